// The element types: the list that every table by element type is made from.
#pragma once

namespace catenary {

/// X(code, type, name, character, kind, ...) for each element type in the order of ctn_dtype; the arguments
/// after X are passed on. The character is NumPy's, except for bfloat16, which NumPy does not have. The kind
/// is boolean, signed_integer, unsigned_integer, half (16-bit floats, computed in float32) or floating.
#define CTN_DTYPES(X, ...)                                                          \
  X(CTN_BOOL, bool, bool, '?', boolean __VA_OPT__(, ) __VA_ARGS__)                  \
  X(CTN_INT8, int8_t, int8, 'b', signed_integer __VA_OPT__(, ) __VA_ARGS__)         \
  X(CTN_INT16, int16_t, int16, 'h', signed_integer __VA_OPT__(, ) __VA_ARGS__)      \
  X(CTN_INT32, int32_t, int32, 'i', signed_integer __VA_OPT__(, ) __VA_ARGS__)      \
  X(CTN_INT64, int64_t, int64, 'l', signed_integer __VA_OPT__(, ) __VA_ARGS__)      \
  X(CTN_UINT8, uint8_t, uint8, 'B', unsigned_integer __VA_OPT__(, ) __VA_ARGS__)    \
  X(CTN_UINT16, uint16_t, uint16, 'H', unsigned_integer __VA_OPT__(, ) __VA_ARGS__) \
  X(CTN_UINT32, uint32_t, uint32, 'I', unsigned_integer __VA_OPT__(, ) __VA_ARGS__) \
  X(CTN_UINT64, uint64_t, uint64, 'L', unsigned_integer __VA_OPT__(, ) __VA_ARGS__) \
  X(CTN_FLOAT16, Half, float16, 'e', half __VA_OPT__(, ) __VA_ARGS__)               \
  X(CTN_BFLOAT16, BFloat16, bfloat16, 'E', half __VA_OPT__(, ) __VA_ARGS__)         \
  X(CTN_FLOAT32, float, float32, 'f', floating __VA_OPT__(, ) __VA_ARGS__)          \
  X(CTN_FLOAT64, double, float64, 'd', floating __VA_OPT__(, ) __VA_ARGS__)

/// The number of element types.
#define CTN_ONE(...) +1
constexpr int kDTypes = CTN_DTYPES(CTN_ONE);
#undef CTN_ONE

}  // namespace catenary
