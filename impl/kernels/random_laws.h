// Laws of random numbers whose parameters are arrays. As in random_distributions.h, there is no include
// guard: include this file once, after random_trials.h, in the same namespace.
//
// A law is a functor over a source and its parameters. RandomElement below is a source for one element, from
// a stream of words; the CPU has one for many elements at once, with the same bits. A source has
//   Number                        a double, or one for each element
//   setup(f, x...), map(f, x...)  f of each element, where setup is for functions of parameters alone
//   map_if(when, f, x, y)         f(x, y) for elements with when(y), otherwise x
//   words(f, x...)                f(block of words, x...)
//   trials<Trial>(x...)           the first accepted number of trials
//   trials_or<Trial>(is, f, a, x...)  f(block of words) for elements with is(a), otherwise as trials
//   words_if(when, f, x...)       words(f, x...) for elements with when(x...), otherwise 0
//   draws_if<Law>(when, x...)     Law(x..., most).draw(words) for elements with when(x...), otherwise 0
//   most, narrow                  the largest count, and whether numbers are to become float32
// Words are drawn in stages, one for each call of the last six.

// What several laws have in common is not inlined on the CPU.
#if defined(__CUDACC__)
#define CTN_LAW_PART CTN_FN
#else
#define CTN_LAW_PART [[gnu::noinline]] inline
#endif

template <class Words>
struct RandomElement {
  using Number = double;
  Words& source;
  double most;
  bool narrow;

  template <class F, class... N>
  CTN_FN double setup(const F& f, N... x) const {
    return f(x...);
  }
  template <class F, class... N>
  CTN_FN double map(const F& f, N... x) const {
    return f(x...);
  }
  template <class When, class F>
  CTN_FN double map_if(const When& when, const F& f, double x, double y) const {
    return when(y) ? f(x, y) : x;
  }
  template <class F, class... N>
  CTN_FN double words(const F& f, N... x) {
    source.next_stage();
    PhiloxBlock block;
    for (uint32_t& word : block.word) word = source.word();
    return f(block, x...);
  }
  template <class When, class F, class... N>
  CTN_FN double words_if(const When& when, const F& f, N... x) {
    if (when(x...)) return words(f, x...);
    source.next_stage();
    return 0;
  }
  template <class Trial, class... N>
  CTN_FN double trials(N... x) {
    source.next_stage();
    return random_accepted<Trial>(source, x...);
  }
  template <class Trial, class When, class F, class... N>
  CTN_FN double trials_or(const When& is, const F& f, double a, N... x) {
    source.next_stage();
    for (;;) {  // one loop for both, because registers are few
      RandomWords w;
      for (uint32_t& word : w.word) word = source.word();
      const PhiloxBlock first{{w.word[0], w.word[1], w.word[2], w.word[3]}};
      const double value = is(a) ? f(first) : Trial::full(w, x...);
      if (value == value) return value;
    }
  }
  template <class Law, class When, class... N>
  CTN_FN double draws_if(const When& when, N... x) {
    source.next_stage();
    return when(x...) ? static_cast<double>(Law(x..., most).draw(source)) : 0.0;
  }
};

// --- numbers that have been drawn with single parameters, the first parameter here, moved and scaled

struct RandomUniform {
  template <class T>
  CTN_FN static double last(double low, double high) {
    return static_cast<double>(random_next(static_cast<T>(high), static_cast<T>(low)));
  }
  template <class T>
  CTN_FN static double of(double unit, double low, double high, double end) {
    const double x = static_cast<double>(static_cast<T>(random_mad(unit, high - low, low)));
    const bool beyond = high >= low ? x > end : x < end;
    return beyond ? end : x;
  }

  template <class T, class S, class N>
  CTN_FN static N draw_as(S& s, const N* p) {
    const N end = s.setup([](double low, double high) { return last<T>(low, high); }, p[1], p[2]);
    return s.map([](double unit, double low, double high, double e) { return of<T>(unit, low, high, e); },
                 p[0], p[1], p[2], end);
  }
  template <class S, class N = typename S::Number>
  CTN_FN static N draw(S& s, const N* p) {
    return s.narrow ? draw_as<float>(s, p) : draw_as<double>(s, p);
  }
};

