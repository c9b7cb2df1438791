// The compilation of users' kernels in a build without CATENARY_KERNELS: it refuses every kernel.
#include "impl/base/error.h"
#include "impl/jit/library_cache.h"

namespace catenary::jit {
namespace {

constexpr const char* kAbsent = "this library was built without user kernels (CATENARY_KERNELS)";

}  // namespace

std::string cache_directory(std::string* why) {
  *why = kAbsent;
  return {};
}

void* load_library(const std::string& name, const std::string&, const std::vector<std::string>&) {
  fail(CTN_ERROR_UNAVAILABLE, "%s: %s", name.c_str(), kAbsent);
}

std::string library_key(const std::string& source, const std::vector<std::string>&) { return source; }

}  // namespace catenary::jit
