// Caffe's pooling, whose last window may extend beyond the image.
#include "impl/caffe/pooling.h"

#include "impl/functions/pooling.h"
#include "impl/functions/pooling/window.h"

namespace catenary::caffe {
int64_t pooled_length(int64_t length, int64_t kernel, int64_t stride, int64_t pad, bool floor, bool padded) {
  int64_t windows = functions::pooled_length(length, kernel, stride, pad, !floor);
  if (padded && windows > 1 && (windows - 1) * stride >= length + pad) --windows;
  if (windows < 1 || (windows - 1) * stride >= length + pad)
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "windows of %lld with stride %lld do not fit into a length of %lld padded by %lld",
         (long long)kernel, (long long)stride, (long long)length, (long long)pad);
  return windows;
}

Value pool(const Value& x, const Pooling& pooling) {
  const Value* const input = &x;
  functions::check_image(TypeCheck({&input, 1}));
  Window w = pooling.window;
  const bool padded = w.pad[0] || w.pad[1];
  int64_t windows[2];
  for (int i = 0; i < 2; ++i) {
    const int64_t length = x->dim(2 + i);
    if (pooling.global) w.kernel[i] = std::max<int64_t>(length, 1);
    windows[i] = pooled_length(length, w.kernel[i], w.stride[i], w.pad[i], pooling.floor, padded);
  }
  if (pooling.average)
    return functions::average_pooling_2d_to(x, w.kernel[0], w.kernel[1], w.stride[0], w.stride[1], w.pad[0],
                                            w.pad[1], windows[0], windows[1]);
  return functions::max_pooling_2d_to(x, w.kernel[0], w.kernel[1], w.stride[0], w.stride[1], w.pad[0],
                                      w.pad[1], windows[0], windows[1]);
}

}  // namespace catenary::caffe
