#include "impl/functions/labels.h"

#include "impl/backend/loss_params.h"
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
  Launch launch(Kernel::narrow_labels, NarrowLabelsParams{name, status});
  launch.operands[launch.count++] = given->operand();
  launch.operands[launch.count++] = narrow->operand();
  given->backend().launch(launch);
  return narrow;
}

}  // namespace catenary::functions
