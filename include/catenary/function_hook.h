/**
 * catenary/function_hook.h: Hooks that run around the forward and backward computations of functions, and
 * measurements by hooks.
 *
 * A hook registered for the calling thread sees every function that the thread applies to variables and every
 * step of its backward passes; one registered with a function (or with the definition of a user function, for
 * all of its applications) sees that one only. Hooks run in the order of registration, those of the thread
 * first; if a function has a hook of the same name as the thread, its own runs in the thread's place. The
 * functions that the rule of a gradient uses are not announced, unless backward runs with create_graph. Hooks
 * may add and remove hooks, with effect from the next function on. A status other than CTN_OK ends the
 * computation and reaches the caller unchanged.
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
 * What runs around computations of functions.
 *
 * Threads: The callbacks decide; timer and memory hooks are safe from any thread.
 */
typedef struct ctn_function_hook ctn_function_hook;

/**
 * Before or after a forward computation. `function` is the node that is made; before, it has neither inputs
 * nor outputs yet.
 *
 * @param user_data   what came with the callback.
 * @param function    a function, borrowed.
 * @param in_data     arrays, borrowed, `input_count` elements.
 * @param input_count number of elements of `in_data`.
 */
typedef ctn_status (CTN_CALL *ctn_function_hook_forward_fn)(void *user_data, ctn_function *function,
    const ctn_array *const *in_data, size_t input_count);

/**
 * Before or after a backward computation. An entry of in_data is NULL if the array was freed, one of out_grad
 * if no gradient arrived.
 *
 * @param user_data    what came with the callback.
 * @param function     a function, borrowed.
 * @param in_data      arrays, borrowed, `input_count` elements.
 * @param input_count  number of elements of `in_data`.
 * @param out_grad     arrays, borrowed, `output_count` elements.
 * @param output_count number of elements of `out_grad`.
 */
typedef ctn_status (CTN_CALL *ctn_function_hook_backward_fn)(void *user_data, ctn_function *function,
    const ctn_array *const *in_data, size_t input_count, const ctn_array *const *out_grad,
    size_t output_count);

/**
 * The parts of a hook; each may be NULL. `name` is the name under which the hook is registered if no other is
 * given ("FunctionHook" for NULL). The postprocess callbacks are not called if the computation failed. With
 * `retain_inputs` 1 instead of 0, functions that run while the hook is registered keep their inputs until
 * they go, so that backward hooks see all of in_data; otherwise an array that nobody else holds is NULL
 * there.
 *
 * Set `struct_size` to sizeof(ctn_function_hook_callbacks); later versions only add fields at the end.
 */
typedef struct ctn_function_hook_callbacks {
  size_t struct_size;
  const char *name;
  ctn_function_hook_forward_fn forward_preprocess;
  ctn_function_hook_forward_fn forward_postprocess;
  ctn_function_hook_backward_fn backward_preprocess;
  ctn_function_hook_backward_fn backward_postprocess;
  ctn_destroy_fn destroy;
  int32_t retain_inputs;
} ctn_function_hook_callbacks;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the function hook, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_function_hook *ctn_function_hook_retain(const ctn_function_hook *self);

/**
 * Gives a reference back; the last one frees the function hook. NULL is allowed; cannot fail.
 *
 * @param self the function hook, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_function_hook_release(const ctn_function_hook *self);

/**
 * A hook of callbacks. destroy runs exactly once: when the last reference (the library's own included) goes,
 * or when this call fails.
 *
 * @param callbacks a `ctn_function_hook_callbacks`.
 * @param user_data handed to every callback.
 * @param out       out: receives a new reference, NULL after a failure.
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
 * The name under which the hook is registered if no other is given. Lives as long as the hook; NULL for NULL.
 *
 * @param hook a function hook, borrowed, or NULL.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Since 0.1.0.
 */
CTN_API const char *ctn_function_hook_name(ctn_function_hook *hook);

/**
 * Registers a hook for the calling thread. Names are unique among the hooks of a thread.
 *
 * @param hook a function hook, borrowed.
 * @param name the name, or NULL for the hook's own; UTF-8 text, or NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_hook_add(ctn_function_hook *hook, const char *name);

/**
 * Removes a hook of the calling thread.
 *
 * @param name the name; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_hook_remove(const char *name);

/**
 * Number of hooks that the calling thread has.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Since 0.1.0.
 */
CTN_API size_t ctn_function_hook_count(void);

