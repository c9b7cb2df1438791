/**
 * catenary/testing.h: For tests: assertions on arrays, loops over element types, comparison of devices, and
 * gradients against finite differences.
 *
 * Outside of the promise of docs/abi.md: what is declared here may change or go in any version, and
 * catenary.h does not include it.
 *
 * A gradient that is wrong gives CTN_ERROR_ASSERTION, and the message names the function, the input or
 * parameter, the element that is worst, what was expected and what came. A function under test is called
 * twice for every element of its inputs, and must not be random. Inputs without a floating dtype have no
 * gradient; a floating input whose gradient does not arrive counts as zero. The reference's defaults: eps
 * 1e-3, rtol 1e-4, atol 1e-5; in float32 an eps of 1e-2 and tolerances of 1e-3 are more apt.
 *
 * An assertion that does not hold gives CTN_ERROR_ASSERTION, a status that nothing else has, and
 * ctn_error_message() then shows what NumPy's assertion of that name would: the mismatching elements, the
 * largest differences, the arrays. Arrays may live on any devices, also on different ones; they are brought
 * to the host. Callbacks run before the call returns, in order and on the calling thread.
 *
 * Threads: Callable from any thread.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_TESTING_H
#define CATENARY_TESTING_H

#include <catenary/variable.h>
#include <catenary/function.h>
#include <catenary/link.h>
#include <catenary/types.h>
#include <catenary/array.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Computes all outputs (new references) from arrays that the callback knows of itself.
 *
 * @param user_data    what came with the callback.
 * @param outputs      out: each receives a new reference, NULL after a failure, `output_count` elements.
 * @param output_count number of elements of `outputs`.
 */
typedef ctn_status (CTN_CALL *ctn_gradient_check_arrays_fn)(void *user_data, ctn_array **outputs,
    size_t output_count);

/**
 * Computes all outputs (new references) of the function under test from its inputs.
 *
 * @param user_data    what came with the callback.
 * @param inputs       variables, borrowed, `input_count` elements.
 * @param input_count  number of elements of `inputs`.
 * @param outputs      out: each receives a new reference, NULL after a failure, `output_count` elements.
 * @param output_count number of elements of `outputs`.
 */
typedef ctn_status (CTN_CALL *ctn_gradient_check_fn)(void *user_data, ctn_variable *const *inputs,
    size_t input_count, ctn_variable **outputs, size_t output_count);

/**
 * A test for some element types. Another status than CTN_OK ends the loop.
 *
 * @param user_data as given to the call.
 * @param dtypes    the element types to test; `count` elements.
 * @param count     number of elements of `dtypes`.
 */
typedef ctn_status (CTN_CALL *ctn_testing_dtypes_fn)(void *user_data, const ctn_dtype *dtypes, size_t count);

/**
 * Computes an array (a new reference, which passes to the library) on `device`, which is the calling thread's
 * current one. Failures are results, too: they are compared.
 *
 * @param user_data as given to the call.
 * @param device    name of the current device; UTF-8 text.
 * @param out       out: receives a new reference, NULL after a failure.
 */
typedef ctn_status (CTN_CALL *ctn_testing_compute_fn)(void *user_data, const char *device, ctn_array **out);

/**
 * As testing_compute_fn for a list: writes up to `capacity` arrays (new references, which pass to the
 * library) and their number.
 *
 * @param user_data as given to the call.
 * @param device    name of the current device; UTF-8 text.
 * @param outs      out: each receives a new reference, NULL after a failure, `capacity` elements.
 * @param capacity  number of elements of `outs`.
 * @param count     out: how many arrays were written.
 */
typedef ctn_status (CTN_CALL *ctn_testing_compute_list_fn)(void *user_data, const char *device,
    ctn_array **outs, size_t capacity, size_t *count);

