// The sequential link.
#pragma once
#include <catenary/links_connection.h>

#include "impl/links/link.h"

namespace catenary::links {

LinkRef sequential();
/// Appends a step to a Sequential. Throws the errors of adding a child.
void sequential_append(Link& sequential, Link& link);
void sequential_append_function(Link& sequential, Callback<ctn_link_activation_fn> function);
/// `activation` is a ctn_activation.
void sequential_append_activation(Link& sequential, int32_t activation);

}  // namespace catenary::links
