// Calls of convolutions and deconvolutions.
#include "functions.h"

namespace golden {
namespace {

struct Pair {
  int64_t y = 0, x = 0;
};

Pair pair_of(FunctionCall& call, const char* name) {
  if (!call.has_attr(name)) return {};
  return {call.attr(name).at(0), call.attr(name).at(1)};
}

void convolution_2d(FunctionCall& call) {
  const Pair stride = pair_of(call, "stride"), pad = pair_of(call, "pad");
  check(ctn_convolution_2d(call.in("x"), call.in("W"), call.in("b"), stride.y, stride.x, pad.y, pad.x,
                           nullptr, call.out()));
}

void deconvolution_2d(FunctionCall& call) {
  const Pair stride = pair_of(call, "stride"), pad = pair_of(call, "pad"), size = pair_of(call, "outsize");
  check(ctn_deconvolution_2d(call.in("x"), call.in("W"), call.in("b"), stride.y, stride.x, pad.y, pad.x,
                             size.y, size.x, nullptr, call.out()));
}

}  // namespace

std::vector<FunctionOp> convolution_functions() {
  return {
      {"convolution_2d", {"convolution_2d"}, convolution_2d},
      {"deconvolution_2d", {"deconvolution_2d"}, deconvolution_2d},
  };
}

}  // namespace golden
