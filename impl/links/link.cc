// Links: parameters, children, paths and calls.
#include "impl/links/link.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>

#include "impl/base/binding.h"
#include "impl/base/range.h"
#include "impl/base/utf8.h"
#include "impl/links/delayed.h"
#include "impl/links/run.h"

using catenary::Array;
using catenary::ArrayRef;
using catenary::fail;
using catenary::LinkRef;
using catenary::Node;
using catenary::Variable;
using catenary::VariableRef;

namespace catenary {
namespace {

void collect(Link& link, const std::string& prefix, std::vector<LinkAt>& list) {
  list.push_back({prefix, &link});
  for (const LinkRef& child : link.children()) collect(*child, prefix + child->name() + "/", list);
}

std::string_view without_slash(std::string_view path) {
  return !path.empty() && path[0] == '/' ? path.substr(1) : path;
}

}  // namespace

std::string enumerate_names(const std::vector<std::string>& names) {
  constexpr size_t kMaxNames = 12;
  if (names.empty()) return "there are none";
  std::string text;
  for (size_t i = 0; i < names.size() && i < kMaxNames; ++i) text += (i ? ", \"" : "\"") + names[i] + "\"";
  if (names.size() > kMaxNames) text += format(" and %zu more", names.size() - kMaxNames);
  return text;
}

std::vector<LinkAt> all_links(Link& root) {
  std::vector<LinkAt> list;
  collect(root, "/", list);
  return list;
}

std::vector<NamedParam> named_params(Link& root) {
  std::vector<NamedParam> list;
  for (const LinkAt& at : all_links(root))
    for (const Link::Param& param : at.link->params())
      list.push_back({at.prefix + param.name, param.variable});
  return list;
}

size_t link_count(const Link& root) {
  if (const LinkIndex* index = root.index_or_null()) return index->links.size();
  size_t count = 1;
  for (const LinkRef& child : root.children()) count += link_count(*child);
  return count;
}

size_t param_count(const Link& root) {
  if (const LinkIndex* index = root.index_or_null()) return index->params.size();
  size_t count = root.params().size();
  for (const LinkRef& child : root.children()) count += param_count(*child);
  return count;
}

size_t delayed_count(const Link& root) {
  if (const LinkIndex* index = root.index_or_null()) return index->delayed.size();
  size_t count = root.delayed().size();
  for (const LinkRef& child : root.children()) count += delayed_count(*child);
  return count;
}

const LinkIndex::ParamAt& param_at(const Link& root, size_t index) {
  const std::vector<LinkIndex::ParamAt>& params = root.index().params;
  catenary::require_index(index, params.size(), "parameters");
  return params[index];
}

void check_call(const Link& link, size_t inputs, size_t expected_inputs, size_t outputs,
                size_t expected_outputs) {
  if (inputs != expected_inputs)
    fail(CTN_ERROR_INVALID_ARGUMENT, "inputs: %s takes %zu, got %zu", link.kind(), expected_inputs, inputs);
  if (outputs != expected_outputs)
    fail(CTN_ERROR_INVALID_ARGUMENT, "outputs: %s gives %zu, got room for %zu", link.kind(), expected_outputs,
         outputs);
}

}  // namespace catenary

ctn_link::~ctn_link() {
  delete index_.load(std::memory_order_relaxed);
  for (const LinkRef& child : children_) {
    child->parent_ = nullptr;
    child->name_.clear();
  }
}

void ctn_link::visit(catenary::Visitor& visitor) const {
  for (const Param& param : params_) visitor.add(param.variable);
  for (const Delayed& value : delayed_) visitor.add(value.initializer);
  visitor.add_all(children_);
}

void ctn_link::forward(catenary::Span<Variable* const>, catenary::Span<VariableRef>) {
  fail(CTN_ERROR_UNSUPPORTED, "link: %s has no forward computation and cannot be called", kind());
}

