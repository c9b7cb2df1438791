#pragma once
#include "impl/autograd/function.h"

namespace catenary::functions {

Value max_pooling_2d(const Value& x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                     int64_t pad_y, int64_t pad_x, bool cover_all);
Value average_pooling_2d(const Value& x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                         int64_t pad_y, int64_t pad_x);
Value spatial_pyramid_pooling_2d(const Value& x, int64_t pyramid_height);
/// Both lengths of the result are 0 where the least ones are wanted.
Value unpooling_2d(const Value& x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                   int64_t pad_y, int64_t pad_x, int64_t outsize_y, int64_t outsize_x, bool cover_all);

}  // namespace catenary::functions
