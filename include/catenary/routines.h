/**
 * catenary/routines.h: Einstein summation, convolutions of vectors, eigenvalues of matrices that are not
 * symmetric, least squares, and arrays with borders or with parts inserted, left out or moved.
 *
 * Eigenvalues and least squares need LAPACK, as the decompositions of linalg.h do.
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
 * What the elements are that ctn_array_pad adds along an axis.
 */
typedef int32_t ctn_pad_mode;
enum {
  /** Undefined ones, to be set later. */
  CTN_PAD_EMPTY = 0,
  /** A value. */
  CTN_PAD_CONSTANT = 1,
  /** The first or the last element. */
  CTN_PAD_EDGE = 2,
  /** Those from the other end on, as if the array were repeated. */
  CTN_PAD_WRAP = 3,
  /** Those from the edge on in reverse order, without the first or the last one. */
  CTN_PAD_REFLECT = 4,
  /** Those from the edge on in reverse order. */
  CTN_PAD_SYMMETRIC = 5
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

/**
 * Least squares: of all x for which the sums of the squares of the columns of b - a x are the smallest, the
 * one of the smallest norm. The sums are computed if the rank of `a` is n and m is above n; otherwise there
 * are none. Results are float32 if both operands are, otherwise float64; 16-bit floats are a DTYPE error.
 * Waits for the device.
 *
 * @param a         A matrix of shape (m, n).
 * @param b         A vector of m elements, or a matrix of shape (m, k).
 * @param rcond     Singular values up to this fraction of the largest one count as zero; a negative number
 *                  means the precision of the dtype times the larger of m and n.
 * @param x         Receives x, of shape (n) or (n, k).
 * @param residuals Receives the sums of squares, one for each column of `b`, or an array of no elements.
 * @param rank      Receives the rank of `a`.
 * @param s         Receives the singular values of `a`, in descending order.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_lstsq(const ctn_array *a, const ctn_array *b, double rcond, ctn_array **x,
                                   ctn_array **residuals, int64_t *rank, ctn_array **s);

/**
 * A copy with elements added before and behind those along every axis.
 *
 * @param a      The input array.
 * @param widths The number of elements before and that of those behind, for each axis (`count` elements).
 * @param count  Number of elements of `widths`.
 * @param mode   What the elements are.
 * @param value  The value of mode CTN_PAD_CONSTANT, one element. NULL: for the other modes, which have none.
 * @param out    Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.pad. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_pad(const ctn_array *a, const int64_t *widths, size_t count, ctn_pad_mode mode,
                                 const ctn_array *value, ctn_array **out);

/**
 * A copy with values in place of ranges of positions along an axis. Ranges without positions insert values,
 * and without values the ranges are left out. Positions of several ranges are left out once.
 *
 * @param a      The input array.
 * @param begins The first position of each range, in any order (`count` elements).
 * @param count  Number of elements of `begins`.
 * @param ends   The position behind each range (`count` elements).
 * @param values The values for all ranges, in the order of `begins`, equally many for each along the axis;
 *               one position stands for all ranges. They are broadcast along the other axes, and converted as
 *               by C casts. NULL: none.
 * @param axis   The axis, or CTN_AXIS_NONE for the flattened array. Negative numbers count from the last
 *               axis.
 * @param out    Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_splice(const ctn_array *a, const int64_t *begins, size_t count,
                                    const int64_t *ends, const ctn_array *values, int64_t axis,
                                    ctn_array **out);

/**
 * A copy with the elements moved along several axes. Elements moved beyond an end return at the other one.
 *
 * @param a      The input array.
 * @param shifts Number of places to move along each axis; negative numbers move toward the beginning (`count`
 *               elements).
 * @param count  Number of elements of `shifts`.
 * @param axes   The axis of each shift; shifts of one axis add up (`count` elements). Negative numbers count
 *               from the last axis.
 * @param out    Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_roll_axes(const ctn_array *a, const int64_t *shifts, size_t count,
                                       const int64_t *axes, ctn_array **out);

/**
 * Packs groups of eight elements along an axis into the bits of a uint8, which are set where an element is
 * not 0. The last group is padded with zeros.
 *
 * @param a      Integers or booleans.
 * @param axis   The axis, or CTN_AXIS_NONE for the flattened array. Negative numbers count from the last
 *               axis.
 * @param little Whether the first element goes into the lowest bit, otherwise into the highest (0 or 1).
 * @param out    Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.packbits.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_packbits(const ctn_array *a, int64_t axis, int32_t little, ctn_array **out);

#ifdef __cplusplus
}
#endif

#endif
