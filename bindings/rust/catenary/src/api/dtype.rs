//! Functions.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

#[allow(unused_imports)]
use crate::support::*;
#[allow(unused_imports)]
use crate::{callbacks, callbacks::*, handles::*, enums::*, index::Index};

/// NumPy's name of an element type, such as "float32"; `None` for a value that is not a dtype. It lives as
/// long as the process.
///
/// * `dtype`: The element type.
///
/// C: `ctn_dtype_name`.
#[inline]
pub fn name(dtype: DType) -> Option<String> {
    unsafe { maybe_string(sys::ctn_dtype_name(dtype.raw())) }
}

/// Size of one element in bytes; 0 for a value that is not a dtype.
///
/// * `dtype`: The element type.
///
/// C: `ctn_dtype_itemsize`.
#[inline]
pub fn itemsize(dtype: DType) -> usize {
    unsafe { sys::ctn_dtype_itemsize(dtype.raw()) }
}

/// The element type with a NumPy name.
///
/// * `name`: The name, such as "float32".
///
/// # Errors
///
/// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_dtype_from_name`.
pub fn from_name(name: &str) -> Result<DType> {
    let name = c_text(name)?;
    let mut dtype = 0i32;
    check(unsafe { sys::ctn_dtype_from_name(name.as_ptr(), &mut dtype) })?;
    Ok(DType::from_raw(dtype))
}

/// The element type to which several ones are promoted by NumPy's rules.
///
/// * `dtypes`: The element types, at least one.
///
/// # Errors
///
/// `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_dtype_result_type`.
#[inline]
pub fn result_type(dtypes: &[DType]) -> Result<DType> {
    let mut dtype = 0i32;
    check(unsafe { sys::ctn_dtype_result_type(dtypes.as_ptr().cast(), dtypes.len(), &mut dtype) })?;
    Ok(DType::from_raw(dtype))
}

/// Whether a casting rule allows a conversion.
///
/// * `from`: The element type to convert.
/// * `to`: The element type to convert to.
/// * `casting`: The casting rule.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_dtype_can_cast`.
#[inline]
pub fn can_cast(from: DType, to: DType, casting: Casting) -> Result<bool> {
    let mut result = 0i32;
    check(unsafe { sys::ctn_dtype_can_cast(from.raw(), to.raw(), casting.raw(), &mut result) })?;
    Ok(result != 0)
}
