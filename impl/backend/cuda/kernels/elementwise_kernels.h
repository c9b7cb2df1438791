// The elementwise kernels of one file, which defines CTN_DEFINE(KIND, OP, FUNCTOR, TYPE, DTYPE) and includes
// the table of operations.
#include "impl/backend/cuda/kernels/elementwise.h"
#include "impl/backend/cuda/kernels/kernel.h"
#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary::cuda {
namespace {

#include "impl/kernels/math.h"
//
#include "impl/kernels/arithmetic.h"
//
#include "impl/kernels/activation.h"
#include "impl/kernels/bits.h"
#include "impl/kernels/exponential.h"
#include "impl/kernels/floating.h"
#include "impl/kernels/hyperbolic.h"
#include "impl/kernels/logic.h"
#include "impl/kernels/rounding.h"
#include "impl/kernels/trigonometric.h"
//
#include "impl/backend/cuda/kernels/casts.h"
#include "impl/backend/cuda/kernels/elements.h"
//
#include "impl/backend/cuda/kernels/any_dtype.h"

/// What a functor takes for an element: 16-bit floats are computed in float unless it has its own
/// implementation for them.
template <class F, class T>
CTN_DEVICE auto argument(T x) {
  if constexpr ((std::is_same_v<T, Half> || std::is_same_v<T, BFloat16>)&&!requires {
                  typename F::OwnHalves;
                })
    return to_float(x);
  else
    return x;
}
template <class F, class T>
using Argument = decltype(argument<F>(T()));

/// The element of an array of T in which a result is stored.
template <class T, class R>
CTN_DEVICE auto stored(R x) {
  if constexpr (std::is_same_v<R, float>)
    return Narrow<T>()(x);
  else
    return x;
}
template <class T, class R>
using Stored = decltype(stored<T>(R()));

template <class F, class T>
CTN_DEVICE auto call(T x) {
  if constexpr (requires(F f) { f.slow(x); })
    return F().slow(x) ? F().scalar(x) : F()(x);
  else
    return F()(x);
}
template <class F, class T, class U>
CTN_DEVICE auto call(T x, U y) {
  if constexpr (requires(F f) { f.slow(x, x); } && is_floating<T>)
    return F().slow(x, y) ? F().scalar(x, y) : F()(x, y);
  else
    return F()(x, y);
}

// Operands whose dtype is not that of the operation.
template <class F, class T>
struct First {
  using type = T;
};
template <class F, class T>
requires requires { typename F::Condition; }
struct First<F, T> {
  using type = typename F::Condition;
};
template <class F, class T>
struct Second {
  using type = T;
};
template <class F, class T>
requires requires { typename F::Second; }
struct Second<F, T> {
  using type = typename F::Second;
};

/// Stands for an operand that an operation does not have.
struct Nothing {};

/// The maximum number of elements that a thread computes at a time: more would not fit into its registers.
template <class F>
inline constexpr int most_at_a_time = 8;
template <>
inline constexpr int most_at_a_time<Logaddexp> = 4;
template <>
inline constexpr int most_at_a_time<Logaddexp2> = 4;

// The kinds of operations. In and Out are the dtypes of the operands.

template <class F, class T>
struct Unary {
  using Functor = F;
  using In0 = T;
  using In1 = Nothing;
  using In2 = Nothing;
  using Out0 = Stored<T, decltype(call<F>(Argument<F, T>()))>;
  using Out1 = Nothing;
  static CTN_DEVICE void run(T x, Nothing, Nothing, Out0& y, Nothing&) {
    y = stored<T>(call<F>(argument<F>(x)));
  }
};

template <class F, class T, class U>
struct UnaryPair {
  using Functor = F;
  using In0 = T;
  using In1 = Nothing;
  using In2 = Nothing;
  using Out0 = T;
  using Out1 = U;
  static CTN_DEVICE void run(T x, Nothing, Nothing, Out0& y1, Out1& y2) {
    using C = Argument<F, T>;
    C first;
    std::conditional_t<std::is_same_v<T, U>, C, U> second;
    F()(argument<F>(x), first, second);
    y1 = stored<T>(first);
    y2 = stored<U>(second);
  }
};
template <class F, class T>
using UnarySame = UnaryPair<F, T, T>;
template <class F, class T>
using UnaryInt32 = UnaryPair<F, T, int32_t>;

template <class F, class T>
struct Binary {
  using Functor = F;
  using In0 = T;
  using In1 = typename Second<F, T>::type;
  using In2 = Nothing;
  using Out0 = Stored<T, decltype(call<F>(Argument<F, T>(), Argument<F, In1>()))>;
  using Out1 = Nothing;
  static CTN_DEVICE void run(In0 x1, In1 x2, Nothing, Out0& y, Nothing&) {
    y = stored<T>(call<F>(argument<F>(x1), argument<F>(x2)));
  }
};

template <class F, class T>
struct Division {
  using Functor = F;
  using In0 = T;
  using In1 = T;
  using In2 = Nothing;
  using Out0 = T;
  using Out1 = T;
  static CTN_DEVICE void run(T x1, T x2, Nothing, T& y1, T& y2) {
    y1 = stored<T>(call<typename F::Quotient>(argument<F>(x1), argument<F>(x2)));
    y2 = stored<T>(call<typename F::Rest>(argument<F>(x1), argument<F>(x2)));
  }
};

template <class F, class T>
struct Ternary {
  using Functor = F;
  using In0 = typename First<F, T>::type;
  using In1 = T;
  using In2 = T;
  using Out0 = T;
  using Out1 = Nothing;
  static CTN_DEVICE void run(In0 x1, T x2, T x3, T& y, Nothing&) {
    y = stored<T>(F()(argument<F>(x1), argument<F>(x2), argument<F>(x3)));
  }
};

template <class T>
constexpr int bytes_of = std::is_same_v<T, Nothing> ? 0 : int(sizeof(T));

/// The input k of a contiguous call.
template <class T, int k>
struct FlatInput {
  const T* elements;
  T element;
  bool repeated;

