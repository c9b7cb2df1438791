// Parameters of reductions.
#pragma once
#include "impl/dtype/dtype.h"

namespace catenary {

enum class ReduceOp : int32_t { sum, prod, max, min };
struct ReduceParams {
  ReduceOp op;
  DType accumulator;  // the dtype to which operands are converted; for a 16-bit float, kernels compute in
                      // float32
  double scale;       // factor of the result, 1 if none; for means
};
struct ArgReduceParams {
  int32_t axis;
  bool largest;
};

}  // namespace catenary
