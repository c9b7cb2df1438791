#include "impl/functions/labels.h"

#include "impl/functions/functions.h"

namespace catenary::functions {

void check_labels(const TypeCheck& in, int i) {
  const DType dtype = in.input(i).dtype();
  if (dtype == CTN_INT32 || dtype == CTN_INT64) return;
  const std::string name = "in_types[" + std::to_string(i) + "].dtype";
  fail_type_check(name + " == int32 or " + name + " == int64", dtype_name(dtype));
}

ArrayRef int32_labels(const Array& t) {
  if (t.dtype() == CTN_INT32) return contiguous(t);
  const ArrayRef least = elementwise_scalar(Op::maximum, t, int64_t{INT32_MIN}, false);
  return contiguous(*astype(*elementwise_scalar(Op::minimum, *least, int64_t{INT32_MAX}, false), CTN_INT32));
}

}  // namespace catenary::functions
