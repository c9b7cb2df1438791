// Arrays as rows of elements that groups of threads process: what launchers fill in.
#pragma once
#include "impl/backend/cuda/kernels/geometry.h"

namespace catenary::cuda {

__extension__ using Uint128 = unsigned __int128;

/// A number from 1 to 2^62 by which kernels divide with a multiplication.
struct WideDivisor {
  uint64_t value, factor;
  uint32_t shift;
  bool is_narrow;  // all positions are below 2^31, where this is faster:
  Divisor narrow;
};

/// For positions below `positions`.
constexpr WideDivisor make_wide_divisor(uint64_t value, uint64_t positions = UINT64_MAX) {
  constexpr uint64_t kNarrow = uint64_t(1) << 31;
  uint32_t shift = 0;
  while ((uint64_t(1) << shift) < value) ++shift;
  const Uint128 rest = (Uint128((uint64_t(1) << shift) - value) << 64) / value;
  const bool is_narrow = positions <= kNarrow && value < kNarrow;
  return {value, uint64_t(rest) + 1, shift, is_narrow, make_divisor(is_narrow ? uint32_t(value) : 1)};
}

/// n / d for n < 2^63.
CTN_FN uint64_t quotient(uint64_t n, const WideDivisor& d) {
  if (d.is_narrow) return quotient(uint32_t(n), d.narrow);
  return (uint64_t((Uint128(n) * d.factor) >> 64) + n) >> d.shift;
}

constexpr unsigned kRowThreads = 256;
constexpr int kKept = 4;  // parts of a row that a thread keeps in registers
/// The number of adjacent elements of such a part, if there are enough: 4 bytes.
constexpr int row_part(uint64_t itemsize) { return itemsize < 4 ? int(4 / itemsize) : 1; }

/// The rows along the middle dimension of (outer, length, depth), numbered along outer and depth. `group`
/// threads process a row, which is a power of two: adjacent ones if the depth is 1, otherwise those whose
/// neighbors process adjacent rows. Parts of the row have `width` elements, row_part() or 1.
struct Rows {
  uint64_t count, length;
  WideDivisor depth;
  uint32_t group, width;
};

/// The shape alone determines the size of groups and parts, and with them the order of sums.
constexpr Rows make_rows(uint64_t outer, uint64_t length, uint64_t depth, uint64_t itemsize) {
  constexpr uint64_t kShort = 64;  // elements of a row, whose parts are single elements
  const bool adjacent = depth <= 1;
  const uint32_t part = uint32_t(row_part(itemsize));
  const uint32_t width = adjacent && length >= kShort && length % part == 0 ? part : 1;
  const uint32_t most = adjacent ? kRowThreads : kRowThreads / 32;
  uint32_t group = 1;
  while (group < most && group * uint64_t(kKept) * width < length) group *= 2;
  return {outer * depth, length, make_wide_divisor(depth ? depth : 1, outer * depth + kRowThreads), group,
          width};
}

/// The number of blocks, at most `most`, which process several sets of rows if there are more.
constexpr unsigned blocks_of(const Rows& rows, unsigned most) {
  const uint64_t each = kRowThreads / rows.group, all = (rows.count + each - 1) / each;
  return all == 0 ? 1 : all < most ? unsigned(all) : most;
}

/// The parts into which long sums are divided, which different blocks compute.
struct Pieces {
  uint64_t length;  // items of a piece
  uint32_t count;
};

/// Pieces of so many items, whose lengths are multiples of `step`, if `sums` sums are computed.
constexpr Pieces make_pieces(uint64_t items, uint64_t sums, uint64_t step) {
  constexpr uint64_t kBlocks = 1024;  // that keep a device busy
  const uint64_t steps = (items + step - 1) / step, wanted = sums < kBlocks ? kBlocks / (sums ? sums : 1) : 1;
  const uint64_t count = steps < wanted ? (steps ? steps : 1) : wanted;
  const uint64_t length = (steps + count - 1) / count * step;
  return {length ? length : step, length ? uint32_t((items + length - 1) / length) : 1};
}

}  // namespace catenary::cuda
