#include "impl/random/generator.h"

#include <pthread.h>
#include <sys/random.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "impl/base/error.h"

namespace catenary {
namespace {

/// One a device, never destroyed.
struct Generator {
  Backend* backend;
  RandomState state;
  Generator* next;
};

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
pthread_once_t fork_once = PTHREAD_ONCE_INIT;
Generator* generators = nullptr;

// A child of fork must not find the mutex held by a thread that it does not have.
void watch_fork() {
  pthread_atfork([] { pthread_mutex_lock(&mutex); }, [] { pthread_mutex_unlock(&mutex); },
                 [] { pthread_mutex_unlock(&mutex); });
}

class Lock {
 public:
  Lock() {
    pthread_once(&fork_once, watch_fork);
    pthread_mutex_lock(&mutex);
  }
  ~Lock() { pthread_mutex_unlock(&mutex); }
  Lock(const Lock&) = delete;
  Lock& operator=(const Lock&) = delete;
};

uint64_t first_seed() {
  if (const char* text = std::getenv("CATENARY_SEED")) {
    char* end = nullptr;
    errno = 0;
    const unsigned long long seed = std::strtoull(text, &end, 10);
    if (*text < '0' || *text > '9' || *end || errno)
      fail(CTN_ERROR_INVALID_ARGUMENT, "CATENARY_SEED: expected a decimal number below 2^64, got \"%s\"",
           text);
    return seed;
  }
  uint64_t seed = 0;
  ssize_t size;
  do size = getrandom(&seed, sizeof seed, 0);
  while (size < 0 && errno == EINTR);
  if (size != ssize_t(sizeof seed))
    fail(CTN_ERROR_IO, "the system gave no entropy for a seed: %s", std::strerror(errno));
  return seed;
}

Generator* find(Backend& backend) {
  for (Generator* g = generators; g; g = g->next)
    if (g->backend == &backend) return g;
  return nullptr;
}

Generator* add(Backend& backend, RandomState state) {
  return generators = new Generator{&backend, state, generators};
}

Generator* find_or_seed(Backend& backend) {
  Generator* generator = find(backend);
  return generator ? generator : add(backend, {first_seed(), 0});
}

}  // namespace

RandomState reserve_random(Backend& backend, uint64_t count) {
  Lock lock;
  RandomState& state = find_or_seed(backend)->state;
  const RandomState given = state;
  state.offset += count;
  return given;
}

RandomState random_state(Backend& backend) {
  Lock lock;
  return find_or_seed(backend)->state;
}

void set_random_state(Backend& backend, RandomState state) {
  Lock lock;
  if (Generator* generator = find(backend))
    generator->state = state;
  else
    add(backend, state);
}

}  // namespace catenary
