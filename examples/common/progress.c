/* Shows the progress of a long computation; see progress.h. */
#define _POSIX_C_SOURCE 200809L
#include "progress.h"

#include <time.h>
#include <unistd.h>

enum { BAR_WIDTH = 28 };
static const double kBarInterval = 0.1, kLineInterval = 15;

double monotonic_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

Progress progress_new(FILE* stream, size_t total) {
  const double now = monotonic_seconds();
  return (Progress){.stream = stream,
                    .terminal = isatty(fileno(stream)) == 1,
                    .total = total,
                    .started = now,
                    .shown = now};
}

static void show_left(FILE* stream, double seconds) {
  const long left = seconds < 360000 ? (long)(seconds + 0.5) : 359999;
  if (left >= 3600) {
    fprintf(stream, "%ld:%02ld:%02ld left", left / 3600, left / 60 % 60, left % 60);
  } else {
    fprintf(stream, "%ld:%02ld left", left / 60, left % 60);
  }
}

void progress_add(Progress* progress, size_t examples, const char* stage, size_t part, size_t whole) {
  progress->done += examples;
  const double now = monotonic_seconds();
  if (now - progress->shown < (progress->terminal ? kBarInterval : kLineInterval)) return;
  progress->shown = now;

  const double speed = (double)progress->done / (now - progress->started);
  const double left = (double)(progress->total - progress->done) / speed;
  const double share = whole > 0 ? (double)part / (double)whole : 1;
  FILE* stream = progress->stream;
  if (progress->terminal) {
    fprintf(stream, "\r%s [", stage);
    for (int i = 0; i < BAR_WIDTH; ++i) fputc((i + 0.5) / BAR_WIDTH < share ? '#' : '.', stream);
    fprintf(stream, "] %3.0f%%  %.0f examples/s  ", 100 * share, speed);
    show_left(stream, left);
    fputs("\x1b[K", stream);
  } else {
    fprintf(stream, "%s  %.0f%%  %.0f examples/s  ", stage, 100 * share, speed);
    show_left(stream, left);
    fputc('\n', stream);
  }
  fflush(stream);
}

void progress_clear(const Progress* progress) {
  if (progress->terminal) fputs("\r\x1b[K", progress->stream);
}