  explicit CTN_DEVICE FlatInput(const ElementwiseFlatParams& p)
      : elements(static_cast<const T*>(p.inputs[k])) {
    repeated = !elements || (p.repeated >> k & 1);
    if (repeated) element = elements ? *elements : immediate<T>(p.values[k]);
  }
  template <int N>
  CTN_DEVICE bool packed() const {
    return repeated || is_packed<T, N>(elements);
  }
  template <int N>
  CTN_DEVICE Pack<T, N> pack(uint64_t i) const {
    if (!repeated) return reinterpret_cast<const Pack<T, N>*>(elements)[i];
    Pack<T, N> pack;
    CTN_UNROLL
    for (int j = 0; j < N; ++j) pack.items[j] = element;
    return pack;
  }
};
template <int k>
struct FlatInput<Nothing, k> {
  explicit CTN_DEVICE FlatInput(const ElementwiseFlatParams&) {}
  template <int N>
  CTN_DEVICE bool packed() const {
    return true;
  }
  template <int N>
  CTN_DEVICE Pack<Nothing, N> pack(uint64_t) const {
    return {};
  }
};

/// The output k of a contiguous call.
template <class T, int k>
struct FlatOutput {
  T* elements;
  explicit CTN_DEVICE FlatOutput(const ElementwiseFlatParams& p) : elements(static_cast<T*>(p.outputs[k])) {}
  template <int N>
  CTN_DEVICE bool packed() const {
    return is_packed<T, N>(elements);
  }
  template <int N>
  CTN_DEVICE void put(uint64_t i, const Pack<T, N>& pack) const {
    reinterpret_cast<Pack<T, N>*>(elements)[i] = pack;
  }
};
template <int k>
struct FlatOutput<Nothing, k> {
  explicit CTN_DEVICE FlatOutput(const ElementwiseFlatParams&) {}
  template <int N>
  CTN_DEVICE bool packed() const {
    return true;
  }
  template <int N>
  CTN_DEVICE void put(uint64_t, const Pack<Nothing, N>&) const {}
};

template <class Op>
struct Flat {
  FlatInput<typename Op::In0, 0> in0;
  FlatInput<typename Op::In1, 1> in1;
  FlatInput<typename Op::In2, 2> in2;
  FlatOutput<typename Op::Out0, 0> out0;
  FlatOutput<typename Op::Out1, 1> out1;

