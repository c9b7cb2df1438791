// Random arrays.
#include "impl/random/random.h"
#include "impl/backend/params/random.h"

#include <cmath>
#include <type_traits>
#include <vector>

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

/// Both bounds and their difference must be finite in the dtype of the result.
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

/// If `state` is null, uses the global generator of the current device, but only if there is something to
/// draw.
ArrayRef fresh(RandomState* state, const RandomParams& params, Shape shape, DType dtype) {
  ArrayRef out = empty_on(state ? state->backend() : current_backend(), shape, dtype);
  if (out->size() > 0) (state ? *state : default_random_state(out->backend())).fill(params, *out);
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

void require_count(DType dtype) {
  if (dtype != CTN_INT32 && dtype != CTN_INT64)
    fail(CTN_ERROR_DTYPE, "dtype: expected int32 or int64, got %s", dtype_name(dtype));
}

/// As in NumPy, the maximum mean is ten standard deviations below the maximum of the dtype.
void require_mean(double mean, DType dtype) {
  const double held = double(bounds(dtype).high), most = held - 10 * std::sqrt(held);
  if (!(mean >= 0 && mean <= most))
    fail(CTN_ERROR_INVALID_ARGUMENT, "lam: expected 0 to %g for %s, got %g", most, dtype_name(dtype), mean);
}

void require_trials(int64_t n, DType dtype) {
  const uint64_t most = bounds(dtype).high;
  if (n < 0 || uint64_t(n) > most)
    fail(CTN_ERROR_INVALID_ARGUMENT, "n: expected 0 to %llu for %s, got %lld", (unsigned long long)most,
         dtype_name(dtype), (long long)n);
}

void require_probability(double p) {
  if (!(p >= 0 && p <= 1)) fail(CTN_ERROR_INVALID_ARGUMENT, "p: expected 0 to 1, got %g", p);
}

/// Returns the elements, all of which pass the check, as an array of the shape.
template <class T, class Check>
ArrayRef parameters(const Array& a, const char* name, Shape shape, const Check& check) {
  const bool integral = std::is_same_v<T, int64_t>;
  if (integral ? !is_integer(a.dtype()) : a.dtype() == CTN_BOOL)
    fail(CTN_ERROR_DTYPE, "%s: expected %s, got %s", name, integral ? "integers" : "numbers",
         describe(a).c_str());
  const DType dtype = integral ? CTN_INT64 : CTN_FLOAT64;
  ArrayRef values = asarray(a, dtype);
  std::vector<T> elements(static_cast<size_t>(values->size()));
  to_data(*values, elements.data());
  for (T element : elements) check(element);
  return contiguous(*broadcast_to(*values, shape));
}

void require_same_device(const RandomState& state, const Array& a, const char* name) {
  if (&state.backend() != &a.backend())
    fail(CTN_ERROR_DEVICE, "%s: expected an array on the state's device \"%s\", got one on \"%s\"", name,
         state.backend().name().c_str(), a.backend().name().c_str());
}

/// Returns the given generator, or the global one of the array's device.
RandomState& state_or_of(RandomState* state, const Array& a, const char* name) {
  if (state) require_same_device(*state, a, name);
  return state ? *state : default_random_state(a.backend());
}

ArrayRef fresh_each(RandomState& state, RandomOp op, std::initializer_list<const Array*> each, Shape shape,
                    DType dtype) {
  RandomParams params = params_of(op);
  params.each = true;
  ArrayRef out = empty_on(state.backend(), shape, dtype);
  state.fill(params, each, *out);
  return out;
}

void fill_into(RandomState* state, Array& out, const RandomParams& params) {
  if (state) require_same_device(*state, out, "out");
  if (out.size() > 0) (state ? *state : default_random_state(out.backend())).fill(params, out);
}

/// Returns a copy with the entries along the first axis in random order. Everything is allocated before the
/// draw, so that a failure leaves the generator unchanged.
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

ArrayRef random_sample(RandomState* state, Shape shape, DType dtype) {
  return random_uniform(state, 0, 1, shape, dtype);
}

ArrayRef random_uniform(RandomState* state, double low, double high, Shape shape, DType dtype) {
  require_float(dtype, "dtype");
  return fresh(state, uniform_params(low, high, dtype), shape, dtype);
}

ArrayRef random_standard_normal(RandomState* state, Shape shape, DType dtype) {
  return random_normal(state, 0, 1, shape, dtype);
}

ArrayRef random_normal(RandomState* state, double loc, double scale, Shape shape, DType dtype) {
  require_float(dtype, "dtype");
  return fresh(state, normal_params(loc, scale), shape, dtype);
}

ArrayRef random_lognormal(RandomState* state, double mean, double sigma, Shape shape, DType dtype) {
  require_float(dtype, "dtype");
  require_at_least_0(sigma, "sigma");
  return fresh(state, params_of(RandomOp::lognormal, mean, sigma), shape, dtype);
}

ArrayRef random_exponential(RandomState* state, double scale, Shape shape, DType dtype) {
  require_float(dtype, "dtype");
  require_at_least_0(scale, "scale");
  return fresh(state, params_of(RandomOp::exponential, 0, scale), shape, dtype);
}

ArrayRef random_gumbel(RandomState* state, double loc, double scale, Shape shape, DType dtype) {
  require_float(dtype, "dtype");
  require_at_least_0(scale, "scale");
  return fresh(state, params_of(RandomOp::gumbel, loc, scale), shape, dtype);
}

ArrayRef random_poisson(RandomState* state, double mean, Shape shape, DType dtype) {
  require_count(dtype);
  require_mean(mean, dtype);
  return fresh(state, params_of(RandomOp::poisson, mean), shape, dtype);
}

ArrayRef random_binomial(RandomState* state, int64_t n, double p, Shape shape, DType dtype) {
  require_count(dtype);
  require_trials(n, dtype);
  require_probability(p);
  RandomParams params = params_of(RandomOp::binomial, p);
  params.low = n;
  return fresh(state, params, shape, dtype);
}

ArrayRef random_poisson_of(RandomState* state, const Array& mean, Shape shape, DType dtype) {
  require_count(dtype);
  RandomState& source = state_or_of(state, mean, "lam");
  ArrayRef means = parameters<double>(mean, "lam", shape, [&](double value) { require_mean(value, dtype); });
  return fresh_each(source, RandomOp::poisson, {means.get()}, shape, dtype);
}

ArrayRef random_binomial_of(RandomState* state, const Array& n, const Array& p, Shape shape, DType dtype) {
  require_count(dtype);
  RandomState& source = state_or_of(state, p, "p");
  require_same_device(source, n, "n");
  ArrayRef trials = parameters<int64_t>(n, "n", shape, [&](int64_t value) { require_trials(value, dtype); });
  ArrayRef probabilities = parameters<double>(p, "p", shape, require_probability);
  return fresh_each(source, RandomOp::binomial, {probabilities.get(), trials.get()}, shape, dtype);
}

ArrayRef random_integers(RandomState* state, int64_t low, int64_t high, Shape shape, DType dtype) {
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

ArrayRef random_integers_inclusive(RandomState* state, int64_t low, int64_t high, Shape shape, DType dtype) {
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
  params.range = uint64_t(high) - uint64_t(low) + 1;  // 0 represents 2^64
  return fresh(state, params, shape, dtype);
}

ArrayRef random_interval(RandomState* state, int64_t mx, Shape shape) {
  if (mx < 0) fail(CTN_ERROR_INVALID_ARGUMENT, "mx: expected at least 0, got %lld", (long long)mx);
  return random_integers_inclusive(state, 0, mx, shape, mx < int64_t{1} << 31 ? CTN_INT32 : CTN_INT64);
}

ArrayRef random_permutation(RandomState* state, int64_t n) {
  if (n < 0) fail(CTN_ERROR_INVALID_ARGUMENT, "n: expected at least 0, got %lld", (long long)n);
  return fresh(state, params_of(RandomOp::permutation), {&n, 1}, CTN_INT64);
}

ArrayRef random_permutation_of(RandomState* state, const Array& a) { return shuffled(state, a); }

void random_shuffle(RandomState* state, Array& a) {
  require_writeable(a, "a");
  assign(a, *shuffled(state, a));
}

void random_uniform_into(RandomState* state, double low, double high, Array& out) {
  require_c_order(out);
  fill_into(state, out, uniform_params(low, high, out.dtype()));
}

void random_normal_into(RandomState* state, double loc, double scale, Array& out) {
  require_c_order(out);
  fill_into(state, out, normal_params(loc, scale));
}

ArrayRef random_mask(Shape shape, DType dtype, double keep, double scale, Backend& backend) {
  ArrayRef out = empty_on(backend, shape, dtype);
  if (out->size() > 0) default_random_state(backend).fill(params_of(RandomOp::mask, keep, scale), *out);
  return out;
}

}  // namespace catenary
