#pragma once
#include "impl/autograd/type_expression.h"

namespace catenary {

/// Reads one or more expressions with commas between them into `nodes`; their roots.
std::vector<int> parse_type_expressions(std::string_view text, const std::vector<TypeExpr::Name>& names,
                                        std::vector<TypeExpr::Node>& nodes);

}  // namespace catenary
