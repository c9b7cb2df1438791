// Charts as SVG.
#include "impl/base/error.h"
#include "impl/training/plot.h"

namespace catenary::trainers {
namespace {

constexpr int kSvgWidth = 760, kSvgHeight = 420;

std::string escaped(const std::string& text) {
  std::string out;
  for (const char c : text) switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      default:
        // XML 1.0 has no other control characters.
        out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
  return out;
}

std::string hex(Color color) { return format("#%02x%02x%02x", color.red, color.green, color.blue); }

class SvgCanvas final : public Canvas {
 public:
  void line(const Points& points, Color color, double width) override {
    body_ += format("<path fill=\"none\" stroke=\"%s\" stroke-width=\"%g\" d=\"", hex(color).c_str(), width);
    for (size_t i = 0; i < points.size(); ++i)
      body_ += format("%c%.2f %.2f", i ? 'L' : 'M', points[i].first, points[i].second);
    body_ += "\"/>\n";
  }
  void dot(Point center, double radius, Color color) override {
    body_ += format("<circle fill=\"%s\" r=\"%g\" cx=\"%.2f\" cy=\"%.2f\"/>\n", hex(color).c_str(), radius,
                    center.first, center.second);
  }
  void text(Point position, const std::string& text, Anchor anchor, double size, Color color) override {
    const char* names[] = {"start", "middle", "end"};
    body_ += format("<text fill=\"%s\" font-size=\"%g\" text-anchor=\"%s\" x=\"%.1f\" y=\"%.1f\">",
                    hex(color).c_str(), size, names[int(anchor)], position.first, position.second);
    body_ += escaped(text) + "</text>\n";
  }
  std::string bytes() const override {
    return format(
               "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" "
               "font-family=\"sans-serif\" stroke-linejoin=\"round\">\n"
               "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n",
               kSvgWidth, kSvgHeight, kSvgWidth, kSvgHeight) +
           body_ + "</svg>\n";
  }

 private:
  std::string body_;
};

}  // namespace

std::string chart_as_svg(const std::string& x_label, const std::vector<Series>& series) {
  SvgCanvas canvas;
  draw_chart(canvas, kSvgWidth, kSvgHeight, x_label, series);
  return canvas.bytes();
}

}  // namespace catenary::trainers
