// Formats arrays as NumPy prints them.
#include "impl/array/format.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>
#include <vector>

#include "impl/array/rounding.h"
#include "impl/base/error.h"
#include "impl/dtype/float16.h"

namespace catenary {
namespace {

struct DtypeInfo {
  const char* name;
  size_t size;
};

DtypeInfo dtype_info(ctn_dtype dtype) {
  static constexpr DtypeInfo infos[] = {{"bool", 1},   {"int8", 1},    {"int16", 2},    {"int32", 4},
                                        {"int64", 8},  {"uint8", 1},   {"uint16", 2},   {"uint32", 4},
                                        {"uint64", 8}, {"float16", 2}, {"bfloat16", 2}, {"float32", 4},
                                        {"float64", 8}};
  if (dtype < CTN_BOOL || dtype > CTN_FLOAT64)
    fail(CTN_ERROR_INVALID_ARGUMENT, "dtype: unknown value %d", int(dtype));
  return infos[dtype];
}

bool has_float_text(ctn_dtype dtype) { return dtype >= CTN_FLOAT16; }

template <class T>
T load(const unsigned char* bytes, int64_t i) {
  T value;
  std::memcpy(&value, bytes + size_t(i) * sizeof(T), sizeof(T));
  return value;
}

double load_float(const unsigned char* bytes, ctn_dtype dtype, int64_t i) {
  switch (dtype) {
    case CTN_FLOAT16:
      return to_float(load<Half>(bytes, i));
    case CTN_BFLOAT16:
      return to_float(load<BFloat16>(bytes, i));
    case CTN_FLOAT32:
      return load<float>(bytes, i);
    default:
      return load<double>(bytes, i);
  }
}

/// digits d0 d1 d2 ... represent d0.d1d2... * 10^exponent; no trailing zeros, at least one digit.
struct Decimal {
  bool negative = false;
  std::string digits;
  int exponent = 0;
};

/// Parses the scientific format that std::to_chars writes.
Decimal parse_scientific(const char* begin, const char* end) {
  Decimal decimal;
  const char* e = std::find(begin, end, 'e');
  for (const char* p = begin; p != e; ++p) {
    if (*p == '-') decimal.negative = true;
    if (*p >= '0' && *p <= '9') decimal.digits += *p;
  }
  const char* exponent = e + 1;
  if (exponent < end && *exponent == '+') ++exponent;
  std::from_chars(exponent, end, decimal.exponent);
  decimal.digits.erase(decimal.digits.find_last_not_of('0') + 1);
  if (decimal.digits.empty()) decimal.digits = "0";
  return decimal;
}

template <class... Precision>
Decimal to_decimal(double value, Precision... precision) {
  char buffer[64];
  auto result =
      std::to_chars(buffer, buffer + sizeof(buffer), value, std::chars_format::scientific, precision...);
  return parse_scientific(buffer, result.ptr);
}

/// Returns the fewest digits that read back as the same 16-bit value, and among those the ones nearest to it.
Decimal shortest_16(double value, ctn_dtype dtype) {
  for (int precision = 0; precision < 9; ++precision) {
    char buffer[64];
    auto result =
        std::to_chars(buffer, buffer + sizeof(buffer), value, std::chars_format::scientific, precision);
    double back = 0;
    std::from_chars(buffer, result.ptr, back);
    if (round_to(back, dtype) == value) return parse_scientific(buffer, result.ptr);
    // Above a power of two the value's interval extends further up than down, so longer digits may still lie
    // in it.
    Decimal next = parse_scientific(buffer, result.ptr);
    next.digits.resize(size_t(precision) + 1, '0');
    size_t i = next.digits.size();
    while (i > 0 && next.digits[i - 1] == '9') next.digits[--i] = '0';
    if (i == 0) continue;
    ++next.digits[i - 1];
    std::string text =
        (next.negative ? "-" : "") + next.digits + "e" + std::to_string(next.exponent - precision);
    std::from_chars(text.data(), text.data() + text.size(), back);
    if (round_to(back, dtype) == value) return next;
  }
  return to_decimal(value);
}

Decimal shortest(double value, ctn_dtype dtype) {
  if (dtype == CTN_FLOAT64) return to_decimal(value);
  if (dtype != CTN_FLOAT32) return shortest_16(value, dtype);
  char buffer[64];
  auto result = std::to_chars(buffer, buffer + sizeof(buffer), float(value), std::chars_format::scientific);
  return parse_scientific(buffer, result.ptr);
}

/// A number as text: `whole` includes the sign; `fraction` has no trailing zeros.
struct Parts {
  std::string whole;
  std::string fraction;
  int exponent = 0;
};

constexpr int kAllDigits = std::numeric_limits<int>::max();

/// Returns the shortest digits. If those are more than `precision` or fewer than `least`, returns the exact
/// value rounded half to even to that many digits.
Parts scientific(double value, ctn_dtype dtype, int precision, int least) {
  Decimal decimal = shortest(value, dtype);
  int count = int(decimal.digits.size()) - 1;
  if (count > precision || count < least) decimal = to_decimal(value, count > precision ? precision : least);
  return {(decimal.negative ? "-" : "") + decimal.digits.substr(0, 1), decimal.digits.substr(1),
          decimal.exponent};
}

/// The same in positional notation. With all_whole, every digit before the point is that of the exact value.
Parts positional(double value, ctn_dtype dtype, int precision, bool all_whole) {
  Decimal decimal = shortest(value, dtype);
  Parts parts;
  int length = int(decimal.digits.size());
  int decimals = length - 1 - decimal.exponent;
  if (decimals > precision || (all_whole && decimals < 0)) {
    // precision is below the roughly 340 decimals of the smallest double here, and 310 digits hold the whole
    // part.
    char buffer[700];
    auto result = std::to_chars(buffer, buffer + sizeof(buffer), value, std::chars_format::fixed,
                                decimals > precision ? precision : 0);
    parts.whole.assign(buffer, result.ptr);
    size_t point = parts.whole.find('.');
    if (point == std::string::npos) return parts;
    parts.fraction = parts.whole.substr(point + 1);
    parts.fraction.erase(parts.fraction.find_last_not_of('0') + 1);
    parts.whole.resize(point);
    return parts;
  }
  if (decimal.negative) parts.whole = "-";
  if (decimal.exponent < 0) {
    parts.whole += '0';
    parts.fraction = std::string(size_t(-decimal.exponent - 1), '0') + decimal.digits;
  } else {
    int whole_length = std::min(length, decimal.exponent + 1);
    parts.whole += decimal.digits.substr(0, size_t(whole_length));
    parts.whole.append(size_t(decimal.exponent + 1 - whole_length), '0');
    parts.fraction = decimal.digits.substr(size_t(whole_length));
  }
  return parts;
}

std::string pad_left(std::string text, size_t width, char fill = ' ') {
  if (text.size() < width) text.insert(0, width - text.size(), fill);
  return text;
}

std::string exponent_text(int exponent) { return pad_left(std::to_string(std::abs(exponent)), 2, '0'); }

std::string non_finite_text(double value) { return std::isnan(value) ? "nan" : value < 0 ? "-inf" : "inf"; }

/// The texts of all elements of a floating-point array, padded to one width.
class FloatWords {
 public:
  FloatWords(const unsigned char* bytes, ctn_dtype dtype, int64_t count, const FormatOptions& options)
      : bytes_(bytes), dtype_(dtype), count_(count), precision_(options.precision) {
    scientific_ = needs_exponents(options.suppress_small);
  }

