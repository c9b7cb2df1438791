// Calls of losses and accuracies.
#include "functions.h"

namespace golden {
namespace {

void softmax_cross_entropy(FunctionCall& call) {
  check(ctn_softmax_cross_entropy(call.in("x"), call.in("t"), call.attr("normalize").get<bool>(), nullptr,
                                  call.out()));
}

void sigmoid_cross_entropy(FunctionCall& call) {
  check(ctn_sigmoid_cross_entropy(call.in("x"), call.in("t"), call.attr("normalize").get<bool>(), nullptr,
                                  call.out()));
}

void hinge(FunctionCall& call) {
  check(ctn_hinge(call.in("x"), call.in("t"),
                  call.attr("norm") == "L1" ? CTN_HINGE_NORM_L1 : CTN_HINGE_NORM_L2, nullptr, call.out()));
}

void contrastive(FunctionCall& call) {
  check(ctn_contrastive(call.in("x0"), call.in("x1"), call.in("y"), call.attr("margin").get<double>(),
                        nullptr, call.out()));
}

void connectionist_temporal_classification(FunctionCall& call) {
  const std::vector<ctn_variable*> x = call.list("x");
  check(ctn_connectionist_temporal_classification(
      x.data(), x.size(), call.in("t"), call.attr("blank_symbol").get<int64_t>(), call.in("input_length"),
      call.in("label_length"), nullptr, call.out()));
}

void negative_sampling(FunctionCall& call) {
  const FunctionOptions options;
  check(ctn_function_options_set_samples(options.get(), call.recorded("samples").get()));
  check(
      ctn_negative_sampling(call.in("x"), call.in("t"), call.in("W"), nullptr, 0, options.get(), call.out()));
}

}  // namespace

std::vector<FunctionOp> loss_functions() {
  return {
      {"softmax_cross_entropy", {"softmax_cross_entropy"}, softmax_cross_entropy},
      {"sigmoid_cross_entropy", {"sigmoid_cross_entropy"}, sigmoid_cross_entropy},
      {"hinge", {"hinge"}, hinge},
      {"contrastive", {"contrastive"}, contrastive},
      {"connectionist_temporal_classification",
       {"connectionist_temporal_classification"},
       connectionist_temporal_classification},
      {"negative_sampling", {"negative_sampling"}, negative_sampling},
  };
}

}  // namespace golden
