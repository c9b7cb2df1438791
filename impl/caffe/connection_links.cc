#include "impl/caffe/links.h"

namespace catenary::caffe {

LinkRef linear_of(const ArrayRef& W, const ArrayRef& b) {
  LinkRef link = links::linear(W->dim(1), W->dim(0), 0, 0, !b);
  link->param("W").set_data(W);
  if (b) link->param("b").set_data(b);
  return link;
}

LinkRef convolution_of(const Convolution& c, const ArrayRef& W, const ArrayRef& b) {
  const Window& w = c.window;
  return links::convolution_2d_options(c.in, c.out, w.kernel[0], w.kernel[1], w.stride[0], w.stride[1],
                                       w.pad[0], w.pad[1], w.dilation[0], w.dilation[1], c.groups, 1, 0, !b,
                                       W.get(), b.get());
}

}  // namespace catenary::caffe
