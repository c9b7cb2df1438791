/**
 * catenary/variable.h: Variables, the nodes of the graph that running functions builds, and backpropagation.
 *
 * A variable holds an array and remembers the function that made it. ctn_variable_backward walks that history
 * and stores gradients in the variables that the user made. Shapes are broadcast; different dtypes are an
 * error.
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
 * @param self The variable, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_variable *ctn_variable_retain(const ctn_variable *self);

/**
 * Gives a reference back; the last one frees the variable. NULL is allowed; cannot fail.
 *
 * @param self The variable, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_variable_release(const ctn_variable *self);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The function, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_function *ctn_function_retain(const ctn_function *self);

/**
 * Gives a reference back; the last one frees the function. NULL is allowed; cannot fail.
 *
 * @param self The function, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_function_release(const ctn_function *self);

/**
 * A variable over an array, which is not copied, with the volatile flag OFF and without history.
 *
 * @param data The array. The library keeps a reference.
 * @param out  Receives a new variable.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_new(ctn_array *data, ctn_variable **out);

/**
 * The array of the variable.
 *
 * @param v   The variable.
 * @param out Receives the array of the variable, not a copy.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.data. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_data(ctn_variable *v, ctn_array **out);

/**
 * Replaces the array. It is a STATE error if the variable has a creator or a gradient and the shape or dtype
 * changes. A gradient stays on its device. After a change of shape or dtype, backward passes of functions
 * that read the old array compute no gradient for the variable.
 *
 * @param v    The variable.
 * @param data The new array. The library keeps a reference.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_set_data(ctn_variable *v, ctn_array *data);

/**
 * The gradient; NULL, with CTN_OK, if there is none.
 *
 * @param v   The variable.
 * @param out Receives the gradient, not a copy, or NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.grad. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_grad(ctn_variable *v, ctn_array **out);

/**
 * Sets or removes the gradient.
 *
 * @param v    The variable.
 * @param grad The gradient, of the shape, dtype and device of the data. NULL removes it. The library keeps a
 *             reference.
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
 * @param v   The variable.
 * @param out Receives the gradient, or NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_grad_variable(ctn_variable *v, ctn_variable **out);

/**
 * The function that made the variable; NULL, with CTN_OK, if no function did.
 *
 * @param v   The variable.
 * @param out Receives the function, or NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.creator. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_creator(ctn_variable *v, ctn_function **out);

/**
 * Length of the longest chain of functions that leads to the variable; 0 for NULL.
 *
 * @param v The variable, or NULL.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API int64_t ctn_variable_rank(ctn_variable *v);

/**
 * The volatile flag; OFF for NULL.
 *
 * @param v The variable, or NULL.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.volatile. Since 0.1.0.
 */
CTN_API ctn_volatile ctn_variable_volatile(ctn_variable *v);

/**
 * Sets the volatile flag of a variable without a creator. It is a STATE error if the variable has one.
 *
 * @param v             The variable.
 * @param volatile_flag The flag.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_set_volatile(ctn_variable *v, ctn_volatile volatile_flag);

/**
 * Whether backward computes a gradient for the variable; 0 for NULL.
 *
 * @param v The variable, or NULL.
 * @return 0 or 1.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API int32_t ctn_variable_requires_grad(ctn_variable *v);

/**
 * Marks a variable without a creator as a constant, for which no gradient is computed, or as an ordinary
 * variable.
 *
 * @param v             The variable.
 * @param requires_grad Whether a gradient is computed (0 or 1). The initial value is 1 for floating dtypes
 *                      and 0 for others.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_set_requires_grad(ctn_variable *v, int32_t requires_grad);

/**
 * The name, valid until it changes; NULL for a variable without a name, and for NULL.
 *
 * @param v The variable, or NULL.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.name. Since 0.1.0.
 */
CTN_API const char *ctn_variable_name(ctn_variable *v);

