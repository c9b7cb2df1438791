#include "impl/array/random.h"

#include <cmath>

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

void require_at_least_0(double value, const char* name) {
  if (!(value >= 0)) fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected at least 0, got %g", name, value);
}

RandomParams params_of(RandomOp op, double a = 0, double b = 0) {
  RandomParams params{};
  params.op = op;
  params.a = a;
  params.b = b;
  return params;
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
  return params_of(RandomOp::uniform, low, high);
}

RandomParams normal_params(double loc, double scale) {
  require_at_least_0(scale, "scale");
  return params_of(RandomOp::normal, loc, scale);
}

/// Without a state: the global one of the current device, looked for only when there is something to draw.
ArrayRef fresh(RandomState* state, const RandomParams& params, Shape shape, DType dtype) {
  ArrayRef out = empty_on(state ? state->backend() : current_backend(), shape, dtype);
  if (out->size() > 0) (state ? *state : default_random_state(out->backend())).fill(params, *out);
  return out;
}

ArrayRef uniform(RandomState* state, double low, double high, Shape shape, DType dtype) {
  require_float(dtype, "dtype");
  return fresh(state, uniform_params(low, high, dtype), shape, dtype);
}

ArrayRef normal(RandomState* state, double loc, double scale, Shape shape, DType dtype) {
  require_float(dtype, "dtype");
  return fresh(state, normal_params(loc, scale), shape, dtype);
}

ArrayRef lognormal(RandomState* state, double mean, double sigma, Shape shape, DType dtype) {
  require_float(dtype, "dtype");
  require_at_least_0(sigma, "sigma");
  return fresh(state, params_of(RandomOp::lognormal, mean, sigma), shape, dtype);
}

ArrayRef exponential(RandomState* state, double scale, Shape shape, DType dtype) {
  require_float(dtype, "dtype");
  require_at_least_0(scale, "scale");
  return fresh(state, params_of(RandomOp::exponential, 0, scale), shape, dtype);
}

