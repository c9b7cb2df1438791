/* Why something did not work, in words for the user. Every helper that can fail returns false and fills one.
 */
#ifndef EXAMPLES_COMMON_FAILURE_H
#define EXAMPLES_COMMON_FAILURE_H

#include <stdbool.h>

typedef struct Failure {
  char text[1024];
} Failure;

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
/* Writes the message, cut to what fits, and returns false, so that `return fail(...)` reads as it acts. */
bool fail(Failure* failure, const char* format, ...);

#endif
