// Sizes and positions of pooling windows.
#include "impl/functions/pooling/window.h"

namespace catenary::functions {
namespace {

constexpr int64_t kMaxGeometry = int64_t{1} << 30;

int64_t checked(const char* name, int64_t size, int64_t least) {
  if (size < least || size > kMaxGeometry)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected %lld to 2^30, got %lld", name, (long long)least,
         (long long)size);
  return size;
}

int64_t floor_divide(int64_t a, int64_t b) { return a / b - (a % b != 0 && a < 0); }

}  // namespace

PoolingParams window_params(int64_t ksize_y, int64_t ksize_x, int64_t stride_y, int64_t stride_x,
                            int64_t pad_y, int64_t pad_x) {
  const PoolingParams params = {checked("ksize_y", ksize_y, 1),
                                checked("ksize_x", ksize_x, 1),
                                checked("stride_y", stride_y, 1),
                                checked("stride_x", stride_x, 1),
                                checked("pad_y", pad_y, 0),
                                checked("pad_x", pad_x, 0),
                                1};
  if (ksize_y * ksize_x > kMaxGeometry)
    fail(CTN_ERROR_INVALID_ARGUMENT, "ksize_y: expected windows of at most 2^30 elements, got %lld x %lld",
         (long long)ksize_y, (long long)ksize_x);
  return params;
}

int64_t pooled_length(int64_t length, int64_t k, int64_t s, int64_t p, bool cover_all) {
  return floor_divide(length + 2 * p - k + (cover_all ? s - 1 : 0), s) + 1;
}

int64_t checked_pooled_length(int64_t length, int64_t k, int64_t s, int64_t p, bool cover_all) {
  const int64_t pooled = pooled_length(length, k, s, p, cover_all);
  if (pooled < 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "a window of %lld does not fit into a length of %lld padded by %lld",
         (long long)k, (long long)length, (long long)p);
  return pooled;
}

int64_t unpooled_length(int64_t length, int64_t k, int64_t s, int64_t p, bool cover_all) {
  int64_t whole;
  if (__builtin_mul_overflow(s, length - 1, &whole) || whole > INT64_MAX - 2 * kMaxGeometry)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%lld windows with stride %lld overflow", (long long)length,
         (long long)s);
  const int64_t unpooled = whole + k - (cover_all ? s - 1 : 0) - 2 * p;
  if (unpooled < 1)
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "a padding of %lld with a window of %lld leaves nothing of a length of %lld", (long long)p,
         (long long)k, (long long)length);
  return unpooled;
}

void check_image(const TypeCheck& in) {
  in.floating(0);
  in.expect(in[0].ndim() == 4);
}

ArrayRef like_image(const Array& x, int64_t h, int64_t w, DType dtype) {
  const int64_t shape[4] = {x.dim(0), x.dim(1), h, w};
  return empty_on(x.backend(), {shape, 4}, dtype);
}

}  // namespace catenary::functions
