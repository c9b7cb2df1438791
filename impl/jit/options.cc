// Options of user kernels.
#include "impl/jit/kernels.h"

namespace catenary {

Ref<KernelOptions> kernel_options_new() { return make<KernelOptions>(); }
void kernel_options_preamble(KernelOptions& options, const char* text) { options.values.preamble = text; }
void kernel_options_loop_prep(KernelOptions& options, const char* text) { options.values.loop_prep = text; }
void kernel_options_after_loop(KernelOptions& options, const char* text) { options.values.after_loop = text; }
void kernel_options_reduce_type(KernelOptions& options, const char* text) {
  options.values.reduce_type = text;
}
void kernel_options_reduce_dims(KernelOptions& options, bool reduce) { options.values.reduce_dims = reduce; }
void kernel_options_compiler(KernelOptions& options, const char* option) {
  if (!*option) fail(CTN_ERROR_INVALID_ARGUMENT, "option: expected a compiler option, got an empty string");
  options.values.compiler.push_back(option);
}

}  // namespace catenary
