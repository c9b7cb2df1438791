// Orders of examples.
#pragma once
#include <memory>
#include <vector>

#include "impl/dataset/draws.h"

namespace catenary {

/// A permutation of the examples of a dataset; shared, because batches that are being made keep it.
using Order = std::vector<int64_t>;
using OrderRef = std::shared_ptr<const Order>;

/// A random order of `count` examples.
OrderRef random_order(int64_t count, DrawPurpose purpose, uint64_t seed, int64_t epoch);

}  // namespace catenary
