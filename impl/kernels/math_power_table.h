// Powers of numbers for processors that multiply and add at once; see math.h. Logarithms and exponentials of
// the first bits come from tables, which vectors of AVX-512 keep in registers, so that short polynomials are
// left.

/// For numbers c between 1 and 2 in equal steps: 1 / c rounded, its -log as a sum of two numbers, of which
/// the first has so few bits that adding n ln 2 is exact; powers of two in steps of 1 / size, and what their
/// rounding lost, relative to them.
template <class T>
struct MathPowerTable;

template <>
struct MathPowerTable<float> {
  static constexpr int bits = 5;
  static constexpr float step = 0x1.715476p5f, step_high = 0x1.62cp-6f, step_low = 0x1.217f7ep-17f;
  static constexpr float ln2_high = 0x1.62e3p-1f, ln2_low = 0x1.2fefa4p-17f;
  static constexpr float inverse[32] = {
      0x1p0f,         0x1.f07c2p-1f,  0x1.e1e1e2p-1f, 0x1.d41d42p-1f, 0x1.c71c72p-1f, 0x1.bacf92p-1f,
      0x1.af286cp-1f, 0x1.a41a42p-1f, 0x1.99999ap-1f, 0x1.8f9c18p-1f, 0x1.861862p-1f, 0x1.7d05f4p-1f,
      0x1.745d18p-1f, 0x1.6c16c2p-1f, 0x1.642c86p-1f, 0x1.5c9882p-1f, 0x1.555556p-1f, 0x1.4e5e0ap-1f,
      0x1.47ae14p-1f, 0x1.414142p-1f, 0x1.3b13b2p-1f, 0x1.3521dp-1f,  0x1.2f684cp-1f, 0x1.29e412p-1f,
      0x1.24924ap-1f, 0x1.1f7048p-1f, 0x1.1a7b96p-1f, 0x1.15b1e6p-1f, 0x1.111112p-1f, 0x1.0c9714p-1f,
      0x1.08421p-1f,  0x1.041042p-1f};
  static constexpr float log_high[32] = {
      0x0p0f,       0x1.f82p-6f,  0x1.f0ap-5f,  0x1.6f1p-4f,  0x1.e27p-4f,  0x1.2954p-3f, 0x1.5ff4p-3f,
      0x1.9524p-3f, 0x1.c9p-3f,   0x1.fb9p-3f,  0x1.1676p-2f, 0x1.2e8ep-2f, 0x1.4618p-2f, 0x1.5d1cp-2f,
      0x1.739ep-2f, 0x1.89a4p-2f, 0x1.9f32p-2f, 0x1.b45p-2f,  0x1.c9p-2f,   0x1.dd46p-2f, 0x1.f128p-2f,
      0x1.0255p-1f, 0x1.0be7p-1f, 0x1.154cp-1f, 0x1.1e86p-1f, 0x1.2796p-1f, 0x1.307dp-1f, 0x1.393ep-1f,
      0x1.41d9p-1f, 0x1.4a5p-1f,  0x1.52a3p-1f, 0x1.5ad4p-1f};
  static constexpr float log_low[32] = {
      0x0p0f,           0x1.321cfp-19f,   0x1.85008cp-20f,  -0x1.6c68d4p-19f, 0x1.d38abcp-22f,
      0x1.2c42p-19f,    -0x1.f3eb0ep-20f, 0x1.a80f46p-19f,  -0x1.0b0cacp-20f, 0x1.8bd5e4p-19f,
      -0x1.b42a2cp-21f, 0x1.5f708ep-21f,  0x1.74438cp-19f,  -0x1.2d53fcp-21f, -0x1.03a886p-19f,
      -0x1.8ae7d8p-19f, 0x1.e65fccp-21f,  -0x1.0dc66ep-19f, -0x1.040cacp-19f, 0x1.3bd838p-19f,
      0x1.e6f5ep-19f,   0x1.4ed2e8p-20f,  0x1.701296p-20f,  0x1.f1fa6ap-20f,  -0x1.731f7ep-22f,
      -0x1.f1764ep-21f, 0x1.cd53c4p-19f,  0x1.a4ac54p-22f,  -0x1.9dcc6ap-24f, -0x1.e113fp-19f,
      -0x1.64d21ep-20f, 0x1.69acfap-24f};
  static constexpr float power[32] = {
      0x1p0f,        0x1.059b0ep0f, 0x1.0b5586p0f, 0x1.11301ep0f, 0x1.172b84p0f, 0x1.1d4874p0f, 0x1.2387a6p0f,
      0x1.29e9ep0f,  0x1.306fep0f,  0x1.371a74p0f, 0x1.3dea64p0f, 0x1.44e086p0f, 0x1.4bfdaep0f, 0x1.5342b6p0f,
      0x1.5ab07ep0f, 0x1.6247ecp0f, 0x1.6a09e6p0f, 0x1.71f75ep0f, 0x1.7a1148p0f, 0x1.82589ap0f, 0x1.8ace54p0f,
      0x1.93737cp0f, 0x1.9c4918p0f, 0x1.a5503cp0f, 0x1.ae89fap0f, 0x1.b7f77p0f,  0x1.c199bep0f, 0x1.cb720ep0f,
      0x1.d5818ep0f, 0x1.dfc974p0f, 0x1.ea4afap0f, 0x1.f50766p0f};
  static constexpr float power_rest[32] = {
      0x0p0f,           -0x1.947414p-25f, 0x1.8d96d4p-25f,  -0x1.dda2fcp-25f, -0x1.9c0c22p-27f,
      -0x1.a2fbb2p-25f, 0x1.964904p-25f,  -0x1.2b0dbcp-25f, 0x1.125002p-25f,  -0x1.cde8cep-26f,
      0x1.370be4p-25f,  0x1.336de2p-30f,  -0x1.0a355p-25f,  -0x1.c541b4p-26f, -0x1.00d8acp-27f,
      -0x1.6cb284p-25f, 0x1.26055cp-26f,  0x1.8b2bb8p-26f,  -0x1.05cb44p-25f, -0x1.1c2142p-26f,
      0x1.67a1cap-28f,  -0x1.348e56p-25f, 0x1.a3b5e4p-28f,  -0x1.0b7ec8p-25f, -0x1.f9c304p-27f,
      -0x1.e4c886p-26f, -0x1.6961b4p-28f, -0x1.b5151ep-28f, -0x1.a5217cp-28f, -0x1.ab7132p-26f,
      0x1.61428ep-28f,  -0x1.2ad5f8p-27f};
};

