//! Reports of values, and their statistics.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

#[allow(unused_imports)]
use crate::support::*;
#[allow(unused_imports)]
use crate::{callbacks, callbacks::*, handles::*, enums::*, index::Index};

/// Reports a number to the current reporter of the thread. Without one, nothing happens. A later report of
/// the same name replaces the value.
///
/// * `name`: Name of the value, such as "loss".
/// * `value`: The number.
/// * `observer`: The link whose value it is. `None`: the name is stored as it is.
///
/// # Errors
///
/// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_report`.
#[inline]
pub fn report(name: &str, value: f64, observer: Option<&Link>) -> Result<()> {
    let name = c_text(name)?;
    check(unsafe { sys::ctn_report(name.as_ptr(), value, observer.map_or(null_mut(), |h| h.as_ptr())) })?;
    Ok(())
}

/// Reports a variable of one element, like `reporter::report`. Its present value is stored, without its
/// history; this does not wait for a device.
///
/// * `name`: Name of the value, such as "loss".
/// * `value`: The variable.
/// * `observer`: The link whose value it is. `None`: the name is stored as it is.
///
/// # Errors
///
/// `Code::NotFound`, `Code::State`, `Code::Shape`, `Code::Device`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_report_variable`.
#[inline]
pub fn report_variable(name: &str, value: &Variable, observer: Option<&Link>) -> Result<()> {
    let name = c_text(name)?;
    check(unsafe { sys::ctn_report_variable(name.as_ptr(), value.as_ptr(), observer.map_or(null_mut(), |h| h.as_ptr())) })?;
    Ok(())
}

/// Whether the current reporter of the thread has received a value of this name in its observation.
///
/// * `name`: Name of the value, such as "loss".
/// * `observer`: The link whose value it is. `None`: the name is stored as it is.
///
/// # Errors
///
/// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_is_reported`.
pub fn is_reported(name: &str, observer: Option<&Link>) -> Result<bool> {
    let name = c_text(name)?;
    let mut result = 0i32;
    check(unsafe { sys::ctn_is_reported(name.as_ptr(), observer.map_or(null_mut(), |h| h.as_ptr()), &mut result) })?;
    Ok(result != 0)
}
