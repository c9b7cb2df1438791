// A stand-in for cuSOLVER: computes in double precision by the machine's LAPACK. It records whatever NVIDIA's
// documentation forbids as a misuse of the stand-in for the driver.
#include <initializer_list>

#include "tests/cuda/libraries/matrices.h"

namespace catenary::cuda {
struct SolverContext {
  CUstream stream = nullptr;
};
struct SolverParams {};
struct SolverJacobi {};
}  // namespace catenary::cuda

namespace stand_in_library {
namespace {

/// The workspaces of a call.
struct Space {
  void* device;
  size_t device_size;
  void* host = nullptr;
  size_t host_size = 0;

  void spoil() const {
    if (device_size) std::memset(device, 0xab, device_size);
    if (host_size) std::memset(host, 0xab, host_size);
  }
};
/// What a call for m rows and n columns needs, by the same rule for all functions.
Space needed_for(int64_t m, int64_t n, Type type, int64_t batch = 1) {
  const size_t item = stand_in_library::size_of(type);
  return {nullptr, size_t(m + 3 * n) * size_t(batch) * item + 512, nullptr, size_t(n) * 8 + 24};
}
int length_for(int64_t m, int64_t n, int64_t batch = 1) { return int((m + 3 * n) * batch + 64); }

/// One call: what is wrong with its arguments, and its work.
class Request {
 public:
  Request(const char* name, cusolverDnHandle_t handle) : name_(name), handle_(handle) {
    require(objects<SolverContext>().has(handle), "the handle does not exist");
  }
  void require(bool condition, const char* text) {
    if (!condition && !problem_) problem_ = text;
  }
  void params(cusolverDnParams_t params) {
    require(objects<SolverParams>().has(params), "the parameters do not exist");
  }
  void jacobi(gesvdjInfo_t info) {
    require(objects<SolverJacobi>().has(info), "the parameters do not exist");
  }
  void types(std::initializer_list<cudaDataType> types) {
    for (const cudaDataType type : types)
      require(type == *types.begin() && (type == CUDA_R_32F || type == CUDA_R_64F), "wrong types");
  }
  void matrix(const Matrix& a, const char* what) {
    require(a.rows >= 0 && a.columns >= 0 && a.leading >= std::max<int64_t>(1, a.rows),
            "wrong numbers of rows or columns, or leading dimension");
    uses(a.data, a.extent(), what);
  }
  void uses(const void* data, size_t size, const char* what) {
    if (size) ranges_.push_back({data, size, what});
  }
  void info(const int* info, int64_t batch = 1) {
    require(info && is_aligned(info, 4), "no info");
    uses(info, size_t(batch) * sizeof(int), "info");
  }
  void space(const Space& space, const Space& needed) {
    require(space.device_size >= needed.device_size && space.host_size >= needed.host_size,
            "a workspace is too small");
    require(is_aligned(space.device, 16) && (space.host || !space.host_size), "a workspace is not there");
    uses(space.device, space.device_size, "workspace");
    space_ = space;
  }

  cusolverStatus_t size(const Space& needed, size_t* device_size, size_t* host_size) {
    *device_size = needed.device_size;
    *host_size = needed.host_size;
    return answer();
  }
  cusolverStatus_t answer() {
    if (driver().call(name_)) return CUSOLVER_STATUS_INTERNAL_ERROR;
    return problem_ ? misuse(CUSOLVER_STATUS_INVALID_VALUE, "%s: %s", name_, problem_)
                    : CUSOLVER_STATUS_SUCCESS;
  }
  template <class Body>
  cusolverStatus_t start(Body body) {
    if (problem_) return misuse(CUSOLVER_STATUS_INVALID_VALUE, "%s: %s", name_, problem_);
    return run(handle_->stream, name_, ranges_, CUSOLVER_STATUS_EXECUTION_FAILED, [body, space = space_] {
      space.spoil();
      body();
    });
  }

