// Elementwise functions, reductions and matrix products.
#pragma once
#include "impl/autograd/arithmetic.h"

namespace catenary::functions {

// Reductions (reductions.cc; sum is in impl/autograd/arithmetic.h). Axes with null data mean all axes.
Value max(const Value& x, Span<const int64_t> axes, bool keepdims);
Value min(const Value& x, Span<const int64_t> axes, bool keepdims);
Value mean(const Value& x, Span<const int64_t> axes, bool keepdims);
Value logsumexp(const Value& x, Span<const int64_t> axes, bool keepdims);
Value batch_l2_norm_squared(const Value& x);

Value clip(const Value& x, double x_min, double x_max);

// Products of matrices (matmul.cc, batch_matmul.cc).
Value matmul(const Value& a, const Value& b, bool transa, bool transb);
Value batch_matmul(const Value& a, const Value& b, bool transa, bool transb);
Value matmul_numpy(const Value& a, const Value& b);

// Inverses and determinants (inverse.cc).
Value inv(const Value& a);
Value batch_inv(const Value& a);
Value det(const Value& a);
Value batch_det(const Value& a);

}  // namespace catenary::functions
