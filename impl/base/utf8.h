// Validates and encodes UTF-8.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace catenary {

/// Returns the length of the UTF-8 character at the beginning of a nonempty text, or 0 if it is invalid.
/// `code` (may be null) receives the character unless it is invalid.
size_t character_bytes(std::string_view text, uint32_t* code = nullptr);

/// Whether text is UTF-8: shortest forms only, no surrogates, nothing above U+10FFFF. NULs are allowed.
bool is_utf8(std::string_view text);

/// Returns the text itself. Throws Error(CTN_ERROR_INVALID_ARGUMENT), which names the argument, unless it is
/// UTF-8.
const char* utf8_text(const char* text, const char* argument);

/// Appends a character. Returns false and appends nothing for surrogates and codes above U+10FFFF.
bool append_utf8(std::string& text, uint32_t code);

}  // namespace catenary
