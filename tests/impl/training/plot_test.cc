// Tests of charts.
#include "impl/training/plot.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <cmath>
#include <cstring>
#include <limits>

namespace catenary::trainers {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

size_t count_of(const std::string& text, const std::string& part) {
  size_t count = 0;
  for (size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++count;
  return count;
}

/// Without the lines of texts, which may say that a value is NaN.
std::string without_texts(const std::string& svg) {
  std::string rest;
  for (size_t at = 0; at < svg.size();) {
    const size_t end = svg.find('\n', at) + 1;
    if (svg.compare(at, 5, "<text") != 0) rest += svg.substr(at, end - at);
    at = end;
  }
  return rest;
}

TEST(Plot, GlyphsStayInTheirCells) {
  for (int c = -128; c < 128; ++c)
    for (const Points& line : stroke_glyph(char(c))) {
      ASSERT_FALSE(line.empty()) << c;
      for (const Point& p : line) {
        EXPECT_TRUE(p.first >= 0 && p.first <= 4) << c;
        EXPECT_TRUE(p.second >= 0 && p.second <= 8) << c;
      }
    }
  EXPECT_TRUE(stroke_glyph(' ').empty());
  EXPECT_EQ(stroke_glyph('\n'), stroke_glyph('\x80'));
}

TEST(Plot, GapsAndDots) {
  const double nan = std::nan("");
  const std::string svg =
      chart_as_svg("t", {{"y", {{1, 1}, {2, 2}, {3, nan}, {4, kInfinity}, {5, 1}, {6, 2}}}});
  EXPECT_EQ(count_of(svg, "<circle"), 4u);
  EXPECT_EQ(count_of(svg, "stroke-width=\"2\""), 3u);  // two parts of the line, and the legend
  EXPECT_EQ(count_of(without_texts(svg), "nan"), 0u);
  EXPECT_EQ(count_of(without_texts(svg), "inf"), 0u);
  Series long_one{"long", {}};
  for (int i = 0; i < 100; ++i) long_one.points.emplace_back(i, i * i);
  EXPECT_EQ(count_of(chart_as_svg("t", {long_one}), "<circle"), 0u);
}

/// Ranges without values, of one value, and of the extremes of doubles.
TEST(Plot, AllRanges) {
  const std::vector<Points> all = {
      {},
      {{0, std::nan("")}},
      {{3, 0.5}},
      {{1, 0}, {2, 0}},
      {{1, 1e-300}, {2, 2e-300}},
      {{1, -1e300}, {2, 1e300}},
      {{1, -1.7e308}, {2, 1.7e308}, {1.7e308, 1}},
      {{1, 1e15}, {2, 1e15 + 1}},
      {{-5, -1}, {1e9, 1}},
      {{0.1, 3}, {0.2, 4}},
  };
  for (const Points& points : all) {
    const std::string svg = chart_as_svg("t", {{"y", points}});
    EXPECT_EQ(count_of(without_texts(svg), "nan"), 0u) << svg;
    EXPECT_LT(count_of(svg, "<text"), 40u);
    EXPECT_GT(count_of(svg, "<text"), 4u);
    EXPECT_GT(chart_as_png("t", {{"y", points}}).size(), 500u);
  }
  EXPECT_EQ(count_of(chart_as_svg("<t>&", {}), "&lt;t&gt;&amp;"), 1u);
}

uint32_t number_at(const std::string& bytes, size_t at) {
  uint32_t value = 0;
  for (size_t i = 0; i < 4; ++i) value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
  return value;
}

TEST(Plot, PngIsWellFormed) {
  const std::string png = chart_as_png("t", {{"y", {{1, 1}, {2, 3}}}});
  ASSERT_EQ(png.substr(0, 8), "\x89PNG\r\n\x1a\n");
  std::string types, data;
  uint32_t width = 0, height = 0;
  for (size_t at = 8; at < png.size();) {
    const uint32_t length = number_at(png, at);
    const std::string type = png.substr(at + 4, 4);
    const auto* checked = reinterpret_cast<const Bytef*>(&png[at + 4]);
    EXPECT_EQ(number_at(png, at + 8 + length), crc32(0, checked, length + 4));
    if (type == "IHDR") width = number_at(png, at + 8), height = number_at(png, at + 12);
    if (type == "IDAT") data = png.substr(at + 8, length);
    types += type;
    at += 12 + length;
  }
  EXPECT_EQ(types, "IHDRIDATIEND");
  uLongf size = uLongf(height) * (1 + 3 * width);
  std::vector<Bytef> rows(size);
  const auto* packed = reinterpret_cast<const Bytef*>(data.data());
  ASSERT_EQ(uncompress(rows.data(), &size, packed, data.size()), Z_OK);
  EXPECT_EQ(size, rows.size());
  size_t blue = 0;  // pixels of the line
  for (size_t y = 0; y < height; ++y) {
    const Bytef* row = &rows[y * (1 + 3 * width)];
    EXPECT_EQ(row[0], 0);
    for (size_t x = 0; x < width; ++x) {
      const Bytef pixel[] = {row[1 + 3 * x], row[2 + 3 * x], row[3 + 3 * x]};
      const Bytef line[] = {47, 109, 181};
      blue += std::memcmp(pixel, line, 3) == 0;
    }
  }
  EXPECT_GT(blue, 2000u);
}

}  // namespace
}  // namespace catenary::trainers
