// Parts of datasets.
#include <algorithm>

#include "impl/base/binding.h"
#include "impl/dataset/datasets.h"
#include "impl/dataset/order.h"

namespace catenary::datasets {
namespace {

class Subset final : public Dataset {
 public:
  Subset(DatasetRef dataset, Order indices) : dataset_(std::move(dataset)), indices_(std::move(indices)) {}
  int64_t size() const override { return int64_t(indices_.size()); }
  size_t part_count() const override { return dataset_->part_count(); }
  bool prefers_batches() const override { return dataset_->prefers_batches(); }
  const Vocabulary* vocabulary() const override { return dataset_->vocabulary(); }
  void visit(Visitor& visitor) const override { visitor.add(dataset_); }

 protected:
  Parts fetch(Pick pick) override { return dataset_->example(indices_[size_t(pick.index)], pick.epoch); }
  Parts fetch_batch(Span<const Pick> picks, const Padding& padding) override {
    std::vector<Pick> inner;
    inner.reserve(picks.size);
    for (const Pick pick : picks) inner.push_back({indices_[size_t(pick.index)], pick.epoch});
    return dataset_->batch_of(inner, padding);
  }

 private:
  DatasetRef dataset_;
  Order indices_;
};

/// Throws Error(CTN_ERROR_INVALID_ARGUMENT) unless it is omitted or has a number of the dataset for each
/// example.
void check_order(const Dataset& dataset, Span<const int64_t> order) {
  if (!order.data) return;
  if (int64_t(order.size) != dataset.size())
    fail(CTN_ERROR_INVALID_ARGUMENT, "order: expected %lld numbers, got %zu", (long long)dataset.size(),
         order.size);
  for (size_t i = 0; i < order.size; ++i)
    if (order[i] < 0 || order[i] >= dataset.size())
      fail(CTN_ERROR_INDEX, "order[%zu]: expected 0 to %lld, got %lld", i, (long long)dataset.size() - 1,
           (long long)order[i]);
}

void append(Order& indices, Span<const int64_t> order, int64_t begin, int64_t end) {
  for (int64_t i = begin; i < end; ++i) indices.push_back(order.data ? order[size_t(i)] : i);
}

DatasetRef range(const DatasetRef& dataset, Span<const int64_t> order, int64_t begin, int64_t end) {
  Order indices;
  indices.reserve(size_t(end - begin));
  append(indices, order, begin, end);
  return make<Subset>(dataset, std::move(indices));
}

}  // namespace

DatasetRef sub(DatasetRef dataset, int64_t start, int64_t finish, Span<const int64_t> order) {
  check_order(*dataset, order);
  if (start < 0 || start > finish || finish > dataset->size())
    fail(CTN_ERROR_INDEX, "start, finish: expected 0 <= start <= finish <= %lld, got %lld and %lld",
         (long long)dataset->size(), (long long)start, (long long)finish);
  return range(dataset, order, start, finish);
}

std::pair<DatasetRef, DatasetRef> split(DatasetRef dataset, int64_t split_at, Span<const int64_t> order) {
  check_order(*dataset, order);
  const int64_t size = dataset->size();
  if (split_at < 0 || split_at > size)
    fail(CTN_ERROR_INDEX, "split_at: expected 0 to %lld, got %lld", (long long)size, (long long)split_at);
  return {range(dataset, order, 0, split_at), range(dataset, order, split_at, size)};
}

std::pair<DatasetRef, DatasetRef> split_random(DatasetRef dataset, int64_t first_size, uint64_t seed) {
  const OrderRef order = random_order(dataset->size(), DrawPurpose::split, seed, 0);
  if (first_size < 0 || first_size > dataset->size())
    fail(CTN_ERROR_INDEX, "first_size: expected 0 to %lld, got %lld", (long long)dataset->size(),
         (long long)first_size);
  return {range(dataset, {order->data(), order->size()}, 0, first_size),
          range(dataset, {order->data(), order->size()}, first_size, dataset->size())};
}

std::pair<DatasetRef, DatasetRef> fold(DatasetRef dataset, int64_t fold_count, int64_t number,
                                       Span<const int64_t> order) {
  check_order(*dataset, order);
  const int64_t size = dataset->size();
  if (fold_count < 2 || fold_count > size)
    fail(CTN_ERROR_INVALID_ARGUMENT, "fold_count: expected 2 to %lld, the number of examples, got %lld",
         (long long)size, (long long)fold_count);
  if (number < 0 || number >= fold_count)
    fail(CTN_ERROR_INDEX, "fold: expected 0 to %lld, got %lld", (long long)fold_count - 1, (long long)number);
  // The first folds are longer by one if the number of examples is not divisible.
  const int64_t length = size / fold_count, longer = size % fold_count;
  const int64_t begin = number * length + std::min(number, longer);
  const int64_t end = begin + length + (number < longer ? 1 : 0);
  Order rest;
  append(rest, order, 0, begin);
  append(rest, order, end, size);
  return {make<Subset>(dataset, std::move(rest)), range(dataset, order, begin, end)};
}

}  // namespace catenary::datasets
