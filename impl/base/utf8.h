#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace catenary {

/// Whether a text is well-formed UTF-8: neither overlong forms nor surrogates.
inline bool is_utf8(std::string_view text) {
  for (size_t i = 0; i < text.size();) {
    unsigned char lead = static_cast<unsigned char>(text[i]);
    size_t extra = lead < 0x80 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    if ((lead >= 0x80 && lead < 0xc2) || lead > 0xf4 || extra >= text.size() - i) return false;
    uint32_t code = extra == 0 ? lead : lead & (0x3fu >> extra);
    for (size_t k = 1; k <= extra; ++k) {
      unsigned char next = static_cast<unsigned char>(text[i + k]);
      if ((next & 0xc0) != 0x80) return false;
      code = code << 6 | (next & 0x3fu);
    }
    bool overlong = (extra == 2 && code < 0x800) || (extra == 3 && code < 0x10000);
    if (overlong || code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) return false;
    i += extra + 1;
  }
  return true;
}

}  // namespace catenary
