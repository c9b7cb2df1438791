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
    double eps, factor;  // of the weight, which is 1 - decay
  };
  Average averages[2];  // of the means and of the variances
  double decay;
  const int64_t* batches;  // of the device; if it is not null, the decay is 1 / batches
  uint64_t size;
};

}  // namespace catenary::cuda
