//! Kernels from source: elementwise loops, reductions and CUDA-C, compiled when they are first called.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

#[allow(unused_imports)]
use crate::support::*;
#[allow(unused_imports)]
use crate::{callbacks, callbacks::*, handles::*, enums::*, index::Index};

/// The directory where compiled kernels are stored. If they are not stored, it is an UNAVAILABLE error with
/// the reason; kernels then work, but every process compiles them.
///
/// # Errors
///
/// `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_kernel_cache_directory`.
pub fn cache_directory() -> Result<String> {
    let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_kernel_cache_directory(buffer, capacity, length) } })?;
    Ok(text)
}
