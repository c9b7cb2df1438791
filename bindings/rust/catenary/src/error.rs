//! Errors: a status with its message.
use crate::enums::Code;
use crate::sys;
use std::ffi::{CStr, CString};
use std::fmt;

/// The result of a call that can fail.
pub type Result<T> = std::result::Result<T, Error>;

/// A failure: its code, and a message that names the function, the argument, what was expected and what was
/// received.
///
/// ```
/// use catenary::{Array, Code, DType};
/// let error = Array::zeros(&[2, 3], DType::Float32)?.reshape(&[4]).unwrap_err();
/// assert_eq!(error.code(), Code::Shape);
/// assert!(error.message().contains("(4,)"), "{}", error);
/// # Ok::<(), catenary::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Error {
    code: Code,
    message: Box<str>,
}

impl Error {
    /// An error of a callback, which reaches the caller of the library with this code and message.
    pub fn new(code: Code, message: impl Into<String>) -> Error {
        let code = if code == Code::Ok { Code::Internal } else { code };
        Error { code, message: message.into().into_boxed_str() }
    }

    /// An error with the code `Code::Callback`, from any other error.
    pub fn callback(error: impl fmt::Display) -> Error {
        Error::new(Code::Callback, error.to_string())
    }

    /// What kind of failure it is.
    pub fn code(&self) -> Code {
        self.code
    }

    /// The message, which may be empty.
    pub fn message(&self) -> &str {
        &self.message
    }

    /// Stores the error for the library, as a callback does before it returns the status.
    pub(crate) fn raise(&self) -> sys::ctn_status {
        let text = CString::new(self.message.replace('\0', "\\x00")).unwrap_or_default();
        unsafe { sys::ctn_error_set(self.code.raw(), text.as_ptr()) };
        self.code.raw()
    }

    /// The calling thread's last failure.
    pub(crate) fn last(status: sys::ctn_status) -> Error {
        let message = unsafe { CStr::from_ptr(sys::ctn_error_message()) };
        Error { code: Code::from_raw(status), message: message.to_string_lossy().into() }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.message.is_empty() {
            write!(f, "{:?}", self.code)
        } else {
            f.write_str(&self.message)
        }
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}: {}", self.code, self.message)
    }
}

impl std::error::Error for Error {}

impl From<std::io::Error> for Error {
    fn from(error: std::io::Error) -> Error {
        let code = match error.kind() {
            std::io::ErrorKind::NotFound => Code::NotFound,
            _ => Code::Io,
        };
        Error::new(code, error.to_string())
    }
}

/// The status of a call as a result. Resumes a panic of a callback that ended the call.
#[inline]
pub(crate) fn check(status: sys::ctn_status) -> Result<()> {
    if status == sys::CTN_OK {
        Ok(())
    } else {
        Err(failed(status))
    }
}

#[cold]
fn failed(status: sys::ctn_status) -> Error {
    let error = Error::last(status);
    crate::callback::resume(&error);
    error
}
