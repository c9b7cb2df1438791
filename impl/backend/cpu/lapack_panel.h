// Panels of few columns of LU factorizations, and solutions with triangles of few rows.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

/// The most columns of a panel, and the most rows of a triangle.
constexpr int32_t kPanelWidth = 16;

/// A triangle by columns: row i of the right-hand sides loses below[j * kPanelWidth + i] times row j of the
/// solution, which is divided by diagonal[j]. What is not of the triangle is zero.
template <class T>
struct PanelTriangle {
  alignas(64) T below[kPanelWidth * kPanelWidth];
  T diagonal[kPanelWidth];
  int32_t rows;
  bool goes_down;  // from the first row of the solution to the last
};

/// Matrices are stored by columns of length `ld`.
template <class T>
struct PanelKernels {
  /// Like getrf, but stops at the first column whose pivot is zero. Returns its number, counted from one, or
  /// zero.
  int32_t (*factor)(int32_t rows, int32_t columns, T* a, int64_t ld, int32_t* pivots);
  /// Puts solutions in place of right-hand sides.
  void (*solve)(const PanelTriangle<T>& triangle, int64_t columns, T* b, int64_t ld);
};

CTN_DECLARE_TABLES(PanelKernels, panel_kernels)

}  // namespace catenary::cpu
