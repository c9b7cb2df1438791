// The transforms of the library, one row of a table each.
#include <algorithm>
#include <cmath>

#include "impl/array/manipulation.h"
#include "impl/base/binding.h"
#include "impl/base/range.h"
#include "impl/dataset/transform.h"
#include "impl/dtype/generated/core_ops.h"

namespace catenary::transforms {
namespace {

/// The numbers that a transform is made with.
struct Settings {
  int64_t a = 0, b = 0;
  double value = 0;
  DType dtype = CTN_DTYPE_NONE;
  std::vector<double> first = {}, second = {};
};

ArrayRef apply_scale(const Array& x, const Settings& s, Draws&) {
  return elementwise_scalar(
      ops::multiply, *(is_float(x.dtype()) ? share(x) : catenary::astype(x, CTN_FLOAT32)), s.value, false);
}

/// Numbers for the first axis of `x`, or for all of it, that broadcast against it.
ArrayRef along_channels(const Array& x, const std::vector<double>& values, DType dtype) {
  Dims shape;
  for (int i = 0; i < x.ndim(); ++i) shape.push_back(1);
  if (values.size() > 1) {
    if (x.ndim() == 0 || x.dim(0) != int64_t(values.size()))
      fail(CTN_ERROR_SHAPE, "normalize: expected %zu channels along the first axis, got %s", values.size(),
           describe(x).c_str());
    shape[0] = int64_t(values.size());
  }
  const ArrayRef wide = from_data(values.data(), {shape.data(), shape.size()}, CTN_FLOAT64, cpu_backend());
  return to_backend(*catenary::astype(*wide, dtype), x.backend());
}

ArrayRef apply_normalize(const Array& x, const Settings& s, Draws&) {
  const ArrayRef from = is_float(x.dtype()) ? share(x) : catenary::astype(x, CTN_FLOAT32);
  ArrayRef centered = elementwise(ops::subtract, *from, *along_channels(x, s.first, from->dtype()));
  elementwise_into(ops::true_divide, *centered, *along_channels(x, s.second, from->dtype()), *centered);
  return centered;
}

/// The window of `x` along its last two axes that begins at (row, column).
ArrayRef window(const Array& x, int64_t row, int64_t column, const Settings& s) {
  const ArrayRef rows = slice_axis(x, x.ndim() - 2, row, row + s.a);
  return slice_axis(*rows, x.ndim() - 1, column, column + s.b);
}

void check_crop(const Array& x, const Settings& s, const char* name) {
  if (x.ndim() < 2 || x.dim(x.ndim() - 2) < s.a || x.dim(x.ndim() - 1) < s.b)
    fail(CTN_ERROR_SHAPE, "%s: expected at least %lld rows and %lld columns in the last two axes, got %s",
         name, (long long)s.a, (long long)s.b, describe(x).c_str());
}

ArrayRef apply_random_crop(const Array& x, const Settings& s, Draws& draws) {
  check_crop(x, s, "random_crop");
  const int64_t row = draws.integer(x.dim(x.ndim() - 2) - s.a + 1);
  return window(x, row, draws.integer(x.dim(x.ndim() - 1) - s.b + 1), s);
}

ArrayRef apply_center_crop(const Array& x, const Settings& s, Draws&) {
  check_crop(x, s, "center_crop");
  return window(x, (x.dim(x.ndim() - 2) - s.a) / 2, (x.dim(x.ndim() - 1) - s.b) / 2, s);
}

ArrayRef apply_resize(const Array& x, const Settings& s, Draws&) { return resized(x, s.a, s.b); }

ArrayRef apply_random_flip(const Array& x, const Settings& s, Draws& draws) {
  const int axis = normalize_axis(s.a, x.ndim());
  if (draws.real() >= s.value) return share(x);
  const int64_t flipped = axis;
  return flip(x, {&flipped, 1});
}

ArrayRef apply_pad(const Array& x, const Settings& s, Draws&) {
  if (x.ndim() < 2) fail(CTN_ERROR_SHAPE, "pad: expected at least two axes, got %s", describe(x).c_str());
  Dims shape(x.shape().begin(), x.shape().end());
  int64_t& rows = shape[size_t(x.ndim()) - 2];
  int64_t& columns = shape[size_t(x.ndim()) - 1];
  if (__builtin_add_overflow(rows, 2 * s.a, &rows) || __builtin_add_overflow(columns, 2 * s.b, &columns))
    fail(CTN_ERROR_INVALID_ARGUMENT, "pad: the result is larger than the address space");
  ArrayRef result = empty_on(x.backend(), {shape.data(), shape.size()}, x.dtype());
  fill_f64(*result, s.value);
  const ArrayRef inner_rows = slice_axis(*result, x.ndim() - 2, s.a, s.a + x.dim(x.ndim() - 2));
  assign(*slice_axis(*inner_rows, x.ndim() - 1, s.b, s.b + x.dim(x.ndim() - 1)), x);
  return result;
}

ArrayRef apply_astype(const Array& x, const Settings& s, Draws&) { return asarray(x, s.dtype); }

ArrayRef apply_one_hot(const Array& x, const Settings& s, Draws&) {
  if (!is_integer(x.dtype()))
    fail(CTN_ERROR_DTYPE, "one_hot: expected class numbers of an integer dtype, got %s", describe(x).c_str());
  const ArrayRef classes = to_backend(*ascontiguousarray(x, CTN_INT64), cpu_backend());
  const auto* numbers = static_cast<const int64_t*>(host_data(*classes));
  Dims shape(x.shape().begin(), x.shape().end());
  shape.push_back(s.a);
  const ArrayRef result = empty_on(cpu_backend(), {shape.data(), shape.size()}, s.dtype);
  fill_f64(*result, 0);
  const ArrayRef one = scalar_on(cpu_backend(), 1, s.dtype);
  for (int64_t i = 0; i < x.size(); ++i) {
    if (numbers[i] < 0 || numbers[i] >= s.a)
      fail(CTN_ERROR_INDEX, "one_hot: expected class numbers of 0 to %lld, got %lld", (long long)s.a - 1,
           (long long)numbers[i]);
    std::memcpy(result->data() + size_t(i * s.a + numbers[i]) * result->itemsize(), one->data(),
                result->itemsize());
  }
  return to_backend(*result, x.backend());
}

/// What a transform does, and with which numbers.
class RowTransform final : public Transform {
 public:
  using Apply = ArrayRef (*)(const Array& x, const Settings& settings, Draws& draws);
  RowTransform(Apply apply, Settings settings) : apply_(apply), settings_(std::move(settings)) {}
  ArrayRef apply(const Array& x, Draws& draws) const override { return apply_(x, settings_, draws); }

