// Random generators of devices: state, seeds, save and restore.
#include "impl/random/state.h"

#include <pthread.h>
#include <sys/random.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "impl/array/launch.h"
#include "impl/backend/mersenne.h"
#include "impl/backend/params/random.h"

namespace catenary {
namespace {

/// The global states, one per device, never destroyed; the list only grows.
struct Global {
  Backend* backend;
  RandomStateRef state;
  Global* next;
};

std::atomic<Global*> globals{nullptr};

// States share these locks, so that all of them can be held during a fork. Otherwise a child could inherit a
// lock that is held by a thread that does not exist in the child.
constexpr size_t kLocks = 8;
struct Locks {
  pthread_mutex_t list = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_t states[kLocks] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
                                    PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
                                    PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
                                    PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
};
constinit Locks locks;
pthread_once_t fork_once = PTHREAD_ONCE_INIT;

void unlock_all() {
  for (pthread_mutex_t& mutex : locks.states) pthread_mutex_unlock(&mutex);
  pthread_mutex_unlock(&locks.list);
}

void watch_fork() {
  pthread_atfork(
      [] {
        pthread_mutex_lock(&locks.list);
        for (pthread_mutex_t& mutex : locks.states) pthread_mutex_lock(&mutex);
      },
      unlock_all, unlock_all);
}

class Lock {
 public:
  explicit Lock(pthread_mutex_t& mutex) : mutex_(mutex) {
    pthread_once(&fork_once, watch_fork);
    pthread_mutex_lock(&mutex_);
  }
  explicit Lock(const RandomState& state)
      : Lock(locks.states[reinterpret_cast<uintptr_t>(&state) / alignof(std::max_align_t) / 8 % kLocks]) {}
  ~Lock() { pthread_mutex_unlock(&mutex_); }
  Lock(const Lock&) = delete;
  Lock& operator=(const Lock&) = delete;

 private:
  pthread_mutex_t& mutex_;
};

RandomState* find(Backend& backend) {
  for (Global* g = globals.load(std::memory_order_acquire); g; g = g->next)
    if (g->backend == &backend) return g->state.get();
  return nullptr;
}

RandomState& add(Backend& backend, uint64_t seed) {  // requires the list's lock
  Global* before = globals.load(std::memory_order_relaxed);
  Global* global = new Global{&backend, make<RandomState>(backend, CTN_RANDOM_PHILOX4_32_10, seed), before};
  globals.store(global, std::memory_order_release);
  return *global->state;
}

struct Method {
  ctn_random_method method;
  const char* name;
};

constexpr Method kMethods[] = {{CTN_RANDOM_DEFAULT, "the default"},
                               {CTN_RANDOM_XORWOW, "XORWOW"},
                               {CTN_RANDOM_MRG32K3A, "MRG32k3a"},
                               {CTN_RANDOM_MTGP32, "MTGP32"},
                               {CTN_RANDOM_MT19937, "MT19937"},
                               {CTN_RANDOM_PHILOX4_32_10, "Philox4x32-10"},
                               {CTN_RANDOM_QUASI_DEFAULT, "Sobol32"},
                               {CTN_RANDOM_SOBOL32, "Sobol32"},
                               {CTN_RANDOM_SCRAMBLED_SOBOL32, "scrambled Sobol32"},
                               {CTN_RANDOM_SOBOL64, "Sobol64"},
                               {CTN_RANDOM_SCRAMBLED_SOBOL64, "scrambled Sobol64"}};

const char* method_name(ctn_random_method method) {
  for (const Method& known : kMethods)
    if (known.method == method) return known.name;
  return nullptr;
}

ctn_random_method available(Backend& backend, ctn_random_method method) {
  const char* name = method_name(method);
  if (!name) fail(CTN_ERROR_INVALID_ARGUMENT, "method: expected a ctn_random_method, got %d", int(method));
  if (method == CTN_RANDOM_DEFAULT) return CTN_RANDOM_PHILOX4_32_10;
  if (method != CTN_RANDOM_PHILOX4_32_10 && method != CTN_RANDOM_MT19937)
    fail(CTN_ERROR_UNSUPPORTED, "method: expected Philox4x32-10 or MT19937 on \"%s\", got %s",
         backend.name().c_str(), name);
  return method;
}

ArrayRef mersenne_array(const Mersenne& state, Backend& backend) {
  return from_data(&state, {&kMersenneWords, 1}, CTN_UINT32, backend);
}

}  // namespace

uint64_t random_fresh_seed() {
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
    fail(CTN_ERROR_IO, "cannot get entropy for a seed from the system: %s", std::strerror(errno));
  return seed;
}

RandomState& default_random_state(Backend& backend) {
  if (RandomState* state = find(backend)) return *state;
  Lock lock(locks.list);
  if (RandomState* state = find(backend)) return *state;
  return add(backend, random_fresh_seed());
}

void set_default_random_position(Backend& backend, PhiloxPosition position) {
  RandomState* state = find(backend);
  if (!state) {
    Lock lock(locks.list);
    state = find(backend);
    if (!state) state = &add(backend, position.seed);
  }
  state->set_position(position);
}

RandomStateRef random_state_new(const char* device, ctn_random_method method, uint64_t seed) {
  return make<RandomState>(find_backend(device), method, seed);
}

RandomStateRef random_state_default(const char* device) {
  return share(default_random_state(find_backend(device)));
}

void random_state_seed(RandomState& state, uint64_t seed) { state.seed(seed); }
ctn_random_method random_state_method(RandomState& state) { return state.method(); }
std::string random_state_device(RandomState& state) { return state.backend().name(); }
ArrayRef random_state_save(RandomState& state) { return state.save(); }
void random_state_restore(RandomState& state, const Array& saved) { state.restore(saved); }

void random_seed(const char* device, uint64_t seed) {
  set_default_random_position(find_backend(device), {seed, 0});
}

}  // namespace catenary

