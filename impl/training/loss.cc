// The loss of a batch: a link that is called with the batch, or a user's function.
#include "impl/training/loss.h"

#include "impl/base/callback_error.h"
#include "impl/base/callback_results.h"
#include "impl/links/classifier.h"
#include "impl/training/reporter.h"

namespace catenary::trainers {

Loss::Loss(Callback<ctn_batch_loss_fn> function, LinkRef model)
    : function_(std::move(function)), model_(std::move(model)) {}

VariableRef Loss::call(Span<Variable* const> inputs) const {
  if (!function_) return model_->call(inputs, 1)[0];
  CallbackResults<Variable> received(1);
  check_callback(function_(inputs.data, inputs.size, received.data()));
  VariableRef loss = received.take(0);
  if (!loss) fail(CTN_ERROR_CALLBACK, "loss: the function returned CTN_OK without a loss");
  return loss;
}

VariableRef Loss::operator()(const Batch& batch, Link& observer) const {
  std::vector<VariableRef> held;
  std::vector<Variable*> inputs;
  for (const ArrayRef& array : batch) {
    held.push_back(make_variable(array));
    held.back()->node().requires_grad = false;
    inputs.push_back(held.back().get());
  }
  VariableRef loss = call({inputs.data(), inputs.size()});
  if (loss->array().size() != 1)
    fail(CTN_ERROR_SHAPE, "loss: expected one element, got %s", describe(loss->array()).c_str());
  if (!is_reported("loss", &observer)) report_variable("loss", *loss, &observer);
  auto* classifier = function_ ? nullptr : dynamic_cast<links::Classifier*>(model_.get());
  if (classifier && classifier->accuracy()) report_variable("accuracy", *classifier->accuracy(), &observer);
  return loss;
}

Batch on_device(Batch batch, Backend& backend) {
  for (ArrayRef& array : batch)
    if (&array->backend() != &backend) array = to_backend(*array, backend);
  return batch;
}

}  // namespace catenary::trainers
