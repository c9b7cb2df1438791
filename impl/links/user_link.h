// Links that users define with callbacks.
#pragma once
#include <catenary/user_link.h>

#include <cstddef>

#include "impl/links/link.h"

namespace catenary::links {

/// A table of callbacks, shared by a link and its copies.
struct UserLinkTable final : Object {
  /// Copies the table (up to the size that the caller passed). Throws Error(CTN_ERROR_INVALID_ARGUMENT) for
  /// impossible sizes.
  explicit UserLinkTable(const ctn_link_callbacks& callbacks);
  ctn_link_callbacks callbacks{};
  std::string name;
};

/// If `forward` is empty, the link cannot be called.
LinkRef user(Callback<ctn_link_forward_fn> forward);
/// `forward` holds the user_data and its destroy function.
LinkRef user(Ref<UserLinkTable> table, Callback<ctn_link_forward_fn> forward);
/// Throws Error(CTN_ERROR_INVALID_ARGUMENT) for links that are not user links.
void* user_data(Link& link);

}  // namespace catenary::links
