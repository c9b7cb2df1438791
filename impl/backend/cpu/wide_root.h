// Square roots and reciprocals of whole vectors, rounded as the instructions that compute them round, from
// the estimates of AVX-512, whose relative errors are at most 2^-14. Included inside a namespace after
// wide.h.

#if defined(__AVX512DQ__) && !defined(__OPTIMIZE_SIZE__)

// Numbers whose roots need the instruction: those without a root, and those so small that residuals vanish.
CTN_FN bool wide_is_unusual(Wide<float> x) {
  const __m512i low = _mm512_set1_epi32(0x0f800000), range = _mm512_set1_epi32(0x7f800000 - 0x0f800000);
  return _mm512_cmpge_epu32_mask(_mm512_sub_epi32(_mm512_castps_si512(x.v), low), range) != 0;
}
CTN_FN bool wide_is_unusual(Wide<double> x) {
  const __m512i low = _mm512_set1_epi64(int64_t{0x0700} << 48),
                range = _mm512_set1_epi64(int64_t{0x78f0} << 48);
  return _mm512_cmpge_epu64_mask(_mm512_sub_epi64(_mm512_castpd_si512(x.v), low), range) != 0;
}

CTN_FN Wide<float> wide_above(Wide<float> x) {
  return _mm512_castsi512_ps(_mm512_add_epi32(_mm512_castps_si512(x.v), _mm512_set1_epi32(1)));
}
CTN_FN Wide<double> wide_above(Wide<double> x) {
  return _mm512_castsi512_pd(_mm512_add_epi64(_mm512_castpd_si512(x.v), _mm512_set1_epi64(1)));
}

constexpr int kTowardZero = _MM_FROUND_TO_ZERO | _MM_FROUND_NO_EXC;

/// The root before its last rounding, off by less than half a unit in the last place, rounded toward zero.
CTN_FN Wide<float> wide_root_below(Wide<float> x) {
  const Wide<float> y = _mm512_maskz_rsqrt14_ps(0xffff, x.v), g = x * y, half = y * Wide<float>(0.5);
  return _mm512_fmadd_round_ps(math_mad(-g, g, x).v, half.v, g.v, kTowardZero);
}
CTN_FN Wide<double> wide_root_below(Wide<double> x) {
  const Wide<double> y = _mm512_maskz_rsqrt14_pd(0xff, x.v), g0 = x * y, half0 = y * Wide<double>(0.5);
  const Wide<double> r = math_mad(-g0, half0, Wide<double>(0.5));
  const Wide<double> g = math_mad(g0, r, g0), half = math_mad(half0, r, half0);
  return _mm512_fmadd_round_pd(math_mad(-g, g, x).v, half.v, g.v, kTowardZero);
}

/// With units u, a root is nearer to g + u than to g if x > (g + u / 2)^2. That is x > g (g + u), because
/// these are multiples of u^2, and the sign of their difference is that of a fused multiply-add.
template <class T>
CTN_FN Wide<T> wide_sqrt(Wide<T> x) {
  if (__builtin_expect(wide_is_unusual(x), 0)) return math_sqrt(x);
  const Wide<T> below = wide_root_below(x), above = wide_above(below);
  const auto is_nearer = math_mad(-below, above, x).template compare<_CMP_GT_OQ>(Wide<T>(0));
  return wide_pick<T>(is_nearer, above, below);
}

#endif
