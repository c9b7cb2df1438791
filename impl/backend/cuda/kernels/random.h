// Parameters of the kernels of random numbers, which the launcher fills in.
#pragma once
#include <cstddef>
#include <cstdint>

namespace catenary::cuda {

constexpr unsigned kRandomThreads = 256;
constexpr unsigned kMersenneThreads = 256;  // more than 227, the words that are independent of each other
constexpr unsigned kShuffleThreads = 1024;

/// random_DISTRIBUTION_DTYPE fills an array with uniform, normal, lognormal, exponential or gumbel numbers or
/// a mask. Any grid of one dimension does.
struct RandomFillParams {
  void* out;
  uint64_t size;
  uint64_t seed, offset;  // of Philox
  const uint32_t* words;  // or words in the order of the elements; only for float32 and float64
  double a, b;            // those of RandomParams
  double last;            // the largest uniform number
};

/// random_integers_SIZE: elements of so many bytes. Any grid of one dimension does.
struct RandomIntegersParams {
  void* out;
  uint64_t size;
  uint64_t seed, offset;
  uint64_t low, range;  // those of RandomParams
  uint64_t rejected;    // the number of smallest products that are redrawn
};

/// random_poisson_SIZE and random_binomial_SIZE: elements of 4 or 8 bytes. Any grid of one dimension does.
struct RandomCountsParams {
  void* out;
  uint64_t size;
  uint64_t seed, offset;
  double a;
  int64_t trials;
  const double* each_a;  // null: `a` for all elements
  const int64_t* each_trials;
};

/// random_law_NAME for each law of impl/kernels/random_laws.def. Any grid of one dimension does; with a
/// state, one thread.
struct RandomLawKernelParams {
  void* out;  // float32, float64, int32 or int64
  uint64_t size;
  uint64_t seed, offset;
  uint32_t* state;  // of the Mersenne Twister, or null
  const double* each[3];
  double numbers[3];  // of those that are null
  double most;
  uint32_t itemsize;
};

/// random_dirichlet: vectors of `row` elements. Any grid of one dimension does.
struct RandomDirichletParams {
  double* numbers;  // of the gamma distribution, or their logarithms; overwritten
  bool logs;
  void* out;
  uint64_t rows;
  int64_t row;
  uint32_t itemsize;
};

/// mersenne_words writes the next words. One block of kMersenneThreads.
struct MersenneWordsParams {
  uint32_t* state;  // Mersenne
  uint32_t* out;
  uint64_t count;
};

/// mersenne_integers_SIZE (1, 2, 4, 8), mersenne_poisson_SIZE and mersenne_binomial_SIZE (4, 8), whose
/// elements take words until one fits. mersenne_swaps only draws the swaps of a permutation, see
/// ShuffleParams. One thread.
struct MersenneCountsParams {
  uint32_t* state;
  RandomCountsParams counts;  // without seed and offset
  uint64_t low, range;
};

/// A permutation of n numbers: for k from n - 1 down to 1, element k is swapped with element swaps[k] <= k.
/// Swaps whose elements no earlier swap is still to change are done together.
///   random_swaps     draws the swaps from Philox
///   shuffle_begin    initializes the permutation, and what the swaps reserve
///   shuffle_reserve  lets each swap reserve its elements; the earliest one gets them
///   shuffle_swap     does the swaps that got both of their elements
///   shuffle_finish   repeats the two until all are done; one block of kShuffleThreads
/// Any grid of one dimension does except for the last one.
struct ShuffleParams {
  int64_t* out;
  uint64_t size;
  uint64_t seed, offset;
  uint64_t* swaps;     // kSwapDone when done
  uint64_t* reserved;  // by the earliest swap, or 0
};
constexpr uint64_t kSwapDone = ~uint64_t{0};

/// choice_search and choice_alias; see RandomChoice. Any grid of one dimension does.
struct ChoiceParams {
  const void* table;      // sorted numbers, or thresholds
  const int32_t* values;  // of the aliases
  const double* draws;
  void* out;
  uint64_t count;  // numbers of the table
  uint64_t size;
};

}  // namespace catenary::cuda
