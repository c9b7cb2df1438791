/* Error handling for programs; see check.h. */
#include "check.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

void give_up(const char* format, ...) {
  fflush(stdout);
  fputs("error: ", stderr);
  va_list arguments;
  va_start(arguments, format);
  vfprintf(stderr, format, arguments);
  va_end(arguments);
  fputc('\n', stderr);
  exit(1);
}

void check(ctn_status status) {
  if (status != CTN_OK) give_up("%s", ctn_error_message());
}

void check_helper(bool done, const Failure* failure) {
  if (!done) give_up("%s", failure->text);
}
