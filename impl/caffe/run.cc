// Computes the layers of a Caffe network.
#include <algorithm>
#include <cmath>

#include "impl/autograd/type_check.h"
#include "impl/base/callback_error.h"
#include "impl/caffe/links.h"
#include "impl/caffe/pooling.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/activation.h"
#include "impl/functions/functions.h"
#include "impl/functions/loss.h"
#include "impl/functions/noise.h"
#include "impl/functions/normalization.h"
#include "impl/functions/pooling.h"
#include "impl/links/link_helpers.h"

namespace catenary::caffe {
namespace {

Value reshaped(const Value& x, const Dims& shape) {
  return functions::reshape(x, {shape.data(), shape.size()});
}

int64_t product_of(const Value& x, int begin, int end) {
  int64_t product = 1;
  for (int i = begin; i < end; ++i) product *= x->dim(i);
  return product;
}

/// Reshapes x to (before the axis, the axis, after it), for functions that work along axis 1.
Value around_axis(const Value& x, int axis) {
  if (axis == 1) return x;
  return reshaped(x, Dims{product_of(x, 0, axis), x->dim(axis), product_of(x, axis + 1, x->ndim())});
}

void require_image(const Value& x) {
  const Value* const input = &x;
  const TypeCheck in({&input, 1});
  in.expect(in[0].ndim() == 4);
}

/// Converts Caffe's labels, which are floats of any shape with one element per row.
Value labels_for(const Value& t, const Dims& shape) {
  int64_t size = 1;
  for (int64_t length : shape) size *= length;
  if (t->size() != size)
    fail(CTN_ERROR_SHAPE, "expected %lld labels, got %s", (long long)size, describe(*t).c_str());
  const Value labels = t->dtype() == CTN_INT32 ? t : Value(astype(*t, CTN_INT32));
  return reshaped(labels, shape);
}

struct Runner {
  const CaffeFunction::Layer& layer;
  Span<const Value> bottoms;

  const Value& x() const { return bottoms[0]; }