  explicit CTN_DEVICE Flat(const ElementwiseFlatParams& p) : in0(p), in1(p), in2(p), out0(p), out1(p) {}
  template <int N>
  CTN_DEVICE bool packed() const {
    return in0.template packed<N>() && in1.template packed<N>() && in2.template packed<N>() &&
           out0.template packed<N>() && out1.template packed<N>();
  }
  /// Computes the pack i of N elements.
  template <int N>
  CTN_DEVICE void compute(uint64_t i) const {
    const auto x0 = in0.template pack<N>(i);
    const auto x1 = in1.template pack<N>(i);
    const auto x2 = in2.template pack<N>(i);
    Pack<typename Op::Out0, N> y0;
    Pack<typename Op::Out1, N> y1;
    CTN_UNROLL
    for (int j = 0; j < N; ++j) Op::run(x0.items[j], x1.items[j], x2.items[j], y0.items[j], y1.items[j]);
    out0.template put<N>(i, y0);
    out1.template put<N>(i, y1);
  }
};

template <class Op>
CTN_DEVICE void run_flat(const ElementwiseFlatParams& p) {
  constexpr int a = bytes_of<typename Op::In0>, b = bytes_of<typename Op::In1>,
                c = bytes_of<typename Op::In2>;
  constexpr int d = bytes_of<typename Op::Out0>, e = bytes_of<typename Op::Out1>;
  constexpr int ab = a > b ? a : b, abc = ab > c ? ab : c, de = d > e ? d : e;
  constexpr int widest = kPackBytes / (abc > de ? abc : de), most = most_at_a_time<typename Op::Functor>;
  constexpr int N = widest > most ? most : widest;
  const Flat<Op> flat(p);
  uint64_t done = 0;
  if (flat.template packed<N>()) {
    const uint64_t packs = p.size / N;
    for (uint64_t i = first_item(); i < packs; i += item_step()) flat.template compute<N>(i);
    done = packs * N;
  }
  for (uint64_t i = done + first_item(); i < p.size; i += item_step()) flat.template compute<1>(i);
}

template <class T>
CTN_DEVICE T strided_input(const ElementwiseStridedParams& p, const int64_t* offsets, int k) {
  if constexpr (std::is_same_v<T, Nothing>)
    return {};
  else
    return load<T>(p.operands[k] ? static_cast<const void*>(p.operands[k] + offsets[k]) : &p.values[k],
                   p.dtypes[k]);
}
template <class T>
CTN_DEVICE void strided_output(const ElementwiseStridedParams& p, const int64_t* offsets, int k, T y) {
  if constexpr (!std::is_same_v<T, Nothing>) store(y, p.operands[k] + offsets[k], p.dtypes[k]);
}

template <class Op>
CTN_DEVICE void run_strided(const ElementwiseStridedParams& p) {
  constexpr int inputs =
      1 + !std::is_same_v<typename Op::In1, Nothing> + !std::is_same_v<typename Op::In2, Nothing>;
  for (uint64_t i = first_item(); i < p.layout.size; i += item_step()) {
    int64_t offsets[4];
    locate(p.layout, uint32_t(i), offsets);
    typename Op::Out0 y0;
    typename Op::Out1 y1;
    Op::run(strided_input<typename Op::In0>(p, offsets, 0), strided_input<typename Op::In1>(p, offsets, 1),
            strided_input<typename Op::In2>(p, offsets, 2), y0, y1);
    strided_output(p, offsets, inputs, y0);
    strided_output(p, offsets, inputs + 1, y1);
  }
}

}  // namespace

// The kernels of an operation, by class of loops: which there are for booleans, integers and floats.
#define CTN_WITH(...) CTN_DEFINE(__VA_ARGS__)
#define CTN_WITHOUT(...)
#define CTN_ENTRY_boolean(TYPE, DTYPE, KIND, OP, F, BOOLEAN, INTEGER, FLOATING) \
  BOOLEAN(KIND, OP, F, TYPE, DTYPE)
