// Tests of every kind of link that is made with options, as listed in the table: options and initializers,
// saving and loading, and gradients.
#include "impl/dtype/generated/core_ops.h"
#include "impl/links/kind.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <random>

#include "impl/links/gru.h"
#include "impl/links/recurrent.h"
#include "impl/links/tree.h"
#include "impl/random/state.h"
#include "impl/serializers/objects.h"
#include "tests/impl/gradient_support.h"
#include "tests/impl/link_inputs.h"

namespace catenary::links {
namespace {

std::vector<const LinkKind*> kinds() {
  std::vector<const LinkKind*> all;
  for (const LinkKind& kind : link_kinds()) all.push_back(&kind);
  std::sort(all.begin(), all.end(),
            [](const LinkKind* a, const LinkKind* b) { return std::strcmp(a->name, b->name) < 0; });
  return all;
}

constexpr DType kFloatTypes[] = {CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64};

/// Sets a link option to a value that every link with this option accepts.
struct Setting {
  LinkOptions::Option option;
  const char* name;
  void (*set)(LinkOptions& options);
};
constexpr int64_t kOnes[] = {1, 1};
constexpr Setting kSettings[] = {
#define CTN_SET(NAME, ...)                                                 \
  {                                                                        \
    LinkOptions::NAME##_option, #NAME, [](LinkOptions& o) { __VA_ARGS__; } \
  }
    CTN_SET(wscale, link_options_set_wscale(o, 2)),
    CTN_SET(bias, link_options_set_bias(o, 2)),
    CTN_SET(nobias, link_options_set_nobias(o, true)),
    CTN_SET(dilation, option_set_dilation(o, {kOnes, 2})),
    CTN_SET(groups, option_set_groups(o, 1)),
    CTN_SET(outsize, option_set_outsize(o, {kOnes, 2})),
    CTN_SET(init, link_options_set_init(o, 1)),
    CTN_SET(decay, link_options_set_decay(o, 0.5)),
    CTN_SET(eps, link_options_set_eps(o, 1)),
    CTN_SET(power, link_options_set_power(o, 1)),
    CTN_SET(ignore_label, option_set_ignore_label(o, -1)),
    CTN_SET(causal, option_set_causal(o, true)),
    CTN_SET(dropout, option_set_dropout(o, 0.5)),
#undef CTN_SET
};

class LinkKinds : public testing::TestWithParam<const LinkKind*> {
 protected:
  void SetUp() override { set_default_random_position(cpu_backend(), {11, 0}); }
  const LinkKind& kind() const { return *GetParam(); }

