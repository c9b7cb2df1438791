// Dtype promotion and the choice of kernel loops.
#include "impl/array/dtype.h"

#include "impl/base/error.h"

namespace catenary {
namespace {
constexpr const char* kNames[kDTypes] = {"bool",     "int8",    "int16",  "int32",  "int64",
                                         "uint8",    "uint16",  "uint32", "uint64", "float16",
                                         "bfloat16", "float32", "float64"};

constexpr DType kSearchOrder[kDTypes] = {CTN_BOOL,     CTN_INT8,    CTN_UINT8,  CTN_INT16,  CTN_UINT16,
                                         CTN_INT32,    CTN_UINT32,  CTN_INT64,  CTN_UINT64, CTN_FLOAT16,
                                         CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64};

bool all_fit(const DType* dtypes, size_t count, DType into) {
  for (size_t k = 0; k < count; ++k)
    if (!can_cast(dtypes[k], into, CTN_CASTING_SAFE)) return false;
  return true;
}

}  // namespace

DType promote(const DType* dtypes, size_t count) {
  for (DType dtype : kSearchOrder)
    if (all_fit(dtypes, count, dtype)) return dtype;
  return CTN_FLOAT64;
}

const char* dtype_name(DType dtype) { return dtype >= 0 && dtype < kDTypes ? kNames[dtype] : nullptr; }

void fail_loop(Op op, DType a) {
  fail(CTN_ERROR_DTYPE, "%s is not defined for %s", op_name(op), dtype_name(a));
}

void fail_loop(Op op, DType a, DType b) {
  fail(CTN_ERROR_DTYPE, "%s is not defined for %s and %s", op_name(op), dtype_name(a), dtype_name(b));
}

DType loop_dtype(Op op, const DType* dtypes, int count) {
  if (count == 1) return loop_dtype(op, dtypes[0]);
  if (count == 2) return loop_dtype(op, dtypes[0], dtypes[1]);
  for (DType loop : kSearchOrder)
    if (has_loop(op, loop) && all_fit(dtypes, size_t(count), loop)) return loop;
  fail_loop(op, dtypes[0], dtypes[1]);
}

}  // namespace catenary
