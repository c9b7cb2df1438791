// The table of splits of keys by a pivot.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

/// Moves the keys below the pivot to the front of `keys` and the others behind them, each in their order, and
/// returns how many are below. `room` holds n keys.
template <class K>
using Split = int64_t (*)(K* keys, K* room, int64_t n, K pivot);

struct SelectionKernels {
  Split<uint32_t> split32;
  Split<uint64_t> split64;
};

CTN_DECLARE_TABLE(SelectionKernels, selection_kernels)

}  // namespace catenary::cpu