using namespace catenary;

ctn_random_state::ctn_random_state(Backend& backend, ctn_random_method method, uint64_t seed)
    : backend_(backend), method_(available(backend, method)) {
  if (method_ == CTN_RANDOM_MT19937)
    mersenne_ = mersenne_array(mersenne_seed(seed), backend);
  else
    philox_ = {seed, 0};
}

void ctn_random_state::seed(uint64_t seed) {
  if (method_ != CTN_RANDOM_MT19937) return set_position({seed, 0});
  const Mersenne fresh = mersenne_seed(seed);
  Lock lock(*this);
  set_data(*mersenne_, &fresh);
}

template <class Params>
void ctn_random_state::draw(KernelWith<Params> kernel, Params params,
                            std::initializer_list<const Array*> parameters, Array& out) {
  if (out.size() == 0) return;
  if (method_ == CTN_RANDOM_MT19937) {
    Lock lock(*this);
    launch(kernel, params, mersenne_, parameters, out);
    mersenne_->storage().mark_written();
  } else {
    {
      Lock lock(*this);
      params.seed = philox_.seed;
      params.offset = philox_.offset;
      philox_.offset += uint64_t(out.size());
    }
    launch(kernel, params, parameters, out);
  }
  out.storage().mark_written();
}

void ctn_random_state::fill(RandomParams params, std::initializer_list<const Array*> parameters, Array& out) {
  draw(kernels::random, params, parameters, out);
}

void ctn_random_state::fill(RandomLawParams params, std::initializer_list<const Array*> parameters,
                            Array& out) {
  draw(kernels::random_law, params, parameters, out);
}

PhiloxPosition ctn_random_state::position() {
  Lock lock(*this);
  return philox_;
}

void ctn_random_state::set_position(PhiloxPosition position) {
  Lock lock(*this);
  philox_ = position;
}

ArrayRef ctn_random_state::save() {
  std::vector<uint64_t> values{uint64_t(method_)};
  if (method_ == CTN_RANDOM_MT19937) {
    Mersenne state;
    {
      Lock lock(*this);
      to_data(*mersenne_, &state);
    }
    values.push_back(state.position);
    values.insert(values.end(), state.words, state.words + Mersenne::kLength);
  } else {
    const PhiloxPosition at = position();
    values.insert(values.end(), {at.seed, at.offset});
  }
  const int64_t length = int64_t(values.size());
  return from_data(values.data(), {&length, 1}, CTN_UINT64, cpu_backend());
}

void ctn_random_state::restore(const Array& saved) {
  const int64_t length = method_ == CTN_RANDOM_MT19937 ? kMersenneWords + 1 : 3;
  if (saved.dtype() != CTN_UINT64)
    fail(CTN_ERROR_DTYPE, "saved: expected uint64, got %s", describe(saved).c_str());
  if (saved.ndim() != 1 || saved.size() != length)
    fail(CTN_ERROR_SHAPE, "saved: expected a state of %s, (%lld,), got %s", method_name(method_),
         (long long)length, describe(saved).c_str());
  std::vector<uint64_t> values(static_cast<size_t>(length));
  to_data(saved, values.data());
  if (values[0] != uint64_t(method_))
    fail(CTN_ERROR_INVALID_ARGUMENT, "saved: expected a state of %s, method %d, got method %llu",
         method_name(method_), int(method_), (unsigned long long)values[0]);
  if (method_ != CTN_RANDOM_MT19937) return set_position({values[1], values[2]});
  if (values[1] > Mersenne::kLength)
    fail(CTN_ERROR_INVALID_ARGUMENT, "saved: expected a position of at most %u, got %llu", Mersenne::kLength,
         (unsigned long long)values[1]);
  Mersenne state;
  state.position = uint32_t(values[1]);
  // The recurrence only reads one bit of the first word.
  uint32_t any = 0;
  for (size_t i = 0; i < Mersenne::kLength; ++i) {
    if (values[i + 2] >> 32)
      fail(CTN_ERROR_INVALID_ARGUMENT, "saved: expected words below 2^32, got %llu at %zu",
           (unsigned long long)values[i + 2], i + 2);
    state.words[i] = uint32_t(values[i + 2]);
    any |= i == 0 ? state.words[i] & 0x80000000u : state.words[i];
  }
  if (any == 0) fail(CTN_ERROR_INVALID_ARGUMENT, "saved: expected a word that is not zero");
  Lock lock(*this);
  set_data(*mersenne_, &state);
}
