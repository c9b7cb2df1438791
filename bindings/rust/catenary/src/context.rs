//! Settings of the calling thread, and objects on their way to another one.
use crate::error::Result;
use std::fmt;
use std::marker::PhantomData;

/// A setting of the calling thread that ends with this object.
#[must_use = "the setting ends when this is dropped"]
pub struct Setting {
    before: bool,
    set: fn(bool) -> Result<bool>,
    thread: PhantomData<*const ()>,
}

impl Setting {
    fn new(set: fn(bool) -> Result<bool>, value: bool) -> Result<Setting> {
        Ok(Setting { before: set(value)?, set, thread: PhantomData })
    }
}

impl Drop for Setting {
    fn drop(&mut self) {
        // It cannot fail for a value that it had.
        let _ = (self.set)(self.before);
    }
}

impl fmt::Debug for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Setting(before: {})", self.before)
    }
}

/// Functions record no history as long as the result lives.
///
/// ```
/// use catenary::{array, functions, no_backprop, Variable};
/// let x = Variable::new(&array![1f32])?;
/// {
///     let _setting = no_backprop()?;
///     assert!(functions::exp(&x)?.creator()?.is_none());
/// }
/// assert!(functions::exp(&x)?.creator()?.is_some());
/// # Ok::<(), catenary::Error>(())
/// ```
pub fn no_backprop() -> Result<Setting> {
    Setting::new(crate::set_backprop_enabled, false)
}

/// Functions and links are in testing mode, as `set_train(false)` makes it, as long as the result lives.
pub fn testing_mode() -> Result<Setting> {
    Setting::new(crate::set_train, false)
}

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
