// Searching sorted arrays, and marking distinct elements.
#include <algorithm>
#include <cstring>
#include <type_traits>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/elementwise_loops.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/selection_kernels.h"
#include "impl/backend/cpu/sort_keys.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/params/sorting.h"
#include "impl/base/error.h"
#include "impl/base/for_speed.h"
#include "impl/base/parallel.h"

namespace catenary::cpu {
namespace {

/// A type whose order is that of the elements other than NaN; void if the processor compares none like it.
template <DType D>
using Compared = std::conditional_t<
    D == CTN_FLOAT64, double,
    std::conditional_t<
        D == CTN_FLOAT32, float,
        std::conditional_t<Key<D>::real || D == CTN_BOOL, void,
                           std::conditional_t<Key<D>::negative, std::make_signed_t<typename Key<D>::Bits>,
                                              typename Key<D>::Bits>>>>;

template <bool right, class T>
int64_t is_behind(T element, T value) {
  return right ? element <= value : element < value;
}

constexpr int kSearches =
    8;  // at once, because each step waits for the element that the one before has chosen

/// Searches for `count` values. No step has to be predicted, and all values take as many.
template <bool right, class T>
void search_some(const T* sorted, int64_t n, const T* values, int count, int64_t* out) {
  T wanted[kSearches];
  int64_t place[kSearches] = {};
  for (int k = 0; k < kSearches; ++k) wanted[k] = values[std::min(k, count - 1)];
  for (int64_t left = n, half; left > 1; left -= half) {
    half = left / 2;
    const T* middle = sorted + half - 1;
    for (int k = 0; k < kSearches; ++k) place[k] += half & -is_behind<right>(middle[place[k]], wanted[k]);
  }
  for (int k = 0; k < count; ++k)
    out[k] = n > 0 ? place[k] + is_behind<right>(sorted[place[k]], wanted[k]) : 0;
}

/// Searches for `count` values.
template <bool right, class T>
void search_all(const T* sorted, int64_t n, const T* values, int64_t count, int64_t* out) {
  int64_t done = 0;
  if constexpr (sizeof(T) >= 4 && std::is_signed_v<T>)
    if (n > 0) done = selection_kernels().search(T{})(sorted, n, values, count, right, out);
  for (; done < count; done += kSearches)
    search_some<right>(sorted, n, values + done, int(std::min(int64_t{kSearches}, count - done)), out + done);
}

constexpr int64_t kNeighbors = 128;  // values that are searched together if they ascend

/// Searches for `count` ascending values, at most kNeighbors: between the places of the first and the last
/// one, which are mostly near to each other.
template <bool right, class T>
void search_ascending(const T* sorted, int64_t n, const T* values, int64_t count, int64_t* out) {
  const T ends[2] = {values[0], values[count - 1]};
  int64_t places[2];
  search_some<right>(sorted, n, ends, 2, places);
  search_all<right>(sorted + places[0], places[1] - places[0], values, count, out);
  for (int64_t i = 0; i < count; ++i) out[i] += places[0];
}

template <bool right, class T>
void search_values(const Launch& launch) {
  const T* sorted = data_of<const T>(launch.operands[0]);
  const T* values = data_of<const T>(launch.operands[1]);
  int64_t* out = data_of<int64_t>(launch.operands[2]);
  const int64_t n = size_of(launch.operands[0]);
  int64_t for_nan = n;
  if constexpr (std::is_floating_point_v<T> && !right)
    for_nan = std::partition_point(sorted, sorted + n, [](T x) { return x == x; }) - sorted;
  parallel_for(size_of(launch.operands[1]), divisible(kSearchGrain), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin, count; i < end; i += count) {
      count = std::min(kNeighbors, end - i);
      int64_t ascending = 1;
      while (ascending < count && values[i + ascending - 1] <= values[i + ascending]) ++ascending;
      if (ascending == count && count > kSearches) {
        search_ascending<right>(sorted, n, values + i, count, out + i);
        continue;
      }
      search_all<right>(sorted, n, values + i, count, out + i);
      if constexpr (std::is_floating_point_v<T>)
        for (int64_t k = 0; k < count; ++k)
          if (values[i + k] != values[i + k]) out[i + k] = for_nan;
    }
  });
}

