// Matrix products by cuBLASLt, which knows matrices in column-major order only: y = a b is computed as its
// transpose.
#include "impl/backend/cuda/blas.h"

#include <algorithm>

#include "impl/backend/cuda/cuda_backend.h"
#include "impl/backend/cuda/cuda_stream.h"
#include "impl/backend/cuda/libraries.h"
#include "impl/backend/cuda/plans.h"
#include "impl/base/error.h"

namespace catenary::cuda {
namespace {

constexpr uint64_t kMaxBlasWorkspace = uint64_t{32} << 20;  // bytes
constexpr int64_t kMaxLength = INT32_MAX;

/// A descriptor of the library.
template <class T, cublasStatus_t (*BlasLt::*kDestroy)(T)>
struct BlasDescriptor {
  T handle = nullptr;
  BlasDescriptor() = default;
  ~BlasDescriptor() {
    if (handle) (blas_lt()->*kDestroy)(handle);
  }
  BlasDescriptor(const BlasDescriptor&) = delete;
  BlasDescriptor& operator=(const BlasDescriptor&) = delete;
};
using MatrixLayout = BlasDescriptor<cublasLtMatrixLayout_t, &BlasLt::cublasLtMatrixLayoutDestroy>;
using Product = BlasDescriptor<cublasLtMatmulDesc_t, &BlasLt::cublasLtMatmulDescDestroy>;
using Preference = BlasDescriptor<cublasLtMatmulPreference_t, &BlasLt::cublasLtMatmulPreferenceDestroy>;

struct BlasPlan {
  Product product;
  MatrixLayout left, right, result;  // of the transposed product: b, a and y
  cublasLtMatmulAlgo_t algorithm;
  size_t workspace;
};
using BlasDevice = LibraryDevice<cublasLtHandle_t, BlasPlan>;

BlasDevice& blas_device(int index) {
  static BlasDevice* const devices = new BlasDevice[kMaxDevices];
  return devices[index];
}

/// A matrix as the library sees it: a stack of matrices in column-major order, of which the transposes may be
/// meant.
struct Stored {
  int64_t rows, columns, leading, batch_stride;  // in elements
  bool transposed;
};

/// Describes the transpose of a matrix. Returns whether the library can read it.
bool describe(const Matrices& x, int64_t rows, int64_t columns, int64_t batch, int64_t item, Stored& stored) {
  if (x.row % item || x.column % item || x.batch % item || (batch > 1 && x.batch < 0)) return false;
  const int64_t row = x.row / item, column = x.column / item;
  const int64_t batch_stride = batch > 1 ? x.batch / item : 0;
  if ((column == 1 || columns == 1) && (row >= columns || rows == 1))
    stored = {columns, rows, rows == 1 ? columns : row, batch_stride, false};
  else if ((row == 1 || rows == 1) && (column >= rows || columns == 1))
    stored = {rows, columns, columns == 1 ? rows : column, batch_stride, true};
  else
    return false;
  return std::max({stored.rows, stored.columns, stored.leading}) <= kMaxLength;
}

cudaDataType type_of(DType dtype) {
  switch (dtype) {
    case CTN_FLOAT16:
      return CUDA_R_16F;
    case CTN_BFLOAT16:
      return CUDA_R_16BF;
    case CTN_FLOAT64:
      return CUDA_R_64F;
    default:
      return CUDA_R_32F;
  }
}

cublasComputeType_t compute_of(DType dtype) {
  if (dtype == CTN_FLOAT64) return CUBLAS_COMPUTE_64F;
  return dtype == CTN_FLOAT32 && tf32() ? CUBLAS_COMPUTE_32F_FAST_TF32 : CUBLAS_COMPUTE_32F;
}

struct BlasRequest {
  DType dtype;
  int64_t batch;
  Stored left, right, result;
  bool bias, add;
  int64_t left_alignment, right_alignment, result_alignment;

