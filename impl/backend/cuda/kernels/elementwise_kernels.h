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
#include "impl/kernels/divisors.h"
#include "impl/kernels/exponential.h"
#include "impl/kernels/floating.h"
#include "impl/kernels/hyperbolic.h"
#include "impl/kernels/logic.h"
#include "impl/kernels/operand_types.h"
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

/// Stands for an operand that an operation does not have.
struct Nothing {};

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

template <class Op, int N>
CTN_DEVICE void run_unrolled(const Pack<typename Op::In0, N>& x0, const Pack<typename Op::In1, N>& x1,
                             const Pack<typename Op::In2, N>& x2, Pack<typename Op::Out0, N>& y0,
                             Pack<typename Op::Out1, N>& y1) {
  CTN_UNROLL
  for (int j = 0; j < N; ++j) Op::run(x0.items[j], x1.items[j], x2.items[j], y0.items[j], y1.items[j]);
}

/// The elements of a pack in registers of K elements, for loops that are not unrolled: they cannot choose a
/// register by its number, and take the first one or put the last one instead while the others move up.
template <class T, int N, int K>
struct Registers {
  using Bits = std::conditional_t<K * sizeof(T) == 8, uint64_t, uint32_t>;
  static constexpr int kCount = N / K;
  Bits bits[kCount] = {};

  Registers() = default;
  explicit CTN_DEVICE Registers(const Pack<T, N>& pack) { memcpy(bits, &pack, sizeof(pack)); }
  CTN_DEVICE Pack<T, N> pack() const {
    Pack<T, N> pack;
    memcpy(&pack, bits, sizeof(pack));
    return pack;
  }
  CTN_DEVICE Pack<T, K> take() {
    Pack<T, K> first;
    memcpy(&first, bits, sizeof(first));
    move_up();
    return first;
  }
  CTN_DEVICE void put(const Pack<T, K>& last) {
    move_up();
    memcpy(&bits[kCount - 1], &last, sizeof(last));
  }
  CTN_DEVICE void move_up() {
    CTN_UNROLL
    for (int i = 0; i + 1 < kCount; ++i) bits[i] = bits[i + 1];
  }
};
template <int N, int K>
struct Registers<Nothing, N, K> {
  Registers() = default;
  explicit CTN_DEVICE Registers(const Pack<Nothing, N>&) {}
  CTN_DEVICE Pack<Nothing, N> pack() const { return {}; }
  CTN_DEVICE Pack<Nothing, K> take() { return {}; }
  CTN_DEVICE void put(const Pack<Nothing, K>&) {}
};

/// The same with less code, for operands of one size.
template <class Op, int N>
CTN_DEVICE void run_in_loop(const Pack<typename Op::In0, N>& x0, const Pack<typename Op::In1, N>& x1,
                            const Pack<typename Op::In2, N>& x2, Pack<typename Op::Out0, N>& y0,
                            Pack<typename Op::Out1, N>& y1) {
  constexpr int size = bytes_of<typename Op::In0>, K = size < 4 ? 4 / size : 1;
  Registers<typename Op::In0, N, K> in0(x0);
  Registers<typename Op::In1, N, K> in1(x1);
  Registers<typename Op::In2, N, K> in2(x2);
  Registers<typename Op::Out0, N, K> out0;
  Registers<typename Op::Out1, N, K> out1;
  CTN_UNROLL_BY(1)
  for (int i = 0; i < N; i += K) {
    Pack<typename Op::Out0, K> z0;
    Pack<typename Op::Out1, K> z1;
    run_unrolled<Op, K>(in0.take(), in1.take(), in2.take(), z0, z1);
    out0.put(z0);
    out1.put(z1);
  }
  y0 = out0.pack();
  y1 = out1.pack();
}

template <class F>
inline constexpr bool is_long = requires {
  typename F::Long;
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
    if constexpr (is_long<typename Op::Functor> && N > 1)
      run_in_loop<Op, N>(x0, x1, x2, y0, y1);
    else
      run_unrolled<Op, N>(x0, x1, x2, y0, y1);
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
  constexpr int widest = kPackBytes / (abc > de ? abc : de), N = widest > 8 ? 8 : widest;
  const Flat<Op> flat(p);
  uint64_t done = 0;
  if (flat.template packed<N>()) {
    const uint64_t packs = p.size / N;
    for (uint64_t i = first_item(); i < packs; i += item_step()) flat.template compute<N>(i);
    done = packs * N;
  }
  for (uint64_t i = done + first_item(); i < p.size; i += item_step()) flat.template compute<1>(i);
}

