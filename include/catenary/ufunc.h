/**
 * catenary/ufunc.h: Elementwise operations by name, with NumPy's keyword arguments, and what there is to know
 * about each.
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
 * Any operation of elementwise.h with one output by its name, with NumPy's keyword arguments. `dtype` chooses
 * the loop; CTN_DTYPE_NONE leaves the choice to the inputs. `where` (bool, broadcast, may be NULL) selects
 * the elements to compute; others keep what `destination` holds, or are undefined without one. `destination`
 * (may be NULL) receives the result, converted under `casting`; `out` is then a new reference to it. Inputs
 * may be weak scalars.
 *
 * @param name        the name; UTF-8 text.
 * @param inputs      arrays, borrowed, `count` elements.
 * @param count       number of elements of `inputs`.
 * @param dtype       the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param casting     which conversions are permitted; a `ctn_casting`.
 * @param where       an array, borrowed, or NULL.
 * @param destination an array, written in place, or NULL.
 * @param out         out: receives a new reference, NULL after a failure.
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
 * As ctn_array_ufunc, for operations with any number of outputs. `destinations` is NULL or has an entry for
 * each output, which may be NULL.
 *
 * @param name         the name; UTF-8 text.
 * @param inputs       arrays, borrowed, `count` elements.
 * @param count        number of elements of `inputs`.
 * @param dtype        the element type; a `ctn_dtype`, or CTN_DTYPE_NONE.
 * @param casting      which conversions are permitted; a `ctn_casting`.
 * @param where        an array, borrowed, or NULL.
 * @param destinations arrays, borrowed, `out_count` elements, or NULL.
 * @param outs         out: each receives a new reference, NULL after a failure, `out_count` elements.
 * @param out_count    number of elements of `outs`.
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
 * NumPy's ufunc.at: applies an operation with one output in place to what the items select, as
 * ctn_array_get_advanced reads it, to one element after the other in C order, so that repeated positions are
 * treated repeatedly. `value` is broadcast to the selection; it is NULL for operations with one input. The
 * loop is the one for the dtypes of `a` and `value`; its results are converted to the dtype of `a` as by C
 * casts.
 *
 * @param name        the name; UTF-8 text.
 * @param a           an array, written in place.
 * @param items       the items of the index; `count` elements.
 * @param count       number of elements of `items`.
 * @param arrays      the positions and masks that the items refer to; arrays, borrowed, `array_count`
 *                    elements.
 * @param array_count number of elements of `arrays`.
 * @param value       an array, borrowed, or NULL.
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
 * Name of an operation, counted from 0; NULL beyond the last. Lives for ever.
 *
 * @param index the number, counted from 0.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API const char *ctn_ufunc_name(size_t index);

/**
 * Numbers of inputs and outputs of an operation (NumPy's nin and nout).
 *
 * @param name    the name; UTF-8 text.
 * @param inputs  out: number of inputs.
 * @param outputs out: number of outputs.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: reads its inputs; an array that is written needs the caller's lock. Since 0.1.0.
 */
CTN_API ctn_status ctn_ufunc_arity(const char *name, size_t *inputs, size_t *outputs);

/**
 * The loops of an operation in the order in which they are searched, separated by spaces, in NumPy's
 * characters such as "ff->f" (E stands for bfloat16).
 *
 * @param name           the name; UTF-8 text.
 * @param types          out: UTF-8 text, always terminated, cut between characters if `types_capacity` is too
 *                       small; NULL to ask for the length.
 * @param types_capacity bytes of room in `types`, the terminator included.
 * @param types_length   out: length of the whole text in bytes without the terminator; may be NULL.
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
