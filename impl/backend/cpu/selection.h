// Partitions of keys around the places that are asked for.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "impl/backend/cpu/selection_kernels.h"
#include "impl/backend/cpu/sort_keys.h"
#include "impl/base/range.h"

namespace catenary::cpu {

template <class K>
int64_t split_keys(K* keys, K* room, int64_t n, K pivot) {
  if constexpr (std::is_same_v<K, uint32_t>) return selection_kernels().split32(keys, room, n, pivot);
  if constexpr (std::is_same_v<K, uint64_t>) return selection_kernels().split64(keys, room, n, pivot);
  int64_t below = 0;
  for (int64_t at = 0; at < n; ++at) {  // without branches that would be mispredicted
    const K key = keys[at];
    keys[below] = key;
    room[at - below] = key;
    below += key < pivot;
  }
  std::copy(room, room + (n - below), keys + below);
  return below;
}

/// The key after another one; false if there is none.
template <class K>
bool advance(K& key) {
  if constexpr (std::is_same_v<K, Pair>)
    return ++key.position, true;
  else
    return ++key != 0;
}

/// A key for a split of n keys, of which the sorted `place` is wanted: about that one, or, if it is the only
/// one that is wanted, one a little beyond, so that the larger part of the keys is left out.
template <class K>
K pivot_near(const K* keys, int64_t n, int64_t place, bool only) {
  constexpr int most = 255;
  K sample[most];
  const int count = n >= 1 << 14 ? most : n >= 1 << 10 ? 63 : 15, more = only ? count / 16 + 1 : 0;
  const int64_t step = n / count;
  for (int i = 0; i < count; ++i) sample[i] = keys[i * step + step / 2];
  const int at = int(double(place) / double(n) * count);
  const int wanted = std::clamp(2 * place < n ? at + more : at - more, 0, count - 1);
  std::nth_element(sample, sample + wanted, sample + count);
  return sample[wanted];
}

/// Partitions the keys [begin, end) around ascending places among them: the key at each is the one that would
/// be there if they were sorted. The result is the same on every instruction set. `room` holds as many keys.
template <class K>
void select_places(K* keys, K* room, int64_t begin, int64_t end, Span<const int64_t> places) {
  constexpr int64_t few = 32;
  int rounds = 4 * (64 - __builtin_clzll(uint64_t(end - begin) | 1)) + 16;
  while (!places.empty()) {
    const int64_t n = end - begin, middle = places.data[places.size / 2];
    if (n <= few || --rounds < 0) return std::sort(keys + begin, keys + end);
    K pivot = pivot_near(keys + begin, n, middle - begin, places.size == 1);
    int64_t count = split_keys(keys + begin, room, n, pivot);
    const bool smallest = count == 0;
    if (smallest) count = advance(pivot) ? split_keys(keys + begin, room, n, pivot) : n;
    const int64_t between = begin + count;
    const int64_t* first = std::lower_bound(places.begin(), places.end(), between);
    const Span<const int64_t> before{places.data, size_t(first - places.data)};
    const Span<const int64_t> behind{first, places.size - before.size};
    if (behind.empty() && !smallest) {
      end = between;
      continue;
    }
    if (!smallest) select_places(keys, room, begin, between, before);  // otherwise all of them are equal
    begin = between;
    places = behind;
  }
}

/// The number of one element in the order of all, and how many are below and equal.
template <class S>
struct Ranked {
  S key;
  int64_t below, equal;
};

constexpr int64_t kWorthSampling = 1024;  // elements

/// Finds the element that sorting would move to `place`: those between two of a sample are collected, and the
/// wanted one is selected of them. Returns false if it is not there, or not all elements are numbers. `keys`
/// and `room` hold n elements.
template <class S>
bool find_ranked(const S* x, int64_t n, const SignedOrder<S>& order, int64_t place, S* keys, S* room,
                 Ranked<S>& found) {
  constexpr int most = 1023;
  S sample[most];
  const int count = n >= 1 << 18 ? most : n >= 1 << 14 ? 255 : 63;
  const int64_t step = n / count;
  for (int i = 0; i < count; ++i) sample[i] = order(x[i * step + step / 2]);
  // Of a random order, the place in the sample is within three times the root of count / 4 mostly.
  S low, high;
  InRange range{};
  int64_t wanted = -1;
  for (int more : {count / 12 + 3, count / 3}) {
    const int at = int(double(place) / double(n) * count), from = at - more, to = at + more;
    const auto in_sample = [&](int i) {
      return std::nth_element(sample, sample + i, sample + count), sample[i];
    };
    low = from < 0 ? order.lowest : in_sample(from);
    high = to < count ? in_sample(to) : order.highest;
    range = selection_kernels().collect(S{})(x, n, order, low, high, keys);
    wanted = place - range.below;
    if (range.outside || (wanted >= 0 && wanted < range.count)) break;
  }
  if (range.outside || wanted < 0 || wanted >= range.count) return false;
  found = {low, range.below, range.count};
  if (low == high) return true;
  using Bits = std::make_unsigned_t<S>;
  constexpr Bits sign = Bits(Bits{1} << (8 * sizeof(S) - 1));
  Bits* const some = reinterpret_cast<Bits*>(keys);
  for (int64_t i = 0; i < range.count; ++i) some[i] ^= sign;
  select_places(some, reinterpret_cast<Bits*>(room), 0, range.count, {&wanted, 1});
  const Bits key = some[wanted];
  found.key = S(key ^ sign);
  found.equal = 0;
  for (int64_t i = 0; i < range.count; ++i) {
    found.below += some[i] < key;
    found.equal += some[i] == key;
  }
  return true;
}

}  // namespace catenary::cpu
