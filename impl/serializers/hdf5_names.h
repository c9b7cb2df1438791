// Checks the names of groups and datasets.
#pragma once
#include <cstddef>
#include <string>
#include <vector>

namespace catenary::hdf5 {

/// Limits that no model needs to exceed; files with deeper groups or longer names are refused.
constexpr size_t kMaxLevels = 256;
constexpr size_t kLongestName = 4096;

/// Returns NULL if a component of a path is valid, otherwise the reason why it is not.
const char* component_fault(const std::string& component);

/// Returns the components of a path without empty ones at the beginning and end. Throws
/// Error(CTN_ERROR_INVALID_ARGUMENT), which names `argument`, if one is invalid.
std::vector<std::string> split_path(const std::string& path, const char* argument);

}  // namespace catenary::hdf5
