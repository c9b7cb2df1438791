// Random arrays of distributions whose parameters are arrays.
#include "impl/random/distributions.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "impl/array/launch.h"
#include "impl/backend/params/random.h"

namespace catenary {
namespace {

/// What a parameter may be. NaN is outside of each of them except for `any`.
struct Domain {
  double low, high;
  bool low_open, high_open;
  const char* expected;
  bool whole;

  bool holds(double value) const {
    return (low_open ? value > low : value >= low) && (high_open ? value < high : value <= high);
  }
};

constexpr double kInfinity = HUGE_VAL;
constexpr Domain kAny{};
constexpr Domain kAtLeast0{0, kInfinity, false, false, "at least 0", false};
constexpr Domain kAbove0{0, kInfinity, true, false, "more than 0", false};
constexpr Domain kAbove1{1, kInfinity, true, false, "more than 1", false};
constexpr Domain kChance{0, 1, true, false, "more than 0 and at most 1", false};
constexpr Domain kBelow1{0, 1, false, true, "at least 0 and less than 1", false};
constexpr Domain kNoncentrality{0, 0x1p62, false, false, "0 to 2^62", false};
constexpr Domain kCount{0, 0x1p50, false, false, "0 to 2^50", true};

struct Given {
  const Array* array;  // null: the number
  const char* name;
  Domain range;
  double number = 0;
};
using Parameters = std::initializer_list<Given>;

/// The values of a parameter on the host, in C order.
struct Host {
  ArrayRef array;  // float64
  std::vector<double> values;
};

Host host_values(const Given& given, Backend& backend) {
  const Array& a = *given.array;
  if (given.range.whole ? !is_integer(a.dtype()) : a.dtype() == CTN_BOOL)
    fail(CTN_ERROR_DTYPE, "%s: expected %s, got %s", given.name, given.range.whole ? "integers" : "numbers",
         describe(a).c_str());
  Host host{asarray(*beside(a, backend), CTN_FLOAT64), {}};
  host.values.resize(size_t(a.size()));
  to_data(*host.array, host.values.data());
  if (!given.range.expected) return host;
  for (double value : host.values)
    if (!given.range.holds(value))
      fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected %s, got %g", given.name, given.range.expected, value);
  return host;
}

double most_of(DType dtype) { return dtype == CTN_INT32 ? 0x1p31 - 1 : 0x1p63 - 1024; }

// Conditions between the parameters of one element, which get the values by number.

void finite_range(const double* v, DType dtype) {
  const auto finite = [&](double x) { return std::isfinite(dtype == CTN_FLOAT32 ? double(float(x)) : x); };
  if (!finite(v[0]) || !finite(v[1]) || !finite(v[1] - v[0]))
    fail(CTN_ERROR_INVALID_ARGUMENT, "high: expected a finite distance from low in %s, got %g and %g",
         dtype_name(dtype), v[1], v[0]);
}

void ordered(const double* v, DType) {
  if (!(v[0] <= v[1]))
    fail(CTN_ERROR_INVALID_ARGUMENT, "mode: expected at least left, got %g and %g", v[1], v[0]);
  if (!(v[1] <= v[2]))
    fail(CTN_ERROR_INVALID_ARGUMENT, "right: expected at least mode, got %g and %g", v[2], v[1]);
  if (!(v[0] < v[2]))
    fail(CTN_ERROR_INVALID_ARGUMENT, "right: expected more than left, got %g and %g", v[2], v[0]);
  if (!std::isfinite(v[2] - v[0]))
    fail(CTN_ERROR_INVALID_ARGUMENT, "right: expected a finite distance from left, got %g and %g", v[2],
         v[0]);
}

void mean_held(const double* v, DType dtype) {
  const double most = most_of(dtype), held = most - 10 * std::sqrt(most);
  if (!((1 - v[1]) / v[1] * (v[0] + 10 * std::sqrt(v[0])) <= held))
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "p: expected counts n (1 - p) / p up to ten deviations above their mean to be at most %g for %s, "
         "got p = %g "
         "and n = %g",
         held, dtype_name(dtype), v[1], v[0]);
}

void sample_held(const double* v, DType dtype) {
  if (v[2] > v[0] + v[1])
    fail(CTN_ERROR_INVALID_ARGUMENT, "nsample: expected at most ngood + nbad = %.17g, got %.17g", v[0] + v[1],
         v[2]);
  if (v[0] > most_of(dtype) && v[2] > most_of(dtype))
    fail(CTN_ERROR_INVALID_ARGUMENT, "nsample: expected at most %.17g for %s, got %.17g", most_of(dtype),
         dtype_name(dtype), v[2]);
}

using Condition = void (*)(const double*, DType);

void check(Condition condition, Span<const Array* const> arrays, DType dtype) {
  const Dims shape = broadcast_shapes(arrays);
  std::vector<std::vector<double>> values;
  for (const Array* a : arrays) {
    ArrayRef whole = broadcast_to(*a, shape);
    values.emplace_back(size_t(whole->size()));
    to_data(*whole, values.back().data());
  }
  for (size_t i = 0; i < values[0].size(); ++i) {
    double at[kMostLawParameters];
    for (size_t k = 0; k < values.size(); ++k) at[k] = values[k][i];
    condition(at, dtype);
  }
}

void require_dtype(RandomLaw law, DType dtype) {
  if (kRandomLaws[int(law)].counts) {
    if (dtype != CTN_INT32 && dtype != CTN_INT64)
      fail(CTN_ERROR_DTYPE, "dtype: expected int32 or int64, got %s", dtype_name(dtype));
  } else if (dtype != CTN_FLOAT32 && dtype != CTN_FLOAT64) {
    fail(CTN_ERROR_DTYPE, "dtype: expected float32 or float64, got %s", dtype_name(dtype));
  }
}

/// A draw whose parameters have been checked. Everything is allocated before something is drawn, so that a
/// failure leaves the generator unchanged.
struct Draw {
  Backend& backend;
  RandomLawParams params;
  std::vector<ArrayRef> kept;
  const Array* operands[kMostLawParameters];
  ArrayRef out;
  double least, most;  // of all parameters
};

Backend& place_of(const RandomState* state, Parameters given) {
  Backend* place = state ? &state->backend() : nullptr;
  for (const Given& each : given) {
    if (!each.array || each.array->is_weak()) continue;
    if (!place) place = &each.array->backend();
    if (place != &each.array->backend())
      fail(CTN_ERROR_DEVICE, "%s: expected an array on \"%s\", the device of %s, got one on \"%s\"",
           each.name, place->name().c_str(), state ? "the state" : "the other parameters",
           each.array->backend().name().c_str());
  }
  return place ? *place : current_backend();
}

/// The parameters are the last of those of the law.
Draw prepared(const RandomState* state, RandomLaw law, Parameters given, Shape shape, DType dtype,
              Condition condition = nullptr) {
  require_dtype(law, dtype);
  Draw draw{place_of(state, given), {}, {}, {}, {}, HUGE_VAL, -HUGE_VAL};
  draw.params.law = law;
  const size_t first = size_t(kRandomLaws[int(law)].parameters) - given.size();
  const Array* arrays[kMostLawParameters] = {};
  size_t at = first;
  for (const Given& each : given) {
    draw.params.numbers[at] = each.number;
    if (each.array) {
      Host host = host_values(each, draw.backend);
      for (double value : host.values) {
        draw.least = std::min(draw.least, value);
        draw.most = std::max(draw.most, value);
      }
      const bool single = host.values.size() == 1 && host.array->ndim() <= int(shape.size);
      if (single) draw.params.numbers[at] = host.values[0];
      draw.params.each[at] = !single;
      draw.kept.push_back(std::move(host.array));
      arrays[at] = draw.kept.back().get();
    }
    ++at;
  }
  draw.out = empty_on(draw.backend, shape, dtype);
  for (size_t i = first; i < at; ++i) {
    if (!draw.params.each[i]) continue;
    draw.kept.push_back(contiguous(*broadcast_to(*arrays[i], shape)));
    draw.operands[i] = draw.kept.back().get();
  }
  // After the broadcasts: together, parameters that do not match the shape may be much larger than it.
  if (condition) check(condition, {arrays + first, given.size()}, dtype);
  return draw;
}

ArrayRef drawn(RandomState* state, Draw draw) {
  if (draw.out->size() > 0)
    (state ? *state : default_random_state(draw.backend))
        .fill(draw.params, {draw.operands[0], draw.operands[1], draw.operands[2]}, *draw.out);
  return std::move(draw.out);
}

ArrayRef draw(RandomState* state, RandomLaw law, Parameters given, Shape shape, DType dtype,
              Condition condition = nullptr) {
  return drawn(state, prepared(state, law, given, shape, dtype, condition));
}

/// Draws with the parameters 0 and 1, and then moves and scales: equal parameters give the numbers that are
/// drawn with single ones, up to rounding.
ArrayRef moved(RandomState* state, RandomOp op, RandomLaw law, Parameters given, Shape shape, DType dtype,
               Condition condition = nullptr) {
  Draw draw = prepared(state, law, given, shape, dtype, condition);
  if (draw.out->size() == 0) return std::move(draw.out);
  ArrayRef standard = empty_on(draw.backend, shape, dtype);
  ArrayRef wide = dtype == CTN_FLOAT64 ? standard : empty_on(draw.backend, shape, CTN_FLOAT64);
  RandomParams params{};
  params.op = op;
  params.b = 1;
  (state ? *state : default_random_state(draw.backend)).fill(params, *standard);
  if (wide.get() != standard.get()) assign(*wide, *standard);
  draw.params.each[0] = true;
  launch(kernels::random_law, draw.params, wide.get(), draw.operands[1], draw.operands[2], draw.out.get());
  draw.out->storage().mark_written();
  return std::move(draw.out);
}

}  // namespace

