// Parameters of random numbers.
#pragma once
#include <cstdint>

namespace catenary {

enum class RandomOp : int32_t {
  uniform,
  normal,
  integers,
  mask,
  permutation,
  lognormal,
  exponential,
  gumbel,
  poisson,
  binomial
};
enum class RandomChoice : int32_t {
  search,  // ascending float64 (n) and float64 draws -> int64: how many of the n are at most the draw
  alias,   // float32 thresholds (n), int32 values (2 n), float64 draws over [0, 1) -> int32
  race,    // float64 weights (n) and waiting times (n) -> int64: the order of arrival
};

struct RandomParams {
  RandomOp op;
  uint64_t seed, offset;
  double a, b;     // low and high, loc and scale, keep probability and scale, mean or p of counts
  int64_t low;     // integers; trials of binomial
  uint64_t range;  // integers: high - low
  bool each;  // counts: float64 means or p, and int64 trials, precede the result as operands of its shape
};
struct RandomChoiceParams {
  RandomChoice op;
};

enum class RandomLaw : int32_t {
#define CTN_RANDOM_LAW(NAME, FUNCTOR, PARAMETERS, COUNTS) NAME,
#include "impl/kernels/random_laws.def"
#undef CTN_RANDOM_LAW
};
struct RandomLawInfo {
  const char* name;
  int parameters;
  bool counts;
};
constexpr RandomLawInfo kRandomLaws[] = {
#define CTN_RANDOM_LAW(NAME, FUNCTOR, PARAMETERS, COUNTS) {#NAME, PARAMETERS, COUNTS},
#include "impl/kernels/random_laws.def"
#undef CTN_RANDOM_LAW
};
constexpr int kMostLawParameters = 3;

struct RandomLawParams {
  RandomLaw law;
  bool each[kMostLawParameters];  // parameters that are float64 operands of the result's shape
  uint64_t seed, offset;
  double numbers[kMostLawParameters];  // the others
  /// gamma and log_gamma: the elements of each vector of the Dirichlet distribution that is made of them, or
  /// 0.
  int64_t row;
};

}  // namespace catenary
