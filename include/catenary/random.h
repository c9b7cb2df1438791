/**
 * catenary/random.h: Random numbers from the counter-based generator Philox4x32-10.
 *
 * One generator a device. Equal seeds give equal numbers on every instruction set and for any number of
 * threads.
 *
 * Threads: Callable from any thread; calls on one device follow one another.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_RANDOM_H
#define CATENARY_RANDOM_H

#include <catenary/types.h>
#include <catenary/array.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Starts the generator of a device (NULL: the current one) anew. Unseeded it starts from the system's
 * entropy, or from CATENARY_SEED.
 *
 * @param device name of a device; UTF-8 text, or NULL.
 * @param seed   the seed.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; calls on one device follow one another. Reference: cupy.random.seed.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_random_seed(const char *device, uint64_t seed);

/**
 * Seed and position of the generator of a device.
 *
 * @param device   name of a device; UTF-8 text, or NULL.
 * @param seed     out: the seed.
 * @param position out: the position in the stream.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; calls on one device follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_get_state(const char *device, uint64_t *seed, uint64_t *position);

/**
 * Continues from a state that random_get_state gave.
 *
 * @param device   name of a device; UTF-8 text, or NULL.
 * @param seed     the seed.
 * @param position the position in the stream.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; calls on one device follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_set_state(const char *device, uint64_t seed, uint64_t position);

/**
 * New array uniform over [low, high), float32 or float64.
 *
 * @param low   lower bound, included.
 * @param high  upper bound, excluded.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; calls on one device follow one another. Reference: cupy.random.uniform.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_random_uniform(double low, double high, const int64_t *shape, size_t ndim,
                                      ctn_dtype dtype, ctn_array **out);

/**
 * New array, normal with mean `loc` and standard deviation `scale` >= 0, float32 or float64.
 *
 * @param loc   mean.
 * @param scale standard deviation.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; calls on one device follow one another. Reference: cupy.random.normal.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_random_normal(double loc, double scale, const int64_t *shape, size_t ndim,
                                     ctn_dtype dtype, ctn_array **out);

/**
 * New array of integers uniform over [low, high) in an integer dtype that holds them.
 *
 * @param low   lower bound, included.
 * @param high  upper bound, excluded.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; calls on one device follow one another. Reference: cupy.random.randint.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_random_integers(int64_t low, int64_t high, const int64_t *shape, size_t ndim,
                                       ctn_dtype dtype, ctn_array **out);

/**
 * New int64 array with 0 to n - 1 in random order.
 *
 * @param n   int64_t.
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; calls on one device follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_permutation(int64_t n, ctn_array **out);

/**
 * Fills a C-contiguous float32 or float64 array.
 *
 * @param low  lower bound, included.
 * @param high upper bound, excluded.
 * @param out  an array, written in place.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; calls on one device follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_uniform_into(double low, double high, ctn_array *out);

/**
 * Fills a C-contiguous float32 or float64 array.
 *
 * @param loc   mean.
 * @param scale standard deviation.
 * @param out   an array, written in place.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; calls on one device follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_normal_into(double loc, double scale, ctn_array *out);

#ifdef __cplusplus
}
#endif

#endif
