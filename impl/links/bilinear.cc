// The bilinear link.
#include "impl/functions/connection.h"
#include "impl/functions/functions.h"
#include "impl/links/connection.h"
#include "impl/links/link_helpers.h"

namespace catenary::links {
namespace {

CTN_LINK_KIND kBilinear{"Bilinear", LinkOptions::nobias_option, "f2x2 f2x3",
                        [](const LinkOptions* o) { return bilinear(2, 3, 2, o); }};

class Bilinear final : public Link {
 public:
  const char* kind() const override { return "Bilinear"; }
  bool takes_children() const override { return false; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override {
    check_call(*this, inputs.size, 2, outputs.size, 1);
    const bool is_linear = params().size() > 1;
    const auto optional = [&](Param place) {
      return BorrowedOrNull(is_linear ? &own_param(place) : nullptr);
    };
    outputs[0] =
        make_variable(functions::bilinear(Borrowed(*inputs[0]), Borrowed(*inputs[1]), Borrowed(own_param(W)),
                                          optional(V1), optional(V2), optional(b)));
  }

 private:
  enum Param : size_t { W, V1, V2, b };  // V1, V2 and b only exist with a bias
  LinkRef new_like() const override { return make<Bilinear>(); }
};

}  // namespace

LinkRef bilinear(int64_t left_size, int64_t right_size, int64_t out_size, const LinkOptions* options) {
  check_length("left_size", left_size);
  check_length("right_size", right_size);
  check_length("out_size", out_size);
  std::vector<std::string> paths = {"W"};
  if (!options || !options->nobias) paths = {"W", "V1", "V2", "b"};
  const LinkOptionsRef o = checked_options(options, kBilinear, paths);
  const int64_t W[3] = {left_size, right_size, out_size}, V1[2] = {left_size, out_size},
                V2[2] = {right_size, out_size};
  LinkRef link = make<Bilinear>();
  add_param(*link, "W", {W, 3}, *o, scaled_normal(1, -1));
  if (o->nobias) return link;
  add_param(*link, "V1", {V1, 2}, *o, scaled_normal(1, 1));
  add_param(*link, "V2", {V2, 2}, *o, scaled_normal(1, 1));
  add_bias(*link, out_size, *o);
  return link;
}

}  // namespace catenary::links
