// Builds without the methods of operations, which alone launch this kernel.
#include "impl/backend/params/fold.h"

#include "impl/backend/backend.h"
#include "impl/base/error.h"

namespace catenary::cpu {

void fold(const Launch&, const FoldParams&) {
  fail(CTN_ERROR_UNAVAILABLE, "this library was built without the component \"routines\"");
}

}  // namespace catenary::cpu
