//! Functions that the reference had already deprecated, for ported programs.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

#[allow(unused_imports)]
use crate::support::*;
#[allow(unused_imports)]
use crate::{callbacks, callbacks::*, handles::*, enums::*, index::Index};

/// An empty function set.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_functionset_new`.
#[inline]
pub fn functionset() -> Result<Link> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_functionset_new(&mut out) })?;
    Ok(unsafe { Link::adopt(out) })
}

/// The arrays of all parameters in the order of `Link::param_at`.
///
/// * `set`: A link, such as one from `compat::functionset`.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_functionset_parameters`.
#[inline]
pub fn functionset_parameters(set: &Link, count: usize) -> Result<Vec<Array>> {
    let mut parameters = vec![null_mut::<sys::ctn_array>(); count];
    check(unsafe { sys::ctn_functionset_parameters(set.as_ptr(), parameters.as_mut_ptr(), count) })?;
    Ok(parameters.into_iter().map(|p| unsafe { Array::adopt(p) }).collect())
}

/// The gradients of all parameters in the order of `Link::param_at`.
///
/// * `set`: A link, such as one from `compat::functionset`.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_functionset_gradients`.
#[inline]
pub fn functionset_gradients(set: &Link, count: usize) -> Result<Vec<Option<Array>>> {
    let mut gradients = vec![null_mut::<sys::ctn_array>(); count];
    check(unsafe { sys::ctn_functionset_gradients(set.as_ptr(), gradients.as_mut_ptr(), count) })?;
    Ok(gradients.into_iter().map(|p| unsafe { Array::adopt_maybe(p) }).collect())
}

/// The arrays and the gradients of all parameters in the order of `Link::param_at`.
///
/// * `set`: A link, such as one from `compat::functionset`.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_functionset_collect_parameters`.
pub fn functionset_collect_parameters(set: &Link, count: usize) -> Result<(Vec<Array>, Vec<Option<Array>>)> {
    let mut parameters = vec![null_mut::<sys::ctn_array>(); count];
    let mut gradients = vec![null_mut::<sys::ctn_array>(); count];
    check(unsafe { sys::ctn_functionset_collect_parameters(set.as_ptr(), parameters.as_mut_ptr(), count, gradients.as_mut_ptr()) })?;
    Ok((parameters.into_iter().map(|p| unsafe { Array::adopt(p) }).collect(), gradients.into_iter().map(|p| unsafe { Array::adopt_maybe(p) }).collect()))
}

/// Copies arrays into the parameters, from any device and between dtypes of one kind.
///
/// * `set`: A link, such as one from `compat::functionset`.
/// * `parameters`: An array of the same shape for each parameter, in the order of `Link::param_at`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::State`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_functionset_copy_parameters_from`.
#[inline]
pub fn functionset_copy_parameters_from<T1: Borrow<Array>>(set: &Link, parameters: &[T1]) -> Result<()> {
    let parameters_list = pointers::<Array, _>(parameters);
    check(unsafe { sys::ctn_functionset_copy_parameters_from(set.as_ptr(), parameters_list.as_ptr().cast(), parameters.len()) })?;
    Ok(())
}
