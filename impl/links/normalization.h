// Normalization links.
#pragma once
#include <catenary/links_normalization.h>

#include "impl/links/link_helpers.h"

namespace catenary::links {

/// Batch normalization with parameters gamma and beta, and population statistics: avg_mean, avg_var, and N,
/// the number of batches in the averages.
class BatchNormalization final : public InputSized {
 public:
  BatchNormalization(double decay, double eps, ctn_normalization_mode mode)
      : mode(mode), decay_(decay), eps_(eps) {}
  const char* kind() const override { return "BatchNormalization"; }
  void start_finetuning();

  ctn_normalization_mode mode;

 private:
  enum Param : size_t { gamma_place, beta_place };
  Value compute(const Value& x) override;
  LinkRef new_like() const override { return make<BatchNormalization>(decay_, eps_, mode); }
  ArrayRef copy_of(const char* name);
  void average(int64_t elements, const ArrayRef& mean, const ArrayRef& var);

  double decay_, eps_;
};

LinkRef batch_normalization(Shape size, const LinkOptions* options = nullptr);
LinkRef layer_normalization(Shape size, const LinkOptions* options = nullptr);
/// Throws Error(CTN_ERROR_INVALID_ARGUMENT) unless there is at least one length. A single length may be
/// kFromInput.
void check_sizes(Shape size);
/// Sets the mode of all batch normalizations from `root` on.
void set_normalization_mode(Link& root, ctn_normalization_mode mode);
/// Throws Error(CTN_ERROR_INVALID_ARGUMENT) for any other link.
ctn_normalization_mode normalization_mode(const Link& link);
void start_finetuning(Link& root);

}  // namespace catenary::links
