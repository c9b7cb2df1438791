/**
 * catenary/linalg.h: Linear algebra: products, decompositions and solvers.
 *
 * Functions of matrices use the last two axes as matrices and the axes before them as a stack; results are
 * new C-contiguous arrays on the device of the operands. Decompositions and solvers compute float32 in
 * float32 and everything else in float64; 16-bit floats are a DTYPE error. On the CPU they use the machine's
 * LAPACK (libopenblas.so.0, otherwise liblapack.so.3, otherwise the one that a package such as Python's wheel
 * brings with the library), on CUDA devices cuSOLVER (libcusolver.so.12, otherwise libcusolver.so.11), which
 * is opened at the first use; without one they fail with UNAVAILABLE. They wait for the device. A matrix that
 * is singular or not positive definite, and an iteration that does not converge, is INVALID_ARGUMENT.
 *
 * Threads: Reads its inputs; an array that is written needs the caller's lock.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_LINALG_H
#define CATENARY_LINALG_H

#include <catenary/types.h>
#include <catenary/array.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Which norm ctn_array_norm computes.
 */
typedef int32_t ctn_norm_kind;
enum {
  /** The 2-norm of all elements taken as one vector (Frobenius for a matrix). */
  CTN_NORM_DEFAULT = 0,
  /** The norm of the given order, including infinities and zero. */
  CTN_NORM_ORDER = 1,
  /** Frobenius norm of matrices. */
  CTN_NORM_FROBENIUS = 2,
  /** Sum of the singular values of matrices. */
  CTN_NORM_NUCLEAR = 3
};

