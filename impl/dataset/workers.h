// Threads that make batches ahead of time.
#pragma once
#include <pthread.h>

#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "impl/dataset/iterator.h"

namespace catenary {

/// A failure on one thread, to be thrown on another. (Copies of a std::exception_ptr would be counted in the
/// C++ runtime, out of sight of the tools that look for races.)
struct CarriedFailure {
  enum class Kind : uint8_t { none, memory, callback, other } kind = Kind::none;
  ctn_status status = CTN_OK;
  std::string text;

  /// Of the exception that is being handled.
  static CarriedFailure caught() noexcept;
  explicit operator bool() const { return kind != Kind::none; }
  [[noreturn]] void rethrow() const;
};

/// A batch in the making. Its examples are fetched one by one, by any threads, unless the dataset prefers
/// whole batches.
struct BatchJob {
  std::vector<Pick> picks;
  IteratorState after;
  Padding padding;
  size_t pieces = 0;   // that there are, or that there are before one that failed
  size_t claimed = 0;  // by threads
  size_t done = 0;
  std::vector<Parts> examples;
  Parts batch;
  size_t failed_piece = SIZE_MAX;
  CarriedFailure failure;  // of the first piece that failed
  bool ready = false;
};

/// Threads and the batches that they make, in order. The threads keep what they share alive.
class Workers {
 public:
  Workers(DatasetRef dataset, size_t threads);
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  /// Throws Error(CTN_ERROR_STATE) in a process or thread that cannot wait for the threads.
  void check_caller() const;
  size_t pending() const;
  void add(std::shared_ptr<BatchJob> job);
  /// Waits for the first batch and removes it.
  std::shared_ptr<BatchJob> take();
  /// Drops all batches.
  void clear();
  /// Ends the threads, after the examples that they are fetching. More work starts new ones.
  void stop();
  void visit(Visitor& visitor) const;

 private:
  struct Shared;
  static void* serve(void* shared);
  void start();

  std::shared_ptr<Shared> shared_;
  size_t wanted_;
  std::vector<pthread_t> threads_;
  pid_t process_;
};

}  // namespace catenary
