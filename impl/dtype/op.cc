// Finds the loops of operations for operands of any dtypes.
#include "impl/dtype/op.h"

#include "impl/base/error.h"

namespace catenary {

void fail_loop(Op op, DType a) {
  fail(CTN_ERROR_DTYPE, "%s is not defined for %s", op_name(op), dtype_name(a));
}

void fail_loop(Op op, DType a, DType b) {
  fail(CTN_ERROR_DTYPE, "%s is not defined for %s and %s", op_name(op), dtype_name(a), dtype_name(b));
}

DType loop_dtype(Op op, const DType* dtypes, int count) {
  if (count == 1) return loop_dtype(op, dtypes[0]);
  if (count == 2) return loop_dtype(op, dtypes[0], dtypes[1]);
  for (int8_t loop : tables::search_order)
    if (has_loop(op, DType(loop)) && can_cast_all(dtypes, size_t(count), DType(loop))) return DType(loop);
  fail_loop(op, dtypes[0], dtypes[1]);
}

}  // namespace catenary
