// Traversal of link hierarchies.
#include "impl/links/tree.h"

#include "impl/base/binding.h"
#include "impl/base/range.h"

namespace catenary {
namespace {

/// Returns the path of the link itself for the prefix of its members.
std::string path_of(std::string prefix) {
  if (prefix.size() > 1) prefix.pop_back();
  return prefix;
}

}  // namespace

size_t link_count(const Link& root, bool skipself) { return link_count(root) - (skipself ? 1 : 0); }

ctn_link_iterator::Entry link_at(Link& root, size_t index, bool skipself) {
  const size_t count = link_count(root, skipself);
  require_index(index, count, "links");
  const LinkAt& found = root.index().links[index + (skipself ? 1 : 0)];
  return {path_of(found.prefix), LinkRef::share(found.link)};
}

LinkRef link_number(Link& root, size_t index, bool skipself) { return link_at(root, index, skipself).link; }

std::string link_path(Link& root, size_t index, bool skipself) { return link_at(root, index, skipself).path; }

Ref<ctn_link_iterator> link_iterator(Link& root, bool skipself) {
  return make<ctn_link_iterator>(root, skipself);
}

Ref<ctn_param_iterator> param_iterator(Link& root) { return make<ctn_param_iterator>(root); }

Backend& link_backend(Link& root) {
  const std::vector<LinkAt> links = all_links(root);
  for (const LinkAt& at : links)
    for (const Link::Param& p : at.link->params()) return p.variable->array().backend();
  for (const LinkAt& at : links)
    for (const Link::Persistent& p : at.link->persistents())
      if (p.value) return p.value->backend();
  for (const LinkAt& at : links)
    for (const Link::Delayed& value : at.link->delayed()) return *value.backend;
  return current_backend();
}

}  // namespace catenary

void ctn_link_iterator::visit(catenary::Visitor& visitor) const {
  for (const Entry& entry : entries_) visitor.add(entry.link);
}

std::pair<const char*, catenary::LinkRef> ctn_link_iterator::next() {
  if (at_ == entries_.size()) return {};
  const Entry& entry = entries_[at_++];
  return {entry.path.c_str(), entry.link};
}

std::pair<const char*, catenary::VariableRef> ctn_param_iterator::next() {
  if (at_ == entries_.size()) return {};
  const catenary::NamedParam& entry = entries_[at_++];
  return {entry.path.c_str(), entry.variable};
}

void ctn_param_iterator::visit(catenary::Visitor& visitor) const {
  for (const catenary::NamedParam& entry : entries_) visitor.add(entry.variable);
}

ctn_link_iterator::ctn_link_iterator(catenary::Link& root, bool skipself) {
  for (catenary::LinkAt& at : catenary::all_links(root))
    if (!skipself || at.link != &root)
      entries_.push_back({catenary::path_of(std::move(at.prefix)), catenary::LinkRef::share(at.link)});
}
