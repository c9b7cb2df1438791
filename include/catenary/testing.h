/**
 * catenary/testing.h: For tests: assertions on arrays, loops over element types, comparison of devices, and
 * gradients against finite differences.
 *
 * Outside of the promise of docs/abi.md: what is declared here may change or go in any version, and
 * catenary.h does not include it.
 *
 * A wrong gradient is CTN_ERROR_ASSERTION, and the message names the function, the input or parameter, the
 * element with the largest error, what was expected and what was computed. A function under test is called
 * twice for every element of its inputs, and must not be random. Inputs without a floating dtype have no
 * gradient; a floating input whose gradient does not arrive counts as zero. The reference's defaults are eps
 * 1e-3, rtol 1e-4 and atol 1e-5; in float32 an eps of 1e-2 and tolerances of 1e-3 are more suitable.
 *
 * An assertion that does not hold is CTN_ERROR_ASSERTION, a status that nothing else returns, and
 * ctn_error_message() shows what NumPy's assertion of that name would: the mismatching elements, the largest
 * differences, the arrays. Arrays may be on any devices, even on different ones; they are copied to the host.
 * Callbacks run before the call returns, in order and on the calling thread.
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
 * Computes all outputs from arrays that the callback knows.
 *
 * @param user_data    The data passed to the callbacks; may be NULL.
 * @param outputs      Receives the outputs, as new references (room for `output_count`).
 * @param output_count Room in `outputs`.
 */
typedef ctn_status (CTN_CALL *ctn_gradient_check_arrays_fn)(void *user_data, ctn_array **outputs,
    size_t output_count);

/**
 * Computes all outputs of the function under test from its inputs.
 *
 * @param user_data    The data passed to the callbacks; may be NULL.
 * @param inputs       The inputs, borrowed (`input_count` elements).
 * @param input_count  Number of elements of `inputs`.
 * @param outputs      Receives the outputs, as new references (room for `output_count`).
 * @param output_count Room in `outputs`.
 */
typedef ctn_status (CTN_CALL *ctn_gradient_check_fn)(void *user_data, ctn_variable *const *inputs,
    size_t input_count, ctn_variable **outputs, size_t output_count);

/**
 * A test for some element types. If it returns a status other than CTN_OK, the loop ends.
 *
 * @param user_data The data given with the callback.
 * @param dtypes    The element types to test (`count` elements).
 * @param count     Number of elements of `dtypes`.
 */
typedef ctn_status (CTN_CALL *ctn_testing_dtypes_fn)(void *user_data, const ctn_dtype *dtypes, size_t count);

/**
 * Computes an array on the calling thread's current device. Failures are results as well: they are compared.
 *
 * @param user_data The data given with the callback.
 * @param device    Name of the current device.
 * @param out       Receives the array, as a new reference.
 */
typedef ctn_status (CTN_CALL *ctn_testing_compute_fn)(void *user_data, const char *device, ctn_array **out);

/**
 * Computes a list of arrays on the calling thread's current device. Failures are results as well: they are
 * compared.
 *
 * @param user_data The data given with the callback.
 * @param device    Name of the current device.
 * @param outs      Receives the arrays, as new references (room for `capacity`).
 * @param capacity  Room in `outs`.
 * @param count     Receives the number of arrays.
 */
typedef ctn_status (CTN_CALL *ctn_testing_compute_list_fn)(void *user_data, const char *device,
    ctn_array **outs, size_t capacity, size_t *count);

