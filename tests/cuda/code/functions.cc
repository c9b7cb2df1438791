// Prints the device functions that the plugin can start: MODULE NAME LOOP for each catenary::cuda::Function.
// LOOP is "plain", or the dtype of a TypedFunctions, which need not exist for all dtypes, or "loop" if an
// elementwise operation has a loop for this dtype. The objects are constants of many files that nothing
// registers, so the program, which contains the plugin, finds them in its own data: four addresses of names,
// the first of which is a module's, and no function found so far.
#include <elf.h>
#include <link.h>

#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "impl/backend/cuda/modules.h"
#include "impl/backend/cuda/work.h"
#include "impl/dtype/op.h"

namespace catenary::cuda {
namespace {

constexpr size_t kWords = sizeof(Function) / sizeof(uintptr_t);
constexpr size_t kNames = 4;
static_assert(kWords == kNames + kMaxDevices);

struct Range {
  uintptr_t begin, end;
};
struct Segments {
  std::vector<Range> constant, variable;
};

/// Of the program itself, which dl_iterate_phdr names first.
int add_segments(dl_phdr_info* info, size_t, void* to) {
  Segments& segments = *static_cast<Segments*>(to);
  for (int k = 0; k < info->dlpi_phnum; ++k) {
    const ElfW(Phdr)& header = info->dlpi_phdr[k];
    if (header.p_type != PT_LOAD) continue;
    const uintptr_t begin = info->dlpi_addr + header.p_vaddr;
    (header.p_flags & PF_W ? segments.variable : segments.constant)
        .push_back({begin, begin + header.p_filesz});
  }
  return 1;
}

bool is_name(const Segments& segments, uintptr_t address) {
  for (const Range& range : segments.constant) {
    if (address < range.begin || address >= range.end) continue;
    const char* const text = reinterpret_cast<const char*>(address);
    const size_t length = strnlen(text, range.end - address);
    return length == std::strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789_") && length < 64;
  }
  return false;
}

bool is_module(uintptr_t address) {
  for (int k = 0; k < kModuleCount; ++k)
    if (std::strcmp(kModules[k], reinterpret_cast<const char*>(address)) == 0) return true;
  return false;
}

bool is_function(const Segments& segments, const uintptr_t* words) {
  for (size_t k = 0; k < kNames; ++k)
    if (!is_name(segments, words[k])) return false;
  if (!*reinterpret_cast<const char*>(words[0]) || !*reinterpret_cast<const char*>(words[1])) return false;
  for (size_t k = kNames; k < kWords; ++k)
    if (words[k]) return false;
  return true;
}

/// Whether an elementwise operation has a loop for this dtype, or a strided one is computed in it.
bool is_loop(const std::string& name, DType dtype, bool strided) {
  if (strided && wide_dtype(dtype) != dtype) return false;
  for (int op = 0; op < kOps; ++op)
    if (name == op_name(Op(op))) return has_loop(Op(op), dtype);
  return false;
}

std::string loop_of(const char* prefix, const char* name, const char* suffix) {
  for (int dtype = 0; dtype < kDTypes; ++dtype) {
    if (std::strcmp(suffix, kDTypeNames[dtype]) != 0) continue;
    const bool strided = std::strcmp(prefix, "elementwise_strided") == 0;
    const bool elementwise = strided || std::strcmp(prefix, "elementwise") == 0;
    return elementwise && is_loop(name, DType(dtype), strided) ? "loop" : suffix;
  }
  return "plain";
}

void print(const Range& range, const Segments& segments) {
  const uintptr_t* const end = reinterpret_cast<const uintptr_t*>(range.end);
  const uintptr_t* at = reinterpret_cast<const uintptr_t*>((range.begin + 7) & ~uintptr_t{7});
  while (at + kWords <= end) {
    if (!is_function(segments, at)) {
      ++at;
      continue;
    }
    const Function& function = *reinterpret_cast<const Function*>(at);
    if (!is_module(at[0])) std::printf("unknown ");
    const auto part = [at](int k) { return reinterpret_cast<const char*>(at[1 + k]); };
    std::printf("%s %s %s\n", function.module(), function.name().c_str(),
                loop_of(part(0), part(1), part(2)).c_str());
    at += kWords;
  }
}

}  // namespace
}  // namespace catenary::cuda

int main() {
  catenary::cuda::Segments segments;
  dl_iterate_phdr(catenary::cuda::add_segments, &segments);
  for (const catenary::cuda::Range& range : segments.variable) catenary::cuda::print(range, segments);
}
