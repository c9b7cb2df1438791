/**
 * catenary/fuse.h: Fusion: chains of elementwise operations in one pass over memory.
 *
 * Every elementwise operation reads its operands from memory and writes its result there. If arrays are
 * larger than the caches, this takes longer than the computation. A fused function is a computation that the
 * library first records and then evaluates in few passes: operations on elements in the same order are
 * applied to one block of elements after another, which stays in the first-level cache, and a sum, mean,
 * product, maximum or minimum of the result is computed in the same pass. Results have the same bits as those
 * of the operations themselves, except that reductions may add in another order, and they do not depend on
 * the number of threads.
 *
 * For example, the body of a squared error calls ctn_sub, ctn_square and ctn_mean on its inputs;
 * ctn_fused_new makes a fused function of it and ctn_fused_call calls that with variables, once for each pair
 * of inputs.
 *
 * The body is called with variables whose arrays have dtype, shape and strides but no values. It may use
 * elementwise functions of variables and of arrays, including comparisons and selections, numbers, casts,
 * views, broadcasting, and reductions. Anything else is an UNSUPPORTED error that names the operation; so is
 * reading values. Other arrays must be inputs, because they are on another device than the arrays of the
 * body: using them is a DEVICE error. What the body computes is kept for the dtypes, shapes and strides of
 * the inputs and for training mode; the values of inputs that are weak scalars are part of it. The 64
 * combinations that were used last are kept.
 *
 * Gradients are recorded as well, when backward first needs them: they are computed from the inputs, the only
 * arrays that are kept, again in few passes. While hooks or debug mode watch, and for derivatives of higher
 * order, the body runs operation by operation. Devices without the kernel for fused operations, such as those
 * of CUDA, run what was recorded operation by operation.
 *
 * On the CPU, the gradients of a loss take no pass of their own: if backward began with 1 as the gradient of
 * the only output in two applications, the next ones compute the gradients of the inputs together with the
 * output and keep them until backward takes them or the history is released. After backward began with
 * another number, or did not follow, an application computes the output alone until it has followed again.
 * Results do not depend on this.
 *
 * Threads: One thread at a time for one graph of variables; different graphs may be used at the same time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_FUSE_H
#define CATENARY_FUSE_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A fused function; see above.
 *
 * Threads: Used by one thread at a time.
 */
typedef struct ctn_fused ctn_fused;

/**
 * Computes the outputs from variables without values. It is called when inputs have new dtypes, shapes or
 * strides, and must compute the same each time.
 *
 * @param user_data    The data passed to the callbacks; may be NULL.
 * @param inputs       The inputs, borrowed (`input_count` elements).
 * @param input_count  Number of elements of `inputs`.
 * @param outputs      Receives the outputs, as new references (room for `output_count`).
 * @param output_count Room in `outputs`.
 */
typedef ctn_status (CTN_CALL *ctn_fuse_fn)(void *user_data, ctn_variable *const *inputs, size_t input_count,
    ctn_variable **outputs, size_t output_count);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The fused, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_fused *ctn_fused_retain(const ctn_fused *self);

/**
 * Gives a reference back; the last one frees the fused. NULL is allowed; cannot fail.
 *
 * @param self The fused, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_fused_release(const ctn_fused *self);

/**
 * Makes a fused function. Nothing is called yet. `destroy` runs once, when the last reference is released,
 * including those of the library, or when this call fails.
 *
 * @param body      Computes the outputs.
 * @param user_data Passed to each call of `body`.
 * @param destroy   Called exactly once with `user_data` when it is no longer needed, also if this call fails;
 *                  may be NULL.
 * @param out       Receives a new fused.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_fused_new(ctn_fuse_fn body, void *user_data, ctn_destroy_fn destroy, ctn_fused **out);

/**
 * Applies a fused function to variables as one function of the graph. Outputs have the dtypes, shapes and
 * strides that the body gives them; an output that is a view of an input shares its memory.
 *
 * @param f            The fused function.
 * @param inputs       The inputs, at least one, on one device (`input_count` elements).
 * @param input_count  Number of elements of `inputs`.
 * @param outputs      Receives the outputs, at least one (room for `output_count`).
 * @param output_count Room in `outputs`.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_CALLBACK, CTN_ERROR_STATE, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_fused_call(ctn_fused *f, ctn_variable *const *inputs, size_t input_count,
                                  ctn_variable **outputs, size_t output_count);

/**
 * The same for arrays. The body still gets variables; ctn_variable_data gives their arrays for operations
 * that only arrays have, and ctn_variable_new makes a variable of a result. The body may overwrite an input
 * as a whole: the array of the caller keeps its values, and an output that is this input is a new array with
 * the new ones. Powers of integers are not rejected for negative exponents, whose values are not known; these
 * count as 0.
 *
 * @param f            The fused function.
 * @param inputs       The inputs, at least one, on one device (`input_count` elements).
 * @param input_count  Number of elements of `inputs`.
 * @param outputs      Receives the outputs, at least one, as new references (room for `output_count`).
 * @param output_count Room in `outputs`.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_CALLBACK, CTN_ERROR_STATE, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_fused_call_arrays(ctn_fused *f, const ctn_array *const *inputs, size_t input_count,
                                         ctn_array **outputs, size_t output_count);

/**
 * Applies a body once, as ctn_fused_call does. The body is recorded in every call, which takes microseconds
 * for each operation: use ctn_fused_new for repeated calls. `destroy` runs once, when the history that holds
 * `body` is released.
 *
 * @param body         Computes the outputs.
 * @param user_data    Passed to each call of `body`.
 * @param destroy      Called exactly once with `user_data` when it is no longer needed, also if this call
 *                     fails; may be NULL.
 * @param inputs       The inputs, at least one, on one device (`input_count` elements).
 * @param input_count  Number of elements of `inputs`.
 * @param outputs      Receives the outputs, at least one (room for `output_count`).
 * @param output_count Room in `outputs`.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_CALLBACK, CTN_ERROR_STATE, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_fuse(ctn_fuse_fn body, void *user_data, ctn_destroy_fn destroy,
                            ctn_variable *const *inputs, size_t input_count, ctn_variable **outputs,
                            size_t output_count);

#ifdef __cplusplus
}
#endif

#endif
