#pragma once
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "impl/array/dtype.h"

namespace catenary::cpu {

/// Elements as unsigned numbers of their size that have the same order.
template <DType D>
struct Key {
  static constexpr size_t size = kItemSizes[D];
  using Bits = std::conditional_t<
      size == 1, uint8_t,
      std::conditional_t<size == 2, uint16_t, std::conditional_t<size == 4, uint32_t, uint64_t>>>;
  static constexpr bool real = is_float(D);
  static constexpr Bits sign = Bits(Bits{1} << (8 * size - 1));
  static constexpr Bits infinity = D == CTN_FLOAT16    ? Bits(0x7c00)
                                   : D == CTN_BFLOAT16 ? Bits(0x7f80)
                                   : D == CTN_FLOAT32  ? Bits(0x7f800000)
                                                       : Bits(uint64_t{0x7ff} << 52);

  static bool is_nan(Bits b) { return real && Bits(b & Bits(~sign)) > infinity; }
  /// One to one; -0.0 comes just before 0.0. Not for NaN.
  static Bits encode(Bits b) {
    if constexpr (real) return Bits(b ^ (b & sign ? Bits(~Bits{0}) : sign));
    return is_signed_integer(D) ? Bits(b ^ sign) : b;
  }
  static Bits decode(Bits k) {
    if constexpr (real) return Bits(k ^ (k & sign ? sign : Bits(~Bits{0})));
    return is_signed_integer(D) ? Bits(k ^ sign) : k;
  }
  /// Equal elements have equal ranks; NaN has the largest.
  static Bits rank(Bits b) {
    if (is_nan(b)) return Bits(~Bits{0});
    if (real && Bits(b << 1) == 0) return sign;
    return encode(b);
  }
};

/// A wide key with its position; narrower keys are packed with theirs into one uint64_t.
struct Pair {
  uint64_t key, position;
  friend bool operator<(const Pair& a, const Pair& b) {
    return a.key != b.key ? a.key < b.key : a.position < b.position;
  }
};

inline unsigned digit(uint8_t k, int) { return k; }
inline unsigned digit(uint16_t k, int byte) { return (k >> (8 * byte)) & 255; }
inline unsigned digit(uint32_t k, int byte) { return (k >> (8 * byte)) & 255; }
inline unsigned digit(uint64_t k, int byte) { return unsigned(k >> (8 * byte)) & 255; }
inline unsigned digit(const Pair& p, int byte) { return unsigned(p.key >> (8 * byte)) & 255; }

/// Sorts by the bytes [first, last) of the keys, those below being in order already; the result is in `a`.
template <class K>
void radix_sort(K* a, K* b, int64_t n, int first, int last) {
  constexpr int most = 8;
  uint64_t counts[most][256];
  std::memset(counts[first], 0, sizeof(counts[0]) * size_t(last - first));
  for (int64_t i = 0; i < n; ++i)
    for (int byte = first; byte < last; ++byte) ++counts[byte][digit(a[i], byte)];
  K *from = a, *to = b;
  for (int byte = first; byte < last; ++byte) {
    uint64_t* count = counts[byte];
    if (count[digit(from[0], byte)] == uint64_t(n)) continue;
    uint64_t total = 0;
    for (int d = 0; d < 256; ++d) {
      const uint64_t here = count[d];
      count[d] = total;
      total += here;
    }
    for (int64_t i = 0; i < n; ++i) to[count[digit(from[i], byte)]++] = from[i];
    std::swap(from, to);
  }
  if (from != a) std::memcpy(a, from, size_t(n) * sizeof(K));
}

/// Sorts on the calling thread; `first` is the first byte that tells positions' owners apart (packed keys).
template <class K>
void sort_serial(K* a, K* b, int64_t n, int first, int last) {
  if (n < 64 + 48 * int64_t(last - first))
    std::sort(a, a + n);
  else
    radix_sort(a, b, n, first, last);
}

/// Elements [begin, end) of the merged blocks, which have `width` elements, the last ones perhaps fewer.
template <class K>
void merge_range(const K* from, K* to, int64_t n, int64_t width, int64_t begin, int64_t end) {
  while (begin < end) {
    const int64_t start = begin / (2 * width) * (2 * width);
    const int64_t middle = std::min(start + width, n), stop = std::min(start + 2 * width, n);
    const K *left = from + start, *right = from + middle;
    const int64_t lefts = middle - start, rights = stop - middle, at = begin - start;
    // How many of the first `at` elements come from the left: the smallest split that is in order.
    int64_t low = std::max<int64_t>(0, at - rights), high = std::min(at, lefts);
    while (low < high) {
      const int64_t i = low + (high - low) / 2;
      if (right[at - i - 1] < left[i])
        high = i;
      else
        low = i + 1;
    }
    int64_t i = low, j = at - low;
    const int64_t finish = std::min(end, stop);
    while (begin < finish && i < lefts && j < rights) {
      const bool second = right[j] < left[i];
      to[begin++] = second ? right[j] : left[i];
      j += second;
      i += !second;
    }
    while (begin < finish && i < lefts) to[begin++] = left[i++];
    while (begin < finish && j < rights) to[begin++] = right[j++];
  }
}

}  // namespace catenary::cpu
