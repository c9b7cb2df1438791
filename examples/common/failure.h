/* The reason for a failure, in words for the user. Every helper that can fail returns false and fills one. */
#ifndef EXAMPLES_COMMON_FAILURE_H
#define EXAMPLES_COMMON_FAILURE_H

#include <stdbool.h>

typedef struct Failure {
  char text[1024];
} Failure;

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
/* Writes the message, truncated to fit, and returns false, so that callers can write `return fail(...)`. */
bool fail(Failure* failure, const char* format, ...);

#endif
