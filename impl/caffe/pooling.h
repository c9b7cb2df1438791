#pragma once
#include "impl/autograd/function.h"
#include "impl/caffe/model.h"

namespace catenary::caffe {

/// How many windows Caffe puts along an axis; where any axis is padded, none begins behind the image.
/// INVALID_ARGUMENT where there would be no window, or one without elements.
int64_t pooled_length(int64_t length, int64_t kernel, int64_t stride, int64_t pad, bool floor, bool padded);

/// Caffe's pooling: the last windows may end outside of the image, and means are over the part of a window
/// that lies in the padded image.
Value pool(const Value& x, const Pooling& pooling);

}  // namespace catenary::caffe
