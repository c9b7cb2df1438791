// A stand-in for cuBLASLt: products of matrices in column-major order, computed without haste on the CPU. It
// records whatever NVIDIA's documentation forbids as a misuse of the stand-in for the driver.
#include "tests/cuda/libraries/library.h"

namespace catenary::cuda {

struct BlasLtContext {};
struct BlasLtLayout {
  cudaDataType type;
  uint64_t rows, columns;
  int64_t leading;
  int32_t batch = 1;
  int64_t batch_stride = 0;
};
struct BlasLtProduct {
  cublasComputeType_t compute;
  cudaDataType scale;
  int32_t transpose_a = CUBLAS_OP_N, transpose_b = CUBLAS_OP_N, epilogue = CUBLASLT_EPILOGUE_DEFAULT;
  const void* bias = nullptr;
};
struct BlasLtPreference {
  uint64_t workspace = 0;
  uint32_t schemes = 7;
  uint32_t alignments[4] = {256, 256, 256, 256};
};

}  // namespace catenary::cuda

namespace stand_in_library {
namespace {

constexpr size_t kWorkspace = 4096;  // bytes that large products need

/// The descriptors of one product.
struct Problem {
  const BlasLtProduct& product;
  const BlasLtLayout &a, &b, &c, &d;
  uint64_t m() const { return d.rows; }
  uint64_t n() const { return d.columns; }
  uint64_t k() const { return product.transpose_a ? a.rows : a.columns; }
  bool large() const { return m() * n() * k() > 100000; }
};

bool equal(const BlasLtLayout& x, const BlasLtLayout& y) {
  return x.type == y.type && x.rows == y.rows && x.columns == y.columns && x.leading == y.leading &&
         x.batch == y.batch && x.batch_stride == y.batch_stride;
}

const char* problem_of(const Problem& p) {
  const BlasLtProduct& product = p.product;
  for (const BlasLtLayout* x : {&p.a, &p.b, &p.c, &p.d}) {
    if (x->type != p.a.type) return "the matrices have different types";
    if (x->batch != p.a.batch) return "the matrices have different batch counts";
  }
  const bool wide = p.a.type == CUDA_R_64F;
  if (wide != (product.compute == CUBLAS_COMPUTE_64F) || wide != (product.scale == CUDA_R_64F))
    return "the compute type does not fit the matrices";
  if (product.compute == CUBLAS_COMPUTE_32F_FAST_TF32 && p.a.type != CUDA_R_32F)
    return "TF32 is for matrices of float32";
  if (!equal(p.c, p.d)) return "C and D differ, but have one address";
  if (p.m() != (product.transpose_a ? p.a.columns : p.a.rows) ||
      p.n() != (product.transpose_b ? p.b.rows : p.b.columns) ||
      p.k() != (product.transpose_b ? p.b.columns : p.b.rows))
    return "the shapes do not fit";
  if (p.d.batch > 1 && p.d.batch_stride < int64_t(p.n() - 1) * p.d.leading + int64_t(p.m()))
    return "the matrices of the result overlap";
  return nullptr;
}

/// Identifies a product and the alignments that its algorithm relies on.
cublasLtMatmulAlgo_t algorithm_of(const Problem& p, const uint32_t (&alignments)[4]) {
  uint64_t hash = 17;
  const auto mix = [&](uint64_t number) { hash = (hash ^ number) * 0x9e3779b97f4a7c15u + (hash >> 29); };
  for (const BlasLtLayout* x : {&p.a, &p.b, &p.d})
    for (const uint64_t number : {x->rows, x->columns, uint64_t(x->leading), uint64_t(x->batch),
                                  uint64_t(x->batch_stride), uint64_t(x->type)})
      mix(number);
  for (const int number :
       {int(p.product.compute), p.product.transpose_a, p.product.transpose_b, p.product.epilogue})
    mix(uint64_t(number));
  cublasLtMatmulAlgo_t algorithm{{hash, p.large() ? kWorkspace : 0}};
  for (int i = 0; i < 4; ++i) algorithm.data[2 + i] = alignments[i];
  return algorithm;
}

size_t extent(const BlasLtLayout& x) {
  const int64_t elements =
      (x.batch - 1) * x.batch_stride + int64_t(x.columns - 1) * x.leading + int64_t(x.rows);
  return size_t(elements) * size_of(type_of(x.type));
}

double scalar(const BlasLtProduct& product, const void* value) {
  return product.scale == CUDA_R_64F ? element<double>(value, 0) : double(element<float>(value, 0));
}

/// A product with all that it needs after the descriptors are gone.
struct Task {
  BlasLtProduct product;
  BlasLtLayout a, b, d;
  uint64_t inner;
  const void *a_data, *b_data;
  void *d_data, *workspace;
  size_t workspace_size;
  double alpha, beta;

