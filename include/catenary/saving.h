/**
 * catenary/saving.h: Saving and loading of links, optimizers, random generators and loss scales.
 *
 * The layout is Chainer's, so that NPZ and HDF5 files travel both ways: "l1/W" holds the parameter /l1/W of a
 * link, optimizers have t, epoch and their states as "l1/W/m"; generators have "state", loss scales "scale"
 * and "steps". What an optimizer works on and its hyperparameters are not saved, nor are gradients. Files
 * replace older ones in one step, and loading verifies everything before it changes anything; see
 * catenary/serializer.h.
 *
 * ctn_X_serialize saves or loads, whichever its serializer does; if it fails, nothing of the object was saved
 * or loaded, but for a medium that fails in the last step of a load (see catenary/serializer.h). To keep
 * several objects in one file, save each to a child of a file's serializer and commit it.
 *
 * Threads: As the objects saved.
 *
 * Generated from capi/spec by capi/gen/generate.py; edits are lost.
 */
#ifndef CATENARY_SAVING_H
#define CATENARY_SAVING_H

#include <catenary/types.h>
#include <catenary/array.h>
#include <catenary/link.h>
#include <catenary/optimizer.h>
#include <catenary/random.h>
#include <catenary/loss_scale.h>
#include <catenary/serializer.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Saves or loads a link: its parameters, persistent values and children, as the serializer has it.
 *
 * @param link       a link, borrowed.
 * @param serializer a serializer, borrowed.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_IO,
 *         CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Reference: chainer.Link.serialize, chainer.Serializer,
 * chainer.Serializer.save, chainer.Deserializer, chainer.Deserializer.load. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_serialize(ctn_link *link, ctn_serializer *serializer);

