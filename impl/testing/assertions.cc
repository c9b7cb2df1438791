// Assertions about arrays, with the messages of NumPy's testing module.
#include "impl/testing/assertions.h"

#include <algorithm>

#include "impl/array/format.h"
#include "impl/testing/values.h"

namespace catenary {

ArrayRef to_host(const Array& a) { return contiguous(*to_backend(a, cpu_backend())); }

namespace {

enum class Relation { equal, less, close, almost_equal };

struct Assertion {
  Relation relation;
  std::string header;
  const char* err_msg;
  bool verbose;
  double rtol = 0, atol = 0;
  int decimal = 6;  // also the number of printed digits
};

/// Formats like Python's %g: NaN has no sign.
std::string general(double value) { return std::isnan(value) ? "nan" : format("%g", value); }

std::string shown(const char* name, const Array& a, int precision) {
  FormatOptions options;
  options.precision = precision;
  std::string text = array_repr(a.data(), a.dtype(), a.dims(), a.ndim(), options);
  if (std::count(text.begin(), text.end(), '\n') > 3) {
    size_t end = 0;
    for (int line = 0; line < 3; ++line) end = text.find('\n', end) + 1;
    text = text.substr(0, end - 1) + "...";
  }
  return std::string("\n ") + name + ": " + text;
}

/// Returns the shortest digits of a floating number, as arrays print them.
std::string number(double value, DType dtype) {
  alignas(8) char bytes[8];
  const int64_t one = 1;
  switch (dtype) {
    case CTN_FLOAT16: {
      const Half half = to_half(value);
      std::memcpy(bytes, &half, sizeof half);
      break;
    }
    case CTN_BFLOAT16: {
      const BFloat16 half = to_bfloat16(value);
      std::memcpy(bytes, &half, sizeof half);
      break;
    }
    case CTN_FLOAT32: {
      const float single = float(value);
      std::memcpy(bytes, &single, sizeof single);
      break;
    }
    default:
      std::memcpy(bytes, &value, sizeof value);
  }
  const std::string text = array_str(bytes, dtype, &one, 1, FormatOptions());
  return text.substr(1, text.size() - 2);
}
std::string number(int64_t value, DType) { return std::to_string(value); }
std::string number(uint64_t value, DType) { return std::to_string(value); }

template <class T>
bool exceeds(T value, T most) {
  return value > most;
}
/// Maximum as in NumPy: NaN wins.
template <>
bool exceeds(double value, double most) {
  return value > most || (std::isnan(value) && !std::isnan(most));
}

/// Two host arrays of one shape, or one of them 0-d.
class HostPair {
 public:
  HostPair(const Array& x, const Array& y, const Assertion& expected)
      : x_(to_host(x)), y_(to_host(y)), expected_(expected) {
    if (x_->ndim() != 0 && y_->ndim() != 0 && !same_shape(x_->shape(), y_->shape()))
      mismatch("\n(shapes " + shape_text(x_->shape()) + ", " + shape_text(y_->shape()) + " mismatch)");
    count_ = size_t(x_->ndim() == 0 ? y_->size() : x_->size());
  }

  void check() {
    match_special();
    if (kept_.empty()) return;
    promoted_ = promote(x_->dtype(), y_->dtype());
    if (is_float(promoted_)) return check_as<double>();
    if (is_signed_integer(promoted_)) return check_as<int64_t>();
    check_as<uint64_t>();
  }

 private:
  size_t in_x(size_t i) const { return x_->ndim() == 0 ? 0 : i; }
  size_t in_y(size_t i) const { return y_->ndim() == 0 ? 0 : i; }

  [[noreturn]] void mismatch(const std::string& reason) const {
    std::string text = "\n" + expected_.header + "\n" + (expected_.err_msg ? expected_.err_msg : "") + reason;
    const int precision = std::max(expected_.decimal, 0);
    if (expected_.verbose) text += shown("x", *x_, precision) + shown("y", *y_, precision);
    throw Error(CTN_ERROR_ASSERTION, std::move(text));
  }

  /// Requires NaN and (except for less) infinities at the same places; the other elements remain to be
  /// compared.
  void match_special() {
    std::vector<double> x, y;
    if (is_float(x_->dtype())) x = values_of<double>(*x_);
    if (is_float(y_->dtype())) y = values_of<double>(*y_);
    const bool infinities = expected_.relation != Relation::less;
    auto is = [](int which, double v) {
      return which == 0 ? std::isnan(v) : std::isinf(v) && (which == 1) == (v > 0);
    };
    static const char* const names[] = {"nan", "+inf", "-inf"};
    for (int which = 0; which < (infinities ? 3 : 1) && !(x.empty() && y.empty()); ++which)
      for (size_t i = 0; i < count_; ++i)
        if ((!x.empty() && is(which, x[in_x(i)])) != (!y.empty() && is(which, y[in_y(i)])))
          mismatch(std::string("\nx and y ") + names[which] + " location mismatch:");
    kept_.reserve(count_);
    for (size_t i = 0; i < count_; ++i)
      if (x.empty() || !(std::isnan(x[in_x(i)]) || (infinities && std::isinf(x[in_x(i)]))))
        kept_.push_back(i);
  }

