// Trials of rejection methods, and elementary functions that they need. As in random_distributions.h, there
// is no include guard: include this file once, after that one, in the same namespace.
//
// A trial is made of eight words. full() returns the accepted number, or NaN. quick() is a part of the same
// decision without branches, for loops over many elements: if it is not NaN, full() returns the same number
// for the same words. No parameter makes full() fail forever: comparisons are written such that NaN is
// accepted.

// Unrolls the terms of a series.
#if defined(__CUDACC__)
#define CTN_TERMS _Pragma("unroll")
#elif defined(__clang__)
#define CTN_TERMS _Pragma("clang loop unroll(full)")
#else
#define CTN_TERMS _Pragma("GCC unroll 16")
#endif

struct RandomWords {
  uint32_t word[8];
};

constexpr double kRandomPi = 0x1.921fb54442d18p+1;

CTN_FN double random_nan() { return random_from_bits(uint64_t{0x7ff8000000000000u}); }
CTN_FN double random_infinity() { return random_from_bits(uint64_t{0x7ff0000000000000u}); }
CTN_FN double random_open_unit(const RandomWords& w, int first) {
  return random_open_unit(w.word[first], w.word[first + 1]);
}

/// The first number that trials accept.
template <class Trial, class Source, class... N>
CTN_FN double random_accepted(Source& source, N... x) {
  for (;;) {
    RandomWords w;
    for (uint32_t& word : w.word) word = source.word();
    const double value = Trial::full(w, x...);
    if (value == value) return value;
  }
}

/// exp(x) - 1; 1e-15 relative.
CTN_FN double random_expm1(double x) {
  const bool small = x < 0.35 && x > -0.35;
  const double near = small ? x : 0.0;
  const double far = random_exp(x) - 1.0;
  return small ? random_mul(near, random_exp_rest(near)) : far;
}

/// log(1 + x) for -1 <= x < 1e300; 1e-15 relative.
CTN_FN double random_log1p(double x) {
  const double u = random_add(1.0, x);
  const double lost = x - (u - 1.0);
  const double value = random_log(u) + lost / u;
  return u > 0 ? value : -random_infinity();
}

/// log(1 + x) - x as random_log1p_minus gives it, without branches; anything for x <= -1.
CTN_FN double random_log1p_minus_anywhere(double x) {
  const bool far = x > 0.5 || x < -0.4;
  const double around = far ? 0.0 : x;
  const double s = around / (2.0 + around);
  const double z = random_mul(s, s);
  double p = 1.0 / 29.0;
  CTN_TERMS
  for (int k = 27; k >= 3; k -= 2) p = random_mad(p, z, 1.0 / static_cast<double>(k));
  const double near = random_mul(random_mul(s, z), random_mul(2.0, p)) - random_mul(s, around);
  return far ? random_log(1.0 + x) - x : near;
}

/// atan(y / x) for x >= 0; 1e-15 relative.
CTN_FN double random_atan(double y, double x) {
  const double size = y < 0 ? -y : y;
  const bool steep = size > random_mul(2.414213562373095, x);  // tan(3/8 pi)
  const bool middle = size > random_mul(0.66, x) && !steep;
  const double above = steep ? -x : middle ? random_add(size, -x) : size;
  const double below = steep ? size : middle ? random_add(size, x) : x;
  const double t = above / below;
  const double z = random_mul(t, t);
  double p = random_mad(z, -8.750608600031904122785e-1, -1.615753718733365076637e1);
  p = random_mad(p, z, -7.500855792314704667340e1);
  p = random_mad(p, z, -1.228866684490136173410e2);
  p = random_mad(p, z, -6.485021904942025371773e1);
  double q = random_add(z, 2.485846490142306297962e1);
  q = random_mad(q, z, 1.650270098316988542046e2);
  q = random_mad(q, z, 4.328810604912902668951e2);
  q = random_mad(q, z, 4.853903996359136964868e2);
  q = random_mad(q, z, 1.945506571482613964425e2);
  const double part = random_mad(random_mul(t, z), p / q, t);
  const double angle = steep ? part + 0.5 * kRandomPi : middle ? part + 0.25 * kRandomPi : part;
  return y < 0 ? -angle : angle;
}

