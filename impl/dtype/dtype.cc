// Names and promotion of element types.
#include "impl/dtype/dtype.h"

#include "impl/base/error.h"

namespace catenary {
namespace {

struct Description {
  DType code;
  const char* name;
  char character;
};
#define CTN_DESCRIPTION(CODE, TYPE, NAME, CHARACTER, KIND) {CODE, #NAME, CHARACTER},
constexpr Description kDescriptions[] = {CTN_DTYPES(CTN_DESCRIPTION)};
#undef CTN_DESCRIPTION

constexpr bool in_order() {
  for (int i = 0; i < kDTypes; ++i)
    if (kDescriptions[i].code != i) return false;
  return true;
}
static_assert(in_order(), "CTN_DTYPES has the order of ctn_dtype");

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

const char* dtype_name(DType dtype) {
  return dtype >= 0 && dtype < kDTypes ? kDescriptions[dtype].name : nullptr;
}

char dtype_character(DType dtype) { return kDescriptions[dtype].character; }

}  // namespace catenary
