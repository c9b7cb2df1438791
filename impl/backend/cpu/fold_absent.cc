// Builds without the methods of operations and convolutions of vectors, which alone launch these kernels.
#include "impl/backend/params/fold.h"

#include "impl/backend/backend.h"
#include "impl/backend/cpu/fold_line.h"
#include "impl/backend/params/bits.h"
#include "impl/backend/params/sliding.h"
#include "impl/base/error.h"

namespace catenary::cpu {

void fold(const Launch&, const FoldParams&) {
  fail(CTN_ERROR_UNAVAILABLE, "this library was built without the component \"routines\"");
}

void sliding_sums(const Launch& launch, const SlidingSumsParams&) { fold(launch, {}); }

void pack_bits(const Launch& launch, const PackBitsParams&) { fold(launch, {}); }

FoldOneByOne find_one_by_one(Op, DType) { return nullptr; }

}  // namespace catenary::cpu
