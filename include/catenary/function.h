/**
 * catenary/function.h: Functions as nodes of the graph, and user functions by callbacks.
 *
 * A user function is defined once by a table of callbacks and called as often as wanted; every call makes a
 * node of its own, which the callbacks receive to store arrays for backward. Handles given to a callback are
 * borrowed for the call; handles that it writes to its outputs pass to the library. A status other than
 * CTN_OK, and the message that the callback left with ctn_error_set, reach the caller of the function or of
 * backward unchanged.
 *
 * Threads: One thread at a time for one graph of variables; different graphs may be used at the same time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_FUNCTION_H
#define CATENARY_FUNCTION_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Computes all outputs (new references) from the inputs.
 *
 * @param user_data    what came with the callback.
 * @param node         a function, borrowed.
 * @param inputs       arrays, borrowed, `input_count` elements.
 * @param input_count  number of elements of `inputs`.
 * @param outputs      out: each receives a new reference, NULL after a failure, `output_count` elements.
 * @param output_count number of elements of `outputs`.
 */
typedef ctn_status (CTN_CALL *ctn_function_forward_fn)(void *user_data, ctn_function *node,
    const ctn_array *const *inputs, size_t input_count, ctn_array **outputs, size_t output_count);

/**
 * Computes the gradients of the inputs (new references; NULL: none). grad_outputs has NULL if no gradient
 * arrived.
 *
 * @param user_data    what came with the callback.
 * @param node         a function, borrowed.
 * @param inputs       arrays, borrowed, `input_count` elements.
 * @param input_count  number of elements of `inputs`.
 * @param grad_outputs arrays, borrowed, `output_count` elements.
 * @param output_count number of elements of `grad_outputs`.
 * @param grad_inputs  out: each receives a new reference, NULL after a failure, `input_count` elements.
 */
typedef ctn_status (CTN_CALL *ctn_function_backward_fn)(void *user_data, ctn_function *node,
    const ctn_array *const *inputs, size_t input_count, const ctn_array *const *grad_outputs,
    size_t output_count, ctn_array **grad_inputs);

/**
 * As function_backward_fn in terms of variables and differentiable functions, so that second derivatives
 * exist.
 *
 * @param user_data    what came with the callback.
 * @param node         a function, borrowed.
 * @param inputs       variables, borrowed, `input_count` elements.
 * @param input_count  number of elements of `inputs`.
 * @param grad_outputs variables, borrowed, `output_count` elements.
 * @param output_count number of elements of `grad_outputs`.
 * @param grad_inputs  out: each receives a new reference, NULL after a failure, `input_count` elements.
 */
typedef ctn_status (CTN_CALL *ctn_function_backward_variables_fn)(void *user_data, ctn_function *node,
    ctn_variable *const *inputs, size_t input_count, ctn_variable *const *grad_outputs, size_t output_count,
    ctn_variable **grad_inputs);

/**
 * Checks the inputs before forward, see catenary/type_check.h; not called while type checks are off.
 *
 * @param user_data   what came with the callback.
 * @param inputs      arrays, borrowed, `input_count` elements.
 * @param input_count number of elements of `inputs`.
 */
typedef ctn_status (CTN_CALL *ctn_function_check_type_fn)(void *user_data, const ctn_array *const *inputs,
    size_t input_count);

/**
 * The parts of a user function. forward is required; one of backward and backward_variables is needed for
 * backpropagation; check_type and destroy may be NULL. `name` is its label.
 *
 * Set `struct_size` to sizeof(ctn_function_callbacks); later versions only add fields at the end.
 */
typedef struct ctn_function_callbacks {
  size_t struct_size;
  const char *name;
  ctn_function_forward_fn forward;
  ctn_function_backward_fn backward;
  ctn_function_backward_variables_fn backward_variables;
  ctn_function_check_type_fn check_type;
  ctn_destroy_fn destroy;
} ctn_function_callbacks;

