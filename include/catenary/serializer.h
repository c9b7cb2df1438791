/**
 * catenary/serializer.h: Saving and loading of links and optimizers as NPZ, in Chainer's layout.
 *
 * Files travel both ways between Chainer and this library: "l1/W" holds the parameter /l1/W, optimizers add
 * t, epoch and their states as "l1/W/m". A save writes a temporary file beside the target, flushes it and
 * renames it over the target, so a reader sees the old file or the new one. Loading validates everything
 * before anything changes; entries that are missing or do not fit are listed in the message.
 *
 * Threads: As the objects saved.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_SERIALIZER_H
#define CATENARY_SERIALIZER_H

#include <catenary/types.h>
#include <catenary/link.h>
#include <catenary/optimizer.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * What objects save their values to, or load them from.
 *
 * Threads: As the objects saved.
 */
typedef struct ctn_serializer ctn_serializer;

/**
 * Saves all parameters and persistents, deflated where `compress`.
 *
 * @param link     a link, borrowed.
 * @param path     the path; UTF-8 text.
 * @param compress whether entries are deflated; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Reference: chainer.serializers.save_npz. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_save_npz(ctn_link *link, const char *path, int32_t compress);

/**
 * Loads all parameters and persistents; values are converted to the dtype of the parameter.
 *
 * @param link a link, borrowed.
 * @param path the path; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE,
 *         CTN_ERROR_UNSUPPORTED, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Reference: chainer.serializers.load_npz. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_load_npz(ctn_link *link, const char *path);

/**
 * Saves t, epoch and all states of an optimizer that was set up.
 *
 * @param optimizer an optimizer, borrowed.
 * @param path      the path; UTF-8 text.
 * @param compress  whether entries are deflated; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_IO, CTN_ERROR_DTYPE, CTN_ERROR_SHAPE, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_save_npz(ctn_optimizer *optimizer, const char *path, int32_t compress);

/**
 * Loads t, epoch and all states into an optimizer that was set up for a link of the same structure.
 *
 * @param optimizer an optimizer, borrowed.
 * @param path      the path; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_load_npz(ctn_optimizer *optimizer, const char *path);

/**
 * Adds a reference and returns the handle itself; NULL gives NULL.
 *
 * @param self the serializer, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_serializer *ctn_serializer_retain(const ctn_serializer *self);

/**
 * Gives a reference back; the last one frees the serializer. NULL is allowed; cannot fail.
 *
 * @param self the serializer, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_serializer_release(const ctn_serializer *self);

/**
 * Number of references held now, by callers and by the library; 0 for NULL. Only a hint while other threads
 * hold references.
 *
 * @param self the serializer, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API int64_t ctn_serializer_use_count(const ctn_serializer *self);

/**
 * Keeps a language binding's own object in the one slot of the serializer, under a key of that binding. What
 * was there before is destroyed, whichever key it had.
 *
 * @param self    the serializer.
 * @param key     an address that identifies the binding, such as one of its own statics.
 * @param object  the binding's object; NULL empties the slot.
 * @param destroy called exactly once with `object` when the slot is overwritten or the serializer dies, also
 *                when this call fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: one thread at a time for one object. Since 0.1.0.
 */
CTN_API ctn_status ctn_serializer_set_binding(ctn_serializer *self, const void *key, void *object,
                                              void (*destroy)(void *));

/**
 * The object that ctn_serializer_set_binding keeps under the key, borrowed; NULL where there is none, or for
 * a NULL handle.
 *
 * @param self the serializer, or NULL.
 * @param key  an address that identifies the binding, such as one of its own statics.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void *ctn_serializer_get_binding(const ctn_serializer *self, const void *key);

#ifdef __cplusplus
}
#endif

#endif
