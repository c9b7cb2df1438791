// Exponentials and logarithms of whole vectors with the instructions of AVX-512 that take numbers apart and
// put them together. What they share with the functions of impl/kernels/math.h are the kernels there, and the
// results, to the bit. Included inside a namespace after wide_root.h.

#if defined(__AVX512DQ__) && !defined(__OPTIMIZE_SIZE__)

template <class T>
CTN_FN Wide<T> wide_log2_e() {
  return Wide<T>(sizeof(T) == 4 ? 0x1.715476p0 : 0x1.71547652b82fep0);
}
template <class T>
CTN_FN Wide<T> wide_magic(T above = 0) {
  return Wide<T>(double(MathFormat<T>::magic + above));
}

template <class T>
CTN_FN Wide<T> wide_exp(Wide<T> x) {
  const Wide<T> low(sizeof(T) == 4 ? -104 : -746), c = wide_at_least(x, low);
  const Wide<T> last = wide_magic<T>(MathFormat<T>::bias + 2);
  const Wide<T> n = math_at_most(math_mad(c, wide_log2_e<T>(), wide_magic<T>()), last) - wide_magic<T>();
  const auto kept = x.template compare<_CMP_NLE_UQ>(low);
  return wide_scaled(kept, math_exp_kernel(math_ln2_remainder(c, n)), n);
}

template <class T>
CTN_FN Wide<T> wide_exp2(Wide<T> x) {
  const Wide<T> low(sizeof(T) == 4 ? -152 : -1077), c = wide_at_least(x, low);
  const Wide<T> last = wide_magic<T>(MathFormat<T>::bias + 2);
  const Wide<T> n = math_at_most(c + wide_magic<T>(), last) - wide_magic<T>();
  return wide_scaled(x.template compare<_CMP_NLE_UQ>(low), math_exp2_kernel(c - n), n);
}

template <class T>
CTN_FN Wide<T> wide_expm1(Wide<T> x) {
  constexpr bool is_float = sizeof(T) == 4;
  const Wide<T> raised = wide_at_least(x, Wide<T>(is_float ? -18 : -39));
  const Wide<T> c = math_at_most(raised, Wide<T>(is_float ? 89 : 710));
  const Wide<T> n = math_mad(c, wide_log2_e<T>(), wide_magic<T>()) - wide_magic<T>();
  const Wide<T> high = math_mad(n, Wide<T>(is_float ? -0x1.62e3p-1 : -0x1.62e42feep-1), c);
  const Wide<T> ln2_low(is_float ? -0x1.2fefa4p-17 : -0x1.a39ef35793c76p-33);
  const Wide<T> r = math_mad(n, ln2_low, high), r_low = math_mad(n, ln2_low, high - r);
  const Wide<T> half(0.5), scale = wide_scaled(half, n);
  const Wide<T> y = math_mad(scale, math_expm1_kernel(r, r_low), scale - half) * Wide<T>(2);
  return wide_pick<T>(x.template compare<_CMP_EQ_OQ>(Wide<T>(0)), x, y);
}

/// x = 2^n (1 + f). At 0 and infinity n is what logarithms are there, and f is NaN below 0.
template <class T>
struct WideReduced {
  Wide<T> n, f;
};

/// With 1 + f from 3/4 to 3/2.
template <class T>
CTN_FN WideReduced<T> wide_log_reduce(Wide<T> x) {
  const Wide<T> m = WideFormat<T>::template fraction<_MM_MANT_NORM_p75_1p5>(x.v);
  const auto is_low = m.template compare<_CMP_LT_OQ>(Wide<T>(1));
  return {WideFormat<T>::raised(is_low, WideFormat<T>::exponent(x.v)), m - Wide<T>(1)};
}

