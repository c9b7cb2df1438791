// Linear algebra: products, einsum, decompositions, norms.
#pragma once
#include <catenary/linalg.h>

#include <tuple>

#include "impl/array/array.h"

namespace catenary {

// Products (products.cc; matmul_into in linalg.cc).
ArrayRef inner(const Array& a, const Array& b);
ArrayRef outer(const Array& a, const Array& b);
void outer_into(const Array& a, const Array& b, Array& out);
ArrayRef vdot(const Array& a, const Array& b);
ArrayRef tensordot(const Array& a, const Array& b, int64_t axes);
ArrayRef tensordot_axes(const Array& a, const Array& b, Span<const int64_t> a_axes,
                        Span<const int64_t> b_axes);
void matmul_into(const Array& a, const Array& b, Array& out);
ArrayRef diagonal(const Array& a, int64_t offset, int64_t axis1, int64_t axis2);
ArrayRef trace(const Array& a, int64_t offset, int64_t axis1, int64_t axis2, DType dtype);
void trace_into(const Array& a, int64_t offset, int64_t axis1, int64_t axis2, DType dtype, Array& out);

// Einstein summation (einsum.cc, einsum_subscripts.cc).
ArrayRef einsum(const char* subscripts, Span<const Array* const> arrays);
void einsum_into(const char* subscripts, Span<const Array* const> arrays, Array& out);

// Decompositions and solvers by LAPACK (lapack.cc); all but lstsq take stacks of matrices.
ArrayRef inv(const Array& a);
ArrayRef det(const Array& a);
std::tuple<ArrayRef, ArrayRef> slogdet(const Array& a);
ArrayRef solve(const Array& a, const Array& b);
ArrayRef cholesky(const Array& a);
std::tuple<ArrayRef, ArrayRef> qr(const Array& a, bool complete);
ArrayRef qr_r(const Array& a);
std::tuple<ArrayRef, ArrayRef, ArrayRef> svd(const Array& a, bool full_matrices);
ArrayRef svdvals(const Array& a);
std::tuple<ArrayRef, ArrayRef> eigh(const Array& a, bool upper);
ArrayRef eigvalsh(const Array& a, bool upper);
std::tuple<ArrayRef, ArrayRef> eig(const Array& a);  // on the host, whatever the device
ArrayRef eigvals(const Array& a);
ArrayRef pinv(const Array& a, double rcond);

/// Least squares. The residuals are of no elements if the rank is below the number of columns of a, or these
/// are not fewer than its rows.
struct LeastSquares {
  ArrayRef x, residuals;
  int64_t rank = 0;
  ArrayRef s;
};
LeastSquares lstsq(const Array& a, const Array& b, double rcond);

// Norms (norm.cc).
ArrayRef norm(const Array& a, ctn_norm_kind kind, double order, Span<const int64_t> axes, bool keepdims);

// Shared by these files.

/// Returns the dtype of a product; weak operands of a lower kind do not count.
DType product_dtype(const Array& a, const Array& b);
/// Returns the view whose axes are `first`, then `second`.
ArrayRef permuted(const Array& a, const Dims& first, const Dims& second);

}  // namespace catenary