ArrayRef random_uniform_of(RandomState* state, const Array& low, const Array& high, Shape shape,
                           DType dtype) {
  return moved(state, RandomOp::uniform, RandomLaw::uniform, {{&low, "low", kAny}, {&high, "high", kAny}},
               shape, dtype, finite_range);
}

ArrayRef random_normal_of(RandomState* state, const Array& loc, const Array& scale, Shape shape,
                          DType dtype) {
  return moved(state, RandomOp::normal, RandomLaw::moved, {{&loc, "loc", kAny}, {&scale, "scale", kAtLeast0}},
               shape, dtype);
}

ArrayRef random_lognormal_of(RandomState* state, const Array& mean, const Array& sigma, Shape shape,
                             DType dtype) {
  return moved(state, RandomOp::normal, RandomLaw::lognormal,
               {{&mean, "mean", kAny}, {&sigma, "sigma", kAtLeast0}}, shape, dtype);
}

ArrayRef random_exponential_of(RandomState* state, const Array& scale, Shape shape, DType dtype) {
  return moved(state, RandomOp::exponential, RandomLaw::moved,
               {{nullptr, "loc", kAny, 0}, {&scale, "scale", kAtLeast0}}, shape, dtype);
}

ArrayRef random_gumbel_of(RandomState* state, const Array& loc, const Array& scale, Shape shape,
                          DType dtype) {
  return moved(state, RandomOp::gumbel, RandomLaw::moved, {{&loc, "loc", kAny}, {&scale, "scale", kAtLeast0}},
               shape, dtype);
}

