// Caffe's pooling, whose last window may extend beyond the image.
#pragma once
#include "impl/autograd/function.h"
#include "impl/caffe/model.h"

namespace catenary::caffe {

/// Returns how many windows Caffe uses along an axis. If any axis is padded, no window begins after the
/// image. Throws Error(CTN_ERROR_INVALID_ARGUMENT) if there would be no window or a window without elements.
int64_t pooled_length(int64_t length, int64_t kernel, int64_t stride, int64_t pad, bool floor, bool padded);

/// Caffe's pooling. The last windows may extend beyond the image; means are over the part of a window that
/// lies in the padded image.
Value pool(const Value& x, const Pooling& pooling);

}  // namespace catenary::caffe
