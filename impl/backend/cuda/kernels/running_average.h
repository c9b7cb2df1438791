// Parameters of the kernels of population statistics, which the launcher fills in.
#pragma once
#include <cstdint>

namespace catenary::cuda {

constexpr unsigned kAverageThreads = 128;

/// running_average_float32 and _float64 compute in that type. Any grid of one dimension does.
struct RunningAverageKernelParams {
  struct Average {
    const char* value;
    char* average;
    int32_t value_dtype, average_dtype;
    double eps, weight;
  };
  Average averages[2];  // of the means and of the variances
  double decay;
  uint64_t size;
};

}  // namespace catenary::cuda
