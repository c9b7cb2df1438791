//! Serializers, to which values are saved and from which they are loaded, with the reference's protocol.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

#[allow(unused_imports)]
use crate::support::*;
#[allow(unused_imports)]
use crate::{callbacks, callbacks::*, handles::*, enums::*, index::Index};

/// A serializer whose commit writes a file in NPZ format.
///
/// * `path`: Path of the file.
/// * `level`: Level of deflate's compression, 1 to 9; 0 for none, -1 for the default of 6.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_npz_serializer_new`.
pub fn npz_serializer(path: &str, level: i32) -> Result<Serializer> {
    let path = c_text(path)?;
    let mut out = null_mut();
    check(unsafe { sys::ctn_npz_serializer_new(path.as_ptr(), level, &mut out) })?;
    Ok(unsafe { Serializer::adopt(out) })
}

/// A deserializer of a file in NPZ format.
///
/// * `path`: Path of the file.
/// * `options`: How to load. `None`: defaults.
///
/// # Errors
///
/// `Code::NotFound`, `Code::Io`, `Code::Format`, `Code::Unsupported`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_npz_deserializer_new`.
pub fn npz_deserializer(path: &str, options: Option<&LoadOptions>) -> Result<Serializer> {
    let path = c_text(path)?;
    let mut out = null_mut();
    check(unsafe { sys::ctn_npz_deserializer_new(path.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
    Ok(unsafe { Serializer::adopt(out) })
}

/// A serializer whose commit writes a file in HDF5 format.
///
/// * `path`: Path of the file.
/// * `group`: The group that contains the values. `None`: the root.
/// * `level`: Level of gzip's compression, 1 to 9; 0 for none, -1 for the default of 4.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_hdf5_serializer_new`.
pub fn hdf5_serializer(path: &str, group: Option<&str>, level: i32) -> Result<Serializer> {
    let path = c_text(path)?;
    let group = optional_text(group)?;
    let mut out = null_mut();
    check(unsafe { sys::ctn_hdf5_serializer_new(path.as_ptr(), text_pointer(&group), level, &mut out) })?;
    Ok(unsafe { Serializer::adopt(out) })
}

/// A deserializer of a file in HDF5 format.
///
/// * `path`: Path of the file.
/// * `group`: The group that contains the values. `None`: the root.
/// * `options`: How to load. `None`: defaults.
///
/// # Errors
///
/// `Code::NotFound`, `Code::Io`, `Code::Format`, `Code::Unsupported`, `Code::Unavailable`,
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_hdf5_deserializer_new`.
pub fn hdf5_deserializer(path: &str, group: Option<&str>, options: Option<&LoadOptions>) -> Result<Serializer> {
    let path = c_text(path)?;
    let group = optional_text(group)?;
    let mut out = null_mut();
    check(unsafe { sys::ctn_hdf5_deserializer_new(path.as_ptr(), text_pointer(&group), options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
    Ok(unsafe { Serializer::adopt(out) })
}

/// A serializer whose commit writes a file in safetensors format.
///
/// * `path`: Path of the file.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_safetensors_serializer_new`.
pub fn safetensors_serializer(path: &str) -> Result<Serializer> {
    let path = c_text(path)?;
    let mut out = null_mut();
    check(unsafe { sys::ctn_safetensors_serializer_new(path.as_ptr(), &mut out) })?;
    Ok(unsafe { Serializer::adopt(out) })
}

/// A deserializer of a file in safetensors format.
///
/// * `path`: Path of the file.
/// * `options`: How to load. `None`: defaults.
///
/// # Errors
///
/// `Code::NotFound`, `Code::Io`, `Code::Format`, `Code::Unsupported`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_safetensors_deserializer_new`.
pub fn safetensors_deserializer(path: &str, options: Option<&LoadOptions>) -> Result<Serializer> {
    let path = c_text(path)?;
    let mut out = null_mut();
    check(unsafe { sys::ctn_safetensors_deserializer_new(path.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
    Ok(unsafe { Serializer::adopt(out) })
}

/// A deserializer of a file of any of these formats, which is recognized by its first bytes.
///
/// * `path`: Path of the file.
/// * `options`: How to load. `None`: defaults.
///
/// # Errors
///
/// `Code::NotFound`, `Code::Io`, `Code::Format`, `Code::Unsupported`, `Code::Unavailable`,
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_file_deserializer_new`.
pub fn file_deserializer(path: &str, options: Option<&LoadOptions>) -> Result<Serializer> {
    let path = c_text(path)?;
    let mut out = null_mut();
    check(unsafe { sys::ctn_file_deserializer_new(path.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
    Ok(unsafe { Serializer::adopt(out) })
}

/// Saves a training into one file, in one step, so that it can be continued bit for bit: the model
/// ("model/l1/W"), the optimizer ("optimizer/t", its states, hyperparameters that are numbers and not
/// schedules as "hyperparameters/lr", and those of a group as "hyperparameters/biases/lr"), a generator
/// ("random/state") and the entries of a dictionary ("extra/..."), for other values of a program such as its
/// position in the data or a loss scale. Hooks, schedules, groups, the training switch and frozen parameters
/// are configuration, which the program must set up again.
///
/// * `path`: Path of the file. It ends in .npz, .h5, .hdf5 or .safetensors, which determines the format.
/// * `model`: The model.
/// * `optimizer`: An optimizer that was set up. `None`: none.
/// * `random`: The generator. `None`: the global generator of the model's device.
/// * `extra`: Further entries. `None`: none.
///
/// # Errors
///
/// `Code::State`, `Code::Io`, `Code::Unsupported`, `Code::Unavailable`, `Code::Callback`,
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_checkpoint_save`.
#[inline]
pub fn checkpoint_save(path: &str, model: &Link, optimizer: Option<&Optimizer>, random: Option<&RandomState>, extra: Option<&Dictionary>) -> Result<()> {
    let path = c_text(path)?;
    check(unsafe { sys::ctn_checkpoint_save(path.as_ptr(), model.as_ptr(), optimizer.map_or(null_mut(), |h| h.as_ptr()), random.map_or(null_mut(), |h| h.as_ptr()), extra.map_or(null_mut(), |h| h.as_ptr())) })?;
    Ok(())
}

/// Loads a training that `serializer::checkpoint_save` saved. If it fails, nothing has changed, unless the
/// medium fails in the last step (see catenary/serializer.h). The parameters of the model may wait for their
/// sizes. A hyperparameter that follows a schedule keeps it. Groups must have values of the same
/// hyperparameters as when the file was saved: set them before the load.
///
/// * `path`: Path of a file in any of the formats, which is recognized by its first bytes.
/// * `model`: The model.
/// * `optimizer`: An optimizer that was set up for the model. `None`: that part of the file is not read.
/// * `random`: The generator. `None`: the global generator of the model's device.
/// * `extra`: Its entries are replaced by those of the file. `None`: that part of the file is not read.
///
/// # Errors
///
/// `Code::State`, `Code::NotFound`, `Code::Io`, `Code::Format`, `Code::Shape`, `Code::Dtype`,
/// `Code::Unsupported`, `Code::Unavailable`, `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_checkpoint_load`.
#[inline]
pub fn checkpoint_load(path: &str, model: &Link, optimizer: Option<&Optimizer>, random: Option<&RandomState>, extra: Option<&Dictionary>) -> Result<()> {
    let path = c_text(path)?;
    check(unsafe { sys::ctn_checkpoint_load(path.as_ptr(), model.as_ptr(), optimizer.map_or(null_mut(), |h| h.as_ptr()), random.map_or(null_mut(), |h| h.as_ptr()), extra.map_or(null_mut(), |h| h.as_ptr())) })?;
    Ok(())
}
