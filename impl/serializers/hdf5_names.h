#pragma once
#include <cstddef>
#include <string>
#include <vector>

namespace catenary::hdf5 {

/// Groups deeper, and names longer, than any model needs; beyond them a file is refused.
constexpr size_t kMaxLevels = 256;
constexpr size_t kLongestName = 4096;

/// NULL for a good component of a path, else what is wrong with it.
const char* component_fault(const std::string& component);

/// The components of a path, without empty ones at its beginning and end. INVALID_ARGUMENT, naming
/// `argument`, where one is not good.
std::vector<std::string> split_path(const std::string& path, const char* argument);

}  // namespace catenary::hdf5
