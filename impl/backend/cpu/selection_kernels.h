// The table of splits of keys by a pivot.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

/// Moves the keys below the pivot to the front of `keys` and the others behind them, each in their order, and
/// returns how many are below. `room` holds n keys.
template <class K>
using Split = int64_t (*)(K* keys, K* room, int64_t n, K pivot);

/// How elements become signed numbers of the same order: x ^ ((x < 0 ? ~0 : 0) & magnitude) ^ flip. Those
/// that are no numbers are outside of [lowest, highest].
template <class S>
struct SignedOrder {
  S magnitude, flip, lowest, highest;
  S operator()(S x) const { return S(x ^ S(S(x >> (8 * sizeof(S) - 1)) & magnitude) ^ flip); }
};

/// How many elements are below a range, in it, and no numbers.
struct InRange {
  int64_t below, count, outside;
};

/// Writes the numbers of the elements in [low, high], in their order; there is room for n.
template <class S>
using Collect = InRange (*)(const S* x, int64_t n, const SignedOrder<S>& order, S low, S high, S* out);

/// Computes x ^ before, then from it SignedOrder{magnitude, after}. `out` may be x.
template <class S>
using Reorder = void (*)(const S* x, int64_t n, S before, S magnitude, S after, S* out);

/// Where the elements below a number go, those equal to it, and the end of the others, which go behind both.
struct Regions {
  int64_t below, equal, end;
};

/// Writes all elements, or their positions, around a number, each kind in its order. `out` is not x.
template <class S, class Out>
using Move = void (*)(const S* x, const SignedOrder<S>& order, S pivot, const Regions& regions, Out* out);

/// Writes the elements of x, or positions from `first` on, where the mask is true: there are `count` of them,
/// and room for no more.
template <class T>
using Choose = void (*)(const uint8_t* mask, int64_t n, const T* x, int64_t count, T* out);
using ChoosePositions = void (*)(const uint8_t* mask, int64_t n, int64_t first, int64_t count, int64_t* out);

/// Writes how many of the n > 0 sorted elements are below each value, or with `right` at most the value, for
/// as many of the values as fill vectors, and returns their number. Results for NaN are undefined.
template <class T>
using Search = int64_t (*)(const T* sorted, int64_t n, const T* values, int64_t count, bool right,
                           int64_t* out);

/// Returns how many elements have any of the mask's bits.
template <class T>
using Count = int64_t (*)(const T* x, int64_t n, T mask);

struct SelectionKernels {
  Split<uint32_t> split32;
  Split<uint64_t> split64;
  Collect<int32_t> collect32;
  Collect<int64_t> collect64;
  Reorder<int32_t> reorder32;
  Reorder<int64_t> reorder64;
  Move<int32_t, int32_t> move32;
  Move<int64_t, int64_t> move64;
  Move<int32_t, int64_t> move_positions32;
  Move<int64_t, int64_t> move_positions64;
  Count<uint8_t> count8;
  Count<uint16_t> count16;
  Count<uint32_t> count32;
  Count<uint64_t> count64;
  Choose<uint8_t> choose8;
  Choose<uint16_t> choose16;
  Choose<uint32_t> choose32;
  Choose<uint64_t> choose64;
  ChoosePositions choose_positions;
  Search<float> search_f32;
  Search<double> search_f64;
  Search<int32_t> search_i32;
  Search<int64_t> search_i64;

  Search<float> search(float) const { return search_f32; }
  Search<double> search(double) const { return search_f64; }
  Search<int32_t> search(int32_t) const { return search_i32; }
  Search<int64_t> search(int64_t) const { return search_i64; }

  Count<uint8_t> count(uint8_t) const { return count8; }
  Count<uint16_t> count(uint16_t) const { return count16; }
  Count<uint32_t> count(uint32_t) const { return count32; }
  Count<uint64_t> count(uint64_t) const { return count64; }

  Choose<uint8_t> choose(uint8_t) const { return choose8; }
  Choose<uint16_t> choose(uint16_t) const { return choose16; }
  Choose<uint32_t> choose(uint32_t) const { return choose32; }
  Choose<uint64_t> choose(uint64_t) const { return choose64; }

  Collect<int32_t> collect(int32_t) const { return collect32; }
  Collect<int64_t> collect(int64_t) const { return collect64; }
  Reorder<int32_t> reorder(int32_t) const { return reorder32; }
  Reorder<int64_t> reorder(int64_t) const { return reorder64; }
  Move<int32_t, int32_t> move(int32_t) const { return move32; }
  Move<int64_t, int64_t> move(int64_t) const { return move64; }
  Move<int32_t, int64_t> move_positions(int32_t) const { return move_positions32; }
  Move<int64_t, int64_t> move_positions(int64_t) const { return move_positions64; }
};

CTN_DECLARE_TABLE(SelectionKernels, selection_kernels)

}  // namespace catenary::cpu
