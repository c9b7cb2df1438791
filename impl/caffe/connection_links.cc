// Links with given parameters for convolution and inner product layers.
#include "impl/caffe/links.h"
#include "impl/links/connection.h"
#include "impl/links/options.h"

namespace catenary::caffe {
namespace {

LinkOptionsRef options_of(const ArrayRef& W, const ArrayRef& b) {
  LinkOptionsRef options = links::link_options_new();
  links::link_options_set_initial_value(*options, "W", *W);
  if (b)
    links::link_options_set_initial_value(*options, "b", *b);
  else
    links::link_options_set_nobias(*options, true);
  return options;
}

}  // namespace

LinkRef linear_of(const ArrayRef& W, const ArrayRef& b) {
  return links::linear(W->dim(1), W->dim(0), options_of(W, b).get());
}

LinkRef convolution_of(const Convolution& c, const ArrayRef& W, const ArrayRef& b) {
  const Window& w = c.window;
  const LinkOptionsRef options = options_of(W, b);
  option_set_dilation(*options, {w.dilation, 2});
  option_set_groups(*options, c.groups);
  return links::convolution_2d(c.in, c.out, w.kernel[0], w.kernel[1], w.stride[0], w.stride[1], w.pad[0],
                               w.pad[1], options.get());
}

}  // namespace catenary::caffe
