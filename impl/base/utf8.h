#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace catenary {

/// Whether text is UTF-8: shortest forms, no surrogates, nothing above U+10FFFF. NULs are allowed.
bool is_utf8(std::string_view text);

/// Appends a character; false, and nothing appended, for surrogates and above U+10FFFF.
bool append_utf8(std::string& text, uint32_t code);

}  // namespace catenary
