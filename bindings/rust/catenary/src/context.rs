//! Threads.
use std::fmt;

/// An object on its way to another thread.
///
/// Most handles are neither `Send` nor `Sync`, because other handles of the same object, or of one that it holds, may stay
/// behind. A program that knows better says so:
///
/// ```
/// use catenary::{Isolated, Link};
/// let model = Link::linear(3, 2, None)?;
/// // SAFETY: nobody keeps a handle of the model, its parameters or their arrays.
/// let model = unsafe { Isolated::new(model) };
/// let paths = std::thread::spawn(move || model.into_inner().param_count()).join().unwrap();
/// assert_eq!(paths, 2);
/// # Ok::<(), catenary::Error>(())
/// ```
///
/// Arrays alone need no `unsafe`: see [`UniqueArray`](crate::UniqueArray).
///
/// Without it, these objects stay on their thread:
///
/// ```compile_fail
/// fn moves<T: Send>() {}
/// moves::<catenary::Array>();
/// ```
/// ```compile_fail
/// fn moves<T: Send>() {}
/// moves::<catenary::Variable>();
/// ```
/// ```compile_fail
/// fn moves<T: Send>() {}
/// moves::<catenary::Link>();
/// ```
/// ```compile_fail
/// fn shared<T: Sync>() {}
/// shared::<catenary::Optimizer>();
/// ```
/// ```compile_fail
/// let rc = std::rc::Rc::new(());
/// let schedule = catenary::Schedule::new(move |t| { let _ = &rc; Ok(t as f64) }); // it may run on any thread
/// ```
pub struct Isolated<T>(T);

// SAFETY: `new` demands it.
unsafe impl<T> Send for Isolated<T> {}

impl<T> Isolated<T> {
    /// Wraps a value.
    ///
    /// # Safety
    ///
    /// From now on, threads take turns with the value and with everything that it leads to: if several threads have
    /// handles of one object (a graph of variables, a link, an array that is written), locks of the program keep them
    /// from using it at the same time. What closures of the value captured may move to another thread.
    pub unsafe fn new(value: T) -> Isolated<T> {
        Isolated(value)
    }

    /// The value, on the thread that goes on with it.
    pub fn into_inner(self) -> T {
        self.0
    }
}

impl<T> fmt::Debug for Isolated<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Isolated")
    }
}
