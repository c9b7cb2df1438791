/**
 * catenary/iterator.h: Iterators: batches of the examples of a dataset, epoch by epoch.
 *
 * An iterator walks over a dataset in batches. One that repeats goes on forever: a batch at the end of an
 * epoch is filled up with the first examples of the next one, so that all batches have the same size. One
 * that does not repeat ends after one epoch, whose last batch may be smaller. With shuffling, every epoch has
 * its own random order, which depends only on the seed and the number of the epoch. Names are those of
 * chainer.iterators.
 *
 * Threads: An iterator is used by one thread at a time.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_ITERATOR_H
#define CATENARY_ITERATOR_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/dataset.h>
#include <catenary/serializer.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Makes batches of the examples of a dataset.
 *
 * Threads: Used by one thread at a time.
 */
typedef struct ctn_iterator ctn_iterator;

/**
 * Adds a reference and returns the handle itself. The result is NULL for NULL and for a handle of another
 * type.
 *
 * @param self The iterator, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API ctn_iterator *ctn_iterator_retain(const ctn_iterator *self);

/**
 * Gives a reference back; the last one frees the iterator. NULL is allowed; cannot fail.
 *
 * @param self The iterator, or NULL.
 *
 * Threads: safe to call from any thread, on the same object too. Since 0.1.0.
 */
CTN_API void ctn_iterator_release(const ctn_iterator *self);

/**
 * An iterator that makes its batches on the calling thread.
 *
 * @param dataset    The dataset, with at least one example. The library keeps a reference.
 * @param batch_size Number of examples in a batch, at least 1.
 * @param repeat     Whether the iterator begins again at the end of the dataset (0 or 1).
 * @param shuffle    Whether each epoch has a random order (0 or 1).
 * @param seed       Seed of the random orders.
 * @param out        Receives a new iterator.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_iterator_serial_new(ctn_dataset *dataset, int64_t batch_size, int32_t repeat,
                                           int32_t shuffle, uint64_t seed, ctn_iterator **out);

/**
 * An iterator whose batches are made by threads of its own ahead of time. It makes the same batches as one
 * from ctn_iterator_serial_new. The threads are started by the first ctn_iterator_next and end when the
 * iterator is released, which waits for examples that are being made. They do not exist in a child process
 * after a fork.
 *
 * @param dataset      The dataset, with at least one example. The library keeps a reference.
 * @param batch_size   Number of examples in a batch, at least 1.
 * @param repeat       Whether the iterator begins again at the end of the dataset (0 or 1).
 * @param shuffle      Whether each epoch has a random order (0 or 1).
 * @param seed         Seed of the random orders.
 * @param thread_count Number of threads, 1 to 1024.
 * @param prefetch     Number of batches that are made ahead of time, 1 to 1024.
 * @param out          Receives a new iterator.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_iterator_multithread_new(ctn_dataset *dataset, int64_t batch_size, int32_t repeat,
                                                int32_t shuffle, uint64_t seed, int64_t thread_count,
                                                int64_t prefetch, ctn_iterator **out);

/**
 * The next batch. If making it fails, the next call makes the same batch again. If an iterator that does not
 * repeat is exhausted, `more` is 0, and the parts are NULL.
 *
 * @param iterator   The iterator.
 * @param parts      Receives the parts of the batch, or NULL in all places (room for `part_count`).
 * @param part_count Number of parts, as ctn_iterator_part_count says.
 * @param more       Receives whether there was another batch (0 or 1).
 * @return CTN_OK, or CTN_ERROR_INDEX, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_DEVICE, CTN_ERROR_IO,
 *         CTN_ERROR_FORMAT, CTN_ERROR_NOT_FOUND, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_CALLBACK, CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_iterator_next(ctn_iterator *iterator, ctn_array **parts, size_t part_count,
                                     int32_t *more);

/**
 * Chooses the examples of the next batch without fetching them, for programs that make batches themselves.
 *
 * @param iterator The iterator.
 * @param out      Receives an int64 array (count, 2) on the CPU, the number and the epoch of each example, or
 *                 NULL if the iterator is exhausted.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_iterator_next_picks(ctn_iterator *iterator, ctn_array **out);

/**
 * Number of arrays of a batch; 0 for NULL.
 *
 * @param iterator The iterator, or NULL.
 *
 * Threads: an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API size_t ctn_iterator_part_count(ctn_iterator *iterator);

/**
 * Number of examples in a batch; 0 for NULL.
 *
 * @param iterator The iterator, or NULL.
 *
 * Threads: an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API int64_t ctn_iterator_batch_size(ctn_iterator *iterator);

/**
 * The dataset of an iterator.
 *
 * @param iterator The iterator.
 * @param out      Receives the dataset.
 * @return CTN_OK, or CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_iterator_dataset(ctn_iterator *iterator, ctn_dataset **out);

/**
 * Number of epochs that are complete; 0 for NULL.
 *
 * @param iterator The iterator, or NULL.
 *
 * Threads: an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API int64_t ctn_iterator_epoch(ctn_iterator *iterator);

/**
 * The number of complete epochs with the fraction of the present one; 0 for NULL.
 *
 * @param iterator The iterator, or NULL.
 *
 * Threads: an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API double ctn_iterator_epoch_detail(ctn_iterator *iterator);

/**
 * ctn_iterator_epoch_detail before the last batch; below 0 if there was none, 0 for NULL.
 *
 * @param iterator The iterator, or NULL.
 *
 * Threads: an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API double ctn_iterator_previous_epoch_detail(ctn_iterator *iterator);

/**
 * Whether the last batch completed an epoch; 0 for NULL.
 *
 * @param iterator The iterator, or NULL.
 * @return 0 or 1.
 *
 * Threads: an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API int32_t ctn_iterator_is_new_epoch(ctn_iterator *iterator);

/**
 * Begins again with the first epoch, in the same order.
 *
 * @param iterator The iterator.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_iterator_reset(ctn_iterator *iterator);

/**
 * Ends the threads of an iterator from ctn_iterator_multithread_new, after the examples that they are making,
 * and drops the batches that were made ahead of time. The iterator may be used afterward. Nothing happens for
 * other iterators.
 *
 * @param iterator The iterator.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_iterator_finalize(ctn_iterator *iterator);

/**
 * Sets the values with which examples of different shapes are padded, as in ctn_concat_examples. Without
 * them, which is the default, the shapes of the examples must be equal.
 *
 * @param iterator The iterator.
 * @param values   No value, one for all parts, or one for each part (`count` elements).
 * @param count    Number of elements of `values`.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_iterator_set_padding(ctn_iterator *iterator, const double *values, size_t count);

/**
 * Saves or loads the place in the data: numbers of epoch and batch, seed, and the order of the present epoch.
 * After a load, the iterator makes the batches that the saved one would have made next. The dataset is not
 * saved, and must have as many examples as before. Names are those of Chainer: epoch, current_position,
 * is_new_epoch, previous_epoch_detail, order; and seed.
 *
 * @param iterator   The iterator.
 * @param serializer The serializer.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_IO,
 *         CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: an iterator is used by one thread at a time. Since 0.1.0.
 */
CTN_API ctn_status ctn_iterator_serialize(ctn_iterator *iterator, ctn_serializer *serializer);

#ifdef __cplusplus
}
#endif

#endif
