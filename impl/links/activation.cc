// Links of activation functions with parameters: PReLU and Maxout.
#include "impl/functions/activation.h"

#include "impl/functions/functions.h"
#include "impl/links/activation.h"
#include "impl/links/connection.h"
#include "impl/links/link_helpers.h"
#include "impl/links/run.h"

namespace catenary::links {
namespace {

CTN_LINK_KIND kPRelu{"PReLU", LinkOptions::init_option, "f2x3", [](const LinkOptions* o) {
                       static constexpr int64_t kShape = 3;
                       return prelu({&kShape, 1}, o);
                     }};

CTN_LINK_KIND kMaxout{"Maxout", kWeightOptions, "f2x3",
                      [](const LinkOptions* o) { return maxout(3, 2, 2, o); }};

class PRelu final : public Link {
 public:
  const char* kind() const override { return "PReLU"; }
  bool takes_children() const override { return false; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override {
    check_call(*this, inputs.size, 1, outputs.size, 1);
    outputs[0] = make_variable(functions::prelu(Borrowed(*inputs[0]), Borrowed(own_param(W))));
  }

 private:
  enum Param : size_t { W };
  LinkRef new_like() const override { return make<PRelu>(); }
};

/// The maximum of `pool_size` neighboring results of its child "linear".
class Maxout final : public Link {
 public:
  explicit Maxout(int64_t pool_size) : pool_size_(pool_size) {}
  const char* kind() const override { return "Maxout"; }
  bool takes_children() const override { return false; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override {
    check_call(*this, inputs.size, 1, outputs.size, 1);
    VariableRef y;
    run_link(*children()[0], inputs, {&y, 1});
    outputs[0] = make_variable(functions::maxout(y->value(), pool_size_, 1));
  }

 private:
  friend LinkRef links::maxout(int64_t, int64_t, int64_t, const LinkOptions*);
  LinkRef new_like() const override { return make<Maxout>(pool_size_); }

  int64_t pool_size_;
};

}  // namespace

LinkRef prelu(Shape shape, const LinkOptions* options) {
  for (const int64_t length : shape) check_length("shape", length);
  const LinkOptionsRef o = checked_options(options, kPRelu, {"W"});
  LinkRef link = make<PRelu>();
  add_param(*link, "W", shape, *o, initializer_constant(o->init));
  return link;
}

LinkRef maxout(int64_t in_size, int64_t out_size, int64_t pool_size, const LinkOptions* options) {
  check_input_length("in_size", in_size);
  check_length("out_size", out_size);
  check_length("pool_size", pool_size);
  std::vector<std::string> paths = child_paths({"linear"});
  if (options && options->nobias) paths.pop_back();
  const LinkOptionsRef o = checked_options(options, kMaxout, paths), own = o->of_child("linear");
  own->wscale = o->wscale;
  own->bias = o->bias;
  own->nobias = o->nobias;
  Ref<Maxout> link = make<Maxout>(pool_size);
  link->attach("linear", linear(in_size, out_size * pool_size, own.get()));
  return link;
}

}  // namespace catenary::links