/**
 * Gradients of the sum of grad_outputs[i] * outputs[i] with respect to the inputs, by central differences,
 * all on one device. The elements of the inputs are changed in place while `f` runs, and hold their old bits
 * when the call returns. `grads` receives an array for each input, NULL for those without a floating dtype.
 *
 * @param f            a callback.
 * @param user_data    handed to `f` at each call.
 * @param destroy      called exactly once with `user_data` when it is no longer needed, also when this call
 *                     fails; may be NULL.
 * @param inputs       arrays, borrowed, `input_count` elements.
 * @param input_count  number of elements of `inputs`.
 * @param grad_outputs arrays of the shapes of the outputs, borrowed; NULL entries count as zeros; arrays,
 *                     borrowed, `output_count` elements.
 * @param output_count number of elements of `grad_outputs`.
 * @param eps          step of the differences.
 * @param grads        out: each receives a new reference, NULL after a failure, `input_count` elements.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_TYPE_CHECK, CTN_ERROR_STATE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: chainer.gradient_check.numerical_grad. Since 0.1.0.
 */
CTN_API ctn_status ctn_gradient_check_numerical_grad(ctn_gradient_check_arrays_fn f, void *user_data,
                                                     ctn_destroy_fn destroy, ctn_array *const *inputs,
                                                     size_t input_count, const ctn_array *const *grad_outputs,
                                                     size_t output_count, double eps, ctn_array **grads);

/**
 * Checks the gradients of a function of variables with respect to its inputs and to `params`, further
 * variables that it reads. Without `y_grad`, or if an entry is NULL, the upstream gradient is 1 for an output
 * of one element, and fixed numbers of both signs for others. Inputs that are not C-contiguous are given to
 * `f` as they are for the gradient, and as contiguous copies for the differences; the outputs of both must
 * agree.
 *
 * @param f           a callback.
 * @param user_data   handed to `f` at each call.
 * @param destroy     called exactly once with `user_data` when it is no longer needed, also when this call
 *                    fails; may be NULL.
 * @param x_data      the inputs, borrowed and left as they are; arrays, borrowed, `x_count` elements.
 * @param x_count     number of elements of `x_data`.
 * @param y_grad      upstream gradients, borrowed; entries may be NULL; arrays, borrowed, `y_count` elements,
 *                    or NULL.
 * @param y_count     number of outputs, at least 1, also if y_grad is NULL.
 * @param params      variables, borrowed; variables, borrowed, `param_count` elements, or NULL.
 * @param param_count number of elements of `params`.
 * @param eps         step of the differences.
 * @param rtol        relative tolerance.
 * @param atol        absolute tolerance.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_UNSUPPORTED, CTN_ERROR_TYPE_CHECK, CTN_ERROR_STATE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: chainer.gradient_check.check_backward. Since 0.1.0.
 */
CTN_API ctn_status ctn_gradient_check_backward(ctn_gradient_check_fn f, void *user_data,
                                               ctn_destroy_fn destroy, ctn_array *const *x_data,
                                               size_t x_count, const ctn_array *const *y_grad, size_t y_count,
                                               ctn_variable *const *params, size_t param_count, double eps,
                                               double rtol, double atol);

