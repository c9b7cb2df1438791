// The maxout activation.
#include "impl/functions/activation.h"
#include "impl/functions/functions.h"

namespace catenary::functions {

Value maxout(const Value& x, int64_t pool_size, int64_t axis) {
  if (pool_size < 1)
    fail(CTN_ERROR_INVALID_ARGUMENT, "pool_size: expected at least 1, got %lld", (long long)pool_size);
  const int pooled = normalize_axis(axis, x->ndim());
  if (x->dim(pooled) % pool_size)
    fail_type_check(format("in_types[0].shape[%d] %% pool_size == 0", pooled),
                    format("%lld %% %lld != 0", (long long)x->dim(pooled), (long long)pool_size));
  Dims shape;
  for (int i = 0; i < x->ndim(); ++i) {
    if (i != pooled) {
      shape.push_back(x->dim(i));
      continue;
    }
    shape.push_back(x->dim(i) / pool_size);
    shape.push_back(pool_size);
  }
  const int64_t last = pooled + 1;
  return max(reshape(x, {shape.data(), shape.size()}), {&last, 1}, false);
}

}  // namespace catenary::functions
