// Vectors of AVX-512 with the operations that the kernels of impl/kernels/math.h consist of. Included inside
// a namespace after loops_impl.h.

#if defined(__AVX512DQ__) && !defined(__OPTIMIZE_SIZE__)

template <class T>
struct WideFormat;

#define CTN_WIDE_FORMAT(T, VECTOR, MASK, LANES, ALL, SUFFIX)                                                 \
  template <>                                                                                                \
  struct WideFormat<T> {                                                                                     \
    using Vector = VECTOR;                                                                                   \
    using Mask = MASK;                                                                                       \
    static constexpr int64_t lanes = LANES;                                                                  \
    static CTN_FN Vector set(T x) { return _mm512_set1_##SUFFIX(x); }                                        \
    static CTN_FN Vector load(Mask m, const T* p) { return _mm512_maskz_loadu_##SUFFIX(m, p); }              \
    static CTN_FN void store(T* p, Mask m, Vector v) { _mm512_mask_storeu_##SUFFIX(p, m, v); }               \
    static CTN_FN Vector fused(Vector a, Vector b, Vector c) { return _mm512_fmadd_##SUFFIX(a, b, c); }      \
    static CTN_FN Vector smaller(Vector a, Vector b) { return _mm512_maskz_min_##SUFFIX(ALL, a, b); }        \
    static CTN_FN Vector larger(Vector a, Vector b) { return _mm512_maskz_max_##SUFFIX(ALL, a, b); }         \
    static CTN_FN Vector scaled(Vector a, Vector b) { return _mm512_maskz_scalef_##SUFFIX(ALL, a, b); }      \
    static CTN_FN Vector scaled(Mask m, Vector a, Vector b) {                                                \
      return _mm512_maskz_scalef_##SUFFIX(m, a, b);                                                          \
    }                                                                                                        \
    static CTN_FN Vector exponent(Vector a) { return _mm512_maskz_getexp_##SUFFIX(ALL, a); }                 \
    template <_MM_MANTISSA_NORM_ENUM Interval>                                                               \
    static CTN_FN Vector fraction(Vector a) {                                                                \
      return _mm512_maskz_getmant_##SUFFIX(ALL, a, Interval, kWideSign);                                     \
    }                                                                                                        \
    template <int Predicate>                                                                                 \
    static CTN_FN Mask compare(Vector a, Vector b) {                                                         \
      return _mm512_cmp_##SUFFIX##_mask(a, b, Predicate);                                                    \
    }                                                                                                        \
    template <int Classes>                                                                                   \
    static CTN_FN Mask classify(Vector a) {                                                                  \
      return _mm512_fpclass_##SUFFIX##_mask(a, Classes);                                                     \
    }                                                                                                        \
    static CTN_FN Vector pick(Mask m, Vector a, Vector b) { return _mm512_mask_mov_##SUFFIX(b, m, a); }      \
    static CTN_FN Vector halved(Mask m, Vector x) { return _mm512_mask_mul_##SUFFIX(x, m, x, set(T(0.5))); } \
    static CTN_FN Vector raised(Mask m, Vector x) { return _mm512_mask_add_##SUFFIX(x, m, x, set(T(1))); }   \
  };

// The sign of zero is dropped, and other negative numbers have no fraction.
constexpr auto kWideSign = _MM_MANTISSA_SIGN_ENUM(3);
CTN_WIDE_FORMAT(float, __m512, __mmask16, 16, 0xffff, ps)
CTN_WIDE_FORMAT(double, __m512d, __mmask8, 8, 0xff, pd)
#undef CTN_WIDE_FORMAT

/// A vector of numbers with the operations that the kernels of math.h consist of.
template <class T>
struct Wide {
  using Format = WideFormat<T>;
  using Mask = typename Format::Mask;
  typename Format::Vector v;

  Wide() = default;
  CTN_FN Wide(typename Format::Vector x) : v(x) {}
  CTN_FN explicit Wide(double x) : v(Format::set(T(x))) {}
  friend CTN_FN Wide operator+(Wide a, Wide b) { return a.v + b.v; }
  friend CTN_FN Wide operator-(Wide a, Wide b) { return a.v - b.v; }
  friend CTN_FN Wide operator*(Wide a, Wide b) { return a.v * b.v; }
  friend CTN_FN Wide operator/(Wide a, Wide b) { return a.v / b.v; }
  friend CTN_FN Wide operator-(Wide a) { return -a.v; }
  template <int Predicate>
  CTN_FN Mask compare(Wide other) const {
    return Format::template compare<Predicate>(v, other.v);
  }
};

template <class T>
inline constexpr bool kMathIsFloat<Wide<T>> = sizeof(T) == 4;

template <class T>
CTN_FN Wide<T> math_mad(Wide<T> a, Wide<T> b, Wide<T> c) {
  return WideFormat<T>::fused(a.v, b.v, c.v);
}
template <class T>
CTN_FN Wide<T> math_product(Wide<T> a, Wide<T> b) {
  return a * b;
}
template <class T>
CTN_FN Wide<T> math_product_error(Wide<T> a, Wide<T> b, Wide<T> p) {
  return math_mad(a, b, -p);
}
/// The smaller or larger of both, or x if it is NaN.
template <class T>
CTN_FN Wide<T> math_at_most(Wide<T> x, Wide<T> bound) {
  return WideFormat<T>::smaller(bound.v, x.v);
}
template <class T>
CTN_FN Wide<T> wide_at_least(Wide<T> x, Wide<T> bound) {
  return WideFormat<T>::larger(bound.v, x.v);
}
CTN_FN Wide<float> math_abs(Wide<float> x) { return _mm512_abs_ps(x.v); }
CTN_FN Wide<double> math_abs(Wide<double> x) { return _mm512_abs_pd(x.v); }
CTN_FN Wide<float> math_sqrt(Wide<float> x) { return _mm512_maskz_sqrt_ps(0xffff, x.v); }
CTN_FN Wide<double> math_sqrt(Wide<double> x) { return _mm512_maskz_sqrt_pd(0xff, x.v); }
CTN_FN Wide<float> math_copysign(Wide<float> x, Wide<float> s) {
  const __m512i sign = _mm512_set1_epi32(int(0x80000000)), from = _mm512_castps_si512(s.v);
  return _mm512_castsi512_ps(_mm512_ternarylogic_epi32(sign, from, _mm512_castps_si512(x.v), 0xca));
}
CTN_FN Wide<double> math_copysign(Wide<double> x, Wide<double> s) {
  const __m512i sign = _mm512_set1_epi64(int64_t(uint64_t{1} << 63)), from = _mm512_castpd_si512(s.v);
  return _mm512_castsi512_pd(_mm512_ternarylogic_epi64(sign, from, _mm512_castpd_si512(x.v), 0xca));
}
template <class T>
CTN_FN Wide<T> wide_scaled(Wide<T> x, Wide<T> n) {
  return WideFormat<T>::scaled(x.v, n.v);
}
/// x 2^n where `kept`, otherwise 0, which does not take the time of an underflow.
template <class T>
CTN_FN Wide<T> wide_scaled(typename Wide<T>::Mask kept, Wide<T> x, Wide<T> n) {
  return WideFormat<T>::scaled(kept, x.v, n.v);
}
template <class T>
CTN_FN Wide<T> wide_pick(typename Wide<T>::Mask m, Wide<T> a, Wide<T> b) {
  return WideFormat<T>::pick(m, a.v, b.v);
}
template <class T>
CTN_FN Wide<T> wide_infinity() {
  return Wide<T>(double(MathFormat<T>::infinity));
}

#endif