/**
 * Checks second derivatives: the gradients that backward with create_graph gives are differentiated with
 * respect to the inputs, to `params` and to the upstream gradients, and compared with differences of the
 * plain gradients. Arguments are those of ctn_gradient_check_backward.
 *
 * @param f           a callback.
 * @param user_data   handed to `f` at each call.
 * @param destroy     called exactly once with `user_data` when it is no longer needed, also when this call
 *                    fails; may be NULL.
 * @param x_data      the inputs, borrowed and left as they are; arrays, borrowed, `x_count` elements.
 * @param x_count     number of elements of `x_data`.
 * @param y_grad      upstream gradients, borrowed; entries may be NULL; arrays, borrowed, `y_count` elements,
 *                    or NULL.
 * @param y_count     number of outputs, at least 1, also if y_grad is NULL.
 * @param params      variables, borrowed; variables, borrowed, `param_count` elements, or NULL.
 * @param param_count number of elements of `params`.
 * @param eps         step of the differences.
 * @param rtol        relative tolerance.
 * @param atol        absolute tolerance.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_UNSUPPORTED, CTN_ERROR_TYPE_CHECK, CTN_ERROR_STATE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_gradient_check_double_backward(ctn_gradient_check_fn f, void *user_data,
                                                      ctn_destroy_fn destroy, ctn_array *const *x_data,
                                                      size_t x_count, const ctn_array *const *y_grad,
                                                      size_t y_count, ctn_variable *const *params,
                                                      size_t param_count, double eps, double rtol,
                                                      double atol);

/**
 * ctn_gradient_check_backward (`order` 1) or ctn_gradient_check_double_backward (2) of a user function made
 * by ctn_function_new.
 *
 * @param f       a function, borrowed.
 * @param x_data  the inputs, borrowed and left as they are; arrays, borrowed, `x_count` elements.
 * @param x_count number of elements of `x_data`.
 * @param y_grad  upstream gradients, borrowed; entries may be NULL; arrays, borrowed, `y_count` elements, or
 *                NULL.
 * @param y_count number of outputs, at least 1, also if y_grad is NULL.
 * @param order   1 for first derivatives, 2 for second ones.
 * @param eps     step of the differences.
 * @param rtol    relative tolerance.
 * @param atol    absolute tolerance.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_UNSUPPORTED, CTN_ERROR_TYPE_CHECK, CTN_ERROR_STATE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_gradient_check_function(ctn_function *f, ctn_array *const *x_data, size_t x_count,
                                               const ctn_array *const *y_grad, size_t y_count, int32_t order,
                                               double eps, double rtol, double atol);

/**
 * ctn_gradient_check_backward (`order` 1) or ctn_gradient_check_double_backward (2) of a link, with respect
 * to its inputs and all its parameters. The parameters and their gradients are left as they are.
 *
 * @param link    a link, borrowed.
 * @param x_data  the inputs, borrowed and left as they are; arrays, borrowed, `x_count` elements.
 * @param x_count number of elements of `x_data`.
 * @param y_grad  upstream gradients, borrowed; entries may be NULL; arrays, borrowed, `y_count` elements, or
 *                NULL.
 * @param y_count number of outputs, at least 1, also if y_grad is NULL.
 * @param order   1 for first derivatives, 2 for second ones.
 * @param eps     step of the differences.
 * @param rtol    relative tolerance.
 * @param atol    absolute tolerance.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_UNSUPPORTED, CTN_ERROR_TYPE_CHECK, CTN_ERROR_STATE, CTN_ERROR_DEVICE, CTN_ERROR_INDEX,
 *         CTN_ERROR_NAN, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Since 0.1.0.
 */
CTN_API ctn_status ctn_gradient_check_link(ctn_link *link, ctn_array *const *x_data, size_t x_count,
                                           const ctn_array *const *y_grad, size_t y_count, int32_t order,
                                           double eps, double rtol, double atol);

