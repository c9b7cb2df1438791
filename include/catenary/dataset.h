/**
 * catenary/dataset.h: Datasets: numbered examples, each one or more arrays.
 *
 * An example is a tuple of arrays, its parts, such as an image and its label; all examples of a dataset have
 * the same number of parts. A batch has the same parts, each of which stacks those of the examples along a
 * new first axis. Names are those of chainer.dataset and chainer.datasets.
 *
 * Threads: Examples may be fetched by several threads at once.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_DATASET_H
#define CATENARY_DATASET_H

#include <catenary/types.h>
#include <catenary/array.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Numbered examples.
 *
 * Threads: May be used by several threads at once; a callback decides for itself.
 */
typedef struct ctn_dataset ctn_dataset;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The dataset, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_dataset *ctn_dataset_retain(const ctn_dataset *self);

/**
 * Gives a reference back; the last one frees the dataset. NULL is allowed; cannot fail.
 *
 * @param self The dataset, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_dataset_release(const ctn_dataset *self);

/**
 * Examples along the first axis of arrays: part k of example i is row i of array k. The arrays are not
 * copied, and their examples are views.
 *
 * @param arrays The arrays, at least one, of equal lengths along the first axis (`count` elements). The
 *               library keeps references.
 * @param count  Number of elements of `arrays`.
 * @param out    Receives a new dataset.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: examples may be fetched by several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_tuple_new(const ctn_array *const *arrays, size_t count, ctn_dataset **out);

/**
 * Number of examples; 0 for NULL.
 *
 * @param dataset The dataset, or NULL.
 *
 * Threads: examples may be fetched by several threads at once. Since 0.1.0.
 */
CTN_API int64_t ctn_dataset_size(ctn_dataset *dataset);

/**
 * Number of arrays of an example; 0 for NULL.
 *
 * @param dataset The dataset, or NULL.
 *
 * Threads: examples may be fetched by several threads at once. Since 0.1.0.
 */
CTN_API size_t ctn_dataset_part_count(ctn_dataset *dataset);

/**
 * One example.
 *
 * @param dataset    The dataset.
 * @param index      Number of the example, counted from 0.
 * @param epoch      Number of the pass over the data, at least 0. Random transforms draw other numbers in
 *                   each epoch.
 * @param parts      Receives the parts of the example (room for `part_count`).
 * @param part_count Number of parts, as ctn_dataset_part_count says.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: examples may be fetched by several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_example(ctn_dataset *dataset, int64_t index, int64_t epoch, ctn_array **parts,
                                       size_t part_count);

/**
 * A batch of examples, whose shapes must be equal.
 *
 * @param dataset    The dataset.
 * @param indices    Numbers of the examples, counted from 0; at least one (`count` elements). A number may
 *                   occur several times.
 * @param count      Number of elements of `indices`.
 * @param epoch      Number of the pass over the data, at least 0. Random transforms draw other numbers in
 *                   each epoch.
 * @param parts      Receives the parts of the batch (room for `part_count`).
 * @param part_count Number of parts, as ctn_dataset_part_count says.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: examples may be fetched by several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_batch(ctn_dataset *dataset, const int64_t *indices, size_t count,
                                     int64_t epoch, ctn_array **parts, size_t part_count);

/**
 * Stacks arrays of one dtype and device along a new first axis. With padding, the arrays may differ in their
 * lengths: each is followed by padding up to the largest length along each axis.
 *
 * @param arrays  The arrays, at least one (`count` elements).
 * @param count   Number of elements of `arrays`.
 * @param pads    Whether the arrays are padded (0 or 1). Otherwise their shapes must be equal.
 * @param padding The value of the padding, converted to the dtype; ignored without padding.
 * @param out     Receives a new array.
 * @return CTN_OK, or CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: examples may be fetched by several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_concat_examples(const ctn_array *const *arrays, size_t count, int32_t pads,
                                       double padding, ctn_array **out);

#ifdef __cplusplus
}
#endif

#endif
