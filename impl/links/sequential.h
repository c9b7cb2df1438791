#pragma once
#include <catenary/links_connection.h>

#include "impl/links/link.h"

namespace catenary::links {

LinkRef sequential();
/// The last step of a Sequential from now on; errors as of adding a child.
void sequential_append(Link& sequential, Link& link);
void sequential_append_function(Link& sequential, Callback<ctn_link_activation_fn> function);
/// A ctn_activation.
void sequential_append_activation(Link& sequential, int32_t activation);

}  // namespace catenary::links
