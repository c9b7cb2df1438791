// Checks the gradients of links against finite differences, with respect to their inputs and all of their
// parameters, in float64.
#include "impl/functions/functions.h"
#include "impl/links/activation.h"
#include "impl/links/connection.h"
#include "impl/links/gru.h"
#include "impl/links/link_helpers.h"
#include "impl/links/normalization.h"
#include "impl/links/recurrent.h"
#include "impl/links/sequential.h"
#include "impl/random/state.h"
#include "tests/impl/gradient_support.h"

namespace catenary::links {
namespace {

LinkOptionsRef wide() {
  LinkOptionsRef options = make<LinkOptions>();
  link_options_set_dtype(*options, CTN_FLOAT64);
  link_options_set_bias(*options, 0.25);
  return options;
}

/// The options, without those that a link does not have.
LinkOptionsRef plain() {
  LinkOptionsRef options = make<LinkOptions>();
  link_options_set_dtype(*options, CTN_FLOAT64);
  return options;
}

void check_link(Link& link, const std::vector<ArrayRef>& x, bool second = true) {
  GradientTest test{{1e-5, 2e-6, 2e-5}};
  test.second = second;
  std::vector<VariableRef> kept;
  for (const NamedParam& p : named_params(link)) {
    kept.push_back(p.variable);
    test.params.push_back(kept.back().get());
  }
  check_gradients((std::string("link ") + link.kind()).c_str(),
                  [&link](In in) -> Values {
                    std::vector<VariableRef> inputs;
                    std::vector<Variable*> raw;
                    for (const Value& value : in) {
                      inputs.push_back(variable_of(value));
                      raw.push_back(inputs.back().get());
                    }
                    VariableRef y;
                    link.forward({raw.data(), raw.size()}, {&y, 1});
                    return {y->value()};
                  },
                  x, test);
}

class GradientLinks : public testing::Test {
 protected:
  void SetUp() override { set_default_random_position(cpu_backend(), {11, 0}); }
};

TEST_F(GradientLinks, Convolutions) {
  for (const Layout layout : kLayouts) {
    GradientDraw draw(1, layout);
    const int64_t one[] = {2}, two[] = {2, 1}, three[] = {2, 1, 2}, strides[] = {2, 1, 1}, pads[] = {1, 0, 1};
    check_link(*convolution_nd(2, 3, {one, 1}, {strides, 1}, {pads, 1}, wide().get()),
               {draw.array({2, 2, 5})});
    check_link(*convolution_nd(2, 3, {two, 2}, {}, {}, wide().get()), {draw.array({1, 2, 3, 2})});
    check_link(*convolution_nd(1, 2, {three, 3}, {strides, 3}, {pads, 3}, wide().get()),
               {draw.array({1, 1, 3, 2, 2})});
    check_link(*deconvolution_nd(2, 3, {one, 1}, {strides, 1}, {}, wide().get()), {draw.array({2, 2, 3})});
    check_link(*deconvolution_nd(1, 2, {three, 3}, {strides, 3}, {pads, 3}, wide().get()),
               {draw.array({1, 1, 2, 2, 2})});
    const LinkOptionsRef o = wide();
    option_set_groups(*o, 2);
    const int64_t dilation[] = {2, 1};
    option_set_dilation(*o, {dilation, 2});
    check_link(*convolution_2d(4, 2, 2, 2, 1, 1, 1, 0, o.get()), {draw.array({2, 4, 4, 3})});
    check_link(*deconvolution_2d(4, 2, 2, 2, 2, 1, 0, 0, o.get()), {draw.array({2, 4, 2, 2})});
  }
}

TEST_F(GradientLinks, Normalizations) {
  for (const Layout layout : {Layout::contiguous, Layout::transposed, Layout::sliced}) {
    GradientDraw draw(2, layout);
    const int64_t size[] = {3, 2};
    const Domain broad = {-2, 2};
    check_link(*layer_normalization({size, 1}, plain().get()), {draw.array({4, 3}, broad)});
    check_link(*layer_normalization({size, 2}, plain().get()), {draw.array({2, 3, 2}, broad)});
    check_link(*batch_normalization({size, 1}, plain().get()), {draw.array({4, 3}, broad)});
  }
}

TEST_F(GradientLinks, MultiHeadAttention) {
  for (const Layout layout : kLayouts) {
    GradientDraw draw(3, layout);
    const LinkOptionsRef o = wide();
    const LinkRef link = multi_head_attention(4, 3, 2, 2, o.get());
    const ArrayRef q = draw.array({2, 3, 4}), k = draw.array({2, 2, 3}), v = draw.array({2, 2, 2});
    check_link(*link, {q, k, v});
    check_link(*link, {q, k, v, draw.array({3, 2})});
    option_set_causal(*o, true);
    check_link(*multi_head_attention(4, 4, 4, 2, o.get()), {q});
  }
}

/// The generator is reset before every call, so that all calls draw the same numbers.
TEST_F(GradientLinks, DroppedAttention) {
  GradientDraw draw(4);
  const LinkOptionsRef o = wide();
  option_set_dropout(*o, 0.4);
  const LinkRef link = multi_head_attention(4, 4, 4, 2, o.get());
  std::vector<VariableRef> kept;
  GradientTest test{{1e-5, 2e-6, 2e-5}};
  for (const NamedParam& p : named_params(*link)) {
    kept.push_back(p.variable);
    test.params.push_back(kept.back().get());
  }
  check_gradients(
      "link MultiHeadAttention",
      [&link](In in) -> Values {
        set_default_random_position(cpu_backend(), {17, 0});
        return {called(*link, in[0])};
      },
      {draw.array({2, 3, 4})}, test);
}

TEST_F(GradientLinks, Others) {
  GradientDraw draw(5);
  check_link(*linear(3, 2, wide().get()), {draw.array({2, 3})});
  check_link(*bilinear(2, 3, 2, plain().get()), {draw.array({2, 2}), draw.array({2, 3})});
  check_link(*gru(2, 3, plain().get()), {draw.array({2, 3}), draw.array({2, 2})});
  const LinkRef list = sequential();
  sequential_append(*list, *linear(3, 4, wide().get()));
  sequential_append_activation(*list, CTN_ACTIVATION_TANH);
  sequential_append(*list, *linear(4, 2, wide().get()));
  sequential_append_activation(*list, CTN_ACTIVATION_SOFTPLUS);
  check_link(*list, {draw.array({2, 3})});
}

/// Inputs without rows give results without rows, and gradients of zero.
TEST_F(GradientLinks, NoRows) {
  GradientDraw draw(6);
  const int64_t size = 3, ksize = 2;
  check_link(*linear(3, 2, wide().get()), {draw.array({0, 3})});
  check_link(*layer_normalization({&size, 1}, plain().get()), {draw.array({0, 3})});
  check_link(*convolution_nd(3, 2, {&ksize, 1}, {}, {}, wide().get()), {draw.array({0, 3, 4})});
  check_link(*multi_head_attention(4, 4, 4, 2, wide().get()), {draw.array({0, 3, 4})});
}

/// The computation of the link, written out one head at a time.
TEST_F(GradientLinks, AttentionIsItsComposition) {
  GradientDraw draw(7);
  const LinkRef link = multi_head_attention(6, 5, 4, 3, wide().get());
  const ArrayRef q = draw.array({2, 3, 6}), k = draw.array({2, 4, 5}), v = draw.array({2, 4, 4});
  const VariableRef inputs[] = {make_variable(Value(q)), make_variable(Value(k)), make_variable(Value(v))};
  Variable* const raw[] = {inputs[0].get(), inputs[1].get(), inputs[2].get()};
  VariableRef y;
  link->forward({raw, 3}, {&y, 1});
  const auto values = [](const Array& a) {
    std::vector<double> list(size_t(a.size()));
    to_data(a, list.data());
    return list;
  };
  const auto project = [&](const char* name, const std::vector<double>& x, size_t rows) {
    const std::vector<double> W = values(link->param((std::string(name) + "/W").c_str()).array()),
                              b = values(link->param((std::string(name) + "/b").c_str()).array());
    const size_t in = W.size() / 6;
    std::vector<double> result(rows * 6);
    for (size_t r = 0; r < rows; ++r)
      for (size_t o = 0; o < 6; ++o) {
        double sum = b[o];
        for (size_t i = 0; i < in; ++i) sum += x[r * in + i] * W[o * in + i];
        result[r * 6 + o] = sum;
      }
    return result;
  };
  const std::vector<double> pq = project("query", values(*q), 6), pk = project("key", values(*k), 8),
                            pv = project("value", values(*v), 8);
  std::vector<double> joined(36);
  for (size_t n = 0; n < 2; ++n)
    for (size_t head = 0; head < 3; ++head)
      for (size_t l = 0; l < 3; ++l) {
        double weights[4], total = 0;
        for (size_t s = 0; s < 4; ++s) {
          double score = 0;
          for (size_t d = 0; d < 2; ++d)
            score += pq[(n * 3 + l) * 6 + head * 2 + d] * pk[(n * 4 + s) * 6 + head * 2 + d];
          total += weights[s] = std::exp(score / std::sqrt(2));
        }
        for (size_t d = 0; d < 2; ++d)
          for (size_t s = 0; s < 4; ++s)
            joined[(n * 3 + l) * 6 + head * 2 + d] += weights[s] / total * pv[(n * 4 + s) * 6 + head * 2 + d];
      }
  const std::vector<double> expected = project("out", joined, 6), got = values(y->array());
  for (size_t i = 0; i < expected.size(); ++i) EXPECT_NEAR(got[i], expected[i], 1e-12) << i;
}

}  // namespace
}  // namespace catenary::links
