// Largest elements along axes.
#define CTN_REDUCE_OP max
#define CTN_REDUCE_FUNCTOR ReduceMax
#include "impl/backend/cuda/kernels/reduce_kernels.h"