  std::vector<std::string> words() {
    // Widths come from the shortest digits; the texts are then padded with digits of the exact value.
    for (int64_t i = 0; i < count_; ++i) {
      double value = load_float(bytes_, dtype_, i);
      if (!std::isfinite(value)) continue;
      measure(scientific_ ? scientific(value, dtype_, precision_, 0)
                          : positional(value, dtype_, precision_, false));
    }
    size_t right = scientific_ ? fraction_width_ + exponent_width_ + 2 : fraction_width_;
    for (int64_t i = 0; i < count_; ++i) {
      double value = load_float(bytes_, dtype_, i);
      if (std::isfinite(value)) continue;
      // A positive infinity reserves space for a sign only if there is a negative one.
      size_t size = std::isnan(value) ? 3 : has_negative_infinity_ ? 4 : 3;
      if (size > right + 1) whole_width_ = std::max(whole_width_, size - right - 1);
    }
    std::vector<std::string> words;
    for (int64_t i = 0; i < count_; ++i) {
      double value = load_float(bytes_, dtype_, i);
      words.push_back(std::isfinite(value) ? finite_word(value)
                                           : pad_left(non_finite_text(value), whole_width_ + 1 + right));
    }
    return words;
  }

 private:
  bool needs_exponents(bool suppress_small) {
    double largest = 0;
    double smallest = 0;
    for (int64_t i = 0; i < count_; ++i) {
      double value = load_float(bytes_, dtype_, i);
      if (std::isinf(value) && value < 0) has_negative_infinity_ = true;
      double magnitude = std::fabs(value);
      if (!std::isfinite(value) || magnitude == 0) continue;
      if (largest == 0 || magnitude < smallest) smallest = magnitude;
      largest = std::max(largest, magnitude);
    }
    if (largest == 0) return false;
    if (largest >= 1e8) return true;
    // The ratio is computed in the array's own precision; the bounds are compared in double.
    return !suppress_small && (smallest < 1e-4 || round_to(largest / smallest, dtype_) > 1e3);
  }