 private:
  const char* name_;
  cusolverDnHandle_t handle_;
  const char* problem_ = nullptr;
  std::vector<Range> ranges_;
  Space space_{};
};

template <class T>
constexpr Type kTypeOf = sizeof(T) == 4 ? Type::single_ : Type::double_;

template <class T>
cusolverStatus_t orgqr(const char* name, cusolverDnHandle_t handle, int m, int n, int k, T* data, int lda,
                       const T* tau, T* work, int lwork, int* info) {
  const Matrix a{kTypeOf<T>, data, m, n, lda}, scales = vector(kTypeOf<T>, const_cast<T*>(tau), k);
  Request request(name, handle);
  request.require(m >= n && n >= k && k >= 0, "expected m >= n >= k");
  request.matrix(a, "A");
  request.matrix(scales, "tau");
  request.require(lwork >= length_for(m, n), "the workspace is too small");
  request.space({work, size_t(lwork) * sizeof(T)}, {});
  request.info(info);
  return request.start([=] {
    Numbers numbers = a.read();
    const Numbers factors = scales.read();
    const Int rows = m, columns = n, count = k;
    Int status = 0;
    with_work([&](double* space, const Int* size) {
      lapack()->dorgqr_(&rows, &columns, &count, numbers.data(), &rows, factors.data(), space, size, &status);
    });
    a.write(numbers);
    set_info(info, status);
  });
}

template <class T>
cusolverStatus_t potrf_batched(const char* name, cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
                               T** addresses, int lda, int* info, int batch) {
  Request request(name, handle);
  request.matrix({kTypeOf<T>, nullptr, n, 0, lda}, "A");
  request.require(batch > 0, "expected at least one matrix");
  request.require(is_aligned(addresses, 8), "the addresses are not aligned");
  request.uses(addresses, size_t(batch) * sizeof(T*), "addresses");
  request.info(info, batch);
  return request.start([=] {
    for (int i = 0; i < batch; ++i)
      factor_symmetric({kTypeOf<T>, element<T*>(addresses, i), n, n, lda}, uplo, info + i);
  });
}

template <class T>
cusolverStatus_t gesvdj_batched(const char* name, cusolverDnHandle_t handle, cusolverEigMode_t job, int m,
                                int n, T* a, int lda, T* s, T* u, int ldu, T* v, int ldv, T* work, int lwork,
                                int* info, gesvdjInfo_t params, int batch) {
  constexpr int kMost = 32;
  const auto stack = [&](T* data, int64_t rows, int64_t columns, int64_t leading) {
    return Matrix{kTypeOf<T>, data, rows, columns, leading};
  };
  const Matrix from = stack(a, m, n, lda), left = stack(u, m, m, ldu), right = stack(v, n, n, ldv);
  const int64_t k = std::min(m, n);
  Request request(name, handle);
  request.jacobi(params);
  request.require(m <= kMost && n <= kMost && k > 0 && batch > 0, "expected at most 32 rows and columns");
  request.require(lda >= m && ldu >= m && ldv >= n, "a leading dimension is too small");
  request.require(lwork >= length_for(m, n, batch), "the workspace is too small");
  request.uses(a, size_t(lda) * size_t(n) * size_t(batch) * sizeof(T), "A");
  request.uses(s, size_t(k) * size_t(batch) * sizeof(T), "S");
  request.uses(u, size_t(ldu) * size_t(m) * size_t(batch) * sizeof(T), "U");
  request.uses(v, size_t(ldv) * size_t(n) * size_t(batch) * sizeof(T), "V");
  request.space({work, size_t(lwork) * sizeof(T)}, {});
  request.info(info, batch);
  return request.start([=] {
    for (int i = 0; i < batch; ++i) {
      Numbers numbers = from.at(i).read();
      require_finite(numbers, name);
      const Svd result = svd(numbers, m, n, 'A');
      vector(kTypeOf<T>, s + i * k, k).write(result.s);
      set_info(info + i, result.info);
      if (job != CUSOLVER_EIG_MODE_VECTOR) continue;
      left.at(i).write(result.u);
      Numbers transposed(result.vt.size());
      for (int row = 0; row < n; ++row)
        for (int column = 0; column < n; ++column)
          transposed[size_t(row + column * n)] = result.vt[size_t(column + row * n)];
      right.at(i).write(transposed);
    }
  });
}

}  // namespace
}  // namespace stand_in_library

