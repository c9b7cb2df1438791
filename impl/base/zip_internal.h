#pragma once
#include <string>
#include <string_view>

// What writing and reading ZIP archives have in common.
namespace catenary {

constexpr size_t kSmallestArchive = 22;

/// libzip's words for a pair of its error codes.
std::string zip_text(int zip_code, int system_code);

/// NULL for a good name of an entry, else what is wrong with it.
const char* name_fault(std::string_view name);

}  // namespace catenary
