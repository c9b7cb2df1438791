// Names and promotion of element types.
#include "impl/dtype/dtype.h"

#include "impl/base/error.h"

namespace catenary {
namespace {
constexpr const char* kNames[kDTypes] = {"bool",     "int8",    "int16",  "int32",  "int64",
                                         "uint8",    "uint16",  "uint32", "uint64", "float16",
                                         "bfloat16", "float32", "float64"};

}  // namespace

DType promote(const DType* dtypes, size_t count) {
  for (int8_t dtype : tables::search_order)
    if (can_cast_all(dtypes, count, DType(dtype))) return DType(dtype);
  return CTN_FLOAT64;
}

bool can_cast_all(const DType* dtypes, size_t count, DType to) {
  for (size_t k = 0; k < count; ++k)
    if (!can_cast(dtypes[k], to, CTN_CASTING_SAFE)) return false;
  return true;
}

const char* dtype_name(DType dtype) { return dtype >= 0 && dtype < kDTypes ? kNames[dtype] : nullptr; }

}  // namespace catenary
