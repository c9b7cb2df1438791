// Sizes and positions of pooling windows.
#pragma once
#include "impl/autograd/type_check.h"
#include "impl/backend/params/pooling.h"

namespace catenary::functions {

/// Returns checked window sizes. Throws Error(CTN_ERROR_INVALID_ARGUMENT), which names the argument, if one
/// is out of range.
PoolingParams window_params(int64_t ksize_y, int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                            int64_t pad_y, int64_t pad_x);
/// Returns the length that pooling gives an axis. With `cover_all` every element is in a window. May be below
/// 1.
int64_t pooled_length(int64_t length, int64_t k, int64_t s, int64_t p, bool cover_all);
/// The same, but throws Error(CTN_ERROR_INVALID_ARGUMENT) if no window fits.
int64_t checked_pooled_length(int64_t length, int64_t k, int64_t s, int64_t p, bool cover_all);
/// Returns the length whose pooling gives `length`. Throws Error(CTN_ERROR_INVALID_ARGUMENT) if there is
/// none.
int64_t unpooled_length(int64_t length, int64_t k, int64_t s, int64_t p, bool cover_all);

void check_image(const TypeCheck& in);
ArrayRef like_image(const Array& x, int64_t h, int64_t w, DType dtype);

}  // namespace catenary::functions
