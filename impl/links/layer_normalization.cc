#include "impl/functions/functions.h"
#include "impl/functions/normalization.h"
#include "impl/links/link_helpers.h"
#include "impl/links/normalization.h"

namespace catenary::links {
namespace {

class LayerNormalization final : public InputSized {
 public:
  explicit LayerNormalization(double eps) : eps_(eps) {}
  const char* kind() const override { return "LayerNormalization"; }

 private:
  LinkRef new_like() const override { return make<LayerNormalization>(eps_); }
  int64_t size_from(const Array& x) const override {
    expect(TypeTerm::named("in_types[0].ndim", x.ndim()) >= 2);
    expect(TypeTerm::named("in_types[0].shape[-1]", x.dim(x.ndim() - 1)) >= 1);
    return x.dim(x.ndim() - 1);
  }
  Value compute(const Value& x) override {
    return functions::layer_normalization(x, Borrowed(param_at(0)), Borrowed(param_at(1)), eps_);
  }

  double eps_;
};

}  // namespace

LinkRef layer_normalization(Shape size, const LinkOptions* options) {
  check_sizes(size);
  const LinkOptionsRef o =
      checked_options(options, "LayerNormalization", LinkOptions::eps_option, {"gamma", "beta"});
  LinkRef link = make<LayerNormalization>(o->has(LinkOptions::eps_option) ? o->eps : 1e-6);
  add_param(*link, "gamma", size, *o, initializer_constant(1));
  add_param(*link, "beta", size, *o, initializer_constant(0));
  return link;
}

}  // namespace catenary::links