  PlanKey key() const {
    return {dtype | bias << 8 | add << 9 | left.transposed << 10 | right.transposed << 11,
            batch,
            left.rows,
            left.columns,
            left.leading,
            left.batch_stride,
            right.rows,
            right.columns,
            right.leading,
            right.batch_stride,
            left_alignment << 32 | right_alignment << 16 | result_alignment};
  }
};

template <class Attribute, class Handle, class T>
bool set(cublasStatus_t (*function)(Handle, Attribute, const void*, size_t), Handle handle,
         Attribute attribute, const T& value) {
  return function(handle, attribute, &value, sizeof(T)) == CUBLAS_STATUS_SUCCESS;
}

bool make_layout(const BlasRequest& request, const Stored& stored, MatrixLayout& layout) {
  const BlasLt& lt = *blas_lt();
  if (lt.cublasLtMatrixLayoutCreate(&layout.handle, type_of(request.dtype), uint64_t(stored.rows),
                                    uint64_t(stored.columns), stored.leading) != CUBLAS_STATUS_SUCCESS)
    return false;
  const auto function = lt.cublasLtMatrixLayoutSetAttribute;
  return request.batch == 1 ||
         (set(function, layout.handle, CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, int32_t(request.batch)) &&
          set(function, layout.handle, CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET, stored.batch_stride));
}

/// Sums are reduced without atomics and in the type in which they are computed.
bool make_preference(const BlasRequest& request, Preference& preference) {
  const BlasLt& lt = *blas_lt();
  if (lt.cublasLtMatmulPreferenceCreate(&preference.handle) != CUBLAS_STATUS_SUCCESS) return false;
  const auto put = [&](cublasLtMatmulPreferenceAttributes_t attribute, auto value) {
    return set(lt.cublasLtMatmulPreferenceSetAttribute, preference.handle, attribute, value);
  };
  return put(CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, kMaxBlasWorkspace) &&
         put(CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK, uint32_t{CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE}) &&
         put(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES, uint32_t(request.left_alignment)) &&
         put(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES, uint32_t(request.right_alignment)) &&
         put(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES, uint32_t(request.result_alignment)) &&
         put(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES, uint32_t(request.result_alignment));
}

bool make_product(const BlasRequest& request, Product& product) {
  const BlasLt& lt = *blas_lt();
  const cudaDataType scale = request.dtype == CTN_FLOAT64 ? CUDA_R_64F : CUDA_R_32F;
  if (lt.cublasLtMatmulDescCreate(&product.handle, compute_of(request.dtype), scale) != CUBLAS_STATUS_SUCCESS)
    return false;
  const auto put = [&](cublasLtMatmulDescAttributes_t attribute, int32_t value) {
    return set(lt.cublasLtMatmulDescSetAttribute, product.handle, attribute, value);
  };
  return put(CUBLASLT_MATMUL_DESC_TRANSA, request.left.transposed ? CUBLAS_OP_T : CUBLAS_OP_N) &&
         put(CUBLASLT_MATMUL_DESC_TRANSB, request.right.transposed ? CUBLAS_OP_T : CUBLAS_OP_N) &&
         put(CUBLASLT_MATMUL_DESC_EPILOGUE,
             request.bias ? CUBLASLT_EPILOGUE_BIAS : CUBLASLT_EPILOGUE_DEFAULT);
}

std::unique_ptr<BlasPlan> make_plan(cublasLtHandle_t handle, const BlasRequest& request) {
  auto plan = std::make_unique<BlasPlan>();
  Preference preference;
  if (!make_product(request, plan->product) || !make_layout(request, request.left, plan->left) ||
      !make_layout(request, request.right, plan->right) ||
      !make_layout(request, request.result, plan->result) || !make_preference(request, preference))
    return nullptr;
  cublasLtMatmulHeuristicResult_t result{};
  int count = 0;
  const cublasStatus_t status = blas_lt()->cublasLtMatmulAlgoGetHeuristic(
      handle, plan->product.handle, plan->left.handle, plan->right.handle, plan->result.handle,
      plan->result.handle, preference.handle, 1, &result, &count);
  if (status != CUBLAS_STATUS_SUCCESS || count < 1 || result.state != CUBLAS_STATUS_SUCCESS) return nullptr;
  plan->algorithm = result.algo;
  plan->workspace = result.workspaceSize;
  return plan;
}

void check(cublasStatus_t status, const char* call) {
  if (status != CUBLAS_STATUS_SUCCESS)
    fail(status == CUBLAS_STATUS_ALLOC_FAILED ? CTN_ERROR_OUT_OF_MEMORY : CTN_ERROR_DEVICE,
         "%s failed with %s", call, blas_lt()->cublasLtGetStatusName(status));
}

/// Whether our own kernel needs one block only, which takes less time than to start the library's.
bool is_tiny(const ProductParams& p) {
  return p.rows <= kSmallTile.rows && p.columns <= kSmallTile.columns && p.inner <= 128;
}

}  // namespace

bool multiply_by_library(Work& work, DType dtype, int64_t batch, const ProductParams& p) {
  const int64_t item = int64_t(itemsize(dtype));
  if (!is_float(dtype) || p.inner == 0 || is_tiny(p) || (p.bias && p.bias_stride != item)) return false;
  const BlasLt* const lt = blas_lt();
  if (!lt) return false;
  BlasRequest request{};
  request.dtype = dtype;
  request.batch = batch;
  if (batch > kMaxLength || !describe(p.b, p.inner, p.columns, batch, item, request.left) ||
      !describe(p.a, p.rows, p.inner, batch, item, request.right))
    return false;
  request.result = {p.columns, p.rows, p.columns, p.rows * p.columns, false};
  request.bias = p.bias != nullptr;
  request.add = p.add;
  request.left_alignment = alignment_of(p.b.data);
  request.right_alignment = alignment_of(p.a.data);
  request.result_alignment = std::min(alignment_of(p.y), p.bias ? alignment_of(p.bias) : 256);

  BlasDevice& device = blas_device(work.backend().index());
  std::lock_guard<std::mutex> guard(device.mutex);
  if (!device.opened) {
    device.opened = true;
    if (lt->cublasLtCreate(&device.handle) != CUBLAS_STATUS_SUCCESS) device.handle = nullptr;
  }
  if (!device.handle) return false;
  BlasPlan* const plan = device.find(request.key(), [&] { return make_plan(device.handle, request); });
  if (!plan) return false;
  char* const workspace = plan->workspace ? work.scratch(plan->workspace) : nullptr;
  if (p.bias)
    check(lt->cublasLtMatmulDescSetAttribute(plan->product.handle, CUBLASLT_MATMUL_DESC_BIAS_POINTER, &p.bias,
                                             sizeof(p.bias)),
          "cublasLtMatmulDescSetAttribute");
  const double one = 1, beta = p.add ? 1 : 0;
  const float float_one = 1, float_beta = p.add ? 1 : 0;
  const bool wide = dtype == CTN_FLOAT64;
  check(lt->cublasLtMatmul(device.handle, plan->product.handle,
                           wide ? static_cast<const void*>(&one) : &float_one, p.b.data, plan->left.handle,
                           p.a.data, plan->right.handle, wide ? static_cast<const void*>(&beta) : &float_beta,
                           p.y, plan->result.handle, p.y, plan->result.handle, &plan->algorithm, workspace,
                           plan->workspace, work.stream().handle()),
        "cublasLtMatmul");
  return true;
}

}  // namespace catenary::cuda
