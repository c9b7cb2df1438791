// Distributions other than uniform and normal, computed from the words of philox.h or another generator. As
// in philox.h, there is no include guard: include this file once, after philox.h, in the same namespace.
// Nothing is fused and the elementary functions are our own, so that every target gives the same bits.

// --- elementary functions of doubles

/// log(x) for finite normal x > 0; 5e-16 relative, also near one.
CTN_FN double random_log(double x) {
  const RandomLog log = random_log_parts(x);
  return random_mad(static_cast<double>(log.exponent), 0x1.62e42fefa39efp-1, log.log1pf);
}

/// (exp(x) - 1) / x for |x| <= 0.35.
CTN_FN double random_exp_rest(double x) {
  double p = random_mad(x, 1.0 / 6227020800.0, 1.0 / 479001600.0);
  p = random_mad(p, x, 1.0 / 39916800.0);
  p = random_mad(p, x, 1.0 / 3628800.0);
  p = random_mad(p, x, 1.0 / 362880.0);
  p = random_mad(p, x, 1.0 / 40320.0);
  p = random_mad(p, x, 1.0 / 5040.0);
  p = random_mad(p, x, 1.0 / 720.0);
  p = random_mad(p, x, 1.0 / 120.0);
  p = random_mad(p, x, 1.0 / 24.0);
  p = random_mad(p, x, 1.0 / 6.0);
  p = random_mad(p, x, 0.5);
  return random_mad(p, x, 1.0);
}

/// exp(x); 1e-15 relative. Infinity from 709.79 on, NaN for NaN.
CTN_FN double random_exp(double x) {
  const double low = x < -746.0 ? -746.0 : x;
  const double bounded = low > 710.0 ? 710.0 : low;
  const double shifted = random_mad(bounded, 0x1.71547652b82fep+0, 0x1.8p52);
  const double k = random_add(shifted, -0x1.8p52);
  const int32_t exponent = static_cast<int32_t>(static_cast<uint32_t>(random_bits(shifted)));
  double r = random_mad(k, -0x1.62e42fee00000p-1, bounded);
  r = random_mad(k, -0x1.a39ef35793c76p-33, r);
  const double p = random_mad(random_exp_rest(r), r, 1.0);
  // As two factors, because either alone is a normal number.
  const int32_t half = exponent >> 1;
  const double first = random_from_bits(static_cast<uint64_t>(static_cast<uint32_t>(half + 1023)) << 52);
  const double second =
      random_from_bits(static_cast<uint64_t>(static_cast<uint32_t>(exponent - half + 1023)) << 52);
  return random_mul(random_mul(p, first), second);
}

/// log(1 + x) - x for x > -1, without cancellation near zero.
CTN_FN double random_log1p_minus(double x) {
  if (x > 0.5 || x < -0.4) return random_log(1.0 + x) - x;
  const double s = x / (2.0 + x);
  const double z = random_mul(s, s);
  double p = 1.0 / 29.0;
  for (int k = 27; k >= 3; k -= 2) p = random_mad(p, z, 1.0 / static_cast<double>(k));
  return random_mul(random_mul(s, z), random_mul(2.0, p)) - random_mul(s, x);
}

// // --- continuous distributions, from words in the form that random_unit takes

/// The exponential distribution with mean one.
CTN_FN float random_exponential(uint32_t word) {
  return random_mul(0.5f,
                    random_radius2(random_add(static_cast<float>(static_cast<int32_t>(word >> 1)), 0.5f)));
}
CTN_FN double random_exponential(uint32_t high, uint32_t low) {
  const double a = static_cast<double>(static_cast<int32_t>(high >> 1));
  const double b = random_add(static_cast<double>(static_cast<int32_t>(low >> 1)), 0.5);
  return random_mul(0.5, random_radius2(random_mad(a, 0x1p31, b)));
}

/// Uniform over the open interval (0, 1): odd multiples of 2^-53.
CTN_FN double random_open_unit(uint32_t high, uint32_t low) {
  const double a = static_cast<double>(static_cast<int32_t>(high >> 6));
  const double b = random_add(static_cast<double>(static_cast<int32_t>(low >> 6)), 0.5);
  return random_mul(random_mad(a, 0x1p26, b), 0x1p-52);
}

/// -log(-log(u)), the standard Gumbel distribution.
CTN_FN double random_gumbel(uint32_t high, uint32_t low) {
  return -random_log(-random_log(random_open_unit(high, low)));
}

