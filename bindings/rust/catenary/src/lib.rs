//! Deep learning: n-dimensional arrays with NumPy's semantics, define-by-run automatic differentiation, links (layers
//! with parameters), optimizers and serializers, on CPUs and CUDA devices.
//!
//! This crate is a thin, safe layer on the C library Catenary; [`sys`] has the C functions themselves.
//!
//! ```
//! use catenary::{array, functions as f, Array, DType, Link, Optimizer, Variable};
//!
//! let x = Variable::constant(&array![[1f32], [2.0], [3.0], [4.0]])?;
//! let t = Variable::constant(&array![[3f32], [5.0], [7.0], [9.0]])?; // y = 2 x + 1
//! let model = Link::linear(1, 1, None)?;
//! let optimizer = Optimizer::sgd(0.02)?;
//! optimizer.setup(&model)?;
//! for _ in 0..1000 {
//!     let difference = &model.call1(&x)? - &t;
//!     let loss = f::sum(&f::square(&difference)?, None, false)?;
//!     model.cleargrads()?;
//!     loss.backward(false, false)?;
//!     optimizer.update()?;
//! }
//! assert!((model.param("W")?.item()? - 2.0).abs() < 0.01);
//! # Ok::<(), catenary::Error>(())
//! ```
//!
//! # Conventions
//!
//! - A handle such as [`Array`] is a counted reference: `clone` makes another reference to the same object, and
//!   dropping the last one frees it. Methods take `&self` and may change the object, as with `Rc<RefCell<_>>`.
//! - Calls that can fail return [`Result`]; an [`Error`] has a [`Code`] and a message. Operators (`&a + &b`) panic
//!   with the message instead; the methods of the same meaning (`a.add(&b)`) return a `Result`.
//! - Arguments that C lets a caller omit are `Option`s. Shapes and axes are `i64`, because -1 has a meaning.
//! - Errors and panics of closures travel through the library: an `Err` reaches the caller with its code and message, a
//!   panic goes on when the outer call returns.
//!
//! # Memory and threads
//!
//! Arrays share memory: clones, views and parameters may all refer to the same elements, so an [`Array`] never hands out
//! `&[T]` or `&mut [T]` in safe code. [`Array::elements`] reads and [`Array::cells`] also writes without a copy;
//! [`UniqueArray`] proves that nobody else has the memory, and then gives real slices and moves between threads.
//!
//! Types whose objects any number of threads may use at the same time are `Send` and `Sync`. All others are neither,
//! because another handle of the same object may stay behind; [`Isolated`] is the (unsafe) way to move them.
#![warn(missing_docs)]
#![allow(clippy::too_many_arguments, clippy::type_complexity, clippy::should_implement_trait)]

pub use catenary_sys as sys;

#[rustfmt::skip]
#[allow(deprecated, unused_unsafe, missing_docs, non_snake_case)]
mod api;
mod array;
mod callback;
mod context;
mod element;
mod error;
mod index;
mod link;
mod memory;
mod nested;
mod ops;
mod support;
mod variable;

pub(crate) use api::{callbacks, enums, handles};

pub use api::base::*;
pub use api::callbacks::*;
pub use api::enums::*;
pub use api::handles::*;
pub use api::{
    compat, computational_graph, dataset, device, distributions, dtype, function_hook, functions, kernel, links,
    random, reporter, serializer, testing, type_check, ufunc, ufunc_methods,
};
pub use array::{Rows, Uniques};
pub use callback::Loss;
pub use context::{no_backprop, testing_mode, Isolated, Setting};
pub use element::{Bf16, Element, Value, F16};
pub use error::{Error, Result};
pub use index::Index;
pub use memory::{Cells, DlTensor, Elements, UniqueArray};
pub use nested::Nested;

#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
