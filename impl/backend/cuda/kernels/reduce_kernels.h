// The reductions of one operation. A file defines its name CTN_REDUCE_OP and its functor CTN_REDUCE_FUNCTOR.
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

/// The types in which F reduces elements of S: a few of them, and all of them.
template <class F, class S>
struct Types {  // of extrema
  using Total =
      std::conditional_t<is_floating<S>, S, std::conditional_t<std::is_same_v<S, uint64_t>, S, int64_t>>;
  using Few = std::conditional_t<sizeof(S) <= 2, int32_t, S>;
};
template <class S>
struct Types<ReduceSum, S> {
  using Total = std::conditional_t<is_floating<S>, double, uint64_t>;
  using Few = std::conditional_t<is_floating<S>, S, std::conditional_t<sizeof(S) <= 2, int32_t, uint64_t>>;
};
template <class S>
struct Types<ReduceProd, S> {
  using Total = std::conditional_t<is_floating<S>, S, uint64_t>;
  using Few = Total;
};

/// Reads an element of any dtype as a number of T; if that is an integer, the element must be one, too.
template <class T>
CTN_DEVICE_SHARED T load_any(const char* x, int32_t dtype) {
  switch (dtype) {
#define CTN_CASE(CODE, TYPE, NAME, ...)                                                 \
  case dtype_##NAME:                                                                    \
    if constexpr (is_floating<T> || !is_floating<decltype(number_of(Element<TYPE>()))>) \
      return Narrow<T>()(number_of(*reinterpret_cast<const Element<TYPE>*>(x)));        \
    break;
    CTN_DTYPES(CTN_CASE)
#undef CTN_CASE
  }
  return T();
}

/// Stores a total as it is, or as a result: that of floats as a float, and that of integers as its lowest
/// bytes. Other results are made of totals by reduce_finish.
template <class Total>
CTN_DEVICE void store_total(Total total, const ReduceEnd& end, char* y) {
  if (end.partial) {
    *reinterpret_cast<Total*>(y) = total;
  } else if constexpr (is_floating<Total>) {
    const double number = double(total);
    const double result = end.divisor != 0 ? number / end.divisor
                          : end.scale != 1 ? number * end.scale
                                           : number;
    switch (end.result) {
      case dtype_float16:
        *reinterpret_cast<Half*>(y) = Narrow<Half>()(result);
        break;
      case dtype_bfloat16:
        *reinterpret_cast<BFloat16*>(y) = Narrow<BFloat16>()(result);
        break;
      case dtype_float32:
        *reinterpret_cast<float*>(y) = Narrow<float>()(result);
        break;
      default:
        *reinterpret_cast<double*>(y) = result;
    }
  } else {
    switch (end.size) {
      case 1:
        *reinterpret_cast<uint8_t*>(y) = uint8_t(total);
        break;
      case 2:
        *reinterpret_cast<uint16_t*>(y) = uint16_t(total);
        break;
      case 4:
        *reinterpret_cast<uint32_t*>(y) = uint32_t(total);
        break;
      default:
        *reinterpret_cast<uint64_t*>(y) = uint64_t(total);
    }
  }
}

/// Elements of S.
template <class S>
struct Elements {
  static constexpr int size = sizeof(S);
  static constexpr bool packs = true;
  using Element = S;
  using Number = decltype(number_of(S()));
  static CTN_DEVICE Number load(const char* x, const ReduceEnd&) {
    return number_of(*reinterpret_cast<const S*>(x));
  }
};
/// Elements of any dtype, as those of T.
template <class T>
struct AnyElements {
  static constexpr int size = sizeof(T);
  static constexpr bool packs = false;
  using Element = T;
  using Number = T;
  static CTN_DEVICE Number load(const char* x, const ReduceEnd& end) { return load_any<T>(x, end.from); }
};

template <class F, class Source>
struct Fold {
  static constexpr int size = Source::size;
  static constexpr bool packs = Source::packs;
  using Number = typename Source::Number;
  using Total = typename Types<F, Number>::Total;
  using Few = typename Types<F, Number>::Few;
  const ReduceEnd& end;

  static CTN_DEVICE Total identity() { return F::template identity<Total>; }
  static CTN_DEVICE Few few(Few a, Few b) { return F()(a, b); }
  static CTN_DEVICE Total join(Total a, Total b) { return F()(a, b); }
  static CTN_DEVICE Total widen(Few x) {
    if constexpr (is_floating<Total> || sizeof(Few) == 8)
      return Total(x);
    else
      return Total(int64_t(x));
  }
  static CTN_DEVICE Total from_lane(Total x, int lanes) { return __shfl_xor_sync(0xffffffffu, x, lanes); }

  CTN_DEVICE Few item(const char* x, uint32_t) const { return Few(Source::load(x, end)); }
  template <int N>
  CTN_DEVICE FewUnit<Few, N> pack(const char* x, uint32_t, uint32_t) const {
    const auto pack = *reinterpret_cast<const Pack<typename Source::Element, N>*>(x);
    FewUnit<Few, N> unit;
    CTN_UNROLL
    for (int j = 0; j < N; ++j) unit.items[j] = Few(number_of(pack.items[j]));
    return unit;
  }
  CTN_DEVICE void store(Total total, char* y) const { store_total(total, end, y); }
};

}  // namespace

#define CTN_JOIN(A, B) CTN_JOIN_(A, B)
#define CTN_JOIN_(A, B) A##B
#define CTN_REDUCE(NAME, SOURCE)                                                                         \
  CTN_CUDA_KERNEL(CTN_JOIN(CTN_JOIN(CTN_REDUCE_OP, _rows), NAME), ReduceRowsParams, kReduceThreads, 2) { \
    reduce_rows<Fold<CTN_REDUCE_FUNCTOR, SOURCE>>(p);                                                    \
  }                                                                                                      \
  CTN_CUDA_KERNEL(CTN_JOIN(CTN_JOIN(CTN_REDUCE_OP, _columns), NAME), ReduceColumnsParams,                \
                  kReduceColumnThreads, 1) {                                                             \
    reduce_columns<Fold<CTN_REDUCE_FUNCTOR, SOURCE>>(p);                                                 \
  }
#define CTN_REDUCE_TYPED(TYPE, NAME) CTN_REDUCE(_##NAME, Elements<Element<TYPE>>)
CTN_REDUCE_DTYPES(CTN_REDUCE_TYPED)
CTN_REDUCE(_any_float32, AnyElements<float>)
CTN_REDUCE(_any_float64, AnyElements<double>)
CTN_REDUCE(_any_uint64, AnyElements<uint64_t>)
CTN_REDUCE(_any_int64, AnyElements<int64_t>)

}  // namespace catenary::cuda
