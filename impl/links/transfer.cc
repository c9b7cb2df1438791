// Copies, moves and gradients of whole hierarchies. Everything that can fail comes first, so that no change
// is half-done.
#include <algorithm>
#include <exception>
#include <map>
#include <vector>

#include "impl/dtype/generated/core_ops.h"
#include "impl/links/delayed.h"

using catenary::Array;
using catenary::ArrayRef;
using catenary::fail;
using catenary::LinkRef;
using catenary::Node;
using catenary::Variable;
using catenary::VariableRef;

namespace catenary {
namespace {

bool may_fill_in_place(const Array& grad, const Node& node) {
  return grad.unique() && grad.storage().unique() && grad.is_c_contiguous() && grad.is_writeable() &&
         &grad.backend() == &node.backend() && grad.backend().is_host();
}

struct Pair {
  std::string path;
  VariableRef target, source;
};

/// Returns every parameter of `target` with its counterpart.
std::vector<Pair> match(Link& target, Link& source) {
  std::vector<NamedParam> sources = named_params(source);
  std::vector<Pair> pairs;
  std::string missing;
  size_t hint = 0;
  for (NamedParam& param : named_params(target)) {
    size_t i = 0;  // structures are usually equal, so the search begins where the last one ended
    while (i < sources.size() && sources[(hint + i) % sources.size()].path != param.path) ++i;
    if (i == sources.size()) {
      missing += (missing.empty() ? "\"" : ", \"") + param.path + "\"";
      continue;
    }
    NamedParam& found = sources[(hint + i) % sources.size()];
    hint = (hint + i + 1) % sources.size();
    if (!same_shape(param.variable->array().shape(), found.variable->array().shape()))
      fail(CTN_ERROR_SHAPE, "source: expected shape %s for \"%s\", got %s",
           shape_text(param.variable->array().shape()).c_str(), param.path.c_str(),
           shape_text(found.variable->array().shape()).c_str());
    pairs.push_back({param.path, param.variable, found.variable});
  }
  if (!missing.empty())
    fail(CTN_ERROR_NOT_FOUND, "source: expected a link of the same structure, got one without %s",
         missing.c_str());
  return pairs;
}

void check_cast(const std::string& path, DType from, DType to) {
  if (!can_cast(from, to, CTN_CASTING_SAME_KIND))
    fail(CTN_ERROR_DTYPE, "source: cannot cast \"%s\" from %s to %s", path.c_str(), dtype_name(from),
         dtype_name(to));
}

struct New {
  Link* link;
  std::string name;
  ArrayRef data;
};

/// Returns values for the delayed parameters of `target`, copied from a source that has them.
std::vector<New> copies_of_delayed(Link& target, Link& source) {
  std::vector<New> list;
  for (const links::DelayedAt& at : links::all_delayed(target)) {
    if (at.value->persistent) continue;
    const Array& data = source.param(at.path.c_str()).array();
    links::check_delayed(*at.value, data.shape(), ("source: \"" + at.path + "\"").c_str());
    check_cast(at.path, data.dtype(), at.value->dtype);
    ArrayRef made = links::new_delayed(*at.value, data.shape(), *at.value->backend);
    assign(*made, *to_backend(data, *at.value->backend));
    list.push_back({at.link, at.value->name, std::move(made)});
  }
  return list;
}

}  // namespace
}  // namespace catenary

void ctn_link::cleargrads() {
  for (const Param& p : params_) {
    Node* node = p.variable->node_or_null();
    if (!node) continue;
    node->grad = nullptr;
    node->grad_node = nullptr;
  }
  for (const LinkRef& child : children_) child->cleargrads();
}

