/* How far a long computation is: a bar on a terminal, now and then a line elsewhere. */
#ifndef EXAMPLES_COMMON_PROGRESS_H
#define EXAMPLES_COMMON_PROGRESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

typedef struct Progress {
  FILE* stream;
  bool terminal;
  size_t total, done;
  double started, shown; /* seconds of a monotonic clock */
} Progress;

/* Starts the clock of a computation over `total` examples. */
Progress progress_new(FILE* stream, size_t total);

/* Counts examples, and shows part / whole of the current stage and the time left for all; cheap to call
 * often. */
void progress_add(Progress* progress, size_t examples, const char* stage, size_t part, size_t whole);

/* Takes the bar away, so that other output can have the line. */
void progress_clear(const Progress* progress);

double monotonic_seconds(void);

#endif
