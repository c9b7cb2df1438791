// The kinds of datasets.
#pragma once
#include <string>
#include <utility>

#include "impl/base/callback.h"
#include "impl/dataset/dataset.h"
#include "impl/dataset/transform.h"

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

DatasetRef user(int64_t size, size_t part_count, Callback<ctn_dataset_example_fn> example, bool concurrent);
DatasetRef mapped(DatasetRef dataset, size_t part_count, Callback<ctn_dataset_map_fn> map, bool concurrent);
DatasetRef transformed(DatasetRef dataset, TransformRef transform, size_t part, uint64_t seed);

}  // namespace catenary::datasets
