// Poisson and binomial numbers for many elements at once, compiled for each instruction set.
#include <cstdint>
#if defined(__SSE2__)
#include <immintrin.h>
#endif

#include "impl/backend/cpu/random_counts.h"

#if !defined(__OPTIMIZE_SIZE__)

namespace catenary::cpu::CTN_SIMD_NAMESPACE {

namespace {

#include "impl/kernels/philox.h"
#include "impl/kernels/random_distributions.h"
//
#include "impl/kernels/random_trials.h"
//
#include "impl/backend/cpu/philox_tiles.h"

constexpr int kCount = kCountBlock;
using Laws = CountLaws;

/// Laws of means below 10 search, and the others reject.
void note_methods(const double* means, Laws& laws) {
  int searched = 0;
  for (int k = 0; k < kCount; ++k) searched += means[k] < 10 ? 1 : 0;
  laws.searches = searched > 0;
  laws.rejects = searched < kCount;
}

/// What random_stirling_error reads from its table, which loops by vectors do not.
CTN_FN double few_error(double k) {
  return k > 0 && k < 16 ? random_few_stirling_error(static_cast<int>(k)) : 0.0;
}

/// random_stirling_error without branches; `few` is few_error(k).
CTN_FN double stirling_error(double k, double few) {
  const double series = random_stirling_series(k < 16 ? 16.0 : k);
  return k < 16 ? few : series;
}

/// random_deviance without branches.
CTN_FN double deviance(double k, double mean) {
  return random_mul(-k, random_log1p_minus_anywhere((mean - k) / k));
}

void poisson_laws(const double* means, double most, Laws& laws) {
  note_methods(means, laws);
  for (int k = 0; k < kCount; ++k) {
    laws.row[Laws::mean][k] = laws.row[Laws::center][k] = means[k];
    laws.row[Laws::most][k] = most;
  }
  if (laws.searches)
    for (int k = 0; k < kCount; ++k) laws.row[Laws::none][k] = random_exp(-means[k]);
  if (!laws.rejects) return;
  for (int k = 0; k < kCount; ++k) {
    RandomPoisson law(0, most);
    law.mean = means[k];
    law.prepare_rejection();
    laws.row[Laws::a][k] = law.a;
    laws.row[Laws::b][k] = law.b;
    laws.row[Laws::accepted][k] = law.accepted;
    laws.row[Laws::alpha][k] = law.alpha;
  }
}

/// RandomBinomial::log_probability without branches for n >= 16, or NaN. The errors are few_error(k) and
/// few_error(n - k).
CTN_FN double binomial_log_probability(double k, double n, double mean, double failures, double error,
                                       double rest_error) {
  const double rest = n - k;
  const double around = random_mul(random_mul(0x1.921fb54442d18p+2, k), rest / n);
  const double value = random_stirling_series(n) - stirling_error(k, error) -
                       stirling_error(rest, rest_error) - deviance(k, mean) - deviance(rest, failures) -
                       random_mul(0.5, random_log(around));
  return ((k > 0) & (rest > 0)) ? value : random_nan();
}

struct Errors {
  double count[kCount], rest[kCount];
  void find(const double* counts, const double* trials, int n) {
    for (int i = 0; i < n; ++i) count[i] = few_error(counts[i]);
    for (int i = 0; i < n; ++i) rest[i] = few_error(trials[i] - counts[i]);
  }
};

void binomial_laws(const double* probabilities, const int64_t* trials, Laws& laws) {
  for (int k = 0; k < kCount; ++k) {
    const double p = probabilities[k], negative = p > 0.5 ? p - 1.0 : -p;
    const RandomBinomial law(trials[k], p, random_log1p_minus_anywhere(negative));
    laws.row[Laws::mean][k] = random_mul(law.n, law.p);
    laws.row[Laws::none][k] = law.none;
    laws.row[Laws::odds][k] = law.odds;
    laws.row[Laws::trials][k] = laws.row[Laws::most][k] = law.n;
    laws.row[Laws::a][k] = law.a;
    laws.row[Laws::b][k] = law.b;
    laws.row[Laws::center][k] = law.center;
    laws.row[Laws::accepted][k] = law.accepted;
    laws.row[Laws::alpha][k] = law.alpha;
    laws.row[Laws::failures][k] = random_mul(law.n, law.q);
    laws.row[Laws::log_mode][k] = __builtin_floor(random_mul(law.n + 1.0, law.p));
  }
  note_methods(laws.row[Laws::mean], laws);
  if (!laws.rejects) return;
  Errors errors;
  errors.find(laws.row[Laws::log_mode], laws.row[Laws::trials], kCount);
  for (int k = 0; k < kCount; ++k)
    laws.row[Laws::log_mode][k] = binomial_log_probability(
        laws.row[Laws::log_mode][k], laws.row[Laws::trials][k], laws.row[Laws::mean][k],
        laws.row[Laws::failures][k], errors.count[k], errors.rest[k]);
}

/// Searches as random_search does.
template <class Law>
CTN_FN void search(const Laws& laws, const double* units, double* counts) {
  alignas(64) double rest[kCount], probability[kCount], found[kCount];
  for (int k = 0; k < kCount; ++k) {
    rest[k] = laws.row[Laws::mean][k] < 10 ? units[k] : -1.0;  // others end at once
    probability[k] = laws.row[Laws::none][k];
    found[k] = random_nan();
  }
  for (int step = 0, open = 1; open && step < 110; ++step) {
    const double count = step;
    open = 0;
    for (int k = 0; k < kCount; ++k) {
      const bool ends = rest[k] <= probability[k];
      found[k] = (ends & (found[k] != found[k])) ? count : found[k];
      open |= ends ? 0 : 1;
      rest[k] = ends ? -1.0 : rest[k] - probability[k];  // below every probability
      probability[k] = random_mul(probability[k], Law::ratio(laws, k, count + 1.0));
    }
  }
  for (int k = 0; k < kCount; ++k) counts[k] = laws.row[Laws::mean][k] < 10 ? found[k] : counts[k];
}

/// An attempt of PTRS or BTRS.
struct Attempt {
  double v, distance, k;
  bool is_outside;

