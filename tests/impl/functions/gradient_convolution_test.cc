// Checks first and second derivatives of convolutions and deconvolutions, over random windows, groups, shapes
// and layouts.
#include "impl/functions/connection/convolution.h"
#include "tests/impl/gradient_support.h"

namespace catenary {
namespace {

const GradientTest kSmooth = {{1e-4, 1e-6, 1e-6}};

template <class F>
void everywhere(F body) {
  for (Layout layout : kLayouts) {
    for (uint64_t seed = 1; seed <= 3; ++seed) {
      SCOPED_TRACE("layout " + std::to_string(int(layout)) + ", seed " + std::to_string(seed));
      GradientDraw draw(seed * 10 + uint64_t(layout), layout);
      body(draw);
    }
  }
  SCOPED_TRACE("test:0");
  GradientDraw draw(1, Layout::sliced, find_backend("test:0"));
  body(draw);
}

struct Drawn {
  ConvolutionGeometry windows;
  std::vector<int64_t> x, W, outsize;
  int64_t n, c, o;
};

/// Windows and image lengths that fit them; for a deconvolution, the lengths of its result.
Drawn draw_windows(GradientDraw& draw, int axes, bool transposed) {
  Drawn d;
  d.windows.axes = axes;
  d.windows.groups = draw.between(1, 2);
  d.n = draw.between(1, 2);
  d.c = d.windows.groups * draw.between(1, 2);
  d.o = d.windows.groups * draw.between(1, 2);
  d.x = {d.n, transposed ? d.o : d.c};
  d.W = {d.o, d.c / d.windows.groups};
  for (int i = 0; i < axes; ++i) {
    const int64_t k = draw.between(1, axes == 3 ? 2 : 3);
    d.windows.stride[i] = draw.between(1, 2);
    d.windows.dilation[i] = draw.between(1, 2);
    d.windows.pad[i] = draw.between(0, 2);
    const int64_t reach = d.windows.dilation[i] * (k - 1) + 1;
    const int64_t length =
        std::max<int64_t>(reach - 2 * d.windows.pad[i], 1) + draw.between(0, axes == 3 ? 1 : 3);
    const int64_t out = (length + 2 * d.windows.pad[i] - reach) / d.windows.stride[i] + 1;
    d.x.push_back(transposed ? out : length);
    d.outsize.push_back(length);
    d.W.push_back(k);
  }
  return d;
}

TEST(GradientConvolution, Convolution) {
  everywhere([](GradientDraw& draw) {
    for (int axes = 1; axes <= 3; ++axes) {
      const Drawn d = draw_windows(draw, axes, false);
      const ArrayRef x = draw.array(d.x), W = draw.array(d.W), b = draw.array({d.o});
      check_gradients(
          "convolution_nd",
          [&](In in) -> Values { return {functions::convolution(in[0], in[1], nullptr, d.windows)}; }, {x, W},
          kSmooth);
      check_gradients(
          "convolution_nd",
          [&](In in) -> Values { return {functions::convolution(in[0], in[1], &in[2], d.windows)}; },
          {x, W, b}, kSmooth);
    }
  });
}

TEST(GradientConvolution, Deconvolution) {
  everywhere([](GradientDraw& draw) {
    for (int axes = 1; axes <= 3; ++axes) {
      const Drawn d = draw_windows(draw, axes, true);
      const ArrayRef x = draw.array(d.x), W = draw.array(d.W), b = draw.array({d.c});
      check_gradients(
          "deconvolution_nd",
          [&](In in) -> Values {
            return {functions::deconvolution(in[0], in[1], nullptr, d.windows, d.outsize.data())};
          },
          {x, W}, kSmooth);
      check_gradients(
          "deconvolution_nd",
          [&](In in) -> Values {
            return {functions::deconvolution(in[0], in[1], &in[2], d.windows, d.outsize.data())};
          },
          {x, W, b}, kSmooth);
    }
  });
}

// Each input in turn is the only one that requires a gradient.
TEST(GradientConvolution, PartsAlone) {
  GradientDraw draw(1);
  const std::vector<ArrayRef> x = {draw.array({2, 2, 4, 3}), draw.array({3, 2, 2, 2}), draw.array({3})};
  const std::vector<ArrayRef> back = {draw.array({2, 3, 3, 2}), x[1], draw.array({2})};
  for (size_t wanted = 0; wanted < 3; ++wanted) {
    GradientTest test = kSmooth;
    for (size_t i = 0; i < 3; ++i)
      if (i != wanted) test.check.constants.push_back(i);
    check_gradients(
        "convolution_2d",
        [](In in) -> Values { return {functions::convolution_2d(in[0], in[1], &in[2], 1, 1, 1, 0)}; }, x,
        test);
    check_gradients(
        "deconvolution_2d",
        [](In in) -> Values { return {functions::deconvolution_2d(in[0], in[1], &in[2], 2, 1, 1, 0, 0, 0)}; },
        back, test);
  }
}

TEST(GradientConvolution, Options) {
  GradientDraw draw(2, Layout::transposed);
  const int64_t dilation[2] = {2, 1};
  const Ref<FunctionOptions> options = functions::function_options_new();
  option_set_dilation(*options, {dilation, 2});
  option_set_groups(*options, 2);
  check_gradients(
      "convolution_2d",
      [&](In in) -> Values {
        return {functions::convolution_2d(in[0], in[1], &in[2], 1, 2, 1, 0, options.get())};
      },
      {draw.array({2, 4, 5, 4}), draw.array({2, 2, 2, 3}), draw.array({2})}, kSmooth);
  check_gradients(
      "deconvolution_2d",
      [&](In in) -> Values {
        return {functions::deconvolution_2d(in[0], in[1], &in[2], 1, 2, 1, 0, 0, 0, options.get())};
      },
      {draw.array({2, 4, 4, 3}), draw.array({4, 1, 2, 3}), draw.array({2})}, kSmooth);
}

TEST(GradientConvolution, EmptyBatches) {
  GradientDraw draw(1);
  check_gradients(
      "convolution_2d",
      [](In in) -> Values { return {functions::convolution_2d(in[0], in[1], &in[2], 1, 1, 0, 0)}; },
      {draw.array({0, 2, 4, 3}), draw.array({3, 2, 2, 2}), draw.array({3})}, kSmooth);
  check_gradients(
      "deconvolution_2d",
      [](In in) -> Values { return {functions::deconvolution_2d(in[0], in[1], &in[2], 1, 1, 0, 0, 0, 0)}; },
      {draw.array({0, 3, 4, 3}), draw.array({3, 2, 2, 2}), draw.array({2})}, kSmooth);
}

}  // namespace
}  // namespace catenary
