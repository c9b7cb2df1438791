/**
 * catenary/variable.h: Variables, the nodes of the graph that running functions builds, and backpropagation.
 *
 * A variable holds an array and remembers the function that made it. backward() walks that history and leaves
 * gradients in the variables that were made by the user. Shapes broadcast; different dtypes are an error.
 *
 * Threads: A variable and the graph it belongs to are used by one thread at a time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_VARIABLE_H
#define CATENARY_VARIABLE_H

#include <catenary/types.h>
#include <catenary/array.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * An array with history.
 *
 * Threads: Counts are atomic; everything else is for one thread at a time.
 */
typedef struct ctn_variable ctn_variable;

/**
 * One application of a differentiable function (a node of the graph), or the definition of a user function.
 *
 * Threads: One thread at a time for one graph of variables; different graphs may be used at the same time.
 */
typedef struct ctn_function ctn_function;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the variable, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_variable *ctn_variable_retain(const ctn_variable *self);

/**
 * Gives a reference back; the last one frees the variable. NULL is allowed; cannot fail.
 *
 * @param self the variable, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_variable_release(const ctn_variable *self);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the function, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_function *ctn_function_retain(const ctn_function *self);

/**
 * Gives a reference back; the last one frees the function. NULL is allowed; cannot fail.
 *
 * @param self the function, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_function_release(const ctn_function *self);

/**
 * A variable over an array (shared, not copied), volatile OFF, without history.
 *
 * @param data an array, shared: a reference is kept.
 * @param out  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_new(ctn_array *data, ctn_variable **out);

/**
 * The array of the variable.
 *
 * @param v   a variable, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.data. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_data(ctn_variable *v, ctn_array **out);

/**
 * Replaces the array. STATE if the variable has a creator or a gradient and the shape or dtype changes; a
 * gradient stays on its device. After a change of shape or dtype, backward passes of functions that read the
 * old array bring the variable no gradient.
 *
 * @param v    a variable, borrowed.
 * @param data an array, shared: a reference is kept.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_set_data(ctn_variable *v, ctn_array *data);

/**
 * The gradient; NULL, with CTN_OK, if there is none.
 *
 * @param v   a variable, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.grad. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_grad(ctn_variable *v, ctn_array **out);

/**
 * Sets the gradient (NULL removes it); shape, dtype and device must be those of the data.
 *
 * @param v    a variable, borrowed.
 * @param grad an array, shared: a reference is kept, or NULL.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_set_grad(ctn_variable *v, ctn_array *grad);

/**
 * The gradient as a variable, which has history after backward with create_graph; NULL, with CTN_OK, if there
 * is none.
 *
 * @param v   a variable, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_grad_variable(ctn_variable *v, ctn_variable **out);

/**
 * The function that made the variable; NULL, with CTN_OK, if no function did.
 *
 * @param v   a variable, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.creator. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_creator(ctn_variable *v, ctn_function **out);

/**
 * Length of the longest chain of functions behind the variable; 0 for NULL.
 *
 * @param v a variable, borrowed, or NULL.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API int64_t ctn_variable_rank(ctn_variable *v);

/**
 * The volatile flag; OFF for NULL.
 *
 * @param v a variable, borrowed, or NULL.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.volatile. Since 0.1.0.
 */
CTN_API ctn_volatile ctn_variable_volatile(ctn_variable *v);

/**
 * Sets the volatile flag of a variable without a creator; STATE for others.
 *
 * @param v             a variable, borrowed.
 * @param volatile_flag the flag; a `ctn_volatile`.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_set_volatile(ctn_variable *v, ctn_volatile volatile_flag);

/**
 * Whether backward computes a gradient for the variable; 0 for NULL.
 *
 * @param v a variable, borrowed, or NULL.
 * @return 0 or 1.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API int32_t ctn_variable_requires_grad(ctn_variable *v);

/**
 * Marks a variable without a creator as a constant (0) or not; no gradient is computed for constants. The
 * default is 1 for floating dtypes, 0 for others.
 *
 * @param v             a variable, borrowed.
 * @param requires_grad whether a gradient is wanted; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_set_requires_grad(ctn_variable *v, int32_t requires_grad);

/**
 * The name; NULL for a variable without one, and for NULL. Borrowed until it changes.
 *
 * @param v a variable, borrowed, or NULL.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.name. Since 0.1.0.
 */
CTN_API const char *ctn_variable_name(ctn_variable *v);

