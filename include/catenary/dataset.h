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
#include <catenary/transform.h>

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
 * Makes one example.
 *
 * @param user_data  The data passed to the callbacks; may be NULL.
 * @param index      Number of the example, counted from 0.
 * @param epoch      Number of the pass over the data, at least 0. Random transforms draw other numbers in
 *                   each epoch.
 * @param parts      Receives the parts of the example, as new references (room for `part_count`).
 * @param part_count Room in `parts`.
 */
typedef ctn_status (CTN_CALL *ctn_dataset_example_fn)(void *user_data, int64_t index, int64_t epoch,
    ctn_array **parts, size_t part_count);

/**
 * Makes an example of an example of another dataset.
 *
 * @param user_data   The data passed to the callbacks; may be NULL.
 * @param index       Number of the example, counted from 0.
 * @param epoch       Number of the pass over the data, at least 0. Random transforms draw other numbers in
 *                    each epoch.
 * @param inputs      The parts of the example, borrowed (`input_count` elements).
 * @param input_count Number of elements of `inputs`.
 * @param parts       Receives the parts of the new example, as new references (room for `part_count`).
 * @param part_count  Room in `parts`.
 */
typedef ctn_status (CTN_CALL *ctn_dataset_map_fn)(void *user_data, int64_t index, int64_t epoch,
    const ctn_array *const *inputs, size_t input_count, ctn_array **parts, size_t part_count);

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
 * A dataset whose examples a callback makes. Iterators with threads call it in these. If it fails, its status
 * and its message reach the caller unchanged. destroy runs exactly once: when the last reference is released,
 * or when this call fails.
 *
 * @param size       Number of examples, at least 0.
 * @param part_count Number of arrays of an example, 1 to 1024.
 * @param example    Makes one example.
 * @param user_data  Passed to each call of `example`.
 * @param destroy    Called exactly once with `user_data` when it is no longer needed, also if this call
 *                   fails; may be NULL.
 * @param concurrent Whether several threads may be in the callback at once (0 or 1). Otherwise the library
 *                   lets one in at a time, which need not be the thread that made the dataset.
 * @param out        Receives a new dataset.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: examples may be fetched by several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_new(int64_t size, size_t part_count, ctn_dataset_example_fn example,
                                   void *user_data, ctn_destroy_fn destroy, int32_t concurrent,
                                   ctn_dataset **out);

