/**
 * catenary/random.h: Random numbers from Philox4x32-10 and MT19937.
 *
 * Every device has a global generator, Philox4x32-10; random states are separate generators. Every function
 * that draws takes a state and places new arrays on its device. If the state is NULL, it draws from a global
 * generator: that of the device of a given array, otherwise that of the current device. Equal seeds give
 * equal numbers on every instruction set, for any number of threads and on every device. For calls of the
 * reference with only an upper bound, `low` is 0 for ctn_random_integers and 1 for
 * ctn_random_integers_inclusive.
 *
 * Threads: Callable from any thread; draws from one generator run one after the other.
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
  /** The default of the device, Philox4x32-10. */
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
 * Threads: Safe to use from any thread; draws run one after the other.
 */
typedef struct ctn_random_state ctn_random_state;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The random state, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_random_state *ctn_random_state_retain(const ctn_random_state *self);

/**
 * Gives a reference back; the last one frees the random state. NULL is allowed; cannot fail.
 *
 * @param self The random state, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_random_state_release(const ctn_random_state *self);

/**
 * Restarts the global generator of a device from a seed. Without this call it starts from CATENARY_SEED in
 * the environment or, if that is not set, from the system's entropy.
 *
 * @param device Name of a device, such as "cpu". NULL: the current device.
 * @param seed   The seed.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Reference:
 * cupy.random.seed. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_seed(const char *device, uint64_t seed);

/**
 * A seed for a new generator: CATENARY_SEED from the environment if it is set, otherwise one from the
 * system's entropy.
 *
 * @param seed Receives the seed.
 * @return CTN_OK, or CTN_ERROR_IO, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_fresh_seed(uint64_t *seed);

/**
 * A separate generator on a device.
 *
 * @param device Name of a device, such as "cpu". NULL: the current device.
 * @param method Kind of the generator.
 * @param seed   The seed. MT19937 starts from seeds below 2^32 as NumPy does, and from others as from the
 *               list of their lower and upper half.
 * @param out    Receives a new random state.
 * @return CTN_OK, or CTN_ERROR_UNSUPPORTED, CTN_ERROR_DEVICE, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Reference:
 * cupy.random.RandomState. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_state_new(const char *device, ctn_random_method method, uint64_t seed,
                                        ctn_random_state **out);

/**
 * The global generator of a device. The first use makes and seeds it.
 *
 * @param device Name of a device, such as "cpu". NULL: the current device.
 * @param out    Receives the global generator.
 * @return CTN_OK, or CTN_ERROR_DEVICE, CTN_ERROR_IO, CTN_ERROR_UNAVAILABLE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Reference:
 * cupy.random.get_random_state. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_state_default(const char *device, ctn_random_state **out);

/**
 * Restarts a generator from a seed, as ctn_random_state_new does.
 *
 * @param state The generator.
 * @param seed  The seed.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Reference:
 * cupy.random.RandomState.seed. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_state_seed(ctn_random_state *state, uint64_t seed);

/**
 * Kind of a generator, which is never CTN_RANDOM_DEFAULT.
 *
 * @param state  The generator.
 * @param method Receives the kind.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_state_method(ctn_random_state *state, ctn_random_method *method);

/**
 * Name of the device of the generator.
 *
 * @param state         The generator.
 * @param name          Receives the name. UTF-8, always terminated, cut between characters if it does not
 *                      fit. NULL: only the length is returned.
 * @param name_capacity Size of `name` in bytes, including the terminator.
 * @param name_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_state_device(ctn_random_state *state, char *name, size_t name_capacity,
                                           size_t *name_length);

/**
 * The state of a generator as a new uint64 array on the CPU, of shape (3,) for Philox and (626,) for MT19937,
 * which may be stored in a file.
 *
 * @param state The generator.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_state_save(ctn_random_state *state, ctn_array **out);

/**
 * Continues, bit for bit, where ctn_random_state_save was called on a generator of the same kind, on any
 * device.
 *
 * @param state The generator.
 * @param saved The result of ctn_random_state_save.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_state_restore(ctn_random_state *state, const ctn_array *saved);

/**
 * A new array with uniform numbers in [0, 1), of 24 bits as float32 or 53 bits as float64.
 *
 * @param state A generator. NULL: the global generator of the current device.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Reference:
 * cupy.random.rand, cupy.random.random_sample, cupy.random.random, cupy.random.ranf, cupy.random.sample,
 * cupy.random.RandomState.rand, cupy.random.RandomState.random_sample. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_sample(ctn_random_state *state, const int64_t *shape, size_t ndim,
                                     ctn_dtype dtype, ctn_array **out);

/**
 * A new array with uniform numbers in [low, high).
 *
 * @param state A generator. NULL: the global generator of the current device.
 * @param low   Lower bound, which is included; finite.
 * @param high  Upper bound, which is excluded; finite.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Reference:
 * cupy.random.uniform, cupy.random.RandomState.uniform. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_uniform(ctn_random_state *state, double low, double high, const int64_t *shape,
                                      size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with normal numbers of mean 0 and standard deviation 1.
 *
 * @param state A generator. NULL: the global generator of the current device.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Reference:
 * cupy.random.randn, cupy.random.standard_normal, cupy.random.RandomState.randn,
 * cupy.random.RandomState.standard_normal. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_standard_normal(ctn_random_state *state, const int64_t *shape, size_t ndim,
                                              ctn_dtype dtype, ctn_array **out);

/**
 * A new array with normal numbers.
 *
 * @param state A generator. NULL: the global generator of the current device.
 * @param loc   Mean.
 * @param scale Standard deviation, at least 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Reference:
 * cupy.random.normal, cupy.random.RandomState.normal. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_normal(ctn_random_state *state, double loc, double scale, const int64_t *shape,
                                     size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with exponentials of normal numbers.
 *
 * @param state A generator. NULL: the global generator of the current device.
 * @param mean  Mean of the normal numbers.
 * @param sigma Standard deviation of the normal numbers, at least 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Reference:
 * cupy.random.lognormal, cupy.random.RandomState.lognormal. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_lognormal(ctn_random_state *state, double mean, double sigma,
                                        const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of the exponential distribution.
 *
 * @param state A generator. NULL: the global generator of the current device.
 * @param scale Mean, at least 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_exponential(ctn_random_state *state, double scale, const int64_t *shape,
                                          size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of the Gumbel distribution.
 *
 * @param state A generator. NULL: the global generator of the current device.
 * @param loc   Mode.
 * @param scale Scale, at least 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_gumbel(ctn_random_state *state, double loc, double scale, const int64_t *shape,
                                     size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of the Poisson distribution.
 *
 * @param state A generator. NULL: the global generator of the current device.
 * @param lam   Mean, at least 0 and ten standard deviations below the largest number of the dtype.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_INT32 or CTN_INT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_poisson(ctn_random_state *state, double lam, const int64_t *shape, size_t ndim,
                                      ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of successes among independent trials.
 *
 * @param state A generator. NULL: the global generator of the current device.
 * @param n     Number of trials, at least 0.
 * @param p     Probability of a success, from 0 to 1.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_INT32 or CTN_INT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_binomial(ctn_random_state *state, int64_t n, double p, const int64_t *shape,
                                       size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of the Poisson distribution, with a mean for each element.
 *
 * @param state A generator. NULL: the global generator of the current device.
 * @param lam   Means, broadcast to the shape, at least 0 and ten standard deviations below the largest number
 *              of the dtype.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_INT32 or CTN_INT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_poisson_of(ctn_random_state *state, const ctn_array *lam, const int64_t *shape,
                                         size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of successes among independent trials, with a number of trials and a probability
 * for each element.
 *
 * @param state A generator. NULL: the global generator of the current device.
 * @param n     Numbers of trials, broadcast to the shape, at least 0, of an integer dtype.
 * @param p     Probabilities of a success, broadcast to the shape, from 0 to 1.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_INT32 or CTN_INT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_binomial_of(ctn_random_state *state, const ctn_array *n, const ctn_array *p,
                                          const int64_t *shape, size_t ndim, ctn_dtype dtype,
                                          ctn_array **out);

/**
 * A new array with uniform integers in [low, high).
 *
 * @param state A generator. NULL: the global generator of the current device.
 * @param low   Lower bound, which is included.
 * @param high  Upper bound, which is excluded; above `low`.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype An integer element type that holds all results.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Reference:
 * cupy.random.randint. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_integers(ctn_random_state *state, int64_t low, int64_t high,
                                       const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with uniform integers in [low, high].
 *
 * @param state A generator. NULL: the global generator of the current device.
 * @param low   Lower bound, which is included.
 * @param high  Upper bound, which is included; at least `low`.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype An integer element type that holds all results.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Reference:
 * cupy.random.random_integers. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_integers_inclusive(ctn_random_state *state, int64_t low, int64_t high,
                                                 const int64_t *shape, size_t ndim, ctn_dtype dtype,
                                                 ctn_array **out);

/**
 * A new array with uniform integers in [0, mx]: int32 if `mx` is below 2^31, otherwise int64.
 *
 * @param state A generator. NULL: the global generator of the current device.
 * @param mx    Upper bound, which is included; at least 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Reference:
 * cupy.random.RandomState.interval. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_interval(ctn_random_state *state, int64_t mx, const int64_t *shape, size_t ndim,
                                       ctn_array **out);

/**
 * A new int64 array with the numbers 0 to n - 1 in random order.
 *
 * @param state A generator. NULL: the global generator of the current device.
 * @param n     Number of elements, at least 0.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_permutation(ctn_random_state *state, int64_t n, ctn_array **out);

/**
 * A new array with the entries of an array along its first axis in random order.
 *
 * @param state A generator. NULL: the global generator of the current device.
 * @param a     The array, with at least one axis.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_permutation_of(ctn_random_state *state, const ctn_array *a, ctn_array **out);

/**
 * Puts the entries of an array along its first axis in random order.
 *
 * @param state A generator. NULL: the global generator of the current device.
 * @param a     The array, with at least one axis. Changed in place.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_shuffle(ctn_random_state *state, ctn_array *a);

/**
 * A new int64 array with numbers drawn from 0 to n - 1.
 *
 * Without `replace` and `p`, all n numbers are permuted. If fewer than an eighth of them are wanted,
 * Philox4x32-10 draws single ones instead and leaves out those that it has drawn before, so that time and
 * memory are proportional to their number.
 *
 * @param state   A generator. NULL: the global generator of the current device.
 * @param n       Size of the population, at least 1 if any number is drawn. Without `replace` it is at least
 *                the number of draws.
 * @param shape   Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim    Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param replace Whether a number may be drawn more than once (0 or 1).
 * @param p       The n probabilities of the numbers, with the sum 1. NULL: all numbers are equally likely.
 * @param out     Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_choice(ctn_random_state *state, int64_t n, const int64_t *shape, size_t ndim,
                                     int32_t replace, const ctn_array *p, ctn_array **out);

/**
 * A new array with elements drawn from an array.
 *
 * @param state   A generator. NULL: the global generator of the current device.
 * @param a       The population, an array with one axis. Without `replace` it has at least as many elements
 *                as are drawn.
 * @param shape   Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim    Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param replace Whether an element may be drawn more than once (0 or 1).
 * @param p       A probability for each element, with the sum 1. NULL: all elements are equally likely.
 * @param out     Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_choice_of(ctn_random_state *state, const ctn_array *a, const int64_t *shape,
                                        size_t ndim, int32_t replace, const ctn_array *p, ctn_array **out);

/**
 * Fills an array with uniform numbers in [low, high).
 *
 * @param state A generator. NULL: the global generator of the current device.
 * @param low   Lower bound, which is included; finite.
 * @param high  Upper bound, which is excluded; finite.
 * @param out   The destination, a C-contiguous float32 or float64 array. Changed in place.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_uniform_into(ctn_random_state *state, double low, double high, ctn_array *out);

/**
 * Fills an array with normal numbers.
 *
 * @param state A generator. NULL: the global generator of the current device.
 * @param loc   Mean.
 * @param scale Standard deviation, at least 0.
 * @param out   The destination, a C-contiguous float32 or float64 array. Changed in place.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_normal_into(ctn_random_state *state, double loc, double scale, ctn_array *out);

#ifdef __cplusplus
}
#endif

#endif
