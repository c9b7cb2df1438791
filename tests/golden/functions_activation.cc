// Calls of activation functions with attributes.
#include "functions.h"

namespace golden {
namespace {

/// Calls a function of x and one number.
template <ctn_status (*kFunction)(ctn_variable*, double, ctn_variable**)>
void with_number(FunctionCall& call) {
  const double number = call.spec.at("attrs").begin().value().get<double>();
  check(kFunction(call.in("x"), number, call.out()));
}

void maxout(FunctionCall& call) {
  check(ctn_maxout(call.in("x"), call.attr("pool_size"), call.attr("axis"), call.out()));
}

void lstm(FunctionCall& call) {
  std::vector<ctn_variable*> y(2);
  check(ctn_lstm(call.in("c_prev"), call.in("x"), &y[0], &y[1]));
  call.take(y);
}

void slstm(FunctionCall& call) {
  std::vector<ctn_variable*> y(2);
  check(ctn_slstm(call.in("c_prev1"), call.in("c_prev2"), call.in("x1"), call.in("x2"), &y[0], &y[1]));
  call.take(y);
}

}  // namespace

std::vector<FunctionOp> activation_functions() {
  return {
      {"clipped_relu", {"clipped_relu"}, with_number<ctn_clipped_relu>},
      {"leaky_relu", {"leaky_relu"}, with_number<ctn_leaky_relu>},
      {"elu", {"elu"}, with_number<ctn_elu>},
      {"softplus", {"softplus"}, with_number<ctn_softplus>},
      {"maxout", {"maxout"}, maxout},
      {"lstm", {"lstm"}, lstm},
      {"slstm", {"slstm"}, slstm},
  };
}

}  // namespace golden
