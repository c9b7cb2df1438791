/**
 * catenary/serializer.h: Serializers, to which values are saved and from which they are loaded, with the
 * reference's protocol.
 *
 * Saving and loading are the same traversal: an object passes each of its values to a serializer with a key,
 * and a serializer either keeps the value (it saves) or returns the stored one (it loads, as a deserializer).
 * A child serializer serves everything below a key; "l1/W" is the entry W of the child l1, and a key may have
 * several components. One file can thus contain a model, an optimizer, generators and other numbers, each
 * below a separate child; see catenary/saving.h for the objects, and for files of one object.
 *
 * A serializer of a file collects values; ctn_serializer_commit writes them to a temporary file next to the
 * target, flushes it and renames it to the target, so that a reader sees the old file or the new one. Arrays
 * are not copied before the commit: commit before they change. A deserializer keeps its file open as long as
 * it lives.
 *
 * An object is loaded as a whole: its entries, their shapes and dtypes, and checksums are verified first, and
 * if anything is wrong nothing changes. Then values are read into the existing arrays (without a copy into
 * those on the CPU that are contiguous and have the stored dtype). If a medium fails in that last step, some
 * arrays may have new values. Strict loading (the default) fails if values are missing (NOT_FOUND) or do not
 * fit (SHAPE, otherwise DTYPE), or if the file has entries below the object's path that were not requested
 * and not read before (FORMAT); the message lists all of them. Loading that is not strict loads what fits. A
 * single value that is read outside of an object follows the same rules as an object.
 *
 * Numbers are stored as arrays without axes: int64 and float64. Integers are read from any integer dtype,
 * real numbers from any dtype, both also from arrays of one element, as the reference's files may contain
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
  /** The object has the value, but the file does not. */
  CTN_LOAD_MISSING = 0,
  /** The file has the entry, but the object does not request it. */
  CTN_LOAD_UNEXPECTED = 1,
  /** Both have it, but with different shapes or dtypes. */
  CTN_LOAD_MISMATCHING = 2
};

/**
 * A serializer or deserializer.
 *
 * Threads: Counts are atomic; everything else is for one thread at a time.
 */
typedef struct ctn_serializer ctn_serializer;

/**
 * Arrays and strings under paths, in the order of insertion.
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
 * A list of the entries that did not fit in a load.
 *
 * Threads: Counts are atomic; everything else is for one thread at a time.
 */
typedef struct ctn_load_report ctn_load_report;

/**
 * Makes the serializer of everything below a key, in the same direction.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param key       The key, a path from this serializer on.
 * @param out       Receives the serializer, as a new reference.
 */
typedef ctn_status (CTN_CALL *ctn_serializer_child_fn)(void *user_data, const char *key,
    ctn_serializer **out);

/**
 * Saves an array, or fills it with the stored elements.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param key       Path of the entry, such as "l1/W".
 * @param value     The array, which may be a copy of the array that is being loaded. The library keeps a
 *                  reference.
 */
typedef ctn_status (CTN_CALL *ctn_serializer_array_fn)(void *user_data, const char *key, ctn_array *value);

/**
 * Saves an integer, or sets it to the stored one.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param key       Path of the entry, such as "l1/W".
 * @param value     The integer.
 */
typedef ctn_status (CTN_CALL *ctn_serializer_i64_fn)(void *user_data, const char *key, int64_t *value);

/**
 * Saves a floating-point number, or sets it to the stored one.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param key       Path of the entry, such as "l1/W".
 * @param value     The number.
 */
typedef ctn_status (CTN_CALL *ctn_serializer_f64_fn)(void *user_data, const char *key, double *value);

/**
 * Saves a string, or returns the stored one.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param key       Path of the entry, such as "l1/W".
 * @param value     The text to save.
 * @param stored    Receives the stored text, which is copied immediately. If it stays NULL, the value does
 *                  not change.
 */
typedef ctn_status (CTN_CALL *ctn_serializer_text_fn)(void *user_data, const char *key, const char *value,
    const char **stored);

/**
 * Runs after all of an object has been checked and its arrays are loaded.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 */
typedef ctn_status (CTN_CALL *ctn_serializer_commit_fn)(void *user_data);

/**
 * The parts of a user's serializer. Keys are paths from the serializer on. Values of a kind whose callback is
 * NULL are refused with UNSUPPORTED. A status other than CTN_OK ends the traversal and reaches the caller
 * unchanged.
 *
 * Set `struct_size` to sizeof(ctn_serializer_callbacks); later versions only add fields at the end.
 */
