/**
 * catenary/array.h: N-dimensional arrays: creation, views, indexing, conversion.
 *
 * An array is a view of typed memory on a device: element type, shape, and strides in bytes, with the
 * semantics of NumPy 1.24. Views share storage; writing through one changes all of them.
 *
 * Threads: An array may be read from any thread; writing needs the caller's own lock.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_ARRAY_H
#define CATENARY_ARRAY_H

#include <catenary/types.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * How positions outside of an axis are treated.
 */
typedef int32_t ctn_index_mode;
enum {
  /** They are errors. Negative positions count from the end. */
  CTN_INDEX_MODE_RAISE = 0,
  /** They are taken modulo the length. */
  CTN_INDEX_MODE_WRAP = 1,
  /** They are replaced by the first or the last position. Negative positions do not count from the end. */
  CTN_INDEX_MODE_CLIP = 2
};

/**
 * An n-dimensional array: dtype, shape, strides and shared storage on one device.
 *
 * Threads: Counts are atomic; contents need the caller's lock for writing.
 */
typedef struct ctn_array ctn_array;

/**
 * Receives a piece of text. Pieces follow one another on the calling thread.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param text      The piece, in UTF-8, not terminated.
 * @param length    Size of the piece in bytes.
 */
typedef ctn_status (CTN_CALL *ctn_write_fn)(void *user_data, const char *text, size_t length);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The array, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_array *ctn_array_retain(const ctn_array *self);

