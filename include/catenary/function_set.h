/**
 * catenary/function_set.h: FunctionSet and the parameter lists of version 1.3 of the reference.
 *
 * Thin forms of what chains do. A function set is a chain: ctn_link_add_link adds a parameterized function (a
 * link) under a name, ctn_link_child gives it back, ctn_link_to_device moves it. Its children are in the
 * order of their names, as in the reference's version 1.3, and not in that of addition; so are its
 * parameters: by names of children, then a link's own parameters in the order of addition, W before b. The
 * functions on lists take any link.
 *
 * Threads: As links.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_FUNCTION_SET_H
#define CATENARY_FUNCTION_SET_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/link.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * An empty function set.
 *
 * @param out out: receives a new reference, NULL after a failure.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links. Reference: chainer.FunctionSet. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_set_new(ctn_link **out);

/**
 * The arrays of all parameters, ctn_link_param_count many, in the order of ctn_link_param_at.
 *
 * @param set        a link, borrowed.
 * @param parameters out: each receives a new reference, NULL after a failure, `count` elements.
 * @param count      number of elements of `parameters`.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links. Reference: chainer.FunctionSet.parameters. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_set_parameters(ctn_link *set, ctn_array **parameters, size_t count);

/**
 * The gradients of all parameters in the same order, NULL where there is none.
 *
 * @param set       a link, borrowed.
 * @param gradients out: each receives a new reference, NULL after a failure, `count` elements.
 * @param count     number of elements of `gradients`.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links. Reference: chainer.FunctionSet.gradients. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_set_gradients(ctn_link *set, ctn_array **gradients, size_t count);

/**
 * The arrays and the gradients of all parameters.
 *
 * @param set        a link, borrowed.
 * @param parameters out: each receives a new reference, NULL after a failure, `count` elements.
 * @param count      number of elements of `parameters`.
 * @param gradients  out: each receives a new reference, NULL after a failure, `count` elements.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links. Reference: chainer.FunctionSet.collect_parameters. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_set_collect_parameters(ctn_link *set, ctn_array **parameters, size_t count,
                                                       ctn_array **gradients);

/**
 * Copies as many arrays as there are parameters, in their order and of their shapes, into the arrays that are
 * there; also from other devices, and between dtypes of one kind.
 *
 * @param set        a link, borrowed.
 * @param parameters arrays, borrowed, `count` elements.
 * @param count      number of elements of `parameters`.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as links. Reference: chainer.FunctionSet.copy_parameters_from. Since 0.1.0.
 */
CTN_API ctn_status ctn_function_set_copy_parameters_from(ctn_link *set, const ctn_array *const *parameters,
                                                         size_t count);

#ifdef __cplusplus
}
#endif

#endif
