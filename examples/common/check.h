/* Error handling for programs: a failure is printed to stderr and ends the program with status 1. */
#ifndef EXAMPLES_COMMON_CHECK_H
#define EXAMPLES_COMMON_CHECK_H

#include <catenary/catenary.h>

#include "failure.h"

/* Wrap every call of the library that can fail; the message is the library's. */
void check(ctn_status status);

/* Wrap every call of a helper of the examples that can fail. */
void check_helper(bool done, const Failure* failure);

#if defined(__GNUC__)
__attribute__((format(printf, 1, 2), noreturn))
#endif
void give_up(const char* format, ...);

#endif
