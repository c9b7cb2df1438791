// The kernels of reductions and norms that array functions seldom or never start, against simple loops.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <string>
#include <vector>

#include "emulated.h"
#include "impl/backend/cuda/kernels/norms.h"
#include "impl/backend/cuda/kernels/reduce.h"
#include "impl/backend/host.h"
#include "kernels/numbers.h"

namespace catenary::cuda {
namespace {

template <class T>
void check_finish(const char* name, std::vector<T> totals, DType compute, DType number, double scale,
                  double divisor) {
  for (int to = 0; to < kDTypes; ++to) {
    const size_t size = itemsize(DType(to)), n = totals.size();
    Bytes y(n * size), expected(n * size);
    // As the CPU: totals become numbers of the dtype of the computation, are scaled, and become results.
    std::vector<uint64_t> numbers(n);
    std::vector<double> scaled(n);
    cpu::cast_loop(number, compute)(totals.data(), numbers.data(), int64_t(n));
    const bool is_scaled = scale != 1 || divisor != 0;
    if (compute == CTN_FLOAT64)
      std::memcpy(scaled.data(), numbers.data(), n * sizeof(double));
    else
      cpu::cast_loop(compute, CTN_FLOAT64)(numbers.data(), scaled.data(), int64_t(n));
    for (double& x : scaled) x = divisor != 0 ? x / divisor : x * scale;
    const DType from = is_scaled ? CTN_FLOAT64 : compute;
    const void* source = is_scaled ? static_cast<const void*>(scaled.data()) : numbers.data();
    if (from == to)
      std::memcpy(expected.data(), source, n * size);
    else
      cpu::cast_loop(from, DType(to))(source, expected.data(), int64_t(n));
    ReduceFinishParams p{};
    p.layout.size = uint32_t(n);
    p.layout.ndim = 1;
    p.layout.lengths[0] = make_divisor(uint32_t(n));
    p.layout.strides[0][0] = sizeof(T);
    p.layout.strides[1][0] = int64_t(size);
    p.totals = reinterpret_cast<const char*>(totals.data());
    p.y = reinterpret_cast<char*>(y.data());
    p.end.compute = compute;
    p.end.result = to;
    p.end.scale = scale;
    p.end.divisor = divisor;
    emulated::launch(emulated::kernel(std::string("reduce_finish_") + name), {2}, {32}, p);
    EXPECT_EQ(y, expected) << name << " computed in " << dtype_name(compute) << " to "
                           << dtype_name(DType(to));
  }
}

TEST(CudaReduction, MakesResultsOfTotals) {
  const std::vector<int64_t> integers = {0, 1, -1, 127, 128, -129, 255, 65536, -40000, INT64_MAX, INT64_MIN};
  const std::vector<uint64_t> naturals(integers.begin(), integers.end());
  const std::vector<double> reals = {0, 1.5, -2.75, 1e10, -1e20, 1e300, INFINITY, 65519, 1.0009765625};
  for (const double scale : {1.0, 0.125})
    for (const double divisor : {0.0, 3.0}) {
      for (const DType compute :
           {CTN_INT8, CTN_INT16, CTN_INT32, CTN_INT64, CTN_UINT8, CTN_UINT16, CTN_UINT32})
        check_finish("int64", integers, compute, CTN_INT64, scale, divisor);
      for (const DType compute : {CTN_INT16, CTN_INT64, CTN_UINT32, CTN_UINT64})
        check_finish("uint64", naturals, compute, CTN_UINT64, scale, divisor);
    }
  for (const double divisor : {0.0, 7.0})
    for (int to = CTN_FLOAT16; to <= CTN_FLOAT32; ++to) {
      std::vector<double> totals = reals, expected = reals;
      Bytes y(reals.size() * itemsize(DType(to))), rounded = y;
      for (double& x : expected) x = divisor != 0 ? x / divisor : x;
      cpu::cast_loop(CTN_FLOAT64, DType(to))(expected.data(), rounded.data(), int64_t(expected.size()));
      ReduceFinishParams p{};
      p.layout.size = uint32_t(reals.size());
      p.layout.ndim = 1;
      p.layout.lengths[0] = make_divisor(p.layout.size);
      p.layout.strides[0][0] = sizeof(double);
      p.layout.strides[1][0] = int64_t(itemsize(DType(to)));
      p.totals = reinterpret_cast<const char*>(totals.data());
      p.y = reinterpret_cast<char*>(y.data());
      p.end.compute = CTN_FLOAT64;
      p.end.result = to;
      p.end.scale = 1;
      p.end.divisor = divisor;
      emulated::launch(emulated::kernel("reduce_finish_float64"), {1}, {32}, p);
      EXPECT_EQ(y, rounded) << dtype_name(DType(to));
    }
}

TEST(CudaReduction, AddsSquaresOfManyArrays) {
  std::mt19937 random(3);
  for (const unsigned order : {0u, 1u, 5u}) {
    emulated::set_order(order);
    const uint64_t sizes[] = {0, 1, 7, 1000, kNormPiece, kNormPiece + 5, 3 * kNormPiece - 1};
    std::vector<std::vector<float>> arrays;
    std::vector<double> expected;
    NormPiecesParams p{};
    NormTotalsParams t{};
    for (const uint64_t size : sizes) {
      // One element further, so that the array is not aligned to packs.
      std::vector<float>& x = arrays.emplace_back(size + 1);
      double sum = 0;
      for (float& v : x) v = float(int(random() % 21) - 10);
      const bool moved = size % 2 == 1;
      for (uint64_t i = 0; i < size; ++i) sum += double(x[i + moved]) * double(x[i + moved]);
      expected.push_back(sum);
      const int k = p.count++;
      p.arrays[k] = x.data() + moved;
      p.sizes[k] = size;
      p.dtypes[k] = CTN_FLOAT32;
      p.first[k + 1] = p.first[k] + uint32_t((size + kNormPiece - 1) / kNormPiece);
    }
    std::vector<double> sums(p.first[p.count]), totals(expected.size());
    p.sums = t.totals = nullptr;
    p.sums = sums.data();
    t.sums = sums.data();
    t.totals = totals.data();
    std::memcpy(t.first, p.first, sizeof(t.first));
    emulated::launch(emulated::kernel("squared_norm_pieces"), {p.first[p.count]}, {kNormThreads}, p);
    emulated::launch(emulated::kernel("squared_norm_totals"), {unsigned(p.count)}, {kNormThreads}, t);
    EXPECT_EQ(totals, expected);
    for (const double threshold : {1.0, 1e9}) {
      double all = 0, rate = 0;
      for (const double sum : totals) all += sum;
      emulated::launch(emulated::kernel("clipping_rate"), {1}, {kNormThreads},
                       ClippingRateParams{totals.data(), totals.size(), threshold, &rate});
      EXPECT_EQ(rate, std::min(1.0, threshold / std::sqrt(all)));
    }
  }
  emulated::set_order(0);
}

}  // namespace
}  // namespace catenary::cuda
