// Links of activation functions with parameters.
#pragma once
#include <catenary/links_activation.h>

#include "impl/links/link.h"

namespace catenary::links {

LinkRef prelu(Shape shape, const LinkOptions* options = nullptr);
LinkRef maxout(int64_t in_size, int64_t out_size, int64_t pool_size, const LinkOptions* options = nullptr);

}  // namespace catenary::links
