// Inverse trigonometric functions and the logistic function of whole vectors: the steps of
// impl/kernels/math_arc.h and math_exp.h, and the same results. Included inside a namespace after
// wide_root.h.

#if defined(__AVX512DQ__) && !defined(__OPTIMIZE_SIZE__)

CTN_FN Wide<float> math_half_inverse_root(Wide<float> z) {
  const __m512i half = _mm512_maskz_srli_epi32(0xffff, _mm512_castps_si512(z.v), 1);
  return _mm512_castsi512_ps(_mm512_sub_epi32(_mm512_set1_epi32(kHalfInverseRoot<float>), half));
}
CTN_FN Wide<double> math_half_inverse_root(Wide<double> z) {
  const __m512i half = _mm512_maskz_srli_epi64(0xff, _mm512_castpd_si512(z.v), 1);
  return _mm512_castsi512_pd(_mm512_sub_epi64(_mm512_set1_epi64(kHalfInverseRoot<double>), half));
}

template <class T>
struct WideArcsin {
  Wide<T> s, tail;
  typename Wide<T>::Mask is_outer;
};

template <class T>
CTN_FN WideArcsin<T> wide_arcsin_parts(Wide<T> a) {
  const Wide<T> half(0.5), none(0);
  const auto is_outer = a.template compare<_CMP_GT_OQ>(half);
  const Wide<T> z = wide_pick<T>(is_outer, (Wide<T>(1) - a) * half, a * a), root = math_sqrt(z);
  const Wide<T> root_low = math_mad(-root, root, z) * math_half_inverse_root(z);
  const Wide<T> s = wide_pick<T>(is_outer, root, a);
  return {s, math_arcsin_tail(s, z) + wide_pick<T>(is_outer, root_low, none), is_outer};
}

template <class T>
CTN_FN Wide<T> wide_half_pi() {
  return Wide<T>(sizeof(T) == 4 ? 0x1.921fb6p0 : 0x1.921fb54442d18p0);
}
template <class T>
CTN_FN Wide<T> wide_half_pi_low() {
  return Wide<T>(sizeof(T) == 4 ? -0x1.777a5cp-25 : 0x1.1a62633145c07p-54);
}

template <class T>
CTN_FN Wide<T> wide_arcsin(Wide<T> x) {
  const Wide<T> half_pi = wide_half_pi<T>(), two(-2);
  const WideArcsin<T> v = wide_arcsin_parts(math_abs(x));
  const Wide<T> high = math_mad(v.s, two, half_pi), high_low = math_mad(v.s, two, half_pi - high);
  const Wide<T> outer = high + (high_low + math_mad(v.tail, two, wide_half_pi_low<T>()));
  return math_copysign(wide_pick<T>(v.is_outer, outer, v.s + v.tail), x);
}

template <class T>
CTN_FN Wide<T> wide_arccos(Wide<T> x) {
  const Wide<T> one(1), two(2);
  const WideArcsin<T> v = wide_arcsin_parts(math_abs(x));
  const auto is_left = x.template compare<_CMP_LT_OQ>(Wide<T>(0));
  const Wide<T> c = wide_pick<T>(v.is_outer, wide_pick<T>(is_left, two, Wide<T>(0)), one);
  const Wide<T> factor = math_copysign(wide_pick<T>(v.is_outer, two, one), x);
  return math_arccos_sum(c, wide_pick<T>(v.is_outer, -factor, factor), v.s, v.tail);
}

CTN_FN Wide<float> wide_arctan(Wide<float> x) {
  using W = Wide<float>;
  const W one(1), none(0), a = math_at_most(math_abs(x), W(0x1p40)), inverse = one / a;
  const auto is_steep = a.compare<_CMP_GT_OQ>(one);
  const W t = wide_pick<float>(is_steep, inverse, a);
  const W t_low = wide_pick<float>(is_steep, math_mad(-t, a, one) * inverse, none);
  const W tail = math_arctan_long_tail(t, t_low);
  const W steep = math_arctan_sum(W(2), -t, -tail);
  return math_copysign(wide_pick<float>(is_steep, steep, t + tail), x);
}

CTN_FN Wide<float> wide_sigmoid(Wide<float> x) {
  using W = Wide<float>;
  const W one(1), none(0), high(104), size = math_abs(x), c = -math_at_most(size, high);
  const W magic = wide_magic<float>();
  const W n = math_mad(c, wide_log2_e<float>(), magic) - magic;
  const auto kept = size.compare<_CMP_NGE_UQ>(high);
  const W e = wide_scaled(kept, math_exp_kernel(math_ln2_remainder(c, n)), n), s = one + e;
  const W lost = wide_pick<float>(e.compare<_CMP_LT_OQ>(W(0x1p-40)), none, e - (s - one));
  const W top = wide_pick<float>(x.compare<_CMP_LT_OQ>(none), e, one);
  return math_sigmoid_quotient(top, s, lost, one / s);
}

#endif
