// The element types of kernels and how they move between memory and registers. Included inside a namespace of
// each kernel file, after arithmetic.h.

/// The element type of an array of T.
template <class T>
struct ElementType {
  using type = T;
};
template <>
struct ElementType<bool> {
  using type = Bool;
};
template <class T>
using Element = typename ElementType<T>::type;

/// The element types as numbers, which are those of ctn_dtype.
#define CTN_DTYPE_NUMBER(CODE, TYPE, NAME, ...) dtype_##NAME,
enum : int32_t { CTN_DTYPES(CTN_DTYPE_NUMBER) };
#undef CTN_DTYPE_NUMBER

/// N elements that one instruction loads or stores.
template <class T, int N>
struct alignas(sizeof(T) * N) Pack {
  T items[N];
};
constexpr int kPackBytes = 16;

template <class T, int N>
CTN_DEVICE bool is_packed(const void* p) {
  return reinterpret_cast<uintptr_t>(p) % sizeof(Pack<T, N>) == 0;
}

/// The first of the elements that this thread computes, and the distance to the next one.
CTN_DEVICE uint64_t first_item() { return uint64_t(blockIdx.x) * blockDim.x + threadIdx.x; }
CTN_DEVICE uint64_t item_step() { return uint64_t(gridDim.x) * blockDim.x; }

/// The element with which the bytes of a number begin.
template <class T>
CTN_DEVICE T immediate(uint64_t value) {
  T x;
  memcpy(&x, &value, sizeof(T));
  return x;
}
