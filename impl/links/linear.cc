#include "impl/functions/connection.h"
#include "impl/functions/functions.h"
#include "impl/links/link_helpers.h"

namespace catenary::links {
namespace {

class Linear final : public InputSized {
 public:
  explicit Linear(bool has_bias) : has_bias_(has_bias) {}
  const char* kind() const override { return "Linear"; }

 private:
  LinkRef new_like() const override { return make<Linear>(has_bias_); }
  int64_t size_from(const Array& x) const override { return first_product(x); }
  Value compute(const Value& x) override {
    // W and, where there is one, b are the first parameters.
    return functions::linear(x, Borrowed(param_at(0)), BorrowedOrNull(has_bias_ ? &param_at(1) : nullptr));
  }

  bool has_bias_;
};

}  // namespace

LinkRef linear(int64_t in_size, int64_t out_size, const LinkOptions* options) {
  check_input_length("in_size", in_size);
  check_length("out_size", out_size);
  const LinkOptionsRef o = checked_options(options, "Linear", kWeightOptions, weight_paths(options));
  LinkRef link = make<Linear>(!o->nobias);
  const int64_t shape[2] = {out_size, in_size};
  add_param(*link, "W", {shape, 2}, *o, scaled_normal(o->wscale, 0));
  add_bias(*link, out_size, *o);
  return link;
}

}  // namespace catenary::links
