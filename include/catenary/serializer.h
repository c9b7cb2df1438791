/**
 * catenary/serializer.h: Serializers: what values are saved to and loaded from, by the reference's protocol.
 *
 * Saving and loading are one traversal: an object hands each of its values to a serializer under a key, and a
 * serializer either keeps the value (it saves) or gives what is stored (it loads, as a deserializer). Child
 * serializers stand for what lies below a key; "l1/W" is the entry W of the child l1, and a key may have
 * several components. One file may so hold a model, an optimizer, generators and numbers of the user's, each
 * below a child of its own; see catenary/saving.h for the objects, and for files of one object.
 *
 * A serializer of a file collects values; ctn_serializer_commit writes them to a temporary file beside the
 * target, flushes it and renames it over the target, so that a reader sees the old file or the new one.
 * Arrays are not copied before: commit before they change. A deserializer reads a file that stays open as
 * long as it lives.
 *
 * An object is loaded as a whole: its entries, their shapes and dtypes, and checksums are verified first, and
 * if anything is wrong nothing changes. Then values are read into the arrays that are there (those on the
 * CPU, contiguous and of the stored dtype without a copy). If a medium fails in that last step, some arrays
 * may have new values. Strict loading (the default) fails if values are missing (NOT_FOUND) or do not fit
 * (SHAPE, otherwise DTYPE), or if the file has entries below the object's path that it did not ask for and
 * that were not read before (FORMAT); the message lists all of them. Loading that is not strict loads what
 * fits. A single value that is read outside of an object follows the same rules as an object of its own.
 *
 * Numbers are stored as arrays without dimensions: int64 and float64. Integers are read from any integer
 * dtype, real numbers from any dtype, both also from arrays of one element, as the reference's files may hold
 * them.
 *
 * Threads: A serializer, with its children, is used by one thread at a time; so is a dictionary.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_SERIALIZER_H
#define CATENARY_SERIALIZER_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/function.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Why an entry was not loaded.
 */
typedef int32_t ctn_load_problem;
enum {
  /** The object has the value, the file has not. */
  CTN_LOAD_MISSING = 0,
  /** The file has the entry, the object does not ask for it. */
  CTN_LOAD_UNEXPECTED = 1,
  /** Both have it, with other shapes or dtypes. */
  CTN_LOAD_MISMATCHING = 2
};

/**
 * A serializer or deserializer.
 *
 * Threads: Counts are atomic; everything else is for one thread at a time.
 */
typedef struct ctn_serializer ctn_serializer;

/**
 * Arrays and texts under paths, in the order of insertion.
 *
 * Threads: Counts are atomic; everything else is for one thread at a time.
 */
typedef struct ctn_dictionary ctn_dictionary;

/**
 * How objects are loaded.
 *
 * Threads: Counts are atomic; everything else is for one thread at a time.
 */
typedef struct ctn_load_options ctn_load_options;

/**
 * What did not fit in a load.
 *
 * Threads: Counts are atomic; everything else is for one thread at a time.
 */
typedef struct ctn_load_report ctn_load_report;

/**
 * Gives the serializer (a new reference) of what lies below a key, in the same direction.
 *
 * @param user_data what came with the callback.
 * @param key       UTF-8 text.
 * @param out       out: receives a new reference, NULL after a failure.
 */
typedef ctn_status (CTN_CALL *ctn_serializer_child_fn)(void *user_data, const char *key,
    ctn_serializer **out);

/**
 * Saves the array, or fills it with what is stored. It may be a copy of the array that is being loaded.
 *
 * @param user_data what came with the callback.
 * @param key       UTF-8 text.
 * @param value     an array, shared: a reference is kept.
 */
typedef ctn_status (CTN_CALL *ctn_serializer_array_fn)(void *user_data, const char *key, ctn_array *value);

/**
 * Saves the integer, or sets it to what is stored.
 *
 * @param user_data what came with the callback.
 * @param key       UTF-8 text.
 * @param value     in and out: int64_t.
 */
typedef ctn_status (CTN_CALL *ctn_serializer_i64_fn)(void *user_data, const char *key, int64_t *value);

/**
 * Saves the real number, or sets it to what is stored.
 *
 * @param user_data what came with the callback.
 * @param key       UTF-8 text.
 * @param value     in and out: double.
 */
typedef ctn_status (CTN_CALL *ctn_serializer_f64_fn)(void *user_data, const char *key, double *value);

