#include "impl/links/tree.h"

#include "impl/base/binding.h"

namespace catenary {
namespace {

/// Counts `index` down to the link that is wanted; its path is built on the way back.
Link* descend(Link& link, size_t& index, std::string& path) {
  if (index == 0) return &link;
  --index;
  for (const LinkRef& child : link.children()) {
    Link* const found = descend(*child, index, path);
    if (!found) continue;
    path = std::string("/") + child->name() + path;
    return found;
  }
  return nullptr;
}

/// The prefix of members as the path of the link itself.
std::string path_of(std::string prefix) {
  if (prefix.size() > 1) prefix.pop_back();
  return prefix;
}

}  // namespace

size_t link_count(const Link& root, bool skipself) {
  size_t count = skipself ? 0 : 1;
  for (const LinkRef& child : root.children()) count += link_count(*child, false);
  return count;
}

ctn_link_iterator::Entry link_at(Link& root, size_t index, bool skipself) {
  std::string path;
  size_t left = index;
  if (skipself && ++left == 0) left = index;  // the largest number has no successor, and finds nothing either
  Link* const found = descend(root, left, path);
  if (!found)
    fail(CTN_ERROR_INDEX, "index: expected less than %zu links, got %zu", link_count(root, skipself), index);
  return {path.empty() ? "/" : std::move(path), LinkRef::share(found)};
}

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

void ctn_param_iterator::visit(catenary::Visitor& visitor) const {
  for (const catenary::NamedParam& entry : entries_) visitor.add(entry.variable);
}

ctn_link_iterator::ctn_link_iterator(catenary::Link& root, bool skipself) {
  for (catenary::LinkAt& at : catenary::all_links(root))
    if (!skipself || at.link != &root)
      entries_.push_back({catenary::path_of(std::move(at.prefix)), catenary::LinkRef::share(at.link)});
}
