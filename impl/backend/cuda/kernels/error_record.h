// How kernels report bad values of arrays, such as an index that is out of bounds, to the host.
#pragma once
#include <cstdint>

namespace catenary::cuda {

enum class ErrorCode : int32_t {
  index,          // `value` is out of bounds for an axis of length `limit`, which is number `operand`
  index_of_take,  // the same for indices along one axis
  label,          // `value` is not a label below `limit`
  class_label,    // the same, and not the label that is ignored, which is `operand`
};

/// The first bad value since the host last looked, in memory of the host that the device can write to.
struct ErrorRecord {
  uint32_t state;  // 0: free, 1: a kernel is writing, 2: complete
  ErrorCode code;
  int32_t operand;
  int64_t value, limit;
};

}  // namespace catenary::cuda
