// Compiles kernels for CUDA devices and keeps the programs of this process.
#include "impl/jit/cuda/cuda_target.h"

#include <elf.h>

#include <atomic>
#include <cstring>
#include <memory>

#include "impl/backend/cuda/user_program.h"
#include "impl/base/error.h"
#include "impl/jit/cuda/cuda_source.h"
#include "impl/jit/cuda/nvrtc.h"
#include "impl/jit/program_table.h"
#include "impl/jit/source.h"
#include "impl/jit/target_layout.h"

namespace catenary::jit {
namespace {

using cuda::UserProgram;

/// Returns the contents of a variable in an ELF file, or an empty text.
std::string variable_in(const std::string& elf, const char* name, size_t size) {
  Elf64_Ehdr file;
  if (elf.size() < sizeof file) return {};
  std::memcpy(&file, elf.data(), sizeof file);
  const auto section = [&](size_t k) {
    Elf64_Shdr header{};
    const size_t at = size_t(file.e_shoff) + k * sizeof header;
    if (k < file.e_shnum && at + sizeof header <= elf.size())
      std::memcpy(&header, elf.data() + at, sizeof header);
    return header;
  };
  for (size_t k = 0; k < file.e_shnum; ++k) {
    const Elf64_Shdr table = section(k);
    if (table.sh_type != SHT_SYMTAB && table.sh_type != SHT_DYNSYM) continue;
    const Elf64_Shdr names = section(table.sh_link);
    for (size_t at = table.sh_offset; at + sizeof(Elf64_Sym) <= table.sh_offset + table.sh_size;
         at += sizeof(Elf64_Sym)) {
      Elf64_Sym symbol;
      if (at + sizeof symbol > elf.size()) return {};
      std::memcpy(&symbol, elf.data() + at, sizeof symbol);
      const size_t text = size_t(names.sh_offset) + symbol.st_name;
      if (text >= elf.size() || std::strcmp(elf.c_str() + text, name) != 0) continue;
      const Elf64_Shdr home = section(symbol.st_shndx);
      const size_t from = size_t(home.sh_offset) + size_t(symbol.st_value) - size_t(home.sh_addr);
      if (home.sh_type != SHT_PROGBITS || from + size > elf.size()) continue;
      return elf.substr(from, size);
    }
  }
  return {};
}

class CudaTarget final : public Target {
 public:
  explicit CudaTarget(int capability) : capability_(capability) {}

  const Program& build(const ElementwiseText& text, const Signature& signature) override {
    return build(text.name, cuda_source(text, signature), text.options, [&](UserProgram& program) {
      program.kind = UserProgram::Kind::elementwise;
      program.count = int32_t(signature.types.size());
    });
  }
  const Program& build(const ReductionText& text, const Signature& signature) override {
    return build(text.name, cuda_source(text, signature), text.options, [&](UserProgram& program) {
      program.kind = UserProgram::Kind::reduction;
      program.count = int32_t(signature.types.size());
      program.value_size = reduction_value_size(text, signature);
      program.uses_position = uses_position(text);
    });
  }
  const Program& build(const RawText& text) override {
    return build(text.name, cuda_source(text), text.options, [](UserProgram& program) {
      program.kind = UserProgram::Kind::raw;
      program.count = kMaxParameters;
    });
  }

 private:
  template <class Describe>
  const Program& build(const std::string& name, const std::string& source, const Options& options,
                       Describe describe) {
    std::string text = "options\n";
    for (const std::string& option : options.compiler)
      text += std::to_string(option.size()) + " " + option + "\n";
    const ProgramTable::Key key = ProgramTable::key_of(text + source);
    if (const Program* program = programs_.find(key)) return *program;
    CudaImage image = compile_cuda(name, source, capability_, options.compiler);
    auto code = std::make_unique<UserProgram>();
    auto program = std::make_unique<Program>();
    describe(*code);
    code->name = name;
    if (code->kind == UserProgram::Kind::raw) read_parameters(image.code, *program);
    code->image = std::move(image.loaded);
    program->code = code.get();
    programs_.add(key, program.get());
    static_cast<void>(code.release());
    return *program.release();
  }

  static void read_parameters(const std::string& cubin, Program& program) {
    cuda::ctn_parameters list;
    const std::string bytes = variable_in(cubin, "ctn_kernel_parameters", sizeof list);
    if (bytes.empty()) fail(CTN_ERROR_INTERNAL, "the compiled kernel does not describe its parameters");
    std::memcpy(&list, bytes.data(), sizeof list);
    for (int32_t k = 0; k < list.count; ++k) {
      const cuda::ctn_parameter& p = list.list[k];
      program.parameters.push_back(
          {p.is_pointer != 0, p.is_const != 0, p.dtype >= 0 ? DType(p.dtype) : CTN_DTYPE_NONE});
    }
  }

  const int capability_;
  ProgramTable programs_;
};

}  // namespace

Target& cuda_target(int capability, uint64_t layout) {
  if (layout != target_layout())
    fail(CTN_ERROR_UNAVAILABLE, "kernels: libcatenary-cuda.so was not built with this library");
  constexpr int kMax = 256;
  static std::atomic<CudaTarget*> targets[kMax];
  if (capability < 0 || capability >= kMax)
    fail(CTN_ERROR_UNAVAILABLE, "kernels are not compiled for compute capability %d.%d", capability / 10,
         capability % 10);
  std::atomic<CudaTarget*>& target = targets[capability];
  if (CudaTarget* const known = target.load(std::memory_order_acquire)) return *known;
  auto made = std::make_unique<CudaTarget>(capability);
  CudaTarget* before = nullptr;
  return *(target.compare_exchange_strong(before, made.get(), std::memory_order_acq_rel) ? made.release()
                                                                                         : before);
}

}  // namespace catenary::jit
