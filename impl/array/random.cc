#include <cmath>
#include <limits>

#include "impl/array/array.h"
#include "impl/random/generator.h"

namespace catenary {
namespace {

void require_float(DType dtype, const char* name) {
  if (dtype != CTN_FLOAT32 && dtype != CTN_FLOAT64)
    fail(CTN_ERROR_DTYPE, "%s: expected float32 or float64, got %s", name, dtype_name(dtype));
}

void require_c_order(const Array& out) {
  require_writeable(out, "out");
  require_float(out.dtype(), "out");
  if (!out.is_c_contiguous())
    fail(CTN_ERROR_INVALID_ARGUMENT, "out: expected a C-contiguous array, got a strided view %s",
         describe(out).c_str());
}

/// Both bounds and their distance must be finite in the dtype of the result.
RandomParams uniform_params(double low, double high, DType dtype) {
  auto finite = [dtype](double value) {
    return std::isfinite(dtype == CTN_FLOAT32 ? double(float(value)) : value);
  };
  if (!finite(low))
    fail(CTN_ERROR_INVALID_ARGUMENT, "low: expected a finite %s, got %g", dtype_name(dtype), low);
  if (!finite(high))
    fail(CTN_ERROR_INVALID_ARGUMENT, "high: expected a finite %s, got %g", dtype_name(dtype), high);
  if (!finite(high - low))
    fail(CTN_ERROR_INVALID_ARGUMENT, "high: expected a finite distance from low in %s, got %g and %g",
         dtype_name(dtype), high, low);
  RandomParams params{};
  params.op = RandomOp::uniform;
  params.a = low;
  params.b = high;
  return params;
}

RandomParams normal_params(double loc, double scale) {
  if (!(scale >= 0)) fail(CTN_ERROR_INVALID_ARGUMENT, "scale: expected at least 0, got %g", scale);
  RandomParams params{};
  params.op = RandomOp::normal;
  params.a = loc;
  params.b = scale;
  return params;
}

void run(RandomParams params, Array& out) {
  if (out.size() == 0) return;
  const RandomState state = reserve_random(out.backend(), uint64_t(out.size()));
  params.seed = state.seed;
  params.offset = state.offset;
  Launch launch(Kernel::random, params);
  launch.count = 1;
  launch.operands[0] = out.operand();
  out.backend().launch(launch);
  out.storage().mark_written();
}

ArrayRef fresh(const RandomParams& params, Shape shape, DType dtype, Backend& backend) {
  ArrayRef out = empty_on(backend, shape, dtype);
  run(params, *out);
  return out;
}

struct Bounds {
  int64_t low;
  uint64_t high;
};

Bounds bounds(DType dtype) {
  const int bits = 8 * int(itemsize(dtype));
  if (is_unsigned_integer(dtype)) return {0, ~uint64_t{0} >> (64 - bits)};
  const uint64_t high = ~uint64_t{0} >> (65 - bits);
  return {-int64_t(high) - 1, high};
}

}  // namespace

ArrayRef random_uniform(double low, double high, Shape shape, DType dtype) {
  require_float(dtype, "dtype");
  return fresh(uniform_params(low, high, dtype), shape, dtype, current_backend());
}

ArrayRef random_normal(double loc, double scale, Shape shape, DType dtype) {
  require_float(dtype, "dtype");
  return fresh(normal_params(loc, scale), shape, dtype, current_backend());
}

ArrayRef random_integers(int64_t low, int64_t high, Shape shape, DType dtype) {
  if (!is_integer(dtype))
    fail(CTN_ERROR_DTYPE, "dtype: expected an integer dtype, got %s", dtype_name(dtype));
  if (low >= high)
    fail(CTN_ERROR_INVALID_ARGUMENT, "high: expected more than low, got %lld and %lld", (long long)high,
         (long long)low);
  const Bounds held = bounds(dtype);
  if (low < held.low)
    fail(CTN_ERROR_INVALID_ARGUMENT, "low: expected at least %lld for %s, got %lld", (long long)held.low,
         dtype_name(dtype), (long long)low);
  if (high > 0 && uint64_t(high) - 1 > held.high)
    fail(CTN_ERROR_INVALID_ARGUMENT, "high: expected at most %llu for %s, got %lld",
         (unsigned long long)held.high + 1, dtype_name(dtype), (long long)high);
  RandomParams params{};
  params.op = RandomOp::integers;
  params.low = low;
  params.range = uint64_t(high) - uint64_t(low);
  return fresh(params, shape, dtype, current_backend());
}

ArrayRef random_permutation(int64_t n) {
  if (n < 0) fail(CTN_ERROR_INVALID_ARGUMENT, "n: expected at least 0, got %lld", (long long)n);
  RandomParams params{};
  params.op = RandomOp::permutation;
  return fresh(params, {&n, 1}, CTN_INT64, current_backend());
}

void random_uniform_into(double low, double high, Array& out) {
  require_c_order(out);
  run(uniform_params(low, high, out.dtype()), out);
}

void random_normal_into(double loc, double scale, Array& out) {
  require_c_order(out);
  run(normal_params(loc, scale), out);
}

ArrayRef random_mask(Shape shape, DType dtype, double keep, double scale, Backend& backend) {
  RandomParams params{};
  params.op = RandomOp::mask;
  params.a = keep;
  params.b = scale;
  return fresh(params, shape, dtype, backend);
}

}  // namespace catenary
