// Hyperbolic functors; see arithmetic.h.
#include "impl/kernels/functor.h"

CTN_UNARY(Tanh, math_tanh);
CTN_UNARY(Sinh, math_sinh);
CTN_UNARY(Cosh, math_cosh);
CTN_UNARY(Arcsinh, math_arcsinh);
CTN_UNARY(Arccosh, math_arccosh);
CTN_UNARY(Arctanh, math_arctanh);
