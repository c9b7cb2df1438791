/**
 * catenary/compat.h: Functions that the reference had already deprecated, for ported programs.
 *
 * Outside of the promise of docs/abi.md: what is declared here may change or go in any version, and
 * catenary.h does not include it.
 *
 * A function set is a chain: ctn_link_add_link adds a parameterized function (a link) under a name,
 * ctn_link_child returns it, ctn_link_to_device moves it. Its children are sorted by name, as in version 1.3
 * of the reference, and not in the order of addition. So are its parameters: by names of children, then a
 * link's own parameters in the order of addition, W before b. The functions on lists accept any link.
 *
 * Threads: The same as for links and optimizers.
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
 * @param out Receives a new link.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links and optimizers. Reference: chainer.FunctionSet. Since 0.1.0.
 */
CTN_API ctn_status ctn_functionset_new(ctn_link **out);

/**
 * The arrays of all parameters in the order of ctn_link_param_at.
 *
 * @param set        A link, such as one from ctn_functionset_new.
 * @param parameters Receives the arrays of the parameters, not copies (room for `count`).
 * @param count      Number of parameters, see ctn_link_param_count.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links and optimizers. Reference: chainer.FunctionSet.parameters. Since 0.1.0.
 */
CTN_API ctn_status ctn_functionset_parameters(ctn_link *set, ctn_array **parameters, size_t count);

/**
 * The gradients of all parameters in the order of ctn_link_param_at.
 *
 * @param set       A link, such as one from ctn_functionset_new.
 * @param gradients Receives the gradients, not copies; NULL for a parameter without a gradient (room for
 *                  `count`).
 * @param count     Number of parameters, see ctn_link_param_count.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links and optimizers. Reference: chainer.FunctionSet.gradients. Since 0.1.0.
 */
CTN_API ctn_status ctn_functionset_gradients(ctn_link *set, ctn_array **gradients, size_t count);

/**
 * The arrays and the gradients of all parameters in the order of ctn_link_param_at.
 *
 * @param set        A link, such as one from ctn_functionset_new.
 * @param parameters Receives the arrays of the parameters, not copies (room for `count`).
 * @param count      Number of parameters, see ctn_link_param_count.
 * @param gradients  Receives the gradients, not copies; NULL for a parameter without a gradient (room for
 *                   `count`).
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links and optimizers. Reference: chainer.FunctionSet.collect_parameters. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_functionset_collect_parameters(ctn_link *set, ctn_array **parameters, size_t count,
                                                      ctn_array **gradients);

/**
 * Copies arrays into the parameters, from any device and between dtypes of one kind.
 *
 * @param set        A link, such as one from ctn_functionset_new.
 * @param parameters An array of the same shape for each parameter, in the order of ctn_link_param_at (`count`
 *                   elements).
 * @param count      Number of elements of `parameters`.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_STATE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links and optimizers. Reference: chainer.FunctionSet.copy_parameters_from. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_functionset_copy_parameters_from(ctn_link *set, const ctn_array *const *parameters,
                                                        size_t count);

/**
 * The form of version 1.3 of the reference: binds the optimizer to arrays instead of a link. Updates and
 * hooks change parameters and gradients in place; the paths of the parameters are "/0", "/1" and so on.
 *
 * @param optimizer   The optimizer.
 * @param params      The parameters, floating and writeable (`param_count` elements). Changed in place.
 * @param param_count Number of elements of `params`.
 * @param grads       A gradient of the same shape and dtype for each parameter; they must not share memory
 *                    (`grad_count` elements). Changed in place.
 * @param grad_count  Number of elements of `grads`.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_STATE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links and optimizers. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_setup_params(ctn_optimizer *optimizer, ctn_array *const *params,
                                              size_t param_count, ctn_array *const *grads, size_t grad_count);

/**
 * Adds arrays, from any device, to the gradients of the parameters; see ctn_link_addgrads.
 *
 * @param optimizer The optimizer.
 * @param grads     An array for each parameter, in the order of ctn_link_param_at (`count` elements).
 * @param count     Number of elements of `grads`.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links and optimizers. Reference: chainer.Optimizer.accumulate_grads. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_accumulate_grads(ctn_optimizer *optimizer, const ctn_array *const *grads,
                                                  size_t count);

/**
 * The L2 norm of all gradients together. Waits for the devices.
 *
 * @param optimizer The optimizer.
 * @param norm      Receives the norm.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links and optimizers. Reference: chainer.Optimizer.compute_grads_norm. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_compute_grads_norm(ctn_optimizer *optimizer, double *norm);

/**
 * Does once what the hook of ctn_optimizer_add_gradient_clipping does.
 *
 * @param optimizer The optimizer.
 * @param maxnorm   The largest norm of all gradients together, at least 0.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links and optimizers. Reference: chainer.Optimizer.clip_grads. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_clip_grads(ctn_optimizer *optimizer, double maxnorm);

/**
 * Does once what the hook of ctn_optimizer_add_weight_decay does.
 *
 * @param optimizer The optimizer.
 * @param decay     The rate, at least 0.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links and optimizers. Reference: chainer.Optimizer.weight_decay. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_weight_decay(ctn_optimizer *optimizer, double decay);

/**
 * Sets all gradients to zeros; see ctn_link_zerograds.
 *
 * @param optimizer The optimizer.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links and optimizers. Reference: chainer.Optimizer.zero_grads. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_zero_grads(ctn_optimizer *optimizer);

/**
 * A link with the only parameter W, on the array's device. Called without inputs it returns
 * ctn_link_parameter_value with the flag OFF.
 *
 * @param array The data of W, of a floating dtype. The library keeps a reference.
 * @param out   Receives a new link.
 * @return CTN_OK, or CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links and optimizers. Reference: chainer.links.Parameter,
 * chainer.functions.Parameter. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_parameter_new(ctn_array *array, ctn_link **out);

/**
 * A new variable with the value of the parameter W; its gradient reaches W unless the flag is ON.
 *
 * @param parameter     A link from ctn_link_parameter_new.
 * @param volatile_flag The volatile flag of the result.
 * @param out           Receives the variable.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for links and optimizers. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_parameter_value(ctn_link *parameter, ctn_volatile volatile_flag,
                                            ctn_variable **out);

#ifdef __cplusplus
}
#endif

#endif