/**
 * Saves `value`, or sets `stored` to the text that is stored, which is copied at once; if `stored` stays
 * NULL, the value stays.
 *
 * @param user_data what came with the callback.
 * @param key       UTF-8 text.
 * @param value     UTF-8 text.
 * @param stored    out: UTF-8 text, borrowed from the handle.
 */
typedef ctn_status (CTN_CALL *ctn_serializer_text_fn)(void *user_data, const char *key, const char *value,
    const char **stored);

/**
 * Runs when all of an object has been found good and its arrays are loaded.
 *
 * @param user_data what came with the callback.
 */
typedef ctn_status (CTN_CALL *ctn_serializer_commit_fn)(void *user_data);

/**
 * The parts of a user's serializer. `loads` is 1 for a deserializer and 0 for a serializer. Keys are paths
 * from the serializer on. Values of a kind whose callback is NULL are refused with UNSUPPORTED. If `child` is
 * NULL, a child is the serializer itself with longer keys. A status other than CTN_OK ends the traversal and
 * reaches the caller unchanged.
 *
 * Set `struct_size` to sizeof(ctn_serializer_callbacks); later versions only add fields at the end.
 */
typedef struct ctn_serializer_callbacks {
  size_t struct_size;
  int32_t loads;
  ctn_serializer_array_fn array;
  ctn_serializer_i64_fn integer;
  ctn_serializer_f64_fn real;
  ctn_serializer_text_fn text;
  ctn_serializer_child_fn child;
  ctn_destroy_fn destroy;
} ctn_serializer_callbacks;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
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
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the dictionary, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_dictionary *ctn_dictionary_retain(const ctn_dictionary *self);

/**
 * Gives a reference back; the last one frees the dictionary. NULL is allowed; cannot fail.
 *
 * @param self the dictionary, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_dictionary_release(const ctn_dictionary *self);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the load options, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_load_options *ctn_load_options_retain(const ctn_load_options *self);

/**
 * Gives a reference back; the last one frees the load options. NULL is allowed; cannot fail.
 *
 * @param self the load options, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_load_options_release(const ctn_load_options *self);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the load report, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_load_report *ctn_load_report_retain(const ctn_load_report *self);

/**
 * Gives a reference back; the last one frees the load report. NULL is allowed; cannot fail.
 *
 * @param self the load report, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_load_report_release(const ctn_load_report *self);

/**
 * A serializer or deserializer of the user's. destroy runs exactly once: when the last reference to the
 * serializer and its children goes, or when this call fails.
 *
 * @param callbacks a `ctn_serializer_callbacks`.
 * @param user_data handed to every callback.
 * @param out       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Reference:
 * chainer.AbstractSerializer. Since 0.1.0.
 */
CTN_API ctn_status ctn_serializer_new(const ctn_serializer_callbacks *callbacks, void *user_data,
                                      ctn_serializer **out);

/**
 * The serializer of what lies below a key.
 *
 * @param serializer a serializer, borrowed.
 * @param key        a path such as "l1" or "model/l1"; UTF-8 text.
 * @param out        out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Reference:
 * chainer.AbstractSerializer.__getitem__. Since 0.1.0.
 */
CTN_API ctn_status ctn_serializer_child(ctn_serializer *serializer, const char *key, ctn_serializer **out);

/**
 * Saves an array, or copies the stored elements into it. Within the load of an object they are there when
 * that load is committed.
 *
 * @param serializer a serializer, borrowed.
 * @param key        UTF-8 text.
 * @param value      an array, shared: a reference is kept.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_IO,
 *         CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Reference:
 * chainer.AbstractSerializer.__call__. Since 0.1.0.
 */
CTN_API ctn_status ctn_serializer_array(ctn_serializer *serializer, const char *key, ctn_array *value);