ArrayRef gumbel(RandomState* state, double loc, double scale, Shape shape, DType dtype) {
  require_float(dtype, "dtype");
  require_at_least_0(scale, "scale");
  return fresh(state, params_of(RandomOp::gumbel, loc, scale), shape, dtype);
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

void require_integer(DType dtype) {
  if (!is_integer(dtype))
    fail(CTN_ERROR_DTYPE, "dtype: expected an integer dtype, got %s", dtype_name(dtype));
}

void require_held(int64_t low, DType dtype) {
  const Bounds held = bounds(dtype);
  if (low < held.low)
    fail(CTN_ERROR_INVALID_ARGUMENT, "low: expected at least %lld for %s, got %lld", (long long)held.low,
         dtype_name(dtype), (long long)low);
}

ArrayRef integers(RandomState* state, int64_t low, int64_t high, Shape shape, DType dtype) {
  require_integer(dtype);
  if (low >= high)
    fail(CTN_ERROR_INVALID_ARGUMENT, "high: expected more than low, got %lld and %lld", (long long)high,
         (long long)low);
  require_held(low, dtype);
  const uint64_t most = bounds(dtype).high;
  if (high > 0 && uint64_t(high) - 1 > most)
    fail(CTN_ERROR_INVALID_ARGUMENT, "high: expected at most %llu for %s, got %lld",
         (unsigned long long)most + 1, dtype_name(dtype), (long long)high);
  RandomParams params = params_of(RandomOp::integers);
  params.low = low;
  params.range = uint64_t(high) - uint64_t(low);
  return fresh(state, params, shape, dtype);
}

ArrayRef integers_inclusive(RandomState* state, int64_t low, int64_t high, Shape shape, DType dtype) {
  require_integer(dtype);
  if (low > high)
    fail(CTN_ERROR_INVALID_ARGUMENT, "high: expected at least low, got %lld and %lld", (long long)high,
         (long long)low);
  require_held(low, dtype);
  const uint64_t most = bounds(dtype).high;
  if (high > 0 && uint64_t(high) > most)
    fail(CTN_ERROR_INVALID_ARGUMENT, "high: expected at most %llu for %s, got %lld", (unsigned long long)most,
         dtype_name(dtype), (long long)high);
  RandomParams params = params_of(RandomOp::integers);
  params.low = low;
  params.range = uint64_t(high) - uint64_t(low) + 1;  // 0 stands for 2^64
  return fresh(state, params, shape, dtype);
}

ArrayRef interval(RandomState* state, int64_t mx, Shape shape) {
  if (mx < 0) fail(CTN_ERROR_INVALID_ARGUMENT, "mx: expected at least 0, got %lld", (long long)mx);
  return integers_inclusive(state, 0, mx, shape, mx < int64_t{1} << 31 ? CTN_INT32 : CTN_INT64);
}

void require_count(DType dtype) {
  if (dtype != CTN_INT32 && dtype != CTN_INT64)
    fail(CTN_ERROR_DTYPE, "dtype: expected int32 or int64, got %s", dtype_name(dtype));
}

/// Ten deviations below what the dtype holds, as NumPy bounds it.
ArrayRef poisson(RandomState* state, double mean, Shape shape, DType dtype) {
  require_count(dtype);
  const double held = double(bounds(dtype).high), most = held - 10 * std::sqrt(held);
  if (!(mean >= 0 && mean <= most))
    fail(CTN_ERROR_INVALID_ARGUMENT, "lam: expected 0 to %g for %s, got %g", most, dtype_name(dtype), mean);
  return fresh(state, params_of(RandomOp::poisson, mean), shape, dtype);
}

ArrayRef binomial(RandomState* state, int64_t n, double p, Shape shape, DType dtype) {
  require_count(dtype);
  const uint64_t most = bounds(dtype).high;
  if (n < 0 || uint64_t(n) > most)
    fail(CTN_ERROR_INVALID_ARGUMENT, "n: expected 0 to %llu for %s, got %lld", (unsigned long long)most,
         dtype_name(dtype), (long long)n);
  if (!(p >= 0 && p <= 1)) fail(CTN_ERROR_INVALID_ARGUMENT, "p: expected 0 to 1, got %g", p);
  RandomParams params = params_of(RandomOp::binomial, p);
  params.low = n;
  return fresh(state, params, shape, dtype);
}

ArrayRef permutation(RandomState* state, int64_t n) {
  if (n < 0) fail(CTN_ERROR_INVALID_ARGUMENT, "n: expected at least 0, got %lld", (long long)n);
  return fresh(state, params_of(RandomOp::permutation), {&n, 1}, CTN_INT64);
}

void require_same_device(const RandomState& state, const Array& a, const char* name) {
  if (&state.backend() != &a.backend())
    fail(CTN_ERROR_DEVICE, "%s: expected an array on the state's device \"%s\", got one on \"%s\"", name,
         state.backend().name().c_str(), a.backend().name().c_str());
}

/// A copy with the entries along the first axis in random order. Everything is there before the draw, so that
/// a failure leaves the generator where it was.
ArrayRef shuffled(RandomState* state, const Array& a) {
  if (a.ndim() == 0) fail(CTN_ERROR_SHAPE, "a: expected at least one dimension, got %s", describe(a).c_str());
  if (state) require_same_device(*state, a, "a");
  const int64_t n = a.dim(0);
  ArrayRef source = contiguous(a);
  ArrayRef out = empty_on(a.backend(), a.shape(), a.dtype());
  ArrayRef order = empty_on(a.backend(), {&n, 1}, CTN_INT64);
  if (n > 0)
    (state ? *state : default_random_state(a.backend())).fill(params_of(RandomOp::permutation), *order);
  take_into(*source, *order, 0, *out);
  return out;
}

}  // namespace

ArrayRef random_uniform(double low, double high, Shape shape, DType dtype) {
  return uniform(nullptr, low, high, shape, dtype);
}
ArrayRef random_uniform(RandomState& state, double low, double high, Shape shape, DType dtype) {
  return uniform(&state, low, high, shape, dtype);
}

ArrayRef random_sample(Shape shape, DType dtype) { return uniform(nullptr, 0, 1, shape, dtype); }
ArrayRef random_sample(RandomState& state, Shape shape, DType dtype) {
  return uniform(&state, 0, 1, shape, dtype);
}

ArrayRef random_normal(double loc, double scale, Shape shape, DType dtype) {
  return normal(nullptr, loc, scale, shape, dtype);
}
ArrayRef random_normal(RandomState& state, double loc, double scale, Shape shape, DType dtype) {
  return normal(&state, loc, scale, shape, dtype);
}

ArrayRef random_standard_normal(Shape shape, DType dtype) { return normal(nullptr, 0, 1, shape, dtype); }
ArrayRef random_standard_normal(RandomState& state, Shape shape, DType dtype) {
  return normal(&state, 0, 1, shape, dtype);
}

