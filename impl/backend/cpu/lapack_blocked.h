// LU and Cholesky factorizations, solutions and inverses. They do nearly all of their work in our own matrix
// products, which use all threads, and instructions that OpenBLAS may not use on this processor.
#pragma once
#include "impl/backend/cpu/lapack_library.h"

namespace catenary::cpu {

/// From this size on the matrices of a stack are factored one by one, each by all threads.
constexpr int32_t kThreadedFrom = 256;

/// Like getrf for a square matrix (stored by columns, ld = n).
template <class T>
void blocked_getrf(int32_t n, T* a, int32_t* pivots, int32_t* info);

/// Like getrs for `columns` right-hand sides (ld = n); with `transposed`, for the transpose of the matrix.
template <class T>
void blocked_getrs(bool transposed, int32_t n, int32_t columns, const T* a, const int32_t* pivots, T* b);

/// Puts the inverse of the factored matrix in place of the identity x, both n x n.
template <class T>
void blocked_inverse(int32_t n, const T* a, const int32_t* pivots, T* x);

/// Like potrf for the upper triangle (by columns of length `ld`); writes in the lower one, too.
template <class T>
void blocked_potrf(const LapackFunctions<T>& f, int32_t n, T* a, int32_t ld, int32_t* info);

}  // namespace catenary::cpu
