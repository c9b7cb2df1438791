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