// // --- counts, by rejection: a source provides any number of words

/// The words of one element: blocks of a counter that only this element uses. Each stage of a draw has blocks
/// of its own.
struct RandomSubstream {
  uint64_t seed, counter;
  uint32_t blocks = 0, stage;
  int used = 4;
  PhiloxBlock block{};

  CTN_FN RandomSubstream(uint64_t key, uint64_t at, uint32_t first_stage = 0)
      : seed(key), counter(at), stage(first_stage) {}
  CTN_FN void next_stage() {
    ++stage;
    blocks = 0;
    used = 4;
  }
  CTN_FN uint32_t word() {
    if (used == 4) {
      block = philox(seed, counter, uint64_t{blocks++} << 32 | stage);
      used = 0;
    }
    return block.word[used++];
  }
};

template <class Source>
CTN_FN double random_open_unit(Source& source) {
  const uint32_t high = source.word();
  return random_open_unit(high, source.word());
}

/// log(k!) minus Stirling's formula, for k >= 16.
CTN_FN double random_stirling_series(double k) {
  const double r = 1.0 / k;
  const double z = random_mul(r, r);
  double p = random_mad(z, 1.0 / 1188.0, -1.0 / 1680.0);
  p = random_mad(p, z, 1.0 / 1260.0);
  p = random_mad(p, z, -1.0 / 360.0);
  p = random_mad(p, z, 1.0 / 12.0);
  return random_mul(p, r);
}

/// log(k!) minus Stirling's formula, for 1 <= k < 16; 0 for 0.
CTN_FN double random_few_stirling_error(int k) {
  static constexpr double table[] = {0,
                                     0x1.4c071bcda0a5bp-4,
                                     0x1.52a9b923ea649p-5,
                                     0x1.c579a268d80b3p-6,
                                     0x1.54a2662fd78a9p-6,
                                     0x1.10b4e513fcbedp-6,
                                     0x1.c6b167bebdf36p-7,
                                     0x1.85d4d612e4a86p-7,
                                     0x1.552805e7b3076p-7,
                                     0x1.2f4871b12ab64p-7,
                                     0x1.10f9d4c0743a7p-7,
                                     0x1.f0593088014f8p-8,
                                     0x1.c7018733aa9c6p-8,
                                     0x1.a40514700f36cp-8,
                                     0x1.86076c002d4a7p-8,
                                     0x1.6c08f6f194a10p-8};
  return table[k];
}

/// log(k!) minus Stirling's formula, for an integer k >= 1.
CTN_FN double random_stirling_error(double k) {
  return k < 16 ? random_few_stirling_error(static_cast<int>(k)) : random_stirling_series(k);
}

/// k log(k / mean) + mean - k for k >= 1.
CTN_FN double random_deviance(double k, double mean) {
  return random_mul(-k, random_log1p_minus((mean - k) / k));
}

/// Returns the first k whose cumulative probability reaches a uniform number. For distributions with a mean
/// below 10, for which values above 110 are less likely than 1e-60. Each probability is the previous one
/// times ratio(k).
template <class Source, class Ratio>
CTN_FN double random_search(Source& source, double none, const Ratio& ratio) {
  for (;;) {
    double rest = random_open_unit(source);
    double probability = none;
    for (double k = 0; k < 110;) {
      if (rest <= probability) return k;
      rest -= probability;
      k += 1;
      probability = random_mul(probability, ratio(k));
    }
  }
}

/// The maximum of counts of so many bytes, as a double that such an integer can represent.
CTN_FN double random_most_counts(uint64_t itemsize) { return itemsize == 4 ? 0x1p31 - 1 : 0x1p63 - 1024; }

/// Poisson with mean `mean`, and values up to `most`.
struct RandomPoisson {
  double mean, most;
  double none;  // probability of zero
  double a, b, alpha, accepted;

  CTN_FN RandomPoisson(double lambda, double limit) : mean(lambda), most(limit) {
    none = a = b = alpha = accepted = 0;
    if (mean < 10)
      none = random_exp(-mean);
    else
      prepare_rejection();
  }

  CTN_FN void prepare_rejection() {
    const double root = random_sqrt(mean);
    b = random_mad(2.53, root, 0.931);
    a = random_mad(0.02483, b, -0.059);
    alpha = 1.1239 + 1.1328 / (b - 3.4);
    accepted = 0.9277 - 3.6224 / (b - 2.0);
  }

