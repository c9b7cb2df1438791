// The classifier link: loss and accuracy of a predictor.
#pragma once
#include <catenary/links_classifier.h>

#include "impl/links/link.h"

namespace catenary::links {

/// A user's loss or accuracy function, shared by a classifier and its copies.
struct ClassifierFunction final : Object {
  explicit ClassifierFunction(Callback<ctn_classifier_function_fn> c) : callback(std::move(c)) {}
  Callback<ctn_classifier_function_fn> callback;
};

/// Loss and accuracy of its child "predictor": softmax cross entropy and accuracy by default, or a user's
/// functions. Remembers the results of the last successful call.
class Classifier final : public Link {
 public:
  explicit Classifier(bool compute_accuracy) : compute_accuracy_(compute_accuracy) {}
  static constexpr char kNoun[] = "a link of kind Classifier";
  const char* kind() const override { return "Classifier"; }
  void forward(Span<Variable* const> inputs, Span<VariableRef> outputs) override;
  void visit(Visitor& visitor) const override;

  void set_compute_accuracy(bool compute) { compute_accuracy_ = compute; }
  // An empty callback is the default.
  void set_loss_function(Callback<ctn_classifier_function_fn> callback);
  void set_accuracy_function(Callback<ctn_classifier_function_fn> callback);
  const VariableRef& prediction() const { return prediction_; }
  const VariableRef& loss() const { return loss_; }
  const VariableRef& accuracy() const { return accuracy_; }

 private:
  LinkRef new_like() const override;

  bool compute_accuracy_;
  Ref<ClassifierFunction> loss_function_, accuracy_function_;
  VariableRef prediction_, loss_, accuracy_;
};

LinkRef classifier(Link& predictor);

}  // namespace catenary::links
