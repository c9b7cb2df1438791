/**
 * catenary/linalg.h: Linear algebra: products, Einstein summation, decompositions and solvers.
 *
 * Functions of matrices take the last two axes as matrices and the axes before them as a stack; results are
 * new C-contiguous arrays on the device of the operands. Decompositions and solvers compute float32 in
 * float32, everything else in float64; 16-bit floats are a DTYPE error. On the CPU they use the machine's
 * LAPACK (libopenblas.so.0, else liblapack.so.3), which is opened at first use; without one they fail with
 * UNAVAILABLE. They wait for the device. A singular or not positive definite matrix, and an iteration that
 * does not converge, is INVALID_ARGUMENT.
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
  /** That of the given order, infinities and zero included. */
  CTN_NORM_ORDER = 1,
  /** Frobenius norm of matrices. */
  CTN_NORM_FROBENIUS = 2,
  /** Sum of the singular values of matrices. */
  CTN_NORM_NUCLEAR = 3
};

/**
 * Sum over the last axes of both operands; a 0-d operand scales the other.
 *
 * @param a   an array, borrowed.
 * @param b   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.inner. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_inner(const ctn_array *a, const ctn_array *b, ctn_array **out);

/**
 * Products of every element of `a` with every element of `b`, both flattened: shape (a.size, b.size).
 *
 * @param a   an array, borrowed.
 * @param b   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.outer. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_outer(const ctn_array *a, const ctn_array *b, ctn_array **out);

/**
 * As ctn_array_outer, into an existing array of shape (a.size, b.size).
 *
 * @param a   an array, borrowed.
 * @param b   an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_outer_into(const ctn_array *a, const ctn_array *b, ctn_array *out);

/**
 * Sum of the products of the elements of two equally large arrays, flattened; a 0-d array.
 *
 * @param a   an array, borrowed.
 * @param b   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.vdot. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_vdot(const ctn_array *a, const ctn_array *b, ctn_array **out);

/**
 * Sum over the last `axes` axes of `a` and the first `axes` axes of `b`, paired in order; with 0 axes the
 * result has all products.
 *
 * @param a    an array, borrowed.
 * @param b    an array, borrowed.
 * @param axes the axes.
 * @param out  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.tensordot.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_tensordot(const ctn_array *a, const ctn_array *b, int64_t axes, ctn_array **out);

/**
 * Sum over pairs of axes: a_axes[i] of `a` with b_axes[i] of `b`. Both lists have the same length and name
 * each axis once. The other axes of `a` come before those of `b`.
 *
 * @param a       an array, borrowed.
 * @param b       an array, borrowed.
 * @param a_axes  an array in memory, `a_count` elements.
 * @param a_count number of elements of `a_axes`, at most CTN_MAX_NDIM.
 * @param b_axes  an array in memory, `b_count` elements.
 * @param b_count number of elements of `b_axes`, at most CTN_MAX_NDIM.
 * @param out     out: receives a new reference, NULL after a failure.
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
 * As ctn_array_matmul, into an existing array of the result's shape.
 *
 * @param a   an array, borrowed.
 * @param b   an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_matmul_into(const ctn_array *a, const ctn_array *b, ctn_array *out);

/**
 * A view of the diagonals of the planes of axis1 and axis2, as the last axis; it may be written if `a` may,
 * unlike NumPy's. An `offset` above zero is above the main diagonal.
 *
 * @param a      an array, borrowed.
 * @param offset number of the diagonal, above the main one if positive.
 * @param axis1  an axis; negative ones count from the end.
 * @param axis2  an axis; negative ones count from the end.
 * @param out    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.diagonal,
 * cupy.ndarray.diagonal. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_diagonal(const ctn_array *a, int64_t offset, int64_t axis1, int64_t axis2,
                                      ctn_array **out);

/**
 * Sums of the diagonals that ctn_array_diagonal gives; CTN_DTYPE_NONE means what it does in ctn_array_sum.
 *
 * @param a      an array, borrowed.
 * @param offset number of the diagonal, above the main one if positive.
 * @param axis1  an axis; negative ones count from the end.
 * @param axis2  an axis; negative ones count from the end.
 * @param dtype  the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.trace,
 * cupy.ndarray.trace. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_trace(const ctn_array *a, int64_t offset, int64_t axis1, int64_t axis2,
                                   ctn_dtype dtype, ctn_array **out);

/**
 * As ctn_array_trace, into an existing array of the result's shape.
 *
 * @param a      an array, borrowed.
 * @param offset number of the diagonal, above the main one if positive.
 * @param axis1  an axis; negative ones count from the end.
 * @param axis2  an axis; negative ones count from the end.
 * @param dtype  the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out    an array, written in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_trace_into(const ctn_array *a, int64_t offset, int64_t axis1, int64_t axis2,
                                        ctn_dtype dtype, ctn_array *out);

/**
 * Einstein summation as NumPy's einsum: comma-separated letters name the axes of the operands, "..." stands
 * for further axes that are broadcast, and what follows "->" orders the result; without it, the result has
 * the axes of the ellipsis and then those of the letters that occur once, in alphabetical order. Products are
 * contracted pairwise, greedily, as matrix products. The operands are promoted to one dtype. The result of
 * one operand without sums is a view of it, otherwise a new C-contiguous array.
 *
 * @param subscripts UTF-8 text.
 * @param arrays     arrays, borrowed, `count` elements.
 * @param count      number of elements of `arrays`.
 * @param out        out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_einsum(const char *subscripts, const ctn_array *const *arrays, size_t count,
                                    ctn_array **out);

/**
 * As ctn_array_einsum, into an existing array of the result's shape; the dtype may be another of the same
 * kind.
 *
 * @param subscripts UTF-8 text.
 * @param arrays     arrays, borrowed, `count` elements.
 * @param count      number of elements of `arrays`.
 * @param out        an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_einsum_into(const char *subscripts, const ctn_array *const *arrays, size_t count,
                                         ctn_array *out);

/**
 * Inverses of square matrices.
 *
 * @param a   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_inv(const ctn_array *a, ctn_array **out);

/**
 * Determinants of square matrices; that of an empty one is 1.
 *
 * @param a   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_det(const ctn_array *a, ctn_array **out);

/**
 * Signs of determinants and logarithms of their absolute values; 0 and minus infinity for a singular matrix.
 *
 * @param a         an array, borrowed.
 * @param sign      out: receives a new reference, NULL after a failure.
 * @param logarithm out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_slogdet(const ctn_array *a, ctn_array **sign, ctn_array **logarithm);

/**
 * x with a x = b for square matrices `a`. A `b` with one axis less than `a` is a stack of vectors, otherwise
 * one of matrices; outer axes are broadcast.
 *
 * @param a   an array, borrowed.
 * @param b   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_solve(const ctn_array *a, const ctn_array *b, ctn_array **out);

/**
 * Lower triangles l with l times its transpose = a, of symmetric positive definite matrices; only the lower
 * triangle of `a` is read.
 *
 * @param a   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_cholesky(const ctn_array *a, ctn_array **out);

/**
 * a = q r with orthonormal columns of q and an upper triangle r: of shapes (m, k) and (k, n), k the smaller
 * of m and n, or with `complete` (m, m) and (m, n).
 *
 * @param a        an array, borrowed.
 * @param complete whether q is square, also if a has more rows than columns; 0 or 1.
 * @param q        out: receives a new reference, NULL after a failure.
 * @param r        out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_qr(const ctn_array *a, int32_t complete, ctn_array **q, ctn_array **r);

/**
 * The r of ctn_array_qr without `complete`, alone.
 *
 * @param a   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_qr_r(const ctn_array *a, ctn_array **out);

/**
 * a = u diag(s) vh with singular values s in descending order: of shapes (m, k), (k) and (k, n), k the
 * smaller of m and n, or with `full_matrices` u of (m, m) and vh of (n, n).
 *
 * @param a             an array, borrowed.
 * @param full_matrices whether u and vh are square; 0 or 1.
 * @param u             out: receives a new reference, NULL after a failure.
 * @param s             out: receives a new reference, NULL after a failure.
 * @param vh            out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_svd(const ctn_array *a, int32_t full_matrices, ctn_array **u, ctn_array **s,
                                 ctn_array **vh);

/**
 * The singular values alone, in descending order.
 *
 * @param a   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_svdvals(const ctn_array *a, ctn_array **out);

/**
 * Eigenvalues w, ascending, and orthonormal eigenvectors, the columns of v, of symmetric matrices, of which
 * the lower triangle (or with `upper` the upper one) is read.
 *
 * @param a     an array, borrowed.
 * @param upper whether the upper triangle is read, otherwise the lower one; 0 or 1.
 * @param w     out: receives a new reference, NULL after a failure.
 * @param v     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_eigh(const ctn_array *a, int32_t upper, ctn_array **w, ctn_array **v);

/**
 * The eigenvalues alone of symmetric matrices, ascending; see ctn_array_eigh.
 *
 * @param a     an array, borrowed.
 * @param upper whether the upper triangle is read, otherwise the lower one; 0 or 1.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_eigvalsh(const ctn_array *a, int32_t upper, ctn_array **out);

/**
 * Moore-Penrose pseudo-inverses; singular values up to `rcond` (NumPy's default: 1e-15) times the largest
 * count as zero.
 *
 * @param a     an array, borrowed.
 * @param rcond at least 0.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_pinv(const ctn_array *a, double rcond, ctn_array **out);

/**
 * Norms over one axis (of vectors) or two (of matrices: rows, columns); NULL stands for all axes, of an array
 * with one or two, or with the kind DEFAULT of any array. `order` is read for the kind ORDER only: for
 * vectors any number (infinities: largest and smallest absolute value, 0: number of elements that are not
 * zero), for matrices 1 and -1 (column sums), infinities (row sums), 2 and -2 (singular values). Integers are
 * computed in float64.
 *
 * @param a        an array, borrowed.
 * @param kind     a `ctn_norm_kind`.
 * @param order    the order of the norm; read for CTN_NORM_ORDER only.
 * @param axes     the axes; `count` elements, or NULL.
 * @param count    number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param keepdims whether reduced axes stay with length one; 0 or 1.
 * @param out      out: receives a new reference, NULL after a failure.
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
