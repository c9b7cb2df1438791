// Charts of lines.
#include "impl/training/plot.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "impl/base/error.h"

namespace catenary::trainers {
namespace {

constexpr Color kInk = {48, 52, 59}, kPale = {100, 107, 118}, kGrid = {230, 233, 238},
                kAxis = {154, 162, 174};
constexpr Color kColors[] = {{47, 109, 181}, {217, 98, 43}, {43, 138, 87},  {138, 79, 170},
                             {191, 58, 92},  {0, 139, 154}, {140, 106, 30}, {96, 96, 96}};
constexpr double kLeft = 74, kRight = 24, kTop = 26, kBottom = 52, kText = 12;
constexpr int kTicks = 6;
constexpr size_t kMostDots = 60;  // more would overlap

Color color_of(size_t series) { return kColors[series % (sizeof kColors / sizeof *kColors)]; }

/// The smallest of 1, 2 and 5 times a power of ten that divides a range into at most `parts`.
double round_step(double range, int parts) {
  const double power = std::pow(10, std::floor(std::log10(range / parts)));
  for (const double factor : {1.0, 2.0, 5.0})
    if (range / (factor * power) <= parts * (1 + 1e-9)) return factor * power;
  return 10 * power;
}

/// A range of values and its place in the picture.
struct Axis {
  double low = 0, high = 1, step = 1;
  double from, to;

  double place(double value) const { return from + (to - from) * (value - low) / (high - low); }
  int tick_count() const { return int(std::floor((high - low) / step + 1e-9)) + 1; }
  double tick(int i) const { return low + i * step; }
  std::string label(double value) const {
    if (step >= 1e5 || step < 1e-5) return format("%g", value);
    return format("%.*f", int(std::max(0.0, std::ceil(-std::log10(step) - 1e-9))), value);
  }

  /// Takes a range that begins and ends at ticks.
  void fit(double least, double most, bool whole) {
    if (!(least <= most)) least = 0, most = 1;
    // A range of one value, or one so small that ticks would be equal numbers.
    const double smallest = std::max(1e-9, 1e-9 * std::max(std::fabs(least), std::fabs(most)));
    if (most - least < smallest) least -= smallest, most += smallest;
    step = round_step(most - least, kTicks);
    if (whole) step = std::max(1.0, step);
    low = step * std::floor(least / step + 1e-9);
    high = step * std::ceil(most / step - 1e-9);
    if (!(high > low)) high = low + step;
  }
};

/// Whether a point has a place; numbers near the largest ones have none, because distances would be infinite.
bool is_placed(const Point& point) {
  return std::fabs(point.first) < 1e300 && std::fabs(point.second) < 1e300;
}

struct Range {
  double least = std::numeric_limits<double>::infinity(), most = -least;
  void add(double value) {
    least = std::min(least, value);
    most = std::max(most, value);
  }
};

void draw_axes(Canvas& canvas, const Axis& x, const Axis& y, const std::string& x_label) {
  for (int i = 0; i < y.tick_count(); ++i) {
    const double at = y.place(y.tick(i));
    canvas.line({{x.from, at}, {x.to, at}}, kGrid, 1);
    canvas.text({x.from - 8, at + kText / 3}, y.label(y.tick(i)), Anchor::end, kText, kPale);
  }
  for (int i = 0; i < x.tick_count(); ++i) {
    const double at = x.place(x.tick(i));
    canvas.line({{at, y.from}, {at, y.from + 5}}, kAxis, 1);
    canvas.text({at, y.from + 19}, x.label(x.tick(i)), Anchor::middle, kText, kPale);
  }
  canvas.line({{x.from, y.to}, {x.from, y.from}, {x.to, y.from}}, kAxis, 1);
  canvas.text({(x.from + x.to) / 2, y.from + 40}, x_label, Anchor::middle, kText, kPale);
}

void draw_series(Canvas& canvas, const Axis& x, const Axis& y, const Series& series, Color color) {
  Points run;
  const auto flush = [&] {
    if (run.size() > 1) canvas.line(run, color, 2);
    run.clear();
  };
  const bool has_dots = series.points.size() <= kMostDots;
  for (const Point& point : series.points) {
    if (!is_placed(point)) {
      flush();
      continue;
    }
    run.emplace_back(x.place(point.first), y.place(point.second));
    if (has_dots) canvas.dot(run.back(), 2.6, color);
  }
  flush();
}

}  // namespace

void draw_chart(Canvas& canvas, double width, double height, const std::string& x_label,
                const std::vector<Series>& series) {
  Range xs, ys;
  bool whole = true;  // whether the x axis counts something
  for (const Series& each : series)
    for (const Point& point : each.points) {
      if (!is_placed(point)) continue;
      xs.add(point.first);
      ys.add(point.second);
      whole = whole && point.first == std::floor(point.first);
    }
  const double legend = 18 * double(series.size());
  Axis x, y;
  x.from = kLeft, x.to = width - kRight;
  y.from = height - kBottom, y.to = kTop + legend;
  x.fit(xs.least, xs.most, whole);
  y.fit(ys.least, ys.most, false);
  draw_axes(canvas, x, y, x_label);
  for (size_t i = 0; i < series.size(); ++i) draw_series(canvas, x, y, series[i], color_of(i));
  for (size_t i = 0; i < series.size(); ++i) {
    const double at = kTop + 18 * double(i);
    canvas.line({{kLeft, at - 4}, {kLeft + 22, at - 4}}, color_of(i), 2);
    std::string name = series[i].name;
    if (!series[i].points.empty()) name += format("  %.4g", series[i].points.back().second);
    canvas.text({kLeft + 30, at}, name, Anchor::start, kText, kInk);
  }
}

}  // namespace catenary::trainers
