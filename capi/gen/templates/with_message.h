/**
 * catenary/with_message.h: status and message of a call together, for languages whose threads migrate.
 *
 * The message of a failure belongs to the thread that the call ran on. A goroutine of Go or a task of Julia may go on on
 * another thread before it asks for the message, and finds none or somebody else's. ctnm_NAME does what ctn_NAME does and
 * copies the message of a failure before it returns. Only such functions are safe there without pinning the thread:
 *
 *   ctn_failure failure = {0};
 *   if (ctnm_array_add(&failure, a, b, &sum) != CTN_OK) {
 *     puts(failure.message ? failure.message : ctn_status_name(failure.status));
 *     ctn_failure_clear(&failure);
 *   }
 *
 * Everything is static inline: nothing is exported, and the program depends on the plain functions alone. Other settings of
 * a thread (its device, whether it records history, its hooks) migrate no better: capture them in a ctn_context and apply it
 * where a task begins, or pin the thread.
 *
 * @NOTICE@
 */
#ifndef CATENARY_WITH_MESSAGE_H
#define CATENARY_WITH_MESSAGE_H

@INCLUDES@
#include <stdlib.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/** What became of a call. A call that succeeds leaves it alone, so that one may serve for many calls. */
typedef struct ctn_failure {
  /** CTN_OK, or the status of the last call that failed. */
  ctn_status status;
  /** UTF-8 text of malloc, to be given back by ctn_failure_clear; NULL without a failure, or without memory for it. */
  char *message;
} ctn_failure;

/** Frees the message and makes the status CTN_OK. */
static inline void ctn_failure_clear(ctn_failure *failure) {
  free(failure->message);
  failure->message = NULL;
  failure->status = CTN_OK;
}

/** Notes a status of this thread's last call, with its message if it is a failure, and returns it. `failure` may be NULL. */
static inline ctn_status ctn_failure_take(ctn_failure *failure, ctn_status status) {
  const char *message;
  size_t size;
  if (status == CTN_OK || !failure) return status;
  message = ctn_error_message();
  size = strlen(message) + 1;
  free(failure->message);
  failure->message = (char *)malloc(size);
  if (failure->message) memcpy(failure->message, message, size);
  failure->status = status;
  return status;
}

@FUNCTIONS@

#ifdef __cplusplus
}
#endif

#endif
