// Kernels of Poisson and binomial numbers.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"

namespace catenary::cpu {

constexpr int kCountBlock = 64;

/// The constants of the laws of so many elements. Not every law uses all of them.
struct CountLaws {
  enum Row { none, a, b, center, most, accepted, mean, trials, odds, alpha, failures, log_mode, kRows };
  alignas(64) double row[kRows][kCountBlock];
  bool searches, rejects;  // whether some of them do
};

constexpr double kRefused = -1;

/// What elements get from the first four words of a stage, by vectors: the numbers of the laws of
/// impl/kernels/random_distributions.h, kRefused if the law goes on with the next words, or NaN if only the
/// law can tell.
struct CountKernels {
  void (*poisson_laws)(const double* means, double most, CountLaws& laws);
  void (*binomial_laws)(const double* probabilities, const int64_t* trials, CountLaws& laws);
  void (*poisson)(uint64_t seed, uint64_t counter, uint32_t stage, const CountLaws& laws, double* counts);
  void (*binomial)(uint64_t seed, uint64_t counter, uint32_t stage, const CountLaws& laws, double* counts);
};

CTN_DECLARE_TABLE(CountKernels, count_kernels)

}  // namespace catenary::cpu
