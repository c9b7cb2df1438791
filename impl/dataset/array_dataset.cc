// Datasets of arrays in memory.
#include "impl/base/binding.h"
#include "impl/dataset/datasets.h"

namespace catenary::datasets {
namespace {

class ArrayDataset final : public Dataset {
 public:
  explicit ArrayDataset(Parts arrays) : arrays_(std::move(arrays)) {}
  int64_t size() const override { return arrays_[0]->dim(0); }
  size_t part_count() const override { return arrays_.size(); }
  bool prefers_batches() const override { return true; }
  void visit(Visitor& visitor) const override { visitor.add_all(arrays_); }

 protected:
  Parts fetch(Pick pick) override {
    const ctn_index item{CTN_INDEX_INT, pick.index, 0, 0};
    Parts example;
    example.reserve(arrays_.size());
    for (const ArrayRef& array : arrays_) example.push_back(get_item(*array, {&item, 1}));
    return example;
  }

  Parts fetch_batch(Span<const Pick> picks, const Padding& padding) override {
    check_padding(padding, part_count());
    std::vector<int64_t> indices;
    indices.reserve(picks.size);
    for (const Pick pick : picks) indices.push_back(pick.index);
    const int64_t count = int64_t(indices.size());
    Parts batch;
    batch.reserve(arrays_.size());
    for (const ArrayRef& array : arrays_)
      batch.push_back(take(*array, *from_data(indices.data(), {&count, 1}, CTN_INT64, array->backend()), 0));
    return batch;
  }

 private:
  Parts arrays_;
};

}  // namespace

DatasetRef tuple(Span<const Array* const> arrays) {
  if (arrays.empty()) fail(CTN_ERROR_INVALID_ARGUMENT, "arrays: expected at least one, got none");
  Parts parts;
  for (size_t i = 0; i < arrays.size; ++i) {
    if (arrays[i]->ndim() == 0)
      fail(CTN_ERROR_SHAPE, "arrays[%zu]: expected at least one axis, got %s", i,
           describe(*arrays[i]).c_str());
    if (arrays[i]->dim(0) != arrays[0]->dim(0))
      fail(CTN_ERROR_SHAPE, "arrays[%zu]: expected the length %lld as in arrays[0], got %s", i,
           (long long)arrays[0]->dim(0), describe(*arrays[i]).c_str());
    parts.push_back(share(*arrays[i]));
  }
  return make<ArrayDataset>(std::move(parts));
}

}  // namespace catenary::datasets
