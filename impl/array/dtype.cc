#include "impl/array/dtype.h"

#include "impl/base/error.h"

namespace catenary {
namespace {
constexpr const char* kNames[kDTypes] = {"bool",     "int8",    "int16",  "int32",  "int64",
                                         "uint8",    "uint16",  "uint32", "uint64", "float16",
                                         "bfloat16", "float32", "float64"};

}  // namespace

const char* dtype_name(DType dtype) { return dtype >= 0 && dtype < kDTypes ? kNames[dtype] : nullptr; }

void fail_loop(Op op, DType a) {
  fail(CTN_ERROR_DTYPE, "%s is not defined for %s", op_name(op), dtype_name(a));
}

void fail_loop(Op op, DType a, DType b) {
  fail(CTN_ERROR_DTYPE, "%s is not defined for %s and %s", op_name(op), dtype_name(a), dtype_name(b));
}

}  // namespace catenary
