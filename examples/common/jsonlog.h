/* The log of a training run as JSON: its settings and one object per epoch. A resumed run continues it. */
#ifndef EXAMPLES_COMMON_JSONLOG_H
#define EXAMPLES_COMMON_JSONLOG_H

#include <stddef.h>

#include "epoch_record.h"
#include "failure.h"

typedef struct Setting {
  const char* name;
  const char* text; /* NULL: a number */
  double number;
} Setting;

/* Replaces the whole file. Text is UTF-8; numbers that JSON cannot express (NaN, infinity) become null. */
bool jsonlog_write(const char* path, const Setting* settings, size_t setting_count, const EpochRecord* epochs,
                   size_t epoch_count, Failure* failure);

/*
 * Reads epochs 1 to epoch_count from a file written by jsonlog_write into `epochs`. Fails if the file has
 * another format or fewer epochs.
 */
bool jsonlog_read(const char* path, EpochRecord* epochs, size_t epoch_count, Failure* failure);

#endif
