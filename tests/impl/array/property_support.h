// Helpers shared by the property tests: random arrays in memory with random strides, and their elements as
// bytes.
#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <random>

#include "impl/array/array.h"
#include "impl/backend/cpu/loops.h"
#include "tests/impl/test_array.h"

namespace catenary {

using Bytes = std::vector<char>;
using ShapeList = std::vector<int64_t>;

class Draw {
 public:
  explicit Draw(uint64_t seed) : engine_(seed) {}
  uint64_t bits() { return engine_(); }
  int64_t below(int64_t n) { return int64_t(bits() % uint64_t(n)); }
  int64_t between(int64_t low, int64_t high) { return low + below(high - low + 1); }
  bool one_in(int64_t n) { return below(n) == 0; }
  DType dtype() { return kAllDTypes[below(kDTypes)]; }

 private:
  std::mt19937_64 engine_;
};

template <class T>
void put_value(char* to, T value) {
  std::memcpy(to, &value, sizeof value);
}

inline void put_float(char* to, DType dtype, double value) {
  if (dtype == CTN_FLOAT16) return put_value(to, to_half(value));
  if (dtype == CTN_BFLOAT16) return put_value(to, to_bfloat16(value));
  if (dtype == CTN_FLOAT32) return put_value(to, float(value));
  put_value(to, value);
}

enum class Values {
  any,     // special values, small ones, arbitrary bits
  small,   // any floats, integers from 0 to 7
  modest,  // floats of at most 4 with halves and thirds, integers of at most 9
};

inline void draw_element(Draw& draw, DType dtype, Values values, char* to) {
  const size_t size = itemsize(dtype);
  uint64_t bits = draw.bits();
  if (dtype == CTN_BOOL) bits &= 1;
  if (is_float(dtype)) {
    static const double special[] = {0.0, -0.0, 1.0, -1.0, 0.5, -2.5, INFINITY, -INFINITY, NAN, 1e-40};
    switch (values == Values::modest ? 2 : draw.below(4)) {
      case 0:
        return put_float(to, dtype, special[draw.below(10)]);
      case 1:
        break;
      default:
        return put_float(to, dtype, double(draw.below(8001) - 4000) / 1000);
    }
  } else if (is_integer(dtype)) {
    const uint64_t lowest = is_signed_integer(dtype) ? uint64_t(1) << (8 * size - 1) : 0;
    const uint64_t special[] = {0, 1, 2, ~uint64_t(0), lowest, lowest - 1};
    if (values == Values::modest)
      bits = is_signed_integer(dtype) ? bits % 19 - 9 : bits % 10;
    else if (values == Values::small)
      bits %= 8;
    else if (draw.one_in(3))
      bits = special[draw.below(6)];
    else if (draw.one_in(2))
      bits = uint64_t(draw.below(41) - 20);
  }
  std::memcpy(to, &bits, size);
}

/// A block of memory and a view of it with random strides.
struct Sample {
  ArrayRef base, view;
};

struct Style {
  Values values = Values::any;
  bool zeros = true;    // allow strides of zero
  bool device = false;  // on test:0
  int64_t padding = 0;  // elements before and after
};

/// The style of operands of an array: on its device.
inline Style style_of(const Array& a, Values values = Values::any) {
  Style style;
  style.device = &a.backend() != &cpu_backend();
  style.values = values;
  return style;
}

inline Shape span(const ShapeList& list) { return {list.data(), list.size()}; }

inline int64_t product(const ShapeList& shape) {
  int64_t size = 1;
  for (int64_t length : shape) size *= length;
  return size;
}

inline ShapeList shape_of(const Array& a) { return ShapeList(a.shape().begin(), a.shape().end()); }

/// Strides in elements, and the number of elements that they reach before and after the first.
inline ShapeList draw_strides(Draw& draw, const ShapeList& shape, bool zeros, int64_t& before,
                              int64_t& after) {
  const size_t ndim = shape.size();
  ShapeList order(ndim), strides(ndim);
  for (size_t i = 0; i < ndim; ++i) order[i] = int64_t(ndim - 1 - i);  // C order
  if (draw.one_in(3)) std::reverse(order.begin(), order.end());        // Fortran order
  if (draw.one_in(3))
    for (size_t i = ndim; i > 1; --i) std::swap(order[i - 1], order[size_t(draw.below(int64_t(i)))]);
  int64_t step = 1;
  before = after = 0;
  const bool plain = draw.one_in(4);  // neither reversed nor with gaps
  for (int64_t d : order) {
    const int64_t length = shape[size_t(d)];
    if (zeros && draw.one_in(7)) continue;
    if (step < 300 && !plain && draw.one_in(3)) step *= 1 + draw.below(3);
    strides[size_t(d)] = !plain && draw.one_in(4) ? -step : step;
    (strides[size_t(d)] < 0 ? before : after) += step * (length > 0 ? length - 1 : 0);
    step *= length > 0 ? length : 1;
  }
  return strides;
}

inline Backend& backend_of(const Style& style) {
  return style.device ? find_backend("test:0") : cpu_backend();
}

inline Sample draw_array(Draw& draw, const ShapeList& shape, DType dtype, const Style& style) {
  int64_t before, after;
  ShapeList strides = draw_strides(draw, shape, style.zeros, before, after);
  const int64_t size = before + after + 1 + 2 * style.padding, item = int64_t(itemsize(dtype));
  Bytes bytes(size_t(size * item));
  for (int64_t i = 0; i < size; ++i) draw_element(draw, dtype, style.values, bytes.data() + i * item);
  Sample sample;
  sample.base = from_data(bytes.data(), {&size, 1}, dtype, backend_of(style));
  for (int64_t& stride : strides) stride *= item;
  char* first = sample.base->data() + (before + style.padding) * item;
  sample.view = view_as(*sample.base, first, span(shape), span(strides), true);
  return sample;
}

inline ShapeList draw_shape(Draw& draw) {
  static const int64_t lengths[] = {1, 2, 3, 5, 7, 17, 0, 33};
  ShapeList shape(size_t(draw.below(6)));
  int64_t size = 1;
  for (int64_t& length : shape) {
    length = lengths[draw.below(draw.one_in(4) ? 8 : 5)];
    if (size * length > 300) length = 1;
    size *= length;
  }
  return shape;
}

/// A shape that broadcasts to the given one; may be the same.
inline ShapeList narrower(Draw& draw, ShapeList shape) {
  if (draw.one_in(4)) shape.erase(shape.begin(), shape.begin() + draw.below(int64_t(shape.size()) + 1));
  for (int64_t& length : shape)
    if (draw.one_in(7)) length = 1;
  return shape;
}

inline Bytes bytes_of(const Array& a) {
  Bytes bytes(size_t(a.nbytes()));
  to_data(a, bytes.data());
  return bytes;
}

/// The elements of a view in C order, read from its base one by one.
inline Bytes elements_of(const Sample& sample) {
  const Array& view = *sample.view;
  const Bytes base = bytes_of(*sample.base);
  const size_t item = itemsize(view.dtype());
  Bytes elements(size_t(view.size()) * item);
  for (int64_t i = 0; i < view.size(); ++i) {
    int64_t rest = i, at = view.data() - sample.base->data();
    for (int d = view.ndim(); d-- > 0; rest /= view.dim(d)) at += rest % view.dim(d) * view.stride(d);
    std::memcpy(&elements[size_t(i) * item], &base[size_t(at)], item);
  }
  return elements;
}

inline bool is_nan(const char* element, DType dtype) {
  double value = 0;
  if (is_float(dtype)) cpu::loops().cast[dtype][CTN_FLOAT64](element, &value, 1);
  return std::isnan(value);
}

/// Expects the same bits, or NaN in both.
inline void expect_same(const Bytes& expected, const Array& actual, const std::string& what) {
  const Bytes got = bytes_of(actual);
  const size_t item = itemsize(actual.dtype());
  ASSERT_EQ(got.size(), expected.size()) << what;
  for (size_t i = 0; i < got.size(); i += item) {
    if (std::memcmp(&got[i], &expected[i], item) == 0) continue;
    if (is_nan(&got[i], actual.dtype()) && is_nan(&expected[i], actual.dtype())) continue;
    double a = 0, b = 0;
    cpu::loops().cast[actual.dtype()][CTN_FLOAT64](&expected[i], &a, 1);
    cpu::loops().cast[actual.dtype()][CTN_FLOAT64](&got[i], &b, 1);
    FAIL() << what << ": element " << i / item << " of " << got.size() / item << ": expected " << a
           << ", got " << b;
  }
}

inline void convert(DType from, DType to, const char* source, char* destination) {
  if (from == to)
    std::memcpy(destination, source, itemsize(from));
  else
    cpu::loops().cast[from][to](source, destination, 1);
}

inline ctn_status status_of(const std::function<void()>& action) {
  try {
    action();
  } catch (const Error& error) {
    return error.status();
  }
  return CTN_OK;
}

}  // namespace catenary
