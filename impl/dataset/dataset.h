// Datasets: numbered examples, each a tuple of arrays.
#pragma once
#include <catenary/dataset.h>

#include <string>
#include <vector>

#include "impl/array/array.h"

namespace catenary {

/// The parts of one example, or of a batch.
using Parts = std::vector<ArrayRef>;

/// An example as an iterator asks for it. The epoch is part of what random transforms draw from.
struct Pick {
  int64_t index;
  int64_t epoch;
};

class Vocabulary;

/// What parts of different shapes are padded with: nothing (shapes must be equal), one value for all parts,
/// or one for each.
using Padding = std::vector<double>;

}  // namespace catenary

/// Numbered examples with the same number of arrays each. Any number of threads may fetch examples. The C
/// API's handle is the object itself.
struct ctn_dataset : catenary::HandleObject<catenary::Kind::dataset> {
 public:
  virtual int64_t size() const = 0;
  /// The number of arrays of an example.
  virtual size_t part_count() const = 0;
  /// Throws Error(CTN_ERROR_INDEX) for numbers outside [0, size()).
  catenary::Parts example(int64_t index, int64_t epoch = 0);
  /// The examples, stacked part by part. Throws Error(CTN_ERROR_INVALID_ARGUMENT) if there are none.
  catenary::Parts batch_of(catenary::Span<const catenary::Pick> picks, const catenary::Padding& padding = {});
  catenary::Parts batch(catenary::Span<const int64_t> indices, int64_t epoch = 0);
  /// The texts that stand for numbers in the examples; null if there are none.
  virtual const catenary::Vocabulary* vocabulary() const { return nullptr; }
  /// Whether a batch is cheaper than its examples one by one.
  virtual bool prefers_batches() const { return false; }

 protected:
  /// Of numbers within the dataset.
  virtual catenary::Parts fetch(catenary::Pick pick) = 0;
  virtual catenary::Parts fetch_batch(catenary::Span<const catenary::Pick> picks,
                                      const catenary::Padding& padding);
};

namespace catenary {

using Dataset = ::ctn_dataset;
using DatasetRef = Ref<Dataset>;

/// Stacks arrays of equal dtypes along a new first axis. Without a padding, the shapes must be equal;
/// otherwise each array is followed by padding up to the largest length along each axis.
ArrayRef concat_arrays(Span<const Array* const> arrays, const double* padding);
/// The same for each part of the examples.
Parts concat_examples(Span<const Parts> examples, const Padding& padding = {});
/// Throws Error(CTN_ERROR_INVALID_ARGUMENT) unless it has no value, one, or one for each part.
void check_padding(Span<const double> padding, size_t part_count);

namespace datasets {

// Called by the C API.
Parts example(Dataset& dataset, int64_t index, int64_t epoch, size_t part_count);
Parts batch(Dataset& dataset, Span<const int64_t> indices, int64_t epoch, size_t part_count);
ArrayRef concat_examples(Span<const Array* const> arrays, bool pads, double padding);
int64_t vocabulary_size(const Dataset* dataset);  // 0 for null
const std::string& token(const Dataset& dataset, int64_t id);
int64_t token_id(const Dataset& dataset, const char* token);
/// Throws Error(CTN_ERROR_INVALID_ARGUMENT) if a caller has room for another number of parts.
void check_room(const Dataset& dataset, size_t part_count);

}  // namespace datasets
}  // namespace catenary
