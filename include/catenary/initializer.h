/**
 * catenary/initializer.h: Initial values of parameters.
 *
 * An initializer fills arrays of any shape and floating dtype. Links receive initializers through
 * ctn_link_options_set_initializer. Random initializers draw from the global generator of the array's device,
 * 16-bit floats as float32. The fans of a shape are those of a convolution's weights (out, in, ...): fan_in
 * is the second length times the lengths of all further axes, fan_out the first length times the lengths of
 * all further axes.
 *
 * Threads: Immutable; usable from any thread. A callback decides for itself which threads may use it.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_INITIALIZER_H
#define CATENARY_INITIALIZER_H

#include <catenary/types.h>
#include <catenary/array.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Computes the initial values of parameters.
 *
 * Threads: Immutable; usable from any thread.
 */
typedef struct ctn_initializer ctn_initializer;

/**
 * Fills an array.
 *
 * @param user_data The data passed to the callbacks; may be NULL.
 * @param array     The array to fill, on its device; its contents are undefined. Changed in place.
 */
typedef ctn_status (CTN_CALL *ctn_initializer_fn)(void *user_data, ctn_array *array);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The initializer, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_initializer *ctn_initializer_retain(const ctn_initializer *self);

/**
 * Gives a reference back; the last one frees the initializer. NULL is allowed; cannot fail.
 *
 * @param self The initializer, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_initializer_release(const ctn_initializer *self);

/**
 * Sets every element to one value.
 *
 * @param value The value.
 * @param out   Receives a new initializer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_constant_new(double value, ctn_initializer **out);

/**
 * Normal numbers with mean 0.
 *
 * @param deviation Standard deviation, finite and at least 0.
 * @param out       Receives a new initializer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_normal_new(double deviation, ctn_initializer **out);

/**
 * Uniform numbers in [-limit, limit).
 *
 * @param limit The limit, finite and at least 0.
 * @param out   Receives a new initializer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_uniform_new(double limit, ctn_initializer **out);

/**
 * A multiple of a random matrix with orthonormal rows, or columns if it has more rows than columns. Further
 * axes count as columns, in C order.
 *
 * @param scale Factor, finite.
 * @param out   Receives a new initializer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_orthogonal_new(double scale, ctn_initializer **out);

/**
 * A multiple of the identity, for arrays that are square matrices.
 *
 * @param scale Factor, finite.
 * @param out   Receives a new initializer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_identity_new(double scale, ctn_initializer **out);

/**
 * Normal numbers with the standard deviation scale * sqrt(1 / fan_in), for arrays with at least two axes.
 *
 * @param scale Factor, finite and at least 0; usually 1.
 * @param out   Receives a new initializer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_lecun_normal_new(double scale, ctn_initializer **out);

/**
 * Uniform numbers in [-s, s) with s = scale * sqrt(3 / fan_in), for arrays with at least two axes.
 *
 * @param scale Factor, finite and at least 0; usually 1.
 * @param out   Receives a new initializer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_lecun_uniform_new(double scale, ctn_initializer **out);

/**
 * Normal numbers with the standard deviation scale * sqrt(2 / (fan_in + fan_out)), for arrays with at least
 * two axes.
 *
 * @param scale Factor, finite and at least 0; usually 1.
 * @param out   Receives a new initializer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_glorot_normal_new(double scale, ctn_initializer **out);

/**
 * Uniform numbers in [-s, s) with s = scale * sqrt(6 / (fan_in + fan_out)), for arrays with at least two
 * axes.
 *
 * @param scale Factor, finite and at least 0; usually 1.
 * @param out   Receives a new initializer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_glorot_uniform_new(double scale, ctn_initializer **out);

/**
 * Normal numbers with the standard deviation scale * sqrt(2 / fan_in), for arrays with at least two axes.
 *
 * @param scale Factor, finite and at least 0; usually 1.
 * @param out   Receives a new initializer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_he_normal_new(double scale, ctn_initializer **out);

/**
 * Uniform numbers in [-s, s) with s = scale * sqrt(6 / fan_in), for arrays with at least two axes.
 *
 * @param scale Factor, finite and at least 0; usually 1.
 * @param out   Receives a new initializer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_he_uniform_new(double scale, ctn_initializer **out);

/**
 * Copies the values that an array has when the initializer is applied, converted to the dtype and device of
 * the destination.
 *
 * @param value The values, of a floating dtype and of the shape of the arrays to initialize.
 * @param out   Receives a new initializer.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_array_new(const ctn_array *value, ctn_initializer **out);

/**
 * Calls a function on the thread that makes the parameter.
 *
 * @param fill      Fills an array.
 * @param user_data Passed to each call of `fill`.
 * @param destroy   Called exactly once with `user_data` when it is no longer needed, also if this call fails;
 *                  may be NULL.
 * @param out       Receives a new initializer.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_callback_new(ctn_initializer_fn fill, void *user_data,
                                                ctn_destroy_fn destroy, ctn_initializer **out);

/**
 * Fills an array.
 *
 * @param initializer The initializer.
 * @param array       A writeable array of a floating dtype, with any strides. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_apply(ctn_initializer *initializer, ctn_array *array);

#ifdef __cplusplus
}
#endif

#endif
