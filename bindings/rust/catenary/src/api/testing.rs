//! For tests: assertions on arrays, loops over element types, comparison of devices, and gradients against finite differences.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

#[allow(unused_imports)]
use crate::support::*;
#[allow(unused_imports)]
use crate::{callbacks, callbacks::*, handles::*, enums::*, index::Index};

/// Gradients of the sum of grad_outputs\[i\] \* outputs\[i\] with respect to the inputs, by central
/// differences, all on one device.
///
/// * `f`: Computes the outputs from the present elements of the inputs.
/// * `inputs`: The inputs. Their elements change while `f` runs, and have their old bits when the call returns.
/// * `grad_outputs`: Arrays of the shapes of the outputs; `None` entries count as zeros.
/// * `eps`: Step of the differences, above 0.
///
/// # Errors
///
/// `Code::Shape`, `Code::Callback`, `Code::TypeCheck`, `Code::State`, `Code::Dtype`, `Code::Device`,
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_gradient_check_numerical_grad`.
pub fn gradient_check_numerical_grad<F1: FnMut() -> Result<Vec<Array>>, T2: Borrow<Array>>(f: F1, inputs: &[T2], grad_outputs: &[Option<&Array>], eps: f64) -> Result<Vec<Option<Array>>> {
    let f = RefCell::new(f);
    let inputs_list = pointers::<Array, _>(inputs);
    let grad_outputs_list = optional_pointers(grad_outputs);
    let mut grads = vec![null_mut::<sys::ctn_array>(); inputs.len()];
    check(unsafe { sys::ctn_gradient_check_numerical_grad(Some(callbacks::gradient_check_arrays_fn::<F1>), &f as *const RefCell<F1> as *mut c_void, None, inputs_list.as_ptr().cast(), inputs.len(), grad_outputs_list.as_ptr().cast(), grad_outputs.len(), eps, grads.as_mut_ptr()) })?;
    Ok(grads.into_iter().map(|p| unsafe { Array::adopt_maybe(p) }).collect())
}

/// Checks the gradients of a function of variables with respect to its inputs and to `params`. Inputs that
/// are not C-contiguous are passed to `f` as they are for the gradient, and as contiguous copies for the
/// differences; the outputs of both must agree.
///
/// * `f`: The function under test.
/// * `x_data`: The inputs; they do not change.
/// * `y_grad`: Upstream gradients. `None`, for the list or for an entry, means 1 for an output of one element,
///   and fixed numbers of both signs otherwise.
/// * `params`: Further variables that the function reads. `None`: none.
/// * `eps`: Step of the differences, above 0.
/// * `rtol`: Relative tolerance, at least 0.
/// * `atol`: Absolute tolerance, at least 0.
///
/// # Errors
///
/// `Code::Assertion`, `Code::Shape`, `Code::Dtype`, `Code::Callback`, `Code::Unsupported`, `Code::TypeCheck`,
/// `Code::State`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_gradient_check_backward`.
pub fn gradient_check_backward<F1: FnMut(&[Variable]) -> Result<Vec<Variable>>, T2: Borrow<Array>>(f: F1, x_data: &[T2], y_grad: Option<&[Option<&Array>]>, params: Option<&[&Variable]>, eps: f64, rtol: f64, atol: f64) -> Result<()> {
    let f = RefCell::new(f);
    let x_data_list = pointers::<Array, _>(x_data);
    let y_grad_list = y_grad.map(optional_pointers);
    let params_list = params.map(pointers::<Variable, _>);
    check(unsafe { sys::ctn_gradient_check_backward(Some(callbacks::gradient_check_fn::<F1>), &f as *const RefCell<F1> as *mut c_void, None, x_data_list.as_ptr().cast(), x_data.len(), list_pointer(&y_grad_list), y_grad.map_or(0, |l| l.len()), list_pointer(&params_list), params.map_or(0, |l| l.len()), eps, rtol, atol) })?;
    Ok(())
}

