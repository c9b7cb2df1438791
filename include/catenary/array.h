/**
 * catenary/array.h: N-dimensional arrays: creation, views, indexing, conversion.
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
 * What becomes of positions outside of an axis.
 */
typedef int32_t ctn_index_mode;
enum {
  /** They are errors; negative ones count from the end. */
  CTN_INDEX_MODE_RAISE = 0,
  /** They are taken modulo the length. */
  CTN_INDEX_MODE_WRAP = 1,
  /** They become the first or the last position; negative ones do not count from the end. */
  CTN_INDEX_MODE_CLIP = 2
};

/**
 * An n-dimensional array: dtype, shape, strides and shared storage on one device.
 *
 * Threads: Counts are atomic; contents need the caller's lock for writing.
 */
typedef struct ctn_array ctn_array;

/**
 * Takes a piece of a text, which is not terminated; pieces follow one another on the calling thread.
 *
 * @param user_data what came with the callback.
 * @param text      UTF-8 text.
 * @param length    a count.
 */
typedef ctn_status (CTN_CALL *ctn_write_fn)(void *user_data, const char *text, size_t length);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the array, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_array *ctn_array_retain(const ctn_array *self);

/**
 * Gives a reference back; the last one frees the array. NULL is allowed; cannot fail.
 *
 * @param self the array, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_array_release(const ctn_array *self);

/**
 * A new C-contiguous array with undefined contents, on the current device.
 *
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.empty,
 * cupy.ndarray. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_empty(const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array of zeros.
 *
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.zeros.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_zeros(const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array of ones.
 *
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.ones.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_ones(const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array filled with `value`, which is broadcast to the shape; CTN_DTYPE_NONE stands for that of the
 * value.
 *
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param value an array, borrowed.
 * @param dtype the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.full.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_full(const int64_t *shape, size_t ndim, const ctn_array *value, ctn_dtype dtype,
                                  ctn_array **out);

/**
 * A new array filled with a number; CTN_DTYPE_NONE stands for float64.
 *
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param value what every element becomes.
 * @param dtype the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_full_f64(const int64_t *shape, size_t ndim, double value, ctn_dtype dtype,
                                      ctn_array **out);

/**
 * A new array filled with an integer; CTN_DTYPE_NONE stands for int64.
 *
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param value what every element becomes.
 * @param dtype the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_full_i64(const int64_t *shape, size_t ndim, int64_t value, ctn_dtype dtype,
                                      ctn_array **out);

/**
 * A new array of the shape of `a` with undefined contents; CTN_DTYPE_NONE stands for that of `a`. It keeps
 * the axis order of `a` in memory and lives on its device.
 *
 * @param a     an array, borrowed.
 * @param dtype the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.empty_like. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_empty_like(const ctn_array *a, ctn_dtype dtype, ctn_array **out);

/**
 * As ctn_array_empty_like, filled with zeros.
 *
 * @param a     an array, borrowed.
 * @param dtype the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.zeros_like. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_zeros_like(const ctn_array *a, ctn_dtype dtype, ctn_array **out);

/**
 * As ctn_array_empty_like, filled with ones.
 *
 * @param a     an array, borrowed.
 * @param dtype the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ones_like. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_ones_like(const ctn_array *a, ctn_dtype dtype, ctn_array **out);

/**
 * As ctn_array_empty_like, filled with `value`, broadcast.
 *
 * @param a     an array, borrowed.
 * @param value an array, borrowed.
 * @param dtype the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.full_like. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_full_like(const ctn_array *a, const ctn_array *value, ctn_dtype dtype,
                                       ctn_array **out);

/**
 * An n x m matrix with ones on diagonal `k`, which is above the main one if `k` is positive, and zeros
 * elsewhere.
 *
 * @param n     number of rows, at least 0.
 * @param m     number of columns.
 * @param k     number of the diagonal, above the main one if positive.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.eye.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_eye(int64_t n, int64_t m, int64_t k, ctn_dtype dtype, ctn_array **out);

/**
 * The n x n identity matrix.
 *
 * @param n     number of rows, at least 0.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.identity. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_identity(int64_t n, ctn_dtype dtype, ctn_array **out);

/**
 * Integers from start (included) to stop (excluded) by step; CTN_DTYPE_NONE stands for int64. With bool there
 * are at most two of them.
 *
 * @param start first value.
 * @param stop  end of the range.
 * @param step  difference of neighbors.
 * @param dtype the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.arange.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_arange_i64(int64_t start, int64_t stop, int64_t step, ctn_dtype dtype,
                                        ctn_array **out);

/**
 * Values from start by step, ceil((stop - start) / step) of them; CTN_DTYPE_NONE stands for float64.
 *
 * @param start first value.
 * @param stop  end of the range.
 * @param step  difference of neighbors.
 * @param dtype the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.arange.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_arange_f64(double start, double stop, double step, ctn_dtype dtype,
                                        ctn_array **out);

/**
 * `count` evenly spaced values from start to stop, the stop itself included if `endpoint`; CTN_DTYPE_NONE
 * stands for float64.
 *
 * @param start    first value.
 * @param stop     end of the range.
 * @param count    number of values, at least 0.
 * @param endpoint whether `stop` itself is the last value; 0 or 1.
 * @param dtype    the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out      out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.linspace. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_linspace(double start, double stop, int64_t count, int32_t endpoint,
                                      ctn_dtype dtype, ctn_array **out);

/**
 * Of a vector: the square matrix with it on diagonal `k`; of a matrix: a copy of that diagonal.
 *
 * @param v   an array, borrowed.
 * @param k   number of the diagonal, above the main one if positive.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.diag.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_diag(const ctn_array *v, int64_t k, ctn_array **out);

/**
 * The square matrix with the flattened `v` on diagonal `k`.
 *
 * @param v   an array, borrowed.
 * @param k   number of the diagonal, above the main one if positive.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.diagflat. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_diagflat(const ctn_array *v, int64_t k, ctn_array **out);

/**
 * A new array on the current device with a copy of C-contiguous host values. `data` holds as many bytes as
 * the elements take, and may be NULL if there are no elements.
 *
 * @param data  elements in C order.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.array.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_from_data(const void *data, const int64_t *shape, size_t ndim, ctn_dtype dtype,
                                       ctn_array **out);

/**
 * An array over the caller's host memory, without a copy, on the CPU. `strides` (bytes, NULL: C order) has as
 * many entries as the shape. The deleter (may be NULL) runs exactly once, when no array refers to the memory
 * any more, also when this call fails. `data` may be NULL if there are no elements.
 *
 * @param data      elements in C order.
 * @param shape     lengths of the axes; `ndim` elements.
 * @param ndim      number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param strides   bytes between neighbors along each axis; `ndim` elements, or NULL.
 * @param dtype     the element type; a `ctn_dtype`.
 * @param deleter   gives the memory back; NULL if nobody has to.
 * @param user_data handed to the deleter.
 * @param out       out: receives a new reference, NULL after a failure.
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
 * operation if that dtype is floating. Weakness is not inherited by results.
 *
 * @param value the value.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_scalar_f64(double value, ctn_array **out);

/**
 * A weak scalar of integer kind (int64); it takes the dtype of any integer or floating operand. A value that
 * the dtype cannot hold is an error.
 *
 * @param value the value.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_scalar_i64(int64_t value, ctn_array **out);

/**
 * A weak scalar of boolean kind.
 *
 * @param value the value; 0 or 1.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_scalar_bool(int32_t value, ctn_array **out);

/**
 * Element type; CTN_DTYPE_NONE for NULL.
 *
 * @param a an array, borrowed, or NULL.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.dtype. Since 0.1.0.
 */
