// Tests of which files the Caffe importer accepts, and of running a network as a whole.
#include <cmath>

#include "impl/caffe/model.h"
#include "tests/impl/caffe_support.h"

namespace catenary {
namespace {

class CaffeNetworks : public CaffeTest {};

const Texts kX = {"x"}, kY = {"y"};

Message ip(const std::string& name, const Texts& bottoms, const Texts& tops, float factor) {
  return layer(name, "InnerProduct", bottoms, tops)
      .message(117, Message().number(1, 2).number(2, 0))
      .message(7, blob({2, 2}, {factor, 0, 0, factor}));
}

/// A network with one InnerProduct layer, y = 2 x1 - x2 + 0.5, written byte by byte.
TEST_P(CaffeNetworks, BytesByHand) {
  std::string bytes;
  const auto add = [&](const char* text, size_t size) { bytes.append(text, size); };
  add("\x0a\x02ip", 4);
  add("\x12\x0cInnerProduct", 14);
  add("\x1a\x01x", 3);
  add("\x22\x01y", 3);
  add("\x3a\x10\x2a\x08\0\0\0\x40\0\0\x80\xbf\x3a\x04\x0a\x02\x01\x02", 18);
  add("\x3a\x0a\x2d\0\0\0\x3f\x3a\x03\x0a\x01\x01", 12);
  add("\xaa\x07\x02\x08\x01", 5);  // inner_product_param: num_output 1
  const std::string whole = std::string("\xa2\x06") + char(bytes.size()) + bytes;
  expect_near(computed(*load(whole), {{"x", image({2, 2}, {1, 2, 3, 4})}}, "y"), {2, 1}, {0.5f, 2.5f});

  std::string old;
  const auto put = [&](const char* text, size_t size) { old.append(text, size); };
  put("\x12\x01x\x1a\x01y\x22\x02ip\x28\x0e", 12);  // bottom, top, name, type INNER_PRODUCT
  put("\x32\x12\x08\x01\x10\x01\x18\x01\x20\x02\x2a\x08\0\0\0\x40\0\0\x80\xbf", 20);  // 1, 1, 1, 2
  put("\x32\x0e\x08\x01\x10\x01\x18\x01\x20\x01\x2a\x04\0\0\0\x3f", 16);
  put("\x8a\x01\x02\x08\x01", 5);
  const std::string v1 = std::string("\x12") + char(old.size()) + old;
  expect_near(computed(*load(v1), {{"x", image({2, 2}, {1, 2, 3, 4})}}, "y"), {2, 1}, {0.5f, 2.5f});
}

TEST_P(CaffeNetworks, LayersInPlaceDisabledAndSkipped) {
  const Ref<CaffeFunction> f = load(
      net({ip("double", kX, {"h"}, 2), layer("relu", "ReLU", {"h"}, {"h"}), ip("triple", {"h"}, kY, 3),
           layer("sum", "Eltwise", {"y", "extra"}, {"z"}), layer("twice", "Concat", {"z", "z"}, {"w"})}));
  const Value x = image({1, 2}, {1, -1});
  expect_near(computed(*f, {{"x", x}}, "y"), {1, 2}, {6, 0});
  expect_near(computed(*f, {{"x", x}}, "h"), {1, 2}, {2, 0});
  expect_near(computed(*f, {{"x", x}}, "y", false, {"relu"}), {1, 2}, {6, -6});
  expect_near(computed(*f, {{"x", x}}, "x"), {1, 2}, {1, -1});
  expect_near(computed(*f, {{"h", x}}, "y"), {1, 2}, {3, 0});
  expect_near(computed(*f, {{"x", x}, {"extra", x}}, "w"), {1, 4}, {7, -1, 7, -1});
  // A layer that computes a blob takes precedence over an input with the same name.
  expect_near(computed(*f, {{"x", x}, {"y", x}}, "y"), {1, 2}, {6, 0});
  expect_near(computed(*f, {{"y", x}}, "y"), {1, 2}, {1, -1});

  const auto missing = [&](const std::map<std::string, Value>& inputs, const Texts& disable = {}) {
    return failure(CTN_ERROR_NOT_FOUND, [&] { computed(*f, inputs, "w", false, disable); });
  };
  EXPECT_EQ(missing({{"x", x}}),
            "output_names: the blob \"w\" was not computed: layer \"twice\" (Concat) was skipped because its "
            "bottom "
            "\"z\" is missing: layer \"sum\" (Eltwise) was skipped because its bottom \"extra\" is missing: "
            "no layer produces it, and it is not an input");
  EXPECT_EQ(missing({{"x", x}, {"extra", x}}, {"sum"}),
            "output_names: the blob \"w\" was not computed: layer \"twice\" (Concat) was skipped because its "
            "bottom "
            "\"z\" is missing: layer \"sum\" (Eltwise) is disabled");
  EXPECT_EQ(failure(CTN_ERROR_NOT_FOUND,
                    [&] {
                      computed(*f, {{"x", x}}, "y", false, {"relu7"});
                    }),
            "disable: there is no layer \"relu7\"");
  EXPECT_EQ(failure(CTN_ERROR_NOT_FOUND,
                    [&] {
                      computed(*f, {{"x", x}}, "q");
                    }),
            "output_names: the blob \"q\" was not computed: no layer produces it, and it is not an input");
}

TEST_P(CaffeNetworks, OnlyWhatOutputsNeedIsComputed) {
  // The second layer could not process this input, but its output is not requested.
  const Ref<CaffeFunction> f = load(net(
      {ip("first", kX, {"h"}, 2), layer("bad", "Pooling", {"h"}, {"p"}).message(121, Message().number(2, 2)),
       layer("relu", "ReLU", {"h"}, kY)}));
  expect_near(computed(*f, {{"x", image({1, 2}, {1, -1})}}, "y"), {1, 2}, {2, 0});
  EXPECT_NE(failure(CTN_ERROR_TYPE_CHECK,
                    [&] {
                      computed(*f, {{"x", image({1, 2}, {1, -1})}}, "p");
                    })
                .find("layer \"bad\" (Pooling): "),
            std::string::npos);
}

TEST_P(CaffeNetworks, RulesOfPhases) {
  const auto rule = [](int phase) { return Message().number(1, phase); };
  const Ref<CaffeFunction> f = load(net({
      layer("train", "Concat", {"x", "x"}, {"a"}).message(8, rule(0)),
      layer("test", "Concat", {"x", "x"}, {"b"}).message(8, rule(1)).number(10, 0),
      layer("not_train", "Split", kX, {"c"}).message(9, rule(0)),
      layer("stage", "Split", kX, {"d"}).message(8, Message().text(4, "deploy")),
      layer("level", "Split", kX, {"e"}).message(8, Message().number(2, 1)),
      layer("low", "Split", kX, {"g"}).message(8, Message().number(2, 0).number(3, 3)).number(10, 0),
  }));
  const std::map<std::string, Value> inputs = {{"x", image({1, 1}, {1})}};
  const auto runs = [&](const char* top, bool train) {
    try {
      computed(*f, inputs, top, train);
      return true;
    } catch (const Error&) {
      return false;
    }
  };
  const struct {
    const char* top;
    bool test, train;
  } cases[] = {{"a", false, true},  {"b", true, false},  {"c", true, false},
               {"d", false, false}, {"e", false, false}, {"g", true, true}};
  for (const auto& c : cases) {
    EXPECT_EQ(runs(c.top, false), c.test) << c.top;
    EXPECT_EQ(runs(c.top, true), c.train) << c.top;
  }
  EXPECT_NE(failure(CTN_ERROR_NOT_FOUND, [&] { computed(*f, inputs, "a"); })
                .find("layer \"train\" (Concat) is not part of the TEST phase"),
            std::string::npos);
}

TEST_P(CaffeNetworks, IgnoredLayersAreListed) {
  const Ref<CaffeFunction> f =
      load(net({layer("mnist", "Data", {}, {"x", "label"}), ip("ip", kX, {"h"}, 1),
                layer("odd", "MVN", {"h"}, {"m"}), layer("quiet", "ReLU", {"h"}, {}),
                layer("any", "Pooling", {"h"}, {"s"}).message(121, Message().number(1, 2).number(2, 2)),
                layer("deep", "Convolution", {"h"}, {"c"})
                    .message(106, Message().number(1, 1))
                    .message(7, blob({1, 1, 1, 1, 1}, {1}))
                    .message(7, blob({1}, {1}))}));
  ASSERT_EQ(caffe::ignored_count(f.get()), 5u);
  const char* const expected[][3] = {
      {"mnist", "Data", "it is a data layer: its blobs are given as inputs"},
      {"odd", "MVN", "layers of this type are not supported"},
      {"quiet", "ReLU", "it has no top blobs"},
      {"any", "Pooling", "stochastic pooling is not supported"},
      {"deep", "Convolution", "its convolution is not two-dimensional: the weights have 5 axes"}};
  for (size_t i = 0; i < 5; ++i) {
    EXPECT_EQ(caffe::ignored_name(*f, i), expected[i][0]);
    EXPECT_EQ(caffe::ignored_type(*f, i), expected[i][1]);
    EXPECT_EQ(caffe::ignored_reason(*f, i), expected[i][2]);
  }
  EXPECT_EQ(caffe::forward_count(f.get()), 1u);
  EXPECT_NE(failure(CTN_ERROR_NOT_FOUND,
                    [&] {
                      computed(*f, {{"x", image({1, 2}, {1, 1})}}, "m");
                    })
                .find("layer \"odd\" (MVN) is ignored: layers of this type are not supported"),
            std::string::npos);
  const Ref<CaffeFunction> old = load(v1_net({v1_layer("d", 5, {}, {"x"}), v1_layer("n", 77, kX, {"y"})}));
  EXPECT_EQ(caffe::ignored_type(*old, 0), "Data");
  EXPECT_EQ(caffe::ignored_type(*old, 1), "type 77");
}

TEST_P(CaffeNetworks, PathsOfLinksAreNamesOfLayers) {
  const Texts names = {"ip", "block/a", "block/b", "block", "block/a/deep", "",
                       "..", "ip",      "ip/x",    "a//b",  "a__b"};
  Message m;
  for (size_t i = 0; i < names.size(); ++i)
    m.message(100, ip(names[i], kX, {"y" + std::to_string(i)}, float(i + 1)));
  const Ref<CaffeFunction> f = load(m.bytes());
  const char* const paths[] = {"ip",     "block/a", "block/b", "block_3", "block_a_deep", "layer5",
                               "layer6", "ip_7",    "ip_x",    "a__b",    "a__b_10"};
  for (size_t i = 0; i < names.size(); ++i)
    EXPECT_EQ(floats_of(f->fs()->param((std::string(paths[i]) + "/W").c_str()).value())[0], float(i + 1))
        << i;
  EXPECT_EQ(param_count(*f->fs()), names.size());
  EXPECT_EQ(caffe::link_path(*f, "block/a"), "block/a");
  EXPECT_EQ(caffe::link_path(*f, ""), "layer5");
  EXPECT_EQ(caffe::link_path(*f, "a//b"), "a__b");
  const Ref<CaffeFunction> none = load(net({layer("r", "ReLU", kX, kY)}));
  failure(CTN_ERROR_NOT_FOUND, [&] { caffe::link_path(*none, "r"); });
  failure(CTN_ERROR_NOT_FOUND, [&] { caffe::link_path(*none, "s"); });
}

std::string fault(const std::string& bytes, ctn_status status = CTN_ERROR_FORMAT) {
  return failure(status,
                 [&] { caffe::Model(reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size(), "f"); });
}

TEST(CaffeFormat, FaultsNameLayerAndField) {
  const auto conv = [](const Message& p, const Lengths& W, size_t numbers) {
    return net({layer("c", "Convolution", kX, kY)
                    .message(106, p)
                    .message(7, blob(W, Floats(numbers)))
                    .message(7, blob({4}, Floats(4)))});
  };
  const auto good = [] { return Message().number(1, 4); };
  const auto pool = [](const Message& p) { return net({layer("p", "Pooling", kX, kY).message(121, p)}); };
  const auto one = [](const char* type, int field, const Message& p) {
    return net({layer("l", type, kX, kY).message(field, p)});
  };
  const int64_t huge = int64_t{1} << 40;
  const struct {
    std::string bytes, text;
  } cases[] = {
      {conv(good().number(4, 0), {4, 1, 1, 1}, 4),
       "layer \"c\": convolution_param.kernel_size: expected 1 to 16777216, got 0"},
      {conv(good(), {4, 1, 1, 1}, 4),
       "layer \"c\": convolution_param.kernel_size: expected a window size, got none"},
      {conv(good().number(4, 1).number(3, 0xffffffff), {4, 1, 1, 1}, 4),
       "convolution_param.pad: expected 0 to 16777216, got 4294967295"},
      {conv(good().number(4, 1).number(9, -1), {4, 1, 1, 1}, 4),
       "convolution_param.pad_h: expected 0 to 16777216, got 4294967295"},
      {conv(good().number(4, 1).number(6, 0), {4, 1, 1, 1}, 4),
       "convolution_param.stride: expected 1 to 16777216, got 0"},
      {conv(good().number(4, 1).number(18, 0), {4, 1, 1, 1}, 4), "convolution_param.dilation: expected 1 to"},
      {conv(good().number(4, 1).number(5, 0), {4, 1, 1, 1}, 4),
       "convolution_param.group: expected 1 to 2147483647, got 0"},
      {conv(good().number(4, 1).number(5, 3), {4, 1, 1, 1}, 4),
       "convolution_param.group: expected a divisor of num_output 4, got 3"},
      {conv(good().number(4, 1).number(11, 1), {4, 1, 1, 1}, 4),
       "convolution_param.kernel: expected one number, or one with _h and one with _w, got both"},
      {conv(good().numbers(6, {1, 2, 3}).number(4, 1), {4, 1, 1, 1}, 4),
       "convolution_param.stride: expected 1 or 2 numbers, got 3"},
      {conv(Message().number(4, 1), {4, 1, 1, 1}, 4),
       "convolution_param.num_output: expected 1 to 2147483647, got 0"},
      {conv(good().number(4, 3), {4, 1, 1, 1}, 4),
       "layer \"c\": blobs[0].shape: expected (4, 1, 3, 3), got (4, 1, 1, 1)"},
      {conv(good().number(4, 1), {4, 4}, 16), "blobs[0].shape: expected 4 axes, got (4, 4)"},
      {conv(good().number(4, 1), {4, 1, 1, 1}, 5),
       "blobs[0].data: expected the 4 numbers of its shape, got 5"},
      {conv(good().number(4, 1), {4, -1, 1, 1}, 4), "blobs[0].shape: expected lengths of at least 0, got -1"},
      {conv(good().number(4, 1), {huge, huge, 1, 1}, 4),
       "blobs[0].shape: expected fewer elements, got lengths whose product overflows"},
      {conv(good().number(4, 1), Lengths(33, 1), 1), "blobs[0].shape: expected at most 32 axes, got 33"},
      {conv(good().number(4, 1).number(2, 0), {4, 1, 1, 1}, 4), "layer \"c\": blobs: expected 1, got 2"},
      {conv(good().number(4, 1), {4, 0, 1, 1}, 0), "blobs[0].shape: expected 1 to 2147483647, got 0"},
      {pool(Message()), "pooling_param.kernel_size: expected a window size, got none"},
      {pool(Message().number(2, 2).number(4, 2)),
       "pooling_param.pad: expected less than the window's 2, got 2"},
      {pool(Message().number(2, 1 << 23).number(3, 0)),
       "pooling_param.stride: expected 1 to 16777216, got 0"},
      {pool(Message().number(2, 1 << 23)),
       "pooling_param.kernel_size: expected at most 2^24 elements in a window"},
      {pool(Message().number(1, -5)), "pooling_param.pool: expected 0 to 2, got -5"},
      {pool(Message().number(2, 1).number(13, 2)), "pooling_param.round_mode: expected 0 to 1, got 2"},
      {pool(Message().number(12, 1).number(3, 2)),
       "pooling_param.global_pooling: expected no padding and no stride, got at least one of them"},
      {one("LRN", 118, Message().number(1, 4)), "lrn_param.local_size: expected an odd number, got 4"},
      {one("LRN", 118, Message().real(2, INFINITY)), "lrn_param.alpha: expected a finite number, got inf"},
      {one("LRN", 118, Message().number(4, 2)), "lrn_param.norm_region: expected 0 to 1, got 2"},
      {one("LRN", 118, Message().number(4, 1).number(1, 4097)),
       "lrn_param.local_size: expected at most 4095, got 4097"},
      {one("ReLU", 123, Message().real(1, NAN)), "relu_param.negative_slope: expected a finite number, got"},
      {one("Dropout", 108, Message().real(1, 1)),
       "dropout_param.dropout_ratio: expected 0 <= ratio < 1, got 1"},
      {one("Concat", 104, Message().number(1, 1).number(2, 1)),
       "concat_param.concat_dim: expected either this or the axis, got both"},
      {one("Concat", 104, Message().number(1, 32)), "concat_param.concat_dim: expected 0 to 31, got 32"},
      {one("Slice", 126, Message().number(2, 1)), "slice_param.slice_point: expected 0 for 1 tops, got 1"},
      {net({layer("l", "Slice", kX, {"y", "z"}).message(126, Message().number(2, 0))}),
       "slice_param.slice_point: expected increasing positions above 0, got 0"},
      {one("Eltwise", 110, Message().number(1, 3)), "eltwise_param.operation: expected 0 to 2, got 3"},
      {one("Eltwise", 110, Message().number(1, 0).real(2, 1)),
       "eltwise_param.coeff: expected none unless the operation is SUM"},
      {one("Eltwise", 110, Message().packed(2, Floats{1, 2})),
       "eltwise_param.coeff: expected one for each of 1 bottoms, got 2"},
      {one("Reshape", 133, Message().message(1, Message().numbers(1, {-1, -1}))),
       "reshape_param.shape: expected -1 at most once"},
      {one("Reshape", 133, Message().message(1, Message().numbers(1, {-2}))),
       "reshape_param.shape: expected at least -1, got -2"},
      {one("Reshape", 133, Message().number(3, -2)), "reshape_param.num_axes: expected -1 to 32, got -2"},
      {one("InnerProduct", 117, Message()), "layer \"l\": blobs: expected 2, got 0"},
      {one("BatchNorm", 139, Message()), "layer \"l\": blobs: expected 3, got 0"},
      {one("Scale", 142, Message()), "layer \"l\": blobs: expected 1, got 0"},
      {one("Sigmoid", 124, Message()) + net({layer("s", "Sigmoid", {"x", "x"}, kY)}),
       "layer \"s\": bottom: expected 1, got 2"},
      {net({layer("s", "TanH", kX, {"y", "z"})}), "layer \"s\": top: expected 1, got 2"},
      {net({layer("s", "Convolution", kX, {"y", "z"})}), "layer \"s\": top: expected 1, got 2"},
      {net({layer("s", "Scale", {"x", "x", "x"}, kY)}), "layer \"s\": bottom: expected 1 to 2, got 3"},
      {net({layer("s", "Concat", {}, kY)}), "layer \"s\": bottom: expected at least 1, got 0"},
      {net({layer("s", "ReLU", kX, kY).message(7, blob({1}, {1}))}), "layer \"s\": blobs: expected 0, got 1"},
      {net({layer("s\xff", "ReLU", kX, kY)}), "f: name of a layer: the name is not UTF-8"},
      {net({layer("s", "ReLU", {"\xc0\x80"}, kY)}), "f: bottom: the name is not UTF-8"},
      {net({ip("ip", kX, kY, 1)}) + v1_net({v1_layer("r", 18, kX, kY)}),
       "expected layers of one format, got 1 in \"layer\" and 1 in \"layers\""},
      {"", "f: not a Caffe model: it has no layers"},
      {"nonsense", "f: not a Caffe model: its 8 bytes are not a NetParameter message"},
      {std::string(1 << 16, '\x12') + std::string(1 << 16, '\0'), "f: not a Caffe model"},
  };
  for (const auto& c : cases)
    EXPECT_NE(fault(c.bytes).find(c.text), std::string::npos) << c.text << "\n" << fault(c.bytes);
  EXPECT_NE(
      fault(v1_net({Message().message(1, Message().text(1, "conv1").text(2, "conv"))}), CTN_ERROR_UNSUPPORTED)
          .find("expected the current or the V1 format, got the older V0"),
      std::string::npos);
}

TEST(CaffeFormat, MessagesThatGrowAreRefused) {
  std::string bytes;  // layers of zero bytes
  for (int i = 0; i < 100000; ++i) bytes += std::string("\xa2\x06\0", 3);
  EXPECT_NE(fault(bytes).find("f: its messages need more than 64 times the 300000 bytes of the file"),
            std::string::npos);
}

TEST(CaffeFormat, TooManyLayersAreRefused) {
  std::string bytes;
  const Message one = v1_layer("some layer with a long name so that it is no empty message", 0, kX, kY);
  for (int i = 0; i < (1 << 15) + 1; ++i) bytes += Message().message(2, one).bytes();
  EXPECT_NE(fault(bytes).find("f: expected at most 32768 layers, got 32769"), std::string::npos);
}

TEST(CaffeFormat, EveryCutAndManyChangesAreErrorsOrModels) {
  const std::string whole =
      net({ip("ip", kX, {"h"}, 2), layer("p", "Pooling", {"h"}, {"g"}).message(121, Message().number(2, 2)),
           layer("r", "Reshape", {"g"}, kY)
               .message(133, Message().message(1, Message().packed_numbers(1, {0, -1}))),
           layer("bn", "BatchNorm", kY, kY)
               .message(7, blob({2}, {1, 2}))
               .message(7, blob({2}, {1, 2}))
               .message(7, blob({1}, {1}))});
  const auto load_it = [](const std::string& bytes) {
    try {
      caffe::Model(reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size(), "f");
      return true;
    } catch (const Error& error) {
      EXPECT_TRUE(error.status() == CTN_ERROR_FORMAT || error.status() == CTN_ERROR_UNSUPPORTED)
          << error.what();
      return false;
    }
  };
  EXPECT_TRUE(load_it(whole));
  for (size_t size = 0; size < whole.size(); ++size) load_it(whole.substr(0, size));
  for (size_t i = 0; i < whole.size(); ++i)
    for (int bit = 0; bit < 8; ++bit) {
      std::string changed = whole;
      changed[i] = char(changed[i] ^ (1 << bit));
      load_it(changed);
    }
}

CTN_CAFFE_DEVICES(CaffeNetworks);

}  // namespace
}  // namespace catenary
