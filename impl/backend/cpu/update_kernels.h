// The table of loops of optimizers.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"
#include "impl/backend/params/update.h"
#include "impl/backend/update_rules.h"

namespace catenary::cpu {

/// Inner loops of optimizers for one instruction set.
template <class T>
struct UpdateKernels {
  /// Null for rules that need two passes.
  using Loop = void (*)(const T* g, T* const* states, T* p, int64_t n, const UpdateValues& values);
  Loop rules[kUpdateRules];
  /// out may be g.
  void (*stage)(UpdateStage stage, const T* g, const T* p, T* out, int64_t n);
  /// The first pass of LAMB; sums receives the squares of p and of the direction.
  void (*lamb_states)(const T* g, T* m, T* v, const T* p, int64_t n, const UpdateValues& values,
                      double sums[2]);
  /// The second pass of LAMB, with the sums of the first.
  void (*lamb_parameter)(const T* m, const T* v, T* p, int64_t n, const UpdateValues& values,
                         const double sums[2]);
  /// The sum of squares in double precision, in an order that only depends on n.
  double (*squares)(const T* x, int64_t n);
  /// Whether no number is infinite or NaN.
  bool (*finite)(const T* x, int64_t n);
};

CTN_DECLARE_TABLES(UpdateKernels, update_kernels)

}  // namespace catenary::cpu
