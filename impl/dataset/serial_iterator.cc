// Makes batches on the calling thread.
#include "impl/dataset/iterator.h"

namespace catenary::iterators {
namespace {

class SerialIterator final : public Iterator {
 public:
  SerialIterator(DatasetRef dataset, IteratorOptions options) : Iterator(std::move(dataset), options) {}

 protected:
  bool make_next(Parts& batch, IteratorState& after) override {
    after = state();
    std::vector<Pick> picks;
    if (!advance(after, picks)) return false;
    batch = dataset().batch_of(picks, padding());
    return true;
  }
};

}  // namespace

IteratorRef serial(DatasetRef dataset, int64_t batch_size, bool repeat, bool shuffle, uint64_t seed) {
  return make<SerialIterator>(std::move(dataset), IteratorOptions{batch_size, repeat, shuffle, seed});
}

}  // namespace catenary::iterators
