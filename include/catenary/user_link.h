/**
 * catenary/user_link.h: User links with their own states.
 *
 * A user link is a chain with callbacks; ctn_link_new makes one that has only a forward callback. Each copy
 * of a link has its own user_data. Handles passed to a callback are borrowed for the call. A status other
 * than CTN_OK, and the message that the callback left with ctn_error_set, reach the caller unchanged.
 *
 * Threads: The same as for links; callbacks run on the thread of the call.
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
 * Makes the user_data of a copy of a link, for ctn_link_share or ctn_link_clone of it or of a link above it.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param link      The link to copy, borrowed.
 * @param shares    Whether it is for ctn_link_share, whose copy has the same arrays of parameters, and not
 *                  for ctn_link_clone (0 or 1).
 * @param copy      Receives the user_data of the copy, which destroy frees. Ignored if the status is not
 *                  CTN_OK.
 */
typedef ctn_status (CTN_CALL *ctn_link_copy_fn)(void *user_data, ctn_link *link, int32_t shares, void **copy);

/**
 * Moves the contents of user_data to a device. The parameters of the hierarchy are still where they were, and
 * must not be changed here. If the move of the hierarchy fails afterward, the callback is called again with
 * the name of the old device, and the status of that call is ignored.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param link      The link, borrowed.
 * @param device    Name of the device.
 */
typedef ctn_status (CTN_CALL *ctn_link_to_device_fn)(void *user_data, ctn_link *link, const char *device);

/**
 * Saves or loads the contents of user_data, under keys that no parameter, persistent value or child of the
 * link has.
 *
 * @param user_data  The data passed to the callbacks; may be NULL.
 * @param link       The link, borrowed.
 * @param serializer The serializer, borrowed.
 */
typedef ctn_status (CTN_CALL *ctn_link_serialize_fn)(void *user_data, ctn_link *link,
    ctn_serializer *serializer);

/**
 * The parts of a user link; all but struct_size may be NULL.
 *
 * Set `struct_size` to sizeof(ctn_link_callbacks); later versions only add fields at the end.
 */
typedef struct ctn_link_callbacks {
  size_t struct_size;
  /** Name of the link in messages. NULL: "a user link". */
  const char *name;
  /** Computes the outputs. NULL: the link cannot be called. */
  ctn_link_forward_fn forward;
  /** Makes the user_data of a copy. NULL: copies share user_data. */
  ctn_link_copy_fn copy;
  /** Moves the contents of user_data. NULL: they do not move. */
  ctn_link_to_device_fn to_device;
  /** Saves or loads the contents of user_data. NULL: they are not saved. */
  ctn_link_serialize_fn serialize;
  /** Called once for each user_data, when the last link that has it is released. */
  ctn_destroy_fn destroy;
} ctn_link_callbacks;

/**
 * A user link with a table of callbacks. Parameters, persistent values and children are added as to any link.
 * destroy runs even if this call fails.
 *
 * @param callbacks The parts of the link, which are copied.
 * @param user_data Passed to the callbacks; may be NULL.
 * @param out       Receives a new link.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; callbacks run on the thread of the call. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_user_new(const ctn_link_callbacks *callbacks, void *user_data, ctn_link **out);

/**
 * The user_data of a link that was made by ctn_link_user_new or ctn_link_new, or copied from one.
 *
 * @param link The link.
 * @param out  Receives the user_data.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; callbacks run on the thread of the call. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_user_data(ctn_link *link, void **out);

#ifdef __cplusplus
}
#endif

#endif
