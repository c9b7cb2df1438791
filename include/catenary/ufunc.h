/**
 * catenary/ufunc.h: Elementwise operations by name, with NumPy's keyword arguments, and their properties.
 *
 * Threads: Reads its inputs; an array that is written needs the caller's lock.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_UFUNC_H
#define CATENARY_UFUNC_H

#include <catenary/types.h>
#include <catenary/array.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Runs an operation of elementwise.h with one output by its name, with NumPy's keyword arguments.
 *
 * @param name        Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
 * @param inputs      The inputs, as many as the operation takes; weak scalars are allowed (`count` elements).
 * @param count       Number of elements of `inputs`.
 * @param dtype       Element type of the loop, or CTN_DTYPE_NONE to choose it from the inputs.
 * @param casting     Which conversions of inputs and results are allowed; see ctn_casting.
 * @param where       A bool array, broadcast: only elements where it is true are computed. The others keep
 *                    what the destination holds, or are undefined without one. NULL: all.
 * @param destination An array for the result, converted under `casting`; `out` is then a new reference to it.
 *                    NULL: a new array. Changed in place.
 * @param out         Receives the result.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.ufunc. Since
 * 0.1.0.
 */
CTN_API ctn_status ctn_array_ufunc(const char *name, const ctn_array *const *inputs, size_t count,
                                   ctn_dtype dtype, ctn_casting casting, const ctn_array *where,
                                   ctn_array *destination, ctn_array **out);

/**
 * Like ctn_array_ufunc, but for operations with any number of outputs.
 *
 * @param name         Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
 * @param inputs       The inputs, as many as the operation takes; weak scalars are allowed (`count`
 *                     elements).
 * @param count        Number of elements of `inputs`.
 * @param dtype        Element type of the loop, or CTN_DTYPE_NONE to choose it from the inputs.
 * @param casting      Which conversions of inputs and results are allowed; see ctn_casting.
 * @param where        A bool array, broadcast: only elements where it is true are computed. The others keep
 *                     what the destination holds, or are undefined without one. NULL: all.
 * @param destinations Arrays for the results, some of which may be NULL (`out_count` elements). NULL: new
 *                     arrays for all. Changed in place.
 * @param outs         Receives the results (room for `out_count`).
 * @param out_count    Number of outputs of the operation.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_ufunc_outputs(const char *name, const ctn_array *const *inputs, size_t count,
                                           ctn_dtype dtype, ctn_casting casting, const ctn_array *where,
                                           ctn_array *const *destinations, ctn_array **outs,
                                           size_t out_count);

/**
 * NumPy's ufunc.at: applies an operation with one output in place to what the items select, with the rules of
 * ctn_array_get_advanced. It takes one element after the other in C order, so that repeated positions are
 * treated repeatedly. The loop is the one for the dtypes of `a` and `value`; its results are converted to the
 * dtype of `a` as by C casts.
 *
 * @param name        Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
 * @param a           The array to change. Changed in place.
 * @param items       The items of the index, applied to the axes in order; axes without an item are kept
 *                    whole (`count` elements).
 * @param count       Number of elements of `items`.
 * @param arrays      The position arrays and masks that items of kind CTN_INDEX_ARRAY refer to (`array_count`
 *                    elements).
 * @param array_count Number of elements of `arrays`.
 * @param value       The second operand, broadcast to the selection. NULL for operations with one input.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE,
 *         CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_array_ufunc_at(const char *name, ctn_array *a, const ctn_index *items, size_t count,
                                      const ctn_array *const *arrays, size_t array_count,
                                      const ctn_array *value);

/**
 * Number of operations that ctn_array_ufunc knows.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API size_t ctn_ufunc_count(void);

/**
 * Name of an operation; NULL after the last one. It lives as long as the process.
 *
 * @param index Number of the operation, counted from 0.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API const char *ctn_ufunc_name(size_t index);

/**
 * Number of inputs and outputs of an operation (NumPy's nin and nout).
 *
 * @param name    Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
 * @param inputs  Receives the number of inputs.
 * @param outputs Receives the number of outputs.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_ufunc_arity(const char *name, size_t *inputs, size_t *outputs);

/**
 * The loops of an operation in the order in which they are searched, separated by spaces, in NumPy's
 * characters such as "ff->f". E is bfloat16.
 *
 * @param name           Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
 * @param types          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                       fit. NULL: only the length is returned.
 * @param types_capacity Size of `types` in bytes, including the terminator.
 * @param types_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Reference: cupy.ufunc.types.
 * Since 0.1.0.
 */
CTN_API ctn_status ctn_ufunc_types(const char *name, char *types, size_t types_capacity,
                                   size_t *types_length);

#ifdef __cplusplus
}
#endif

#endif
