//! Fusion: chains of elementwise operations in one pass over memory.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

#[allow(unused_imports)]
use crate::support::*;
#[allow(unused_imports)]
use crate::{callbacks, callbacks::*, handles::*, enums::*, index::Index};

/// Applies a body once, as `Fused::call` does. The body is recorded in every call, which takes microseconds
/// for each operation: use `Fused::new` for repeated calls. `destroy` runs once, when the history that holds
/// `body` is released.
///
/// * `body`: Computes the outputs.
/// * `inputs`: The inputs, at least one, on one device.
///
/// # Errors
///
/// `Code::Device`, `Code::Callback`, `Code::State`, `Code::Unsupported`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_fuse`.
pub fn fuse<F1: Fn(&[Variable]) -> Result<Vec<Variable>> + 'static, T2: Borrow<Variable>>(body: F1, inputs: &[T2], output_count: usize) -> Result<Vec<Variable>> {
    let inputs_list = pointers::<Variable, _>(inputs);
    let mut outputs = vec![null_mut::<sys::ctn_variable>(); output_count];
    check(unsafe { sys::ctn_fuse(Some(callbacks::fuse_fn::<F1>), Box::into_raw(Box::new(body)).cast(), Some(destroy::<F1>), inputs_list.as_ptr().cast(), inputs.len(), outputs.as_mut_ptr(), output_count) })?;
    Ok(outputs.into_iter().map(|p| unsafe { Variable::adopt(p) }).collect())
}
