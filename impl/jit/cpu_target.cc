// Compiles kernels for the CPU and keeps the programs of this process.
#include <dlfcn.h>

#include <memory>

#include "impl/backend/cpu/user_kernel.h"
#include "impl/base/error.h"
#include "impl/jit/cpu_source.h"
#include "impl/jit/cpu_target.h"
#include "impl/jit/library_cache.h"
#include "impl/jit/program_table.h"
#include "impl/jit/source.h"

namespace catenary::jit {
namespace {

using cpu::UserProgram;

template <class F>
void find_symbol(void* library, const char* name, F*& symbol) {
  symbol = reinterpret_cast<F*>(::dlsym(library, name));
  if (!symbol) fail(CTN_ERROR_INTERNAL, "the compiled kernel does not export %s", name);
}

class CpuTarget final : public Target {
 public:
  const Program& build(const ElementwiseText& text, const Signature& signature) override {
    return build(UserProgram::Kind::elementwise, text.name, cpu_source(text, signature), text.options, false);
  }
  const Program& build(const ReductionText& text, const Signature& signature) override {
    return build(UserProgram::Kind::reduction, text.name, cpu_source(text, signature), text.options,
                 uses_position(text));
  }
  const Program& build(const RawText& text) override {
    return build(UserProgram::Kind::raw, text.name, cpu_source(text), text.options, false);
  }

 private:
  const Program& build(UserProgram::Kind kind, const std::string& name, const std::string& source,
                       const Options& options, bool uses_position) {
    const ProgramTable::Key key = ProgramTable::key_of(library_key(source, options.compiler));
    if (const Program* program = programs_.find(key)) return *program;
    void* const library = load_library(name, source, options.compiler);
    auto code = std::make_unique<UserProgram>();
    auto program = std::make_unique<Program>();
    code->kind = kind;
    code->uses_position = uses_position;
    if (kind == UserProgram::Kind::reduction) {
      find_symbol(library, "ctn_kernel_whole", code->whole);
      find_symbol(library, "ctn_kernel_partial", code->partial);
      find_symbol(library, "ctn_kernel_finish", code->finish);
      const int64_t* size;
      find_symbol(library, "ctn_kernel_value_size", size);
      code->value_size = *size;
    } else {
      find_symbol(library, "ctn_kernel_run", code->run);
    }
    if (kind == UserProgram::Kind::raw) describe(library, *program);
    program->code = code.get();
    programs_.add(key, program.get());
    static_cast<void>(code.release());
    return *program.release();
  }

  static void describe(void* library, Program& program) {
    int32_t (*parameters)(cpu::ctn_parameter*);
    find_symbol(library, "ctn_kernel_parameters", parameters);
    cpu::ctn_parameter list[kMaxParameters];
    const int32_t count = parameters(list);
    if (count < 0)
      fail(CTN_ERROR_INVALID_ARGUMENT, "code: expected a kernel of at most %d parameters", kMaxParameters);
    for (int32_t k = 0; k < count; ++k) {
      const DType dtype = list[k].dtype >= 0 ? DType(list[k].dtype) : CTN_DTYPE_NONE;
      program.parameters.push_back({list[k].is_pointer != 0, list[k].is_const != 0, dtype});
    }
  }

  ProgramTable programs_;
};

}  // namespace

Target& cpu_target() {
  static Target& target = *new CpuTarget();
  return target;
}

}  // namespace catenary::jit
