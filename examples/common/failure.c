/* Formats the reason for a failure; see failure.h. */
#include "failure.h"

#include <stdarg.h>
#include <stdio.h>

bool fail(Failure* failure, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(failure->text, sizeof failure->text, format, arguments);
  va_end(arguments);
  return false;
}
