/**
 * catenary/binding.h: Support for bindings of garbage-collected languages.
 *
 * Each handle has a slot in which a binding stores one object of its own (ctn_object_set_binding), and the
 * binding holds exactly one reference to the handle. While somebody else holds the handle as well, the
 * binding's object must stay alive, so that the same object is found when the handle returns to the language;
 * if nobody else holds it, the language's collector may free the object. The toggle reports changes between
 * these two cases. ctn_binding_trace reports which of the binding's handles hold which others through the
 * library, so that a collector finds cycles that pass through it.
 *
 * Any handle may be cast to `ctn_object *` and passed here.
 *
 * Threads: Toggles run on the thread that takes or releases a reference.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_BINDING_H
#define CATENARY_BINDING_H

#include <catenary/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Any object of the library. A handle of any type may be cast to `ctn_object *`; the address stays the same.
 * An address that is not a handle, or a handle that was released, is refused if a byte in the object shows
 * it.
 *
 * Threads: Those of the handle that was cast.
 */
typedef struct ctn_object ctn_object;

/**
 * Called when the last reference other than the binding's own is released, and when there is another one
 * again. With several threads the calls may arrive late or in a different order from the changes: do not rely
 * on `shared` then, but call ctn_object_use_count under a lock of the binding under which it also releases
 * its own reference. The function runs within any call of the library, on any thread, without a lock of the
 * library, and may call only functions that retain, release and count references or read a slot.
 *
 * @param object The content of the slot. It stays valid during the call even if another thread empties the
 *               slot or releases the last reference; its destroy function then runs after the call.
 * @param shared Whether there are references other than the binding's own (0 or 1).
 */
typedef void (CTN_CALL *ctn_binding_toggle_fn)(void *object, int32_t shared);

/**
 * One result of ctn_binding_trace: one object holds another.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param owner     Number of the object that holds, or SIZE_MAX for the outside.
 * @param owned     Number of the object that is held, possibly the same.
 */
typedef ctn_status (CTN_CALL *ctn_binding_edge_fn)(void *user_data, size_t owner, size_t owned);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The object, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_object *ctn_object_retain(const ctn_object *self);

/**
 * Gives a reference back; the last one frees the object. NULL is allowed; cannot fail.
 *
 * @param self The object, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_object_release(const ctn_object *self);

/**
 * Number of references that callers and the library hold; 0 for NULL. It is only a hint while other threads
 * hold references.
 *
 * @param object The object, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API int64_t ctn_object_use_count(const ctn_object *object);

/**
 * Stores a binding's own object in the one slot of a handle. The previous content is destroyed, whichever key
 * it had.
 *
 * @param self    The handle.
 * @param key     An address that identifies the binding, such as the address of one of its own static
 *                variables.
 * @param object  The binding's object. NULL empties the slot.
 * @param destroy Called exactly once with `object`: when the slot is overwritten, when the handle dies, or
 *                when this call fails. NULL: not needed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one object. Since 0.1.0.
 */
CTN_API ctn_status ctn_object_set_binding(ctn_object *self, const void *key, void *object,
                                          ctn_destroy_fn destroy);

/**
 * The object that ctn_object_set_binding stored under a key, still owned by the slot; NULL if there is none
 * or the handle is NULL.
 *
 * @param self The object, or NULL.
 * @param key  An address that identifies the binding, such as the address of one of its own static variables.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void *ctn_object_binding(const ctn_object *self, const void *key);

/**
 * Sets the function that is called when the number of references of a handle changes from 1 to 2 or from 2 to
 * 1. The slot must hold an object under `key`, to which the function belongs: it is removed when the slot is
 * overwritten or emptied. It is not called when the handle dies, which calls destroy of the slot.
 *
 * @param object The handle.
 * @param key    An address that identifies the binding, such as the address of one of its own static
 *               variables.
 * @param toggle The function. NULL removes it.
 * @param shared Receives whether there are references other than the binding's own at that moment; no change
 *               between this answer and the first call is lost (0 or 1). NULL: not needed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one object; others may hold it and use it meanwhile. Since 0.1.0.
 */
CTN_API ctn_status ctn_object_set_toggle(ctn_object *object, const void *key, ctn_binding_toggle_fn toggle,
                                         int32_t *shared);

/**
 * Reports to a garbage collector which of a binding's handles hold which others through the library.
 *
 * The library walks from the objects through everything that it holds for them (graphs, links, optimizers,
 * hooks...) and counts the references that it finds. An object is accounted for if these and the binding's
 * own are all its references, and nothing that holds it is held from elsewhere. For every object that is
 * accounted for, `edge` is called once for each object that holds it, directly or through objects that are
 * not in the list. For every other object, `edge` is called once with SIZE_MAX as the owner: somebody outside
 * holds it (C code, another binding, a running call, another thread's hooks), or holds something that leads
 * to it.
 *
 * Arrays are leaves, and references to them are not counted: an array in the list that anything else holds is
 * held from the outside. The binding itself must know what the user_data of callbacks leads to.
 *
 * Counts are not changed, and no user code runs except `edge`, which is called at the end; if it fails, the
 * trace ends. Time and memory are proportional to what is reached, and there is no recursion. The function
 * must not be called from a toggle or a destroy function.
 *
 * @param objects   All handles that the binding wants to trace, each once; the binding holds exactly one
 *                  reference to each (`count` elements).
 * @param count     Number of elements of `objects`.
 * @param edge      Receives the results.
 * @param user_data Passed to each call of `edge`.
 * @param destroy   Called exactly once with `user_data` when it is no longer needed, also if this call fails;
 *                  may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: nobody else may change the objects, or what they hold, meanwhile. Since 0.1.0.
 */
CTN_API ctn_status ctn_binding_trace(ctn_object *const *objects, size_t count, ctn_binding_edge_fn edge,
                                     void *user_data, ctn_destroy_fn destroy);

#ifdef __cplusplus
}
#endif

#endif
