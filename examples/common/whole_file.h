/* A whole file in memory. */
#ifndef EXAMPLES_COMMON_WHOLE_FILE_H
#define EXAMPLES_COMMON_WHOLE_FILE_H

#include <stddef.h>

#include "failure.h"

/*
 * Reads a file of at most `most` bytes, which may also be a pipe. The bytes are followed by a zero that
 * `size` does not count; the caller frees them. Returns NULL after a failure.
 */
char* whole_file_read(const char* path, size_t most, size_t* size, Failure* failure);

#endif
