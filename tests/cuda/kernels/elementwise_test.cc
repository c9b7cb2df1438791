// Every elementwise kernel against the CPU's loops, which compile the same functors.
#include "impl/backend/cuda/kernels/elementwise.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <iterator>
#include <random>
#include <string>
#include <vector>

#include "emulated.h"
#include "impl/backend/cpu/elementwise_loops.h"
#include "impl/backend/cpu/loops.h"
#include "impl/dtype/op.h"
#include "kernels/numbers.h"

namespace catenary::cuda {
namespace {

constexpr size_t kNumbers = 2000;

/// Some numbers of a dtype in an order of their own.
Bytes some_numbers(DType dtype, unsigned seed) {
  const Bytes all = numbers(dtype);
  const size_t size = itemsize(dtype), n = all.size() / size;
  std::mt19937 random(seed);
  Bytes bytes(kNumbers * size);
  for (size_t i = 0; i < kNumbers; ++i) std::memcpy(&bytes[i * size], &all[random() % n * size], size);
  return bytes;
}

Bytes cast(const Bytes& x, DType from, DType to) {
  Bytes y(kNumbers * itemsize(to));
  cpu::cast_loop(from, to)(x.data(), y.data(), kNumbers);
  return y;
}

/// One operation in one dtype.
struct Case {
  Op op;
  DType dtype;
  int inputs, outputs;
  DType input(int k) const { return op_input_dtype(op, k, dtype); }
  DType output(int k) const { return op_output_dtype(op, k, dtype); }
  std::string name() const { return std::string("elementwise_") + op_name(op) + "_" + dtype_name(dtype); }
  std::string strided_name() const {
    return std::string("elementwise_strided_") + op_name(op) + "_" + dtype_name(wide_dtype(dtype));
  }
};

std::vector<Case> cases() {
  std::vector<Case> list;
  for (int op = 0; op < kOps; ++op)
    for (int dtype = 0; dtype < kDTypes; ++dtype)
      if (cpu::elementwise_loops().elementwise[op][compute_dtype(DType(dtype))])
        list.push_back({Op(op), DType(dtype), op_inputs(Op(op)), op_outputs(Op(op))});
  return list;
}

/// The results of the CPU's loops.
std::vector<Bytes> expected_of(const Case& c, const std::vector<Bytes>& inputs) {
  const auto& table = cpu::elementwise_loops().elementwise[int(c.op)];
  const DType compute = table[c.dtype] ? c.dtype : compute_dtype(c.dtype);
  std::vector<Bytes> x = inputs, y;
  const void* in[3] = {};
  void* out[2] = {};
  for (int k = 0; k < c.inputs; ++k) {
    const DType wanted = op_input_dtype(c.op, k, compute);
    if (wanted != c.input(k)) x[size_t(k)] = cast(x[size_t(k)], c.input(k), wanted);
    in[k] = x[size_t(k)].data();
  }
  for (int k = 0; k < c.outputs; ++k) y.emplace_back(kNumbers * itemsize(op_output_dtype(c.op, k, compute)));
  for (int k = 0; k < c.outputs; ++k) out[k] = y[size_t(k)].data();
  table[compute](in[0], in[1], in[2], out[0], out[1], kNumbers);
  for (int k = 0; k < c.outputs; ++k) {
    const DType from = op_output_dtype(c.op, k, compute);
    if (from != c.output(k)) y[size_t(k)] = cast(y[size_t(k)], from, c.output(k));
  }
  return y;
}

bool is_nan(const unsigned char* x, DType dtype) {
  double value = 0;
  cpu::cast_loop(dtype, CTN_FLOAT64)(x, &value, 1);
  return value != value;
}

/// Compares bits, except those of NaN.
void compare(const Bytes& y, const Bytes& expected, DType dtype) {
  const size_t size = itemsize(dtype);
  ASSERT_EQ(y.size(), expected.size());
  for (size_t i = 0; i < y.size(); i += size) {
    if (std::memcmp(&y[i], &expected[i], size) == 0) continue;
    ASSERT_TRUE(is_nan(&y[i], dtype) && is_nan(&expected[i], dtype)) << "element " << i / size;
  }
}

class CudaElementwise : public testing::Test {
 protected:
  // Their loops have no fused multiply-adds either.
  void SetUp() override { cpu::set_simd_level_for_test(cpu::SimdLevel::baseline); }
};

TEST_F(CudaElementwise, EveryOperationHasCases) {
  bool has[kOps] = {};
  for (const Case& c : cases()) has[int(c.op)] = true;
  EXPECT_EQ(std::count(std::begin(has), std::end(has), false), 0);
}

TEST_F(CudaElementwise, ContiguousAsTheCpu) {
  for (const Case& c : cases()) {
    SCOPED_TRACE(c.name());
    std::vector<Bytes> x, y;
    ElementwiseFlatParams params{};
    params.size = kNumbers;
    for (int k = 0; k < c.inputs; ++k) x.push_back(some_numbers(c.input(k), unsigned(k)));
    if (c.inputs == 2) {  // one number, in memory or not
      const size_t size = itemsize(c.input(1));
      for (size_t i = size; i < x[1].size(); ++i)
        if (c.dtype % 3 != 0) x[1][i] = x[1][i - size];
    }
    for (int k = 0; k < c.inputs; ++k) params.inputs[k] = x[size_t(k)].data();
    if (c.inputs == 2 && c.dtype % 3 == 1) params.repeated = 2;
    if (c.inputs == 2 && c.dtype % 3 == 2) {
      std::memcpy(&params.values[1], x[1].data(), itemsize(c.input(1)));
      params.inputs[1] = nullptr;
    }
    for (int k = 0; k < c.outputs; ++k) y.emplace_back(kNumbers * itemsize(c.output(k)));
    for (int k = 0; k < c.outputs; ++k) params.outputs[k] = y[size_t(k)].data();
    emulated::launch(emulated::kernel(c.name()), {2}, {kElementwiseThreads}, params);
    const std::vector<Bytes> expected = expected_of(c, x);
    for (int k = 0; k < c.outputs; ++k) compare(y[size_t(k)], expected[size_t(k)], c.output(k));
    if (HasFatalFailure()) return;
  }
}

TEST_F(CudaElementwise, StridedWithCastsAsTheCpu) {
  for (const Case& c : cases()) {
    SCOPED_TRACE(c.strided_name() + " for " + dtype_name(c.dtype));
    // The operands have other dtypes, and every second element is not touched.
    const DType other = DType((int(c.dtype) + 5) % kDTypes);
    std::vector<Bytes> memory, x, y;
    ElementwiseStridedParams params{};
    params.loop = c.dtype;
    params.layout.size = kNumbers;
    params.layout.ndim = 2;
    params.layout.lengths[0] = make_divisor(50);
    params.layout.lengths[1] = make_divisor(kNumbers / 50);
    const auto add = [&](DType dtype, Bytes bytes) {
      const size_t size = itemsize(dtype), k = memory.size();
      Bytes spread(2 * bytes.size(), 0xaa);
      for (size_t i = 0; i < kNumbers; ++i) std::memcpy(&spread[2 * i * size], &bytes[i * size], size);
      memory.push_back(spread);
      params.layout.strides[k][0] = int64_t(2 * size);
      params.layout.strides[k][1] = int64_t(100 * size);
      params.dtypes[k] = dtype;
    };
    for (int k = 0; k < c.inputs; ++k) {
      const Bytes bytes = some_numbers(other, unsigned(k));
      x.push_back(cast(bytes, other, c.input(k)));
      add(other, bytes);
    }
    for (int k = 0; k < c.outputs; ++k) add(other, Bytes(kNumbers * itemsize(other)));
    for (size_t k = 0; k < memory.size(); ++k) params.operands[k] = reinterpret_cast<char*>(memory[k].data());
    emulated::launch(emulated::kernel(c.strided_name()), {2}, {kElementwiseThreads}, params);
    const std::vector<Bytes> expected = expected_of(c, x);
    for (int k = 0; k < c.outputs; ++k) {
      const Bytes& spread = memory[size_t(c.inputs + k)];
      const size_t size = itemsize(other);
      Bytes results(kNumbers * size);
      for (size_t i = 0; i < kNumbers; ++i) std::memcpy(&results[i * size], &spread[2 * i * size], size);
      compare(results, cast(expected[size_t(k)], c.output(k), other), other);
    }
    if (HasFatalFailure()) return;
  }
}

}  // namespace
}  // namespace catenary::cuda
