// Threads that make batches ahead of time.
#include "impl/dataset/workers.h"

#include <unistd.h>

#include <algorithm>
#include <new>
#include <stdexcept>

#include "impl/base/binding.h"
#include "impl/base/callback_error.h"
#include "impl/base/file.h"
#include "impl/base/thread.h"

namespace catenary {

struct Workers::Shared {
  Shared(DatasetRef d, Backend& b) : dataset(std::move(d)), backend(b) {}
  DatasetRef dataset;
  Backend& backend;
  pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  pthread_cond_t work = PTHREAD_COND_INITIALIZER, ready = PTHREAD_COND_INITIALIZER;
  std::deque<std::shared_ptr<BatchJob>> jobs;
  bool stops = false;

  std::shared_ptr<BatchJob> claim(size_t& piece);
  bool fetch(BatchJob& job, size_t piece);
  void finish(BatchJob& job);
};

namespace {

class Lock {
 public:
  explicit Lock(pthread_mutex_t& mutex) : mutex_(mutex) { pthread_mutex_lock(&mutex_); }
  ~Lock() { pthread_mutex_unlock(&mutex_); }
  Lock(const Lock&) = delete;
  Lock& operator=(const Lock&) = delete;

 private:
  pthread_mutex_t& mutex_;
};

}  // namespace

CarriedFailure CarriedFailure::caught() noexcept try {
  try {
    throw;
  } catch (const CallbackError& error) {
    return {Kind::callback, error.status(),
            take_callback_message ? take_callback_message(error.status()) : ""};
  } catch (const Error& error) {
    return {Kind::other, error.status(), error.what()};
  } catch (const std::bad_alloc&) {
    return {Kind::memory, CTN_ERROR_OUT_OF_MEMORY, {}};
  } catch (const std::length_error&) {
    return {Kind::memory, CTN_ERROR_OUT_OF_MEMORY, {}};
  } catch (const std::exception& error) {
    return {Kind::other, CTN_ERROR_INTERNAL, error.what()};
  }
} catch (...) {  // no memory for the text
  return {Kind::memory, CTN_ERROR_OUT_OF_MEMORY, {}};
}

void CarriedFailure::rethrow() const {
  if (kind == Kind::memory) throw std::bad_alloc();
  if (kind == Kind::callback) throw CarriedCallbackError(status, text);
  throw Error(status, text);
}

/// Returns null if there is nothing to do. The mutex is held.
std::shared_ptr<BatchJob> Workers::Shared::claim(size_t& piece) {
  for (const auto& job : jobs)
    if (job->claimed < job->pieces) {
      piece = job->claimed++;
      return job;
    }
  return nullptr;
}

/// Returns whether it was the last piece.
bool Workers::Shared::fetch(BatchJob& job, size_t piece) {
  CarriedFailure failure;
  Parts parts;
  const bool whole = dataset->prefers_batches();
  try {
    if (take_callback_message)
      take_callback_message(CTN_OK);  // an earlier one, which no callback has returned
    parts = whole ? dataset->batch_of(job.picks, job.padding)
                  : dataset->example(job.picks[piece].index, job.picks[piece].epoch);
  } catch (...) {
    failure = CarriedFailure::caught();
  }
  const Lock lock(mutex);
  ++job.done;
  if (failure && piece < job.failed_piece) {
    job.failed_piece = piece;
    job.failure = std::move(failure);
    job.pieces = job.claimed;  // nobody needs the others
  } else if (!failure) {
    (whole ? job.batch : job.examples[piece]) = std::move(parts);
  }
  return job.done == job.pieces;
}

void Workers::Shared::finish(BatchJob& job) {
  if (!job.failure && job.batch.empty()) try {
      job.batch = concat_examples(job.examples, job.padding);
    } catch (...) {
      job.failure = CarriedFailure::caught();
    }
  job.examples.clear();
  const Lock lock(mutex);
  job.ready = true;
  pthread_cond_broadcast(&ready);
}

void* Workers::serve(void* data) {
  const std::unique_ptr<std::shared_ptr<Shared>> given(static_cast<std::shared_ptr<Shared>*>(data));
  Shared& shared = **given;
  current_call = "iterator_next";
  set_current_backend(shared.backend);
  for (;;) {
    size_t piece = 0;
    std::shared_ptr<BatchJob> job;
    {
      const Lock lock(shared.mutex);
      while (!shared.stops && !(job = shared.claim(piece))) pthread_cond_wait(&shared.work, &shared.mutex);
      if (shared.stops) return nullptr;
    }
    if (shared.fetch(*job, piece)) shared.finish(*job);
  }
}

Workers::Workers(DatasetRef dataset, size_t threads)
    : shared_(std::make_shared<Shared>(std::move(dataset), current_backend())),
      wanted_(threads),
      process_(getpid()) {}

Workers::~Workers() {
  if (getpid() != process_) {  // the threads are in another process, and may have held the mutex
    new std::shared_ptr<Shared>(shared_);
    return;
  }
  stop();
}

void Workers::stop() {
  {
    const Lock lock(shared_->mutex);
    shared_->stops = true;
    pthread_cond_broadcast(&shared_->work);
  }
  for (const pthread_t thread : threads_)
    if (pthread_equal(thread, pthread_self()))  // a callback has released the iterator
      pthread_detach(thread);
    else
      pthread_join(thread, nullptr);
  threads_.clear();
}

void Workers::start() {
  if (threads_.empty()) shared_->stops = false;
  threads_.reserve(wanted_);
  while (threads_.size() < wanted_) {
    auto data = std::make_unique<std::shared_ptr<Shared>>(shared_);
    pthread_t thread;
    if (const int error = start_thread(thread, serve, data.get()))
      fail(CTN_ERROR_OUT_OF_MEMORY, "thread_count: cannot start thread %zu of %zu: %s", threads_.size() + 1,
           wanted_, system_text(error).c_str());
    data.release();
    threads_.push_back(thread);
  }
}

void Workers::check_caller() const {
  if (getpid() != process_)
    fail(CTN_ERROR_STATE, "iterator: its threads are in the process that made it; make one after the fork");
  for (const pthread_t thread : threads_)
    if (pthread_equal(thread, pthread_self()))
      fail(CTN_ERROR_STATE, "iterator: a callback that fetches an example cannot use the iterator itself");
}

size_t Workers::pending() const {
  const Lock lock(shared_->mutex);
  return shared_->jobs.size();
}

void Workers::add(std::shared_ptr<BatchJob> job) {
  start();
  const bool whole = shared_->dataset->prefers_batches();
  job->pieces = whole ? 1 : job->picks.size();
  if (!whole) job->examples.resize(job->pieces);
  const Lock lock(shared_->mutex);
  shared_->jobs.push_back(std::move(job));
  pthread_cond_broadcast(&shared_->work);
}

std::shared_ptr<BatchJob> Workers::take() {
  const Lock lock(shared_->mutex);
  while (!shared_->jobs.front()->ready) pthread_cond_wait(&shared_->ready, &shared_->mutex);
  std::shared_ptr<BatchJob> job = std::move(shared_->jobs.front());
  shared_->jobs.pop_front();
  return job;
}

void Workers::clear() {
  std::deque<std::shared_ptr<BatchJob>> dropped;  // destroyed without the mutex
  const Lock lock(shared_->mutex);
  dropped.swap(shared_->jobs);
}

void Workers::visit(Visitor& visitor) const { visitor.add(shared_->dataset); }

}  // namespace catenary
