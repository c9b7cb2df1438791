//! What the generated code uses: calls that return statuses, texts, lists of handles, and closures behind C.
pub(crate) use crate::callback::{called, destroy, enter, guard, guard_void, Loss};
pub(crate) use crate::error::{check, Error, Result};
pub(crate) use crate::sys;
pub(crate) use std::borrow::Borrow;
pub(crate) use std::cell::RefCell;
pub(crate) use std::ffi::{CStr, CString};
pub(crate) use std::os::raw::{c_char, c_void};
pub(crate) use std::ptr::{null, null_mut};

use crate::enums::Code;
use std::borrow::Cow;
use std::mem::ManuallyDrop;
use std::ops::Deref;

/// A type that is a counted reference to an object of the library, of the size of a pointer.
///
/// # Safety
///
/// The type is a transparent wrapper of a pointer that is not NULL to `Raw`.
pub(crate) unsafe trait Handle: Sized {
    type Raw;
    fn raw(&self) -> *mut Self::Raw;
    fn give_up(self) -> *mut Self::Raw;
    /// # Safety
    ///
    /// `pointer` is a reference that the caller gives away.
    unsafe fn take(pointer: *mut Self::Raw) -> Self;
}

macro_rules! handle {
    ($(#[$doc:meta])* $name:ident, $raw:ident, $retain:ident, $release:ident) => {
        $(#[$doc])*
        #[repr(transparent)]
        pub struct $name(std::ptr::NonNull<sys::$raw>);

        impl $name {
            /// The handle of C, which this object keeps.
            #[inline]
            pub fn as_ptr(&self) -> *mut sys::$raw {
                self.0.as_ptr()
            }

            /// The handle of C, whose reference then belongs to the caller.
            #[inline]
            pub fn into_raw(self) -> *mut sys::$raw {
                std::mem::ManuallyDrop::new(self).as_ptr()
            }

            /// Takes a reference over.
            ///
            /// # Safety
            ///
            /// `pointer` is a handle of this type, not NULL, and its reference belongs to the caller, who gives it away.
            #[inline]
            pub unsafe fn from_raw(pointer: *mut sys::$raw) -> Self {
                $name(std::ptr::NonNull::new_unchecked(pointer))
            }

            /// Adds a reference to a handle that belongs to somebody else.
            ///
            /// # Safety
            ///
            /// `pointer` is a handle of this type, not NULL.
            #[inline]
            pub unsafe fn retain_raw(pointer: *const sys::$raw) -> Self {
                Self::from_raw(sys::$retain(pointer))
            }

            /// Whether both are the same object.
            pub fn is(&self, other: &Self) -> bool {
                self.0 == other.0
            }

            /// Number of references that programs and the library hold; only a hint if other threads hold some.
            pub fn use_count(&self) -> i64 {
                unsafe { sys::ctn_object_use_count(self.as_ptr().cast()) }
            }

            #[allow(dead_code)]
            #[inline]
            pub(crate) unsafe fn adopt(pointer: *mut sys::$raw) -> Self {
                $name(std::ptr::NonNull::new(pointer).expect("the library returned NULL where it promises a handle"))
            }

            #[allow(dead_code)]
            #[inline]
            pub(crate) unsafe fn adopt_maybe(pointer: *mut sys::$raw) -> Option<Self> {
                std::ptr::NonNull::new(pointer).map($name)
            }
        }

        unsafe impl crate::support::Handle for $name {
            type Raw = sys::$raw;
            fn raw(&self) -> *mut sys::$raw {
                self.as_ptr()
            }
            fn give_up(self) -> *mut sys::$raw {
                self.into_raw()
            }
            unsafe fn take(pointer: *mut sys::$raw) -> Self {
                Self::from_raw(pointer)
            }
        }

        impl Clone for $name {
            /// Another reference to the same object.
            #[inline]
            fn clone(&self) -> Self {
                unsafe { Self::retain_raw(self.as_ptr()) }
            }
        }

        impl Drop for $name {
            #[inline]
            fn drop(&mut self) {
                unsafe { sys::$release(self.as_ptr()) }
            }
        }

    };
}
pub(crate) use handle;

// Texts.

pub(crate) fn c_text(text: &str) -> Result<CString> {
    CString::new(text).map_err(|error| {
        let message = format!("expected a text without a zero byte, got one at position {}", error.nul_position());
        Error::new(Code::InvalidArgument, message)
    })
}

pub(crate) fn optional_text(given: Option<&str>) -> Result<Option<CString>> {
    given.map(c_text).transpose()
}

pub(crate) fn text_pointer(text: &Option<CString>) -> *const c_char {
    text.as_ref().map_or(null(), |t| t.as_ptr())
}

/// # Safety
///
/// `text` is NULL or a text that ends with a zero byte.
pub(crate) unsafe fn maybe_string(text: *const c_char) -> Option<String> {
    (!text.is_null()).then(|| CStr::from_ptr(text).to_string_lossy().into_owned())
}

pub(crate) unsafe fn string(text: *const c_char) -> String {
    maybe_string(text).unwrap_or_default()
}

/// A text that a callback received.
pub(crate) unsafe fn borrowed_text<'a>(text: *const c_char) -> Cow<'a, str> {
    if text.is_null() {
        Cow::Borrowed("")
    } else {
        CStr::from_ptr(text).to_string_lossy()
    }
}

/// The text that a call writes into a buffer; a second call fetches a text that is longer than the first buffer.
pub(crate) fn string_of(mut call: impl FnMut(*mut c_char, usize, *mut usize) -> sys::ctn_status) -> Result<String> {
    let mut buffer = vec![0u8; 128];
    loop {
        let mut length = 0;
        check(call(buffer.as_mut_ptr().cast(), buffer.len(), &mut length))?;
        if length < buffer.len() {
            buffer.truncate(length);
            return Ok(String::from_utf8_lossy(&buffer).into_owned());
        }
        buffer.resize(length + 1, 0);
    }
}

pub(crate) struct TextList {
    _texts: Vec<CString>,
    pointers: Vec<*const c_char>,
}

impl TextList {
    pub fn new(texts: &[&str]) -> Result<TextList> {
        let texts = texts.iter().map(|t| c_text(t)).collect::<Result<Vec<_>>>()?;
        let pointers = texts.iter().map(|t| t.as_ptr()).collect();
        Ok(TextList { _texts: texts, pointers })
    }

    pub fn as_ptr(&self) -> *const *const c_char {
        self.pointers.as_ptr()
    }
}

// Lists of handles.

pub(crate) fn pointers<H: Handle, T: Borrow<H>>(list: &[T]) -> Vec<*mut H::Raw> {
    list.iter().map(|h| h.borrow().raw()).collect()
}

pub(crate) fn optional_pointers<H: Handle>(list: &[Option<&H>]) -> Vec<*mut H::Raw> {
    list.iter().map(|h| h.map_or(null_mut(), H::raw)).collect()
}

pub(crate) fn list_pointer<R, T>(list: &Option<Vec<*mut R>>) -> *const T {
    list.as_ref().map_or(null(), |l| l.as_ptr().cast())
}

pub(crate) fn same_length(function: &str, name: &str, expected: usize, actual: usize) -> Result<()> {
    if expected == actual {
        return Ok(());
    }
    let message = format!("{function}: {name}: expected {expected} elements, got {actual}");
    Err(Error::new(Code::InvalidArgument, message))
}

/// A handle that belongs to somebody else.
pub(crate) struct Borrowed<H>(ManuallyDrop<H>);

impl<H> Deref for Borrowed<H> {
    type Target = H;
    fn deref(&self) -> &H {
        &self.0
    }
}

pub(crate) unsafe fn borrowed<H: Handle>(pointer: *const H::Raw) -> Borrowed<H> {
    assert!(!pointer.is_null(), "a callback received NULL in place of a handle");
    Borrowed(ManuallyDrop::new(H::take(pointer as *mut H::Raw)))
}

pub(crate) unsafe fn slice_of<'a, T>(list: *const T, count: usize) -> &'a [T] {
    if count == 0 {
        &[]
    } else {
        std::slice::from_raw_parts(list, count)
    }
}

/// A list of pointers as a list of handles, which are pointers; handles that are `None` are NULL.
pub(crate) unsafe fn borrowed_options<'a, H: Handle>(list: *const *const H::Raw, count: usize) -> &'a [Option<H>] {
    slice_of(list.cast(), count)
}

/// The same for lists without NULL.
pub(crate) unsafe fn borrowed_list<'a, H: Handle>(list: *const *const H::Raw, count: usize) -> Result<&'a [H]> {
    if slice_of(list, count).iter().any(|handle| handle.is_null()) {
        return Err(Error::new(Code::Internal, "a callback received NULL in place of a handle"));
    }
    Ok(slice_of(list.cast(), count))
}

/// Gives results of a closure to the library.
pub(crate) unsafe fn hand_out<H: Handle>(
    function: &str,
    made: Vec<H>,
    list: *mut *mut H::Raw,
    count: usize,
) -> Result<()> {
    hand_out_maybe(function, made.into_iter().map(Some).collect(), list, count)
}

pub(crate) unsafe fn hand_out_maybe<H: Handle>(
    function: &str,
    made: Vec<Option<H>>,
    list: *mut *mut H::Raw,
    count: usize,
) -> Result<()> {
    same_length(function, "results", count, made.len())?;
    for (i, handle) in made.into_iter().enumerate() {
        *list.add(i) = handle.map_or(null_mut(), H::give_up);
    }
    Ok(())
}

pub(crate) unsafe fn hand_out_up_to<H: Handle>(
    function: &str,
    made: Vec<H>,
    list: *mut *mut H::Raw,
    capacity: usize,
) -> Result<usize> {
    let count = made.len();
    if count > capacity {
        same_length(function, "results", capacity, count)?;
    }
    hand_out(function, made, list, count)?;
    Ok(count)
}

thread_local! {
    static STASHED: RefCell<Option<CString>> = const { RefCell::new(None) };
}

/// Keeps a text that a callback returned until the library has copied it, which it does immediately.
pub(crate) fn stash(made: Option<String>) -> Result<*const c_char> {
    let made = optional_text(made.as_deref())?;
    STASHED.with(|stashed| {
        *stashed.borrow_mut() = made;
        Ok(text_pointer(&stashed.borrow()))
    })
}
