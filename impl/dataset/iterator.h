// Iterators: batches of the examples of a dataset, epoch by epoch.
#pragma once
#include <catenary/iterator.h>

#include "impl/dataset/dataset.h"
#include "impl/dataset/order.h"
#include "impl/serializer/serializer.h"

namespace catenary {

/// What an iterator has handed out; everything that a resumed one needs.
struct IteratorState {
  uint64_t seed = 0;
  int64_t epoch = 0;     // completed
  int64_t position = 0;  // of the next example within the epoch
  bool is_new_epoch = false;
  double previous_epoch_detail = -1;  // before the last batch; below 0: there was none
  OrderRef order;                     // null: in the order of the dataset
};

/// The choices that an iterator is made with.
struct IteratorOptions {
  int64_t batch_size;
  bool repeat, shuffle;
  uint64_t seed;
};

}  // namespace catenary

/// Makes batches; used by one thread at a time. The C API's handle is the object itself.
struct ctn_iterator : catenary::HandleObject<catenary::Kind::iterator> {
 public:
  /// Replaces the batch by the next one, whose parts are stacked examples. Returns false, and changes
  /// nothing, if the examples are exhausted. If making a batch fails, the same one is made by the next call.
  bool next(std::vector<catenary::ArrayRef>& batch);
  /// The number of completed epochs.
  int64_t epoch() const { return state_.epoch; }
  /// The same with the fraction of the present epoch.
  double epoch_detail() const;
  /// Whether the last batch completed an epoch.
  bool is_new_epoch() const { return state_.is_new_epoch; }
  /// epoch_detail before the last batch; below 0 if there was none.
  double previous_epoch_detail() const { return state_.previous_epoch_detail; }
  /// Chooses the next examples without fetching them: int64 (count, 2), number and epoch of each; null if the
  /// examples are exhausted.
  catenary::ArrayRef next_picks();
  /// Ends the threads of the iterator, if it has some, and drops what they have made.
  virtual void finalize() {}
  /// Begins again.
  void reset();
  /// The place in the data, to which `go_back` returns.
  const catenary::IteratorState& state() const { return state_; }
  void go_back(catenary::IteratorState state) { set_state(std::move(state)); }
  /// Saves or loads the place in the data; part of a traversal.
  void serialize(ctn_serializer& serializer);

  catenary::Dataset& dataset() const { return *dataset_; }
  int64_t batch_size() const { return options_.batch_size; }
  bool repeat() const { return options_.repeat; }
  bool shuffle() const { return options_.shuffle; }
  /// The number of arrays of a batch.
  size_t part_count() const { return dataset_->part_count(); }
  /// Pads examples of different shapes, see Padding. Applies to batches that are made from now on.
  void set_padding(catenary::Span<const double> values);
  void visit(catenary::Visitor& visitor) const override;

 protected:
  ctn_iterator(catenary::DatasetRef dataset, catenary::IteratorOptions options);

  /// Chooses the examples of the batch after `state` and moves it there. Returns false if there are none.
  bool advance(catenary::IteratorState& state, std::vector<catenary::Pick>& picks) const;
  const catenary::Padding& padding() const { return padding_; }

  /// Makes the batch after state() and gives the state after it. Returns false if there is none.
  virtual bool make_next(catenary::Parts& batch, catenary::IteratorState& after) = 0;
  /// Called after state() or padding() has changed other than by next().
  virtual void moved() {}

 private:
  catenary::IteratorState initial() const;
  void set_state(catenary::IteratorState state);

  catenary::DatasetRef dataset_;
  const catenary::IteratorOptions options_;
  catenary::IteratorState state_;
  catenary::Padding padding_;
};

namespace catenary {

using Iterator = ::ctn_iterator;
using IteratorRef = Ref<Iterator>;

namespace iterators {

IteratorRef serial(DatasetRef dataset, int64_t batch_size, bool repeat, bool shuffle, uint64_t seed);
/// The same batches, made by threads ahead of time.
IteratorRef multithread(DatasetRef dataset, int64_t batch_size, bool repeat, bool shuffle, uint64_t seed,
                        int64_t thread_count, int64_t prefetch);

// Called by the C API.
std::pair<Parts, bool> next(Iterator& iterator, size_t part_count);
DatasetRef dataset(Iterator& iterator);
void serialize(Iterator& iterator, Serializer& serializer);

}  // namespace iterators
}  // namespace catenary
