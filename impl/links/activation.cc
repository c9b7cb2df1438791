#include "impl/functions/activation.h"

#include "impl/functions/functions.h"
#include "impl/links/activation.h"
#include "impl/links/building.h"

namespace catenary::links {
namespace {

class PRelu final : public Link {
 public:
  const char* kind() const override { return "PReLU"; }
  bool takes_children() const override { return false; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override {
    check_call(*this, inputs.size, 1, outputs.size, 1);
    outputs[0] = make_variable(functions::prelu(Borrowed(*inputs[0]), Borrowed(*params()[0].variable)));
  }

 private:
  LinkRef new_like() const override { return make<PRelu>(); }
};

/// The largest of `pool_size` neighbouring results of its child "linear".
class Maxout final : public Link {
 public:
  explicit Maxout(int64_t pool_size) : pool_size_(pool_size) {}
  const char* kind() const override { return "Maxout"; }
  bool takes_children() const override { return false; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override {
    check_call(*this, inputs.size, 1, outputs.size, 1);
    VariableRef y;
    children()[0]->forward(inputs, {&y, 1});
    outputs[0] = make_variable(functions::maxout(y->value(), pool_size_, 1));
  }

 private:
  friend LinkRef links::maxout(int64_t, int64_t, int64_t, double, double, bool);
  LinkRef new_like() const override { return make<Maxout>(pool_size_); }

  int64_t pool_size_;
};

}  // namespace

LinkRef prelu(Shape shape, double init) {
  for (const int64_t length : shape) check_length("shape", length);
  LinkRef link = make<PRelu>();
  link->add_param("W", filled(shape, init));
  return link;
}

LinkRef maxout(int64_t in_size, int64_t out_size, int64_t pool_size, double wscale, double bias,
               bool nobias) {
  check_length("in_size", in_size);
  check_length("out_size", out_size);
  check_length("pool_size", pool_size);
  check_wscale(wscale);
  Ref<Maxout> link = make<Maxout>(pool_size);
  link->attach("linear", linear(in_size, out_size * pool_size, wscale, bias, nobias));
  return link;
}

}  // namespace catenary::links