 private:
  Apply apply_;
  Settings settings_;
};

class Chain final : public Transform {
 public:
  explicit Chain(std::vector<TransformRef> steps) : steps_(std::move(steps)) {}
  ArrayRef apply(const Array& x, Draws& draws) const override {
    ArrayRef result = share(x);
    for (const TransformRef& step : steps_) result = step->apply(*result, draws);
    return result;
  }
  void visit(Visitor& visitor) const override { visitor.add_all(steps_); }

 private:
  std::vector<TransformRef> steps_;
};

void require_length(int64_t value, int64_t least, const char* name) {
  constexpr int64_t most = int64_t{1} << 31;
  if (value < least || value > most)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected %lld to %lld, got %lld", name, (long long)least,
         (long long)most, (long long)value);
}

Settings window_settings(int64_t height, int64_t width) {
  require_length(height, 1, "height");
  require_length(width, 1, "width");
  return {.a = height, .b = width};
}

}  // namespace

TransformRef scale(double factor) {
  require_within(kFinite, factor, "factor");
  return make<RowTransform>(apply_scale, Settings{.value = factor});
}

TransformRef normalize(Span<const double> mean, Span<const double> deviation) {
  if (mean.empty()) fail(CTN_ERROR_INVALID_ARGUMENT, "mean: expected at least one number, got none");
  for (size_t i = 0; i < mean.size; ++i) {
    require_within(kFinite, mean[i], "mean");
    require_within({0, Range::kUnbounded, true}, deviation[i], "deviation");
  }
  return make<RowTransform>(apply_normalize, Settings{.first = {mean.begin(), mean.end()},
                                                      .second = {deviation.begin(), deviation.end()}});
}

TransformRef random_crop(int64_t height, int64_t width) {
  return make<RowTransform>(apply_random_crop, window_settings(height, width));
}

TransformRef center_crop(int64_t height, int64_t width) {
  return make<RowTransform>(apply_center_crop, window_settings(height, width));
}

TransformRef resize(int64_t height, int64_t width) {
  return make<RowTransform>(apply_resize, window_settings(height, width));
}

TransformRef random_flip(int64_t axis, double probability) {
  require_within(kUnit, probability, "probability");
  return make<RowTransform>(apply_random_flip, Settings{.a = axis, .value = probability});
}

TransformRef pad(int64_t rows, int64_t columns, double value) {
  require_length(rows, 0, "rows");
  require_length(columns, 0, "columns");
  return make<RowTransform>(apply_pad, Settings{.a = rows, .b = columns, .value = value});
}

TransformRef astype(DType dtype) { return make<RowTransform>(apply_astype, Settings{.dtype = dtype}); }

TransformRef one_hot(int64_t count, DType dtype) {
  require_length(count, 1, "class_count");
  return make<RowTransform>(apply_one_hot, Settings{.a = count, .dtype = dtype});
}

TransformRef chain(Span<Transform* const> steps) {
  std::vector<TransformRef> all;
  for (Transform* step : steps) all.push_back(share(*step));
  return make<Chain>(std::move(all));
}

ArrayRef apply(const Transform& transform, const Array& x, uint64_t seed, int64_t epoch, int64_t index) {
  if (epoch < 0) fail(CTN_ERROR_INVALID_ARGUMENT, "epoch: expected at least 0, got %lld", (long long)epoch);
  Draws draws(DrawPurpose::transform, seed, epoch, index);
  return transform.apply(x, draws);
}

}  // namespace catenary::transforms
