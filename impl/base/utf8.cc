#include "impl/base/utf8.h"

namespace catenary {
namespace {

bool is_character(uint32_t code) { return code <= 0x10ffff && (code < 0xd800 || code >= 0xe000); }

}  // namespace

bool is_utf8(std::string_view text) {
  for (size_t i = 0; i < text.size();) {
    const unsigned char lead = static_cast<unsigned char>(text[i]);
    const size_t extra = lead < 0x80 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    if ((lead >= 0x80 && lead < 0xc2) || lead > 0xf4 || extra >= text.size() - i) return false;
    uint32_t code = extra == 0 ? lead : lead & (0x3fu >> extra);
    for (size_t k = 1; k <= extra; ++k) {
      const unsigned char next = static_cast<unsigned char>(text[i + k]);
      if ((next & 0xc0) != 0x80) return false;
      code = code << 6 | (next & 0x3fu);
    }
    const bool overlong = (extra == 2 && code < 0x800) || (extra == 3 && code < 0x10000);
    if (overlong || !is_character(code)) return false;
    i += extra + 1;
  }
  return true;
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
