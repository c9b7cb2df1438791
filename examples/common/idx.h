/* Reads IDX files, the format of MNIST: a magic number, the dimensions, then unsigned bytes. */
#ifndef EXAMPLES_COMMON_IDX_H
#define EXAMPLES_COMMON_IDX_H

#include <stddef.h>
#include <stdint.h>

#include "failure.h"

enum { IDX_MAX_RANK = 3 };

typedef struct Idx {
  size_t rank;
  size_t shape[IDX_MAX_RANK];
  uint8_t* data;
} Idx;

/* Whether directory holds the file name or name.gz. */
bool idx_exists(const char* directory, const char* name);

/*
 * Reads name, or else name.gz, of a directory; the file must have the rank asked for. Nothing in the file is
 * believed: sizes are limited, memory grows only with bytes that really arrive, and both a missing and a
 * surplus byte are errors. Release with idx_free.
 */
bool idx_read(Idx* idx, const char* directory, const char* name, size_t rank, Failure* failure);

void idx_free(Idx* idx);

#endif