ArrayRef random_lognormal(double mean, double sigma, Shape shape, DType dtype) {
  return lognormal(nullptr, mean, sigma, shape, dtype);
}
ArrayRef random_lognormal(RandomState& state, double mean, double sigma, Shape shape, DType dtype) {
  return lognormal(&state, mean, sigma, shape, dtype);
}

ArrayRef random_exponential(double scale, Shape shape, DType dtype) {
  return exponential(nullptr, scale, shape, dtype);
}
ArrayRef random_exponential(RandomState& state, double scale, Shape shape, DType dtype) {
  return exponential(&state, scale, shape, dtype);
}

ArrayRef random_gumbel(double loc, double scale, Shape shape, DType dtype) {
  return gumbel(nullptr, loc, scale, shape, dtype);
}
ArrayRef random_gumbel(RandomState& state, double loc, double scale, Shape shape, DType dtype) {
  return gumbel(&state, loc, scale, shape, dtype);
}

ArrayRef random_poisson(double mean, Shape shape, DType dtype) {
  return poisson(nullptr, mean, shape, dtype);
}
ArrayRef random_poisson(RandomState& state, double mean, Shape shape, DType dtype) {
  return poisson(&state, mean, shape, dtype);
}

ArrayRef random_binomial(int64_t n, double p, Shape shape, DType dtype) {
  return binomial(nullptr, n, p, shape, dtype);
}
ArrayRef random_binomial(RandomState& state, int64_t n, double p, Shape shape, DType dtype) {
  return binomial(&state, n, p, shape, dtype);
}

ArrayRef random_integers(int64_t low, int64_t high, Shape shape, DType dtype) {
  return integers(nullptr, low, high, shape, dtype);
}
ArrayRef random_integers(RandomState& state, int64_t low, int64_t high, Shape shape, DType dtype) {
  return integers(&state, low, high, shape, dtype);
}

ArrayRef random_integers_inclusive(int64_t low, int64_t high, Shape shape, DType dtype) {
  return integers_inclusive(nullptr, low, high, shape, dtype);
}
ArrayRef random_integers_inclusive(RandomState& state, int64_t low, int64_t high, Shape shape, DType dtype) {
  return integers_inclusive(&state, low, high, shape, dtype);
}

ArrayRef random_interval(int64_t mx, Shape shape) { return interval(nullptr, mx, shape); }
ArrayRef random_interval(RandomState& state, int64_t mx, Shape shape) { return interval(&state, mx, shape); }

ArrayRef random_permutation(int64_t n) { return permutation(nullptr, n); }
ArrayRef random_permutation(RandomState& state, int64_t n) { return permutation(&state, n); }

ArrayRef random_permutation_of(const Array& a) { return shuffled(nullptr, a); }
ArrayRef random_permutation_of(RandomState& state, const Array& a) { return shuffled(&state, a); }

void random_shuffle(Array& a) {
  require_writeable(a, "a");
  assign(a, *shuffled(nullptr, a));
}
void random_shuffle(RandomState& state, Array& a) {
  require_writeable(a, "a");
  assign(a, *shuffled(&state, a));
}

void random_uniform_into(double low, double high, Array& out) {
  require_c_order(out);
  const RandomParams params = uniform_params(low, high, out.dtype());
  if (out.size() > 0) default_random_state(out.backend()).fill(params, out);
}
void random_uniform_into(RandomState& state, double low, double high, Array& out) {
  require_c_order(out);
  require_same_device(state, out, "out");
  state.fill(uniform_params(low, high, out.dtype()), out);
}

void random_normal_into(double loc, double scale, Array& out) {
  require_c_order(out);
  const RandomParams params = normal_params(loc, scale);
  if (out.size() > 0) default_random_state(out.backend()).fill(params, out);
}
void random_normal_into(RandomState& state, double loc, double scale, Array& out) {
  require_c_order(out);
  require_same_device(state, out, "out");
  state.fill(normal_params(loc, scale), out);
}

ArrayRef random_mask(Shape shape, DType dtype, double keep, double scale, Backend& backend) {
  ArrayRef out = empty_on(backend, shape, dtype);
  if (out->size() > 0) default_random_state(backend).fill(params_of(RandomOp::mask, keep, scale), *out);
  return out;
}

}  // namespace catenary
