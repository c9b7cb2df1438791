/**
 * catenary/function.h: Functions as nodes of the graph, and user functions by callbacks.
 *
 * A user function is defined once with a table of callbacks and can be called any number of times. Every call
 * makes a separate node, which the callbacks receive to store arrays for backward. Handles passed to a
 * callback are borrowed for the call; handles that it writes to its outputs then belong to the library. A
 * status other than CTN_OK, and the message that the callback left with ctn_error_set, reach the caller of
 * the function or of backward unchanged.
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
 * Computes all outputs.
 *
 * @param user_data    The data passed to the callbacks; may be NULL.
 * @param node         The node of the graph, which stores arrays for backward.
 * @param inputs       The inputs, borrowed (`input_count` elements).
 * @param input_count  Number of elements of `inputs`.
 * @param outputs      Receives the outputs, as new references (room for `output_count`).
 * @param output_count Room in `outputs`.
 */
typedef ctn_status (CTN_CALL *ctn_function_forward_fn)(void *user_data, ctn_function *node,
    const ctn_array *const *inputs, size_t input_count, ctn_array **outputs, size_t output_count);

/**
 * Computes the gradients of the inputs.
 *
 * @param user_data    The data passed to the callbacks; may be NULL.
 * @param node         The node of the graph, which stores arrays for backward.
 * @param inputs       The inputs, borrowed (`input_count` elements).
 * @param input_count  Number of elements of `inputs`.
 * @param grad_outputs The gradients of the outputs, borrowed; entries are NULL if no gradient arrived
 *                     (`output_count` elements).
 * @param output_count Number of elements of `grad_outputs`.
 * @param grad_inputs  Receives the gradients of the inputs, as new references; NULL for none (room for
 *                     `input_count`).
 */
typedef ctn_status (CTN_CALL *ctn_function_backward_fn)(void *user_data, ctn_function *node,
    const ctn_array *const *inputs, size_t input_count, const ctn_array *const *grad_outputs,
    size_t output_count, ctn_array **grad_inputs);

/**
 * Computes the gradients of the inputs from variables and with differentiable functions, so that second
 * derivatives exist.
 *
 * @param user_data    The data passed to the callbacks; may be NULL.
 * @param node         The node of the graph, which stores arrays for backward.
 * @param inputs       The inputs, borrowed (`input_count` elements).
 * @param input_count  Number of elements of `inputs`.
 * @param grad_outputs The gradients of the outputs, borrowed; entries are NULL if no gradient arrived
 *                     (`output_count` elements).
 * @param output_count Number of elements of `grad_outputs`.
 * @param grad_inputs  Receives the gradients of the inputs, as new references; NULL for none (room for
 *                     `input_count`).
 */
typedef ctn_status (CTN_CALL *ctn_function_backward_variables_fn)(void *user_data, ctn_function *node,
    ctn_variable *const *inputs, size_t input_count, ctn_variable *const *grad_outputs, size_t output_count,
    ctn_variable **grad_inputs);

/**
 * Checks the inputs before forward; see catenary/type_check.h. It is not called while type checks are off.
 *
 * @param user_data   The data passed to the callbacks; may be NULL.
 * @param inputs      The inputs, borrowed (`input_count` elements).
 * @param input_count Number of elements of `inputs`.
 */
typedef ctn_status (CTN_CALL *ctn_function_check_type_fn)(void *user_data, const ctn_array *const *inputs,
    size_t input_count);

/**
 * The parts of a user function.
 *
 * Set `struct_size` to sizeof(ctn_function_callbacks); later versions only add fields at the end.
 */
typedef struct ctn_function_callbacks {
  size_t struct_size;
  /** Label of the function, in UTF-8. NULL: "UserFunction". */
  const char *name;
  /** Computes the outputs; required. */
  ctn_function_forward_fn forward;
  /** Computes the gradients as arrays. NULL: backward_variables does. */
  ctn_function_backward_fn backward;
  /** Computes the gradients as variables. NULL: there are no second derivatives. */
  ctn_function_backward_variables_fn backward_variables;
  /** Checks the inputs. NULL: nothing is checked. */
  ctn_function_check_type_fn check_type;
  /** Called once with user_data when the definition is no longer needed; may be NULL. */
  ctn_destroy_fn destroy;
} ctn_function_callbacks;

/**
 * Defines a user function. At least one of backward and backward_variables is needed for backpropagation.
 * destroy runs exactly once: when the last reference is released, including those of the library, or when
 * this call fails.
 *
 * @param callbacks The parts of the function, which are copied.
 * @param user_data Passed to the callbacks; may be NULL.
 * @param out       Receives a new function.
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
 * Applies a user function to variables.
 *
 * @param f            A function from ctn_function_new.
 * @param inputs       The inputs, at least one (`input_count` elements).
 * @param input_count  Number of elements of `inputs`.
 * @param outputs      Receives the outputs, at least one (room for `output_count`).
 * @param output_count Room in `outputs`.
 * @return CTN_OK, or CTN_ERROR_TYPE_CHECK, CTN_ERROR_CALLBACK, CTN_ERROR_STATE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.Function.__call__. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_call(ctn_function *f, ctn_variable *const *inputs, size_t input_count,
                                     ctn_variable **outputs, size_t output_count);

/**
 * Name of the function in drawings of the graph.
 *
 * @param f             The function.
 * @param text          Receives the name. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.Function.label. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_label(ctn_function *f, char *text, size_t text_capacity, size_t *text_length);

/**
 * Rank of the node, which is the highest rank of its inputs; 0 for NULL.
 *
 * @param f The function, or NULL.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API int64_t ctn_function_rank(ctn_function *f);

/**
 * Number of inputs of a node; 0 for NULL and definitions.
 *
 * @param f The function, or NULL.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.Function.inputs. Since 0.1.0.
 */
CTN_API size_t ctn_function_input_count(ctn_function *f);

/**
 * An input of a node as a variable. The variable has no data if its array was freed, because nobody else held
 * it and the gradient does not need it.
 *
 * @param f     The function.
 * @param index Number of the input, counted from 0.
 * @param out   Receives the variable.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_function_input(ctn_function *f, size_t index, ctn_variable **out);

/**
 * Number of outputs of a node; 0 for NULL and definitions.
 *
 * @param f The function, or NULL.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.Function.outputs. Since 0.1.0.
 */
CTN_API size_t ctn_function_output_count(ctn_function *f);

/**
 * An output of a node as a variable; NULL, with CTN_OK, if nobody holds it anymore.
 *
 * @param f     The function.
 * @param index Number of the output, counted from 0.
 * @param out   Receives the variable, or NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.Function.outputs. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_output(ctn_function *f, size_t index, ctn_variable **out);

/**
 * Removes the node from the graph: its outputs lose their creator, and it releases its inputs.
 *
 * @param f The function.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Reference: chainer.Function.unchain. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_unchain(ctn_function *f);

/**
 * For user functions: stores an array with the node, for backward.
 *
 * @param node The node of a user function.
 * @param slot Number of the array, from 0 to 1023.
 * @param a    The array. NULL removes the stored one. The library keeps a reference.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_function_save_array(ctn_function *node, size_t slot, ctn_array *a);

/**
 * For user functions: an array that was stored with the node; NULL, with CTN_OK, if there is none.
 *
 * @param node The node of a user function.
 * @param slot Number of the array, from 0 to 1023.
 * @param out  Receives the array, or NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_function_saved_array(ctn_function *node, size_t slot, ctn_array **out);

/**
 * An array that a function publishes under a name.
 *
 * @param f    The function.
 * @param name Name of the array, such as "mask" of dropout.
 * @param out  Receives the array.
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