  /// Returns how many of the kept elements are not close.
  size_t count_far() const {
    DType tolerance_dtype = is_float(y_->dtype()) ? y_->dtype() : CTN_FLOAT64;
    const DType difference_dtype = promote(x_->dtype(), tolerance_dtype);
    const std::vector<double> x = values_of<double>(*x_), y = values_of<double>(*y_);
    size_t far = 0;
    if (expected_.relation == Relation::almost_equal) {
      const double bound = narrow(1.5 * std::pow(10.0, -double(expected_.decimal)), difference_dtype);
      for (size_t i : kept_) {
        const double difference = narrow(x[in_x(i)] - y[in_y(i)], difference_dtype);
        far += !(std::fabs(difference) < bound);
      }
      return far;
    }
    // Widen the tolerance if the dtype cannot represent it.
    auto overflows = [&](double v) { return std::isfinite(v) && std::isinf(narrow(v, tolerance_dtype)); };
    while (overflows(expected_.rtol) || overflows(expected_.atol))
      tolerance_dtype = is_half(tolerance_dtype) ? CTN_FLOAT32 : CTN_FLOAT64;
    const double rtol = narrow(expected_.rtol, tolerance_dtype),
                 atol = narrow(expected_.atol, tolerance_dtype);
    for (size_t i : kept_) {
      const double difference = narrow(x[in_x(i)] - y[in_y(i)], difference_dtype);
      const double scaled = narrow(rtol * std::fabs(y[in_y(i)]), tolerance_dtype);
      far += !(std::fabs(difference) <= narrow(atol + scaled, tolerance_dtype));
    }
    return far;
  }

  template <class Wide>
  void check_as() const {
    const std::vector<Wide> x = values_of<Wide>(*x_), y = values_of<Wide>(*y_);
    size_t wrong = 0;
    if (expected_.relation == Relation::equal)
      for (size_t i : kept_) wrong += !(x[in_x(i)] == y[in_y(i)]);
    else if (expected_.relation == Relation::less)
      for (size_t i : kept_) wrong += !(x[in_x(i)] < y[in_y(i)]);
    else
      wrong = count_far();
    if (wrong == 0) return;
    const double percentage = 100 * double(wrong) / double(count_);
    std::string reason = format("\nMismatched elements: %zu / %zu (%.3g%%)", wrong, count_, percentage);
    // NumPy has no difference for bools.
    if (promoted_ != CTN_BOOL) reason += differences(x, y);
    mismatch(reason);
  }

  template <class Wide>
  std::string differences(const std::vector<Wide>& x, const std::vector<Wide>& y) const {
    const DType ratio_dtype = is_float(promoted_) ? promoted_ : CTN_FLOAT64;
    const bool either_way = is_unsigned_integer(x_->dtype());
    Wide most = 0;
    double most_relative = 0;
    bool first = true, first_relative = true;
    for (size_t i : kept_) {
      const Wide a = x[in_x(i)], b = y[in_y(i)];
      auto distance = [&](Wide p, Wide q) {
        return narrow(magnitude(narrow(subtract(p, q), promoted_)), promoted_);
      };
      Wide error = distance(a, b);
      if (either_way) error = std::min(error, distance(b, a));
      if (first || exceeds(error, most)) most = error;
      first = false;
      if (b == Wide(0)) continue;
      const double ratio = narrow(double(error) / double(own_magnitude(b)), ratio_dtype);
      if (first_relative || exceeds(ratio, most_relative)) most_relative = ratio;
      first_relative = false;
    }
    if (first_relative) most_relative = std::numeric_limits<double>::infinity();
    return "\nMax absolute difference: " + number(most, promoted_) +
           "\nMax relative difference: " + number(most_relative, first_relative ? CTN_FLOAT64 : ratio_dtype);
  }

  /// Returns |y| in its own dtype, in which the lowest integer has no positive counterpart.
  template <class Wide>
  Wide own_magnitude(Wide value) const {
    const int bits = 8 * int(itemsize(y_->dtype()));
    const bool lowest = is_signed_integer(y_->dtype()) && double(value) == -std::ldexp(1.0, bits - 1);
    return lowest ? value : magnitude(value);
  }

  ArrayRef x_, y_;
  const Assertion& expected_;
  size_t count_ = 0;
  std::vector<size_t> kept_;
  DType promoted_ = CTN_BOOL;
};

void expect(const Array& x, const Array& y, const Assertion& expected) { HostPair(x, y, expected).check(); }

}  // namespace

void assert_allclose(const Array& actual, const Array& desired, double rtol, double atol, const char* err_msg,
                     bool verbose) {
  Assertion expected{Relation::close,
                     "Not equal to tolerance rtol=" + general(rtol) + ", atol=" + general(atol), err_msg,
                     verbose};
  expected.rtol = rtol;
  expected.atol = atol;
  expect(actual, desired, expected);
}

void assert_array_almost_equal(const Array& x, const Array& y, int32_t decimal, const char* err_msg,
                               bool verbose) {
  Assertion expected{Relation::almost_equal,
                     format("Arrays are not almost equal to %d decimals", int(decimal)), err_msg, verbose};
  expected.decimal = decimal;
  expect(x, y, expected);
}

void assert_array_equal(const Array& x, const Array& y, const char* err_msg, bool verbose) {
  expect(x, y, {Relation::equal, "Arrays are not equal", err_msg, verbose});
}

void assert_array_less(const Array& x, const Array& y, const char* err_msg, bool verbose) {
  expect(x, y, {Relation::less, "Arrays are not less-ordered", err_msg, verbose});
}

void assert_array_list_equal(Span<const Array* const> xs, Span<const Array* const> ys, const char* err_msg,
                             bool verbose) {
  if (xs.size != ys.size)
    throw Error(CTN_ERROR_ASSERTION,
                format("\nLists of arrays have different lengths: %zu and %zu", xs.size, ys.size) +
                    (err_msg && *err_msg ? std::string("\n") + err_msg : ""));
  for (size_t i = 0; i < xs.size; ++i)
    expect(
        *xs[i], *ys[i],
        {Relation::equal, format("Arrays at position %zu of the lists are not equal", i), err_msg, verbose});
}

}  // namespace catenary