/// Checks second derivatives: the gradients of backward with create_graph are differentiated with respect to
/// the inputs, to `params` and to the upstream gradients, and compared with differences of the plain
/// gradients.
///
/// * `f`: The function under test.
/// * `x_data`: The inputs; they do not change.
/// * `y_grad`: Upstream gradients. `None`, for the list or for an entry, means 1 for an output of one element,
///   and fixed numbers of both signs otherwise.
/// * `params`: Further variables that the function reads. `None`: none.
/// * `eps`: Step of the differences, above 0.
/// * `rtol`: Relative tolerance, at least 0.
/// * `atol`: Absolute tolerance, at least 0.
///
/// # Errors
///
/// `Code::Assertion`, `Code::Shape`, `Code::Dtype`, `Code::Callback`, `Code::Unsupported`, `Code::TypeCheck`,
/// `Code::State`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_gradient_check_double_backward`.
pub fn gradient_check_double_backward<F1: FnMut(&[Variable]) -> Result<Vec<Variable>>, T2: Borrow<Array>>(f: F1, x_data: &[T2], y_grad: Option<&[Option<&Array>]>, params: Option<&[&Variable]>, eps: f64, rtol: f64, atol: f64) -> Result<()> {
    let f = RefCell::new(f);
    let x_data_list = pointers::<Array, _>(x_data);
    let y_grad_list = y_grad.map(optional_pointers);
    let params_list = params.map(pointers::<Variable, _>);
    check(unsafe { sys::ctn_gradient_check_double_backward(Some(callbacks::gradient_check_fn::<F1>), &f as *const RefCell<F1> as *mut c_void, None, x_data_list.as_ptr().cast(), x_data.len(), list_pointer(&y_grad_list), y_grad.map_or(0, |l| l.len()), list_pointer(&params_list), params.map_or(0, |l| l.len()), eps, rtol, atol) })?;
    Ok(())
}

/// `testing::gradient_check_backward` or `testing::gradient_check_double_backward` of a user function.
///
/// * `f`: A function from `Function::new`.
/// * `x_data`: The inputs; they do not change.
/// * `y_grad`: Upstream gradients. `None`, for the list or for an entry, means 1 for an output of one element,
///   and fixed numbers of both signs otherwise.
/// * `order`: 1 for first derivatives, 2 for second derivatives.
/// * `eps`: Step of the differences, above 0.
/// * `rtol`: Relative tolerance, at least 0.
/// * `atol`: Absolute tolerance, at least 0.
///
/// # Errors
///
/// `Code::Assertion`, `Code::Shape`, `Code::Dtype`, `Code::Callback`, `Code::Unsupported`, `Code::TypeCheck`,
/// `Code::State`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_gradient_check_function`.
pub fn gradient_check_function<T1: Borrow<Array>>(f: &Function, x_data: &[T1], y_grad: Option<&[Option<&Array>]>, order: i32, eps: f64, rtol: f64, atol: f64) -> Result<()> {
    let x_data_list = pointers::<Array, _>(x_data);
    let y_grad_list = y_grad.map(optional_pointers);
    check(unsafe { sys::ctn_gradient_check_function(f.as_ptr(), x_data_list.as_ptr().cast(), x_data.len(), list_pointer(&y_grad_list), y_grad.map_or(0, |l| l.len()), order, eps, rtol, atol) })?;
    Ok(())
}

/// `testing::gradient_check_backward` or `testing::gradient_check_double_backward` of a link, with respect to
/// its inputs and all its parameters. The parameters and their gradients do not change.
///
/// * `link`: The link.
/// * `x_data`: The inputs; they do not change.
/// * `y_grad`: Upstream gradients. `None`, for the list or for an entry, means 1 for an output of one element,
///   and fixed numbers of both signs otherwise.
/// * `order`: 1 for first derivatives, 2 for second derivatives.
/// * `eps`: Step of the differences, above 0.
/// * `rtol`: Relative tolerance, at least 0.
/// * `atol`: Absolute tolerance, at least 0.
///
/// # Errors
///
/// `Code::Assertion`, `Code::Shape`, `Code::Dtype`, `Code::Callback`, `Code::Unsupported`, `Code::TypeCheck`,
/// `Code::State`, `Code::Device`, `Code::Index`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_gradient_check_link`.
pub fn gradient_check_link<T1: Borrow<Array>>(link: &Link, x_data: &[T1], y_grad: Option<&[Option<&Array>]>, order: i32, eps: f64, rtol: f64, atol: f64) -> Result<()> {
    let x_data_list = pointers::<Array, _>(x_data);
    let y_grad_list = y_grad.map(optional_pointers);
    check(unsafe { sys::ctn_gradient_check_link(link.as_ptr(), x_data_list.as_ptr().cast(), x_data.len(), list_pointer(&y_grad_list), y_grad.map_or(0, |l| l.len()), order, eps, rtol, atol) })?;
    Ok(())
}

