// The table of loops of activation functions.
#pragma once
#include <cstdint>
#include "impl/backend/activation_ops.h"

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

/// Inner loops of activation functions for one instruction set.
template <class T>
struct ActivationKernels {
  void (*value[kActivationOps])(const T* x, T* y, int64_t n, T parameter);
  /// `saved`: output or input, depending on the operation; gx may be gy.
  void (*gradient[kActivationOps])(const T* saved, const T* gy, T* gx, int64_t n, T parameter);
  /// `one`: all elements have the weight w[0].
  void (*prelu)(const T* x, const T* w, bool one, T* y, int64_t n);
  /// gx and gw may be null.
  void (*prelu_gradient)(const T* x, const T* w, bool one, const T* gy, T* gx, T* gw, int64_t n);
};

CTN_DECLARE_TABLES(ActivationKernels, activation_kernels)

}  // namespace catenary::cpu
