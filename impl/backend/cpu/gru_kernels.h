// The table of loops of GRU units.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

constexpr int64_t kGruUnits = 256;  // maximum number of units processed together

/// Inner loops of GRU units for one instruction set. Sources are in three arrays of n elements: r, z and the
/// candidate; x are those from the input, s those from the state.
template <class T>
struct GruKernels {
  void (*value)(const T* const* x, const T* const* s, const T* h, T* y, int64_t n);
  /// gh may be gy.
  void (*gradient)(const T* const* x, const T* const* s, const T* h, const T* gy, T* const* gx, T* const* gs,
                   T* gh, int64_t n);
};

CTN_DECLARE_TABLES(GruKernels, gru_kernels)

}  // namespace catenary::cpu
