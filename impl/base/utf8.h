#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace catenary {

/// Length of the UTF-8 character that a text, which is not empty, begins with; 0 where it begins with none.
size_t character_bytes(std::string_view text);

/// Whether text is UTF-8: shortest forms, no surrogates, nothing above U+10FFFF. NULs are allowed.
bool is_utf8(std::string_view text);

/// The text itself; INVALID_ARGUMENT, which names the argument, unless it is UTF-8.
const char* utf8_text(const char* text, const char* argument);

/// Appends a character; false, and nothing appended, for surrogates and above U+10FFFF.
bool append_utf8(std::string& text, uint32_t code);

}  // namespace catenary
