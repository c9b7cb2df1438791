#pragma once
#include "impl/links/link.h"

namespace catenary::links {

/// Softmax cross entropy and accuracy of its child "predictor". Remembers what the last successful call
/// computed.
class Classifier final : public Link {
 public:
  explicit Classifier(bool compute_accuracy) : compute_accuracy_(compute_accuracy) {}
  const char* kind() const override { return "Classifier"; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override;

  void set_compute_accuracy(bool compute) { compute_accuracy_ = compute; }
  const VariableRef& prediction() const { return prediction_; }
  const VariableRef& loss() const { return loss_; }
  const VariableRef& accuracy() const { return accuracy_; }

 private:
  LinkRef new_like() const override { return make<Classifier>(compute_accuracy_); }

  bool compute_accuracy_;
  VariableRef prediction_, loss_, accuracy_;
};

}  // namespace catenary::links
