// Casts between all dtypes.
#include <limits>

#include "impl/backend/cpu/loops_impl.h"

namespace catenary::cpu::CTN_SIMD_NAMESPACE {
namespace {

// Every value passes through a number type: 16-bit floats through float, booleans through a byte.
CTN_FN float widen(Half x) { return to_float(x); }
CTN_FN float widen(BFloat16 x) { return to_float(x); }
// 0 or 1 by arithmetic, because compilers do not vectorize conversions of a comparison's result to floating
// numbers.
CTN_FN unsigned char widen(Bool x) { return (unsigned char)((x.byte | (unsigned char)(-x.byte)) >> 7); }
template <class T>
CTN_FN T widen(T x) {
  return x;
}

/// The integer that an x86 processor converts to, which is the smallest one if x is out of range or NaN.
template <class Integer, class From>
CTN_FN Integer truncated(From x) {
#if defined(__x86_64__)
  return Integer(x);
#else
  constexpr From limit = From(sizeof(Integer) == 4 ? 0x1p31 : 0x1p63);
  constexpr Integer least = std::numeric_limits<Integer>::min();
  return (x >= -limit) & (x < limit) ? Integer(x) : least;
#endif
}

template <class From, class To>
CTN_FN To float_cast(From x, To) {
  return To(x);
}
CTN_FN Half to_half_once(double x) { return to_half(x); }
CTN_FN BFloat16 to_bfloat16_once(double x) { return to_bfloat16(x); }

#include "impl/kernels/narrow.h"

template <class From, class To>
void cast(const void* source, void* destination, int64_t n) {
  const From* x = static_cast<const From*>(source);
  To* y = static_cast<To*>(destination);
  CTN_VECTORISE
  for (int64_t i = 0; i < n; ++i) y[i] = Narrow<To>()(widen(x[i]));
}

template <class T>
struct ElementOf {
  using type = T;
};
template <>
struct ElementOf<bool> {
  using type = Bool;
};

#define CTN_CAST(CODE, TYPE, ...) cast<From, typename ElementOf<TYPE>::type>,
#define CTN_CASTS(CODE, TYPE, ...) CastRow<ElementOf<TYPE>::type>::row,

template <class From>
struct CastRow {
  static constexpr CastLoop row[] = {CTN_DTYPES(CTN_CAST)};
};

}  // namespace

void install_casts(LoopTable& table) {
  static const CastLoop* const rows[] = {CTN_DTYPES(CTN_CASTS)};
  for (int from = 0; from < kDTypes; ++from)
    for (int to = 0; to < kDTypes; ++to) table.cast[from][to] = rows[from][to];
}

}  // namespace catenary::cpu::CTN_SIMD_NAMESPACE