template <DType D>
void search_rows(const Launch& launch, const SearchParams& params) {
  using Bits = typename Key<D>::Bits;
  const bool right = params.right;
  const Bits* sorted = data_of<const Bits>(launch.operands[0]);
  const Bits* values = data_of<const Bits>(launch.operands[1]);
  int64_t* out = data_of<int64_t>(launch.operands[2]);
  const int64_t n = size_of(launch.operands[0]);
  parallel_for(size_of(launch.operands[1]), divisible(kSearchGrain), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) {
      const Bits value = Key<D>::rank(values[i]);
      const auto is_behind = [&](Bits other) { return int64_t(right ? other <= value : other < value); };
      // As many steps for every value, and none that would have to be predicted.
      const Bits* base = sorted;
      int64_t left = n;
      for (int64_t half; left > 1; left -= half) {
        half = left / 2;
        base += half & -is_behind(Key<D>::rank(base[half - 1]));
      }
      out[i] = base - sorted + (left > 0 ? is_behind(Key<D>::rank(*base)) : 0);
    }
  });
}

template <DType D>
uint64_t rank_at(const char* element) {
  typename Key<D>::Bits bits;
  std::memcpy(&bits, element, sizeof(bits));
  return Key<D>::rank(bits);
}

/// Searches in elements that are sorted by the positions of the third operand.
[[maybe_unused]] void search_by_order(const Launch& launch, const SearchParams& params,
                                      uint64_t (*rank)(const char*)) {
  const Operand &elements = launch.operands[0], &sorter = launch.operands[2];
  int64_t* out = data_of<int64_t>(launch.operands[3]);
  const int64_t n = size_of(sorter), item = int64_t(itemsize(elements.dtype));
  const auto element_at = [&](int64_t i) {
    int64_t place = *reinterpret_cast<const int64_t*>(sorter.data + i * sorter.strides[0]);
    if (place < -n || place >= n)
      fail(CTN_ERROR_INDEX, "sorter: index %lld is out of bounds for axis 0 of length %lld", (long long)place,
           (long long)n);
    return rank(elements.data + (place < 0 ? place + n : place) * item);
  };
  for (int64_t i = 0; i < size_of(launch.operands[1]); ++i) {
    const uint64_t value = rank(launch.operands[1].data + i * item);
    int64_t begin = 0, end = n;
    while (begin < end) {
      const int64_t middle = begin + (end - begin) / 2;
      const uint64_t other = element_at(middle);
      if (params.right ? other <= value : other < value)
        begin = middle + 1;
      else
        end = middle;
    }
    out[i] = begin;
  }
}

/// Marks elements that are not equal to the one before, and of NaN only the first.
template <DType D>
void mark_by_loop(const typename Key<D>::Bits* x, int64_t n, Loop differ, bool* out) {
  using Bits = typename Key<D>::Bits;
  out[0] = true;
  parallel_for(n - 1, divisible(kSortGrain), [&](int64_t begin, int64_t end) {
    differ(x + begin + 1, x + begin, nullptr, out + begin + 1, nullptr, end - begin);
  });
  if constexpr (Key<D>::real) {
    const int64_t numbers = std::partition_point(x, x + n, [](Bits b) { return !Key<D>::is_nan(b); }) - x;
    if (numbers < n) std::fill(out + numbers + 1, out + n, false);
  }
}

template <DType D>
void mark_rows(const Launch& launch) {
  using Bits = typename Key<D>::Bits;
  const Bits* x = data_of<const Bits>(launch.operands[0]);
  bool* out = data_of<bool>(launch.operands[1]);
  const int64_t n = size_of(launch.operands[0]);
  if constexpr (kForSpeed && D != CTN_BOOL) {
    const Loop differ = elementwise_loops().elementwise[int(Op::not_equal)][D];
    if (differ && n > 0) return mark_by_loop<D>(x, n, differ, out);
  }
  parallel_for(n, divisible(kSortGrain), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) out[i] = i == 0 || Key<D>::rank(x[i]) != Key<D>::rank(x[i - 1]);
  });
}

}  // namespace

void search_sorted(const Launch& launch, const SearchParams& params) {
  dispatch_dtype(launch.operands[0].dtype, [&]<DType D>() {
    if constexpr (kForSpeed)
      if (launch.count > 3) return search_by_order(launch, params, rank_at<D>);
    if constexpr (kForSpeed && !std::is_void_v<Compared<D>>)
      params.right ? search_values<true, Compared<D>>(launch) : search_values<false, Compared<D>>(launch);
    else
      search_rows<D>(launch, params);
  });
}

void mark_distinct(const Launch& launch) {
  dispatch_dtype(launch.operands[0].dtype, [&]<DType D>() { mark_rows<D>(launch); });
}

}  // namespace catenary::cpu
