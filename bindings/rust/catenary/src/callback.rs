//! Closures behind callbacks of C: panics stop at the boundary and go on after the outer call.
use crate::enums::Code;
use crate::error::{check, Error, Result};
use crate::handles::Variable;
use crate::sys;
use std::any::Any;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::os::raw::c_void;
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};
use std::ptr::null_mut;

type Payload = Box<dyn Any + Send>;

thread_local! {
    /// A panic that a callback of this thread stopped with, and the error that stands for it in the library.
    static PANIC: RefCell<Option<(Error, Payload)>> = const { RefCell::new(None) };
}

/// Runs the body of a callback; the result is its status.
pub(crate) fn guard(run: impl FnOnce() -> Result<()>) -> sys::ctn_status {
    match catch_unwind(AssertUnwindSafe(run)) {
        Ok(Ok(())) => sys::CTN_OK,
        Ok(Err(error)) => error.raise(),
        Err(payload) => {
            let error = Error::new(Code::Callback, format!("a callback panicked: {}", text_of(&payload)));
            let status = error.raise();
            PANIC.with(|kept| *kept.borrow_mut() = Some((error, payload)));
            status
        }
    }
}

/// Runs the body of a callback that cannot report a failure: a panic ends it, after the panic hook's message.
pub(crate) fn guard_void(run: impl FnOnce()) {
    // A payload whose own destructor panics is leaked.
    if let Err(payload) = catch_unwind(AssertUnwindSafe(run)) {
        std::mem::forget(payload);
    }
}

fn text_of(payload: &Payload) -> &str {
    if let Some(text) = payload.downcast_ref::<&str>() {
        text
    } else if let Some(text) = payload.downcast_ref::<String>() {
        text
    } else {
        "a value that is not a text"
    }
}

/// Lets the panic go on that `error` stands for. A panic of an earlier call, whose error somebody dealt with, is
/// forgotten.
pub(crate) fn resume(error: &Error) {
    if let Some((stood, payload)) = PANIC.with(|kept| kept.borrow_mut().take()) {
        if stood == *error {
            resume_unwind(payload);
        }
    }
}

/// Calls a closure that must not call itself.
pub(crate) fn enter<F, R>(f: &RefCell<F>, call: impl FnOnce(&mut F) -> Result<R>) -> Result<R> {
    match f.try_borrow_mut() {
        Ok(mut f) => call(&mut f),
        Err(_) => Err(Error::new(Code::State, "a callback was called while it was running")),
    }
}

/// A callback of a table, which the table of a copy may lack.
pub(crate) fn called<'a, F: ?Sized>(f: &'a Option<Box<F>>, name: &str) -> Result<&'a F> {
    f.as_deref().ok_or_else(|| Error::new(Code::State, format!("the table of a copy has no `{name}`")))
}

/// Destroys what `Box::into_raw` made.
pub(crate) unsafe extern "C" fn destroy<T>(user_data: *mut c_void) {
    guard_void(|| drop(Box::from_raw(user_data.cast::<T>())));
}

/// The loss function that an optimizer of callbacks received from `Optimizer::update_loss`.
pub struct Loss<'a> {
    function: unsafe extern "C" fn(*mut c_void, *mut *mut sys::ctn_variable) -> sys::ctn_status,
    data: *mut c_void,
    lives: PhantomData<&'a ()>,
}

impl<'a> Loss<'a> {
    pub(crate) unsafe fn new(function: sys::ctn_loss_fn, data: *mut c_void) -> Option<Loss<'a>> {
        function.map(|function| Loss { function, data, lives: PhantomData })
    }

    /// Computes the loss.
    pub fn call(&self) -> Result<Variable> {
        let mut loss = null_mut();
        check(unsafe { (self.function)(self.data, &mut loss) })?;
        Ok(unsafe { Variable::adopt(loss) })
    }
}