ArrayRef random_laplace(RandomState* state, const Array& loc, const Array& scale, Shape shape, DType dtype) {
  return draw(state, RandomLaw::laplace, {{&loc, "loc", kAny}, {&scale, "scale", kAtLeast0}}, shape, dtype);
}

ArrayRef random_logistic(RandomState* state, const Array& loc, const Array& scale, Shape shape, DType dtype) {
  return draw(state, RandomLaw::logistic, {{&loc, "loc", kAny}, {&scale, "scale", kAtLeast0}}, shape, dtype);
}

ArrayRef random_rayleigh(RandomState* state, const Array& scale, Shape shape, DType dtype) {
  return draw(state, RandomLaw::rayleigh, {{&scale, "scale", kAtLeast0}}, shape, dtype);
}

ArrayRef random_standard_cauchy(RandomState* state, Shape shape, DType dtype) {
  return draw(state, RandomLaw::standard_cauchy, {}, shape, dtype);
}

ArrayRef random_pareto(RandomState* state, const Array& a, Shape shape, DType dtype) {
  return draw(state, RandomLaw::pareto, {{&a, "a", kAbove0}}, shape, dtype);
}

ArrayRef random_weibull(RandomState* state, const Array& a, Shape shape, DType dtype) {
  return draw(state, RandomLaw::weibull, {{&a, "a", kAtLeast0}}, shape, dtype);
}

ArrayRef random_power(RandomState* state, const Array& a, Shape shape, DType dtype) {
  return draw(state, RandomLaw::power, {{&a, "a", kAbove0}}, shape, dtype);
}

ArrayRef random_triangular(RandomState* state, const Array& left, const Array& mode, const Array& right,
                           Shape shape, DType dtype) {
  return draw(state, RandomLaw::triangular,
              {{&left, "left", kAny}, {&mode, "mode", kAny}, {&right, "right", kAny}}, shape, dtype, ordered);
}

ArrayRef random_wald(RandomState* state, const Array& mean, const Array& scale, Shape shape, DType dtype) {
  return draw(state, RandomLaw::wald, {{&mean, "mean", kAbove0}, {&scale, "scale", kAbove0}}, shape, dtype);
}

ArrayRef random_standard_gamma(RandomState* state, const Array& alpha, Shape shape, DType dtype) {
  return draw(state, RandomLaw::gamma, {{&alpha, "alpha", kAtLeast0}, {nullptr, "scale", kAtLeast0, 1}},
              shape, dtype);
}

