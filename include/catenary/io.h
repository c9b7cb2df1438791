/**
 * catenary/io.h: Files of arrays: NumPy's .npy and .npz, raw elements, and mapped files.
 *
 * Files can be exchanged with NumPy in both directions. A save writes a temporary file next to the target,
 * flushes it and renames it to the target, so that a reader sees the old file or the new one, and a failure
 * leaves the old one. Loading checks a file before it allocates memory, and allocates no more than the file
 * contains. Paths are used unchanged: no ".npy" or ".npz" is appended. Python objects (pickles) are neither
 * read nor written, and bfloat16 has no name in these files.
 *
 * Threads: Callable from any thread; arrays must not be written while they are saved.
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
 * Whether and how ctn_array_load maps a file instead of reading it.
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
 * An open .npz file. Entries are read on request.
 *
 * Threads: May be used by several threads; reads follow one another.
 */
typedef struct ctn_npz_file ctn_npz_file;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The npz file, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_npz_file *ctn_npz_file_retain(const ctn_npz_file *self);

/**
 * Gives a reference back; the last one frees the npz file. NULL is allowed; cannot fail.
 *
 * @param self The npz file, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_npz_file_release(const ctn_npz_file *self);

/**
 * Saves an array as a .npy file. An array in Fortran order is saved in that order if C order would need a
 * copy. This replaces the reference's dump, which writes a pickle.
 *
 * @param a    The array to save.
 * @param path Path of the file.
 * @return CTN_OK, or CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; arrays must not be written while they are saved. Reference: cupy.save,
 * cupy.ndarray.dump. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_save(const ctn_array *a, const char *path);

/**
 * Loads a .npy file of format version 1 to 3, of either byte order, onto the current device. An array in
 * Fortran order stays in that order. If the file is mapped, its elements must be aligned and in the machine's
 * byte order; the mapping ends with the last array that refers to it. If somebody shortens the file while it
 * is mapped, the system ends the process at the next access to the missing part. For .npz files see
 * ctn_npz_file_open.
 *
 * @param path      Path of the file.
 * @param mmap_mode Whether and how to map the file instead of reading it, which is possible only on the CPU.
 * @param out       Receives a new array.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; arrays must not be written while they are saved. Reference: cupy.load.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_load(const char *path, ctn_mmap_mode mmap_mode, ctn_array **out);

/**
 * Writes the .npy file of ctn_array_save to memory of the caller. This replaces the reference's dumps, which
 * returns a pickle.
 *
 * @param a        The array to save.
 * @param data     Memory for the file. NULL asks only for the length.
 * @param capacity Size of `data` in bytes; an error if it is too small.
 * @param length   Receives the length of the file in bytes, even if `data` is too small. NULL: not needed.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; arrays must not be written while they are saved. Reference:
 * cupy.ndarray.dumps. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_save_to_memory(const ctn_array *a, void *data, size_t capacity, size_t *length);

/**
 * Loads a .npy file from memory, as ctn_array_load does, onto the current device.
 *
 * @param data The bytes of the file (`size` bytes). Bytes after the elements are ignored.
 * @param size Size of `data` in bytes.
 * @param out  Receives a new array.
 * @return CTN_OK, or CTN_ERROR_FORMAT, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; arrays must not be written while they are saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_load_from_memory(const void *data, size_t size, ctn_array **out);

/**
 * Writes the elements alone, in C order, as bytes or as text.
 *
 * @param a         The array to write.
 * @param path      Path of the file.
 * @param separator Text between the elements, each of which is printed as by Python's repr (0.1, 1e-05,
 *                  True), so that reading returns the same values. NULL or an empty string: the elements are
 *                  written as bytes.
 * @return CTN_OK, or CTN_ERROR_IO, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; arrays must not be written while they are saved. Reference:
 * cupy.ndarray.tofile. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_tofile(const ctn_array *a, const char *path, const char *separator);

/**
 * Saves arrays as an .npz file.
 *
 * @param path   Path of the file.
 * @param arrays The arrays to save (`count` elements).
 * @param count  Number of elements of `arrays`.
 * @param names  Names of the entries, in UTF-8, each used once, not empty and without a component ".."
 *               (`count` elements). NULL, for the list or for an entry: arr_0, arr_1 and so on.
 * @param level  Level of deflate's compression, 1 to 9; 0 for none, as the reference's savez; -1 for the
 *               default, as its savez_compressed.
 * @return CTN_OK, or CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; arrays must not be written while they are saved. Reference: cupy.savez,
 * cupy.savez_compressed. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_savez(const char *path, const ctn_array *const *arrays, size_t count,
                                   const char *const *names, int32_t level);

/**
 * Opens an .npz file and reads its directory. Two entries with the same name, and names that are not UTF-8 or
 * lead out of the archive, are errors. The contents of an entry are checked when it is read.
 *
 * @param path Path of the file.
 * @param file Receives the open file.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; arrays must not be written while they are saved. Reference: cupy.load.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_npz_file_open(const char *path, ctn_npz_file **file);

/**
 * Number of entries; 0 for NULL.
 *
 * @param file The npz file, or NULL.
 *
 * Threads: callable from any thread; arrays must not be written while they are saved. Since 0.1.0.
 */
CTN_API size_t ctn_npz_file_count(ctn_npz_file *file);

/**
 * Name of an entry without ".npy" (with it if the short name is an entry as well).
 *
 * @param file  The npz file.
 * @param index Number of the entry in the order of the file, counted from 0.
 * @param name  Receives the name, which lives as long as the handle.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; arrays must not be written while they are saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_npz_file_name(ctn_npz_file *file, size_t index, const char **name);

/**
 * Whether there is an entry of that name; 0 for NULL.
 *
 * @param file The npz file, or NULL.
 * @param name Name of the entry, with or without ".npy", or NULL.
 * @return 0 or 1.
 *
 * Threads: callable from any thread; arrays must not be written while they are saved. Since 0.1.0.
 */
CTN_API int32_t ctn_npz_file_contains(ctn_npz_file *file, const char *name);

/**
 * Reads an entry onto the current device, and verifies its size and checksum. Every call reads it again.
 *
 * @param file The npz file.
 * @param name Name of the entry, with or without ".npy".
 * @param out  Receives a new array.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_DTYPE,
 *         CTN_ERROR_UNSUPPORTED, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; arrays must not be written while they are saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_npz_file_read(ctn_npz_file *file, const char *name, ctn_array **out);

#ifdef __cplusplus
}
#endif

#endif
