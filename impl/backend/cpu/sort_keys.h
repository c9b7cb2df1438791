// Serial sorts of elements as integers of the same order.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "impl/dtype/dtype.h"

namespace catenary::cpu {

#include "impl/kernels/sort_key.h"

/// A wide key with its position; narrower keys are packed with their positions into one uint64_t.
struct Pair {
  uint64_t position, key;
  friend bool operator<(const Pair& a, const Pair& b) {
    return a.key != b.key ? a.key < b.key : a.position < b.position;
  }
};

inline unsigned digit(uint8_t k, int) { return k; }
inline unsigned digit(uint16_t k, int byte) { return (k >> (8 * byte)) & 255; }
inline unsigned digit(uint32_t k, int byte) { return (k >> (8 * byte)) & 255; }
inline unsigned digit(uint64_t k, int byte) { return unsigned(k >> (8 * byte)) & 255; }
inline unsigned digit(const Pair& p, int byte) { return unsigned(p.key >> (8 * byte)) & 255; }

/// Sorts by the bytes [first, last) of the keys, which must be in order by their lower bytes; the result is
/// in `a`.
template <int first, int last, class K>
void radix_sort(K* a, K* b, int64_t n) {
  constexpr int bytes = last - first;
  uint32_t counts[bytes][256] = {};
  for (int64_t i = 0; i < n; ++i) {
    const K k = a[i];
    if constexpr (bytes >= 1) ++counts[0][digit(k, first)];
    if constexpr (bytes >= 2) ++counts[1][digit(k, first + 1)];
    if constexpr (bytes >= 4) {
      ++counts[2][digit(k, first + 2)];
      ++counts[3][digit(k, first + 3)];
    }
    if constexpr (bytes >= 8) {
      ++counts[4][digit(k, first + 4)];
      ++counts[5][digit(k, first + 5)];
      ++counts[6][digit(k, first + 6)];
      ++counts[7][digit(k, first + 7)];
    }
  }
  K *from = a, *to = b;
  for (int byte = 0; byte < bytes; ++byte) {
    uint32_t* count = counts[byte];
    if (count[digit(from[0], first + byte)] == uint32_t(n)) continue;
    K* next[256];
    K* at = to;
    for (int d = 0; d < 256; ++d) {
      next[d] = at;
      at += count[d];
    }
    for (int64_t i = 0; i < n; ++i) {
      const K k = from[i];
      *next[digit(k, first + byte)]++ = k;
    }
    std::swap(from, to);
  }
  if (from != a) std::memcpy(a, from, size_t(n) * sizeof(K));
}

/// Maximum number of elements sorted by digits at once; longer rows are merged from such parts.
constexpr int64_t kMaxAtOnce = int64_t{1} << 31;

/// Sorts on the calling thread by the bytes [first, last); the keys compare like those bytes.
template <int first, int last, class K>
void sort_serial(K* a, K* b, int64_t n) {
  if (n < 64 + 48 * int64_t(last - first))
    std::sort(a, a + n);
  else
    radix_sort<first, last>(a, b, n);
}

/// Writes elements [begin, end) of the merged blocks, which have `width` elements each, except possibly the
/// last ones.
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
