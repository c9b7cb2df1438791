// Patterns of paths.
#pragma once
#include <string>
#include <string_view>

namespace catenary {

/// Patterns of paths, as documented in catenary/link_tree.h: "*" matches any characters, including slashes;
/// "?" matches one character; a backslash makes the next character literal. A leading slash may be omitted,
/// and a pattern also covers everything below what it matches.

/// Returns a pattern in the form for matches(). Throws Error(CTN_ERROR_INVALID_ARGUMENT), which names the
/// argument, if the text is not a pattern.
std::string clean_pattern(const char* pattern, const char* argument);
/// Whether a path such as "/l1/W", or a link above it, matches a pattern from clean_pattern().
bool matches(std::string_view pattern, std::string_view path);

}  // namespace catenary