catenary::SmallVector<VariableRef, 2> ctn_link::call(catenary::Span<Variable* const> inputs,
                                                     size_t output_count) {
  catenary::SmallVector<VariableRef, 2> outputs(output_count);
  catenary::run_link(*this, inputs, outputs);
  return outputs;
}

VariableRef ctn_link::call_one(Variable& x) {
  Variable* const input = &x;
  VariableRef output;
  catenary::run_link(*this, {&input, 1}, {&output, 1});
  return output;
}

void ctn_link::touch() {
  for (ctn_link* link = this; link; link = link->parent_) {
    ++link->structure_;
    delete link->index_.exchange(nullptr, std::memory_order_relaxed);
  }
}

/// Several threads may build it at the same time.
const catenary::LinkIndex& ctn_link::index() const {
  if (const catenary::LinkIndex* known = index_or_null()) return *known;
  auto fresh = std::make_unique<catenary::LinkIndex>();
  fresh->links = catenary::all_links(const_cast<ctn_link&>(*this));
  for (const catenary::LinkAt& at : fresh->links) {
    for (const Param& param : at.link->params_)
      fresh->params.push_back({at.prefix + param.name, param.variable.get()});
    for (const Delayed& value : at.link->delayed_) fresh->delayed.push_back(at.prefix + value.name);
  }
  const catenary::LinkIndex* known = nullptr;
  if (index_.compare_exchange_strong(known, fresh.get(), std::memory_order_acq_rel)) return *fresh.release();
  return *known;
}

// Names.

void ctn_link::check_new_name(const char* name) const {
  catenary::utf8_text(name, "name");
  if (!*name || std::strchr(name, '/') || !std::strcmp(name, ".") || !std::strcmp(name, ".."))
    fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected a name without slashes, got \"%s\"", name);
  const char* holder = nullptr;
  for (const Param& p : params_) holder = p.name == name ? "parameter" : holder;
  for (const Persistent& p : persistents_) holder = p.name == name ? "persistent value" : holder;
  for (const LinkRef& c : children_) holder = c->name_ == name ? "child" : holder;
  for (const Delayed& d : delayed_) holder = d.name == name ? "value without a shape" : holder;
  if (holder)
    fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected a new name, but \"%s\" is already a %s of this link",
         name, holder);
}

ctn_link* ctn_link::find_child(std::string_view name) const {
  for (const LinkRef& child : children_)
    if (child->name_ == name) return child.get();
  return nullptr;
}

ctn_link* ctn_link::find_link(std::string_view path) const {
  auto* link = const_cast<ctn_link*>(this);
  while (link && !path.empty()) {
    const size_t slash = path.find('/');
    link = link->find_child(path.substr(0, slash));
    path = slash == path.npos ? std::string_view() : path.substr(slash + 1);
  }
  return link;
}

Variable* ctn_link::find_param(std::string_view path) const {
  path = catenary::without_slash(path);
  const size_t slash = path.rfind('/');
  const ctn_link* owner = slash == path.npos ? this : find_link(path.substr(0, slash));
  if (slash != path.npos) path = path.substr(slash + 1);
  if (!owner) return nullptr;
  for (const Param& p : owner->params_)
    if (p.name == path) return p.variable.get();
  return nullptr;
}

ctn_link& ctn_link::child(const char* path) {
  const std::string_view relative = catenary::without_slash(path);
  ctn_link* found = relative.empty() ? nullptr : find_link(relative);
  if (found) return *found;
  std::vector<std::string> paths;
  for (const catenary::LinkAt& at : catenary::all_links(*this))
    if (at.link != this) paths.push_back(at.prefix.substr(1, at.prefix.size() - 2));
  fail(CTN_ERROR_NOT_FOUND, "path: expected the path of a child (%s), got \"%s\"",
       catenary::enumerate_names(paths).c_str(), path);
}

