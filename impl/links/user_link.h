#pragma once
#include <catenary/user_link.h>

#include <cstddef>

#include "impl/links/link.h"

namespace catenary::links {

/// A table of callbacks, shared by a link and its copies.
struct UserLinkTable final : Object {
  /// Copies the table (up to the size that the user knew). INVALID_ARGUMENT for sizes that cannot be.
  explicit UserLinkTable(const ctn_link_callbacks& callbacks);
  ctn_link_callbacks callbacks{};
  std::string name;
};

/// Without a function the link cannot be called.
LinkRef user(Callback<ctn_link_forward_fn> forward);
/// `forward` carries the user_data and its destroy.
LinkRef user(Ref<UserLinkTable> table, Callback<ctn_link_forward_fn> forward);
/// INVALID_ARGUMENT for links that are not a user's.
void* user_data(Link& link);

}  // namespace catenary::links
