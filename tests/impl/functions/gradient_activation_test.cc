// Checks first and second derivatives of activations, LSTM units and embeddings, over random shapes, layouts
// and arguments.
#include "impl/functions/activation.h"
#include "impl/functions/connection.h"
#include "impl/functions/functions.h"
#include "tests/impl/gradient_support.h"

namespace catenary {
namespace {

const GradientTest kSmooth = {{1e-4, 1e-6, 1e-6}};

TEST(GradientActivation, OfOneInput) {
  for_every_layout(1, [](GradientDraw& draw) {
    const double number = draw.uniform(0.2, 2);
    const auto check = [&](const char* name, const Domain& domain, auto function) {
      for (size_t ndim : {0, 2, 3})
        check_gradients(
            name, [&](In in) -> Values { return {function(in[0])}; },
            {draw.array(draw.shape(ndim, int64_t(draw.between(0, 1))), domain)}, kSmooth);
    };
    const Domain kinked = {-2, 2, {0}}, wide = {-3, 3};
    check("clipped_relu", {-2, 2, {0, number}},
          [=](const Value& x) { return functions::clipped_relu(x, number); });
    for (double slope : {number, 0.0, -number}) {
      check("leaky_relu", kinked, [=](const Value& x) { return functions::leaky_relu(x, slope); });
      check("elu", kinked, [=](const Value& x) { return functions::elu(x, slope); });
    }
    for (double beta : {number, -number})
      check("softplus", wide, [=](const Value& x) { return functions::softplus(x, beta); });
    check("silu", wide, [](const Value& x) { return functions::silu(x); });
    check("gelu", wide, [](const Value& x) { return functions::gelu(x, false); });
    check("gelu, approximate", wide, [](const Value& x) { return functions::gelu(x, true); });
    check("normal_cdf", wide, [](const Value& x) { return functions::normal_cdf(x); });
  });
}

TEST(GradientActivation, AlongAxes) {
  for_every_layout(1, [](GradientDraw& draw) {
    for (size_t ndim : {2, 3, 4}) {
      const ArrayRef x = draw.array(draw.shape(ndim, draw.between(0, 1)), {-2, 2});
      check_gradients(
          "softmax", [](In in) -> Values { return {functions::softmax(in[0])}; }, {x}, kSmooth);
      check_gradients(
          "log_softmax", [](In in) -> Values { return {functions::log_softmax(in[0])}; }, {x}, kSmooth);
      std::vector<int64_t> shape = draw.shape(ndim, 1, 3);
      const int64_t axis = draw.between(-int64_t(ndim), int64_t(ndim) - 1), pool = draw.between(1, 3);
      shape[size_t(axis < 0 ? axis + int64_t(ndim) : axis)] *= pool;
      check_gradients(
          "maxout", [=](In in) -> Values { return {functions::maxout(in[0], pool, axis)}; },
          {draw.distinct(shape)}, kSmooth);
    }
  });
}

TEST(GradientActivation, PRelu) {
  for_every_layout(1, [](GradientDraw& draw) {
    for (size_t ndim : {1, 2, 4})
      for (size_t shared = 0; shared < ndim; ++shared) {
        const std::vector<int64_t> shape = draw.shape(ndim, draw.between(0, 1), 3);
        const std::vector<int64_t> weights(shape.begin() + 1, shape.begin() + 1 + int64_t(shared));
        check_gradients(
            "prelu", [](In in) -> Values { return {functions::prelu(in[0], in[1])}; },
            {draw.array(shape, {-1, 1, {0}}), draw.array(weights)}, kSmooth);
      }
  });
}

TEST(GradientActivation, Lstm) {
  for_every_layout(1, [](GradientDraw& draw) {
    for (size_t ndim : {2, 3, 4}) {
      const std::vector<int64_t> c = draw.shape(ndim, draw.between(0, 1), 2);
      std::vector<int64_t> x = c;
      x[1] *= 4;
      check_gradients(
          "lstm",
          [](In in) -> Values {
            auto [c, h] = functions::lstm(in[0], in[1]);
            return {c, h};
          },
          {draw.array(c), draw.array(x)}, kSmooth);
      check_gradients(
          "lstm, h alone", [](In in) -> Values { return {std::get<1>(functions::lstm(in[0], in[1]))}; },
          {draw.array(c), draw.array(x)}, kSmooth);
      check_gradients(
          "slstm",
          [](In in) -> Values {
            auto [c, h] = functions::slstm(in[0], in[1], in[2], in[3]);
            return {c, h};
          },
          {draw.array(c), draw.array(c), draw.array(x), draw.array(x)}, kSmooth);
    }
  });
}

TEST(GradientActivation, EmbedId) {
  for_every_layout(1, [](GradientDraw& draw) {
    for (size_t ndim : {1, 2}) {
      const Value ids(draw.integers(draw.shape(ndim, draw.between(0, 1)), -1, 3));
      const ArrayRef W = draw.array({4, draw.between(1, 3)});
      const int64_t ignored = -1;
      check_gradients(
          "embed_id", [&](In in) -> Values { return {functions::embed_id(ids, in[0] * in[0])}; }, {W},
          kSmooth);
      check_gradients(
          "embed_id", [&](In in) -> Values { return {functions::embed_rows(ids, in[0] * in[0], &ignored)}; },
          {W}, kSmooth);
    }
  });
}

}  // namespace
}  // namespace catenary
