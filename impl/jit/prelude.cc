// C++ text that generated kernels of all machines have in common.
#include "impl/jit/prelude.h"

#include <string>

#include "impl/base/error.h"
#include "impl/dtype/dtype.h"

namespace catenary::jit {

// Numbers, and functions for any of them. Text before it defines CTN_INLINE, ctn_std and the fixed-width
// types.
const char kNumbersPrelude[] = R"ctn(
typedef int8_t int8;
typedef int16_t int16;
typedef int32_t int32;
typedef int64_t int64;
typedef uint8_t uint8;
typedef uint16_t uint16;
typedef uint32_t uint32;
typedef uint64_t uint64;
typedef float float32;
typedef double float64;

template <class To, class From>
static CTN_INLINE To ctn_bits(From from) {
  static_assert(sizeof(To) == sizeof(From), "");
  To to;
  memcpy(&to, &from, sizeof to);
  return to;
}

static CTN_INLINE float ctn_round_to_odd(double d) {
  float f = float(d);
  uint32_t bits = ctn_bits<uint32_t>(f);
  const bool inexact = double(f) != d && d == d && (bits & 0x7f800000u) != 0x7f800000u;
  const bool away = (f < 0 ? -double(f) : double(f)) > (d < 0 ? -d : d);
  return ctn_bits<float>(inexact ? (bits - (away ? 1u : 0u)) | 1u : bits);
}
static CTN_INLINE float ctn_narrow(double d) { return ctn_round_to_odd(d); }
static CTN_INLINE float ctn_narrow(float f) { return f; }
template <class A>
static CTN_INLINE double ctn_narrow(A a) { return ctn_round_to_odd(double(a)); }

struct ctn_ieee_half {
  static CTN_INLINE float load(uint16_t h) {
    const uint32_t sign = uint32_t(h & 0x8000u) << 16, magnitude = uint32_t(h & 0x7fffu) << 13;
    const float scaled = ctn_bits<float>(magnitude) * ctn_bits<float>(0x77800000u);
    const uint32_t bits = (h & 0x7c00u) == 0x7c00u ? magnitude | 0x7f800000u : ctn_bits<uint32_t>(scaled);
    return ctn_bits<float>(bits | sign);
  }
  static CTN_INLINE uint16_t store(float f) {
    const uint32_t bits = ctn_bits<uint32_t>(f), sign = (bits >> 16) & 0x8000u, magnitude = bits & 0x7fffffffu;
    const uint32_t normal = (magnitude - 0x38000000u + 0xfffu + ((magnitude >> 13) & 1u)) >> 13;
    const uint32_t subnormal = ctn_bits<uint32_t>(ctn_bits<float>(magnitude) + 0.5f) - 0x3f000000u;
    const uint32_t special = magnitude > 0x7f800000u ? 0x7e00u | ((magnitude >> 13) & 0x1ffu) : 0x7c00u;
    const uint32_t finite = magnitude < 0x38800000u ? subnormal : normal;
    return uint16_t((magnitude >= 0x477ff000u ? special : finite) | sign);
  }
};
struct ctn_brain_half {
  static CTN_INLINE float load(uint16_t h) { return ctn_bits<float>(uint32_t(h) << 16); }
  static CTN_INLINE uint16_t store(float f) {
    const uint32_t bits = ctn_bits<uint32_t>(f), rounded = (bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16;
    return uint16_t((bits & 0x7fffffffu) > 0x7f800000u ? (bits >> 16) | 0x40u : rounded);
  }
};

template <class Format>
struct ctn_half {
  uint16_t bits;
  ctn_half() = default;
  template <class A, class = typename ctn_std::enable_if<ctn_std::is_arithmetic<A>::value>::type>
  CTN_INLINE ctn_half(A a) : bits(Format::store(ctn_narrow(a))) {}
  template <class Other>
  explicit CTN_INLINE ctn_half(ctn_half<Other> other) : bits(Format::store(float(other))) {}
  CTN_INLINE operator float() const { return Format::load(bits); }
  template <class A> CTN_INLINE ctn_half& operator+=(A a) { return *this = ctn_half(*this + a); }
  template <class A> CTN_INLINE ctn_half& operator-=(A a) { return *this = ctn_half(*this - a); }
  template <class A> CTN_INLINE ctn_half& operator*=(A a) { return *this = ctn_half(*this * a); }
  template <class A> CTN_INLINE ctn_half& operator/=(A a) { return *this = ctn_half(*this / a); }
};
typedef ctn_half<ctn_ieee_half> float16;
typedef ctn_half<ctn_brain_half> bfloat16;

template <class T>
static CTN_INLINE T max(T a, T b) { return a < b || a != a ? b : a; }
template <class T>
static CTN_INLINE T min(T a, T b) { return b < a || a != a ? b : a; }
template <class A, class B>
static CTN_INLINE auto max(A a, B b) -> decltype(a + b) {
  typedef decltype(a + b) T;
  return T(a) < T(b) || T(a) != T(a) ? T(b) : T(a);
}
template <class A, class B>
static CTN_INLINE auto min(A a, B b) -> decltype(a + b) {
  typedef decltype(a + b) T;
  return T(b) < T(a) || T(a) != T(a) ? T(b) : T(a);
}
)ctn";

// Arrays whose layout is known at run time. Text before it defines CTN_ROLLED, for loops that are not to be
// unrolled.
const char kArraysPrelude[] = R"ctn(
static CTN_INLINE int64_t ctn_offset(int32_t ndim, const int64_t* shape, const int64_t* strides, int64_t position) {
  int64_t offset = 0;
  CTN_ROLLED
  for (int32_t d = ndim - 1; d > 0; --d) {
    offset += position % shape[d] * strides[d];
    position /= shape[d];
  }
  return ndim > 0 ? offset + position * strides[0] : offset;
}

// Every byte except 0 is true.
template <class T>
static CTN_INLINE T ctn_read(const T* from) {
  return *from;
}
static CTN_INLINE bool ctn_read(const bool* from) { return *reinterpret_cast<const unsigned char*>(from) != 0; }

class ctn_index {
 public:
  CTN_INLINE ctn_index(int64_t size, int32_t dims, const int64_t* shape, ptrdiff_t i)
      : ndim(dims), size_(size), i_(i), shape_(shape) {}
  CTN_INLINE ptrdiff_t size() const { return size_; }
  CTN_INLINE const int64_t* shape() const { return shape_; }
  CTN_INLINE const int64_t* get() const {
    int64_t rest = i_;
    CTN_ROLLED
    for (int32_t d = ndim - 1; d >= 0; --d) {
      at_[d] = rest % shape_[d];
      rest /= shape_[d];
    }
    return at_;
  }
  const int32_t ndim;

