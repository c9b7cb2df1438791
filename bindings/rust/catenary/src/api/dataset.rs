//! Datasets: numbered examples, each one or more arrays.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

#[allow(unused_imports)]
use crate::support::*;
#[allow(unused_imports)]
use crate::{callbacks, callbacks::*, handles::*, enums::*, index::Index};

/// Stacks arrays of one dtype and device along a new first axis. With padding, the arrays may differ in their
/// lengths: each is followed by padding up to the largest length along each axis.
///
/// * `arrays`: The arrays, at least one.
/// * `pads`: Whether the arrays are padded. Otherwise their shapes must be equal.
/// * `padding`: The value of the padding, converted to the dtype; ignored without padding.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_concat_examples`.
pub fn concat_examples<T1: Borrow<Array>>(arrays: &[T1], pads: bool, padding: f64) -> Result<Array> {
    let arrays_list = pointers::<Array, _>(arrays);
    let mut out = null_mut();
    check(unsafe { sys::ctn_concat_examples(arrays_list.as_ptr().cast(), arrays.len(), pads as i32, padding, &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}
