// The parameter link.
#include "impl/functions/functions.h"
#include "impl/links/connection.h"
#include "impl/links/link_helpers.h"

namespace catenary::links {
namespace {

class Parameter final : public Link {
 public:
  static constexpr char kNoun[] = "a link of kind Parameter";
  const char* kind() const override { return "Parameter"; }
  bool takes_children() const override { return false; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override {
    check_call(*this, inputs.size, 0, outputs.size, 1);
    outputs[0] = value(CTN_VOLATILE_OFF);
  }
  VariableRef value(ctn_volatile flag) const {
    // The copy gets the flag; if it is ON, functions of the copy have no history.
    const VariableRef copy = make_variable(functions::identity(own_param(W).value()));
    copy->node().volatility = flag;
    return make_variable(functions::identity(copy->value()));
  }

 private:
  enum Param : size_t { W };
  LinkRef new_like() const override { return make<Parameter>(); }
};

}  // namespace

LinkRef parameter(ArrayRef array) {
  if (!is_float(array->dtype()))
    fail(CTN_ERROR_DTYPE, "array: expected a floating dtype, got %s", describe(*array).c_str());
  LinkRef link = make<Parameter>();
  link->add_param("W", std::move(array));
  return link;
}

VariableRef parameter_value(Link& link, ctn_volatile flag) {
  return of_class<Parameter>(link, "parameter").value(flag);
}

}  // namespace catenary::links
