// Decompositions by the stand-in for cuSOLVER: the tests of all devices, and what only this one can do wrong.
#include "impl/backend/cuda/cuda_backend.h"
#include "launches/stand_ins.h"
#include "tests/impl/backend/lapack_tests.h"

namespace catenary {
namespace {

Backend& find_device(const char* name) {
  return std::string(name) == "cuda:0" ? cuda::CudaBackend::open(0) : find_backend(name);
}
const bool replaced = (find_test_backend = find_device, true);

INSTANTIATE_TEST_SUITE_P(Devices, LapackTest, ::testing::Values("cuda:0"), device_test_name);

class CudaLapack : public LapackTest {
 protected:
  void TearDown() override { cuda::expect_no_misuse(); }
  ArrayRef matrices(int64_t batch, int64_t rows, int64_t columns) {
    return uniform({batch, rows, columns}, CTN_FLOAT64);
  }
  /// The identity with its rows in reverse order.
  ArrayRef flipped(int64_t n) {
    const ctn_index rows[] = {{CTN_INDEX_SLICE, CTN_OMITTED, CTN_OMITTED, -1}};
    return get_item(*eyes({}, n), {rows, 1});
  }
};

TEST_P(CudaLapack, DecomposesManyMatricesAtOnce) {
  const auto calls = [](const char* name, const std::function<void()>& body) {
    const uint64_t before = cuda::count_of(name);
    body();
    return cuda::count_of(name) - before;
  };
  const ArrayRef a = matrices(40, 7, 5), square = matmul(*turned(*a), *a);
  EXPECT_EQ(calls("cusolverDnDgesvdjBatched", [&] { svd(*a, true); }), 1u);
  EXPECT_EQ(calls("cusolverDnXgesvd", [&] { svdvals(*matrices(3, 33, 2)); }), 3u);
  EXPECT_EQ(calls("cusolverDnDpotrfBatched", [&] { cholesky(*square); }), 1u);
  EXPECT_EQ(calls("cusolverDnXpotrf", [&] { cholesky(*eyes({1}, 5)); }), 1u);
  EXPECT_EQ(calls("cusolverDnXsyevBatched", [&] { eigvalsh(*square, false); }) +
                calls("cusolverDnXsyevd", [&] { eigvalsh(*square, false); }),
            cuda::count_of("cusolverDnXsyevBatched") ? 1u : 40u);
}

TEST_P(CudaLapack, SolvesManySmallSystems) {
  for (const int64_t n : {1, 2, 5, 31, 32, 33}) {
    const uint64_t before = cuda::count_of("cusolverDnXgetrf");
    for (const DType dtype : {CTN_FLOAT32, CTN_FLOAT64}) {
      // The rows are reordered, so that every pivot requires an exchange.
      const ArrayRef a = astype(
          *turned(*elementwise(ops::add, *matrices(9, n, n),
                               *elementwise_scalar(ops::multiply, *flipped(n), 2.0 * double(n), false))),
          dtype);
      const ArrayRef b = astype(*matrices(9, n, 3), dtype);
      const ArrayRef on_cpu = to_backend(*a, cpu_backend());
      EXPECT_LE(distance(*inv(*a), *inv(*on_cpu)), bound(dtype, n)) << n;
      EXPECT_LE(distance(*solve(*a, *b), *solve(*on_cpu, *to_backend(*b, cpu_backend()))), bound(dtype, n));
      const auto [sign, logarithm] = slogdet(*a);
      const auto [wanted_sign, wanted] = slogdet(*on_cpu);
      EXPECT_EQ(values_of(*sign), values_of(*wanted_sign));
      EXPECT_LE(distance(*logarithm, *wanted), 10 * bound(dtype, n));
    }
    EXPECT_EQ(cuda::count_of("cusolverDnXgetrf") - before, n <= 32 ? 0u : 2 * 3 * 9u) << n;
  }
}

TEST_P(CudaLapack, DoesNotWait) {
  const ArrayRef a = matrices(3, 6, 6);
  det(*a);
  const uint64_t waits = cuda::count_of("wait");
  const ArrayRef d = det(*a), r = qr_r(*a);
  EXPECT_EQ(cuda::count_of("wait"), waits);
  EXPECT_EQ(values_of(*d).size(), 3u);
}

TEST_P(CudaLapack, ReportsFailures) {
  const ArrayRef a = matrices(1, 4, 4);
  const std::vector<double> want = values_of(*inv(*a));
  for (const char* name : {"cusolverDnXgetrf_bufferSize", "cusolverDnXgetrf", "cusolverDnXgetrs"}) {
    cuda::fail_next(name);
    EXPECT_EQ(status_of([&] { inv(*a); }, (std::string(name) + " failed with CUSOLVER_STATUS_").c_str()),
              CTN_ERROR_DEVICE);
    EXPECT_EQ(values_of(*inv(*a)), want);
  }
}

TEST_P(CudaLapack, KeepsItsObjects) {
  const auto objects = cuda::stand_in<size_t()>("CATENARY_CUDA_CUSOLVER", "stand_in_solver_objects");
  const ArrayRef a = matrices(2, 5, 5);
  det(*a);
  const size_t before = objects();
  for (int i = 0; i < 10; ++i) svd(*a, true);
  EXPECT_EQ(objects(), before);
}

INSTANTIATE_TEST_SUITE_P(Devices, CudaLapack, ::testing::Values("cuda:0"), device_test_name);

}  // namespace
}  // namespace catenary
