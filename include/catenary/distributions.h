/**
 * catenary/distributions.h: Random numbers of distributions whose parameters are arrays.
 *
 * The parameters are arrays of numbers that are broadcast to the shape of the result, or weak scalars
 * (ctn_array_scalar_f64), and are computed with in double precision. Each element is drawn on its own, from
 * the generator of random.h: the current state of a Philox generator and the parameters of an element decide
 * what it is, whatever the instruction set, the number of threads and the device. Parameters are checked, and
 * memory is allocated, before anything is drawn, so that a call that fails leaves the generator as it was.
 *
 * Threads: Callable from any thread; draws from one generator run one after the other.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_DISTRIBUTIONS_H
#define CATENARY_DISTRIBUTIONS_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/random.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A new array with uniform numbers in [low, high).
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param low   Lower bounds, which are included; finite.
 * @param high  Upper bounds, which are excluded; finite.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_uniform_of(ctn_random_state *state, const ctn_array *low, const ctn_array *high,
                                         const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with normal numbers.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param loc   Means.
 * @param scale Standard deviations, at least 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_normal_of(ctn_random_state *state, const ctn_array *loc, const ctn_array *scale,
                                        const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with exponentials of normal numbers.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param mean  Means of the normal numbers.
 * @param sigma Standard deviations of the normal numbers, at least 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_lognormal_of(ctn_random_state *state, const ctn_array *mean,
                                           const ctn_array *sigma, const int64_t *shape, size_t ndim,
                                           ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of the exponential distribution.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param scale Means, at least 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_exponential_of(ctn_random_state *state, const ctn_array *scale,
                                             const int64_t *shape, size_t ndim, ctn_dtype dtype,
                                             ctn_array **out);

/**
 * A new array with numbers of the Gumbel distribution.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param loc   Modes.
 * @param scale Scales, at least 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_gumbel_of(ctn_random_state *state, const ctn_array *loc, const ctn_array *scale,
                                        const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of Laplace's double exponential distribution.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param loc   Means.
 * @param scale Scales, at least 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_laplace(ctn_random_state *state, const ctn_array *loc, const ctn_array *scale,
                                      const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of the logistic distribution.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param loc   Means.
 * @param scale Scales, at least 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_logistic(ctn_random_state *state, const ctn_array *loc, const ctn_array *scale,
                                       const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with lengths of vectors of two normal numbers, the Rayleigh distribution.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param scale Standard deviations of the normal numbers, at least 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_rayleigh(ctn_random_state *state, const ctn_array *scale, const int64_t *shape,
                                       size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of the Cauchy distribution with mode 0 and scale 1.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_standard_cauchy(ctn_random_state *state, const int64_t *shape, size_t ndim,
                                              ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of Pareto's second distribution (Lomax), which starts at 0.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param a     Exponents, more than 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_pareto(ctn_random_state *state, const ctn_array *a, const int64_t *shape,
                                     size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of the Weibull distribution with scale 1.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param a     Shapes, at least 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_weibull(ctn_random_state *state, const ctn_array *a, const int64_t *shape,
                                      size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers in [0, 1] with the density a x^(a - 1).
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param a     Exponents a, more than 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_power(ctn_random_state *state, const ctn_array *a, const int64_t *shape,
                                    size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers in [left, right] with a density that rises up to the mode and then falls.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param left  Lower bounds, finite.
 * @param mode  Modes, from left to right.
 * @param right Upper bounds, more than left; finite.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_triangular(ctn_random_state *state, const ctn_array *left,
                                         const ctn_array *mode, const ctn_array *right, const int64_t *shape,
                                         size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of Wald's inverse Gaussian distribution.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param mean  Means, more than 0.
 * @param scale Scales, more than 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_wald(ctn_random_state *state, const ctn_array *mean, const ctn_array *scale,
                                   const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of the gamma distribution with scale 1.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param alpha Shapes, at least 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_standard_gamma(ctn_random_state *state, const ctn_array *alpha,
                                             const int64_t *shape, size_t ndim, ctn_dtype dtype,
                                             ctn_array **out);

/**
 * A new array with numbers of the gamma distribution.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param alpha Shapes, at least 0.
 * @param scale Scales, at least 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_gamma(ctn_random_state *state, const ctn_array *alpha, const ctn_array *scale,
                                    const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of the chi-square distribution.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param df    Degrees of freedom, more than 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_chisquare(ctn_random_state *state, const ctn_array *df, const int64_t *shape,
                                        size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of the noncentral chi-square distribution.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param df    Degrees of freedom, more than 0.
 * @param nonc  Noncentralities, 0 to 2^62.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_noncentral_chisquare(ctn_random_state *state, const ctn_array *df,
                                                   const ctn_array *nonc, const int64_t *shape, size_t ndim,
                                                   ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of the F distribution.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param dfnum Degrees of freedom of the numerator, more than 0.
 * @param dfden Degrees of freedom of the denominator, more than 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_f(ctn_random_state *state, const ctn_array *dfnum, const ctn_array *dfden,
                                const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of the noncentral F distribution.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param dfnum Degrees of freedom of the numerator, more than 0.
 * @param dfden Degrees of freedom of the denominator, more than 0.
 * @param nonc  Noncentralities of the numerator, 0 to 2^62.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_noncentral_f(ctn_random_state *state, const ctn_array *dfnum,
                                           const ctn_array *dfden, const ctn_array *nonc,
                                           const int64_t *shape, size_t ndim, ctn_dtype dtype,
                                           ctn_array **out);

/**
 * A new array with numbers of Student's t distribution.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param df    Degrees of freedom, more than 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_standard_t(ctn_random_state *state, const ctn_array *df, const int64_t *shape,
                                         size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of the beta distribution.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param a     First shapes, more than 0.
 * @param b     Second shapes, more than 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_beta(ctn_random_state *state, const ctn_array *a, const ctn_array *b,
                                   const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with angles in [-pi, pi] of von Mises' distribution.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param mu    Modes.
 * @param kappa Concentrations, at least 0.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_vonmises(ctn_random_state *state, const ctn_array *mu, const ctn_array *kappa,
                                       const int64_t *shape, size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with vectors of the Dirichlet distribution, whose elements have the sum 1, along a new last
 * axis.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param alpha Concentrations of the elements, more than 0, an array with one axis.
 * @param shape Shape of the result without its last axis (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_FLOAT32 or CTN_FLOAT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_dirichlet(ctn_random_state *state, const ctn_array *alpha, const int64_t *shape,
                                        size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of the first success among independent trials, counted from 1.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param p     Probabilities of a success, more than 0 and at most 1.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_INT32 or CTN_INT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_geometric(ctn_random_state *state, const ctn_array *p, const int64_t *shape,
                                        size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of the logarithmic series.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param p     Ratios of the series, at least 0 and less than 1.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_INT32 or CTN_INT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_logseries(ctn_random_state *state, const ctn_array *p, const int64_t *shape,
                                        size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers from 1 with probabilities proportional to their powers -a, Zipf's distribution, up
 * to the largest number of the dtype.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param a     Exponents, more than 1.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_INT32 or CTN_INT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_zipf(ctn_random_state *state, const ctn_array *a, const int64_t *shape,
                                   size_t ndim, ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of failures before the n-th success among independent trials.
 *
 * @param state A generator, on the device of the parameters. NULL: the global generator of that device, or of
 *              the current one if all parameters are weak scalars.
 * @param n     Numbers of successes, more than 0, also fractions.
 * @param p     Probabilities of a success, more than 0 and at most 1, with counts that the dtype holds.
 * @param shape Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim  Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype Element type, CTN_INT32 or CTN_INT64.
 * @param out   Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_negative_binomial(ctn_random_state *state, const ctn_array *n,
                                                const ctn_array *p, const int64_t *shape, size_t ndim,
                                                ctn_dtype dtype, ctn_array **out);

/**
 * A new array with numbers of good elements in a sample without replacement.
 *
 * @param state   A generator, on the device of the parameters. NULL: the global generator of that device, or
 *                of the current one if all parameters are weak scalars.
 * @param ngood   Numbers of good elements, 0 to 2^50, of an integer dtype.
 * @param nbad    Numbers of the other elements, 0 to 2^50, of an integer dtype.
 * @param nsample Sizes of the samples, 0 to ngood + nbad, of an integer dtype.
 * @param shape   Lengths of the axes, each at least 0 (`ndim` elements).
 * @param ndim    Number of elements of `shape`, at most CTN_MAX_NDIM.
 * @param dtype   Element type, CTN_INT32 or CTN_INT64.
 * @param out     Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: callable from any thread; draws from one generator run one after the other. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_hypergeometric(ctn_random_state *state, const ctn_array *ngood,
                                             const ctn_array *nbad, const ctn_array *nsample,
                                             const int64_t *shape, size_t ndim, ctn_dtype dtype,
                                             ctn_array **out);

#ifdef __cplusplus
}
#endif

#endif
