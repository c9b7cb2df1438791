//! Drawings of the graph that leads to variables.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

#[allow(unused_imports)]
use crate::support::*;
#[allow(unused_imports)]
use crate::{callbacks, callbacks::*, handles::*, enums::*, index::Index};

/// Draws everything that is reached backward from variables and functions: their creators, the inputs of
/// those, and so on, until a variable has no creator. Numbers of nodes grow from inputs to outputs.
///
/// * `variables`: Variables to start from; may be `None` if there are none.
/// * `functions`: Functions to start from; may be `None` if there are none.
///
/// # Errors
///
/// `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_build_computational_graph`.
pub fn build_computational_graph<T1: Borrow<Variable>, T2: Borrow<Function>>(variables: &[T1], functions: &[T2]) -> Result<ComputationalGraph> {
    let variables_list = pointers::<Variable, _>(variables);
    let functions_list = pointers::<Function, _>(functions);
    let mut out = null_mut();
    check(unsafe { sys::ctn_build_computational_graph(variables_list.as_ptr().cast(), variables.len(), functions_list.as_ptr().cast(), functions.len(), &mut out) })?;
    Ok(unsafe { ComputationalGraph::adopt(out) })
}
