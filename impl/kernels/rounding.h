// Functors of rounding to integers; see arithmetic.h.
#include "impl/kernels/functor.h"

CTN_UNARY(Floor, math_floor);
CTN_UNARY(Ceil, math_ceil);
CTN_UNARY(Trunc, math_trunc);
CTN_UNARY(Rint, math_rint);
