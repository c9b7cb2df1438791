// Elements by their bits in the order of their ranks. Included inside a namespace of each kernel file, after
// elements.h.

#include "impl/kernels/sort_key.h"

/// The rank of an element of so many bytes.
CTN_DEVICE uint8_t rank_of(uint8_t bits, int32_t dtype) {
  return dtype == dtype_bool   ? Key<CTN_BOOL>::rank(bits)
         : dtype == dtype_int8 ? Key<CTN_INT8>::rank(bits)
                               : Key<CTN_UINT8>::rank(bits);
}
CTN_DEVICE uint16_t rank_of(uint16_t bits, int32_t dtype) {
  return dtype == dtype_float16    ? Key<CTN_FLOAT16>::rank(bits)
         : dtype == dtype_bfloat16 ? Key<CTN_BFLOAT16>::rank(bits)
         : dtype == dtype_int16    ? Key<CTN_INT16>::rank(bits)
                                   : Key<CTN_UINT16>::rank(bits);
}
CTN_DEVICE uint32_t rank_of(uint32_t bits, int32_t dtype) {
  return dtype == dtype_float32 ? Key<CTN_FLOAT32>::rank(bits)
         : dtype == dtype_int32 ? Key<CTN_INT32>::rank(bits)
                                : Key<CTN_UINT32>::rank(bits);
}
CTN_DEVICE uint64_t rank_of(uint64_t bits, int32_t dtype) {
  return dtype == dtype_float64 ? Key<CTN_FLOAT64>::rank(bits)
         : dtype == dtype_int64 ? Key<CTN_INT64>::rank(bits)
                                : Key<CTN_UINT64>::rank(bits);
}

/// The bits of an element in the result: 0 or 1 for booleans.
template <class U>
CTN_DEVICE U result_of(U bits, int32_t dtype) {
  return dtype == dtype_bool ? U(bits != 0) : bits;
}
