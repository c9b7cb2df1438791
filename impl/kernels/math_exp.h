// Exponentials and hyperbolic functions; see math.h.

/// x = n ln 2 + r with |r| <= ln 2 / 2; n is given by two powers of two whose product is 2^n.
template <class T>
struct MathExpReduced {
  T r;
  T scale1;
  T scale2;
};

template <class T>
CTN_FN T math_ln2_remainder(T x, T n) {
  if constexpr (kMathIsFloat<T>) {
    return math_mad(n, T(-0x1.2fefa4p-17f), math_mad(n, T(-0x1.62e3p-1f), x));
  } else {
    return math_mad(n, T(-0x1.a39ef35793c76p-33), math_mad(n, T(-0x1.62e42feep-1), x));
  }
}

/// The powers of two for an n that was rounded by adding magic + 2 * bias. A single factor would overflow or
/// underflow near the ends of the range.
template <class T>
CTN_FN MathExpReduced<T> math_split_scale(T r, T shifted) {
  const MathBits<T> bits = math_bits(shifted);
  const MathBits<T> half = bits >> 1;
  constexpr int m = MathFormat<T>::mantissa;
  return {r, math_from_bits(MathBits<T>(half << m)), math_from_bits(MathBits<T>((bits - half) << m))};
}

/// If x is so large that exp(x) overflows, n is limited and r holds the rest.
template <bool CutOff, class T>
CTN_FN MathExpReduced<T> math_exp_reduce(T x) {
  constexpr T magic = MathFormat<T>::magic + T(2 * MathFormat<T>::bias);
  constexpr T last = magic + T(MathFormat<T>::bias + 2);
  T shifted = math_mad(x, T(sizeof(T) == 4 ? 0x1.715476p0 : 0x1.71547652b82fep0), magic);
  if constexpr (CutOff) shifted = math_at_most(shifted, last);
  return math_split_scale(math_ln2_remainder(x, shifted - magic), shifted);
}

/// exp(r) for |r| <= ln 2 / 2.
template <class T>
CTN_FN T math_exp_kernel(T r) {
  if constexpr (kMathIsFloat<T>) {
    return math_poly(r, 0x1p0f, 0x1p0f, 0x1.fffffap-2f, 0x1.55549p-3f, 0x1.555a22p-5f, 0x1.123b1p-7f,
                     0x1.69546ap-10f);
  } else {
    return math_poly(r, 0x1p0, 0x1p0, 0x1.000000000000ap-1, 0x1.55555555554f9p-3, 0x1.5555555550617p-5,
                     0x1.1111111127d04p-7, 0x1.6c16c184b011fp-10, 0x1.a01a012ab40b7p-13,
                     0x1.a019989d38174p-16, 0x1.71df22c59ce83p-19, 0x1.28aecb246a3ep-22,
                     0x1.ad864e53f7443p-26);
  }
}

/// expm1(r + r_low) - r for |r| <= ln 2 / 2 and a tiny r_low.
template <class T>
CTN_FN T math_exp_tail(T r, T r_low) {
  T q;
  if constexpr (kMathIsFloat<T>) {
    q = math_poly(r, 0x1p-1f, 0x1.555554p-3f, 0x1.5554fp-5f, 0x1.111308p-7f, 0x1.6d43ccp-10f,
                  0x1.9e0994p-13f);
  } else {
    q = math_poly(r, 0x1p-1, 0x1.5555555555559p-3, 0x1.555555555554dp-5, 0x1.111111110f62bp-7,
                  0x1.6c16c16c1ab14p-10, 0x1.a01a01b020823p-13, 0x1.a01a018e133f5p-16, 0x1.71ddf7acb31edp-19,
                  0x1.27e512fe09fefp-22, 0x1.af5ffebe1b696p-26, 0x1.1f1afc3817bd6p-29);
  }
  return math_mad(r * r, q, r_low);
}

/// expm1(r + r_low).
template <class T>
CTN_FN T math_expm1_kernel(T r, T r_low) {
  return math_exp_tail(r, r_low) + r;
}

/// y 2^n, or 0 if it `vanishes`. A product that underflows takes a hundred times as long as others.
template <class T>
CTN_FN T math_scaled(T y, const MathExpReduced<T>& e, bool vanishes) {
  return y * e.scale1 * math_select(vanishes, T(0), e.scale2);
}

