/**
 * catenary/link_tree.h: The hierarchy of links: walks over links and parameters, persistent numbers and
 * strings, devices.
 *
 * Links come in the order of the reference: a link before its children, children in the order of addition.
 * Paths begin with a slash: "/" is the link at which the walk began, "/l1" its child l1. Access by number
 * takes the same time for every number: a link keeps lists of everything below it, which are rebuilt after an
 * addition. An iterator holds the links or parameters that existed when it was made, so that anything may be
 * added and released during the walk.
 *
 * A pattern selects parameters by their paths: "*" matches any characters, including slashes, "?" matches one
 * character, and a backslash removes the special meaning of the next character. The first slash may be
 * omitted. A pattern also selects everything below what it matches: "l1" is all of the child l1, "l?/W" the W
 * of l1, l2..., "/" everything, and a star followed by "/b" every bias.
 *
 * Threads: The same as for links; an iterator is used by one thread at a time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_LINK_TREE_H
#define CATENARY_LINK_TREE_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>
#include <catenary/link.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Kinds of persistent values.
 */
typedef int32_t ctn_persistent_kind;
enum {
  /** An array. */
  CTN_PERSISTENT_ARRAY = 0,
  /** An integer. */
  CTN_PERSISTENT_INT64 = 1,
  /** A number. */
  CTN_PERSISTENT_FLOAT64 = 2,
  /** A string. */
  CTN_PERSISTENT_TEXT = 3
};

/**
 * A walk over the links of a hierarchy.
 *
 * Threads: Counts are atomic; everything else is for one thread at a time.
 */
typedef struct ctn_link_iterator ctn_link_iterator;

/**
 * A walk over the parameters of a hierarchy.
 *
 * Threads: Counts are atomic; everything else is for one thread at a time.
 */
typedef struct ctn_param_iterator ctn_param_iterator;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The link iterator, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_link_iterator *ctn_link_iterator_retain(const ctn_link_iterator *self);

