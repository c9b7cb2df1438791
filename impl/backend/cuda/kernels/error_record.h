// How kernels report bad values of arrays, such as an index that is out of bounds, to the host.
#pragma once
#include <cstdint>

namespace catenary::cuda {

/// X(name, status, text): what kernels report, with the text of the CPU's error. The text contains the number
/// that is wrong as {value}, a limit as {limit}, another number as {operand}, and an argument as {name}. In
/// place of CTN_OK the status is that of the operand.
#define CTN_CUDA_ERRORS(X)                                                                                   \
  X(index, CTN_ERROR_INDEX, "index {value} is out of bounds for axis {operand} of length {limit}")           \
  X(index_of_take, CTN_ERROR_INDEX, "indices: index {value} is out of bounds for an axis of length {limit}") \
  X(label, CTN_ERROR_INDEX, "t: label {value} is out of range for the {limit} classes of x")                 \
  X(class_label, CTN_ERROR_INDEX,                                                                            \
    "t: label {value} is neither {operand} nor one of the {limit} classes of x")                             \
  X(sample, CTN_ERROR_INDEX,                                                                                 \
    "samples: index {value} at position {operand} is out of range for the {limit} rows of W")                \
  X(word_of_tree, CTN_ERROR_INDEX,                                                                           \
    "t: index {value} at position {operand} is out of range for a tree of {limit} words")                    \
  X(input_length, CTN_ERROR_INVALID_ARGUMENT,                                                                \
    "input_length: expected at most {limit}, the length of x, got {value} at {operand}")                     \
  X(label_length, CTN_ERROR_INVALID_ARGUMENT,                                                                \
    "label_length: expected at most {limit}, the length of t, got {value} at {operand}")                     \
  X(wide_label, CTN_OK, "{name}: expected numbers that fit in int32, got {value} at {limit}")

enum class ErrorCode : int32_t {
#define CTN_CODE(name, status, text) name,
  CTN_CUDA_ERRORS(CTN_CODE)
#undef CTN_CODE
};

/// The first bad value since the host last looked, in memory of the host that the device can write to.
struct ErrorRecord {
  uint32_t state;  // 0: free, 1: a kernel is writing, 2: complete
  ErrorCode code;
  int32_t operand;
  int64_t value, limit;
  const char* name;  // in memory of the host; never freed
};

}  // namespace catenary::cuda
