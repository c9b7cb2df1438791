// Sorts keys by splits around pivots, which move the lanes of whole vectors in place, until a few are left
// for networks of comparators.
#include <cstdint>
#include <type_traits>
#include <utility>
#if defined(__AVX512F__)
#include <immintrin.h>
#endif

#include "impl/backend/cpu/quicksort_kernels.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

#if defined(__AVX512F__)

#include "impl/kernels/inline.h"
//
#include "impl/backend/cpu/vector.h"

namespace {

/// Rows of vectors that the largest network sorts.
constexpr int kMostRows = 16;
template <class K>
constexpr int64_t kFewKeys = kMostRows* kLanes<K>;

template <class K>
using Mask = std::conditional_t<sizeof(K) == 4, __mmask16, __mmask8>;
template <class K>
constexpr Mask<K> kEvery = Mask<K>(~0u);
/// No key is greater.
template <class K>
CTN_VECTOR K most() {
  if constexpr (std::is_floating_point_v<K>)
    return K(__builtin_inff());
  else
    return K(~K{0});
}

// The intrinsics for each type of keys. Those with a mask of every lane do the same as those without, which
// GCC 12 takes for uses of uninitialized vectors.
template <class K>
CTN_VECTOR Vector<K> least(Vector<K> a, Vector<K> b) {
  if constexpr (std::is_same_v<K, float>)
    return reinterpret_cast<Vector<K>>(_mm512_maskz_min_ps(kEvery<K>, a, b));
  if constexpr (std::is_same_v<K, double>)
    return reinterpret_cast<Vector<K>>(_mm512_maskz_min_pd(kEvery<K>, a, b));
  const auto x = reinterpret_cast<__m512i>(a), y = reinterpret_cast<__m512i>(b);
  if constexpr (sizeof(K) == 4) return reinterpret_cast<Vector<K>>(_mm512_maskz_min_epu32(kEvery<K>, x, y));
  if constexpr (sizeof(K) == 8) return reinterpret_cast<Vector<K>>(_mm512_maskz_min_epu64(kEvery<K>, x, y));
}
template <class K>
CTN_VECTOR Vector<K> greatest(Vector<K> a, Vector<K> b) {
  if constexpr (std::is_same_v<K, float>)
    return reinterpret_cast<Vector<K>>(_mm512_maskz_max_ps(kEvery<K>, a, b));
  if constexpr (std::is_same_v<K, double>)
    return reinterpret_cast<Vector<K>>(_mm512_maskz_max_pd(kEvery<K>, a, b));
  const auto x = reinterpret_cast<__m512i>(a), y = reinterpret_cast<__m512i>(b);
  if constexpr (sizeof(K) == 4) return reinterpret_cast<Vector<K>>(_mm512_maskz_max_epu32(kEvery<K>, x, y));
  if constexpr (sizeof(K) == 8) return reinterpret_cast<Vector<K>>(_mm512_maskz_max_epu64(kEvery<K>, x, y));
}
/// The lanes in which a < b, or a <= b.
template <class K, bool or_equal = false>
CTN_VECTOR Mask<K> are_below(Vector<K> a, Vector<K> b) {
  constexpr int real = or_equal ? _CMP_LE_OQ : _CMP_LT_OQ, whole = or_equal ? _MM_CMPINT_LE : _MM_CMPINT_LT;
  if constexpr (std::is_same_v<K, float>) return _mm512_cmp_ps_mask(a, b, real);
  if constexpr (std::is_same_v<K, double>) return _mm512_cmp_pd_mask(a, b, real);
  const auto x = reinterpret_cast<__m512i>(a), y = reinterpret_cast<__m512i>(b);
  if constexpr (std::is_same_v<K, uint32_t>) return _mm512_cmp_epu32_mask(x, y, whole);
  if constexpr (std::is_same_v<K, uint64_t>) return _mm512_cmp_epu64_mask(x, y, whole);
}

/// Lane i is lane i ^ distance.
template <class K, int distance>
CTN_VECTOR Vector<K> exchanged(Vector<K> v) {
  return [&]<int... lane>(std::integer_sequence<int, lane...>) CTN_INLINED {
    return __builtin_shufflevector(v, v, (lane ^ distance)...);
  }
  (std::make_integer_sequence<int, kLanes<K>>());
}
/// The lanes whose number has the bit from b, the others from a.
template <class K, int bit>
CTN_VECTOR Vector<K> blended(Vector<K> a, Vector<K> b) {
  return [&]<int... lane>(std::integer_sequence<int, lane...>) CTN_INLINED {
    return __builtin_shufflevector(a, b, (lane & bit ? lane + kLanes<K> : lane)...);
  }
  (std::make_integer_sequence<int, kLanes<K>>());
}

template <class K>
CTN_VECTOR void store_some(K* to, int64_t count, Vector<K> v) {
  const unsigned lanes = (1u << count) - 1;
  const auto x = reinterpret_cast<__m512i>(v);
  if constexpr (sizeof(K) == 4)
    _mm512_mask_storeu_epi32(to, __mmask16(lanes), x);
  else
    _mm512_mask_storeu_epi64(to, __mmask8(lanes), x);
}

template <class K>
CTN_VECTOR void compare(Vector<K>& a, Vector<K>& b) {
  const Vector<K> low = least<K>(a, b);
  b = greatest<K>(a, b);
  a = low;
}

/// Batcher's odd-even merge, of every `step`-th row (Knuth, The Art of Computer Programming, 5.2.2).
template <class K, int first, int rows, int step>
CTN_VECTOR void merge_rows(Vector<K>* v) {
  if constexpr (2 * step < rows) {
    merge_rows<K, first, rows, 2 * step>(v);
    merge_rows<K, first + step, rows, 2 * step>(v);
    CTN_UNROLL
    for (int i = first + step; i + step < first + rows; i += 2 * step) compare<K>(v[i], v[i + step]);
  } else {
    compare<K>(v[first], v[first + step]);
  }
}
/// Sorts each column.
template <class K, int first, int rows>
CTN_VECTOR void sort_columns(Vector<K>* v) {
  if constexpr (rows > 1) {
    sort_columns<K, first, rows / 2>(v);
    sort_columns<K, first + rows / 2, rows / 2>(v);
    merge_rows<K, first, rows, 1>(v);
  }
}

/// Halves of bitonic sequences that lie in 2 * distance columns each.
template <class K, int rows, int distance>
CTN_VECTOR void halve(Vector<K>* v) {
  if constexpr (distance > 0) {
    CTN_UNROLL
    for (int i = 0; i < rows; ++i) {
      const Vector<K> other = exchanged<K, distance>(v[i]);
      v[i] = blended<K, distance>(least<K>(v[i], other), greatest<K>(v[i], other));
    }
    halve<K, rows, distance / 2>(v);
  }
}
/// Halves of bitonic sequences that are columns.
template <class K, int rows, int distance>
CTN_VECTOR void halve_columns(Vector<K>* v) {
  if constexpr (distance > 0) {
    CTN_UNROLL
    for (int i = 0; i < rows; ++i)
      if (!(i & distance)) compare<K>(v[i], v[i + distance]);
    halve_columns<K, rows, distance / 2>(v);
  }
}
/// Merges groups of columns, each of which continues where the one before ends, until one is left (Batcher's
/// bitonic merge). The second group of each pair is read from its end.
template <class K, int rows, int columns>
CTN_VECTOR void merge_columns(Vector<K>* v) {
  if constexpr (columns <= kLanes<K>) {
    constexpr int turned = columns - 1, upper = columns / 2;
    if constexpr (rows == 1) {
      const Vector<K> other = exchanged<K, turned>(v[0]);
      v[0] = blended<K, upper>(least<K>(v[0], other), greatest<K>(v[0], other));
    } else {
      CTN_UNROLL
      for (int i = 0; i < rows / 2; ++i) {
        Vector<K>&a = v[i], &b = v[rows - 1 - i];
        const Vector<K> other = exchanged<K, turned>(b);
        const Vector<K> low = least<K>(a, other), high = greatest<K>(a, other);
        a = blended<K, upper>(low, high);
        b = exchanged<K, turned>(blended<K, upper>(high, low));
      }
    }
    halve<K, rows, upper / 2>(v);
    halve_columns<K, rows, rows / 2>(v);
    merge_columns<K, rows, 2 * columns>(v);
  }
}
/// Makes columns rows: each pass moves the highest bit of a key's place to the lowest.
template <class K, int rows, int left>
CTN_VECTOR void lay_out(Vector<K>* v) {
  if constexpr (left > 1) {
    Vector<K> next[rows];
    CTN_UNROLL
    for (int i = 0; i < rows / 2; ++i) {
      next[2 * i] = zip_low(v[i], v[i + rows / 2]);
      next[2 * i + 1] = zip_high(v[i], v[i + rows / 2]);
    }
    lay_out<K, rows, left / 2>(next);
    CTN_UNROLL
    for (int i = 0; i < rows; ++i) v[i] = next[i];
  }
}

/// Sorts n keys, more than half as many as the rows hold or all of one row.
template <class K, int rows>
__attribute__((noinline)) void sort_network(K* x, int64_t n) {
  constexpr int lanes = kLanes<K>;
  Vector<K> v[rows];
  CTN_UNROLL
  for (int i = 0; i < rows; ++i) {
    const int64_t left = n - i * lanes;
    v[i] = i < rows / 2 || left >= lanes ? load<K>(x + i * lanes)
                                         : load_some<K>(x + i * lanes, left > 0 ? left : 0, most<K>());
  }
  sort_columns<K, 0, rows>(v);
  merge_columns<K, rows, 2>(v);
  lay_out<K, rows, rows>(v);
  CTN_UNROLL
  for (int i = 0; i < rows; ++i) {
    const int64_t left = n - i * lanes;
    if (i < rows / 2 || left >= lanes)
      store<K>(x + i * lanes, v[i]);
    else if (left > 0)
      store_some<K>(x + i * lanes, left, v[i]);
  }
}

template <class K>
void sort_few(K* x, int64_t n) {
  constexpr int64_t lanes = kLanes<K>;
  if (n <= lanes)
    sort_network<K, 1>(x, n);
  else if (n <= 2 * lanes)
    sort_network<K, 2>(x, n);
  else if (n <= 4 * lanes)
    sort_network<K, 4>(x, n);
  else if (n <= 8 * lanes)
    sort_network<K, 8>(x, n);
  else
    sort_network<K, 16>(x, n);
}

// The complement stays a mask: a trip through other registers takes the port that shuffles need.
template <class K>
CTN_VECTOR Mask<K> opposite(Mask<K> lanes) {
  if constexpr (sizeof(K) == 4)
    return _knot_mask16(lanes);
  else
    return _knot_mask8(lanes);
}
template <class K>
CTN_VECTOR Vector<K> chosen(Mask<K> lanes, Vector<K> v) {
  const auto x = reinterpret_cast<__m512i>(v);
  if constexpr (sizeof(K) == 4)
    return reinterpret_cast<Vector<K>>(_mm512_maskz_compress_epi32(lanes, x));
  else
    return reinterpret_cast<Vector<K>>(_mm512_maskz_compress_epi64(lanes, x));
}

/// For each mask of eight lanes: the numbers of the chosen ones in order, then of the others.
struct Partitions {
  alignas(64) uint8_t lanes[256][8];
  constexpr Partitions() : lanes{} {
    for (int mask = 0; mask < 256; ++mask) {
      int at = 0;
      for (int i = 0; i < 16; ++i)
        if ((mask >> i % 8 & 1) == (i < 8)) lanes[mask][at++] = uint8_t(i % 8);
    }
  }
};
constexpr Partitions kPartitions;

/// Moves the keys below the pivot, or with or_equal at most that, to the front of n keys, and returns how
/// many these are. n is greater than kFewKeys. `smaller` tells whether any is below the pivot.
template <class K, bool or_equal>
int64_t split(K* x, int64_t n, K pivot, bool& smaller) {
  constexpr int lanes = kLanes<K>, many = 8, block = many * lanes;
  const Vector<K> limit = Vector<K>{} + pivot;
  Mask<K> less = 0;
  // The first and the last block are kept, so that the others find room at both ends: two blocks in all.
  Vector<K> kept[2 * many];
  CTN_UNROLL
  for (int k = 0; k < many; ++k) {
    kept[k] = load<K>(x + k * lanes);
    kept[many + k] = load<K>(x + n - block + k * lanes);
  }
  K *left = x, *right = x + n;  // between these is room, and what has not been read:
  K *begin = x + block, *end = x + n - block;
  const auto place = [&](Vector<K> v) CTN_INLINED {
    const Mask<K> below = are_below<K, or_equal>(v, limit);
    if constexpr (or_equal) less = Mask<K>(less | are_below<K>(v, limit));
    const int count = __builtin_popcount(below);
    // Whole vectors are stored, of which the rest is room.
    if constexpr (sizeof(K) == 8) {
      const __m512i order = _mm512_maskz_cvtepu8_epi64(
          0xff, _mm_loadl_epi64(reinterpret_cast<const __m128i*>(kPartitions.lanes[below])));
      const auto parted = reinterpret_cast<Vector<K>>(
          _mm512_maskz_permutexvar_epi64(0xff, order, reinterpret_cast<__m512i>(v)));
      store<K>(left, parted);
      store<K>(right - lanes, parted);
      left += count;
      right -= lanes - count;
    } else {
      store<K>(left, chosen<K>(below, v));
      left += count;
      right -= lanes - count;
      store_some<K>(right, lanes - count, chosen<K>(opposite<K>(below), v));
    }
  };
  // Where from `count` keys are read next: the end with less room, so that both have enough.
  const auto next = [&](int64_t count) CTN_INLINED {
    const bool first = begin - left <= right - end;
    const K* const from = first ? begin : end - count;
    begin += first ? count : 0;
    end -= first ? 0 : count;
    return from;
  };
  while (end - begin >= block) {
    const K* const from = next(block);
    Vector<K> v[many];
    CTN_UNROLL
    for (int k = 0; k < many; ++k) v[k] = load<K>(from + k * lanes);
    CTN_UNROLL
    for (int k = 0; k < many; ++k) place(v[k]);
  }
  while (end - begin >= lanes) place(load<K>(next(lanes)));
  if (const int64_t count = end - begin; count > 0) {
    const Vector<K> v = load_some<K>(begin, count, pivot);
    const Mask<K> used = Mask<K>((1u << count) - 1), below = Mask<K>(are_below<K, or_equal>(v, limit) & used);
    if constexpr (or_equal) less = Mask<K>(less | are_below<K>(v, limit));
    const int few = __builtin_popcount(below);
    store_some<K>(left, few, chosen<K>(below, v));
    left += few;
    right -= count - few;
    store_some<K>(right, count - few, chosen<K>(Mask<K>(used & ~below), v));
  }
  CTN_UNROLL
  for (int k = 0; k < 2 * many; ++k) place(kept[k]);
  smaller = less != 0;
  return left - x;
}

/// The median of some keys, and whether none of these is less, or any differs.
template <class K>
struct Pivot {
  K key;
  bool smallest, alone;
};

/// Some of n keys, which are evenly spaced from a random place on.
template <class K, int rows>
Pivot<K> sampled_pivot(const K* x, int64_t n) {
  constexpr int64_t count = rows * kLanes<K>;
  alignas(64) K sample[count];
  const int64_t part = n / count;
  const int64_t first =
      int64_t((uint64_t(n) * 6364136223846793005u >> 32) * uint64_t(part) >> 32);  // Knuth's MMIX
  [&]<int... lane>(std::integer_sequence<int, lane...>) CTN_INLINED {
    // A vector that was stored can be loaded at once, unlike single keys.
    for (int row = 0; row < rows; ++row) {
      const K* const y = x + first + row * kLanes<K> * part;
      store<K>(sample + row * kLanes<K>, Vector<K>{y[lane * part]...});
    }
  }
  (std::make_integer_sequence<int, kLanes<K>>());
  sort_network<K, rows>(sample, count);
  const K key = sample[count / 2];
  return {key, sample[0] == key, sample[0] == sample[count - 1]};
}
template <class K>
Pivot<K> pivot_of(const K* x, int64_t n) {
  if (n < 8 * kFewKeys<K>) return sampled_pivot<K, 1>(x, n);
  if (n < 256 * kFewKeys<K>) return sampled_pivot<K, 4>(x, n);
  return sampled_pivot<K, 16>(x, n);
}

/// Whether all of n keys, at least one vector, are equal to a key.
template <class K>
bool are_all(const K* x, int64_t n, K key) {
  const Vector<K> wanted = Vector<K>{} + key;
  const auto differ = [&](const K* y) CTN_INLINED {
    const Vector<K> v = load<K>(y);
    return are_below<K>(v, wanted) | are_below<K>(wanted, v);
  };
  for (int64_t at = 0; at + kLanes<K> <= n; at += kLanes<K>)
    if (differ(x + at)) return false;
  return !differ(x + n - kLanes<K>);
}

/// For keys whose pivots were all bad.
template <class K>
void heapsort(K* x, int64_t n) {
  const auto sink = [&](int64_t i, int64_t end) CTN_INLINED {
    const K key = x[i];
    for (int64_t child; (child = 2 * i + 1) < end; i = child) {
      if (child + 1 < end && x[child] < x[child + 1]) ++child;
      if (x[child] <= key) break;
      x[i] = x[child];
    }
    x[i] = key;
  };
  for (int64_t i = n / 2; i-- > 0;) sink(i, n);
  for (int64_t end = n - 1; end > 0; --end) {
    const K largest = x[0];
    x[0] = x[end];
    x[end] = largest;
    sink(0, end);
  }
}

template <class K>
void quicksort(K* x, int64_t n, int splits) {
  while (n > kFewKeys<K>) {
    if (splits-- == 0) return heapsort(x, n);
    const Pivot<K> pivot = pivot_of(x, n);
    if (pivot.alone && are_all(x, n, pivot.key)) return;
    bool smaller;
    if (pivot.smallest) {  // many are equal to it
      const int64_t end = split<K, true>(x, n, pivot.key, smaller);
      if (smaller)
        quicksort(x, end > kFewKeys<K> ? split<K, false>(x, end, pivot.key, smaller) : end, splits);
      x += end;
      n -= end;
    } else {
      const int64_t below = split<K, false>(x, n, pivot.key, smaller);
      quicksort(x, below, splits);
      x += below;
      n -= below;
    }
  }
  if (n > 1) sort_few<K>(x, n);
}

}  // namespace

#define CTN_QUICKSORTS \
  { quicksort<uint32_t>, quicksort<uint64_t>, quicksort<float>, quicksort<double> }
#else
#define CTN_QUICKSORTS \
  {}
#endif

const QuicksortKernels quicksort_kernels = CTN_QUICKSORTS;

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