Variable& ctn_link::param(const char* path) {
  if (Variable* found = find_param(path)) return *found;
  for (const catenary::links::DelayedAt& at : catenary::links::all_delayed(*this))
    if (std::string_view(at.path).substr(1) == catenary::without_slash(path))
      fail(CTN_ERROR_NOT_FOUND, "path: the parameter \"%s\" takes its shape from the first call", path);
  std::vector<std::string> paths;
  for (catenary::NamedParam& p : catenary::named_params(*this)) paths.push_back(std::move(p.path));
  fail(CTN_ERROR_NOT_FOUND, "path: expected the path of a parameter (%s), got \"%s\"",
       catenary::enumerate_names(paths).c_str(), path);
}

// By number.

ctn_link& ctn_link::child_at(size_t index) const {
  catenary::require_index(index, children_.size(), "children");
  return *children_[index];
}

size_t ctn_link::hierarchy_param_count() const { return catenary::param_count(*this); }

Variable& ctn_link::hierarchy_param(size_t index) const { return *catenary::param_at(*this, index).variable; }

const std::string& ctn_link::hierarchy_param_path(size_t index) const {
  return catenary::param_at(*this, index).path;
}

// Adding members.

void ctn_link::add_param(const char* name, ArrayRef data) {
  check_new_name(name);
  const ArrayRef nan = catenary::scalar_f64(std::nan(""));
  ArrayRef grad = catenary::full_like(*data, *nan, CTN_DTYPE_NONE);
  VariableRef variable = catenary::make_variable(catenary::Value(std::move(data)));
  Node& node = variable->node();
  node.volatility = CTN_VOLATILE_AUTO;
  node.name = new std::string(name);
  node.grad = std::move(grad);
  params_.push_back({name, std::move(variable)});
  touch();
}

void ctn_link::add_param(const char* name, catenary::Shape shape, catenary::DType dtype) {
  check_new_name(name);
  if (!catenary::is_float(dtype))
    fail(CTN_ERROR_DTYPE, "dtype: expected a floating dtype, got %s", catenary::dtype_name(dtype));
  ArrayRef data = catenary::empty(shape, dtype);
  catenary::fill(*data, *catenary::scalar_f64(std::nan("")));
  add_param(name, std::move(data));
}

void ctn_link::attach(std::string name, LinkRef child) {
  ctn_link& link = *child;
  auto place = children_.end();
  if (sorts_children())
    place = std::find_if(children_.begin(), place, [&](const LinkRef& c) { return c->name_ > name; });
  children_.insert(place, std::move(child));
  link.name_ = std::move(name);
  link.parent_ = this;
  size_t height = link.height_;
  for (ctn_link* above = this; above && above->height_ < ++height; above = above->parent_)
    above->height_ = height;
  touch();
}

void ctn_link::add_child(const char* name, ctn_link& child) {
  const std::string number = std::to_string(children_.size());
  if (!takes_children())
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "link: expected a chain, a chain list or a user link, got a link of kind %s", kind());
  if (is_list()) {
    if (name) fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected NULL for a chain list, got \"%s\"", name);
    name = number.c_str();
  } else if (!name) {
    fail(CTN_ERROR_INVALID_ARGUMENT, "name: expected a string, got NULL");
  }
  check_new_name(name);
  if (child.parent_)
    fail(CTN_ERROR_STATE, "child: expected a link without a parent, got one that is \"%s\" of another",
         child.name_.c_str());
  size_t levels = child.height_ + 1;
  for (ctn_link* link = this; link; link = link->parent_, ++levels)
    if (link == &child)
      fail(CTN_ERROR_INVALID_ARGUMENT, "child: expected a link outside of this hierarchy, got %s",
           link == this ? "the link itself" : "one of its parents");
  // Traversals are recursive.
  constexpr size_t kMaxLevels = 1000;
  if (levels > kMaxLevels)
    fail(CTN_ERROR_INVALID_ARGUMENT, "child: expected a hierarchy of at most %zu levels, got %zu", kMaxLevels,
         levels);
  attach(name, LinkRef::share(&child));
}
