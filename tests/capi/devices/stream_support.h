/* Helpers shared by the tests of streams. */
#ifndef CATENARY_TESTS_CAPI_STREAM_SUPPORT_H
#define CATENARY_TESTS_CAPI_STREAM_SUPPORT_H

#include <pthread.h>

#include "support.h"

/* A gate at which a stream waits until it is opened, and a list of what happened. */
typedef struct {
  pthread_mutex_t mutex;
  pthread_cond_t changed;
  int open, arrived, calls, destroyed, log[8], length;
  ctn_status status;
} gate;

static inline void gate_init(gate* g) {
  memset(g, 0, sizeof *g);
  pthread_mutex_init(&g->mutex, NULL);
  pthread_cond_init(&g->changed, NULL);
}
static inline void gate_destroy(gate* g) {
  pthread_mutex_destroy(&g->mutex);
  pthread_cond_destroy(&g->changed);
}
static inline void gate_open(gate* g) {
  pthread_mutex_lock(&g->mutex);
  g->open = 1;
  pthread_cond_broadcast(&g->changed);
  pthread_mutex_unlock(&g->mutex);
}
/* Waits until a stream has reached the gate. */
static inline void gate_await(gate* g) {
  pthread_mutex_lock(&g->mutex);
  while (!g->arrived) pthread_cond_wait(&g->changed, &g->mutex);
  pthread_mutex_unlock(&g->mutex);
}
static inline void on_gate(void* user_data, ctn_stream* stream, ctn_status status) {
  gate* g = user_data;
  (void)stream;
  (void)status;
  pthread_mutex_lock(&g->mutex);
  g->arrived = 1;
  pthread_cond_broadcast(&g->changed);
  while (!g->open) pthread_cond_wait(&g->changed, &g->mutex);
  pthread_mutex_unlock(&g->mutex);
}
static inline ctn_stream* stream_of(const char* name, int non_blocking) {
  ctn_stream* stream;
  OK(ctn_stream_new(name, non_blocking, 0, &stream));
  return stream;
}
static inline ctn_array* full(int64_t count, double value) {
  ctn_array *scalar, *a;
  OK(ctn_array_scalar_f64(value, &scalar));
  OK(ctn_array_full(DIMS(count), scalar, CTN_FLOAT64, &a));
  ctn_array_release(scalar);
  return a;
}

#endif
