// Tests of Caffe's layers over windows of images against loops that follow their definitions.
#include <algorithm>
#include <cfloat>
#include <cmath>

#include "impl/caffe/pooling.h"
#include "tests/impl/caffe_support.h"

namespace catenary {
namespace {

class CaffeWindows : public CaffeTest {};

struct Plan {
  int64_t n, c, h, w, out, groups, ky, kx, sy, sx, py, px, dy, dx;
};

Floats convolved(const Plan& p, const Floats& x, const Floats& W, const Floats& b, Lengths& shape) {
  const int64_t oh = (p.h + 2 * p.py - (p.dy * (p.ky - 1) + 1)) / p.sy + 1,
                ow = (p.w + 2 * p.px - (p.dx * (p.kx - 1) + 1)) / p.sx + 1, in = p.c / p.groups;
  shape = {p.n, p.out, oh, ow};
  Floats y;
  for (int64_t n = 0; n < p.n; ++n)
    for (int64_t o = 0; o < p.out; ++o)
      for (int64_t i = 0; i < oh; ++i)
        for (int64_t j = 0; j < ow; ++j) {
          double sum = b.empty() ? 0 : b[size_t(o)];
          for (int64_t c = 0; c < in; ++c)
            for (int64_t u = 0; u < p.ky; ++u)
              for (int64_t v = 0; v < p.kx; ++v) {
                const int64_t row = i * p.sy - p.py + u * p.dy, column = j * p.sx - p.px + v * p.dx;
                if (row < 0 || row >= p.h || column < 0 || column >= p.w) continue;
                const int64_t channel = o / (p.out / p.groups) * in + c;
                sum += double(x[size_t(((n * p.c + channel) * p.h + row) * p.w + column)]) *
                       double(W[size_t(((o * in + c) * p.ky + u) * p.kx + v)]);
              }
          y.push_back(float(sum));
        }
  return y;
}

TEST_P(CaffeWindows, ConvolutionInBothFormatsAndForms) {
  const Plan plans[] = {{2, 3, 7, 6, 4, 1, 3, 3, 1, 1, 0, 0, 1, 1},
                        {1, 4, 9, 8, 6, 2, 3, 2, 2, 1, 1, 0, 1, 1},
                        {2, 4, 11, 10, 4, 4, 2, 3, 1, 2, 0, 2, 3, 2},
                        {1, 2, 5, 5, 3, 1, 1, 1, 2, 2, 0, 0, 1, 1}};
  CaffeDraw draw(1);
  for (const Plan& p : plans) {
    for (bool bias : {true, false}) {
      const int64_t in = p.c / p.groups;
      const Floats x = draw.floats({p.n, p.c, p.h, p.w}), W = draw.floats({p.out, in, p.ky, p.kx});
      const Floats b = bias ? draw.floats({p.out}) : Floats();
      Lengths shape;
      const Floats expected = convolved(p, x, W, b, shape);

      // Repeated fields, and double-precision numbers that are not packed.
      Message repeated;
      repeated.number(1, p.out).number(2, bias).numbers(3, {p.py, p.px}).numbers(4, {p.ky, p.kx});
      repeated.number(5, p.groups).numbers(6, {p.sy, p.sx}).numbers(18, {p.dy, p.dx});
      Message weights;
      weights.message(7, Message().numbers(1, {p.out, in, p.ky, p.kx}));
      weights.packed(8, std::vector<double>(W.begin(), W.end()));
      Message current =
          layer("conv", "Convolution", {"data"}, {"y"}).message(106, repeated).message(7, weights);
      if (bias) current.message(7, blob({p.out}, b));
      expect_near(computed(*load(net({current})), {{"data", image({p.n, p.c, p.h, p.w}, x)}}, "y"), shape,
                  expected);
      if (p.dy != 1 || p.dx != 1) continue;

      // A field per axis, old blobs, and the V1 format.
      Message axes;
      axes.number(1, p.out).number(2, bias).number(5, p.groups).number(9, p.py).number(10, p.px);
      axes.number(11, p.ky).number(12, p.kx).number(13, p.sy).number(14, p.sx);
      Message old = v1_layer("conv", 4, {"data"}, {"y"}).message(10, axes);
      old.message(6, old_blob(p.out, in, p.ky, p.kx, W));
      if (bias) old.message(6, old_blob(1, 1, 1, p.out, b));
      const Ref<CaffeFunction> f = load(v1_net({old}));
      EXPECT_EQ(caffe::forward_type(*f, 0), "Convolution");
      expect_near(computed(*f, {{"data", image({p.n, p.c, p.h, p.w}, x)}}, "y"), shape, expected);
    }
  }
}

/// Pooling by definition: first the number of windows, then each window.
Floats pooled(const Plan& p, bool average, bool floor, const Floats& x, Lengths& shape) {
  const auto windows = [&](int64_t length, int64_t k, int64_t s, int64_t pad) {
    const double steps = double(length + 2 * pad - k) / double(s);
    int64_t count = int64_t(floor ? std::floor(steps) : std::ceil(steps)) + 1;
    if ((p.py || p.px) && (count - 1) * s >= length + pad) --count;
    return count;
  };
  const int64_t oh = windows(p.h, p.ky, p.sy, p.py), ow = windows(p.w, p.kx, p.sx, p.px);
  shape = {p.n, p.c, oh, ow};
  Floats y;
  for (int64_t plane = 0; plane < p.n * p.c; ++plane)
    for (int64_t i = 0; i < oh; ++i)
      for (int64_t j = 0; j < ow; ++j) {
        int64_t top = i * p.sy - p.py, left = j * p.sx - p.px;
        int64_t bottom = std::min(top + p.ky, p.h + p.py), right = std::min(left + p.kx, p.w + p.px);
        const double area = double((bottom - top) * (right - left));
        top = std::max<int64_t>(top, 0), left = std::max<int64_t>(left, 0);
        bottom = std::min(bottom, p.h), right = std::min(right, p.w);
        double sum = 0, most = -FLT_MAX;
        for (int64_t u = top; u < bottom; ++u)
          for (int64_t v = left; v < right; ++v) {
            const double value = x[size_t((plane * p.h + u) * p.w + v)];
            sum += value;
            most = std::max(most, value);
          }
        y.push_back(float(average ? sum / area : most));
      }
  return y;
}

TEST_P(CaffeWindows, PoolingRoundsUpAndLeavesWindowsBehindTheImageOut) {
  CaffeDraw draw(2);
  int beyond = 0, clipped = 0, tried = 0;
  while (tried < 300) {
    Plan p{};
    p.n = draw.between(1, 2), p.c = draw.between(1, 3), p.h = draw.between(1, 9), p.w = draw.between(1, 9);
    p.ky = draw.between(1, 5), p.kx = draw.between(1, 5), p.sy = draw.between(1, 4),
    p.sx = draw.between(1, 4);
    p.py = draw.between(0, p.ky - 1), p.px = draw.between(0, p.kx - 1);
    const bool average = draw.between(0, 1), floor = draw.between(0, 3) == 0;
    Message m;
    m.number(1, average).number(5, p.ky).number(6, p.kx).number(7, p.sy).number(8, p.sx);
    m.number(9, p.py).number(10, p.px).number(13, floor);
    const std::string bytes = net({layer("pool", "Pooling", {"x"}, {"y"}).message(121, m)});
    Lengths shape;
    const Floats x = draw.floats({p.n, p.c, p.h, p.w}), expected = pooled(p, average, floor, x, shape);
    const Value data = image({p.n, p.c, p.h, p.w}, x);
    const auto behind = [](int64_t count, int64_t s, int64_t length, int64_t pad) {
      return count < 1 || (count - 1) * s >= length + pad;
    };
    if (behind(shape[2], p.sy, p.h, p.py) || behind(shape[3], p.sx, p.w, p.px)) {
      EXPECT_NE(failure(CTN_ERROR_INVALID_ARGUMENT,
                        [&] {
                          computed(*load(bytes), {{"x", data}}, "y");
                        })
                    .find("layer \"pool\" (Pooling): windows of "),
                std::string::npos);
      continue;
    }
    ++tried;
    beyond += (shape[2] - 1) * p.sy + p.ky > p.h + 2 * p.py;
    clipped += !floor && shape[2] < (p.h + 2 * p.py - p.ky + p.sy - 1) / p.sy + 1;
    expect_near(computed(*load(bytes), {{"x", data}}, "y"), shape, expected);
  }
  EXPECT_GT(beyond, 20);
  EXPECT_GT(clipped, 5);
}

TEST_P(CaffeWindows, PoolingOverWholeImagesAndInV1) {
  CaffeDraw draw(3);
  const Floats x = draw.floats({2, 3, 4, 5});
  for (bool average : {false, true}) {
    Lengths shape;
    const Floats expected = pooled({2, 3, 4, 5, 0, 1, 4, 5, 1, 1, 0, 0, 1, 1}, average, false, x, shape);
    const Message global = Message().number(1, average).number(12, 1);
    expect_near(computed(*load(net({layer("p", "Pooling", {"x"}, {"y"}).message(121, global)})),
                         {{"x", image({2, 3, 4, 5}, x)}}, "y"),
                {2, 3, 1, 1}, expected);
    const Floats small = pooled({2, 3, 4, 5, 0, 1, 3, 3, 2, 2, 1, 1, 1, 1}, average, false, x, shape);
    const Message square = Message().number(1, average).number(2, 3).number(3, 2).number(4, 1);
    expect_near(computed(*load(v1_net({v1_layer("p", 17, {"x"}, {"y"}).message(19, square)})),
                         {{"x", image({2, 3, 4, 5}, x)}}, "y"),
                shape, small);
  }
}

TEST(CaffeGradient, PoolingWithWindowsThatEndOutside) {
  const int64_t sizes[][4] = {{5, 2, 2, 0}, {6, 3, 2, 1}, {7, 4, 3, 2}, {4, 5, 3, 2}};
  for (const auto& [length, kernel, stride, pad] : sizes) {
    for (bool average : {false, true}) {
      caffe::Pooling pooling{{{kernel, kernel}, {stride, stride}, {pad, pad}, {1, 1}}, average, false, false};
      GradientDraw draw(uint64_t(length), Layout::transposed);
      check_gradients(average ? "average" : "max",
                      [&](In x) -> Values { return {caffe::pool(x[0], pooling)}; },
                      {draw.distinct({2, 2, length, length})});
    }
  }
}

TEST_P(CaffeWindows, LocalResponseNormalizationOfBothRegions) {
  CaffeDraw draw(4);
  const int64_t N = 2, C = 6, H = 4, W = 5;
  const Floats x = draw.floats({N, C, H, W}, -3, 3);
  const auto at = [&](int64_t n, int64_t c, int64_t i, int64_t j) -> double {
    if (c < 0 || c >= C || i < 0 || i >= H || j < 0 || j >= W) return 0;
    return x[size_t(((n * C + c) * H + i) * W + j)];
  };
  const double alpha = 0.5, beta = 0.75, k = 2;
  for (int64_t size : {1, 3, 5}) {
    for (bool within : {false, true}) {
      Floats expected;
      const int64_t half = size / 2;
      for (int64_t n = 0; n < N; ++n)
        for (int64_t c = 0; c < C; ++c)
          for (int64_t i = 0; i < H; ++i)
            for (int64_t j = 0; j < W; ++j) {
              double sum = 0;
              for (int64_t u = -half; u <= half; ++u)
                for (int64_t v = -half; v <= half; ++v)
                  if (within) {
                    sum += at(n, c, i + u, j + v) * at(n, c, i + u, j + v);
                  } else if (v == 0) {
                    sum += at(n, c + u, i, j) * at(n, c + u, i, j);
                  }
              const double scale =
                  within ? 1 + alpha / double(size * size) * sum : k + alpha / double(size) * sum;
              expected.push_back(float(at(n, c, i, j) * std::pow(scale, -beta)));
            }
      Message m;
      m.number(1, size).real(2, float(alpha)).real(3, float(beta)).number(4, within).real(5, float(k));
      const Value data = image({N, C, H, W}, x);
      expect_near(computed(*load(net({layer("l", "LRN", {"x"}, {"y"}).message(118, m)})), {{"x", data}}, "y"),
                  {N, C, H, W}, expected);
      expect_near(
          computed(*load(v1_net({v1_layer("l", 15, {"x"}, {"y"}).message(18, m)})), {{"x", data}}, "y"),
          {N, C, H, W}, expected);
    }
  }
}

CTN_CAFFE_DEVICES(CaffeWindows);

}  // namespace
}  // namespace catenary
