// Kernels that fill arrays with random numbers.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/simd_tables.h"
#include "impl/dtype/dtype.h"

namespace catenary::cpu {

/// Fills arrays with random numbers, for one instruction set; all sets give the same bits. Each kernel writes
/// the elements [begin, end) of an array to `out`, independently of the others: any split over threads gives
/// the same array (multiples of 64 are fastest). n elements use at most n positions of the stream (seed,
/// offset).
struct RandomKernels {
  /// [low, high), or (high, low] if high is smaller; both bounds and their difference are finite in the type.
  void (*uniform_f32)(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double low, double high,
                      float* out);
  void (*uniform_f64)(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double low, double high,
                      double* out);
  void (*normal_f32)(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double loc, double scale,
                     float* out);
  void (*normal_f64)(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double loc, double scale,
                     double* out);
  /// low + [0, range) without bias, modulo 2^32 or 2^64; a range of 0 means 2^64. Signed arrays use the same
  /// bits. Equal ranges give equal numbers in both.
  void (*integers_32)(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, uint64_t low,
                      uint64_t range, uint32_t* out);
  void (*integers_64)(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, uint64_t low,
                      uint64_t range, uint64_t* out);
  /// u < keep ? scale : 0 for u = uniform_f32 over [0, 1).
  void (*mask_f32)(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double keep, double scale,
                   float* out);
  void (*mask_f64)(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double keep, double scale,
                   double* out);
  /// exp(normal).
  void (*lognormal_f32)(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double mean, double sigma,
                        float* out);
  void (*lognormal_f64)(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double mean, double sigma,
                        double* out);
  /// The first parameter is not used.
  void (*exponential_f32)(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double, double scale,
                          float* out);
  void (*exponential_f64)(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double, double scale,
                          double* out);
  void (*gumbel_f32)(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double loc, double scale,
                     float* out);
  void (*gumbel_f64)(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, double loc, double scale,
                     double* out);
};

CTN_DECLARE_TABLE(RandomKernels, random_kernels)
inline const RandomKernels& random_kernels(SimdLevel level) {
  return at_simd_level(level, CTN_SIMD_TABLES(random_kernels));
}

/// 0 to n - 1 in random order, with equal probability for every order. Uses n positions of the stream.
void random_permutation(uint64_t seed, uint64_t offset, int64_t n, int64_t* out);

/// Means, or probabilities and numbers of trials, of counts: either one for all elements, or one for each.
struct CountParameters {
  const double* a;
  const int64_t* trials;
  bool each;

  int64_t at(int64_t i) const { return each ? i : 0; }
  /// Whether the parameters of element i differ from those of the element before.
  bool change(int64_t i) const {
    return each && (a[i] != a[i - 1] || (trials && trials[i] != trials[i - 1]));
  }
};

/// An array of int32 or int64 that counts are drawn for.
struct CountArray {
  void* data;
  DType dtype;

  void put(int64_t i, int64_t count) const {
    if (dtype == CTN_INT64)
      static_cast<int64_t*>(data)[i] = count;
    else
      static_cast<int32_t*>(data)[i] = int32_t(count);
  }
};

/// Elements [begin, end) of a stream of counts, each from its own counter.
void random_poisson(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, const CountParameters& p,
                    const CountArray& out);
void random_binomial(uint64_t seed, uint64_t offset, int64_t begin, int64_t end, const CountParameters& p,
                     const CountArray& out);

}  // namespace catenary::cpu
