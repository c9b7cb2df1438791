// Datasets: what all kinds have in common.
#include "impl/dataset/dataset.h"

using catenary::Parts;
using catenary::Pick;

static void check_pick(const ctn_dataset& dataset, Pick pick) {
  if (pick.index < 0 || pick.index >= dataset.size())
    catenary::fail(CTN_ERROR_INDEX, "index: expected 0 to %lld, the last of %lld examples, got %lld",
                   (long long)dataset.size() - 1, (long long)dataset.size(), (long long)pick.index);
  if (pick.epoch < 0)
    catenary::fail(CTN_ERROR_INVALID_ARGUMENT, "epoch: expected at least 0, got %lld", (long long)pick.epoch);
}

Parts ctn_dataset::example(int64_t index, int64_t epoch) {
  check_pick(*this, {index, epoch});
  return fetch({index, epoch});
}

Parts ctn_dataset::batch_of(catenary::Span<const Pick> picks, const catenary::Padding& padding) {
  if (picks.empty()) catenary::fail(CTN_ERROR_INVALID_ARGUMENT, "indices: expected at least one, got none");
  for (const Pick pick : picks) check_pick(*this, pick);
  return fetch_batch(picks, padding);
}

Parts ctn_dataset::batch(catenary::Span<const int64_t> indices, int64_t epoch) {
  std::vector<Pick> picks;
  picks.reserve(indices.size);
  for (const int64_t index : indices) picks.push_back({index, epoch});
  return batch_of(picks);
}

Parts ctn_dataset::fetch_batch(catenary::Span<const Pick> picks, const catenary::Padding& padding) {
  std::vector<Parts> examples;
  examples.reserve(picks.size);
  for (const Pick pick : picks) examples.push_back(fetch(pick));
  return catenary::concat_examples(examples, padding);
}

namespace catenary::datasets {

void check_room(const Dataset& dataset, size_t part_count) {
  if (part_count != dataset.part_count())
    fail(CTN_ERROR_INVALID_ARGUMENT, "parts: expected room for %zu arrays, got %zu", dataset.part_count(),
         part_count);
}

Parts example(Dataset& dataset, int64_t index, int64_t epoch, size_t part_count) {
  check_room(dataset, part_count);
  return dataset.example(index, epoch);
}

Parts batch(Dataset& dataset, Span<const int64_t> indices, int64_t epoch, size_t part_count) {
  check_room(dataset, part_count);
  return dataset.batch(indices, epoch);
}

}  // namespace catenary::datasets