/// Asserts |actual - desired| \<= atol + rtol \* |desired| for all elements. NaN equals NaN, and infinities
/// equal themselves. Both arrays have the same shape, or one is 0-d. NumPy's defaults are rtol 1e-7 and atol
/// 0; those of the reference's gradient_check are 1e-4 and 1e-5.
///
/// * `actual`: The array to test.
/// * `desired`: The expected array.
/// * `rtol`: Relative tolerance.
/// * `atol`: Absolute tolerance.
/// * `err_msg`: Text for the message. `None`: none.
/// * `verbose`: Whether the message shows the arrays.
///
/// # Errors
///
/// `Code::Assertion`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_testing_assert_allclose`.
#[inline]
pub fn assert_allclose(actual: &Array, desired: &Array, rtol: f64, atol: f64, err_msg: Option<&str>, verbose: bool) -> Result<()> {
    let err_msg = optional_text(err_msg)?;
    check(unsafe { sys::ctn_testing_assert_allclose(actual.as_ptr(), desired.as_ptr(), rtol, atol, text_pointer(&err_msg), verbose as i32) })?;
    Ok(())
}

/// Asserts |x - y| \< 1.5 \* 10^-decimal for all elements. NaN equals NaN, and infinities equal themselves.
/// Both arrays have the same shape, or one is 0-d. NumPy's default is decimal 6.
///
/// * `x`: The first array.
/// * `y`: The second array.
/// * `decimal`: Number of digits after the decimal point that count.
/// * `err_msg`: Text for the message. `None`: none.
/// * `verbose`: Whether the message shows the arrays.
///
/// # Errors
///
/// `Code::Assertion`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_testing_assert_array_almost_equal`.
#[inline]
pub fn assert_array_almost_equal(x: &Array, y: &Array, decimal: i32, err_msg: Option<&str>, verbose: bool) -> Result<()> {
    let err_msg = optional_text(err_msg)?;
    check(unsafe { sys::ctn_testing_assert_array_almost_equal(x.as_ptr(), y.as_ptr(), decimal, text_pointer(&err_msg), verbose as i32) })?;
    Ok(())
}

/// Asserts |x - y| \<= nulp \* spacing(max(|x|, |y|)) for all elements, broadcast; spacing is the distance to
/// the next number of the promoted floating type. NaN and infinities are never close. NumPy's default is nulp
/// 1. bool is a DTYPE error.
///
/// * `x`: The first array.
/// * `y`: The second array.
/// * `nulp`: Number of units in the last place.
///
/// # Errors
///
/// `Code::Assertion`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_testing_assert_array_almost_equal_nulp`.
#[inline]
pub fn assert_array_almost_equal_nulp(x: &Array, y: &Array, nulp: i64) -> Result<()> {
    check(unsafe { sys::ctn_testing_assert_array_almost_equal_nulp(x.as_ptr(), y.as_ptr(), nulp) })?;
    Ok(())
}

/// Asserts that at most `maxulp` representable numbers are between each element of `a` and that of `b`,
/// counted exactly in the promoted floating type (float64 for integers). NaN equals NaN. NumPy's default is
/// maxulp 1. The shapes must be equal; bool is a DTYPE error.
///
/// * `a`: The first array.
/// * `b`: The second array.
/// * `maxulp`: Number of units in the last place.
/// * `dtype`: Floating element type for the comparison, or `None` for the promoted one.
///
/// # Errors
///
/// `Code::Assertion`, `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_testing_assert_array_max_ulp`.
#[inline]
pub fn assert_array_max_ulp(a: &Array, b: &Array, maxulp: i64, dtype: Option<DType>) -> Result<()> {
    check(unsafe { sys::ctn_testing_assert_array_max_ulp(a.as_ptr(), b.as_ptr(), maxulp, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw)) })?;
    Ok(())
}

/// Asserts that all elements are equal. NaN equals NaN, and the dtypes may differ. Both arrays have the same
/// shape, or one is 0-d.
///
/// * `x`: The first array.
/// * `y`: The second array.
/// * `err_msg`: Text for the message. `None`: none.
/// * `verbose`: Whether the message shows the arrays.
///
/// # Errors
///
/// `Code::Assertion`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_testing_assert_array_equal`.
#[inline]
pub fn assert_array_equal(x: &Array, y: &Array, err_msg: Option<&str>, verbose: bool) -> Result<()> {
    let err_msg = optional_text(err_msg)?;
    check(unsafe { sys::ctn_testing_assert_array_equal(x.as_ptr(), y.as_ptr(), text_pointer(&err_msg), verbose as i32) })?;
    Ok(())
}

