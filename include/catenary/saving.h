/**
 * catenary/saving.h: Saving and loading of links, optimizers, random generators and loss scales.
 *
 * The layout is Chainer's, so that NPZ and HDF5 files can be exchanged in both directions: "l1/W" is the
 * parameter /l1/W of a link; optimizers have t, epoch and their states as "l1/W/m"; generators have "state",
 * loss scales "scale" and "steps". The target of an optimizer, its hyperparameters and gradients are not
 * saved. Files replace older ones in one step, and loading verifies everything before it changes anything;
 * see catenary/serializer.h.
 *
 * ctn_X_serialize saves or loads, depending on its serializer. If it fails, nothing of the object was saved
 * or loaded, unless a medium fails in the last step of a load (see catenary/serializer.h). To keep several
 * objects in one file, save each to a child of a file's serializer and commit it.
 *
 * Threads: The same as for the objects that are saved.
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
 * Saves or loads a link: its parameters, persistent values and children.
 *
 * @param link       The link.
 * @param serializer The serializer, whose direction decides.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_IO,
 *         CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for the objects that are saved. Reference: chainer.Link.serialize, chainer.Serializer,
 * chainer.Serializer.save, chainer.Deserializer, chainer.Deserializer.load. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_serialize(ctn_link *link, ctn_serializer *serializer);

/**
 * Saves or loads an optimizer that was set up: t, epoch and all states.
 *
 * @param optimizer  The optimizer.
 * @param serializer The serializer, whose direction decides.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_IO,
 *         CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for the objects that are saved. Reference: chainer.Optimizer.serialize. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_serialize(ctn_optimizer *optimizer, ctn_serializer *serializer);

/**
 * Saves or loads a generator, which then continues bit for bit.
 *
 * @param state      The random state.
 * @param serializer The serializer, whose direction decides.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_IO,
 *         CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for the objects that are saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_random_state_serialize(ctn_random_state *state, ctn_serializer *serializer);

/**
 * Saves or loads a loss scale: its value and number of steps.
 *
 * @param scaler     The loss scale.
 * @param serializer The serializer, whose direction decides.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_SHAPE, CTN_ERROR_DTYPE, CTN_ERROR_IO,
 *         CTN_ERROR_FORMAT, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for the objects that are saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_loss_scale_serialize(ctn_loss_scale *scaler, ctn_serializer *serializer);

/**
 * Saves a training into one file, in one step, so that it can be continued bit for bit: the model
 * ("model/l1/W"), the optimizer ("optimizer/t", its states, hyperparameters that are numbers and not
 * schedules as "hyperparameters/lr", and those of a group as "hyperparameters/biases/lr"), a generator
 * ("random/state") and the entries of a dictionary ("extra/..."), for other values of a program such as its
 * position in the data or a loss scale. Hooks, schedules, groups, the training switch and frozen parameters
 * are configuration, which the program must set up again.
 *
 * @param path      Path of the file. It ends in .npz, .h5, .hdf5 or .safetensors, which determines the
 *                  format.
 * @param model     The model.
 * @param optimizer An optimizer that was set up. NULL: none.
 * @param random    The generator. NULL: the global generator of the model's device.
 * @param extra     Further entries. NULL: none.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for the objects that are saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_checkpoint_save(const char *path, ctn_link *model, ctn_optimizer *optimizer,
                                       ctn_random_state *random, ctn_dictionary *extra);

/**
 * Loads a training that ctn_checkpoint_save saved. If it fails, nothing has changed, unless the medium fails
 * in the last step (see catenary/serializer.h). The parameters of the model may wait for their sizes. A
 * hyperparameter that follows a schedule keeps it. Groups must have values of the same hyperparameters as
 * when the file was saved: set them before the load.
 *
 * @param path      Path of a file in any of the formats, which is recognized by its first bytes.
 * @param model     The model.
 * @param optimizer An optimizer that was set up for the model. NULL: that part of the file is not read.
 * @param random    The generator. NULL: the global generator of the model's device.
 * @param extra     Its entries are replaced by those of the file. NULL: that part of the file is not read.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for the objects that are saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_checkpoint_load(const char *path, ctn_link *model, ctn_optimizer *optimizer,
                                       ctn_random_state *random, ctn_dictionary *extra);

/**
 * Saves the parameters, persistent values and children of a link as NPZ.
 *
 * @param link  The link.
 * @param path  Path of the file.
 * @param level Level of deflate's compression, 1 to 9; 0 for none, -1 for the default of 6.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for the objects that are saved. Reference: chainer.serializers.save_npz. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_save_npz(ctn_link *link, const char *path, int32_t level);

/**
 * Loads the parameters, persistent values and children of a link from NPZ.
 *
 * @param link The link.
 * @param path Path of the file.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for the objects that are saved. Reference: chainer.serializers.load_npz. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_load_npz(ctn_link *link, const char *path);

/**
 * Saves the parameters, persistent values and children of a link as HDF5.
 *
 * @param link  The link.
 * @param path  Path of the file.
 * @param level Level of gzip's compression, 1 to 9; 0 for none, -1 for the default of 4.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for the objects that are saved. Reference: chainer.serializers.save_hdf5. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_save_hdf5(ctn_link *link, const char *path, int32_t level);

/**
 * Loads the parameters, persistent values and children of a link from HDF5.
 *
 * @param link The link.
 * @param path Path of the file.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for the objects that are saved. Reference: chainer.serializers.load_hdf5. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_load_hdf5(ctn_link *link, const char *path);

/**
 * Saves the parameters, persistent values and children of a link as safetensors.
 *
 * @param link The link.
 * @param path Path of the file.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for the objects that are saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_save_safetensors(ctn_link *link, const char *path);

/**
 * Loads the parameters, persistent values and children of a link from safetensors.
 *
 * @param link The link.
 * @param path Path of the file.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for the objects that are saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_load_safetensors(ctn_link *link, const char *path);

/**
 * Loads the parameters, persistent values and children of a link from a file of any of these formats, which
 * is recognized by its first bytes.
 *
 * @param link    The link.
 * @param path    Path of the file.
 * @param options How to load. NULL: defaults.
 * @param report  Receives a report about entries that did not fit, even if the load fails. NULL: not needed.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for the objects that are saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_link_load(ctn_link *link, const char *path, ctn_load_options *options,
                                 ctn_load_report *report);

/**
 * Saves t, epoch and all states of an optimizer that was set up as NPZ.
 *
 * @param optimizer The optimizer.
 * @param path      Path of the file.
 * @param level     Level of deflate's compression, 1 to 9; 0 for none, -1 for the default of 6.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for the objects that are saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_save_npz(ctn_optimizer *optimizer, const char *path, int32_t level);

/**
 * Loads t, epoch and all states of an optimizer that was set up from NPZ.
 *
 * @param optimizer The optimizer.
 * @param path      Path of the file.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for the objects that are saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_load_npz(ctn_optimizer *optimizer, const char *path);

/**
 * Saves t, epoch and all states of an optimizer that was set up as HDF5.
 *
 * @param optimizer The optimizer.
 * @param path      Path of the file.
 * @param level     Level of gzip's compression, 1 to 9; 0 for none, -1 for the default of 4.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE,
 *         CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for the objects that are saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_save_hdf5(ctn_optimizer *optimizer, const char *path, int32_t level);

/**
 * Loads t, epoch and all states of an optimizer that was set up from HDF5.
 *
 * @param optimizer The optimizer.
 * @param path      Path of the file.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for the objects that are saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_load_hdf5(ctn_optimizer *optimizer, const char *path);

/**
 * Saves t, epoch and all states of an optimizer that was set up as safetensors.
 *
 * @param optimizer The optimizer.
 * @param path      Path of the file.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_IO, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for the objects that are saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_save_safetensors(ctn_optimizer *optimizer, const char *path);

/**
 * Loads t, epoch and all states of an optimizer that was set up from safetensors.
 *
 * @param optimizer The optimizer.
 * @param path      Path of the file.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_CALLBACK, CTN_ERROR_INVALID_ARGUMENT,
 *         CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for the objects that are saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_load_safetensors(ctn_optimizer *optimizer, const char *path);

/**
 * Loads t, epoch and all states of an optimizer that was set up from a file of any of these formats, which is
 * recognized by its first bytes.
 *
 * @param optimizer The optimizer.
 * @param path      Path of the file.
 * @param options   How to load. NULL: defaults.
 * @param report    Receives a report about entries that did not fit, even if the load fails. NULL: not
 *                  needed.
 * @return CTN_OK, or CTN_ERROR_STATE, CTN_ERROR_NOT_FOUND, CTN_ERROR_IO, CTN_ERROR_FORMAT, CTN_ERROR_SHAPE,
 *         CTN_ERROR_DTYPE, CTN_ERROR_UNSUPPORTED, CTN_ERROR_UNAVAILABLE, CTN_ERROR_CALLBACK,
 *         CTN_ERROR_INVALID_ARGUMENT, CTN_ERROR_OUT_OF_MEMORY.
 *
 * Threads: the same as for the objects that are saved. Since 0.1.0.
 */
CTN_API ctn_status ctn_optimizer_load(ctn_optimizer *optimizer, const char *path, ctn_load_options *options,
                                      ctn_load_report *report);

#ifdef __cplusplus
}
#endif

#endif