typedef struct ctn_serializer_callbacks {
  size_t struct_size;
  /** 1 for a deserializer, 0 for a serializer. */
  int32_t loads;
  /** Saves or loads an array. NULL: arrays are refused. */
  ctn_serializer_array_fn array;
  /** Saves or loads an integer. NULL: integers are refused. */
  ctn_serializer_i64_fn integer;
  /** Saves or loads a floating-point number. NULL: such numbers are refused. */
  ctn_serializer_f64_fn real;
  /** Saves or loads a string in UTF-8. NULL: strings are refused. */
  ctn_serializer_text_fn text;
  /** Makes child serializers. NULL: a child is the serializer itself with longer keys. */
  ctn_serializer_child_fn child;
  /** Called once with user_data when the serializer and its children are no longer needed; may be NULL. */
  ctn_destroy_fn destroy;
} ctn_serializer_callbacks;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The serializer, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_serializer *ctn_serializer_retain(const ctn_serializer *self);

/**
 * Gives a reference back; the last one frees the serializer. NULL is allowed; cannot fail.
 *
 * @param self The serializer, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_serializer_release(const ctn_serializer *self);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The dictionary, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_dictionary *ctn_dictionary_retain(const ctn_dictionary *self);

/**
 * Gives a reference back; the last one frees the dictionary. NULL is allowed; cannot fail.
 *
 * @param self The dictionary, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_dictionary_release(const ctn_dictionary *self);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The load options, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_load_options *ctn_load_options_retain(const ctn_load_options *self);

/**
 * Gives a reference back; the last one frees the load options. NULL is allowed; cannot fail.
 *
 * @param self The load options, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_load_options_release(const ctn_load_options *self);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The load report, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_load_report *ctn_load_report_retain(const ctn_load_report *self);

/**
 * Gives a reference back; the last one frees the load report. NULL is allowed; cannot fail.
 *
 * @param self The load report, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_load_report_release(const ctn_load_report *self);

/**
 * A serializer or deserializer of callbacks. destroy runs exactly once: when the last reference to the
 * serializer and its children is released, or when this call fails.
 *
 * @param callbacks The parts of the serializer, which are copied.
 * @param user_data Passed to the callbacks; may be NULL.
 * @param out       Receives a new serializer.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Reference:
 * chainer.AbstractSerializer. Since 0.1.0.
 */
CTN_API ctn_status ctn_serializer_new(const ctn_serializer_callbacks *callbacks, void *user_data,
                                      ctn_serializer **out);

/**
 * The serializer of everything below a key.
 *
 * @param serializer The serializer.
 * @param key        A path such as "l1" or "model/l1".
 * @param out        Receives a new serializer.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Reference:
 * chainer.AbstractSerializer.__getitem__. Since 0.1.0.
 */
CTN_API ctn_status ctn_serializer_child(ctn_serializer *serializer, const char *key, ctn_serializer **out);