using namespace stand_in_library;  // NOLINT(google-build-using-namespace)

namespace catenary::cuda {
extern "C" {
CTN_CUSOLVER(STAND_IN_ENTRY)
#if !defined(STAND_IN_OLDER)
CTN_CUSOLVER_NEWER(STAND_IN_ENTRY)
#endif
/// Number of handles and sets of parameters that exist.
__attribute__((visibility("default"))) size_t stand_in_solver_objects() {
  return count_objects<SolverContext, SolverParams, SolverJacobi>();
}

/// Without LAPACK the library cannot be used.
cusolverStatus_t cusolverGetVersion(int* version) {
#if defined(STAND_IN_OLDER)
  *version = 11400;
#else
  *version = 12000;
#endif
  return lapack() ? CUSOLVER_STATUS_SUCCESS : CUSOLVER_STATUS_NOT_INITIALIZED;
}

cusolverStatus_t cusolverDnCreate(cusolverDnHandle_t* handle) {
  return create(handle, "cusolverDnCreate", CUSOLVER_STATUS_NOT_INITIALIZED);
}
cusolverStatus_t cusolverDnDestroy(cusolverDnHandle_t handle) {
  return destroy(handle, "cusolverDnDestroy", CUSOLVER_STATUS_INVALID_VALUE);
}
cusolverStatus_t cusolverDnSetStream(cusolverDnHandle_t handle, CUstream stream) {
  return set_stream(handle, stream, "cusolverDnSetStream", CUSOLVER_STATUS_INVALID_VALUE);
}
cusolverStatus_t cusolverDnCreateParams(cusolverDnParams_t* params) {
  return create(params, "cusolverDnCreateParams", CUSOLVER_STATUS_ALLOC_FAILED);
}
cusolverStatus_t cusolverDnDestroyParams(cusolverDnParams_t params) {
  return destroy(params, "cusolverDnDestroyParams", CUSOLVER_STATUS_INVALID_VALUE);
}
cusolverStatus_t cusolverDnCreateGesvdjInfo(gesvdjInfo_t* info) {
  return create(info, "cusolverDnCreateGesvdjInfo", CUSOLVER_STATUS_ALLOC_FAILED);
}
cusolverStatus_t cusolverDnDestroyGesvdjInfo(gesvdjInfo_t info) {
  return destroy(info, "cusolverDnDestroyGesvdjInfo", CUSOLVER_STATUS_INVALID_VALUE);
}

cusolverStatus_t cusolverDnXgetrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m,
                                             int64_t n, cudaDataType a_type, const void* a, int64_t lda,
                                             cudaDataType type, size_t* device_size, size_t* host_size) {
  Request request("cusolverDnXgetrf_bufferSize", handle);
  request.params(params);
  request.types({a_type, type});
  request.matrix({type_of(type), const_cast<void*>(a), m, n, lda}, "A");
  return request.size(needed_for(m, n, type_of(type)), device_size, host_size);
}
cusolverStatus_t cusolverDnXgetrf(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n,
                                  cudaDataType a_type, void* data, int64_t lda, int64_t* pivots,
                                  cudaDataType type, void* device, size_t device_size, void* host,
                                  size_t host_size, int* info) {
  const Matrix a{type_of(type), data, m, n, lda};
  const int64_t k = std::min(m, n);
  Request request("cusolverDnXgetrf", handle);
  request.params(params);
  request.types({a_type, type});
  request.matrix(a, "A");
  request.require(is_aligned(pivots, 8), "the pivots are not aligned");
  request.uses(pivots, size_t(k) * sizeof(int64_t), "pivots");
  request.space({device, device_size, host, host_size}, needed_for(m, n, a.type));
  request.info(info);
  return request.start([=] {
    Numbers numbers = a.read();
    std::vector<Int> places(static_cast<size_t>(k));
    const Int rows = Int(m), columns = Int(n);
    Int status = 0;
    lapack()->dgetrf_(&rows, &columns, numbers.data(), &rows, places.data(), &status);
    a.write(numbers);
    for (int64_t i = 0; i < k; ++i) pivots[i] = places[size_t(i)];
    set_info(info, status);
  });
}
cusolverStatus_t cusolverDnXgetrs(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                  cublasOperation_t operation, int64_t n, int64_t columns,
                                  cudaDataType a_type, const void* data, int64_t lda, const int64_t* pivots,
                                  cudaDataType b_type, void* b_data, int64_t ldb, int* info) {
  const Matrix a{type_of(a_type), const_cast<void*>(data), n, n, lda},
      b{type_of(b_type), b_data, n, columns, ldb};
  Request request("cusolverDnXgetrs", handle);
  request.params(params);
  request.types({a_type, b_type});
  request.matrix(a, "A");
  request.matrix(b, "B");
  request.uses(pivots, size_t(n) * sizeof(int64_t), "pivots");
  request.info(info);
  return request.start([=] {
    const Numbers factors = a.read();
    Numbers sides = b.read();
    const std::vector<Int> places(pivots, pivots + n);
    const Int rows = Int(n), count = Int(columns);
    Int status = 0;
    lapack()->dgetrs_(operation == CUBLAS_OP_T ? "T" : "N", &rows, &count, factors.data(), &rows,
                      places.data(), sides.data(), &rows, &status, 1);
    b.write(sides);
    set_info(info, status);
  });
}

cusolverStatus_t cusolverDnXpotrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                             cublasFillMode_t, int64_t n, cudaDataType a_type, const void* a,
                                             int64_t lda, cudaDataType type, size_t* device_size,
                                             size_t* host_size) {
  Request request("cusolverDnXpotrf_bufferSize", handle);
  request.params(params);
  request.types({a_type, type});
  request.matrix({type_of(type), const_cast<void*>(a), n, n, lda}, "A");
  return request.size(needed_for(n, n, type_of(type)), device_size, host_size);
}
cusolverStatus_t cusolverDnXpotrf(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo,
                                  int64_t n, cudaDataType a_type, void* data, int64_t lda, cudaDataType type,
                                  void* device, size_t device_size, void* host, size_t host_size, int* info) {
  const Matrix a{type_of(type), data, n, n, lda};
  Request request("cusolverDnXpotrf", handle);
  request.params(params);
  request.types({a_type, type});
  request.matrix(a, "A");
  request.space({device, device_size, host, host_size}, needed_for(n, n, a.type));
  request.info(info);
  return request.start([=] { factor_symmetric(a, uplo, info); });
}