/// Element i of operand k. The loop computes elements of type T.
template <class Operand, class T>
CTN_DEVICE Operand strided_input(const ElementwiseStridedParams& p, const int64_t* offsets, int k) {
  if constexpr (std::is_same_v<Operand, Nothing>) {
    return {};
  } else {
    const void* const x = p.operands[k] ? static_cast<const void*>(p.operands[k] + offsets[k]) : &p.values[k];
    if constexpr (std::is_same_v<Operand, T>)
      return load_in_loop<T>(x, p.dtypes[k], p.loop);
    else
      return load<Operand>(x, p.dtypes[k]);
  }
}
template <class T, class Operand>
CTN_DEVICE void strided_output(const ElementwiseStridedParams& p, const int64_t* offsets, int k, Operand y) {
  if constexpr (std::is_same_v<Operand, Nothing>)
    return;
  else if constexpr (std::is_same_v<Operand, T>)
    store(in_loop(y, p.loop), p.operands[k] + offsets[k], p.dtypes[k]);
  else
    store(y, p.operands[k] + offsets[k], p.dtypes[k]);
}

/// Computes elements of type T.
template <class Op, class T>
CTN_DEVICE void run_strided_loop(const ElementwiseStridedParams& p) {
  constexpr int inputs =
      1 + !std::is_same_v<typename Op::In1, Nothing> + !std::is_same_v<typename Op::In2, Nothing>;
  for (uint64_t i = first_item(); i < p.layout.size; i += item_step()) {
    int64_t offsets[4];
    locate(p.layout, uint32_t(i), offsets);
    typename Op::Out0 y0;
    typename Op::Out1 y1;
    Op::run(strided_input<typename Op::In0, T>(p, offsets, 0),
            strided_input<typename Op::In1, T>(p, offsets, 1),
            strided_input<typename Op::In2, T>(p, offsets, 2), y0, y1);
    strided_output<T>(p, offsets, inputs, y0);
    strided_output<T>(p, offsets, inputs + 1, y1);
  }
}

/// Computes elements in the wide type T, or in that of the loop if the functor's results depend on it.
template <template <class, class> class Kind, class F, class T>
CTN_DEVICE void run_strided(const ElementwiseStridedParams& p) {
  if constexpr (requires { typename F::OwnHalves; } && std::is_same_v<T, float>) {
    if (p.loop == dtype_float16) return run_strided_loop<Kind<F, Half>, Half>(p);
    if (p.loop == dtype_bfloat16) return run_strided_loop<Kind<F, BFloat16>, BFloat16>(p);
  } else if constexpr (requires { typename F::OwnWidth; } && std::is_same_v<T, int64_t>) {
    if (p.loop == dtype_int32) return run_strided_loop<Kind<F, int32_t>, int32_t>(p);
  }
  run_strided_loop<Kind<F, T>, T>(p);
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
#define CTN_ROW_integer(KIND, OP, F) CTN_ROW_shift(KIND, OP, F)

#define CTN_DEFINE_FLAT(KIND, OP, F, TYPE, DTYPE)                                         \
  CTN_CUDA_KERNEL(elementwise_##OP##_##DTYPE, ElementwiseFlatParams, kElementwiseThreads, \
                  kElementwiseBlocks) {                                                   \
    run_flat<KIND<F, Element<TYPE>>>(p);                                                  \
  }
// For the wide types.
#define CTN_DEFINE_STRIDED(KIND, OP, F, TYPE, DTYPE) CTN_STRIDED_##DTYPE(KIND, OP, F, TYPE, DTYPE)
#define CTN_STRIDED(KIND, OP, F, TYPE, DTYPE)                                                        \
  CTN_CUDA_KERNEL(elementwise_strided_##OP##_##DTYPE, ElementwiseStridedParams, kElementwiseThreads, \
                  kElementwiseBlocks) {                                                              \
    run_strided<KIND, F, Element<TYPE>>(p);                                                          \
  }
#define CTN_STRIDED_bool CTN_STRIDED
#define CTN_STRIDED_int8(...)
#define CTN_STRIDED_int16(...)
#define CTN_STRIDED_int32(...)
#define CTN_STRIDED_int64 CTN_STRIDED
#define CTN_STRIDED_uint8(...)
#define CTN_STRIDED_uint16(...)
#define CTN_STRIDED_uint32(...)
#define CTN_STRIDED_uint64 CTN_STRIDED
#define CTN_STRIDED_float16(...)
#define CTN_STRIDED_bfloat16(...)
#define CTN_STRIDED_float32 CTN_STRIDED
#define CTN_STRIDED_float64 CTN_STRIDED

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