/// `testing::assert_array_equal` for each pair of arrays of two lists. Lists of different lengths do not
/// match; the message names the position that does not.
///
/// * `xlist`: The first arrays.
/// * `ylist`: The second arrays.
/// * `err_msg`: Text for the message. `None`: none.
/// * `verbose`: Whether the message shows the arrays.
///
/// # Errors
///
/// `Code::Assertion`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_testing_assert_array_list_equal`.
pub fn assert_array_list_equal<T1: Borrow<Array>, T2: Borrow<Array>>(xlist: &[T1], ylist: &[T2], err_msg: Option<&str>, verbose: bool) -> Result<()> {
    let xlist_list = pointers::<Array, _>(xlist);
    let ylist_list = pointers::<Array, _>(ylist);
    let err_msg = optional_text(err_msg)?;
    check(unsafe { sys::ctn_testing_assert_array_list_equal(xlist_list.as_ptr().cast(), xlist.len(), ylist_list.as_ptr().cast(), ylist.len(), text_pointer(&err_msg), verbose as i32) })?;
    Ok(())
}

/// Asserts x \< y for all elements; if one is NaN, the other must be NaN, too. Both arrays have the same
/// shape, or one is 0-d.
///
/// * `x`: The first array.
/// * `y`: The second array.
/// * `err_msg`: Text for the message. `None`: none.
/// * `verbose`: Whether the message shows the arrays.
///
/// # Errors
///
/// `Code::Assertion`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_testing_assert_array_less`.
#[inline]
pub fn assert_array_less(x: &Array, y: &Array, err_msg: Option<&str>, verbose: bool) -> Result<()> {
    let err_msg = optional_text(err_msg)?;
    check(unsafe { sys::ctn_testing_assert_array_less(x.as_ptr(), y.as_ptr(), text_pointer(&err_msg), verbose as i32) })?;
    Ok(())
}

/// Calls a test for each of several element types, one at a time. It ends at the first failure, whose status
/// and message, after the element types, reach the caller.
///
/// * `dtypes`: The element types, at least one.
/// * `function`: The test.
///
/// # Errors
///
/// `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_testing_for_dtypes`.
#[inline]
pub fn for_dtypes<F1: FnMut(&[DType]) -> Result<()>>(dtypes: &[DType], function: F1) -> Result<()> {
    let function = RefCell::new(function);
    check(unsafe { sys::ctn_testing_for_dtypes(dtypes.as_ptr().cast(), dtypes.len(), Some(callbacks::testing_dtypes_fn::<F1>), &function as *const RefCell<F1> as *mut c_void, None) })?;
    Ok(())
}

/// Calls a test for each element type: float16, bfloat16, float32, float64, int8 to int64, uint8 to uint64,
/// bool. It ends at the first failure, whose status and message, after the element types, reach the caller.
///
/// * `no_float16`: Whether to leave out float16 and bfloat16.
/// * `no_bool`: Whether to leave out bool.
/// * `function`: The test.
///
/// # Errors
///
/// `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_testing_for_all_dtypes`.
#[inline]
pub fn for_all_dtypes<F1: FnMut(&[DType]) -> Result<()>>(no_float16: bool, no_bool: bool, function: F1) -> Result<()> {
    let function = RefCell::new(function);
    check(unsafe { sys::ctn_testing_for_all_dtypes(no_float16 as i32, no_bool as i32, Some(callbacks::testing_dtypes_fn::<F1>), &function as *const RefCell<F1> as *mut c_void, None) })?;
    Ok(())
}

/// Calls a test for float16, bfloat16, float32 and float64. It ends at the first failure, whose status and
/// message, after the element types, reach the caller.
///
/// * `no_float16`: Whether to leave out float16 and bfloat16.
/// * `function`: The test.
///
/// # Errors
///
/// `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_testing_for_float_dtypes`.
#[inline]
pub fn for_float_dtypes<F1: FnMut(&[DType]) -> Result<()>>(no_float16: bool, function: F1) -> Result<()> {
    let function = RefCell::new(function);
    check(unsafe { sys::ctn_testing_for_float_dtypes(no_float16 as i32, Some(callbacks::testing_dtypes_fn::<F1>), &function as *const RefCell<F1> as *mut c_void, None) })?;
    Ok(())
}

/// Calls a test for int8 to int64. It ends at the first failure, whose status and message, after the element
/// types, reach the caller.
///
/// * `function`: The test.
///
/// # Errors
///
/// `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_testing_for_signed_dtypes`.
#[inline]
pub fn for_signed_dtypes<F1: FnMut(&[DType]) -> Result<()>>(function: F1) -> Result<()> {
    let function = RefCell::new(function);
    check(unsafe { sys::ctn_testing_for_signed_dtypes(Some(callbacks::testing_dtypes_fn::<F1>), &function as *const RefCell<F1> as *mut c_void, None) })?;
    Ok(())
}

