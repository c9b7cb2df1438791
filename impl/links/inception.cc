// Inception links.
#include <string_view>

#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/activation.h"
#include "impl/functions/functions.h"
#include "impl/functions/pooling.h"
#include "impl/links/connection.h"
#include "impl/links/link_helpers.h"
#include "impl/links/normalization.h"

namespace catenary::links {
namespace {

CTN_LINK_KIND kInception{"Inception", 0, "f1x2x3x3",
                         [](const LinkOptions* o) { return inception(2, 1, 1, 1, 1, 1, 1, o); }};

CTN_LINK_KIND kInceptionBN{
    "InceptionBN", LinkOptions::decay_option | LinkOptions::eps_option, "f2x2x3x3",
    [](const LinkOptions* o) { return inception_bn(2, 1, 1, 1, 1, 1, CTN_POOLING_MAX, 1, 1, o); }};

Value relu(const Value& x) { return apply_op(ops::relu, x); }

Value max_pooled(const Value& x, int64_t stride) {
  const int64_t ksize = 3, pad = 1;
  return functions::max_pooling_2d(x, ksize, ksize, stride, stride, pad, pad, false);
}

Value average_pooled(const Value& x, int64_t stride) {
  const int64_t ksize = 3, pad = 1;
  return functions::average_pooling_2d(x, ksize, ksize, stride, stride, pad, pad);
}

LinkRef convolution(int64_t in_channels, int64_t out_channels, int64_t ksize, int64_t stride,
                    const LinkOptions& options) {
  const int64_t pad = ksize / 2;  // keeps the number of rows and columns
  return convolution_2d(in_channels, out_channels, ksize, ksize, stride, stride, pad, pad, &options);
}

class Inception final : public Link {
 public:
  const char* kind() const override { return "Inception"; }
  bool takes_children() const override { return false; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override {
    check_call(*this, inputs.size, 1, outputs.size, 1);
    const Borrowed x(*inputs[0]);
    DelayedRollback rollback(*this);
    const Value parts[] = {at(conv1, x), at(conv3, relu(at(proj3, x))), at(conv5, relu(at(proj5, x))),
                           at(projp, max_pooled(x, 1))};
    outputs[0] = make_variable(relu(functions::concat({parts, 4}, 1)));
    rollback.keep();
  }

 private:
  friend LinkRef links::inception(int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int64_t,
                                  const LinkOptions*);
  void add(const char* name, int64_t in_channels, int64_t out_channels, int64_t ksize,
           const LinkOptions& options) {
    attach(name, convolution(in_channels, out_channels, ksize, 1, *options.of_child(name)));
  }
  enum Child : size_t { conv1, proj3, conv3, proj5, conv5, projp };
  LinkRef new_like() const override { return make<Inception>(); }
  Value at(Child child, const Value& x) const { return called(*children()[child], x); }
};

class InceptionBN final : public Link {
 public:
  InceptionBN(bool has_conv1, bool has_poolp, bool averages, int64_t stride)
      : has_conv1_(has_conv1), has_poolp_(has_poolp), averages_(averages), stride_(stride) {}
  const char* kind() const override { return "InceptionBN"; }
  bool takes_children() const override { return false; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override {
    check_call(*this, inputs.size, 1, outputs.size, 1);
    const Borrowed x(*inputs[0]);
    DelayedRollback rollback(*this);
    Values parts;
    if (has_conv1_) parts.push_back(layer(conv1, x));
    parts.push_back(layer(conv3, layer(proj3, x)));
    parts.push_back(layer(conv33b, layer(conv33a, layer(proj33, x))));
    Value pooled = averages_ ? average_pooled(x, stride_) : max_pooled(x, stride_);
    parts.push_back(has_poolp_ ? layer(poolp, pooled) : std::move(pooled));
    outputs[0] = make_variable(functions::concat({parts.data(), parts.size()}, 1));
    rollback.keep();
  }

 private:
  friend LinkRef links::inception_bn(int64_t, int64_t, int64_t, int64_t, int64_t, int64_t, int32_t, int64_t,
                                     int64_t, const LinkOptions*);
  LinkRef new_like() const override { return make<InceptionBN>(has_conv1_, has_poolp_, averages_, stride_); }
  /// Adds a convolution and, as the next child, its normalization.
  void add(const std::string& name, int64_t in_channels, int64_t out_channels, int64_t ksize, int64_t stride,
           const LinkOptions& options) {
    const LinkOptionsRef own = options.of_child(name), normalization = options.of_child(name + "n");
    own->nobias = true;
    normalization->decay = options.decay;
    normalization->eps = options.eps;
    attach(name, convolution(in_channels, out_channels, ksize, stride, *own));
    attach(name + "n", batch_normalization({&out_channels, 1}, normalization.get()));
  }
  enum Layer : size_t {
    proj3,
    conv3,
    proj33,
    conv33a,
    conv33b,
    poolp,
    conv1
  };  // conv1 only exists with poolp
  Value layer(size_t layer, const Value& x) const {
    return relu(called(*children()[2 * layer + 1], called(*children()[2 * layer], x)));
  }

  bool has_conv1_, has_poolp_, averages_;
  int64_t stride_;
};

}  // namespace

LinkRef inception(int64_t in_channels, int64_t out1, int64_t proj3, int64_t out3, int64_t proj5, int64_t out5,
                  int64_t proj_pool, const LinkOptions* options) {
  check_input_length("in_channels", in_channels);
  check_length("out1", out1);
  check_length("proj3", proj3);
  check_length("out3", out3);
  check_length("proj5", proj5);
  check_length("out5", out5);
  check_length("proj_pool", proj_pool);
  const LinkOptionsRef o = checked_options(
      options, kInception, child_paths({"conv1", "proj3", "conv3", "proj5", "conv5", "projp"}));
  Ref<Inception> link = make<Inception>();
  link->add("conv1", in_channels, out1, 1, *o);
  link->add("proj3", in_channels, proj3, 1, *o);
  link->add("conv3", proj3, out3, 3, *o);
  link->add("proj5", in_channels, proj5, 1, *o);
  link->add("conv5", proj5, out5, 5, *o);
  link->add("projp", in_channels, proj_pool, 1, *o);
  return link;
}

LinkRef inception_bn(int64_t in_channels, int64_t out1, int64_t proj3, int64_t out3, int64_t proj33,
                     int64_t out33, int32_t pooltype, int64_t proj_pool, int64_t stride,
                     const LinkOptions* options) {
  check_input_length("in_channels", in_channels);
  check_length("out1", out1, 0);
  check_length("proj3", proj3);
  check_length("out3", out3);
  check_length("proj33", proj33);
  check_length("out33", out33);
  check_length("proj_pool", proj_pool, 0);
  check_length("stride", stride);
  if (out1 && stride != 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "stride: expected 1 if out1 is above 0, got %lld", (long long)stride);
  if (out1 && !proj_pool)
    fail(CTN_ERROR_INVALID_ARGUMENT, "proj_pool: expected at least 1 if out1 is above 0, got 0");
  std::vector<std::string> paths;
  for (const char* name : {"proj3", "conv3", "proj33", "conv33a", "conv33b", "poolp", "conv1"})
    for (const char* param : {"/W", "n/gamma", "n/beta"})
      if ((proj_pool || std::string_view(name) != "poolp") && (out1 || std::string_view(name) != "conv1"))
        paths.push_back(std::string(name) + param);
  const LinkOptionsRef o = checked_options(options, kInceptionBN, paths);
  Ref<InceptionBN> link = make<InceptionBN>(out1 > 0, proj_pool > 0, pooltype == CTN_POOLING_AVERAGE, stride);
  link->add("proj3", in_channels, proj3, 1, 1, *o);
  link->add("conv3", proj3, out3, 3, stride, *o);
  link->add("proj33", in_channels, proj33, 1, 1, *o);
  link->add("conv33a", proj33, out33, 3, 1, *o);
  link->add("conv33b", out33, out33, 3, stride, *o);
  if (proj_pool) link->add("poolp", in_channels, proj_pool, 1, 1, *o);
  if (out1) link->add("conv1", in_channels, out1, 1, 1, *o);
  return link;
}

}  // namespace catenary::links
