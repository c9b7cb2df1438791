#pragma once
#include <string>
#include <vector>

#include "impl/links/link.h"

/// A walk over the links that a hierarchy had when it began. The handle of the C API is the object itself.
struct ctn_link_iterator final : catenary::HandleObject<catenary::Kind::link_iterator> {
 public:
  struct Entry {
    std::string path;
    catenary::LinkRef link;
  };
  ctn_link_iterator(catenary::Link& root, bool skipself);
  void visit(catenary::Visitor& visitor) const override;
  /// Null behind the last one.
  const Entry* next() { return at_ < entries_.size() ? &entries_[at_++] : nullptr; }

 private:
  std::vector<Entry> entries_;
  size_t at_ = 0;
};

/// The same over parameters.
struct ctn_param_iterator final : catenary::HandleObject<catenary::Kind::param_iterator> {
 public:
  explicit ctn_param_iterator(catenary::Link& root) : entries_(catenary::named_params(root)) {}
  void visit(catenary::Visitor& visitor) const override;
  const catenary::NamedParam* next() { return at_ < entries_.size() ? &entries_[at_++] : nullptr; }

 private:
  std::vector<catenary::NamedParam> entries_;
  size_t at_ = 0;
};

namespace catenary {

size_t link_count(const Link& root, bool skipself);
/// Number `index` in the order of all_links, with its path: "/" is the root, "/l1" its child l1. INDEX error
/// beyond the end.
ctn_link_iterator::Entry link_at(Link& root, size_t index, bool skipself);

Ref<ctn_link_iterator> link_iterator(Link& root, bool skipself);
Ref<ctn_param_iterator> param_iterator(Link& root);

/// Of the first parameter of the hierarchy; without any, of the first persistent array; without any, where
/// the first delayed value will be; without any, the current one.
Backend& link_backend(Link& root);
inline const std::string& link_device(Link& root) { return link_backend(root).name(); }

inline const char* link_kind(const Link& link) { return link.kind(); }

// The forms of version 1.3, on any hierarchy.
namespace links {

/// A chain whose children are in the order of their names.
LinkRef function_set();
std::vector<ArrayRef> parameters(Link& root);
/// Null where there is none.
std::vector<ArrayRef> gradients(Link& root);
std::tuple<std::vector<ArrayRef>, std::vector<ArrayRef>> collect_parameters(Link& root);
/// Into the arrays that are there, also from other devices.
void copy_parameters_from(Link& root, Span<const Array* const> parameters);

}  // namespace links
}  // namespace catenary
