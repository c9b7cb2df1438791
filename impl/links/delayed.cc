// Parameters and persistent values whose shape is not known yet.
#include "impl/links/delayed.h"

#include <algorithm>

#include "impl/base/range.h"
#include "impl/links/initializer.h"

namespace catenary::links {
namespace {

/// Returns text such as "(2, ?)".
std::string pattern_text(const Link::Delayed& value) {
  std::string text = "(";
  for (size_t i = 0; i < value.shape.size(); ++i) {
    if (i) text += ", ";
    text += value.shape[i] == kFromInput ? "?" : std::to_string(value.shape[i]);
  }
  return text + (value.shape.size() == 1 ? ",)" : ")");
}

}  // namespace

bool fits_delayed(const Link::Delayed& value, Shape shape) {
  bool same = shape.size == value.shape.size();
  for (size_t i = 0; same && i < shape.size; ++i)
    same = value.shape[i] == kFromInput ? shape[i] >= 1 : shape[i] == value.shape[i];
  return same;
}

void check_delayed(const Link::Delayed& value, Shape shape, const char* label) {
  if (!fits_delayed(value, shape))
    fail(CTN_ERROR_SHAPE, "%s: expected the shape %s, got %s", label, pattern_text(value).c_str(),
         shape_text(shape).c_str());
}

ArrayRef new_delayed(const Link::Delayed& value, Shape shape, Backend& backend) {
  return empty_on(backend, shape, value.dtype);
}

std::vector<DelayedAt> all_delayed(Link& root) {
  std::vector<DelayedAt> list;
  for (const LinkAt& at : all_links(root))
    for (const Link::Delayed& value : at.link->delayed())
      list.push_back({at.prefix + value.name, at.link, &value});
  return list;
}

bool is_initialized(Link* root) { return !uninitialized_count(root); }

size_t uninitialized_count(Link* root) { return root ? delayed_count(*root) : 0; }

std::string uninitialized_path(Link& root, size_t index) {
  const std::vector<std::string>& paths = root.index().delayed;
  require_index(index, paths.size(), "values without a shape");
  return paths[index];
}

void make_delayed(Link& link, int64_t size, Backend& backend) {
  std::vector<std::pair<std::string, ArrayRef>> made;
  const std::vector<Link::Delayed> values = link.delayed();  // a user's initializer may also call the link
  for (const Link::Delayed& value : values) {
    Dims shape;
    for (const int64_t length : value.shape) shape.push_back(length == kFromInput ? size : length);
    ArrayRef array = new_delayed(value, {shape.data(), shape.size()}, backend);
    value.initializer->apply(*array, value.name.c_str());
    made.emplace_back(value.name, std::move(array));
  }
  for (auto& [name, array] : made)
    if (link.is_delayed(name)) link.materialize(name, std::move(array));
}

DelayedRollback::DelayedRollback(Link& root) { remember(root); }

void DelayedRollback::remember(Link& link) {
  if (!link.delayed().empty()) before_.push_back({LinkRef::share(&link), link.delayed()});
  for (const LinkRef& child : link.children()) remember(*child);
}

DelayedRollback::~DelayedRollback() {
  for (Before& before : before_) before.link->retract(std::move(before.values));
}

}  // namespace catenary::links

using catenary::ArrayRef;

void ctn_link::add_delayed(Delayed value) {
  check_new_name(value.name.c_str());
  delayed_.push_back(std::move(value));
  touch();
}

bool ctn_link::is_delayed(const std::string& name) const {
  return std::any_of(delayed_.begin(), delayed_.end(), [&](const Delayed& d) { return d.name == name; });
}

void ctn_link::materialize(const std::string& name, ArrayRef data) {
  size_t i = 0;
  while (i < delayed_.size() && delayed_[i].name != name) ++i;
  if (i == delayed_.size()) catenary::fail(CTN_ERROR_INTERNAL, "%s: not a delayed value", name.c_str());
  const size_t at = delayed_[i].position;
  if (delayed_[i].persistent) {
    persistents_.insert(persistents_.begin() + ptrdiff_t(std::min(at, persistents_.size())),
                        {name, std::move(data)});
  } else {
    catenary::VariableRef variable = catenary::make_variable(catenary::Value(std::move(data)));
    variable->node().volatility = CTN_VOLATILE_AUTO;
    variable->node().name = new std::string(name);
    variable->node().requires_grad = !delayed_[i].frozen;
    params_.insert(params_.begin() + ptrdiff_t(std::min(at, params_.size())), {name, std::move(variable)});
  }
  delayed_.erase(delayed_.begin() + ptrdiff_t(i));
  touch();
}

void ctn_link::retract(std::vector<Delayed> before) {
  if (delayed_.size() == before.size()) return;
  for (const Delayed& value : before) {
    for (size_t i = 0; i < params_.size() && !value.persistent; ++i)
      if (params_[i].name == value.name) params_.erase(params_.begin() + ptrdiff_t(i--));
    for (size_t i = 0; i < persistents_.size() && value.persistent; ++i)
      if (persistents_[i].name == value.name) persistents_.erase(persistents_.begin() + ptrdiff_t(i--));
  }
  delayed_ = std::move(before);
  touch();
}