struct RandomMoved {
  template <class S, class N = typename S::Number>
  CTN_FN static N draw(S& s, const N* p) {
    return s.map([](double x, double loc, double scale) { return random_mad(x, scale, loc); }, p[0], p[1],
                 p[2]);
  }
};

struct RandomLognormal {
  template <class S, class N = typename S::Number>
  CTN_FN static N draw(S& s, const N* p) {
    return s.map([](double x, double mean, double sigma) { return random_exp(random_mad(x, sigma, mean)); },
                 p[0], p[1], p[2]);
  }
};

// --- location and scale

CTN_FN double random_normal(const PhiloxBlock& w) {
  return random_normal(w.word[0], w.word[1], w.word[2], w.word[3]).first;
}
CTN_FN double random_exponential(const PhiloxBlock& w) { return random_exponential(w.word[0], w.word[1]); }

/// A law with one block of words for each element: NAME::of(block, parameters...).
template <class Law, int kParameters>
struct RandomTransform {
  template <class S, class N = typename S::Number>
  CTN_FN static N draw(S& s, const N* p) {
    if constexpr (kParameters == 0)
      return s.words([](const PhiloxBlock& w) { return Law::of(w); });
    else if constexpr (kParameters == 1)
      return s.words([](const PhiloxBlock& w, double a) { return Law::of(w, a); }, p[0]);
    else if constexpr (kParameters == 2)
      return s.words([](const PhiloxBlock& w, double a, double b) { return Law::of(w, a, b); }, p[0], p[1]);
    else
      return s.words([](const PhiloxBlock& w, double a, double b, double c) { return Law::of(w, a, b, c); },
                     p[0], p[1], p[2]);
  }
};

struct RandomLaplace : RandomTransform<RandomLaplace, 2> {
  CTN_FN static double of(const PhiloxBlock& w, double loc, double scale) {
    const double x = random_exponential(w);
    return random_mad(w.word[2] >> 31 ? -x : x, scale, loc);
  }
};

struct RandomLogistic : RandomTransform<RandomLogistic, 2> {
  CTN_FN static double of(const PhiloxBlock& w, double loc, double scale) {
    // The logarithm of the odds of the smaller part, with a sign of its own
    const double u = random_mul(0.5, random_open_unit(w.word[0], w.word[1]));
    const double x = random_log(u / (1.0 - u));
    return random_mad(w.word[2] >> 31 ? -x : x, scale, loc);
  }
};

struct RandomRayleigh : RandomTransform<RandomRayleigh, 1> {
  CTN_FN static double of(const PhiloxBlock& w, double scale) {
    return random_mul(random_sqrt(random_mul(2.0, random_exponential(w))), scale);
  }
};

struct RandomCauchy : RandomTransform<RandomCauchy, 0> {
  CTN_FN static double of(const PhiloxBlock& w) {
    const RandomPair<double> pair = random_normal(w.word[0], w.word[1], w.word[2], w.word[3]);
    return pair.first / pair.second;
  }
};

// --- powers

struct RandomPareto : RandomTransform<RandomPareto, 1> {
  CTN_FN static double of(const PhiloxBlock& w, double a) { return random_expm1(random_exponential(w) / a); }
};

struct RandomWeibull : RandomTransform<RandomWeibull, 1> {
  CTN_FN static double of(const PhiloxBlock& w, double a) {
    const double x = random_exp(random_log(random_exponential(w)) / a);
    return a == 0 ? 0.0 : x;
  }
};

struct RandomPower : RandomTransform<RandomPower, 1> {
  CTN_FN static double of(const PhiloxBlock& w, double a) { return random_exp(-random_exponential(w) / a); }
};