/**
 * Saves an array, or copies the stored elements into it. Within the load of an object the elements are copied
 * when that load is committed.
 *
 * @param serializer The serializer.
 * @param key        Path of the entry, such as "l1/W".
 * @param value      The array. The library keeps a reference.
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
 * @param serializer The serializer.
 * @param key        Path of the entry, such as "l1/W".
 * @param value      The integer; it does not change if a load that is not strict does not find it.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_IO,
 *         CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_serializer_i64(ctn_serializer *serializer, const char *key, int64_t *value);

/**
 * Saves a floating-point number, or sets it to the stored one.
 *
 * @param serializer The serializer.
 * @param key        Path of the entry, such as "l1/W".
 * @param value      The number; it does not change if a load that is not strict does not find it.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_IO,
 *         CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_serializer_f64(ctn_serializer *serializer, const char *key, double *value);

/**
 * Saves a string, or returns the stored one.
 *
 * @param serializer The serializer.
 * @param key        Path of the entry, such as "l1/W".
 * @param value      The text to save, and the result of a load that is not strict and does not find it. NULL:
 *                   an empty string.
 * @param stored     Receives the text, which lives as long as this handle's serializer.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_IO,
 *         CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_serializer_text(ctn_serializer *serializer, const char *key, const char *value,
                                       const char **stored);

/**
 * Whether the serializer is a deserializer; 0 for NULL.
 *
 * @param serializer The serializer, or NULL.
 * @return 0 or 1.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API int32_t ctn_serializer_is_loading(ctn_serializer *serializer);

/**
 * The shape and dtype of an array in a deserializer, to make an array of that shape. A missing entry counts
 * as a missing value.
 *
 * @param serializer The serializer.
 * @param key        Path of the entry, such as "l1/W".
 * @param dtype      Receives the element type.
 * @param shape      Receives the lengths of the axes (room for `capacity`).
 * @param capacity   Room in `shape`.
 * @param ndim       Receives the number of axes, even if there is too little room for the lengths.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_DTYPE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_serializer_find(ctn_serializer *serializer, const char *key, ctn_dtype *dtype,
                                       int64_t *shape, size_t capacity, size_t *ndim);

/**
 * For user objects within a load: calls a function when the load of the outermost object is committed, after
 * the arrays, so that a load that fails before changes nothing. The failure of such a function is reported
 * after all others have run; what was loaded remains. Outside of a load, and in serializers that save, the
 * function runs immediately.
 *
 * @param serializer The serializer.
 * @param action     The function.
 * @param user_data  Passed to each call of `action`.
 * @param destroy    Called exactly once with `user_data` when it is no longer needed, also if this call
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
 * @param serializer The serializer.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_serializer_commit(ctn_serializer *serializer);

/**
 * A report about the entries that did not fit when the last object was loaded, even if the load failed. It is
 * a STATE error if none was loaded yet.
 *
 * @param serializer The serializer.
 * @param out        Receives a new load report.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_serializer_report(ctn_serializer *serializer, ctn_load_report **out);

/**
 * A serializer that stores values in a dictionary and replaces those of the same name. Arrays are shared, not
 * copied; see ctn_dictionary_copy.
 *
 * @param dictionary The dictionary.
 * @param path       A path that is put before all keys. NULL: none.
 * @param out        Receives a new serializer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Reference:
 * chainer.serializers.DictionarySerializer. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_serializer_new(ctn_dictionary *dictionary, const char *path,
                                                 ctn_serializer **out);

/**
 * A deserializer of the present contents of a dictionary.
 *
 * @param dictionary The dictionary.
 * @param options    How to load. NULL: defaults.
 * @param out        Receives a new serializer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_deserializer_new(ctn_dictionary *dictionary, ctn_load_options *options,
                                                   ctn_serializer **out);

/**
 * A serializer whose commit writes a file in NPZ format.
 *
 * @param path  Path of the file.
 * @param level Level of deflate's compression, 1 to 9; 0 for none, -1 for the default of 6.
 * @param out   Receives a new serializer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_npz_serializer_new(const char *path, int32_t level, ctn_serializer **out);

/**
 * A deserializer of a file in NPZ format.
 *
 * @param path    Path of the file.
 * @param options How to load. NULL: defaults.
 * @param out     Receives a new serializer.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Reference:
 * chainer.serializers.NpzDeserializer. Since 0.1.0.
 */
CTN_API ctn_status ctn_npz_deserializer_new(const char *path, ctn_load_options *options,
                                            ctn_serializer **out);

/**
 * A serializer whose commit writes a file in HDF5 format.
 *
 * @param path  Path of the file.
 * @param group The group that contains the values. NULL: the root.
 * @param level Level of gzip's compression, 1 to 9; 0 for none, -1 for the default of 4.
 * @param out   Receives a new serializer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Reference:
 * chainer.serializers.HDF5Serializer. Since 0.1.0.
 */
CTN_API ctn_status ctn_hdf5_serializer_new(const char *path, const char *group, int32_t level,
                                           ctn_serializer **out);

/**
 * A deserializer of a file in HDF5 format.
 *
 * @param path    Path of the file.
 * @param group   The group that contains the values. NULL: the root.
 * @param options How to load. NULL: defaults.
 * @param out     Receives a new serializer.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Reference:
 * chainer.serializers.HDF5Deserializer. Since 0.1.0.
 */
CTN_API ctn_status ctn_hdf5_deserializer_new(const char *path, const char *group, ctn_load_options *options,
                                             ctn_serializer **out);