/**
 * Saves an integer, or sets it to the stored one.
 *
 * @param serializer a serializer, borrowed.
 * @param key        UTF-8 text.
 * @param value      in and out: the number; it stays if a load that is not strict does not find it.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_IO,
 *         CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_serializer_i64(ctn_serializer *serializer, const char *key, int64_t *value);

/**
 * Saves a real number, or sets it to the stored one.
 *
 * @param serializer a serializer, borrowed.
 * @param key        UTF-8 text.
 * @param value      in and out: the number; it stays if a load that is not strict does not find it.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_IO,
 *         CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_serializer_f64(ctn_serializer *serializer, const char *key, double *value);

/**
 * Saves a text, or gives the stored one.
 *
 * @param serializer a serializer, borrowed.
 * @param key        UTF-8 text.
 * @param value      the text to save (NULL: an empty one), and the result of a load that is not strict and
 *                   does not find it; UTF-8 text, or NULL.
 * @param stored     the text, which lives as long as this handle's serializer; out: UTF-8 text, borrowed from
 *                   the handle.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_IO,
 *         CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_serializer_text(ctn_serializer *serializer, const char *key, const char *value,
                                       const char **stored);

/**
 * Whether it is a deserializer; 0 for NULL.
 *
 * @param serializer a serializer, borrowed, or NULL.
 * @return 0 or 1.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API int32_t ctn_serializer_is_loading(ctn_serializer *serializer);

/**
 * Gives the shape and dtype of an array that a deserializer has, to make an array that it fits into. If there
 * is no such entry, the value counts as missing.
 *
 * @param serializer a serializer, borrowed.
 * @param key        UTF-8 text.
 * @param dtype      out: the element type.
 * @param shape      lengths of the axes; out: memory of the caller, `capacity` elements.
 * @param capacity   room in `shape`.
 * @param ndim       out: receives the number of dimensions, also if there is too little room for them.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_DTYPE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_serializer_find(ctn_serializer *serializer, const char *key, ctn_dtype *dtype,
                                       int64_t *shape, size_t capacity, size_t *ndim);

/**
 * For objects of the user's within a load: runs the callback when the load of the outermost object is
 * committed, after the arrays, so that a load that fails before changes nothing. A callback that fails is
 * reported when all others have run; what was loaded stays. Outside of a load, and in serializers that save,
 * it runs at once.
 *
 * @param serializer a serializer, borrowed.
 * @param action     a callback.
 * @param user_data  handed to `action` at each call.
 * @param destroy    called exactly once with `user_data` when it is no longer needed, also when this call
 *                   fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_serializer_on_commit(ctn_serializer *serializer, ctn_serializer_commit_fn action,
                                            void *user_data, ctn_destroy_fn destroy);

/**
 * Writes the file of a serializer: what was saved by it and its children since the last commit replaces the
 * file in one step. It is a STATE error for a serializer without a file.
 *
 * @param serializer a serializer, borrowed.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_serializer_commit(ctn_serializer *serializer);

/**
 * A report of what did not fit when the last object was loaded, also if the load failed; STATE if none was
 * loaded yet.
 *
 * @param serializer a serializer, borrowed.
 * @param out        out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_serializer_report(ctn_serializer *serializer, ctn_load_report **out);

/**
 * A serializer that puts values into a dictionary, over those of the same name. Arrays are shared, not
 * copied: see ctn_dictionary_copy.
 *
 * @param dictionary a dictionary, borrowed.
 * @param path       the path that comes before all keys; NULL: none; UTF-8 text, or NULL.
 * @param out        out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Reference:
 * chainer.serializers.DictionarySerializer. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_serializer_new(ctn_dictionary *dictionary, const char *path,
                                                 ctn_serializer **out);

/**
 * A deserializer of what a dictionary holds at this moment.
 *
 * @param dictionary a dictionary, borrowed.
 * @param options    load options, borrowed, or NULL.
 * @param out        out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_deserializer_new(ctn_dictionary *dictionary, ctn_load_options *options,
                                                   ctn_serializer **out);

/**
 * A serializer whose commit writes an NPZ file.
 *
 * @param path  the path; UTF-8 text.
 * @param level of deflate's compression, 1 to 9; 0: none; -1: the default, 6.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_npz_serializer_new(const char *path, int32_t level, ctn_serializer **out);

/**
 * A deserializer of an NPZ file.
 *
 * @param path    the path; UTF-8 text.
 * @param options load options, borrowed, or NULL.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Reference:
 * chainer.serializers.NpzDeserializer. Since 0.1.0.
 */
CTN_API ctn_status ctn_npz_deserializer_new(const char *path, ctn_load_options *options,
                                            ctn_serializer **out);

/**
 * A serializer whose commit writes an HDF5 file.
 *
 * @param path  the path; UTF-8 text.
 * @param group the group that values are below, NULL: the root; UTF-8 text, or NULL.
 * @param level of gzip's compression, 1 to 9; 0: none; -1: the default, the reference's 4.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Reference:
 * chainer.serializers.HDF5Serializer. Since 0.1.0.
 */
CTN_API ctn_status ctn_hdf5_serializer_new(const char *path, const char *group, int32_t level,
                                           ctn_serializer **out);

