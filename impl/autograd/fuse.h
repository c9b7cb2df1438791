// Functions of elementwise operations that are evaluated in few passes over memory.
#pragma once
#include <catenary/fuse.h>

#include <mutex>
#include <vector>

#include "impl/array/fusion.h"
#include "impl/autograd/function.h"
#include "impl/base/callback.h"

/// A body, and what was recorded from it. The C API's handle is the object itself.
struct ctn_fused final : catenary::HandleObject<catenary::Kind::fused> {
 public:
  explicit ctn_fused(catenary::Callback<ctn_fuse_fn> body) : body_(std::move(body)) {}

  /// Applies the body as one function.
  catenary::Values call(catenary::Span<const catenary::Value> inputs, size_t output_count);
  std::vector<catenary::ArrayRef> call_arrays(catenary::Span<const catenary::Array* const> inputs,
                                              size_t output_count);

  using Arrays = catenary::SmallVector<catenary::ArrayRef, 4>;
  using Flags = catenary::SmallVector<char, 4>;
  /// Gradients of inputs; those that do not exist are null. The arguments are the inputs, whose gradients are
  /// computed where `wanted` says so, and the gradients of the outputs, which may be null.
  struct Gradients {
    catenary::Ref<catenary::FusionPlan> plan;
    Flags present;  // by input: the plan has its gradient
  };
  Arrays forward(catenary::Span<const catenary::Array* const> inputs, size_t output_count);
  Gradients gradients(catenary::Span<const catenary::Array* const> inputs,
                      catenary::Span<const catenary::Array* const> grad_outputs, const Flags& wanted);
  /// Runs the body itself.
  catenary::Values run_body(catenary::Span<const catenary::Value> inputs, size_t output_count) const;

 private:
  /// What a plan depends on.
  using Signature = catenary::SmallVector<int64_t, 32>;
  struct Entry {
    Signature signature;
    Gradients plan;
  };

  bool find(const Signature& signature, Gradients& plan);
  void keep(Signature signature, const Gradients& plan);

  catenary::Callback<ctn_fuse_fn> body_;
  std::mutex mutex_;
  std::vector<Entry> entries_;  // the one that was used last comes first
};

namespace catenary {

using Fused = ::ctn_fused;

Ref<Fused> new_fused(Callback<ctn_fuse_fn> body);
/// Applies a body once.
Values fuse(Callback<ctn_fuse_fn> body, Span<const Value> inputs, size_t output_count);

}  // namespace catenary
