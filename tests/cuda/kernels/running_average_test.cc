// The kernels of population statistics against the CPU's.
#include "impl/backend/cuda/kernels/running_average.h"

#include <gtest/gtest.h>

#include <cstring>
#include <vector>

#include "emulated.h"
#include "impl/backend/host.h"
#include "impl/backend/params/normalization.h"
#include "kernels/launches.h"

namespace catenary::cuda {
namespace {

void blend(bool counted) {
  constexpr int64_t kSize = 301;
  const RunningAverageParams params = {0.9, 2e-5, 1.03125};
  for (const DType value : {CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64})
    for (const DType average : {CTN_FLOAT16, CTN_FLOAT32, CTN_FLOAT64}) {
      SCOPED_TRACE(std::string(dtype_name(value)) + ", " + dtype_name(average));
      Bytes arrays[4];
      for (int k = 0; k < 4; ++k) {
        const DType dtype = k < 2 ? value : average;
        std::vector<double> numbers(kSize);
        for (size_t i = 0; i < kSize; ++i) numbers[i] = double((i * 37 + size_t(k) * 11) % 101) / 7;
        arrays[k].resize(kSize * itemsize(dtype));
        cpu::cast_loop(CTN_FLOAT64, dtype)(numbers.data(), arrays[k].data(), kSize);
      }
      Bytes mean = arrays[2], var = arrays[3];
      Operands operands;
      Launch launch(kernels::running_average, params);
      launch.add(operands.add(arrays[0].data(), value, {kSize}));
      launch.add(operands.add(arrays[1].data(), value, {kSize}));
      int64_t batches = 7;
      if (counted) launch.add(operands.add(&batches, CTN_INT64, {}));
      launch.add(operands.add(mean.data(), average, {kSize}));
      launch.add(operands.add(var.data(), average, {kSize}));
      cpu::run(launch);
      RunningAverageKernelParams p{};
      p.decay = params.decay;
      p.batches = counted ? &batches : nullptr;
      p.size = kSize;
      for (int k = 0; k < 2; ++k) {
        p.averages[k] = {reinterpret_cast<char*>(arrays[k].data()),
                         reinterpret_cast<char*>(arrays[k + 2].data()),
                         value,
                         average,
                         k ? params.eps : 0,
                         k ? params.unbiased : 1};
      }
      emulated::launch(
          emulated::kernel(value == CTN_FLOAT64 ? "running_average_float64" : "running_average_float32"), {2},
          {kAverageThreads}, p);
      EXPECT_EQ(arrays[2], mean);
      EXPECT_EQ(arrays[3], var);
    }
}

TEST(CudaRunningAverage, BlendsAsTheCpu) {
  blend(false);
  blend(true);
}

}  // namespace
}  // namespace catenary::cuda