#define CTN_ENTRY_signed_integer(TYPE, DTYPE, KIND, OP, F, BOOLEAN, INTEGER, FLOATING) \
  INTEGER(KIND, OP, F, TYPE, DTYPE)
#define CTN_ENTRY_unsigned_integer(TYPE, DTYPE, KIND, OP, F, BOOLEAN, INTEGER, FLOATING) \
  INTEGER(KIND, OP, F, TYPE, DTYPE)
#define CTN_ENTRY_half(TYPE, DTYPE, KIND, OP, F, BOOLEAN, INTEGER, FLOATING) \
  FLOATING(KIND, OP, F, TYPE, DTYPE)
#define CTN_ENTRY_floating(TYPE, DTYPE, KIND, OP, F, BOOLEAN, INTEGER, FLOATING) \
  FLOATING(KIND, OP, F, TYPE, DTYPE)
#define CTN_ENTRY(CODE, TYPE, NAME, CHARACTER, CLASS, ...) CTN_ENTRY_##CLASS(TYPE, NAME, __VA_ARGS__)
#define CTN_ROW_all(KIND, OP, F) CTN_DTYPES(CTN_ENTRY, KIND, OP, F, CTN_WITH, CTN_WITH, CTN_WITH)
#define CTN_ROW_number(KIND, OP, F) CTN_DTYPES(CTN_ENTRY, KIND, OP, F, CTN_WITHOUT, CTN_WITH, CTN_WITH)
#define CTN_ROW_number_nobool(KIND, OP, F) CTN_ROW_number(KIND, OP, F)
#define CTN_ROW_float_(KIND, OP, F) CTN_DTYPES(CTN_ENTRY, KIND, OP, F, CTN_WITHOUT, CTN_WITHOUT, CTN_WITH)
#define CTN_ROW_divide(KIND, OP, F) CTN_ROW_float_(KIND, OP, F)
#define CTN_ROW_bitwise(KIND, OP, F) CTN_DTYPES(CTN_ENTRY, KIND, OP, F, CTN_WITH, CTN_WITH, CTN_WITHOUT)
#define CTN_ROW_shift(KIND, OP, F) CTN_DTYPES(CTN_ENTRY, KIND, OP, F, CTN_WITHOUT, CTN_WITH, CTN_WITHOUT)

#define CTN_DEFINE_FLAT(KIND, OP, F, TYPE, DTYPE)                                         \
  CTN_CUDA_KERNEL(elementwise_##OP##_##DTYPE, ElementwiseFlatParams, kElementwiseThreads, \
                  kElementwiseBlocks) {                                                   \
    run_flat<KIND<F, Element<TYPE>>>(p);                                                  \
  }
#define CTN_DEFINE_STRIDED(KIND, OP, F, TYPE, DTYPE)                                                 \
  CTN_CUDA_KERNEL(elementwise_strided_##OP##_##DTYPE, ElementwiseStridedParams, kElementwiseThreads, \
                  kElementwiseBlocks) {                                                              \
    run_strided<KIND<F, Element<TYPE>>>(p);                                                          \
  }

// The kinds of operations by their results.
#define CTN_KIND1_same Unary
#define CTN_KIND1_boolean Unary
#define CTN_KIND1_same_same UnarySame
#define CTN_KIND1_same_int32 UnaryInt32
#define CTN_IF_COMPARISON_same(...)
#define CTN_IF_COMPARISON_same_same(...)
#define CTN_IF_COMPARISON_boolean(...) __VA_ARGS__
#define CTN_IF_NUMBER_same(KIND_ROW, NAME, F) KIND_ROW(Binary, NAME, F)
#define CTN_IF_NUMBER_same_same(KIND_ROW, NAME, F) KIND_ROW(Division, NAME, F)
#define CTN_IF_NUMBER_boolean(KIND_ROW, NAME, F)

}  // namespace catenary::cuda