cusolverStatus_t cusolverDnXgeqrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m,
                                             int64_t n, cudaDataType a_type, const void* a, int64_t lda,
                                             cudaDataType tau_type, const void* tau, cudaDataType type,
                                             size_t* device_size, size_t* host_size) {
  Request request("cusolverDnXgeqrf_bufferSize", handle);
  request.params(params);
  request.types({a_type, tau_type, type});
  request.matrix({type_of(type), const_cast<void*>(a), m, n, lda}, "A");
  request.require(tau, "no tau");
  return request.size(needed_for(m, n, type_of(type)), device_size, host_size);
}
cusolverStatus_t cusolverDnXgeqrf(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n,
                                  cudaDataType a_type, void* data, int64_t lda, cudaDataType tau_type,
                                  void* tau, cudaDataType type, void* device, size_t device_size, void* host,
                                  size_t host_size, int* info) {
  const Matrix a{type_of(type), data, m, n, lda}, scales = vector(a.type, tau, std::min(m, n));
  Request request("cusolverDnXgeqrf", handle);
  request.params(params);
  request.types({a_type, tau_type, type});
  request.matrix(a, "A");
  request.matrix(scales, "tau");
  request.space({device, device_size, host, host_size}, needed_for(m, n, a.type));
  request.info(info);
  return request.start([=] {
    Numbers numbers = a.read(), factors(size_t(scales.rows));
    const Int rows = Int(m), columns = Int(n);
    Int status = 0;
    with_work([&](double* work, const Int* size) {
      lapack()->dgeqrf_(&rows, &columns, numbers.data(), &rows, factors.data(), work, size, &status);
    });
    a.write(numbers);
    scales.write(factors);
    set_info(info, status);
  });
}

