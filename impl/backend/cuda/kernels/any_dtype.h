// Elements of arrays of any dtype. Included inside a namespace of each kernel file, after casts.h and
// elements.h.

/// Reads an element of any dtype as one of T, and writes one of T as one of any dtype.
template <class T>
CTN_DEVICE T load_inline(const void* p, int32_t dtype) {
  switch (dtype) {
#define CTN_CASE(CODE, TYPE, NAME, ...) \
  case dtype_##NAME:                    \
    return Narrow<T>()(number_of(*static_cast<const Element<TYPE>*>(p)));
    CTN_DTYPES(CTN_CASE)
#undef CTN_CASE
  }
  return T();
}
template <class T>
CTN_DEVICE void store_inline(T x, void* p, int32_t dtype) {
  switch (dtype) {
#define CTN_CASE(CODE, TYPE, NAME, ...)                                      \
  case dtype_##NAME:                                                         \
    *static_cast<Element<TYPE>*>(p) = Narrow<Element<TYPE>>()(number_of(x)); \
    break;
    CTN_DTYPES(CTN_CASE)
#undef CTN_CASE
  }
}

// The same, compiled once for all kernels of a file.
template <class T>
CTN_DEVICE_SHARED T load(const void* p, int32_t dtype) {
  return load_inline<T>(p, dtype);
}
template <class T>
CTN_DEVICE_SHARED void store(T x, void* p, int32_t dtype) {
  store_inline(x, p, dtype);
}

// The same for an element that a loop of another dtype, `loop`, computes: in float for float16 and bfloat16,
// in int64_t and uint64_t for the integers. What is read and written has then passed through the dtype of the
// loop.
CTN_DEVICE float in_loop(float x, int32_t loop) {
  return loop == dtype_float16 ? to_float(to_half(x)) : loop == dtype_bfloat16 ? to_float(to_bfloat16(x)) : x;
}
CTN_DEVICE int64_t in_loop(int64_t x, int32_t loop) {
  return loop == dtype_int8    ? int8_t(x)
         : loop == dtype_int16 ? int16_t(x)
         : loop == dtype_int32 ? int32_t(x)
                               : x;
}
CTN_DEVICE uint64_t in_loop(uint64_t x, int32_t loop) {
  return loop == dtype_uint8    ? uint8_t(x)
         : loop == dtype_uint16 ? uint16_t(x)
         : loop == dtype_uint32 ? uint32_t(x)
                                : x;
}
template <class T>
CTN_DEVICE T in_loop(T x, int32_t) {
  return x;
}

CTN_DEVICE bool is_float_dtype(int32_t dtype) {
  return dtype == dtype_float16 || dtype == dtype_bfloat16 || dtype == dtype_float32 ||
         dtype == dtype_float64;
}
CTN_DEVICE double load_float(const void* p, int32_t dtype) {
  return dtype == dtype_float64    ? *static_cast<const double*>(p)
         : dtype == dtype_float32  ? double(*static_cast<const float*>(p))
         : dtype == dtype_bfloat16 ? double(to_float(*static_cast<const BFloat16*>(p)))
                                   : double(to_float(*static_cast<const Half*>(p)));
}
template <class T>
CTN_DEVICE T load_in_loop(const void* p, int32_t dtype, int32_t loop) {
  if constexpr (std::is_same_v<T, float>) {
    if (dtype == dtype_float64 && (loop == dtype_float16 || loop == dtype_bfloat16)) {  // rounded once
      const double x = *static_cast<const double*>(p);
      return loop == dtype_float16 ? to_float(Narrow<Half>()(x)) : to_float(Narrow<BFloat16>()(x));
    }
  } else if constexpr (std::is_same_v<T, int64_t> || std::is_same_v<T, uint64_t>) {
    // As Narrow converts: a float becomes 32 bits first, and 64 for uint32.
    if (is_float_dtype(dtype) && loop != dtype_int64 && loop != dtype_uint64) {
      const double x = load_float(p, dtype);
      return in_loop(loop == dtype_uint32 ? T(truncated<int64_t>(x)) : T(truncated<int32_t>(x)), loop);
    }
  }
  return in_loop(load<T>(p, dtype), loop);
}
