/* Draws the learning curve; see svg.h. */
#include "svg.h"

#include <math.h>
#include <stdbool.h>
#include <stdio.h>

#include "atomic_file.h"

enum { WIDTH = 920, HEIGHT = 400, TICKS = 6 };

/* A round step, 1, 2 or 5 times a power of ten, that divides a range into at most `parts`. */
static double round_step(double range, int parts) {
  const double power = pow(10, floor(log10(range / parts)));
  const double factors[] = {1, 2, 5, 10};
  for (int i = 0; i < 3; ++i) {
    if (range / (factors[i] * power) <= parts * (1 + 1e-9)) return factors[i] * power;
  }
  return 10 * power;
}

typedef struct Axis {
  double low, high, step; /* of the values; low and high are multiples of step */
  double from, to;        /* their positions in the picture */
} Axis;

static double place(const Axis* axis, double value) {
  return axis->from + (axis->to - axis->from) * (value - axis->low) / (axis->high - axis->low);
}

static void write_tick(FILE* out, double value, double step) {
  if (step >= 1e4) {
    fprintf(out, "%g", value);
  } else {
    fprintf(out, "%.*f", (int)fmax(0, ceil(-log10(step) - 1e-9)), value);
  }
}

typedef struct Series {
  const char* name;
  const char* color;
  double (*value)(const EpochRecord* epoch);
} Series;

static double train_loss(const EpochRecord* epoch) { return epoch->train_loss; }
static double test_loss(const EpochRecord* epoch) { return epoch->test_loss; }
static double test_accuracy(const EpochRecord* epoch) { return epoch->test_accuracy; }

static const Series kLosses[] = {{"train", "#2f6db5", train_loss}, {"test", "#d9622b", test_loss}};
static const Series kAccuracies[] = {{"test", "#2b8a57", test_accuracy}};

typedef struct Panel {
  const char* title;
  const Series* series;
  size_t series_count;
  bool from_zero; /* otherwise the axis begins near the smallest value and ends at 1 */
  Axis x, y;
} Panel;

static void fit_values(Panel* panel, const EpochRecord* epochs, size_t count) {
  double low = INFINITY, high = -INFINITY;
  for (size_t s = 0; s < panel->series_count; ++s) {
    for (size_t i = 0; i < count; ++i) {
      const double value = panel->series[s].value(&epochs[i]);
      if (!isfinite(value)) continue;
      low = fmin(low, value);
      high = fmax(high, value);
    }
  }
  if (panel->from_zero || low > high) low = 0;
  if (!panel->from_zero || high < low) high = 1;
  if (high - low < 1e-6) high = low + 1e-6;
  Axis* y = &panel->y;
  y->step = round_step(high - low, TICKS);
  y->low = y->step * floor(low / y->step + 1e-9);
  y->high = y->step * ceil(high / y->step - 1e-9);
}

static void fit_epochs(Axis* x, const EpochRecord* epochs, size_t count) {
  const double last = count > 0 ? epochs[count - 1].epoch : 1;
  x->step = fmax(1, round_step(last, 2 * TICKS));
  x->low = 0;
  x->high = last;
}

static void draw_axes(FILE* out, const Panel* panel) {
  const Axis *x = &panel->x, *y = &panel->y;
  fprintf(out, "<text class=\"head\" x=\"%.1f\" y=\"%.1f\">%s</text>\n", x->from, y->to - 16, panel->title);
  const int steps = (int)lround((y->high - y->low) / y->step);
  for (int i = 0; i <= steps; ++i) {
    const double value = y->low + i * y->step, at = place(y, value);
    fprintf(out, "<path class=\"grid\" d=\"M%.1f %.1fH%.1f\"/>", x->from, at, x->to);
    fprintf(out, "<text class=\"tick\" text-anchor=\"end\" x=\"%.1f\" y=\"%.1f\">", x->from - 9, at + 4);
    write_tick(out, value, y->step);
    fputs("</text>\n", out);
  }
  for (double value = x->low; value <= x->high; value += x->step) {
    const double at = place(x, value);
    fprintf(out, "<path class=\"axis\" d=\"M%.1f %.1fv5\"/>", at, y->from);
    fprintf(out, "<text class=\"tick\" text-anchor=\"middle\" x=\"%.1f\" y=\"%.1f\">%.0f</text>\n", at,
            y->from + 20, value);
  }
  fprintf(out, "<path class=\"axis\" d=\"M%.1f %.1fV%.1fH%.1f\"/>\n", x->from, y->to, y->from, x->to);
  fprintf(out, "<text class=\"tick\" text-anchor=\"middle\" x=\"%.1f\" y=\"%.1f\">epoch</text>\n",
          (x->from + x->to) / 2, y->from + 40);
}

