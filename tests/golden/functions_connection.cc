// Calls of linear, bilinear and embedding functions.
#include "functions.h"

namespace golden {
namespace {

void linear(FunctionCall& call) { check(ctn_linear(call.in("x"), call.in("W"), call.in("b"), call.out())); }

void bilinear(FunctionCall& call) {
  check(ctn_bilinear(call.in("e1"), call.in("e2"), call.in("W"), call.in("V1"), call.in("V2"), call.in("b"),
                     call.out()));
}

}  // namespace

std::vector<FunctionOp> connection_functions() {
  return {
      {"linear", {"linear"}, linear},
      {"bilinear", {"bilinear"}, bilinear},
  };
}

}  // namespace golden
