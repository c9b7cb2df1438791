/**
 * catenary/initializer.h: Initial values of parameters.
 *
 * An initializer fills arrays of any shape and floating dtype; links are given them by
 * ctn_link_options_set_initializer. Random ones draw from the global generator of the array's device, 16-bit
 * floats as float32. The fans of a shape are those of a convolution's weights (out, in, ...): fan_in is the
 * second length times those of all further axes, fan_out the first length times those of all further axes.
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
 * What fills new parameters.
 *
 * Threads: Immutable; usable from any thread.
 */
typedef struct ctn_initializer ctn_initializer;

/**
 * Fills `array`, whose contents are undefined before, on its device.
 *
 * @param user_data what came with the callback.
 * @param array     an array, written in place.
 */
typedef ctn_status (CTN_CALL *ctn_initializer_fn)(void *user_data, ctn_array *array);

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the initializer, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_initializer *ctn_initializer_retain(const ctn_initializer *self);

/**
 * Gives a reference back; the last one frees the initializer. NULL is allowed; cannot fail.
 *
 * @param self the initializer, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_initializer_release(const ctn_initializer *self);

/**
 * Every element is `value`.
 *
 * @param value the value.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_constant_new(double value, ctn_initializer **out);

/**
 * Normal with mean 0 and the standard deviation `deviation`.
 *
 * @param deviation finite, at least 0.
 * @param out       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_normal_new(double deviation, ctn_initializer **out);

/**
 * Uniform over [-limit, limit).
 *
 * @param limit finite, at least 0.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_uniform_new(double limit, ctn_initializer **out);

/**
 * `scale` times a matrix with orthonormal rows, or columns if it has more rows than columns, all such
 * matrices as likely; further axes count as columns, in C order.
 *
 * @param scale finite.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_orthogonal_new(double scale, ctn_initializer **out);

/**
 * `scale` times the identity; arrays must be square matrices.
 *
 * @param scale finite.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_identity_new(double scale, ctn_initializer **out);

/**
 * Normal with the standard deviation scale sqrt(1 / fan_in); arrays must have two axes or more.
 *
 * @param scale finite, at least 0; 1 is usual.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_lecun_normal_new(double scale, ctn_initializer **out);

/**
 * Uniform over [-s, s) with s = scale sqrt(3 / fan_in); arrays must have two axes or more.
 *
 * @param scale finite, at least 0; 1 is usual.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_lecun_uniform_new(double scale, ctn_initializer **out);

/**
 * Normal with the standard deviation scale sqrt(2 / (fan_in + fan_out)); arrays must have two axes or more.
 *
 * @param scale finite, at least 0; 1 is usual.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_glorot_normal_new(double scale, ctn_initializer **out);

/**
 * Uniform over [-s, s) with s = scale sqrt(6 / (fan_in + fan_out)); arrays must have two axes or more.
 *
 * @param scale finite, at least 0; 1 is usual.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_glorot_uniform_new(double scale, ctn_initializer **out);

/**
 * Normal with the standard deviation scale sqrt(2 / fan_in); arrays must have two axes or more.
 *
 * @param scale finite, at least 0; 1 is usual.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_he_normal_new(double scale, ctn_initializer **out);

/**
 * Uniform over [-s, s) with s = scale sqrt(6 / fan_in); arrays must have two axes or more.
 *
 * @param scale finite, at least 0; 1 is usual.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_he_uniform_new(double scale, ctn_initializer **out);

/**
 * The values that `value` has when the initializer is applied, cast and copied to the device of the array,
 * which must have the same shape.
 *
 * @param value of a floating dtype; shared; an array, borrowed.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_array_new(const ctn_array *value, ctn_initializer **out);

/**
 * What a callback writes; called on the thread that makes the parameter.
 *
 * @param fill      fills an array; a callback.
 * @param user_data handed to `fill` at each call.
 * @param destroy   called exactly once with `user_data` when it is no longer needed, also when this call
 *                  fails; may be NULL.
 * @param out       out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: immutable; usable from any thread. A callback decides for itself which threads may use it. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_initializer_callback_new(ctn_initializer_fn fill, void *user_data,
                                                ctn_destroy_fn destroy, ctn_initializer **out);

/**
 * Fills a writeable array of a floating dtype, of any strides.
 *
 * @param initializer an initializer, borrowed.
 * @param array       an array, written in place.
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
