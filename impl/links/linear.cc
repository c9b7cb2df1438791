#include <cmath>

#include "impl/functions/connection.h"
#include "impl/functions/functions.h"
#include "impl/links/link.h"

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

void check_size(const char* name, int64_t size) {
  if (size < 1) fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected at least 1, got %lld", name, (long long)size);
}

}  // namespace

LinkRef linear(int64_t in_size, int64_t out_size, double wscale, double bias, bool nobias) {
  check_size("in_size", in_size);
  check_size("out_size", out_size);
  if (!(wscale >= 0) || !std::isfinite(wscale))
    fail(CTN_ERROR_INVALID_ARGUMENT, "wscale: expected a finite number of at least 0, got %g", wscale);
  LinkRef link = make<Linear>(!nobias);
  const int64_t shape[2] = {out_size, in_size};
  link->add_param("W", random_normal(0, wscale * std::sqrt(1 / double(in_size)), {shape, 2}, CTN_FLOAT32));
  if (nobias) return link;
  ArrayRef b = empty({&out_size, 1}, CTN_FLOAT32);
  fill(*b, *scalar_f64(bias));
  link->add_param("b", std::move(b));
  return link;
}

}  // namespace catenary::links
