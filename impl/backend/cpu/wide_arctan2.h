// Angles of points in whole vectors: the steps of impl/kernels/math_arc.h, and the same results. Included
// inside a namespace after wide.h.

#if defined(__AVX512DQ__) && !defined(__OPTIMIZE_SIZE__)

CTN_FN Wide<float> wide_negated(__mmask16 where, Wide<float> x) {
  const __m512 sign = _mm512_castsi512_ps(_mm512_set1_epi32(int(0x80000000)));
  return _mm512_mask_xor_ps(x.v, where, x.v, sign);
}

CTN_FN Wide<float> wide_arctan2(Wide<float> y, Wide<float> x) {
  using W = Wide<float>;
  constexpr int zero_or_infinity = 0x0e, infinite = 0x08;
  const W one(1), none(0), a = math_abs(y), b = math_abs(x);
  const __mmask16 steep = a.compare<_CMP_GT_OQ>(b), left = _mm512_movepi32_mask(_mm512_castps_si512(x.v));
  const W most = WideFormat<float>::larger(a.v, b.v), least = WideFormat<float>::smaller(a.v, b.v);
  const W scale = wide_pick<float>(most.compare<_CMP_GT_OQ>(W(0x1p60)), W(0x1p-30), W(0x1p30));
  W small = least * scale, large = most * scale;
  if (const __mmask16 ends = WideFormat<float>::classify<zero_or_infinity>(most.v); ends != 0) {
    large = wide_pick<float>(ends, one, large);
    const __mmask16 even = WideFormat<float>::classify<infinite>(least.v);
    small = wide_pick<float>(ends, wide_pick<float>(even, one, none), small);
  }
  const W flat = wide_pick<float>(left, W(4), none), base = wide_pick<float>(steep, W(2), flat);
  const W inverse = one / large, t = small * inverse;
  const W tail = math_arctan_long_tail(t, math_mad(-t, large, small) * inverse);
  const __mmask16 falling = left ^ steep;
  const W angle = math_arctan_sum(base, wide_negated(falling, t), wide_negated(falling, tail));
  return wide_pick<float>(x.compare<_CMP_UNORD_Q>(y), x + y, math_copysign(angle, y));
}

#endif
