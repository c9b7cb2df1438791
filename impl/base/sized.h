// Versioned structs that callers pass: they begin with their size and may grow at the end.
#pragma once
#include <algorithm>
#include <cstddef>
#include <cstring>

namespace catenary {

/// The size of a struct in its first version; specialize it for structs that grew later.
template <class T>
constexpr size_t kFirstSize = sizeof(T);

constexpr size_t kMaxStructBytes = 4096;

/// Whether all fields of the first version, including `destroy`, can be read.
template <class T>
bool is_sized(const T* given) {
  return given && given->struct_size >= kFirstSize<T>;
}

/// Throws Error(CTN_ERROR_INVALID_ARGUMENT) for sizes that no version has, and Error(CTN_ERROR_UNSUPPORTED)
/// if the part that only later versions know is not zero.
void check_sized(const void* given, size_t size, size_t first, size_t known, const char* argument);

/// Returns the part of a struct that both sides know; the rest of the copy is zero.
template <class T>
T sized_copy(const T& given, const char* argument) {
  check_sized(&given, given.struct_size, kFirstSize<T>, sizeof(T), argument);
  T copy{};
  std::memcpy(&copy, &given, std::min(given.struct_size, sizeof(T)));
  return copy;
}

}  // namespace catenary