template <>
struct MathPowerTable<double> {
  static constexpr int bits = 4;
  static constexpr double step = 0x1.71547652b82fep4, step_high = 0x1.62e42feep-5,
                          step_low = 0x1.a39ef35793c76p-37;
  static constexpr double ln2_high = 0x1.62e42feep-1, ln2_low = 0x1.a39ef35793c76p-33;
  static constexpr double inverse[16] = {0x1p0,
                                         0x1.e1e1e1e1e1e1ep-1,
                                         0x1.c71c71c71c71cp-1,
                                         0x1.af286bca1af28p-1,
                                         0x1.999999999999ap-1,
                                         0x1.8618618618618p-1,
                                         0x1.745d1745d1746p-1,
                                         0x1.642c8590b2164p-1,
                                         0x1.5555555555555p-1,
                                         0x1.47ae147ae147bp-1,
                                         0x1.3b13b13b13b14p-1,
                                         0x1.2f684bda12f68p-1,
                                         0x1.2492492492492p-1,
                                         0x1.1a7b9611a7b96p-1,
                                         0x1.1111111111111p-1,
                                         0x1.0842108421084p-1};
  static constexpr double log_high[16] = {0x0p0,
                                          0x1.f0a30c0118p-5,
                                          0x1.e27076e2bp-4,
                                          0x1.5ff3070a7ap-3,
                                          0x1.c8ff7c79aap-3,
                                          0x1.1675cababap-2,
                                          0x1.4618bc21c6p-2,
                                          0x1.739d7f6bbdp-2,
                                          0x1.9f323ecbfap-2,
                                          0x1.c8ff7c79aap-2,
                                          0x1.f128f5fafp-2,
                                          0x1.0be72e42528p-1,
                                          0x1.1e85f5e704p-1,
                                          0x1.307d7334f1p-1,
                                          0x1.41d8fe8467p-1,
                                          0x1.52a2d265bc8p-1};
  static constexpr double log_low[16] = {0x0p0,
                                         -0x1.d579e83368e91p-45,
                                         -0x1.a2c2c2af0003cp-45,
                                         -0x1.8546f183bebf2p-44,
                                         -0x1.7814f689f8434p-45,
                                         0x1.83c0e731f55c4p-44,
                                         -0x1.3e02f484c84ccp-46,
                                         0x1.c7389314feb5p-52,
                                         -0x1.ecc3525ca2643p-44,
                                         -0x1.77acf689f8434p-44,
                                         0x1.baecd720ec44cp-44,
                                         0x1.419b4c4bdd99fp-44,
                                         0x1.a17bd8b34be7cp-46,
                                         0x1.7c7f6b2143eadp-46,
                                         0x1.5742325e617a3p-44,
                                         -0x1.2a68c41ba8752p-44};
  static constexpr double power[16] = {0x1p0,
                                       0x1.0b5586cf9890fp0,
                                       0x1.172b83c7d517bp0,
                                       0x1.2387a6e756238p0,
                                       0x1.306fe0a31b715p0,
                                       0x1.3dea64c123422p0,
                                       0x1.4bfdad5362a27p0,
                                       0x1.5ab07dd485429p0,
                                       0x1.6a09e667f3bcdp0,
                                       0x1.7a11473eb0187p0,
                                       0x1.8ace5422aa0dbp0,
                                       0x1.9c49182a3f09p0,
                                       0x1.ae89f995ad3adp0,
                                       0x1.c199bdd85529cp0,
                                       0x1.d5818dcfba487p0,
                                       0x1.ea4afa2a490dap0};
  static constexpr double power_rest[16] = {0x0p0,
                                            0x1.79aa65d837b6dp-54,
                                            -0x1.01b15eaa59348p-55,
                                            0x1.68efde3a8a894p-54,
                                            0x1.34d754db0abb6p-55,
                                            0x1.59f48a72a4c6dp-55,
                                            0x1.690cebb7aafbp-56,
                                            0x1.063e1e21c5409p-54,
                                            -0x1.3b3efbf5e2228p-54,
                                            -0x1.b32dcb94da51dp-56,
                                            0x1.db72fc1f0eab4p-55,
                                            0x1.1affc2b91ce27p-56,
                                            0x1.c1a7792cb3387p-55,
                                            0x1.36eae30af0cb3p-56,
                                            0x1.4a385a63d07a7p-56,
                                            -0x1.ff7128fd391fp-55};
};

