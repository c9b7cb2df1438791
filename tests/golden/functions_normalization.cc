// Calls of normalizing functions.
#include "functions.h"

namespace golden {
namespace {

void batch_normalization(FunctionCall& call) {
  check(ctn_batch_normalization(call.in("x"), call.in("gamma"), call.in("beta"),
                                call.attr("eps").get<double>(), call.out()));
}

/// The attribute eps has no effect.
void fixed_batch_normalization(FunctionCall& call) {
  check(ctn_fixed_batch_normalization(call.in("x"), call.in("gamma"), call.in("beta"), call.in("mean"),
                                      call.in("var"), call.out()));
}

void local_response_normalization(FunctionCall& call) {
  check(ctn_local_response_normalization(call.in("x"), call.attr("n").get<int64_t>(),
                                         call.attr("k").get<double>(), call.attr("alpha").get<double>(),
                                         call.attr("beta").get<double>(), call.out()));
}

}  // namespace

std::vector<FunctionOp> normalization_functions() {
  return {
      {"batch_normalization", {"batch_normalization"}, batch_normalization},
      {"fixed_batch_normalization", {"fixed_batch_normalization"}, fixed_batch_normalization},
      {"local_response_normalization", {"local_response_normalization"}, local_response_normalization},
  };
}

}  // namespace golden
