// The keys of compiled programs.
#include "impl/jit/program_table.h"

#include <zlib.h>

#include <functional>

namespace catenary::jit {

ProgramTable::Key ProgramTable::key_of(const std::string& text) {
  return {text.size(), std::hash<std::string>()(text),
          uint32_t(::crc32_z(0, reinterpret_cast<const unsigned char*>(text.data()), text.size()))};
}

}  // namespace catenary::jit