  Values operator()(const Ignored& ignored) const {
    fail(CTN_ERROR_UNSUPPORTED, "%s", ignored.reason.c_str());
  }
  Values operator()(const Convolution&) const {
    Values tops;
    for (const Value& bottom : bottoms) tops.push_back(links::called(*layer.link, bottom));
    return tops;
  }
  Values operator()(const InnerProduct& p) const {
    const int axis = normalize_axis(p.axis, x()->ndim());
    Dims shape;
    for (int i = 0; i < axis; ++i) shape.push_back(x()->dim(i));
    if (axis == 1) return {links::called(*layer.link, x())};
    const Value rows = reshaped(x(), Dims{product_of(x(), 0, axis), product_of(x(), axis, x()->ndim())});
    shape.push_back(p.out);
    return {reshaped(links::called(*layer.link, rows), shape)};
  }
  Values operator()(const Pooling& p) const { return {pool(x(), p)}; }
  Values operator()(const ReLU& relu) const {
    if (relu.slope != 0) return {functions::leaky_relu(x(), relu.slope)};
    return {apply_op(ops::relu, x())};
  }
  Values operator()(const Lrn& lrn) const {
    if (!lrn.within_channel)
      return {functions::local_response_normalization(x(), lrn.size, lrn.k, lrn.alpha / double(lrn.size),
                                                      lrn.beta)};
    require_image(x());
    const int64_t pad = (lrn.size - 1) / 2;
    const Value mean = functions::average_pooling_2d(x() * x(), lrn.size, lrn.size, 1, 1, pad, pad);
    return {x() * apply_op_scalar(ops::power, mean * lrn.alpha + 1, -lrn.beta, false)};
  }
  Values operator()(const Dropout& dropout) const { return {functions::dropout(x(), dropout.ratio)}; }
  Values operator()(const Softmax& softmax) const {
    const int axis = normalize_axis(softmax.axis, x()->ndim());
    const Value y = functions::softmax(around_axis(x(), axis));
    return {axis == 1 ? y : functions::reshape(y, x()->shape())};
  }
  Values operator()(const SoftmaxLoss& loss) const {
    const int axis = normalize_axis(loss.axis, x()->ndim());
    const int64_t outer = product_of(x(), 0, axis), inner = product_of(x(), axis + 1, x()->ndim());
    const Value scores = reshaped(x(), Dims{outer, x()->dim(axis), inner});
    const Value labels = labels_for(bottoms[1], Dims{outer, inner});
    const bool valid = loss.normalization == SoftmaxLoss::valid && loss.ignore_label;
    const Ref<FunctionOptions> options = functions::function_options_new();
    option_set_ignore_label(*options, loss.ignore_label.value_or(-1));
    Value mean = functions::softmax_cross_entropy(scores, labels, valid, options.get());
    // Divide by the number of valid labels, or by the length of the first axis.
    double divisor = double(outer);
    if (loss.normalization == SoftmaxLoss::none) divisor = 1;
    if (loss.normalization == SoftmaxLoss::full || loss.normalization == SoftmaxLoss::valid)
      divisor = double(outer) * double(inner);
    if (!valid && divisor != double(outer)) mean = mean * (double(outer) / std::max(divisor, 1.0));
    if (layer.model.tops.size() == 1) return {mean};
    return {mean, (*this)(Softmax{loss.axis})[0]};
  }
  Values operator()(const Concat& concat) const { return {functions::concat(bottoms, concat.axis)}; }
  Values operator()(const Split&) const {
    Values tops;
    for (size_t i = 0; i < layer.model.tops.size(); ++i) tops.push_back(x());
    return tops;
  }
  Values operator()(const Slice& slice) const {
    const size_t count = layer.model.tops.size();
    if (count == 1) return {x()};
    if (slice.points.empty()) return functions::split_axis(x(), int64_t(count), slice.axis);
    return functions::split_axis_at(x(), {slice.points.data(), slice.points.size()}, slice.axis);
  }
  Values operator()(const Eltwise& eltwise) const {
    for (const Value& bottom : bottoms)
      if (!same_shape(bottom->shape(), x()->shape()))
        fail(CTN_ERROR_SHAPE, "expected bottoms of one shape, got %s and %s", describe(*x()).c_str(),
             describe(*bottom).c_str());
    const auto term = [&](size_t i) {
      const double c = eltwise.coefficients.empty() ? 1 : eltwise.coefficients[i];
      return c == 1 ? bottoms[i] : bottoms[i] * c;
    };
    Value y = term(0);
    for (size_t i = 1; i < bottoms.size; ++i)
      y = eltwise.operation == Eltwise::product ? y * bottoms[i]
          : eltwise.operation == Eltwise::sum   ? y + term(i)
                                                : apply_op(ops::maximum, y, bottoms[i]);
    return {y};
  }
  Values operator()(const BatchNorm&) const {
    return {static_cast<BatchNormLink&>(*layer.link).normalize(x())};
  }
  Values operator()(const Scale& scale) const {
    const Value* gamma = scale.has_gamma ? nullptr : &bottoms[1];
    if (layer.link) return {static_cast<ScaleLink&>(*layer.link).scale(x(), gamma)};
    return {x() * aligned(x(), *gamma, (*gamma)->ndim() ? scale.axis : 0)};
  }
  Values operator()(const Sigmoid&) const { return {apply_op(ops::sigmoid, x())}; }
  Values operator()(const TanH&) const { return {apply_op(ops::tanh, x())}; }
  Values operator()(const Flatten& flatten) const {
    const int begin = normalize_axis(flatten.axis, x()->ndim()),
              end = normalize_axis(flatten.end_axis, x()->ndim(), "end_axis") + 1;
    if (end <= begin) fail(CTN_ERROR_INDEX, "end_axis: expected at least axis %d, got %d", begin, end - 1);
    Dims shape;
    for (int i = 0; i < begin; ++i) shape.push_back(x()->dim(i));
    shape.push_back(product_of(x(), begin, end));
    for (int i = end; i < x()->ndim(); ++i) shape.push_back(x()->dim(i));
    return {reshaped(x(), shape)};
  }
  Values operator()(const Reshape& reshape) const {
    const int64_t n = x()->ndim();
    // May also be after the last axis.
    const int64_t begin = reshape.axis < 0 ? reshape.axis + n + 1 : reshape.axis;
    const int64_t end = reshape.num_axes < 0 ? n : begin + reshape.num_axes;
    if (begin < 0 || begin > n || end > n)
      fail(CTN_ERROR_INDEX, "axis: expected axes of x, got %lld to %lld for %s", (long long)begin,
           (long long)end, describe(*x()).c_str());
    Dims shape;
    for (int i = 0; i < int(begin); ++i) shape.push_back(x()->dim(i));
    for (size_t i = 0; i < reshape.shape.size(); ++i) {
      const int64_t length = reshape.shape[i], place = begin + int64_t(i);
      if (length == 0 && place >= n)
        fail(CTN_ERROR_INDEX, "shape: the 0 at index %zu copies axis %lld, which %s does not have", i,
             (long long)place, describe(*x()).c_str());
      shape.push_back(length ? length : x()->dim(int(place)));
    }
    for (int i = int(end); i < int(n); ++i) shape.push_back(x()->dim(i));
    return {reshaped(x(), shape)};
  }
};

}  // namespace

Values run(const CaffeFunction::Layer& layer, Span<const Value> bottoms) {
  try {
    return std::visit(Runner{layer, bottoms}, layer.model.operation);
  } catch (const CallbackError&) {
    throw;
  } catch (const Error& error) {
    throw Error(error.status(),
                "layer \"" + layer.model.name + "\" (" + layer.model.type + "): " + error.what());
  }
}

}  // namespace catenary::caffe
