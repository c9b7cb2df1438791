// The routines of LAPACK, loaded at run time.
#pragma once
#include <cstddef>
#include <cstdint>

namespace catenary::cpu {

/// Fortran's routines for one precision. Matrices are in column order; the lengths of character arguments,
/// all one, come last.
template <class T>
struct LapackFunctions {
  using Int = int32_t;
  void (*getrf)(const Int* m, const Int* n, T* a, const Int* lda, Int* pivots, Int* info);
  void (*getrs)(const char* trans, const Int* n, const Int* columns, const T* a, const Int* lda,
                const Int* pivots, T* b, const Int* ldb, Int* info, size_t);
  void (*potrf)(const char* uplo, const Int* n, T* a, const Int* lda, Int* info, size_t);
  void (*geqrf)(const Int* m, const Int* n, T* a, const Int* lda, T* tau, T* work, const Int* lwork,
                Int* info);
  void (*gelqf)(const Int* m, const Int* n, T* a, const Int* lda, T* tau, T* work, const Int* lwork,
                Int* info);
  void (*orglq)(const Int* m, const Int* n, const Int* k, T* a, const Int* lda, const T* tau, T* work,
                const Int* lwork, Int* info);
  void (*gesdd)(const char* job, const Int* m, const Int* n, T* a, const Int* lda, T* s, T* u, const Int* ldu,
                T* vt, const Int* ldvt, T* work, const Int* lwork, Int* iwork, Int* info, size_t);
  void (*gelsd)(const Int* m, const Int* n, const Int* columns, T* a, const Int* lda, T* b, const Int* ldb,
                T* s, const T* rcond, Int* rank, T* work, const Int* lwork, Int* iwork, Int* info);
  void (*syevd)(const char* job, const char* uplo, const Int* n, T* a, const Int* lda, T* w, T* work,
                const Int* lwork, Int* iwork, const Int* liwork, Int* info, size_t, size_t);
  void (*geev)(const char* left, const char* right, const Int* n, T* a, const Int* lda, T* real, T* imaginary,
               T* vl, const Int* ldvl, T* vr, const Int* ldvr, T* work, const Int* lwork, Int* info, size_t,
               size_t);
};

/// Returns the routines of libopenblas.so.0, or else of liblapack.so.3 or of the LAPACK that a package puts
/// beside the library, opened when first requested, because OpenBLAS starts its threads as soon as it is
/// loaded. CATENARY_LAPACK names another library, or "0" for none. Throws Error(CTN_ERROR_UNAVAILABLE) if
/// there is none.
template <class T>
const LapackFunctions<T>& lapack_functions();
template <>
const LapackFunctions<float>& lapack_functions<float>();
template <>
const LapackFunctions<double>& lapack_functions<double>();

/// While one exists, OpenBLAS works only on the calling threads; the last one restores the host's setting.
class SerialLapack {
 public:
  SerialLapack();
  ~SerialLapack();
  SerialLapack(const SerialLapack&) = delete;
  SerialLapack& operator=(const SerialLapack&) = delete;

 private:
  [[maybe_unused]] int previous_ = 0;  // the OpenMP setting of this thread, if OpenBLAS uses OpenMP
};

}  // namespace catenary::cpu
