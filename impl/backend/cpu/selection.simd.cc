// Splits of keys by a pivot, compiled for each instruction set.
#include <cstdint>
#include <cstring>
#include <limits>
#include <type_traits>
#if defined(__AVX512F__)
#include <immintrin.h>
#endif

#include "impl/backend/cpu/selection_kernels.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {
namespace {

template <class K>
int64_t split(K* keys, K* room, int64_t n, K pivot) {
  int64_t below = 0, at = 0;
#if defined(__AVX512F__)
  // Whole vectors are stored, of which the next ones overwrite what is not wanted: keys that have been read.
  constexpr int64_t lanes = 64 / sizeof(K);
  const __m512i limit = sizeof(K) == 4 ? _mm512_set1_epi32(int(pivot)) : _mm512_set1_epi64(int64_t(pivot));
  for (; at + lanes <= n; at += lanes) {
    const __m512i v = _mm512_loadu_si512(keys + at);
    __m512i front, rest;
    int count;
    if constexpr (sizeof(K) == 4) {
      const __mmask16 is_below = _mm512_cmplt_epu32_mask(v, limit);
      front = _mm512_maskz_compress_epi32(is_below, v);
      rest = _mm512_maskz_compress_epi32(__mmask16(~is_below), v);
      count = __builtin_popcount(is_below);
    } else {
      const __mmask8 is_below = _mm512_cmplt_epu64_mask(v, limit);
      front = _mm512_maskz_compress_epi64(is_below, v);
      rest = _mm512_maskz_compress_epi64(__mmask8(~is_below), v);
      count = __builtin_popcount(is_below);
    }
    _mm512_storeu_si512(keys + below, front);
    _mm512_storeu_si512(room + (at - below), rest);
    below += count;
  }
#endif
  for (; at < n; ++at) {
    const K key = keys[at];
    keys[below] = key;
    room[at - below] = key;
    below += key < pivot;
  }
  std::memcpy(keys + below, room, size_t(n - below) * sizeof(K));
  return below;
}

#if defined(__AVX512F__)

template <class S>
constexpr int64_t kLanes = 64 / sizeof(S);

template <class S>
struct WideOrder {
  __m512i magnitude, flip;