CTN_API ctn_dtype ctn_array_dtype(const ctn_array *a);

/**
 * Number of axes; 0 for NULL.
 *
 * @param a an array, borrowed, or NULL.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.ndim. Since 0.1.0.
 */
CTN_API size_t ctn_array_ndim(const ctn_array *a);

/**
 * Lengths of the axes, borrowed from the array; NULL for NULL.
 *
 * @param a an array, borrowed, or NULL.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.shape, cupy.ndarray.__len__. Since 0.1.0.
 */
CTN_API const int64_t *ctn_array_shape(const ctn_array *a);

/**
 * Bytes between neighbors along each axis, borrowed from the array; NULL for NULL.
 *
 * @param a an array, borrowed, or NULL.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.strides. Since 0.1.0.
 */
CTN_API const int64_t *ctn_array_strides(const ctn_array *a);

/**
 * Number of elements; 0 for NULL.
 *
 * @param a an array, borrowed, or NULL.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.size. Since 0.1.0.
 */
CTN_API int64_t ctn_array_size(const ctn_array *a);

/**
 * Bytes of one element; 0 for NULL.
 *
 * @param a an array, borrowed, or NULL.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.itemsize. Since 0.1.0.
 */
CTN_API size_t ctn_array_itemsize(const ctn_array *a);

