// The loss of a batch: a link that is called with the batch, or a user's function.
#pragma once
#include <catenary/updater.h>

#include "impl/base/callback.h"
#include "impl/links/link.h"

namespace catenary::trainers {

using Batch = std::vector<ArrayRef>;

/// Computes the loss of a batch and reports it as "loss", unless the function did. The accuracy of a
/// Classifier is reported as "accuracy".
class Loss {
 public:
  /// An empty callback: the link is called.
  Loss(Callback<ctn_batch_loss_fn> function, LinkRef model);
  /// `observer`: whose values these are.
  VariableRef operator()(const Batch& batch, Link& observer) const;
  const LinkRef& model() const { return model_; }

 private:
  VariableRef call(Span<Variable* const> inputs) const;

  Callback<ctn_batch_loss_fn> function_;
  LinkRef model_;
};

/// Moves the arrays of a batch.
Batch on_device(Batch batch, Backend& backend);

}  // namespace catenary::trainers
