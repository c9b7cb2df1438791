// Sorts rows side by side: each is a lane of vectors, and all go through the same comparators. That takes
// more comparisons than sorting one row after another, but none has to be predicted.
#pragma once
#include <algorithm>
#include <bit>
#include <cstring>
#include <memory>

#include "impl/backend/cpu/loops.h"
#include "impl/backend/cpu/sort_keys.h"
#include "impl/backend/cpu/sort_lanes_kernels.h"
#include "impl/base/span.h"

namespace catenary::cpu {

/// How the rows of a block lie in memory: `along` elements between those of a row, and `across` elements
/// between rows. One of them is 1.
struct LaneLayout {
  int64_t n, along, across;
};

/// Memory for sorting one block of lanes of at most n elements.
struct LaneRoom {
  explicit LaneRoom(int64_t n) : memory(new char[size_t((2 * n + 1) * kLaneBytes)]) {
    const auto start = reinterpret_cast<uintptr_t>(memory.get()) + uintptr_t(kLaneBytes - 1);
    keys = reinterpret_cast<char*>(start / uintptr_t(kLaneBytes) * uintptr_t(kLaneBytes));
    staged = keys + n * kLaneBytes;
  }
  std::unique_ptr<char[]> memory;
  char *keys, *staged;
};

/// The rows of a block as columns of a table of `lanes` lanes, of which `count` are used.
struct LaneTable {
  LaneLayout layout;
  int64_t item, lanes, count;

  bool in_place() const { return layout.across == 1 && count == lanes; }
  int64_t stride() const { return (in_place() ? layout.along : lanes) * item; }

  /// Returns the table, whose rows are stride() bytes apart. Lanes that are not used hold zeros.
  const char* read(const char* source, char* staged) const {
    if (in_place()) return source;
    if (count < lanes) std::memset(staged, 0, size_t(layout.n * lanes * item));
    if (layout.across > 1) {
      transpose(source, layout.across * item, staged, lanes * item, count, layout.n, size_t(item));
    } else {
      for (int64_t i = 0; i < layout.n; ++i)
        std::memcpy(staged + i * lanes * item, source + i * layout.along * item, size_t(count * item));
    }
    return staged;
  }
  /// Writes a table that is not in place.
  void write(const char* staged, char* out) const {
    if (layout.across > 1) {
      transpose(staged, lanes * item, out, layout.across * item, layout.n, count, size_t(item));
    } else {
      for (int64_t i = 0; i < layout.n; ++i)
        std::memcpy(out + i * layout.along * item, staged + i * lanes * item, size_t(count * item));
    }
  }
};

/// Sorts, or moves what a partition at kth needs to the front.
template <class K>
void order_lanes(Span<const int64_t> kth, bool partition, void* keys, int64_t n) {
  constexpr int64_t few = 16;
  constexpr int size = std::countr_zero(sizeof(K));
  const auto& kernels = sort_lanes_kernels();
  if (!partition) return kernels.sort[size](keys, n);
  const int64_t count = kth.size ? kth.data[kth.size - 1] + 1 : 0;
  if (count <= few)
    kernels.select[size](keys, n, std::max<int64_t>(count, 1));
  else
    kernels.sort[size](keys, n);
}

/// Sorts the values of `count` rows, or returns false if these need more than an order of keys: rows with
/// NaN, and sorted rows with zeros of both signs, which stay in their order.
template <DType D>
bool order_lane_values(const LaneLayout& layout, int64_t count, Span<const int64_t> kth, bool partition,
                       const char* source, char* out, const LaneRoom& room) {
  using Bits = typename Key<D>::Bits;
  constexpr int64_t item = int64_t(sizeof(Bits)), lanes = kLaneBytes / item;
  constexpr int size = std::countr_zero(sizeof(Bits));
  constexpr LaneKey key{Key<D>::real || Key<D>::negative ? Key<D>::sign : Bits(0),
                        Key<D>::real ? Key<D>::infinity : Bits(0)};
  const auto& kernels = sort_lanes_kernels();
  const LaneTable table{layout, item, lanes, count};
  const int64_t n = layout.n;
  const char* x = table.read(source, room.staged);
  const int flags = kernels.encode[size](x, table.stride(), n, key, room.keys);
  if (flags & kLanesHaveNan) return false;
  if (!partition && (flags & kLanesHaveNegativeZero) && (flags & kLanesHaveZero)) return false;
  order_lanes<Bits>(kth, partition, room.keys, n);
  kernels.decode[size](room.keys, n, key, table.in_place() ? out : room.staged, table.stride());
  if (!table.in_place()) table.write(room.staged, out);
  return true;
}

/// Keys of 64 bits: ranks above the positions, without their lowest bits if there is no room for all of them.
template <DType D>
struct PackedRanks {
  using Bits = typename Key<D>::Bits;
  static constexpr int64_t lanes = 8;

