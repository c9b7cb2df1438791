// Sums along axes.
#define CTN_REDUCE_OP sum
#define CTN_REDUCE_FUNCTOR ReduceSum
#include "impl/backend/cuda/kernels/reduce_kernels.h"
