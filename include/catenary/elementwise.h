/**
 * catenary/elementwise.h: Elementwise operations with broadcasting, as NumPy's ufuncs.
 *
 * Operands broadcast; dtypes are promoted and results typed as NumPy 1.24 does, weak scalars
 * (array_scalar_f64, the _f64 and _i64 forms) as NEP 50 says. The plain form returns a new array, _into
 * writes into an existing array or view, to whose shape the operands must broadcast, converting within the
 * same kind.
 *
 * Threads: Reads its inputs; an array that is written needs the caller's lock.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_ELEMENTWISE_H
#define CATENARY_ELEMENTWISE_H

#include <catenary/types.h>
#include <catenary/array.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Any operation of this header by name, with NumPy's keyword arguments. `dtype` chooses the loop. `where`
 * (bool, broadcast, may be NULL) selects the elements to compute; others keep what `destination` holds, or
 * are undefined without one. `destination` (may be NULL) receives the result, converted under `casting`;
 * `out` is then a new reference to it. Inputs may be weak scalars.
 *
 * @param name        the name; UTF-8 text.
 * @param inputs      arrays, borrowed, `count` elements.
 * @param count       number of elements of `inputs`.
 * @param dtype       the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param casting     which conversions are permitted; a `ctn_casting`.
 * @param where       an array, borrowed, or NULL.
 * @param destination an array, written in place, or NULL.
 * @param out         out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.ufunc. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_ufunc(const char *name, const ctn_array *const *inputs, size_t count,
                                   ctn_dtype dtype, ctn_casting casting, const ctn_array *where,
                                   ctn_array *destination, ctn_array **out);

/**
 * Sum; logical or of booleans.
 *
 * Inputs are broadcast; the dtype follows NumPy's loops `all`.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.add. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_add(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_add into an existing array or view of the broadcast shape; the result is cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_add_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_add with a scalar as second operand. The scalar is weak: it counts as a Python float and does not
 * widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_add_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_add with a scalar as second operand. The scalar is weak: it counts as a Python int and does not
 * widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_add_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * Difference.
 *
 * Inputs are broadcast; the dtype follows NumPy's loops `number_nobool`.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.subtract.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_subtract(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_subtract into an existing array or view of the broadcast shape; the result is cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_subtract_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_subtract with a scalar as second operand. The scalar is weak: it counts as a Python float and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_subtract_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_subtract with a weak scalar (a Python float) as first operand.
 *
 * @param x1  the scalar.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rsubtract_f64(double x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_subtract with a scalar as second operand. The scalar is weak: it counts as a Python int and does
 * not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_subtract_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * ctn_array_subtract with a weak scalar (a Python int) as first operand.
 *
 * @param x1  the scalar.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rsubtract_i64(int64_t x1, const ctn_array *x2, ctn_array **out);

/**
 * Product; logical and of booleans.
 *
 * Inputs are broadcast; the dtype follows NumPy's loops `all`.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.multiply.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_multiply(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_multiply into an existing array or view of the broadcast shape; the result is cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_multiply_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_multiply with a scalar as second operand. The scalar is weak: it counts as a Python float and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_multiply_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_multiply with a scalar as second operand. The scalar is weak: it counts as a Python int and does
 * not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_multiply_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * Quotient, always floating.
 *
 * Inputs are broadcast; the dtype follows NumPy's loops `divide`.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.true_divide,
 * cupy.divide. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_true_divide(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_true_divide into an existing array or view of the broadcast shape; the result is cast to its
 * dtype by the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_true_divide_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_true_divide with a scalar as second operand. The scalar is weak: it counts as a Python float and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_true_divide_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_true_divide with a weak scalar (a Python float) as first operand.
 *
 * @param x1  the scalar.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rtrue_divide_f64(double x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_true_divide with a scalar as second operand. The scalar is weak: it counts as a Python int and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_true_divide_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * ctn_array_true_divide with a weak scalar (a Python int) as first operand.
 *
 * @param x1  the scalar.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rtrue_divide_i64(int64_t x1, const ctn_array *x2, ctn_array **out);

/**
 * Largest integer not above the quotient; integer division by zero gives 0.
 *
 * Inputs are broadcast; the dtype follows NumPy's loops `number`.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.floor_divide.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_floor_divide(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_floor_divide into an existing array or view of the broadcast shape; the result is cast to its
 * dtype by the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_floor_divide_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_floor_divide with a scalar as second operand. The scalar is weak: it counts as a Python float and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_floor_divide_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_floor_divide with a weak scalar (a Python float) as first operand.
 *
 * @param x1  the scalar.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rfloor_divide_f64(double x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_floor_divide with a scalar as second operand. The scalar is weak: it counts as a Python int and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_floor_divide_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * ctn_array_floor_divide with a weak scalar (a Python int) as first operand.
 *
 * @param x1  the scalar.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rfloor_divide_i64(int64_t x1, const ctn_array *x2, ctn_array **out);

/**
 * Remainder with the sign of the divisor; integer division by zero gives 0.
 *
 * Inputs are broadcast; the dtype follows NumPy's loops `number`.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.remainder,
 * cupy.mod. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_remainder(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_remainder into an existing array or view of the broadcast shape; the result is cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_remainder_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_remainder with a scalar as second operand. The scalar is weak: it counts as a Python float and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_remainder_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_remainder with a weak scalar (a Python float) as first operand.
 *
 * @param x1  the scalar.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rremainder_f64(double x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_remainder with a scalar as second operand. The scalar is weak: it counts as a Python int and does
 * not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_remainder_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * ctn_array_remainder with a weak scalar (a Python int) as first operand.
 *
 * @param x1  the scalar.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rremainder_i64(int64_t x1, const ctn_array *x2, ctn_array **out);

/**
 * Power; a negative integer exponent of integers is an error.
 *
 * Inputs are broadcast; the dtype follows NumPy's loops `number`.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.power. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_power(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_power into an existing array or view of the broadcast shape; the result is cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_power_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_power with a scalar as second operand. The scalar is weak: it counts as a Python float and does
 * not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_power_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_power with a weak scalar (a Python float) as first operand.
 *
 * @param x1  the scalar.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rpower_f64(double x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_power with a scalar as second operand. The scalar is weak: it counts as a Python int and does not
 * widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_power_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * ctn_array_power with a weak scalar (a Python int) as first operand.
 *
 * @param x1  the scalar.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rpower_i64(int64_t x1, const ctn_array *x2, ctn_array **out);

/**
 * Larger element; NaN wins.
 *
 * Inputs are broadcast; the dtype follows NumPy's loops `all`.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.maximum. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_maximum(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_maximum into an existing array or view of the broadcast shape; the result is cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_maximum_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_maximum with a scalar as second operand. The scalar is weak: it counts as a Python float and does
 * not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_maximum_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_maximum with a scalar as second operand. The scalar is weak: it counts as a Python int and does
 * not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_maximum_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * Smaller element; NaN wins.
 *
 * Inputs are broadcast; the dtype follows NumPy's loops `all`.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.minimum. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_minimum(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_minimum into an existing array or view of the broadcast shape; the result is cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_minimum_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_minimum with a scalar as second operand. The scalar is weak: it counts as a Python float and does
 * not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_minimum_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_minimum with a scalar as second operand. The scalar is weak: it counts as a Python int and does
 * not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_minimum_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * x1 > x2.
 *
 * Inputs are broadcast; the dtype follows NumPy's loops `all` and the result is bool.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.greater. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_greater(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_greater into an existing array or view of the broadcast shape; the result is cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_greater_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_greater with a scalar as second operand. The scalar is weak: it counts as a Python float and does
 * not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_greater_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_greater with a weak scalar (a Python float) as first operand.
 *
 * @param x1  the scalar.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rgreater_f64(double x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_greater with a scalar as second operand. The scalar is weak: it counts as a Python int and does
 * not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_greater_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * ctn_array_greater with a weak scalar (a Python int) as first operand.
 *
 * @param x1  the scalar.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rgreater_i64(int64_t x1, const ctn_array *x2, ctn_array **out);

/**
 * x1 >= x2.
 *
 * Inputs are broadcast; the dtype follows NumPy's loops `all` and the result is bool.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.greater_equal.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_greater_equal(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_greater_equal into an existing array or view of the broadcast shape; the result is cast to its
 * dtype by the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_greater_equal_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_greater_equal with a scalar as second operand. The scalar is weak: it counts as a Python float
 * and does not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_greater_equal_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_greater_equal with a weak scalar (a Python float) as first operand.
 *
 * @param x1  the scalar.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rgreater_equal_f64(double x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_greater_equal with a scalar as second operand. The scalar is weak: it counts as a Python int and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_greater_equal_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * ctn_array_greater_equal with a weak scalar (a Python int) as first operand.
 *
 * @param x1  the scalar.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rgreater_equal_i64(int64_t x1, const ctn_array *x2, ctn_array **out);

/**
 * x1 < x2.
 *
 * Inputs are broadcast; the dtype follows NumPy's loops `all` and the result is bool.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.less. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_less(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_less into an existing array or view of the broadcast shape; the result is cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_less_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_less with a scalar as second operand. The scalar is weak: it counts as a Python float and does
 * not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_less_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_less with a weak scalar (a Python float) as first operand.
 *
 * @param x1  the scalar.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rless_f64(double x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_less with a scalar as second operand. The scalar is weak: it counts as a Python int and does not
 * widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_less_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * ctn_array_less with a weak scalar (a Python int) as first operand.
 *
 * @param x1  the scalar.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rless_i64(int64_t x1, const ctn_array *x2, ctn_array **out);

/**
 * x1 <= x2.
 *
 * Inputs are broadcast; the dtype follows NumPy's loops `all` and the result is bool.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.less_equal.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_less_equal(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_less_equal into an existing array or view of the broadcast shape; the result is cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_less_equal_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_less_equal with a scalar as second operand. The scalar is weak: it counts as a Python float and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_less_equal_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_less_equal with a weak scalar (a Python float) as first operand.
 *
 * @param x1  the scalar.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rless_equal_f64(double x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_less_equal with a scalar as second operand. The scalar is weak: it counts as a Python int and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_less_equal_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * ctn_array_less_equal with a weak scalar (a Python int) as first operand.
 *
 * @param x1  the scalar.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rless_equal_i64(int64_t x1, const ctn_array *x2, ctn_array **out);

/**
 * x1 == x2.
 *
 * Inputs are broadcast; the dtype follows NumPy's loops `all` and the result is bool.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.equal. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_equal(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_equal into an existing array or view of the broadcast shape; the result is cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_equal_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_equal with a scalar as second operand. The scalar is weak: it counts as a Python float and does
 * not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_equal_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_equal with a scalar as second operand. The scalar is weak: it counts as a Python int and does not
 * widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_equal_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * x1 != x2.
 *
 * Inputs are broadcast; the dtype follows NumPy's loops `all` and the result is bool.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.not_equal.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_not_equal(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_not_equal into an existing array or view of the broadcast shape; the result is cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_not_equal_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_not_equal with a scalar as second operand. The scalar is weak: it counts as a Python float and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_not_equal_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_not_equal with a scalar as second operand. The scalar is weak: it counts as a Python int and does
 * not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_not_equal_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * Both are true (not zero).
 *
 * Inputs are broadcast; the dtype follows NumPy's loops `all` and the result is bool.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.logical_and.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logical_and(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_logical_and into an existing array or view of the broadcast shape; the result is cast to its
 * dtype by the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logical_and_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_logical_and with a scalar as second operand. The scalar is weak: it counts as a Python float and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logical_and_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_logical_and with a scalar as second operand. The scalar is weak: it counts as a Python int and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logical_and_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * At least one is true.
 *
 * Inputs are broadcast; the dtype follows NumPy's loops `all` and the result is bool.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.logical_or.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logical_or(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_logical_or into an existing array or view of the broadcast shape; the result is cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logical_or_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_logical_or with a scalar as second operand. The scalar is weak: it counts as a Python float and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logical_or_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_logical_or with a scalar as second operand. The scalar is weak: it counts as a Python int and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logical_or_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * Exactly one is true.
 *
 * Inputs are broadcast; the dtype follows NumPy's loops `all` and the result is bool.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.logical_xor.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logical_xor(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_logical_xor into an existing array or view of the broadcast shape; the result is cast to its
 * dtype by the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logical_xor_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_logical_xor with a scalar as second operand. The scalar is weak: it counts as a Python float and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logical_xor_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_logical_xor with a scalar as second operand. The scalar is weak: it counts as a Python int and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  an array, borrowed.
 * @param x2  the scalar.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logical_xor_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * Is zero.
 *
 * The dtype follows NumPy's loops `all`, the result is bool.
 *
 * @param x   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.logical_not.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logical_not(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_logical_not into an existing array or view of the broadcast shape; the result is cast to its
 * dtype by the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x   an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logical_not_into(const ctn_array *x, ctn_array *out);

/**
 * Opposite.
 *
 * The dtype follows NumPy's loops `number_nobool`.
 *
 * @param x   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.negative.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_negative(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_negative into an existing array or view of the broadcast shape; the result is cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x   an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_negative_into(const ctn_array *x, ctn_array *out);

/**
 * Absolute value.
 *
 * The dtype follows NumPy's loops `all`.
 *
 * @param x   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.absolute.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_absolute(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_absolute into an existing array or view of the broadcast shape; the result is cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x   an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_absolute_into(const ctn_array *x, ctn_array *out);

/**
 * x * x.
 *
 * The dtype follows NumPy's loops `number`.
 *
 * @param x   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.square. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_square(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_square into an existing array or view of the broadcast shape; the result is cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x   an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_square_into(const ctn_array *x, ctn_array *out);

/**
 * -1, 0 or 1; NaN stays.
 *
 * The dtype follows NumPy's loops `number_nobool`.
 *
 * @param x   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.sign. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_sign(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_sign into an existing array or view of the broadcast shape; the result is cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x   an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_sign_into(const ctn_array *x, ctn_array *out);

/**
 * Square root.
 *
 * The dtype follows NumPy's loops `float`.
 *
 * @param x   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.sqrt. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_sqrt(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_sqrt into an existing array or view of the broadcast shape; the result is cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x   an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_sqrt_into(const ctn_array *x, ctn_array *out);

/**
 * Exponential.
 *
 * The dtype follows NumPy's loops `float`.
 *
 * @param x   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.exp. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_exp(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_exp into an existing array or view of the broadcast shape; the result is cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x   an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_exp_into(const ctn_array *x, ctn_array *out);

/**
 * Natural logarithm.
 *
 * The dtype follows NumPy's loops `float`.
 *
 * @param x   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.log. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_log(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_log into an existing array or view of the broadcast shape; the result is cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x   an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_log_into(const ctn_array *x, ctn_array *out);

/**
 * Natural logarithm of 1 + x, accurate near zero.
 *
 * The dtype follows NumPy's loops `float`.
 *
 * @param x   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.log1p. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_log1p(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_log1p into an existing array or view of the broadcast shape; the result is cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x   an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_log1p_into(const ctn_array *x, ctn_array *out);

/**
 * Sine of radians.
 *
 * The dtype follows NumPy's loops `float`.
 *
 * @param x   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.sin. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_sin(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_sin into an existing array or view of the broadcast shape; the result is cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x   an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_sin_into(const ctn_array *x, ctn_array *out);

/**
 * Cosine of radians.
 *
 * The dtype follows NumPy's loops `float`.
 *
 * @param x   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.cos. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_cos(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_cos into an existing array or view of the broadcast shape; the result is cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x   an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_cos_into(const ctn_array *x, ctn_array *out);

/**
 * Hyperbolic tangent.
 *
 * The dtype follows NumPy's loops `float`.
 *
 * @param x   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.tanh. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_tanh(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_tanh into an existing array or view of the broadcast shape; the result is cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x   an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_tanh_into(const ctn_array *x, ctn_array *out);

/**
 * 1 / (1 + exp(-x)).
 *
 * The dtype follows NumPy's loops `float`.
 *
 * @param x   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_sigmoid(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_sigmoid into an existing array or view of the broadcast shape; the result is cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x   an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_sigmoid_into(const ctn_array *x, ctn_array *out);

/**
 * max(x, 0); NaN stays.
 *
 * The dtype follows NumPy's loops `number_nobool`.
 *
 * @param x   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_relu(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_relu into an existing array or view of the broadcast shape; the result is cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x   an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_relu_into(const ctn_array *x, ctn_array *out);

/**
 * x1 * x2 + x3 in one pass over memory.
 *
 * Inputs are broadcast; the dtype follows NumPy's loops `number`.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param x3  an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_multiply_add(const ctn_array *x1, const ctn_array *x2, const ctn_array *x3,
                                          ctn_array **out);

/**
 * ctn_array_multiply_add into an existing array or view of the broadcast shape; the result is cast to its
 * dtype by the rule same_kind. `out` may be one of the inputs or share memory with them.
 *
 * @param x1  an array, borrowed.
 * @param x2  an array, borrowed.
 * @param x3  an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_multiply_add_into(const ctn_array *x1, const ctn_array *x2, const ctn_array *x3,
                                               ctn_array *out);

#ifdef __cplusplus
}
#endif

#endif
