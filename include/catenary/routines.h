/**
 * catenary/routines.h: Einstein summation, convolutions of vectors, and eigenvalues of matrices that are not
 * symmetric.
 *
 * Eigenvalues need LAPACK, as the decompositions of linalg.h do.
 *
 * Threads: Reads its inputs; an array that is written needs the caller's lock.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_ROUTINES_H
#define CATENARY_ROUTINES_H

#include <catenary/types.h>
#include <catenary/array.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Which shifts of two vectors ctn_array_convolve and ctn_array_correlate use.
 */
typedef int32_t ctn_convolution_mode;
enum {
  /** All at which the vectors overlap. */
  CTN_CONVOLUTION_FULL = 0,
  /** As many, in the middle, as the longer vector has elements. */
  CTN_CONVOLUTION_SAME = 1,
  /** Those at which the shorter vector lies within the longer one. */
  CTN_CONVOLUTION_VALID = 2
};

/**
 * Sums of products of the elements of one vector with those of the other one in reverse order, for all shifts
 * at which they overlap: the product of two polynomials.
 *
 * @param a    A vector of at least one element.
 * @param v    A vector of at least one element.
 * @param mode Which shifts the result has.
 * @param out  Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.convolve.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_convolve(const ctn_array *a, const ctn_array *v, ctn_convolution_mode mode,
                                      ctn_array **out);

/**
 * Sums of products of the elements of two vectors for all shifts at which they overlap; the first sum is that
 * of the first elements of `a` with the last ones of `v`.
 *
 * @param a    A vector of at least one element.
 * @param v    A vector of at least one element.
 * @param mode Which shifts the result has.
 * @param out  Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.correlate.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_correlate(const ctn_array *a, const ctn_array *v, ctn_convolution_mode mode,
                                       ctn_array **out);

/**
 * Einstein summation as by NumPy's einsum. Comma-separated letters name the axes of the operands, "..."
 * denotes further axes that are broadcast, and the letters after "->" order the result. Without "->", the
 * result has the axes of the ellipsis and then those of the letters that occur once, in alphabetical order.
 * Products are contracted pairwise, greedily, as matrix products. The operands are promoted to one dtype. The
 * result of one operand without sums is a view of it, otherwise a new C-contiguous array.
 *
 * @param subscripts The subscripts, such as "ij,jk->ik".
 * @param arrays     The operands, one for each group of subscripts (`count` elements).
 * @param count      Number of elements of `arrays`.
 * @param out        Receives a new array or a view.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_einsum(const char *subscripts, const ctn_array *const *arrays, size_t count,
                                    ctn_array **out);

/**
 * Like ctn_array_einsum, but into an existing array of the shape of the result, whose dtype may be another
 * one of the same kind.
 *
 * @param subscripts The subscripts, such as "ij,jk->ik".
 * @param arrays     The operands, one for each group of subscripts (`count` elements).
 * @param count      Number of elements of `arrays`.
 * @param out        The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_einsum_into(const char *subscripts, const ctn_array *const *arrays, size_t count,
                                         ctn_array *out);

/**
 * Eigenvalues and eigenvectors of square matrices whose eigenvalues are all real numbers, otherwise
 * UNSUPPORTED. They are computed on the host.
 *
 * @param a Square matrices.
 * @param w Receives the eigenvalues, in no particular order.
 * @param v Receives the eigenvectors, as columns of length one.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_eig(const ctn_array *a, ctn_array **w, ctn_array **v);

/**
 * Eigenvalues alone of square matrices whose eigenvalues are all real numbers, otherwise UNSUPPORTED. They
 * are computed on the host.
 *
 * @param a   Square matrices.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_eigvals(const ctn_array *a, ctn_array **out);

#ifdef __cplusplus
}
#endif

#endif
