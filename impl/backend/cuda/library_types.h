// The parts of cuBLASLt and NVRTC 12 and 13, of cuDNN 9 and of cuSOLVER 11 and 12 that Catenary uses: types,
// constants, and tables of entry points. It replaces cublasLt.h, nvrtc.h, cudnn.h and cusolverDn.h, so that
// the library builds without them; tests/cuda/libraries/header_test.cc compares it with them if they are
// installed.
#pragma once
#include <cstddef>
#include <cstdint>

#include "impl/backend/cuda/driver_types.h"

namespace catenary::cuda {

// --- cuBLASLt

struct BlasLtContext;
struct BlasLtLayout;
struct BlasLtProduct;
struct BlasLtPreference;
using cublasLtHandle_t = BlasLtContext*;
using cublasLtMatrixLayout_t = BlasLtLayout*;
using cublasLtMatmulDesc_t = BlasLtProduct*;
using cublasLtMatmulPreference_t = BlasLtPreference*;

// X(name, value)
#define CTN_CUBLAS_STATUSES(X)          \
  X(CUBLAS_STATUS_SUCCESS, 0)           \
  X(CUBLAS_STATUS_NOT_INITIALIZED, 1)   \
  X(CUBLAS_STATUS_ALLOC_FAILED, 3)      \
  X(CUBLAS_STATUS_INVALID_VALUE, 7)     \
  X(CUBLAS_STATUS_ARCH_MISMATCH, 8)     \
  X(CUBLAS_STATUS_EXECUTION_FAILED, 13) \
  X(CUBLAS_STATUS_INTERNAL_ERROR, 14)   \
  X(CUBLAS_STATUS_NOT_SUPPORTED, 15)
#define CTN_CUBLAS_COMPUTE_TYPES(X) \
  X(CUBLAS_COMPUTE_32F, 68)         \
  X(CUBLAS_COMPUTE_64F, 70)         \
  X(CUBLAS_COMPUTE_32F_FAST_TF32, 77)
#define CTN_CUBLAS_OPERATIONS(X) \
  X(CUBLAS_OP_N, 0)              \
  X(CUBLAS_OP_T, 1)
#define CTN_CUDA_DATA_TYPES(X) \
  X(CUDA_R_32F, 0)             \
  X(CUDA_R_64F, 1)             \
  X(CUDA_R_16F, 2)             \
  X(CUDA_R_16BF, 14)
#define CTN_CUBLASLT_PRODUCT_ATTRIBUTES(X) \
  X(CUBLASLT_MATMUL_DESC_TRANSA, 3)        \
  X(CUBLASLT_MATMUL_DESC_TRANSB, 4)        \
  X(CUBLASLT_MATMUL_DESC_EPILOGUE, 7)      \
  X(CUBLASLT_MATMUL_DESC_BIAS_POINTER, 8)
#define CTN_CUBLASLT_LAYOUT_ATTRIBUTES(X)  \
  X(CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT, 5) \
  X(CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET, 6)
#define CTN_CUBLASLT_PREFERENCE_ATTRIBUTES(X)      \
  X(CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES, 1)   \
  X(CUBLASLT_MATMUL_PREF_REDUCTION_SCHEME_MASK, 3) \
  X(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES, 5) \
  X(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_B_BYTES, 6) \
  X(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_C_BYTES, 7) \
  X(CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES, 8)
#define CTN_CUBLASLT_REDUCTION_SCHEMES(X) \
  X(CUBLASLT_REDUCTION_SCHEME_NONE, 0)    \
  X(CUBLASLT_REDUCTION_SCHEME_COMPUTE_TYPE, 2)
#define CTN_CUBLASLT_EPILOGUES(X) \
  X(CUBLASLT_EPILOGUE_DEFAULT, 1) \
  X(CUBLASLT_EPILOGUE_BIAS, 4)

// --- cuDNN's graph API

struct DnnContext;
using cudnnHandle_t = DnnContext*;
using cudnnBackendDescriptor_t = void*;

#define CTN_CUDNN_STATUSES(X)                        \
  X(CUDNN_STATUS_SUCCESS, 0)                         \
  X(CUDNN_STATUS_NOT_INITIALIZED, 1001)              \
  X(CUDNN_STATUS_BAD_PARAM, 2000)                    \
  X(CUDNN_STATUS_BAD_PARAM_NULL_POINTER, 2002)       \
  X(CUDNN_STATUS_BAD_PARAM_MISALIGNED_POINTER, 2003) \
  X(CUDNN_STATUS_BAD_PARAM_NOT_FINALIZED, 2004)      \
  X(CUDNN_STATUS_BAD_PARAM_OUT_OF_BOUND, 2005)       \
  X(CUDNN_STATUS_BAD_PARAM_SIZE_INSUFFICIENT, 2006)  \
  X(CUDNN_STATUS_BAD_PARAM_SHAPE_MISMATCH, 2008)     \
  X(CUDNN_STATUS_BAD_PARAM_ATTRIBUTE_TYPE, 2010)     \
  X(CUDNN_STATUS_BAD_PARAM_DESCRIPTOR_TYPE, 2012)    \
  X(CUDNN_STATUS_NOT_SUPPORTED, 3000)                \
  X(CUDNN_STATUS_INTERNAL_ERROR, 4000)               \
  X(CUDNN_STATUS_EXECUTION_FAILED, 5000)
#define CTN_CUDNN_DESCRIPTORS(X)                                        \
  X(CUDNN_BACKEND_CONVOLUTION_DESCRIPTOR, 1)                            \
  X(CUDNN_BACKEND_ENGINE_DESCRIPTOR, 2)                                 \
  X(CUDNN_BACKEND_ENGINECFG_DESCRIPTOR, 3)                              \
  X(CUDNN_BACKEND_ENGINEHEUR_DESCRIPTOR, 4)                             \
  X(CUDNN_BACKEND_EXECUTION_PLAN_DESCRIPTOR, 5)                         \
  X(CUDNN_BACKEND_OPERATION_CONVOLUTION_FORWARD_DESCRIPTOR, 10)         \
  X(CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_FILTER_DESCRIPTOR, 11) \
  X(CUDNN_BACKEND_OPERATION_CONVOLUTION_BACKWARD_DATA_DESCRIPTOR, 12)   \
  X(CUDNN_BACKEND_OPERATIONGRAPH_DESCRIPTOR, 15)                        \
  X(CUDNN_BACKEND_VARIANT_PACK_DESCRIPTOR, 16)                          \
  X(CUDNN_BACKEND_TENSOR_DESCRIPTOR, 17)
#define CTN_CUDNN_ATTRIBUTES(X)                                 \
  X(CUDNN_ATTR_CONVOLUTION_COMP_TYPE, 100)                      \
  X(CUDNN_ATTR_CONVOLUTION_CONV_MODE, 101)                      \
  X(CUDNN_ATTR_CONVOLUTION_DILATIONS, 102)                      \
  X(CUDNN_ATTR_CONVOLUTION_FILTER_STRIDES, 103)                 \
  X(CUDNN_ATTR_CONVOLUTION_POST_PADDINGS, 104)                  \
  X(CUDNN_ATTR_CONVOLUTION_PRE_PADDINGS, 105)                   \
  X(CUDNN_ATTR_CONVOLUTION_SPATIAL_DIMS, 106)                   \
  X(CUDNN_ATTR_ENGINEHEUR_MODE, 200)                            \
  X(CUDNN_ATTR_ENGINEHEUR_OPERATION_GRAPH, 201)                 \
  X(CUDNN_ATTR_ENGINEHEUR_RESULTS, 202)                         \
  X(CUDNN_ATTR_ENGINECFG_ENGINE, 300)                           \
  X(CUDNN_ATTR_EXECUTION_PLAN_HANDLE, 400)                      \
  X(CUDNN_ATTR_EXECUTION_PLAN_ENGINE_CONFIG, 401)               \
  X(CUDNN_ATTR_EXECUTION_PLAN_WORKSPACE_SIZE, 402)              \
  X(CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_ALPHA, 700)        \
  X(CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_BETA, 701)         \
  X(CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_CONV_DESC, 702)    \
  X(CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_W, 703)            \
  X(CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_X, 704)            \
  X(CUDNN_ATTR_OPERATION_CONVOLUTION_FORWARD_Y, 705)            \
  X(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_ALPHA, 706)       \
  X(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_BETA, 707)        \
  X(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_CONV_DESC, 708)   \
  X(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_W, 709)           \
  X(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DX, 710)          \
  X(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_DATA_DY, 711)          \
  X(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_ALPHA, 712)     \
  X(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_BETA, 713)      \
  X(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_CONV_DESC, 714) \
  X(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DW, 715)        \
  X(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_X, 716)         \
  X(CUDNN_ATTR_OPERATION_CONVOLUTION_BWD_FILTER_DY, 717)        \
  X(CUDNN_ATTR_OPERATIONGRAPH_HANDLE, 800)                      \
  X(CUDNN_ATTR_OPERATIONGRAPH_OPS, 801)                         \
  X(CUDNN_ATTR_TENSOR_BYTE_ALIGNMENT, 900)                      \
  X(CUDNN_ATTR_TENSOR_DATA_TYPE, 901)                           \
  X(CUDNN_ATTR_TENSOR_DIMENSIONS, 902)                          \
  X(CUDNN_ATTR_TENSOR_STRIDES, 903)                             \
  X(CUDNN_ATTR_TENSOR_UNIQUE_ID, 906)                           \
  X(CUDNN_ATTR_VARIANT_PACK_UNIQUE_IDS, 1000)                   \
  X(CUDNN_ATTR_VARIANT_PACK_DATA_POINTERS, 1001)                \
  X(CUDNN_ATTR_VARIANT_PACK_WORKSPACE, 1003)                    \
  X(CUDNN_ATTR_ENGINE_NUMERICAL_NOTE, 1303)
#define CTN_CUDNN_ATTRIBUTE_TYPES(X) \
  X(CUDNN_TYPE_HANDLE, 0)            \
  X(CUDNN_TYPE_DATA_TYPE, 1)         \
  X(CUDNN_TYPE_INT64, 3)             \
  X(CUDNN_TYPE_FLOAT, 4)             \
  X(CUDNN_TYPE_DOUBLE, 5)            \
  X(CUDNN_TYPE_VOID_PTR, 6)          \
  X(CUDNN_TYPE_CONVOLUTION_MODE, 7)  \
  X(CUDNN_TYPE_HEUR_MODE, 8)         \
  X(CUDNN_TYPE_NUMERICAL_NOTE, 11)   \
  X(CUDNN_TYPE_BACKEND_DESCRIPTOR, 15)
#define CTN_CUDNN_DATA_TYPES(X) \
  X(CUDNN_DATA_FLOAT, 0)        \
  X(CUDNN_DATA_DOUBLE, 1)       \
  X(CUDNN_DATA_HALF, 2)         \
  X(CUDNN_DATA_BFLOAT16, 9)
#define CTN_CUDNN_CONVOLUTION_MODES(X) X(CUDNN_CROSS_CORRELATION, 1)
#define CTN_CUDNN_HEURISTIC_MODES(X) \
  X(CUDNN_HEUR_MODE_FALLBACK, 2)     \
  X(CUDNN_HEUR_MODE_A, 3)
#define CTN_CUDNN_NUMERICAL_NOTES(X)                     \
  X(CUDNN_NUMERICAL_NOTE_TENSOR_CORE, 0)                 \
  X(CUDNN_NUMERICAL_NOTE_DOWN_CONVERT_INPUTS, 1)         \
  X(CUDNN_NUMERICAL_NOTE_REDUCED_PRECISION_REDUCTION, 2) \
  X(CUDNN_NUMERICAL_NOTE_FFT, 3)                         \
  X(CUDNN_NUMERICAL_NOTE_NONDETERMINISTIC, 4)            \
  X(CUDNN_NUMERICAL_NOTE_WINOGRAD, 5)                    \
  X(CUDNN_NUMERICAL_NOTE_WINOGRAD_TILE_4x4, 6)           \
  X(CUDNN_NUMERICAL_NOTE_WINOGRAD_TILE_6x6, 7)           \
  X(CUDNN_NUMERICAL_NOTE_WINOGRAD_TILE_13x13, 8)

// --- cuSOLVER for dense matrices

struct SolverContext;
struct SolverParams;
struct SolverJacobi;
using cusolverDnHandle_t = SolverContext*;
using cusolverDnParams_t = SolverParams*;
using gesvdjInfo_t = SolverJacobi*;

#define CTN_CUSOLVER_STATUSES(X)                  \
  X(CUSOLVER_STATUS_SUCCESS, 0)                   \
  X(CUSOLVER_STATUS_NOT_INITIALIZED, 1)           \
  X(CUSOLVER_STATUS_ALLOC_FAILED, 2)              \
  X(CUSOLVER_STATUS_INVALID_VALUE, 3)             \
  X(CUSOLVER_STATUS_ARCH_MISMATCH, 4)             \
  X(CUSOLVER_STATUS_MAPPING_ERROR, 5)             \
  X(CUSOLVER_STATUS_EXECUTION_FAILED, 6)          \
  X(CUSOLVER_STATUS_INTERNAL_ERROR, 7)            \
  X(CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED, 8) \
  X(CUSOLVER_STATUS_NOT_SUPPORTED, 9)             \
  X(CUSOLVER_STATUS_INVALID_WORKSPACE, 31)
#define CTN_CUSOLVER_EIGENVECTORS(X) \
  X(CUSOLVER_EIG_MODE_NOVECTOR, 0)   \
  X(CUSOLVER_EIG_MODE_VECTOR, 1)
#define CTN_CUBLAS_TRIANGLES(X) \
  X(CUBLAS_FILL_MODE_LOWER, 0)  \
  X(CUBLAS_FILL_MODE_UPPER, 1)

// --- NVRTC

struct NvrtcProgram;
using nvrtcProgram = NvrtcProgram*;

#define CTN_NVRTC_RESULTS(X)       \
  X(NVRTC_SUCCESS, 0)              \
  X(NVRTC_ERROR_OUT_OF_MEMORY, 1)  \
  X(NVRTC_ERROR_INVALID_INPUT, 3)  \
  X(NVRTC_ERROR_INVALID_OPTION, 5) \
  X(NVRTC_ERROR_COMPILATION, 6)

/// E(type, list)
#define CTN_LIBRARY_ENUMS(E)                                                  \
  E(cublasStatus_t, CTN_CUBLAS_STATUSES)                                      \
  E(cublasComputeType_t, CTN_CUBLAS_COMPUTE_TYPES)                            \
  E(cublasOperation_t, CTN_CUBLAS_OPERATIONS)                                 \
  E(cudaDataType, CTN_CUDA_DATA_TYPES)                                        \
  E(cublasLtMatmulDescAttributes_t, CTN_CUBLASLT_PRODUCT_ATTRIBUTES)          \
  E(cublasLtMatrixLayoutAttribute_t, CTN_CUBLASLT_LAYOUT_ATTRIBUTES)          \
  E(cublasLtMatmulPreferenceAttributes_t, CTN_CUBLASLT_PREFERENCE_ATTRIBUTES) \
  E(cublasLtReductionScheme_t, CTN_CUBLASLT_REDUCTION_SCHEMES)                \
  E(cublasLtEpilogue_t, CTN_CUBLASLT_EPILOGUES)                               \
  E(cudnnStatus_t, CTN_CUDNN_STATUSES)                                        \
  E(cudnnBackendDescriptorType_t, CTN_CUDNN_DESCRIPTORS)                      \
  E(cudnnBackendAttributeName_t, CTN_CUDNN_ATTRIBUTES)                        \
  E(cudnnBackendAttributeType_t, CTN_CUDNN_ATTRIBUTE_TYPES)                   \
  E(cudnnDataType_t, CTN_CUDNN_DATA_TYPES)                                    \
  E(cudnnConvolutionMode_t, CTN_CUDNN_CONVOLUTION_MODES)                      \
  E(cudnnBackendHeurMode_t, CTN_CUDNN_HEURISTIC_MODES)                        \
  E(cudnnBackendNumericalNote_t, CTN_CUDNN_NUMERICAL_NOTES)                   \
  E(cusolverStatus_t, CTN_CUSOLVER_STATUSES)                                  \
  E(cusolverEigMode_t, CTN_CUSOLVER_EIGENVECTORS)                             \
  E(cublasFillMode_t, CTN_CUBLAS_TRIANGLES)                                   \
  E(nvrtcResult, CTN_NVRTC_RESULTS)

#define CTN_LIBRARY_ENUMERATOR(name, value) name = value,
#define CTN_LIBRARY_ENUM(type, LIST) enum type : int { LIST(CTN_LIBRARY_ENUMERATOR) };
CTN_LIBRARY_ENUMS(CTN_LIBRARY_ENUM)
#undef CTN_LIBRARY_ENUM
#undef CTN_LIBRARY_ENUMERATOR

struct cublasLtMatmulAlgo_t {
  uint64_t data[8];
};
struct cublasLtMatmulHeuristicResult_t {
  cublasLtMatmulAlgo_t algo;
  size_t workspaceSize;
  cublasStatus_t state;
  float wavesCount;
  int reserved[4];
};

/// X(result, name, parameters): the entry points that all versions export
#define CTN_CUBLASLT(X)                                                                                     \
  X(size_t, cublasLtGetVersion, ())                                                                         \
  X(const char*, cublasLtGetStatusName, (cublasStatus_t status))                                            \
  X(cublasStatus_t, cublasLtCreate, (cublasLtHandle_t * handle))                                            \
  X(cublasStatus_t, cublasLtDestroy, (cublasLtHandle_t handle))                                             \
  X(cublasStatus_t, cublasLtMatrixLayoutCreate,                                                             \
    (cublasLtMatrixLayout_t * layout, cudaDataType type, uint64_t rows, uint64_t columns, int64_t leading)) \
  X(cublasStatus_t, cublasLtMatrixLayoutDestroy, (cublasLtMatrixLayout_t layout))                           \
  X(cublasStatus_t, cublasLtMatrixLayoutSetAttribute,                                                       \
    (cublasLtMatrixLayout_t layout, cublasLtMatrixLayoutAttribute_t which, const void* value, size_t size)) \
  X(cublasStatus_t, cublasLtMatmulDescCreate,                                                               \
    (cublasLtMatmulDesc_t * product, cublasComputeType_t compute, cudaDataType scale))                      \
  X(cublasStatus_t, cublasLtMatmulDescDestroy, (cublasLtMatmulDesc_t product))                              \
  X(cublasStatus_t, cublasLtMatmulDescSetAttribute,                                                         \
    (cublasLtMatmulDesc_t product, cublasLtMatmulDescAttributes_t which, const void* value, size_t size))   \
  X(cublasStatus_t, cublasLtMatmulPreferenceCreate, (cublasLtMatmulPreference_t * preference))              \
  X(cublasStatus_t, cublasLtMatmulPreferenceDestroy, (cublasLtMatmulPreference_t preference))               \
  X(cublasStatus_t, cublasLtMatmulPreferenceSetAttribute,                                                   \
    (cublasLtMatmulPreference_t preference, cublasLtMatmulPreferenceAttributes_t which, const void* value,  \
     size_t size))                                                                                          \
  X(cublasStatus_t, cublasLtMatmulAlgoGetHeuristic,                                                         \
    (cublasLtHandle_t handle, cublasLtMatmulDesc_t product, cublasLtMatrixLayout_t a,                       \
     cublasLtMatrixLayout_t b, cublasLtMatrixLayout_t c, cublasLtMatrixLayout_t d,                          \
     cublasLtMatmulPreference_t preference, int wanted, cublasLtMatmulHeuristicResult_t* results,           \
     int* count))                                                                                           \
  X(cublasStatus_t, cublasLtMatmul,                                                                         \
    (cublasLtHandle_t handle, cublasLtMatmulDesc_t product, const void* alpha, const void* a,               \
     cublasLtMatrixLayout_t a_layout, const void* b, cublasLtMatrixLayout_t b_layout, const void* beta,     \
     const void* c, cublasLtMatrixLayout_t c_layout, void* d, cublasLtMatrixLayout_t d_layout,              \
     const cublasLtMatmulAlgo_t* algorithm, void* workspace, size_t workspace_size, CUstream stream))

#define CTN_CUDNN(X)                                                                     \
  X(size_t, cudnnGetVersion, ())                                                         \
  X(const char*, cudnnGetErrorString, (cudnnStatus_t status))                            \
  X(cudnnStatus_t, cudnnCreate, (cudnnHandle_t * handle))                                \
  X(cudnnStatus_t, cudnnDestroy, (cudnnHandle_t handle))                                 \
  X(cudnnStatus_t, cudnnSetStream, (cudnnHandle_t handle, CUstream stream))              \
  X(cudnnStatus_t, cudnnBackendCreateDescriptor,                                         \
    (cudnnBackendDescriptorType_t type, cudnnBackendDescriptor_t * descriptor))          \
  X(cudnnStatus_t, cudnnBackendDestroyDescriptor, (cudnnBackendDescriptor_t descriptor)) \
  X(cudnnStatus_t, cudnnBackendFinalize, (cudnnBackendDescriptor_t descriptor))          \
  X(cudnnStatus_t, cudnnBackendSetAttribute,                                             \
    (cudnnBackendDescriptor_t descriptor, cudnnBackendAttributeName_t name,              \
     cudnnBackendAttributeType_t type, int64_t count, const void* elements))             \
  X(cudnnStatus_t, cudnnBackendGetAttribute,                                             \
    (cudnnBackendDescriptor_t descriptor, cudnnBackendAttributeName_t name,              \
     cudnnBackendAttributeType_t type, int64_t wanted, int64_t * count, void* elements)) \
  X(cudnnStatus_t, cudnnBackendExecute,                                                  \
    (cudnnHandle_t handle, cudnnBackendDescriptor_t plan, cudnnBackendDescriptor_t pack))

/// The functions for one floating type.
#define CTN_CUSOLVER_TYPED(X, L, T)                                                                      \
  X(cusolverStatus_t, cusolverDn##L##orgqr_bufferSize,                                                   \
    (cusolverDnHandle_t handle, int m, int n, int k, const T* a, int lda, const T* tau, int* lwork))     \
  X(cusolverStatus_t, cusolverDn##L##orgqr,                                                              \
    (cusolverDnHandle_t handle, int m, int n, int k, T* a, int lda, const T* tau, T* work, int lwork,    \
     int* info))                                                                                         \
  X(cusolverStatus_t, cusolverDn##L##potrfBatched,                                                       \
    (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, T** a, int lda, int* info, int batch))     \
  X(cusolverStatus_t, cusolverDn##L##gesvdjBatched_bufferSize,                                           \
    (cusolverDnHandle_t handle, cusolverEigMode_t job, int m, int n, const T* a, int lda, const T* s,    \
     const T* u, int ldu, const T* v, int ldv, int* lwork, gesvdjInfo_t params, int batch))              \
  X(cusolverStatus_t, cusolverDn##L##gesvdjBatched,                                                      \
    (cusolverDnHandle_t handle, cusolverEigMode_t job, int m, int n, T* a, int lda, T* s, T* u, int ldu, \
     T* v, int ldv, T* work, int lwork, int* info, gesvdjInfo_t params, int batch))

#define CTN_CUSOLVER(X)                                                                                      \
  X(cusolverStatus_t, cusolverGetVersion, (int* version))                                                    \
  X(cusolverStatus_t, cusolverDnCreate, (cusolverDnHandle_t * handle))                                       \
  X(cusolverStatus_t, cusolverDnDestroy, (cusolverDnHandle_t handle))                                        \
  X(cusolverStatus_t, cusolverDnSetStream, (cusolverDnHandle_t handle, CUstream stream))                     \
  X(cusolverStatus_t, cusolverDnCreateParams, (cusolverDnParams_t * params))                                 \
  X(cusolverStatus_t, cusolverDnDestroyParams, (cusolverDnParams_t params))                                  \
  X(cusolverStatus_t, cusolverDnCreateGesvdjInfo, (gesvdjInfo_t * info))                                     \
  X(cusolverStatus_t, cusolverDnDestroyGesvdjInfo, (gesvdjInfo_t info))                                      \
  X(cusolverStatus_t, cusolverDnXgetrf_bufferSize,                                                           \
    (cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType a_type,        \
     const void* a, int64_t lda, cudaDataType type, size_t* device_size, size_t* host_size))                 \
  X(cusolverStatus_t, cusolverDnXgetrf,                                                                      \
    (cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType a_type,        \
     void* a, int64_t lda, int64_t* pivots, cudaDataType type, void* device, size_t device_size, void* host, \
     size_t host_size, int* info))                                                                           \
  X(cusolverStatus_t, cusolverDnXgetrs,                                                                      \
    (cusolverDnHandle_t handle, cusolverDnParams_t params, cublasOperation_t operation, int64_t n,           \
     int64_t columns, cudaDataType a_type, const void* a, int64_t lda, const int64_t* pivots,                \
     cudaDataType b_type, void* b, int64_t ldb, int* info))                                                  \
  X(cusolverStatus_t, cusolverDnXpotrf_bufferSize,                                                           \
    (cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n,                 \
     cudaDataType a_type, const void* a, int64_t lda, cudaDataType type, size_t* device_size,                \
     size_t* host_size))                                                                                     \
  X(cusolverStatus_t, cusolverDnXpotrf,                                                                      \
    (cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n,                 \
     cudaDataType a_type, void* a, int64_t lda, cudaDataType type, void* device, size_t device_size,         \
     void* host, size_t host_size, int* info))                                                               \
  X(cusolverStatus_t, cusolverDnXgeqrf_bufferSize,                                                           \
    (cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType a_type,        \
     const void* a, int64_t lda, cudaDataType tau_type, const void* tau, cudaDataType type,                  \
     size_t* device_size, size_t* host_size))                                                                \
  X(cusolverStatus_t, cusolverDnXgeqrf,                                                                      \
    (cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType a_type,        \
     void* a, int64_t lda, cudaDataType tau_type, void* tau, cudaDataType type, void* device,                \
     size_t device_size, void* host, size_t host_size, int* info))                                           \
  X(cusolverStatus_t, cusolverDnXgesvd_bufferSize,                                                           \
    (cusolverDnHandle_t handle, cusolverDnParams_t params, signed char job_u, signed char job_vt, int64_t m, \
     int64_t n, cudaDataType a_type, const void* a, int64_t lda, cudaDataType s_type, const void* s,         \
     cudaDataType u_type, const void* u, int64_t ldu, cudaDataType vt_type, const void* vt, int64_t ldvt,    \
     cudaDataType type, size_t* device_size, size_t* host_size))                                             \
  X(cusolverStatus_t, cusolverDnXgesvd,                                                                      \
    (cusolverDnHandle_t handle, cusolverDnParams_t params, signed char job_u, signed char job_vt, int64_t m, \
     int64_t n, cudaDataType a_type, void* a, int64_t lda, cudaDataType s_type, void* s,                     \
     cudaDataType u_type, void* u, int64_t ldu, cudaDataType vt_type, void* vt, int64_t ldvt,                \
     cudaDataType type, void* device, size_t device_size, void* host, size_t host_size, int* info))          \
  X(cusolverStatus_t, cusolverDnXsyevd_bufferSize,                                                           \
    (cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t job, cublasFillMode_t uplo,     \
     int64_t n, cudaDataType a_type, const void* a, int64_t lda, cudaDataType w_type, const void* w,         \
     cudaDataType type, size_t* device_size, size_t* host_size))                                             \
  X(cusolverStatus_t, cusolverDnXsyevd,                                                                      \
    (cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t job, cublasFillMode_t uplo,     \
     int64_t n, cudaDataType a_type, void* a, int64_t lda, cudaDataType w_type, void* w, cudaDataType type,  \
     void* device, size_t device_size, void* host, size_t host_size, int* info))                             \
  CTN_CUSOLVER_TYPED(X, S, float)                                                                            \
  CTN_CUSOLVER_TYPED(X, D, double)

/// Entry points that only versions from 11.7.1 on have; null in the table if they are missing.
#define CTN_CUSOLVER_NEWER(X)                                                                               \
  X(cusolverStatus_t, cusolverDnXsyevBatched_bufferSize,                                                    \
    (cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t job, cublasFillMode_t uplo,    \
     int64_t n, cudaDataType a_type, const void* a, int64_t lda, cudaDataType w_type, const void* w,        \
     cudaDataType type, size_t* device_size, size_t* host_size, int64_t batch))                             \
  X(cusolverStatus_t, cusolverDnXsyevBatched,                                                               \
    (cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t job, cublasFillMode_t uplo,    \
     int64_t n, cudaDataType a_type, void* a, int64_t lda, cudaDataType w_type, void* w, cudaDataType type, \
     void* device, size_t device_size, void* host, size_t host_size, int* info, int64_t batch))

#define CTN_NVRTC(X)                                                                                      \
  X(const char*, nvrtcGetErrorString, (nvrtcResult result))                                               \
  X(nvrtcResult, nvrtcGetNumSupportedArchs, (int* count))                                                 \
  X(nvrtcResult, nvrtcGetSupportedArchs, (int* list))                                                     \
  X(nvrtcResult, nvrtcCreateProgram,                                                                      \
    (nvrtcProgram * program, const char* source, const char* name, int count, const char* const* headers, \
     const char* const* include_names))                                                                   \
  X(nvrtcResult, nvrtcDestroyProgram, (nvrtcProgram * program))                                           \
  X(nvrtcResult, nvrtcCompileProgram, (nvrtcProgram program, int count, const char* const* options))      \
  X(nvrtcResult, nvrtcGetProgramLogSize, (nvrtcProgram program, size_t * size))                           \
  X(nvrtcResult, nvrtcGetProgramLog, (nvrtcProgram program, char* log))                                   \
  X(nvrtcResult, nvrtcGetCUBINSize, (nvrtcProgram program, size_t * size))                                \
  X(nvrtcResult, nvrtcGetCUBIN, (nvrtcProgram program, char* cubin))                                      \
  X(nvrtcResult, nvrtcGetPTXSize, (nvrtcProgram program, size_t * size))                                  \
  X(nvrtcResult, nvrtcGetPTX, (nvrtcProgram program, char* ptx))

}  // namespace catenary::cuda
