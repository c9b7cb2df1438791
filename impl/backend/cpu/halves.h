// Vectors of 16-bit floats with AVX-512. Included inside a namespace after <immintrin.h> and float16.h.

#if defined(__AVX512F__)

CTN_FN __m512 widened(__m256i bits, Half) { return _mm512_maskz_cvtph_ps(0xffff, bits); }
CTN_FN __m512 widened(__m256i bits, BFloat16) {
  return _mm512_castsi512_ps(_mm512_maskz_slli_epi32(0xffff, _mm512_maskz_cvtepu16_epi32(0xffff, bits), 16));
}

/// Numbers whose upper halves are the rounded ones.
CTN_FN __m512i rounded_up(__m512 value) {
  const __m512i bits = _mm512_castps_si512(value);
  const __mmask16 odd = _mm512_test_epi32_mask(bits, _mm512_set1_epi32(0x10000));
  const __m512i sum = _mm512_add_epi32(bits, _mm512_set1_epi32(0x7fff));
  const __m512i even = _mm512_mask_add_epi32(sum, odd, sum, _mm512_set1_epi32(1));
  const __mmask16 nan = _mm512_cmp_ps_mask(value, value, _CMP_UNORD_Q);
  return _mm512_mask_or_epi32(even, nan, bits, _mm512_set1_epi32(0x400000));
}

CTN_FN __m256i narrowed(__m512 value, Half) {
  return _mm512_maskz_cvtps_ph(0xffff, value, _MM_FROUND_CUR_DIRECTION);
}
CTN_FN __m256i narrowed(__m512 value, BFloat16) {
  const __m512i high = _mm512_maskz_srli_epi32(0xffff, rounded_up(value), 16);
  return _mm512_maskz_cvtepi32_epi16(0xffff, high);
}

/// a / b, or 1 / a: divisions take so long that conversions in registers are done meanwhile.
template <class Half, bool Inverse>
void divide_halves(const void* a, const void* b, const void*, void* out, void*, int64_t n) {
  const Half* const x = static_cast<const Half*>(a);
  const Half* const divisors = Inverse ? x : static_cast<const Half*>(b);
  Half* const y = static_cast<Half*>(out);
  for (int64_t i = 0; i < n; i += 16) {
    const __mmask16 mask = n - i < 16 ? __mmask16((1u << (n - i)) - 1) : 0xffff;
    const auto load = [&](const Half* from) {
      return widened(_mm256_maskz_loadu_epi16(mask, from + i), Half());
    };
    const __m512 dividend = Inverse ? _mm512_set1_ps(1) : load(x);
    _mm256_mask_storeu_epi16(y + i, mask, narrowed(dividend / load(divisors), Half()));
  }
}

#endif
