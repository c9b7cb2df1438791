// Layer normalization and RMS normalization links.
#include "impl/functions/functions.h"
#include "impl/functions/normalization.h"
#include "impl/links/link_helpers.h"
#include "impl/links/normalization.h"

namespace catenary::links {
namespace {

CTN_LINK_KIND kLayerNormalization{"LayerNormalization", LinkOptions::eps_option, "f4x3",
                                  [](const LinkOptions* o) {
                                    static constexpr int64_t kSize = 3;
                                    return layer_normalization({&kSize, 1}, o);
                                  }};

class LayerNormalization final : public InputSized {
 public:
  explicit LayerNormalization(double eps) : eps_(eps) {}
  const char* kind() const override { return "LayerNormalization"; }

 private:
  enum Param : size_t { gamma, beta };
  LinkRef new_like() const override { return make<LayerNormalization>(eps_); }
  int64_t size_from(const Array& x) const override {
    expect(TypeTerm::named("in_types[0].ndim", x.ndim()) >= 2);
    expect(TypeTerm::named("in_types[0].shape[-1]", x.dim(x.ndim() - 1)) >= 1);
    return x.dim(x.ndim() - 1);
  }
  Value compute(const Value& x) override {
    return functions::layer_normalization(x, Borrowed(own_param(gamma)), Borrowed(own_param(beta)), eps_);
  }

  double eps_;
};

}  // namespace

LinkRef layer_normalization(Shape size, const LinkOptions* options) {
  check_sizes(size);
  const LinkOptionsRef o = checked_options(options, kLayerNormalization, {"gamma", "beta"});
  LinkRef link = make<LayerNormalization>(o->has(LinkOptions::eps_option) ? o->eps : 1e-6);
  add_param(*link, "gamma", size, *o, initializer_constant(1));
  add_param(*link, "beta", size, *o, initializer_constant(0));
  return link;
}

}  // namespace catenary::links