/// With 1 + f from sqrt(1/2) to sqrt(2).
template <class T>
CTN_FN WideReduced<T> wide_log_reduce_evenly(Wide<T> x) {
  using Format = WideFormat<T>;
  using F = MathFormat<T>;
  constexpr MathBits<T> root = F::sqrt_half + (MathBits<T>(1) << F::mantissa);
  const Wide<T> m = Format::template fraction<_MM_MANT_NORM_1_2>(x.v);
  const auto is_high = m.template compare<_CMP_GE_OQ>(Wide<T>(double(math_from_bits(root))));
  const Wide<T> n = Format::raised(is_high, Format::exponent(x.v));
  return {n, Wide<T>(Format::halved(is_high, m.v)) - Wide<T>(1)};
}

template <class T>
CTN_FN Wide<T> wide_log(Wide<T> x) {
  const WideReduced<T> m = wide_log_reduce(x);
  return math_log_sum(m.n, m.f, math_log_tail(m.f));
}

template <class T>
CTN_FN Wide<T> wide_log2(Wide<T> x) {
  const WideReduced<T> m = wide_log_reduce_evenly(x);
  return math_log2_sum(m.n, m.f);
}

template <class T>
CTN_FN Wide<T> wide_log10(Wide<T> x) {
  const WideReduced<T> m = wide_log_reduce_evenly(x);
  const Wide<T> y = math_log10_sum(m.n, m.f);
  if constexpr (sizeof(T) == 4) return y;
  // The two parts of a double's log10(2) have different signs, so that infinite products have no sum.
  const Wide<T> infinity = wide_infinity<T>();
  const auto is_end =
      m.n.template compare<_CMP_EQ_OQ>(infinity) | m.n.template compare<_CMP_EQ_OQ>(-infinity);
  return wide_pick<T>(typename Wide<T>::Mask(is_end), m.n + m.f, y);
}

template <class T>
struct WideLog1pReduced {
  Wide<T> n, f, scale;
};

/// As math_log1p_reduce().
template <class T>
CTN_FN WideLog1pReduced<T> wide_log1p_reduce(Wide<T> w) {
  const Wide<T> one(1), n = wide_log_reduce(one + w).n, down = -n, scale = wide_scaled(one, down);
  return {n, wide_scaled(w, down) + (scale - one), scale};
}

template <class T>
CTN_FN Wide<T> wide_log1p_kernel(Wide<T> w) {
  const WideLog1pReduced<T> m = wide_log1p_reduce(w);
  return math_log_sum(m.n, m.f, math_log_tail(m.f));
}

/// log(1 + w + w_low) + extra ln 2 for a w_low below an ulp of w.
template <class T>
CTN_FN Wide<T> wide_log1p_kernel(Wide<T> w, Wide<T> w_low, Wide<T> extra) {
  const WideLog1pReduced<T> m = wide_log1p_reduce(w);
  const Wide<T> correction = w_low * m.scale * math_log_inverse_kernel(m.f);
  return math_log_sum(m.n + extra, m.f, math_log_tail(m.f) + correction);
}

template <class T>
CTN_FN Wide<T> wide_log1p(Wide<T> x) {
  constexpr int zero_or_infinity = 0x0e;
  const auto is_kept = WideFormat<T>::template classify<zero_or_infinity>(x.v);
  const Wide<T> pole(-1), nan = Wide<T>(double(MathFormat<T>::nan));
  const Wide<T> inside = wide_pick<T>(x.template compare<_CMP_LT_OQ>(pole), nan, wide_log1p_kernel(x));
  const Wide<T> y = wide_pick<T>(x.template compare<_CMP_EQ_OQ>(pole), -wide_infinity<T>(), inside);
  return wide_pick<T>(is_kept, x, y);
}

