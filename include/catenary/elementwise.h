/**
 * catenary/elementwise.h: Elementwise operations with broadcasting, like NumPy's ufuncs.
 *
 * Operands are broadcast. Dtypes are promoted and results have the dtypes of NumPy 1.24; weak scalars
 * (ctn_array_scalar_f64, the forms _f64 and _i64) follow NEP 50. Functions without such forms, and
 * comparisons with the number on the left, accept a weak scalar as an ordinary operand. The plain form makes
 * a new array. The form _into writes into an existing array or view, to whose shape the operands must
 * broadcast, and converts within the same kind.
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
 * Sum. For booleans, logical or.
 *
 * Inputs are broadcast and promoted to one dtype. All dtypes are supported.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.add,
 * cupy.ndarray.__add__, cupy.ndarray.__iadd__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_add(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_add into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_add_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_add with a scalar as the second operand. The scalar is weak: it counts as a Python float and does
 * not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_add_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_add with a scalar as the second operand. The scalar is weak: it counts as a Python int and does
 * not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_add_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * Difference.
 *
 * Inputs are broadcast and promoted to one dtype. Booleans are a DTYPE error.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.subtract,
 * cupy.ndarray.__sub__, cupy.ndarray.__isub__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_subtract(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_subtract into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_subtract_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_subtract with a scalar as the second operand. The scalar is weak: it counts as a Python float and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_subtract_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_subtract with a weak scalar (a Python float) as the first operand.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rsubtract_f64(double x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_subtract with a scalar as the second operand. The scalar is weak: it counts as a Python int and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_subtract_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * ctn_array_subtract with a weak scalar (a Python int) as the first operand.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rsubtract_i64(int64_t x1, const ctn_array *x2, ctn_array **out);

/**
 * Product. For booleans, logical and.
 *
 * Inputs are broadcast and promoted to one dtype. All dtypes are supported.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.multiply,
 * cupy.ndarray.__mul__, cupy.ndarray.__imul__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_multiply(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_multiply into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_multiply_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_multiply with a scalar as the second operand. The scalar is weak: it counts as a Python float and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_multiply_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_multiply with a scalar as the second operand. The scalar is weak: it counts as a Python int and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_multiply_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * Quotient, always floating.
 *
 * Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as float64.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.true_divide,
 * cupy.divide, cupy.ndarray.__truediv__, cupy.ndarray.__itruediv__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_true_divide(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_true_divide into an existing array or view of the broadcast shape. Results are cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_true_divide_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_true_divide with a scalar as the second operand. The scalar is weak: it counts as a Python float
 * and does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_true_divide_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_true_divide with a weak scalar (a Python float) as the first operand.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rtrue_divide_f64(double x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_true_divide with a scalar as the second operand. The scalar is weak: it counts as a Python int
 * and does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_true_divide_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * ctn_array_true_divide with a weak scalar (a Python int) as the first operand.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rtrue_divide_i64(int64_t x1, const ctn_array *x2, ctn_array **out);

/**
 * Largest integer not above the quotient. Integer division by zero gives 0.
 *
 * Inputs are broadcast and promoted to one dtype. Booleans are computed as int8.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.floor_divide,
 * cupy.ndarray.__floordiv__, cupy.ndarray.__ifloordiv__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_floor_divide(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_floor_divide into an existing array or view of the broadcast shape. Results are cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_floor_divide_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_floor_divide with a scalar as the second operand. The scalar is weak: it counts as a Python float
 * and does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_floor_divide_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_floor_divide with a weak scalar (a Python float) as the first operand.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rfloor_divide_f64(double x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_floor_divide with a scalar as the second operand. The scalar is weak: it counts as a Python int
 * and does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_floor_divide_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * ctn_array_floor_divide with a weak scalar (a Python int) as the first operand.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rfloor_divide_i64(int64_t x1, const ctn_array *x2, ctn_array **out);

/**
 * Remainder with the sign of the divisor. Integer division by zero gives 0.
 *
 * Inputs are broadcast and promoted to one dtype. Booleans are computed as int8.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.remainder,
 * cupy.mod, cupy.ndarray.__mod__, cupy.ndarray.__imod__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_remainder(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_remainder into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_remainder_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_remainder with a scalar as the second operand. The scalar is weak: it counts as a Python float
 * and does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_remainder_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_remainder with a weak scalar (a Python float) as the first operand.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rremainder_f64(double x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_remainder with a scalar as the second operand. The scalar is weak: it counts as a Python int and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_remainder_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * ctn_array_remainder with a weak scalar (a Python int) as the first operand.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rremainder_i64(int64_t x1, const ctn_array *x2, ctn_array **out);

/**
 * Power. A negative integer exponent of integers is an error.
 *
 * Inputs are broadcast and promoted to one dtype. Booleans are computed as int8.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.power,
 * cupy.ndarray.__pow__, cupy.ndarray.__ipow__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_power(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_power into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_power_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_power with a scalar as the second operand. The scalar is weak: it counts as a Python float and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_power_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_power with a weak scalar (a Python float) as the first operand.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rpower_f64(double x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_power with a scalar as the second operand. The scalar is weak: it counts as a Python int and does
 * not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_power_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * ctn_array_power with a weak scalar (a Python int) as the first operand.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rpower_i64(int64_t x1, const ctn_array *x2, ctn_array **out);

/**
 * Larger element. NaN wins over numbers.
 *
 * Inputs are broadcast and promoted to one dtype. All dtypes are supported.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.maximum. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_maximum(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_maximum into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_maximum_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_maximum with a scalar as the second operand. The scalar is weak: it counts as a Python float and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_maximum_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_maximum with a scalar as the second operand. The scalar is weak: it counts as a Python int and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_maximum_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * Smaller element. NaN wins over numbers.
 *
 * Inputs are broadcast and promoted to one dtype. All dtypes are supported.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.minimum. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_minimum(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_minimum into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_minimum_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_minimum with a scalar as the second operand. The scalar is weak: it counts as a Python float and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_minimum_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_minimum with a scalar as the second operand. The scalar is weak: it counts as a Python int and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_minimum_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * Whether x1 > x2.
 *
 * Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.greater,
 * cupy.ndarray.__gt__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_greater(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_greater into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_greater_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_greater with a scalar as the second operand. The scalar is weak: it counts as a Python float and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_greater_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_greater with a scalar as the second operand. The scalar is weak: it counts as a Python int and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_greater_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * Whether x1 >= x2.
 *
 * Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.greater_equal,
 * cupy.ndarray.__ge__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_greater_equal(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_greater_equal into an existing array or view of the broadcast shape. Results are cast to its
 * dtype by the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_greater_equal_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_greater_equal with a scalar as the second operand. The scalar is weak: it counts as a Python
 * float and does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_greater_equal_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_greater_equal with a scalar as the second operand. The scalar is weak: it counts as a Python int
 * and does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_greater_equal_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * Whether x1 < x2.
 *
 * Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.less,
 * cupy.ndarray.__lt__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_less(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_less into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_less_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_less with a scalar as the second operand. The scalar is weak: it counts as a Python float and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_less_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_less with a scalar as the second operand. The scalar is weak: it counts as a Python int and does
 * not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_less_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * Whether x1 <= x2.
 *
 * Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.less_equal,
 * cupy.ndarray.__le__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_less_equal(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_less_equal into an existing array or view of the broadcast shape. Results are cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_less_equal_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_less_equal with a scalar as the second operand. The scalar is weak: it counts as a Python float
 * and does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_less_equal_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_less_equal with a scalar as the second operand. The scalar is weak: it counts as a Python int and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_less_equal_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * Whether x1 == x2.
 *
 * Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.equal,
 * cupy.ndarray.__eq__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_equal(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_equal into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_equal_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_equal with a scalar as the second operand. The scalar is weak: it counts as a Python float and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_equal_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_equal with a scalar as the second operand. The scalar is weak: it counts as a Python int and does
 * not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_equal_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * Whether x1 != x2.
 *
 * Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.not_equal,
 * cupy.ndarray.__ne__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_not_equal(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_not_equal into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_not_equal_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_not_equal with a scalar as the second operand. The scalar is weak: it counts as a Python float
 * and does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_not_equal_f64(const ctn_array *x1, double x2, ctn_array **out);

/**
 * ctn_array_not_equal with a scalar as the second operand. The scalar is weak: it counts as a Python int and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_not_equal_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * Whether both elements are true (not zero).
 *
 * Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.logical_and.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logical_and(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_logical_and into an existing array or view of the broadcast shape. Results are cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logical_and_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * Whether at least one element is true (not zero).
 *
 * Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.logical_or.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logical_or(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_logical_or into an existing array or view of the broadcast shape. Results are cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logical_or_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * Whether exactly one element is true (not zero).
 *
 * Inputs are broadcast and promoted to one dtype. All dtypes are supported. The result is bool.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.logical_xor.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logical_xor(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_logical_xor into an existing array or view of the broadcast shape. Results are cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logical_xor_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * Whether the element is zero.
 *
 * All dtypes are supported. The result is bool.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.logical_not.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logical_not(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_logical_not into an existing array or view of the broadcast shape. Results are cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logical_not_into(const ctn_array *x, ctn_array *out);

/**
 * Negation, -x.
 *
 * Booleans are a DTYPE error.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.negative,
 * cupy.ndarray.__neg__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_negative(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_negative into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_negative_into(const ctn_array *x, ctn_array *out);

/**
 * Absolute value.
 *
 * All dtypes are supported.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.absolute,
 * cupy.ndarray.__abs__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_absolute(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_absolute into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_absolute_into(const ctn_array *x, ctn_array *out);

/**
 * x * x.
 *
 * Booleans are computed as int8.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.square. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_square(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_square into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_square_into(const ctn_array *x, ctn_array *out);

/**
 * Sign: -1, 0 or 1. NaN stays NaN.
 *
 * Booleans are a DTYPE error.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.sign. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_sign(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_sign into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_sign_into(const ctn_array *x, ctn_array *out);

/**
 * Square root.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.sqrt. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_sqrt(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_sqrt into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_sqrt_into(const ctn_array *x, ctn_array *out);

/**
 * Exponential.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.exp. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_exp(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_exp into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_exp_into(const ctn_array *x, ctn_array *out);

/**
 * Natural logarithm.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.log. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_log(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_log into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_log_into(const ctn_array *x, ctn_array *out);

/**
 * Natural logarithm of 1 + x, accurate near zero.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.log1p. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_log1p(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_log1p into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_log1p_into(const ctn_array *x, ctn_array *out);

/**
 * Sine of radians.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.sin. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_sin(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_sin into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_sin_into(const ctn_array *x, ctn_array *out);

/**
 * Cosine of radians.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.cos. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_cos(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_cos into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_cos_into(const ctn_array *x, ctn_array *out);

/**
 * Hyperbolic tangent.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.tanh. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_tanh(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_tanh into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_tanh_into(const ctn_array *x, ctn_array *out);

/**
 * 1 / (1 + exp(-x)).
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_sigmoid(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_sigmoid into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_sigmoid_into(const ctn_array *x, ctn_array *out);

/**
 * max(x, 0). NaN stays NaN.
 *
 * Booleans are a DTYPE error.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_relu(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_relu into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_relu_into(const ctn_array *x, ctn_array *out);

/**
 * x1 * x2 + x3 in one pass over memory.
 *
 * Inputs are broadcast and promoted to one dtype. Booleans are computed as int8.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param x3  The third operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_multiply_add(const ctn_array *x1, const ctn_array *x2, const ctn_array *x3,
                                          ctn_array **out);

/**
 * ctn_array_multiply_add into an existing array or view of the broadcast shape. Results are cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param x3  The third operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_multiply_add_into(const ctn_array *x1, const ctn_array *x2, const ctn_array *x3,
                                               ctn_array *out);

/**
 * A copy.
 *
 * Booleans are a DTYPE error.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference:
 * cupy.ndarray.__pos__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_positive(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_positive into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_positive_into(const ctn_array *x, ctn_array *out);

/**
 * 1 / x, truncated for integers. Integer zero gives the smallest number of int32 or int64, and 0 in other
 * integer dtypes.
 *
 * Booleans are computed as int8.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.reciprocal.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_reciprocal(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_reciprocal into an existing array or view of the broadcast shape. Results are cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_reciprocal_into(const ctn_array *x, ctn_array *out);

/**
 * Larger element. Numbers win over NaN.
 *
 * Inputs are broadcast and promoted to one dtype. All dtypes are supported.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.fmax. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_fmax(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_fmax into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_fmax_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * Smaller element. Numbers win over NaN.
 *
 * Inputs are broadcast and promoted to one dtype. All dtypes are supported.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.fmin. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_fmin(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_fmin into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_fmin_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * Remainder with the sign of the dividend. Integer division by zero gives 0.
 *
 * Inputs are broadcast and promoted to one dtype. Booleans are computed as int8.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.fmod. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_fmod(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_fmod into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_fmod_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * Results of ctn_array_floor_divide and ctn_array_remainder together.
 *
 * Inputs are broadcast and promoted to one dtype. Booleans are computed as int8.
 *
 * @param x1        The first operand.
 * @param x2        The second operand.
 * @param quotient  Receives the quotient.
 * @param remainder Receives the remainder.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference:
 * cupy.ndarray.__divmod__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_divmod(const ctn_array *x1, const ctn_array *x2, ctn_array **quotient,
                                    ctn_array **remainder);

/**
 * ctn_array_divmod into existing arrays or views of the broadcast shape. Results are cast to their dtypes by
 * the rule same_kind. They may be inputs, or share memory with them.
 *
 * @param x1        The first operand.
 * @param x2        The second operand.
 * @param quotient  The destination of the quotient. Changed in place.
 * @param remainder The destination of the remainder. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_divmod_into(const ctn_array *x1, const ctn_array *x2, ctn_array *quotient,
                                         ctn_array *remainder);

/**
 * Fractional and integer part, both with the sign of x.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x        The input array.
 * @param fraction Receives the fraction.
 * @param integer  Receives the integer.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.modf. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_modf(const ctn_array *x, ctn_array **fraction, ctn_array **integer);

/**
 * ctn_array_modf into existing arrays or views of the broadcast shape. Results are cast to their dtypes by
 * the rule same_kind. They may be inputs, or share memory with them.
 *
 * @param x        The input array.
 * @param fraction The destination of the fraction. Changed in place.
 * @param integer  The destination of the integer. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_modf_into(const ctn_array *x, ctn_array *fraction, ctn_array *integer);

/**
 * Mantissa in (-1, -0.5] or [0.5, 1), or 0, and exponent of two (int32), such that x = mantissa * 2 **
 * exponent.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x        The input array.
 * @param mantissa Receives the mantissa.
 * @param exponent Receives the exponent.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.frexp. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_frexp(const ctn_array *x, ctn_array **mantissa, ctn_array **exponent);

/**
 * ctn_array_frexp into existing arrays or views of the broadcast shape. Results are cast to their dtypes by
 * the rule same_kind. They may be inputs, or share memory with them.
 *
 * @param x        The input array.
 * @param mantissa The destination of the mantissa. Changed in place.
 * @param exponent The destination of the exponent. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_frexp_into(const ctn_array *x, ctn_array *mantissa, ctn_array *exponent);

/**
 * x1 * 2 ** x2, rounded once.
 *
 * Inputs are broadcast; `x2` has an integer dtype, and the result has the dtype of `x1`. Booleans and
 * integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger
 * ones as float64.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.ldexp. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_ldexp(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_ldexp into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_ldexp_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * x1 with the sign of x2.
 *
 * Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as floating numbers:
 * those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.copysign.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_copysign(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_copysign into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_copysign_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * The next number after x1 toward x2.
 *
 * Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as floating numbers:
 * those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.nextafter.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_nextafter(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_nextafter into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_nextafter_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * sqrt(x1 ** 2 + x2 ** 2) without intermediate overflow.
 *
 * Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as floating numbers:
 * those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.hypot. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_hypot(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_hypot into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_hypot_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * Angle of the point (x2, x1) in (-pi, pi].
 *
 * Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as floating numbers:
 * those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.arctan2. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_arctan2(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_arctan2 into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_arctan2_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * log(exp(x1) + exp(x2)) without intermediate overflow.
 *
 * Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as floating numbers:
 * those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.logaddexp.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logaddexp(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_logaddexp into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logaddexp_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * log2(2 ** x1 + 2 ** x2) without intermediate overflow.
 *
 * Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as floating numbers:
 * those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.logaddexp2.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logaddexp2(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_logaddexp2 into an existing array or view of the broadcast shape. Results are cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_logaddexp2_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * 2 ** x.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.exp2. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_exp2(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_exp2 into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_exp2_into(const ctn_array *x, ctn_array *out);

/**
 * exp(x) - 1, accurate near zero.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.expm1. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_expm1(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_expm1 into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_expm1_into(const ctn_array *x, ctn_array *out);

/**
 * Logarithm to base 2.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.log2. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_log2(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_log2 into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_log2_into(const ctn_array *x, ctn_array *out);

/**
 * Logarithm to base 10.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.log10. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_log10(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_log10 into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_log10_into(const ctn_array *x, ctn_array *out);

/**
 * Cube root, also of negative numbers.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.cbrt. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_cbrt(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_cbrt into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_cbrt_into(const ctn_array *x, ctn_array *out);

/**
 * Tangent of radians.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.tan. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_tan(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_tan into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_tan_into(const ctn_array *x, ctn_array *out);

/**
 * Inverse sine, in [-pi/2, pi/2].
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.arcsin. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_arcsin(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_arcsin into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_arcsin_into(const ctn_array *x, ctn_array *out);

/**
 * Inverse cosine, in [0, pi].
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.arccos. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_arccos(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_arccos into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_arccos_into(const ctn_array *x, ctn_array *out);

/**
 * Inverse tangent, in [-pi/2, pi/2].
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.arctan. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_arctan(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_arctan into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_arctan_into(const ctn_array *x, ctn_array *out);

/**
 * Hyperbolic sine.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.sinh. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_sinh(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_sinh into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_sinh_into(const ctn_array *x, ctn_array *out);

/**
 * Hyperbolic cosine.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.cosh. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_cosh(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_cosh into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_cosh_into(const ctn_array *x, ctn_array *out);

/**
 * Inverse hyperbolic sine.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.arcsinh. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_arcsinh(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_arcsinh into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_arcsinh_into(const ctn_array *x, ctn_array *out);

/**
 * Inverse hyperbolic cosine.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.arccosh. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_arccosh(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_arccosh into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_arccosh_into(const ctn_array *x, ctn_array *out);

/**
 * Inverse hyperbolic tangent.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.arctanh. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_arctanh(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_arctanh into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_arctanh_into(const ctn_array *x, ctn_array *out);

/**
 * Converts degrees to radians.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.deg2rad,
 * cupy.radians. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_deg2rad(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_deg2rad into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_deg2rad_into(const ctn_array *x, ctn_array *out);

/**
 * Converts radians to degrees.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.rad2deg,
 * cupy.degrees. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rad2deg(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_rad2deg into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rad2deg_into(const ctn_array *x, ctn_array *out);

/**
 * Largest integer not above x; integers give floats.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.floor. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_floor(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_floor into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_floor_into(const ctn_array *x, ctn_array *out);

/**
 * Smallest integer not below x; integers give floats.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.ceil. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_ceil(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_ceil into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_ceil_into(const ctn_array *x, ctn_array *out);

/**
 * x without its fraction; integers give floats.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.trunc. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_trunc(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_trunc into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_trunc_into(const ctn_array *x, ctn_array *out);

/**
 * Nearest integer, ties to even; integers give floats.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.rint. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_rint(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_rint into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rint_into(const ctn_array *x, ctn_array *out);

/**
 * Whether the element is neither infinite nor NaN.
 *
 * All dtypes are supported. The result is bool.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.isfinite.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_isfinite(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_isfinite into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_isfinite_into(const ctn_array *x, ctn_array *out);

/**
 * Whether the element is an infinity.
 *
 * All dtypes are supported. The result is bool.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.isinf. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_isinf(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_isinf into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_isinf_into(const ctn_array *x, ctn_array *out);

/**
 * Whether the element is NaN.
 *
 * All dtypes are supported. The result is bool.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.isnan. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_isnan(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_isnan into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_isnan_into(const ctn_array *x, ctn_array *out);

/**
 * Whether the sign bit is set, as in -0.0.
 *
 * Booleans and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
 * float32, larger ones as float64. The result is bool.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.signbit. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_signbit(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_signbit into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_signbit_into(const ctn_array *x, ctn_array *out);

/**
 * Bits that both elements have. For booleans, logical and.
 *
 * Inputs are broadcast and promoted to one dtype. Floating dtypes are a DTYPE error.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.bitwise_and,
 * cupy.ndarray.__and__, cupy.ndarray.__iand__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_bitwise_and(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_bitwise_and into an existing array or view of the broadcast shape. Results are cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_bitwise_and_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_bitwise_and with a scalar as the second operand. The scalar is weak: it counts as a Python int
 * and does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_bitwise_and_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * Bits that at least one element has. For booleans, logical or.
 *
 * Inputs are broadcast and promoted to one dtype. Floating dtypes are a DTYPE error.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.bitwise_or,
 * cupy.ndarray.__or__, cupy.ndarray.__ior__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_bitwise_or(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_bitwise_or into an existing array or view of the broadcast shape. Results are cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_bitwise_or_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_bitwise_or with a scalar as the second operand. The scalar is weak: it counts as a Python int and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_bitwise_or_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * Bits that exactly one element has. For booleans, logical xor.
 *
 * Inputs are broadcast and promoted to one dtype. Floating dtypes are a DTYPE error.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.bitwise_xor,
 * cupy.ndarray.__xor__, cupy.ndarray.__ixor__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_bitwise_xor(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_bitwise_xor into an existing array or view of the broadcast shape. Results are cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_bitwise_xor_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_bitwise_xor with a scalar as the second operand. The scalar is weak: it counts as a Python int
 * and does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_bitwise_xor_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * All bits inverted. For booleans, logical not.
 *
 * Floating dtypes are a DTYPE error.
 *
 * @param x   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.invert,
 * cupy.ndarray.__invert__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_invert(const ctn_array *x, ctn_array **out);

/**
 * ctn_array_invert into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x   The input array.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_invert_into(const ctn_array *x, ctn_array *out);

/**
 * x1 * 2 ** x2 without the bits that do not fit. A count that is negative or not below the width gives 0.
 *
 * Inputs are broadcast and promoted to one dtype. Booleans are computed as int8; floating dtypes are a DTYPE
 * error.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.left_shift,
 * cupy.ndarray.__lshift__, cupy.ndarray.__ilshift__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_left_shift(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_left_shift into an existing array or view of the broadcast shape. Results are cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_left_shift_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_left_shift with a scalar as the second operand. The scalar is weak: it counts as a Python int and
 * does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_left_shift_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * x1 / 2 ** x2, rounded down. A count that is negative or not below the width leaves only the sign (0 or -1).
 *
 * Inputs are broadcast and promoted to one dtype. Booleans are computed as int8; floating dtypes are a DTYPE
 * error.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.right_shift,
 * cupy.ndarray.__irshift__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_right_shift(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_right_shift into an existing array or view of the broadcast shape. Results are cast to its dtype
 * by the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_right_shift_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * ctn_array_right_shift with a scalar as the second operand. The scalar is weak: it counts as a Python int
 * and does not widen an array of the same or a higher kind.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_right_shift_i64(const ctn_array *x1, int64_t x2, ctn_array **out);

/**
 * 0 where x1 is negative, 1 where it is positive, x2 where it is zero. NaN stays NaN.
 *
 * Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as floating numbers:
 * those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.heaviside.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_heaviside(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_heaviside into an existing array or view of the broadcast shape. Results are cast to its dtype by
 * the rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_heaviside_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * Greatest common divisor, which is not negative. The smallest number of a dtype counts with its size.
 *
 * Inputs are broadcast and promoted to one dtype. Booleans and floating dtypes are a DTYPE error.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.gcd. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_gcd(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_gcd into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_gcd_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

/**
 * Least common multiple, which is 0 if one of the numbers is. Products that do not fit wrap.
 *
 * Inputs are broadcast and promoted to one dtype. Booleans and floating dtypes are a DTYPE error.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.lcm. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_lcm(const ctn_array *x1, const ctn_array *x2, ctn_array **out);

/**
 * ctn_array_lcm into an existing array or view of the broadcast shape. Results are cast to its dtype by the
 * rule same_kind. `out` may be one of the inputs, or share memory with them.
 *
 * @param x1  The first operand.
 * @param x2  The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_lcm_into(const ctn_array *x1, const ctn_array *x2, ctn_array *out);

#ifdef __cplusplus
}
#endif

#endif