/**
 * Gradients of the sum of grad_outputs[i] * outputs[i] with respect to the inputs, by central differences,
 * all on one device.
 *
 * @param f            Computes the outputs from the present elements of the inputs.
 * @param user_data    Passed to each call of `f`.
 * @param destroy      Called exactly once with `user_data` when it is no longer needed, also if this call
 *                     fails; may be NULL.
 * @param inputs       The inputs (`input_count` elements). Their elements change while `f` runs, and have
 *                     their old bits when the call returns. Changed in place.
 * @param input_count  Number of elements of `inputs`.
 * @param grad_outputs Arrays of the shapes of the outputs; NULL entries count as zeros (`output_count`
 *                     elements).
 * @param output_count Number of elements of `grad_outputs`.
 * @param eps          Step of the differences, above 0.
 * @param grads        Receives an array for each input; NULL for those without a floating dtype (room for
 *                     `input_count`).
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
 * Checks the gradients of a function of variables with respect to its inputs and to `params`. Inputs that are
 * not C-contiguous are passed to `f` as they are for the gradient, and as contiguous copies for the
 * differences; the outputs of both must agree.
 *
 * @param f           The function under test.
 * @param user_data   Passed to each call of `f`.
 * @param destroy     Called exactly once with `user_data` when it is no longer needed, also if this call
 *                    fails; may be NULL.
 * @param x_data      The inputs; they do not change (`x_count` elements). Changed in place.
 * @param x_count     Number of elements of `x_data`.
 * @param y_grad      Upstream gradients (`y_count` elements). NULL, for the list or for an entry, means 1 for
 *                    an output of one element, and fixed numbers of both signs otherwise.
 * @param y_count     Number of outputs, at least 1, even if `y_grad` is NULL.
 * @param params      Further variables that the function reads (`param_count` elements). NULL: none.
 * @param param_count Number of elements of `params`.
 * @param eps         Step of the differences, above 0.
 * @param rtol        Relative tolerance, at least 0.
 * @param atol        Absolute tolerance, at least 0.
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
 * Checks second derivatives: the gradients of backward with create_graph are differentiated with respect to
 * the inputs, to `params` and to the upstream gradients, and compared with differences of the plain
 * gradients.
 *
 * @param f           The function under test.
 * @param user_data   Passed to each call of `f`.
 * @param destroy     Called exactly once with `user_data` when it is no longer needed, also if this call
 *                    fails; may be NULL.
 * @param x_data      The inputs; they do not change (`x_count` elements). Changed in place.
 * @param x_count     Number of elements of `x_data`.
 * @param y_grad      Upstream gradients (`y_count` elements). NULL, for the list or for an entry, means 1 for
 *                    an output of one element, and fixed numbers of both signs otherwise.
 * @param y_count     Number of outputs, at least 1, even if `y_grad` is NULL.
 * @param params      Further variables that the function reads (`param_count` elements). NULL: none.
 * @param param_count Number of elements of `params`.
 * @param eps         Step of the differences, above 0.
 * @param rtol        Relative tolerance, at least 0.
 * @param atol        Absolute tolerance, at least 0.
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
 * ctn_gradient_check_backward or ctn_gradient_check_double_backward of a user function.
 *
 * @param f       A function from ctn_function_new.
 * @param x_data  The inputs; they do not change (`x_count` elements). Changed in place.
 * @param x_count Number of elements of `x_data`.
 * @param y_grad  Upstream gradients (`y_count` elements). NULL, for the list or for an entry, means 1 for an
 *                output of one element, and fixed numbers of both signs otherwise.
 * @param y_count Number of outputs, at least 1, even if `y_grad` is NULL.
 * @param order   1 for first derivatives, 2 for second derivatives.
 * @param eps     Step of the differences, above 0.
 * @param rtol    Relative tolerance, at least 0.
 * @param atol    Absolute tolerance, at least 0.
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
 * ctn_gradient_check_backward or ctn_gradient_check_double_backward of a link, with respect to its inputs and
 * all its parameters. The parameters and their gradients do not change.
 *
 * @param link    The link.
 * @param x_data  The inputs; they do not change (`x_count` elements). Changed in place.
 * @param x_count Number of elements of `x_data`.
 * @param y_grad  Upstream gradients (`y_count` elements). NULL, for the list or for an entry, means 1 for an
 *                output of one element, and fixed numbers of both signs otherwise.
 * @param y_count Number of outputs, at least 1, even if `y_grad` is NULL.
 * @param order   1 for first derivatives, 2 for second derivatives.
 * @param eps     Step of the differences, above 0.
 * @param rtol    Relative tolerance, at least 0.
 * @param atol    Absolute tolerance, at least 0.
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
 * Asserts |actual - desired| <= atol + rtol * |desired| for all elements. NaN equals NaN, and infinities
 * equal themselves. Both arrays have the same shape, or one is 0-d. NumPy's defaults are rtol 1e-7 and atol
 * 0; those of the reference's gradient_check are 1e-4 and 1e-5.
 *
 * @param actual  The array to test.
 * @param desired The expected array.
 * @param rtol    Relative tolerance.
 * @param atol    Absolute tolerance.
 * @param err_msg Text for the message. NULL: none.
 * @param verbose Whether the message shows the arrays (0 or 1).
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.assert_allclose,
 * chainer.gradient_check.assert_allclose. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_assert_allclose(const ctn_array *actual, const ctn_array *desired, double rtol,
                                               double atol, const char *err_msg, int32_t verbose);

/**
 * Asserts |x - y| < 1.5 * 10^-decimal for all elements. NaN equals NaN, and infinities equal themselves. Both
 * arrays have the same shape, or one is 0-d. NumPy's default is decimal 6.
 *
 * @param x       The first array.
 * @param y       The second array.
 * @param decimal Number of digits after the decimal point that count.
 * @param err_msg Text for the message. NULL: none.
 * @param verbose Whether the message shows the arrays (0 or 1).
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
 * the next number of the promoted floating type. NaN and infinities are never close. NumPy's default is nulp
 * 1. bool is a DTYPE error.
 *
 * @param x    The first array.
 * @param y    The second array.
 * @param nulp Number of units in the last place.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.assert_array_almost_equal_nulp. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_assert_array_almost_equal_nulp(const ctn_array *x, const ctn_array *y,
    int64_t nulp);

/**
 * Asserts that at most `maxulp` representable numbers are between each element of `a` and that of `b`,
 * counted exactly in the promoted floating type (float64 for integers). NaN equals NaN. NumPy's default is
 * maxulp 1. The shapes must be equal; bool is a DTYPE error.
 *
 * @param a      The first array.
 * @param b      The second array.
 * @param maxulp Number of units in the last place.
 * @param dtype  Floating element type for the comparison, or CTN_DTYPE_NONE for the promoted one.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.assert_array_max_ulp. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_assert_array_max_ulp(const ctn_array *a, const ctn_array *b, int64_t maxulp,
                                                    ctn_dtype dtype);

/**
 * Asserts that all elements are equal. NaN equals NaN, and the dtypes may differ. Both arrays have the same
 * shape, or one is 0-d.
 *
 * @param x       The first array.
 * @param y       The second array.
 * @param err_msg Text for the message. NULL: none.
 * @param verbose Whether the message shows the arrays (0 or 1).
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.assert_array_equal. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_assert_array_equal(const ctn_array *x, const ctn_array *y, const char *err_msg,
                                                  int32_t verbose);

/**
 * ctn_testing_assert_array_equal for each pair of arrays of two lists. Lists of different lengths do not
 * match; the message names the position that does not.
 *
 * @param xlist   The first arrays (`xcount` elements).
 * @param xcount  Number of elements of `xlist`.
 * @param ylist   The second arrays (`ycount` elements).
 * @param ycount  Number of elements of `ylist`.
 * @param err_msg Text for the message. NULL: none.
 * @param verbose Whether the message shows the arrays (0 or 1).
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.assert_array_list_equal. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_assert_array_list_equal(const ctn_array *const *xlist, size_t xcount,
                                                       const ctn_array *const *ylist, size_t ycount,
                                                       const char *err_msg, int32_t verbose);

/**
 * Asserts x < y for all elements; if one is NaN, the other must be NaN, too. Both arrays have the same shape,
 * or one is 0-d.
 *
 * @param x       The first array.
 * @param y       The second array.
 * @param err_msg Text for the message. NULL: none.
 * @param verbose Whether the message shows the arrays (0 or 1).
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.assert_array_less. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_assert_array_less(const ctn_array *x, const ctn_array *y, const char *err_msg,
                                                 int32_t verbose);

/**
 * Calls a test for each of several element types, one at a time. It ends at the first failure, whose status
 * and message, after the element types, reach the caller.
 *
 * @param dtypes    The element types, at least one (`count` elements).
 * @param count     Number of elements of `dtypes`.
 * @param function  The test.
 * @param user_data Passed to each call of `function`.
 * @param destroy   Called exactly once with `user_data` when it is no longer needed, also if this call fails;
 *                  may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.for_dtypes. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_for_dtypes(const ctn_dtype *dtypes, size_t count,
                                          ctn_testing_dtypes_fn function, void *user_data,
                                          ctn_destroy_fn destroy);

/**
 * Calls a test for each element type: float16, bfloat16, float32, float64, int8 to int64, uint8 to uint64,
 * bool. It ends at the first failure, whose status and message, after the element types, reach the caller.
 *
 * @param no_float16 Whether to leave out float16 and bfloat16 (0 or 1).
 * @param no_bool    Whether to leave out bool (0 or 1).
 * @param function   The test.
 * @param user_data  Passed to each call of `function`.
 * @param destroy    Called exactly once with `user_data` when it is no longer needed, also if this call
 *                   fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.for_all_dtypes. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_for_all_dtypes(int32_t no_float16, int32_t no_bool,
                                              ctn_testing_dtypes_fn function, void *user_data,
                                              ctn_destroy_fn destroy);

/**
 * Calls a test for float16, bfloat16, float32 and float64. It ends at the first failure, whose status and
 * message, after the element types, reach the caller.
 *
 * @param no_float16 Whether to leave out float16 and bfloat16 (0 or 1).
 * @param function   The test.
 * @param user_data  Passed to each call of `function`.
 * @param destroy    Called exactly once with `user_data` when it is no longer needed, also if this call
 *                   fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.for_float_dtypes. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_for_float_dtypes(int32_t no_float16, ctn_testing_dtypes_fn function,
                                                void *user_data, ctn_destroy_fn destroy);

/**
 * Calls a test for int8 to int64. It ends at the first failure, whose status and message, after the element
 * types, reach the caller.
 *
 * @param function  The test.
 * @param user_data Passed to each call of `function`.
 * @param destroy   Called exactly once with `user_data` when it is no longer needed, also if this call fails;
 *                  may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.for_signed_dtypes. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_for_signed_dtypes(ctn_testing_dtypes_fn function, void *user_data,
                                                 ctn_destroy_fn destroy);

/**
 * Calls a test for uint8 to uint64. It ends at the first failure, whose status and message, after the element
 * types, reach the caller.
 *
 * @param function  The test.
 * @param user_data Passed to each call of `function`.
 * @param destroy   Called exactly once with `user_data` when it is no longer needed, also if this call fails;
 *                  may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.for_unsigned_dtypes. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_for_unsigned_dtypes(ctn_testing_dtypes_fn function, void *user_data,
                                                   ctn_destroy_fn destroy);

/**
 * Calls a test for int8 to int64, uint8 to uint64 and bool. It ends at the first failure, whose status and
 * message, after the element types, reach the caller.
 *
 * @param no_bool   Whether to leave out bool (0 or 1).
 * @param function  The test.
 * @param user_data Passed to each call of `function`.
 * @param destroy   Called exactly once with `user_data` when it is no longer needed, also if this call fails;
 *                  may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.for_int_dtypes. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_for_int_dtypes(int32_t no_bool, ctn_testing_dtypes_fn function,
                                              void *user_data, ctn_destroy_fn destroy);

/**
 * Calls a test for combinations of element types: for all of them, or for as many as there are types. The
 * latter take one element each of `argument_count` shuffled copies of the list (the same in every run), so
 * that every type appears once in every place. More than 1,000,000 calls are INVALID_ARGUMENT. It ends at the
 * first failure, whose status and message, after the element types, reach the caller.
 *
 * @param dtypes         The element types, at least one (`count` elements).
 * @param count          Number of elements of `dtypes`.
 * @param argument_count Number of element types for each call, 1 to 64.
 * @param full           1 for all combinations, 0 for as many as there are types, -1 for all if
 *                       CATENARY_TEST_FULL_COMBINATION=1 is in the environment and otherwise as with 0.
 * @param function       The test.
 * @param user_data      Passed to each call of `function`.
 * @param destroy        Called exactly once with `user_data` when it is no longer needed, also if this call
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
 * @param argument_count Number of element types for each call, 1 to 64.
 * @param no_float16     Whether to leave out float16 and bfloat16 (0 or 1).
 * @param no_bool        Whether to leave out bool (0 or 1).
 * @param full           1 for all combinations, 0 for as many as there are types, -1 for all if
 *                       CATENARY_TEST_FULL_COMBINATION=1 is in the environment and otherwise as with 0.
 * @param function       The test.
 * @param user_data      Passed to each call of `function`.
 * @param destroy        Called exactly once with `user_data` when it is no longer needed, also if this call
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
 * @param argument_count Number of element types for each call, 1 to 64.
 * @param full           1 for all combinations, 0 for as many as there are types, -1 for all if
 *                       CATENARY_TEST_FULL_COMBINATION=1 is in the environment and otherwise as with 0.
 * @param function       The test.
 * @param user_data      Passed to each call of `function`.
 * @param destroy        Called exactly once with `user_data` when it is no longer needed, also if this call
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
 * @param argument_count Number of element types for each call, 1 to 64.
 * @param full           1 for all combinations, 0 for as many as there are types, -1 for all if
 *                       CATENARY_TEST_FULL_COMBINATION=1 is in the environment and otherwise as with 0.
 * @param function       The test.
 * @param user_data      Passed to each call of `function`.
 * @param destroy        Called exactly once with `user_data` when it is no longer needed, also if this call
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
 * @param argument_count Number of element types for each call, 1 to 64.
 * @param no_bool        Whether to leave out bool (0 or 1).
 * @param full           1 for all combinations, 0 for as many as there are types, -1 for all if
 *                       CATENARY_TEST_FULL_COMBINATION=1 is in the environment and otherwise as with 0.
 * @param function       The test.
 * @param user_data      Passed to each call of `function`.
 * @param destroy        Called exactly once with `user_data` when it is no longer needed, also if this call
 *                       fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread. Reference: cupy.testing.for_int_dtypes_combination. Since 0.1.0.
 */
