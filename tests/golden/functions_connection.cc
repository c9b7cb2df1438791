#include "functions.h"

namespace golden {
namespace {

void linear(FunctionCall& call) { check(ctn_linear(call.in("x"), call.in("W"), call.in("b"), call.out())); }

}  // namespace

std::vector<FunctionOp> connection_functions() {
  return {
      {"linear", {"linear"}, linear},
  };
}

}  // namespace golden