  void run() const {
    if (workspace) std::memset(workspace, 0xab, workspace_size);
    const Type type = type_of(d.type);
    for (int64_t batch = 0; batch < d.batch; ++batch)
      for (int64_t j = 0; j < int64_t(d.columns); ++j)
        for (int64_t i = 0; i < int64_t(d.rows); ++i) {
          double sum = 0;
          for (int64_t k = 0; k < int64_t(inner); ++k) {
            const int64_t x = product.transpose_a ? k + i * a.leading : i + k * a.leading;
            const int64_t y = product.transpose_b ? j + k * b.leading : k + j * b.leading;
            sum += load(type, a_data, batch * a.batch_stride + x) *
                   load(type, b_data, batch * b.batch_stride + y);
          }
          const int64_t at = batch * d.batch_stride + j * d.leading + i;
          sum *= alpha;
          if (beta != 0) sum += beta * load(type, d_data, at);
          if (product.epilogue == CUBLASLT_EPILOGUE_BIAS) sum += load(type, product.bias, i);
          store(type, d_data, at, sum);
        }
  }
};

template <class T>
cublasStatus_t set(T& attribute, const void* value, size_t size, const char* call) {
  if (!value || size != sizeof(T))
    return misuse(CUBLAS_STATUS_INVALID_VALUE, "%s: expected %zu bytes, got %zu", call, sizeof(T), size);
  std::memcpy(&attribute, value, size);
  return CUBLAS_STATUS_SUCCESS;
}

bool all_exist(cublasLtHandle_t handle, cublasLtMatmulDesc_t product,
               std::initializer_list<cublasLtMatrixLayout_t> layouts) {
  bool exist = objects<BlasLtContext>().has(handle) && objects<BlasLtProduct>().has(product);
  for (const auto layout : layouts) exist = exist && objects<BlasLtLayout>().has(layout);
  return exist;
}

}  // namespace
}  // namespace stand_in_library

using namespace stand_in_library;  // NOLINT(google-build-using-namespace)

namespace catenary::cuda {
extern "C" {
CTN_CUBLASLT(STAND_IN_ENTRY)
/// Number of handles, descriptors and preferences that exist.
__attribute__((visibility("default"))) size_t stand_in_blas_lt_objects() {
  return count_objects<BlasLtContext, BlasLtLayout, BlasLtProduct, BlasLtPreference>();
}

size_t cublasLtGetVersion() { return 130000; }

const char* cublasLtGetStatusName(cublasStatus_t status) {
  STAND_IN_RETURN_NAME(status, CTN_CUBLAS_STATUSES);
}

cublasStatus_t cublasLtCreate(cublasLtHandle_t* handle) {
  return create(handle, "cublasLtCreate", CUBLAS_STATUS_NOT_INITIALIZED);
}
cublasStatus_t cublasLtDestroy(cublasLtHandle_t handle) {
  return destroy(handle, "cublasLtDestroy", CUBLAS_STATUS_INVALID_VALUE);
}

cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t* layout, cudaDataType type, uint64_t rows,
                                          uint64_t columns, int64_t leading) {
  if (rows == 0 || columns == 0 || leading < int64_t(rows))
    return misuse(CUBLAS_STATUS_INVALID_VALUE,
                  "cublasLtMatrixLayoutCreate: %llu rows and %llu columns with a leading dimension of %lld",
                  static_cast<unsigned long long>(rows), static_cast<unsigned long long>(columns),
                  static_cast<long long>(leading));
  *layout = objects<BlasLtLayout>().add(type, rows, columns, leading);
  return CUBLAS_STATUS_SUCCESS;
}
cublasStatus_t cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t layout) {
  return destroy(layout, "cublasLtMatrixLayoutDestroy", CUBLAS_STATUS_INVALID_VALUE);
}
cublasStatus_t cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t layout,
                                                cublasLtMatrixLayoutAttribute_t which, const void* value,
                                                size_t size) {
  const char* call = "cublasLtMatrixLayoutSetAttribute";
  if (!objects<BlasLtLayout>().has(layout))
    return misuse(CUBLAS_STATUS_INVALID_VALUE, "%s: the layout does not exist", call);
  switch (which) {
    case CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT:
      return set(layout->batch, value, size, call);
    case CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET:
      return set(layout->batch_stride, value, size, call);
  }
  return misuse(CUBLAS_STATUS_INVALID_VALUE, "%s: unknown attribute %d", call, int(which));
}

cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t* product, cublasComputeType_t compute,
                                        cudaDataType scale) {
  *product = objects<BlasLtProduct>().add(compute, scale);
  return CUBLAS_STATUS_SUCCESS;
}
cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t product) {
  return destroy(product, "cublasLtMatmulDescDestroy", CUBLAS_STATUS_INVALID_VALUE);
}
cublasStatus_t cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t product,
                                              cublasLtMatmulDescAttributes_t which, const void* value,
                                              size_t size) {
  const char* call = "cublasLtMatmulDescSetAttribute";
  if (!objects<BlasLtProduct>().has(product))
    return misuse(CUBLAS_STATUS_INVALID_VALUE, "%s: the descriptor does not exist", call);
  switch (which) {
    case CUBLASLT_MATMUL_DESC_TRANSA:
      return set(product->transpose_a, value, size, call);
    case CUBLASLT_MATMUL_DESC_TRANSB:
      return set(product->transpose_b, value, size, call);
    case CUBLASLT_MATMUL_DESC_EPILOGUE:
      return set(product->epilogue, value, size, call);
    case CUBLASLT_MATMUL_DESC_BIAS_POINTER:
      return set(product->bias, value, size, call);
  }
  return misuse(CUBLAS_STATUS_INVALID_VALUE, "%s: unknown attribute %d", call, int(which));
}

cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t* preference) {
  *preference = objects<BlasLtPreference>().add();
  return CUBLAS_STATUS_SUCCESS;
}
cublasStatus_t cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t preference) {
  return destroy(preference, "cublasLtMatmulPreferenceDestroy", CUBLAS_STATUS_INVALID_VALUE);
}
cublasStatus_t cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t preference,
                                                    cublasLtMatmulPreferenceAttributes_t which,
                                                    const void* value, size_t size) {
  const char* call = "cublasLtMatmulPreferenceSetAttribute";
  if (!objects<BlasLtPreference>().has(preference))
    return misuse(CUBLAS_STATUS_INVALID_VALUE, "%s: the preference does not exist", call);
  switch (which) {
    case CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES:
      return set(preference->workspace, value, size, call);
    case CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK:
      return set(preference->schemes, value, size, call);
    case CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES:
      return set(preference->alignments[0], value, size, call);
    case CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES:
      return set(preference->alignments[1], value, size, call);
    case CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES:
      return set(preference->alignments[2], value, size, call);
    case CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES:
      return set(preference->alignments[3], value, size, call);
  }
  return misuse(CUBLAS_STATUS_INVALID_VALUE, "%s: unknown attribute %d", call, int(which));
}

cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t handle, cublasLtMatmulDesc_t product,
                                              cublasLtMatrixLayout_t a, cublasLtMatrixLayout_t b,
                                              cublasLtMatrixLayout_t c, cublasLtMatrixLayout_t d,
                                              cublasLtMatmulPreference_t preference, int wanted,
                                              cublasLtMatmulHeuristicResult_t* results, int* count) {
  const char* call = "cublasLtMatmulAlgoGetHeuristic";
  *count = 0;
  if (driver().call(call)) return CUBLAS_STATUS_NOT_INITIALIZED;
  if (!all_exist(handle, product, {a, b, c, d}) || !objects<BlasLtPreference>().has(preference) || wanted < 1)
    return misuse(CUBLAS_STATUS_INVALID_VALUE, "%s: a descriptor does not exist", call);
  const Problem problem{*product, *a, *b, *c, *d};
  if (const char* text = problem_of(problem))
    return misuse(CUBLAS_STATUS_INVALID_VALUE, "%s: %s", call, text);
  if (preference->schemes & ~uint32_t(CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE))
    return misuse(CUBLAS_STATUS_INVALID_VALUE, "%s: reductions would not be as we promise", call);
  for (const uint32_t alignment : preference->alignments)
    if (alignment < size_of(type_of(a->type)) || alignment > 256 || (alignment & (alignment - 1)))
      return misuse(CUBLAS_STATUS_INVALID_VALUE, "%s: an alignment of %u bytes", call, alignment);
  if (problem.large() && preference->workspace < kWorkspace) return CUBLAS_STATUS_NOT_SUPPORTED;
  results[0] = {};
  results[0].algo = algorithm_of(problem, preference->alignments);
  results[0].workspaceSize = problem.large() ? kWorkspace : 0;
  results[0].state = CUBLAS_STATUS_SUCCESS;
  *count = 1;
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtMatmul(cublasLtHandle_t handle, cublasLtMatmulDesc_t product, const void* alpha,
                              const void* a, cublasLtMatrixLayout_t a_layout, const void* b,
                              cublasLtMatrixLayout_t b_layout, const void* beta, const void* c,
                              cublasLtMatrixLayout_t c_layout, void* d, cublasLtMatrixLayout_t d_layout,
                              const cublasLtMatmulAlgo_t* algorithm, void* workspace, size_t workspace_size,
                              CUstream stream) {
  const char* call = "cublasLtMatmul";
  if (!all_exist(handle, product, {a_layout, b_layout, c_layout, d_layout}) || !algorithm || !alpha || !beta)
    return misuse(CUBLAS_STATUS_INVALID_VALUE, "%s: a descriptor does not exist", call);
  const Problem problem{*product, *a_layout, *b_layout, *c_layout, *d_layout};
  if (const char* text = problem_of(problem))
    return misuse(CUBLAS_STATUS_INVALID_VALUE, "%s: %s", call, text);
  if (c != d) return misuse(CUBLAS_STATUS_INVALID_VALUE, "%s: C is not D", call);
  uint32_t alignments[4];
  for (int i = 0; i < 4; ++i) alignments[i] = uint32_t(algorithm->data[2 + i]);
  const cublasLtMatmulAlgo_t expected = algorithm_of(problem, alignments);
  if (std::memcmp(&expected, algorithm, sizeof expected) != 0)
    return misuse(CUBLAS_STATUS_INVALID_VALUE, "%s: the algorithm is for another product", call);
  const size_t needed = algorithm->data[1];
  if (workspace_size < needed || (needed && (!workspace || !is_aligned(workspace, 256))))
    return misuse(CUBLAS_STATUS_INVALID_VALUE, "%s: a workspace of %zu bytes, but %zu are needed", call,
                  workspace_size, needed);
  if (!is_aligned(a, alignments[0]) || !is_aligned(b, alignments[1]) || !is_aligned(d, alignments[3]))
    return misuse(CUBLAS_STATUS_INVALID_VALUE, "%s: a matrix is not aligned as promised", call);
  Task task{*product,
            *a_layout,
            *b_layout,
            *d_layout,
            problem.k(),
            a,
            b,
            d,
            workspace,
            needed,
            scalar(*product, alpha),
            scalar(*product, beta)};
  std::vector<Range> ranges = {
      {a, extent(*a_layout), "A"}, {b, extent(*b_layout), "B"}, {d, extent(*d_layout), "D"}};
  if (needed) ranges.push_back({workspace, needed, "workspace"});
  if (product->epilogue == CUBLASLT_EPILOGUE_BIAS)
    ranges.push_back({product->bias, d_layout->rows * size_of(type_of(d_layout->type)), "bias"});
  return run(stream, call, ranges, CUBLAS_STATUS_EXECUTION_FAILED, [task] { task.run(); });
}

}  // extern "C"
}  // namespace catenary::cuda