template <class T>
CTN_FN T math_exp(T x) {
  constexpr T low = T(sizeof(T) == 4 ? 104 : 746);
  const MathExpReduced<T> e = math_exp_reduce<true>(-math_at_most(-x, low));
  return math_scaled(math_exp_kernel(e.r), e, x <= -low);
}

/// exp(-|x|).
template <class T>
CTN_FN T math_exp_minus_abs(T x) {
  constexpr T high = T(sizeof(T) == 4 ? 104 : 746);
  const T a = math_abs(x);
  const MathExpReduced<T> e = math_exp_reduce<false>(-math_at_most(a, high));
  return math_scaled(math_exp_kernel(e.r), e, a >= high);
}

/// x = n ln 2 + r; scale is 2^(n + shift) and must be a normal number.
template <class T>
struct MathExpSimple {
  T r;
  T r_low;
  T scale;
};

template <class T>
CTN_FN MathExpSimple<T> math_exp_reduce_simple(T x, int shift) {
  const T magic = MathFormat<T>::magic + T(MathFormat<T>::bias + shift);
  const T shifted = math_mad(x, T(sizeof(T) == 4 ? 0x1.715476p0 : 0x1.71547652b82fep0), magic);
  const T n = shifted - magic;
  const T scale = math_from_bits(MathBits<T>(math_bits(shifted) << MathFormat<T>::mantissa));
  const T high = math_mad(n, T(sizeof(T) == 4 ? -0x1.62e3p-1 : -0x1.62e42feep-1), x);
  constexpr T ln2_low = T(sizeof(T) == 4 ? -0x1.2fefa4p-17 : -0x1.a39ef35793c76p-33);
  const T r = math_mad(n, ln2_low, high);
  return {r, math_mad(n, ln2_low, high - r), scale};
}

template <class T>
CTN_FN T math_expm1(T x) {
  constexpr T low = T(sizeof(T) == 4 ? 18 : 39);
  constexpr T high = T(sizeof(T) == 4 ? 89 : 710);
  const MathExpSimple<T> e = math_exp_reduce_simple(math_limit(-math_at_most(-x, low), high), -1);
  const T y = math_mad(e.scale, math_expm1_kernel(e.r, e.r_low), e.scale - T(0.5)) * T(2);
  return math_select(x == T(0), x, y);
}

/// (tanh(a) - a) / a^3 for z = a^2 and a below 0.55.
template <class T>
CTN_FN T math_tanh_kernel(T z) {
  if constexpr (kMathIsFloat<T>) {
    return math_poly(z, -0x1.55554ap-2f, 0x1.110dp-3f, -0x1.b92358p-5f, 0x1.5918a4p-6f, -0x1.9a79bap-8f);
  } else {
    return math_poly(z, -0x1.5555555555555p-2, 0x1.111111111108ep-3, -0x1.ba1ba1ba125bcp-5,
                     0x1.664f48800b5afp-6, -0x1.226e34e57d339p-7, 0x1.d6d3b5b1a2c72p-9,
                     -0x1.7da155385b10fp-10, 0x1.353ca00dc17e3p-11, -0x1.f37f64626feb8p-13,
                     0x1.89d11333970dbp-14, -0x1.13c802146592p-15, 0x1.f0a28fbc826dfp-18);
  }
}

template <class T>
CTN_FN T math_tanh(T x) {
  constexpr T high = T(sizeof(T) == 4 ? 10 : 22);
  const T a = math_abs(x);
  const T c = math_at_most(a, high);
  const MathExpSimple<T> e = math_exp_reduce_simple(c + c, 0);
  const T outer = T(1) - T(2) / math_mad(e.scale, math_exp_kernel(e.r), T(1));
  const T z = a * a, inner = math_mad(a * z, math_tanh_kernel(z), a);
  return math_copysign(math_select(a < T(0.55), inner, outer), x);
}

/// Limit of |x| for math_logistic(), beyond which 1 / (1 + exp(-|x|)) is 1.
template <class T>
constexpr T kMathLogisticLimit = T(sizeof(T) == 4 ? 87 : 708);

/// exp(-x) and 1 / (1 + exp(-x)) of |x| <= kMathLogisticLimit. The second is less exact than math_sigmoid(),
/// by an ulp or two, at half its cost.
template <class T>
struct MathLogistic {
  T e, s;
};

template <class T>
CTN_FN MathLogistic<T> math_logistic(T x) {
  const MathExpSimple<T> reduced = math_exp_reduce_simple(-x, 0);
  const T e = reduced.scale * math_exp_kernel(reduced.r);
  return {e, T(1) / (T(1) + e)};
}

