/**
 * catenary/function_hook.h: Hooks that run around the forward and backward computations of functions, and
 * measurements by hooks.
 *
 * A hook registered for the calling thread sees every function that the thread applies to variables and every
 * step of its backward passes. A hook registered with a function (or with the definition of a user function,
 * for all of its applications) sees only that function. Hooks run in the order of registration, those of the
 * thread first; if a function has a hook with the same name as one of the thread, only its own runs.
 * Functions that a gradient rule uses are not reported, unless backward runs with create_graph. Hooks may add
 * and remove hooks, with effect from the next function on. A status other than CTN_OK ends the computation
 * and reaches the caller unchanged.
 *
 * Threads: Registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_FUNCTION_HOOK_H
#define CATENARY_FUNCTION_HOOK_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>
#include <catenary/function.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Callbacks that run before and after computations of functions.
 *
 * Threads: The callbacks decide; timer and memory hooks are safe from any thread.
 */
typedef struct ctn_function_hook ctn_function_hook;

/**
 * Called before or after a forward computation.
 *
 * @param user_data   The data passed to the callbacks; may be NULL.
 * @param function    The node that is made. Before the computation it has neither inputs nor outputs.
 * @param in_data     The inputs, borrowed; entries are NULL if the array was freed (`input_count` elements).
 * @param input_count Number of elements of `in_data`.
 */
typedef ctn_status (CTN_CALL *ctn_function_hook_forward_fn)(void *user_data, ctn_function *function,
    const ctn_array *const *in_data, size_t input_count);

/**
 * Called before or after a backward computation.
 *
 * @param user_data    The data passed to the callbacks; may be NULL.
 * @param function     The node of the graph.
 * @param in_data      The inputs, borrowed; entries are NULL if the array was freed (`input_count` elements).
 * @param input_count  Number of elements of `in_data`.
 * @param out_grad     The gradients of the outputs, borrowed; entries are NULL if no gradient arrived
 *                     (`output_count` elements).
 * @param output_count Number of elements of `out_grad`.
 */
typedef ctn_status (CTN_CALL *ctn_function_hook_backward_fn)(void *user_data, ctn_function *function,
    const ctn_array *const *in_data, size_t input_count, const ctn_array *const *out_grad,
    size_t output_count);

/**
 * The parts of a hook; each may be NULL. The postprocess callbacks are not called if the computation failed.
 *
 * Set `struct_size` to sizeof(ctn_function_hook_callbacks); later versions only add fields at the end.
 */
typedef struct ctn_function_hook_callbacks {
  size_t struct_size;
  /** Name under which the hook is registered if no other is given. NULL: "FunctionHook". */
  const char *name;
  /** Called before forward computations; may be NULL. */
  ctn_function_hook_forward_fn forward_preprocess;
  /** Called after forward computations; may be NULL. */
  ctn_function_hook_forward_fn forward_postprocess;
  /** Called before backward computations; may be NULL. */
  ctn_function_hook_backward_fn backward_preprocess;
  /** Called after backward computations; may be NULL. */
  ctn_function_hook_backward_fn backward_postprocess;
  /** Called once with user_data when the hook is no longer needed; may be NULL. */
  ctn_destroy_fn destroy;
  /**
   * If 1 instead of 0, functions that run while the hook is registered keep their inputs, so that backward
   * hooks see all of in_data; otherwise an array that nobody else holds is NULL there.
   */
  int32_t retain_inputs;
} ctn_function_hook_callbacks;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The function hook, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_function_hook *ctn_function_hook_retain(const ctn_function_hook *self);

/**
 * Gives a reference back; the last one frees the function hook. NULL is allowed; cannot fail.
 *
 * @param self The function hook, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_function_hook_release(const ctn_function_hook *self);

/**
 * A hook of callbacks. destroy runs exactly once: when the last reference is released, including those of the
 * library, or when this call fails.
 *
 * @param callbacks The parts of the hook, which are copied.
 * @param user_data Passed to the callbacks; may be NULL.
 * @param out       Receives a new function hook.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Reference: chainer.function.FunctionHook,
 * chainer.function.FunctionHook.forward_preprocess, chainer.function.FunctionHook.forward_postprocess,
 * chainer.function.FunctionHook.backward_preprocess, chainer.function.FunctionHook.backward_postprocess.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_function_hook_new(const ctn_function_hook_callbacks *callbacks, void *user_data,
                                         ctn_function_hook **out);

/**
 * Name under which the hook is registered if no other is given. It lives as long as the hook; NULL for NULL.
 *
 * @param hook The function hook, or NULL.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Since 0.1.0.
 */
CTN_API const char *ctn_function_hook_name(ctn_function_hook *hook);

/**
 * Registers a hook for the calling thread.
 *
 * @param hook The function hook.
 * @param name A name that no other hook of the thread has. NULL: the hook's own name.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_hook_add(ctn_function_hook *hook, const char *name);

/**
 * Removes a hook of the calling thread.
 *
 * @param name Name under which the hook is registered.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_hook_remove(const char *name);

/**
 * Number of hooks of the calling thread.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Since 0.1.0.
 */
CTN_API size_t ctn_function_hook_count(void);

