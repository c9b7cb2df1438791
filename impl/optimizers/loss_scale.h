// Loss scaling for mixed precision.
#pragma once
#include <catenary/loss_scale.h>

#include "impl/links/link.h"

/// A factor for losses that shrinks if gradients overflow and grows after a while without overflow.
struct ctn_loss_scale final : catenary::HandleObject<catenary::Kind::loss_scale> {
 public:
  ctn_loss_scale(double scale, double growth, double backoff, int64_t interval)
      : scale_(scale), growth_(growth), backoff_(backoff), interval_(interval) {}

  double scale() const { return scale_; }
  int64_t steps() const { return steps_; }
  int64_t interval() const { return interval_; }
  void restore(double scale, int64_t steps) {
    scale_ = scale;
    steps_ = steps;
  }
  void update(bool finite);

 private:
  double scale_, growth_, backoff_;
  int64_t interval_, steps_ = 0;
};

namespace catenary {

using LossScale = ::ctn_loss_scale;

namespace optimizers {

Ref<LossScale> loss_scale_new(double scale, double growth, double backoff, int64_t interval);
double loss_scale_value(const LossScale& scaler);
int64_t loss_scale_steps(const LossScale& scaler);
/// Throws Error(CTN_ERROR_INVALID_ARGUMENT) for values that loss_scale_restore rejects.
void check_loss_scale(const LossScale& scaler, double scale, int64_t steps);
void loss_scale_restore(LossScale& scaler, double scale, int64_t steps);
Value loss_scale_apply(const LossScale& scaler, const Value& loss);
/// Divides the gradients if all of them are finite; returns whether they are.
bool loss_scale_unscale(const LossScale& scaler, Link& link);
void loss_scale_update(LossScale& scaler, bool finite);

}  // namespace optimizers
}  // namespace catenary
