// Numbers of any element type, and the floating types of kernels. Included inside a namespace of each kernel
// file, after casts.h and elements.h.

/// X(type, name, ...) for each floating element type; the arguments after X are passed on.
#define CTN_FLOATING(X, ...)                       \
  X(Half, float16 __VA_OPT__(, ) __VA_ARGS__)      \
  X(BFloat16, bfloat16 __VA_OPT__(, ) __VA_ARGS__) \
  X(float, float32 __VA_OPT__(, ) __VA_ARGS__)     \
  X(double, float64 __VA_OPT__(, ) __VA_ARGS__)

/// The type in which elements are computed.
template <class S>
using Compute = decltype(number_of(S()));

/// Reads element i of an array of any dtype; T is float or double.
template <class T>
CTN_DEVICE_SHARED T load_any(const void* p, int32_t dtype, int64_t i) {
  switch (dtype) {
#define CTN_CASE(CODE, TYPE, NAME, ...) \
  case dtype_##NAME:                    \
    return T(number_of(static_cast<const Element<TYPE>*>(p)[i]));
    CTN_DTYPES(CTN_CASE)
#undef CTN_CASE
  }
  return T();
}

/// Reads or writes element i of an array of any floating dtype.
template <class T>
CTN_DEVICE T load_number(const void* p, int32_t dtype, int64_t i) {
  switch (dtype) {
#define CTN_CASE(TYPE, NAME) \
  case dtype_##NAME:         \
    return T(number_of(static_cast<const TYPE*>(p)[i]));
    CTN_FLOATING(CTN_CASE)
#undef CTN_CASE
  }
  return T();
}
template <class T>
CTN_DEVICE void store_number(T x, void* p, int32_t dtype, int64_t i) {
  switch (dtype) {
#define CTN_CASE(TYPE, NAME)                      \
  case dtype_##NAME:                              \
    static_cast<TYPE*>(p)[i] = Narrow<TYPE>()(x); \
    break;
    CTN_FLOATING(CTN_CASE)
#undef CTN_CASE
  }
}
