/**
 * catenary/type_check.h: Conditions on the inputs of user functions.
 *
 * These functions are for check_type callbacks. A condition is a text such as "in_types[0].ndim == 2",
 * evaluated over arrays; one that does not hold is CTN_ERROR_TYPE_CHECK with a message of the form "Expect:
 * in_types[0].ndim == 2 Actual: 3 != 2". What can be written: in_types.size(), in_types[i] and of it .shape,
 * .ndim, .dtype and .dtype.kind ('b', 'i', 'u' or 'f', in quotes); shape[j], also from the end, and
 * shape[j:k]; tuples such as (2, 3); integers, names with values, and dtypes such as float32; + - * // % **
 * as in Python, tuples are joined with +; prod(shape), sum(shape), len(shape); one comparison (== != < <= >
 * >=). Several conditions have commas between them and are looked at in order, so that later ones may rely on
 * earlier ones. A text that cannot be read is CTN_ERROR_INVALID_ARGUMENT, and the message names the position.
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
 * A condition or expression that was read.
 *
 * Threads: Immutable; usable from any thread.
 */
typedef struct ctn_type_expr ctn_type_expr;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the type expr, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_type_expr *ctn_type_expr_retain(const ctn_type_expr *self);

/**
 * Gives a reference back; the last one frees the type expr. NULL is allowed; cannot fail.
 *
 * @param self the type expr, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_type_expr_release(const ctn_type_expr *self);

/**
 * Asserts conditions on arrays, which the text calls in_types; only their shapes and dtypes matter. Does
 * nothing while type checks are off.
 *
 * @param in_types   the inputs; arrays, borrowed, `count` elements.
 * @param count      number of elements of `in_types`.
 * @param expression conditions, see above; UTF-8 text.
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
 * @param in_types    the inputs; arrays, borrowed, `count` elements.
 * @param count       number of elements of `in_types`.
 * @param expression  conditions, see above; UTF-8 text.
 * @param names       names of letters, digits and _; `value_count` elements.
 * @param value_count number of elements of `names`.
 * @param values      their values; `value_count` elements.
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
 * be written as a text. A check_type callback returns what this returns.
 *
 * @param expect what was expected; UTF-8 text.
 * @param actual what came; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_type_check_fail(const char *expect, const char *actual);

/**
 * Whether user functions check their inputs, as ctn_set_type_check_enabled has set it. They do at first,
 * unless CATENARY_TYPE_CHECK=0 is in the environment.
 *
 * @return 0 or 1.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API int32_t ctn_type_check_enabled(void);

/**
 * Switches type checks for the process: without them the check_type callbacks of user functions are not
 * called, and ctn_type_check_expect accepts everything. The functions of the library always check, because
 * their kernels rely on it.
 *
 * @param enabled whether to switch it on; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: chainer.Function.type_check_enable. Since 0.1.0.
 */
CTN_API ctn_status ctn_set_type_check_enabled(int32_t enabled);

/**
 * Reads an expression, to be evaluated as often as wanted.
 *
 * @param expression  an expression or conditions, see above; UTF-8 text.
 * @param names       names of letters, digits and _; may be NULL if there are none; `value_count` elements.
 * @param value_count number of elements of `names`.
 * @param values      their values; `value_count` elements.
 * @param out         out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: chainer.utils.type_check.Expr. Since 0.1.0.
 */
CTN_API ctn_status ctn_type_expr_new(const char *expression, const char *const *names, size_t value_count,
                                     const int64_t *values, ctn_type_expr **out);

/**
 * The expression in uniform spelling, as messages show it.
 *
 * @param expr          a type expr, borrowed.
 * @param text          out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                      small; NULL to ask for the length.
 * @param text_capacity bytes of room in `text`, the terminator included.
 * @param text_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_type_expr_text(ctn_type_expr *expr, char *text, size_t text_capacity,
                                      size_t *text_length);

/**
 * The value over arrays: comparisons give 0 or 1, dtypes their ctn_dtype, kinds their character. A shape is
 * not a number; for it see ctn_type_expr_eval_text.
 *
 * @param expr     a type expr, borrowed.
 * @param in_types the inputs; arrays, borrowed, `count` elements.
 * @param count    number of elements of `in_types`.
 * @param value    out: the value.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: chainer.utils.type_check.Expr.eval. Since 0.1.0.
 */
CTN_API ctn_status ctn_type_expr_eval(ctn_type_expr *expr, const ctn_array *const *in_types, size_t count,
                                      int64_t *value);

/**
 * The value over arrays as text, such as "(2, 3)" or "float32".
 *
 * @param expr          a type expr, borrowed.
 * @param in_types      the inputs; arrays, borrowed, `count` elements.
 * @param count         number of elements of `in_types`.
 * @param text          out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                      small; NULL to ask for the length.
 * @param text_capacity bytes of room in `text`, the terminator included.
 * @param text_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_type_expr_eval_text(ctn_type_expr *expr, const ctn_array *const *in_types,
                                           size_t count, char *text, size_t text_capacity,
                                           size_t *text_length);

/**
 * Asserts the conditions over arrays, as ctn_type_check_expect, also while type checks are off.
 *
 * @param expr     a type expr, borrowed.
 * @param in_types the inputs; arrays, borrowed, `count` elements.
 * @param count    number of elements of `in_types`.
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
