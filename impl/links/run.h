// Runs links, and says in messages which one failed.
#pragma once
#include "impl/links/link.h"

namespace catenary {

/// Calls forward of a link. Messages of failures begin with its path and kind, such as "/l1 (Linear)", or
/// only with the kind of a link without a parent; if the link runs others, with those of the innermost one.
void run_link(ctn_link& link, Span<Variable* const> inputs, Span<VariableRef> outputs);

}  // namespace catenary
