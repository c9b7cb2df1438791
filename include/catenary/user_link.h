/**
 * catenary/user_link.h: Links of users with states of their own.
 *
 * A user link is a chain with callbacks; ctn_link_new makes one with a forward callback alone. Each copy of a
 * link has a user_data of its own. Handles given to a callback are borrowed for the call. A status other than
 * CTN_OK, and the message that the callback left with ctn_error_set, reach the caller unchanged.
 *
 * Threads: As links; callbacks run on the thread of the call.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_USER_LINK_H
#define CATENARY_USER_LINK_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>
#include <catenary/function.h>
#include <catenary/link.h>
#include <catenary/serializer.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Makes the user_data of a copy of `link`, which ctn_link_share or ctn_link_clone makes of it or of a link
 * above it.
 *
 * @param user_data that of link.
 * @param link      a link, borrowed.
 * @param shares    1 for ctn_link_share, whose copy has the same arrays of parameters; 0 for ctn_link_clone,
 *                  whose copy has arrays of its own; 0 or 1.
 * @param copy      receives the user_data of the copy, which destroy frees; ignored if the status is not
 *                  CTN_OK; out: a pointer.
 */
typedef ctn_status (CTN_CALL *ctn_link_copy_fn)(void *user_data, ctn_link *link, int32_t shares, void **copy);

/**
 * Moves what user_data holds to the named device. The hierarchy's parameters are still where they were, and
 * must not be changed here. If the move of the hierarchy fails afterwards, the callback is called again with
 * the name of the device that it came from, and the status of that call is ignored.
 *
 * @param user_data what came with the callback.
 * @param link      a link, borrowed.
 * @param device    UTF-8 text.
 */
typedef ctn_status (CTN_CALL *ctn_link_to_device_fn)(void *user_data, ctn_link *link, const char *device);

/**
 * Saves or loads what user_data holds, under keys that no parameter, persistent value or child of the link
 * has.
 *
 * @param user_data  what came with the callback.
 * @param link       a link, borrowed.
 * @param serializer a serializer, borrowed.
 */
typedef ctn_status (CTN_CALL *ctn_link_serialize_fn)(void *user_data, ctn_link *link,
    ctn_serializer *serializer);

/**
 * The parts of a user link; all but struct_size may be NULL. `name` is what messages call the link. Without
 * forward it cannot be called. Without copy, copies share user_data. Without to_device and serialize,
 * user_data stays as it is when the link is moved, saved and loaded. destroy runs once for every user_data:
 * when the last link that has it goes.
 *
 * Set `struct_size` to sizeof(ctn_link_callbacks); later versions only add fields at the end.
 */
typedef struct ctn_link_callbacks {
  size_t struct_size;
  const char *name;
  ctn_link_forward_fn forward;
  ctn_link_copy_fn copy;
  ctn_link_to_device_fn to_device;
  ctn_link_serialize_fn serialize;
  ctn_destroy_fn destroy;
} ctn_link_callbacks;

/**
 * A user link by a table of callbacks, which is copied. Parameters, persistent values and children are added
 * as to any link. destroy runs also when this call fails.
 *
 * @param callbacks a `ctn_link_callbacks`.
 * @param user_data handed to every callback.
 * @param out       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; callbacks run on the thread of the call. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_user_new(const ctn_link_callbacks *callbacks, void *user_data, ctn_link **out);

/**
 * The user_data of a link made by ctn_link_user_new or ctn_link_new, or copied from one.
 *
 * @param link a link, borrowed.
 * @param out  out: a pointer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; callbacks run on the thread of the call. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_user_data(ctn_link *link, void **out);

#ifdef __cplusplus
}
#endif

#endif
