// Helpers shared by the normalizations.
#include "impl/functions/normalization/common.h"

#include <cmath>

namespace catenary::functions {

ArrayRef as_three(const Array& x, int64_t n, int64_t c, int64_t d) {
  const int64_t shape[3] = {n, c, d};
  return catenary::reshape(x, {shape, 3});
}

void check_eps(double eps) {
  if (!(eps >= 0) || !std::isfinite(eps))
    fail(CTN_ERROR_INVALID_ARGUMENT, "eps: expected a finite number of at least 0, got %g", eps);
}

}  // namespace catenary::functions
