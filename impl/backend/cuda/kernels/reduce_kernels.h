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

/// Reads an element of any dtype as one of the dtype `compute`, which is float32 if T is float, float64 if it
/// is double, and otherwise any of the other dtypes.
template <class T, class Number>
CTN_DEVICE T as_compute(Number x, int32_t compute) {
  if constexpr (is_floating<T>) {
    return Narrow<T>()(x);
  } else {
    switch (compute) {
#define CTN_CASE(CODE, TYPE, NAME, CHARACTER, CLASS) CTN_CASE_##CLASS(NAME, Element<TYPE>)
#define CTN_CASE_boolean(NAME, TYPE) \
  case dtype_##NAME:                 \
    return T(number_of(Narrow<TYPE>()(x)));
#define CTN_CASE_signed_integer(NAME, TYPE) CTN_CASE_boolean(NAME, TYPE)
#define CTN_CASE_unsigned_integer(NAME, TYPE) CTN_CASE_boolean(NAME, TYPE)
#define CTN_CASE_half(NAME, TYPE)
#define CTN_CASE_floating(NAME, TYPE)
      CTN_DTYPES(CTN_CASE)
#undef CTN_CASE
#undef CTN_CASE_boolean
#undef CTN_CASE_signed_integer
#undef CTN_CASE_unsigned_integer
#undef CTN_CASE_half
#undef CTN_CASE_floating
    }
    return T();
  }
}
template <class T, class Number>
CTN_DEVICE_SHARED T as_compute_shared(Number x, int32_t compute) {
  return as_compute<T>(x, compute);
}
template <class T>
CTN_DEVICE_SHARED T load_any(const char* x, int32_t from, int32_t compute) {
  switch (from) {
#define CTN_CASE(CODE, TYPE, NAME, ...)                                                       \
  case dtype_##NAME: {                                                                        \
    const auto number = number_of(*reinterpret_cast<const Element<TYPE>*>(x));                \
    using Number = std::remove_const_t<decltype(number)>;                                     \
    if constexpr (is_floating<T>)                                                             \
      return Narrow<T>()(number);                                                             \
    else                                                                                      \
      return as_compute_shared<T, std::conditional_t<is_floating<Number>, Number, uint64_t>>( \
          std::conditional_t<is_floating<Number>, Number, uint64_t>(number), compute);        \
  }
    CTN_DTYPES(CTN_CASE)
#undef CTN_CASE
  }
  return T();
}

template <class Number>
CTN_DEVICE_SHARED void store_number(Number x, char* y, int32_t dtype) {
  switch (dtype) {
#define CTN_CASE(CODE, TYPE, NAME, ...)                                \
  case dtype_##NAME:                                                   \
    *reinterpret_cast<Element<TYPE>*>(y) = Narrow<Element<TYPE>>()(x); \
    break;
    CTN_DTYPES(CTN_CASE)
#undef CTN_CASE
  }
}

template <class Total>
CTN_DEVICE_SHARED void store_total(Total total, const ReduceEnd& end, char* y) {
  if (end.partial) {
    *reinterpret_cast<Total*>(y) = total;
    return;
  }
  const bool is_wide = end.compute == dtype_uint64;
  if constexpr (!is_floating<Total>) total = as_compute<Total>(total, end.compute);
  if (end.divisor != 0 || end.scale != 1) {
    const double number = is_floating<Total> || is_wide ? double(total) : double(static_cast<int64_t>(total));
    store_number(end.divisor != 0 ? number / end.divisor : number * end.scale, y, end.result);
  } else if constexpr (is_floating<Total>) {
    store_number(total, y, end.result);
  } else if (is_wide) {
    store_number(uint64_t(total), y, end.result);
  } else {
    store_number(int64_t(total), y, end.result);
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
  static CTN_DEVICE Number load(const char* x, const ReduceEnd& end) {
    return load_any<T>(x, end.from, end.compute);
  }
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
