/**
 * catenary/random.h: Random numbers from Philox4x32-10 and MT19937.
 *
 * Every device has a global generator, Philox4x32-10; random states are generators of the caller's. Every
 * draw takes a state and places new arrays on its device. If the state is NULL, it draws from a global
 * generator: that of the device of the array that is given, or else that of the current device. Equal seeds
 * give equal numbers on every instruction set and for any number of threads, on every device. Where the
 * reference takes an upper bound alone, `low` is 0 for ctn_random_integers and 1 for
 * ctn_random_integers_inclusive.
 *
 * Threads: Callable from any thread; draws from one generator follow one another.
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
 * Kinds of generators, with cuRAND's numbers. The CPU and the test devices have Philox4x32-10 and MT19937.
 */
typedef int32_t ctn_random_method;
enum {
  /** The device's own choice: Philox4x32-10. */
  CTN_RANDOM_DEFAULT = 100,
  CTN_RANDOM_XORWOW = 101,
  CTN_RANDOM_MRG32K3A = 121,
  CTN_RANDOM_MTGP32 = 141,
  /**
   * The Mersenne twister: raw words, float64 uniforms, int64 integers and permutations are those of NumPy's
   * RandomState.
   */
  CTN_RANDOM_MT19937 = 142,
  /** Counter-based: runs on all threads. */
  CTN_RANDOM_PHILOX4_32_10 = 161,
  CTN_RANDOM_QUASI_DEFAULT = 200,
  CTN_RANDOM_SOBOL32 = 201,
  CTN_RANDOM_SCRAMBLED_SOBOL32 = 202,
  CTN_RANDOM_SOBOL64 = 203,
  CTN_RANDOM_SCRAMBLED_SOBOL64 = 204
};

/**
 * A generator of random numbers on one device.
 *
 * Threads: Safe to use from any thread; draws follow one another.
 */
typedef struct ctn_random_state ctn_random_state;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self the random state, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_random_state *ctn_random_state_retain(const ctn_random_state *self);

