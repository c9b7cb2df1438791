// Bilinear resizing of images.
#include <algorithm>
#include <cmath>

#include "impl/dataset/transform.h"

namespace catenary::transforms {
namespace {

/// For each element of the result: the elements that it is made of, and their weights.
template <class T>
struct Taps {
  std::vector<int64_t> begin;  // first element
  std::vector<T> weights;      // `width` for each
  int64_t width;
};

/// A triangle around the place of each result, at least as wide as the distance of two results, so that a
/// smaller image averages everything.
template <class T>
Taps<T> taps_of(int64_t from, int64_t to) {
  const double ratio = double(from) / double(to), reach = std::max(ratio, 1.0);
  Taps<T> taps;
  taps.width = std::min(from, int64_t(std::ceil(reach)) * 2 + 1);
  taps.begin.resize(size_t(to));
  taps.weights.resize(size_t(to * taps.width));
  for (int64_t i = 0; i < to; ++i) {
    const double center = (double(i) + 0.5) * ratio - 0.5;
    const int64_t first = std::clamp(int64_t(std::ceil(center - reach)), int64_t{0}, from - taps.width);
    T* weights = &taps.weights[size_t(i * taps.width)];
    double sum = 0;
    for (int64_t k = 0; k < taps.width; ++k)
      sum += std::max(0.0, 1 - std::abs(double(first + k) - center) / reach);
    for (int64_t k = 0; k < taps.width; ++k)
      weights[k] = T(std::max(0.0, 1 - std::abs(double(first + k) - center) / reach) / sum);
    taps.begin[size_t(i)] = first;
  }
  return taps;
}

/// out (to, n) = the weighted sums of rows of in (from, n).
template <class T>
void resize_rows(const T* in, T* out, const Taps<T>& taps, int64_t to, int64_t n) {
  for (int64_t i = 0; i < to; ++i) {
    T* row = out + i * n;
    std::fill(row, row + n, T(0));
    for (int64_t k = 0; k < taps.width; ++k) {
      const T weight = taps.weights[size_t(i * taps.width + k)];
      const T* source = in + (taps.begin[size_t(i)] + k) * n;
      if (weight != 0)
        for (int64_t j = 0; j < n; ++j) row[j] += weight * source[j];
    }
  }
}

/// out (rows, to) = the weighted sums within each row of in (rows, from).
template <class T>
void resize_columns(const T* in, T* out, const Taps<T>& taps, int64_t rows, int64_t from, int64_t to) {
  for (int64_t row = 0; row < rows; ++row, in += from, out += to)
    for (int64_t i = 0; i < to; ++i) {
      const T* source = in + taps.begin[size_t(i)];
      const T* weights = &taps.weights[size_t(i * taps.width)];
      T sum = 0;
      for (int64_t k = 0; k < taps.width; ++k) sum += weights[k] * source[k];
      out[i] = sum;
    }
}

/// Integers are rounded to the nearest. Interpolation does not leave their range, but the conversion of those
/// of 64 bits does.
template <class T>
ArrayRef rounded(const Array& x, DType dtype) {
  auto* values = static_cast<T*>(host_data(x));
  const T most = dtype == CTN_UINT64 ? T(0x1p64 - 2048) : T(0x1p63 - 1024);
  if (!is_float(dtype))
    for (int64_t i = 0; i < x.size(); ++i)
      values[i] = std::clamp(std::nearbyint(values[i]), T(-0x1p63), most);
  return asarray(x, dtype);
}

/// Computes in T, which is float or double.
template <class T>
ArrayRef resized_in(const Array& x, int64_t height, int64_t width) {
  constexpr DType compute = DTypeOf<T>::value;
  const ArrayRef from = ascontiguousarray(x, compute);
  const int64_t rows = x.dim(x.ndim() - 2), columns = x.dim(x.ndim() - 1),
                planes = x.size() / (rows * columns);
  Dims shape(x.shape().begin(), x.shape().end());
  shape[size_t(x.ndim()) - 2] = height;
  shape[size_t(x.ndim()) - 1] = width;
  const ArrayRef result = empty_on(cpu_backend(), {shape.data(), shape.size()}, compute);
  const auto* in = static_cast<const T*>(host_data(*from));
  auto* out = static_cast<T*>(host_data(*result));
  const Taps<T> vertical = taps_of<T>(rows, height), horizontal = taps_of<T>(columns, width);
  std::vector<T> wide(size_t(height * columns));
  for (int64_t plane = 0; plane < planes; ++plane) {
    resize_rows(in + plane * rows * columns, wide.data(), vertical, height, columns);
    resize_columns(wide.data(), out + plane * height * width, horizontal, height, columns, width);
  }
  return rounded<T>(*result, x.dtype());
}

}  // namespace

ArrayRef resized(const Array& x, int64_t height, int64_t width) {
  if (x.ndim() < 2 || x.size() == 0)
    fail(CTN_ERROR_SHAPE, "resize: expected rows and columns in the last two axes, got %s",
         describe(x).c_str());
  const bool exact = x.itemsize() < 4 || x.dtype() == CTN_FLOAT32;
  return exact ? resized_in<float>(x, height, width) : resized_in<double>(x, height, width);
}

}  // namespace catenary::transforms
