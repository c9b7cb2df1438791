// Matrix products and convolutions, by our own kernels or by libraries if the environment names their
// stand-ins.
#include "impl/backend/params/convolution.h"
#include "impl/backend/params/matmul.h"
#include "launches/call.h"
#include "launches/stand_ins.h"

namespace catenary::cuda {
namespace {

struct Product {
  int64_t batch, rows, inner, columns;
  bool a_transposed, b_transposed, bias, add;
};

/// Runs one product on both devices.
void check(DType dtype, const Product& p) {
  SCOPED_TRACE(std::string(dtype_name(dtype)) + ": " + std::to_string(p.batch) + " x " +
               std::to_string(p.rows) + ", " + std::to_string(p.inner) + ", " + std::to_string(p.columns));
  Call call;
  const auto stack = [&](int64_t rows, int64_t columns, bool transposed, unsigned seed) {
    const int k = call.input(dtype, {p.batch, rows, columns}, seed);
    if (transposed) call.view(k, {p.batch, rows, columns}, {rows * columns, 1, rows});
  };
  stack(p.rows, p.inner, p.a_transposed, 1);
  stack(p.inner, p.columns, p.b_transposed, 2);
  if (p.bias) call.input(dtype, {p.columns}, 3);
  call.output(dtype, {p.batch, p.rows, p.columns});
  call.run(kernels::matmul, {p.bias, false}, std::sqrt(double(p.inner)) + 1);
}

TEST(CudaProducts, MultipliesMatrices) {
  for (const DType dtype : kFloats)
    for (const Product& p :
         {Product{1, 40, 50, 60, false, false, true, false},
          Product{1, 65, 33, 70, true, false, false, false}, Product{1, 33, 65, 40, false, true, true, false},
          Product{3, 34, 20, 36, true, true, true, false}, Product{2, 1, 200, 50, false, false, false, false},
          Product{2, 50, 300, 1, false, true, true, false}, Product{1, 5, 0, 7, false, false, true, false},
          Product{1, 4, 700, 3, false, false, true, false}})
      check(dtype, p);
}

/// A convolution and its gradients, of which each dimension beyond the first two is an axis.
struct Problem {
  Shape x, w, y;
  std::vector<int64_t> stride, pad, dilation;
  int64_t groups;
  ConvolutionParams params(bool strict) const {
    ConvolutionParams p;
    const size_t missing = 3 - stride.size();
    for (size_t d = 0; d < stride.size(); ++d) {
      p.stride[missing + d] = stride[d];
      p.pad[missing + d] = pad[d];
      p.dilation[missing + d] = dilation[d];
    }
    p.groups = groups;
    p.strict = strict;
    return p;
  }
};

const std::vector<Problem>& problems() {
  static const std::vector<Problem> all = {
      {{2, 3, 9}, {4, 3, 3}, {2, 4, 4}, {2}, {0}, {1}, 1},
      {{2, 4, 7, 8}, {6, 2, 3, 2}, {2, 6, 7, 5}, {1, 2}, {1, 1}, {1, 1}, 2},
      {{1, 5, 10, 9}, {40, 5, 3, 3}, {1, 40, 3, 5}, {2, 1}, {0, 0}, {2, 2}, 1},
      {{2, 3, 6, 6}, {4, 3, 3, 3}, {2, 4, 3, 3}, {2, 2}, {0, 0}, {1, 1}, 1},  // windows end outside of x
      {{2, 6, 4, 5, 6}, {6, 1, 2, 3, 1}, {2, 6, 3, 5, 3}, {1, 1, 2}, {0, 1, 0}, {1, 1, 1}, 6},
      {{3, 2, 5, 5}, {70, 2, 1, 1}, {3, 70, 5, 5}, {1, 1}, {0, 0}, {1, 1}, 1},
  };
  return all;
}

TEST(CudaProducts, Convolves) {
  for (const DType dtype : kFloats)
    for (const Problem& p : problems())
      for (const bool strict : {false, true}) {
        const ConvolutionParams params = p.params(strict);
        double depth = 1;
        for (size_t d = 1; d < p.w.size(); ++d) depth *= double(p.w[d]);
        {
          Call call;
          call.input(dtype, p.x, 1);
          call.input(dtype, p.w, 2);
          if (strict) call.input(dtype, {p.y[1]}, 3);
          call.output(dtype, p.y);
          call.run(kernels::convolution, params, std::sqrt(depth) + 2);
        }
        {
          Call call;
          call.input(dtype, p.y, 4);
          call.input(dtype, p.w, 5);
          if (strict) call.input(dtype, {p.x[1]}, 6);
          call.output(dtype, p.x);
          call.run(kernels::convolution_input_gradient, params, std::sqrt(depth * 10) + 2);
        }
        {
          Call call;
          call.input(dtype, p.x, 7);
          call.input(dtype, p.y, 8);
          call.output(dtype, p.w);
          if (strict) call.output(dtype, {p.y[1]});
          call.run(kernels::convolution_weight_gradient, params, 20);
        }
      }
}

class CudaLibraries : public testing::Test {
 protected:
  void SetUp() override {
    blas_objects = stand_in<size_t()>("CATENARY_CUDA_BLASLT", "stand_in_blas_lt_objects");
    dnn_objects = stand_in<size_t()>("CATENARY_CUDA_CUDNN", "stand_in_dnn_objects");
    if (!blas_objects || !dnn_objects) GTEST_SKIP() << "no stand-ins for libraries";
  }
  void TearDown() override { expect_no_misuse(); }
  size_t (*blas_objects)() = nullptr;
  size_t (*dnn_objects)() = nullptr;
};

TEST_F(CudaLibraries, FindAnAlgorithmOnceForAShape) {
  const Product p{1, 47, 53, 59, false, false, true, false};
  check(CTN_FLOAT32, p);
  const uint64_t products = count_of("cublasLtMatmul"), searches = count_of("cublasLtMatmulAlgoGetHeuristic");
  const size_t objects = blas_objects();
  EXPECT_GT(products, 0u);
  check(CTN_FLOAT32, p);
  EXPECT_GT(count_of("cublasLtMatmul"), products);
  EXPECT_EQ(count_of("cublasLtMatmulAlgoGetHeuristic"), searches);
  EXPECT_EQ(blas_objects(), objects);

  const auto convolve = [] {
    Call call;
    call.input(CTN_FLOAT32, {1, 2, 8, 8}, 1);
    call.input(CTN_FLOAT32, {3, 2, 3, 3}, 2);
    call.output(CTN_FLOAT32, {1, 3, 6, 6});
    call.run(kernels::convolution, {});
  };
  convolve();
  const size_t descriptors = dnn_objects();
  const uint64_t convolutions = count_of("cudnnBackendExecute");
  EXPECT_GT(convolutions, 0u);
  convolve();
  EXPECT_EQ(dnn_objects(), descriptors);
  EXPECT_GT(count_of("cudnnBackendExecute"), convolutions);
}

TEST_F(CudaLibraries, ForgetPlansWhenThereAreTooMany) {
  size_t most = 0;
  for (int64_t i = 0; i < 300; ++i) {
    Call call;
    call.input(CTN_FLOAT32, {1, 130 + i}, 1);
    call.input(CTN_FLOAT32, {130 + i, 33}, 2);
    call.output(CTN_FLOAT32, {1, 33});
    call.run(kernels::matmul, {}, 30);
    most = std::max(most, blas_objects());
  }
  EXPECT_LE(most, 1 + 4 * 512u);
  EXPECT_LT(blas_objects(), most);
}

TEST_F(CudaLibraries, ReportFailures) {
  const auto multiply = [](const char* text) {
    Call call;
    call.input(CTN_FLOAT64, {40, 40}, 1);
    call.input(CTN_FLOAT64, {40, 41}, 2);
    call.output(CTN_FLOAT64, {40, 41});
    if (text)
      call.fails(kernels::matmul, {}, text);
    else
      call.run(kernels::matmul, {}, 10);
  };
  multiply(nullptr);
  fail_next("cublasLtMatmul");
  multiply("cublasLtMatmul failed with CUBLAS_STATUS_EXECUTION_FAILED");
  multiply(nullptr);
  const auto convolve = [](const char* text) {
    Call call;
    call.input(CTN_FLOAT64, {1, 2, 8, 8}, 1);
    call.input(CTN_FLOAT64, {3, 2, 3, 3}, 2);
    call.output(CTN_FLOAT64, {1, 3, 6, 6});
    if (text)
      call.fails(kernels::convolution, {}, text);
    else
      call.run(kernels::convolution, {}, 10);
  };
  convolve(nullptr);
  fail_next("cudnnBackendExecute");
  convolve("cudnnBackendExecute failed with CUDNN_STATUS_EXECUTION_FAILED");
  convolve(nullptr);
}

}  // namespace
}  // namespace catenary::cuda
