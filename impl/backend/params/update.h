// Parameters of optimizer updates.
#pragma once
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace catenary {

/// Update rules; see update_rules.h.
enum class UpdateRule : int32_t;
/// Only applies the stages.
constexpr UpdateRule kStagesAlone{-1};
/// Computes the norm of each gradient after the stages; see UpdateParams.
constexpr UpdateRule kNorms{-2};

/// The Values struct of the rule's functor (impl/kernels/update.h).
class UpdateValues {
 public:
  template <class Values>
  void set(const Values& values) {
    static_assert(std::is_trivially_copyable_v<Values> && sizeof(Values) <= sizeof(bytes_));
    std::memcpy(bytes_, &values, sizeof(Values));
  }
  template <class Values>
  Values get() const {
    Values values;
    std::memcpy(&values, bytes_, sizeof(Values));
    return values;
  }

 private:
  alignas(8) unsigned char bytes_[64];
};

/// A change of a gradient before the rule sees it: hooks that only read the element itself. Each rounds once,
/// to the dtype of the gradient.
struct UpdateStage {
  enum Kind : int32_t {
    scale,  // g * value
    decay,  // g + value * p
    lasso,  // g + value * sign(p)
  };
  Kind kind;
  double value;
  bool from_operand = false;  // the value is the next one of the launch's rates
};

/// One pass over any number of parameters. The first operands are the gate, a 0-d bool, and the rates, 0-d
/// float64 arrays. If the gate is false, parameters and states do not change, and the results of the stages
/// are copies of the gradients. The operands of each parameter are C-contiguous, of one floating dtype and
/// size: the gradient, the states, the parameter, and if there are stages the destination of their result,
/// which may be the gradient itself. Parameters of one launch do not overlap. For kNorms, the operands are
/// gradients and parameters, which are not changed, followed by a float64 array for the sums of squares.
struct UpdateParams {
  static constexpr int kMaxStates = 3, kMaxStages = 8;

  UpdateRule rule;
  int32_t state_count;  // 0 for kStagesAlone and kNorms
  int32_t stage_count;
  int32_t rate_count;  // number of stages whose values are operands
  bool gated;          // there is a gate; not for kNorms
  UpdateValues values;
  UpdateStage stages[kMaxStages];

  /// Number of operands before those of the parameters.
  int32_t first() const { return gated + rate_count; }
  /// Number of operands of one parameter.
  int32_t operands() const { return state_count + 2 + (stage_count > 0 && rule != kNorms ? 1 : 0); }
};

struct ClippingParams {
  double threshold;
};

/// See impl/kernels/loss_scale.h.
struct ScaleParams {
  double growth, backoff;
  int64_t interval;
  double least, most;
};

}  // namespace catenary
