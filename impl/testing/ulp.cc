// Compares arrays in units in the last place.
#include <algorithm>

#include "impl/testing/assertions.h"
#include "impl/testing/values.h"

namespace catenary {
namespace {

/// Converts between a floating number and its bits in a dtype.
uint64_t bits_of(double value, DType dtype) {
  switch (dtype) {
    case CTN_FLOAT16:
      return to_half(value).bits;
    case CTN_BFLOAT16:
      return to_bfloat16(value).bits;
    case CTN_FLOAT32:
      return detail::bits_as<uint32_t>(float(value));
    default:
      return detail::bits_as<uint64_t>(value);
  }
}

double from_bits(uint64_t bits, DType dtype) {
  switch (dtype) {
    case CTN_FLOAT16:
      return double(to_float(Half{uint16_t(bits)}));
    case CTN_BFLOAT16:
      return double(to_float(BFloat16{uint16_t(bits)}));
    case CTN_FLOAT32:
      return double(detail::bits_as<float>(uint32_t(bits)));
    default:
      return detail::bits_as<double>(bits);
  }
}

/// Distance from a nonnegative number to the next larger one.
double spacing(double value, DType dtype) {
  if (!std::isfinite(value)) return std::numeric_limits<double>::quiet_NaN();
  return from_bits(bits_of(std::fabs(value), dtype) + 1, dtype) - value;
}

/// Maps numbers to integers so that neighbors differ by one; both zeros are 0, and all NaNs are equal.
int64_t rank_of(double value, DType dtype) {
  if (std::isnan(value)) value = std::numeric_limits<double>::quiet_NaN();
  const int64_t rank = int64_t(bits_of(std::fabs(value), dtype));
  return std::signbit(value) && !std::isnan(value) ? -rank : rank;
}

uint64_t distance(int64_t a, int64_t b) {
  return a > b ? uint64_t(a) - uint64_t(b) : uint64_t(b) - uint64_t(a);
}

double ulps_between(double a, double b, DType dtype) {
  return double(distance(rank_of(a, dtype), rank_of(b, dtype)));
}

void require_numbers(const char* names, const Array& x, const Array& y) {
  if (x.dtype() == CTN_BOOL || y.dtype() == CTN_BOOL)
    fail(CTN_ERROR_DTYPE, "%s: expected numbers, got %s and %s", names, dtype_name(x.dtype()),
         dtype_name(y.dtype()));
}

void require_bound(const char* name, int64_t bound) {
  if (bound < 0)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected at least 0, got %lld", name, (long long)bound);
}

/// The floating dtype in which distances are measured.
DType common_type(const Array& x, const Array& y) {
  return is_float(x.dtype()) && is_float(y.dtype()) ? promote(x.dtype(), y.dtype()) : CTN_FLOAT64;
}

/// The floating dtype whose spacing NumPy uses for a dtype.
DType inexact(DType dtype) {
  if (is_float(dtype)) return dtype;
  return itemsize(dtype) == 1 ? CTN_FLOAT16 : itemsize(dtype) == 2 ? CTN_FLOAT32 : CTN_FLOAT64;
}

double difference(double a, double b, DType dtype) { return std::fabs(narrow(a - b, dtype)); }
double difference(int64_t a, int64_t b, DType) { return double(distance(a, b)); }
double difference(uint64_t a, uint64_t b, DType) { return double(a > b ? a - b : b - a); }

/// Whether all pairs are within nulp spacings.
template <class Wide>
bool within(const Array& x, const Array& y, DType promoted, int64_t nulp) {
  const std::vector<Wide> xs = values_of<Wide>(x), ys = values_of<Wide>(y);
  const DType dtype = inexact(promoted);
  for (size_t i = 0; i < xs.size(); ++i) {
    const double a = std::fabs(double(xs[i])), b = std::fabs(double(ys[i]));
    const double unit = spacing(narrow(a > b ? a : b, dtype), dtype);
    if (!(difference(xs[i], ys[i], promoted) <= narrow(double(nulp) * unit, dtype))) return false;
  }
  return true;
}

/// Returns the largest distance in units in the last place.
double most_ulps(const Array& x, const Array& y) {
  const DType dtype = common_type(x, y);
  const std::vector<double> xs = values_of<double>(x), ys = values_of<double>(y);
  double most = 0;
  for (size_t i = 0; i < xs.size(); ++i) most = std::max(most, ulps_between(xs[i], ys[i], dtype));
  return most;
}

}  // namespace

void assert_array_almost_equal_nulp(const Array& x, const Array& y, int64_t nulp) {
  require_numbers("x, y", x, y);
  require_bound("nulp", nulp);
  const Array* both[] = {&x, &y};
  const Dims shape = broadcast_shapes({both, 2});
  const ArrayRef xs = contiguous(*broadcast_to(*to_host(x), {shape.data(), shape.size()}));
  const ArrayRef ys = contiguous(*broadcast_to(*to_host(y), {shape.data(), shape.size()}));
  const DType promoted = promote(x.dtype(), y.dtype());
  const bool holds = is_float(promoted)            ? within<double>(*xs, *ys, promoted, nulp)
                     : is_signed_integer(promoted) ? within<int64_t>(*xs, *ys, promoted, nulp)
                                                   : within<uint64_t>(*xs, *ys, promoted, nulp);
  if (!holds)
    fail(CTN_ERROR_ASSERTION, "X and Y are not equal to %lld ULP (max is %g)", (long long)nulp,
         most_ulps(*xs, *ys));
}

void assert_array_max_ulp(const Array& a, const Array& b, int64_t maxulp, DType dtype) {
  require_numbers("a, b", a, b);
  if (dtype == CTN_BOOL) fail(CTN_ERROR_DTYPE, "dtype: expected a type of numbers, got bool");
  require_bound("maxulp", maxulp);
  if (!same_shape(a.shape(), b.shape()))
    fail(CTN_ERROR_SHAPE, "a and b do not have the same shape: %s - %s", shape_text(a.shape()).c_str(),
         shape_text(b.shape()).c_str());
  ArrayRef x = to_host(a), y = to_host(b);
  if (dtype != CTN_DTYPE_NONE) {
    x = astype(*x, dtype);
    y = astype(*y, dtype);
  }
  const DType counted = common_type(*x, *y);
  const std::vector<double> xs = values_of<double>(*x), ys = values_of<double>(*y);
  bool holds = true;
  for (size_t i = 0; i < xs.size(); ++i)
    holds = holds && distance(rank_of(xs[i], counted), rank_of(ys[i], counted)) <= uint64_t(maxulp);
  if (!holds)
    fail(CTN_ERROR_ASSERTION, "Arrays are not almost equal up to %lld ULP (max difference is %g ULP)",
         (long long)maxulp, most_ulps(*x, *y));
}

}  // namespace catenary
