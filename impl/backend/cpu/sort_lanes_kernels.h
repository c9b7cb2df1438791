// The table of loops that sort rows side by side.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

constexpr int64_t kLaneBytes = 64;

/// Kinds of elements that keys were made of.
enum LaneFlags { kLanesHaveNan = 1, kLanesHaveNegativeZero = 2, kLanesHaveZero = 4 };

/// How elements become keys: see Key in impl/kernels/sort_key.h.
struct LaneKey {
  uint64_t flip;      // bits that change
  uint64_t infinity;  // of floating dtypes; 0: integers
};

/// Loops over n rows of kLaneBytes bytes of unsigned keys, whose columns are lanes that are sorted each for
/// itself. Indexed by the logarithm of the size of a key.
struct SortLanesKernels {
  /// Converts elements to keys; returns LaneFlags. The rows of `source` are `stride` bytes apart.
  int (*encode[4])(const char* source, int64_t stride, int64_t n, const LaneKey& key, void* keys);
  /// The reverse.
  void (*decode[4])(const void* keys, int64_t n, const LaneKey& key, char* out, int64_t stride);
  void (*sort[4])(void* keys, int64_t n);
  /// Moves the `count` smallest keys to the front, in order; count <= n.
  void (*select[4])(void* keys, int64_t n, int64_t count);
};

CTN_DECLARE_TABLE(SortLanesKernels, sort_lanes_kernels)

}  // namespace catenary::cpu
