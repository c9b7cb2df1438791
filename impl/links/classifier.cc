#include "impl/links/classifier.h"

#include "impl/functions/evaluation.h"
#include "impl/functions/functions.h"
#include "impl/functions/loss.h"

namespace catenary::links {

void Classifier::forward(Span<Variable* const> inputs, Span<VariableRef> outputs) {
  check_call(*this, inputs.size, 2, outputs.size, 1);
  // The graph of the last call goes before the new one is built.
  prediction_ = loss_ = accuracy_ = nullptr;
  VariableRef prediction, accuracy;
  children()[0]->forward({&inputs[0], 1}, {&prediction, 1});
  VariableRef loss =
      make_variable(functions::softmax_cross_entropy(Borrowed(*prediction), Borrowed(*inputs[1]), true));
  if (compute_accuracy_)
    accuracy = make_variable(functions::accuracy(Borrowed(*prediction), Borrowed(*inputs[1])));
  outputs[0] = loss;
  prediction_ = std::move(prediction);
  loss_ = std::move(loss);
  accuracy_ = std::move(accuracy);
}

LinkRef classifier(Link& predictor) {
  LinkRef link = make<Classifier>(true);
  link->add_child("predictor", predictor);
  return link;
}

}  // namespace catenary::links
