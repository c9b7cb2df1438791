//! Elementwise operations by name, with NumPy's keyword arguments, and their properties.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

#[allow(unused_imports)]
use crate::support::*;
#[allow(unused_imports)]
use crate::{callbacks, callbacks::*, handles::*, enums::*, index::Index};

/// Number of operations that `Array::ufunc` knows.
///
/// C: `ctn_ufunc_count`.
#[inline]
pub fn count() -> usize {
    unsafe { sys::ctn_ufunc_count() }
}

/// Name of an operation; `None` after the last one. It lives as long as the process.
///
/// * `index`: Number of the operation, counted from 0.
///
/// C: `ctn_ufunc_name`.
#[inline]
pub fn name(index: usize) -> Option<String> {
    unsafe { maybe_string(sys::ctn_ufunc_name(index)) }
}

/// Number of inputs and outputs of an operation (NumPy's nin and nout).
///
/// * `name`: Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
///
/// # Errors
///
/// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_ufunc_arity`.
pub fn arity(name: &str) -> Result<(usize, usize)> {
    let name = c_text(name)?;
    let mut inputs: usize = Default::default();
    let mut outputs: usize = Default::default();
    check(unsafe { sys::ctn_ufunc_arity(name.as_ptr(), &mut inputs, &mut outputs) })?;
    Ok((inputs, outputs))
}

/// The loops of an operation in the order in which they are searched, separated by spaces, in NumPy's
/// characters such as "ff-\>f". E is bfloat16.
///
/// * `name`: Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
///
/// # Errors
///
/// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_ufunc_types`.
pub fn types(name: &str) -> Result<String> {
    let name = c_text(name)?;
    let text = string_of(|buffer, capacity, length| { unsafe { sys::ctn_ufunc_types(name.as_ptr(), buffer, capacity, length) } })?;
    Ok(text)
}
