//! The calls that every binding must get right. Prints "N passed, N failed".
use catenary_sys::*;
use std::ffi::{c_char, c_void, CStr};
use std::process::ExitCode;
use std::ptr::{null, null_mut};
use std::sync::atomic::{AtomicI32, Ordering};

static DESTROYED: AtomicI32 = AtomicI32::new(0);

struct Checks {
    passed: i32,
    failed: i32,
}

impl Checks {
    fn check(&mut self, condition: bool, what: &str) {
        if condition {
            self.passed += 1;
        } else {
            self.failed += 1;
            println!("FAILED {what} (last error: {})", message());
        }
    }
}

fn message() -> String {
    unsafe { CStr::from_ptr(ctn_error_message()) }.to_string_lossy().into_owned()
}

fn text(bytes: &'static [u8]) -> *const c_char {
    CStr::from_bytes_with_nul(bytes).expect("a terminated text").as_ptr()
}

unsafe fn matrix(checks: &mut Checks, values: &[f32; 6]) -> *mut ctn_array {
    let mut array = null_mut();
    let status = ctn_array_from_data(values.as_ptr().cast(), [2i64, 3].as_ptr(), 2, CTN_FLOAT32, &mut array);
    checks.check(status == CTN_OK, "array_from_data");
    array
}

unsafe fn values(array: *const ctn_array) -> Vec<f32> {
    let mut result = vec![0f32; 6];
    let size = std::mem::size_of_val(&result[..]);
    if ctn_array_to_data(array, result.as_mut_ptr().cast(), size) == CTN_OK { result } else { vec![] }
}

unsafe extern "C" fn twice(_: *mut c_void, _: *mut ctn_function, inputs: *const *const ctn_array, _: usize,
                           outputs: *mut *mut ctn_array, _: usize) -> ctn_status {
    ctn_array_add(*inputs, *inputs, outputs)
}

unsafe extern "C" fn refuse(_: *mut c_void, _: *mut ctn_function, _: *const *const ctn_array, _: usize,
                            _: *mut *mut ctn_array, _: usize) -> ctn_status {
    ctn_error_set(CTN_ERROR_UNSUPPORTED, text(b"the probe says no\0"));
    CTN_ERROR_UNSUPPORTED
}

unsafe extern "C" fn refuse_link(_: *mut c_void, _: *mut ctn_link, _: *const *mut ctn_variable, _: usize,
                                 _: *mut *mut ctn_variable, _: usize) -> ctn_status {
    ctn_error_set(CTN_ERROR_IO, text(b"the link says no\0"));
    CTN_ERROR_IO
}

unsafe extern "C" fn count(_: *mut c_void) {
    DESTROYED.fetch_add(1, Ordering::Relaxed);
}

fn destroyed() -> i32 {
    DESTROYED.load(Ordering::Relaxed)
}

unsafe fn user_function(checks: &mut Checks, forward: ctn_function_forward_fn) -> *mut ctn_function {
    let callbacks = ctn_function_callbacks {
        struct_size: std::mem::size_of::<ctn_function_callbacks>(),
        name: text(b"Probe\0"),
        forward,
        backward: None,
        backward_variables: None,
        check_type: None,
        destroy: Some(count),
    };
    let mut function = null_mut();
    checks.check(ctn_function_new(&callbacks, null_mut(), &mut function) == CTN_OK, "function_new");
    function
}

unsafe fn arrays(checks: &mut Checks, a: *mut ctn_array) {
    let b = matrix(checks, &[10., 20., 30., 40., 50., 60.]);
    let mut c = null_mut();
    checks.check(ctn_array_add(a, b, &mut c) == CTN_OK && !c.is_null(), "array_add");
    let shape = std::slice::from_raw_parts(ctn_array_shape(c), ctn_array_ndim(c));
    checks.check(shape == [2, 3], "shape");
    checks.check(values(c) == [11., 22., 33., 44., 55., 66.], "values of the sum");
    ctn_array_release(c);

    let mut wrong = null_mut();
    checks.check(ctn_array_zeros(&4, 1, CTN_FLOAT32, &mut wrong) == CTN_OK, "array_zeros");
    checks.check(ctn_array_add(a, wrong, &mut c) == CTN_ERROR_SHAPE, "a failing call gives its status");
    checks.check(c.is_null(), "the output of a failing call is NULL");
    checks.check(ctn_error_code() == CTN_ERROR_SHAPE && message().starts_with("array_add:"),
                 "a failing call leaves its message");
    checks.check(ctn_array_add(a, null(), &mut c) == CTN_ERROR_INVALID_ARGUMENT, "NULL is an error");
    ctn_array_release(wrong);
    ctn_array_release(b);
}

unsafe fn callbacks(checks: &mut Checks, a: *mut ctn_array) {
    let (mut x, mut y, mut data, mut link) = (null_mut(), null_mut(), null_mut(), null_mut());
    checks.check(ctn_variable_new(a, &mut x) == CTN_OK, "variable_new");
    let function = user_function(checks, Some(twice));
    checks.check(ctn_function_call(function, &x, 1, &mut y, 1) == CTN_OK, "function_call");
    checks.check(ctn_variable_data(y, &mut data) == CTN_OK, "variable_data");
    checks.check(values(data) == [2., 4., 6., 8., 10., 12.], "values of the user function");
    ctn_array_release(data);
    ctn_variable_release(y);
    ctn_function_release(function);
    checks.check(destroyed() == 1, "destroy of the user function runs once");

    let function = user_function(checks, Some(refuse));
    let status = ctn_function_call(function, &x, 1, &mut y, 1);
    checks.check(status == CTN_ERROR_UNSUPPORTED, "status of a callback");
    checks.check(message() == "the probe says no", "message of a callback");
    checks.check(y.is_null(), "no output after a callback's error");
    ctn_function_release(function);
    checks.check(destroyed() == 2, "destroy runs after an error too");

    checks.check(ctn_link_new(Some(refuse_link), null_mut(), Some(count), &mut link) == CTN_OK, "link_new");
    checks.check(ctn_link_call1(link, x, &mut y) == CTN_ERROR_IO, "status of a link's callback");
    checks.check(message() == "the link says no", "message of a link's callback");
    ctn_link_release(link);
    checks.check(destroyed() == 3, "destroy of the link's callback runs once");
    ctn_variable_release(x);
}

fn main() -> ExitCode {
    let mut checks = Checks { passed: 0, failed: 0 };
    unsafe {
        let a = matrix(&mut checks, &[1., 2., 3., 4., 5., 6.]);
        arrays(&mut checks, a);
        callbacks(&mut checks, a);
        ctn_array_release(a);
    }
    println!("{} passed, {} failed", checks.passed, checks.failed);
    if checks.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
