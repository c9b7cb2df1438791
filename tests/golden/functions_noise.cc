#include "functions.h"

namespace golden {
namespace {

void dropout(FunctionCall& call) {
  if (call.attr("train").get<bool>()) {
    check(ctn_dropout_with_mask(call.in("x"), call.recorded("mask").get(), call.out()));
  } else {
    check(ctn_set_train(0, nullptr));
    const ctn_status status = ctn_dropout(call.in("x"), call.attr("ratio").get<double>(), call.out());
    check(ctn_set_train(1, nullptr));
    check(status);
  }
}

void gaussian(FunctionCall& call) {
  check(ctn_gaussian_with_eps(call.in("mean"), call.in("ln_var"), call.recorded("eps").get(), call.out()));
}

}  // namespace

std::vector<FunctionOp> noise_functions() {
  return {
      {"dropout", {"dropout", "dropout_with_mask"}, dropout},
      {"gaussian", {"gaussian_with_eps"}, gaussian},
  };
}

}  // namespace golden
