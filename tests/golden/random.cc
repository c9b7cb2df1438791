#include <algorithm>
#include <cmath>
#include <cstring>
#include <fstream>

#include "arrays.h"

namespace golden {
namespace {

/// Draws that a case asks for.
Array draw(const Runner& runner, const std::string& function, const json& args) {
  const auto number = [&](const char* name, double otherwise) {
    return args.contains(name) ? number_of(args.at(name)) : otherwise;
  };
  std::vector<int64_t> shape;
  if (args.contains("size") && !args.at("size").is_null()) shape = int_list(args.at("size"));
  const ctn_dtype dtype = args.contains("dtype") ? dtype_from(args.at("dtype")) : CTN_FLOAT64;
  Array out;
  const auto is_one_of = [&](std::initializer_list<const char*> names) {
    return std::find(names.begin(), names.end(), function) != names.end();
  };
  if (is_one_of({"rand", "random_sample", "random", "ranf", "sample", "uniform"})) {
    runner.need({"random_uniform"}, function);
    check(ctn_random_uniform(number("low", 0), number("high", 1), shape.data(), shape.size(), dtype,
                             out.out()));
  } else if (is_one_of({"randn", "standard_normal", "normal"})) {
    runner.need({"random_normal"}, function);
    check(ctn_random_normal(number("loc", 0), number("scale", 1), shape.data(), shape.size(), dtype,
                            out.out()));
  } else if (is_one_of({"randint", "random_integers"})) {
    runner.need({"random_integers"}, function);
    // The bounds of randint are [low, high), those of random_integers [low, high]; one bound alone is the
    // upper one.
    const bool closed = function == "random_integers";
    const bool both = args.contains("high");
    const int64_t low = both ? args.at("low").get<int64_t>() : closed ? 1 : 0;
    const int64_t high = args.at(both ? "high" : "low").get<int64_t>() + (closed ? 1 : 0);
    check(ctn_random_integers(low, high, shape.data(), shape.size(), CTN_INT64, out.out()));
  } else {
    runner.need({"random_" + function}, "random_" + function);
    throw Failure("golden_runner has no line for ctn_random_" + function);
  }
  return out;
}

std::vector<double> values_of(const HostArray& a) {
  std::vector<double> values(a.size());
  for (size_t i = 0; i < values.size(); ++i) {
    int64_t integer = 0;
    if (a.dtype == CTN_INT64) std::memcpy(&integer, &a.bytes[8 * i], 8);
    values[i] = a.dtype == CTN_INT64 ? static_cast<double>(integer) : a.real(i);
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
  // Six standard deviations of the estimate.
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

void law_case(const Runner& runner, const json& spec, const json& laws) {
  const std::string function = spec.at("func");
  HostArray other;
  for (const json& seed : laws.at("seeds")) {
    check(ctn_random_seed(nullptr, seed));
    const HostArray first = to_host(draw(runner, function, spec.at("args")));
    check(ctn_random_seed(nullptr, seed));
    expect("the same seed", to_host(draw(runner, function, spec.at("args"))), first, Tolerance{0, 0, true});
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

}  // namespace

void run_random(Runner& runner, const fs::path& file) {
  std::ifstream stream(file);
  const json laws = json::parse(stream);
  int number = 0;
  for (const json& spec : laws.at("cases")) {
    const std::string id = spec.at("func").get<std::string>() + "." + std::to_string(++number);
    runner.test("arrays/random/" + id, [&] { law_case(runner, spec, laws); });
  }
  for (const json& spec : laws.at("errors")) {
    const std::string id = spec.at("func").get<std::string>() + ".error." + std::to_string(++number);
    runner.test("arrays/random/" + id, [&] {
      try {
        draw(runner, spec.at("func"), spec.at("args"));
      } catch (const ApiError& error) {
        if (error.status == CTN_ERROR_INVALID_ARGUMENT) return;
        throw;
      }
      throw Failure("no error instead of CTN_ERROR_INVALID_ARGUMENT");
    });
  }
}

}  // namespace golden
