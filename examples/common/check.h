/* For programs: what cannot be done is said on stderr and ends the program with status 1. */
#ifndef EXAMPLES_COMMON_CHECK_H
#define EXAMPLES_COMMON_CHECK_H

#include <catenary/catenary.h>

#include "failure.h"

/* Around every call of the library that can fail; the message is the library's own. */
void check(ctn_status status);

/* Around every call of a helper of the examples. */
void check_helper(bool done, const Failure* failure);

#if defined(__GNUC__)
__attribute__((format(printf, 1, 2), noreturn))
#endif
void give_up(const char* format, ...);

#endif
