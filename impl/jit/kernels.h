// Kernels from user code: elementwise, reduction and raw kernels, and their options.
#pragma once
#include <catenary/kernel.h>

#include "impl/array/array.h"
#include "impl/jit/append_list.h"
#include "impl/jit/target.h"

/// Options of kernels.
struct ctn_kernel_options final : catenary::HandleObject<catenary::Kind::kernel_options> {
 public:
  catenary::jit::Options values;
};

namespace catenary::jit {

/// The programs compiled for one kernel so far. They are found without a lock and added at the head.
class Variants {
 public:
  const Program* find(const Target& target, const Signature& signature) const {
    const Entry* entry =
        entries_.find([&](const Entry& e) { return e.target == &target && e.signature == signature; });
    return entry ? entry->program : nullptr;
  }
  void add(const Target& target, const Signature& signature, const Program& program) {
    entries_.add({&target, signature, &program});
  }

 private:
  struct Entry {
    const Target* target;
    Signature signature;
    const Program* program;
  };
  AppendList<Entry> entries_;
};

}  // namespace catenary::jit

/// An elementwise kernel; immutable except for the programs compiled so far.
struct ctn_elementwise_kernel final : catenary::HandleObject<catenary::Kind::elementwise_kernel> {
 public:
  explicit ctn_elementwise_kernel(catenary::jit::ElementwiseText text) : text_(std::move(text)) {}
  /// `size` is -1 or the number of elements. `destinations` is empty or has an entry (null for a new array)
  /// for each output. Throws Error(CTN_ERROR_INVALID_ARGUMENT) unless there are `count` outputs.
  std::vector<catenary::ArrayRef> call(catenary::Span<const ctn_array* const> inputs, int64_t size,
                                       catenary::Span<ctn_array* const> destinations, size_t count);

 private:
  catenary::jit::ElementwiseText text_;
  catenary::jit::Variants variants_;
};

struct ctn_reduction_kernel final : catenary::HandleObject<catenary::Kind::reduction_kernel> {
 public:
  explicit ctn_reduction_kernel(catenary::jit::ReductionText text) : text_(std::move(text)) {}
  /// Reduces over `axes`; if its data is null, over all axes.
  std::vector<catenary::ArrayRef> call(catenary::Span<const ctn_array* const> inputs,
                                       catenary::Span<const int64_t> axes, bool keepdims,
                                       catenary::Span<ctn_array* const> destinations, size_t count);

 private:
  catenary::jit::ReductionText text_;
  catenary::jit::Variants variants_;
};

struct ctn_raw_kernel final : catenary::HandleObject<catenary::Kind::raw_kernel> {
 public:
  explicit ctn_raw_kernel(catenary::jit::RawText text) : text_(std::move(text)) {}
  /// `grid` gives up to three lengths in blocks, `block` up to three in threads.
  void call(catenary::Span<const int64_t> grid, catenary::Span<const int64_t> block,
            catenary::Span<ctn_array* const> arguments);

 private:
  catenary::jit::RawText text_;
  catenary::jit::Variants variants_;
};

namespace catenary {

using KernelOptions = ::ctn_kernel_options;
using ElementwiseKernel = ::ctn_elementwise_kernel;
using ReductionKernel = ::ctn_reduction_kernel;
using RawKernel = ::ctn_raw_kernel;

// Called by the C API. Optional texts may be null, which counts as empty.
Ref<KernelOptions> kernel_options_new();
void kernel_options_preamble(KernelOptions& options, const char* text);
void kernel_options_loop_prep(KernelOptions& options, const char* text);
void kernel_options_after_loop(KernelOptions& options, const char* text);
void kernel_options_reduce_type(KernelOptions& options, const char* text);
void kernel_options_reduce_dims(KernelOptions& options, bool reduce);
void kernel_options_compiler(KernelOptions& options, const char* option);
Ref<ElementwiseKernel> elementwise_kernel_new(const char* in_params, const char* out_params,
                                              const char* operation, const char* name,
                                              const KernelOptions* options);
Ref<ReductionKernel> reduction_kernel_new(const char* in_params, const char* out_params, const char* map,
                                          const char* reduce, const char* post_map, const char* identity,
                                          const char* name, const KernelOptions* options);
Ref<RawKernel> raw_kernel_new(const char* code, const char* name, const KernelOptions* options);
void raw_kernel_call(RawKernel& kernel, Span<const int64_t> grid, Span<const int64_t> block,
                     Span<ctn_array* const> arguments);
/// Returns the directory of compiled kernels. Throws Error(CTN_ERROR_UNAVAILABLE), which gives the reason, if
/// there is none.
std::string kernel_cache_directory();

}  // namespace catenary
