// Traversal of link hierarchies.
#pragma once
#include <string>
#include <vector>

#include "impl/links/link.h"

/// Iterates over the links that a hierarchy had at the start. The C API's handle is the object itself.
struct ctn_link_iterator final : catenary::HandleObject<catenary::Kind::link_iterator> {
 public:
  struct Entry {
    std::string path;
    catenary::LinkRef link;
  };
  ctn_link_iterator(catenary::Link& root, bool skipself);
  void visit(catenary::Visitor& visitor) const override;
  /// Path and link; nulls after the last one. The path lives as long as the iterator.
  std::pair<const char*, catenary::LinkRef> next();

 private:
  std::vector<Entry> entries_;
  size_t at_ = 0;
};

/// The same for parameters.
struct ctn_param_iterator final : catenary::HandleObject<catenary::Kind::param_iterator> {
 public:
  explicit ctn_param_iterator(catenary::Link& root) : entries_(catenary::named_params(root)) {}
  void visit(catenary::Visitor& visitor) const override;
  std::pair<const char*, catenary::VariableRef> next();

 private:
  std::vector<catenary::NamedParam> entries_;
  size_t at_ = 0;
};

namespace catenary {

size_t link_count(const Link& root, bool skipself);
/// Returns a link by index in the order of all_links, with its path: "/" for the root, "/l1" for its child
/// l1. Throws Error(CTN_ERROR_INDEX) if the index is out of range.
ctn_link_iterator::Entry link_at(Link& root, size_t index, bool skipself);

LinkRef link_number(Link& root, size_t index, bool skipself);
std::string link_path(Link& root, size_t index, bool skipself);

Ref<ctn_link_iterator> link_iterator(Link& root, bool skipself);
Ref<ctn_param_iterator> param_iterator(Link& root);

/// Returns the device of the first parameter in the hierarchy; without parameters, that of the first
/// persistent array; without those, the one for the first delayed value; otherwise the current device.
Backend& link_backend(Link& root);
inline const std::string& link_device(Link& root) { return link_backend(root).name(); }

// Functions of version 1.3 of the reference, for any hierarchy.
namespace links {

/// A chain that keeps its children sorted by name.
LinkRef function_set();
std::vector<ArrayRef> parameters(Link& root);
/// An entry is null if the parameter has no gradient.
std::vector<ArrayRef> gradients(Link& root);
std::tuple<std::vector<ArrayRef>, std::vector<ArrayRef>> collect_parameters(Link& root);
/// Copies into the existing arrays, also from other devices.
void copy_parameters_from(Link& root, Span<const Array* const> parameters);

}  // namespace links
}  // namespace catenary
