#pragma once
#include "impl/autograd/function.h"

namespace catenary::functions {

// Sizes are one number for both axes, or y and x; an empty stride is the size of the window, an empty padding
// 0.
Value max_pooling_2d(const Value& x, Span<const int64_t> ksize, Span<const int64_t> stride,
                     Span<const int64_t> pad, bool cover_all);
Value average_pooling_2d(const Value& x, Span<const int64_t> ksize, Span<const int64_t> stride,
                         Span<const int64_t> pad);
Value spatial_pyramid_pooling_2d(const Value& x, int64_t pyramid_height);
Value unpooling_2d(const Value& x, Span<const int64_t> ksize, Span<const int64_t> stride,
                   Span<const int64_t> pad, Span<const int64_t> outsize, bool cover_all);

}  // namespace catenary::functions
