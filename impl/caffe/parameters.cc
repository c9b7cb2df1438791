// Stores the parameters of a Caffe network in links.
#include <algorithm>
#include <cmath>

#include "impl/base/context.h"
#include "impl/caffe/links.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/functions.h"
#include "impl/functions/normalization.h"
#include "impl/links/containers.h"
#include "impl/links/link_helpers.h"

namespace catenary::caffe {
namespace {

/// Copies the numbers of a blob to a float32 array on the current device.
ArrayRef array_of(const Blob& blob, Shape shape) {
  Backend& backend = current_backend();
  if (blob.floats || !blob.doubles) return from_data(blob.floats, shape, CTN_FLOAT32, backend);
  return asarray(*from_data(blob.doubles, shape, CTN_FLOAT64, backend), CTN_FLOAT32);
}

ArrayRef array_of(const Blob& blob) { return array_of(blob, {blob.shape.data(), blob.shape.size()}); }

LinkRef make_convolution(const Convolution& c, const LayerModel& layer) {
  const int64_t shape[4] = {c.out, c.in / c.groups, c.window.kernel[0], c.window.kernel[1]};
  const ArrayRef W = array_of(layer.blobs[0], {shape, 4});
  return convolution_of(c, W, c.has_bias ? array_of(layer.blobs[1], {&c.out, 1}) : nullptr);
}

LinkRef make_linear(const InnerProduct& p, const LayerModel& layer) {
  const int64_t shape[2] = {p.transposed ? p.in : p.out, p.transposed ? p.out : p.in};
  ArrayRef W = array_of(layer.blobs[0], {shape, 2});
  if (p.transposed) W = contiguous(*catenary::transpose(*W, {}));
  const ArrayRef b = p.has_bias ? array_of(layer.blobs[1], {&p.out, 1}) : nullptr;
  return linear_of(W, b);
}

struct Maker {
  const LayerModel& layer;

