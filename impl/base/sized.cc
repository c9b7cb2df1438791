// Checks versioned structs that callers pass.
#include "impl/base/sized.h"

#include "impl/base/error.h"

namespace catenary {

void check_sized(const void* given, size_t size, size_t first, size_t known, const char* argument) {
  if (size < first || size > kMaxStructBytes)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a struct_size of %zu (the size of the struct), got %zu",
         argument, known, size);
  const char* bytes = static_cast<const char*>(given);
  if (std::any_of(bytes + std::min(known, size), bytes + size, [](char byte) { return byte != 0; }))
    fail(CTN_ERROR_UNSUPPORTED,
         "%s: expected zeros after the %zu bytes that this version knows, got a field of a later version "
         "(struct_size is %zu)",
         argument, known, size);
}

}  // namespace catenary