/// A sum of two numbers.
template <class T>
struct MathSum {
  T high, low;
};

/// log(2^n m), where m is near 1 / inverse. The second number is small beside the first, and tiny for
/// doubles.
template <class T, class Table>
CTN_FN MathSum<T> math_power_log(T n, T m, T inverse, T log_high, T log_low, Table) {
  const T u = math_product(m, inverse), u_low = math_product_error(m, inverse, u), r = u - T(1);
  const T known = math_mad(n, T(Table::ln2_high), log_high);
  const T sum = known + r, sum_low = r - (sum - known);
  const T half = math_product(r, T(-0.5)), high = math_mad(half, r, sum),
          high_low = math_mad(half, r, sum - high);
  const T n_low = math_mad(n, T(Table::ln2_low), log_low);
  T q, slope;  // log(1 + r) = r - r^2 / 2 - q (-r^2 / 2) r, and its derivative less 1
  if constexpr (kMathIsFloat<T>) {
    q = math_poly(r, -0x1.555556p-1f, 0x1.0008p-1f, -0x1.99a496p-2f);
    slope = -r;
  } else {
    q = math_poly(r, -0x1.5555555555555p-1, 0x1.fffffffffffap-2, -0x1.9999999999993p-2, 0x1.5555555695eabp-2,
                  -0x1.24924925705a2p-2, 0x1.ffffdbf0c4765p-3, -0x1.c71c5391afc2ep-3, 0x1.9a59d76189686p-3,
                  -0x1.7509135afb51ep-3);
    slope = math_mad(r, r, -r);
  }
  const T rest = math_mad(math_product(half * r, r), q, n_low) + math_mad(slope, u_low, u_low);
  const T low = rest + (sum_low + high_low);
  if constexpr (kMathIsFloat<T>) return {high, low};
  const T all = high + low;
  return {all, low - (all - high)};
}

