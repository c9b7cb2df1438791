// Folds of one vector number by number.
#pragma once
#include <cstdint>

#include "impl/backend/cpu/elementwise_loops.h"
#include "impl/dtype/dtype.h"

namespace catenary {
enum class Op : uint8_t;
}  // namespace catenary

namespace catenary::cpu {

/// The elements of a fold: `count` of x, `along_x` bytes apart, combined with *y. If `along_y` is not 0, each
/// result is written so many bytes behind the one before.
struct FoldLine {
  Loop loop;  // of the operation
  const char* x;
  int64_t count, along_x;
  char* y;
  int64_t along_y;
};
using FoldOneByOne = void (*)(const FoldLine&);

/// The function for an operation whose next result waits for the one before longer than it takes to compute
/// it, or null. Its results are those of the elementwise operation.
FoldOneByOne find_one_by_one(Op op, DType dtype);

/// Segments of a vector: *(y + i * along_y) is the result of the elements from from[i] up to, but without,
/// to[i]. None is empty.
struct FoldSegments {
  Loop loop;
  const char* x;
  int64_t along_x;
  const int64_t *from, *to;
  int64_t count;
  char* y;
  int64_t along_y;
};
using FoldSegmentsOneByOne = void (*)(const FoldSegments&);

struct FoldLines {
  FoldOneByOne line = nullptr;
  FoldSegmentsOneByOne segments = nullptr;
};

/// Functions for an operation that takes so few cycles that calls of its loop for single elements take
/// longer, or null. If the order does not matter, vectors of elements are faster.
FoldLines find_short_lines(Op op, DType dtype);

}  // namespace catenary::cpu
