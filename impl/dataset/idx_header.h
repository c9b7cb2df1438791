// What an IDX file says about its elements.
#pragma once
#include <cstdint>
#include <vector>

#include "impl/dataset/input.h"
#include "impl/dtype/dtype.h"

namespace catenary::datasets {

struct IdxHeader {
  DType dtype;
  std::vector<int64_t> shape;
  uint64_t bytes;  // of all elements
};

/// Reads the header, after which the elements follow. Throws Error(CTN_ERROR_FORMAT) if it is not one, or if
/// the input cannot have as many elements.
IdxHeader read_idx_header(DataInput& input);
/// Reads the elements in the byte order of the machine. Throws Error(CTN_ERROR_FORMAT) unless the input ends
/// with them.
void read_idx_elements(DataInput& input, const IdxHeader& header, char* elements);

}  // namespace catenary::datasets
