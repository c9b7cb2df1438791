#pragma once
#include <string>
#include <string_view>

namespace catenary {

/// Patterns of paths, as documented in catenary/link_tree.h: "*" stands for any characters, slashes included,
/// "?" for one character, a backslash takes the special meaning of the next one away. A leading slash may be
/// left out, and a pattern also means everything below what it matches.

/// As matches() takes it. INVALID_ARGUMENT, which names the argument, for what is no pattern.
std::string clean_pattern(const char* pattern, const char* argument);
/// Whether a path such as "/l1/W", or one of the links above it, matches a clean pattern.
bool matches(std::string_view pattern, std::string_view path);

}  // namespace catenary