  uint64_t* keys;
  int64_t n;
  int position_bits, dropped = 0;

  /// x is a table of n rows, `stride` bytes apart.
  PackedRanks(const char* x, int64_t stride, int64_t rows, void* memory)
      : keys(static_cast<uint64_t*>(memory)), n(rows), position_bits(std::bit_width(uint64_t(rows - 1))) {
    uint64_t least = ~uint64_t{0}, most = 0;
    for (int64_t i = 0; i < n; ++i, x += stride)
      for (int64_t lane = 0; lane < lanes; ++lane) {
        const uint64_t rank = Key<D>::rank(reinterpret_cast<const Bits*>(x)[lane]);
        keys[i * lanes + lane] = rank;
        if constexpr (sizeof(Bits) == 8) {
          least = std::min(least, rank);
          most = std::max(most, rank);
        }
      }
    if constexpr (sizeof(Bits) == 8)
      dropped = std::max(int(std::bit_width(most - least)) + position_bits - 64, 0);
    else
      least = 0;
    for (int64_t i = 0; i < n; ++i)
      for (int64_t lane = 0; lane < lanes; ++lane) {
        uint64_t& key = keys[i * lanes + lane];
        key = (key - least) >> dropped << position_bits | uint64_t(i);
      }
  }

  uint64_t position_mask() const { return (uint64_t{1} << position_bits) - 1; }
  bool equal_before(int64_t i, int64_t lane) const {
    return (keys[i * lanes + lane] ^ keys[(i - 1) * lanes + lane]) <= position_mask();
  }

  /// Orders sorted elements of which only the dropped bits differ. rank(lane, position) is that of an
  /// element.
  template <class Rank>
  void finish(const Rank& rank) {
    if (dropped == 0) return;
    for (int64_t i = 1; i < n; ++i) {
      uint64_t least = ~uint64_t{0};
      for (int64_t lane = 0; lane < lanes; ++lane)
        least = std::min(least, keys[i * lanes + lane] ^ keys[(i - 1) * lanes + lane]);
      if (least > position_mask()) continue;
      for (int64_t lane = 0; lane < lanes; ++lane)
        if (equal_before(i, lane) && (i == 1 || !equal_before(i - 1, lane))) order_run(i - 1, lane, rank);
    }
  }

 private:
  template <class Rank>
  void order_run(int64_t begin, int64_t lane, const Rank& rank) {
    int64_t end = begin + 1;
    while (end < n && equal_before(end, lane)) ++end;
    std::unique_ptr<Pair[]> run(new Pair[size_t(end - begin)]);
    for (int64_t i = begin; i < end; ++i) {
      const uint64_t position = keys[i * lanes + lane] & position_mask();
      run[size_t(i - begin)] = {position, rank(lane, int64_t(position))};
    }
    std::sort(run.get(), run.get() + (end - begin));
    for (int64_t i = begin; i < end; ++i) {
      uint64_t& key = keys[i * lanes + lane];
      key = (key & ~position_mask()) | run[size_t(i - begin)].position;
    }
  }
};

/// Sorts the positions of `count` rows.
template <DType D>
void order_lane_positions(const LaneLayout& layout, int64_t count, Span<const int64_t> kth, bool partition,
                          const char* source, char* out, const LaneRoom& room) {
  using Bits = typename Key<D>::Bits;
  using Packed = PackedRanks<D>;
  const int64_t n = layout.n;
  const LaneTable table{layout, int64_t(sizeof(Bits)), Packed::lanes, count};
  const LaneTable result{layout, 8, Packed::lanes, count};
  const char* x = table.read(source, room.staged);
  Packed packed(x, table.stride(), n, room.keys);
  order_lanes<uint64_t>(kth, partition && packed.dropped == 0, packed.keys, n);
  packed.finish([&](int64_t lane, int64_t position) -> uint64_t {
    return lane < count ? Key<D>::rank(reinterpret_cast<const Bits*>(
                              source)[lane * layout.across + position * layout.along])
                        : 0;
  });
  char* to = result.in_place() ? out : room.staged;
  for (int64_t i = 0; i < n; ++i, to += result.stride())
    for (int64_t lane = 0; lane < Packed::lanes; ++lane)
      reinterpret_cast<int64_t*>(to)[lane] =
          int64_t(packed.keys[i * Packed::lanes + lane] & packed.position_mask());
  if (!result.in_place()) result.write(room.staged, out);
}

}  // namespace catenary::cpu
