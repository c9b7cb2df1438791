#include "impl/caffe/pooling.h"

#include <algorithm>
#include <vector>

#include "impl/functions/functions.h"
#include "impl/functions/pooling.h"
#include "impl/functions/pooling/window.h"

namespace catenary::caffe {
namespace {

/// What a mean over kernel elements is to be multiplied by for each window along an axis.
std::vector<double> corrections(int64_t windows, int64_t length, int64_t kernel, int64_t stride,
                                int64_t pad) {
  std::vector<double> factors;
  for (int64_t i = 0; i < windows; ++i)
    factors.push_back(double(kernel) / double(std::min(kernel, length + 2 * pad - i * stride)));
  return factors;
}

}  // namespace

int64_t pooled_length(int64_t length, int64_t kernel, int64_t stride, int64_t pad, bool floor, bool padded) {
  int64_t windows = functions::pooled_length(length, kernel, stride, pad, !floor);
  if (padded && windows > 1 && (windows - 1) * stride >= length + pad) --windows;
  if (windows < 1 || (windows - 1) * stride >= length + pad)
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "windows of %lld at every %lld do not fit into a length of %lld padded by %lld", (long long)kernel,
         (long long)stride, (long long)length, (long long)pad);
  return windows;
}

Value pool(const Value& x, const Pooling& pooling) {
  const Value* const input = &x;
  functions::check_image(TypeCheck({&input, 1}));
  Window w = pooling.window;
  const bool padded = w.pad[0] || w.pad[1];
  int64_t windows[2];
  bool beyond = false;
  for (int i = 0; i < 2; ++i) {
    const int64_t length = x->dim(2 + i);
    if (pooling.global) w.kernel[i] = std::max<int64_t>(length, 1);
    windows[i] = pooled_length(length, w.kernel[i], w.stride[i], w.pad[i], pooling.floor, padded);
    beyond = beyond || (windows[i] - 1) * w.stride[i] + w.kernel[i] > length + 2 * w.pad[i];
  }
  const auto& function = pooling.average ? functions::average_pooling_2d_to : functions::max_pooling_2d_to;
  const Value y = function(x, w.kernel[0], w.kernel[1], w.stride[0], w.stride[1], w.pad[0], w.pad[1],
                           windows[0], windows[1]);
  if (!pooling.average || !beyond) return y;
  ArrayRef factor;
  for (int i = 0; i < 2; ++i) {
    const std::vector<double> along =
        corrections(windows[i], x->dim(2 + i), w.kernel[i], w.stride[i], w.pad[i]);
    const int64_t shape[2] = {i ? 1 : windows[0], i ? windows[1] : 1};
    const ArrayRef part = from_data(along.data(), {shape, 2}, CTN_FLOAT64, x->backend());
    factor = factor ? elementwise(Op::multiply, *factor, *part) : part;
  }
  return y * Value(asarray(*factor, x->dtype()));
}

}  // namespace catenary::caffe
