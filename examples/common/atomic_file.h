/* A file that appears under its name complete, or not at all: written beside it, flushed, then renamed. */
#ifndef EXAMPLES_COMMON_ATOMIC_FILE_H
#define EXAMPLES_COMMON_ATOMIC_FILE_H

#include <stdio.h>

#include "failure.h"

typedef struct AtomicFile {
  FILE* stream; /* write here */
  char* path;
  char* temporary;
} AtomicFile;

/* After true, exactly one of commit and discard must follow. */
bool atomic_file_open(AtomicFile* file, const char* path, Failure* failure);

/* Also reports any write that went wrong since open; the old file then stays as it was. */
bool atomic_file_commit(AtomicFile* file, Failure* failure);

void atomic_file_discard(AtomicFile* file);

#endif