/**
 * Bytes of all elements together; 0 for NULL.
 *
 * @param a an array, borrowed, or NULL.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.nbytes. Since 0.1.0.
 */
CTN_API size_t ctn_array_nbytes(const ctn_array *a);

/**
 * Whether the elements lie in C order without gaps; 0 for NULL.
 *
 * @param a an array, borrowed, or NULL.
 * @return 0 or 1.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.flags. Since 0.1.0.
 */
CTN_API int32_t ctn_array_is_c_contiguous(const ctn_array *a);

/**
 * Whether the elements lie in Fortran order without gaps; 0 for NULL.
 *
 * @param a an array, borrowed, or NULL.
 * @return 0 or 1.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API int32_t ctn_array_is_f_contiguous(const ctn_array *a);

/**
 * Whether the array has storage of its own, so that it is not a view (NumPy's owndata); 0 for NULL.
 *
 * @param a an array, borrowed, or NULL.
 * @return 0 or 1.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API int32_t ctn_array_owns_data(const ctn_array *a);

/**
 * Whether the array may be written, which views made by broadcasting may not; 0 for NULL.
 *
 * @param a an array, borrowed, or NULL.
 * @return 0 or 1.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API int32_t ctn_array_is_writeable(const ctn_array *a);

/**
 * The array that `a` is a view of; for a view of a view, the one below both. NULL, with CTN_OK, if `a` is not
 * a view or is NULL.
 *
 * @param a   an array, borrowed, or NULL.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.base. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_base(const ctn_array *a, ctn_array **out);

/**
 * Name of the device where the array lives.
 *
 * @param a             an array, borrowed.
 * @param name          out: UTF-8 text, always terminated, cut between characters if `name_capacity` is too
 *                      small; NULL to ask for the length.
 * @param name_capacity bytes of room in `name`, the terminator included.
 * @param name_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.device. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_device(const ctn_array *a, char *name, size_t name_capacity,
                                    size_t *name_length);

/**
 * How often the library wrote the storage, which views share; 0 for NULL.
 *
 * @param a an array, borrowed, or NULL.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API int64_t ctn_array_version(const ctn_array *a);

/**
 * Address of the first element in host memory, for arrays on the CPU; for arrays of other devices it is a
 * DEVICE error. Call ctn_array_mark_written after writing through it.
 *
 * @param a   an array, borrowed.
 * @param out out: a pointer.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.data. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_data(const ctn_array *a, void **out);

/**
 * Tells the library that the storage was written through a raw address, so that stale uses are detected.
 *
 * @param a an array, written in place.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_mark_written(ctn_array *a);

/**
 * Copies the elements in C order to host memory; `size` is the room there in bytes and must equal
 * ctn_array_nbytes. The call waits for the device. Bindings build nested lists (tolist) from it.
 *
 * @param a    an array, borrowed.
 * @param data elements in C order.
 * @param size a size in bytes.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.get, cupy.asnumpy, cupy.ndarray.tolist. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_to_data(const ctn_array *a, void *data, size_t size);

/**
 * Overwrites all elements from C-ordered host memory of `size` bytes, which must equal ctn_array_nbytes.
 *
 * @param a    an array, written in place.
 * @param data elements in C order.
 * @param size a size in bytes.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.set. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_set_data(ctn_array *a, const void *data, size_t size);

/**
 * One element as double. The index has an entry for each axis; it may be empty for an array of size one, as
 * in NumPy's item().
 *
 * @param a     an array, borrowed.
 * @param index a position along each axis; negative ones count from the end; `count` elements.
 * @param count number of elements of `index`, at most CTN_MAX_NDIM.
 * @param value out: the value.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.__float__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_item_f64(const ctn_array *a, const int64_t *index, size_t count, double *value);

/**
 * One element as int64; fractions are cut off, as by Python's int(). INVALID_ARGUMENT for a value that is not
 * finite or not within int64.
 *
 * @param a     an array, borrowed.
 * @param index a position along each axis; negative ones count from the end; `count` elements.
 * @param count number of elements of `index`, at most CTN_MAX_NDIM.
 * @param value out: the value.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.__int__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_item_i64(const ctn_array *a, const int64_t *index, size_t count, int64_t *value);

/**
 * The array as NumPy's array_str prints it. `precision`, `max_line_width` and `suppress_small` mean what they
 * do there; -1 stands for their defaults 8, 75 and false.
 *
 * @param a              an array, borrowed.
 * @param max_line_width characters of a line, or -1.
 * @param precision      digits after the point, or -1.
 * @param suppress_small whether to print small values as 0, or -1.
 * @param text           out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                       small; NULL to ask for the length.
 * @param text_capacity  bytes of room in `text`, the terminator included.
 * @param text_length    out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.array_str, cupy.ndarray.__str__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_str(const ctn_array *a, int32_t max_line_width, int32_t precision,
                                 int32_t suppress_small, char *text, size_t text_capacity,
                                 size_t *text_length);

/**
 * The array as NumPy's array_repr prints it; options as in ctn_array_str.
 *
 * @param a              an array, borrowed.
 * @param max_line_width characters of a line, or -1.
 * @param precision      digits after the point, or -1.
 * @param suppress_small whether to print small values as 0, or -1.
 * @param text           out: UTF-8 text, always terminated, cut between characters if `text_capacity` is too
 *                       small; NULL to ask for the length.
 * @param text_capacity  bytes of room in `text`, the terminator included.
 * @param text_length    out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.array_repr, cupy.ndarray.__repr__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_repr(const ctn_array *a, int32_t max_line_width, int32_t precision,
                                  int32_t suppress_small, char *text, size_t text_capacity,
                                  size_t *text_length);

/**
 * Hands the text of ctn_array_str, with its default options, to a callback. Whatever the callback returns
 * besides CTN_OK ends the printing and is returned.
 *
 * @param a         an array, borrowed.
 * @param write     takes the text; a callback.
 * @param user_data handed to `write` at each call.
 * @param destroy   called exactly once with `user_data` when it is no longer needed, also when this call
 *                  fails; may be NULL.
 * @return CTN_OK, or CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_print(const ctn_array *a, ctn_write_fn write, void *user_data,
                                   ctn_destroy_fn destroy);

/**
 * A copy converted to a dtype by C casts, as NumPy's astype with casting "unsafe".
 *
 * @param a     an array, borrowed.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.astype. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_astype(const ctn_array *a, ctn_dtype dtype, ctn_array **out);

/**
 * A copy in C order.
 *
 * @param a   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.copy,
 * cupy.ndarray.copy, cupy.ndarray.__copy__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_copy(const ctn_array *a, ctn_array **out);

/**
 * The array itself if it already has the dtype (CTN_DTYPE_NONE: any dtype), else a converted copy.
 *
 * @param a     an array, borrowed.
 * @param dtype the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.asarray, cupy.asanyarray. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_asarray(const ctn_array *a, ctn_dtype dtype, ctn_array **out);

/**
 * The array in C order and with at least one axis: the array itself if it is so already, else a copy.
 * CTN_DTYPE_NONE keeps the dtype.
 *
 * @param a     an array, borrowed.
 * @param dtype the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ascontiguousarray. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_ascontiguousarray(const ctn_array *a, ctn_dtype dtype, ctn_array **out);

/**
 * The array in Fortran order, otherwise as ctn_array_ascontiguousarray.
 *
 * @param a     an array, borrowed.
 * @param dtype the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.asfortranarray. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_asfortranarray(const ctn_array *a, ctn_dtype dtype, ctn_array **out);

/**
 * The same bytes seen as another dtype. With another item size the last axis must be C-contiguous and its
 * bytes a multiple of the new item size.
 *
 * @param a     an array, borrowed.
 * @param dtype the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.view. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_view(const ctn_array *a, ctn_dtype dtype, ctn_array **out);

/**
 * The array on the named device (NULL: the current one): the array itself if it lives there already, else a
 * copy.
 *
 * @param a      an array, borrowed.
 * @param device name of a device; UTF-8 text, or NULL.
 * @param out    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * chainer.cuda.to_gpu, chainer.cuda.to_cpu, chainer.cuda.copy. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_to_device(const ctn_array *a, const char *device, ctn_array **out);

/**
 * Sets every element to `value`, which is 0-d or broadcastable, converted as by C casts.
 *
 * @param a     an array, written in place.
 * @param value an array, borrowed.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.fill. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_fill(ctn_array *a, const ctn_array *value);

/**
 * Sets every element to a number; see ctn_array_fill.
 *
 * @param a     an array, written in place.
 * @param value what every element becomes.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_fill_f64(ctn_array *a, double value);

/**
 * Sets every element to an integer; see ctn_array_fill.
 *
 * @param a     an array, written in place.
 * @param value what every element becomes.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_fill_i64(ctn_array *a, int64_t value);

/**
 * Copies `src`, broadcast, into `dst`, only where `where` (bool, broadcast, may be NULL) is true.
 *
 * @param dst     an array, written in place.
 * @param src     an array, borrowed.
 * @param casting which conversions are permitted; a `ctn_casting`.
 * @param where   an array, borrowed, or NULL.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.copyto.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_copyto(ctn_array *dst, const ctn_array *src, ctn_casting casting,
                                    const ctn_array *where);

/**
 * The elements in C order under a new shape, one length of which may be -1; a view if possible, else a copy.
 *
 * @param a     an array, borrowed.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.reshape, cupy.ndarray.reshape. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_reshape(const ctn_array *a, const int64_t *shape, size_t ndim, ctn_array **out);

/**
 * Gives the array itself a new shape, one length of which may be -1; the elements stay where they are. It is
 * a SHAPE error if that needs a copy. The call invalidates what ctn_array_shape and ctn_array_strides gave.
 *
 * @param a     an array, written in place.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_set_shape(ctn_array *a, const int64_t *shape, size_t ndim);

/**
 * A view with the fewest axes: axes of length one are dropped, neighbors merged if memory allows.
 *
 * @param a   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.reduced_view. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_reduced_view(const ctn_array *a, ctn_array **out);

/**
 * The elements in C order as one axis; a view if possible.
 *
 * @param a   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.ravel,
 * cupy.ndarray.ravel. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_ravel(const ctn_array *a, ctn_array **out);

/**
 * A copy of the elements in C order as one axis.
 *
 * @param a   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.flatten. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_flatten(const ctn_array *a, ctn_array **out);

/**
 * A view with permuted axes: axis i of the result is axis axes[i] of `a`; NULL reverses them.
 *
 * @param a     an array, borrowed.
 * @param axes  the axes; `count` elements, or NULL.
 * @param count number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param out   out: receives a new reference, NULL after a failure.
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
 * @param a     an array, borrowed.
 * @param axis1 an axis; negative ones count from the end.
 * @param axis2 an axis; negative ones count from the end.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.swapaxes, cupy.ndarray.swapaxes. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_swapaxes(const ctn_array *a, int64_t axis1, int64_t axis2, ctn_array **out);

/**
 * A view with `axis` moved before the axis that is at position `start`.
 *
 * @param a     an array, borrowed.
 * @param axis  the axis; negative ones count from the end.
 * @param start first value.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.rollaxis. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_rollaxis(const ctn_array *a, int64_t axis, int64_t start, ctn_array **out);

/**
 * A view with an axis of length one inserted so that it is axis `axis` of the result.
 *
 * @param a    an array, borrowed.
 * @param axis the axis; negative ones count from the end.
 * @param out  out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.expand_dims. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_expand_dims(const ctn_array *a, int64_t axis, ctn_array **out);

/**
 * A view without the given axes, which must have length one. NULL stands for all axes of length one.
 *
 * @param a     an array, borrowed.
 * @param axes  the axes; `count` elements, or NULL.
 * @param count number of elements of `axes`, at most CTN_MAX_NDIM.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.squeeze, cupy.ndarray.squeeze. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_squeeze(const ctn_array *a, const int64_t *axes, size_t count, ctn_array **out);

/**
 * A read-only view stretched to a shape.
 *
 * @param a     an array, borrowed.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.broadcast_to. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_broadcast_to(const ctn_array *a, const int64_t *shape, size_t ndim,
                                          ctn_array **out);

/**
 * A view by basic indexing. Items apply to the axes in order; axes without an item are kept whole.
 *
 * @param a     an array, borrowed.
 * @param items the items of the index; `count` elements.
 * @param count number of elements of `items`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.__getitem__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_get(const ctn_array *a, const ctn_index *items, size_t count, ctn_array **out);

/**
 * Assigns `value`, broadcast and converted as by C casts, to what the index selects.
 *
 * @param a     an array, written in place.
 * @param items the items of the index; `count` elements.
 * @param count number of elements of `items`.
 * @param value an array, borrowed.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.ndarray.__setitem__. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_set(ctn_array *a, const ctn_index *items, size_t count, const ctn_array *value);

/**
 * Assigns a number to what the index selects; see ctn_array_set.
 *
 * @param a     an array, written in place.
 * @param items the items of the index; `count` elements.
 * @param count number of elements of `items`.
 * @param value what the elements become.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_set_f64(ctn_array *a, const ctn_index *items, size_t count, double value);

/**
 * Assigns an integer to what the index selects; see ctn_array_set.
 *
 * @param a     an array, written in place.
 * @param items the items of the index; `count` elements.
 * @param count number of elements of `items`.
 * @param value what the elements become.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_set_i64(ctn_array *a, const ctn_index *items, size_t count, int64_t value);

/**
 * Joins arrays along an existing axis (CTN_AXIS_NONE: their flattened forms).
 *
 * @param arrays arrays, borrowed, `count` elements.
 * @param count  number of elements of `arrays`.
 * @param axis   the axis; negative ones count from the end.
 * @param out    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_INDEX, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.concatenate. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_concatenate(const ctn_array *const *arrays, size_t count, int64_t axis,
                                         ctn_array **out);

/**
 * Views of `count` equal parts along an axis.
 *
 * @param a     an array, borrowed.
 * @param axis  the axis; negative ones count from the end.
 * @param outs  out: each receives a new reference, NULL after a failure, `count` elements.
 * @param count number of elements of `outs`.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.split.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_split(const ctn_array *a, int64_t axis, ctn_array **outs, size_t count);

/**
 * Views of `count` parts along an axis, the first ones longer by one if the length is not divisible.
 *
 * @param a     an array, borrowed.
 * @param axis  the axis; negative ones count from the end.
 * @param outs  out: each receives a new reference, NULL after a failure, `count` elements.
 * @param count number of elements of `outs`.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference:
 * cupy.array_split. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_array_split(const ctn_array *a, int64_t axis, ctn_array **outs, size_t count);

/**
 * Views of the parts between the given positions along an axis; `count` must be one more than the positions.
 * Positions behave as bounds of slices.
 *
 * @param a              an array, borrowed.
 * @param positions      an array in memory, `position_count` elements.
 * @param position_count number of elements of `positions`.
 * @param axis           the axis; negative ones count from the end.
 * @param outs           out: each receives a new reference, NULL after a failure, `count` elements.
 * @param count          number of elements of `outs`.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_split_at(const ctn_array *a, const int64_t *positions, size_t position_count,
                                      int64_t axis, ctn_array **outs, size_t count);

/**
 * Elements (or whole sub-arrays along `axis`; CTN_AXIS_NONE: of the flattened array) at integer positions.
 *
 * @param a       an array, borrowed.
 * @param indices an array, borrowed.
 * @param axis    the axis; negative ones count from the end.
 * @param mode    a `ctn_index_mode`.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.take,
 * cupy.ndarray.take. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_take(const ctn_array *a, const ctn_array *indices, int64_t axis,
                                  ctn_index_mode mode, ctn_array **out);

/**
 * ctn_array_take into an existing array of the shape of the result.
 *
 * @param a       an array, borrowed.
 * @param indices an array, borrowed.
 * @param axis    the axis; negative ones count from the end.
 * @param mode    a `ctn_index_mode`.
 * @param out     an array, written in place.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_DTYPE, CTN_ERROR_SHAPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_take_into(const ctn_array *a, const ctn_array *indices, int64_t axis,
                                       ctn_index_mode mode, ctn_array *out);

/**
 * Elements of `x` where `condition` is true (not zero), else of `y`; all broadcast, x and y promoted.
 *
 * @param condition an array, borrowed.
 * @param x         an array, borrowed.
 * @param y         an array, borrowed.
 * @param out       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.where.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_array_where(const ctn_array *condition, const ctn_array *x, const ctn_array *y,
                                   ctn_array **out);

/**
 * Limits the elements to [minimum, maximum]; either bound may be NULL, not both. As in NumPy 1.24 a 0-d array
 * counts as a scalar here, so that weak bounds promote it.
 *
 * @param a       an array, borrowed.
 * @param minimum an array, borrowed, or NULL.
 * @param maximum an array, borrowed, or NULL.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.clip,
 * cupy.ndarray.clip. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_clip(const ctn_array *a, const ctn_array *minimum, const ctn_array *maximum,
                                  ctn_array **out);

/**
 * ctn_array_clip into an existing array.
 *
 * @param a       an array, borrowed.
 * @param minimum an array, borrowed, or NULL.
 * @param maximum an array, borrowed, or NULL.
 * @param out     an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_clip_into(const ctn_array *a, const ctn_array *minimum, const ctn_array *maximum,
                                       ctn_array *out);

/**
 * NumPy's dot: inner product of vectors, matrix product of matrices, scaling by a 0-d operand; otherwise the
 * sum over the last axis of `a` and the last but one of `b`.
 *
 * @param a   an array, borrowed.
 * @param b   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Reference: cupy.dot,
 * cupy.ndarray.dot. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_dot(const ctn_array *a, const ctn_array *b, ctn_array **out);

/**
 * ctn_array_dot into a C-contiguous array that has exactly the shape and dtype of the result.
 *
 * @param a   an array, borrowed.
 * @param b   an array, borrowed.
 * @param out an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an array may be read from any thread; writing needs the caller's own lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_dot_into(const ctn_array *a, const ctn_array *b, ctn_array *out);

/**
 * NumPy's matmul: products of the last two axes, broadcast over the others; a vector becomes a row on the
 * left and a column on the right.
 *
 * @param a   an array, borrowed.
 * @param b   an array, borrowed.
 * @param out out: receives a new reference, NULL after a failure.
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
