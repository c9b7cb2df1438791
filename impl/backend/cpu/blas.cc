#include "impl/backend/cpu/blas.h"

#include <pthread.h>

// Only OpenBLAS has these; another library may stand in for it.
extern "C" {
int openblas_get_num_threads(void) __attribute__((weak));
void openblas_set_num_threads(int count) __attribute__((weak));
}

namespace catenary::cpu {
namespace {

pthread_mutex_t g_mutex = PTHREAD_MUTEX_INITIALIZER;
int g_guards = 0;
int g_previous = 1;

bool has_threads() { return openblas_get_num_threads != nullptr && openblas_set_num_threads != nullptr; }

}  // namespace

BlasOnOneThread::BlasOnOneThread() {
  if (!has_threads()) return;
  pthread_mutex_lock(&g_mutex);
  if (g_guards++ == 0) {
    g_previous = openblas_get_num_threads();
    if (g_previous != 1) openblas_set_num_threads(1);
  }
  pthread_mutex_unlock(&g_mutex);
}

BlasOnOneThread::~BlasOnOneThread() {
  if (!has_threads()) return;
  pthread_mutex_lock(&g_mutex);
  if (--g_guards == 0 && g_previous != 1) openblas_set_num_threads(g_previous);
  pthread_mutex_unlock(&g_mutex);
}

}  // namespace catenary::cpu
