// The table of kernels of matrix products.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

/// Memory that the caller will need next, to be prefetched.
struct Later {
  const char* start;
  int64_t bytes;
};

/// One product over plain strides: A(i, p) = a[i * a_row + p * a_col], B(p, j) = b[p * b_row + j * b_col]. In
/// each pair, one stride is 1. See Gemm for the rest.
template <class T>
struct GemmArgs {
  int64_t m, n, k;
  const T* a;
  int64_t a_row, a_col;
  const T* b;
  int64_t b_row, b_col;
  T* c;
  int64_t ldc;
  T alpha, beta;
  const T* bias;
  bool relu;
  bool copies_a, copies_b;  // packed() copies what it reads before it multiplies
  bool turned;              // for tiles alone: C(i, j) = c[j * ldc + i], and bias has m values
  Later later[3];
};

/// Kernels of one instruction set; all run on the calling thread. Code that is compiled for size has only
/// tiles and packed, which together cover everything.
template <class T>
struct GemmKernels {
  int lanes;  // elements per vector
  int rows;   // rows of a tile of C that is kept in registers
  int columns;
  /// b_col == 1: tiles of C, reading A and B in-place.
  void (*tiles)(const GemmArgs<T>&);
  /// m == 1 and b_col == 1: multiples of rows of B, added up in C.
  void (*row)(const GemmArgs<T>&);
  /// a_col == 1 and b_row == 1: dot products of rows.
  void (*dots)(const GemmArgs<T>&);
  /// The same for one row and one column.
  void (*dot)(const GemmArgs<T>&);
  /// k == 1 and b_col == 1: rows of C, each written once from beginning to end.
  void (*outer)(const GemmArgs<T>&);
  /// Any strides: packs A and B block by block into `scratch` (64-byte aligned, kGemmScratchBytes) if they
  /// are to be copied; B stored by columns always is.
  void (*packed)(const GemmArgs<T>&, void* scratch);
};

constexpr int64_t kGemmScratchBytes = int64_t{1} << 21;

CTN_DECLARE_TABLES(GemmKernels, gemm_kernels)

}  // namespace catenary::cpu
