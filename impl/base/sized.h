#pragma once
#include <algorithm>
#include <cstddef>
#include <cstring>

/// Structs of the caller's that begin with their size and grow at the end from version to version.
namespace catenary {

/// The size of a struct in the first version that had it; what grows afterwards is specialised.
template <class T>
constexpr size_t kFirstSize = sizeof(T);

constexpr size_t kMaxStructBytes = 4096;

/// Whether all fields of the first version are there to be read, `destroy` among them.
template <class T>
bool is_sized(const T* given) {
  return given && given->struct_size >= kFirstSize<T>;
}

/// INVALID_ARGUMENT for sizes that no version has; UNSUPPORTED for something in the part that a later version
/// knows and this one does not.
void check_sized(const void* given, size_t size, size_t first, size_t known, const char* argument);

/// The part of a struct that both sides know; the rest of the copy is zero.
template <class T>
T sized_copy(const T& given, const char* argument) {
  check_sized(&given, given.struct_size, kFirstSize<T>, sizeof(T), argument);
  T copy{};
  std::memcpy(&copy, &given, std::min(given.struct_size, sizeof(T)));
  return copy;
}

}  // namespace catenary