  CTN_FN Attempt(double first, double second, const Laws& laws, int i, double shift) : v(second) {
    const double u = first - 0.5;
    distance = 0.5 - (u < 0 ? -u : u);
    const double ratio = random_mul(2.0, laws.row[Laws::a][i]) / distance + laws.row[Laws::b][i];
    k = __builtin_floor(random_mad(ratio, u, laws.row[Laws::center][i]) + shift);
    is_outside = (k < 0) | (k > laws.row[Laws::most][i]);
  }
  /// What the squeeze accepts, or NaN.
  CTN_FN double squeezed(const Laws& laws, int i) const {
    return (is_outside | (distance < 0.07) | (v > laws.row[Laws::accepted][i])) ? random_nan() : k;
  }
  CTN_FN double log_hat(const Laws& laws, int i) const {
    return random_log(random_mul(v, laws.row[Laws::alpha][i]) /
                      (laws.row[Laws::a][i] / random_mul(distance, distance) + laws.row[Laws::b][i]));
  }
};

struct Poisson {
  static constexpr double shift = 0.43;
  CTN_FN static double ratio(const Laws& laws, int i, double k) { return laws.row[Laws::mean][i] / k; }
  CTN_FN static double decide(const Attempt& t, const Laws& laws, int i, const Errors& errors) {
    const double mean = laws.row[Laws::mean][i], k = t.k;
    const double scale = random_mul(0.5, random_log(random_mul(0x1.921fb54442d18p+2, k)));
    const double log_probability = -stirling_error(k, errors.count[i]) - deviance(k, mean) - scale;
    const double decided = t.log_hat(laws, i) <= (k == 0 ? -mean : log_probability) ? k : kRefused;
    const bool refused = t.is_outside | ((t.distance < 0.013) & (t.v > t.distance));
    return refused ? kRefused : decided;
  }
};

struct Binomial {
  static constexpr double shift = 0;
  CTN_FN static double ratio(const Laws& laws, int i, double k) {
    return random_mul((laws.row[Laws::trials][i] + 1.0 - k) / k, laws.row[Laws::odds][i]);
  }
  CTN_FN static double decide(const Attempt& t, const Laws& laws, int i, const Errors& errors) {
    const double below =
        binomial_log_probability(t.k, laws.row[Laws::trials][i], laws.row[Laws::mean][i],
                                 laws.row[Laws::failures][i], errors.count[i], errors.rest[i]) -
        laws.row[Laws::log_mode][i];
    const double decided = t.log_hat(laws, i) <= below ? t.k : kRefused;
    return t.is_outside ? kRefused : below != below ? random_nan() : decided;
  }
};

/// Decides about what no squeeze has accepted, which is put side by side.
template <class Law>
CTN_FN void decide(const Laws& laws, const double* first, const double* second, double* counts) {
  int places[kCount], left = 0;
  for (int k = 0; k < kCount; ++k) {
    places[left] = k;
    left += counts[k] != counts[k] ? 1 : 0;
  }
  Laws some;
  alignas(64) double firsts[kCount], seconds[kCount], decided[kCount];
  for (int i = 0; i < left; ++i) {
    const int k = places[i];
    firsts[i] = first[k];
    seconds[i] = second[k];
    for (int row = 0; row < Laws::kRows; ++row) some.row[row][i] = laws.row[row][k];
  }
  alignas(64) double found[kCount];
  for (int i = 0; i < left; ++i) found[i] = Attempt(firsts[i], seconds[i], some, i, Law::shift).k;
  Errors errors;
  errors.find(found, some.row[Laws::trials], left);
  for (int i = 0; i < left; ++i)
    decided[i] = Law::decide(Attempt(firsts[i], seconds[i], some, i, Law::shift), some, i, errors);
  for (int i = 0; i < left; ++i) counts[places[i]] = decided[i];
}

template <class Law>
void draw(uint64_t seed, uint64_t counter, uint32_t stage, const Laws& laws, double* counts) {
  alignas(64) double first[kCount], second[kCount];
  constexpr int kWidth = static_cast<int>(kRandomCounters);
  for (int t = 0; t < kCount; t += kWidth) {
    Tile tile;
    generate(seed, counter + static_cast<uint64_t>(t), tile, stage);
    for (int k = 0; k < kWidth; ++k) {
      first[t + k] = random_open_unit(tile.word[0][k], tile.word[1][k]);
      second[t + k] = random_open_unit(tile.word[2][k], tile.word[3][k]);
    }
  }
  if (laws.rejects) {
    for (int k = 0; k < kCount; ++k)
      counts[k] = Attempt(first[k], second[k], laws, k, Law::shift).squeezed(laws, k);
    decide<Law>(laws, first, second, counts);
  }
  if (laws.searches) search<Law>(laws, first, counts);
}

}  // namespace

extern const CountKernels count_kernels = {poisson_laws, binomial_laws, draw<Poisson>, draw<Binomial>};

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE

#endif