/**
 * Gives a reference back; the last one frees the link iterator. NULL is allowed; cannot fail.
 *
 * @param self The link iterator, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_link_iterator_release(const ctn_link_iterator *self);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The param iterator, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_param_iterator *ctn_param_iterator_retain(const ctn_param_iterator *self);

/**
 * Gives a reference back; the last one frees the param iterator. NULL is allowed; cannot fail.
 *
 * @param self The param iterator, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_param_iterator_release(const ctn_param_iterator *self);

/**
 * Number of links of the hierarchy.
 *
 * @param link     The link.
 * @param skipself Whether to leave out the link itself (0 or 1).
 * @param count    Receives the number.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_count(ctn_link *link, int32_t skipself, size_t *count);

/**
 * A link of the hierarchy. First comes the link itself, unless `skipself`, then each child with everything
 * below it.
 *
 * @param link     The link.
 * @param index    Number in this order, counted from 0.
 * @param skipself Whether to leave out the link itself (0 or 1).
 * @param out      Receives the link.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Reference: chainer.Link.links.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_link_at(ctn_link *link, size_t index, int32_t skipself, ctn_link **out);

/**
 * Path of a link in the order of ctn_link_at, such as "/l1"; "/" for the link itself.
 *
 * @param link          The link.
 * @param index         Number in this order, counted from 0.
 * @param skipself      Whether to leave out the link itself (0 or 1).
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Reference:
 * chainer.Link.namedlinks. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_path(ctn_link *link, size_t index, int32_t skipself, char *text,
                                 size_t text_capacity, size_t *text_length);

/**
 * A walk over all links of the hierarchy, which the iterator keeps alive.
 *
 * @param link     The link.
 * @param skipself Whether to leave out the link itself (0 or 1).
 * @param out      Receives a new link iterator.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_iterator_new(ctn_link *link, int32_t skipself, ctn_link_iterator **out);

/**
 * The next link of a walk; NULL, with CTN_OK, after the last one.
 *
 * @param iterator The link iterator.
 * @param path     Receives the path, such as "/l1"; it lives as long as the iterator. NULL: not needed.
 * @param out      Receives the link, or NULL after the last one.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_iterator_next(ctn_link_iterator *iterator, const char **path, ctn_link **out);

/**
 * A walk over all parameters of the hierarchy, which the iterator keeps alive.
 *
 * @param link The link.
 * @param out  Receives a new param iterator.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_param_iterator_new(ctn_link *link, ctn_param_iterator **out);

/**
 * The next parameter of a walk; NULL, with CTN_OK, after the last one.
 *
 * @param iterator The param iterator.
 * @param path     Receives the path, such as "/l1/W"; it lives as long as the iterator. NULL: not needed.
 * @param out      Receives the parameter, or NULL after the last one.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_param_iterator_next(ctn_param_iterator *iterator, const char **path,
                                           ctn_variable **out);

/**
 * Freezes the parameters that match a pattern now, including those that wait for their size. They lose their
 * gradient, backward computes none for them, and no optimizer updates them. They are still saved, loaded,
 * copied and moved. Running averages of batch normalization are not parameters and still change.
 *
 * @param link    The link.
 * @param pattern The pattern; see above. It is a NOT_FOUND error if it matches no parameter.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_freeze(ctn_link *link, const char *pattern);

/**
 * Reverses ctn_link_freeze. The parameters have no gradient until the next backward.
 *
 * @param link    The link.
 * @param pattern The pattern; see above. It is a NOT_FOUND error if it matches no parameter.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_unfreeze(ctn_link *link, const char *pattern);

/**
 * The kind of a link in messages: "Linear", "a chain", or the name of a user link. It lives as long as the
 * link; NULL for NULL.
 *
 * @param link The link, or NULL.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API const char *ctn_link_kind(ctn_link *link);

/**
 * Name of the device of a link: that of the first parameter of the hierarchy or, without parameters, of the
 * first persistent array. If all of them wait for their size, it is the device that the first will be on; if
 * there are none, it is the calling thread's current device.
 *
 * @param link          The link.
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Reference: chainer.Link.xp.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_link_device(ctn_link *link, char *text, size_t text_capacity, size_t *text_length);

/**
 * Adds an integer that is saved and loaded. A copy of the link has a separate one.
 *
 * @param link  The link.
 * @param name  Name of the value, new in this link and without slashes.
 * @param value The integer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_add_persistent_i64(ctn_link *link, const char *name, int64_t value);

/**
 * Adds a number that is saved and loaded. A copy of the link has a separate one.
 *
 * @param link  The link.
 * @param name  Name of the value, new in this link and without slashes.
 * @param value The number.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_add_persistent_f64(ctn_link *link, const char *name, double value);

/**
 * Adds a string that is saved and loaded. A copy of the link has a separate one.
 *
 * @param link  The link.
 * @param name  Name of the value, new in this link and without slashes.
 * @param value The text, in UTF-8.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_add_persistent_text(ctn_link *link, const char *name, const char *value);

/**
 * A persistent integer of this link.
 *
 * @param link  The link.
 * @param name  Name of the persistent value.
 * @param value Receives the integer.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_persistent_i64(ctn_link *link, const char *name, int64_t *value);

/**
 * A persistent number of this link.
 *
 * @param link  The link.
 * @param name  Name of the persistent value.
 * @param value Receives the number.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_persistent_f64(ctn_link *link, const char *name, double *value);

/**
 * A persistent string of this link.
 *
 * @param link          The link.
 * @param name          Name of the persistent value.
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_persistent_text(ctn_link *link, const char *name, char *text,
                                            size_t text_capacity, size_t *text_length);

/**
 * Replaces a persistent integer.
 *
 * @param link  The link.
 * @param name  Name of the persistent value.
 * @param value The integer.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_set_persistent_i64(ctn_link *link, const char *name, int64_t value);

/**
 * Replaces a persistent number.
 *
 * @param link  The link.
 * @param name  Name of the persistent value.
 * @param value The number.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_set_persistent_f64(ctn_link *link, const char *name, double value);

/**
 * Replaces a persistent string.
 *
 * @param link  The link.
 * @param name  Name of the persistent value.
 * @param value The text, in UTF-8.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_set_persistent_text(ctn_link *link, const char *name, const char *value);

/**
 * Number of persistent values of this link, without those of its children; 0 for NULL.
 *
 * @param link The link, or NULL.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API size_t ctn_link_persistent_count(ctn_link *link);

/**
 * Name of a persistent value in the order of addition.
 *
 * @param link          The link.
 * @param index         Number in this order, counted from 0.
 * @param text          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param text_capacity Size of `text` in bytes, including the terminator.
 * @param text_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_persistent_name(ctn_link *link, size_t index, char *text, size_t text_capacity,
                                            size_t *text_length);

/**
 * Kind of a persistent value in the order of addition.
 *
 * @param link  The link.
 * @param index Number in this order, counted from 0.
 * @param kind  Receives the kind.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_persistent_kind(ctn_link *link, size_t index, ctn_persistent_kind *kind);

#ifdef __cplusplus
}
#endif

#endif
