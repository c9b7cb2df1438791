// Functors of reductions, shared by all backends. Included inside a namespace of each translation unit. T is
// a number, or a vector of numbers for which comparisons give masks. Integers wrap: sums and products take
// unsigned ones.

#include "impl/kernels/inline.h"

template <class T>
struct ReduceLimits;
#define CTN_REDUCE_LIMITS(TYPE, LOWEST, HIGHEST) \
  template <>                                    \
  struct ReduceLimits<TYPE> {                    \
    static constexpr TYPE lowest = LOWEST;       \
    static constexpr TYPE highest = HIGHEST;     \
  }
CTN_REDUCE_LIMITS(int8_t, INT8_MIN, INT8_MAX);
CTN_REDUCE_LIMITS(int16_t, INT16_MIN, INT16_MAX);
CTN_REDUCE_LIMITS(int32_t, INT32_MIN, INT32_MAX);
CTN_REDUCE_LIMITS(int64_t, INT64_MIN, INT64_MAX);
CTN_REDUCE_LIMITS(uint8_t, 0, UINT8_MAX);
CTN_REDUCE_LIMITS(uint16_t, 0, UINT16_MAX);
CTN_REDUCE_LIMITS(uint32_t, 0, UINT32_MAX);
CTN_REDUCE_LIMITS(uint64_t, 0, UINT64_MAX);
CTN_REDUCE_LIMITS(float, -__builtin_inff(), __builtin_inff());
CTN_REDUCE_LIMITS(double, -__builtin_inf(), __builtin_inf());
#undef CTN_REDUCE_LIMITS

struct ReduceSum {
  template <class T>
  static constexpr T identity = T(0);
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    return a + b;
  }
};

struct ReduceProd {
  template <class T>
  static constexpr T identity = T(1);
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    return a * b;
  }
  CTN_FN uint16_t operator()(uint16_t a, uint16_t b) const {  // the product would overflow an int
    return static_cast<uint16_t>(static_cast<uint32_t>(a) * b);
  }
};

// NaN wins: it is never less than anything, and not equal to itself.
struct ReduceMax {
  template <class T>
  static constexpr T identity = ReduceLimits<T>::lowest;
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    return ((b > a) | (b != b)) ? b : a;
  }
  /// The same if b is not NaN.
  template <class T>
  static CTN_FN T of_number(T a, T b) {
    return b > a ? b : a;
  }
};

struct ReduceMin {
  template <class T>
  static constexpr T identity = ReduceLimits<T>::highest;
  template <class T>
  CTN_FN T operator()(T a, T b) const {
    return ((b < a) | (b != b)) ? b : a;
  }
  template <class T>
  static CTN_FN T of_number(T a, T b) {
    return b < a ? b : a;
  }
};

/// Whether b is better than a in the search for the largest or smallest element. The first NaN is the best
/// one.
template <class T, bool Largest>
CTN_FN bool beyond(T b, T a) {
  return (Largest ? b > a : b < a) | ((b != b) & (a == a));
}