void ctn_link::zerograds() {
  std::vector<catenary::NamedParam> params = catenary::named_params(*this);
  std::vector<ArrayRef> fresh(params.size());
  const ArrayRef zero = catenary::scalar_f64(0);
  for (size_t i = 0; i < params.size(); ++i) {
    Node& node = params[i].variable->node();
    if (!node.requires_grad) continue;
    if (!node.grad || !catenary::may_fill_in_place(*node.grad, node))
      fresh[i] = catenary::zeros_like(params[i].variable->array(), CTN_DTYPE_NONE);
  }
  for (size_t i = 0; i < params.size(); ++i) {
    Node& node = params[i].variable->node();
    if (!node.requires_grad) continue;
    if (fresh[i])
      node.grad = std::move(fresh[i]);
    else
      catenary::fill(*node.grad, *zero);
    node.grad_node = nullptr;
  }
}

void ctn_link::addgrads(ctn_link& source) {
  for (const catenary::links::DelayedAt& at : catenary::links::all_delayed(*this))
    fail(CTN_ERROR_STATE,
         "link: expected parameters that have shapes, but \"%s\" takes its own from the first call",
         at.path.c_str());
  std::vector<catenary::Pair> pairs = catenary::match(*this, source);
  std::vector<ArrayRef> sums;
  pairs.erase(std::remove_if(pairs.begin(), pairs.end(),
                             [](const catenary::Pair& pair) { return !pair.target->node().requires_grad; }),
              pairs.end());
  for (const catenary::Pair& pair : pairs) {
    const Node& node = pair.target->node();
    const ArrayRef& grad = pair.source->node().grad;
    if (!grad)
      fail(CTN_ERROR_STATE, "source: expected a gradient of \"%s\", got a parameter without one",
           pair.path.c_str());
    if (grad->dtype() != node.dtype())
      fail(CTN_ERROR_DTYPE, "source: expected a gradient of dtype %s for \"%s\", got %s",
           catenary::dtype_name(node.dtype()), pair.path.c_str(), catenary::dtype_name(grad->dtype()));
    const ArrayRef local = catenary::to_backend(*grad, node.backend());
    sums.push_back(node.grad ? catenary::elementwise(catenary::ops::add, *node.grad, *local)
                             : catenary::copy(*local));
  }
  for (size_t i = 0; i < pairs.size(); ++i) {
    pairs[i].target->node().grad = std::move(sums[i]);
    pairs[i].target->node().grad_node = nullptr;
  }
}

void ctn_link::copyparams(ctn_link& source) {
  std::vector<catenary::Pair> pairs = catenary::match(*this, source);
  const std::vector<catenary::New> made = catenary::copies_of_delayed(*this, source);
  std::vector<ArrayRef> values;
  for (const catenary::Pair& pair : pairs) {
    const Array& target = pair.target->array();
    const Array& data = pair.source->array();
    catenary::check_cast(pair.path, data.dtype(), target.dtype());
    catenary::require_writeable(target, pair.path.c_str());
    values.push_back(catenary::to_backend(data, target.backend()));
  }
  for (size_t i = 0; i < pairs.size(); ++i) {
    Array& target = pairs[i].target->array();
    // Links that share arrays (see shared()) have nothing to copy.
    if (values[i].get() != &target) catenary::assign(target, *values[i]);
  }
  for (const catenary::New& value : made) value.link->materialize(value.name, value.data);
}

void ctn_link::to_device(const char* name) { to_backend(catenary::find_backend(name)); }

