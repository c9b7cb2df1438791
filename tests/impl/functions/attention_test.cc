// Tests of attention against a plain loop, at sizes on both sides of the tile boundaries, and of its
// derivatives.
#include "impl/base/parallel.h"
#include "impl/functions/connection.h"
#include "impl/functions/functions.h"
#include "tests/impl/gradient_support.h"

namespace catenary {
namespace {

struct Case {
  int64_t batch, heads, queries, keys, size, value_size;
  bool causal;
  char mask;  // 'n': none, 'b': boolean, 'f': additive
};

std::vector<double> numbers(const Array& a) {
  std::vector<double> values(size_t(a.size()));
  to_data(*astype(a, CTN_FLOAT64), values.data());
  return values;
}

/// softmax(scale q k^T + mask) v in double, element by element.
std::vector<double> plain(const Case& c, const Array& q, const Array& k, const Array& v,
                          const std::vector<double>& mask, double scale) {
  const std::vector<double> x = numbers(q), y = numbers(k), z = numbers(v);
  std::vector<double> out(size_t(c.batch * c.heads * c.queries * c.value_size));
  for (int64_t h = 0; h < c.batch * c.heads; ++h)
    for (int64_t i = 0; i < c.queries; ++i) {
      std::vector<double> score(size_t(c.keys), -HUGE_VAL);
      double most = -HUGE_VAL, sum = 0;
      for (int64_t j = 0; j < c.keys; ++j) {
        if (c.causal && j > i) continue;
        double s = 0;
        for (int64_t d = 0; d < c.size; ++d)
          s += x[size_t((h * c.queries + i) * c.size + d)] * y[size_t((h * c.keys + j) * c.size + d)];
        const double m = c.mask == 'n' ? 0 : mask[size_t((h * c.queries + i) * c.keys + j)];
        score[size_t(j)] = c.mask == 'b' ? (m != 0 ? s * scale : -HUGE_VAL) : s * scale + m;
        most = std::max(most, score[size_t(j)]);
      }
      if (most == -HUGE_VAL) continue;
      for (double& s : score) sum += s = std::exp(s - most);
      for (int64_t j = 0; j < c.keys; ++j)
        for (int64_t d = 0; d < c.value_size; ++d)
          out[size_t((h * c.queries + i) * c.value_size + d)] +=
              score[size_t(j)] / sum * z[size_t((h * c.keys + j) * c.value_size + d)];
    }
  return out;
}

ArrayRef draw_mask(GradientDraw& draw, const Case& c) {
  const std::vector<std::vector<int64_t>> shapes = {
      {c.batch, c.heads, c.queries, c.keys}, {c.queries, c.keys}, {c.batch, 1, 1, c.keys}, {c.queries, 1}};
  const std::vector<int64_t>& shape = shapes[size_t(draw.between(0, 3))];
  if (c.mask == 'b') return draw.integers(shape, 0, 3, CTN_BOOL);
  return draw.array(shape);
}

void compare(const Case& c, DType dtype, double tolerance, Layout layout, Backend& backend) {
  GradientDraw draw(uint64_t(c.queries * 31 + c.keys), layout, backend);
  const ArrayRef q = draw.array({c.batch, c.heads, c.queries, c.size}, {}, dtype);
  const ArrayRef k = draw.array({c.batch, c.heads, c.keys, c.size}, {}, dtype);
  const ArrayRef v = draw.array({c.batch, c.heads, c.keys, c.value_size}, {}, dtype);
  ArrayRef mask = c.mask == 'n' ? nullptr : draw_mask(draw, c);
  if (c.mask == 'f') mask = astype(*mask, dtype);
  std::vector<double> stretched;
  if (mask) {
    const int64_t full[4] = {c.batch, c.heads, c.queries, c.keys};
    stretched = numbers(*broadcast_to(*mask, {full, 4}));
  }
  const double scale = 1.5 / std::sqrt(double(c.size));
  const Value values[4] = {Value(q), Value(k), Value(v), Value(mask)};
  const Value y =
      functions::attention(values[0], values[1], values[2], mask ? &values[3] : nullptr, scale, c.causal);
  EXPECT_EQ(y->dtype(), dtype);
  const std::vector<double> got = numbers(*y), expected = plain(c, *q, *k, *v, stretched, scale);
  ASSERT_EQ(got.size(), expected.size());
  for (size_t i = 0; i < got.size(); ++i)
    ASSERT_NEAR(got[i], expected[i], tolerance)
        << i << ": " << c.queries << " x " << c.keys << ", size " << c.size << ", causal " << c.causal
        << ", mask " << c.mask << ", " << dtype_name(dtype);
}

const Case kCases[] = {{1, 1, 1, 1, 1, 1, false, 'n'},      {2, 3, 5, 7, 4, 3, false, 'n'},
                       {2, 1, 64, 64, 8, 8, true, 'n'},     {1, 2, 65, 63, 16, 5, true, 'b'},
                       {1, 1, 130, 500, 9, 17, false, 'f'}, {1, 1, 500, 130, 9, 17, true, 'f'},
                       {1, 2, 700, 1100, 5, 3, true, 'n'},  {2, 2, 3, 981, 7, 2, false, 'b'},
                       {1, 1, 1000, 70, 3, 4, true, 'b'},   {0, 2, 3, 4, 5, 6, false, 'n'},
                       {2, 2, 0, 4, 5, 6, false, 'n'},      {2, 2, 3, 0, 5, 6, true, 'n'},
                       {1, 2, 3, 4, 5, 0, false, 'n'},      {1, 3, 70, 49, 300, 130, false, 'n'}};

class AttentionTest : public testing::TestWithParam<const char*> {
 protected:
  Backend& backend_ = find_backend(GetParam());
};
INSTANTIATE_TEST_SUITE_P(Devices, AttentionTest, testing::Values("cpu", "test:0"),
                         [](const auto& info) { return std::string(info.param).substr(0, 3); });

TEST_P(AttentionTest, AgreesWithLoops) {
  for (const Case& c : kCases) {
    compare(c, CTN_FLOAT64, 1e-12, Layout::contiguous, backend_);
    compare(c, CTN_FLOAT32, 2e-6, Layout::contiguous, backend_);
    compare(c, CTN_FLOAT16, 2e-3, Layout::contiguous, backend_);
    compare(c, CTN_BFLOAT16, 1e-2, Layout::contiguous, backend_);
  }
}

TEST_P(AttentionTest, EveryLayout) {
  for (Layout layout : kLayouts)
    for (const Case& c : {Case{2, 3, 5, 7, 4, 3, false, 'b'}, Case{2, 2, 70, 60, 6, 3, true, 'f'}})
      compare(c, CTN_FLOAT64, 1e-12, layout, backend_);
}

Values call(In x, bool causal, double scale = 0) {
  return {functions::attention(x[0], x[1], x[2], x.size == 4 ? &x[3] : nullptr, scale, causal)};
}

TEST_P(AttentionTest, Derivatives) {
  for (Layout layout : kLayouts)
    for (bool causal : {false, true})
      for (char mask : {'n', 'b', 'f'}) {
        const Case c = {2, 2, 3, 4, 3, 2, causal, mask};
        GradientDraw draw(uint64_t(layout) * 10 + causal, layout, backend_);
        std::vector<ArrayRef> x = {draw.array({2, 2, 3, 3}), draw.array({2, 2, 4, 3}),
                                   draw.array({2, 2, 4, 2})};
        if (mask != 'n') x.push_back(draw_mask(draw, c));
        GradientTest test;
        test.check = {1e-4, 1e-6, 1e-6};
        check_gradients(
            "attention", [&](In in) { return call(in, causal); }, x, test);
        if (mask == 'f') {  // fused gradients, but none for the mask
          test.check.constants = {3};
          check_gradients(
              "attention", [&](In in) { return call(in, causal, 0.7); }, x, test);
        }
      }
  GradientDraw draw(99, Layout::contiguous, backend_);
  for (const std::vector<int64_t>& shape : {std::vector<int64_t>{0, 2, 3, 2}, {2, 1, 0, 3}})
    check_gradients("attention of nothing", [](In in) { return call(in, true); },
                    {draw.array(shape), draw.array(shape), draw.array(shape)});
  check_gradients("attention without keys", [](In in) { return call(in, false); },
                  {draw.array({1, 2, 3, 2}), draw.array({1, 2, 0, 2}), draw.array({1, 2, 0, 4})});
  check_gradients(
      "self-attention",
      [](In in) -> Values { return {functions::attention(in[0], in[0], in[0], nullptr, 0, true)}; },
      {draw.array({1, 2, 3, 2})}, {{1e-4, 1e-6, 1e-6}});
}

/// Compares the fused gradients at sizes beyond one tile with those of the composition that create_graph
/// uses.
void compare_gradients(const Case& c, Backend& backend, const char* wanted = "qkv") {
  GradientDraw draw(7, Layout::contiguous, backend);
  const ArrayRef arrays[3] = {draw.array({c.batch, c.heads, c.queries, c.size}),
                              draw.array({c.batch, c.heads, c.keys, c.size}),
                              draw.array({c.batch, c.heads, c.keys, c.value_size})};
  const ArrayRef gy = draw.array({c.batch, c.heads, c.queries, c.value_size});
  const Value mask(c.mask == 'n' ? nullptr : draw_mask(draw, c));
  std::vector<double> found[2][3];
  for (bool composed : {false, true}) {
    VariableRef x[3];
    std::vector<Variable*> inputs;
    for (int i = 0; i < 3; ++i) {
      x[i] = make_variable(Value(arrays[i]));
      x[i]->node().requires_grad = std::string(wanted).find("qkv"[i]) != std::string::npos;
    }
    const VariableRef y = make_variable(functions::attention(x[0]->value(), x[1]->value(), x[2]->value(),
                                                             mask ? &mask : nullptr, 0, c.causal));
    y->node().grad = gy;
    backward(*y, false, composed);
    for (int i = 0; i < 3; ++i)
      if (x[i]->node().grad) found[composed][i] = numbers(*x[i]->node().grad);
  }
  for (int i = 0; i < 3; ++i) {
    ASSERT_EQ(found[0][i].size(), found[1][i].size());
    for (size_t j = 0; j < found[0][i].size(); ++j)
      ASSERT_NEAR(found[0][i][j], found[1][i][j], 1e-11) << "qkv"[i] << " at " << j;
  }
}

TEST_P(AttentionTest, GradientsBeyondOneTile) {
  for (const Case& c : kCases) compare_gradients(c, backend_);
  for (const char* wanted : {"q", "k", "v", "kv", "qv"})
    for (bool causal : {false, true}) {
      compare_gradients({1, 3, 100, 400, 5, 6, causal, 'n'}, backend_, wanted);
      compare_gradients({1, 1, 5, 0, 3, 2, causal, 'n'}, backend_, wanted);  // zeros
    }
}

/// Queries, keys, and values that are parts of one array, as layers compute them: the parts' gradients are
/// written into one array, which nothing else may change, also if a part has another use.
TEST_P(AttentionTest, PartsOfOneArray) {
  for (const bool causal : {false, true})
    for (const bool used_twice : {false, true}) {
      GradientDraw draw(13, Layout::contiguous, backend_);
      const ArrayRef joined = draw.array({2, 70, 9, 5}), gy = draw.array({2, 70, 3, 5});
      std::vector<double> found[2][4];
      for (const bool composed : {false, true}) {
        const VariableRef x = make_variable(Value(joined));
        Values parts = functions::split_axis(functions::swapaxes(x->value(), 1, 2), 3, 1);
        std::vector<VariableRef> kept;
        for (const Value& part : parts) kept.push_back(make_variable(part));
        const Value scores = functions::attention(parts[0], parts[1], parts[2], nullptr, 0, causal);
        EXPECT_TRUE(swapaxes(*scores, 1, 2)->is_c_contiguous());
        Value out = functions::swapaxes(scores, 1, 2);
        if (used_twice)
          out = out + functions::swapaxes(parts[1], 1, 2) * 2 + functions::split_axis(x->value(), 3, 2)[1];
        const VariableRef y = make_variable(out);
        y->node().grad = gy;
        backward(*y, true, composed);
        for (size_t i = 0; i < 3; ++i) found[composed][i] = numbers(*kept[i]->node().grad);
        found[composed][3] = numbers(*x->node().grad);
      }
      for (int i = 0; i < 4; ++i) {
        ASSERT_EQ(found[0][i].size(), found[1][i].size());
        for (size_t j = 0; j < found[0][i].size(); ++j)
          ASSERT_NEAR(found[0][i][j], found[1][i][j], 1e-12) << "array " << i << " at " << j;
      }
    }
}

TEST_P(AttentionTest, QueriesThatSeeNothing) {
  const bool flags[4] = {false, true, false, false};
  const int64_t mask_shape[2] = {2, 2};
  const Value mask(from_data(flags, {mask_shape, 2}, CTN_BOOL, backend_));
  GradientDraw draw(3, Layout::contiguous, backend_);
  check_gradients(
      "attention",
      [&](In in) -> Values { return {functions::attention(in[0], in[1], in[2], &mask, 0, false)}; },
      {draw.array({1, 1, 2, 3}), draw.array({1, 1, 2, 3}), draw.array({1, 1, 2, 2})}, {{1e-4, 1e-6, 1e-6}});
  const Value x(draw.array({1, 1, 2, 3}));
  const std::vector<double> y = numbers(*functions::attention(x, x, x, &mask, 0, false));
  for (size_t i = 3; i < 6; ++i) EXPECT_EQ(y[i], 0);
}

/// Arrays of 16 bits give what float32 gives, rounded once.
TEST_P(AttentionTest, HalvesAreComputedInFloat32) {
  for (const DType dtype : {CTN_FLOAT16, CTN_BFLOAT16})
    for (const Layout layout : {Layout::contiguous, Layout::transposed})
      for (const Case& c : kCases) {
        GradientDraw draw(11, layout, backend_);
        const ArrayRef arrays[3] = {draw.array({c.batch, c.heads, c.queries, c.size}, {}, dtype),
                                    draw.array({c.batch, c.heads, c.keys, c.size}, {}, dtype),
                                    draw.array({c.batch, c.heads, c.keys, c.value_size}, {}, dtype)};
        const ArrayRef gy = draw.array({c.batch, c.heads, c.queries, c.value_size}, {}, dtype);
        ArrayRef mask = c.mask == 'n' ? nullptr : draw_mask(draw, c);
        if (c.mask == 'f') mask = astype(*mask, dtype);
        std::vector<double> results[2], gradients[2][3];
        for (const bool wide : {false, true}) {
          const auto given = [&](const Array& a) {
            return wide && a.dtype() != CTN_BOOL ? astype(a, CTN_FLOAT32) : share(const_cast<Array&>(a));
          };
          VariableRef x[3];
          for (int i = 0; i < 3; ++i) x[i] = make_variable(Value(given(*arrays[i])));
          const Value shown(mask ? given(*mask) : nullptr);
          const VariableRef y = make_variable(functions::attention(
              x[0]->value(), x[1]->value(), x[2]->value(), mask ? &shown : nullptr, 0, c.causal));
          results[wide] = numbers(*asarray(y->array(), dtype));
          y->node().grad = given(*gy);
          backward(*y, false, false);
          for (int i = 0; i < 3; ++i) gradients[wide][i] = numbers(*x[i]->node().grad);
        }
        ASSERT_EQ(results[0], results[1]) << dtype_name(dtype) << " " << c.queries << " x " << c.keys;
        for (int i = 0; i < 3; ++i) {
          double most = 0;
          for (const double g : gradients[1][i]) most = std::max(most, std::abs(g));
          for (size_t j = 0; j < gradients[1][i].size(); ++j)
            ASSERT_NEAR(gradients[0][i][j], gradients[1][i][j],
                        (dtype == CTN_FLOAT16 ? 0x1p-8 : 0x1p-5) * most)
                << "qkv"[i] << " " << c.queries << " x " << c.keys;
        }
      }
}

TEST_P(AttentionTest, SubnormalFloat16) {
  const int64_t shape[4] = {1, 1, 3, 2};
  const Value zero(to_backend(*full_f64({shape, 4}, 0, CTN_FLOAT16), backend_)),
      small(to_backend(*full_f64({shape, 4}, 0x1p-23, CTN_FLOAT16), backend_));
  EXPECT_EQ(numbers(*functions::attention(zero, zero, small, nullptr, 0, false)),
            std::vector<double>(6, 0x1p-23));
}

/// The scores alone would occupy 256 MiB.
TEST(Attention, MemoryGrowsWithTheLengths) {
  GradientDraw draw(5);
  const std::vector<int64_t> shape = {1, 1, 8192, 8};
  VariableRef x[3];
  for (VariableRef& v : x) v = make_variable(Value(draw.array(shape, {}, CTN_FLOAT32)));
  const ArrayRef gy = draw.array(shape, {}, CTN_FLOAT32);
  Pool& pool = cpu_backend().pool();
  pool.trim();
  pool.set_limit(pool.statistics().used_bytes + (8 << 20));
  const VariableRef y =
      make_variable(functions::attention(x[0]->value(), x[1]->value(), x[2]->value(), nullptr, 0, true));
  y->node().grad = gy;
  backward(*y, false, false);
  pool.set_limit(0);
  EXPECT_TRUE(x[2]->node().grad);
}

/// Any number of threads gives the same bits, however the work is divided.
TEST(Attention, ThreadsDoNotMatter) {
  const int before = thread_count();
  for (const Case& c : {Case{1, 3, 700, 900, 8, 8, false, 'n'}, Case{1, 1, 1500, 1500, 8, 4, true, 'n'}}) {
    std::vector<double> expected[4];
    for (int threads : {1, 2, 5}) {
      set_thread_count(threads);
      GradientDraw draw(5);
      VariableRef x[3] = {make_variable(Value(draw.array({c.batch, c.heads, c.queries, c.size}))),
                          make_variable(Value(draw.array({c.batch, c.heads, c.keys, c.size}))),
                          make_variable(Value(draw.array({c.batch, c.heads, c.keys, c.value_size})))};
      const VariableRef y = make_variable(
          functions::attention(x[0]->value(), x[1]->value(), x[2]->value(), nullptr, 0, c.causal));
      y->node().grad = draw.array({c.batch, c.heads, c.queries, c.value_size});
      backward(*y, false, false);
      for (int i = 0; i < 4; ++i) {
        const std::vector<double> got = numbers(i < 3 ? *x[i]->node().grad : y->array());
        if (threads == 1)
          expected[i] = got;
        else
          EXPECT_EQ(got, expected[i]) << threads << " threads, result " << i;
      }
    }
  }
  set_thread_count(before);
}

}  // namespace
}  // namespace catenary