/**
 * Gives a reference back; the last one frees the array. NULL is allowed; cannot fail.
 *
 * @param self The array, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_array_release(const ctn_array *self);

/**
 * A new C-contiguous array with undefined contents, on the current device.
 *
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type of the result.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.empty,
 * cupy.ndarray, chainer.cuda.empty. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_empty(const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array of zeros.
 *
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type of the result.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.zeros,
 * chainer.cuda.zeros. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_zeros(const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array of ones.
 *
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type of the result.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.ones,
 * chainer.cuda.ones. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_ones(const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array filled with `value`, which is broadcast to the shape.
 *
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param value The value; broadcast to the shape.
 * @param dtype Element type of the result, or CTN_DTYPE_NONE for that of `value`.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.full,
 * chainer.cuda.full. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_full(const int64_t *shape, size_t ndim, const ctn_array *value, ctn_dtype dtype,
                                  ctn_array **out);

/**
 * A new array filled with a number.
 *
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param value The value of every element, converted to `dtype`.
 * @param dtype Element type of the result, or CTN_DTYPE_NONE for float64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_full_f64(const int64_t *shape, size_t ndim, double value, ctn_dtype dtype,
                                      ctn_array **out);

/**
 * A new array filled with an integer.
 *
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param value The value of every element, converted to `dtype`.
 * @param dtype Element type of the result, or CTN_DTYPE_NONE for int64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_full_i64(const int64_t *shape, size_t ndim, int64_t value, ctn_dtype dtype,
                                      ctn_array **out);

/**
 * A new array of the shape of `a` with undefined contents. It keeps the axis order of `a` in memory and lives
 * on the device of `a`.
 *
 * @param a     The array whose shape, memory order and device are used.
 * @param dtype Element type of the result, or CTN_DTYPE_NONE for that of `a`.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.empty_like, chainer.cuda.empty_like. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_empty_like(const ctn_array *a, ctn_dtype dtype, ctn_array **out);

/**
 * Like ctn_array_empty_like, but filled with zeros.
 *
 * @param a     The array whose shape, memory order and device are used.
 * @param dtype Element type of the result, or CTN_DTYPE_NONE for that of `a`.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.zeros_like, chainer.cuda.zeros_like. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_zeros_like(const ctn_array *a, ctn_dtype dtype, ctn_array **out);

/**
 * Like ctn_array_empty_like, but filled with ones.
 *
 * @param a     The array whose shape, memory order and device are used.
 * @param dtype Element type of the result, or CTN_DTYPE_NONE for that of `a`.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ones_like, chainer.cuda.ones_like. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_ones_like(const ctn_array *a, ctn_dtype dtype, ctn_array **out);

/**
 * Like ctn_array_empty_like, but filled with `value`.
 *
 * @param a     The array whose shape, memory order and device are used.
 * @param value The value; broadcast to the shape.
 * @param dtype Element type of the result, or CTN_DTYPE_NONE for that of `a`.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.full_like, chainer.cuda.full_like. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_full_like(const ctn_array *a, const ctn_array *value, ctn_dtype dtype,
                                       ctn_array **out);

/**
 * An n x m matrix with ones on one diagonal and zeros elsewhere.
 *
 * @param n     Number of rows, at least 0.
 * @param m     Number of columns, at least 0.
 * @param k     Number of the diagonal: 0 is the main one, positive numbers are above it.
 * @param dtype Element type of the result.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.eye.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_eye(int64_t n, int64_t m, int64_t k, ctn_dtype dtype, ctn_array **out);

/**
 * The n x n identity matrix.
 *
 * @param n     Number of rows and columns, at least 0.
 * @param dtype Element type of the result.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.identity. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_identity(int64_t n, ctn_dtype dtype, ctn_array **out);

/**
 * Integers from start (included) to stop (excluded) by step. With dtype bool there are at most two of them.
 *
 * @param start First value.
 * @param stop  End of the range, which is excluded.
 * @param step  Difference between neighbors, not 0.
 * @param dtype Element type of the result, or CTN_DTYPE_NONE for int64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.arange.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_arange_i64(int64_t start, int64_t stop, int64_t step, ctn_dtype dtype,
                                        ctn_array **out);

/**
 * Values from start by step, ceil((stop - start) / step) of them.
 *
 * @param start First value.
 * @param stop  End of the range, which is excluded.
 * @param step  Difference between neighbors, not 0.
 * @param dtype Element type of the result, or CTN_DTYPE_NONE for float64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.arange.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_arange_f64(double start, double stop, double step, ctn_dtype dtype,
                                        ctn_array **out);

/**
 * Evenly spaced values from start to stop.
 *
 * @param start    First value.
 * @param stop     End of the range.
 * @param count    Number of values, at least 0.
 * @param endpoint Whether `stop` itself is the last value (0 or 1).
 * @param dtype    Element type of the result, or CTN_DTYPE_NONE for float64.
 * @param out      Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.linspace. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_linspace(double start, double stop, int64_t count, int32_t endpoint,
                                      ctn_dtype dtype, ctn_array **out);

/**
 * For a vector, the square matrix with it on diagonal `k`. For a matrix, a copy of that diagonal.
 *
 * @param v   A vector or matrix.
 * @param k   Number of the diagonal: 0 is the main one, positive numbers are above it.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.diag.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_diag(const ctn_array *v, int64_t k, ctn_array **out);

/**
 * The square matrix with the flattened `v` on diagonal `k`.
 *
 * @param v   The array whose elements, in C order, are put on the diagonal.
 * @param k   Number of the diagonal: 0 is the main one, positive numbers are above it.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.diagflat. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_diagflat(const ctn_array *v, int64_t k, ctn_array **out);

/**
 * A new array on the current device with a copy of values in host memory.
 *
 * @param data  The values in C order, without gaps. NULL is allowed if there are no elements.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type of the result.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.array.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_from_data(const void *data, const int64_t *shape, size_t ndim, ctn_dtype dtype,
                                       ctn_array **out);

/**
 * An array over the caller's host memory, without a copy, on the CPU. The deleter runs exactly once: when no
 * array refers to the memory anymore, or when this call fails.
 *
 * @param data      Address of the first element. NULL is allowed if there are no elements.
 * @param shape     Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim      Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param strides   Bytes between neighbors along each axis (`ndim` elements). NULL: C order without gaps.
 * @param dtype     Element type of the result.
 * @param deleter   Releases the memory. NULL: nothing has to be released.
 * @param user_data Passed to the deleter; may be NULL.
 * @param out       Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_from_memory(void *data, const int64_t *shape, size_t ndim,
                                         const int64_t *strides, ctn_dtype dtype, ctn_destroy_fn deleter,
                                         void *user_data, ctn_array **out);

/**
 * A weak scalar: a 0-d float64 array that, like a Python float, takes the dtype of the other operand of an
 * operation if that dtype is floating. Results are not weak.
 *
 * @param value The value.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_scalar_f64(double value, ctn_array **out);

/**
 * A weak scalar of integer kind (int64), which takes the dtype of any integer or floating operand. A value
 * that the dtype cannot hold is an error.
 *
 * @param value The value.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_scalar_i64(int64_t value, ctn_array **out);

/**
 * A weak scalar of boolean kind.
 *
 * @param value The value (0 or 1).
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_scalar_bool(int32_t value, ctn_array **out);

/**
 * Element type; CTN_DTYPE_NONE for NULL.
 *
 * @param a The array, or NULL.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.dtype. Since 0.1.0.
 */
