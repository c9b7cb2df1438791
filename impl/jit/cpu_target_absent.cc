// Kernels of users in a build without CATENARY_KERNELS: the CPU refuses each of them.
#include "impl/base/error.h"
#include "impl/jit/cpu_target.h"
#include "impl/jit/library_cache.h"

namespace catenary::jit {
namespace {

constexpr const char* kAbsent = "this library was built without user kernels (CATENARY_KERNELS)";

[[noreturn]] void refuse(const std::string& name) {
  fail(CTN_ERROR_UNAVAILABLE, "%s: %s", name.c_str(), kAbsent);
}

class AbsentTarget final : public Target {
 public:
  const Program& build(const ElementwiseText& text, const Signature&) override { refuse(text.name); }
  const Program& build(const ReductionText& text, const Signature&) override { refuse(text.name); }
  const Program& build(const RawText& text) override { refuse(text.name); }
};

}  // namespace

Target& cpu_target() {
  static AbsentTarget target;
  return target;
}

std::string cache_directory(std::string* why) {
  *why = kAbsent;
  return {};
}

}  // namespace catenary::jit
