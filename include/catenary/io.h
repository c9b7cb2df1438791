/**
 * catenary/io.h: Files of arrays: NumPy's .npy and .npz, raw elements, and mapped files.
 *
 * Files travel both ways between NumPy and this library. A save writes a temporary file beside the target,
 * flushes it and renames it over the target, so that a reader sees the old file or the new one, and a failure
 * leaves the old one. Loading checks a file before it takes memory, and takes no more than the file holds.
 * Paths are used as they are: no ".npy" or ".npz" is appended. Python objects (pickles) are neither read nor
 * written, and bfloat16 has no name in these files.
 *
 * Threads: Callable from any thread; arrays that are saved must not be written meanwhile.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_IO_H
#define CATENARY_IO_H

#include <catenary/types.h>
#include <catenary/array.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Whether ctn_array_load reads a file or maps it, and how.
 */
typedef int32_t ctn_mmap_mode;
enum {
  /** It is read. */
  CTN_MMAP_NONE = 0,
  /** A read-only array (NumPy's "r"). */
  CTN_MMAP_READ = 1,
  /** Writes to the array change the file ("r+"). */
  CTN_MMAP_READ_WRITE = 2,
  /** Writes to the array stay in memory ("c"). */
  CTN_MMAP_COPY = 3
};

/**
 * An open .npz file, of which entries are read when they are asked for.
 *
 * Threads: May be used by several threads; reads follow one another.
 */
typedef struct ctn_npz_file ctn_npz_file;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the npz file, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_npz_file *ctn_npz_file_retain(const ctn_npz_file *self);

/**
 * Gives a reference back; the last one frees the npz file. NULL is allowed; cannot fail.
 *
 * @param self the npz file, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_npz_file_release(const ctn_npz_file *self);

/**
 * Saves an array as .npy, in Fortran order if the array has that order and C order would need a copy. This
 * also stands for the reference's dump, which writes a pickle there.
 *
 * @param a    an array, borrowed.
 * @param path the path; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; arrays that are saved must not be written meanwhile. Reference:
 * cupy.save, cupy.ndarray.dump. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_save(const ctn_array *a, const char *path);

/**
 * Loads a .npy file of format version 1 to 3, of either byte order, onto the current device. An array in
 * Fortran order stays so. With `mmap_mode` the file is mapped instead, on the CPU only: its elements must be
 * aligned and in the machine's byte order. If somebody shortens the file while it is mapped, the system ends
 * the process at the next access to what went; the mapping ends with the last array that refers to it. For
 * .npz files see ctn_npz_file_open.
 *
 * @param path      the path; UTF-8 text.
 * @param mmap_mode a `ctn_mmap_mode`.
 * @param out       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; arrays that are saved must not be written meanwhile. Reference:
 * cupy.load. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_load(const char *path, ctn_mmap_mode mmap_mode, ctn_array **out);

/**
 * Writes what ctn_array_save would write to memory of the caller. If `data` is NULL, only the length is
 * given; it is also given with the error of too little room. This stands for the reference's dumps, which
 * gives a pickle there.
 *
 * @param a        an array, borrowed.
 * @param data     room for the file's bytes, or NULL to ask for the length.
 * @param capacity bytes of room in `data`.
 * @param length   out: length of the file in bytes; may be NULL.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; arrays that are saved must not be written meanwhile. Reference:
 * cupy.ndarray.dumps. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_save_to_memory(const ctn_array *a, void *data, size_t capacity, size_t *length);

/**
 * Loads the bytes of a .npy file, as ctn_array_load does, onto the current device. Bytes after the elements
 * are ignored.
 *
 * @param data the bytes of a .npy file; `size` elements.
 * @param size number of elements of `data`.
 * @param out  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_FORMAT, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; arrays that are saved must not be written meanwhile. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_load_from_memory(const void *data, size_t size, ctn_array **out);

/**
 * Writes the elements alone, in C order: as bytes if `separator` is NULL or empty; otherwise as text with the
 * separator between them, each printed as Python's repr does (0.1, 1e-05, True), so that reading gives the
 * same values.
 *
 * @param a         an array, borrowed.
 * @param path      the path; UTF-8 text.
 * @param separator text between the elements; UTF-8 text, or NULL.
 * @return CTN_OK, or CTN_ERROR_IO, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; arrays that are saved must not be written meanwhile. Reference:
 * cupy.ndarray.tofile. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_tofile(const ctn_array *a, const char *path, const char *separator);

/**
 * Saves arrays as an .npz file. `names` may be NULL, and so may each of its entries: those arrays are called
 * arr_0, arr_1 and so on. A name that is empty, not UTF-8, used twice or has a component ".." is an error.
 *
 * @param path   the path; UTF-8 text.
 * @param arrays arrays, borrowed, `count` elements.
 * @param count  number of elements of `arrays`.
 * @param names  UTF-8 texts, `count` elements, or NULL.
 * @param level  of deflate's compression, 1 to 9; 0: none, as the reference's savez; -1: the default, as its
 *               savez_compressed.
 * @return CTN_OK, or CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; arrays that are saved must not be written meanwhile. Reference:
 * cupy.savez, cupy.savez_compressed. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_savez(const char *path, const ctn_array *const *arrays, size_t count,
                                   const char *const *names, int32_t level);

/**
 * Opens a .npz file and reads its directory. Two entries of one name, and names that are not UTF-8 or lead
 * out of the archive, are errors. What an entry holds is only looked at when it is read.
 *
 * @param path the path; UTF-8 text.
 * @param file out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; arrays that are saved must not be written meanwhile. Reference:
 * cupy.load. Since 0.1.0.
 */
CTN_API ctn_status ctn_npz_file_open(const char *path, ctn_npz_file **file);

/**
 * Number of entries; 0 for NULL.
 *
 * @param file a npz file, borrowed, or NULL.
 *
 * Threads: callable from any thread; arrays that are saved must not be written meanwhile. Since 0.1.0.
 */
CTN_API size_t ctn_npz_file_count(ctn_npz_file *file);

/**
 * Name of entry number `index` in the file's order, without ".npy" (with it if the short name is an entry,
 * too); borrowed from the handle.
 *
 * @param file  a npz file, borrowed.
 * @param index the number, counted from 0.
 * @param name  the name; out: UTF-8 text, borrowed from the handle.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; arrays that are saved must not be written meanwhile. Since 0.1.0.
 */
CTN_API ctn_status ctn_npz_file_name(ctn_npz_file *file, size_t index, const char **name);

/**
 * Whether there is an entry of that name, with or without ".npy"; 0 for NULL.
 *
 * @param file a npz file, borrowed, or NULL.
 * @param name the name; UTF-8 text, or NULL.
 * @return 0 or 1.
 *
 * Threads: callable from any thread; arrays that are saved must not be written meanwhile. Since 0.1.0.
 */
CTN_API int32_t ctn_npz_file_contains(ctn_npz_file *file, const char *name);

/**
 * Reads the entry of that name, with or without ".npy", onto the current device, and verifies its size and
 * checksum. Every call reads it anew.
 *
 * @param file a npz file, borrowed.
 * @param name the name; UTF-8 text.
 * @param out  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_DTYPE,
 *         CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; arrays that are saved must not be written meanwhile. Since 0.1.0.
 */
CTN_API ctn_status ctn_npz_file_read(ctn_npz_file *file, const char *name, ctn_array **out);

#ifdef __cplusplus
}
#endif

#endif