/// The gamma distribution with a shape of at least one (Marsaglia and Tsang), where d is the shape minus 1/3
/// and c is 1 / sqrt(9 d). Two attempts, each with a normal number and a uniform one.
struct RandomGammaTrial {
  CTN_FN static double attempt(double x, double u, double d, double c) {
    const double t = random_mul(c, x);
    const double r = random_add(1.0, t);
    const double value = random_mul(d, random_mul(random_mul(r, r), r));
    const double x2 = random_mul(x, x), t2 = random_mul(t, t);
    // d (1 - r^3 + 3 log(r)), without the difference of large numbers
    const double rest =
        random_mul(3.0, random_log1p_minus_anywhere(t)) - random_mad(3.0, t2, random_mul(t2, t));
    const bool refused = random_log(u) >= random_mad(0.5, x2, random_mul(d, rest));
    return (refused | !(r > 0)) ? random_nan() : value;
  }

  CTN_FN static double quick(const RandomWords& w, double d, double c) {
    const RandomPair<double> x = random_normal(w.word[0], w.word[1], w.word[2], w.word[3]);
    return attempt(x.first, random_open_unit(w, 4), d, c);
  }
  CTN_FN static double full(const RandomWords& w, double d, double c) {
    const RandomPair<double> x = random_normal(w.word[0], w.word[1], w.word[2], w.word[3]);
    const double first = attempt(x.first, random_open_unit(w, 4), d, c);
    return first == first ? first : attempt(x.second, random_open_unit(w, 6), d, c);
  }
};

/// The tangent of half an angle of von Mises' distribution around zero, by rejection from a wrapped Cauchy
/// (Best and Fisher), where s is their constant minus one.
struct RandomVonMisesTrial {
  /// The constant that makes acceptance likeliest; every positive one is right.
  CTN_FN static double excess(double kappa) {
    if (kappa < 1e-5) return 1.0 / (kappa < 1e-10 ? 1e-10 : kappa) - 1.0;
    if (kappa > 1e8) return 0.5 / kappa;
    const double h = random_sqrt(random_mad(random_mul(4.0, kappa), kappa, 1.0));
    const double root = random_sqrt(random_mul(2.0, 1.0 + h));
    const double width = random_mul(2.0, kappa);
    const double rest = (root - 1.0 - 1.0 / (width + h)) / width;  // 1 - rho
    return random_mul(rest, rest) / random_mul(2.0, 1.0 - rest);
  }

  CTN_FN static double attempt(double first, double v, double kappa, double s, double k) {
    // Half an angle that is uniform, with the sign of its sine
    const double turn = random_mul(random_mad(first, 2.0, -1.0), 2.0);  // quarters of pi
    const double size = turn < 0 ? -turn : turn;
    const bool beyond = size > 1.0;
    const double folded = beyond ? 2.0 - size : size;
    const double a = random_sin(folded), b = random_cos(folded);
    const double cosine = beyond ? a : b;
    const double sine = random_mul(k, beyond ? b : a);
    const double tangent = (turn < 0 ? -sine : sine) / cosine;
    const double s2 = random_mul(sine, sine);
    const double away = random_mul(2.0, s2) / random_mad(cosine, cosine, s2);         // 1 - cos(angle)
    const double y = random_mul(kappa < 1e-10 ? 1e-10 : kappa, random_add(s, away));  // as for excess()
    const double bound = random_log(y > 0x1p-1000 ? y : 0x1p-1000) + 1.0 - y;
    return random_log(v) > bound ? random_nan() : tangent;
  }
  CTN_FN static double quick(const RandomWords& w, double kappa, double s, double k) {
    const double first = attempt(random_open_unit(w, 0), random_open_unit(w, 2), kappa, s, k);
    const double second = attempt(random_open_unit(w, 4), random_open_unit(w, 6), kappa, s, k);
    return first == first ? first : second;
  }
  CTN_FN static double full(const RandomWords& w, double kappa, double s, double k) {
    return quick(w, kappa, s, k);
  }
};