/**
 * A dataset whose examples a callback makes of those of another one, chainer.datasets.TransformDataset. The
 * same rules hold as for ctn_dataset_new.
 *
 * @param dataset    The dataset. The library keeps a reference.
 * @param part_count Number of arrays of a new example, 1 to 1024.
 * @param map        Makes a new example.
 * @param user_data  Passed to each call of `map`.
 * @param destroy    Called exactly once with `user_data` when it is no longer needed, also if this call
 *                   fails; may be NULL.
 * @param concurrent Whether several threads may be in the callback at once (0 or 1). Otherwise the library
 *                   lets one in at a time, which need not be the thread that made the dataset.
 * @param out        Receives a new dataset.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: examples may be fetched by several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_map_new(ctn_dataset *dataset, size_t part_count, ctn_dataset_map_fn map,
                                       void *user_data, ctn_destroy_fn destroy, int32_t concurrent,
                                       ctn_dataset **out);

/**
 * Lets only the present thread run the callback of a dataset, for languages whose code cannot run on threads
 * of the library. On other threads, such as those of ctn_iterator_multithread_new, examples are a STATE
 * error.
 *
 * @param dataset A dataset from ctn_dataset_new or ctn_dataset_map_new that no iterator uses yet.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: examples may be fetched by several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_bind_thread(ctn_dataset *dataset);

/**
 * A dataset in which a transform is applied to one part of every example. A random transform depends only on
 * the seed, the epoch and the number of the example: it does the same in any thread and after a resume, and
 * two parts that are transformed with the same seed, such as an image and its mask, stay together.
 *
 * @param dataset   The dataset. The library keeps a reference.
 * @param transform The transform. The library keeps a reference.
 * @param part      Number of the part, counted from 0.
 * @param seed      Seed of random transforms.
 * @param out       Receives a new dataset.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: examples may be fetched by several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_transform_new(ctn_dataset *dataset, ctn_transform *transform, size_t part,
                                             uint64_t seed, ctn_dataset **out);

/**
 * A range of the examples of another dataset, chainer.datasets.SubDataset.
 *
 * @param dataset The dataset. The library keeps a reference.
 * @param start   The first example of the range.
 * @param finish  The example after the last one of the range.
 * @param order   Numbers of examples that renumber the dataset first, as many as it has examples (`count`
 *                elements). NULL: it keeps its order.
 * @param count   Number of elements of `order`.
 * @param out     Receives a new dataset.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: examples may be fetched by several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_sub_new(ctn_dataset *dataset, int64_t start, int64_t finish,
                                       const int64_t *order, size_t count, ctn_dataset **out);

/**
 * The examples of several datasets, one dataset after another, chainer.datasets.ConcatenatedDataset.
 *
 * @param datasets The datasets, at least one, whose examples have the same number of parts (`count`
 *                 elements). The library keeps references.
 * @param count    Number of elements of `datasets`.
 * @param out      Receives a new dataset.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: examples may be fetched by several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_concatenated_new(ctn_dataset *const *datasets, size_t count,
                                                ctn_dataset **out);

/**
 * Splits a dataset in two, chainer.datasets.split_dataset.
 *
 * @param dataset  The dataset. The library keeps a reference.
 * @param split_at Number of examples in the first dataset.
 * @param order    Numbers of examples that renumber the dataset first, as many as it has examples (`count`
 *                 elements). NULL: it keeps its order.
 * @param count    Number of elements of `order`.
 * @param first    Receives the dataset of the first examples.
 * @param second   Receives the dataset of the other examples.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: examples may be fetched by several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_split(ctn_dataset *dataset, int64_t split_at, const int64_t *order,
                                     size_t count, ctn_dataset **first, ctn_dataset **second);

/**
 * Splits the examples at random, chainer.datasets.split_dataset_random.
 *
 * @param dataset    The dataset. The library keeps a reference.
 * @param first_size Number of examples in the first dataset.
 * @param seed       Seed of the random choice.
 * @param first      Receives the dataset of the first examples.
 * @param second     Receives the dataset of the other examples.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: examples may be fetched by several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_split_random(ctn_dataset *dataset, int64_t first_size, uint64_t seed,
                                            ctn_dataset **first, ctn_dataset **second);

/**
 * The training and test data of one fold of a cross-validation, in which each example is once among the test
 * data; see chainer.datasets.get_cross_validation_datasets. The first folds have one more example for testing
 * if the number of examples is not divisible.
 *
 * @param dataset    The dataset. The library keeps a reference.
 * @param fold_count Number of folds, at least 2 and at most the number of examples.
 * @param fold       Number of the fold, counted from 0.
 * @param order      Numbers of examples that renumber the dataset first, as many as it has examples (`count`
 *                   elements). NULL: it keeps its order.
 * @param count      Number of elements of `order`.
 * @param train      Receives the dataset for training.
 * @param test       Receives the dataset for testing.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: examples may be fetched by several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_fold(ctn_dataset *dataset, int64_t fold_count, int64_t fold,
                                    const int64_t *order, size_t count, ctn_dataset **train,
                                    ctn_dataset **test);

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
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_IO,
 *         CTN_ERROR_FORMAT, CTN_ERROR_NOT_FOUND, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_CALLBACK, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
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
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_IO,
 *         CTN_ERROR_FORMAT, CTN_ERROR_NOT_FOUND, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_CALLBACK, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: examples may be fetched by several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_batch(ctn_dataset *dataset, const int64_t *indices, size_t count,
                                     int64_t epoch, ctn_array **parts, size_t part_count);

/**
 * Number of texts that numbers in the examples stand for: the characters or words of a text, or the names of
 * classes. 0 for datasets without them.
 *
 * @param dataset The dataset, or NULL.
 *
 * Threads: examples may be fetched by several threads at once. Since 0.1.0.
 */
CTN_API int64_t ctn_dataset_vocabulary_size(ctn_dataset *dataset);

/**
 * The text that a number stands for.
 *
 * @param dataset        The dataset.
 * @param id             The number.
 * @param token          Receives the text. UTF-8, always terminated, cut between characters if it does not
 *                       fit. NULL: only the length is returned.
 * @param token_capacity Size of `token` in bytes, including the terminator.
 * @param token_length   Receives the length of the whole text in bytes, without the terminator; may be NULL.
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: examples may be fetched by several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_token(ctn_dataset *dataset, int64_t id, char *token, size_t token_capacity,
                                     size_t *token_length);

/**
 * The number of a text.
 *
 * @param dataset The dataset.
 * @param token   The text.
 * @param id      Receives the number.
 * @return CTN_OK, or CTN_ERROR_NOT_FOUND, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: examples may be fetched by several threads at once. Since 0.1.0.
 */
CTN_API ctn_status ctn_dataset_token_id(ctn_dataset *dataset, const char *token, int64_t *id);

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
