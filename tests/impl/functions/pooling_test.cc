// Tests of pooling against its definition, and of its gradients.
#include <algorithm>
#include <limits>

#include "impl/backend/kernels.h"
#include "impl/backend/params/pooling.h"
#include "impl/base/parallel.h"
#include "impl/functions/functions.h"
#include "impl/functions/pooling.h"
#include "tests/impl/gradient_support.h"
#include "tests/impl/test_array.h"

namespace catenary {
namespace {

class PoolingTest : public EverySimdLevel {};

/// Planes and the result of pooling them, by definition.
struct Pools {
  PoolingParams p;
  int64_t n, h, w, oh, ow;
  TestArray x, y, where, gy, gx, picked;

  Pools(PoolingParams params, int64_t planes, int64_t height, int64_t width, bool cover_all, DType dtype)
      : p(params),
        n(planes),
        h(height),
        w(width),
        oh((h + 2 * p.ph - p.kh + (cover_all ? p.sy - 1 : 0)) / p.sy + 1),
        ow((w + 2 * p.pw - p.kw + (cover_all ? p.sx - 1 : 0)) / p.sx + 1),
        x({n, 1, h, w}, dtype),
        y({n, 1, oh, ow}, dtype),
        where({n, 1, oh, ow}, p.kh * p.kw > 256 ? CTN_INT32 : CTN_UINT8),
        gy({n, 1, oh, ow}, dtype),
        gx({n, 1, h, w}, dtype),
        picked({n, 1, oh, ow}, dtype) {
    x.fill_random(-2, 2, unsigned(h * 31 + w));
    gy.fill_random(-1, 1, unsigned(h + w));
    gx.fill(77);
  }

  template <class F>
  void each_element(int64_t plane, int64_t oy, int64_t ox, F body) const {
    for (int64_t ky = 0; ky < p.kh; ++ky) {
      for (int64_t kx = 0; kx < p.kw; ++kx) {
        const int64_t row = oy * p.sy - p.ph + ky, column = ox * p.sx - p.pw + kx;
        if (row >= 0 && row < h && column >= 0 && column < w)
          body((plane * h + row) * w + column, ky * p.kw + kx);
      }
    }
  }
  template <class F>
  void each_window(F body) const {
    for (int64_t i = 0; i < n * oh * ow; ++i) body(i, i / (oh * ow), i / ow % oh, i % ow);
  }

  void run_max() {
    Launch launch(kernels::max_pooling, p);
    add_operands(launch, x, y, where);
    cpu::run(launch);
  }
  void run_average() {
    Launch launch(kernels::average_pooling, p);
    add_operands(launch, x, y);
    cpu::run(launch);
  }

  void check_max() {
    run_max();
    Launch scatter(kernels::max_pooling_scatter, p), gather(kernels::max_pooling_gather, p);
    add_operands(scatter, gy, where, gx);
    cpu::run(scatter);
    add_operands(gather, x, where, picked);
    cpu::run(gather);
    std::vector<double> expected(size_t(x.size())), sizes(size_t(x.size()), 1.0);
    each_window([&](int64_t i, int64_t plane, int64_t oy, int64_t ox) {
      double best = -INFINITY;
      int64_t at = -1, code = 0;
      each_element(plane, oy, ox, [&](int64_t element, int64_t place) {
        const double value = x.get(element);
        if (at < 0 || (!std::isnan(best) && !(value <= best))) best = value, at = element, code = place;
      });
      if (std::isnan(best)) {
        ASSERT_TRUE(std::isnan(y.get(i)));
      } else {
        ASSERT_EQ(y.get(i), best);
      }
      if (at >= 0) {
        ASSERT_EQ(where.get(i), double(code));
      }
      if (!std::isnan(best)) {
        ASSERT_EQ(picked.get(i), at < 0 ? 0 : best);
      }
      if (at < 0) return;
      expected[size_t(at)] += gy.get(i);
      sizes[size_t(at)] += std::abs(gy.get(i));
    });
    const double tolerance = 4 * epsilon(x.dtype());
    for (int64_t i = 0; i < x.size(); ++i)
      ASSERT_NEAR(gx.get(i), expected[size_t(i)], tolerance * sizes[size_t(i)]);
  }

