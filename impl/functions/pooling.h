// Pooling functions.
#pragma once
#include "impl/autograd/function.h"
#include "impl/functions/options.h"

namespace catenary::functions {

Value max_pooling_2d(const Value& x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                     int64_t pad_y, int64_t pad_x, bool cover_all, const FunctionOptions* options = nullptr);
Value average_pooling_2d(const Value& x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                         int64_t pad_y, int64_t pad_x, const FunctionOptions* options = nullptr);
// With a given number of windows, the last of which may extend beyond the padded image. Means are over the
// elements of the padded image, or of the image if `count_pad` is false.
Value max_pooling_2d_to(const Value& x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                        int64_t pad_y, int64_t pad_x, int64_t windows_y, int64_t windows_x);
Value average_pooling_2d_to(const Value& x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y,
                            int64_t stride_x, int64_t pad_y, int64_t pad_x, int64_t windows_y,
                            int64_t windows_x, bool count_pad = true);
Value spatial_pyramid_pooling_2d(const Value& x, int64_t pyramid_height);
/// If both lengths of the result are 0, the smallest possible ones are used.
Value unpooling_2d(const Value& x, int64_t ksize_y, int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                   int64_t pad_y, int64_t pad_x, int64_t outsize_y, int64_t outsize_x, bool cover_all,
                   const FunctionOptions* options = nullptr);

}  // namespace catenary::functions
