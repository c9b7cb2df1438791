// Makes batches in threads of its own, ahead of time.
#include "impl/dataset/workers.h"

namespace catenary::iterators {
namespace {

class MultithreadIterator final : public Iterator {
 public:
  MultithreadIterator(DatasetRef dataset, IteratorOptions options, size_t threads, size_t prefetch)
      : Iterator(dataset, options),
        workers_(std::move(dataset), threads),
        prefetch_(prefetch),
        ahead_(state()) {}
  void visit(Visitor& visitor) const override {
    Iterator::visit(visitor);
    workers_.visit(visitor);
  }

  void finalize() override {
    moved();
    workers_.stop();
  }

 protected:
  bool make_next(Parts& batch, IteratorState& after) override {
    workers_.check_caller();
    plan();
    if (workers_.pending() == 0) return false;
    const std::shared_ptr<BatchJob> job = workers_.take();
    if (job->failure) {
      moved();
      job->failure.rethrow();
    }
    plan();
    batch = std::move(job->batch);
    after = std::move(job->after);
    return true;
  }

  void moved() override {
    workers_.check_caller();
    workers_.clear();
    ahead_ = state();
  }

 private:
  /// Has as many batches made as are wanted ahead of time.
  void plan() {
    while (workers_.pending() < prefetch_) {
      const auto job = std::make_shared<BatchJob>();
      IteratorState after = ahead_;
      if (!advance(after, job->picks)) return;
      job->after = after;
      job->padding = padding();
      workers_.add(job);
      ahead_ = std::move(after);
    }
  }

  Workers workers_;
  size_t prefetch_;
  IteratorState ahead_;  // after the last batch that is being made
};

}  // namespace

IteratorRef multithread(DatasetRef dataset, int64_t batch_size, bool repeat, bool shuffle, uint64_t seed,
                        int64_t thread_count, int64_t prefetch) {
  constexpr int64_t most = 1024;
  if (thread_count < 1 || thread_count > most)
    fail(CTN_ERROR_INVALID_ARGUMENT, "thread_count: expected 1 to %lld, got %lld", (long long)most,
         (long long)thread_count);
  if (prefetch < 1 || prefetch > most)
    fail(CTN_ERROR_INVALID_ARGUMENT, "prefetch: expected 1 to %lld, got %lld", (long long)most,
         (long long)prefetch);
  return make<MultithreadIterator>(std::move(dataset), IteratorOptions{batch_size, repeat, shuffle, seed},
                                   size_t(thread_count), size_t(prefetch));
}

}  // namespace catenary::iterators