CTN_API ctn_status ctn_testing_for_int_dtypes_combination(size_t argument_count, int32_t no_bool,
                                                          int32_t full, ctn_testing_dtypes_fn function,
                                                          void *user_data, ctn_destroy_fn destroy);

/**
 * Runs a computation on two devices and asserts that the results are close, like ctn_testing_assert_allclose
 * with the result of `second` as actual and that of `first` as desired. Both runs wait for their device, so
 * that late failures belong to them. A failure of only one of them, different statuses, and (unless
 * `accept_error`) the same failure of both are CTN_ERROR_ASSERTION with the messages. The current device is
 * always restored.
 *
 * @param first        The device whose results are right. NULL: "cpu".
 * @param second       The device to test. NULL: the current device.
 * @param rtol         Relative tolerance.
 * @param atol         Absolute tolerance.
 * @param err_msg      Text for the message. NULL: none.
 * @param verbose      Whether the message shows the arrays (0 or 1).
 * @param type_check   Whether the element types must be equal (0 or 1).
 * @param accept_error Whether it is right that both runs fail with the same status (0 or 1).
 * @param compute      Computes the result on the current device.
 * @param user_data    Passed to each call of `compute`.
 * @param destroy      Called exactly once with `user_data` when it is no longer needed, also if this call
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
 * @param first        The device whose results are right. NULL: "cpu".
 * @param second       The device to test. NULL: the current device.
 * @param decimal      Number of digits after the decimal point that count.
 * @param err_msg      Text for the message. NULL: none.
 * @param verbose      Whether the message shows the arrays (0 or 1).
 * @param type_check   Whether the element types must be equal (0 or 1).
 * @param accept_error Whether it is right that both runs fail with the same status (0 or 1).
 * @param compute      Computes the result on the current device.
 * @param user_data    Passed to each call of `compute`.
 * @param destroy      Called exactly once with `user_data` when it is no longer needed, also if this call
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
 * @param first        The device whose results are right. NULL: "cpu".
 * @param second       The device to test. NULL: the current device.
 * @param nulp         Number of units in the last place.
 * @param type_check   Whether the element types must be equal (0 or 1).
 * @param accept_error Whether it is right that both runs fail with the same status (0 or 1).
 * @param compute      Computes the result on the current device.
 * @param user_data    Passed to each call of `compute`.
 * @param destroy      Called exactly once with `user_data` when it is no longer needed, also if this call
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
 * @param first        The device whose results are right. NULL: "cpu".
 * @param second       The device to test. NULL: the current device.
 * @param maxulp       Number of units in the last place.
 * @param dtype        Floating element type for the comparison, or CTN_DTYPE_NONE for the promoted one.
 * @param type_check   Whether the element types must be equal (0 or 1).
 * @param accept_error Whether it is right that both runs fail with the same status (0 or 1).
 * @param compute      Computes the result on the current device.
 * @param user_data    Passed to each call of `compute`.
 * @param destroy      Called exactly once with `user_data` when it is no longer needed, also if this call
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
 * @param first        The device whose results are right. NULL: "cpu".
 * @param second       The device to test. NULL: the current device.
 * @param err_msg      Text for the message. NULL: none.
 * @param verbose      Whether the message shows the arrays (0 or 1).
 * @param type_check   Whether the element types must be equal (0 or 1).
 * @param accept_error Whether it is right that both runs fail with the same status (0 or 1).
 * @param compute      Computes the result on the current device.
 * @param user_data    Passed to each call of `compute`.
 * @param destroy      Called exactly once with `user_data` when it is no longer needed, also if this call
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
 * ctn_testing_devices_allclose for lists of arrays, with ctn_testing_assert_array_list_equal; a failure of
 * either run is a mismatch.
 *
 * @param first     The device whose results are right. NULL: "cpu".
 * @param second    The device to test. NULL: the current device.
 * @param capacity  Maximum number of arrays in a list.
 * @param err_msg   Text for the message. NULL: none.
 * @param verbose   Whether the message shows the arrays (0 or 1).
 * @param compute   Computes the results on the current device.
 * @param user_data Passed to each call of `compute`.
 * @param destroy   Called exactly once with `user_data` when it is no longer needed, also if this call fails;
 *                  may be NULL.
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
 * @param first        The device whose results are right. NULL: "cpu".
 * @param second       The device to test. NULL: the current device.
 * @param err_msg      Text for the message. NULL: none.
 * @param verbose      Whether the message shows the arrays (0 or 1).
 * @param type_check   Whether the element types must be equal (0 or 1).
 * @param accept_error Whether it is right that both runs fail with the same status (0 or 1).
 * @param compute      Computes the result on the current device.
 * @param user_data    Passed to each call of `compute`.
 * @param destroy      Called exactly once with `user_data` when it is no longer needed, also if this call
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
 * Runs a computation on two devices and asserts that both fail with the same status, including late failures.
 * The current device is always restored.
 *
 * @param first     The device whose results are right. NULL: "cpu".
 * @param second    The device to test. NULL: the current device.
 * @param compute   Computes the result on the current device.
 * @param user_data Passed to each call of `compute`.
 * @param destroy   Called exactly once with `user_data` when it is no longer needed, also if this call fails;
 *                  may be NULL.
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
