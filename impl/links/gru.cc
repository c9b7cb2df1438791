// GRU links.
#include "impl/links/gru.h"

#include "impl/base/binding.h"
#include "impl/dtype/generated/core_ops.h"
#include "impl/functions/functions.h"
#include "impl/links/connection.h"
#include "impl/links/link_helpers.h"

namespace catenary::links {
namespace {

CTN_LINK_KIND kGru{"GRU", 0, "f2x3 f2x2", [](const LinkOptions* o) { return gru(2, 3, o); }};

CTN_LINK_KIND kStatefulGru{"StatefulGRU", 0, "f2x2",
                           [](const LinkOptions* o) { return stateful_gru(2, 3, o); }};

class StatelessGru final : public Gru {
 public:
  const char* kind() const override { return "GRU"; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override {
    check_call(*this, inputs.size, 2, outputs.size, 1);
    const Borrowed h(*inputs[0]);
    DelayedRollback rollback(*this);
    outputs[0] = make_variable(next(Borrowed(*inputs[1]), &h.get()));
    rollback.keep();
  }

 private:
  friend LinkRef links::gru(int64_t, int64_t, const LinkOptions*);
  LinkRef new_like() const override { return make<StatelessGru>(); }
};

std::vector<std::string> gru_paths() { return child_paths({"W_r", "U_r", "W_z", "U_z", "W", "U"}); }

StatefulGru& stateful_in(Link& link) { return of_class<StatefulGru>(link, "gru"); }

}  // namespace

void Gru::add_layers(int64_t in_size, int64_t units, const LinkOptions& options) {
  for (const std::string suffix : {"_r", "_z", ""}) {
    attach("W" + suffix, linear(in_size, units, options.of_child("W" + suffix).get()));
    attach("U" + suffix, linear(units, units, options.of_child("U" + suffix).get()));
  }
}

Value Gru::at(Child child, const Value& x) const { return called(*children()[child], x); }

Value Gru::next(const Value& x, const Value* h) const {
  const Value z = at(W_z, x), candidate = at(W, x);
  if (!h) return apply_op(ops::sigmoid, z) * apply_op(ops::tanh, candidate);
  const Value r = apply_op(ops::sigmoid, at(W_r, x) + at(U_r, *h));
  const Value update = apply_op(ops::sigmoid, z + at(U_z, *h));
  const Value fresh = apply_op(ops::tanh, candidate + at(U, r * *h));
  return (1 - update) * *h + update * fresh;
}

void StatefulGru::forward(Span<Variable* const> inputs, Span<VariableRef> outputs) {
  check_call(*this, inputs.size, 1, outputs.size, 1);
  check_rows(inputs[0]->array(), h_);
  Value h;
  if (h_) h = h_->value();
  DelayedRollback rollback(*this);
  h_ = make_variable(next(Borrowed(*inputs[0]), h_ ? &h : nullptr));
  outputs[0] = h_;
  rollback.keep();
}

void StatefulGru::set_state(Variable& h) {
  const Array& data = h.array();
  if (!is_float(data.dtype()))
    fail(CTN_ERROR_DTYPE, "h: expected a floating dtype, got %s", dtype_name(data.dtype()));
  if (data.ndim() != 2 || data.dim(1) != out_size_)
    fail(CTN_ERROR_SHAPE, "h: expected the shape (N, %lld), got %s", (long long)out_size_,
         shape_text(data.shape()).c_str());
  h_ = VariableRef::share(&h);
}

LinkRef StatefulGru::new_like() const {
  Ref<StatefulGru> link = make<StatefulGru>(out_size_);
  link->h_ = copied_state(h_);
  return link;
}

void StatefulGru::visit(Visitor& visitor) const {
  Link::visit(visitor);
  visitor.add(h_);
}

void StatefulGru::collect_states(std::vector<VariableRef>& states) const {
  if (h_) states.push_back(h_);
}

LinkRef gru(int64_t in_size, int64_t out_size, const LinkOptions* options) {
  check_input_length("in_size", in_size);
  check_length("out_size", out_size);
  const LinkOptionsRef o = checked_options(options, kGru, gru_paths());
  Ref<StatelessGru> link = make<StatelessGru>();
  link->add_layers(in_size, out_size, *o);
  return link;
}

LinkRef stateful_gru(int64_t in_size, int64_t out_size, const LinkOptions* options) {
  check_input_length("in_size", in_size);
  check_length("out_size", out_size);
  const LinkOptionsRef o = checked_options(options, kStatefulGru, gru_paths());
  Ref<StatefulGru> link = make<StatefulGru>(out_size);
  link->add_layers(in_size, out_size, *o);
  return link;
}

void stateful_gru_reset_state(Link& link) { stateful_in(link).reset_state(); }
void stateful_gru_set_state(Link& link, Variable& h) { stateful_in(link).set_state(h); }
VariableRef stateful_gru_h(Link& link) { return stateful_in(link).h(); }

}  // namespace catenary::links