static void draw_series(FILE* out, const Panel* panel, const Series* series, const EpochRecord* epochs,
                        size_t count) {
  fprintf(out, "<path class=\"line\" stroke=\"%s\" d=\"", series->color);
  bool pen_down = false;
  for (size_t i = 0; i < count; ++i) {
    const double value = series->value(&epochs[i]);
    if (isfinite(value)) {
      fprintf(out, "%c%.2f %.2f", pen_down ? 'L' : 'M', place(&panel->x, epochs[i].epoch),
              place(&panel->y, value));
    }
    pen_down = isfinite(value);
  }
  fputs("\"/>\n", out);
  if (count > 60) return; /* the dots would overlap */
  for (size_t i = 0; i < count; ++i) {
    const double value = series->value(&epochs[i]);
    if (!isfinite(value)) continue;
    fprintf(out, "<circle r=\"2.6\" fill=\"%s\" cx=\"%.2f\" cy=\"%.2f\"/>", series->color,
            place(&panel->x, epochs[i].epoch), place(&panel->y, value));
  }
  fputc('\n', out);
}

/* One line per series, with its last value, at the right, where falling losses and rising accuracies leave
 * room. */
static void draw_legend(FILE* out, const Panel* panel, const EpochRecord* epochs, size_t count) {
  const double left = panel->x.to - 132;
  double top = panel->from_zero ? panel->y.to + 14 : panel->y.from - 16 - 20 * (double)panel->series_count;
  for (size_t i = 0; i < panel->series_count; ++i, top += 20) {
    const Series* series = &panel->series[i];
    fprintf(out, "<path class=\"line\" stroke=\"%s\" d=\"M%.1f %.1fh22\"/>", series->color, left, top);
    fprintf(out, "<text class=\"legend\" x=\"%.1f\" y=\"%.1f\">%s", left + 30, top + 4, series->name);
    if (count > 0) fprintf(out, "  %.4f", series->value(&epochs[count - 1]));
    fputs("</text>\n", out);
  }
}

static void draw_panel(FILE* out, Panel* panel, const EpochRecord* epochs, size_t count) {
  fit_values(panel, epochs, count);
  fit_epochs(&panel->x, epochs, count);
  draw_axes(out, panel);
  for (size_t i = 0; i < panel->series_count; ++i) draw_series(out, panel, &panel->series[i], epochs, count);
  draw_legend(out, panel, epochs, count);
}

static void write_escaped(FILE* out, const char* text) {
  for (; *text; ++text) {
    switch (*text) {
      case '&':
        fputs("&amp;", out);
        break;
      case '<':
        fputs("&lt;", out);
        break;
      case '>':
        fputs("&gt;", out);
        break;
      default:
        fputc(*text, out);
    }
  }
}

bool svg_learning_curve(const char* path, const char* title, const EpochRecord* epochs, size_t count,
                        Failure* failure) {
  AtomicFile file;
  if (!atomic_file_open(&file, path, failure)) return false;
  FILE* out = file.stream;
  fprintf(
      out,
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\">\n<title>",
      WIDTH, HEIGHT, WIDTH, HEIGHT);
  write_escaped(out, title);
  fputs(
      "</title>\n<style>\n"
      "text{font-family:system-ui,'Segoe UI',Helvetica,Arial,sans-serif;fill:#30343b}\n"
      ".title{font-size:17px;font-weight:600}.head{font-size:13px;font-weight:600}\n"
      ".tick{font-size:11.5px;fill:#646b76}.legend{font-size:12px;white-space:pre}\n"
      ".grid{stroke:#e6e9ee}.axis{fill:none;stroke:#9aa2ae}\n"
      ".line{fill:none;stroke-width:2;stroke-linejoin:round;stroke-linecap:round}\n"
      "</style>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n<text class=\"title\" x=\"28\" "
      "y=\"36\">",
      out);
  write_escaped(out, title);
  fputs("</text>\n", out);

  const Axis y = {.from = HEIGHT - 62, .to = 92};
  Panel losses = {"loss", kLosses, 2, true, {.from = 70, .to = 440}, y};
  Panel accuracies = {"test accuracy", kAccuracies, 1, false, {.from = 522, .to = 892}, y};
  draw_panel(out, &losses, epochs, count);
  draw_panel(out, &accuracies, epochs, count);
  fputs("</svg>\n", out);
  return atomic_file_commit(&file, failure);
}
