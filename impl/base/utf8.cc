// Validates and encodes UTF-8.
#include "impl/base/utf8.h"

#include "impl/base/error.h"

namespace catenary {
namespace {

bool is_character(uint32_t code) { return code <= 0x10ffff && (code < 0xd800 || code >= 0xe000); }

/// Returns the length of the longest prefix that is UTF-8.
size_t good_length(std::string_view text) {
  size_t good = 0;
  while (good < text.size()) {
    const size_t length = character_bytes(text.substr(good));
    if (length == 0) break;
    good += length;
  }
  return good;
}

}  // namespace

size_t character_bytes(std::string_view text, uint32_t* result) {
  const unsigned char lead = static_cast<unsigned char>(text[0]);
  const size_t extra = lead < 0x80 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
  if ((lead >= 0x80 && lead < 0xc2) || lead > 0xf4 || extra >= text.size()) return 0;
  uint32_t code = extra == 0 ? lead : lead & (0x3fu >> extra);
  for (size_t k = 1; k <= extra; ++k) {
    const unsigned char next = static_cast<unsigned char>(text[k]);
    if ((next & 0xc0) != 0x80) return 0;
    code = code << 6 | (next & 0x3fu);
  }
  const bool overlong = (extra == 2 && code < 0x800) || (extra == 3 && code < 0x10000);
  if (overlong || !is_character(code)) return 0;
  if (result) *result = code;
  return extra + 1;
}

bool is_utf8(std::string_view text) { return good_length(text) == text.size(); }

const char* utf8_text(const char* text, const char* argument) {
  const std::string_view whole = text;
  const size_t good = good_length(whole);
  if (good < whole.size())
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected UTF-8, got a string that is invalid from byte %zu on",
         argument, good);
  return text;
}

bool append_utf8(std::string& text, uint32_t code) {
  if (!is_character(code)) return false;
  const int extra = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
  constexpr unsigned char leads[] = {0, 0xc0, 0xe0, 0xf0};
  text += char(leads[extra] | code >> (6 * extra));
  for (int k = extra - 1; k >= 0; --k) text += char(0x80 | ((code >> (6 * k)) & 0x3f));
  return true;
}

}  // namespace catenary
