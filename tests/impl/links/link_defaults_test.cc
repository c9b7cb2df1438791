// Tests that links start with the initial values that the reference documents, by the statistics of large
// parameters.
#include <gtest/gtest.h>

#include <cmath>
#include <vector>

#include "impl/links/activation.h"
#include "impl/links/connection.h"
#include "impl/links/gru.h"
#include "impl/links/loss.h"
#include "impl/links/normalization.h"
#include "impl/links/options.h"
#include "impl/links/recurrent.h"
#include "impl/random/state.h"

namespace catenary::links {
namespace {

std::vector<double> param(Link& link, const char* path) {
  const Array& a = link.param(path).array();
  EXPECT_EQ(a.dtype(), CTN_FLOAT32);
  std::vector<double> values(size_t(a.size()));
  to_data(*astype(a, CTN_FLOAT64), values.data());
  return values;
}

class LinkDefaults : public testing::Test {
 protected:
  void SetUp() override { set_default_random_position(cpu_backend(), {5, 0}); }

  /// Checks a normal distribution: mean, standard deviation, and the share within one deviation.
  void expect_normal(Link& link, const char* path, double deviation) {
    SCOPED_TRACE(std::string(link.kind()) + " " + path);
    const std::vector<double> values = param(link, path);
    const double n = double(values.size());
    ASSERT_GE(n, 4000);
    double mean = 0, squares = 0, within = 0;
    for (const double v : values) {
      mean += v / n;
      squares += v * v / n;
      within += (std::abs(v) < deviation) / n;
    }
    EXPECT_NEAR(mean, 0, 5 * deviation / std::sqrt(n));
    EXPECT_NEAR(std::sqrt(squares), deviation, 5 * deviation / std::sqrt(2 * n));
    EXPECT_NEAR(within, 0.6827, 5 * 0.47 / std::sqrt(n));
  }
  void expect_all(Link& link, const char* path, double value) {
    SCOPED_TRACE(std::string(link.kind()) + " " + path);
    for (const double v : param(link, path)) ASSERT_EQ(v, value);
  }
};

TEST_F(LinkDefaults, Linear) {
  const LinkRef link = linear(100, 200);
  expect_normal(*link, "W", std::sqrt(1.0 / 100));
  expect_all(*link, "b", 0);
  const Ref<LinkOptions> options = make<LinkOptions>();
  link_options_set_wscale(*options, 3);
  link_options_set_bias(*options, -2);
  const LinkRef scaled = linear(100, 200, options.get());
  expect_normal(*scaled, "W", 3 * std::sqrt(1.0 / 100));
  expect_all(*scaled, "b", -2);
}

TEST_F(LinkDefaults, Convolutions) {
  const LinkRef convolution = convolution_2d(10, 60, 3, 5, 1, 1, 0, 0);
  expect_normal(*convolution, "W", std::sqrt(1.0 / 150));
  expect_all(*convolution, "b", 0);
  const LinkRef deconvolution = deconvolution_2d(10, 60, 3, 5, 1, 1, 0, 0);
  expect_normal(*deconvolution, "W", std::sqrt(1.0 / 150));
  expect_all(*deconvolution, "b", 0);
  const int64_t ksize[] = {3, 2, 4};
  const LinkRef solid = convolution_nd(10, 60, {ksize, 3}, {}, {});
  expect_normal(*solid, "W", std::sqrt(1.0 / 240));
  const LinkRef unsolid = deconvolution_nd(10, 60, {ksize, 3}, {}, {});
  expect_normal(*unsolid, "W", std::sqrt(1.0 / 240));
  const Ref<LinkOptions> options = make<LinkOptions>();
  option_set_groups(*options, 2);
  expect_normal(*convolution_2d(10, 80, 3, 5, 1, 1, 0, 0, options.get()), "W", std::sqrt(1.0 / 75));
  const int64_t channels[] = {70, 80};
  const LinkRef mlp = mlp_convolution_2d(10, {channels, 2}, 3, 5, 1, 1, 0, 0, {});
  expect_normal(*mlp, "0/W", std::sqrt(1.0 / 150));
  expect_normal(*mlp, "1/W", std::sqrt(1.0 / 70));
  expect_all(*mlp, "1/b", 0);
}

TEST_F(LinkDefaults, Bilinear) {
  const LinkRef link = bilinear(60, 70, 100);
  expect_normal(*link, "W", std::sqrt(1.0 / (60 * 70 * 100)));
  expect_normal(*link, "V1", std::sqrt(1.0 / 60));
  expect_normal(*link, "V2", std::sqrt(1.0 / 70));
  expect_all(*link, "b", 0);
}

TEST_F(LinkDefaults, Inceptions) {
  const LinkRef link = inception(40, 100, 110, 20, 120, 10, 130);
  expect_normal(*link, "conv1/W", std::sqrt(1.0 / 40));
  expect_normal(*link, "proj3/W", std::sqrt(1.0 / 40));
  expect_normal(*link, "conv3/W", std::sqrt(1.0 / (9 * 110)));
  expect_normal(*link, "proj5/W", std::sqrt(1.0 / 40));
  expect_normal(*link, "conv5/W", std::sqrt(1.0 / (25 * 120)));
  expect_normal(*link, "projp/W", std::sqrt(1.0 / 40));
  for (const char* path : {"conv1/b", "proj3/b", "conv3/b", "proj5/b", "conv5/b", "projp/b"})
    expect_all(*link, path, 0);
  const LinkRef normalized = inception_bn(40, 100, 110, 20, 120, 30, CTN_POOLING_AVERAGE, 130, 1);
  expect_normal(*normalized, "conv3/W", std::sqrt(1.0 / (9 * 110)));
  expect_normal(*normalized, "conv33b/W", std::sqrt(1.0 / (9 * 30)));
  expect_all(*normalized, "conv33bn/gamma", 1);
  expect_all(*normalized, "conv33bn/beta", 0);
}

TEST_F(LinkDefaults, Recurrent) {
  expect_normal(*embed_id(100, 50), "W", 1);
  const LinkRef layer = lstm(50, 60);
  expect_normal(*layer, "upward/W", std::sqrt(1.0 / 50));
  expect_normal(*layer, "lateral/W", std::sqrt(1.0 / 60));
  expect_all(*layer, "upward/b", 0);
  for (const LinkRef& unit : {gru(70, 80), stateful_gru(70, 80)})
    for (const char* name : {"W_r", "W_z", "W", "U_r", "U_z", "U"}) {
      expect_normal(*unit, (std::string(name) + "/W").c_str(), std::sqrt(1.0 / (name[0] == 'W' ? 70 : 80)));
      expect_all(*unit, (std::string(name) + "/b").c_str(), 0);
    }
}

TEST_F(LinkDefaults, Others) {
  const LinkRef max = maxout(100, 20, 5);
  expect_normal(*max, "linear/W", std::sqrt(1.0 / 100));
  expect_all(*max, "linear/b", 0);
  const int64_t shape[] = {3, 4};
  expect_all(*prelu({shape, 2}), "W", 0.25);
  const LinkRef batch = batch_normalization({shape, 1}), layer = layer_normalization({shape, 2});
  for (const LinkRef& link : {batch, layer}) {
    expect_all(*link, "gamma", 1);
    expect_all(*link, "beta", 0);
  }
  const LinkRef attention = multi_head_attention(80, 70, 60, 4);
  expect_normal(*attention, "query/W", std::sqrt(1.0 / 80));
  expect_normal(*attention, "key/W", std::sqrt(1.0 / 70));
  expect_normal(*attention, "value/W", std::sqrt(1.0 / 60));
  expect_normal(*attention, "out/W", std::sqrt(1.0 / 80));
  const int64_t counts[] = {3, 1, 2};
  expect_all(*negative_sampling(20, {counts, 3}, 2), "W", 0);
}

TEST_F(LinkDefaults, BinaryHierarchicalSoftmax) {
  std::vector<int64_t> tree;
  for (int64_t word = 0; word < 50; ++word) {
    tree.push_back(-1);
    tree.push_back(word);
  }
  tree.push_back(50);
  const int64_t length = int64_t(tree.size());
  const LinkRef link =
      binary_hierarchical_softmax(200, *from_data(tree.data(), {&length, 1}, CTN_INT64, cpu_backend()));
  const std::vector<double> values = param(*link, "W");
  ASSERT_EQ(values.size(), 10000u);
  double mean = 0, squares = 0;
  for (const double v : values) {
    ASSERT_TRUE(v >= -1 && v < 1);
    mean += v / 10000;
    squares += v * v / 10000;
  }
  EXPECT_NEAR(mean, 0, 0.03);
  EXPECT_NEAR(squares, 1.0 / 3, 0.015);
}

TEST_F(LinkDefaults, EveryDType) {
  const int64_t size = 6;
  for (const DType dtype : {CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64}) {
    const Ref<LinkOptions> o = make<LinkOptions>();
    link_options_set_dtype(*o, dtype);
    const LinkRef all[] = {linear(3, 2, o.get()),
                           convolution_2d(3, 2, 2, 2, 1, 1, 0, 0, o.get()),
                           deconvolution_2d(3, 2, 2, 2, 1, 1, 0, 0, o.get()),
                           bilinear(2, 3, 4, o.get()),
                           embed_id(3, 2, o.get()),
                           lstm(3, 2, o.get()),
                           gru(3, 2, o.get()),
                           stateful_gru(3, 2, o.get()),
                           inception(1, 1, 1, 1, 1, 1, 1, o.get()),
                           inception_bn(1, 1, 1, 1, 1, 1, CTN_POOLING_MAX, 1, 1, o.get()),
                           mlp_convolution_2d(1, {&size, 1}, 1, 1, 1, 1, 0, 0, {}, o.get()),
                           maxout(3, 2, 2, o.get()),
                           prelu({&size, 1}, o.get()),
                           batch_normalization({&size, 1}, o.get()),
                           layer_normalization({&size, 1}, o.get()),
                           multi_head_attention(4, 4, 4, 2, o.get()),
                           negative_sampling(2, {&size, 1}, 1, o.get())};
    for (const LinkRef& link : all)
      for (const NamedParam& p : named_params(*link))
        EXPECT_EQ(p.variable->array().dtype(), dtype) << link->kind() << p.path;
  }
}

/// The losses for large vocabularies compute in every dtype, with results close to those in float64.
TEST_F(LinkDefaults, LossesOfEveryDType) {
  const int64_t counts[] = {3, 1, 2}, tree[] = {-1, -1, 0, 1, 2}, five = 5, shape[] = {2, 4};
  const double numbers[] = {0.5, -1, 2, 0.25, 1, 1, -0.5, 0};
  const int32_t labels[] = {2, 1};
  const int64_t rows = 2;
  double expected[2];
  for (const DType dtype : {CTN_FLOAT64, CTN_FLOAT32, CTN_FLOAT16, CTN_BFLOAT16}) {
    const Ref<LinkOptions> o = make<LinkOptions>();
    link_options_set_dtype(*o, dtype);
    link_options_set_initializer(*o, "W", *initializer_constant(0.5));
    const LinkRef both[] = {
        negative_sampling(4, {counts, 3}, 2, o.get()),
        binary_hierarchical_softmax(4, *from_data(tree, {&five, 1}, CTN_INT64, cpu_backend()), o.get())};
    for (int i = 0; i < 2; ++i) {
      const VariableRef x =
          make_variable(Value(astype(*from_data(numbers, {shape, 2}, CTN_FLOAT64, cpu_backend()), dtype)));
      const VariableRef t = make_variable(Value(from_data(labels, {&rows, 1}, CTN_INT32, cpu_backend())));
      Variable* const raw[] = {x.get(), t.get()};
      VariableRef y;
      set_default_random_position(cpu_backend(), {5, 0});
      both[i]->forward({raw, 2}, {&y, 1});
      EXPECT_EQ(y->array().dtype(), dtype);
      const double loss = item_f64(*astype(y->array(), CTN_FLOAT64), {});
      if (dtype == CTN_FLOAT64) expected[i] = loss;
      EXPECT_NEAR(loss, expected[i], dtype == CTN_FLOAT32 ? 1e-5 : 0.03) << both[i]->kind();
      both[i]->cleargrads();
      backward(*y, false, false);
      EXPECT_EQ(both[i]->param("W").node().grad->dtype(), dtype);
    }
  }
}

}  // namespace
}  // namespace catenary::links