struct RandomTriangular : RandomTransform<RandomTriangular, 3> {
  CTN_FN static double of(const PhiloxBlock& w, double left, double mode, double right) {
    const double u = random_open_unit(w.word[0], w.word[1]);
    const double width = right - left, rising = mode - left, falling = right - mode;
    const double part = random_mul(u, width);
    const bool first = part <= rising;
    // The root of the product of both could overflow and underflow before the root.
    const double a = random_sqrt(first ? part : random_mul(1.0 - u, width));
    const double root = random_mul(a, random_sqrt(first ? rising : falling));
    return first ? left + root : right - root;
  }
};

struct RandomWald : RandomTransform<RandomWald, 2> {
  template <class S, class N = typename S::Number>
  CTN_FN static N draw(S& s, const N* p) {
    // The smaller root over the mean, as its reciprocal
    const N ratio = s.words(
        [](const PhiloxBlock& w, double mean, double scale) {
          const double x = random_normal(w);
          const double y = random_mul(random_mul(x, x), random_mul(0.5, mean / scale));
          return 1.0 + y + random_sqrt(random_mul(y, y + 2.0));
        },
        p[0], p[1]);
    return s.words(
        [](const PhiloxBlock& w, double mean, double r) {
          const double u = random_open_unit(w.word[0], w.word[1]);
          return random_mul(u, 1.0 + 1.0 / r) <= 1.0 ? mean / r : random_mul(mean, r);
        },
        p[0], ratio);
  }
};

// --- the gamma distribution, and what is made of it

/// factor exp(power), which does not underflow for small shapes; the power is 0 for shapes of at least 1. The
/// shape 1 is that of the exponential distribution.
template <class N>
struct RandomGammaParts {
  N factor, power;
};

template <class S, class N>
CTN_LAW_PART RandomGammaParts<N> random_gamma_parts(S& s, const N& shape) {
  const N d = s.setup([](double a) { return a < 1 ? a + 2.0 / 3.0 : a - 1.0 / 3.0; }, shape);
  const N c = s.setup([](double x) { return 1.0 / random_sqrt(random_mul(9.0, x)); }, d);
  const N factor = s.template trials_or<RandomGammaTrial>(
      [](double a) { return a == 1; }, [](const PhiloxBlock& w) { return random_exponential(w); }, shape, d,
      c);
  const N power = s.words_if([](double a) { return a < 1; },
                             [](const PhiloxBlock& w, double a) {
                               const double x = random_exponential(w) / a;
                               return x < 0x1p1023 ? -x : -0x1p1023;
                             },
                             shape);
  return {factor, power};
}

template <class S, class N>
CTN_LAW_PART N random_standard_gamma(S& s, const N& shape) {
  const RandomGammaParts<N> parts = random_gamma_parts(s, shape);
  return s.map_if([](double power) { return power < 0; },
                  [](double factor, double power) { return random_mul(factor, random_exp(power)); },
                  parts.factor, parts.power);
}

struct RandomGamma {
  template <class S, class N = typename S::Number>
  CTN_FN static N draw(S& s, const N* p) {
    return s.map([](double x, double scale) { return random_mul(x, scale); }, random_standard_gamma(s, p[0]),
                 p[1]);
  }
};

struct RandomLogGamma {
  template <class S, class N = typename S::Number>
  CTN_FN static N draw(S& s, const N* p) {
    const RandomGammaParts<N> parts = random_gamma_parts(s, p[0]);
    return s.map([](double factor, double power) { return random_log(factor) + power; }, parts.factor,
                 parts.power);
  }
};

/// A vector of the Dirichlet distribution from gamma numbers or their logarithms, which it overwrites; put(i,
/// x) stores its elements.
template <class Put>
CTN_LAW_PART void random_dirichlet(double* numbers, int64_t n, bool logs, const Put& put) {
  if (logs) {
    double most = numbers[0];
    for (int64_t i = 1; i < n; ++i) most = numbers[i] > most ? numbers[i] : most;
    for (int64_t i = 0; i < n; ++i) numbers[i] = random_exp(numbers[i] - most);
  }
  double total = 0;
  for (int64_t i = 0; i < n; ++i) total = random_add(total, numbers[i]);
  for (int64_t i = 0; i < n; ++i) put(i, numbers[i] / total);
}

