#include "impl/functions/pooling/window.h"

namespace catenary::functions {
namespace {

constexpr int64_t kMost = int64_t{1} << 30;

/// One number for both axes, or two; `fallback` where there is none.
void read_pair(const char* name, Span<const int64_t> sizes, int64_t least, const int64_t* fallback,
               int64_t* pair) {
  if (!sizes.size && fallback) {
    pair[0] = fallback[0];
    pair[1] = fallback[1];
    return;
  }
  if (sizes.size != 1 && sizes.size != 2)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected 1 or 2 numbers, got %zu", name, sizes.size);
  for (size_t i = 0; i < 2; ++i) {
    pair[i] = sizes[sizes.size == 1 ? 0 : i];
    if (pair[i] < least || pair[i] > kMost)
      fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected %lld to 2^30, got %lld", name, (long long)least,
           (long long)pair[i]);
  }
}

int64_t floor_divide(int64_t a, int64_t b) { return a / b - (a % b != 0 && a < 0); }

}  // namespace

PoolingParams window_params(Span<const int64_t> ksize, Span<const int64_t> stride, Span<const int64_t> pad) {
  int64_t k[2], s[2], p[2];
  const int64_t none[2] = {0, 0};
  read_pair("ksize", ksize, 1, nullptr, k);
  read_pair("stride", stride, 1, k, s);
  read_pair("pad", pad, 0, none, p);
  if (k[0] * k[1] > kMost)
    fail(CTN_ERROR_INVALID_ARGUMENT, "ksize: expected at most 2^30 elements, got %lld x %lld",
         (long long)k[0], (long long)k[1]);
  return {k[0], k[1], s[0], s[1], p[0], p[1], 1};
}

int64_t pooled_length(int64_t length, int64_t k, int64_t s, int64_t p, bool cover_all) {
  return floor_divide(length + 2 * p - k + (cover_all ? s - 1 : 0), s) + 1;
}

int64_t checked_pooled_length(int64_t length, int64_t k, int64_t s, int64_t p, bool cover_all) {
  const int64_t pooled = pooled_length(length, k, s, p, cover_all);
  if (pooled < 1)
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "ksize: a window of %lld does not fit into a length of %lld padded by %lld", (long long)k,
         (long long)length, (long long)p);
  return pooled;
}

int64_t unpooled_length(int64_t length, int64_t k, int64_t s, int64_t p, bool cover_all) {
  int64_t whole;
  if (__builtin_mul_overflow(s, length - 1, &whole) || whole > INT64_MAX - 2 * kMost)
    fail(CTN_ERROR_INVALID_ARGUMENT, "stride: %lld windows at every %lld overflow", (long long)length,
         (long long)s);
  const int64_t unpooled = whole + k - (cover_all ? s - 1 : 0) - 2 * p;
  if (unpooled < 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "pad: %lld of a window of %lld leave nothing of a length of %lld",
         (long long)p, (long long)k, (long long)length);
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

void launch_pooling(Kernel kernel, const PoolingParams& params,
                    std::initializer_list<const Array*> operands) {
  const Array& first = **operands.begin();
  if (first.size() == 0) return;
  Launch launch(kernel, params);
  for (const Array* operand : operands) launch.operands[launch.count++] = operand->operand();
  first.backend().launch(launch);
}

}  // namespace catenary::functions
