// Helpers for the texts of messages.
#pragma once
#include <string>
#include <vector>

namespace catenary {

/// Returns text such as "a, b or c".
std::string one_of(const std::vector<std::string>& choices);

}  // namespace catenary
