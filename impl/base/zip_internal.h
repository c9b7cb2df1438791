// Internals shared by the reader and the writer of ZIP archives.
#pragma once
#include <string>
#include <string_view>

namespace catenary {

constexpr size_t kSmallestArchive = 22;

/// Returns libzip's text for a pair of its error codes.
std::string zip_text(int zip_code, int system_code);

/// Returns NULL if an entry name is valid, otherwise the reason why it is not.
const char* name_fault(std::string_view name);

}  // namespace catenary
