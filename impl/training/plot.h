// Charts of lines, as SVG and as PNG.
#pragma once
#include <string>
#include <utility>
#include <vector>

namespace catenary::trainers {

using Point = std::pair<double, double>;
using Points = std::vector<Point>;

struct Color {
  unsigned char red, green, blue;
};

enum class Anchor { start, middle, end };

/// A picture to draw on; positions are pixels from the top left.
class Canvas {
 public:
  virtual ~Canvas() = default;
  virtual void line(const Points& points, Color color, double width) = 0;
  virtual void dot(Point center, double radius, Color color) = 0;
  /// `position` is on the baseline.
  virtual void text(Point position, const std::string& text, Anchor anchor, double size, Color color) = 0;
  /// Returns the file.
  virtual std::string bytes() const = 0;
};

/// One line of a chart. Values that are not finite leave gaps.
struct Series {
  std::string name;
  Points points;
};

/// Draws series over a common axis, with ticks and a legend.
void draw_chart(Canvas& canvas, double width, double height, const std::string& x_label,
                const std::vector<Series>& series);

/// Returns the file of a chart.
std::string chart_as_svg(const std::string& x_label, const std::vector<Series>& series);
std::string chart_as_png(const std::string& x_label, const std::vector<Series>& series);

/// The lines of a character of the stroke font, in a cell with the baseline at y = 6, the top at y = 0, and 4
/// units wide. Characters that the font does not have are boxes.
std::vector<Points> stroke_glyph(char character);

}  // namespace catenary::trainers
