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
  check(ctn_max_pooling_2d(call.in("x"), w.ksize.data(), w.ksize.size(), w.stride.data(), w.stride.size(),
                           w.pad.data(), w.pad.size(), call.attr("cover_all").get<bool>(), call.out()));
}

void average_pooling_2d(FunctionCall& call) {
  const Windows w(call);
  check(ctn_average_pooling_2d(call.in("x"), w.ksize.data(), w.ksize.size(), w.stride.data(), w.stride.size(),
                               w.pad.data(), w.pad.size(), call.out()));
}

void spatial_pyramid_pooling_2d(FunctionCall& call) {
  if (call.attr("pooling_class") != "MaxPooling2D") throw BadVector("another pooling class");
  check(ctn_spatial_pyramid_pooling_2d(call.in("x"), call.attr("pyramid_height").get<int64_t>(), call.out()));
}

void unpooling_2d(FunctionCall& call) {
  const Windows w(call);
  std::vector<int64_t> outsize;
  if (call.has_attr("outsize")) outsize = int_list(call.attr("outsize"));
  check(ctn_unpooling_2d(call.in("x"), w.ksize.data(), w.ksize.size(), w.stride.data(), w.stride.size(),
                         w.pad.data(), w.pad.size(), outsize.empty() ? nullptr : outsize.data(),
                         outsize.size(), call.attr("cover_all").get<bool>(), call.out()));
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