/**
 * A hook of the calling thread and its name there.
 *
 * @param index         Number of the hook in the order of registration, counted from 0.
 * @param name          Receives the name under which the hook is registered. UTF-8, always terminated, cut
 *                      between characters if it does not fit. NULL: only the length is returned.
 * @param name_capacity Size of `name` in bytes, including the terminator.
 * @param name_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @param out           Receives the hook.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_hook_at(size_t index, char *name, size_t name_capacity, size_t *name_length,
                                        ctn_function_hook **out);

/**
 * Registers a hook with one function: the creator of a variable, or the definition of a user function.
 *
 * @param f    The function.
 * @param hook The hook.
 * @param name A name that no other hook of the function has. NULL: the hook's own name.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Reference: chainer.Function.add_hook. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_add_hook(ctn_function *f, ctn_function_hook *hook, const char *name);

/**
 * Removes a hook of a function.
 *
 * @param f    The function.
 * @param name Name under which the hook is registered.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Reference: chainer.Function.delete_hook. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_delete_hook(ctn_function *f, const char *name);

/**
 * Number of hooks registered with the function itself; 0 for NULL.
 *
 * @param f The function, or NULL.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Reference: chainer.Function.local_function_hooks. Since 0.1.0.
 */
CTN_API size_t ctn_function_local_hook_count(ctn_function *f);

/**
 * A hook of a function and its name there.
 *
 * @param f             The function.
 * @param index         Number of the hook in the order of registration, counted from 0.
 * @param name          Receives the name under which the hook is registered. UTF-8, always terminated, cut
 *                      between characters if it does not fit. NULL: only the length is returned.
 * @param name_capacity Size of `name` in bytes, including the terminator.
 * @param name_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @param out           Receives the hook.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_local_hook_at(ctn_function *f, size_t index, char *name, size_t name_capacity,
                                              size_t *name_length, ctn_function_hook **out);

/**
 * A hook named "TimerHook" that measures how long forward and backward computations take. It waits for
 * asynchronous devices before and after each computation.
 *
 * @param out Receives a new function hook.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Reference: chainer.function_hooks.TimerHook. Since 0.1.0.
 */
CTN_API ctn_status ctn_timer_hook_new(ctn_function_hook **out);

/**
 * Number of computations measured so far; 0 for NULL and other hooks.
 *
 * @param hook The function hook, or NULL.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Reference: chainer.function_hooks.TimerHook.call_history. Since 0.1.0.
 */
CTN_API size_t ctn_timer_hook_call_count(ctn_function_hook *hook);

/**
 * One measurement. Functions that a user function calls are measured separately, too, and come before it.
 *
 * @param hook           The function hook.
 * @param index          Number of the measurement, counted from 0.
 * @param label          Receives the label of the function. UTF-8, always terminated, cut between characters
 *                       if it does not fit. NULL: only the length is returned.
 * @param label_capacity Size of `label` in bytes, including the terminator.
 * @param label_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @param seconds        Receives the time in seconds. NULL: not needed.
 * @param is_backward    Receives whether it was the backward computation (0 or 1). NULL: not needed.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_timer_hook_call(ctn_function_hook *hook, size_t index, char *label,
                                       size_t label_capacity, size_t *label_length, double *seconds,
                                       int32_t *is_backward);

/**
 * Sum of the measured seconds; 0 for NULL and other hooks.
 *
 * @param hook The function hook, or NULL.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Reference: chainer.function_hooks.TimerHook.total_time. Since 0.1.0.
 */
CTN_API double ctn_timer_hook_total_time(ctn_function_hook *hook);

/**
 * Removes all measurements.
 *
 * @param hook The function hook.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_timer_hook_clear(ctn_function_hook *hook);

/**
 * A hook named "MemoryHook" that measures how many more bytes of its device's memory pool are in use after
 * each computation than before (negative: fewer). Allocations of other threads at the same time count as
 * well.
 *
 * @param out Receives a new function hook.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_memory_hook_new(ctn_function_hook **out);

/**
 * Number of computations measured so far; 0 for NULL and other hooks.
 *
 * @param hook The function hook, or NULL.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Since 0.1.0.
 */
CTN_API size_t ctn_memory_hook_call_count(ctn_function_hook *hook);

/**
 * One measurement.
 *
 * @param hook           The function hook.
 * @param index          Number of the measurement, counted from 0.
 * @param label          Receives the label of the function. UTF-8, always terminated, cut between characters
 *                       if it does not fit. NULL: only the length is returned.
 * @param label_capacity Size of `label` in bytes, including the terminator.
 * @param label_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @param bytes          Receives the number of bytes. NULL: not needed.
 * @param is_backward    Receives whether it was the backward computation (0 or 1). NULL: not needed.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_memory_hook_call(ctn_function_hook *hook, size_t index, char *label,
                                        size_t label_capacity, size_t *label_length, int64_t *bytes,
                                        int32_t *is_backward);

/**
 * Sum of the measured bytes; 0 for NULL and other hooks.
 *
 * @param hook The function hook, or NULL.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Since 0.1.0.
 */
CTN_API int64_t ctn_memory_hook_total_bytes(ctn_function_hook *hook);

/**
 * Removes all measurements.
 *
 * @param hook The function hook.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_memory_hook_clear(ctn_function_hook *hook);

#ifdef __cplusplus
}
#endif

#endif
