// Initializers of parameters.
#include "impl/links/initializer.h"

#include <algorithm>
#include <cmath>

#include "impl/array/linalg.h"
#include "impl/base/callback_error.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/random/random.h"

namespace catenary::links {
namespace {

using Fill = ctn_initializer;

class Constant final : public Fill {
 public:
  explicit Constant(double value) : value_(value) {}

 private:
  void fill(Array& array) const override { catenary::fill(array, *scalar_f64(value_)); }
  bool fills_halves() const override { return true; }

  double value_;
};

enum class Distribution { normal, uniform };

/// `spread` is the standard deviation of a normal distribution or the limit of a uniform one.
void draw(Distribution distribution, double spread, Array& array) {
  if (distribution == Distribution::normal)
    random_normal_into(nullptr, 0, spread, array);
  else
    random_uniform_into(nullptr, -spread, spread, array);
}

class Random final : public Fill {
 public:
  Random(Distribution distribution, double spread) : distribution_(distribution), spread_(spread) {}

 private:
  void fill(Array& array) const override { draw(distribution_, spread_, array); }

  Distribution distribution_;
  double spread_;
};

/// Normal with the standard deviation scale * sqrt(variance / n), or uniform with the same standard
/// deviation. n is fan_in, or the sum of fan_in and fan_out.
class Scaled final : public Fill {
 public:
  Scaled(Distribution distribution, double scale, double variance, bool both)
      : distribution_(distribution), scale_(scale), variance_(variance), both_(both) {}
  void check(Shape shape, const char* name) const override {
    if (shape.size < 2)
      fail(CTN_ERROR_SHAPE,
           "%s: expected at least two axes, which determine the initializer's scale, got the shape %s", name,
           shape_text(shape).c_str());
  }

 private:
  void fill(Array& array) const override {
    const Fans fans = fans_of(array.shape());
    const double n = fans.in + (both_ ? fans.out : 0), width = distribution_ == Distribution::uniform ? 3 : 1;
    draw(distribution_, scale_ * std::sqrt(width * variance_ / n), array);
  }

  Distribution distribution_;
  double scale_, variance_;
  bool both_;
};

class WeightScale final : public Fill {
 public:
  WeightScale(double wscale, int outputs) : wscale_(wscale), outputs_(outputs) {}

 private:
  void fill(Array& array) const override {
    double n = 1;
    for (int axis = 0; axis < array.ndim(); ++axis) n *= axis == outputs_ ? 1 : double(array.dim(axis));
    random_normal_into(nullptr, 0, wscale_ * std::sqrt(1 / n), array);
  }

  double wscale_;
  int outputs_;
};

class Orthogonal final : public Fill {
 public:
  explicit Orthogonal(double scale) : scale_(scale) {}

 private:
  void fill(Array& array) const override {
    const int64_t rows = array.ndim() ? array.dim(0) : 1, columns = array.size() / rows;
    const int64_t length = std::max(rows, columns), count = std::min(rows, columns),
                  shape[2] = {length, count};
    const ArrayRef normals = empty_on(array.backend(), {shape, 2}, array.dtype());
    random_normal_into(nullptr, 0, 1, *normals);
    // If the diagonal of R is made positive, the factorization is unique, and Q is uniformly distributed.
    const auto [q, r] = qr(*normals, false);
    const ArrayRef signs = elementwise_scalar(ops::copysign, *diagonal(*r, 0, 0, 1), 1.0, true);
    ArrayRef basis =
        elementwise_scalar(ops::multiply, *elementwise(ops::multiply, *q, *signs), scale_, false);
    if (rows < columns) basis = transpose(*basis, {nullptr, 0});
    assign(array, *reshape(*contiguous(*basis), array.shape()));
  }

  double scale_;
};

class Identity final : public Fill {
 public:
  explicit Identity(double scale) : scale_(scale) {}
  void check(Shape shape, const char* name) const override {
    if (shape.size != 2 || shape[0] != shape[1])
      fail(CTN_ERROR_SHAPE, "%s: expected a square matrix for an identity, got the shape %s", name,
           shape_text(shape).c_str());
  }

 private:
  void fill(Array& array) const override {
    catenary::fill(array, *scalar_f64(0));
    const int64_t n = array.dim(0), stride = array.stride(0) + array.stride(1);
    const ArrayRef line = view_as(array, array.data(), {&n, 1}, {&stride, 1}, true);
    catenary::fill(*line, *scalar_f64(scale_));
  }
  bool fills_halves() const override { return true; }