/// top / (s + lost) for an inverse of s.
template <class T>
CTN_FN T math_sigmoid_quotient(T top, T s, T lost, T inverse) {
  const T q = math_product(top, inverse);
  return math_mad(math_mad(-q, lost, math_mad(-q, s, top)), inverse, q);
}

/// 1 / (1 + exp(-x)).
template <class T>
CTN_FN T math_sigmoid(T x) {
  const T e = math_exp_minus_abs(x);
  const T s = T(1) + e;
  // Below this limit nothing is lost that matters, and the products below would be subnormal and slow.
  constexpr T limit = T(sizeof(T) == 4 ? 0x1p-40 : 0x1p-80);
  const T lost = math_select(e < limit, T(0), e - (s - T(1)));
  // On a GPU, this form needs more registers than long expressions leave.
#if CTN_HAS_FMA && !defined(__CUDA_ARCH__)
  return math_sigmoid_quotient(math_select(x < T(0), e, T(1)), s, lost, T(1) / s);
#else
  const T q = math_select(x < T(0), e, T(1)) / s;
  const T other = T(1) - q;
  return math_mad(-q * lost, math_select(q > other, q, other), q);
#endif
}

/// 2^r for |r| <= 1/2.
template <class T>
CTN_FN T math_exp2_kernel(T r) {
  if constexpr (kMathIsFloat<T>) {
    return math_poly(r, 1.0f, 0x1.62e43p-1f, 0x1.ebfbd8p-3f, 0x1.c6af6ep-5f, 0x1.3b3088p-7f, 0x1.5f10f4p-10f,
                     0x1.3fc314p-13f);
  } else {
    return math_poly(r, 1.0, 0x1.62e42fefa39efp-1, 0x1.ebfbdff82c58dp-3, 0x1.c6b08d704a181p-5,
                     0x1.3b2ab6fba53adp-7, 0x1.5d87fe78892abp-10, 0x1.430912f707193p-13,
                     0x1.ffcbfcd9559d1p-17, 0x1.62c02794e065ap-20, 0x1.b524277aff04ep-24,
                     0x1.e4bc5dbbaaad9p-28, 0x1.eaf65c4e1449cp-32, 0x1.dd45dc03ec57ap-36);
  }
}

/// 2^x.
template <class T>
CTN_FN T math_exp2(T x) {
  using F = MathFormat<T>;
  constexpr T low = T(sizeof(T) == 4 ? 152 : 1077);
  constexpr T magic = F::magic + T(2 * F::bias);
  constexpr T last = magic + T(F::bias + 2);
  const T c = -math_at_most(-x, low);
  const T shifted = math_at_most(c + magic, last);
  const T r = c - (shifted - magic);
  const MathExpReduced<T> e = math_split_scale(r, shifted);
  return math_scaled(math_exp2_kernel(r), e, x <= -low);
}

/// exp(a) / 2 for a >= 0; overflows later than exp(a).
template <class T>
CTN_FN T math_half_exp(T a) {
  const MathExpReduced<T> e = math_exp_reduce<true>(a);
  return math_exp_kernel(e.r) * (e.scale1 * T(0.5)) * e.scale2;
}

template <class T>
CTN_FN T math_cosh(T x) {
  const T h = math_half_exp(math_abs(x));
  return h + T(0.25) / h;
}

/// (sinh(a) - a) / a^3 for z = a^2 <= 1.
template <class T>
CTN_FN T math_sinh_kernel(T z) {
  if constexpr (kMathIsFloat<T>) {
    return math_poly(z, 0x1.555556p-3f, 0x1.1110ecp-7f, 0x1.a01ab4p-13f, 0x1.76b588p-19f);
  } else {
    return math_poly(z, 0x1.5555555555555p-3, 0x1.111111111117bp-7, 0x1.a01a01a00deebp-13,
                     0x1.71de3a6059071p-19, 0x1.ae644b9f28c53p-26, 0x1.612a726deda3ep-33,
                     0x1.aaef4c551ae02p-41, 0x1.390a3ffe4eaa6p-48);
  }
}

template <class T>
CTN_FN T math_sinh(T x) {
  const T a = math_abs(x);
  const T h = math_half_exp(a);
  const T z = a * a;
  const T inner = math_mad(a * z, math_sinh_kernel(z), a);
  return math_copysign(math_select(a < T(1), inner, h - T(0.25) / h), x);
}
