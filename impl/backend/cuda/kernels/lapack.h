// Parameters of the kernels that complete what cuSOLVER computes, which the launcher fills in.
#pragma once
#include "impl/backend/cuda/kernels/rows.h"

namespace catenary::cuda {

constexpr unsigned kLapackThreads = 256;

/// What is written into the matrices of a stack in place.
enum class MatrixPatch : int32_t { identity, zeros_above, zeros_below, nan_where_failed };

// The matrices are C-contiguous, and of float32 if `single` is set, otherwise of float64.

/// lapack_patch: any grid of one dimension.
struct PatchParams {
  char* x;
  uint64_t size;  // elements of the stack
  WideDivisor rows, columns;
  const int32_t* info;  // nan_where_failed: not 0 for matrices that failed
  MatrixPatch patch;
  bool single;
};

constexpr int kSmallOrder = 32;  // rows of matrices that a warp factors
constexpr unsigned kSmallThreads = 128;

/// lapack_factor: LU factors, with the pivots of LAPACK's getrf, of matrices stored by columns. Any grid of
/// one dimension, with shared memory for a matrix of each warp.
struct FactorParams {
  char* a;
  int64_t* pivots;
  int32_t* info;
  int64_t batch;
  int32_t order;
  bool single;
};

/// lapack_solve: right-hand sides, which are stored one after another, become solutions. Any grid of one
/// dimension.
struct SolveParams {
  const char* factors;
  const int64_t* pivots;
  char* x;
  uint64_t count;       // of the right-hand sides of all matrices
  WideDivisor columns;  // of one matrix
  int32_t order;
  bool transposed, single;
};

/// The part of a square matrix that counts.
enum class MatrixPart : int32_t { all, lower, upper };

/// lapack_check: whether a matrix contains infinity or NaN. Such matrices become 0, because searches for
/// singular values and eigenvalues may not end for them. Any grid of one dimension.
struct CheckParams {
  char* x;
  int64_t batch, size;  // matrices, and elements of each
  WideDivisor columns;
  int32_t* bad;  // 0 or 1 for each matrix
  MatrixPart part;
  bool single;
};

/// lapack_status: changes `info` from 0 to 1 for each matrix that is bad, or among whose results is NaN. Any
/// grid of one dimension.
struct StatusParams {
  int32_t* info;
  const int32_t* bad;  // or null
  const char* values;
  int64_t batch, count;   // values of each matrix
  int64_t step, advance;  // from one value to the next, and from one matrix to the next, in elements
  bool single;
};

/// lapack_addresses: of the matrices, for functions that want an array of them. Any grid of one dimension.
struct AddressesParams {
  char** addresses;
  char* first;
  int64_t count, step;  // in bytes
};

/// lapack_determinant: of matrices of `order` rows from their factors and pivots. Any grid of one dimension.
struct DeterminantParams {
  const char* factors;
  const int64_t* pivots;
  const int32_t* info;  // the determinant is 0 where it is not 0
  int64_t batch, order;
  char* first;   // the determinant, or its sign if `second` is not null
  char* second;  // the logarithm of its absolute value
  bool single;
};

}  // namespace catenary::cuda
