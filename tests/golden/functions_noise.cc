#include "functions.h"

namespace golden {
namespace {

void dropout(FunctionCall& call) {
  if (call.attr("train").get<bool>()) {
    check(ctn_dropout_with_mask(call.in("x"), call.recorded("mask").get(), call.out()));
  } else {
    check(ctn_dropout(call.in("x"), call.attr("ratio").get<double>(), 0, call.out()));
  }
}

}  // namespace

std::vector<FunctionOp> noise_functions() {
  return {
      {"dropout", {"dropout", "dropout_with_mask"}, dropout},
  };
}

}  // namespace golden