  void measure(const Parts& parts) {
    whole_width_ = std::max(whole_width_, parts.whole.size());
    fraction_width_ = std::max(fraction_width_, parts.fraction.size());
    if (scientific_) exponent_width_ = std::max(exponent_width_, exponent_text(parts.exponent).size());
  }

  std::string finite_word(double value) const {
    Parts parts = scientific_ ? scientific(value, dtype_, precision_, int(fraction_width_))
                              : positional(value, dtype_, precision_, true);
    std::string word = pad_left(parts.whole, whole_width_) + "." + parts.fraction;
    word.append(fraction_width_ - parts.fraction.size(), scientific_ ? '0' : ' ');
    if (!scientific_) return word;
    return word + (parts.exponent < 0 ? "e-" : "e+") +
           pad_left(exponent_text(parts.exponent), exponent_width_, '0');
  }

  const unsigned char* bytes_;
  ctn_dtype dtype_;
  int64_t count_;
  int precision_;
  bool scientific_ = false;
  bool has_negative_infinity_ = false;
  size_t whole_width_ = 0;
  size_t fraction_width_ = 0;
  size_t exponent_width_ = 0;
};

std::string integer_text(const unsigned char* bytes, ctn_dtype dtype, int64_t i) {
  switch (dtype) {
    case CTN_BOOL:
      return load<uint8_t>(bytes, i) ? "True" : "False";
    case CTN_INT8:
      return std::to_string(load<int8_t>(bytes, i));
    case CTN_INT16:
      return std::to_string(load<int16_t>(bytes, i));
    case CTN_INT32:
      return std::to_string(load<int32_t>(bytes, i));
    case CTN_INT64:
      return std::to_string(load<int64_t>(bytes, i));
    case CTN_UINT8:
      return std::to_string(load<uint8_t>(bytes, i));
    case CTN_UINT16:
      return std::to_string(load<uint16_t>(bytes, i));
    case CTN_UINT32:
      return std::to_string(load<uint32_t>(bytes, i));
    default:
      return std::to_string(load<uint64_t>(bytes, i));
  }
}

std::vector<std::string> element_words(const unsigned char* bytes, ctn_dtype dtype, int64_t count, int ndim,
                                       const FormatOptions& options) {
  if (has_float_text(dtype)) return FloatWords(bytes, dtype, count, options).words();
  std::vector<std::string> words(static_cast<size_t>(count));
  // Bools in an array are as wide as "False", even if none is false.
  size_t width = dtype == CTN_BOOL && ndim > 0 ? 5 : 0;
  for (int64_t i = 0; i < count; ++i) {
    words[size_t(i)] = integer_text(bytes, dtype, i);
    if (dtype != CTN_BOOL) width = std::max(width, words[size_t(i)].size());
  }
  for (std::string& word : words) word = pad_left(std::move(word), width);
  return words;
}

/// Returns a scalar's str: without the array layout, with as many digits as the value needs.
std::string scalar_str(const unsigned char* bytes, ctn_dtype dtype) {
  if (!has_float_text(dtype)) return integer_text(bytes, dtype, 0);
  double value = load_float(bytes, dtype, 0);
  if (!std::isfinite(value)) return non_finite_text(value);
  double magnitude = std::fabs(value);
  if (magnitude == 0 || (magnitude >= 1e-4 && magnitude < 1e16)) {
    Parts parts = positional(value, dtype, kAllDigits, false);
    return parts.whole + "." + (parts.fraction.empty() ? "0" : parts.fraction);
  }
  Parts parts = scientific(value, dtype, kAllDigits, 0);
  if (!parts.fraction.empty()) parts.whole += "." + parts.fraction;
  return parts.whole + (parts.exponent < 0 ? "e-" : "e+") + exponent_text(parts.exponent);
}

/// The part of one axis that is printed: the first `leading` and the last `trailing` positions, with dots
/// between them if `cut`.
struct Axis {
  int64_t leading;
  int64_t trailing;
  bool cut;
  int64_t shown() const { return leading + trailing; }
};

std::vector<Axis> shown_axes(const int64_t* shape, int ndim, const FormatOptions& options) {
  int64_t limit = options.threshold < 0 ? 0 : options.threshold;
  int64_t size = 1;
  bool summary = false;
  for (int i = 0; i < ndim && !summary; ++i) {
    summary = size > limit / shape[i] || size * shape[i] > limit;
    size *= shape[i];
  }
  std::vector<Axis> axes;
  for (int i = 0; i < ndim; ++i) {
    bool cut = summary && shape[i] / 2 >= options.edgeitems && shape[i] > 2 * int64_t(options.edgeitems);
    axes.push_back(cut ? Axis{options.edgeitems, options.edgeitems, true} : Axis{0, shape[i], false});
  }
  return axes;
}

std::vector<unsigned char> read_shown(const ElementReader& read, size_t item_size, const int64_t* shape,
                                      const std::vector<Axis>& axes) {
  size_t ndim = axes.size();
  int64_t count = 1;
  for (const Axis& axis : axes) count *= axis.shown();
  std::vector<unsigned char> bytes(size_t(count) * item_size);
  if (ndim == 0) {
    read(nullptr, 1, bytes.data());
    return bytes;
  }
  std::vector<int64_t> index(ndim, 0);
  unsigned char* out = bytes.data();
  unsigned char* end = out + bytes.size();
  const Axis& last = axes[ndim - 1];
  while (out != end) {
    for (int64_t length : {last.leading, last.trailing}) {
      if (length == 0) continue;
      read(index.data(), length, out);
      out += size_t(length) * item_size;
      index[ndim - 1] = shape[ndim - 1] - last.trailing;
    }
    index[ndim - 1] = 0;
    for (size_t i = ndim - 1; i-- > 0;) {
      ++index[i];
      if (axes[i].cut && index[i] == axes[i].leading) index[i] = shape[i] - axes[i].trailing;
      if (index[i] < shape[i]) break;
      index[i] = 0;
    }
  }
  return bytes;
}

/// Arranges the texts of elements in brackets and lines.
class Layout {
 public:
  Layout(const std::vector<Axis>& axes, const std::vector<std::string>& words, std::string separator)
      : axes_(axes), words_(words), separator_(std::move(separator)) {
    stripped_ = separator_.substr(0, separator_.find_last_not_of(' ') + 1);
  }