/// Calls a test for uint8 to uint64. It ends at the first failure, whose status and message, after the
/// element types, reach the caller.
///
/// * `function`: The test.
///
/// # Errors
///
/// `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_testing_for_unsigned_dtypes`.
#[inline]
pub fn for_unsigned_dtypes<F1: FnMut(&[DType]) -> Result<()>>(function: F1) -> Result<()> {
    let function = RefCell::new(function);
    check(unsafe { sys::ctn_testing_for_unsigned_dtypes(Some(callbacks::testing_dtypes_fn::<F1>), &function as *const RefCell<F1> as *mut c_void, None) })?;
    Ok(())
}

/// Calls a test for int8 to int64, uint8 to uint64 and bool. It ends at the first failure, whose status and
/// message, after the element types, reach the caller.
///
/// * `no_bool`: Whether to leave out bool.
/// * `function`: The test.
///
/// # Errors
///
/// `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_testing_for_int_dtypes`.
#[inline]
pub fn for_int_dtypes<F1: FnMut(&[DType]) -> Result<()>>(no_bool: bool, function: F1) -> Result<()> {
    let function = RefCell::new(function);
    check(unsafe { sys::ctn_testing_for_int_dtypes(no_bool as i32, Some(callbacks::testing_dtypes_fn::<F1>), &function as *const RefCell<F1> as *mut c_void, None) })?;
    Ok(())
}

/// Calls a test for combinations of element types: for all of them, or for as many as there are types. The
/// latter take one element each of `argument_count` shuffled copies of the list (the same in every run), so
/// that every type appears once in every place. More than 1,000,000 calls are INVALID_ARGUMENT. It ends at
/// the first failure, whose status and message, after the element types, reach the caller.
///
/// * `dtypes`: The element types, at least one.
/// * `argument_count`: Number of element types for each call, 1 to 64.
/// * `full`: 1 for all combinations, 0 for as many as there are types, -1 for all if
///   CATENARY_TEST_FULL_COMBINATION=1 is in the environment and otherwise as with 0.
/// * `function`: The test.
///
/// # Errors
///
/// `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_testing_for_dtypes_combination`.
#[inline]
pub fn for_dtypes_combination<F1: FnMut(&[DType]) -> Result<()>>(dtypes: &[DType], argument_count: usize, full: i32, function: F1) -> Result<()> {
    let function = RefCell::new(function);
    check(unsafe { sys::ctn_testing_for_dtypes_combination(dtypes.as_ptr().cast(), dtypes.len(), argument_count, full, Some(callbacks::testing_dtypes_fn::<F1>), &function as *const RefCell<F1> as *mut c_void, None) })?;
    Ok(())
}

/// `testing::for_dtypes_combination` with the types of `testing::for_all_dtypes`.
///
/// * `argument_count`: Number of element types for each call, 1 to 64.
/// * `no_float16`: Whether to leave out float16 and bfloat16.
/// * `no_bool`: Whether to leave out bool.
/// * `full`: 1 for all combinations, 0 for as many as there are types, -1 for all if
///   CATENARY_TEST_FULL_COMBINATION=1 is in the environment and otherwise as with 0.
/// * `function`: The test.
///
/// # Errors
///
/// `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_testing_for_all_dtypes_combination`.
#[inline]
pub fn for_all_dtypes_combination<F1: FnMut(&[DType]) -> Result<()>>(argument_count: usize, no_float16: bool, no_bool: bool, full: i32, function: F1) -> Result<()> {
    let function = RefCell::new(function);
    check(unsafe { sys::ctn_testing_for_all_dtypes_combination(argument_count, no_float16 as i32, no_bool as i32, full, Some(callbacks::testing_dtypes_fn::<F1>), &function as *const RefCell<F1> as *mut c_void, None) })?;
    Ok(())
}

/// `testing::for_dtypes_combination` with the types of `testing::for_signed_dtypes`.
///
/// * `argument_count`: Number of element types for each call, 1 to 64.
/// * `full`: 1 for all combinations, 0 for as many as there are types, -1 for all if
///   CATENARY_TEST_FULL_COMBINATION=1 is in the environment and otherwise as with 0.
/// * `function`: The test.
///
/// # Errors
///
/// `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_testing_for_signed_dtypes_combination`.
#[inline]
pub fn for_signed_dtypes_combination<F1: FnMut(&[DType]) -> Result<()>>(argument_count: usize, full: i32, function: F1) -> Result<()> {
    let function = RefCell::new(function);
    check(unsafe { sys::ctn_testing_for_signed_dtypes_combination(argument_count, full, Some(callbacks::testing_dtypes_fn::<F1>), &function as *const RefCell<F1> as *mut c_void, None) })?;
    Ok(())
}

