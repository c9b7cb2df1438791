//! Conditions on the inputs of user functions.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

#[allow(unused_imports)]
use crate::support::*;
#[allow(unused_imports)]
use crate::{callbacks, callbacks::*, handles::*, enums::*, index::Index};

/// Asserts conditions on arrays, which the text calls in_types. Does nothing while type checks are off.
///
/// * `in_types`: The inputs, of which only shapes and dtypes matter.
/// * `expression`: An expression or conditions; see above.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_type_check_expect`.
pub fn expect<T1: Borrow<Array>>(in_types: &[T1], expression: &str) -> Result<()> {
    let in_types_list = pointers::<Array, _>(in_types);
    let expression = c_text(expression)?;
    check(unsafe { sys::ctn_type_check_expect(in_types_list.as_ptr().cast(), in_types.len(), expression.as_ptr()) })?;
    Ok(())
}

/// `type_check::expect` with named values, which messages call by their names.
///
/// * `in_types`: The inputs, of which only shapes and dtypes matter.
/// * `expression`: An expression or conditions; see above.
/// * `names`: Names for values, of letters, digits and _.
/// * `values`: The values of the names.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_type_check_expect_values`.
pub fn expect_values<T1: Borrow<Array>>(in_types: &[T1], expression: &str, names: &[&str], values: &[i64]) -> Result<()> {
    same_length("type_check_expect_values", "values", names.len(), values.len())?;
    let in_types_list = pointers::<Array, _>(in_types);
    let expression = c_text(expression)?;
    let names_list = TextList::new(names)?;
    check(unsafe { sys::ctn_type_check_expect_values(in_types_list.as_ptr().cast(), in_types.len(), expression.as_ptr(), names_list.as_ptr(), names.len(), values.as_ptr()) })?;
    Ok(())
}

/// Always fails: `Code::TypeCheck` with the message "Expect: ... Actual: ...", for conditions that cannot be
/// written as a string. A check_type callback returns the result of this call.
///
/// * `expect`: What was expected.
/// * `actual`: What was received.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_type_check_fail`.
pub fn fail(expect: &str, actual: &str) -> Result<()> {
    let expect = c_text(expect)?;
    let actual = c_text(actual)?;
    check(unsafe { sys::ctn_type_check_fail(expect.as_ptr(), actual.as_ptr()) })?;
    Ok(())
}

/// Whether user functions check their inputs; see `type_check::set_type_check_enabled`. They do initially,
/// unless CATENARY_TYPE_CHECK=0 is in the environment.
///
/// C: `ctn_type_check_enabled`.
#[inline]
pub fn enabled() -> bool {
    unsafe { sys::ctn_type_check_enabled() != 0 }
}

/// Switches type checks for the process. Without them the check_type callbacks of user functions are not
/// called, and `type_check::expect` accepts everything. The functions of the library always check, because
/// their kernels rely on it.
///
/// * `enabled`: Whether to check.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_set_type_check_enabled`.
#[inline]
pub fn set_type_check_enabled(enabled: bool) -> Result<()> {
    check(unsafe { sys::ctn_set_type_check_enabled(enabled as i32) })?;
    Ok(())
}