cusolverStatus_t cusolverDnXgesvd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                             signed char, signed char, int64_t m, int64_t n,
                                             cudaDataType a_type, const void* a, int64_t lda,
                                             cudaDataType s_type, const void*, cudaDataType u_type,
                                             const void*, int64_t ldu, cudaDataType vt_type, const void*,
                                             int64_t ldvt, cudaDataType type, size_t* device_size,
                                             size_t* host_size) {
  Request request("cusolverDnXgesvd_bufferSize", handle);
  request.params(params);
  request.types({a_type, s_type, u_type, vt_type, type});
  request.require(m >= n && ldu >= m && ldvt >= n, "expected m >= n, ldu >= m and ldvt >= n");
  request.matrix({type_of(type), const_cast<void*>(a), m, n, lda}, "A");
  return request.size(needed_for(m, n, type_of(type)), device_size, host_size);
}
cusolverStatus_t cusolverDnXgesvd(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char job_u,
                                  signed char job_vt, int64_t m, int64_t n, cudaDataType a_type, void* data,
                                  int64_t lda, cudaDataType s_type, void* s_data, cudaDataType u_type,
                                  void* u_data, int64_t ldu, cudaDataType vt_type, void* vt_data,
                                  int64_t ldvt, cudaDataType type, void* device, size_t device_size,
                                  void* host, size_t host_size, int* info) {
  const char job = char(job_u);
  const bool vectors = job != 'N';
  const Matrix a{type_of(type), data, m, n, lda}, s = vector(a.type, s_data, n),
                                                  u{a.type, u_data, m, job == 'A' ? m : n, ldu},
                                                  vt{a.type, vt_data, n, n, ldvt};
  Request request("cusolverDnXgesvd", handle);
  request.params(params);
  request.types({a_type, s_type, u_type, vt_type, type});
  request.require(job_u == job_vt && (job == 'A' || job == 'S' || job == 'N'), "wrong jobs");
  request.require(m >= n && ldu >= m && ldvt >= n, "expected m >= n, ldu >= m and ldvt >= n");
  request.matrix(a, "A");
  request.matrix(s, "S");
  if (vectors) request.matrix(u, "U");
  if (vectors) request.matrix(vt, "VT");
  request.space({device, device_size, host, host_size}, needed_for(m, n, a.type));
  request.info(info);
  return request.start([=] {
    const Numbers numbers = a.read();
    require_finite(numbers, "cusolverDnXgesvd");
    const Svd result = svd(numbers, Int(m), Int(n), vectors ? job : 'S');
    s.write(result.s);
    if (vectors) u.write(result.u);
    if (vectors) vt.write(result.vt);
    set_info(info, result.info);
  });
}

cusolverStatus_t cusolverDnXsyevd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                             cusolverEigMode_t, cublasFillMode_t, int64_t n,
                                             cudaDataType a_type, const void* a, int64_t lda,
                                             cudaDataType w_type, const void*, cudaDataType type,
                                             size_t* device_size, size_t* host_size) {
  Request request("cusolverDnXsyevd_bufferSize", handle);
  request.params(params);
  request.types({a_type, w_type, type});
  request.matrix({type_of(type), const_cast<void*>(a), n, n, lda}, "A");
  return request.size(needed_for(n, n, type_of(type)), device_size, host_size);
}
cusolverStatus_t cusolverDnXsyevd(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t job,
                                  cublasFillMode_t uplo, int64_t n, cudaDataType a_type, void* data,
                                  int64_t lda, cudaDataType w_type, void* values, cudaDataType type,
                                  void* device, size_t device_size, void* host, size_t host_size, int* info) {
  const Matrix a{type_of(type), data, n, n, lda}, w = vector(a.type, values, n);
  Request request("cusolverDnXsyevd", handle);
  request.params(params);
  request.types({a_type, w_type, type});
  request.matrix(a, "A");
  request.matrix(w, "W");
  request.space({device, device_size, host, host_size}, needed_for(n, n, a.type));
  request.info(info);
  return request.start([=] { decompose(a, job, uplo, w, info); });
}