  LinkRef operator()(const Convolution& c) const { return make_convolution(c, layer); }
  LinkRef operator()(const InnerProduct& p) const { return make_linear(p, layer); }
  LinkRef operator()(const BatchNorm& norm) const {
    const int64_t one = 1, channels = layer.blobs[0].size;
    const Shape shape(&channels, 1);
    const bool empty = layer.blobs[2].at(0) == 0;  // nothing has been accumulated yet
    LinkRef link = make<BatchNormLink>(norm);
    link->add_persistent("avg_mean", empty ? zeros(shape, CTN_FLOAT32) : array_of(layer.blobs[0], shape));
    link->add_persistent("avg_var", empty ? zeros(shape, CTN_FLOAT32) : array_of(layer.blobs[1], shape));
    link->add_persistent("scale_factor", array_of(layer.blobs[2], {&one, 1}));
    return link;
  }
  LinkRef operator()(const Scale& scale) const {
    if (layer.blobs.empty()) return nullptr;
    LinkRef link = make<ScaleLink>(scale);
    if (scale.has_gamma) link->add_param("W", array_of(layer.blobs[0]));
    if (scale.has_bias) link->add_param("b", array_of(layer.blobs[scale.has_gamma]));
    return link;
  }
  template <class Other>
  LinkRef operator()(const Other&) const {
    return nullptr;
  }
};

/// Computes a = a * factor + b in place.
void blend(Array& a, double factor, const Array& b) {
  assign(a, *elementwise(ops::add, *elementwise_scalar(ops::multiply, a, factor, false), b));
}

}  // namespace

LinkRef make_link(const LayerModel& layer) { return std::visit(Maker{layer}, layer.operation); }

Value BatchNormLink::normalize(const Value& x) {
  ArrayRef &mean = persistent("avg_mean"), &var = persistent("avg_var"), &sum = persistent("scale_factor");
  const auto constant = [&](const ArrayRef& a) {
    return Value(catenary::to_backend(*asarray(*a, x->dtype()), x->backend()));
  };
  const Value gamma = constant(ones_like(*mean, CTN_FLOAT32)),
              beta = constant(zeros_like(*mean, CTN_FLOAT32));
  if (norm_.use_global_stats.value_or(!training())) {
    // If nothing has been accumulated, divide by 1.
    const ArrayRef none = astype(*elementwise_scalar(ops::equal, *sum, int64_t{0}, false), CTN_FLOAT32);
    const ArrayRef divisor = elementwise(ops::add, *sum, *none);
    const ArrayRef variance = elementwise(ops::true_divide, *var, *divisor);
    return functions::fixed_batch_normalization(
        x, gamma, beta, constant(elementwise(ops::true_divide, *mean, *divisor)),
        constant(elementwise_scalar(ops::add, *variance, norm_.eps, false)));
  }
  functions::BatchStatistics statistics;
  Value y = functions::batch_normalization(x, gamma, beta, norm_.eps, &statistics);
  const double count = double(x->size()) / double(mean->size());
  const ArrayRef batch_var = elementwise_scalar(ops::multiply, *asarray(*statistics.var, CTN_FLOAT32),
                                                count > 1 ? count / (count - 1) : 1.0, false);
  blend(*mean, norm_.fraction, *asarray(*statistics.mean, CTN_FLOAT32));
  blend(*var, norm_.fraction, *batch_var);
  blend(*sum, norm_.fraction, *ones_like(*sum, CTN_FLOAT32));
  return y;
}

Value ScaleLink::scale(const Value& x, const Value* gamma) {
  const Value own = scale_.has_gamma ? params()[0].variable->value() : Value();
  const Value& factor = scale_.has_gamma ? own : *gamma;
  const Value y = x * aligned(x, factor);
  return scale_.has_bias ? y + aligned(x, params()[scale_.has_gamma ? 1 : 0].variable->value()) : y;
}

Value ScaleLink::aligned(const Value& x, const Value& part) const {
  return caffe::aligned(x, part, part->ndim() ? scale_.axis : 0);
}

Value aligned(const Value& x, const Value& part, int64_t axis) {
  const int n = x->ndim(), own = part->ndim(), first = own ? normalize_axis(axis, n) : 0;
  bool fits = first + own <= n;
  for (int i = 0; fits && i < own; ++i) fits = part->dim(i) == x->dim(first + i);
  if (!fits)
    fail(CTN_ERROR_SHAPE, "expected a factor with the lengths of x from axis %lld on, got %s for %s",
         (long long)axis, describe(*part).c_str(), describe(*x).c_str());
  Dims shape;
  for (int i = 0; i < own; ++i) shape.push_back(part->dim(i));
  for (int i = first + own; i < n; ++i) shape.push_back(1);
  return functions::reshape(part, {shape.data(), shape.size()});
}

void BatchNormLink::forward(Span<Variable* const> inputs, Span<VariableRef> outputs) {
  check_call(*this, inputs.size, 1, outputs.size, 1);
  outputs[0] = make_variable(normalize(Borrowed(*inputs[0])));
}

void ScaleLink::forward(Span<Variable* const> inputs, Span<VariableRef> outputs) {
  const size_t expected = scale_.has_gamma ? 1 : 2;
  check_call(*this, inputs.size, expected, outputs.size, 1);
  const Value second = expected == 2 ? inputs[1]->value() : Value();
  outputs[0] = make_variable(scale(Borrowed(*inputs[0]), &second));
}

std::string add_link(Link& root, const std::string& name, size_t position, Link& link) {
  // A name with slashes becomes nested links, so that link paths match Caffe's names.
  constexpr size_t kMaxParts = 32;  // each part but the last is a chain
  std::vector<std::string> parts;
  bool good = size_t(std::count(name.begin(), name.end(), '/')) < kMaxParts;
  for (size_t begin = 0; begin <= name.size();) {
    const size_t end = std::min(name.find('/', begin), name.size());
    parts.push_back(name.substr(begin, end - begin));
    good = good && !parts.back().empty() && parts.back() != "." && parts.back() != "..";
    begin = end + 1;
  }
  const auto child_of = [](Link& parent, const std::string& part) -> Link* {
    for (const LinkRef& child : parent.children())
      if (part == child->name()) return child.get();
    return nullptr;
  };
  Link* parent = &root;
  size_t depth = 0;
  for (; good && depth + 1 < parts.size(); ++depth) {
    Link* const next = child_of(*parent, parts[depth]);
    if (!next) break;
    parent = next;
    good = next->takes_children();
  }
  if (good && (depth + 1 < parts.size() || !child_of(*parent, parts.back()))) {
    for (; depth + 1 < parts.size(); ++depth) {
      const LinkRef chain = links::chain();
      parent->add_child(parts[depth].c_str(), *chain);
      parent = chain.get();
    }
    parent->add_child(parts.back().c_str(), link);
    return name;
  }
  std::string plain = name;
  for (char& c : plain)
    if (c == '/') c = '_';
  if (plain.empty() || plain == "." || plain == "..") plain = format("layer%zu", position);
  std::string unique = plain;
  if (child_of(root, unique)) unique += format("_%zu", position);
  while (child_of(root, unique)) unique += "_";
  root.add_child(unique.c_str(), link);
  return unique;
}

}  // namespace catenary::caffe