CTN_API ctn_dtype ctn_array_dtype(const ctn_array *a);

/**
 * Number of axes; 0 for NULL.
 *
 * @param a The array, or NULL.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.ndim. Since 0.1.0.
 */
CTN_API size_t ctn_array_ndim(const ctn_array *a);

/**
 * Lengths of the axes, valid as long as the array; NULL for NULL.
 *
 * @param a The array, or NULL.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.shape, cupy.ndarray.__len__. Since 0.1.0.
 */
CTN_API const int64_t *ctn_array_shape(const ctn_array *a);

/**
 * Bytes between neighbors along each axis, valid as long as the array; NULL for NULL.
 *
 * @param a The array, or NULL.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.strides. Since 0.1.0.
 */
CTN_API const int64_t *ctn_array_strides(const ctn_array *a);

/**
 * Number of elements; 0 for NULL.
 *
 * @param a The array, or NULL.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.size. Since 0.1.0.
 */
CTN_API int64_t ctn_array_size(const ctn_array *a);

/**
 * Bytes of one element; 0 for NULL.
 *
 * @param a The array, or NULL.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.itemsize. Since 0.1.0.
 */
CTN_API size_t ctn_array_itemsize(const ctn_array *a);

/**
 * Size of all elements together in bytes; 0 for NULL.
 *
 * @param a The array, or NULL.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.nbytes. Since 0.1.0.
 */
CTN_API size_t ctn_array_nbytes(const ctn_array *a);

/**
 * Whether the elements lie in C order without gaps; 0 for NULL.
 *
 * @param a The array, or NULL.
 * @return 0 or 1.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.flags. Since 0.1.0.
 */
CTN_API int32_t ctn_array_is_c_contiguous(const ctn_array *a);

