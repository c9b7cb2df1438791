// Finds devices by name: the only file of the library that knows all backends.
#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>

#include "impl/backend/backend.h"
#include "impl/backend/plugin.h"
#include "impl/backend/test/test_backend.h"
#include "impl/base/error.h"
#include "impl/base/text.h"

namespace catenary {
namespace {

struct Device {
  const char* name;
  Backend& (*backend)();
};

constexpr Device kDevices[] = {
    {"cpu", cpu_backend},
    {"test:0", []() -> Backend& { return test_backend(0); }},
    {"test:1", []() -> Backend& { return test_backend(1); }},
};

constexpr const char* kKinds[] = {"cpu", "test", "cuda"};

constexpr bool kinds_are_complete() {
  for (const Device& device : kDevices) {
    const std::string_view name = device.name;
    if (std::ranges::find(kKinds, name.substr(0, name.find(':')),
                          [](const char* kind) { return std::string_view(kind); }) == std::end(kKinds))
      return false;
  }
  return true;
}
static_assert(kinds_are_complete());

Backend* lookup(std::string_view name) {
  for (const Device& device : kDevices)
    if (name == device.name) return &device.backend();
  return nullptr;
}

std::string all_names() {
  std::vector<std::string> names;
  for (const Device& device : kDevices) names.push_back('"' + std::string(device.name) + '"');
  names.push_back("\"cuda:N\"");
  return one_of(names);
}

}  // namespace

Backend& find_backend(const char* name) {
  if (!name || current_backend().name() == name) return current_backend();
  if (Backend* backend = lookup(name)) return *backend;
  if (const int index = cuda_index(name); index >= 0) return cuda_backend(index);
  fail(CTN_ERROR_DEVICE, "device: expected %s, got \"%s\"", all_names().c_str(), name);
}

bool backend_available(const char* name) {
  if (!name) return false;
  if (lookup(name)) return true;
  const int index = cuda_index(name);
  if (index < 0) return false;
  try {
    cuda_backend(index);
    return true;
  } catch (const Error& error) {
    if (error.status() != CTN_ERROR_UNAVAILABLE) throw;
    return false;
  }
}

Span<const char* const> device_kinds() { return {kKinds, std::size(kKinds)}; }

void set_current_device(const char* name) { set_current_backend(find_backend(name)); }
const std::string& current_device() { return current_backend().name(); }
void synchronize_device(const char* name) { find_backend(name).synchronize(); }
void set_memory_limit(const char* name, uint64_t bytes) { find_backend(name).pool().set_limit(bytes); }
void trim_memory(const char* name) { find_backend(name).pool().trim(); }

}  // namespace catenary
