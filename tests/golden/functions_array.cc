#include "functions.h"

namespace golden {
namespace {

void reshape(FunctionCall& call) {
  const auto shape = int_list(call.attr("shape"));
  check(ctn_reshape(call.in("x"), shape.data(), shape.size(), call.out()));
}

void transpose(FunctionCall& call) {
  std::vector<int64_t> axes;
  if (call.has_attr("axes")) axes = int_list(call.attr("axes"));
  check(ctn_transpose(call.in("x"), call.has_attr("axes") ? axes.data() : nullptr, axes.size(), call.out()));
}

void broadcast_to(FunctionCall& call) {
  const auto shape = int_list(call.attr("shape"));
  check(ctn_broadcast_to(call.in("x"), shape.data(), shape.size(), call.out()));
}

/// The reference gives one output an input.
void identity(FunctionCall& call) {
  for (const Argument& argument : call.arguments) check(ctn_identity(argument.variable.get(), call.out()));
}

}  // namespace

std::vector<FunctionOp> array_functions() {
  return {
      {"reshape", {"reshape"}, reshape},
      {"transpose", {"transpose"}, transpose},
      {"broadcast_to", {"broadcast_to"}, broadcast_to},
      {"identity", {"identity"}, identity},
  };
}

}  // namespace golden
