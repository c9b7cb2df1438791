// Links that only hold others.
#pragma once
#include "impl/links/link.h"

namespace catenary::links {

LinkRef chain();
LinkRef chain_list();

}  // namespace catenary::links
