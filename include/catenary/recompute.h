/**
 * catenary/recompute.h: Trading time for memory: parts of a computation that run again during backward.
 *
 * Threads: One thread at a time for one graph of variables; different graphs may be used at the same time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_RECOMPUTE_H
#define CATENARY_RECOMPUTE_H

#include <catenary/types.h>
#include <catenary/variable.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Computes the outputs from variables.
 *
 * @param user_data    The data passed to the callbacks; may be NULL.
 * @param inputs       The inputs, borrowed (`input_count` elements).
 * @param input_count  Number of elements of `inputs`.
 * @param outputs      Receives the outputs, as new references (room for `output_count`).
 * @param output_count Room in `outputs`.
 */
typedef ctn_status (CTN_CALL *ctn_recompute_fn)(void *user_data, ctn_variable *const *inputs,
    size_t input_count, ctn_variable **outputs, size_t output_count);

/**
 * Runs `forward` without history, so that only its inputs are kept, and once more with history when backward
 * reaches it: intermediate results take memory only during that second run. Gradients reach the inputs and
 * the parameters that `forward` uses. Both runs must compute the same: outputs of other shapes, dtypes or
 * devices are a STATE error of backward. The random generators of the inputs' devices are reset for the
 * second run, so that dropout masks repeat, and then continue where they were; but other side effects, such
 * as the averages of batch normalization, happen twice. Calls may be nested, and second derivatives exist.
 * `destroy` runs once, when the history that holds `forward` is released.
 *
 * @param forward      Computes the outputs.
 * @param user_data    Passed to each call of `forward`.
 * @param destroy      Called exactly once with `user_data` when it is no longer needed, also if this call
 *                     fails; may be NULL.
 * @param inputs       The inputs, at least one (`input_count` elements).
 * @param input_count  Number of elements of `inputs`.
 * @param outputs      Receives the outputs, at least one (room for `output_count`).
 * @param output_count Room in `outputs`.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_STATE, CTN_ERROR_DEVICE, CTN_ERROR_NAN,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one graph of variables; different graphs may be used at the same time.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_recompute(ctn_recompute_fn forward, void *user_data, ctn_destroy_fn destroy,
                                 ctn_variable *const *inputs, size_t input_count, ctn_variable **outputs,
                                 size_t output_count);

#ifdef __cplusplus
}
#endif

#endif