  CTN_FN double log_probability(double k) const {
    if (k == 0) return -mean;
    const double scale = random_mul(0.5, random_log(random_mul(0x1.921fb54442d18p+2, k)));
    return -random_stirling_error(k) - random_deviance(k, mean) - scale;
  }

  template <class Source>
  CTN_FN int64_t draw(Source& source) const {
    if (mean < 10) {
      return static_cast<int64_t>(random_search(source, none, [&](double k) { return mean / k; }));
    }
    for (;;) {  // Hörmann's transformed rejection with squeeze (PTRS)
      const double u = random_open_unit(source) - 0.5;
      const double v = random_open_unit(source);
      const double distance = 0.5 - (u < 0 ? -u : u);
      const double ratio = random_mul(2.0, a) / distance + b;
      const double k = __builtin_floor(random_mad(ratio, u, mean) + 0.43);
      if (k < 0 || k > most) continue;
      if (distance >= 0.07 && v <= accepted) return static_cast<int64_t>(k);
      if (distance < 0.013 && v > distance) continue;
      const double hat = random_mul(v, alpha) / (a / random_mul(distance, distance) + b);
      if (random_log(hat) <= log_probability(k)) return static_cast<int64_t>(k);
    }
  }
};

/// Number of successes in n trials with probability p.
struct RandomBinomial {
  int64_t trials;
  double n, p, q;  // p <= 1/2; otherwise failures are counted instead
  bool flipped;
  double log_q, none, odds;  // none: probability of zero successes
  double a, b, center, alpha, accepted, log_mode;

  CTN_FN RandomBinomial(int64_t count, double probability)
      : RandomBinomial(count, probability,
                       random_log1p_minus(probability > 0.5 ? probability - 1.0 : -probability)) {
    log_mode = by_search() ? 0.0 : log_probability(__builtin_floor(random_mul(n + 1.0, p)));
  }

  /// Without what only the slow part of rejections needs; log_rest is log(1 - p) + p.
  CTN_FN RandomBinomial(int64_t count, double probability, double log_rest)
      : trials(count), n(static_cast<double>(count)), log_mode(0) {
    flipped = probability > 0.5;
    p = flipped ? 1.0 - probability : probability;
    q = 1.0 - p;
    log_q = log_rest - p;
    none = random_exp(random_mul(n, log_q));
    odds = p / q;
    const double deviation = random_sqrt(random_mul(random_mul(n, p), q));
    b = random_mad(2.53, deviation, 1.15);
    a = random_mad(0.01, p, random_mad(0.0248, b, -0.0873));
    center = random_mad(n, p, 0.5);
    alpha = random_mul(2.83 + 5.1 / b, deviation);
    accepted = 0.92 - 4.2 / b;
  }

  CTN_FN bool by_search() const { return random_mul(n, p) < 10; }

  CTN_FN double log_probability(double k) const {
    const double rest = n - k;
    if (k <= 0) return random_mul(n, log_q);
    if (rest <= 0) return random_mul(n, random_log(p));
    const double around = random_mul(random_mul(0x1.921fb54442d18p+2, k), rest / n);
    return random_stirling_error(n) - random_stirling_error(k) - random_stirling_error(rest) -
           random_deviance(k, random_mul(n, p)) - random_deviance(rest, random_mul(n, q)) -
           random_mul(0.5, random_log(around));
  }

  template <class Source>
  CTN_FN int64_t draw(Source& source) const {
    if (trials == 0 || p == 0) return flipped ? trials : 0;
    const double k =
        by_search()
            ? random_search(source, none, [&](double i) { return random_mul((n + 1.0 - i) / i, odds); })
            : by_rejection(source);
    // n as a double may be larger than the number of trials.
    const int64_t count = k >= n ? trials : static_cast<int64_t>(k);
    return flipped ? trials - count : count;
  }

  /// Hörmann's transformed rejection (BTRS).
  template <class Source>
  CTN_FN double by_rejection(Source& source) const {
    for (;;) {
      const double u = random_open_unit(source) - 0.5;
      const double v = random_open_unit(source);
      const double distance = 0.5 - (u < 0 ? -u : u);
      const double ratio = random_mul(2.0, a) / distance + b;
      const double k = __builtin_floor(random_mad(ratio, u, center));
      if (k < 0 || k > n) continue;
      if (distance >= 0.07 && v <= accepted) return k;
      const double hat = random_mul(v, alpha) / (a / random_mul(distance, distance) + b);
      if (random_log(hat) <= log_probability(k) - log_mode) return k;
    }
  }
};