 private:
  int64_t size_, i_;
  const int64_t* shape_;
  mutable int64_t at_[ctn_max_ndim];
};

template <class T>
class ctn_raw {
 public:
  template <class Argument>
  explicit CTN_INLINE ctn_raw(const Argument& a)
      : ndim(a.ndim), data_(reinterpret_cast<T*>(a.data)), shape_(a.shape), strides_(a.strides), dense_(a.dense) {}
  CTN_INLINE ptrdiff_t size() const {
    ptrdiff_t size = 1;
    for (int32_t d = 0; d < ndim; ++d) size *= shape_[d];
    return size;
  }
  CTN_INLINE const int64_t* shape() const { return shape_; }
  CTN_INLINE const int64_t* strides() const { return strides_; }
  template <class I, class = typename ctn_std::enable_if<ctn_std::is_integral<I>::value>::type>
  CTN_INLINE T& operator[](I i) const {
    if (dense_) return data_[i];
    return at(ctn_offset(ndim, shape_, strides_, int64_t(i)));
  }
  CTN_INLINE T& operator[](const int64_t* index) const {
    int64_t offset = 0;
    for (int32_t d = 0; d < ndim; ++d) offset += index[d] * strides_[d];
    return at(offset);
  }
  const int32_t ndim;

 private:
  CTN_INLINE T& at(int64_t offset) const {
    return *const_cast<T*>(reinterpret_cast<const T*>(reinterpret_cast<const char*>(data_) + offset));
  }
  T* data_;
  const int64_t *shape_, *strides_;
  int32_t dense_;
};

template <class T>
static CTN_INLINE T ctn_scalar(const uint64_t* from) {
  T value;
  memcpy(static_cast<void*>(&value), from, sizeof value);
  return value;
}
)ctn";

// The parameters of raw kernels.
static constexpr char kParameters[] = R"ctn(
template <class T>
struct ctn_element {
  typedef typename ctn_std::remove_cv<T>::type U;
  static constexpr bool whole = ctn_std::is_integral<U>::value;
  static constexpr int log = sizeof(U) == 1 ? 0 : sizeof(U) == 2 ? 1 : sizeof(U) == 4 ? 2 : 3;
  static constexpr int32_t dtype = ctn_std::is_same<U, bool>::value                ? CTN_BOOL
                                   : whole && ctn_std::is_signed<U>::value         ? CTN_INT8 + log
                                   : whole                                     ? CTN_UINT8 + log
                                   : ctn_std::is_same<U, float16>::value           ? CTN_FLOAT16
                                   : ctn_std::is_same<U, bfloat16>::value          ? CTN_BFLOAT16
                                   : ctn_std::is_same<U, float>::value             ? CTN_FLOAT32
                                   : ctn_std::is_same<U, double>::value            ? CTN_FLOAT64
                                                                               : -2;
};
template <>
struct ctn_element<void> {
  static constexpr int32_t dtype = -1;
};
template <>
struct ctn_element<const void> {
  static constexpr int32_t dtype = -1;
};

template <class A>
struct ctn_passing {
  static_assert(ctn_element<A>::dtype >= 0, "a raw kernel takes pointers and numbers");
  static constexpr ctn_parameter describe() { return {0, 1, ctn_element<A>::dtype}; }
  template <class Call>
  static CTN_INLINE A get(const Call* call, int k) { return ctn_scalar<A>(call->scalars + k); }
};
template <class T>
struct ctn_passing<T*> {
  static constexpr ctn_parameter describe() { return {1, ctn_std::is_const<T>::value, ctn_element<T>::dtype}; }
  template <class Call>
  static CTN_INLINE T* get(const Call* call, int k) { return reinterpret_cast<T*>(call->arguments[k].data); }
};
template <class T>
struct ctn_passing<T&> {
  static_assert(sizeof(T) == 0, "a raw kernel takes pointers and numbers, not references");
};

template <int... k>
struct ctn_numbers {};
template <int count, int... k>
struct ctn_counted : ctn_counted<count - 1, count - 1, k...> {};
template <int... k>
struct ctn_counted<0, k...> {
  typedef ctn_numbers<k...> type;
};

)ctn";

std::string parameters_prelude() {
  return format(
      "enum { CTN_BOOL = %d, CTN_INT8 = %d, CTN_UINT8 = %d, CTN_FLOAT16 = %d, CTN_BFLOAT16 = %d, "
      "CTN_FLOAT32 = %d, CTN_FLOAT64 = %d };\n%s",
      CTN_BOOL, CTN_INT8, CTN_UINT8, CTN_FLOAT16, CTN_BFLOAT16, CTN_FLOAT32, CTN_FLOAT64, kParameters);
}

}  // namespace catenary::jit
