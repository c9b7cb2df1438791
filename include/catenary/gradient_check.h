/**
 * catenary/gradient_check.h: Gradients of functions and links against finite differences, for tests.
 *
 * catenary.h does not include this header. A gradient that is wrong gives CTN_ERROR_ASSERTION, and the
 * message names the function, the input or parameter, the element that is worst, what was expected and what
 * came. A function under test is called twice for every element of its inputs, and must not be random. Inputs
 * without a floating dtype have no gradient; a floating input whose gradient does not arrive counts as zero.
 * The reference's defaults: eps 1e-3, atol 1e-5, rtol 1e-4; in float32 an eps of 1e-2 and tolerances of 1e-3
 * are more apt.
 *
 * Threads: As variables.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_GRADIENT_CHECK_H
#define CATENARY_GRADIENT_CHECK_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>
#include <catenary/function.h>
#include <catenary/link.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Computes all outputs (new references) from arrays that the callback knows of itself.
 *
 * @param user_data    a pointer.
 * @param outputs      out: each receives a new reference, NULL after a failure, `output_count` elements.
 * @param output_count number of elements of `outputs`.
 */
typedef ctn_status (*ctn_gradient_check_arrays_fn)(void *user_data, ctn_array **outputs, size_t output_count);

/**
 * Computes all outputs (new references) of the function under test from its inputs.
 *
 * @param user_data    a pointer.
 * @param inputs       variables, borrowed, `input_count` elements.
 * @param input_count  number of elements of `inputs`.
 * @param outputs      out: each receives a new reference, NULL after a failure, `output_count` elements.
 * @param output_count number of elements of `outputs`.
 */
typedef ctn_status (*ctn_gradient_check_fn)(void *user_data, ctn_variable *const *inputs, size_t input_count,
    ctn_variable **outputs, size_t output_count);

/**
 * Asserts |x - y| <= atol + rtol * |y| for all elements; NaN equals NaN. The arrays may live on different
 * devices. The reference's defaults: atol 1e-5, rtol 1e-4.
 *
 * @param x       an array, borrowed.
 * @param y       an array, borrowed.
 * @param atol    absolute tolerance.
 * @param rtol    relative tolerance.
 * @param verbose whether the message shows the arrays; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.gradient_check.assert_allclose. Since 0.1.0.
 */
CTN_API ctn_status ctn_gradient_check_assert_allclose(const ctn_array *x, const ctn_array *y, double atol,
                                                      double rtol, int32_t verbose);

/**
 * Gradients of the sum of grad_outputs[i] * outputs[i] with respect to the inputs, by central differences.
 * The elements of the inputs are changed in place while `f` runs, and hold their old bits when the call
 * returns. `grads` receives an array for each input, NULL for those without a floating dtype.
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
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.gradient_check.numerical_grad. Since 0.1.0.
 */
CTN_API ctn_status ctn_gradient_check_numerical_grad(ctn_gradient_check_arrays_fn f, void *user_data,
                                                     void (*destroy)(void *), ctn_array *const *inputs,
                                                     size_t input_count, const ctn_array *const *grad_outputs,
                                                     size_t output_count, double eps, ctn_array **grads);

/**
 * Checks the gradients of a function of variables with respect to its inputs and to `params`, further
 * variables that it reads. Without `y_grad`, or where an entry is NULL, the upstream gradient is 1 for an
 * output of one element, and fixed numbers of both signs for others. Inputs that are not C-contiguous are
 * given to `f` as they are for the gradient, and as contiguous copies for the differences; the outputs of
 * both must agree.
 *
 * @param f           a callback.
 * @param user_data   handed to `f` at each call.
 * @param destroy     called exactly once with `user_data` when it is no longer needed, also when this call
 *                    fails; may be NULL.
 * @param x_data      the inputs, borrowed and left as they are; arrays, borrowed, `x_count` elements.
 * @param x_count     number of elements of `x_data`.
 * @param y_grad      upstream gradients, borrowed; entries may be NULL; arrays, borrowed, `y_count` elements,
 *                    or NULL.
 * @param y_count     number of outputs, at least 1, also where y_grad is NULL.
 * @param params      variables, borrowed; variables, borrowed, `param_count` elements, or NULL.
 * @param param_count number of elements of `params`.
 * @param eps         step of the differences.
 * @param atol        absolute tolerance.
 * @param rtol        relative tolerance.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Reference: chainer.gradient_check.check_backward. Since 0.1.0.
 */
CTN_API ctn_status ctn_gradient_check_backward(ctn_gradient_check_fn f, void *user_data,
                                               void (*destroy)(void *), ctn_array *const *x_data,
                                               size_t x_count, const ctn_array *const *y_grad, size_t y_count,
                                               ctn_variable *const *params, size_t param_count, double eps,
                                               double atol, double rtol);

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
 * @param y_count     number of outputs, at least 1, also where y_grad is NULL.
 * @param params      variables, borrowed; variables, borrowed, `param_count` elements, or NULL.
 * @param param_count number of elements of `params`.
 * @param eps         step of the differences.
 * @param atol        absolute tolerance.
 * @param rtol        relative tolerance.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_gradient_check_double_backward(ctn_gradient_check_fn f, void *user_data,
                                                      void (*destroy)(void *), ctn_array *const *x_data,
                                                      size_t x_count, const ctn_array *const *y_grad,
                                                      size_t y_count, ctn_variable *const *params,
                                                      size_t param_count, double eps, double atol,
                                                      double rtol);

/**
 * ctn_gradient_check_backward (`order` 1) or ctn_gradient_check_double_backward (2) of a user function made
 * by ctn_function_new.
 *
 * @param f       a function, borrowed.
 * @param x_data  the inputs, borrowed and left as they are; arrays, borrowed, `x_count` elements.
 * @param x_count number of elements of `x_data`.
 * @param y_grad  upstream gradients, borrowed; entries may be NULL; arrays, borrowed, `y_count` elements, or
 *                NULL.
 * @param y_count number of outputs, at least 1, also where y_grad is NULL.
 * @param order   1 for first derivatives, 2 for second ones.
 * @param eps     step of the differences.
 * @param atol    absolute tolerance.
 * @param rtol    relative tolerance.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_gradient_check_function(ctn_function *f, ctn_array *const *x_data, size_t x_count,
                                               const ctn_array *const *y_grad, size_t y_count, int32_t order,
                                               double eps, double atol, double rtol);

/**
 * ctn_gradient_check_backward (`order` 1) or ctn_gradient_check_double_backward (2) of a link, with respect
 * to its inputs and all its parameters. The parameters and their gradients are left as they are.
 *
 * @param link    a link, borrowed.
 * @param x_data  the inputs, borrowed and left as they are; arrays, borrowed, `x_count` elements.
 * @param x_count number of elements of `x_data`.
 * @param y_grad  upstream gradients, borrowed; entries may be NULL; arrays, borrowed, `y_count` elements, or
 *                NULL.
 * @param y_count number of outputs, at least 1, also where y_grad is NULL.
 * @param order   1 for first derivatives, 2 for second ones.
 * @param eps     step of the differences.
 * @param atol    absolute tolerance.
 * @param rtol    relative tolerance.
 * @return CTN_OK, or CTN_ERROR_ASSERTION, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as variables. Since 0.1.0.
 */
CTN_API ctn_status ctn_gradient_check_link(ctn_link *link, ctn_array *const *x_data, size_t x_count,
                                           const ctn_array *const *y_grad, size_t y_count, int32_t order,
                                           double eps, double atol, double rtol);

#ifdef __cplusplus
}
#endif

#endif
