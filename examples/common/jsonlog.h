/* The log of a training run as JSON: its settings and one object per epoch, so that a resumed run can go on
 * with it. */
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

/* Replaces the file as a whole. Text is UTF-8; numbers that JSON has no word for (NaN, infinity) become null.
 */
bool jsonlog_write(const char* path, const Setting* settings, size_t setting_count, const EpochRecord* epochs,
                   size_t epoch_count, Failure* failure);

/*
 * Reads the epochs 1 ... epoch_count of a file that jsonlog_write wrote into `epochs`. Anything else in its
 * place, such as a file in other words or with fewer epochs, is a failure.
 */
bool jsonlog_read(const char* path, EpochRecord* epochs, size_t epoch_count, Failure* failure);

#endif