/**
 * Hook number `index` of the calling thread in the order of registration, and its name there.
 *
 * @param index         the number, counted from 0.
 * @param name          out: UTF-8 text, always terminated, cut between characters if `name_capacity` is too
 *                      small; NULL to ask for the length.
 * @param name_capacity bytes of room in `name`, the terminator included.
 * @param name_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @param out           out: receives a new reference, NULL after a failure.
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
 * @param f    a function, borrowed.
 * @param hook a function hook, borrowed.
 * @param name the name, unique among the hooks of the function, or NULL for the hook's own; UTF-8 text, or
 *             NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Reference: chainer.Function.add_hook. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_add_hook(ctn_function *f, ctn_function_hook *hook, const char *name);

/**
 * Removes a hook of a function.
 *
 * @param f    a function, borrowed.
 * @param name the name; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Reference: chainer.Function.delete_hook. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_delete_hook(ctn_function *f, const char *name);

/**
 * Number of hooks registered with the function itself; 0 for NULL.
 *
 * @param f a function, borrowed, or NULL.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Reference: chainer.Function.local_function_hooks. Since 0.1.0.
 */
CTN_API size_t ctn_function_local_hook_count(ctn_function *f);

/**
 * Hook number `index` of the function in the order of registration, and its name there.
 *
 * @param f             a function, borrowed.
 * @param index         the number, counted from 0.
 * @param name          out: UTF-8 text, always terminated, cut between characters if `name_capacity` is too
 *                      small; NULL to ask for the length.
 * @param name_capacity bytes of room in `name`, the terminator included.
 * @param name_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @param out           out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_local_hook_at(ctn_function *f, size_t index, char *name, size_t name_capacity,
                                              size_t *name_length, ctn_function_hook **out);

/**
 * A hook named "TimerHook" that measures how long forward and backward computations take; it waits for
 * devices that run late before and after each.
 *
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Reference: chainer.function_hooks.TimerHook. Since 0.1.0.
 */
CTN_API ctn_status ctn_timer_hook_new(ctn_function_hook **out);

/**
 * Number of computations measured so far; 0 for NULL and other hooks.
 *
 * @param hook a function hook, borrowed, or NULL.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Reference: chainer.function_hooks.TimerHook.call_history. Since 0.1.0.
 */
CTN_API size_t ctn_timer_hook_call_count(ctn_function_hook *hook);

/**
 * Measurement number `index`: the label of the function, the seconds it took, and whether it was its backward
 * computation. Functions that a user function calls count on their own, too, and come before it.
 *
 * @param hook           a function hook, borrowed.
 * @param index          the number, counted from 0.
 * @param label          out: UTF-8 text, always terminated, cut between characters if `label_capacity` is too
 *                       small; NULL to ask for the length.
 * @param label_capacity bytes of room in `label`, the terminator included.
 * @param label_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @param seconds        out: how long the call took, in seconds; may be NULL.
 * @param is_backward    out: whether it was a backward; may be NULL.
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
 * @param hook a function hook, borrowed, or NULL.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Reference: chainer.function_hooks.TimerHook.total_time. Since 0.1.0.
 */
CTN_API double ctn_timer_hook_total_time(ctn_function_hook *hook);

/**
 * Forgets what was measured.
 *
 * @param hook a function hook, borrowed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_timer_hook_clear(ctn_function_hook *hook);

/**
 * A hook named "MemoryHook" that measures how many bytes of its device's memory pool each computation leaves
 * in use in addition, or gives back (negative). What other threads take at the same time counts as well.
 *
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_memory_hook_new(ctn_function_hook **out);

/**
 * Number of computations measured so far; 0 for NULL and other hooks.
 *
 * @param hook a function hook, borrowed, or NULL.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Since 0.1.0.
 */
CTN_API size_t ctn_memory_hook_call_count(ctn_function_hook *hook);

/**
 * Measurement number `index`: the label of the function, the bytes, and whether it was its backward
 * computation.
 *
 * @param hook           a function hook, borrowed.
 * @param index          the number, counted from 0.
 * @param label          out: UTF-8 text, always terminated, cut between characters if `label_capacity` is too
 *                       small; NULL to ask for the length.
 * @param label_capacity bytes of room in `label`, the terminator included.
 * @param label_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @param bytes          out: a size in bytes; may be NULL.
 * @param is_backward    out: whether it was a backward; may be NULL.
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
 * @param hook a function hook, borrowed, or NULL.
 *
 * Threads: registrations are per thread (ctn_context carries them to others); a hook may be registered in
 * several threads at once. Since 0.1.0.
 */
CTN_API int64_t ctn_memory_hook_total_bytes(ctn_function_hook *hook);

/**
 * Forgets what was measured.
 *
 * @param hook a function hook, borrowed.
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