/// y log - k step, for the k that is nearest to it.
template <class T, class Table>
CTN_FN T math_power_rest(T y, MathSum<T> log, T k, Table) {
  const T nearest = math_product(k, T(Table::step_high)), rest = math_mad(y, log.high, -nearest);
  return math_mad(y, log.low, math_mad(k, T(-Table::step_low), rest));
}

/// exp(r) - 1 + p_rest.
template <class T>
CTN_FN T math_power_exp(T r, T p_rest) {
  T q;
  if constexpr (kMathIsFloat<T>) {
    q = math_poly(r, 0x1.000092p-1f, 0x1.5555cap-3f);
  } else {
    q = math_poly(r, 0x1p-1, 0x1.5555555555558p-3, 0x1.55555555190f9p-5, 0x1.111111109d535p-7,
                  0x1.6c17bbd1f560ap-10, 0x1.a01b740575a9bp-13);
  }
  return math_mad(r * r, q, r) + p_rest;
}

/// What is added to multiples of steps, so that their last bits are their number.
template <class T>
constexpr T kMathPowerMagic = MathFormat<T>::magic + T((2 * MathFormat<T>::bias) << MathPowerTable<T>::bits);

// Instructions that read tables at several places take signed indices.
int32_t math_index(uint32_t);
int64_t math_index(uint64_t);

/// a^y for finite a > 0.
template <class T>
CTN_FN T math_power_positive(T a, T y) {
  using F = MathFormat<T>;
  using U = MathBits<T>;
  using Table = MathPowerTable<T>;
  constexpr U one = U(F::bias) << F::mantissa, last = (U(1) << Table::bits) - 1;
  const T scale = math_subnormal_scale(a);
  const U whole = math_bits(a * scale), near = whole + (U(1) << (F::mantissa - Table::bits - 1));
  const T m = math_from_bits(U(whole - (near & math_bits(F::infinity)) + one));
  T n;
  if constexpr (sizeof(T) == 4) {
    n = static_cast<float>(static_cast<int32_t>((near >> F::mantissa) - (math_bits(scale) >> F::mantissa)));
  } else {
    n = math_from_bits(math_bits(F::magic) + (near >> F::mantissa) - (math_bits(scale) >> F::mantissa)) -
        F::magic;
  }
  using Index = decltype(math_index(U()));
  const Index i = Index((near >> (F::mantissa - Table::bits)) & last);
  const MathSum<T> log =
      math_power_log(n, m, Table::inverse[i], Table::log_high[i], Table::log_low[i], Table());
  const T c = math_limit(y, T(sizeof(T) == 4 ? 0x1p40 : 0x1p70));
  const T t = math_limit(math_product(c, log.high), T(sizeof(T) == 4 ? 110 : 760));
  constexpr T magic = kMathPowerMagic<T>;
  const T shifted = math_mad(t, T(Table::step), magic);
  const T r = math_limit(math_power_rest(c, log, shifted - magic, Table()), T(0.0625));
  const Index j = Index(math_bits(shifted) & last);
  const U exponent = math_bits(shifted) >> Table::bits, half = exponent >> 1;
  const T e = math_power_exp(r, Table::power_rest[j]);
  const T first = math_from_bits(U(half << F::mantissa)),
          second = math_from_bits(U((exponent - half) << F::mantissa));
  return math_mad(Table::power[j], e, Table::power[j]) * first * second;
}
