// Prints the device functions that the plugin can start: MODULE NAME LOOP for each function of each
// catenary::cuda::FunctionFamily. LOOP is "plain", or the dtype or the size of an element, for all of which a
// family need not have a function, or "loop" if an elementwise operation has a loop for this dtype. The
// objects are constants of many files that nothing registers, so the program, which contains the plugin,
// finds them in its own data: three addresses of names, the first of which is a module's, the kind of
// suffixes, and nothing found so far.
#include <elf.h>
#include <link.h>

#include <cctype>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include "impl/backend/cuda/modules.h"
#include "impl/backend/cuda/work.h"
#include "impl/dtype/op.h"

namespace catenary::cuda {
namespace {

constexpr size_t kWords = sizeof(FunctionFamily) / sizeof(uintptr_t);
constexpr size_t kNames = 3;
static_assert(kWords == kNames + 2);

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
  // What is constant once addresses are known, such as tables of other names, does not hold the objects.
  for (int k = 0; k < info->dlpi_phnum; ++k) {
    const ElfW(Phdr)& header = info->dlpi_phdr[k];
    const uintptr_t begin = info->dlpi_addr + header.p_vaddr, end = begin + header.p_memsz;
    for (Range& range : segments.variable)
      if (header.p_type == PT_GNU_RELRO && range.begin <= begin && end <= range.end) range.begin = end;
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

bool is_family(const Segments& segments, const uintptr_t* words) {
  for (size_t k = 0; k < kNames; ++k)
    if (!is_name(segments, words[k])) return false;
  for (const uintptr_t word : {words[0], words[1]})
    if (!std::isalpha(*reinterpret_cast<const unsigned char*>(word))) return false;
  return words[kNames] <= FunctionFamily::sizes && !words[kNames + 1];
}

/// Whether an elementwise operation has a loop for this dtype, or a strided one is computed in it.
bool is_loop(const std::string& name, DType dtype, bool strided) {
  if (strided && wide_dtype(dtype) != dtype) return false;
  for (int op = 0; op < kOps; ++op)
    if (name == op_name(Op(op))) return has_loop(Op(op), dtype);
  return false;
}

std::string loop_of(FunctionFamily& family, const std::string& prefix, const std::string& name, int suffix) {
  if (family.count() == 1) return "plain";
  const std::string whole = family.name(suffix);
  if (family.count() == kDTypes) {
    const bool strided = prefix == "elementwise_strided";
    if ((strided || prefix == "elementwise") && is_loop(name, DType(suffix), strided)) return "loop";
  }
  return whole.substr(whole.rfind('_') + 1);
}

void print(const Range& range, const Segments& segments) {
  const uintptr_t* const end = reinterpret_cast<const uintptr_t*>(range.end);
  const uintptr_t* at = reinterpret_cast<const uintptr_t*>((range.begin + 7) & ~uintptr_t{7});
  while (at + kWords <= end) {
    if (!is_family(segments, at)) {
      ++at;
      continue;
    }
    FunctionFamily& family = *reinterpret_cast<FunctionFamily*>(const_cast<uintptr_t*>(at));
    const auto part = [at](int k) { return reinterpret_cast<const char*>(at[1 + k]); };
    for (int suffix = 0; suffix < family.count(); ++suffix) {
      if (!is_module(at[0])) std::printf("unknown ");
      std::printf("%s %s %s\n", family.module(), family.name(suffix).c_str(),
                  loop_of(family, part(0), part(1), suffix).c_str());
    }
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
