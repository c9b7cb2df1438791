#include "functions.h"

namespace golden {
namespace {

void sum(FunctionCall& call) {
  std::vector<int64_t> axes;
  if (call.has_attr("axis")) axes = int_list(call.attr("axis"));
  axes.reserve(1);
  check(ctn_sum(call.in("x"), call.has_attr("axis") ? axes.data() : nullptr, axes.size(), 0, call.out()));
}

void matmul(FunctionCall& call) {
  check(ctn_matmul(call.in("a"), call.in("b"), call.attr("transa").get<bool>(),
                   call.attr("transb").get<bool>(), call.out()));
}

}  // namespace

std::vector<FunctionOp> math_functions() {
  return {
      {"sum", {"sum"}, sum},
      {"matmul", {"matmul"}, matmul},
  };
}

}  // namespace golden
