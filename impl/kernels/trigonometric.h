// Functors of angles; see arithmetic.h.
#include "impl/kernels/functor.h"

CTN_UNARY_SLOW(Sin, math_sin);
CTN_UNARY_SLOW(Cos, math_cos);
CTN_UNARY_SLOW(Tan, math_tan);
CTN_UNARY(Arcsin, math_arcsin);
CTN_UNARY(Arccos, math_arccos);
CTN_UNARY(Arctan, math_arctan);
CTN_BINARY(Arctan2, math_arctan2);
CTN_BINARY(Hypot, math_hypot);

// As in NumPy, the factor is rounded to the dtype first.

struct Deg2rad {
  template <class T>
  CTN_FN T operator()(T x) const {
    return x * (T(0x1.921fb54442d18p1) / T(180));
  }
};

struct Rad2deg {
  template <class T>
  CTN_FN T operator()(T x) const {
    return x * (T(180) / T(0x1.921fb54442d18p1));
  }
};
