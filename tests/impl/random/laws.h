// Distribution functions and statistics for the tests of distributions.
#pragma once
#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

namespace catenary::laws {

using Cdf = std::function<double(double)>;

/// The regularized lower incomplete gamma function, by its series or its continued fraction.
inline double gamma_cdf(double x, double a) {
  if (x <= 0) return 0;
  const double front = std::exp(a * std::log(x) - x - std::lgamma(a));
  if (x < a + 1) {
    double term = 1 / a, sum = term;
    for (double n = a + 1; term > sum * 1e-16; n += 1) sum += term *= x / n;
    return sum * front;
  }
  double b = x + 1 - a, c = 1e300, d = 1 / b, h = d;
  for (int i = 1; i < 100000; ++i) {
    const double an = -i * (i - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    h *= d * c;
    if (std::fabs(d * c - 1) < 1e-15) break;
  }
  return 1 - front * h;
}

/// The regularized incomplete beta function, by its continued fraction.
inline double beta_cdf(double x, double a, double b) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - beta_cdf(1 - x, b, a);
  const double front =
      std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) + a * std::log(x) + b * std::log1p(-x)) /
      a;
  double c = 1, d = 1 / (1 - (a + b) * x / (a + 1)), h = d;
  for (int m = 1; m < 10000; ++m) {
    double term = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / (1 + term * d);
    c = 1 + term / c;
    h *= d * c;
    term = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / (1 + term * d);
    c = 1 + term / c;
    h *= d * c;
    if (std::fabs(d * c - 1) < 1e-15) break;
  }
  return front * h;
}

inline double normal_cdf(double x) { return 0.5 * std::erfc(-x / std::sqrt(2.0)); }

inline double f_cdf(double x, double num, double den) {
  return beta_cdf(num * x / (num * x + den), num / 2, den / 2);
}

inline double t_cdf(double x, double df) {
  const double tail = 0.5 * beta_cdf(df / (df + x * x), df / 2, 0.5);
  return x > 0 ? 1 - tail : tail;
}

/// The mean of cdf(j) over a Poisson number j with mean m.
inline double poisson_mixture(double m, const Cdf& cdf) {
  double sum = 0;
  for (int j = 0; j < 400; ++j) {
    const double p = std::exp(j * std::log(m) - m - std::lgamma(j + 1.0));
    if (p > 1e-18) sum += p * cdf(j);
  }
  return sum;
}

inline double wald_cdf(double x, double mean, double scale) {
  const double root = std::sqrt(scale / x);
  return normal_cdf(root * (x / mean - 1)) + std::exp(2 * scale / mean) * normal_cdf(-root * (x / mean + 1));
}

/// By Simpson's rule.
inline Cdf vonmises_cdf(double kappa) {
  constexpr int kParts = 20000;
  const double pi = std::acos(-1.0), step = 2 * pi / kParts;
  auto density = [=](double x) { return std::exp(kappa * (std::cos(x) - 1)); };
  std::vector<double> sums{0};
  for (int i = 0; i < kParts; ++i) {
    const double x = -pi + i * step;
    sums.push_back(sums.back() + (density(x) + 4 * density(x + step / 2) + density(x + step)) * step / 6);
  }
  return [=](double x) {
    const double place = std::clamp((x + pi) / step, 0.0, double(kParts));
    const size_t i = std::min(size_t(place), size_t(kParts) - 1);
    return (sums[i] + (sums[i + 1] - sums[i]) * (place - double(i))) / sums.back();
  };
}

/// The Kolmogorov-Smirnov distance times sqrt(n), which exceeds 2.5 for one sample in 100000. The function,
/// which never falls, is not called within a range of the sample if its values at the ends rule out a larger
/// distance there.
inline double distance(std::vector<double> sample, const Cdf& cdf) {
  std::sort(sample.begin(), sample.end());
  const double n = double(sample.size());
  double most = 0;
  const std::function<void(size_t, size_t, double, double)> look = [&](size_t begin, size_t end, double low,
                                                                       double high) {
    if (begin == end || std::max(high - double(begin) / n, double(end) / n - low) <= most) return;
    const size_t i = begin + (end - begin) / 2;
    const double p = cdf(sample[i]);
    most = std::max({most, p - double(i) / n, double(i + 1) / n - p});
    look(begin, i, low, p);
    look(i + 1, end, p, high);
  };
  look(0, sample.size(), 0, 1);
  return most * std::sqrt(n);
}

/// The chi-square statistic of counts against probabilities, over cells with an expected count of at least 10
/// (the rest forms one cell), as standard deviations from its mean. It exceeds 4.5 for fewer than one sample
/// in 10000.
inline double surprise(const std::vector<double>& sample, const Cdf& log_probability) {
  const auto [low, high] = std::minmax_element(sample.begin(), sample.end());
  const double n = double(sample.size()), last = std::min(*high, *low + 1e5);
  std::vector<double> counts(size_t(last - *low) + 1);
  for (double x : sample)
    if (x <= last) ++counts[size_t(x - *low)];
  double square = 0, rest_count = n, rest_expected = n;
  int cells = 0;
  for (size_t i = 0; i < counts.size(); ++i) {
    const double expected = n * std::exp(log_probability(*low + double(i)));
    if (!(expected >= 10)) continue;
    square += (counts[i] - expected) * (counts[i] - expected) / expected;
    rest_count -= counts[i];
    rest_expected -= expected;
    ++cells;
  }
  if (rest_expected >= 10) {
    square += (rest_count - rest_expected) * (rest_count - rest_expected) / rest_expected;
    ++cells;
  } else if (rest_count > 60) {
    return HUGE_VAL;
  }
  const double freedom = cells - 1;
  return freedom > 0 ? (square - freedom) / std::sqrt(2 * freedom) : 0;
}

inline double log_choose(double n, double k) {
  return k < 0 || k > n ? -HUGE_VAL : std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1);
}

}  // namespace catenary::laws
