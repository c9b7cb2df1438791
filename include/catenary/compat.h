/**
 * catenary/compat.h: What the reference had deprecated already, for programs that are ported.
 *
 * Outside of the promise of docs/abi.md: what is declared here may change or go in any version, and
 * catenary.h does not include it.
 *
 * A function set is a chain: ctn_link_add_link adds a parameterized function (a link) under a name,
 * ctn_link_child gives it back, ctn_link_to_device moves it. Its children are in the order of their names, as
 * in the reference's version 1.3, and not in that of addition; so are its parameters: by names of children,
 * then a link's own parameters in the order of addition, W before b. The functions on lists take any link.
 *
 * Threads: As links and optimizers.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_COMPAT_H
#define CATENARY_COMPAT_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/variable.h>
#include <catenary/link.h>
#include <catenary/optimizer.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * An empty function set.
 *
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links and optimizers. Reference: chainer.FunctionSet. Since 0.1.0.
 */
CTN_API ctn_status ctn_functionset_new(ctn_link **out);

/**
 * The arrays of all parameters, ctn_link_param_count many, in the order of ctn_link_param_at.
 *
 * @param set        a link, borrowed.
 * @param parameters out: each receives a new reference, NULL after a failure, `count` elements.
 * @param count      number of elements of `parameters`.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links and optimizers. Reference: chainer.FunctionSet.parameters. Since 0.1.0.
 */
CTN_API ctn_status ctn_functionset_parameters(ctn_link *set, ctn_array **parameters, size_t count);

/**
 * The gradients of all parameters in the same order; NULL for a parameter without a gradient.
 *
 * @param set       a link, borrowed.
 * @param gradients out: each receives a new reference, NULL after a failure, `count` elements.
 * @param count     number of elements of `gradients`.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links and optimizers. Reference: chainer.FunctionSet.gradients. Since 0.1.0.
 */
CTN_API ctn_status ctn_functionset_gradients(ctn_link *set, ctn_array **gradients, size_t count);

/**
 * The arrays and the gradients of all parameters.
 *
 * @param set        a link, borrowed.
 * @param parameters out: each receives a new reference, NULL after a failure, `count` elements.
 * @param count      number of elements of `parameters`.
 * @param gradients  out: each receives a new reference, NULL after a failure, `count` elements.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links and optimizers. Reference: chainer.FunctionSet.collect_parameters. Since 0.1.0.
 */
CTN_API ctn_status ctn_functionset_collect_parameters(ctn_link *set, ctn_array **parameters, size_t count,
                                                      ctn_array **gradients);

/**
 * Copies as many arrays as there are parameters, in their order and of their shapes, into the arrays that are
 * there; also from other devices, and between dtypes of one kind.
 *
 * @param set        a link, borrowed.
 * @param parameters arrays, borrowed, `count` elements.
 * @param count      number of elements of `parameters`.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_STATE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links and optimizers. Reference: chainer.FunctionSet.copy_parameters_from. Since 0.1.0.
 */
CTN_API ctn_status ctn_functionset_copy_parameters_from(ctn_link *set, const ctn_array *const *parameters,
                                                        size_t count);

/**
 * The form of version 1.3 of the reference: binds the optimizer to arrays instead of a link. Parameters and
 * gradients, of the same shapes and dtypes, are changed in place by updates and hooks; states have the paths
 * "/0", "/1"...
 *
 * @param optimizer   an optimizer, borrowed.
 * @param params      arrays, borrowed, `param_count` elements.
 * @param param_count number of elements of `params`.
 * @param grads       arrays, borrowed, `grad_count` elements.
 * @param grad_count  number of elements of `grads`.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links and optimizers. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_setup_params(ctn_optimizer *optimizer, ctn_array *const *params,
                                              size_t param_count, ctn_array *const *grads, size_t grad_count);

/**
 * See ctn_link_addgrads: adds an array, from whatever device, to the gradient of each parameter.
 *
 * @param optimizer an optimizer, borrowed.
 * @param grads     one for each parameter, in the order of ctn_link_param_at; arrays, borrowed, `count`
 *                  elements.
 * @param count     number of elements of `grads`.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links and optimizers. Reference: chainer.Optimizer.accumulate_grads. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_accumulate_grads(ctn_optimizer *optimizer, const ctn_array *const *grads,
                                                  size_t count);

/**
 * The L2 norm of all gradients together. Waits for the devices.
 *
 * @param optimizer an optimizer, borrowed.
 * @param norm      out: the square root of the sum of the squares of all gradients.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links and optimizers. Reference: chainer.Optimizer.compute_grads_norm. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_compute_grads_norm(ctn_optimizer *optimizer, double *norm);

/**
 * See ctn_optimizer_add_gradient_clipping: does once what the hook does.
 *
 * @param optimizer an optimizer, borrowed.
 * @param maxnorm   the largest norm of all gradients together, at least 0.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links and optimizers. Reference: chainer.Optimizer.clip_grads. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_clip_grads(ctn_optimizer *optimizer, double maxnorm);

/**
 * See ctn_optimizer_add_weight_decay: does once what the hook does.
 *
 * @param optimizer an optimizer, borrowed.
 * @param decay     fraction of the parameter, at least 0.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links and optimizers. Reference: chainer.Optimizer.weight_decay. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_weight_decay(ctn_optimizer *optimizer, double decay);

/**
 * See ctn_link_zerograds: sets all gradients to zeros.
 *
 * @param optimizer an optimizer, borrowed.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links and optimizers. Reference: chainer.Optimizer.zero_grads. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_zero_grads(ctn_optimizer *optimizer);

/**
 * A link that only holds the parameter W over an array of a floating dtype, on the array's device: called
 * without inputs it returns ctn_link_parameter_value under the flag OFF.
 *
 * @param array shared, not copied; an array, shared: a reference is kept.
 * @param out   out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links and optimizers. Reference: chainer.links.Parameter, chainer.functions.Parameter. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_link_parameter_new(ctn_array *array, ctn_link **out);

/**
 * A new variable with the value of the parameter W and the given flag; its gradient reaches W unless the flag
 * is ON.
 *
 * @param parameter     a link, borrowed.
 * @param volatile_flag the flag; a `ctn_volatile`.
 * @param out           out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links and optimizers. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_parameter_value(ctn_link *parameter, ctn_volatile volatile_flag,
                                            ctn_variable **out);

#ifdef __cplusplus
}
#endif

#endif
