// Class numbers as inputs of functions.
#include "impl/functions/labels.h"

#include "impl/array/launch.h"
#include "impl/backend/params/loss.h"
#include "impl/functions/functions.h"

namespace catenary::functions {

void check_labels(const TypeCheck& in, int i) {
  const DType dtype = in.input(i).dtype();
  if (dtype == CTN_INT32 || dtype == CTN_INT64) return;
  const std::string name = "in_types[" + std::to_string(i) + "].dtype";
  fail_type_check(name + " == int32 or " + name + " == int64", dtype_name(dtype));
}

ArrayRef int32_labels(const Array& t, const char* name, ctn_status status) {
  ArrayRef given = contiguous(t);
  if (given->dtype() == CTN_INT32) return given;
  ArrayRef narrow = empty_like(*given, CTN_INT32);
  launch(kernels::narrow_labels, {name, status}, given, narrow);
  return narrow;
}

}  // namespace catenary::functions
