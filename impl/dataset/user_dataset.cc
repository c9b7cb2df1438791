// Datasets of callbacks, and datasets whose examples are transformed.
#include <memory>

#include "impl/base/binding.h"
#include "impl/base/callback_error.h"
#include "impl/base/callback_results.h"
#include "impl/dataset/datasets.h"

namespace catenary::datasets {
namespace {

/// Lets one thread at a time into a callback. The callback may fetch other examples itself.
class Turn {
 public:
  explicit Turn(pthread_mutex_t* mutex) : mutex_(mutex) {
    if (mutex_) pthread_mutex_lock(mutex_);
  }
  ~Turn() {
    if (mutex_) pthread_mutex_unlock(mutex_);
  }
  Turn(const Turn&) = delete;
  Turn& operator=(const Turn&) = delete;

 private:
  pthread_mutex_t* mutex_;
};

/// The lock of a callback that is not concurrent.
class Turns {
 public:
  explicit Turns(bool concurrent) : concurrent_(concurrent) {
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&mutex_, &attributes);
    pthread_mutexattr_destroy(&attributes);
  }
  ~Turns() { pthread_mutex_destroy(&mutex_); }
  Turns(const Turns&) = delete;
  Turns& operator=(const Turns&) = delete;
  pthread_mutex_t* get() { return concurrent_ ? nullptr : &mutex_; }

 private:
  bool concurrent_;
  pthread_mutex_t mutex_;
};

Parts taken(CallbackResults<Array>& results, size_t count, int64_t index) {
  Parts parts;
  parts.reserve(count);
  for (size_t i = 0; i < count; ++i) {
    parts.push_back(results.take(i));
    if (!parts.back())
      fail(CTN_ERROR_CALLBACK, "the callback left part %zu of example %lld NULL", i, (long long)index);
  }
  return parts;
}

class UserDataset final : public CallbackDataset {
 public:
  UserDataset(int64_t size, size_t part_count, Callback<ctn_dataset_example_fn> function, bool concurrent)
      : size_(size), part_count_(part_count), function_(std::move(function)), turns_(concurrent) {}
  int64_t size() const override { return size_; }
  size_t part_count() const override { return part_count_; }

 protected:
  Parts fetch(Pick pick) override {
    check_thread();
    CallbackResults<Array> results(part_count_);
    {
      const Turn turn(turns_.get());
      check_callback(function_(pick.index, pick.epoch, results.data(), part_count_));
    }
    return taken(results, part_count_, pick.index);
  }

 private:
  int64_t size_;
  size_t part_count_;
  Callback<ctn_dataset_example_fn> function_;
  Turns turns_;
};

class MappedDataset final : public CallbackDataset {
 public:
  MappedDataset(DatasetRef dataset, size_t part_count, Callback<ctn_dataset_map_fn> function, bool concurrent)
      : dataset_(std::move(dataset)),
        part_count_(part_count),
        function_(std::move(function)),
        turns_(concurrent) {}
  int64_t size() const override { return dataset_->size(); }
  size_t part_count() const override { return part_count_; }
  const Vocabulary* vocabulary() const override { return dataset_->vocabulary(); }
  void visit(Visitor& visitor) const override { visitor.add(dataset_); }

 protected:
  Parts fetch(Pick pick) override {
    check_thread();
    const Parts inner = dataset_->example(pick.index, pick.epoch);
    std::vector<const Array*> inputs;
    for (const ArrayRef& part : inner) inputs.push_back(part.get());
    CallbackResults<Array> results(part_count_);
    {
      const Turn turn(turns_.get());
      check_callback(
          function_(pick.index, pick.epoch, inputs.data(), inputs.size(), results.data(), part_count_));
    }
    return taken(results, part_count_, pick.index);
  }

 private:
  DatasetRef dataset_;
  size_t part_count_;
  Callback<ctn_dataset_map_fn> function_;
  Turns turns_;
};

class TransformedDataset final : public Dataset {
 public:
  TransformedDataset(DatasetRef dataset, TransformRef transform, size_t part, uint64_t seed)
      : dataset_(std::move(dataset)), transform_(std::move(transform)), part_(part), seed_(seed) {}
  int64_t size() const override { return dataset_->size(); }
  size_t part_count() const override { return dataset_->part_count(); }
  const Vocabulary* vocabulary() const override { return dataset_->vocabulary(); }
  void visit(Visitor& visitor) const override {
    visitor.add(dataset_);
    visitor.add(transform_);
  }

 protected:
  Parts fetch(Pick pick) override {
    Parts parts = dataset_->example(pick.index, pick.epoch);
    parts[part_] = transforms::apply(*transform_, *parts[part_], seed_, pick.epoch, pick.index);
    return parts;
  }

 private:
  DatasetRef dataset_;
  TransformRef transform_;
  size_t part_;
  uint64_t seed_;
};

void check_part_count(size_t part_count) {
  if (part_count < 1 || part_count > kMostParts)
    fail(CTN_ERROR_INVALID_ARGUMENT, "part_count: expected 1 to %zu, got %zu", kMostParts, part_count);
}

}  // namespace

void CallbackDataset::bind_thread() {
  thread_ = pthread_self();
  bound_.store(true, std::memory_order_release);
}

void CallbackDataset::check_thread() const {
  if (bound_.load(std::memory_order_acquire) && !pthread_equal(thread_, pthread_self()))
    fail(CTN_ERROR_STATE,
         "dataset: its callback runs on one thread only, and this is another one; use an iterator without "
         "threads");
}

DatasetRef user(int64_t size, size_t part_count, Callback<ctn_dataset_example_fn> example, bool concurrent) {
  if (size < 0) fail(CTN_ERROR_INVALID_ARGUMENT, "size: expected at least 0, got %lld", (long long)size);
  check_part_count(part_count);
  return make<UserDataset>(size, part_count, std::move(example), concurrent);
}

DatasetRef mapped(DatasetRef dataset, size_t part_count, Callback<ctn_dataset_map_fn> map, bool concurrent) {
  check_part_count(part_count);
  return make<MappedDataset>(std::move(dataset), part_count, std::move(map), concurrent);
}

DatasetRef transformed(DatasetRef dataset, TransformRef transform, size_t part, uint64_t seed) {
  if (part >= dataset->part_count())
    fail(CTN_ERROR_INDEX, "part: expected 0 to %zu, got %zu", dataset->part_count() - 1, part);
  return make<TransformedDataset>(std::move(dataset), std::move(transform), part, seed);
}

}  // namespace catenary::datasets
