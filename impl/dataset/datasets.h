// The kinds of datasets.
#pragma once
#include <pthread.h>

#include <atomic>
#include <string>
#include <utility>

#include "impl/base/callback.h"
#include "impl/dataset/dataset.h"
#include "impl/dataset/transform.h"

namespace catenary {

/// How messages of of_class call a dataset.
inline std::string described(const Dataset&) { return "another one"; }

}  // namespace catenary

namespace catenary::datasets {

/// The largest number of arrays in an example.
constexpr size_t kMostParts = 1024;

/// Examples along the first axis of arrays of equal lengths.
DatasetRef tuple(Span<const Array* const> arrays);

/// The examples of all datasets, one dataset after another.
DatasetRef concatenated(Span<Dataset* const> datasets);

// Parts of datasets. An order (data null: none) renumbers the examples first.
DatasetRef sub(DatasetRef dataset, int64_t start, int64_t finish, Span<const int64_t> order);
std::pair<DatasetRef, DatasetRef> split(DatasetRef dataset, int64_t split_at, Span<const int64_t> order);
std::pair<DatasetRef, DatasetRef> split_random(DatasetRef dataset, int64_t first_size, uint64_t seed);
/// The examples for training and for testing.
std::pair<DatasetRef, DatasetRef> fold(DatasetRef dataset, int64_t fold_count, int64_t number,
                                       Span<const int64_t> order);

/// A dataset whose examples a callback makes.
class CallbackDataset : public Dataset {
 public:
  static constexpr char kNoun[] = "a dataset of a callback";

  /// From now on the callback runs on the present thread only.
  void bind_thread();

 protected:
  /// Throws Error(CTN_ERROR_STATE) on threads on which the callback must not run.
  void check_thread() const;

 private:
  pthread_t thread_{};
  std::atomic<bool> bound_{false};
};

DatasetRef user(int64_t size, size_t part_count, Callback<ctn_dataset_example_fn> example, bool concurrent);
DatasetRef mapped(DatasetRef dataset, size_t part_count, Callback<ctn_dataset_map_fn> map, bool concurrent);
DatasetRef transformed(DatasetRef dataset, TransformRef transform, size_t part, uint64_t seed);

}  // namespace catenary::datasets
