#include "impl/functions/connection.h"
#include "impl/functions/functions.h"
#include "impl/links/building.h"

namespace catenary::links {
namespace {

class Linear final : public Link {
 public:
  const char* kind() const override { return "Linear"; }
  bool takes_children() const override { return false; }

  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override {
    check_call(*this, inputs.size, 1, outputs.size, 1);
    // W and, where there is one, b are the first parameters.
    Variable* b = has_bias_ ? params()[1].variable.get() : nullptr;
    outputs[0] = make_variable(
        functions::linear(Borrowed(*inputs[0]), Borrowed(*params()[0].variable), BorrowedOrNull(b)));
  }

  explicit Linear(bool has_bias) : has_bias_(has_bias) {}

 private:
  LinkRef new_like() const override { return make<Linear>(has_bias_); }

  bool has_bias_;
};

}  // namespace

LinkRef linear(int64_t in_size, int64_t out_size, const LinkOptions* options) {
  check_length("in_size", in_size);
  check_length("out_size", out_size);
  const LinkOptionsRef o = chosen(options, "Linear", kWeightOptions, weight_paths(options));
  LinkRef link = make<Linear>(!o->nobias);
  const int64_t shape[2] = {out_size, in_size};
  add_param(*link, "W", {shape, 2}, *o, scaled_normal(o->wscale, 0));
  add_bias(*link, out_size, *o);
  return link;
}

}  // namespace catenary::links
