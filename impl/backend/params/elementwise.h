// Parameters of elementwise kernels.
#pragma once
#include "impl/dtype/dtype.h"

namespace catenary {

/// Elementwise operations; see impl/dtype/op.h.
enum class Op : uint8_t;

struct ElementwiseParams {
  Op op;
  DType loop;  // the dtype to which operands are converted, except bool outputs
};

}  // namespace catenary
