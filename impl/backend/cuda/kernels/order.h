// Parameters of the kernels that sort positions by 64-bit keys, a byte of the keys at a time; equal keys keep
// their order.
#pragma once
#include <cstdint>

namespace catenary::cuda {

constexpr unsigned kOrderThreads = 256;
constexpr uint32_t kOrderTile = 2048;  // positions of a block
constexpr uint32_t kOrderDigits = 256;
constexpr unsigned kOrderScanThreads = 1024;

/// order_count counts the digits of each tile, order_scan turns counts into places, with one block, and
/// order_place moves the positions there. A block for each tile otherwise.
struct OrderParams {
  const uint64_t* keys;
  const uint32_t* from;  // positions; null: 0, 1, 2, ...
  uint32_t* to;
  uint32_t* counts;  // kOrderDigits x tiles
  uint32_t count, tiles;
  int32_t shift;  // of the byte
};

/// order_race: keys that order runners by their arrival time / rate; those that do not run come last. Any
/// grid of one dimension does. order_first writes positions to int64 if their keys are not the last one.
struct OrderRaceParams {
  const double *rates, *times;
  uint64_t* keys;
  const uint32_t* order;
  int64_t* out;
  uint32_t count;
};

}  // namespace catenary::cuda
