// Checks the names of groups and datasets.
#include "impl/serializers/hdf5_names.h"

#include <algorithm>

#include "impl/base/error.h"
#include "impl/base/utf8.h"

namespace catenary::hdf5 {

const char* component_fault(const std::string& component) {
  if (component.empty()) return "has an empty component";
  if (component == "." || component == "..") return "has a '.' or '..' component";
  if (component.find('\0') != std::string::npos) return "contains a NUL";
  if (component.find('/') != std::string::npos) return "has a component with a slash";
  if (!is_utf8(component)) return "is not UTF-8";
  return nullptr;
}

std::vector<std::string> split_path(const std::string& path, const char* argument) {
  size_t begin = 0, end = path.size();
  while (begin < end && path[begin] == '/') ++begin;
  while (end > begin && path[end - 1] == '/') --end;
  std::vector<std::string> components;
  while (begin < end) {
    const size_t slash = std::min(path.find('/', begin), end);
    components.push_back(path.substr(begin, slash - begin));
    begin = slash + 1;
  }
  const char* fault = path.size() > kLongestName       ? "is longer than 4096 bytes"
                      : components.size() > kMaxLevels ? "has more than 256 components"
                                                       : nullptr;
  for (const std::string& component : components)
    if (!fault) fault = component_fault(component);
  if (fault)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a path such as \"model/l1\", got one that %s", argument,
         fault);
  return components;
}

}  // namespace catenary::hdf5
