// Functions of elementwise operations that are evaluated in few passes over memory.
#pragma once
#include <catenary/fuse.h>

#include <atomic>
#include <vector>

#include "impl/autograd/function.h"
#include "impl/autograd/plan_cache.h"
#include "impl/base/callback.h"

/// A body, and what was recorded from it. The C API's handle is the object itself.
struct ctn_fused final : catenary::HandleObject<catenary::Kind::fused> {
 public:
  explicit ctn_fused(catenary::Callback<ctn_fuse_fn> body) : body_(std::move(body)) {}

  /// Applies the body as one function.
  catenary::Values call(catenary::Span<const catenary::Value> inputs, size_t output_count);
  /// The same without gradients. The body may overwrite its inputs, which only changes copies of them.
  std::vector<catenary::ArrayRef> call_arrays(catenary::Span<const catenary::Array* const> inputs,
                                              size_t output_count);

  using Arrays = catenary::SmallVector<catenary::ArrayRef, 4>;
  using Flags = catenary::SmallVector<char, 4>;
  /// `writeable`: whether the body may overwrite the placeholders of the inputs.
  Arrays forward(catenary::Span<const catenary::Array* const> inputs, size_t output_count,
                 bool writeable = false);
  /// Returns the plan of the gradients of the inputs, where `wanted` says so. It reads the inputs and the
  /// gradients of the outputs, of which some may be null.
  catenary::KnownPlan gradients(catenary::Span<const catenary::Array* const> inputs,
                                catenary::Span<const catenary::Array* const> grad_outputs,
                                const Flags& wanted);
  /// Returns the plan of the only output and of the gradients of the inputs if its own is 1, so that both
  /// take one pass over memory; or null unless that is to be expected.
  catenary::Ref<catenary::FusionPlan> foreseen(catenary::Span<const catenary::Array* const> inputs,
                                               const Flags& wanted);
  /// Keeps in mind whether the gradient of the only output was 1. If it was so twice, backward is expected to
  /// follow each application in the same way.
  void foresee(bool one, catenary::Span<const catenary::Array* const> inputs, const Flags& wanted);
  void foresee_none() { foreseeing_.store(false, std::memory_order_relaxed); }
  /// Runs the body itself.
  catenary::Values run_body(catenary::Span<const catenary::Value> inputs, size_t output_count) const;

 private:
  catenary::Callback<ctn_fuse_fn> body_;
  catenary::PlanCache plans_{64};
  std::atomic<bool> foreseeing_{false};

  catenary::KnownPlan record_gradients(catenary::Span<const catenary::Array* const> inputs,
                                       catenary::Span<const catenary::Array* const> grad_outputs,
                                       const Flags& wanted);
};

namespace catenary {

using Fused = ::ctn_fused;

Ref<Fused> new_fused(Callback<ctn_fuse_fn> body);
/// Applies a body once.
Values fuse(Callback<ctn_fuse_fn> body, Span<const Value> inputs, size_t output_count);

}  // namespace catenary
