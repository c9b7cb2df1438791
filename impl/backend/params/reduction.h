// Parameters of reductions.
#pragma once
#include "impl/dtype/dtype.h"

namespace catenary {

enum class ReduceOp : int32_t { sum, prod, max, min };
struct ReduceParams {
  ReduceOp op;
  DType accumulator;  // operands are converted to it; it may be a 16-bit float (then float32 inside)
  double scale;       // the result is multiplied by it (1: not), for means
};
struct ArgReduceParams {
  int32_t axis;
  bool largest;
};

}  // namespace catenary
