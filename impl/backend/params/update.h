// Parameters of optimizer updates.
#pragma once
#include <cstdint>

namespace catenary {

/// Gradient methods; the functors of impl/kernels/update.h in their order. The values of each are named
/// there.
enum class UpdateRule : int32_t {
  none,  // stages alone
  norm,  // of each gradient after the stages; see UpdateParams
  sgd,
  momentum,
  nesterov,
  ada_grad,
  ada_delta,
  adam,
  ams_grad,
  radam,
  rms_prop,
  rms_prop_graves,
  smorms3,
  lion,
  lamb,  // reads the parameter's norm, and so takes two passes
  count
};

/// What happens to a gradient before the rule sees it: hooks that read nothing but the element itself. Each
/// rounds once, to the dtype of the gradient.
struct UpdateStage {
  enum Kind : int32_t {
    scale,  // g * value
    decay,  // g + value * p
    lasso,  // g + value * sign(p)
  };
  Kind kind;
  double value;
};

/// One pass over any number of parameters. Operands of each, C-contiguous, of one floating dtype and size:
/// the gradient, the states, the parameter, and where there are stages the place for their result, which may
/// be the gradient itself. Parameters of one launch do not overlap. Of `norm`: gradients and parameters,
/// which stay as they are, and at the end a place in float64 for the sum of squares of each.
struct UpdateParams {
  static constexpr int kMaxValues = 8, kMaxStates = 3, kMaxStages = 8;

  UpdateRule rule;
  int32_t state_count;  // 0 for `none` and `norm`
  int32_t stage_count;
  double values[kMaxValues];
  UpdateStage stages[kMaxStages];

  /// Operands of one parameter.
  int32_t operands() const { return state_count + 2 + (stage_count > 0 && rule != UpdateRule::norm ? 1 : 0); }
};

}  // namespace catenary
