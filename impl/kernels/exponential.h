// Functors of roots, exponentials and logarithms; see arithmetic.h.
#include "impl/kernels/functor.h"

CTN_UNARY(Sqrt, math_sqrt);
CTN_UNARY(Cbrt, math_cbrt);
CTN_UNARY(Exp, math_exp);
CTN_UNARY(Exp2, math_exp2);
CTN_UNARY(Expm1, math_expm1);
CTN_UNARY(Log, math_log);
CTN_UNARY(Log1p, math_log1p);
CTN_UNARY(Log2, math_log2);
CTN_UNARY(Log10, math_log10);
CTN_BINARY(Logaddexp, math_logaddexp);
CTN_BINARY(Logaddexp2, math_logaddexp2);