  explicit WideOrder(const SignedOrder<S>& order) : magnitude(all(order.magnitude)), flip(all(order.flip)) {}
  static __m512i all(S x) { return sizeof(S) == 4 ? _mm512_set1_epi32(int(x)) : _mm512_set1_epi64(x); }
  __m512i operator()(__m512i x) const {
    const __m512i sign =
        sizeof(S) == 4 ? _mm512_maskz_srai_epi32(0xffff, x, 31) : _mm512_maskz_srai_epi64(0xff, x, 63);
    // x ^ (sign & magnitude) ^ flip
    return _mm512_xor_si512(_mm512_ternarylogic_epi64(x, sign, magnitude, 0x78), flip);
  }
};

template <class S>
unsigned are_less(__m512i a, __m512i b) {
  return sizeof(S) == 4 ? unsigned(_mm512_cmplt_epi32_mask(a, b)) : unsigned(_mm512_cmplt_epi64_mask(a, b));
}

/// Stores the chosen lanes at `to`, and something behind them if there is room for a vector.
template <class T>
void store_chosen(unsigned chosen, __m512i v, T* to, bool room) {
  if constexpr (sizeof(T) == 4) {
    if (room)
      _mm512_storeu_si512(to, _mm512_maskz_compress_epi32(__mmask16(chosen), v));
    else
      _mm512_mask_compressstoreu_epi32(to, __mmask16(chosen), v);
  } else {
    if (room)
      _mm512_storeu_si512(to, _mm512_maskz_compress_epi64(__mmask8(chosen), v));
    else
      _mm512_mask_compressstoreu_epi64(to, __mmask8(chosen), v);
  }
}

#endif

template <class S, bool checked>
InRange collect_some(const S* x, int64_t n, const SignedOrder<S>& order, S low, S high, S* out) {
  InRange found{};
  int64_t at = 0;
#if defined(__AVX512F__)
  const WideOrder<S> keys(order);
  const __m512i lowest = keys.all(order.lowest), highest = keys.all(order.highest);
  const __m512i first = keys.all(low), last = keys.all(high);
  constexpr unsigned every = unsigned((uint64_t{1} << kLanes<S>)-1);
  unsigned strange = 0;
  for (; at + kLanes<S> <= n; at += kLanes<S>) {
    const __m512i key = keys(_mm512_loadu_si512(x + at));
    const unsigned below = are_less<S>(key, first), above = are_less<S>(last, key);
    if constexpr (checked) strange |= are_less<S>(key, lowest) | are_less<S>(highest, key);
    const unsigned inside = every & ~(below | above);
    found.below += __builtin_popcount(below);
    store_chosen(inside, key, out + found.count, true);
    found.count += __builtin_popcount(inside);
  }
  found.outside = strange != 0;
#endif
  for (; at < n; ++at) {
    const S key = order(x[at]);
    out[found.count] = key;
    found.count += (low <= key) & (key <= high);
    found.below += key < low;
    found.outside += (key < order.lowest) | (order.highest < key);
  }
  return found;
}

template <class S>
InRange collect(const S* x, int64_t n, const SignedOrder<S>& order, S low, S high, S* out) {
  const bool all = order.lowest == std::numeric_limits<S>::min();
  return (all ? collect_some<S, false> : collect_some<S, true>)(x, n, order, low, high, out);
}

template <class S>
void reorder(const S* x, int64_t n, S before, S magnitude, S after, S* out) {
  int64_t at = 0;
#if defined(__AVX512F__)
  const WideOrder<S> order({magnitude, after, 0, 0});
  const __m512i changed = order.all(before);
  for (; at + kLanes<S> <= n; at += kLanes<S>)
    _mm512_storeu_si512(out + at, order(_mm512_xor_si512(_mm512_loadu_si512(x + at), changed)));
#endif
  const SignedOrder<S> one{magnitude, after, 0, 0};
  for (; at < n; ++at) out[at] = one(S(x[at] ^ before));
}

template <class S, class Out, bool positions>
void move(const S* x, const SignedOrder<S>& order, S pivot, const Regions& regions, Out* out) {
  int64_t below = 0, equal = regions.below, above = regions.below + regions.equal, at = 0;
  const int64_t n = regions.end;
#if defined(__AVX512F__)
  const WideOrder<S> keys(order);
  const __m512i limit = keys.all(pivot);
  constexpr int64_t lanes = kLanes<Out>;
  constexpr unsigned every = unsigned((uint64_t{1} << lanes) - 1);
  __m512i places = _mm512_set_epi64(7, 6, 5, 4, 3, 2, 1, 0);
  for (; at + kLanes<S> <= n; at += kLanes<S>) {
    const __m512i v = _mm512_loadu_si512(x + at), key = keys(v);
    unsigned before = are_less<S>(key, limit), behind = are_less<S>(limit, key);
    for (int64_t part = 0; part < kLanes<S>; part += lanes, before >>= lanes, behind >>= lanes) {
      const unsigned to_front = before & every, to_end = behind & every, between = every & ~(before | behind);
      const __m512i moved = positions ? places : v;
      if constexpr (positions) places = _mm512_add_epi64(places, _mm512_set1_epi64(lanes));
      store_chosen(to_front, moved, out + below, below + lanes <= regions.below);
      store_chosen(to_end, moved, out + above, above + lanes <= n);
      if (between) store_chosen(between, moved, out + equal, false);
      below += __builtin_popcount(to_front);
      above += __builtin_popcount(to_end);
      equal += __builtin_popcount(between);
    }
  }
#endif
  for (; at < n; ++at) {
    const S key = order(x[at]);
    const bool before = key < pivot, behind = pivot < key;
    out[before ? below : behind ? above : equal] = positions ? Out(at) : Out(x[at]);
    below += before;
    above += behind;
    equal += !(before | behind);
  }
}

#if defined(__AVX512F__)
template <class T>
uint64_t have_any(__m512i x, __m512i mask) {
  if constexpr (sizeof(T) == 1) return _mm512_test_epi8_mask(x, mask);
  if constexpr (sizeof(T) == 2) return _mm512_test_epi16_mask(x, mask);
  if constexpr (sizeof(T) == 4) return _mm512_test_epi32_mask(x, mask);
  if constexpr (sizeof(T) == 8) return _mm512_test_epi64_mask(x, mask);
}
#endif

template <class T>
int64_t count(const T* x, int64_t n, T mask) {
  int64_t found = 0, at = 0;
#if defined(__AVX512F__)
  T masks[kLanes<T>];
  for (T& one : masks) one = mask;
  const __m512i all = _mm512_loadu_si512(masks);
  for (; at + kLanes<T> <= n; at += kLanes<T>) {
    found += __builtin_popcountll(have_any<T>(_mm512_loadu_si512(x + at), all));
  }
  const uint64_t rest = ~(~uint64_t{0} << (n - at) * int64_t(sizeof(T)));
  return found + __builtin_popcountll(have_any<T>(_mm512_maskz_loadu_epi8(rest, x + at), all));
#else
  while (at < n) {  // vectors have as many counters if these are as narrow
    const int64_t left = n - at, many = sizeof(T) == 1 ? 255 : 65535, end = at + (left < many ? left : many);
    if constexpr (sizeof(T) == 8) {  // vectors compare 32 bits everywhere, and 64 only on some
      uint32_t some = 0;
      for (; at < end; ++at) {
        const uint64_t bits = x[at] & mask;
        some += uint32_t(bits | bits >> 32) != 0;
      }
      found += int64_t(some);
    } else {
      T some = 0;
      for (; at < end; ++at) some = T(some + T((x[at] & mask) != 0));
      found += int64_t(some);
    }
  }
  return found;
#endif
}

template <class T>
void choose(const uint8_t* mask, int64_t n, const T* x, int64_t count, T* out) {
  int64_t at = 0, found = 0;
#if defined(__AVX512F__)
  if constexpr (sizeof(T) >= 4) {
    constexpr int64_t lanes = kLanes<T>;
    for (; at + 64 <= n; at += 64) {
      const __m512i bytes = _mm512_loadu_si512(mask + at);
      uint64_t bits = _mm512_test_epi8_mask(bytes, bytes);
      for (int64_t part = 0; bits != 0; part += lanes, bits >>= lanes) {
        const unsigned some = unsigned(bits & ((uint64_t{1} << lanes) - 1));
        store_chosen(some, _mm512_loadu_si512(x + at + part), out + found, found + lanes <= count);
        found += __builtin_popcount(some);
      }
    }
  }
#endif
  for (; at < n && found < count; ++at) {
    out[found] = x[at];
    found += mask[at] != 0;
  }
}

void choose_positions(const uint8_t* mask, int64_t n, int64_t first, int64_t count, int64_t* out) {
  int64_t at = 0, found = 0;
#if defined(__AVX512F__)
  constexpr int64_t lanes = 8;
  const __m512i places = _mm512_set_epi64(7, 6, 5, 4, 3, 2, 1, 0);
  for (; at + 64 <= n; at += 64) {
    const __m512i bytes = _mm512_loadu_si512(mask + at);
    uint64_t bits = _mm512_test_epi8_mask(bytes, bytes);
    __m512i position = _mm512_add_epi64(places, _mm512_set1_epi64(first + at));
    for (; bits != 0; bits >>= lanes, position = _mm512_add_epi64(position, _mm512_set1_epi64(lanes))) {
      const unsigned some = unsigned(bits & 0xff);
      store_chosen(some, position, out + found, found + lanes <= count);
      found += __builtin_popcount(some);
    }
  }
#endif
  for (; at < n && found < count; ++at) {
    out[found] = first + at;
    found += mask[at] != 0;
  }
}

#if defined(__AVX512F__)

/// Which lanes of the elements at the places are before the values.
template <class T, bool right>
unsigned are_before(const T* sorted, __m512i places, __m512i values) {
  constexpr int relation = right ? _CMP_LE_OQ : _CMP_LT_OQ;
  if constexpr (std::is_same_v<T, float>)
    return _mm512_cmp_ps_mask(_mm512_mask_i32gather_ps(_mm512_setzero_ps(), 0xffff, places, sorted, 4),
                              _mm512_castsi512_ps(values), relation);
  if constexpr (std::is_same_v<T, double>)
    return _mm512_cmp_pd_mask(_mm512_mask_i64gather_pd(_mm512_setzero_pd(), 0xff, places, sorted, 8),
                              _mm512_castsi512_pd(values), relation);
  const __m512i zero = _mm512_setzero_si512();
  if constexpr (std::is_same_v<T, int32_t>) {
    const __m512i found = _mm512_mask_i32gather_epi32(zero, 0xffff, places, sorted, 4);
    return right ? _mm512_cmple_epi32_mask(found, values) : _mm512_cmplt_epi32_mask(found, values);
  }
  if constexpr (std::is_same_v<T, int64_t>) {
    const __m512i found = _mm512_mask_i64gather_epi64(zero, 0xff, places, sorted, 8);
    return right ? _mm512_cmple_epi64_mask(found, values) : _mm512_cmplt_epi64_mask(found, values);
  }
}

template <class T>
__m512i added(__m512i places, unsigned lanes, int64_t more) {
  if constexpr (sizeof(T) == 4)
    return _mm512_mask_add_epi32(places, __mmask16(lanes), places, _mm512_set1_epi32(int(more)));
  else
    return _mm512_mask_add_epi64(places, __mmask8(lanes), places, _mm512_set1_epi64(more));
}

template <class T, bool right>
int64_t search_vectors(const T* sorted, int64_t n, const T* values, int64_t count, int64_t* out) {
  constexpr int together = 4;  // vectors, because each step waits for the one before
  constexpr int64_t lanes = kLanes<T>;
  if (sizeof(T) == 4 && n > std::numeric_limits<int32_t>::max()) return 0;
  int64_t at = 0;
  for (; at + together * lanes <= count; at += together * lanes) {
    __m512i wanted[together], places[together];
    for (int k = 0; k < together; ++k) {
      wanted[k] = _mm512_loadu_si512(values + at + k * lanes);
      places[k] = _mm512_setzero_si512();
    }
    for (int64_t left = n, half; left > 1; left -= half) {
      half = left / 2;
      for (int k = 0; k < together; ++k)
        places[k] = added<T>(places[k], are_before<T, right>(sorted + half - 1, places[k], wanted[k]), half);
    }
    for (int k = 0; k < together; ++k) {
      places[k] = added<T>(places[k], are_before<T, right>(sorted, places[k], wanted[k]), 1);
      int64_t* const to = out + at + k * lanes;
      if constexpr (sizeof(T) == 4) {
        alignas(64) int32_t found[lanes];
        _mm512_store_si512(found, places[k]);
        for (int64_t i = 0; i < lanes; ++i) to[i] = found[i];
      } else {
        _mm512_storeu_si512(to, places[k]);
      }
    }
  }
  return at;
}

#endif

template <class T>
int64_t search([[maybe_unused]] const T* sorted, [[maybe_unused]] int64_t n, [[maybe_unused]] const T* values,
               [[maybe_unused]] int64_t count, [[maybe_unused]] bool right, [[maybe_unused]] int64_t* out) {
#if defined(__AVX512F__)
  return (right ? search_vectors<T, true> : search_vectors<T, false>)(sorted, n, values, count, out);
#else
  return 0;
#endif
}

}  // namespace

const SelectionKernels selection_kernels = {split<uint32_t>,
                                            split<uint64_t>,
                                            collect<int32_t>,
                                            collect<int64_t>,
                                            reorder<int32_t>,
                                            reorder<int64_t>,
                                            move<int32_t, int32_t, false>,
                                            move<int64_t, int64_t, false>,
                                            move<int32_t, int64_t, true>,
                                            move<int64_t, int64_t, true>,
                                            count<uint8_t>,
                                            count<uint16_t>,
                                            count<uint32_t>,
                                            count<uint64_t>,
                                            choose<uint8_t>,
                                            choose<uint16_t>,
                                            choose<uint32_t>,
                                            choose<uint64_t>,
                                            choose_positions,
                                            search<float>,
                                            search<double>,
                                            search<int32_t>,
                                            search<int64_t>};

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