/**
 * A deserializer of a group of an HDF5 file.
 *
 * @param path    the path; UTF-8 text.
 * @param group   the group that values are below, NULL: the root; UTF-8 text, or NULL.
 * @param options load options, borrowed, or NULL.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Reference:
 * chainer.serializers.HDF5Deserializer. Since 0.1.0.
 */
CTN_API ctn_status ctn_hdf5_deserializer_new(const char *path, const char *group, ctn_load_options *options,
                                             ctn_serializer **out);

/**
 * A serializer whose commit writes a safetensors file.
 *
 * @param path the path; UTF-8 text.
 * @param out  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_safetensors_serializer_new(const char *path, ctn_serializer **out);

/**
 * A deserializer of a safetensors file.
 *
 * @param path    the path; UTF-8 text.
 * @param options load options, borrowed, or NULL.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_safetensors_deserializer_new(const char *path, ctn_load_options *options,
                                                    ctn_serializer **out);

/**
 * A deserializer of a file of any of these formats, told apart by its first bytes.
 *
 * @param path    the path; UTF-8 text.
 * @param options load options, borrowed, or NULL.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_file_deserializer_new(const char *path, ctn_load_options *options,
                                             ctn_serializer **out);

/**
 * New options with the defaults: the load is strict, takes all of the file into all of the object, and does
 * not convert elements.
 *
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_load_options_new(ctn_load_options **out);

/**
 * Whether missing, unexpected and mismatching entries are errors, as they are by default. If not, the rest is
 * loaded, and the report tells what was not.
 *
 * @param options load options, borrowed.
 * @param strict  whether they are errors; 0 or 1.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_load_options_set_strict(ctn_load_options *options, int32_t strict);

/**
 * Where in the file the object lies: with "model" the entry "model/l1/W" is the object's /l1/W, and entries
 * that are not below it are of no interest.
 *
 * @param options load options, borrowed.
 * @param path    NULL or "": the root; UTF-8 text, or NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_load_options_set_prefix(ctn_load_options *options, const char *path);

/**
 * Which part of the object is loaded: with "l1" only what lies at or below /l1, and the rest of object and
 * file is of no interest. An object without such a part is an error (NOT_FOUND).
 *
 * @param options load options, borrowed.
 * @param path    NULL or "": all; UTF-8 text, or NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_load_options_set_part(ctn_load_options *options, const char *path);

/**
 * Which conversions of elements are permitted if a dtype differs; CTN_CASTING_EQUIV (none) by default.
 *
 * @param options load options, borrowed.
 * @param casting which conversions are permitted; a `ctn_casting`.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_load_options_set_casting(ctn_load_options *options, ctn_casting casting);

/**
 * An empty report, for a load to fill.
 *
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_load_report_new(ctn_load_report **out);

/**
 * How many entries were missing, unexpected or mismatching; 0 for NULL.
 *
 * @param report  a load report, borrowed, or NULL.
 * @param problem a `ctn_load_problem`.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API size_t ctn_load_report_count(ctn_load_report *report, ctn_load_problem problem);

/**
 * The path of an entry in the file; borrowed until the report is filled anew or goes.
 *
 * @param report  a load report, borrowed.
 * @param problem a `ctn_load_problem`.
 * @param index   the number, counted from 0.
 * @param name    the name; out: UTF-8 text, borrowed from the handle.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_load_report_name(ctn_load_report *report, ctn_load_problem problem, size_t index,
                                        const char **name);

/**
 * What was expected and what was there, such as "expected float32 (3, 2), got float32 (1, 2)"; borrowed until
 * the report is filled anew or goes.
 *
 * @param report  a load report, borrowed.
 * @param problem a `ctn_load_problem`.
 * @param index   the number, counted from 0.
 * @param text    out: UTF-8 text, borrowed from the handle.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_load_report_text(ctn_load_report *report, ctn_load_problem problem, size_t index,
                                        const char **text);

/**
 * An empty dictionary.
 *
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_new(ctn_dictionary **out);

/**
 * A dictionary with copies of all arrays, which keeps the values of this moment.
 *
 * @param dictionary a dictionary, borrowed.
 * @param out        out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_copy(ctn_dictionary *dictionary, ctn_dictionary **out);

/**
 * Number of entries; 0 for NULL.
 *
 * @param dictionary a dictionary, borrowed, or NULL.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API size_t ctn_dictionary_count(ctn_dictionary *dictionary);

/**
 * Path of entry number `index`, in the order of insertion; borrowed until the dictionary changes.
 *
 * @param dictionary a dictionary, borrowed.
 * @param index      the number, counted from 0.
 * @param key        out: UTF-8 text, borrowed from the handle.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_key(ctn_dictionary *dictionary, size_t index, const char **key);

/**
 * Whether there is an entry.
 *
 * @param dictionary a dictionary, borrowed.
 * @param key        UTF-8 text.
 * @param result     out: the answer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_contains(ctn_dictionary *dictionary, const char *key, int32_t *result);

/**
 * Whether an entry is a text, not an array.
 *
 * @param dictionary a dictionary, borrowed.
 * @param key        UTF-8 text.
 * @param result     out: the answer.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_is_text(ctn_dictionary *dictionary, const char *key, int32_t *result);

/**
 * The array of an entry, not a copy.
 *
 * @param dictionary a dictionary, borrowed.
 * @param key        UTF-8 text.
 * @param out        out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_array(ctn_dictionary *dictionary, const char *key, ctn_array **out);

/**
 * The text of an entry; borrowed until the dictionary changes.
 *
 * @param dictionary a dictionary, borrowed.
 * @param key        UTF-8 text.
 * @param text       out: UTF-8 text, borrowed from the handle.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_text(ctn_dictionary *dictionary, const char *key, const char **text);

/**
 * The integer of an entry: an array of one integer or boolean, of any width.
 *
 * @param dictionary a dictionary, borrowed.
 * @param key        UTF-8 text.
 * @param value      out: the number.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_i64(ctn_dictionary *dictionary, const char *key, int64_t *value);

/**
 * The number of an entry: an array of one element, of any dtype.
 *
 * @param dictionary a dictionary, borrowed.
 * @param key        UTF-8 text.
 * @param value      out: the number.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_f64(ctn_dictionary *dictionary, const char *key, double *value);

/**
 * Adds or replaces an entry; the array is shared, not copied.
 *
 * @param dictionary a dictionary, borrowed.
 * @param key        UTF-8 text.
 * @param value      an array, shared: a reference is kept.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_set_array(ctn_dictionary *dictionary, const char *key, ctn_array *value);

/**
 * Adds or replaces an entry.
 *
 * @param dictionary a dictionary, borrowed.
 * @param key        UTF-8 text.
 * @param value      the value; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_set_text(ctn_dictionary *dictionary, const char *key, const char *value);

/**
 * Adds or replaces an entry: an int64 array without dimensions.
 *
 * @param dictionary a dictionary, borrowed.
 * @param key        UTF-8 text.
 * @param value      the number.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_set_i64(ctn_dictionary *dictionary, const char *key, int64_t value);

/**
 * Adds or replaces an entry: a float64 array without dimensions.
 *
 * @param dictionary a dictionary, borrowed.
 * @param key        UTF-8 text.
 * @param value      the number.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_set_f64(ctn_dictionary *dictionary, const char *key, double value);

/**
 * Removes an entry; the order of the others stays.
 *
 * @param dictionary a dictionary, borrowed.
 * @param key        UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_remove(ctn_dictionary *dictionary, const char *key);

/**
 * Saves all entries.
 *
 * @param dictionary a dictionary, borrowed.
 * @param path       the path; UTF-8 text.
 * @param level      of deflate's compression, 1 to 9; 0: none; -1: the default, 6.
 * @return CTN_OK, or CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_save_npz(ctn_dictionary *dictionary, const char *path, int32_t level);

/**
 * Saves all entries below a group of a new HDF5 file.
 *
 * @param dictionary a dictionary, borrowed.
 * @param path       the path; UTF-8 text.
 * @param group      NULL: the root; UTF-8 text, or NULL.
 * @param level      of gzip's compression, 1 to 9; 0: none; -1: the default, the reference's 4.
 * @return CTN_OK, or CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_save_hdf5(ctn_dictionary *dictionary, const char *path, const char *group,
                                            int32_t level);

/**
 * Saves all entries, the texts as metadata.
 *
 * @param dictionary a dictionary, borrowed.
 * @param path       the path; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_save_safetensors(ctn_dictionary *dictionary, const char *path);

/**
 * Loads all entries of an NPZ, HDF5 or safetensors file, the arrays onto the current device.
 *
 * @param path the path; UTF-8 text.
 * @param out  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_DTYPE,
 *         CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_load(const char *path, ctn_dictionary **out);

#ifdef __cplusplus
}
#endif

#endif