  std::string text(int indent, int width) {
    next_ = 0;
    return axes_.empty() ? words_[0] : block(0, size_t(indent), width);
  }

 private:
  std::string block(size_t axis, size_t indent, int width) {
    return axis + 1 == axes_.size() ? row(axes_[axis], indent, width) : blocks(axis, indent, width);
  }

  std::string row(const Axis& axis, size_t indent, int width) {
    int room = width - 1;
    std::string text;
    std::string line(indent, ' ');
    auto add = [&](const std::string& word) {
      if (int64_t(line.size() + word.size()) > room && line.size() > indent) {
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
        line.assign(indent, ' ');
      }
      line += word;
    };
    for (int64_t i = 0; i < axis.shown(); ++i) {
      if (i > 0) line += separator_;
      if (axis.cut && i == axis.leading) {
        add("...");
        line += separator_;
      }
      add(words_[next_++]);
    }
    text += line;
    return "[" + text.substr(indent) + "]";
  }

  std::string blocks(size_t axis, size_t indent, int width) {
    const Axis& shown = axes_[axis];
    std::string line_end = stripped_ + std::string(axes_.size() - axis - 1, '\n') + std::string(indent, ' ');
    std::string text = "[";
    for (int64_t i = 0; i < shown.shown(); ++i) {
      if (i > 0) text += line_end;
      if (shown.cut && i == shown.leading) text += "..." + line_end;
      text += block(axis + 1, indent + 1, width - 1);
    }
    return text + "]";
  }

