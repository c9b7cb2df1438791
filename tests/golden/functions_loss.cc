#include "functions.h"

namespace golden {
namespace {

void softmax_cross_entropy(FunctionCall& call) {
  check(
      ctn_softmax_cross_entropy(call.in("x"), call.in("t"), call.attr("normalize").get<bool>(), call.out()));
}

}  // namespace

std::vector<FunctionOp> loss_functions() {
  return {
      {"softmax_cross_entropy", {"softmax_cross_entropy"}, softmax_cross_entropy},
  };
}

}  // namespace golden
