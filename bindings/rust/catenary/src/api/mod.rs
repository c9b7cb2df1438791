//! Generated code.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

pub mod enums;
pub mod handles;
pub mod callbacks;
mod methods;
pub mod base;
pub mod compat;
pub mod computational_graph;
pub mod dataset;
pub mod device;
pub mod distributions;
pub mod dtype;
pub mod function_hook;
pub mod functions;
pub mod kernel;
pub mod links;
pub mod random;
pub mod reporter;
pub mod serializer;
pub mod testing;
pub mod type_check;
pub mod ufunc;
pub mod ufunc_methods;
