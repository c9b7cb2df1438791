// Charts as PNG: a picture of pixels, with lines and characters drawn by strokes.
#include <zlib.h>

#include <algorithm>
#include <cmath>

#include "impl/base/error.h"
#include "impl/training/plot.h"

namespace catenary::trainers {
namespace {

// Twice the size of the SVG chart, so that it stays sharp on displays with small pixels.
constexpr int kScale = 2, kWidth = 760 * kScale, kHeight = 420 * kScale, kChannels = 3;
constexpr double kCell = 5.2;   // from one character to the next, in units of the stroke font
constexpr double kCapital = 6;  // height of capital letters in these units

std::string big_endian(uint32_t value) {
  std::string out;
  for (int shift = 24; shift >= 0; shift -= 8) out += char(value >> shift & 0xff);
  return out;
}

/// A part of a PNG file: length, type, data and checksum.
std::string chunk(const char* type, const std::string& data) {
  const std::string checked = type + data;
  const uLong sum = crc32(0, reinterpret_cast<const Bytef*>(checked.data()), uInt(checked.size()));
  return big_endian(uint32_t(data.size())) + checked + big_endian(uint32_t(sum));
}

double distance(Point p, Point a, Point b) {
  const double dx = b.first - a.first, dy = b.second - a.second, squared = dx * dx + dy * dy;
  double t = squared > 0 ? ((p.first - a.first) * dx + (p.second - a.second) * dy) / squared : 0;
  t = std::clamp(t, 0.0, 1.0);
  return std::hypot(p.first - a.first - t * dx, p.second - a.second - t * dy);
}

class PixelCanvas final : public Canvas {
 public:
  PixelCanvas() : pixels_(size_t(kWidth) * kHeight * kChannels, 0xff) {}

  void line(const Points& points, Color color, double width) override {
    for (size_t i = 0; i + 1 < points.size(); ++i)
      stroke(scaled(points[i]), scaled(points[i + 1]), color, width * kScale);
  }
  void dot(Point center, double radius, Color color) override {
    stroke(scaled(center), scaled(center), color, 2 * radius * kScale);
  }
  void text(Point position, const std::string& text, Anchor anchor, double size, Color color) override {
    const double unit = 0.72 * size / kCapital;  // capitals of common fonts are 0.72 of their size
    const double length = double(text.size()) * kCell * unit;
    double left = position.first - (anchor == Anchor::start ? 0
                                    : anchor == Anchor::end ? length
                                                            : length / 2);
    for (const char c : text) {
      for (Points part : stroke_glyph(c)) {
        for (Point& p : part) p = {left + p.first * unit, position.second + (p.second - kCapital) * unit};
        line(part, color, 0.09 * size);
      }
      left += kCell * unit;
    }
  }
  std::string bytes() const override;

 private:
  static Point scaled(Point p) { return {p.first * kScale, p.second * kScale}; }

  /// Draws a line with round ends; pixels at its edge are mixed by how much of them it covers.
  void stroke(Point a, Point b, Color color, double width) {
    const double reach = width / 2 + 1;
    const auto bounds = [&](double low, double high, int size) {
      return std::make_pair(std::max(0, int(std::floor(low - reach))),
                            std::min(size - 1, int(std::ceil(high + reach))));
    };
    const auto [left, right] = bounds(std::min(a.first, b.first), std::max(a.first, b.first), kWidth);
    const auto [top, bottom] = bounds(std::min(a.second, b.second), std::max(a.second, b.second), kHeight);
    for (int y = top; y <= bottom; ++y)
      for (int x = left; x <= right; ++x) {
        const double cover = width / 2 + 0.5 - distance({x + 0.5, y + 0.5}, a, b);
        if (cover > 0) mix(x, y, color, std::min(cover, 1.0));
      }
  }
  void mix(int x, int y, Color color, double part) {
    unsigned char* pixel = &pixels_[(size_t(y) * kWidth + size_t(x)) * kChannels];
    const unsigned char values[] = {color.red, color.green, color.blue};
    for (int i = 0; i < kChannels; ++i)
      pixel[i] = static_cast<unsigned char>(std::lround(pixel[i] + (values[i] - pixel[i]) * part));
  }

  std::vector<unsigned char> pixels_;
};

std::string PixelCanvas::bytes() const {
  std::string rows;
  for (int y = 0; y < kHeight; ++y) {
    rows += '\0';  // no filter
    rows.append(reinterpret_cast<const char*>(&pixels_[size_t(y) * kWidth * kChannels]),
                size_t(kWidth) * kChannels);
  }
  uLongf size = compressBound(uLong(rows.size()));
  std::string data(size, '\0');
  const int code = compress2(reinterpret_cast<Bytef*>(data.data()), &size,
                             reinterpret_cast<const Bytef*>(rows.data()), uLong(rows.size()), 9);
  if (code != Z_OK) fail(CTN_ERROR_OUT_OF_MEMORY, "a picture cannot be compressed: zlib returned %d", code);
  data.resize(size);
  const std::string form = {8, 2, 0, 0, 0};  // bits, RGB, and the only methods that there are
  return "\x89PNG\r\n\x1a\n" + chunk("IHDR", big_endian(kWidth) + big_endian(kHeight) + form) +
         chunk("IDAT", data) + chunk("IEND", "");
}

}  // namespace

std::string chart_as_png(const std::string& x_label, const std::vector<Series>& series) {
  PixelCanvas canvas;
  draw_chart(canvas, double(kWidth) / kScale, double(kHeight) / kScale, x_label, series);
  return canvas.bytes();
}

}  // namespace catenary::trainers