/**
 * Sums of the products over the last axes of both operands. A 0-d operand scales the other.
 *
 * @param a   The first operand.
 * @param b   The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.inner. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_inner(const ctn_array *a, const ctn_array *b, ctn_array **out);

/**
 * Products of every element of `a` with every element of `b`, both flattened: an array of shape (a.size,
 * b.size).
 *
 * @param a   The first operand.
 * @param b   The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.outer. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_outer(const ctn_array *a, const ctn_array *b, ctn_array **out);

/**
 * Like ctn_array_outer, but into an existing array of shape (a.size, b.size).
 *
 * @param a   The first operand.
 * @param b   The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_outer_into(const ctn_array *a, const ctn_array *b, ctn_array *out);

/**
 * Sum of the products of the elements of two arrays of the same size, as a 0-d array.
 *
 * @param a   The first operand.
 * @param b   The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.vdot. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_vdot(const ctn_array *a, const ctn_array *b, ctn_array **out);

/**
 * Sums of products over the last axes of `a` and the first axes of `b`, paired in order.
 *
 * @param a    The first operand.
 * @param b    The second operand.
 * @param axes Number of axes to sum over, at least 0. With 0 the result has all products.
 * @param out  Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.tensordot.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_tensordot(const ctn_array *a, const ctn_array *b, int64_t axes, ctn_array **out);

/**
 * Sums of products over pairs of axes: a_axes[i] of `a` and b_axes[i] of `b`. The remaining axes of `a` come
 * before those of `b`.
 *
 * @param a       The first operand.
 * @param b       The second operand.
 * @param a_axes  Axes of `a`, each at most once (`a_count` elements). Negative numbers count from the last
 *                axis.
 * @param a_count Number of elements of `a_axes`, at most CTN_MAX_NDIM.
 * @param b_axes  As many axes of `b`, each at most once (`b_count` elements). Negative numbers count from the
 *                last axis.
 * @param b_count Number of elements of `b_axes`, at most CTN_MAX_NDIM.
 * @param out     Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.tensordot.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_tensordot_axes(const ctn_array *a, const ctn_array *b, const int64_t *a_axes,
                                            size_t a_count, const int64_t *b_axes, size_t b_count,
                                            ctn_array **out);

/**
 * Like ctn_array_matmul, but into an existing array of the shape of the result.
 *
 * @param a   The first operand.
 * @param b   The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_matmul_into(const ctn_array *a, const ctn_array *b, ctn_array *out);

/**
 * A view of the diagonals of the planes that two axes span, as the last axis. Unlike NumPy's, it may be
 * written if `a` may.
 *
 * @param a      The input array, with at least two axes.
 * @param offset Number of the diagonal: 0 is the main one, positive numbers are above it.
 * @param axis1  The first axis of the planes. Negative numbers count from the last axis.
 * @param axis2  The second axis of the planes. Negative numbers count from the last axis.
 * @param out    Receives a view.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.diagonal,
 * cupy.ndarray.diagonal. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_diagonal(const ctn_array *a, int64_t offset, int64_t axis1, int64_t axis2,
                                      ctn_array **out);

/**
 * Sums of the diagonals that ctn_array_diagonal gives.
 *
 * @param a      The input array, with at least two axes.
 * @param offset Number of the diagonal: 0 is the main one, positive numbers are above it.
 * @param axis1  The first axis of the planes. Negative numbers count from the last axis.
 * @param axis2  The second axis of the planes. Negative numbers count from the last axis.
 * @param dtype  Element type of the result; CTN_DTYPE_NONE as in ctn_array_sum.
 * @param out    Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.trace,
 * cupy.ndarray.trace. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_trace(const ctn_array *a, int64_t offset, int64_t axis1, int64_t axis2,
                                   ctn_dtype dtype, ctn_array **out);

/**
 * Like ctn_array_trace, but into an existing array of the shape of the result.
 *
 * @param a      The input array, with at least two axes.
 * @param offset Number of the diagonal: 0 is the main one, positive numbers are above it.
 * @param axis1  The first axis of the planes. Negative numbers count from the last axis.
 * @param axis2  The second axis of the planes. Negative numbers count from the last axis.
 * @param dtype  Element type of the result; CTN_DTYPE_NONE as in ctn_array_sum.
 * @param out    The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_trace_into(const ctn_array *a, int64_t offset, int64_t axis1, int64_t axis2,
                                        ctn_dtype dtype, ctn_array *out);

/**
 * Inverses of square matrices.
 *
 * @param a   Square matrices: the last two axes have the same length.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_inv(const ctn_array *a, ctn_array **out);

/**
 * Determinants of square matrices. The determinant of an empty matrix is 1.
 *
 * @param a   Square matrices: the last two axes have the same length.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_det(const ctn_array *a, ctn_array **out);

/**
 * Signs of determinants and logarithms of their absolute values. A singular matrix has the sign 0 and the
 * logarithm minus infinity.
 *
 * @param a         Square matrices: the last two axes have the same length.
 * @param sign      Receives the signs.
 * @param logarithm Receives the logarithms.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_slogdet(const ctn_array *a, ctn_array **sign, ctn_array **logarithm);

/**
 * The solutions x of a x = b. The outer axes are broadcast.
 *
 * @param a   Square matrices: the last two axes have the same length.
 * @param b   Vectors if `b` has one axis less than `a`, otherwise matrices.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_solve(const ctn_array *a, const ctn_array *b, ctn_array **out);

/**
 * Lower triangular matrices l such that l times its transpose is `a`.
 *
 * @param a   Symmetric positive definite matrices, of which only the lower triangle is read.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_cholesky(const ctn_array *a, ctn_array **out);

/**
 * Decompositions a = q r with orthonormal columns of q and an upper triangular r. Their shapes are (m, k) and
 * (k, n), k being the smaller of m and n, or (m, m) and (m, n) with `complete`.
 *
 * @param a        Matrices of shape (m, n), in the last two axes.
 * @param complete Whether q is square even if m is larger than n (0 or 1).
 * @param q        Receives q.
 * @param r        Receives r.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_qr(const ctn_array *a, int32_t complete, ctn_array **q, ctn_array **r);

/**
 * The r of ctn_array_qr without `complete`, alone.
 *
 * @param a   Matrices of shape (m, n), in the last two axes.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_qr_r(const ctn_array *a, ctn_array **out);

/**
 * Singular value decompositions a = u diag(s) vh, with singular values in descending order. The shapes are
 * (m, k), (k) and (k, n), k being the smaller of m and n; with `full_matrices` u has shape (m, m) and vh has
 * shape (n, n).
 *
 * @param a             Matrices of shape (m, n), in the last two axes.
 * @param full_matrices Whether u and vh are square (0 or 1).
 * @param u             Receives u.
 * @param s             Receives the singular values.
 * @param vh            Receives vh.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_svd(const ctn_array *a, int32_t full_matrices, ctn_array **u, ctn_array **s,
                                 ctn_array **vh);

/**
 * Singular values alone, in descending order.
 *
 * @param a   Matrices, in the last two axes.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_svdvals(const ctn_array *a, ctn_array **out);

/**
 * Eigenvalues in ascending order and orthonormal eigenvectors of symmetric matrices.
 *
 * @param a     Symmetric matrices, of which one triangle is read.
 * @param upper Whether the upper triangle is read instead of the lower one (0 or 1).
 * @param w     Receives the eigenvalues.
 * @param v     Receives the eigenvectors, as columns.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_eigh(const ctn_array *a, int32_t upper, ctn_array **w, ctn_array **v);

/**
 * Eigenvalues of symmetric matrices alone, in ascending order.
 *
 * @param a     Symmetric matrices, of which one triangle is read.
 * @param upper Whether the upper triangle is read instead of the lower one (0 or 1).
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_eigvalsh(const ctn_array *a, int32_t upper, ctn_array **out);

/**
 * Moore-Penrose pseudo-inverses.
 *
 * @param a     Matrices, in the last two axes.
 * @param rcond Singular values up to this fraction of the largest one count as zero; at least 0 (NumPy's
 *              default is 1e-15).
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_pinv(const ctn_array *a, double rcond, ctn_array **out);

/**
 * Norms of vectors (over one axis) or matrices (over two axes: rows and columns). Integers are computed in
 * float64.
 *
 * @param a        The input array.
 * @param kind     Kind of the norm.
 * @param order    Order of the norm, read only with CTN_NORM_ORDER. For vectors any number: infinity is the
 *                 largest and minus infinity the smallest absolute value, and 0 counts the elements that are
 *                 not zero. For matrices 1 and -1 (column sums), infinity and minus infinity (row sums), 2
 *                 and -2 (singular values).
 * @param axes     One or two axes (`count` elements). NULL: all axes, of which there must be one or two
 *                 unless `kind` is CTN_NORM_DEFAULT.
 * @param count    Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims Whether reduced axes are kept with length 1 (0 or 1).
 * @param out      Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_norm(const ctn_array *a, ctn_norm_kind kind, double order, const int64_t *axes,
                                  size_t count, int32_t keepdims, ctn_array **out);

#ifdef __cplusplus
}
#endif

#endif
