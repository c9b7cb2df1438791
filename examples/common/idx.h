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

/* Returns whether directory holds the file name or name.gz. */
bool idx_exists(const char* directory, const char* name);

/*
 * Reads name, otherwise name.gz, from a directory; the file must have the requested rank. The file is not
 * trusted: sizes are limited, memory grows only with the bytes that are actually read, and both missing and
 * surplus bytes are errors. Release the result with idx_free.
 */
bool idx_read(Idx* idx, const char* directory, const char* name, size_t rank, Failure* failure);

void idx_free(Idx* idx);

#endif