/**
 * Whether the elements lie in Fortran order without gaps; 0 for NULL.
 *
 * @param a The array, or NULL.
 * @return 0 or 1.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API int32_t ctn_array_is_f_contiguous(const ctn_array *a);

/**
 * Whether the array has storage of its own and is not a view (NumPy's owndata); 0 for NULL.
 *
 * @param a The array, or NULL.
 * @return 0 or 1.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API int32_t ctn_array_owns_data(const ctn_array *a);

/**
 * Whether the array may be written. Views made by broadcasting may not. 0 for NULL.
 *
 * @param a The array, or NULL.
 * @return 0 or 1.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API int32_t ctn_array_is_writeable(const ctn_array *a);

/**
 * The array that `a` is a view of, which is never a view itself. NULL, with CTN_OK, if `a` is not a view or
 * is NULL.
 *
 * @param a   The array, or NULL.
 * @param out Receives the array with the storage, or NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.base. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_base(const ctn_array *a, ctn_array **out);

/**
 * Name of the device on which the array lives.
 *
 * @param a             The input array.
 * @param name          Receives the name, such as "cpu". UTF-8, always terminated, cut between characters if
 *                      it does not fit. NULL: only the length is returned.
 * @param name_capacity Size of `name` in bytes, including the terminator.
 * @param name_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.device, chainer.backends.cuda.get_device_from_array. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_device(const ctn_array *a, char *name, size_t name_capacity,
                                    size_t *name_length);

/**
 * Number of times that the library wrote the storage, which views share; 0 for NULL.
 *
 * @param a The array, or NULL.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API int64_t ctn_array_version(const ctn_array *a);

/**
 * Address of the first element in host memory. Arrays on devices other than the CPU are a DEVICE error. Call
 * ctn_array_mark_written after writing through the address.
 *
 * @param a   The input array.
 * @param out Receives the address, which is valid as long as the array.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.data. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_data(const ctn_array *a, void **out);

/**
 * Tells the library that the storage was written through a raw address, so that it detects gradients which
 * need the old values.
 *
 * @param a The array. Changed in place.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_mark_written(ctn_array *a);

/**
 * Copies the elements in C order to host memory. Waits for the device.
 *
 * @param a    The input array.
 * @param data The destination. NULL is allowed if there are no elements.
 * @param size Size of `data` in bytes, which must equal ctn_array_nbytes.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.get, cupy.asnumpy, cupy.ndarray.tolist, cupy.cuda.MemoryPointer.copy_to_host. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_to_data(const ctn_array *a, void *data, size_t size);

/**
 * Overwrites all elements from host memory.
 *
 * @param a    The array to write. Changed in place.
 * @param data The values in C order, without gaps. NULL is allowed if there are no elements.
 * @param size Size of `data` in bytes, which must equal ctn_array_nbytes.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.set, cupy.cuda.MemoryPointer.copy_from_host. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_set_data(ctn_array *a, const void *data, size_t size);

/**
 * One element as double.
 *
 * @param a     The input array.
 * @param index A position along each axis (`count` elements). Negative ones count from the end. An array of
 *              size 1 needs none.
 * @param count Number of elements of `index`, at most CTN_MAX_NDIM.
 * @param value Receives the element.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.__float__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_item_f64(const ctn_array *a, const int64_t *index, size_t count, double *value);

/**
 * One element as int64. Fractions are cut off, as by Python's int(). A value that is not finite or not within
 * int64 is INVALID_ARGUMENT.
 *
 * @param a     The input array.
 * @param index A position along each axis (`count` elements). Negative ones count from the end. An array of
 *              size 1 needs none.
 * @param count Number of elements of `index`, at most CTN_MAX_NDIM.
 * @param value Receives the element.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.__int__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_item_i64(const ctn_array *a, const int64_t *index, size_t count, int64_t *value);

/**
 * The array as NumPy's array_str prints it.
 *
 * @param a              The input array.
 * @param max_line_width Characters per line, or -1 for the default of 75.
 * @param precision      Digits after the decimal point, or -1 for the default of 8.
 * @param suppress_small 1 prints small numbers as 0, 0 with exponents; -1 for the default of 0.
 * @param text           Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                       fit. NULL: only the length is returned.
 * @param text_capacity  Size of `text` in bytes, including the terminator.
 * @param text_length    Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.array_str, cupy.ndarray.__str__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_str(const ctn_array *a, int32_t max_line_width, int32_t precision,
                                 int32_t suppress_small, char *text, size_t text_capacity,
                                 size_t *text_length);

/**
 * The array as NumPy's array_repr prints it.
 *
 * @param a              The input array.
 * @param max_line_width Characters per line, or -1 for the default of 75.
 * @param precision      Digits after the decimal point, or -1 for the default of 8.
 * @param suppress_small 1 prints small numbers as 0, 0 with exponents; -1 for the default of 0.
 * @param text           Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                       fit. NULL: only the length is returned.
 * @param text_capacity  Size of `text` in bytes, including the terminator.
 * @param text_length    Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.array_repr, cupy.ndarray.__repr__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_repr(const ctn_array *a, int32_t max_line_width, int32_t precision,
                                  int32_t suppress_small, char *text, size_t text_capacity,
                                  size_t *text_length);

/**
 * Passes the text of ctn_array_str, with its default options, to a callback. If the callback returns another
 * status than CTN_OK, printing ends and this call returns that status.
 *
 * @param a         The input array.
 * @param write     Receives the text.
 * @param user_data Passed to each call of `write`.
 * @param destroy   Called exactly once with `user_data` when it is no longer needed, also if this call fails;
 *                  may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_print(const ctn_array *a, ctn_write_fn write, void *user_data,
                                   ctn_destroy_fn destroy);

/**
 * A copy converted to a dtype by C casts, as by NumPy's astype with casting "unsafe".
 *
 * @param a     The input array.
 * @param dtype Element type of the result.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.astype. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_astype(const ctn_array *a, ctn_dtype dtype, ctn_array **out);

/**
 * A copy in C order.
 *
 * @param a   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.copy,
 * cupy.ndarray.copy, cupy.ndarray.__copy__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_copy(const ctn_array *a, ctn_array **out);

/**
 * The array itself if it already has the dtype, otherwise a converted copy.
 *
 * @param a     The input array.
 * @param dtype The element type, or CTN_DTYPE_NONE to accept any.
 * @param out   Receives the array itself or a new one.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.asarray, cupy.asanyarray. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_asarray(const ctn_array *a, ctn_dtype dtype, ctn_array **out);

/**
 * The array in C order and with at least one axis: the array itself if possible, otherwise a copy.
 *
 * @param a     The input array.
 * @param dtype The element type, or CTN_DTYPE_NONE to keep it.
 * @param out   Receives the array itself or a new one.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ascontiguousarray. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_ascontiguousarray(const ctn_array *a, ctn_dtype dtype, ctn_array **out);

/**
 * The array in Fortran order, otherwise like ctn_array_ascontiguousarray.
 *
 * @param a     The input array.
 * @param dtype The element type, or CTN_DTYPE_NONE to keep it.
 * @param out   Receives the array itself or a new one.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.asfortranarray. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_asfortranarray(const ctn_array *a, ctn_dtype dtype, ctn_array **out);

/**
 * The same bytes as another dtype. If the item size changes, the last axis must be C-contiguous and its size
 * in bytes a multiple of the new item size.
 *
 * @param a     The input array.
 * @param dtype The new element type, or CTN_DTYPE_NONE to keep it.
 * @param out   Receives a view.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.view. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_view(const ctn_array *a, ctn_dtype dtype, ctn_array **out);

/**
 * The array on another device: the array itself if it lives there already, otherwise a copy.
 *
 * @param a      The input array.
 * @param device Name of a device, such as "cpu". NULL: the current device.
 * @param out    Receives the array itself or a new one.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * chainer.cuda.to_gpu, chainer.cuda.to_cpu, chainer.cuda.copy, chainer.backends.cuda.to_gpu,
 * chainer.backends.cuda.to_cpu, chainer.backends.cuda.copy. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_to_device(const ctn_array *a, const char *device, ctn_array **out);

/**
 * Sets every element to a value, converted as by C casts.
 *
 * @param a     The array to fill. Changed in place.
 * @param value The value, 0-d or broadcast to the shape of `a`.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.fill, cupy.cuda.MemoryPointer.memset, cupy.cuda.MemoryPointer.memset_async. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_fill(ctn_array *a, const ctn_array *value);

/**
 * Sets every element to a number; see ctn_array_fill.
 *
 * @param a     The array to fill. Changed in place.
 * @param value The value of every element, converted as by C casts.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_fill_f64(ctn_array *a, double value);

/**
 * Sets every element to an integer; see ctn_array_fill.
 *
 * @param a     The array to fill. Changed in place.
 * @param value The value of every element, converted as by C casts.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_fill_i64(ctn_array *a, int64_t value);

/**
 * Copies elements into an array.
 *
 * @param dst     The destination. Changed in place.
 * @param src     The source, broadcast to the shape of `dst`.
 * @param casting Which conversions are allowed; see ctn_casting.
 * @param where   A bool array, broadcast to the shape of `dst`: only elements where it is true are copied.
 *                NULL: all.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.copyto,
 * chainer.backend.copyto, cupy.cuda.MemoryPointer.copy_from, cupy.cuda.MemoryPointer.copy_from_async,
 * cupy.cuda.MemoryPointer.copy_from_device, cupy.cuda.MemoryPointer.copy_from_device_async. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_copyto(ctn_array *dst, const ctn_array *src, ctn_casting casting,
                                    const ctn_array *where);

/**
 * The elements in C order under a new shape: a view if possible, otherwise a copy.
 *
 * @param a     The input array.
 * @param shape Lengths of the axes (`ndim` elements). One of them may be -1 and follows from the others.
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param out   Receives a view or a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.reshape, cupy.ndarray.reshape. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_reshape(const ctn_array *a, const int64_t *shape, size_t ndim, ctn_array **out);

/**
 * Gives the array itself a new shape; the elements stay where they are. It is a SHAPE error if that needs a
 * copy. The pointers that ctn_array_shape and ctn_array_strides returned before become invalid.
 *
 * @param a     The array to change. Changed in place.
 * @param shape Lengths of the axes (`ndim` elements). One of them may be -1 and follows from the others.
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_set_shape(ctn_array *a, const int64_t *shape, size_t ndim);

/**
 * Sets whether the array itself may be written. Views that exist keep their own setting, and later ones get
 * this one. A read-only array becomes writeable unless it is over read-only memory, such as a mapped file, a
 * view of a read-only array, or has elements that overlap, as those of broadcast views do.
 *
 * @param a         The array to change. Changed in place.
 * @param writeable Whether it may be written (0 or 1).
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_set_writeable(ctn_array *a, int32_t writeable);

/**
 * A view with as few axes as possible: axes of length 1 are dropped, and neighbors are merged if the memory
 * layout allows it.
 *
 * @param a   The input array.
 * @param out Receives a view.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.reduced_view. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_reduced_view(const ctn_array *a, ctn_array **out);

/**
 * The elements in C order along one axis: a view if possible, otherwise a copy.
 *
 * @param a   The input array.
 * @param out Receives a view or a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.ravel,
 * cupy.ndarray.ravel. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_ravel(const ctn_array *a, ctn_array **out);

/**
 * A copy of the elements in C order along one axis.
 *
 * @param a   The input array.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.flatten. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_flatten(const ctn_array *a, ctn_array **out);

/**
 * A view with permuted axes: axis i of the result is axis axes[i] of `a`.
 *
 * @param a     The input array.
 * @param axes  The permutation; negative numbers count from the last axis (`count` elements). NULL reverses
 *              the axes.
 * @param count Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param out   Receives a view.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.transpose, cupy.ndarray.transpose, cupy.ndarray.T. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_transpose(const ctn_array *a, const int64_t *axes, size_t count,
                                       ctn_array **out);

/**
 * A view with two axes exchanged.
 *
 * @param a     The input array.
 * @param axis1 The first axis. Negative numbers count from the last axis.
 * @param axis2 The second axis. Negative numbers count from the last axis.
 * @param out   Receives a view.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.swapaxes, cupy.ndarray.swapaxes. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_swapaxes(const ctn_array *a, int64_t axis1, int64_t axis2, ctn_array **out);

/**
 * A view with one axis moved.
 *
 * @param a     The input array.
 * @param axis  The axis to move. Negative numbers count from the last axis.
 * @param start The axis is moved before the axis at this position. Negative numbers count from the last axis.
 * @param out   Receives a view.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.rollaxis. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rollaxis(const ctn_array *a, int64_t axis, int64_t start, ctn_array **out);

/**
 * A view with an additional axis of length 1.
 *
 * @param a    The input array.
 * @param axis Position of the new axis in the result. Negative numbers count from the end.
 * @param out  Receives a view.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.expand_dims. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_expand_dims(const ctn_array *a, int64_t axis, ctn_array **out);

/**
 * A view without some axes of length 1.
 *
 * @param a     The input array.
 * @param axes  The axes to remove, which must have length 1 (`count` elements). NULL: all axes of length 1.
 * @param count Number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param out   Receives a view.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.squeeze, cupy.ndarray.squeeze. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_squeeze(const ctn_array *a, const int64_t *axes, size_t count, ctn_array **out);

/**
 * A read-only view that is broadcast to a shape.
 *
 * @param a     The input array.
 * @param shape Lengths of the axes of the result (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param out   Receives a view.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.broadcast_to. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_broadcast_to(const ctn_array *a, const int64_t *shape, size_t ndim,
                                          ctn_array **out);

/**
 * A view by basic indexing.
 *
 * @param a     The input array.
 * @param items The items of the index, applied to the axes in order; axes without an item are kept whole
 *              (`count` elements).
 * @param count Number of elements of `items`.
 * @param out   Receives a view.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.__getitem__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_get(const ctn_array *a, const ctn_index *items, size_t count, ctn_array **out);

/**
 * Assigns to the elements that an index selects.
 *
 * @param a     The array to change. Changed in place.
 * @param items The items of the index, applied to the axes in order; axes without an item are kept whole
 *              (`count` elements).
 * @param count Number of elements of `items`.
 * @param value The values, broadcast to the selection and converted as by C casts.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.__setitem__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_set(ctn_array *a, const ctn_index *items, size_t count, const ctn_array *value);

/**
 * Assigns a number to the elements that an index selects.
 *
 * @param a     The array to change. Changed in place.
 * @param items The items of the index, applied to the axes in order; axes without an item are kept whole
 *              (`count` elements).
 * @param count Number of elements of `items`.
 * @param value The new value of the elements, converted as by C casts.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_set_f64(ctn_array *a, const ctn_index *items, size_t count, double value);

/**
 * Assigns an integer to the elements that an index selects.
 *
 * @param a     The array to change. Changed in place.
 * @param items The items of the index, applied to the axes in order; axes without an item are kept whole
 *              (`count` elements).
 * @param count Number of elements of `items`.
 * @param value The new value of the elements, converted as by C casts.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_set_i64(ctn_array *a, const ctn_index *items, size_t count, int64_t value);

/**
 * Joins arrays along an existing axis.
 *
 * @param arrays The input arrays (`count` elements).
 * @param count  Number of elements of `arrays`.
 * @param axis   The axis, or CTN_AXIS_NONE to join the flattened arrays. Negative numbers count from the last
 *               axis.
 * @param out    Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INDEX, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.concatenate. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_concatenate(const ctn_array *const *arrays, size_t count, int64_t axis,
                                         ctn_array **out);

/**
 * Splits an array into parts of equal length along an axis.
 *
 * @param a     The input array.
 * @param axis  The axis. Negative numbers count from the last axis.
 * @param outs  Receives the parts, as views (room for `count`).
 * @param count Number of parts, which must divide the length of the axis.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.split.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_split(const ctn_array *a, int64_t axis, ctn_array **outs, size_t count);

/**
 * Splits an array into parts along an axis. If the length is not divisible, the first parts are longer by
 * one.
 *
 * @param a     The input array.
 * @param axis  The axis. Negative numbers count from the last axis.
 * @param outs  Receives the parts, as views (room for `count`).
 * @param count Number of parts, at least 1.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.array_split. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_array_split(const ctn_array *a, int64_t axis, ctn_array **outs, size_t count);

/**
 * Splits an array at positions along an axis.
 *
 * @param a              The input array.
 * @param positions      Where a new part begins (`position_count` elements). They behave as bounds of slices:
 *                       negative ones count from the end.
 * @param position_count Number of elements of `positions`.
 * @param axis           The axis. Negative numbers count from the last axis.
 * @param outs           Receives the parts, as views (room for `count`).
 * @param count          Number of parts, one more than `position_count`.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_split_at(const ctn_array *a, const int64_t *positions, size_t position_count,
                                      int64_t axis, ctn_array **outs, size_t count);

/**
 * Elements, or sub-arrays along an axis, at integer positions.
 *
 * @param a       The input array.
 * @param indices Integer positions.
 * @param axis    The axis, or CTN_AXIS_NONE for the flattened array. Negative numbers count from the last
 *                axis.
 * @param mode    What happens to positions outside of the axis.
 * @param out     Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.take,
 * cupy.ndarray.take. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_take(const ctn_array *a, const ctn_array *indices, int64_t axis,
                                  ctn_index_mode mode, ctn_array **out);

/**
 * Like ctn_array_take, but into an existing array of the shape of the result.
 *
 * @param a       The input array.
 * @param indices Integer positions.
 * @param axis    The axis, or CTN_AXIS_NONE for the flattened array. Negative numbers count from the last
 *                axis.
 * @param mode    What happens to positions outside of the axis.
 * @param out     The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_take_into(const ctn_array *a, const ctn_array *indices, int64_t axis,
                                       ctn_index_mode mode, ctn_array *out);

/**
 * Elements of `x` where a condition is true, otherwise of `y`. All are broadcast; `x` and `y` are promoted to
 * one dtype.
 *
 * @param condition The condition; elements other than 0 are true.
 * @param x         The values where the condition is true.
 * @param y         The values where it is false.
 * @param out       Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.where.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_where(const ctn_array *condition, const ctn_array *x, const ctn_array *y,
                                   ctn_array **out);

/**
 * Limits the elements to [minimum, maximum]. At least one of the bounds is given. As in NumPy 1.24, a 0-d
 * array counts as a scalar here, so that weak bounds promote it.
 *
 * @param a       The input array.
 * @param minimum Lower bound, broadcast. NULL: none.
 * @param maximum Upper bound, broadcast. NULL: none.
 * @param out     Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.clip,
 * cupy.ndarray.clip. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_clip(const ctn_array *a, const ctn_array *minimum, const ctn_array *maximum,
                                  ctn_array **out);

/**
 * Like ctn_array_clip, but into an existing array.
 *
 * @param a       The input array.
 * @param minimum Lower bound, broadcast. NULL: none.
 * @param maximum Upper bound, broadcast. NULL: none.
 * @param out     The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_clip_into(const ctn_array *a, const ctn_array *minimum, const ctn_array *maximum,
                                       ctn_array *out);

/**
 * NumPy's dot: the inner product of vectors, the matrix product of matrices, scaling by a 0-d operand;
 * otherwise the sum over the last axis of `a` and the second to last of `b`.
 *
 * @param a   The first operand.
 * @param b   The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.dot,
 * cupy.ndarray.dot. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_dot(const ctn_array *a, const ctn_array *b, ctn_array **out);

/**
 * Like ctn_array_dot, but into a C-contiguous array that has exactly the shape and dtype of the result.
 *
 * @param a   The first operand.
 * @param b   The second operand.
 * @param out The destination. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_dot_into(const ctn_array *a, const ctn_array *b, ctn_array *out);

/**
 * NumPy's matmul: products of the last two axes, broadcast over the others. A vector counts as a row on the
 * left and as a column on the right.
 *
 * @param a   The first operand.
 * @param b   The second operand.
 * @param out Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_matmul(const ctn_array *a, const ctn_array *b, ctn_array **out);

#ifdef __cplusplus
}
#endif

#endif
