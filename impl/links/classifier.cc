// The classifier link.
#include "impl/links/classifier.h"

#include "impl/base/binding.h"
#include "impl/base/callback_error.h"
#include "impl/base/callback_results.h"
#include "impl/functions/evaluation.h"
#include "impl/functions/functions.h"
#include "impl/functions/loss.h"
#include "impl/links/run.h"

namespace catenary::links {
namespace {

VariableRef result_of(const Ref<ClassifierFunction>& given, const char* what, Variable& y, Variable& t) {
  // NOLINTNEXTLINE(performance-unnecessary-copy-initialization)
  const Ref<ClassifierFunction> function = given;  // the callback may set another one
  CallbackResults<Variable> received(1);
  check_callback(function->callback(&y, &t, received.data()));
  VariableRef result = received.take(0);
  if (!result) fail(CTN_ERROR_CALLBACK, "the %s function of a Classifier left its output NULL", what);
  return result;
}

Ref<ClassifierFunction> function_of(Callback<ctn_classifier_function_fn> callback) {
  return callback ? make<ClassifierFunction>(std::move(callback)) : nullptr;
}

}  // namespace

void Classifier::set_loss_function(Callback<ctn_classifier_function_fn> callback) {
  loss_function_ = function_of(std::move(callback));
}

void Classifier::set_accuracy_function(Callback<ctn_classifier_function_fn> callback) {
  accuracy_function_ = function_of(std::move(callback));
}

void Classifier::forward(Span<Variable* const> inputs, Span<VariableRef> outputs) {
  check_call(*this, inputs.size, 2, outputs.size, 1);
  // Release the graph of the last call before building the new one.
  prediction_ = loss_ = accuracy_ = nullptr;
  Variable& t = *inputs[1];
  VariableRef prediction, loss, accuracy;
  run_link(*children()[0], {&inputs[0], 1}, {&prediction, 1});
  Variable& y = *prediction;
  loss = loss_function_ ? result_of(loss_function_, "loss", y, t)
                        : make_variable(functions::softmax_cross_entropy(Borrowed(y), Borrowed(t), true));
  if (compute_accuracy_)
    accuracy = accuracy_function_ ? result_of(accuracy_function_, "accuracy", y, t)
                                  : make_variable(functions::accuracy(Borrowed(y), Borrowed(t)));
  outputs[0] = loss;
  prediction_ = std::move(prediction);
  loss_ = std::move(loss);
  accuracy_ = std::move(accuracy);
}

void Classifier::visit(Visitor& visitor) const {
  Link::visit(visitor);
  visitor.add(prediction_);
  visitor.add(loss_);
  visitor.add(accuracy_);
}

LinkRef Classifier::new_like() const {
  Ref<Classifier> link = make<Classifier>(compute_accuracy_);
  link->loss_function_ = loss_function_;
  link->accuracy_function_ = accuracy_function_;
  return link;
}

LinkRef classifier(Link& predictor) {
  LinkRef link = make<Classifier>(true);
  link->add_child("predictor", predictor);
  return link;
}

}  // namespace catenary::links
