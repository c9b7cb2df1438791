// Raw kernels from user code.
#include "impl/backend/kernels.h"
#include "impl/backend/params/user.h"
#include "impl/jit/call.h"
#include "impl/jit/kernels.h"
#include "impl/jit/library_cache.h"

namespace catenary {
namespace jit {
namespace {

// CUDA's limits, so that kernels that run here also run there.
constexpr int64_t kMaxBlocks[3] = {0x7fffffff, 65535, 65535};
constexpr int64_t kMaxThreads[3] = {1024, 1024, 64};
constexpr int64_t kMaxThreadsOfBlock = 1024;

void set_lengths(Span<const int64_t> lengths, const int64_t* most, const char* what, uint32_t* out) {
  if (lengths.size < 1 || lengths.size > 3)
    fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected one to three lengths, got %zu", what, lengths.size);
  for (size_t d = 0; d < 3; ++d) {
    const int64_t length = d < lengths.size ? lengths[d] : 1;
    if (length < 1 || length > most[d])
      fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected lengths from 1 to %lld, %lld and %lld, got %lld", what,
           (long long)most[0], (long long)most[1], (long long)most[2], (long long)length);
    out[d] = uint32_t(length);
  }
}

void check_argument(const Array& a, const RawParameter& p, size_t k) {
  const std::string name = "arguments[" + std::to_string(k) + "]";
  if (!p.pointer) {
    if (!a.is_weak())
      fail(CTN_ERROR_INVALID_ARGUMENT, "%s: expected a number (%s), got the array %s", name.c_str(),
           dtype_name(p.dtype), describe(a).c_str());
    return;
  }
  if (a.is_weak())
    fail(CTN_ERROR_INVALID_ARGUMENT,
         "%s: expected an array, because the kernel takes a pointer, got a scalar", name.c_str());
  if (p.dtype != CTN_DTYPE_NONE && p.dtype != a.dtype())
    fail(CTN_ERROR_DTYPE, "%s: expected an array of %s, because the kernel takes a pointer to it, got %s",
         name.c_str(), dtype_name(p.dtype), describe(a).c_str());
  if (!p.constant) require_writeable(a, name.c_str());
}

}  // namespace
}  // namespace jit

Ref<RawKernel> raw_kernel_new(const char* code, const char* name, const KernelOptions* options) {
  jit::RawText text;
  text.code = code;
  text.name = jit::checked_name(name);
  if (options) text.options = options->values;
  const jit::Options& o = text.options;
  if (!o.preamble.empty() || !o.loop_prep.empty() || !o.after_loop.empty() || !o.reduce_type.empty())
    fail(CTN_ERROR_INVALID_ARGUMENT, "options: expected only compiler options for a raw kernel, got others");
  return make<RawKernel>(std::move(text));
}

void raw_kernel_call(RawKernel& kernel, Span<const int64_t> grid, Span<const int64_t> block,
                     Span<Array* const> arguments) {
  kernel.call(grid, block, arguments);
}

std::string kernel_cache_directory() {
  std::string why;
  std::string path = jit::cache_directory(&why);
  if (path.empty()) fail(CTN_ERROR_UNAVAILABLE, "%s", why.c_str());
  return path;
}

}  // namespace catenary

using namespace catenary;

void ctn_raw_kernel::call(Span<const int64_t> grid, Span<const int64_t> block, Span<Array* const> arguments) {
  UserParams params{};
  jit::set_lengths(grid, jit::kMaxBlocks, "grid", params.grid);
  jit::set_lengths(block, jit::kMaxThreads, "block", params.block);
  const int64_t threads = int64_t(params.block[0]) * params.block[1] * params.block[2];
  if (threads > jit::kMaxThreadsOfBlock)
    fail(CTN_ERROR_INVALID_ARGUMENT, "block: expected at most %lld threads, got %lld",
         (long long)jit::kMaxThreadsOfBlock, (long long)threads);
  Backend& backend = common_backend({arguments.data, arguments.size});
  jit::Target& target = jit::target_of(backend);
  const jit::Program* program = variants_.find(target, {});
  if (!program) {
    program = &target.build(text_);
    variants_.add(target, {}, *program);
  }
  const std::vector<jit::RawParameter>& parameters = program->parameters;
  if (arguments.size != parameters.size())
    fail(CTN_ERROR_INVALID_ARGUMENT, "arguments: expected %zu for this kernel, got %zu", parameters.size(),
         arguments.size);
  for (size_t k = 0; k < parameters.size(); ++k) jit::check_argument(*arguments[k], parameters[k], k);
  params.program = program->code;
  params.count = int32_t(parameters.size());
  for (size_t k = 0; k < parameters.size(); ++k) {
    if (parameters[k].pointer) {
      params.raw |= 1u << k;
    } else {
      params.scalar |= 1u << k;
      params.scalars[k] = jit::scalar_bits(*arguments[k], parameters[k].dtype);
    }
  }
  Operand operands[jit::kMaxParameters];
  Launch launch(kernels::user, params, operands);
  for (size_t k = 0; k < parameters.size(); ++k)
    if (parameters[k].pointer) launch.add(arguments[k]->operand());
  backend.launch(launch);
  for (size_t k = 0; k < parameters.size(); ++k)
    if (parameters[k].pointer && !parameters[k].constant) arguments[k]->storage().mark_written();
}