template <class S, class N>
CTN_LAW_PART N random_chisquare(S& s, const N& df) {
  const N shape = s.setup([](double x) { return random_mul(0.5, x); }, df);
  return s.map([](double x) { return random_mul(2.0, x); }, random_standard_gamma(s, shape));
}

struct RandomChisquare {
  template <class S, class N = typename S::Number>
  CTN_FN static N draw(S& s, const N* p) {
    return random_chisquare(s, p[0]);
  }
};

/// Above one degree of freedom, the square of a normal number that is not centered is one of them. Otherwise,
/// there are more degrees, twice a number of Poisson's distribution.
struct RandomNoncentralChisquare {
  template <class S, class N = typename S::Number>
  CTN_LAW_PART static N draw(S& s, const N* p) {
    const N half = s.setup([](double nonc) { return random_mul(0.5, nonc); }, p[1]);
    const N more =
        s.template draws_if<RandomPoissonOf>([](double, double df) { return df <= 1; }, half, p[0]);
    const N shape =
        s.map([](double df,
                 double pairs) { return df <= 1 ? random_mad(0.5, df, pairs) : random_mul(0.5, df - 1.0); },
              p[0], more);
    const N rest = random_standard_gamma(s, shape);
    return s.words(
        [](const PhiloxBlock& w, double df, double nonc, double x) {
          const double normal = random_normal(w) + random_sqrt(nonc);
          const double square = df <= 1 ? 0.0 : random_mul(normal, normal);
          return random_mad(2.0, x, square);
        },
        p[0], p[1], rest);
  }

  /// Poisson with mean `half`; the other parameter only says for which elements.
  struct RandomPoissonOf : RandomPoisson {
    CTN_FN RandomPoissonOf(double half, double, double) : RandomPoisson(half, 0x1p63 - 1024) {}
  };
};

struct RandomF {
  template <class S, class N = typename S::Number>
  CTN_FN static N draw(S& s, const N* p) {
    const auto half = [](double df) { return random_mul(0.5, df); };
    const RandomGammaParts<N> x = random_gamma_parts(s, s.setup(half, p[0]));
    const RandomGammaParts<N> y = random_gamma_parts(s, s.setup(half, p[1]));
    const N power = s.map([](double a, double b) { return a - b; }, x.power, y.power);
    return s.map([](double a, double b, double e, double num,
                    double den) { return random_mul((a / num) / (b / den), random_exp(e)); },
                 x.factor, y.factor, power, p[0], p[1]);
  }
};

struct RandomNoncentralF {
  template <class S, class N = typename S::Number>
  CTN_FN static N draw(S& s, const N* p) {
    const N given[] = {p[0], p[2]};
    const N above =
        s.map([](double x, double num) { return x / num; }, RandomNoncentralChisquare::draw(s, given), p[0]);
    return s.map([](double x, double y, double den) { return x / (y / den); }, above,
                 random_chisquare(s, p[1]), p[1]);
  }
};

struct RandomStudentT {
  template <class S, class N = typename S::Number>
  CTN_FN static N draw(S& s, const N* p) {
    const N shape = s.setup([](double df) { return random_mul(0.5, df); }, p[0]);
    const N x = random_standard_gamma(s, shape);
    return s.words(
        [](const PhiloxBlock& w, double half, double y) {
          const double normal = random_normal(w);
          return half < 0x1p1023 ? normal / random_sqrt(y / half) : normal;
        },
        shape, x);
  }
};

struct RandomBeta {
  template <class S, class N = typename S::Number>
  CTN_FN static N draw(S& s, const N* p) {
    const RandomGammaParts<N> x = random_gamma_parts(s, p[0]);
    const RandomGammaParts<N> y = random_gamma_parts(s, p[1]);
    return s.map([](double a, double b, double e,
                    double h) { return 1.0 / random_mad(b / a, random_exp(h - e), 1.0); },
                 x.factor, y.factor, x.power, y.power);
  }
};

