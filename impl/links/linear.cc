// The linear link.
#include "impl/functions/connection.h"
#include "impl/functions/functions.h"
#include "impl/links/connection.h"
#include "impl/links/link_helpers.h"

namespace catenary::links {
namespace {

CTN_LINK_KIND kLinear{"Linear", kWeightOptions, "f2x3", [](const LinkOptions* o) { return linear(3, 2, o); }};

class Linear final : public WeightedLink {
 public:
  explicit Linear(bool has_bias) : WeightedLink(has_bias) {}
  const char* kind() const override { return "Linear"; }

 private:
  LinkRef new_like() const override { return make<Linear>(has_bias()); }
  int64_t size_from(const Array& x) const override { return first_product(x); }
  Value compute(const Value& x) override { return functions::linear(x, Borrowed(W()), BorrowedOrNull(b())); }
};

}  // namespace

LinkRef linear(int64_t in_size, int64_t out_size, const LinkOptions* options) {
  check_input_length("in_size", in_size);
  check_length("out_size", out_size);
  const LinkOptionsRef o = checked_options(options, kLinear, weight_paths(options));
  LinkRef link = make<Linear>(!o->nobias);
  const int64_t shape[2] = {out_size, in_size};
  add_param(*link, "W", {shape, 2}, *o, scaled_normal(o->wscale, 0));
  add_bias(*link, out_size, *o);
  return link;
}

}  // namespace catenary::links