  const std::vector<Axis>& axes_;
  const std::vector<std::string>& words_;
  std::string separator_;
  std::string stripped_;
  size_t next_ = 0;
};

bool is_empty(const int64_t* shape, int ndim) {
  return std::any_of(shape, shape + ndim, [](int64_t n) { return n == 0; });
}

void check_options(const FormatOptions& options) {
  if (options.precision < 0) {
    fail(CTN_ERROR_INVALID_ARGUMENT, "precision: expected at least 0, got %d", options.precision);
  }
  if (options.edgeitems < 1) {
    fail(CTN_ERROR_INVALID_ARGUMENT, "edgeitems: expected at least 1, got %d", options.edgeitems);
  }
}

std::string body(const ElementReader& read, ctn_dtype dtype, const int64_t* shape, int ndim,
                 const FormatOptions& options, const char* separator, int prefix, int suffix) {
  std::vector<Axis> axes = shown_axes(shape, ndim, options);
  std::vector<unsigned char> bytes = read_shown(read, dtype_info(dtype).size, shape, axes);
  int64_t count = int64_t(bytes.size() / dtype_info(dtype).size);
  std::vector<std::string> words = element_words(bytes.data(), dtype, count, ndim, options);
  return Layout(axes, words, separator).text(prefix + 1, options.line_width - suffix);
}

ElementReader packed_reader(const void* data, size_t item_size, const int64_t* shape, int ndim) {
  return [=](const int64_t* index, int64_t count, void* out) {
    int64_t position = 0;
    for (int i = 0; i < ndim; ++i) position = position * shape[i] + index[i];
    std::memcpy(out, static_cast<const unsigned char*>(data) + size_t(position) * item_size,
                size_t(count) * item_size);
  };
}

}  // namespace

std::string array_str(const ElementReader& read, ctn_dtype dtype, const int64_t* shape, int ndim,
                      const FormatOptions& options) {
  check_options(options);
  size_t item_size = dtype_info(dtype).size;
  if (is_empty(shape, ndim)) return "[]";
  if (ndim == 0) return scalar_str(read_shown(read, item_size, shape, {}).data(), dtype);
  return body(read, dtype, shape, ndim, options, " ", 0, 0);
}

std::string array_repr(const ElementReader& read, ctn_dtype dtype, const int64_t* shape, int ndim,
                       const FormatOptions& options) {
  check_options(options);
  const char* name = dtype_info(dtype).name;
  const std::string prefix = "array(";
  bool empty = is_empty(shape, ndim);
  bool implied = !empty && (dtype == CTN_BOOL || dtype == CTN_INT64 || dtype == CTN_FLOAT64);
  std::string text = prefix;
  if (!empty) {
    text += body(read, dtype, shape, ndim, options, ", ", int(prefix.size()), 1);
  } else if (ndim == 1) {
    text += "[]";
  } else {
    text += "[], shape=(";
    for (int i = 0; i < ndim; ++i) text += (i > 0 ? ", " : "") + std::to_string(shape[i]);
    text += ")";
  }
  if (implied) return text + ")";
  text += ",";
  std::string suffix = std::string("dtype=") + name + ")";
  size_t last_line = text.size() - (text.rfind('\n') + 1);
  bool wraps = int64_t(last_line + suffix.size() + 1) > options.line_width;
  return text + (wraps ? "\n" + std::string(prefix.size(), ' ') : " ") + suffix;
}

std::string array_str(const void* data, ctn_dtype dtype, const int64_t* shape, int ndim,
                      const FormatOptions& options) {
  return array_str(packed_reader(data, dtype_info(dtype).size, shape, ndim), dtype, shape, ndim, options);
}

std::string array_repr(const void* data, ctn_dtype dtype, const int64_t* shape, int ndim,
                       const FormatOptions& options) {
  return array_repr(packed_reader(data, dtype_info(dtype).size, shape, ndim), dtype, shape, ndim, options);
}

}  // namespace catenary
