// Products of two matrices.
#include "impl/functions/functions.h"

namespace catenary {
namespace {

/// Treats a vector as one column.
Value as_matrix(const Value& x, bool transposed) {
  if (x->ndim() == 2) return transposed ? functions::transpose(x, {}) : x;
  const int64_t column[2] = {x->dim(0), 1}, row[2] = {1, x->dim(0)};
  return functions::reshape(x, {transposed ? row : column, 2});
}

}  // namespace

namespace functions {

Value matmul(const Value& a, const Value& b, bool transa, bool transb) {
  check_same_dtype(a, b);
  for (int i = 0; i < 2; ++i) {
    const Value& x = i ? b : a;
    if (x->ndim() != 1 && x->ndim() != 2)
      fail_type_check(format("1 <= in_types[%d].ndim <= 2", i), std::to_string(x->ndim()));
  }
  const Value left = as_matrix(a, transa), right = as_matrix(b, transb);
  if (left->dim(1) != right->dim(0))
    fail_type_check("the inner lengths of the products agree",
                    format("%lld != %lld", (long long)left->dim(1), (long long)right->dim(0)));
  return product(left, right);
}

}  // namespace functions
}  // namespace catenary
