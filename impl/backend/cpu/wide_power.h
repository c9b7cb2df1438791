// Powers of whole vectors: the steps of impl/kernels/math_power_table.h, with its tables in registers, and
// the same results. Included inside a namespace after wide.h.

#if defined(__AVX512DQ__) && !defined(__OPTIMIZE_SIZE__)

/// The bits of numbers as integers: lanes of 32 or 64 bits.
template <class T>
struct WideBits;

#define CTN_WIDE_BITS(T, LANE, SUFFIX, INTEGERS, BELOW)                                                     \
  template <>                                                                                               \
  struct WideBits<T> {                                                                                      \
    using Mask = Wide<T>::Mask;                                                                             \
    using Int = LANE;                                                                                       \
    static CTN_FN __m512i of(Wide<T> x) { return _mm512_cast##SUFFIX##_si512(x.v); }                        \
    static CTN_FN Wide<T> number(__m512i x) { return _mm512_castsi512_##SUFFIX(x); }                        \
    static CTN_FN __m512i set(Int x) { return _mm512_set1_##INTEGERS(x); }                                  \
    static CTN_FN __m512i plus(__m512i a, __m512i b) { return _mm512_add_##INTEGERS(a, b); }                \
    static CTN_FN __m512i minus(__m512i a, __m512i b) { return _mm512_sub_##INTEGERS(a, b); }               \
    static CTN_FN __m512i left(__m512i a, unsigned n) {                                                     \
      return _mm512_maskz_slli_##INTEGERS(Mask(-1), a, n);                                                  \
    }                                                                                                       \
    static CTN_FN __m512i right(__m512i a, unsigned n) {                                                    \
      return _mm512_maskz_srli_##INTEGERS(Mask(-1), a, n);                                                  \
    }                                                                                                       \
    static CTN_FN __m512i arithmetic_right(__m512i a, unsigned n) {                                         \
      return _mm512_maskz_srai_##INTEGERS(Mask(-1), a, n);                                                  \
    }                                                                                                       \
    static CTN_FN Wide<T> converted(__m512i a) {                                                            \
      return _mm512_maskz_cvt##INTEGERS##_##SUFFIX(Mask(-1), a);                                            \
    }                                                                                                       \
    static CTN_FN Mask is_below(__m512i a, __m512i b) { return BELOW(a, b); }                               \
    static CTN_FN Wide<T> rounded(Wide<T> a) { return _mm512_maskz_roundscale_##SUFFIX(Mask(-1), a.v, 0); } \
    static CTN_FN Wide<T> lookup(const Wide<T> (&table)[2], __m512i i) {                                    \
      return _mm512_permutex2var_##SUFFIX(table[0].v, i, table[1].v);                                       \
    }                                                                                                       \
  };
CTN_WIDE_BITS(float, int32_t, ps, epi32, _mm512_cmplt_epu32_mask)
CTN_WIDE_BITS(double, int64_t, pd, epi64, _mm512_cmplt_epu64_mask)
#undef CTN_WIDE_BITS

template <class T>
struct WidePower {
  using F = MathFormat<T>;
  using U = MathBits<T>;
  using W = Wide<T>;
  using B = WideBits<T>;
  using Mask = typename W::Mask;
  using Format = WideFormat<T>;
  using Table = MathPowerTable<T>;
  static constexpr int64_t lanes = 64 / int64_t(sizeof(T));
  static constexpr int first = F::mantissa - Table::bits;  // of the bits that choose from tables
  static constexpr U one = U(F::bias) << F::mantissa;

  W inverse[2], log_high[2], log_low[2], power[2], power_rest[2];

  static CTN_FN void fill(W (&table)[2], const T* from) {
    for (int k = 0; k < 2; ++k) table[k] = WideFormat<T>::load(Mask(-1), from + k * lanes);
  }

  CTN_FN WidePower() {
    fill(inverse, Table::inverse);
    fill(log_high, Table::log_high);
    fill(log_low, Table::log_low);
    fill(power_rest, Table::power_rest);
    T scaled[2 * lanes];  // so that adding the number of steps also scales
    for (int64_t k = 0; k < 2 * lanes; ++k) {
      const U steps = U(k) + (U(2 * F::bias) << Table::bits);
      scaled[k] = math_from_bits(U(math_bits(Table::power[k]) - (steps << first)));
    }
    fill(power, scaled);
  }

  CTN_FN MathSum<W> log_of_magnitude(W x) const {
    const __m512i bits = B::of(math_abs(x));
    const __m512i near = B::plus(bits, B::set(typename B::Int((U(1) << (first - 1)) - one)));
    const __m512i whole = _mm512_and_si512(near, B::set(typename B::Int(~((U(1) << F::mantissa) - 1))));
    const W n = B::converted(B::arithmetic_right(near, F::mantissa)), m = B::number(B::minus(bits, whole));
    const __m512i i = B::right(near, first);
    return math_power_log(n, m, B::lookup(inverse, i), B::lookup(log_high, i), B::lookup(log_low, i),
                          Table());
  }

  /// exp(y log), and whether it is neither subnormal nor infinite nor NaN.
  CTN_FN W exponential(W y, MathSum<W> log, Mask& usual) const {
    const W t = math_product(y, log.high), magic(double(kMathPowerMagic<T>));
    usual = math_abs(t).template compare<_CMP_LT_OQ>(W(sizeof(T) == 4 ? 87 : 708));
    const W shifted = math_mad(t, W(Table::step), magic);
    const __m512i steps = B::of(shifted);
    const W p = B::number(B::plus(B::of(B::lookup(power, steps)), B::left(steps, first)));
    const W r = math_power_rest(y, log, shifted - magic, Table());
    return math_mad(p, math_power_exp(r, B::lookup(power_rest, steps)), p);
  }

  /// x^y of a power of magnitudes as math_power() completes it. `known` gets the lanes that depend on nothing
  /// else.
  static CTN_FN W completed(W x, W y, W power, Mask& known) {
    constexpr int zero = 0x06, infinite = 0x18, negative = 0x54;  // classes of numbers
    const W a = math_abs(x), one(1), none(0), half = y * W(0.5);
    const Mask ends =
        Format::template classify<zero | infinite>(x.v) | Format::template classify<infinite>(y.v);
    const Mask whole = B::rounded(y).template compare<_CMP_EQ_OQ>(y);
    const Mask odd = whole & B::rounded(half).template compare<_CMP_NEQ_UQ>(half);
    const Mask falls = a.template compare<_CMP_LT_OQ>(one) ^ y.template compare<_CMP_LT_OQ>(none);
    const Mask is_one = a.template compare<_CMP_EQ_OQ>(one), below = x.template compare<_CMP_LT_OQ>(none);
    const Mask unordered = x.template compare<_CMP_UNORD_Q>(y);
    const Mask ones = x.template compare<_CMP_EQ_OQ>(one) | y.template compare<_CMP_EQ_OQ>(none);
    W r = wide_pick<T>(ends, wide_pick<T>(falls, none, wide_infinity<T>()), power);
    r = wide_pick<T>(is_one, one, r);
    r = wide_pick<T>(Mask(odd & Format::template classify<negative>(x.v)), -r, r);
    r = wide_pick<T>(Mask(below & ~whole & ~ends), W(double(F::nan)), r);
    known = ends | is_one | unordered | ones;
    return wide_pick<T>(ones, one, wide_pick<T>(unordered, x + y, r));
  }
};

/// One vector of powers, some of which need the long way.
template <class T>
__attribute__((noinline)) void power_vector(const T* x, const T* y, T* z) {
  CTN_VECTORISE
  for (int64_t i = 0; i < WidePower<T>::lanes; ++i) z[i] = Power()(x[i], y[i]);
}

constexpr int64_t kPowerBlock = 8;

/// Up to kPowerBlock vectors of powers. Few chains of computations as long as these overlap, so that all
/// logarithms come first.
template <class T>
CTN_FN void power_block(const WidePower<T>& power, const T* x, const T* y, T* z, int64_t count) {
  using W = Wide<T>;
  using Mask = typename W::Mask;
  using Format = WideFormat<T>;
  constexpr Mask all(-1);
  constexpr int negative = 0x40, special = 0xbf;  // classes of numbers
  constexpr int64_t lanes = WidePower<T>::lanes;
  MathSum<W> logs[kPowerBlock];
  for (int64_t k = 0; k < count; ++k) logs[k] = power.log_of_magnitude(Format::load(all, x + k * lanes));
  for (int64_t k = 0; k < count; ++k) {
    const W base = Format::load(all, x + k * lanes), exponent = Format::load(all, y + k * lanes);
    Mask usual;
    W result = power.exponential(exponent, logs[k], usual);
    const Mask others = Format::template classify<negative | special>(base.v) | ~usual;
    if (others) {
      Mask known;
      result = power.completed(base, exponent, result, known);
      usual = (usual & ~Format::template classify<special>(base.v)) | known;
    }
    const Mask squared = exponent.template compare<_CMP_EQ_OQ>(W(2));
    const Mask kept = exponent.template compare<_CMP_EQ_OQ>(W(1));
    if (Mask(squared | kept)) result = wide_pick<T>(kept, base, wide_pick<T>(squared, base * base, result));
    if (__builtin_expect(usual == all, 1))
      Format::store(z + k * lanes, all, result.v);
    else
      power_vector(x + k * lanes, y + k * lanes, z + k * lanes);
  }
}

template <class T>
void power_loop(const void* a, const void* b, const void*, void* out, void*, int64_t n) {
  constexpr int64_t lanes = WidePower<T>::lanes;
  const T *x = static_cast<const T*>(a), *y = static_cast<const T*>(b);
  T* z = static_cast<T*>(out);
  T rest[3][lanes];
  const WidePower<T> power;
  for (int64_t done; n > 0; n -= done, x += done, y += done, z += done) {
    const int64_t count = n / lanes < kPowerBlock ? n / lanes : kPowerBlock;
    const bool whole = count > 0;
    done = whole ? count * lanes : n;
    for (int64_t k = 0; k < lanes && !whole; ++k) {
      rest[0][k] = x[k < n ? k : 0];
      rest[1][k] = y[k < n ? k : 0];
    }
    power_block(power, whole ? x : rest[0], whole ? y : rest[1], whole ? z : rest[2], whole ? count : 1);
    if (!whole) std::memcpy(z, rest[2], size_t(n) * sizeof(T));
  }
}

#endif
