// Calls of pooling functions.
#include "functions.h"

namespace golden {
namespace {

struct Windows {
  std::vector<int64_t> ksize, stride, pad;
  explicit Windows(const FunctionCall& call)
      : ksize(int_list(call.attr("ksize"))),
        stride(int_list(call.attr("stride"))),
        pad(int_list(call.attr("pad"))) {}
};

void max_pooling_2d(FunctionCall& call) {
  const Windows w(call);
  check(ctn_max_pooling_2d(call.in("x"), w.ksize[0], w.ksize[1], w.stride[0], w.stride[1], w.pad[0], w.pad[1],
                           call.attr("cover_all").get<bool>(), nullptr, call.out()));
}

void average_pooling_2d(FunctionCall& call) {
  const Windows w(call);
  check(ctn_average_pooling_2d(call.in("x"), w.ksize[0], w.ksize[1], w.stride[0], w.stride[1], w.pad[0],
                               w.pad[1], nullptr, call.out()));
}

void spatial_pyramid_pooling_2d(FunctionCall& call) {
  if (call.attr("pooling_class") != "MaxPooling2D") throw BadVector("another pooling class");
  check(ctn_spatial_pyramid_pooling_2d(call.in("x"), call.attr("pyramid_height").get<int64_t>(), call.out()));
}

void unpooling_2d(FunctionCall& call) {
  const Windows w(call);
  std::vector<int64_t> outsize = {0, 0};
  if (call.has_attr("outsize")) outsize = int_list(call.attr("outsize"));
  check(ctn_unpooling_2d(call.in("x"), w.ksize[0], w.ksize[1], w.stride[0], w.stride[1], w.pad[0], w.pad[1],
                         outsize[0], outsize[1], call.attr("cover_all").get<bool>(), nullptr, call.out()));
}

}  // namespace

std::vector<FunctionOp> pooling_functions() {
  return {
      {"max_pooling_2d", {"max_pooling_2d"}, max_pooling_2d},
      {"average_pooling_2d", {"average_pooling_2d"}, average_pooling_2d},
      {"spatial_pyramid_pooling_2d", {"spatial_pyramid_pooling_2d"}, spatial_pyramid_pooling_2d},
      {"unpooling_2d", {"unpooling_2d"}, unpooling_2d},
  };
}

}  // namespace golden
