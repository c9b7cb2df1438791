/* A file that appears under its name complete or not at all: written to a temporary file, flushed, then
 * renamed. */
#ifndef EXAMPLES_COMMON_ATOMIC_FILE_H
#define EXAMPLES_COMMON_ATOMIC_FILE_H

#include <stdio.h>

#include "failure.h"

typedef struct AtomicFile {
  FILE* stream; /* write here */
  char* path;
  char* temporary;
} AtomicFile;

/* If this returns true, call exactly one of commit and discard. */
bool atomic_file_open(AtomicFile* file, const char* path, Failure* failure);

/* Also reports any write that failed since open; the old file is then unchanged. */
bool atomic_file_commit(AtomicFile* file, Failure* failure);

void atomic_file_discard(AtomicFile* file);

#endif