/**
 * Saves or loads an optimizer that was set up: t, epoch and all states, as the serializer has it.
 *
 * @param optimizer  an optimizer, borrowed.
 * @param serializer a serializer, borrowed.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_IO,
 *         CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Reference: chainer.Optimizer.serialize. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_serialize(ctn_optimizer *optimizer, ctn_serializer *serializer);

/**
 * Saves or loads a generator, which then goes on bit for bit, as the serializer has it.
 *
 * @param state      a random state, borrowed.
 * @param serializer a serializer, borrowed.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_IO,
 *         CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_state_serialize(ctn_random_state *state, ctn_serializer *serializer);

/**
 * Saves or loads a loss scale: its value and steps, as the serializer has it.
 *
 * @param scaler     a loss scale, borrowed.
 * @param serializer a serializer, borrowed.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_IO,
 *         CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_loss_scale_serialize(ctn_loss_scale *scaler, ctn_serializer *serializer);

/**
 * Saves a training that may be continued bit for bit into one file, in one step: the model ("model/l1/W"),
 * the optimizer ("optimizer/t", its states, and hyperparameters that are numbers, not schedules, as
 * "hyperparameters/lr", those that a group has of its own as "hyperparameters/biases/lr"), a generator
 * ("random/state") and the entries of a dictionary ("extra/..."), for whatever else a program keeps: its
 * position in the data, a loss scale. Hooks, schedules, which groups there are, the training switch and what
 * is frozen are configuration, which the program sets up again.
 *
 * @param path      ends in .npz, .h5, .hdf5 or .safetensors, which gives the format; UTF-8 text.
 * @param model     a link, borrowed.
 * @param optimizer one that was set up; NULL: none; an optimizer, borrowed, or NULL.
 * @param random    NULL: the global generator of the model's device; a random state, borrowed, or NULL.
 * @param extra     NULL: none; a dictionary, borrowed, or NULL.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_checkpoint_save(const char *path, ctn_link *model, ctn_optimizer *optimizer,
                                       ctn_random_state *random, ctn_dictionary *extra);

/**
 * Loads what ctn_checkpoint_save saved. Nothing has changed if it fails, unless the medium fails in the last
 * step (see catenary/serializer.h). The model may wait for its sizes. If the optimizer or the dictionary is
 * NULL, that part of the file is not read. A hyperparameter that follows a schedule keeps it. The groups must
 * have numbers of their own for the same hyperparameters as when the file was saved: set them before the
 * load.
 *
 * @param path      of a file in any of the formats, told apart by its first bytes; UTF-8 text.
 * @param model     a link, borrowed.
 * @param optimizer set up for the model; NULL: none; an optimizer, borrowed, or NULL.
 * @param random    NULL: the global generator of the model's device; a random state, borrowed, or NULL.
 * @param extra     gets the entries in place of its own; NULL: they are not wanted; a dictionary, written in
 *                  place, or NULL.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_checkpoint_load(const char *path, ctn_link *model, ctn_optimizer *optimizer,
                                       ctn_random_state *random, ctn_dictionary *extra);

/**
 * Saves a link: its parameters, persistent values and children, as NPZ.
 *
 * @param link  a link, borrowed.
 * @param path  the path; UTF-8 text.
 * @param level of deflate's compression, 1 to 9; 0: none; -1: the default, 6.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Reference: chainer.serializers.save_npz. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_save_npz(ctn_link *link, const char *path, int32_t level);

/**
 * Loads a link: its parameters, persistent values and children, from NPZ.
 *
 * @param link a link, borrowed.
 * @param path the path; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Reference: chainer.serializers.load_npz. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_load_npz(ctn_link *link, const char *path);

/**
 * Saves a link: its parameters, persistent values and children, as HDF5.
 *
 * @param link  a link, borrowed.
 * @param path  the path; UTF-8 text.
 * @param level of gzip's compression, 1 to 9; 0: none; -1: the default, the reference's 4.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Reference: chainer.serializers.save_hdf5. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_save_hdf5(ctn_link *link, const char *path, int32_t level);

/**
 * Loads a link: its parameters, persistent values and children, from HDF5.
 *
 * @param link a link, borrowed.
 * @param path the path; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Reference: chainer.serializers.load_hdf5. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_load_hdf5(ctn_link *link, const char *path);

/**
 * Saves a link: its parameters, persistent values and children, as safetensors.
 *
 * @param link a link, borrowed.
 * @param path the path; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_save_safetensors(ctn_link *link, const char *path);

/**
 * Loads a link: its parameters, persistent values and children, from safetensors.
 *
 * @param link a link, borrowed.
 * @param path the path; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_load_safetensors(ctn_link *link, const char *path);

/**
 * Loads a link: its parameters, persistent values and children, from a file of any of these formats, told
 * apart by its first bytes.
 *
 * @param link    a link, borrowed.
 * @param path    the path; UTF-8 text.
 * @param options NULL: the defaults; load options, borrowed, or NULL.
 * @param report  receives what did not fit, also if the load fails; NULL: not wanted; a load report, written
 *                in place, or NULL.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_load(ctn_link *link, const char *path, ctn_load_options *options,
                                 ctn_load_report *report);

/**
 * Saves an optimizer that was set up: t, epoch and all states, as NPZ.
 *
 * @param optimizer an optimizer, borrowed.
 * @param path      the path; UTF-8 text.
 * @param level     of deflate's compression, 1 to 9; 0: none; -1: the default, 6.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_save_npz(ctn_optimizer *optimizer, const char *path, int32_t level);

/**
 * Loads an optimizer that was set up: t, epoch and all states, from NPZ.
 *
 * @param optimizer an optimizer, borrowed.
 * @param path      the path; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_load_npz(ctn_optimizer *optimizer, const char *path);

/**
 * Saves an optimizer that was set up: t, epoch and all states, as HDF5.
 *
 * @param optimizer an optimizer, borrowed.
 * @param path      the path; UTF-8 text.
 * @param level     of gzip's compression, 1 to 9; 0: none; -1: the default, the reference's 4.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_save_hdf5(ctn_optimizer *optimizer, const char *path, int32_t level);

/**
 * Loads an optimizer that was set up: t, epoch and all states, from HDF5.
 *
 * @param optimizer an optimizer, borrowed.
 * @param path      the path; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_load_hdf5(ctn_optimizer *optimizer, const char *path);

/**
 * Saves an optimizer that was set up: t, epoch and all states, as safetensors.
 *
 * @param optimizer an optimizer, borrowed.
 * @param path      the path; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_save_safetensors(ctn_optimizer *optimizer, const char *path);

/**
 * Loads an optimizer that was set up: t, epoch and all states, from safetensors.
 *
 * @param optimizer an optimizer, borrowed.
 * @param path      the path; UTF-8 text.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_load_safetensors(ctn_optimizer *optimizer, const char *path);

/**
 * Loads an optimizer that was set up: t, epoch and all states, from a file of any of these formats, told
 * apart by its first bytes.
 *
 * @param optimizer an optimizer, borrowed.
 * @param path      the path; UTF-8 text.
 * @param options   NULL: the defaults; load options, borrowed, or NULL.
 * @param report    receives what did not fit, also if the load fails; NULL: not wanted; a load report,
 *                  written in place, or NULL.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: as the objects saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_load(ctn_optimizer *optimizer, const char *path, ctn_load_options *options,
                                      ctn_load_report *report);

#ifdef __cplusplus
}
#endif

#endif