/// `testing::for_dtypes_combination` with the types of `testing::for_unsigned_dtypes`.
///
/// * `argument_count`: Number of element types for each call, 1 to 64.
/// * `full`: 1 for all combinations, 0 for as many as there are types, -1 for all if
///   CATENARY_TEST_FULL_COMBINATION=1 is in the environment and otherwise as with 0.
/// * `function`: The test.
///
/// # Errors
///
/// `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_testing_for_unsigned_dtypes_combination`.
#[inline]
pub fn for_unsigned_dtypes_combination<F1: FnMut(&[DType]) -> Result<()>>(argument_count: usize, full: i32, function: F1) -> Result<()> {
    let function = RefCell::new(function);
    check(unsafe { sys::ctn_testing_for_unsigned_dtypes_combination(argument_count, full, Some(callbacks::testing_dtypes_fn::<F1>), &function as *const RefCell<F1> as *mut c_void, None) })?;
    Ok(())
}

/// `testing::for_dtypes_combination` with the types of `testing::for_int_dtypes`.
///
/// * `argument_count`: Number of element types for each call, 1 to 64.
/// * `no_bool`: Whether to leave out bool.
/// * `full`: 1 for all combinations, 0 for as many as there are types, -1 for all if
///   CATENARY_TEST_FULL_COMBINATION=1 is in the environment and otherwise as with 0.
/// * `function`: The test.
///
/// # Errors
///
/// `Code::Callback`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_testing_for_int_dtypes_combination`.
#[inline]
pub fn for_int_dtypes_combination<F1: FnMut(&[DType]) -> Result<()>>(argument_count: usize, no_bool: bool, full: i32, function: F1) -> Result<()> {
    let function = RefCell::new(function);
    check(unsafe { sys::ctn_testing_for_int_dtypes_combination(argument_count, no_bool as i32, full, Some(callbacks::testing_dtypes_fn::<F1>), &function as *const RefCell<F1> as *mut c_void, None) })?;
    Ok(())
}

/// Runs a computation on two devices and asserts that the results are close, like `testing::assert_allclose`
/// with the result of `second` as actual and that of `first` as desired. Both runs wait for their device, so
/// that late failures belong to them. A failure of only one of them, different statuses, and (unless
/// `accept_error`) the same failure of both are `Code::Assertion` with the messages. The current device is
/// always restored.
///
/// * `first`: The device whose results are right. `None`: "cpu".
/// * `second`: The device to test. `None`: the current device.
/// * `rtol`: Relative tolerance.
/// * `atol`: Absolute tolerance.
/// * `err_msg`: Text for the message. `None`: none.
/// * `verbose`: Whether the message shows the arrays.
/// * `type_check`: Whether the element types must be equal.
/// * `accept_error`: Whether it is right that both runs fail with the same status.
/// * `compute`: Computes the result on the current device.
///
/// # Errors
///
/// `Code::Assertion`, `Code::Device`, `Code::Unavailable`, `Code::Callback`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_testing_devices_allclose`.
pub fn devices_allclose<F1: FnMut(&str) -> Result<Array>>(first: Option<&str>, second: Option<&str>, rtol: f64, atol: f64, err_msg: Option<&str>, verbose: bool, type_check: bool, accept_error: bool, compute: F1) -> Result<()> {
    let first = optional_text(first)?;
    let second = optional_text(second)?;
    let err_msg = optional_text(err_msg)?;
    let compute = RefCell::new(compute);
    check(unsafe { sys::ctn_testing_devices_allclose(text_pointer(&first), text_pointer(&second), rtol, atol, text_pointer(&err_msg), verbose as i32, type_check as i32, accept_error as i32, Some(callbacks::testing_compute_fn::<F1>), &compute as *const RefCell<F1> as *mut c_void, None) })?;
    Ok(())
}

