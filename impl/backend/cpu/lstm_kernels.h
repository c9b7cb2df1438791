// The table of loops of LSTM units.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

constexpr int64_t kLstmUnits = 256;  // maximum number of units processed together

/// Inner loops of LSTM units for one instruction set. Sources are in planes of kLstmUnits elements: a, i, f,
/// o.
template <class T>
struct LstmKernels {
  /// Converts n units between four interleaved sources and planes.
  void (*split)(const T* x, T* planes, int64_t n);
  void (*join)(const T* planes, T* x, int64_t n);
  void (*value)(const T* planes, const T* c_prev, T* c, T* h, int64_t n);
  void (*gradient)(T* planes, const T* c_prev, const T* c, const T* gc, const T* gh, T* gc_prev, int64_t n);
  /// `first`, `second`: the sources of the children.
  void (*tree_value)(const T* first, const T* second, const T* c1, const T* c2, T* c, T* h, int64_t n);
  void (*tree_gradient)(T* first, T* second, const T* c1, const T* c2, const T* c, const T* gc, const T* gh,
                        T* gc1, T* gc2, int64_t n);
};

CTN_DECLARE_TABLES(LstmKernels, lstm_kernels)

}  // namespace catenary::cpu
