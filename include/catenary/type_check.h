/**
 * catenary/type_check.h: Conditions on the inputs of user functions.
 *
 * These functions are for check_type callbacks. A condition is a string such as "in_types[0].ndim == 2",
 * evaluated for given arrays; if it does not hold, it is CTN_ERROR_TYPE_CHECK with a message of the form
 * "Expect: in_types[0].ndim == 2 Actual: 3 != 2". Expressions are in_types.size(), in_types[i] with .shape,
 * .ndim, .dtype and .dtype.kind ('b', 'i', 'u' or 'f', in quotes); shape[j], also from the end, and
 * shape[j:k]; tuples such as (2, 3); integers, names with values, and dtypes such as float32; + - * // % **
 * as in Python, where + also joins tuples; prod(shape), sum(shape), len(shape); one comparison (== != < <= >
 * >=). Several conditions are separated by commas and checked in order, so that later ones may rely on
 * earlier ones. A string that cannot be read is CTN_ERROR_INVALID_ARGUMENT, and the message names the
 * position.
 *
 * Threads: Callable from any thread.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_TYPE_CHECK_H
#define CATENARY_TYPE_CHECK_H

#include <catenary/types.h>
#include <catenary/array.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A condition or expression.
 *
 * Threads: Immutable; usable from any thread.
 */
typedef struct ctn_type_expr ctn_type_expr;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The type expr, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_type_expr *ctn_type_expr_retain(const ctn_type_expr *self);

/**
 * Gives a reference back; the last one frees the type expr. NULL is allowed; cannot fail.
 *
 * @param self The type expr, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_type_expr_release(const ctn_type_expr *self);

/**
 * Asserts conditions on arrays, which the text calls in_types. Does nothing while type checks are off.
 *
 * @param in_types   The inputs, of which only shapes and dtypes matter (`count` elements).
 * @param count      Number of elements of `in_types`.
 * @param expression An expression or conditions; see above.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: chainer.utils.type_check.expect,
 * chainer.utils.type_check.TypeInfo, chainer.utils.type_check.TypeInfoTuple,
 * chainer.utils.type_check.TypeInfoTuple.size. Since 0.1.0.
 */
CTN_API ctn_status ctn_type_check_expect(const ctn_array *const *in_types, size_t count,
                                         const char *expression);

/**
 * ctn_type_check_expect with named values, which messages call by their names.
 *
 * @param in_types    The inputs, of which only shapes and dtypes matter (`count` elements).
 * @param count       Number of elements of `in_types`.
 * @param expression  An expression or conditions; see above.
 * @param names       Names for values, of letters, digits and _ (`value_count` elements).
 * @param value_count Number of elements of `names`.
 * @param values      The values of the names (`value_count` elements).
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_type_check_expect_values(const ctn_array *const *in_types, size_t count,
                                                const char *expression, const char *const *names,
                                                size_t value_count, const int64_t *values);

/**
 * Always fails: CTN_ERROR_TYPE_CHECK with the message "Expect: ... Actual: ...", for conditions that cannot
 * be written as a string. A check_type callback returns the result of this call.
 *
 * @param expect What was expected.
 * @param actual What was received.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_type_check_fail(const char *expect, const char *actual);

/**
 * Whether user functions check their inputs; see ctn_set_type_check_enabled. They do initially, unless
 * CATENARY_TYPE_CHECK=0 is in the environment.
 *
 * @return 0 or 1.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API int32_t ctn_type_check_enabled(void);

/**
 * Switches type checks for the process. Without them the check_type callbacks of user functions are not
 * called, and ctn_type_check_expect accepts everything. The functions of the library always check, because
 * their kernels rely on it.
 *
 * @param enabled Whether to check (0 or 1).
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: chainer.Function.type_check_enable. Since 0.1.0.
 */
CTN_API ctn_status ctn_set_type_check_enabled(int32_t enabled);

/**
 * Reads an expression, which can then be evaluated any number of times.
 *
 * @param expression  An expression or conditions; see above.
 * @param names       Names for values, of letters, digits and _; may be NULL if there are none (`value_count`
 *                    elements).
 * @param value_count Number of elements of `names`.
 * @param values      The values of the names (`value_count` elements).
 * @param out         Receives a new type expr.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: chainer.utils.type_check.Expr. Since 0.1.0.
 */
CTN_API ctn_status ctn_type_expr_new(const char *expression, const char *const *names, size_t value_count,
                                     const int64_t *values, ctn_type_expr **out);

/**
 * The expression in a uniform spelling, as in messages.
 *
 * @param expr          The type expr.
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_type_expr_text(ctn_type_expr *expr, char *text, size_t text_capacity,
                                      size_t *text_length);

/**
 * The value for given arrays: comparisons give 0 or 1, dtypes their ctn_dtype, kinds their character. A shape
 * is not a number; see ctn_type_expr_eval_text.
 *
 * @param expr     The type expr.
 * @param in_types The inputs, of which only shapes and dtypes matter (`count` elements).
 * @param count    Number of elements of `in_types`.
 * @param value    Receives the value.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: chainer.utils.type_check.Expr.eval. Since 0.1.0.
 */
CTN_API ctn_status ctn_type_expr_eval(ctn_type_expr *expr, const ctn_array *const *in_types, size_t count,
                                      int64_t *value);

/**
 * The value for given arrays as text, such as "(2, 3)" or "float32".
 *
 * @param expr          The type expr.
 * @param in_types      The inputs, of which only shapes and dtypes matter (`count` elements).
 * @param count         Number of elements of `in_types`.
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_type_expr_eval_text(ctn_type_expr *expr, const ctn_array *const *in_types,
                                           size_t count, char *text, size_t text_capacity,
                                           size_t *text_length);

/**
 * Asserts the conditions for given arrays, like ctn_type_check_expect, even while type checks are off.
 *
 * @param expr     The type expr.
 * @param in_types The inputs, of which only shapes and dtypes matter (`count` elements).
 * @param count    Number of elements of `in_types`.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_type_expr_expect(ctn_type_expr *expr, const ctn_array *const *in_types, size_t count);

#ifdef __cplusplus
}
#endif

#endif
