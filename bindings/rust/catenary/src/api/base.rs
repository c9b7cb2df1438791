//! Version, errors, threads, per-thread context, and the table of operations.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

#[allow(unused_imports)]
use crate::support::*;
#[allow(unused_imports)]
use crate::{callbacks, callbacks::*, handles::*, enums::*, index::Index};

/// Version of the loaded library as text, such as "0.1.0". It lives as long as the process.
///
/// C: `ctn_version`.
#[inline]
pub fn version() -> String {
    unsafe { string(sys::ctn_version()) }
}

/// Version of the loaded library as major \* 10000 + minor \* 100 + patch.
///
/// C: `ctn_version_number`.
#[inline]
pub fn version_number() -> i32 {
    unsafe { sys::ctn_version_number() }
}

/// Name of a status, such as "`Code::Shape`"; "unknown status" for other values.
///
/// * `status`: The status.
///
/// C: `ctn_status_name`.
#[inline]
pub fn status_name(status: Code) -> Option<String> {
    unsafe { maybe_string(sys::ctn_status_name(status.raw())) }
}

/// Number of threads that a large operation may use.
///
/// C: `ctn_thread_count`.
#[inline]
pub fn thread_count() -> i32 {
    unsafe { sys::ctn_thread_count() }
}

/// Sets the number of threads that a large operation may use in this process. If the system grants fewer,
/// because of limits on processes or memory, calls use as many as it grants.
///
/// * `count`: Number of threads, at least 0; more than 1024 counts as 1024. 0 restores the default, which
///   follows from the affinity mask and the CPU quota.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_set_thread_count`.
#[inline]
pub fn set_thread_count(count: i32) -> Result<()> {
    check(unsafe { sys::ctn_set_thread_count(count) })?;
    Ok(())
}

/// The instruction set in use: "baseline", "avx2", "avx512", or "amx", which is "avx512" with products of
/// float32 matrices by tiles. CATENARY_SIMD in the environment sets an upper bound.
///
/// C: `ctn_simd_level`.
#[inline]
pub fn simd_level() -> String {
    unsafe { string(sys::ctn_simd_level()) }
}

/// Whether large float32 matrix products use oneDNN: it was built in, and neither CATENARY_ONEDNN=0 nor
/// `base::set_onednn_enabled` switched it off.
///
/// C: `ctn_onednn_enabled`.
#[inline]
pub fn onednn_enabled() -> bool {
    unsafe { sys::ctn_onednn_enabled() != 0 }
}

/// Switches oneDNN on or off for the process. Without it the library uses its own kernels, whose results
/// differ in the last bits. It is an UNAVAILABLE error to switch it on if it was not built in.
///
/// * `enabled`: Whether to use oneDNN.
///
/// # Errors
///
/// `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_set_onednn_enabled`.
#[inline]
pub fn set_onednn_enabled(enabled: bool) -> Result<()> {
    check(unsafe { sys::ctn_set_onednn_enabled(enabled as i32) })?;
    Ok(())
}

/// Whether functions called on this thread record history.
///
/// C: `ctn_backprop_enabled`.
#[inline]
pub fn backprop_enabled() -> bool {
    unsafe { sys::ctn_backprop_enabled() != 0 }
}

/// Switches the recording of history on or off for the calling thread. Without it, results carry no history,
/// as with volatile inputs.
///
/// * `enabled`: Whether to record.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_set_backprop_enabled`.
#[inline]
pub fn set_backprop_enabled(enabled: bool) -> Result<bool> {
    let mut previous = 0i32;
    check(unsafe { sys::ctn_set_backprop_enabled(enabled as i32, &mut previous) })?;
    Ok(previous != 0)
}

/// Whether functions and links called on this thread are in training mode, which is the initial mode.
///
/// C: `ctn_train`.
#[inline]
pub fn train() -> bool {
    unsafe { sys::ctn_train() != 0 }
}

/// Switches between training and testing for the calling thread. While training, dropout drops, attention
/// drops its weights, batch normalizations use and learn the statistics of the batch, and networks from Caffe
/// are in the phase TRAIN. While testing, dropout returns its input, batch normalizations use their averages,
/// and networks from Caffe are in the phase TEST. Gradients are computed in both modes; see
/// `base::set_backprop_enabled`.
///
/// * `enabled`: Whether to train.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_set_train`.
#[inline]
pub fn set_train(enabled: bool) -> Result<bool> {
    let mut previous = 0i32;
    check(unsafe { sys::ctn_set_train(enabled as i32, &mut previous) })?;
    Ok(previous != 0)
}

/// Whether debug mode is on; see `base::set_debug`. It is off initially, unless CATENARY_DEBUG=1 is in the
/// environment.
///
/// C: `ctn_debug`.
#[inline]
pub fn debug() -> bool {
    unsafe { sys::ctn_debug() != 0 }
}

/// Switches debug mode for the process. Debug mode checks every result of a function and every gradient that
/// a function returns in backward: a NaN is `Code::Nan`, and the message names the function, forward or
/// backward, and which output or input it was. Every function then waits for its device.
///
/// * `enabled`: Whether to check.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_set_debug`.
#[inline]
pub fn set_debug(enabled: bool) -> Result<()> {
    check(unsafe { sys::ctn_set_debug(enabled as i32) })?;
    Ok(())
}

/// Whether the loaded library has a feature. A program that also runs with older libraries, or with builds
/// that leave parts out, can ask for what it needs.
///
/// * `kind`: What kind of feature it is.
/// * `name`: Name of the feature. No library has a feature with a name that it does not know, or `None`.
///
/// C: `ctn_has_feature`.
#[inline]
pub fn has_feature(kind: FeatureKind, name: Option<&str>) -> Result<bool> {
    let name = optional_text(name)?;
    Ok(unsafe { sys::ctn_has_feature(kind.raw(), text_pointer(&name)) != 0 })
}

/// Name of a feature that the loaded library has; `None` after the last one of its kind. It lives as long as
/// the process.
///
/// * `kind`: What kind of feature it is.
/// * `index`: Number of the feature, counted from 0.
///
/// C: `ctn_feature_name`.
#[inline]
pub fn feature_name(kind: FeatureKind, index: usize) -> Option<String> {
    unsafe { maybe_string(sys::ctn_feature_name(kind.raw(), index)) }
}

/// Number of functions that the loaded library has. It exports those of components that it was built without
/// too, but they only fail, and are not counted.
///
/// C: `ctn_op_count`.
#[inline]
pub fn op_count() -> usize {
    unsafe { sys::ctn_op_count() }
}

/// Name of a function without ctn_, in alphabetical order; `None` after the last one. It lives as long as the
/// process.
///
/// * `index`: Number of the function, counted from 0.
///
/// C: `ctn_op_name`.
#[inline]
pub fn op_name(index: usize) -> Option<String> {
    unsafe { maybe_string(sys::ctn_op_name(index)) }
}

/// A function as a JSON object: `format` (1; members are only added), `name`, `returns`, and `arguments`,
/// each with its name, type, direction and nullability. `None` after the last function. It lives as long as
/// the process.
///
/// * `index`: Number of the function, counted from 0.
///
/// C: `ctn_op_schema`.
#[inline]
pub fn op_schema(index: usize) -> Option<String> {
    unsafe { maybe_string(sys::ctn_op_schema(index)) }
}