template <class T>
CTN_FN Wide<T> wide_arcsinh(Wide<T> x) {
  const Wide<T> zero(0), one(1), large(sizeof(T) == 4 ? 0x1p12 : 0x1p27), a = math_abs(x);
  const Wide<T> b = math_at_most(a, large), q = b * b;
  const Wide<T> p = q / (one + math_sqrt(one + q)), w = b + p;
  const auto far = a.template compare<_CMP_GT_OQ>(large);
  const Wide<T> y = wide_log1p_kernel(wide_pick<T>(far, a - one, w), wide_pick<T>(far, zero, p - (w - b)),
                                      wide_pick<T>(far, one, zero));
  return math_copysign(wide_pick<T>(a.template compare<_CMP_LT_OQ>(wide_infinity<T>()), y, a), x);
}

template <class T>
CTN_FN Wide<T> wide_arccosh(Wide<T> x) {
  const Wide<T> zero(0), one(1), large(sizeof(T) == 4 ? 0x1p12 : 0x1p27), t = x - one;
  const Wide<T> b = math_at_most(t, large), d = math_sqrt(math_mad(b, b, b + b)), w = d + b;
  const auto far = t.template compare<_CMP_GT_OQ>(large);
  const Wide<T> y = wide_log1p_kernel(wide_pick<T>(far, t, w), wide_pick<T>(far, zero, b - (w - d)),
                                      wide_pick<T>(far, one, zero));
  const auto is_inside = x.template compare<_CMP_LT_OQ>(one), is_one = x.template compare<_CMP_EQ_OQ>(one);
  const auto is_finite = x.template compare<_CMP_LT_OQ>(wide_infinity<T>());
  const Wide<T> known =
      wide_pick<T>(is_inside, Wide<T>(double(MathFormat<T>::nan)), wide_pick<T>(is_finite, y, x));
  return wide_pick<T>(is_one, zero, known);
}

template <class T>
CTN_FN Wide<T> wide_arctanh(Wide<T> x) {
  const Wide<T> one(1), half(0.5), a = math_abs(x), d = one - a, d_low = (one - d) - a, w = (a + a) / d;
  const Wide<T> p = math_product(w, d);
  const Wide<T> rest = ((a + a) - p) - math_product_error(w, d, p) - w * d_low;
  const Wide<T> y = half * wide_log1p_kernel(w, rest * math_mad(w, half, one), Wide<T>(0));
  const Wide<T> inside = wide_pick<T>(a.template compare<_CMP_EQ_OQ>(one), wide_infinity<T>(), y);
  const auto outside = a.template compare<_CMP_GT_OQ>(one);
  return math_copysign(wide_pick<T>(outside, Wide<T>(double(MathFormat<T>::nan)), inside), x);
}

/// exp(a) / 2 for a >= 0.
template <class T>
CTN_FN Wide<T> wide_half_exp(Wide<T> a) {
  const Wide<T> last = wide_magic<T>(MathFormat<T>::bias + 2);
  const Wide<T> n = math_at_most(math_mad(a, wide_log2_e<T>(), wide_magic<T>()), last) - wide_magic<T>();
  return wide_scaled(math_exp_kernel(math_ln2_remainder(a, n)), n - Wide<T>(1));
}

template <class T>
CTN_FN Wide<T> wide_cosh(Wide<T> x) {
  const Wide<T> h = wide_half_exp(math_abs(x));
  return h + Wide<T>(0.25) / h;
}

template <class T>
CTN_FN Wide<T> wide_sinh(Wide<T> x) {
  const Wide<T> a = math_abs(x), h = wide_half_exp(a), z = a * a;
  const Wide<T> inner = math_mad(a * z, math_sinh_kernel(z), a);
  const auto is_inner = a.template compare<_CMP_LT_OQ>(Wide<T>(1));
  return math_copysign(wide_pick<T>(is_inner, inner, h - Wide<T>(0.25) / h), x);
}

