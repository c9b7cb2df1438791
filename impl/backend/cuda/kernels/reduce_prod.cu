// Products along axes.
#define CTN_REDUCE_OP prod
#define CTN_REDUCE_FUNCTOR ReduceProd
#include "impl/backend/cuda/kernels/reduce_kernels.h"
