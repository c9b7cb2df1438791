// Embedding and LSTM links.
#include "impl/links/recurrent.h"

#include <limits>

#include "impl/base/binding.h"
#include "impl/functions/activation.h"
#include "impl/functions/connection.h"
#include "impl/functions/functions.h"
#include "impl/links/connection.h"
#include "impl/links/link_helpers.h"
#include "impl/links/run.h"

namespace catenary::links {
namespace {

CTN_LINK_KIND kEmbedId{"EmbedID", LinkOptions::ignore_label_option, "i3<4",
                       [](const LinkOptions* o) { return embed_id(4, 2, o); }};

CTN_LINK_KIND kLstm{"LSTM", 0, "f2x3", [](const LinkOptions* o) { return lstm(3, 2, o); }};

void check_size(const char* name, int64_t size, int64_t most) {
  if (size < 1 || size > most)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected 1 to %lld, got %lld", name, (long long)most,
         (long long)size);
}

void check_state(const char* name, Variable& state, int64_t units) {
  const Array& data = state.array();
  if (!is_float(data.dtype()))
    fail(CTN_ERROR_DTYPE, "%s: expected a floating dtype, got %s", name, dtype_name(data.dtype()));
  if (data.ndim() != 2 || data.dim(1) != units)
    fail(CTN_ERROR_SHAPE, "%s: expected the shape (N, %lld), got %s", name, (long long)units,
         shape_text(data.shape()).c_str());
}

}  // namespace

void EmbedId::forward(Span<Variable* const> inputs, Span<VariableRef> outputs) {
  check_call(*this, inputs.size, 1, outputs.size, 1);
  const Borrowed x(*inputs[0]), W(own_param(0));
  outputs[0] = make_variable(functions::embed_rows(x, W, ignores_ ? &label_ : nullptr));
}

LinkRef EmbedId::new_like() const {
  Ref<EmbedId> link = make<EmbedId>();
  link->ignores_ = ignores_;
  link->label_ = label_;
  return link;
}

LinkRef embed_id(int64_t in_size, int64_t out_size, const LinkOptions* options) {
  constexpr int64_t most = std::numeric_limits<int64_t>::max();
  check_size("in_size", in_size, most);
  check_size("out_size", out_size, most);
  const LinkOptionsRef o = checked_options(options, kEmbedId, {"W"});
  const int64_t shape[2] = {in_size, out_size};
  Ref<EmbedId> link = make<EmbedId>();
  if (o->has(LinkOptions::ignore_label_option)) link->set_ignore_label(true, o->ignore_label);
  add_param(*link, "W", {shape, 2}, *o, initializer_normal(1));
  return link;
}

void Lstm::forward(Span<Variable* const> inputs, Span<VariableRef> outputs) {
  check_call(*this, inputs.size, 1, outputs.size, 1);
  const LinkRef &upward = children()[0], &lateral = children()[1];
  DelayedRollback rollback(*upward);
  VariableRef sources;
  run_link(*upward, inputs, {&sources, 1});
  check_rows(sources->array(), h_);
  Value x = sources->value();
  if (h_) {
    Variable* const h = h_.get();
    VariableRef recurrent;
    run_link(*lateral, {&h, 1}, {&recurrent, 1});
    x = x + recurrent->value();
  }
  Value c_prev;
  if (c_) {
    c_prev = c_->value();
  } else {
    const int64_t shape[2] = {x->dim(0), out_size_};
    ArrayRef zeros = empty_on(x->backend(), {shape, 2}, x->dtype());
    fill(*zeros, *scalar_f64(0));
    c_prev = Value(std::move(zeros));
  }
  auto [c, h] = functions::lstm(c_prev, x);
  c_ = make_variable(std::move(c));
  h_ = make_variable(std::move(h));
  outputs[0] = h_;
  rollback.keep();
}

void Lstm::set_state(Variable& c, Variable& h) {
  check_state("c", c, out_size_);
  check_state("h", h, out_size_);
  if (c.array().dim(0) != h.array().dim(0))
    fail(CTN_ERROR_SHAPE, "h: expected the shape of c, %s, got %s", shape_text(c.array().shape()).c_str(),
         shape_text(h.array().shape()).c_str());
  if (c.array().dtype() != h.array().dtype())
    fail(CTN_ERROR_DTYPE, "h: expected the dtype of c, %s, got %s", dtype_name(c.array().dtype()),
         dtype_name(h.array().dtype()));
  c_ = VariableRef::share(&c);
  h_ = VariableRef::share(&h);
}

LinkRef Lstm::new_like() const {
  Ref<Lstm> link = make<Lstm>(out_size_);
  link->c_ = copied_state(c_);
  link->h_ = copied_state(h_);
  return link;
}

void Lstm::visit(Visitor& visitor) const {
  Link::visit(visitor);
  visitor.add(c_);
  visitor.add(h_);
}

void Lstm::collect_states(std::vector<VariableRef>& states) const {
  if (c_) states.push_back(c_);
  if (h_) states.push_back(h_);
}

LinkRef lstm(int64_t in_size, int64_t out_size, const LinkOptions* options) {
  constexpr int64_t most = std::numeric_limits<int64_t>::max();
  check_input_length("in_size", in_size);
  check_size("out_size", out_size, most / 4);
  const LinkOptionsRef o = checked_options(options, kLstm, {"upward/W", "upward/b", "lateral/W"});
  const LinkOptionsRef lateral = o->of_child("lateral");
  lateral->nobias = true;
  Ref<Lstm> link = make<Lstm>(out_size);
  link->attach("upward", linear(in_size, 4 * out_size, o->of_child("upward").get()));
  link->attach("lateral", linear(out_size, 4 * out_size, lateral.get()));
  return link;
}

}  // namespace catenary::links
