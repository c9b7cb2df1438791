// Batch, layer and local response normalization on a CUDA device against the CPU.
#include "impl/backend/params/normalization.h"
#include "launches/call.h"

namespace catenary::cuda {
namespace {

std::string name_of(const Shape& shape, DType dtype) {
  std::string name = dtype_name(dtype);
  for (const int64_t length : shape) name += ' ' + std::to_string(length);
  return name;
}

// One channel and many, long and short ones, in one block and in several.
const Shape kChannels[] = {{1, 1, 1},  {5, 3, 1},  {300, 5, 1},  {40, 70, 1},  {9, 4, 7},   {200, 3, 31},
                           {6, 5, 32}, {3, 2, 49}, {30, 2, 400}, {2, 1, 9000}, {4, 33, 10}, {2, 3, 64},
                           {0, 3, 4},  {3, 0, 2},  {2, 3, 0},    {1, 6, 5}};

TEST(CudaBatchNorm, AsTheCpu) {
  for (const DType dtype : kFloats)
    for (const Shape& shape : kChannels)
      for (const bool given : {false, true}) {
        SCOPED_TRACE(name_of(shape, dtype) + (given ? " given" : ""));
        const Shape channels = {shape[1]};
        const DType wide = compute_of(dtype), other = given ? DType(dtype) : wide;
        const double eps = 1e-3;
        const std::vector<double> positive = random_numbers(shape[1], 4, 0.5, 1.5);
        std::vector<double> x = random_numbers(size_of_shape(shape), 1);
        for (double& value : x) value += 3;
        Call forward;
        forward.input(dtype, shape, x);
        forward.input(dtype, channels, 2);
        forward.input(dtype, channels, 3);
        forward.output(dtype, shape);
        if (given) {
          forward.input(other, channels, 5);
          forward.input(other, channels, positive);
        } else {
          forward.output(wide, channels);
          forward.output(wide, channels);
        }
        forward.run(kernels::batch_norm, {eps, given, false, false}, 10);
        for (const int wanted : {1, 2, 3}) {
          const BatchNormParams params{eps, given, (wanted & 1) != 0, (wanted & 2) != 0};
          Call backward;
          backward.input(dtype, shape, x);
          backward.input(dtype, channels, 2);
          backward.result(forward, 4);
          backward.result(forward, 5);
          backward.input(dtype, shape, 6);
          // Unused results are other operands.
          params.wants_x ? backward.output(dtype, shape) : backward.input(dtype, channels, 2);
          for (int k = 0; k < 2; ++k)
            params.wants_sums ? backward.output(wide, channels) : backward.input(dtype, channels, 2);
          backward.run(kernels::batch_norm_gradient, params, 100);
        }
        if (HasFatalFailure()) return;
      }
}

TEST(CudaBatchNorm, IsAccurateFarFromZero) {
  const Shape shape = {64, 2, 100};
  std::vector<double> x = random_numbers(size_of_shape(shape), 1, -1, 1);
  for (double& value : x) value += 1e4;
  Call call;
  call.input(CTN_FLOAT32, shape, x);
  call.input(CTN_FLOAT32, {2}, 2);
  call.input(CTN_FLOAT32, {2}, 3);
  call.output(CTN_FLOAT32, shape);
  call.output(CTN_FLOAT32, {2});
  call.output(CTN_FLOAT32, {2});
  call.run(kernels::batch_norm, {0, false, false, false});
}

TEST(CudaLayerNorm, AsTheCpu) {
  const Shape shapes[] = {{1, 1}, {7, 3}, {200, 10}, {5, 64}, {33, 130}, {3, 1024}, {2, 3000}, {700, 40}};
  for (const DType dtype : kFloats)
    for (const Shape& shape : shapes)
      for (const bool centered : {false, true}) {
        SCOPED_TRACE(name_of(shape, dtype) + (centered ? " centered" : ""));
        const LayerNormParams params{1e-3, centered};
        const Shape rows = {shape[0]}, columns = {shape[1]};
        const DType wide = compute_of(dtype);
        Call forward, backward;
        forward.input(dtype, shape, 1);
        forward.input(dtype, columns, 2);
        if (centered) forward.input(dtype, columns, 3);
        forward.output(dtype, shape);
        const int mean = centered ? forward.output(wide, rows) : -1;
        const int inverse = forward.output(wide, rows);
        forward.run(kernels::layer_norm, params, 10);
        backward.input(dtype, shape, 1);
        backward.input(dtype, columns, 2);
        if (centered) backward.result(forward, mean);
        backward.result(forward, inverse);
        backward.input(dtype, shape, 4);
        backward.output(dtype, shape);
        backward.output(wide, columns);
        if (centered) backward.output(wide, columns);
        backward.run(kernels::layer_norm_gradient, params, 50);
        if (HasFatalFailure()) return;
      }
}

TEST(CudaLocalResponse, AsTheCpu) {
  const Shape shapes[] = {{1, 1, 1}, {3, 7, 1}, {2, 16, 30}, {2, 3, 5}, {0, 3, 2}};
  for (const DType dtype : kFloats)
    for (const Shape& shape : shapes)
      for (const double beta : {0.75, 0.5, 0.9})
        for (const int64_t half : {0, 2, 50}) {
          SCOPED_TRACE(name_of(shape, dtype));
          const LocalResponseParams params{half, 2, 0.1, beta};
          Call forward, backward;
          forward.input(dtype, shape, 1);
          forward.output(dtype, shape);
          forward.run(kernels::local_response, params);
          backward.input(dtype, shape, 1);
          backward.input(dtype, shape, 2);
          backward.output(dtype, shape);
          backward.run(kernels::local_response_gradient, params);
          if (HasFatalFailure()) return;
        }
}

}  // namespace
}  // namespace catenary::cuda
