// Loss scaling for mixed precision.
#pragma once
#include <catenary/loss_scale.h>

#include "impl/backend/params/update.h"
#include "impl/links/link.h"
#include "impl/optimizers/optimizer.h"

/// A factor for losses that shrinks if gradients overflow and grows after a while without overflow.
struct ctn_loss_scale final : catenary::HandleObject<catenary::Kind::loss_scale> {
 public:
  ctn_loss_scale(double scale, const catenary::ScaleParams& params) : params_(params), scale_(scale) {}

  // Wait for the device of the last step.
  double scale() const { return fetch(), scale_; }
  int64_t steps() const { return fetch(), steps_; }
  int64_t interval() const { return params_.interval; }
  void restore(double scale, int64_t steps);
  void update(bool finite);

  /// The scale as a 0-d float64 array, if it is on a device; otherwise null.
  const catenary::ArrayRef& array() const { return array_; }
  /// Moves the numbers to a device.
  void move_to(catenary::Backend& backend);
  /// Adapts the scale on the device where it is; `finite` is a 0-d bool.
  void update(const catenary::Array& finite);

 private:
  void fetch() const;

  catenary::ScaleParams params_;
  // Either the numbers are here or, after a step, on a device.
  mutable double scale_;
  mutable int64_t steps_ = 0;
  mutable catenary::ArrayRef array_, steps_array_;
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
/// For each device of the gradients, whether all numbers on it are finite: a 0-d bool.
DeviceNumbers all_finite(const std::vector<const Array*>& gradients);
/// An update without waiting for whether all gradients are finite.
void loss_scale_step(LossScale& scaler, Optimizer& optimizer);

}  // namespace optimizers
}  // namespace catenary
