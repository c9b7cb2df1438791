//! The C API of Catenary, a deep-learning library, declaration by declaration.
//!
//! The crate `catenary` is the safe layer. README.md says how the library is found.
//!
//! ```
//! use std::ffi::CStr;
//! let version = unsafe { CStr::from_ptr(catenary_sys::ctn_version()) };
//! println!("Catenary {}", version.to_string_lossy());
//! ```

#[rustfmt::skip]
#[allow(non_camel_case_types)]
mod api;

pub use api::*;
