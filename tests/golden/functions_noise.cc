// Calls of functions that draw random numbers, with recorded masks and noise.
#include "functions.h"

namespace golden {
namespace {

void dropout(FunctionCall& call) {
  if (call.attr("train").get<bool>()) {
    const FunctionOptions options;
    check(ctn_function_options_set_mask(options.get(), call.recorded("mask").get()));
    check(ctn_dropout(call.in("x"), call.attr("ratio").get<double>(), options.get(), call.out()));
  } else {
    check(ctn_set_train(0, nullptr));
    const ctn_status status =
        ctn_dropout(call.in("x"), call.attr("ratio").get<double>(), nullptr, call.out());
    check(ctn_set_train(1, nullptr));
    check(status);
  }
}

void gaussian(FunctionCall& call) {
  const FunctionOptions options;
  check(ctn_function_options_set_noise(options.get(), call.recorded("eps").get()));
  check(ctn_gaussian(call.in("mean"), call.in("ln_var"), options.get(), call.out()));
}

}  // namespace

std::vector<FunctionOp> noise_functions() {
  return {
      {"dropout", {"dropout"}, dropout},
      {"gaussian", {"gaussian"}, gaussian},
  };
}

}  // namespace golden