  static LinkOptionsRef options_of(DType dtype) {
    LinkOptionsRef options = link_options_new();
    link_options_set_dtype(*options, dtype);
    return options;
  }
  /// A dictionary of its parameters and persistent values that shares their memory.
  static DictionaryRef values_of(Link& link) {
    DictionaryRef dictionary = dictionary_new();
    serialize(link, *dictionary_serializer(*dictionary, nullptr));
    return dictionary;
  }
  /// Fills every parameter and persistent value with random bits: NaNs with payloads, infinities, subnormals.
  static void randomize(Link& link) {
    static std::mt19937_64 engine(12345);
    const DictionaryRef dictionary = values_of(link);
    for (const StoredValue& value : dictionary->values()) {
      if (!value.array) continue;
      const Array& a = *value.array;
      ASSERT_TRUE(a.is_c_contiguous());
      ASSERT_NE(a.dtype(), CTN_BOOL);
      for (int64_t i = 0; i < a.nbytes(); ++i) a.data()[i] = char(engine() >> 56);
    }
  }
  /// A link with random numbers in every parameter, including those that start as zeros or ones.
  LinkRef drawn(DType dtype) const {
    LinkRef link = kind().example(options_of(dtype).get());
    for (const NamedParam& p : named_params(*link))
      initializer_uniform(0.9)->apply(p.variable->array(), p.path.c_str());
    return link;
  }
  template <class Action>
  static std::string message_of(ctn_status status, Action action) {
    try {
      action();
    } catch (const Error& error) {
      EXPECT_EQ(error.status(), status) << error.what();
      return error.what();
    }
    ADD_FAILURE() << "expected an error";
    return "";
  }
};

TEST_P(LinkKinds, HaveTheOptionsOfTheirRow) {
  EXPECT_STREQ(kind().example(nullptr)->kind(), kind().name);
  uint32_t known = 0;
  for (const Setting& setting : kSettings) {
    known |= setting.option;
    LinkOptionsRef options = link_options_new();
    setting.set(*options);
    ASSERT_EQ(options->given, uint32_t(setting.option));
    if (kind().options & setting.option) {
      EXPECT_NO_THROW(kind().example(options.get())) << setting.name;
      continue;
    }
    EXPECT_EQ(message_of(CTN_ERROR_INVALID_ARGUMENT, [&] { kind().example(options.get()); }),
              std::string("options: ") + kind().name + " has no option \"" + setting.name + '"');
  }
  EXPECT_EQ(kind().options & ~known, 0u) << "kSettings lacks an option";
}

TEST_P(LinkKinds, TakeInitializersAndDtypes) {
  for (const NamedParam& p : named_params(*kind().example(nullptr))) {
    const std::string path = p.path.substr(1);
    for (const DType dtype : kFloatTypes) {
      const LinkOptionsRef options = options_of(dtype);
      link_options_set_initializer(*options, path.c_str(), *initializer_constant(9));
      link_options_set_initializer(*options, path.c_str(), *initializer_constant(4));  // replaces it
      const LinkRef link = kind().example(options.get());
      const Array& data = link->param(path.c_str()).array();
      EXPECT_EQ(data.dtype(), dtype);
      std::vector<double> values(size_t(data.size()));
      to_data(*astype(data, CTN_FLOAT64), values.data());
      EXPECT_EQ(values, std::vector<double>(values.size(), 4)) << path;
    }
    const LinkOptionsRef options = options_of(CTN_FLOAT32);
    link_options_set_initializer(*options, "nonsense/W", *initializer_constant(1));
    const std::string message =
        message_of(CTN_ERROR_INVALID_ARGUMENT, [&] { kind().example(options.get()); });
    const std::string start =
        std::string("options: expected the path of a parameter of ") + kind().name + " (\"";
    EXPECT_EQ(message.compare(0, start.size(), start), 0) << message;
    EXPECT_NE(message.find('"' + path + '"'), std::string::npos) << message;
  }
}

TEST_P(LinkKinds, ComeBackFromFiles) {
  namespace fs = std::filesystem;
  const fs::path directory = fs::temp_directory_path() / ("catenary_kinds_" + std::to_string(::getpid()));
  fs::create_directories(directory);
  const std::string path = (directory / "link").string();
  for (const Format* format : formats()) {
    for (const DType dtype : kFloatTypes) {
      for (const int level : {0, format->default_level}) {
        const LinkRef saved = drawn(dtype), loaded = drawn(dtype);
        randomize(*saved);
        try {
          save(*saved, Destination{format, path, level});
        } catch (const Error& error) {  // the format lacks the dtype, or a library is missing
          const bool lacks = error.status() == CTN_ERROR_UNSUPPORTED && dtype == CTN_BFLOAT16;
          EXPECT_TRUE(lacks || error.status() == CTN_ERROR_UNAVAILABLE) << format->name << error.what();
          continue;
        }
        const auto report = load_report_new();
        load(*loaded, *file_deserializer(path.c_str(), nullptr), report.get());
        EXPECT_TRUE(report->empty());
        const DictionaryRef left = values_of(*saved), right = values_of(*loaded);
        ASSERT_FALSE(left->values().empty());
        ASSERT_EQ(right->values().size(), left->values().size());
        for (size_t i = 0; i < left->values().size(); ++i) {
          const StoredValue &expected = left->values()[i], &got = right->values()[i];
          ASSERT_EQ(got.name, expected.name);
          ASSERT_EQ(got.array->dtype(), expected.array->dtype());
          std::string bytes[2];
          for (int k = 0; k < 2; ++k) {
            const Array& a = k ? *got.array : *expected.array;
            bytes[k].resize(size_t(a.nbytes()));
            to_data(a, bytes[k].data());
          }
          EXPECT_EQ(bytes[1], bytes[0]) << expected.name;
        }
      }
    }
  }
  fs::remove_all(directory);
}

/// Resets links that keep a state, so that each call starts without one.
void reset(Link& link) {
  if (auto* lstm = dynamic_cast<Lstm*>(&link)) lstm->reset_state();
  if (auto* gru = dynamic_cast<StatefulGru*>(&link)) gru->reset_state();
}

TEST_P(LinkKinds, HaveGradients) {
  const LinkRef link = drawn(CTN_FLOAT64);
  GradientDraw draw(5);
  std::vector<ArrayRef> numbers, labels;
  const std::vector<LinkInput> inputs = link_inputs(kind());
  for (const LinkInput& input : inputs) {
    if (input.is_integer())
      labels.push_back(draw.integers(input.shape, 0, input.bound - 1));
    else
      numbers.push_back(elementwise_scalar(ops::add, *draw.distinct(input.shape), 0.025, false));  // never 0
  }
  GradientTest test{{1e-5, 2e-6, 2e-5}};
  std::vector<VariableRef> kept;
  for (const NamedParam& p : named_params(*link)) {
    kept.push_back(p.variable);
    test.params.push_back(kept.back().get());
  }
  check_gradients((std::string("link ") + kind().name).c_str(),
                  [&](In in) -> Values {
                    reset(*link);
                    set_default_random_position(cpu_backend(), {17, 0});
                    std::vector<VariableRef> given;
                    std::vector<Variable*> raw;
                    size_t number = 0, label = 0;
                    for (const LinkInput& input : inputs) {
                      given.push_back(input.is_integer() ? make_variable(Value(labels[label++]))
                                                         : variable_of(in[number++]));
                      raw.push_back(given.back().get());
                    }
                    VariableRef y;
                    link->forward({raw.data(), raw.size()}, {&y, 1});
                    return {y->value()};
                  },
                  numbers, test);
}

INSTANTIATE_TEST_SUITE_P(All, LinkKinds, testing::ValuesIn(kinds()),
                         [](const auto& info) { return std::string(info.param->name); });

}  // namespace
}  // namespace catenary::links