/// `testing::devices_allclose` with `testing::assert_array_almost_equal`.
///
/// * `first`: The device whose results are right. `None`: "cpu".
/// * `second`: The device to test. `None`: the current device.
/// * `decimal`: Number of digits after the decimal point that count.
/// * `err_msg`: Text for the message. `None`: none.
/// * `verbose`: Whether the message shows the arrays.
/// * `type_check`: Whether the element types must be equal.
/// * `accept_error`: Whether it is right that both runs fail with the same status.
/// * `compute`: Computes the result on the current device.
///
/// # Errors
///
/// `Code::Assertion`, `Code::Device`, `Code::Unavailable`, `Code::Callback`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_testing_devices_array_almost_equal`.
pub fn devices_array_almost_equal<F1: FnMut(&str) -> Result<Array>>(first: Option<&str>, second: Option<&str>, decimal: i32, err_msg: Option<&str>, verbose: bool, type_check: bool, accept_error: bool, compute: F1) -> Result<()> {
    let first = optional_text(first)?;
    let second = optional_text(second)?;
    let err_msg = optional_text(err_msg)?;
    let compute = RefCell::new(compute);
    check(unsafe { sys::ctn_testing_devices_array_almost_equal(text_pointer(&first), text_pointer(&second), decimal, text_pointer(&err_msg), verbose as i32, type_check as i32, accept_error as i32, Some(callbacks::testing_compute_fn::<F1>), &compute as *const RefCell<F1> as *mut c_void, None) })?;
    Ok(())
}

/// `testing::devices_allclose` with `testing::assert_array_almost_equal_nulp`.
///
/// * `first`: The device whose results are right. `None`: "cpu".
/// * `second`: The device to test. `None`: the current device.
/// * `nulp`: Number of units in the last place.
/// * `type_check`: Whether the element types must be equal.
/// * `accept_error`: Whether it is right that both runs fail with the same status.
/// * `compute`: Computes the result on the current device.
///
/// # Errors
///
/// `Code::Assertion`, `Code::Device`, `Code::Unavailable`, `Code::Shape`, `Code::Dtype`, `Code::Callback`,
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_testing_devices_array_almost_equal_nulp`.
pub fn devices_array_almost_equal_nulp<F1: FnMut(&str) -> Result<Array>>(first: Option<&str>, second: Option<&str>, nulp: i64, type_check: bool, accept_error: bool, compute: F1) -> Result<()> {
    let first = optional_text(first)?;
    let second = optional_text(second)?;
    let compute = RefCell::new(compute);
    check(unsafe { sys::ctn_testing_devices_array_almost_equal_nulp(text_pointer(&first), text_pointer(&second), nulp, type_check as i32, accept_error as i32, Some(callbacks::testing_compute_fn::<F1>), &compute as *const RefCell<F1> as *mut c_void, None) })?;
    Ok(())
}

/// `testing::devices_allclose` with `testing::assert_array_max_ulp`.
///
/// * `first`: The device whose results are right. `None`: "cpu".
/// * `second`: The device to test. `None`: the current device.
/// * `maxulp`: Number of units in the last place.
/// * `dtype`: Floating element type for the comparison, or `None` for the promoted one.
/// * `type_check`: Whether the element types must be equal.
/// * `accept_error`: Whether it is right that both runs fail with the same status.
/// * `compute`: Computes the result on the current device.
///
/// # Errors
///
/// `Code::Assertion`, `Code::Device`, `Code::Unavailable`, `Code::Shape`, `Code::Dtype`, `Code::Callback`,
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_testing_devices_array_max_ulp`.
pub fn devices_array_max_ulp<F1: FnMut(&str) -> Result<Array>>(first: Option<&str>, second: Option<&str>, maxulp: i64, dtype: Option<DType>, type_check: bool, accept_error: bool, compute: F1) -> Result<()> {
    let first = optional_text(first)?;
    let second = optional_text(second)?;
    let compute = RefCell::new(compute);
    check(unsafe { sys::ctn_testing_devices_array_max_ulp(text_pointer(&first), text_pointer(&second), maxulp, dtype.map_or(sys::CTN_DTYPE_NONE, DType::raw), type_check as i32, accept_error as i32, Some(callbacks::testing_compute_fn::<F1>), &compute as *const RefCell<F1> as *mut c_void, None) })?;
    Ok(())
}

