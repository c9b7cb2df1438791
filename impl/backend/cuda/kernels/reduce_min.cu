// Smallest elements along axes.
#define CTN_REDUCE_OP min
#define CTN_REDUCE_FUNCTOR ReduceMin
#include "impl/backend/cuda/kernels/reduce_kernels.h"
