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

#ifdef __cplusplus
}
#endif

#endif
