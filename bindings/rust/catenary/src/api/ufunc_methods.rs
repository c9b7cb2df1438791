//! Reductions, running results and outer results of elementwise operations by name.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

#[allow(unused_imports)]
use crate::support::*;
#[allow(unused_imports)]
use crate::{callbacks, callbacks::*, handles::*, enums::*, index::Index};

/// What reductions by an operation with two inputs and one output can rely on.
///
/// * `name`: Name of an operation of elementwise.h, such as "add", or an alias that NumPy knows.
///
/// # Errors
///
/// `Code::NotFound`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_ufunc_reduction`.
pub fn ufunc_reduction(name: &str) -> Result<(bool, Option<Array>)> {
    let name = c_text(name)?;
    let mut reorderable = 0i32;
    let mut identity = null_mut();
    check(unsafe { sys::ctn_ufunc_reduction(name.as_ptr(), &mut reorderable, &mut identity) })?;
    Ok((reorderable != 0, unsafe { Array::adopt_maybe(identity) }))
}