/// `testing::devices_allclose` with `testing::assert_array_equal`.
///
/// * `first`: The device whose results are right. `None`: "cpu".
/// * `second`: The device to test. `None`: the current device.
/// * `err_msg`: Text for the message. `None`: none.
/// * `verbose`: Whether the message shows the arrays.
/// * `type_check`: Whether the element types must be equal.
/// * `accept_error`: Whether it is right that both runs fail with the same status.
/// * `compute`: Computes the result on the current device.
///
/// # Errors
///
/// `Code::Assertion`, `Code::Device`, `Code::Unavailable`, `Code::Callback`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_testing_devices_array_equal`.
pub fn devices_array_equal<F1: FnMut(&str) -> Result<Array>>(first: Option<&str>, second: Option<&str>, err_msg: Option<&str>, verbose: bool, type_check: bool, accept_error: bool, compute: F1) -> Result<()> {
    let first = optional_text(first)?;
    let second = optional_text(second)?;
    let err_msg = optional_text(err_msg)?;
    let compute = RefCell::new(compute);
    check(unsafe { sys::ctn_testing_devices_array_equal(text_pointer(&first), text_pointer(&second), text_pointer(&err_msg), verbose as i32, type_check as i32, accept_error as i32, Some(callbacks::testing_compute_fn::<F1>), &compute as *const RefCell<F1> as *mut c_void, None) })?;
    Ok(())
}

/// `testing::devices_allclose` for lists of arrays, with `testing::assert_array_list_equal`; a failure of
/// either run is a mismatch.
///
/// * `first`: The device whose results are right. `None`: "cpu".
/// * `second`: The device to test. `None`: the current device.
/// * `capacity`: Maximum number of arrays in a list.
/// * `err_msg`: Text for the message. `None`: none.
/// * `verbose`: Whether the message shows the arrays.
/// * `compute`: Computes the results on the current device.
///
/// # Errors
///
/// `Code::Assertion`, `Code::Device`, `Code::Unavailable`, `Code::Callback`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_testing_devices_array_list_equal`.
pub fn devices_array_list_equal<F1: FnMut(&str) -> Result<Vec<Array>>>(first: Option<&str>, second: Option<&str>, capacity: usize, err_msg: Option<&str>, verbose: bool, compute: F1) -> Result<()> {
    let first = optional_text(first)?;
    let second = optional_text(second)?;
    let err_msg = optional_text(err_msg)?;
    let compute = RefCell::new(compute);
    check(unsafe { sys::ctn_testing_devices_array_list_equal(text_pointer(&first), text_pointer(&second), capacity, text_pointer(&err_msg), verbose as i32, Some(callbacks::testing_compute_list_fn::<F1>), &compute as *const RefCell<F1> as *mut c_void, None) })?;
    Ok(())
}

/// `testing::devices_allclose` with `testing::assert_array_less`: the result of `second` is less than that of
/// `first`.
///
/// * `first`: The device whose results are right. `None`: "cpu".
/// * `second`: The device to test. `None`: the current device.
/// * `err_msg`: Text for the message. `None`: none.
/// * `verbose`: Whether the message shows the arrays.
/// * `type_check`: Whether the element types must be equal.
/// * `accept_error`: Whether it is right that both runs fail with the same status.
/// * `compute`: Computes the result on the current device.
///
/// # Errors
///
/// `Code::Assertion`, `Code::Device`, `Code::Unavailable`, `Code::Callback`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_testing_devices_array_less`.
pub fn devices_array_less<F1: FnMut(&str) -> Result<Array>>(first: Option<&str>, second: Option<&str>, err_msg: Option<&str>, verbose: bool, type_check: bool, accept_error: bool, compute: F1) -> Result<()> {
    let first = optional_text(first)?;
    let second = optional_text(second)?;
    let err_msg = optional_text(err_msg)?;
    let compute = RefCell::new(compute);
    check(unsafe { sys::ctn_testing_devices_array_less(text_pointer(&first), text_pointer(&second), text_pointer(&err_msg), verbose as i32, type_check as i32, accept_error as i32, Some(callbacks::testing_compute_fn::<F1>), &compute as *const RefCell<F1> as *mut c_void, None) })?;
    Ok(())
}

/// Runs a computation on two devices and asserts that both fail with the same status, including late
/// failures. The current device is always restored.
///
/// * `first`: The device whose results are right. `None`: "cpu".
/// * `second`: The device to test. `None`: the current device.
/// * `compute`: Computes the result on the current device.
///
/// # Errors
///
/// `Code::Assertion`, `Code::Device`, `Code::Unavailable`, `Code::Callback`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_testing_devices_raise`.
pub fn devices_raise<F1: FnMut(&str) -> Result<Array>>(first: Option<&str>, second: Option<&str>, compute: F1) -> Result<()> {
    let first = optional_text(first)?;
    let second = optional_text(second)?;
    let compute = RefCell::new(compute);
    check(unsafe { sys::ctn_testing_devices_raise(text_pointer(&first), text_pointer(&second), Some(callbacks::testing_compute_fn::<F1>), &compute as *const RefCell<F1> as *mut c_void, None) })?;
    Ok(())
}