/**
 * Sets the name; NULL removes it.
 *
 * @param v    a variable, borrowed.
 * @param name the name; UTF-8 text, or NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_set_name(ctn_variable *v, const char *name);

/**
 * Text for graph drawings: the name if the variable has one, then shape and dtype, such as "(2, 3), float32".
 *
 * @param v             a variable, borrowed.
 * @param text          out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                      small; NULL to ask for the length.
 * @param text_capacity bytes of room in `text`, the terminator included.
 * @param text_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.label. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_label(ctn_variable *v, char *text, size_t text_capacity, size_t *text_length);

/**
 * Lengths of the axes, borrowed until the data of the variable is replaced; NULL for NULL.
 *
 * @param v a variable, borrowed, or NULL.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API const int64_t *ctn_variable_shape(ctn_variable *v);

/**
 * Number of axes; 0 for NULL.
 *
 * @param v a variable, borrowed, or NULL.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API size_t ctn_variable_ndim(ctn_variable *v);

/**
 * Element type; CTN_DTYPE_NONE for NULL.
 *
 * @param v a variable, borrowed, or NULL.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_dtype ctn_variable_dtype(ctn_variable *v);

/**
 * Number of elements; 0 for NULL.
 *
 * @param v a variable, borrowed, or NULL.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API int64_t ctn_variable_size(ctn_variable *v);

/**
 * The element of a variable of size 1, such as a loss, as double; another size is INVALID_ARGUMENT.
 *
 * @param v     a variable, borrowed.
 * @param value out: the element.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_item_f64(ctn_variable *v, double *value);

/**
 * Length of the first axis; a 0-d variable is a SHAPE error.
 *
 * @param v      a variable, borrowed.
 * @param length out: length of the first axis.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.__len__. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_length(ctn_variable *v, int64_t *length);

/**
 * Backpropagation from this variable. The variable's own gradient is where it starts: set it before, unless
 * the variable has one element, whose gradient is one if it was not set. Gradients of intermediate variables
 * are freed on the way unless `retain_grad`. With `create_graph` the gradients have history of their own (see
 * ctn_variable_grad_variable). Gradients add to those that variables without a creator already have.
 * Operations on integers have no history, so that a variable of integers or booleans is a DTYPE error unless
 * a function made it of floating numbers.
 *
 * @param v            a variable, borrowed.
 * @param retain_grad  whether intermediate gradients are kept; 0 or 1.
 * @param create_graph whether the gradients get history of their own; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.backward. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_backward(ctn_variable *v, int32_t retain_grad, int32_t create_graph);

/**
 * Cuts the history behind this variable: all variables that functions made on the way to it forget their
 * creators, and so does this one.
 *
 * @param v a variable, borrowed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.unchain_backward. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_unchain_backward(ctn_variable *v);

/**
 * Removes the gradient.
 *
 * @param v a variable, borrowed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_cleargrad(ctn_variable *v);

/**
 * Sets the gradient to zeros; SHAPE if the gradient has another shape than data that was set since.
 *
 * @param v a variable, borrowed.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.zerograd. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_zerograd(ctn_variable *v);

/**
 * Adds the gradient of `source`, which must have one, to that of `v`.
 *
 * @param v      a variable, borrowed.
 * @param source a variable, borrowed.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.addgrad. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_addgrad(ctn_variable *v, ctn_variable *source);

/**
 * Copies the elements of `source` into the array of `v`, also between devices.
 *
 * @param v      a variable, borrowed.
 * @param source a variable, borrowed.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.copydata. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_copydata(ctn_variable *v, ctn_variable *source);

/**
 * A summary in several lines: name, device, volatile flag, shape, dtype, mean and standard deviation of the
 * elements, and those of the gradient: None if there is no gradient, 0 if it is zero.
 *
 * @param v             a variable, borrowed.
 * @param text          out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                      small; NULL to ask for the length.
 * @param text_capacity bytes of room in `text`, the terminator included.
 * @param text_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.debug_print. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_debug_text(ctn_variable *v, char *text, size_t text_capacity,
                                           size_t *text_length);

/**
 * Makes the variable output number `index` of the node `f`; the one that was in this place, which must have
 * the same shape, dtype and device, loses its creator. STATE if the variable has a creator already, or if a
 * function has read it.
 *
 * @param v     a variable, borrowed.
 * @param f     a function, borrowed.
 * @param index which output of f.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_STATE, CTN_ERROR_SHAPE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.set_creator. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_set_creator(ctn_variable *v, ctn_function *f, size_t index);

/**
 * Moves the array and the gradient to a device (NULL: the current one). The history stays: a gradient goes to
 * the device of the function that it passes, and comes back to that of the data. ctn_copy is the function
 * that backward passes through.
 *
 * @param v      a variable, borrowed.
 * @param device name of the device, or NULL; UTF-8 text, or NULL.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.to_cpu, chainer.Variable.to_gpu. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_to_device(ctn_variable *v, const char *device);

/**
 * The name of a flag: "on", "off" or "auto"; NULL for other values. Lives for ever.
 *
 * @param flag the flag; a `ctn_volatile`.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API const char *ctn_volatile_name(ctn_volatile flag);

/**
 * The flag of a name: on, off or auto, in any case.
 *
 * @param name the name; UTF-8 text.
 * @param flag out: the flag.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference: chainer.Flag,
 * chainer.ON, chainer.OFF, chainer.AUTO. Since 0.1.0.
 */
CTN_API ctn_status ctn_volatile_from_name(const char *name, ctn_volatile *flag);

/**
 * What a function makes of the flags of its inputs: ON or OFF if one of them occurs, otherwise AUTO. Both
 * together are an error.
 *
 * @param flags flags of the inputs; `count` elements.
 * @param count number of elements of `flags`.
 * @param flag  out: the flag of the results.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.flag.aggregate_flags. Since 0.1.0.
 */
CTN_API ctn_status ctn_volatile_aggregate(const ctn_volatile *flags, size_t count, ctn_volatile *flag);

/**
 * Gradients of `outputs` with respect to `inputs`, without touching any variable's gradient. `grad_outputs`
 * (NULL, or as many as outputs, entries may be NULL) are the upstream gradients; NULL stands for ones. An
 * input that the outputs do not depend on gives NULL. With `create_graph` the results have history, for
 * second derivatives.
 *
 * @param outputs      variables, borrowed, `output_count` elements.
 * @param output_count number of elements of `outputs`.
 * @param grad_outputs variables, borrowed, `output_count` elements, or NULL.
 * @param inputs       variables, borrowed, `input_count` elements.
 * @param input_count  number of elements of `inputs`.
 * @param create_graph whether the gradients get history of their own; 0 or 1.
 * @param grads        out: each receives a new reference, NULL after a failure, `input_count` elements.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_STATE, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_grad(ctn_variable *const *outputs, size_t output_count,
                            ctn_variable *const *grad_outputs, ctn_variable *const *inputs,
                            size_t input_count, int32_t create_graph, ctn_variable **grads);

#ifdef __cplusplus
}
#endif

#endif