/**
 * Sets or removes the name.
 *
 * @param v    The variable.
 * @param name The name, in UTF-8. NULL removes it.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_set_name(ctn_variable *v, const char *name);

/**
 * Text for drawings of the graph: the name if the variable has one, then shape and dtype, such as "(2, 3),
 * float32".
 *
 * @param v             The variable.
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.label. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_label(ctn_variable *v, char *text, size_t text_capacity, size_t *text_length);

/**
 * Lengths of the axes, valid until the data of the variable is replaced; NULL for NULL.
 *
 * @param v The variable, or NULL.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API const int64_t *ctn_variable_shape(ctn_variable *v);

/**
 * Number of axes; 0 for NULL.
 *
 * @param v The variable, or NULL.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API size_t ctn_variable_ndim(ctn_variable *v);

/**
 * Element type; CTN_DTYPE_NONE for NULL.
 *
 * @param v The variable, or NULL.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_dtype ctn_variable_dtype(ctn_variable *v);

/**
 * Number of elements; 0 for NULL.
 *
 * @param v The variable, or NULL.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API int64_t ctn_variable_size(ctn_variable *v);

/**
 * The element of a variable of size 1, such as a loss, as double.
 *
 * @param v     A variable of size 1; another size is INVALID_ARGUMENT.
 * @param value Receives the element.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_item_f64(ctn_variable *v, double *value);

/**
 * Length of the first axis.
 *
 * @param v      A variable with at least one axis; otherwise it is a SHAPE error.
 * @param length Receives the length.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.__len__. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_length(ctn_variable *v, int64_t *length);

/**
 * Backpropagation from this variable. It starts with the variable's own gradient, which must be set before;
 * only if the variable has one element and no gradient, it starts with 1. Gradients are added to those that
 * variables without a creator already have. Operations on integers have no history: a variable of integers or
 * booleans is a DTYPE error unless a function made it from floating numbers.
 *
 * @param v            The variable.
 * @param retain_grad  Whether intermediate variables keep their gradients, which otherwise are freed as soon
 *                     as possible (0 or 1).
 * @param create_graph Whether gradients have a history of their own, for second derivatives; see
 *                     ctn_variable_grad_variable (0 or 1).
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_DTYPE, CTN_ERROR_TYPE_CHECK, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.backward. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_backward(ctn_variable *v, int32_t retain_grad, int32_t create_graph);

/**
 * Removes the history of this variable: it and all variables that functions made on the way to it forget
 * their creators.
 *
 * @param v The variable.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.unchain_backward. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_unchain_backward(ctn_variable *v);

/**
 * Removes the gradient.
 *
 * @param v The variable.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_cleargrad(ctn_variable *v);

/**
 * Sets the gradient to zeros. It is a SHAPE error if the gradient differs in shape from data that was set
 * since.
 *
 * @param v The variable.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.zerograd. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_zerograd(ctn_variable *v);

/**
 * Adds the gradient of another variable to the gradient of `v`.
 *
 * @param v      The variable.
 * @param source A variable with a gradient of the same shape and dtype, on any device.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.addgrad. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_addgrad(ctn_variable *v, ctn_variable *source);

/**
 * Copies the elements of another variable into the array of `v`.
 *
 * @param v      The variable.
 * @param source A variable of the same shape, on any device.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.copydata. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_copydata(ctn_variable *v, ctn_variable *source);

/**
 * A summary of several lines: name, device, volatile flag, shape, dtype, mean and standard deviation of the
 * elements, and those of the gradient: None if there is no gradient, 0 if it is zero.
 *
 * @param v             The variable.
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.debug_print. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_debug_text(ctn_variable *v, char *text, size_t text_capacity,
                                           size_t *text_length);

/**
 * Makes the variable an output of a node. The variable that was this output before loses its creator; it must
 * have the same shape, dtype and device. It is a STATE error if the variable already has a creator, or if a
 * function has read it.
 *
 * @param v     The variable.
 * @param f     The node.
 * @param index Number of the output, counted from 0.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_STATE, CTN_ERROR_SHAPE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.set_creator. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_set_creator(ctn_variable *v, ctn_function *f, size_t index);

/**
 * Moves the array and the gradient to a device. The history stays: a gradient is moved to the device of each
 * function that it passes, and in the end to the device of the data. Use ctn_copy for a copy that backward
 * passes through.
 *
 * @param v      The variable.
 * @param device Name of a device, such as "cpu". NULL: the current device.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.Variable.to_cpu, chainer.Variable.to_gpu. Since 0.1.0.
 */
CTN_API ctn_status ctn_variable_to_device(ctn_variable *v, const char *device);

/**
 * Name of a flag: "on", "off" or "auto"; NULL for other values. It lives as long as the process.
 *
 * @param flag The flag.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Since 0.1.0.
 */
CTN_API const char *ctn_volatile_name(ctn_volatile flag);

/**
 * The flag with a name.
 *
 * @param name The name: on, off or auto, in upper or lower case.
 * @param flag Receives the flag.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference: chainer.Flag,
 * chainer.ON, chainer.OFF, chainer.AUTO. Since 0.1.0.
 */
CTN_API ctn_status ctn_volatile_from_name(const char *name, ctn_volatile *flag);

/**
 * The flag of the results of a function: ON or OFF if one of them occurs, otherwise AUTO. Both together are
 * an error.
 *
 * @param flags The flags of the inputs (`count` elements).
 * @param count Number of elements of `flags`.
 * @param flag  Receives the flag of the results.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a variable and the graph it belongs to are used by one thread at a time. Reference:
 * chainer.flag.aggregate_flags. Since 0.1.0.
 */
CTN_API ctn_status ctn_volatile_aggregate(const ctn_volatile *flags, size_t count, ctn_volatile *flag);

/**
 * Gradients of `outputs` with respect to `inputs`, without changing the gradient of any variable.
 *
 * @param outputs      The variables to differentiate (`output_count` elements).
 * @param output_count Number of elements of `outputs`.
 * @param grad_outputs The gradients of the outputs (`output_count` elements). NULL, for the list or for an
 *                     entry, means ones.
 * @param inputs       The variables to differentiate with respect to (`input_count` elements).
 * @param input_count  Number of elements of `inputs`.
 * @param create_graph Whether the results have history, for second derivatives (0 or 1).
 * @param grads        Receives a gradient for each input; NULL if the outputs do not depend on it (room for
 *                     `input_count`).
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
