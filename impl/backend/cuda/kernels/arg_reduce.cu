// Positions of the largest and smallest elements along an axis.
#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/backend/cuda/kernels/reduce.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
#include "impl/kernels/reduction.h"
//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"
#include "impl/backend/cuda/kernels/reduce_groups.h"

/// The type of values that are stored, of elements of S as numbers.
template <class S>
using Stored = std::conditional_t<is_floating<S> || std::is_same_v<S, uint64_t>, S, int64_t>;

template <class Value, class Position>
struct Best {
  Value value;
  Position position;
};

template <class Value, class Position, bool largest>
struct FoldBest {
  using Total = Best<Value, Position>;
  using Few = Total;
  const ReduceEnd& end;

  static CTN_DEVICE Total identity() {
    return {largest ? ReduceLimits<Value>::lowest : ReduceLimits<Value>::highest,
            ReduceLimits<Position>::highest};
  }
  static CTN_DEVICE Total join(Total a, Total b) {
    const bool better = beyond<Value, largest>(b.value, a.value);
    const bool worse = beyond<Value, largest>(a.value, b.value);
    return better || (!worse && b.position < a.position) ? b : a;
  }
  static CTN_DEVICE Few few(Few a, Few b) { return join(a, b); }
  static CTN_DEVICE Total widen(Few x) { return x; }
  static CTN_DEVICE Total from_lane(Total x, int lanes) {
    return {__shfl_xor_sync(0xffffffffu, x.value, lanes), __shfl_xor_sync(0xffffffffu, x.position, lanes)};
  }
  CTN_DEVICE void store(Total total, char* y) const {
    const int64_t position = end.origin + int64_t(total.position);
    if (end.partial)
      *reinterpret_cast<Found<Stored<Value>>*>(y) = {Stored<Value>(total.value), position};
    else
      *reinterpret_cast<int64_t*>(y) = position;
  }
};

/// Numbers as they are compared.
template <class Number>
using Compared = std::conditional_t<sizeof(Number) <= 2, int32_t, Number>;

template <class S, bool largest>
struct FoldElements : FoldBest<Compared<decltype(number_of(S()))>, uint32_t, largest> {
  static constexpr int size = sizeof(S);
  static constexpr bool packs = true;
  using Value = Compared<decltype(number_of(S()))>;
  using Few = Best<Value, uint32_t>;

  CTN_DEVICE Few item(const char* x, uint32_t position) const {
    return {Value(number_of(*reinterpret_cast<const S*>(x))), position};
  }
  template <int N>
  CTN_DEVICE FewUnit<Few, N> pack(const char* x, uint32_t position, uint32_t step) const {
    const auto pack = *reinterpret_cast<const Pack<S, N>*>(x);
    FewUnit<Few, N> unit;
    CTN_UNROLL
    for (int j = 0; j < N; ++j)
      unit.items[j] = {Value(number_of(pack.items[j])), position + uint32_t(j) * step};
    return unit;
  }
};

/// The integers that have no kernel of their own.
template <class, bool largest>
struct FoldAny : FoldBest<int64_t, uint32_t, largest> {
  static constexpr int size = sizeof(int64_t);
  static constexpr bool packs = false;
  using Few = Best<int64_t, uint32_t>;

  CTN_DEVICE Few item(const char* x, uint32_t position) const {
    switch (this->end.from) {
      case dtype_int8:
        return {*reinterpret_cast<const int8_t*>(x), position};
      case dtype_int16:
        return {*reinterpret_cast<const int16_t*>(x), position};
      case dtype_uint16:
        return {*reinterpret_cast<const uint16_t*>(x), position};
      default:
        return {*reinterpret_cast<const uint32_t*>(x), position};
    }
  }
};

template <class T, bool largest>
struct FoldParts : FoldBest<T, int64_t, largest> {
  static constexpr int size = sizeof(Found<T>);
  static constexpr bool packs = false;
  using Few = Best<T, int64_t>;

  CTN_DEVICE Few item(const char* x, uint32_t) const {
    const auto found = *reinterpret_cast<const Found<T>*>(x);
    return {found.value, found.position};
  }
};

}  // namespace

#define CTN_SEARCH(NAME, FOLD, TYPE)                                                      \
  CTN_CUDA_KERNEL(arg_max_rows_##NAME, ReduceRowsParams, kReduceThreads, 2) {             \
    reduce_rows<FOLD<TYPE, true>>(p);                                                     \
  }                                                                                       \
  CTN_CUDA_KERNEL(arg_min_rows_##NAME, ReduceRowsParams, kReduceThreads, 2) {             \
    reduce_rows<FOLD<TYPE, false>>(p);                                                    \
  }                                                                                       \
  CTN_CUDA_KERNEL(arg_max_columns_##NAME, ReduceColumnsParams, kReduceColumnThreads, 1) { \
    reduce_columns<FOLD<TYPE, true>>(p);                                                  \
  }                                                                                       \
  CTN_CUDA_KERNEL(arg_min_columns_##NAME, ReduceColumnsParams, kReduceColumnThreads, 1) { \
    reduce_columns<FOLD<TYPE, false>>(p);                                                 \
  }
#define CTN_SEARCH_ELEMENTS(TYPE, NAME) CTN_SEARCH(NAME, FoldElements, Element<TYPE>)
CTN_REDUCE_DTYPES(CTN_SEARCH_ELEMENTS)
CTN_SEARCH(any_int64, FoldAny, int64_t)
CTN_SEARCH(parts_float32, FoldParts, float)
CTN_SEARCH(parts_float64, FoldParts, double)
CTN_SEARCH(parts_int64, FoldParts, int64_t)
CTN_SEARCH(parts_uint64, FoldParts, uint64_t)

}  // namespace catenary::cuda