  double scale_;
};

class Given final : public Fill {
 public:
  explicit Given(const Array& value) : value_(share(const_cast<Array&>(value))) {}
  void check(Shape shape, const char* name) const override {
    if (!same_shape(shape, value_->shape()))
      fail(CTN_ERROR_SHAPE, "%s: expected an initial value of the shape %s, got %s", name,
           shape_text(shape).c_str(), describe(*value_).c_str());
  }

 private:
  void fill(Array& array) const override { assign(array, *to_backend(*value_, array.backend())); }
  bool fills_halves() const override { return true; }

  ArrayRef value_;
};

class User final : public Fill {
 public:
  explicit User(Callback<ctn_initializer_fn> callback) : callback_(std::move(callback)) {}

 private:
  void fill(Array& array) const override { check_callback(callback_(&array)); }
  bool fills_halves() const override { return true; }

  Callback<ctn_initializer_fn> callback_;
};

void check_finite(const char* name, double value) {
  if (!std::isfinite(value))
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a finite number, got %g", name, value);
}

double spread(const char* name, double value) {
  if (!(value >= 0) || !std::isfinite(value))
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a finite number of at least 0, got %g", name, value);
  return value;
}

}  // namespace

Fans fans_of(Shape shape) {
  double receptive = 1;
  for (size_t axis = 2; axis < shape.size; ++axis) receptive *= double(shape[axis]);
  return {double(shape[1]) * receptive, double(shape[0]) * receptive};
}

InitializerRef initializer_constant(double value) { return make<Constant>(value); }
InitializerRef initializer_normal(double deviation) {
  return make<Random>(Distribution::normal, spread("deviation", deviation));
}
InitializerRef initializer_uniform(double limit) {
  return make<Random>(Distribution::uniform, spread("limit", limit));
}
InitializerRef initializer_orthogonal(double scale) {
  check_finite("scale", scale);
  return make<Orthogonal>(scale);
}
InitializerRef initializer_identity(double scale) {
  check_finite("scale", scale);
  return make<Identity>(scale);
}
InitializerRef initializer_lecun_normal(double scale) {
  return make<Scaled>(Distribution::normal, spread("scale", scale), 1, false);
}
InitializerRef initializer_lecun_uniform(double scale) {
  return make<Scaled>(Distribution::uniform, spread("scale", scale), 1, false);
}
InitializerRef initializer_glorot_normal(double scale) {
  return make<Scaled>(Distribution::normal, spread("scale", scale), 2, true);
}
InitializerRef initializer_glorot_uniform(double scale) {
  return make<Scaled>(Distribution::uniform, spread("scale", scale), 2, true);
}
InitializerRef initializer_he_normal(double scale) {
  return make<Scaled>(Distribution::normal, spread("scale", scale), 2, false);
}
InitializerRef initializer_he_uniform(double scale) {
  return make<Scaled>(Distribution::uniform, spread("scale", scale), 2, false);
}
InitializerRef initializer_array(const Array& value) {
  if (!is_float(value.dtype()))
    fail(CTN_ERROR_DTYPE, "value: expected a floating dtype, got %s", describe(value).c_str());
  return make<Given>(value);
}
InitializerRef initializer_callback(Callback<ctn_initializer_fn> fill) { return make<User>(std::move(fill)); }
InitializerRef scaled_normal(double wscale, int outputs) { return make<WeightScale>(wscale, outputs); }

void initializer_apply(const Initializer& initializer, Array& array) { initializer.apply(array, "array"); }

}  // namespace catenary::links

void ctn_initializer::apply(catenary::Array& array, const char* name) const {
  using namespace catenary;
  if (!is_float(array.dtype()))
    catenary::fail(CTN_ERROR_DTYPE, "%s: expected a floating dtype, got %s", name, describe(array).c_str());
  require_writeable(array, name);
  check(array.shape(), name);
  if (!array.size()) return;
  const bool half = itemsize(array.dtype()) == 2 && !fills_halves();
  if (array.is_c_contiguous() && !half) return fill(array);
  const ArrayRef values = empty_on(array.backend(), array.shape(), half ? CTN_FLOAT32 : array.dtype());
  fill(*values);
  assign(array, *values);
}