  void check_average() {
    p.scale = 1 / double(p.kh * p.kw);
    run_average();
    Launch spread(kernels::average_pooling_gradient, p);
    add_operands(spread, gy, gx);
    cpu::run(spread);
    const double tolerance = 8 * epsilon(x.dtype());
    std::vector<double> expected(size_t(x.size()));
    each_window([&](int64_t i, int64_t plane, int64_t oy, int64_t ox) {
      double sum = 0;
      each_element(plane, oy, ox, [&](int64_t element, int64_t) {
        sum += x.get(element);
        expected[size_t(element)] += gy.get(i) * p.scale;
      });
      ASSERT_NEAR(y.get(i), sum * p.scale, tolerance);
    });
    for (int64_t i = 0; i < x.size(); ++i) ASSERT_NEAR(gx.get(i), expected[size_t(i)], tolerance);
  }
};

const PoolingParams kWindows[] = {{1, 1, 1, 1, 0, 0, 1}, {2, 2, 2, 2, 0, 0, 1}, {3, 3, 2, 2, 0, 0, 1},
                                  {3, 3, 1, 1, 1, 1, 1}, {3, 2, 2, 3, 1, 0, 1}, {1, 2, 3, 2, 0, 1, 1},
                                  {5, 4, 3, 4, 2, 3, 1}, {2, 3, 5, 7, 1, 2, 1}, {2, 2, 1, 1, 3, 4, 1},
                                  {8, 8, 2, 2, 3, 3, 1}, {9, 9, 2, 3, 4, 0, 1}, {17, 16, 4, 1, 8, 8, 1}};

TEST_P(PoolingTest, Windows) {
  for (DType dtype : kFloatDTypes) {
    for (const PoolingParams& p : kWindows) {
      for (const auto& [h, w] : {std::pair<int64_t, int64_t>{17, 16}, {23, 56}, {20, 41}}) {
        for (bool cover_all : {false, true}) {
          SCOPED_TRACE(testing::Message()
                       << int(dtype) << ": " << p.kh << "x" << p.kw << " of " << h << "x" << w);
          Pools(p, 2, h, w, cover_all, dtype).check_max();
          Pools(p, 2, h, w, cover_all, dtype).check_average();
        }
      }
    }
  }
}

TEST_P(PoolingTest, WholePlanes) {
  for (DType dtype : kFloatDTypes) {
    for (const auto& [h, w] : {std::pair<int64_t, int64_t>{1, 1}, {7, 7}, {1, 300}, {300, 1}, {31, 33}}) {
      Pools({h, w, h, w, 0, 0, 1}, 3, h, w, false, dtype).check_max();
      Pools({h, w, h, w, 0, 0, 1}, 3, h, w, false, dtype).check_average();
      Pools({h + 2, w + 1, 1, 1, 1, 1, 1}, 1, h, w, false, dtype).check_max();
    }
  }
}

TEST_P(PoolingTest, EqualElementsAndSpecialOnes) {
  const double values[] = {1, 1, -INFINITY, 2, 2, NAN, -INFINITY, -INFINITY, NAN, 0, -0.0, INFINITY};
  for (DType dtype : kFloatDTypes) {
    for (const PoolingParams& p : kWindows) {
      if (p.ph || p.pw) continue;  // the padding precedes infinities of the same value
      for (size_t step : {1, 5, 7}) {
        Pools pools(p, 2, 18, 37, false, dtype);
        for (int64_t i = 0; i < pools.x.size(); ++i)
          pools.x.set(i, values[(size_t(i) * step + size_t(i) / 9) % 12]);
        pools.check_max();
        Pools flat(p, 2, 18, 37, true, dtype);
        flat.x.fill(3);
        flat.check_max();
      }
    }
  }
}

TEST_P(PoolingTest, IndependentOfThreads) {
  Pools one({3, 3, 2, 2, 1, 1, 1}, 40, 56, 56, true, CTN_FLOAT32), many = one;
  many.y = TestArray(one.y.shape(), CTN_FLOAT32);
  many.where = TestArray(one.where.shape(), CTN_UINT8);
  set_thread_count(1);
  one.run_max();
  set_thread_count(3);
  many.run_max();
  set_thread_count(0);
  EXPECT_EQ(std::memcmp(one.y.values<float>(), many.y.values<float>(), size_t(one.y.size()) * 4), 0);
  EXPECT_EQ(std::memcmp(one.where.values<char>(), many.where.values<char>(), size_t(one.y.size())), 0);
}

CTN_EVERY_SIMD_LEVEL(PoolingTest);

struct Windows {
  int64_t ky, kx, sy, sx, py, px;
};
const Windows kSizes[] = {{2, 2, 2, 2, 0, 0}, {3, 2, 2, 1, 1, 0}, {2, 3, 3, 2, 0, 1}, {3, 3, 1, 1, 1, 1}};
const GradientTest kPoolingTypes = {{1e-5, 1e-6, 1e-5}};

TEST(GradientPooling, Maxima) {
  for (Layout layout : kLayouts) {
    for (const Windows& s : kSizes) {
      for (bool cover_all : {false, true}) {
        GradientDraw draw(1, layout);
        check_gradients(
            "max_pooling_2d",
            [&](In x) -> Values {
              return {functions::max_pooling_2d(x[0], s.ky, s.kx, s.sy, s.sx, s.py, s.px, cover_all)};
            },
            {draw.distinct({2, 2, 5, 4})}, kPoolingTypes);
      }
    }
    for (int64_t height : {1, 2, 3}) {
      GradientDraw draw(2, layout);
      check_gradients(
          "spatial_pyramid_pooling_2d",
          [&](In x) -> Values { return {functions::spatial_pyramid_pooling_2d(x[0], height)}; },
          {draw.distinct({2, 2, 5, 7})}, kPoolingTypes);
    }
  }
}

TEST(GradientPooling, Sums) {
  for (Layout layout : kLayouts) {
    for (const Windows& s : kSizes) {
      GradientDraw draw(3, layout);
      check_gradients(
          "average_pooling_2d",
          [&](In x) -> Values {
            return {functions::average_pooling_2d(x[0], s.ky, s.kx, s.sy, s.sx, s.py, s.px)};
          },
          {draw.array({2, 2, 5, 4})}, kPoolingTypes);
      for (bool cover_all : {false, true}) {
        for (bool count_pad : {false, true}) {
          const Ref<FunctionOptions> o = functions::function_options_new();
          functions::function_options_set_cover_all(*o, cover_all);
          functions::function_options_set_count_include_pad(*o, count_pad);
          check_gradients(
              "average_pooling_2d",
              [&](In x) -> Values {
                return {functions::average_pooling_2d(x[0], s.ky, s.kx, s.sy, s.sx, s.py, s.px, o.get())};
              },
              {draw.array({2, 2, 5, 4})}, kPoolingTypes);
        }
        check_gradients(
            "unpooling_2d",
            [&](In x) -> Values {
              return {functions::unpooling_2d(x[0], s.ky, s.kx, s.sy, s.sx, s.py, s.px, 0, 0, cover_all)};
            },
            {draw.array({2, 1, 3, 4})}, kPoolingTypes);
      }
    }
    GradientDraw draw(4, layout);
    check_gradients(
        "unpooling_2d",
        [&](In x) -> Values { return {functions::unpooling_2d(x[0], 3, 3, 2, 2, 0, 0, 7, 8, true)}; },
        {draw.array({1, 2, 3, 4})}, kPoolingTypes);
  }
}

TEST(GradientPooling, NoSamples) {
  GradientDraw draw(5);
  check_gradients("max_pooling_2d",
                  [&](In x) -> Values { return {functions::max_pooling_2d(x[0], 2, 2, 2, 2, 0, 0, true)}; },
                  {draw.array({0, 2, 4, 4})});
  check_gradients("average_pooling_2d",
                  [&](In x) -> Values { return {functions::average_pooling_2d(x[0], 2, 2, 2, 2, 0, 0)}; },
                  {draw.array({2, 0, 4, 4})});
  check_gradients(
      "unpooling_2d",
      [&](In x) -> Values { return {functions::unpooling_2d(x[0], 2, 2, 2, 2, 0, 0, 0, 0, true)}; },
      {draw.array({0, 2, 4, 4})});
  check_gradients("spatial_pyramid_pooling_2d",
                  [&](In x) -> Values { return {functions::spatial_pyramid_pooling_2d(x[0], 2)}; },
                  {draw.array({0, 2, 4, 4})});
}

}  // namespace
}  // namespace catenary
