// Calls of mathematical functions with attributes: reductions and matrix products.
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

using Reduce = ctn_status (*)(ctn_variable*, const int64_t*, size_t, int32_t, ctn_variable**);

template <Reduce reduce>
void extremum(FunctionCall& call) {
  std::vector<int64_t> axes;
  if (call.has_attr("axis")) axes = int_list(call.attr("axis"));
  check(reduce(call.in("x"), call.has_attr("axis") ? axes.data() : nullptr, axes.size(),
               call.attr("keepdims").get<bool>(), call.out()));
}

void batch_matmul(FunctionCall& call) {
  check(ctn_batch_matmul(call.in("a"), call.in("b"), call.attr("transa").get<bool>(),
                         call.attr("transb").get<bool>(), call.out()));
}

}  // namespace

std::vector<FunctionOp> math_functions() {
  return {
      {"sum", {"sum"}, sum},
      {"matmul", {"matmul"}, matmul},
      {"max", {"max"}, extremum<ctn_max>},
      {"min", {"min"}, extremum<ctn_min>},
      {"batch_matmul", {"batch_matmul"}, batch_matmul},
  };
}

}  // namespace golden
