/**
 * catenary/with_message.h: Status and message of a call together, for languages whose tasks change threads.
 *
 * The message of a failure belongs to the thread on which the call ran. A Go goroutine or a Julia task may continue on
 * another thread before it reads the message, and then finds no message or another one. ctnm_NAME does what ctn_NAME does
 * and copies the message of a failure before it returns. Without pinning the thread, only these functions are safe:
 *
 *   ctn_failure failure = {0};
 *   if (ctnm_array_add(&failure, a, b, &sum) != CTN_OK) {
 *     puts(failure.message ? failure.message : ctn_status_name(failure.status));
 *     ctn_failure_clear(&failure);
 *   }
 *
 * Everything is static inline: nothing is exported, and the program depends only on the plain functions. Other settings of
 * a thread (its device, whether it records history, its hooks) do not follow a task either: capture them in a ctn_context
 * and apply it when a task begins, or pin the thread.
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

/** The result of a call. A call that succeeds does not change it, so one can be used for many calls. */
typedef struct ctn_failure {
  /** CTN_OK, or the status of the last call that failed. */
  ctn_status status;
  /** UTF-8 text from malloc, freed by ctn_failure_clear; NULL if there was no failure, or no memory for the text. */
  char *message;
} ctn_failure;

/** Frees the message and sets the status to CTN_OK. */
static inline void ctn_failure_clear(ctn_failure *failure) {
  free(failure->message);
  failure->message = NULL;
  failure->status = CTN_OK;
}

/** Records the status of this thread's last call, and its message if it failed; returns it. `failure` may be NULL. */
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
