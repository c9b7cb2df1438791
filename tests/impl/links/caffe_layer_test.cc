// Tests of Caffe's layers except those with windows.
#include <algorithm>
#include <cmath>

#include "tests/impl/caffe_support.h"

namespace catenary {
namespace {

class CaffeLayers : public CaffeTest {};

/// A network with one layer: returns its output "y" for "x".
Value layer_of(const Message& one, const Value& x, bool train = false) {
  return computed(*load(net({one})), {{"x", x}}, "y", train);
}

Message plain(const std::string& type) { return layer("l", type, {"x"}, {"y"}); }

TEST_P(CaffeLayers, InnerProductFromAnAxisOnAndTransposed) {
  CaffeDraw draw(1);
  const Floats x = draw.floats({2, 3, 4}), b = draw.floats({5});
  for (int axis : {0, 1, 2, -1}) {
    const int64_t rows = axis == 0 ? 1 : axis == 1 ? 2 : 6, in = 24 / rows;
    const Floats W = draw.floats({5, in});
    Floats turned(W.size()), expected;
    for (int64_t o = 0; o < 5; ++o)
      for (int64_t i = 0; i < in; ++i) turned[size_t(i * 5 + o)] = W[size_t(o * in + i)];
    for (int64_t r = 0; r < rows; ++r)
      for (int64_t o = 0; o < 5; ++o) {
        double sum = b[size_t(o)];
        for (int64_t i = 0; i < in; ++i) sum += double(x[size_t(r * in + i)]) * double(W[size_t(o * in + i)]);
        expected.push_back(float(sum));
      }
    const Lengths shape = axis == 0 ? Lengths{5} : axis == 1 ? Lengths{2, 5} : Lengths{2, 3, 5};
    const Message p = Message().number(1, 5).number(5, axis);
    const Message straight =
        plain("InnerProduct").message(117, p).message(7, blob({5, in}, W)).message(7, blob({5}, b));
    expect_near(layer_of(straight, image({2, 3, 4}, x)), shape, expected);
    const Message transposed = plain("InnerProduct")
                                   .message(117, Message(p).number(6, 1))
                                   .message(7, blob({in, 5}, turned))
                                   .message(7, blob({5}, b));
    const Ref<CaffeFunction> f = load(net({transposed}));
    expect_near(computed(*f, {{"x", image({2, 3, 4}, x)}}, "y"), shape, expected);
    expect_near(f->fs()->param("l/W").value(), {5, in}, W);
    Message old = v1_layer("l", 14, {"x"}, {"y"}).message(17, p).message(6, old_blob(1, 1, 5, in, W));
    old.message(6, old_blob(1, 1, 1, 5, b));
    expect_near(computed(*load(v1_net({old})), {{"x", image({2, 3, 4}, x)}}, "y"), shape, expected);
  }
}

TEST_P(CaffeLayers, Activations) {
  const Floats x = {-2, -0.5f, 0, 0.25f, 3};
  const auto mapped = [&](double (*f)(double)) {
    Floats y;
    for (float v : x) y.push_back(float(f(v)));
    return y;
  };
  const Value data = image({1, 5}, x);
  expect_near(layer_of(plain("ReLU"), data), {1, 5}, mapped([](double v) { return std::max(v, 0.0); }));
  expect_near(layer_of(plain("ReLU").message(123, Message().real(1, 0.1f)), data), {1, 5},
              mapped([](double v) { return v > 0 ? v : 0.1 * v; }));
  expect_near(layer_of(plain("Sigmoid"), data), {1, 5},
              mapped([](double v) { return 1 / (1 + std::exp(-v)); }));
  expect_near(layer_of(plain("TanH"), data), {1, 5}, mapped([](double v) { return std::tanh(v); }));
  const int types[] = {18, 19, 23};
  for (int type : types)
    EXPECT_EQ(computed(*load(v1_net({v1_layer("l", type, {"x"}, {"y"})})), {{"x", data}}, "y")->size(), 5);
}

TEST_P(CaffeLayers, DropoutScalesWhatStays) {
  const Floats x(1000, 3);
  const Message drop = plain("Dropout").message(108, Message().real(1, 0.25f));
  EXPECT_EQ(floats_of(layer_of(drop, image({10, 100}, x), false)), x);
  int kept = 0;
  for (float v : floats_of(layer_of(drop, image({10, 100}, x), true))) {
    EXPECT_FLOAT_EQ(v, v == 0 ? 0 : 4);
    kept += v != 0;
  }
  EXPECT_GT(kept, 650);
  EXPECT_LT(kept, 850);
}

/// Softmax along axis 1 of (outer, classes, inner).
Floats softmax(const Floats& x, int64_t outer, int64_t classes, int64_t inner) {
  Floats y(x.size());
  for (int64_t o = 0; o < outer; ++o)
    for (int64_t i = 0; i < inner; ++i) {
      const auto at = [&](int64_t c) { return size_t((o * classes + c) * inner + i); };
      double sum = 0;
      for (int64_t c = 0; c < classes; ++c) sum += std::exp(double(x[at(c)]));
      for (int64_t c = 0; c < classes; ++c) y[at(c)] = float(std::exp(double(x[at(c)])) / sum);
    }
  return y;
}

TEST_P(CaffeLayers, SoftmaxAlongAnyAxis) {
  CaffeDraw draw(2);
  const Floats x = draw.floats({2, 3, 4, 5}, -4, 4);
  const int64_t lengths[] = {2, 3, 4, 5};
  for (int axis = -4; axis < 4; ++axis) {
    const int along = axis < 0 ? axis + 4 : axis;
    int64_t outer = 1;
    for (int i = 0; i < along; ++i) outer *= lengths[i];
    const Message m = plain("Softmax").message(125, Message().number(2, axis));
    expect_near(layer_of(m, image({2, 3, 4, 5}, x)), {2, 3, 4, 5},
                softmax(x, outer, lengths[along], 120 / outer / lengths[along]));
  }
}

TEST_P(CaffeLayers, SoftmaxWithLossOfEveryNormalization) {
  CaffeDraw draw(3);
  const Floats x = draw.floats({2, 3, 2, 2}, -2, 2), probabilities = softmax(x, 2, 3, 4);
  const Floats labels = {0, 2, 1, 1, 2, 2, 0, 1};
  for (int normalization = -3; normalization < 4; ++normalization) {
    for (int ignored : {-1, 1}) {
      Message p;
      if (ignored >= 0) p.number(1, ignored);
      if (normalization == -2) p.number(2, 0);
      if (normalization == -1) p.number(2, 1);
      if (normalization >= 0) p.number(3, normalization);
      double sum = 0, count = 0;
      for (int64_t n = 0; n < 2; ++n)
        for (int64_t i = 0; i < 4; ++i) {
          const int label = int(labels[size_t(n * 4 + i)]);
          if (label == ignored) continue;
          sum -= std::log(double(probabilities[size_t((n * 3 + label) * 4 + i)]));
          ++count;
        }
      // FULL, VALID, BATCH_SIZE, NONE; the older switch selects VALID or BATCH_SIZE.
      const double divisor = normalization == 0                          ? 8
                             : normalization == 2 || normalization == -2 ? 2
                             : normalization == 3                        ? 1
                                                                         : count;
      const Message loss = layer("l", "SoftmaxWithLoss", {"x", "t"}, {"y", "p"}).message(101, p);
      const Ref<CaffeFunction> f = load(net({loss}));
      const std::map<std::string, Value> inputs = {{"x", image({2, 3, 2, 2}, x)},
                                                   {"t", image({2, 1, 2, 2}, labels)}};
      expect_near(computed(*f, inputs, "y"), {}, {float(sum / divisor)});
      expect_near(computed(*f, inputs, "p"), {2, 3, 2, 2}, probabilities);
    }
  }
  const Ref<CaffeFunction> old = load(v1_net({v1_layer("l", 21, {"x", "t"}, {"y"})}));
  const Value scores = image({2, 3}, {0, 0, 0, 1, 1, 1});
  expect_near(computed(*old, {{"x", scores}, {"t", image({2}, {0, 2})}}, "y"), {}, {std::log(3.0f)});
  EXPECT_NE(failure(CTN_ERROR_SHAPE,
                    [&] {
                      computed(*old, {{"x", scores}, {"t", image({3}, {0, 2, 1})}}, "y");
                    })
                .find("layer \"l\" (SoftmaxWithLoss): expected 2 labels, got float32 (3,)"),
            std::string::npos);
}

TEST_P(CaffeLayers, ConcatSliceAndSplit) {
  const Value a = image({2, 1, 2}, {1, 2, 3, 4}), b = image({2, 2, 2}, {5, 6, 7, 8, 9, 10, 11, 12});
  const Floats joined = {1, 2, 5, 6, 7, 8, 3, 4, 9, 10, 11, 12};
  const auto concat = [&](const Message& p) {
    return computed(*load(net({layer("l", "Concat", {"a", "b"}, {"y"}).message(104, p)})),
                    {{"a", a}, {"b", b}}, "y");
  };
  expect_near(concat(Message()), {2, 3, 2}, joined);
  expect_near(concat(Message().number(2, -2)), {2, 3, 2}, joined);
  expect_near(concat(Message().number(1, 1)), {2, 3, 2}, joined);
  const Ref<CaffeFunction> old =
      load(v1_net({v1_layer("l", 3, {"a", "b"}, {"y"}).message(9, Message().number(1, 1))}));
  expect_near(computed(*old, {{"a", a}, {"b", b}}, "y"), {2, 3, 2}, joined);

  const Value whole = image({2, 3, 2}, joined);
  const auto sliced = [&](const Message& p, const Texts& tops, const std::string& wanted) {
    return computed(*load(net({layer("l", "Slice", {"x"}, tops).message(126, p)})), {{"x", whole}}, wanted);
  };
  expect_near(sliced(Message().numbers(2, {1}), {"u", "v"}, "u"), {2, 1, 2}, {1, 2, 3, 4});
  expect_near(sliced(Message().numbers(2, {1}).number(1, 1), {"u", "v"}, "v"), {2, 2, 2},
              {5, 6, 7, 8, 9, 10, 11, 12});
  expect_near(sliced(Message().number(3, -1), {"u", "v"}, "v"), {2, 3, 1}, {2, 6, 8, 4, 10, 12});
  expect_near(sliced(Message(), {"u", "v", "w"}, "w"), {2, 1, 2}, {7, 8, 11, 12});
  expect_near(sliced(Message(), {"u"}, "u"), {2, 3, 2}, joined);
  const Ref<CaffeFunction> v1 =
      load(v1_net({v1_layer("l", 33, {"x"}, {"u", "v"}).message(31, Message().number(1, 0)),
                   v1_layer("s", 22, {"v"}, {"p", "q"})}));
  expect_near(computed(*v1, {{"x", whole}}, "q"), {1, 3, 2}, {3, 4, 9, 10, 11, 12});
}

TEST_P(CaffeLayers, Eltwise) {
  const std::map<std::string, Value> inputs = {
      {"a", image({1, 3}, {1, -2, 3})}, {"b", image({1, 3}, {4, 5, -6})}, {"c", image({1, 3}, {2, 2, 2})}};
  const auto combined = [&](const Message& p) {
    return computed(*load(net({layer("l", "Eltwise", {"a", "b", "c"}, {"y"}).message(110, p)})), inputs, "y");
  };
  expect_near(combined(Message()), {1, 3}, {7, 5, -1});
  expect_near(combined(Message().number(1, 0)), {1, 3}, {8, -20, -36});
  expect_near(combined(Message().number(1, 1).real(2, 2).real(2, -1).real(2, 0.5f)), {1, 3}, {-1, -8, 13});
  expect_near(combined(Message().packed(2, Floats{1, 0, 0})), {1, 3}, {1, -2, 3});
  expect_near(combined(Message().number(1, 2)), {1, 3}, {4, 5, 3});
  const Ref<CaffeFunction> old =
      load(v1_net({v1_layer("l", 25, {"a", "b"}, {"y"}).message(24, Message().number(1, 2))}));
  expect_near(computed(*old, inputs, "y"), {1, 3}, {4, 5, 3});
  EXPECT_NE(failure(CTN_ERROR_SHAPE,
                    [&] {
                      computed(*old, {{"a", image({1}, {1})}, {"b", image({2}, {1, 2})}}, "y");
                    })
                .find("expected bottoms of one shape, got float32 (1,) and float32 (2,)"),
            std::string::npos);
}

TEST_P(CaffeLayers, BatchNormDividesItsSumsAndLearnsThem) {
  CaffeDraw draw(4);
  const int64_t N = 3, C = 2, D = 4;
  const Floats x = draw.floats({N, C, D}, -2, 5), sum_mean = {2, -1}, sum_var = {6, 3};
  const double eps = 1e-3, fraction = 0.9;
  const auto model = [&](float factor, int global) {
    Message p;
    p.real(2, float(fraction)).real(3, float(eps));
    if (global >= 0) p.number(1, global);
    Message m =
        plain("BatchNorm").message(139, p).message(7, blob({C}, sum_mean)).message(7, blob({C}, sum_var));
    return load(net({m.message(7, blob({1}, {factor}))}));
  };
  const auto normalized = [&](const std::vector<double>& mean, const std::vector<double>& var) {
    Floats y;
    for (size_t i = 0; i < x.size(); ++i) {
      const size_t c = i / size_t(D) % size_t(C);
      y.push_back(float((x[i] - mean[c]) / std::sqrt(var[c] + eps)));
    }
    return y;
  };
  const Value data = image({N, C, D}, x);
  expect_near(computed(*model(2, -1), {{"x", data}}, "y"), {N, C, D}, normalized({1, -0.5}, {3, 1.5}));
  expect_near(computed(*model(2, 1), {{"x", data}}, "y", true), {N, C, D}, normalized({1, -0.5}, {3, 1.5}));
  expect_near(computed(*model(0, -1), {{"x", data}}, "y"), {N, C, D}, normalized({0, 0}, {0, 0}), 1e-4f);

  std::vector<double> mean(2), var(2);
  for (size_t i = 0; i < x.size(); ++i) mean[i / size_t(D) % 2] += x[i] / double(N * D);
  for (size_t i = 0; i < x.size(); ++i) {
    const double away = x[i] - mean[i / size_t(D) % 2];
    var[i / size_t(D) % 2] += away * away / double(N * D);
  }
  const Ref<CaffeFunction> f = model(2, -1);
  expect_near(computed(*f, {{"x", data}}, "y", true), {N, C, D}, normalized(mean, var), 1e-4f);
  Link& link = f->fs()->child("l");
  const double unbiased = 12.0 / 11;
  Floats new_mean, new_var;
  for (size_t c = 0; c < 2; ++c) {
    new_mean.push_back(float(fraction * sum_mean[c] + mean[c]));
    new_var.push_back(float(fraction * sum_var[c] + unbiased * var[c]));
  }
  expect_near(Value(link.persistent("avg_mean")), {2}, new_mean);
  expect_near(Value(link.persistent("avg_var")), {2}, new_var);
  expect_near(Value(link.persistent("scale_factor")), {1}, {2.8f});
  const Floats before = floats_of(Value(link.persistent("avg_mean")));
  computed(*f, {{"x", data}}, "y");
  computed(*model(2, 0), {{"x", data}}, "y");
  EXPECT_EQ(floats_of(Value(link.persistent("avg_mean"))), before);
}

TEST_P(CaffeLayers, ScaleAlongAxes) {
  const Value x = image({2, 2, 2}, {1, 2, 3, 4, 5, 6, 7, 8});
  const auto scaled = [&](const Message& p, const Lengths& shape, const Floats& gamma, const Floats& beta) {
    Message m = plain("Scale").message(142, p).message(7, blob(shape, gamma));
    if (!beta.empty()) m.message(7, blob(shape, beta));
    return layer_of(m, x);
  };
  expect_near(scaled(Message(), {2}, {2, -1}, {}), {2, 2, 2}, {2, 4, -3, -4, 10, 12, -7, -8});
  expect_near(scaled(Message().number(4, 1), {2}, {2, -1}, {1, 0}), {2, 2, 2},
              {3, 5, -3, -4, 11, 13, -7, -8});
  expect_near(scaled(Message().number(1, -1), {2}, {2, -1}, {}), {2, 2, 2}, {2, -2, 6, -4, 10, -6, 14, -8});
  expect_near(scaled(Message().number(1, 1).number(2, -1), {2, 2}, {1, 2, 3, 4}, {}), {2, 2, 2},
              {1, 4, 9, 16, 5, 12, 21, 32});
  expect_near(scaled(Message().number(2, 0), {}, {3}, {}), {2, 2, 2}, {3, 6, 9, 12, 15, 18, 21, 24});

  const auto by_blob = [&](const Message& p, const Floats& beta) {
    Message m = layer("l", "Scale", {"x", "g"}, {"y"}).message(142, p);
    if (!beta.empty()) m.message(7, blob({2}, beta));
    return computed(*load(net({m})), {{"x", x}, {"g", image({2}, {10, 1})}}, "y");
  };
  expect_near(by_blob(Message().number(1, 0), {}), {2, 2, 2}, {10, 20, 30, 40, 5, 6, 7, 8});
  expect_near(by_blob(Message().number(1, 0).number(4, 1), {1, -1}), {2, 2, 2}, {11, 21, 31, 41, 4, 5, 6, 7});
  EXPECT_NE(failure(CTN_ERROR_SHAPE,
                    [&] {
                      scaled(Message(), {3}, {1, 1, 1}, {});
                    })
                .find("layer \"l\" (Scale): expected a factor with the lengths of x from axis 1 on, got "
                      "float32 (3,) for float32 (2, 2, 2)"),
            std::string::npos);
}

TEST_P(CaffeLayers, FlattenAndReshape) {
  CaffeDraw draw(5);
  const Floats values = draw.floats({2, 3, 4, 5});
  const Value x = image({2, 3, 4, 5}, values);
  const auto flattened = [&](const Message& p) { return layer_of(plain("Flatten").message(135, p), x); };
  expect_near(flattened(Message()), {2, 60}, values);
  expect_near(flattened(Message().number(1, 2)), {2, 3, 20}, values);
  expect_near(flattened(Message().number(1, 0).number(2, 1)), {6, 4, 5}, values);
  expect_near(flattened(Message().number(1, -3).number(2, -2)), {2, 12, 5}, values);
  expect_near(computed(*load(v1_net({v1_layer("l", 8, {"x"}, {"y"})})), {{"x", x}}, "y"), {2, 60}, values);
  failure(CTN_ERROR_INDEX, [&] { flattened(Message().number(1, 2).number(2, 1)); });
  failure(CTN_ERROR_INDEX, [&] { flattened(Message().number(1, 4)); });

  const auto reshaped = [&](const Lengths& shape, int64_t axis = 0, int64_t num_axes = -1) {
    const Message p =
        Message().message(1, Message().packed_numbers(1, shape)).number(2, axis).number(3, num_axes);
    return layer_of(plain("Reshape").message(133, p), x);
  };
  expect_near(reshaped({0, -1}), {2, 60}, values);
  expect_near(reshaped({0, 0, 20}), {2, 3, 20}, values);
  expect_near(reshaped({-1, 1}, 1), {2, 60, 1}, values);
  expect_near(reshaped({12}, 1, 2), {2, 12, 5}, values);
  expect_near(reshaped({1}, 1, 0), {2, 1, 3, 4, 5}, values);
  expect_near(reshaped({1}, -1), {2, 3, 4, 5, 1}, values);
  failure(CTN_ERROR_INDEX, [&] { reshaped({1}, 6); });
  failure(CTN_ERROR_INDEX, [&] { reshaped({2, 3, 4, 5, 0}); });
  EXPECT_THROW(reshaped({7, -1}), Error);
}

/// Compares the gradients of a network with finite differences.
TEST_P(CaffeLayers, GradientsReachParametersAndInputs) {
  CaffeDraw draw(6);
  const Floats W = draw.floats({3, 4}), b = draw.floats({3});
  const Message product = layer("ip", "InnerProduct", {"x"}, {"h"})
                              .message(117, Message().number(1, 3))
                              .message(7, blob({3, 4}, W))
                              .message(7, blob({3}, b));
  const Ref<CaffeFunction> f = load(net(
      {product, layer("act", "TanH", {"h"}, {"h"}), layer("loss", "SoftmaxWithLoss", {"h", "t"}, {"y"})}));
  const VariableRef x = make_variable(image({2, 4}, draw.floats({2, 4})));
  const std::map<std::string, Value> inputs = {{"x", x->value()}, {"t", image({2}, {2, 0})}};
  const auto loss = [&] { return floats_of(computed(*f, inputs, "y"))[0]; };
  f->fs()->cleargrads();
  const VariableRef y = make_variable(computed(*f, inputs, "y"));
  backward(*y, false, false);
  Variable& weight = f->fs()->param("ip/W");
  for (Variable* v : {x.get(), &weight}) {
    ASSERT_TRUE(v->node().grad);
    const Floats grad = floats_of(Value(v->node().grad));
    Floats values = floats_of(v->value());
    for (size_t i = 0; i < values.size(); i += 3) {
      const float old = values[i], step = 1e-2f;
      float around[2];
      for (int k = 0; k < 2; ++k) {
        values[i] = old + (k ? step : -step);
        set_data(v->array(), values.data());
        around[k] = loss();
      }
      values[i] = old;
      set_data(v->array(), values.data());
      EXPECT_NEAR(grad[i], (around[1] - around[0]) / (2 * step), 2e-3) << i;
    }
  }
}

CTN_CAFFE_DEVICES(CaffeLayers);

}  // namespace
}  // namespace catenary
