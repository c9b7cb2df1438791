// Links that users define with callbacks.
#pragma once
#include <catenary/user_link.h>

#include <cstddef>

#include "impl/base/user_table.h"
#include "impl/links/link.h"

namespace catenary::links {

/// A table of callbacks, shared by a link and its copies.
struct UserLinkTable final : Object {
  explicit UserLinkTable(const ctn_link_callbacks& callbacks);
  ctn_link_callbacks callbacks{};
  std::string name;
};

/// If `forward` is empty, the link cannot be called.
LinkRef user(Callback<ctn_link_forward_fn> forward);
/// A link with a table of callbacks.
LinkRef user_link(UserTable<ctn_link_callbacks> table);
/// Throws Error(CTN_ERROR_INVALID_ARGUMENT) for links that are not user links.
void* user_data(Link& link);

}  // namespace catenary::links
