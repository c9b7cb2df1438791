/* Shows the progress of a long computation: a bar on a terminal, otherwise an occasional line. */
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

/* Counts examples, and shows part / whole of the current stage and the total time left. Calls are cheap. */
void progress_add(Progress* progress, size_t examples, const char* stage, size_t part, size_t whole);

/* Removes the bar, so that other output can use the line. */
void progress_clear(const Progress* progress);

double monotonic_seconds(void);

#endif