ArrayRef random_gamma(RandomState* state, const Array& alpha, const Array& scale, Shape shape, DType dtype) {
  return draw(state, RandomLaw::gamma, {{&alpha, "alpha", kAtLeast0}, {&scale, "scale", kAtLeast0}}, shape,
              dtype);
}

ArrayRef random_chisquare(RandomState* state, const Array& df, Shape shape, DType dtype) {
  return draw(state, RandomLaw::chisquare, {{&df, "df", kAbove0}}, shape, dtype);
}

ArrayRef random_noncentral_chisquare(RandomState* state, const Array& df, const Array& nonc, Shape shape,
                                     DType dtype) {
  return draw(state, RandomLaw::noncentral_chisquare, {{&df, "df", kAbove0}, {&nonc, "nonc", kNoncentrality}},
              shape, dtype);
}

ArrayRef random_f(RandomState* state, const Array& dfnum, const Array& dfden, Shape shape, DType dtype) {
  return draw(state, RandomLaw::f, {{&dfnum, "dfnum", kAbove0}, {&dfden, "dfden", kAbove0}}, shape, dtype);
}

ArrayRef random_noncentral_f(RandomState* state, const Array& dfnum, const Array& dfden, const Array& nonc,
                             Shape shape, DType dtype) {
  return draw(state, RandomLaw::noncentral_f,
              {{&dfnum, "dfnum", kAbove0}, {&dfden, "dfden", kAbove0}, {&nonc, "nonc", kNoncentrality}},
              shape, dtype);
}

ArrayRef random_standard_t(RandomState* state, const Array& df, Shape shape, DType dtype) {
  return draw(state, RandomLaw::standard_t, {{&df, "df", kAbove0}}, shape, dtype);
}

ArrayRef random_beta(RandomState* state, const Array& a, const Array& b, Shape shape, DType dtype) {
  return draw(state, RandomLaw::beta, {{&a, "a", kAbove0}, {&b, "b", kAbove0}}, shape, dtype);
}

ArrayRef random_vonmises(RandomState* state, const Array& mu, const Array& kappa, Shape shape, DType dtype) {
  return draw(state, RandomLaw::vonmises, {{&mu, "mu", kAny}, {&kappa, "kappa", kAtLeast0}}, shape, dtype);
}

ArrayRef random_dirichlet(RandomState* state, const Array& alpha, Shape shape, DType dtype) {
  if (alpha.ndim() != 1 || alpha.size() == 0)
    fail(CTN_ERROR_SHAPE, "alpha: expected one dimension with at least one element, got %s",
         describe(alpha).c_str());
  std::vector<int64_t> whole(shape.begin(), shape.end());
  whole.push_back(alpha.size());
  // Above 0.1, gamma numbers do not underflow (one of e^70 would), and up to 1e290 their sum is finite.
  Draw draw = prepared(state, RandomLaw::log_gamma, {{&alpha, "alpha", kAbove0}},
                       {whole.data(), whole.size()}, dtype);
  if (draw.least >= 0.1 && draw.most <= 1e290) {
    draw.params.law = RandomLaw::gamma;
    draw.params.numbers[1] = 1;
  }
  draw.params.row = alpha.size();
  return drawn(state, std::move(draw));
}

ArrayRef random_geometric(RandomState* state, const Array& p, Shape shape, DType dtype) {
  return draw(state, RandomLaw::geometric, {{&p, "p", kChance}}, shape, dtype);
}

ArrayRef random_logseries(RandomState* state, const Array& p, Shape shape, DType dtype) {
  return draw(state, RandomLaw::logseries, {{&p, "p", kBelow1}}, shape, dtype);
}

ArrayRef random_zipf(RandomState* state, const Array& a, Shape shape, DType dtype) {
  return draw(state, RandomLaw::zipf, {{&a, "a", kAbove1}}, shape, dtype);
}

ArrayRef random_negative_binomial(RandomState* state, const Array& n, const Array& p, Shape shape,
                                  DType dtype) {
  return draw(state, RandomLaw::negative_binomial, {{&n, "n", kAbove0}, {&p, "p", kChance}}, shape, dtype,
              mean_held);
}

ArrayRef random_hypergeometric(RandomState* state, const Array& ngood, const Array& nbad,
                               const Array& nsample, Shape shape, DType dtype) {
  return draw(state, RandomLaw::hypergeometric,
              {{&ngood, "ngood", kCount}, {&nbad, "nbad", kCount}, {&nsample, "nsample", kCount}}, shape,
              dtype, sample_held);
}

}  // namespace catenary
