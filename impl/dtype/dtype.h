// Element types: properties, names, promotion and casting.
#pragma once
#include <catenary/types.h>

#include <cstddef>
#include <cstdint>

#include "impl/dtype/dtypes.h"
#include "impl/dtype/float16.h"

namespace catenary {

using DType = ctn_dtype;

#define CTN_SIZE(CODE, TYPE, ...) sizeof(TYPE),
constexpr size_t kItemSizes[] = {CTN_DTYPES(CTN_SIZE)};
#undef CTN_SIZE
constexpr size_t itemsize(DType dtype) { return kItemSizes[dtype]; }

const char* dtype_name(DType dtype);
/// NumPy's character for the dtype.
char dtype_character(DType dtype);

constexpr bool is_float(DType d) { return d >= CTN_FLOAT16 && d <= CTN_FLOAT64; }
constexpr bool is_half(DType d) { return d == CTN_FLOAT16 || d == CTN_BFLOAT16; }
constexpr bool is_signed_integer(DType d) { return d >= CTN_INT8 && d <= CTN_INT64; }
constexpr bool is_unsigned_integer(DType d) { return d >= CTN_UINT8 && d <= CTN_UINT64; }
constexpr bool is_integer(DType d) { return d >= CTN_INT8 && d <= CTN_UINT64; }

/// Order of kinds for weak scalars: bool < integer < floating.
constexpr int kind_of(DType d) { return d == CTN_BOOL ? 0 : is_float(d) ? 2 : 1; }

/// The dtype that kernels compute in: 16-bit floats use float32.
constexpr DType compute_dtype(DType d) { return is_half(d) ? CTN_FLOAT32 : d; }
/// The widest dtype that computes like this one: integers use 64 bits.
constexpr DType wide_dtype(DType d) {
  return is_signed_integer(d) ? CTN_INT64 : is_unsigned_integer(d) ? CTN_UINT64 : compute_dtype(d);
}

namespace tables {
#include "impl/dtype/generated/promotion.inc"
}  // namespace tables

inline DType promote(DType a, DType b) { return tables::promote_types[a][b]; }
/// Promotes one or more dtypes; the result does not depend on their order. It is the first dtype in NumPy's
/// search order to which all can be cast safely. Pairwise promotion would depend on the order (int8, uint8,
/// float16 gives float16, not float32).
DType promote(const DType* dtypes, size_t count);
inline bool can_cast(DType from, DType to, ctn_casting casting) {
  return tables::can_cast_table[casting][from][to];
}
/// Whether all can be cast safely.
bool can_cast_all(const DType* dtypes, size_t count, DType to);

template <class T>
struct DTypeOf;
#define CTN_DTYPE_OF(CODE, TYPE, ...)    \
  template <>                            \
  struct DTypeOf<TYPE> {                 \
    static constexpr DType value = CODE; \
  };
CTN_DTYPES(CTN_DTYPE_OF)
#undef CTN_DTYPE_OF

}  // namespace catenary