/**
 * Gives a reference back; the last one frees the random state. NULL is allowed; cannot fail.
 *
 * @param self the random state, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_random_state_release(const ctn_random_state *self);

/**
 * Starts the global generator of a device (NULL: the current one) anew. Without this call it starts from
 * CATENARY_SEED in the environment, or else from the system's entropy.
 *
 * @param device name of a device; UTF-8 text, or NULL.
 * @param seed   the seed.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Reference:
 * cupy.random.seed. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_seed(const char *device, uint64_t seed);

/**
 * A seed for a new generator: CATENARY_SEED of the environment if it is set, otherwise one from the system's
 * entropy.
 *
 * @param seed out: the seed.
 * @return CTN_OK, or CTN_ERROR_IO, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_fresh_seed(uint64_t *seed);

/**
 * A generator of its own on a device (NULL: the current one). MT19937 starts from seeds below 2^32 as NumPy
 * does, from others as from the list of their lower and upper half.
 *
 * @param device name of a device; UTF-8 text, or NULL.
 * @param method the kind; a `ctn_random_method`.
 * @param seed   the seed.
 * @param out    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Reference:
 * cupy.random.RandomState. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_state_new(const char *device, ctn_random_method method, uint64_t seed,
                                        ctn_random_state **out);

/**
 * The global generator of a device (NULL: the current one). If nobody has used it yet, it is made and seeded.
 *
 * @param device name of a device; UTF-8 text, or NULL.
 * @param out    out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_IO, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Reference:
 * cupy.random.get_random_state. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_state_default(const char *device, ctn_random_state **out);

/**
 * Starts the generator anew from a seed, as ctn_random_state_new does.
 *
 * @param state a random state, borrowed.
 * @param seed  the seed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Reference:
 * cupy.random.RandomState.seed. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_state_seed(ctn_random_state *state, uint64_t seed);

/**
 * The kind of the generator: the one that CTN_RANDOM_DEFAULT stands for, never that value itself.
 *
 * @param state  a random state, borrowed.
 * @param method out: the kind.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_state_method(ctn_random_state *state, ctn_random_method *method);

/**
 * Name of the device of the generator.
 *
 * @param state         a random state, borrowed.
 * @param name          out: UTF-8 text, always terminated, cut between characters if `name_capacity` is too
 *                      small; NULL to ask for the length.
 * @param name_capacity bytes of room in `name`, the terminator included.
 * @param name_length   out: length of the whole text in bytes without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_state_device(ctn_random_state *state, char *name, size_t name_capacity,
                                           size_t *name_length);

/**
 * All that the generator needs to go on: a new uint64 array on the CPU, (3,) for Philox and (626,) for
 * MT19937, which may be kept in a file.
 *
 * @param state a random state, borrowed.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_state_save(ctn_random_state *state, ctn_array **out);

/**
 * Goes on, bit for bit, where ctn_random_state_save was called on a generator of the same kind, on whatever
 * device.
 *
 * @param state a random state, borrowed.
 * @param saved what ctn_random_state_save gave; an array, borrowed.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_state_restore(ctn_random_state *state, const ctn_array *saved);

/**
 * New array uniform over [0, 1), float32 (24 bits) or float64 (53 bits).
 *
 * @param state a random state, borrowed, or NULL.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Reference:
 * cupy.random.rand, cupy.random.random_sample, cupy.random.random, cupy.random.ranf, cupy.random.sample,
 * cupy.random.RandomState.rand, cupy.random.RandomState.random_sample. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_sample(ctn_random_state *state, const int64_t *shape, size_t ndim,
                                     ctn_dtype dtype, ctn_array **out);

/**
 * New array uniform over [low, high), float32 or float64.
 *
 * @param state a random state, borrowed, or NULL.
 * @param low   lower bound, included.
 * @param high  upper bound, excluded.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Reference:
 * cupy.random.uniform, cupy.random.RandomState.uniform. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_uniform(ctn_random_state *state, double low, double high, const int64_t *shape,
                                      size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * New array, normal with mean 0 and standard deviation 1, float32 or float64.
 *
 * @param state a random state, borrowed, or NULL.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Reference:
 * cupy.random.randn, cupy.random.standard_normal, cupy.random.RandomState.randn,
 * cupy.random.RandomState.standard_normal. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_standard_normal(ctn_random_state *state, const int64_t *shape, size_t ndim,
                                              ctn_dtype dtype, ctn_array **out);

/**
 * New array, normal with mean `loc` and standard deviation `scale` >= 0, float32 or float64.
 *
 * @param state a random state, borrowed, or NULL.
 * @param loc   mean.
 * @param scale standard deviation, at least 0.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Reference:
 * cupy.random.normal, cupy.random.RandomState.normal. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_normal(ctn_random_state *state, double loc, double scale, const int64_t *shape,
                                     size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * New array of exponentials of normal numbers, float32 or float64.
 *
 * @param state a random state, borrowed, or NULL.
 * @param mean  mean of the normals.
 * @param sigma their standard deviation, at least 0.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Reference:
 * cupy.random.lognormal, cupy.random.RandomState.lognormal. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_lognormal(ctn_random_state *state, double mean, double sigma,
                                        const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * New array of numbers with the exponential distribution, float32 or float64.
 *
 * @param state a random state, borrowed, or NULL.
 * @param scale mean, at least 0.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_exponential(ctn_random_state *state, double scale, const int64_t *shape,
                                          size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * New array of numbers with the Gumbel distribution, float32 or float64.
 *
 * @param state a random state, borrowed, or NULL.
 * @param loc   mode.
 * @param scale at least 0.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_gumbel(ctn_random_state *state, double loc, double scale, const int64_t *shape,
                                     size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * New array of counts with the Poisson distribution, int32 or int64.
 *
 * @param state a random state, borrowed, or NULL.
 * @param lam   mean, at least 0 and ten deviations below what the dtype holds.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_poisson(ctn_random_state *state, double lam, const int64_t *shape, size_t ndim,
                                      ctn_dtype dtype, ctn_array **out);

/**
 * New array of successes among `n` trials, int32 or int64.
 *
 * @param state a random state, borrowed, or NULL.
 * @param n     number of trials, at least 0.
 * @param p     probability of a success.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_binomial(ctn_random_state *state, int64_t n, double p, const int64_t *shape,
                                       size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * New array of counts with the Poisson distribution, int32 or int64: each element has the mean that `lam`,
 * broadcast to the shape, has there.
 *
 * @param state a random state, borrowed, or NULL.
 * @param lam   means, at least 0 and ten deviations below what the dtype holds; an array, borrowed.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_poisson_of(ctn_random_state *state, const ctn_array *lam, const int64_t *shape,
                                         size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * New array of successes, int32 or int64: each element has the number of trials and the probability that `n`
 * and `p`, broadcast to the shape, have there.
 *
 * @param state a random state, borrowed, or NULL.
 * @param n     numbers of trials, at least 0, of an integer dtype; an array, borrowed.
 * @param p     probabilities of a success; an array, borrowed.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_binomial_of(ctn_random_state *state, const ctn_array *n, const ctn_array *p,
                                          const int64_t *shape, size_t ndim, ctn_dtype dtype,
                                          ctn_array **out);

/**
 * New array of integers uniform over [low, high) in an integer dtype that holds them.
 *
 * @param state a random state, borrowed, or NULL.
 * @param low   lower bound, included.
 * @param high  upper bound, excluded.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Reference:
 * cupy.random.randint. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_integers(ctn_random_state *state, int64_t low, int64_t high,
                                       const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * New array of integers uniform over [low, high] in an integer dtype that holds them.
 *
 * @param state a random state, borrowed, or NULL.
 * @param low   lower bound, included.
 * @param high  upper bound, included.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype the element type; a `ctn_dtype`.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Reference:
 * cupy.random.random_integers. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_integers_inclusive(ctn_random_state *state, int64_t low, int64_t high,
                                                 const int64_t *shape, size_t ndim, ctn_dtype dtype,
                                                 ctn_array **out);

/**
 * New array of integers uniform over [0, mx]; int32 if mx is below 2^31, otherwise int64.
 *
 * @param state a random state, borrowed, or NULL.
 * @param mx    upper bound, included, at least 0.
 * @param shape lengths of the axes; `ndim` elements.
 * @param ndim  number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Reference:
 * cupy.random.RandomState.interval. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_interval(ctn_random_state *state, int64_t mx, const int64_t *shape, size_t ndim,
                                       ctn_array **out);

/**
 * New int64 array with 0 to n - 1 in random order.
 *
 * @param state a random state, borrowed, or NULL.
 * @param n     how many numbers.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_permutation(ctn_random_state *state, int64_t n, ctn_array **out);

/**
 * New array with the entries of `a` along its first axis in random order.
 *
 * @param state a random state, borrowed, or NULL.
 * @param a     an array, borrowed.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_permutation_of(ctn_random_state *state, const ctn_array *a, ctn_array **out);

/**
 * Puts the entries of `a` along its first axis in random order, in place.
 *
 * @param state a random state, borrowed, or NULL.
 * @param a     an array, written in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_shuffle(ctn_random_state *state, ctn_array *a);

/**
 * New int64 array of numbers drawn from 0 to n - 1, with the probabilities `p`.
 *
 * @param state   a random state, borrowed, or NULL.
 * @param n       size of the population.
 * @param shape   lengths of the axes; `ndim` elements.
 * @param ndim    number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param replace whether a number may come again; 0 or 1.
 * @param p       n probabilities whose sum is 1; NULL: all alike; an array, borrowed, or NULL.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_choice(ctn_random_state *state, int64_t n, const int64_t *shape, size_t ndim,
                                     int32_t replace, const ctn_array *p, ctn_array **out);

/**
 * New array of elements drawn from `a`, which has one dimension, with the probabilities `p`.
 *
 * @param state   a random state, borrowed, or NULL.
 * @param a       an array, borrowed.
 * @param shape   lengths of the axes; `ndim` elements.
 * @param ndim    number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param replace whether an element may come again; 0 or 1.
 * @param p       a probability for each element, with the sum 1; NULL: all alike; an array, borrowed, or
 *                NULL.
 * @param out     out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_choice_of(ctn_random_state *state, const ctn_array *a, const int64_t *shape,
                                        size_t ndim, int32_t replace, const ctn_array *p, ctn_array **out);

/**
 * Fills a C-contiguous float32 or float64 array with numbers uniform over [low, high).
 *
 * @param state a random state, borrowed, or NULL.
 * @param low   lower bound, included.
 * @param high  upper bound, excluded.
 * @param out   an array, written in place.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_uniform_into(ctn_random_state *state, double low, double high, ctn_array *out);

/**
 * Fills a C-contiguous float32 or float64 array with normal numbers of mean `loc` and standard deviation
 * `scale` >= 0.
 *
 * @param state a random state, borrowed, or NULL.
 * @param loc   mean.
 * @param scale standard deviation, at least 0.
 * @param out   an array, written in place.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator follow one another. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_normal_into(ctn_random_state *state, double loc, double scale, ctn_array *out);

#ifdef __cplusplus
}
#endif

#endif