/// Zipf's distribution with the exponent 1 + a, of numbers up to `most` (Devroye). `range` is 1 - most^-a,
/// and `factor` is 1 - 2^-a.
struct RandomZipfTrial {
  CTN_FN static double attempt(double u, double v, double a, double range, double factor) {
    const double drawn = random_exp(-random_log1p(-random_mul(range, u)) / a);
    const double x = __builtin_floor(drawn < 1.0 ? 1.0 : drawn);
    const double power = random_mul(a, random_log1p(1.0 / x));
    // v x (t - 1) / (b - 1) <= t / b for t = (1 + 1/x)^a and b = 2^a, divided by t and times b
    const double left = random_mul(random_mul(v, x), -random_expm1(-power));
    return left <= (x == 1.0 ? 1.0 : factor) ? x : random_nan();
  }
  CTN_FN static double quick(const RandomWords& w, double a, double range, double factor) {
    return attempt(random_open_unit(w, 0), random_open_unit(w, 2), a, range, factor);
  }
  CTN_FN static double full(const RandomWords& w, double a, double range, double factor) {
    const double first = quick(w, a, range, factor);
    return first == first ? first : attempt(random_open_unit(w, 4), random_open_unit(w, 6), a, range, factor);
  }
};

/// log of the probability of k successes in n trials, for integers.
CTN_FN double random_log_binomial(double k, double n, double p, double q) {
  const double rest = n - k;
  if (k <= 0) return random_mul(n, random_log1p(-p));
  if (rest <= 0) return random_mul(n, random_log(p));
  const double around = random_mul(random_mul(0x1.921fb54442d18p+2, k), rest / n);
  return random_stirling_error(n) - random_stirling_error(k) - random_stirling_error(rest) -
         random_deviance(k, random_mul(n, p)) - random_deviance(rest, random_mul(n, q)) -
         random_mul(0.5, random_log(around));
}

/// Number of good ones among `sample` drawn without replacement.
struct RandomHypergeometric {
  double good, bad, sample;
  double g, b, s;  // the smaller and the larger kind; the smaller of what is drawn and what is left
  double p, q, mean, none;
  double center, width, end;
  double mode, slope, errors;  // slope and errors: of log_ratio
  static constexpr int kKnown = 128;
  double* known = nullptr;  // ratios around the mode, NaN if they have not been computed; or null

  CTN_FN RandomHypergeometric(double good_ones, double bad_ones, double drawn, double)
      : good(good_ones), bad(bad_ones), sample(drawn) {
    const double all = good + bad, left = all - sample;
    g = good < bad ? good : bad;
    b = good < bad ? bad : good;
    s = sample < left ? sample : left;
    p = all > 0 ? s / all : 0.0;
    q = 1.0 - p;
    mean = random_mul(g, p);
    if (by_search()) {
      none = s == 0 ? 1.0 : probability_of_none(all);
      center = width = end = mode = slope = errors = 0;
      return;
    }
    none = 0;
    const double spread = random_mul(random_mul(random_mul(mean, q), b / all), all / (all - 1.0));
    const double deviation = random_sqrt(spread + 0.5);
    center = mean + 0.5;
    width = random_mad(1.7155277699214135, deviation, 0.8989161620588988);
    mode = __builtin_floor(random_mul(s + 1.0, (g + 1.0) / (all + 2.0)));
    slope = errors = random_nan();  // of narrow laws
    if (deviation > 10) prepare_sums();
    const double most = (s < g ? s : g) + 1.0;
    const double far = __builtin_floor(random_mad(16.0, deviation, center));
    end = most < far ? most : far;
  }