void ctn_link::to_backend(catenary::Backend& backend) {
  struct Move {
    VariableRef variable;
    ArrayRef old_data, old_grad, data, grad;
  };
  struct PersistentMove {
    LinkRef link;
    std::string name;
    ArrayRef old_value, value;
  };
  struct TableMove {
    ArrayRef* place;
    ArrayRef value;
  };
  std::vector<LinkRef> links;
  for (const catenary::LinkAt& at : catenary::all_links(*this)) links.push_back(LinkRef::share(at.link));
  std::vector<Move> moves;
  std::vector<PersistentMove> values;
  std::vector<TableMove> tables;
  for (const LinkRef& link : links) {
    std::vector<VariableRef> variables;
    for (const Param& p : link->params_) variables.push_back(p.variable);
    link->collect_states(variables);
    for (VariableRef& variable : variables) {
      const ArrayRef data = variable->data(), grad = variable->node().grad;
      variable->array();  // fails if the array of a state was freed
      moves.push_back({std::move(variable), data, grad, catenary::to_backend(*data, backend),
                       grad ? catenary::to_backend(*grad, backend) : nullptr});
    }
    for (const Persistent& p : link->persistents_)
      if (p.value) values.push_back({link, p.name, p.value, catenary::to_backend(*p.value, backend)});
    std::vector<ArrayRef*> places;
    link->collect_tables(places);
    for (ArrayRef* place : places) tables.push_back({place, catenary::to_backend(**place, backend)});
  }
  size_t moved = 0;
  try {
    for (; moved < links.size(); ++moved) links[moved]->move_state(backend);
  } catch (...) {
    const std::exception_ptr failure = std::current_exception();
    while (moved > 0) links[--moved]->restore_state();
    std::rethrow_exception(failure);
  }
  // Values that a user's callback has replaced in the meantime stay.
  for (Move& move : moves) {
    Node& node = move.variable->node();
    if (move.variable->data().get() == move.old_data.get()) move.variable->set_data(std::move(move.data));
    if (node.grad.get() != move.old_grad.get()) continue;
    node.grad = std::move(move.grad);
    node.grad_node = nullptr;
  }
  for (PersistentMove& move : values)
    for (Persistent& p : move.link->persistents_)
      if (p.name == move.name && p.value.get() == move.old_value.get()) p.value = move.value;
  for (TableMove& move : tables) *move.place = std::move(move.value);
  for (const LinkRef& link : links)
    for (Delayed& value : link->delayed_) value.backend = &backend;
}

LinkRef ctn_link::shared() const { return copied(true); }

LinkRef ctn_link::copied(bool shares) const {
  // By index, and with a reference held, because a user's callback may add to this link and release it.
  const LinkRef self = LinkRef::share(const_cast<ctn_link*>(this));
  LinkRef result = new_copy(shares);
  for (size_t i = 0; i < params_.size(); ++i) {
    const Param& p = params_[i];
    catenary::VariableRef variable = catenary::make_variable(catenary::Value(p.variable->data()));
    const Node& from = p.variable->node();
    Node& to = variable->node();
    to.volatility = from.volatility;
    to.requires_grad = from.requires_grad;
    to.name = from.name ? new std::string(*from.name) : nullptr;
    if (from.grad && !shares) to.grad = catenary::copy(*from.grad);
    result->params_.push_back({p.name, std::move(variable)});
  }
  result->persistents_ = persistents_;
  result->delayed_ = delayed_;
  for (size_t i = 0; i < children_.size(); ++i) {
    const LinkRef child = children_[i];
    result->attach(child->name_, child->copied(shares));
  }
  return result;
}

LinkRef ctn_link::clone() const {
  LinkRef result = copied(false);
  std::map<const Array*, ArrayRef> copies;
  const auto copy_of = [&](const ArrayRef& array) {
    ArrayRef& made = copies[array.get()];
    if (array && !made) made = catenary::copy(*array);
    return made;
  };
  for (const catenary::LinkAt& at : catenary::all_links(*result)) {
    std::vector<VariableRef> variables;
    at.link->collect_states(variables);
    for (const VariableRef& state : variables) state->node().forget_creator();
    for (const Param& p : at.link->params_) variables.push_back(p.variable);
    for (const VariableRef& variable : variables)
      if (variable->data()) variable->set_data(copy_of(variable->data()));
    for (Persistent& p : at.link->persistents_) p.value = copy_of(p.value);
    std::vector<ArrayRef*> tables;
    at.link->collect_tables(tables);
    for (ArrayRef* table : tables) *table = copy_of(*table);
  }
  return result;
}
