// Datasets one after another.
#include <algorithm>

#include "impl/base/binding.h"
#include "impl/dataset/datasets.h"

namespace catenary::datasets {
namespace {

class Concatenated final : public Dataset {
 public:
  explicit Concatenated(std::vector<DatasetRef> datasets) : datasets_(std::move(datasets)) {
    int64_t end = 0;
    for (const DatasetRef& dataset : datasets_)
      if (__builtin_add_overflow(end, dataset->size(), &ends_.emplace_back()))
        fail(CTN_ERROR_INVALID_ARGUMENT, "datasets: expected fewer than 2^63 examples");
      else
        end = ends_.back();
  }
  int64_t size() const override { return ends_.back(); }
  size_t part_count() const override { return datasets_[0]->part_count(); }
  void visit(Visitor& visitor) const override { visitor.add_all(datasets_); }

 protected:
  Parts fetch(Pick pick) override {
    const size_t k = size_t(std::upper_bound(ends_.begin(), ends_.end(), pick.index) - ends_.begin());
    return datasets_[k]->example(k ? pick.index - ends_[k - 1] : pick.index, pick.epoch);
  }

 private:
  std::vector<DatasetRef> datasets_;
  std::vector<int64_t> ends_;  // the number after the last example of each dataset
};

}  // namespace

DatasetRef concatenated(Span<Dataset* const> datasets) {
  if (datasets.empty()) fail(CTN_ERROR_INVALID_ARGUMENT, "datasets: expected at least one, got none");
  std::vector<DatasetRef> parts;
  for (size_t i = 0; i < datasets.size; ++i) {
    if (datasets[i]->part_count() != datasets[0]->part_count())
      fail(CTN_ERROR_INVALID_ARGUMENT, "datasets[%zu]: expected %zu parts as in datasets[0], got %zu", i,
           datasets[0]->part_count(), datasets[i]->part_count());
    parts.push_back(share(*datasets[i]));
  }
  return make<Concatenated>(std::move(parts));
}

}  // namespace catenary::datasets