struct RandomVonMises {
  template <class S, class N = typename S::Number>
  CTN_FN static N draw(S& s, const N* p) {
    const N excess = s.setup([](double kappa) { return RandomVonMisesTrial::excess(kappa); }, p[1]);
    const N factor = s.setup([](double x) { return random_sqrt(x / (x + 2.0)); }, excess);
    const N tangent = s.template trials<RandomVonMisesTrial>(p[1], excess, factor);
    return s.map(
        [](double t, double mu) {
          const double angle = random_mad(2.0, random_atan(t, 1.0), mu);
          const double turns = __builtin_floor(random_mad(angle, 0.5 / kRandomPi, 0.5));
          const double inside = random_mad(turns, -2.0 * kRandomPi, angle);
          const double low = inside < -kRandomPi ? -kRandomPi : inside;
          return low > kRandomPi ? kRandomPi : low;
        },
        tangent, p[0]);
  }
};

// --- counts, as whole numbers up to `most`

struct RandomGeometric {
  template <class S, class N = typename S::Number>
  CTN_FN static N draw(S& s, const N* p) {
    const double most = s.most;
    const N rate = s.setup([](double x) { return -1.0 / random_log1p(-x); }, p[0]);
    return s.words(
        [=](const PhiloxBlock& w, double scale) {
          const double trial = -__builtin_floor(-random_mul(random_exponential(w), scale));
          const double bounded = trial > most ? most : trial;
          return bounded < 1.0 ? 1.0 : bounded;
        },
        rate);
  }
};

/// Kemp's method: geometric numbers whose probability is random.
struct RandomLogSeries {
  template <class S, class N = typename S::Number>
  CTN_FN static N draw(S& s, const N* p) {
    const double most = s.most;
    const N rate = s.setup([](double x) { return random_log1p(-x); }, p[0]);
    return s.words(
        [=](const PhiloxBlock& w, double scale) {
          const double base = -random_expm1(random_mul(scale, random_open_unit(w.word[0], w.word[1])));
          const double x = -random_log(random_open_unit(w.word[2], w.word[3]));
          const double trial = __builtin_floor(x / -random_log(base < 0x1p-1000 ? 0x1p-1000 : base)) + 1.0;
          return trial > most ? most : trial;
        },
        rate);
  }
};

struct RandomZipf {
  template <class S, class N = typename S::Number>
  CTN_FN static N draw(S& s, const N* p) {
    const double most = s.most;
    const N a = s.setup([](double x) { return x - 1.0; }, p[0]);
    const N range = s.setup([=](double x) { return -random_expm1(-random_mul(x, random_log(most))); }, a);
    const N factor = s.setup([](double x) { return -random_expm1(-random_mul(x, 0x1.62e42fefa39efp-1)); }, a);
    const N count = s.template trials<RandomZipfTrial>(a, range, factor);
    return s.map([=](double x) { return x > most ? most : x; }, count);  // after a rounding error
  }
};

/// Poisson's distribution with a mean of the gamma distribution.
struct RandomNegativeBinomial {
  template <class S, class N = typename S::Number>
  CTN_FN static N draw(S& s, const N* p) {
    const double most = s.most;
    const N mean = s.map(
        [=](double x, double chance) {
          const double lam = random_mul(x, (1.0 - chance) / chance);
          const double least = random_mul(most, 0.9);
          return lam > least ? least : lam;
        },
        random_standard_gamma(s, p[0]), p[1]);
    return s.template draws_if<RandomPoisson>([](double) { return true; }, mean);
  }
};

struct RandomHypergeometricLaw {
  template <class S, class N = typename S::Number>
  CTN_FN static N draw(S& s, const N* p) {
    return s.template draws_if<RandomHypergeometric>([](double, double, double) { return true; }, p[0], p[1],
                                                     p[2]);
  }
};
