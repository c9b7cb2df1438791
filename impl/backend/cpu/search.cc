// Searching sorted arrays, and marking distinct elements.
#include <algorithm>
#include <type_traits>

#include "impl/backend/backend.h"
#include "impl/backend/cpu/dispatch.h"
#include "impl/backend/cpu/layout.h"
#include "impl/backend/cpu/sort_keys.h"
#include "impl/backend/cpu/tuning.h"
#include "impl/backend/params/sorting.h"
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
    for (int64_t i = begin; i < end; i += kSearches) {
      const int count = int(std::min(int64_t{kSearches}, end - i));
      search_some<right>(sorted, n, values + i, count, out + i);
      if constexpr (std::is_floating_point_v<T>)
        for (int k = 0; k < count; ++k)
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
void mark_rows(const Launch& launch) {
  using Bits = typename Key<D>::Bits;
  const Bits* x = data_of<const Bits>(launch.operands[0]);
  bool* out = data_of<bool>(launch.operands[1]);
  const int64_t n = size_of(launch.operands[0]);
  parallel_for(n, divisible(kSortGrain), [&](int64_t begin, int64_t end) {
    for (int64_t i = begin; i < end; ++i) out[i] = i == 0 || Key<D>::rank(x[i]) != Key<D>::rank(x[i - 1]);
  });
}

}  // namespace

void search_sorted(const Launch& launch, const SearchParams& params) {
  dispatch_dtype(launch.operands[0].dtype, [&]<DType D>() {
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