/**
 * Asserts |actual - desired| <= atol + rtol * |desired| for all elements; NaN equals NaN, infinities equal
 * themselves. Both arrays have one shape, or one is 0-d. NumPy's defaults: rtol 1e-7, atol 0; those of the
 * reference's gradient_check: 1e-4, 1e-5.
 *
 * @param actual  an array, borrowed.
 * @param desired an array, borrowed.
 * @param rtol    relative tolerance.
 * @param atol    absolute tolerance.
 * @param err_msg text for the message, or NULL for none; UTF-8 text, or NULL.
 * @param verbose whether the message shows the arrays; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.assert_allclose,
 * chainer.gradient_check.assert_allclose. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_assert_allclose(const ctn_array *actual, const ctn_array *desired, double rtol,
                                               double atol, const char *err_msg, int32_t verbose);

/**
 * Asserts |x - y| < 1.5 * 10^-decimal for all elements; NaN equals NaN, infinities equal themselves. Both
 * arrays have one shape, or one is 0-d. NumPy's default: decimal 6.
 *
 * @param x       an array, borrowed.
 * @param y       an array, borrowed.
 * @param decimal digits after the point that count.
 * @param err_msg text for the message, or NULL for none; UTF-8 text, or NULL.
 * @param verbose whether the message shows the arrays; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.assert_array_almost_equal. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_assert_array_almost_equal(const ctn_array *x, const ctn_array *y,
                                                         int32_t decimal, const char *err_msg,
                                                         int32_t verbose);

/**
 * Asserts |x - y| <= nulp * spacing(max(|x|, |y|)) for all elements, broadcast; spacing is the distance to
 * the next number of the promoted floating type. NaN and infinities are never close. NumPy's default: nulp 1.
 * bool is a DTYPE error.
 *
 * @param x    an array, borrowed.
 * @param y    an array, borrowed.
 * @param nulp how many units in the last place.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.assert_array_almost_equal_nulp. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_assert_array_almost_equal_nulp(const ctn_array *x, const ctn_array *y,
    int64_t nulp);

/**
 * Asserts that at most `maxulp` representable numbers lie from each element of `a` to that of `b`, counted
 * exactly in the promoted floating type (float64 for integers) after conversion to `dtype`, unless that is
 * NONE. NaN equals NaN. NumPy's default: maxulp 1. The shapes must be equal; bool is a DTYPE error.
 *
 * @param a      an array, borrowed.
 * @param b      an array, borrowed.
 * @param maxulp how many units in the last place.
 * @param dtype  the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.assert_array_max_ulp. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_assert_array_max_ulp(const ctn_array *a, const ctn_array *b, int64_t maxulp,
                                                    ctn_dtype dtype);

/**
 * Asserts that all elements are equal, NaN to NaN included; the dtypes may differ. Both arrays have one
 * shape, or one is 0-d.
 *
 * @param x       an array, borrowed.
 * @param y       an array, borrowed.
 * @param err_msg text for the message, or NULL for none; UTF-8 text, or NULL.
 * @param verbose whether the message shows the arrays; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.assert_array_equal. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_assert_array_equal(const ctn_array *x, const ctn_array *y, const char *err_msg,
                                                  int32_t verbose);

/**
 * ctn_testing_assert_array_equal for the arrays of two lists in turn. Lists of different lengths do not
 * match; the message names the position that does not.
 *
 * @param xlist   arrays, borrowed, `xcount` elements.
 * @param xcount  number of elements of `xlist`.
 * @param ylist   arrays, borrowed, `ycount` elements.
 * @param ycount  number of elements of `ylist`.
 * @param err_msg text for the message, or NULL for none; UTF-8 text, or NULL.
 * @param verbose whether the message shows the arrays; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.assert_array_list_equal. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_assert_array_list_equal(const ctn_array *const *xlist, size_t xcount,
                                                       const ctn_array *const *ylist, size_t ycount,
                                                       const char *err_msg, int32_t verbose);

/**
 * Asserts x < y for all elements; if one is NaN the other must be, too. Both arrays have one shape, or one is
 * 0-d.
 *
 * @param x       an array, borrowed.
 * @param y       an array, borrowed.
 * @param err_msg text for the message, or NULL for none; UTF-8 text, or NULL.
 * @param verbose whether the message shows the arrays; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.assert_array_less. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_assert_array_less(const ctn_array *x, const ctn_array *y, const char *err_msg,
                                                 int32_t verbose);

/**
 * Calls `function` for each of the given element types (count 1). Ends at the first failure: its status and
 * message reach the caller, with the element types in front.
 *
 * @param dtypes    element types; `count` elements.
 * @param count     number of elements of `dtypes`.
 * @param function  a callback.
 * @param user_data handed to `function` at each call.
 * @param destroy   called exactly once with `user_data` when it is no longer needed, also when this call
 *                  fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.for_dtypes. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_for_dtypes(const ctn_dtype *dtypes, size_t count,
                                          ctn_testing_dtypes_fn function, void *user_data,
                                          ctn_destroy_fn destroy);

/**
 * Calls `function` for each element type: float16, bfloat16, float32, float64, int8 to int64, uint8 to
 * uint64, bool. Ends at the first failure: its status and message reach the caller, with the element types in
 * front.
 *
 * @param no_float16 whether float16 and bfloat16 are left out; 0 or 1.
 * @param no_bool    whether bool is left out; 0 or 1.
 * @param function   a callback.
 * @param user_data  handed to `function` at each call.
 * @param destroy    called exactly once with `user_data` when it is no longer needed, also when this call
 *                   fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.for_all_dtypes. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_for_all_dtypes(int32_t no_float16, int32_t no_bool,
                                              ctn_testing_dtypes_fn function, void *user_data,
                                              ctn_destroy_fn destroy);

/**
 * Calls `function` for float16, bfloat16, float32 and float64. Ends at the first failure: its status and
 * message reach the caller, with the element types in front.
 *
 * @param no_float16 whether float16 and bfloat16 are left out; 0 or 1.
 * @param function   a callback.
 * @param user_data  handed to `function` at each call.
 * @param destroy    called exactly once with `user_data` when it is no longer needed, also when this call
 *                   fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.for_float_dtypes. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_for_float_dtypes(int32_t no_float16, ctn_testing_dtypes_fn function,
                                                void *user_data, ctn_destroy_fn destroy);

/**
 * Calls `function` for int8 to int64. Ends at the first failure: its status and message reach the caller,
 * with the element types in front.
 *
 * @param function  a callback.
 * @param user_data handed to `function` at each call.
 * @param destroy   called exactly once with `user_data` when it is no longer needed, also when this call
 *                  fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.for_signed_dtypes. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_for_signed_dtypes(ctn_testing_dtypes_fn function, void *user_data,
                                                 ctn_destroy_fn destroy);

/**
 * Calls `function` for uint8 to uint64. Ends at the first failure: its status and message reach the caller,
 * with the element types in front.
 *
 * @param function  a callback.
 * @param user_data handed to `function` at each call.
 * @param destroy   called exactly once with `user_data` when it is no longer needed, also when this call
 *                  fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.for_unsigned_dtypes. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_for_unsigned_dtypes(ctn_testing_dtypes_fn function, void *user_data,
                                                   ctn_destroy_fn destroy);

/**
 * Calls `function` for int8 to int64, uint8 to uint64 and bool. Ends at the first failure: its status and
 * message reach the caller, with the element types in front.
 *
 * @param no_bool   whether bool is left out; 0 or 1.
 * @param function  a callback.
 * @param user_data handed to `function` at each call.
 * @param destroy   called exactly once with `user_data` when it is no longer needed, also when this call
 *                  fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.for_int_dtypes. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_for_int_dtypes(int32_t no_bool, ctn_testing_dtypes_fn function,
                                              void *user_data, ctn_destroy_fn destroy);

/**
 * Calls `function` for combinations of `argument_count` of the given element types: for all of them, or for
 * as many as there are types, namely one element each of `argument_count` shuffled copies of the list (the
 * same in every run), so that every type appears once in every place. More than 1,000,000 calls are
 * INVALID_ARGUMENT. Ends at the first failure: its status and message reach the caller, with the element
 * types in front.
 *
 * @param dtypes         element types; `count` elements.
 * @param count          number of elements of `dtypes`.
 * @param argument_count how many element types a call gets.
 * @param full           1: all combinations; 0: the pairing of ctn_testing_for_dtypes_combination; -1: all if
 *                       CATENARY_TEST_FULL_COMBINATION=1 is in the environment.
 * @param function       a callback.
 * @param user_data      handed to `function` at each call.
 * @param destroy        called exactly once with `user_data` when it is no longer needed, also when this call
 *                       fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.for_dtypes_combination. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_for_dtypes_combination(const ctn_dtype *dtypes, size_t count,
                                                      size_t argument_count, int32_t full,
                                                      ctn_testing_dtypes_fn function, void *user_data,
                                                      ctn_destroy_fn destroy);

/**
 * ctn_testing_for_dtypes_combination with the types of ctn_testing_for_all_dtypes.
 *
 * @param argument_count how many element types a call gets.
 * @param no_float16     whether float16 and bfloat16 are left out; 0 or 1.
 * @param no_bool        whether bool is left out; 0 or 1.
 * @param full           1: all combinations; 0: the pairing of ctn_testing_for_dtypes_combination; -1: all if
 *                       CATENARY_TEST_FULL_COMBINATION=1 is in the environment.
 * @param function       a callback.
 * @param user_data      handed to `function` at each call.
 * @param destroy        called exactly once with `user_data` when it is no longer needed, also when this call
 *                       fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.for_all_dtypes_combination. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_for_all_dtypes_combination(size_t argument_count, int32_t no_float16,
                                                          int32_t no_bool, int32_t full,
                                                          ctn_testing_dtypes_fn function, void *user_data,
                                                          ctn_destroy_fn destroy);

/**
 * ctn_testing_for_dtypes_combination with the types of ctn_testing_for_signed_dtypes.
 *
 * @param argument_count how many element types a call gets.
 * @param full           1: all combinations; 0: the pairing of ctn_testing_for_dtypes_combination; -1: all if
 *                       CATENARY_TEST_FULL_COMBINATION=1 is in the environment.
 * @param function       a callback.
 * @param user_data      handed to `function` at each call.
 * @param destroy        called exactly once with `user_data` when it is no longer needed, also when this call
 *                       fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.for_signed_dtypes_combination. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_for_signed_dtypes_combination(size_t argument_count, int32_t full,
    ctn_testing_dtypes_fn function, void *user_data, ctn_destroy_fn destroy);

/**
 * ctn_testing_for_dtypes_combination with the types of ctn_testing_for_unsigned_dtypes.
 *
 * @param argument_count how many element types a call gets.
 * @param full           1: all combinations; 0: the pairing of ctn_testing_for_dtypes_combination; -1: all if
 *                       CATENARY_TEST_FULL_COMBINATION=1 is in the environment.
 * @param function       a callback.
 * @param user_data      handed to `function` at each call.
 * @param destroy        called exactly once with `user_data` when it is no longer needed, also when this call
 *                       fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.for_unsigned_dtypes_combination. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_for_unsigned_dtypes_combination(size_t argument_count, int32_t full,
    ctn_testing_dtypes_fn function, void *user_data, ctn_destroy_fn destroy);

/**
 * ctn_testing_for_dtypes_combination with the types of ctn_testing_for_int_dtypes.
 *
 * @param argument_count how many element types a call gets.
 * @param no_bool        whether bool is left out; 0 or 1.
 * @param full           1: all combinations; 0: the pairing of ctn_testing_for_dtypes_combination; -1: all if
 *                       CATENARY_TEST_FULL_COMBINATION=1 is in the environment.
 * @param function       a callback.
 * @param user_data      handed to `function` at each call.
 * @param destroy        called exactly once with `user_data` when it is no longer needed, also when this call
 *                       fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.for_int_dtypes_combination. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_for_int_dtypes_combination(size_t argument_count, int32_t no_bool,
                                                          int32_t full, ctn_testing_dtypes_fn function,
                                                          void *user_data, ctn_destroy_fn destroy);

/**
 * Runs `compute` on two devices and asserts that the results are close, as ctn_testing_assert_allclose
 * (actual: of `second`, desired: of `first`). Both runs end with a wait for their device, so that late
 * failures belong to them. A failure of only one of them, different statuses, and (unless `accept_error`) the
 * same failure of both give CTN_ERROR_ASSERTION with the messages. The current device is restored in every
 * case.
 *
 * @param first        the device that is taken for right, or NULL for cpu; UTF-8 text, or NULL.
 * @param second       the device under test, or NULL for the current one; UTF-8 text, or NULL.
 * @param rtol         relative tolerance.
 * @param atol         absolute tolerance.
 * @param err_msg      text for the message, or NULL for none; UTF-8 text, or NULL.
 * @param verbose      whether the message shows the arrays; 0 or 1.
 * @param type_check   whether the element types must agree; 0 or 1.
 * @param accept_error whether it is right that both fail with one status; 0 or 1.
 * @param compute      a callback.
 * @param user_data    handed to `compute` at each call.
 * @param destroy      called exactly once with `user_data` when it is no longer needed, also when this call
 *                     fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.numpy_cupy_allclose. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_devices_allclose(const char *first, const char *second, double rtol,
                                                double atol, const char *err_msg, int32_t verbose,
                                                int32_t type_check, int32_t accept_error,
                                                ctn_testing_compute_fn compute, void *user_data,
                                                ctn_destroy_fn destroy);

/**
 * ctn_testing_devices_allclose with ctn_testing_assert_array_almost_equal.
 *
 * @param first        the device that is taken for right, or NULL for cpu; UTF-8 text, or NULL.
 * @param second       the device under test, or NULL for the current one; UTF-8 text, or NULL.
 * @param decimal      digits after the point that count.
 * @param err_msg      text for the message, or NULL for none; UTF-8 text, or NULL.
 * @param verbose      whether the message shows the arrays; 0 or 1.
 * @param type_check   whether the element types must agree; 0 or 1.
 * @param accept_error whether it is right that both fail with one status; 0 or 1.
 * @param compute      a callback.
 * @param user_data    handed to `compute` at each call.
 * @param destroy      called exactly once with `user_data` when it is no longer needed, also when this call
 *                     fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.numpy_cupy_array_almost_equal. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_devices_array_almost_equal(const char *first, const char *second,
                                                          int32_t decimal, const char *err_msg,
                                                          int32_t verbose, int32_t type_check,
                                                          int32_t accept_error,
                                                          ctn_testing_compute_fn compute, void *user_data,
                                                          ctn_destroy_fn destroy);

/**
 * ctn_testing_devices_allclose with ctn_testing_assert_array_almost_equal_nulp.
 *
 * @param first        the device that is taken for right, or NULL for cpu; UTF-8 text, or NULL.
 * @param second       the device under test, or NULL for the current one; UTF-8 text, or NULL.
 * @param nulp         how many units in the last place.
 * @param type_check   whether the element types must agree; 0 or 1.
 * @param accept_error whether it is right that both fail with one status; 0 or 1.
 * @param compute      a callback.
 * @param user_data    handed to `compute` at each call.
 * @param destroy      called exactly once with `user_data` when it is no longer needed, also when this call
 *                     fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.numpy_cupy_array_almost_equal_nulp. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_devices_array_almost_equal_nulp(const char *first, const char *second,
    int64_t nulp, int32_t type_check, int32_t accept_error, ctn_testing_compute_fn compute, void *user_data,
    ctn_destroy_fn destroy);

/**
 * ctn_testing_devices_allclose with ctn_testing_assert_array_max_ulp.
 *
 * @param first        the device that is taken for right, or NULL for cpu; UTF-8 text, or NULL.
 * @param second       the device under test, or NULL for the current one; UTF-8 text, or NULL.
 * @param maxulp       how many units in the last place.
 * @param dtype        the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param type_check   whether the element types must agree; 0 or 1.
 * @param accept_error whether it is right that both fail with one status; 0 or 1.
 * @param compute      a callback.
 * @param user_data    handed to `compute` at each call.
 * @param destroy      called exactly once with `user_data` when it is no longer needed, also when this call
 *                     fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.numpy_cupy_array_max_ulp. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_devices_array_max_ulp(const char *first, const char *second, int64_t maxulp,
                                                     ctn_dtype dtype, int32_t type_check,
                                                     int32_t accept_error, ctn_testing_compute_fn compute,
                                                     void *user_data, ctn_destroy_fn destroy);

/**
 * ctn_testing_devices_allclose with ctn_testing_assert_array_equal.
 *
 * @param first        the device that is taken for right, or NULL for cpu; UTF-8 text, or NULL.
 * @param second       the device under test, or NULL for the current one; UTF-8 text, or NULL.
 * @param err_msg      text for the message, or NULL for none; UTF-8 text, or NULL.
 * @param verbose      whether the message shows the arrays; 0 or 1.
 * @param type_check   whether the element types must agree; 0 or 1.
 * @param accept_error whether it is right that both fail with one status; 0 or 1.
 * @param compute      a callback.
 * @param user_data    handed to `compute` at each call.
 * @param destroy      called exactly once with `user_data` when it is no longer needed, also when this call
 *                     fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.numpy_cupy_array_equal. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_devices_array_equal(const char *first, const char *second, const char *err_msg,
                                                   int32_t verbose, int32_t type_check, int32_t accept_error,
                                                   ctn_testing_compute_fn compute, void *user_data,
                                                   ctn_destroy_fn destroy);

/**
 * ctn_testing_devices_allclose for lists of at most `capacity` arrays, with
 * ctn_testing_assert_array_list_equal; a failure of either run is a mismatch.
 *
 * @param first     the device that is taken for right, or NULL for cpu; UTF-8 text, or NULL.
 * @param second    the device under test, or NULL for the current one; UTF-8 text, or NULL.
 * @param capacity  most arrays of a list.
 * @param err_msg   text for the message, or NULL for none; UTF-8 text, or NULL.
 * @param verbose   whether the message shows the arrays; 0 or 1.
 * @param compute   a callback.
 * @param user_data handed to `compute` at each call.
 * @param destroy   called exactly once with `user_data` when it is no longer needed, also when this call
 *                  fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.numpy_cupy_array_list_equal. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_devices_array_list_equal(const char *first, const char *second,
                                                        size_t capacity, const char *err_msg, int32_t verbose,
                                                        ctn_testing_compute_list_fn compute, void *user_data,
                                                        ctn_destroy_fn destroy);

/**
 * ctn_testing_devices_allclose with ctn_testing_assert_array_less: the result of `second` is less than that
 * of `first`.
 *
 * @param first        the device that is taken for right, or NULL for cpu; UTF-8 text, or NULL.
 * @param second       the device under test, or NULL for the current one; UTF-8 text, or NULL.
 * @param err_msg      text for the message, or NULL for none; UTF-8 text, or NULL.
 * @param verbose      whether the message shows the arrays; 0 or 1.
 * @param type_check   whether the element types must agree; 0 or 1.
 * @param accept_error whether it is right that both fail with one status; 0 or 1.
 * @param compute      a callback.
 * @param user_data    handed to `compute` at each call.
 * @param destroy      called exactly once with `user_data` when it is no longer needed, also when this call
 *                     fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.numpy_cupy_array_less. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_devices_array_less(const char *first, const char *second, const char *err_msg,
                                                  int32_t verbose, int32_t type_check, int32_t accept_error,
                                                  ctn_testing_compute_fn compute, void *user_data,
                                                  ctn_destroy_fn destroy);

/**
 * Runs `compute` on two devices and asserts that both fail with the same status; late failures count. The
 * current device is restored in every case.
 *
 * @param first     the device that is taken for right, or NULL for cpu; UTF-8 text, or NULL.
 * @param second    the device under test, or NULL for the current one; UTF-8 text, or NULL.
 * @param compute   a callback.
 * @param user_data handed to `compute` at each call.
 * @param destroy   called exactly once with `user_data` when it is no longer needed, also when this call
 *                  fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.numpy_cupy_raises. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_devices_raise(const char *first, const char *second,
                                             ctn_testing_compute_fn compute, void *user_data,
                                             ctn_destroy_fn destroy);

#ifdef __cplusplus
}
#endif

#endif