/**
 * A serializer whose commit writes a file in safetensors format.
 *
 * @param path Path of the file.
 * @param out  Receives a new serializer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_safetensors_serializer_new(const char *path, ctn_serializer **out);

/**
 * A deserializer of a file in safetensors format.
 *
 * @param path    Path of the file.
 * @param options How to load. NULL: defaults.
 * @param out     Receives a new serializer.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_safetensors_deserializer_new(const char *path, ctn_load_options *options,
                                                    ctn_serializer **out);

/**
 * A deserializer of a file of any of these formats, which is recognized by its first bytes.
 *
 * @param path    Path of the file.
 * @param options How to load. NULL: defaults.
 * @param out     Receives a new serializer.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_file_deserializer_new(const char *path, ctn_load_options *options,
                                             ctn_serializer **out);

/**
 * New options with the defaults: the load is strict, reads the whole file into the whole object, and does not
 * convert elements.
 *
 * @param out Receives a new load options.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_load_options_new(ctn_load_options **out);

/**
 * Sets whether missing, unexpected and mismatching entries are errors, as they are initially. Otherwise the
 * rest is loaded, and the report lists the entries that were not.
 *
 * @param options How to load. NULL: defaults.
 * @param strict  Whether they are errors (0 or 1).
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_load_options_set_strict(ctn_load_options *options, int32_t strict);

/**
 * Sets whether a strict load fails if the only problems are unexpected entries, as it does initially.
 * Otherwise it succeeds, and the report lists them.
 *
 * @param options How to load. NULL: defaults.
 * @param exact   Whether unexpected entries are errors (0 or 1).
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_load_options_set_exact(ctn_load_options *options, int32_t exact);

/**
 * Sets where in the file the object is: with "model" the entry "model/l1/W" is the object's /l1/W, and
 * entries elsewhere are ignored.
 *
 * @param options How to load. NULL: defaults.
 * @param path    The path of the object. NULL or "": the root.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_load_options_set_prefix(ctn_load_options *options, const char *path);

/**
 * Sets which part of the object is loaded: with "l1" only what is at or below /l1, and the rest of object and
 * file is ignored. It is a NOT_FOUND error if the object has no such part.
 *
 * @param options How to load. NULL: defaults.
 * @param path    The path of the part. NULL or "": all.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_load_options_set_part(ctn_load_options *options, const char *path);

/**
 * Sets which conversions of elements are allowed if a dtype differs. The initial value is CTN_CASTING_EQUIV
 * (none).
 *
 * @param options How to load. NULL: defaults.
 * @param casting The casting rule.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_load_options_set_casting(ctn_load_options *options, ctn_casting casting);

/**
 * An empty report, for a load to fill.
 *
 * @param out Receives a new load report.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_load_report_new(ctn_load_report **out);

/**
 * Number of entries that were missing, unexpected or mismatching; 0 for NULL.
 *
 * @param report  The load report, or NULL.
 * @param problem The kind of problem.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API size_t ctn_load_report_count(ctn_load_report *report, ctn_load_problem problem);

/**
 * Path of an entry in the file.
 *
 * @param report  The load report.
 * @param problem The kind of problem.
 * @param index   Number of the entry, counted from 0.
 * @param name    Receives the path, valid until the report is filled again or released.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_load_report_name(ctn_load_report *report, ctn_load_problem problem, size_t index,
                                        const char **name);

/**
 * What was expected and what was found, such as "expected float32 (3, 2), got float32 (1, 2)".
 *
 * @param report  The load report.
 * @param problem The kind of problem.
 * @param index   Number of the entry, counted from 0.
 * @param text    Receives the text, valid until the report is filled again or released.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_load_report_text(ctn_load_report *report, ctn_load_problem problem, size_t index,
                                        const char **text);

/**
 * An empty dictionary.
 *
 * @param out Receives a new dictionary.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_new(ctn_dictionary **out);

/**
 * A dictionary with copies of all arrays, which keeps the present values.
 *
 * @param dictionary The dictionary.
 * @param out        Receives a new dictionary.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_copy(ctn_dictionary *dictionary, ctn_dictionary **out);

/**
 * Number of entries; 0 for NULL.
 *
 * @param dictionary The dictionary, or NULL.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API size_t ctn_dictionary_count(ctn_dictionary *dictionary);

/**
 * Path of an entry in the order of insertion.
 *
 * @param dictionary The dictionary.
 * @param index      Number of the entry, counted from 0.
 * @param key        Receives the path, valid until the dictionary changes.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_key(ctn_dictionary *dictionary, size_t index, const char **key);

/**
 * Whether there is an entry.
 *
 * @param dictionary The dictionary.
 * @param key        Path of the entry, such as "l1/W".
 * @param result     Receives the answer (0 or 1).
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_contains(ctn_dictionary *dictionary, const char *key, int32_t *result);

/**
 * Whether an entry is a string and not an array.
 *
 * @param dictionary The dictionary.
 * @param key        Path of the entry, such as "l1/W".
 * @param result     Receives the answer (0 or 1).
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_is_text(ctn_dictionary *dictionary, const char *key, int32_t *result);

/**
 * The array of an entry, not a copy.
 *
 * @param dictionary The dictionary.
 * @param key        Path of the entry, such as "l1/W".
 * @param out        Receives the array, not a copy.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_array(ctn_dictionary *dictionary, const char *key, ctn_array **out);

/**
 * The text of an entry.
 *
 * @param dictionary The dictionary.
 * @param key        Path of the entry, such as "l1/W".
 * @param text       Receives the text, valid until the dictionary changes.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_text(ctn_dictionary *dictionary, const char *key, const char **text);

/**
 * The integer of an entry: an array of one integer or boolean, of any width.
 *
 * @param dictionary The dictionary.
 * @param key        Path of the entry, such as "l1/W".
 * @param value      Receives the integer.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_i64(ctn_dictionary *dictionary, const char *key, int64_t *value);

/**
 * The number of an entry: an array of one element, of any dtype.
 *
 * @param dictionary The dictionary.
 * @param key        Path of the entry, such as "l1/W".
 * @param value      Receives the number.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_f64(ctn_dictionary *dictionary, const char *key, double *value);

/**
 * Adds or replaces an entry.
 *
 * @param dictionary The dictionary.
 * @param key        Path of the entry, such as "l1/W".
 * @param value      The array. The library keeps a reference.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_set_array(ctn_dictionary *dictionary, const char *key, ctn_array *value);

/**
 * Adds or replaces an entry.
 *
 * @param dictionary The dictionary.
 * @param key        Path of the entry, such as "l1/W".
 * @param value      The text, in UTF-8.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_set_text(ctn_dictionary *dictionary, const char *key, const char *value);

/**
 * Adds or replaces an entry: an int64 array without axes.
 *
 * @param dictionary The dictionary.
 * @param key        Path of the entry, such as "l1/W".
 * @param value      The integer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_set_i64(ctn_dictionary *dictionary, const char *key, int64_t value);

/**
 * Adds or replaces an entry: a float64 array without axes.
 *
 * @param dictionary The dictionary.
 * @param key        Path of the entry, such as "l1/W".
 * @param value      The number.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_set_f64(ctn_dictionary *dictionary, const char *key, double value);

/**
 * Removes an entry; the others keep their order.
 *
 * @param dictionary The dictionary.
 * @param key        Path of the entry, such as "l1/W".
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_remove(ctn_dictionary *dictionary, const char *key);

/**
 * Saves all entries as NPZ.
 *
 * @param dictionary The dictionary.
 * @param path       Path of the file.
 * @param level      Level of deflate's compression, 1 to 9; 0 for none, -1 for the default of 6.
 * @return CTN_OK, or CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_save_npz(ctn_dictionary *dictionary, const char *path, int32_t level);

/**
 * Saves all entries as HDF5.
 *
 * @param dictionary The dictionary.
 * @param path       Path of the file.
 * @param group      The group that contains the values. NULL: the root.
 * @param level      Level of gzip's compression, 1 to 9; 0 for none, -1 for the default of 4.
 * @return CTN_OK, or CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_save_hdf5(ctn_dictionary *dictionary, const char *path, const char *group,
                                            int32_t level);

/**
 * Saves all entries as safetensors, the texts as metadata.
 *
 * @param dictionary The dictionary.
 * @param path       Path of the file.
 * @return CTN_OK, or CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: a serializer, with its children, is used by one thread at a time; so is a dictionary. Since 0.1.0.
 */
CTN_API ctn_status ctn_dictionary_save_safetensors(ctn_dictionary *dictionary, const char *path);

/**
 * Loads all entries of a file in NPZ, HDF5 or safetensors format, the arrays onto the current device.
 *
 * @param path Path of the file.
 * @param out  Receives a new dictionary.
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
