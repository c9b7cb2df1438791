// Cases of random numbers: ranges, means and quantiles of distributions, and seeds.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <fstream>

#include "arrays.h"

namespace golden {
namespace {

using RandomState = Handle<ctn_random_state, ctn_random_state_release>;

/// Draws what a case requests: from a state if one is given, otherwise from the global generator.
Array draw(const Runner& runner, const std::string& function, const json& args, ctn_random_state* state) {
  const auto number = [&](const char* name, double otherwise) {
    return args.contains(name) ? number_of(args.at(name)) : otherwise;
  };
  std::vector<int64_t> shape;
  if (args.contains("size") && !args.at("size").is_null()) shape = int_list(args.at("size"));
  const int64_t* dims = shape.data();
  const size_t ndim = shape.size();
  const ctn_dtype dtype = args.contains("dtype") ? dtype_from(args.at("dtype")) : CTN_FLOAT64;
  Array out;
  const auto is_one_of = [&](std::initializer_list<const char*> names) {
    return std::find(names.begin(), names.end(), function) != names.end();
  };
  if (is_one_of({"rand", "random_sample", "random", "ranf", "sample"})) {
    runner.need({"random_sample"}, function);
    check(ctn_random_sample(state, dims, ndim, dtype, out.out()));
  } else if (function == "uniform") {
    runner.need({"random_uniform"}, function);
    const double low = number("low", 0), high = number("high", 1);
    check(ctn_random_uniform(state, low, high, dims, ndim, dtype, out.out()));
  } else if (is_one_of({"randn", "standard_normal"})) {
    runner.need({"random_standard_normal"}, function);
    check(ctn_random_standard_normal(state, dims, ndim, dtype, out.out()));
  } else if (function == "normal") {
    runner.need({"random_normal"}, function);
    const double loc = number("loc", 0), scale = number("scale", 1);
    check(ctn_random_normal(state, loc, scale, dims, ndim, dtype, out.out()));
  } else if (function == "lognormal") {
    runner.need({"random_lognormal"}, function);
    const double mean = number("mean", 0), sigma = number("sigma", 1);
    check(ctn_random_lognormal(state, mean, sigma, dims, ndim, dtype, out.out()));
  } else if (is_one_of({"randint", "random_integers"})) {
    runner.need({"random_integers", "random_integers_inclusive"}, function);
    // A single bound is the upper one.
    const bool closed = function == "random_integers";
    const bool both = args.contains("high");
    const int64_t low = both ? args.at("low").get<int64_t>() : closed ? 1 : 0;
    const int64_t high = args.at(both ? "high" : "low");
    const auto integers = closed ? ctn_random_integers_inclusive : ctn_random_integers;
    check(integers(state, low, high, dims, ndim, CTN_INT64, out.out()));
  } else if (function == "interval") {
    runner.need({"random_interval"}, function);
    const int64_t mx = args.at("mx");
    check(ctn_random_interval(state, mx, dims, ndim, out.out()));
  } else {
    runner.need({"random_" + function}, "random_" + function);
    throw Failure("golden_runner has no line for ctn_random_" + function);
  }
  return out;
}

std::vector<double> values_of(const HostArray& a) {
  std::vector<double> values(a.size());
  for (size_t i = 0; i < values.size(); ++i) {
    int64_t wide = 0;
    int32_t narrow = 0;
    if (a.dtype == CTN_INT64) std::memcpy(&wide, &a.bytes[8 * i], 8);
    if (a.dtype == CTN_INT32) std::memcpy(&narrow, &a.bytes[4 * i], 4);
    values[i] = a.dtype == CTN_INT64   ? static_cast<double>(wide)
                : a.dtype == CTN_INT32 ? static_cast<double>(narrow)
                                       : a.real(i);
  }
  return values;
}

void check_law(const json& spec, const json& probabilities, const std::vector<double>& values) {
  const double count = static_cast<double>(values.size());
  if (values.empty() || !spec.contains("mean")) return;
  if (!spec.at("support").is_null()) {
    const double low = number_of(spec.at("support")[0]), high = number_of(spec.at("support")[1]);
    const std::string kind = spec.at("support_is");
    for (double v : values) {
      if (v < low || v > high || (v == high && kind == "[lo, hi)"))
        throw Failure(std::to_string(v) + " is out of range");
    }
  }
  double sum = 0;
  for (double v : values) sum += v;
  const double mean = spec.at("mean"), deviation = spec.at("std");
  // Allows six standard deviations of the estimate.
  if (std::fabs(sum / count - mean) > 6 * deviation / std::sqrt(count)) {
    throw Failure("mean " + std::to_string(sum / count) + " instead of " + std::to_string(mean));
  }
  if (spec.at("quantiles").is_null()) return;
  for (size_t i = 0; i < probabilities.size(); ++i) {
    const double p = probabilities[i], bound = spec.at("quantiles")[i];
    const double share = static_cast<double>(std::count_if(values.begin(), values.end(),
                                                           [=](double v) { return v < bound; })) /
                         count;
    if (std::fabs(share - p) > 6 * std::sqrt(p * (1 - p) / count)) {
      throw Failure("a share of " + std::to_string(share) + " is below the quantile of " + std::to_string(p));
    }
  }
}

/// `method` is that of a separate state; 0 selects the global generator.
void law_case(const Runner& runner, const json& spec, const json& laws, ctn_random_method method) {
  const std::string function = spec.at("func");
  HostArray other;
  for (const json& seed : laws.at("seeds")) {
    RandomState state;
    if (method) check(ctn_random_state_new(nullptr, method, seed, state.out()));
    const auto drawn = [&] {
      check(method ? ctn_random_state_seed(state.get(), seed) : ctn_random_seed(nullptr, seed));
      return to_host(draw(runner, function, spec.at("args"), state.get()));
    };
    const HostArray first = drawn();
    expect("the same seed", drawn(), first, Tolerance{0, 0, true});
    if (first.shape != int_list(spec.at("shape"))) throw Failure("got " + describe(first.dtype, first.shape));
    if (!spec.at("dtype").is_null() && first.dtype != dtype_from(spec.at("dtype"))) {
      throw Failure("got " + describe(first.dtype, first.shape));
    }
    if (first.size() > 0 && first.bytes == other.bytes)
      throw Failure("different seeds gave the same numbers");
    check_law(spec, laws.at("probabilities"), values_of(first));
    other = first;
  }
}

void error_case(const Runner& runner, const json& spec, ctn_random_method method) {
  RandomState state;
  if (method) check(ctn_random_state_new(nullptr, method, 0, state.out()));
  try {
    draw(runner, spec.at("func"), spec.at("args"), state.get());
  } catch (const ApiError& error) {
    if (error.status == CTN_ERROR_INVALID_ARGUMENT) return;
    throw;
  }
  throw Failure("no error instead of CTN_ERROR_INVALID_ARGUMENT");
}

}  // namespace

void run_random(Runner& runner, const fs::path& file) {
  std::ifstream stream(file);
  const json laws = json::parse(stream);
  struct Generator {
    const char* suffix;
    ctn_random_method method;
  };
  for (const Generator& generator : {Generator{"", 0}, Generator{".philox", CTN_RANDOM_PHILOX4_32_10},
                                     Generator{".mt19937", CTN_RANDOM_MT19937}}) {
    int number = 0;
    const auto id = [&](const json& spec, const char* kind) {
      return "arrays/random/" + spec.at("func").get<std::string>() + kind + std::to_string(++number) +
             generator.suffix;
    };
    for (const json& spec : laws.at("cases")) {
      runner.test(id(spec, "."), [&] { law_case(runner, spec, laws, generator.method); });
    }
    for (const json& spec : laws.at("errors")) {
      runner.test(id(spec, ".error."), [&] { error_case(runner, spec, generator.method); });
    }
  }
}

}  // namespace golden
