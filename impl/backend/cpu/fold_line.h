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

}  // namespace catenary::cpu
