/**
 * catenary/binding.h: What bindings of garbage-collected languages need of every handle.
 *
 * A binding keeps one object of its own for a handle in the slot that each has (ctn_object_set_binding), and
 * exactly one reference to the handle. While somebody else holds the handle too, the binding's object has to
 * stay alive, so that the same one comes back when the handle does; if nobody else holds it, the collector of
 * the language may free the object. The toggle tells when the one case turns into the other, and
 * ctn_binding_trace tells which of the binding's handles hold which others through the library, so that a
 * collector finds cycles that go through it.
 *
 * Any handle may be cast to `ctn_object *` and passed here.
 *
 * Threads: Toggles run on the thread that takes or gives back a reference.
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
 * Any object of the library: a handle of any type may be cast to `ctn_object *`; the address stays the same,
 * and so does the object behind it. An address that is not a handle, or a handle that was released, is
 * refused if a byte in the object tells.
 *
 * Threads: As the handle that it was cast from.
 */
typedef struct ctn_object ctn_object;

/**
 * Told when the last reference besides the binding's own goes (`shared` is 0) or when there is one again
 * (`shared` is 1). `object` is what the slot holds; it stays valid for the call even if another thread
 * empties the slot or gives the last reference back meanwhile, its destroy then runs after the call. With
 * several threads the calls may arrive in another order than the changes, or late: do not trust `shared`
 * then, but ask ctn_object_use_count under a lock of the binding, under which it gives its own reference
 * back, too. It runs within any call of the library, on any thread, with no lock of the library held, and may
 * call only functions that retain, release and count references or look at a slot.
 *
 * @param object a pointer.
 * @param shared 0 or 1.
 */
typedef void (CTN_CALL *ctn_binding_toggle_fn)(void *object, int32_t shared);

/**
 * One finding of ctn_binding_trace: number `owner` of the objects holds number `owned`. An owner of SIZE_MAX
 * is the outside.
 *
 * @param user_data what came with the callback.
 * @param owner     the number of an object, or SIZE_MAX.
 * @param owned     the number of another object or of the same.
 */
typedef ctn_status (CTN_CALL *ctn_binding_edge_fn)(void *user_data, size_t owner, size_t owned);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the object, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_object *ctn_object_retain(const ctn_object *self);

/**
 * Gives a reference back; the last one frees the object. NULL is allowed; cannot fail.
 *
 * @param self the object, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_object_release(const ctn_object *self);

/**
 * Number of references held now, by callers and by the library; 0 for NULL. Only a hint while other threads
 * hold references.
 *
 * @param object an object, borrowed, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API int64_t ctn_object_use_count(const ctn_object *object);

/**
 * Keeps a binding's own object in the one slot of a handle, under a key of that binding. What was there
 * before is destroyed, whichever key it had.
 *
 * @param self    the handle; an object, written in place.
 * @param key     an address that identifies the binding, such as one of its own statics.
 * @param object  the binding's object; NULL empties the slot.
 * @param destroy called exactly once with `object` when the slot is overwritten or the handle dies, also when
 *                this call fails.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one object. Since 0.1.0.
 */
CTN_API ctn_status ctn_object_set_binding(ctn_object *self, const void *key, void *object,
                                          ctn_destroy_fn destroy);

/**
 * The object that ctn_object_set_binding keeps under the key, borrowed; NULL if there is none, or for a NULL
 * handle.
 *
 * @param self an object, borrowed, or NULL.
 * @param key  the address under which the slot holds it.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void *ctn_object_binding(const ctn_object *self, const void *key);

/**
 * From now on `toggle` is called when the number of references of a handle passes from 1 to 2 or from 2 to 1;
 * NULL ends that. The slot must hold an object under `key`, to which the toggle belongs: it goes when the
 * slot is overwritten or emptied. Nothing is told when the handle dies: destroy of the slot is called then.
 * `shared` receives 1 if somebody besides the binding holds the handle at that moment, otherwise 0; no change
 * is lost between the answer and the first call.
 *
 * @param object an object, written in place.
 * @param key    the address under which the slot holds the binding's object.
 * @param toggle the function, or NULL.
 * @param shared out: whether there are references besides the binding's own; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one object; others may hold it and use it meanwhile. Since 0.1.0.
 */
CTN_API ctn_status ctn_object_set_toggle(ctn_object *object, const void *key, ctn_binding_toggle_fn toggle,
                                         int32_t *shared);

/**
 * Tells a collector which of a binding's handles hold which others through the library. `objects` are all
 * handles that the binding would like to see through, each once, and the binding holds exactly one reference
 * to each.
 *
 * The library walks from them through everything that it holds for them (graphs, links, optimizers, hooks...)
 * and counts the references that it meets. An object is accounted for if these and the binding's own are all
 * that it has, and nothing that holds it is held from elsewhere. For every object that is accounted for,
 * `edge` is called once for each object that holds it, directly or through what is not in the list. For every
 * object that is not, `edge` is called once with SIZE_MAX as owner: somebody outside holds it (C code,
 * another binding, a running call, another thread's hooks), or holds something that leads to it.
 *
 * Arrays are leaves, and references to them are not counted: an array in the list that anything else holds is
 * held from the outside. What callbacks' user_data leads to is for the binding to know.
 *
 * Counts are not changed, and no user code runs but `edge`, which is called when all has been read; its
 * failure ends the trace. It takes time and memory in proportion to what is reached, without recursion. Not
 * to be called from a toggle, or from a destroy function.
 *
 * @param objects   objects, borrowed, `count` elements.
 * @param count     number of elements of `objects`.
 * @param edge      a callback.
 * @param user_data handed to `edge` at each call.
 * @param destroy   called exactly once with `user_data` when it is no longer needed, also when this call
 *                  fails; may be NULL.
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