  CTN_FN bool by_search() const { return mean < 10; }

  /// That all drawn ones are of the larger kind: products that stay below 1e300, or a sum of logarithms.
  CTN_FN double probability_of_none(double all) const {
    const double factors = s < g ? s : g;
    if (factors > 15 && (factors > 40 || all > 4e3))
      return random_exp(log_probability(0) - random_log_binomial(s, all, p, q));
    const double first = s < g ? b : all - s;
    double above = 1.0, below = 1.0;
    for (double i = 0; i < factors; ++i) {
      above = random_mul(above, first - i);
      below = random_mul(below, all - i);
    }
    return above / below;
  }

  /// Up to a constant.
  CTN_FN double log_probability(double k) const {
    return random_log_binomial(k, g, p, q) + random_log_binomial(s - k, b, p, q);
  }

  /// log(x! / m!) without (x - m) (log(m) - 1) and the error of m!.
  CTN_FN static double log_factorials(double x, double m) {
    if (x <= 0) return random_log(m) - 1.0 - random_mul(1.5, random_log(m)) + random_stirling_error(1);
    return random_mad(x + 0.5, random_log1p((x - m) / m), random_stirling_error(x));
  }

  CTN_FN void prepare_sums() {
    slope = random_log(mode) - random_log(g - mode) - random_log(s - mode) + random_log(b - s + mode);
    errors = random_stirling_error(mode) + random_stirling_error(g - mode) + random_stirling_error(s - mode) +
             random_stirling_error(b - s + mode);
  }

  /// log of the probability of k over that of the mode: a sum of small numbers, or for narrow laws of the
  /// product of the ratios in between.
  CTN_FN double log_ratio(double k) const {
    if (slope == slope) {
      const double sum = log_factorials(k, mode) + log_factorials(g - k, g - mode) +
                         log_factorials(s - k, s - mode) + log_factorials(b - s + k, b - s + mode);
      return errors - sum - random_mul(k - mode, slope);
    }
    const double low = k < mode ? k : mode, high = k < mode ? mode : k;
    if (high - low > 160) return -random_infinity();  // at least 16 standard deviations away
    double ratio = 1.0;
    for (double i = low; i < high; ++i)
      ratio = random_mul(ratio, random_mul(g - i, s - i) / random_mul(i + 1.0, b - s + i + 1.0));
    return k < mode ? -random_log(ratio) : random_log(ratio);
  }

  CTN_FN double known_log_ratio(double k) const {
    constexpr int kMiddle = kKnown / 2;
    const double at = k - mode + kMiddle;
    double* const place = known != nullptr && at >= 0 && at < kKnown ? known + static_cast<int>(at) : nullptr;
    if (place != nullptr && *place == *place) return *place;
    const double ratio = log_ratio(k);
    if (place != nullptr) *place = ratio;
    return ratio;
  }

  template <class Source>
  CTN_FN double draw(Source& source) const {
    const double k = by_search() ? random_search(source, none,
                                                 [&](double i) {
                                                   const double above = random_mul(g + 1.0 - i, s + 1.0 - i);
                                                   return above / random_mul(i, random_add(b - s, i));
                                                 })
                                 : by_rejection(source);
    const double mine = good > bad ? s - k : k;  // good ones among s
    return s < sample ? good - mine : mine;
  }

  /// Stadlober's ratio of uniforms (HRUA).
  template <class Source>
  CTN_FN double by_rejection(Source& source) const {
    for (;;) {
      const double u = random_open_unit(source), v = random_open_unit(source);
      const double x = random_mad(width, (v - 0.5) / u, center);
      if (!(x >= 0 && x < end)) continue;
      const double k = __builtin_floor(x);
      const double t = known_log_ratio(k);
      if (random_mad(u, 4.0 - u, -3.0) <= t) return k;
      if (random_mul(u, u - t) >= 1) continue;
      if (random_mul(2.0, random_log(u)) <= t) return k;
    }
  }
};
