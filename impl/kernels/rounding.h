// Functors of rounding to integers; see arithmetic.h.

#define CTN_ROUNDING(NAME, FUNCTION) \
  struct NAME {                      \
    template <class T>               \
    CTN_FN T operator()(T x) const { \
      return FUNCTION(x);            \
    }                                \
  }
CTN_ROUNDING(Floor, math_floor);
CTN_ROUNDING(Ceil, math_ceil);
CTN_ROUNDING(Trunc, math_trunc);
CTN_ROUNDING(Rint, math_rint);
#undef CTN_ROUNDING
