/**
 * catenary/link_tree.h: The hierarchy of links: walks over links and parameters, persistent numbers and
 * texts, devices.
 *
 * Links come in the order of the reference: a link before its children, children in the order of addition.
 * Paths begin with a slash: "/" is the link that the walk began with, "/l1" its child l1. Access by number
 * takes the same time for every number: a link keeps lists of what lies below it, which are made anew when
 * something was added. An iterator holds the links or parameters that were there when it was made, so that
 * anything may be added and released during the walk.
 *
 * A pattern names parameters by their paths: "*" stands for any characters, slashes included, "?" for one
 * character, and a backslash takes the special meaning of the character after it away. The first slash may be
 * left out. A pattern also means everything below what it matches: "l1" is all of the child l1, "l?/W" the W
 * of l1, l2..., "/" everything, and a star followed by "/b" every bias.
 *
 * Threads: As links; an iterator is used by one thread at a time.
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
 * What a persistent value is.
 */
typedef int32_t ctn_persistent_kind;
enum {
  /** An array. */
  CTN_PERSISTENT_ARRAY = 0,
  /** An integer. */
  CTN_PERSISTENT_INT64 = 1,
  /** A number. */
  CTN_PERSISTENT_FLOAT64 = 2,
  /** A text. */
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
 * @param self the link iterator, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_link_iterator *ctn_link_iterator_retain(const ctn_link_iterator *self);

/**
 * Gives a reference back; the last one frees the link iterator. NULL is allowed; cannot fail.
 *
 * @param self the link iterator, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_link_iterator_release(const ctn_link_iterator *self);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the param iterator, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_param_iterator *ctn_param_iterator_retain(const ctn_param_iterator *self);

/**
 * Gives a reference back; the last one frees the param iterator. NULL is allowed; cannot fail.
 *
 * @param self the param iterator, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_param_iterator_release(const ctn_param_iterator *self);

/**
 * Number of links of the hierarchy, the link itself included unless `skipself`.
 *
 * @param link     a link, borrowed.
 * @param skipself whether to leave the link itself out; 0 or 1.
 * @param count    out: the number.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_count(ctn_link *link, int32_t skipself, size_t *count);

/**
 * Link number `index` of the hierarchy. First comes the link itself, unless `skipself`, then each child with
 * everything below it.
 *
 * @param link     a link, borrowed.
 * @param index    the number, counted from 0.
 * @param skipself whether to leave the link itself out; 0 or 1.
 * @param out      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; an iterator is used by one thread at a time. Reference: chainer.Link.links. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_at(ctn_link *link, size_t index, int32_t skipself, ctn_link **out);

/**
 * The path of link number `index`, such as "/l1"; "/" for the link itself.
 *
 * @param link          a link, borrowed.
 * @param index         the number, counted from 0.
 * @param skipself      whether to leave the link itself out; 0 or 1.
 * @param text          out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                      small; NULL to ask for the length.
 * @param text_capacity bytes of room in `text`, the terminator included.
 * @param text_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; an iterator is used by one thread at a time. Reference: chainer.Link.namedlinks. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_link_path(ctn_link *link, size_t index, int32_t skipself, char *text,
                                 size_t text_capacity, size_t *text_length);

/**
 * A walk over all links of the hierarchy, which the iterator keeps alive.
 *
 * @param link     a link, borrowed.
 * @param skipself whether to leave the link itself out; 0 or 1.
 * @param out      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_iterator_new(ctn_link *link, int32_t skipself, ctn_link_iterator **out);

/**
 * The next link and its path, which lives as long as the iterator; both are NULL, with CTN_OK, after the
 * last.
 *
 * @param iterator a link iterator, borrowed.
 * @param path     the path; may be NULL; out: UTF-8 text, borrowed from the handle.
 * @param out      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_iterator_next(ctn_link_iterator *iterator, const char **path, ctn_link **out);

/**
 * A walk over all parameters of the hierarchy, which the iterator keeps alive.
 *
 * @param link a link, borrowed.
 * @param out  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_param_iterator_new(ctn_link *link, ctn_param_iterator **out);

/**
 * The next parameter and its path, such as "/l1/W", which lives as long as the iterator; both are NULL, with
 * CTN_OK, after the last.
 *
 * @param iterator a param iterator, borrowed.
 * @param path     the path; may be NULL; out: UTF-8 text, borrowed from the handle.
 * @param out      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_param_iterator_next(ctn_param_iterator *iterator, const char **path,
                                           ctn_variable **out);

/**
 * Freezes the parameters, and those that wait for their size, that match a pattern now. They lose their
 * gradient, backward computes none for them, and no optimizer updates them. They are still saved, loaded,
 * copied and moved. Running averages of batch normalization are not parameters, and still change.
 *
 * @param link    a link, borrowed.
 * @param pattern see above; it is NOT_FOUND if it does not match a parameter; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_freeze(ctn_link *link, const char *pattern);

/**
 * Ends what ctn_link_freeze began. The parameters have no gradient until the next backward.
 *
 * @param link    a link, borrowed.
 * @param pattern see above; it is NOT_FOUND if it does not match a parameter; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_unfreeze(ctn_link *link, const char *pattern);

/**
 * The name that messages give to the kind of a link: "Linear", "a chain", or what a user link was given.
 * Lives as long as the link; NULL for NULL.
 *
 * @param link a link, borrowed, or NULL.
 *
 * Threads: as links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API const char *ctn_link_kind(ctn_link *link);

/**
 * Name of the device that the link is on: that of the first parameter of the hierarchy, or, without
 * parameters, of the first persistent array. If all of them wait for their size, it is the device that the
 * first will be on; if there are none, the calling thread's current device.
 *
 * @param link          a link, borrowed.
 * @param text          out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                      small; NULL to ask for the length.
 * @param text_capacity bytes of room in `text`, the terminator included.
 * @param text_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; an iterator is used by one thread at a time. Reference: chainer.Link.xp. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_device(ctn_link *link, char *text, size_t text_capacity, size_t *text_length);

/**
 * Adds an integer that is saved and loaded. A copy of the link has its own.
 *
 * @param link  a link, borrowed.
 * @param name  the name; UTF-8 text.
 * @param value the integer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_add_persistent_i64(ctn_link *link, const char *name, int64_t value);

/**
 * Adds a number that is saved and loaded. A copy of the link has its own.
 *
 * @param link  a link, borrowed.
 * @param name  the name; UTF-8 text.
 * @param value the number.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_add_persistent_f64(ctn_link *link, const char *name, double value);

/**
 * Adds a text that is saved and loaded. A copy of the link has its own.
 *
 * @param link  a link, borrowed.
 * @param name  the name; UTF-8 text.
 * @param value the text; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_add_persistent_text(ctn_link *link, const char *name, const char *value);

/**
 * A persistent integer of this link.
 *
 * @param link  a link, borrowed.
 * @param name  the name; UTF-8 text.
 * @param value out: the integer.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_persistent_i64(ctn_link *link, const char *name, int64_t *value);

/**
 * A persistent number of this link.
 *
 * @param link  a link, borrowed.
 * @param name  the name; UTF-8 text.
 * @param value out: the number.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_persistent_f64(ctn_link *link, const char *name, double *value);

/**
 * A persistent text of this link.
 *
 * @param link          a link, borrowed.
 * @param name          the name; UTF-8 text.
 * @param text          out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                      small; NULL to ask for the length.
 * @param text_capacity bytes of room in `text`, the terminator included.
 * @param text_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_persistent_text(ctn_link *link, const char *name, char *text,
                                            size_t text_capacity, size_t *text_length);

/**
 * Replaces a persistent integer.
 *
 * @param link  a link, borrowed.
 * @param name  the name; UTF-8 text.
 * @param value the integer.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_set_persistent_i64(ctn_link *link, const char *name, int64_t value);

/**
 * Replaces a persistent number.
 *
 * @param link  a link, borrowed.
 * @param name  the name; UTF-8 text.
 * @param value the number.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_set_persistent_f64(ctn_link *link, const char *name, double value);

/**
 * Replaces a persistent text.
 *
 * @param link  a link, borrowed.
 * @param name  the name; UTF-8 text.
 * @param value the text; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_set_persistent_text(ctn_link *link, const char *name, const char *value);

/**
 * Number of persistent values of this link, without those of its children; 0 for NULL.
 *
 * @param link a link, borrowed, or NULL.
 *
 * Threads: as links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API size_t ctn_link_persistent_count(ctn_link *link);

/**
 * Name of persistent value number `index` in the order of addition.
 *
 * @param link          a link, borrowed.
 * @param index         the number, counted from 0.
 * @param text          out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                      small; NULL to ask for the length.
 * @param text_capacity bytes of room in `text`, the terminator included.
 * @param text_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_persistent_name(ctn_link *link, size_t index, char *text, size_t text_capacity,
                                            size_t *text_length);

/**
 * What persistent value number `index` is.
 *
 * @param link  a link, borrowed.
 * @param index the number, counted from 0.
 * @param kind  out: the kind.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links; an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_persistent_kind(ctn_link *link, size_t index, ctn_persistent_kind *kind);

#ifdef __cplusplus
}
#endif

#endif
