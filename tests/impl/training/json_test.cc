// Tests of the JSON of logs.
#include "impl/training/json.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "impl/base/error.h"

namespace catenary::trainers {
namespace {

TEST(TrainingJson, NumbersKeepTheirBits) {
  for (const double value : {0.0, -0.0, 0.1, 1.0 / 3, 1e300, -5e-324, 600.0, 9007199254740993.0}) {
    const NamedNumbers parsed = parse_json_object(json_object({{"x", value}}), "test");
    ASSERT_EQ(parsed.size(), 1u);
    EXPECT_EQ(parsed[0].second, value);
    EXPECT_EQ(std::signbit(parsed[0].second), std::signbit(value));
  }
  EXPECT_EQ(json_number(600), "600");
  EXPECT_EQ(json_number(std::numeric_limits<double>::infinity()), "null");
  EXPECT_TRUE(std::isnan(parse_json_object("{\"x\": null}", "test")[0].second));
}

TEST(TrainingJson, TextsAreEscaped) {
  const std::vector<std::string> texts = {"a\"b\\c", "line\nfeed\x01", "caf\xc3\xa9", ""};
  EXPECT_EQ(parse_json_list(json_list(texts), "test"), texts);
  EXPECT_EQ(json_string("a\"\n"), "\"a\\\"\\u000a\"");
  EXPECT_EQ(json_object({}), "{}");
}

TEST(TrainingJson, OrderIsKept) {
  const NamedNumbers numbers = {{"z", 1}, {"a", 2}, {"m", 3}};
  EXPECT_EQ(parse_json_object(json_object(numbers), "test"), numbers);
}

TEST(TrainingJson, RefusesOtherTexts) {
  for (const char* text : {"", "{", "[1]", "{\"a\": \"1\"}", "{\"a\": {}}", "{\"a\": 1} x", "{\"a\": true}"})
    EXPECT_THROW(parse_json_object(text, "test"), Error) << text;
  for (const char* text : {"", "{}", "[1]", "[\"a\", null]", "[\"\xff\"]"})
    EXPECT_THROW(parse_json_list(text, "test"), Error) << text;
  std::string deep(100000, '[');
  EXPECT_THROW(parse_json_list(deep, "test"), Error);
}

}  // namespace
}  // namespace catenary::trainers