/**
 * Defines a user function. destroy runs exactly once: when the last reference (the library's own included)
 * goes, or when this call fails.
 *
 * @param callbacks a `ctn_function_callbacks`.
 * @param user_data handed to every callback.
 * @param out       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.Function, chainer.Function.forward, chainer.Function.forward_cpu,
 * chainer.Function.forward_gpu, chainer.Function.backward, chainer.Function.backward_cpu,
 * chainer.Function.backward_gpu, chainer.Function.check_type_forward. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_new(const ctn_function_callbacks *callbacks, void *user_data,
                                    ctn_function **out);

/**
 * Applies a user function to variables. Its forward is asked for `output_count` outputs, which `outputs`
 * receives as variables.
 *
 * @param f            a function, borrowed.
 * @param inputs       variables, borrowed, `input_count` elements.
 * @param input_count  number of elements of `inputs`.
 * @param outputs      out: each receives a new reference, NULL after a failure, `output_count` elements.
 * @param output_count number of elements of `outputs`.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_CALLBACK, CTN_ERROR_STATE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.Function.__call__. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_call(ctn_function *f, ctn_variable *const *inputs, size_t input_count,
                                     ctn_variable **outputs, size_t output_count);

/**
 * Name of the function as graph drawings show it.
 *
 * @param f             a function, borrowed.
 * @param text          out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                      small; NULL to ask for the length.
 * @param text_capacity bytes of room in `text`, the terminator included.
 * @param text_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.Function.label. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_label(ctn_function *f, char *text, size_t text_capacity, size_t *text_length);

/**
 * The rank of the node, which is the highest rank of its inputs; 0 for NULL.
 *
 * @param f a function, borrowed, or NULL.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API int64_t ctn_function_rank(ctn_function *f);

/**
 * Number of inputs of a node; 0 for NULL and definitions.
 *
 * @param f a function, borrowed, or NULL.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.Function.inputs. Since 0.1.0.
 */
CTN_API size_t ctn_function_input_count(ctn_function *f);

/**
 * Input `index` of a node as a variable. The variable has no data if its array was freed, because nobody else
 * held it and the gradient does not need it.
 *
 * @param f     a function, borrowed.
 * @param index the number, counted from 0.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_function_input(ctn_function *f, size_t index, ctn_variable **out);

/**
 * Number of outputs of a node; 0 for NULL and definitions.
 *
 * @param f a function, borrowed, or NULL.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.Function.outputs. Since 0.1.0.
 */
CTN_API size_t ctn_function_output_count(ctn_function *f);

/**
 * Output `index` of a node as a variable; NULL, with CTN_OK, if nobody holds it any more.
 *
 * @param f     a function, borrowed.
 * @param index the number, counted from 0.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.Function.outputs. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_output(ctn_function *f, size_t index, ctn_variable **out);

/**
 * Removes the node from the graph: its outputs lose their creator and it lets go of its inputs.
 *
 * @param f a function, borrowed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.Function.unchain. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_unchain(ctn_function *f);

/**
 * For user functions: keeps an array (NULL removes it) with the node under a small number, for backward.
 *
 * @param node a function, borrowed.
 * @param slot number of the slot.
 * @param a    an array, shared: a reference is kept, or NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_function_save_array(ctn_function *node, size_t slot, ctn_array *a);

/**
 * For user functions: the array kept under a number; NULL (with CTN_OK) if there is none.
 *
 * @param node a function, borrowed.
 * @param slot number of the slot.
 * @param out  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_function_saved_array(ctn_function *node, size_t slot, ctn_array **out);

/**
 * An array that a function publishes under a name, such as the "mask" of dropout.
 *
 * @param f    a function, borrowed.
 * @param name the name; UTF-8 text.
 * @param out  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_function_attribute(ctn_function *f, const char *name, ctn_array **out);

#ifdef __cplusplus
}
#endif

#endif
