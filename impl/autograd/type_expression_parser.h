// Parses type expressions.
#pragma once
#include "impl/autograd/type_expression.h"

namespace catenary {

/// Parses one or more expressions separated by commas into `nodes`, and returns their roots.
std::vector<int> parse_type_expressions(std::string_view text, const std::vector<TypeExpr::Name>& names,
                                        std::vector<TypeExpr::Node>& nodes);

}  // namespace catenary