#if !defined(STAND_IN_OLDER)
cusolverStatus_t cusolverDnXsyevBatched_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                                   cusolverEigMode_t, cublasFillMode_t, int64_t n,
                                                   cudaDataType a_type, const void* a, int64_t lda,
                                                   cudaDataType w_type, const void*, cudaDataType type,
                                                   size_t* device_size, size_t* host_size, int64_t batch) {
  Request request("cusolverDnXsyevBatched_bufferSize", handle);
  request.params(params);
  request.types({a_type, w_type, type});
  request.require(batch > 0 && n * lda * batch <= INT32_MAX, "too many elements");
  request.matrix({type_of(type), const_cast<void*>(a), n, n * batch, lda}, "A");
  return request.size(needed_for(n, n, type_of(type), batch), device_size, host_size);
}
cusolverStatus_t cusolverDnXsyevBatched(cusolverDnHandle_t handle, cusolverDnParams_t params,
                                        cusolverEigMode_t job, cublasFillMode_t uplo, int64_t n,
                                        cudaDataType a_type, void* data, int64_t lda, cudaDataType w_type,
                                        void* values, cudaDataType type, void* device, size_t device_size,
                                        void* host, size_t host_size, int* info, int64_t batch) {
  const Matrix a{type_of(type), data, n, n, lda}, w = vector(a.type, values, n);
  Request request("cusolverDnXsyevBatched", handle);
  request.params(params);
  request.types({a_type, w_type, type});
  request.require(batch > 0 && n * lda * batch <= INT32_MAX, "too many elements");
  request.matrix({a.type, data, n, n * batch, lda}, "A");
  request.matrix(vector(a.type, values, n * batch), "W");
  request.space({device, device_size, host, host_size}, needed_for(n, n, a.type, batch));
  request.info(info, batch);
  return request.start([=] {
    for (int64_t i = 0; i < batch; ++i) decompose(a.at(i), job, uplo, w.at(i), info + i);
  });
}
#endif

#define STAND_IN_TYPED(L, T)                                                                                 \
  cusolverStatus_t cusolverDn##L##orgqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const T*, \
                                                   int lda, const T*, int* lwork) {                          \
    Request request("cusolverDn" #L "orgqr_bufferSize", handle);                                             \
    request.require(m >= n && n >= k && lda >= m, "expected m >= n >= k and lda >= m");                      \
    *lwork = length_for(m, n);                                                                               \
    return request.answer();                                                                                 \
  }                                                                                                          \
  cusolverStatus_t cusolverDn##L##orgqr(cusolverDnHandle_t handle, int m, int n, int k, T* a, int lda,       \
                                        const T* tau, T* work, int lwork, int* info) {                       \
    return orgqr("cusolverDn" #L "orgqr", handle, m, n, k, a, lda, tau, work, lwork, info);                  \
  }                                                                                                          \
  cusolverStatus_t cusolverDn##L##potrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,      \
                                               T** a, int lda, int* info, int batch) {                       \
    return potrf_batched("cusolverDn" #L "potrfBatched", handle, uplo, n, a, lda, info, batch);              \
  }                                                                                                          \
  cusolverStatus_t cusolverDn##L##gesvdjBatched_bufferSize(                                                  \
      cusolverDnHandle_t handle, cusolverEigMode_t, int m, int n, const T*, int, const T*, const T*, int,    \
      const T*, int, int* lwork, gesvdjInfo_t params, int batch) {                                           \
    Request request("cusolverDn" #L "gesvdjBatched_bufferSize", handle);                                     \
    request.jacobi(params);                                                                                  \
    *lwork = length_for(m, n, batch);                                                                        \
    return request.answer();                                                                                 \
  }                                                                                                          \
  cusolverStatus_t cusolverDn##L##gesvdjBatched(                                                             \
      cusolverDnHandle_t handle, cusolverEigMode_t job, int m, int n, T* a, int lda, T* s, T* u, int ldu,    \
      T* v, int ldv, T* work, int lwork, int* info, gesvdjInfo_t params, int batch) {                        \
    return gesvdj_batched("cusolverDn" #L "gesvdjBatched", handle, job, m, n, a, lda, s, u, ldu, v, ldv,     \
                          work, lwork, info, params, batch);                                                 \
  }
STAND_IN_TYPED(S, float)
STAND_IN_TYPED(D, double)

}  // extern "C"
}  // namespace catenary::cuda