template <class T>
CTN_FN Wide<T> wide_tanh(Wide<T> x) {
  const Wide<T> one(1), two(2), a = math_abs(x), c = math_at_most(a, Wide<T>(sizeof(T) == 4 ? 10 : 22));
  const Wide<T> y = c + c, n = math_mad(y, wide_log2_e<T>(), wide_magic<T>()) - wide_magic<T>();
  const Wide<T> outer = one - two / (wide_scaled(math_exp_kernel(math_ln2_remainder(y, n)), n) + one);
  const Wide<T> z = a * a, inner = math_mad(a * z, math_tanh_kernel(z), a);
  const auto is_inner = a.template compare<_CMP_LT_OQ>(Wide<T>(T(0.55)));
  return math_copysign(wide_pick<T>(is_inner, inner, outer), x);
}

#include "impl/backend/cpu/wide_arc.h"

/// The function that computes a functor, if there is one for vectors.
template <class F>
struct WideFunction {};
#define CTN_WIDE_FUNCTION(F, NAME)           \
  template <>                                \
  struct WideFunction<F> {                   \
    template <class T>                       \
    static CTN_FN Wide<T> apply(Wide<T> x) { \
      return NAME(x);                        \
    }                                        \
  };
CTN_WIDE_FUNCTION(Sqrt, wide_sqrt)
CTN_WIDE_FUNCTION(Exp, wide_exp)
CTN_WIDE_FUNCTION(Exp2, wide_exp2)
CTN_WIDE_FUNCTION(Expm1, wide_expm1)
CTN_WIDE_FUNCTION(Log, wide_log)
CTN_WIDE_FUNCTION(Log2, wide_log2)
CTN_WIDE_FUNCTION(Log10, wide_log10)
CTN_WIDE_FUNCTION(Log1p, wide_log1p)
CTN_WIDE_FUNCTION(Sinh, wide_sinh)
CTN_WIDE_FUNCTION(Cosh, wide_cosh)
CTN_WIDE_FUNCTION(Tanh, wide_tanh)
CTN_WIDE_FUNCTION(Arcsinh, wide_arcsinh)
CTN_WIDE_FUNCTION(Arccosh, wide_arccosh)
CTN_WIDE_FUNCTION(Arctanh, wide_arctanh)
CTN_WIDE_FUNCTION(Arcsin, wide_arcsin)
CTN_WIDE_FUNCTION(Arccos, wide_arccos)
#undef CTN_WIDE_FUNCTION

#define CTN_WIDE_FLOAT_FUNCTION(F, NAME)                               \
  template <>                                                          \
  struct WideFunction<F> {                                             \
    static CTN_FN Wide<float> apply(Wide<float> x) { return NAME(x); } \
  };
CTN_WIDE_FLOAT_FUNCTION(Arctan, wide_arctan)
CTN_WIDE_FLOAT_FUNCTION(Sigmoid, wide_sigmoid)
#undef CTN_WIDE_FLOAT_FUNCTION

template <class F, class T>
void wide_loop(const void* a, const void*, const void*, void* out, void*, int64_t n) {
  using Format = WideFormat<T>;
  constexpr auto all = typename Format::Mask(-1);
  const T* x = static_cast<const T*>(a);
  T* y = static_cast<T*>(out);
  const auto step = [&](int64_t i, auto mask) {
    Format::store(y + i, mask, WideFunction<F>::apply(Wide<T>(Format::load(mask, x + i))).v);
  };
  int64_t i = 0;
  for (; i + Format::lanes <= n; i += Format::lanes) step(i, all);
  if (i < n) step(i, typename Format::Mask((1u << (n - i)) - 1));
}

template <class F, class T>
constexpr bool kHasWideFunction = [] {
  if constexpr (std::is_same_v<T, float> || std::is_same_v<T, double>) return requires(Wide<T> x) {
      WideFunction<F>::apply(x);
    };
  else
    return false;
}();

template <class F, class T>
constexpr Loop unary_loop() {
  if constexpr (kHasWideFunction<F, T>)
    return wide_loop<F, T>;
  else
    return loop1<F, T>;
}

#else

template <class F, class T>
constexpr Loop unary_loop() {
  return loop1<F, T>;
}

#endif

template <class F, class T>
constexpr Loop unary = unary_loop<F, T>();
