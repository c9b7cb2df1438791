//! Differentiable functions on variables, elementwise.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

#[allow(unused_imports)]
use crate::support::*;
#[allow(unused_imports)]
use crate::{callbacks, callbacks::*, handles::*, enums::*, index::Index};

/// Name of a flag: "on", "off" or "auto"; `None` for other values. It lives as long as the process.
///
/// * `flag`: The flag.
///
/// C: `ctn_volatile_name`.
#[inline]
pub fn volatile_name(flag: Volatile) -> Option<String> {
    unsafe { maybe_string(sys::ctn_volatile_name(flag.raw())) }
}

/// The flag with a name.
///
/// * `name`: The name: on, off or auto, in upper or lower case.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_volatile_from_name`.
pub fn volatile_from_name(name: &str) -> Result<Volatile> {
    let name = c_text(name)?;
    let mut flag = 0i32;
    check(unsafe { sys::ctn_volatile_from_name(name.as_ptr(), &mut flag) })?;
    Ok(Volatile::from_raw(flag))
}

/// The flag of the results of a function: ON or OFF if one of them occurs, otherwise AUTO. Both together are
/// an error.
///
/// * `flags`: The flags of the inputs.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_volatile_aggregate`.
#[inline]
pub fn volatile_aggregate(flags: &[Volatile]) -> Result<Volatile> {
    let mut flag = 0i32;
    check(unsafe { sys::ctn_volatile_aggregate(flags.as_ptr().cast(), flags.len(), &mut flag) })?;
    Ok(Volatile::from_raw(flag))
}

/// Gradients of `outputs` with respect to `inputs`, without changing the gradient of any variable.
///
/// * `outputs`: The variables to differentiate.
/// * `grad_outputs`: The gradients of the outputs. `None`, for the list or for an entry, means ones.
/// * `inputs`: The variables to differentiate with respect to.
/// * `create_graph`: Whether the results have history, for second derivatives.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::State`, `Code::Unsupported`, `Code::Device`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_grad`.
pub fn grad<T1: Borrow<Variable>, T2: Borrow<Variable>>(outputs: &[T1], grad_outputs: Option<&[Option<&Variable>]>, inputs: &[T2], create_graph: bool) -> Result<Vec<Option<Variable>>> {
    if let Some(l) = grad_outputs { same_length("grad", "grad_outputs", outputs.len(), l.len())?; }
    let outputs_list = pointers::<Variable, _>(outputs);
    let grad_outputs_list = grad_outputs.map(optional_pointers);
    let inputs_list = pointers::<Variable, _>(inputs);
    let mut grads = vec![null_mut::<sys::ctn_variable>(); inputs.len()];
    check(unsafe { sys::ctn_grad(outputs_list.as_ptr().cast(), outputs.len(), list_pointer(&grad_outputs_list), inputs_list.as_ptr().cast(), inputs.len(), create_graph as i32, grads.as_mut_ptr()) })?;
    Ok(grads.into_iter().map(|p| unsafe { Variable::adopt_maybe(p) }).collect())
}

/// Sum. For booleans, logical or.
///
/// Differentiable. Inputs are broadcast and have one dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_add`.
#[inline]
pub fn add(x1: &Variable, x2: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_add(x1.as_ptr(), x2.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// `functions::add` with a scalar as the second operand; the scalar takes the variable's dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_add_f64`.
#[inline]
pub fn add_f64(x1: &Variable, x2: f64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_add_f64(x1.as_ptr(), x2, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// `functions::add` with a scalar as the second operand; the scalar takes the variable's dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_add_i64`.
#[inline]
pub fn add_i64(x1: &Variable, x2: i64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_add_i64(x1.as_ptr(), x2, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Difference.
///
/// Differentiable. Inputs are broadcast and have one dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_sub`.
#[inline]
pub fn sub(x1: &Variable, x2: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_sub(x1.as_ptr(), x2.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// `functions::sub` with a scalar as the second operand; the scalar takes the variable's dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_sub_f64`.
#[inline]
pub fn sub_f64(x1: &Variable, x2: f64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_sub_f64(x1.as_ptr(), x2, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// `functions::sub` with a scalar as the first operand; the scalar takes the variable's dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_rsub_f64`.
#[inline]
pub fn rsub_f64(x1: f64, x2: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_rsub_f64(x1, x2.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// `functions::sub` with a scalar as the second operand; the scalar takes the variable's dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_sub_i64`.
#[inline]
pub fn sub_i64(x1: &Variable, x2: i64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_sub_i64(x1.as_ptr(), x2, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// `functions::sub` with a scalar as the first operand; the scalar takes the variable's dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_rsub_i64`.
#[inline]
pub fn rsub_i64(x1: i64, x2: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_rsub_i64(x1, x2.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Product. For booleans, logical and.
///
/// Differentiable. Inputs are broadcast and have one dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_mul`.
#[inline]
pub fn mul(x1: &Variable, x2: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_mul(x1.as_ptr(), x2.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// `functions::mul` with a scalar as the second operand; the scalar takes the variable's dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_mul_f64`.
#[inline]
pub fn mul_f64(x1: &Variable, x2: f64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_mul_f64(x1.as_ptr(), x2, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// `functions::mul` with a scalar as the second operand; the scalar takes the variable's dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_mul_i64`.
#[inline]
pub fn mul_i64(x1: &Variable, x2: i64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_mul_i64(x1.as_ptr(), x2, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Quotient, always floating.
///
/// Differentiable. Inputs are broadcast and have one dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_div`.
#[inline]
pub fn div(x1: &Variable, x2: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_div(x1.as_ptr(), x2.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// `functions::div` with a scalar as the second operand; the scalar takes the variable's dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_div_f64`.
#[inline]
pub fn div_f64(x1: &Variable, x2: f64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_div_f64(x1.as_ptr(), x2, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// `functions::div` with a scalar as the first operand; the scalar takes the variable's dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_rdiv_f64`.
#[inline]
pub fn rdiv_f64(x1: f64, x2: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_rdiv_f64(x1, x2.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// `functions::div` with a scalar as the second operand; the scalar takes the variable's dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_div_i64`.
#[inline]
pub fn div_i64(x1: &Variable, x2: i64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_div_i64(x1.as_ptr(), x2, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// `functions::div` with a scalar as the first operand; the scalar takes the variable's dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_rdiv_i64`.
#[inline]
pub fn rdiv_i64(x1: i64, x2: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_rdiv_i64(x1, x2.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Power. A negative integer exponent of integers is an error.
///
/// Differentiable. Inputs are broadcast and have one dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_pow`.
#[inline]
pub fn pow(x1: &Variable, x2: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_pow(x1.as_ptr(), x2.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// `functions::pow` with a scalar as the second operand; the scalar takes the variable's dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_pow_f64`.
#[inline]
pub fn pow_f64(x1: &Variable, x2: f64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_pow_f64(x1.as_ptr(), x2, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// `functions::pow` with a scalar as the first operand; the scalar takes the variable's dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_rpow_f64`.
#[inline]
pub fn rpow_f64(x1: f64, x2: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_rpow_f64(x1, x2.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// `functions::pow` with a scalar as the second operand; the scalar takes the variable's dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_pow_i64`.
#[inline]
pub fn pow_i64(x1: &Variable, x2: i64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_pow_i64(x1.as_ptr(), x2, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// `functions::pow` with a scalar as the first operand; the scalar takes the variable's dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_rpow_i64`.
#[inline]
pub fn rpow_i64(x1: i64, x2: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_rpow_i64(x1, x2.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Larger element. NaN wins over numbers. The first of two equal elements receives the gradient.
///
/// Differentiable. Inputs are broadcast and have one dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_maximum`.
#[inline]
pub fn maximum(x1: &Variable, x2: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_maximum(x1.as_ptr(), x2.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// `functions::maximum` with a scalar as the second operand; the scalar takes the variable's dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_maximum_f64`.
#[inline]
pub fn maximum_f64(x1: &Variable, x2: f64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_maximum_f64(x1.as_ptr(), x2, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Smaller element. NaN wins over numbers. The first of two equal elements receives the gradient.
///
/// Differentiable. Inputs are broadcast and have one dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_minimum`.
#[inline]
pub fn minimum(x1: &Variable, x2: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_minimum(x1.as_ptr(), x2.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// `functions::minimum` with a scalar as the second operand; the scalar takes the variable's dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_minimum_f64`.
#[inline]
pub fn minimum_f64(x1: &Variable, x2: f64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_minimum_f64(x1.as_ptr(), x2, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Negation, -x.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_neg`.
#[inline]
pub fn neg(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_neg(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Absolute value.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_absolute`.
#[inline]
pub fn absolute(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_absolute(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// x \* x.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_square`.
#[inline]
pub fn square(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_square(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Square root.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_sqrt`.
#[inline]
pub fn sqrt(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_sqrt(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Exponential.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_exp`.
#[inline]
pub fn exp(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_exp(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Natural logarithm.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_log`.
#[inline]
pub fn log(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_log(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Natural logarithm of 1 + x, accurate near zero.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_log1p`.
#[inline]
pub fn log1p(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_log1p(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Sine of radians.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_sin`.
#[inline]
pub fn sin(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_sin(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Cosine of radians.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_cos`.
#[inline]
pub fn cos(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_cos(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Hyperbolic tangent.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_tanh`.
#[inline]
pub fn tanh(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_tanh(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// 1 / (1 + exp(-x)).
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_sigmoid`.
#[inline]
pub fn sigmoid(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_sigmoid(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// max(x, 0). NaN stays NaN.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_relu`.
#[inline]
pub fn relu(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_relu(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// x1 \* x2 + x3 in one pass over memory.
///
/// Differentiable. Inputs are broadcast and have one dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
/// * `x3`: The third operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_multiply_add`.
#[inline]
pub fn multiply_add(x1: &Variable, x2: &Variable, x3: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_multiply_add(x1.as_ptr(), x2.as_ptr(), x3.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// 1 / x, truncated for integers. Integer zero gives the smallest number of int32 or int64, and 0 in other
/// integer dtypes.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_reciprocal`.
#[inline]
pub fn reciprocal(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_reciprocal(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// sqrt(x1 \*\* 2 + x2 \*\* 2) without intermediate overflow.
///
/// Differentiable. Inputs are broadcast and have one dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_hypot`.
#[inline]
pub fn hypot(x1: &Variable, x2: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_hypot(x1.as_ptr(), x2.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Angle of the point (x2, x1) in (-pi, pi\].
///
/// Differentiable. Inputs are broadcast and have one dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_arctan2`.
#[inline]
pub fn arctan2(x1: &Variable, x2: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_arctan2(x1.as_ptr(), x2.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// log(exp(x1) + exp(x2)) without intermediate overflow.
///
/// Differentiable. Inputs are broadcast and have one dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_logaddexp`.
#[inline]
pub fn logaddexp(x1: &Variable, x2: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_logaddexp(x1.as_ptr(), x2.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// log2(2 \*\* x1 + 2 \*\* x2) without intermediate overflow.
///
/// Differentiable. Inputs are broadcast and have one dtype.
///
/// * `x1`: The first operand.
/// * `x2`: The second operand.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_logaddexp2`.
#[inline]
pub fn logaddexp2(x1: &Variable, x2: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_logaddexp2(x1.as_ptr(), x2.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// 2 \*\* x.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_exp2`.
#[inline]
pub fn exp2(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_exp2(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// exp(x) - 1, accurate near zero.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_expm1`.
#[inline]
pub fn expm1(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_expm1(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Logarithm to base 2.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_log2`.
#[inline]
pub fn log2(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_log2(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Logarithm to base 10.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_log10`.
#[inline]
pub fn log10(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_log10(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Cube root, also of negative numbers.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_cbrt`.
#[inline]
pub fn cbrt(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_cbrt(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Tangent of radians.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_tan`.
#[inline]
pub fn tan(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_tan(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Inverse sine, in \[-pi/2, pi/2\].
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_arcsin`.
#[inline]
pub fn arcsin(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_arcsin(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Inverse cosine, in \[0, pi\].
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_arccos`.
#[inline]
pub fn arccos(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_arccos(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Inverse tangent, in \[-pi/2, pi/2\].
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_arctan`.
#[inline]
pub fn arctan(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_arctan(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Hyperbolic sine.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_sinh`.
#[inline]
pub fn sinh(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_sinh(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Hyperbolic cosine.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_cosh`.
#[inline]
pub fn cosh(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_cosh(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Inverse hyperbolic sine.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_arcsinh`.
#[inline]
pub fn arcsinh(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_arcsinh(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Inverse hyperbolic cosine.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_arccosh`.
#[inline]
pub fn arccosh(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_arccosh(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Inverse hyperbolic tangent.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_arctanh`.
#[inline]
pub fn arctanh(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_arctanh(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Converts degrees to radians.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_deg2rad`.
#[inline]
pub fn deg2rad(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_deg2rad(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Converts radians to degrees.
///
/// Differentiable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_rad2deg`.
#[inline]
pub fn rad2deg(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_rad2deg(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// min(max(0, x), z).
///
/// * `x`: The input variable.
/// * `z`: Upper bound, above 0; 20 in the reference.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_clipped_relu`.
#[inline]
pub fn clipped_relu(x: &Variable, z: f64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_clipped_relu(x.as_ptr(), z, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// x where x \>= 0, otherwise slope \* x.
///
/// * `x`: The input variable.
/// * `slope`: Factor for negative elements; 0.2 in the reference.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_leaky_relu`.
#[inline]
pub fn leaky_relu(x: &Variable, slope: f64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_leaky_relu(x.as_ptr(), slope, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// x where x \>= 0, otherwise alpha \* (exp(x) - 1).
///
/// * `x`: The input variable.
/// * `alpha`: Minus the limit for small x; 1 in the reference.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_elu`.
#[inline]
pub fn elu(x: &Variable, alpha: f64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_elu(x.as_ptr(), alpha, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// log(1 + exp(beta \* x)) / beta.
///
/// * `x`: The input variable.
/// * `beta`: Sharpness of the bend, not 0; 1 in the reference.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_softplus`.
#[inline]
pub fn softplus(x: &Variable, beta: f64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_softplus(x.as_ptr(), beta, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// x \* sigmoid(x).
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_silu`.
#[inline]
pub fn silu(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_silu(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// x times the standard normal distribution function of x. With the option approximate it is x \* (1 +
/// tanh(sqrt(2 / pi) \* (x + 0.044715 \* x \*\* 3))) / 2.
///
/// * `x`: The input variable.
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_gelu`.
#[inline]
pub fn gelu(x: &Variable, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_gelu(x.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// x where x \>= 0, otherwise W \* x.
///
/// * `x`: The input, of shape (N, d1, ..., dk, ...).
/// * `W`: The slopes, of shape (d1, ..., dk).
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_prelu`.
#[inline]
pub fn prelu(x: &Variable, W: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_prelu(x.as_ptr(), W.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// exp(x) divided by its sum over axis 1.
///
/// * `x`: The input, of shape (N, C, d1, ...).
/// * `options`: Must be `None` or without options: there are none.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_softmax`.
#[inline]
pub fn softmax(x: &Variable, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_softmax(x.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// The logarithm of `functions::softmax`, without underflow.
///
/// * `x`: The input, of shape (N, C, d1, ...).
/// * `options`: Must be `None` or without options: there are none.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_log_softmax`.
#[inline]
pub fn log_softmax(x: &Variable, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_log_softmax(x.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// One step of LSTM units with forget gates: c = tanh(a) \* sigmoid(i) + c_prev \* sigmoid(f), h = tanh(c) \*
/// sigmoid(o).
///
/// * `c_prev`: The previous cell state, of shape (N, U, ...).
/// * `x`: The sources a, i, f and o of each unit, next to each other: shape (N, 4 U, ...).
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_lstm`.
pub fn lstm(c_prev: &Variable, x: &Variable) -> Result<(Variable, Variable)> {
    let mut c = null_mut();
    let mut h = null_mut();
    check(unsafe { sys::ctn_lstm(c_prev.as_ptr(), x.as_ptr(), &mut c, &mut h) })?;
    Ok((unsafe { Variable::adopt(c) }, unsafe { Variable::adopt(h) }))
}

/// S-LSTM units of a tree with two children, each with states and sources as for `functions::lstm`: c =
/// tanh(a1) \* sigmoid(i1) + tanh(a2) \* sigmoid(i2) + c_prev1 \* sigmoid(f1) + c_prev2 \* sigmoid(f2), h =
/// tanh(c) \* sigmoid(o1 + o2).
///
/// * `c_prev1`: Cell state of the first child, of shape (N, U, ...).
/// * `c_prev2`: Cell state of the second child, of shape (N, U, ...).
/// * `x1`: Sources of the first child, of shape (N, 4 U, ...).
/// * `x2`: Sources of the second child, of shape (N, 4 U, ...).
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_slstm`.
pub fn slstm(c_prev1: &Variable, c_prev2: &Variable, x1: &Variable, x2: &Variable) -> Result<(Variable, Variable)> {
    let mut c = null_mut();
    let mut h = null_mut();
    check(unsafe { sys::ctn_slstm(c_prev1.as_ptr(), c_prev2.as_ptr(), x1.as_ptr(), x2.as_ptr(), &mut c, &mut h) })?;
    Ok((unsafe { Variable::adopt(c) }, unsafe { Variable::adopt(h) }))
}

/// The largest of every `pool_size` neighbors along an axis. Ties share the gradient as in `functions::max`.
///
/// * `x`: The input variable.
/// * `pool_size`: Number of neighbors, which must divide the length of the axis.
/// * `axis`: The axis; 1 in the reference. Negative numbers count from the last axis.
///
/// # Errors
///
/// `Code::Index`, `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_maxout`.
#[inline]
pub fn maxout(x: &Variable, pool_size: i64, axis: i64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_maxout(x.as_ptr(), pool_size, axis, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// The elements in C order under a new shape.
///
/// * `x`: The input variable.
/// * `shape`: Lengths of the axes. One of them may be -1 and follows from the others.
///
/// # Errors
///
/// `Code::Shape`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_reshape`.
#[inline]
pub fn reshape(x: &Variable, shape: &[i64]) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_reshape(x.as_ptr(), shape.as_ptr(), shape.len(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// x with permuted axes: axis i of the result is axis axes\[i\] of x.
///
/// * `x`: The input variable.
/// * `axes`: The permutation; negative numbers count from the last axis. `None` reverses the axes.
///
/// # Errors
///
/// `Code::Index`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_transpose`.
#[inline]
pub fn transpose(x: &Variable, axes: Option<&[i64]>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_transpose(x.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// x broadcast to a shape; see `Array::broadcast_to`.
///
/// * `x`: The input variable.
/// * `shape`: Lengths of the axes of the result.
///
/// # Errors
///
/// `Code::Shape`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_broadcast_to`.
#[inline]
pub fn broadcast_to(x: &Variable, shape: &[i64]) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_broadcast_to(x.as_ptr(), shape.as_ptr(), shape.len(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// x with an additional axis of length 1.
///
/// * `x`: The input variable.
/// * `axis`: Position of the new axis in the result. Negative numbers count from the end.
///
/// # Errors
///
/// `Code::Index`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_expand_dims`.
#[inline]
pub fn expand_dims(x: &Variable, axis: i64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_expand_dims(x.as_ptr(), axis, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// x without some axes of length 1.
///
/// * `x`: The input variable.
/// * `axes`: The axes to remove, which must have length 1. `None`: all axes of length 1.
///
/// # Errors
///
/// `Code::Index`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_squeeze`.
#[inline]
pub fn squeeze(x: &Variable, axes: Option<&[i64]>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_squeeze(x.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// x with two axes exchanged.
///
/// * `x`: The input variable.
/// * `axis1`: The first axis. Negative numbers count from the last axis.
/// * `axis2`: The second axis. Negative numbers count from the last axis.
///
/// # Errors
///
/// `Code::Index`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_swapaxes`.
#[inline]
pub fn swapaxes(x: &Variable, axis1: i64, axis2: i64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_swapaxes(x.as_ptr(), axis1, axis2, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// x with the elements along some axes in reverse order.
///
/// * `x`: The input variable.
/// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
///
/// # Errors
///
/// `Code::Index`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_flip`.
#[inline]
pub fn flip(x: &Variable, axes: Option<&[i64]>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_flip(x.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// The elements converted to another dtype; x itself if it already has that dtype. The gradient is converted
/// back; a conversion to integers has no gradient.
///
/// * `x`: The input variable.
/// * `dtype`: The new element type.
///
/// # Errors
///
/// `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_cast`.
#[inline]
pub fn cast(x: &Variable, dtype: DType) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_cast(x.as_ptr(), dtype.raw(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// A copy on a device. The gradient is copied back to the device of x.
///
/// * `x`: The input variable.
/// * `device`: Name of a device, such as "cpu". `None`: the current device.
///
/// # Errors
///
/// `Code::Device`, `Code::Unavailable`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_copy`.
pub fn copy(x: &Variable, device: Option<&str>) -> Result<Variable> {
    let device = optional_text(device)?;
    let mut y = null_mut();
    check(unsafe { sys::ctn_copy(x.as_ptr(), text_pointer(&device), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// x repeated as a whole along its axes.
///
/// * `x`: The input variable.
/// * `repetitions`: Number of repetitions along each axis, at least 0. If x has fewer axes, or the list fewer
///   entries, ones are added in front.
///
/// # Errors
///
/// `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_tile`.
#[inline]
pub fn tile(x: &Variable, repetitions: &[i64]) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_tile(x.as_ptr(), repetitions.as_ptr(), repetitions.len(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Adds elements of one value before and after those of x.
///
/// * `x`: The input variable.
/// * `before`: Number of elements to add at the beginning of each axis, at least 0.
/// * `after`: Number of elements to add at the end of each axis, at least 0.
/// * `value`: The value of the added elements.
///
/// # Errors
///
/// `Code::Shape`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_pad`.
pub fn pad(x: &Variable, before: &[i64], after: &[i64], value: f64) -> Result<Variable> {
    same_length("pad", "after", before.len(), after.len())?;
    let mut y = null_mut();
    check(unsafe { sys::ctn_pad(x.as_ptr(), before.as_ptr(), before.len(), after.as_ptr(), value, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Joins variables along an existing axis.
///
/// * `xs`: Variables of one dtype, whose other axes have the same lengths.
/// * `axis`: The axis. Negative numbers count from the last axis.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Index`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_concat`.
pub fn concat<T1: Borrow<Variable>>(xs: &[T1], axis: i64) -> Result<Variable> {
    let xs_list = pointers::<Variable, _>(xs);
    let mut y = null_mut();
    check(unsafe { sys::ctn_concat(xs_list.as_ptr().cast(), xs.len(), axis, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Joins variables along a new axis.
///
/// * `xs`: Variables of one dtype and shape.
/// * `axis`: Position of the new axis in the result. Negative numbers count from the end.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Index`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_stack`.
pub fn stack<T1: Borrow<Variable>>(xs: &[T1], axis: i64) -> Result<Variable> {
    let xs_list = pointers::<Variable, _>(xs);
    let mut y = null_mut();
    check(unsafe { sys::ctn_stack(xs_list.as_ptr().cast(), xs.len(), axis, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Splits a variable into parts of equal length along an axis.
///
/// * `x`: The input variable.
/// * `axis`: The axis. Negative numbers count from the last axis.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Index`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_split_axis`.
#[inline]
pub fn split_axis(x: &Variable, axis: i64, sections: usize) -> Result<Vec<Variable>> {
    let mut ys = vec![null_mut::<sys::ctn_variable>(); sections];
    check(unsafe { sys::ctn_split_axis(x.as_ptr(), axis, ys.as_mut_ptr(), sections) })?;
    Ok(ys.into_iter().map(|p| unsafe { Variable::adopt(p) }).collect())
}

/// Splits a variable at positions along an axis.
///
/// * `x`: The input variable.
/// * `indices`: The ascending positions where a new part begins.
/// * `axis`: The axis. Negative numbers count from the last axis.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Index`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_split_axis_at`.
#[inline]
pub fn split_axis_at(x: &Variable, indices: &[i64], axis: i64, count: usize) -> Result<Vec<Variable>> {
    let mut ys = vec![null_mut::<sys::ctn_variable>(); count];
    check(unsafe { sys::ctn_split_axis_at(x.as_ptr(), indices.as_ptr(), indices.len(), axis, ys.as_mut_ptr(), count) })?;
    Ok(ys.into_iter().map(|p| unsafe { Variable::adopt(p) }).collect())
}

/// Broadcasts variables to their common shape.
///
/// * `xs`: The input variables.
///
/// # Errors
///
/// `Code::Shape`, `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_broadcast`.
pub fn broadcast<T1: Borrow<Variable>>(xs: &[T1]) -> Result<Vec<Variable>> {
    let xs_list = pointers::<Variable, _>(xs);
    let mut ys = vec![null_mut::<sys::ctn_variable>(); xs.len()];
    check(unsafe { sys::ctn_broadcast(xs_list.as_ptr().cast(), xs.len(), ys.as_mut_ptr()) })?;
    Ok(ys.into_iter().map(|p| unsafe { Variable::adopt(p) }).collect())
}

/// Basic indexing like `Array::get`: integers, slices, new axes and an ellipsis. The result shares memory
/// with x; the gradient is zero outside of it.
///
/// * `x`: The input variable.
/// * `items`: The items of the index, applied to the axes in order; axes without an item are kept whole.
///
/// # Errors
///
/// `Code::Index`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_get_item`.
#[inline]
pub fn get_item(x: &Variable, items: &[Index]) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_get_item(x.as_ptr(), items.as_ptr().cast(), items.len(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// x\[i, t\[i\]\] for each row i, as a variable of shape (N,).
///
/// * `x`: The input, of shape (N, C).
/// * `t`: Signed integers of shape (N,). Negative ones count from the end.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Index`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_select_item`.
#[inline]
pub fn select_item(x: &Variable, t: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_select_item(x.as_ptr(), t.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// x where a condition is true, otherwise y. All are broadcast, and each gradient goes to the input that its
/// elements were taken from.
///
/// * `condition`: The condition, of dtype bool.
/// * `x`: The values where the condition is true.
/// * `y`: The values where it is false.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Shape`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_where`.
#[inline]
pub fn where_(condition: &Variable, x: &Variable, y: &Variable) -> Result<Variable> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_where(condition.as_ptr(), x.as_ptr(), y.as_ptr(), &mut out) })?;
    Ok(unsafe { Variable::adopt(out) })
}

/// The inputs themselves, as new variables that one function made.
///
/// * `xs`: The input variables.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_identity_list`.
pub fn identity_list<T1: Borrow<Variable>>(xs: &[T1]) -> Result<Vec<Variable>> {
    let xs_list = pointers::<Variable, _>(xs);
    let mut ys = vec![null_mut::<sys::ctn_variable>(); xs.len()];
    check(unsafe { sys::ctn_identity_list(xs_list.as_ptr().cast(), xs.len(), ys.as_mut_ptr()) })?;
    Ok(ys.into_iter().map(|p| unsafe { Variable::adopt(p) }).collect())
}

/// The input itself as a new variable.
///
/// * `x`: The input variable.
///
/// # Errors
///
/// `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_identity`.
#[inline]
pub fn identity(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_identity(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// x W^T + b, of shape (N, out).
///
/// * `x`: The input, of shape (N, ...), flattened to (N, in).
/// * `W`: The weights, of shape (out, in).
/// * `b`: The bias, of shape (out,). `None`: none.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_linear`.
#[inline]
pub fn linear(x: &Variable, W: &Variable, b: Option<&Variable>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_linear(x.as_ptr(), W.as_ptr(), b.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// The rows of W that x selects, of shape (shape of x, n). The gradient of W is dense. Options: ignore_label,
/// a number for which there are zeros and no gradient; by default there is none.
///
/// * `x`: Signed integers. Negative ones count from the last row.
/// * `W`: The rows, of shape (rows, n).
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Index`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_embed_id`.
#[inline]
pub fn embed_id(x: &Variable, W: &Variable, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_embed_id(x.as_ptr(), W.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// y\[i, l\] = sum over j, k of e1\[i, j\] e2\[i, k\] W\[j, k, l\] + e1 V1 + e2 V2 + b, of shape (N, L). V1,
/// V2 and b are all given or all `None`.
///
/// * `e1`: The first input, of shape (N, ...), flattened to (N, J).
/// * `e2`: The second input, of shape (N, ...), flattened to (N, K).
/// * `W`: The weights, of shape (J, K, L).
/// * `V1`: Weights of the first input, of shape (J, L). `None`: none.
/// * `V2`: Weights of the second input, of shape (K, L). `None`: none.
/// * `b`: The bias, of shape (L,). `None`: none.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_bilinear`.
#[inline]
pub fn bilinear(e1: &Variable, e2: &Variable, W: &Variable, V1: Option<&Variable>, V2: Option<&Variable>, b: Option<&Variable>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_bilinear(e1.as_ptr(), e2.as_ptr(), W.as_ptr(), V1.map_or(null_mut(), |h| h.as_ptr()), V2.map_or(null_mut(), |h| h.as_ptr()), b.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Scaled dot-product attention, softmax(scale \* q k^T) v for every batch and head, of shape (N, H, L, E). A
/// query that sees no key gives zeros. Memory grows with L + S, not with their product; the product is held
/// for second derivatives, for the gradient of a mask, or if weights are dropped. Options: scale, 1 / sqrt(D)
/// by default; causal, with which query i sees keys 0 to i only; dropout.
///
/// * `q`: The queries, of shape (N, H, L, D).
/// * `k`: The keys, of shape (N, H, S, D).
/// * `v`: The values, of shape (N, H, S, E).
/// * `mask`: Broadcast to (N, H, L, S): a bool mask hides keys where it is false, a mask of the dtype of q is
///   added to the scores. `None`: none.
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Shape`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_attention`.
#[inline]
pub fn attention(q: &Variable, k: &Variable, v: &Variable, mask: Option<&Variable>, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_attention(q.as_ptr(), k.as_ptr(), v.as_ptr(), mask.map_or(null_mut(), |h| h.as_ptr()), options.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Stacked LSTM layers over whole sequences. Each layer computes, from its inputs x and the states h and c
/// before a step, i = sigmoid(W0 x + W4 h + b0 + b4), f = sigmoid(W1 x + W5 h + b1 + b5), a = tanh(W2 x + W6
/// h + b2 + b6), o = sigmoid(W3 x + W7 h + b3 + b7), c = f \* c + i \* a and h = o \* tanh(c). Its outputs h
/// are the inputs of the next layer. The products with the inputs of all steps are one product. This order of
/// the weights is that of Chainer's implementation and of cuDNN; Chainer's documentation exchanges W2 and W3.
///
/// * `n_layers`: Number of layers, at least 1.
/// * `dropout_ratio`: Probability, below 1, with which the inputs of each layer except the first are dropped,
///   as by `functions::dropout`, while the thread trains (`base::train`).
/// * `hx`: Initial states of the B sequences, of shape (n_layers, B, U), in which U is the number of units; the
///   directions of a layer follow each other, so that bidirectional layers need (2 n_layers, B, U). `None`:
///   zeros.
/// * `cx`: Initial cell states, of the shape of hx. `None`: zeros.
/// * `ws`: The weights of one layer after another: for each 8, W0 to W7 as above. Those of the input, W0 to W3,
///   have the shape (U, I) in the first layer and (U, U) in others; the other 4 have the shape (U, U).
/// * `bs`: The biases b0 to b7, in the order of the weights, of shape (U,).
/// * `xs`: The inputs of the steps, at least one. That of step t has the shape (B_t, I): a row for each
///   sequence that has so many steps. Sequences are ordered by descending length, so that B_t never grows.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_n_step_lstm`.
pub fn n_step_lstm<T1: Borrow<Variable>, T2: Borrow<Variable>, T3: Borrow<Variable>>(n_layers: i64, dropout_ratio: f64, hx: Option<&Variable>, cx: Option<&Variable>, ws: &[T1], bs: &[T2], xs: &[T3]) -> Result<(Variable, Variable, Vec<Variable>)> {
    same_length("n_step_lstm", "bs", ws.len(), bs.len())?;
    let ws_list = pointers::<Variable, _>(ws);
    let bs_list = pointers::<Variable, _>(bs);
    let xs_list = pointers::<Variable, _>(xs);
    let mut hy = null_mut();
    let mut cy = null_mut();
    let mut ys = vec![null_mut::<sys::ctn_variable>(); xs.len()];
    check(unsafe { sys::ctn_n_step_lstm(n_layers, dropout_ratio, hx.map_or(null_mut(), |h| h.as_ptr()), cx.map_or(null_mut(), |h| h.as_ptr()), ws_list.as_ptr().cast(), ws.len(), bs_list.as_ptr().cast(), xs_list.as_ptr().cast(), xs.len(), &mut hy, &mut cy, ys.as_mut_ptr()) })?;
    Ok((unsafe { Variable::adopt(hy) }, unsafe { Variable::adopt(cy) }, ys.into_iter().map(|p| unsafe { Variable::adopt(p) }).collect()))
}

/// Stacked bidirectional LSTM layers over whole sequences: `functions::n_step_lstm` with two directions in
/// each layer, the second of which goes through each sequence from its last step to its first one. The
/// outputs of both, next to each other, are the inputs of the next layer.
///
/// * `n_layers`: Number of layers, at least 1.
/// * `dropout_ratio`: Probability, below 1, with which the inputs of each layer except the first are dropped,
///   as by `functions::dropout`, while the thread trains (`base::train`).
/// * `hx`: Initial states of the B sequences, of shape (n_layers, B, U), in which U is the number of units; the
///   directions of a layer follow each other, so that bidirectional layers need (2 n_layers, B, U). `None`:
///   zeros.
/// * `cx`: Initial cell states, of the shape of hx. `None`: zeros.
/// * `ws`: The weights of one layer and direction after another: for each 8, W0 to W7 as there. Those of the
///   input, W0 to W3, have the shape (U, I) in the first layer and (U, 2 U) in others; the other 4 have the
///   shape (U, U).
/// * `bs`: The biases b0 to b7, in the order of the weights, of shape (U,).
/// * `xs`: The inputs of the steps, at least one. That of step t has the shape (B_t, I): a row for each
///   sequence that has so many steps. Sequences are ordered by descending length, so that B_t never grows.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_n_step_bilstm`.
pub fn n_step_bilstm<T1: Borrow<Variable>, T2: Borrow<Variable>, T3: Borrow<Variable>>(n_layers: i64, dropout_ratio: f64, hx: Option<&Variable>, cx: Option<&Variable>, ws: &[T1], bs: &[T2], xs: &[T3]) -> Result<(Variable, Variable, Vec<Variable>)> {
    same_length("n_step_bilstm", "bs", ws.len(), bs.len())?;
    let ws_list = pointers::<Variable, _>(ws);
    let bs_list = pointers::<Variable, _>(bs);
    let xs_list = pointers::<Variable, _>(xs);
    let mut hy = null_mut();
    let mut cy = null_mut();
    let mut ys = vec![null_mut::<sys::ctn_variable>(); xs.len()];
    check(unsafe { sys::ctn_n_step_bilstm(n_layers, dropout_ratio, hx.map_or(null_mut(), |h| h.as_ptr()), cx.map_or(null_mut(), |h| h.as_ptr()), ws_list.as_ptr().cast(), ws.len(), bs_list.as_ptr().cast(), xs_list.as_ptr().cast(), xs.len(), &mut hy, &mut cy, ys.as_mut_ptr()) })?;
    Ok((unsafe { Variable::adopt(hy) }, unsafe { Variable::adopt(cy) }, ys.into_iter().map(|p| unsafe { Variable::adopt(p) }).collect()))
}

/// Stacked GRU layers over whole sequences. Each layer computes, from its inputs x and the state h before a
/// step, r = sigmoid(W0 x + W3 h + b0 + b3), z = sigmoid(W1 x + W4 h + b1 + b4), g = tanh(W2 x + b2 + r \*
/// (W5 h + b5)) and h = (1 - z) \* g + z \* h. Its outputs h are the inputs of the next layer. The products
/// with the inputs of all steps are one product.
///
/// * `n_layers`: Number of layers, at least 1.
/// * `dropout_ratio`: Probability, below 1, with which the inputs of each layer except the first are dropped,
///   as by `functions::dropout`, while the thread trains (`base::train`).
/// * `hx`: Initial states of the B sequences, of shape (n_layers, B, U), in which U is the number of units; the
///   directions of a layer follow each other, so that bidirectional layers need (2 n_layers, B, U). `None`:
///   zeros.
/// * `ws`: The weights of one layer after another: for each 6, W0 to W5 as above. Those of the input, W0 to W2,
///   have the shape (U, I) in the first layer and (U, U) in others; the other 3 have the shape (U, U).
/// * `bs`: The biases b0 to b5, in the order of the weights, of shape (U,).
/// * `xs`: The inputs of the steps, at least one. That of step t has the shape (B_t, I): a row for each
///   sequence that has so many steps. Sequences are ordered by descending length, so that B_t never grows.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_n_step_gru`.
pub fn n_step_gru<T1: Borrow<Variable>, T2: Borrow<Variable>, T3: Borrow<Variable>>(n_layers: i64, dropout_ratio: f64, hx: Option<&Variable>, ws: &[T1], bs: &[T2], xs: &[T3]) -> Result<(Variable, Vec<Variable>)> {
    same_length("n_step_gru", "bs", ws.len(), bs.len())?;
    let ws_list = pointers::<Variable, _>(ws);
    let bs_list = pointers::<Variable, _>(bs);
    let xs_list = pointers::<Variable, _>(xs);
    let mut hy = null_mut();
    let mut ys = vec![null_mut::<sys::ctn_variable>(); xs.len()];
    check(unsafe { sys::ctn_n_step_gru(n_layers, dropout_ratio, hx.map_or(null_mut(), |h| h.as_ptr()), ws_list.as_ptr().cast(), ws.len(), bs_list.as_ptr().cast(), xs_list.as_ptr().cast(), xs.len(), &mut hy, ys.as_mut_ptr()) })?;
    Ok((unsafe { Variable::adopt(hy) }, ys.into_iter().map(|p| unsafe { Variable::adopt(p) }).collect()))
}

/// Stacked bidirectional GRU layers over whole sequences: `functions::n_step_gru` with two directions in each
/// layer, the second of which goes through each sequence from its last step to its first one. The outputs of
/// both, next to each other, are the inputs of the next layer.
///
/// * `n_layers`: Number of layers, at least 1.
/// * `dropout_ratio`: Probability, below 1, with which the inputs of each layer except the first are dropped,
///   as by `functions::dropout`, while the thread trains (`base::train`).
/// * `hx`: Initial states of the B sequences, of shape (n_layers, B, U), in which U is the number of units; the
///   directions of a layer follow each other, so that bidirectional layers need (2 n_layers, B, U). `None`:
///   zeros.
/// * `ws`: The weights of one layer and direction after another: for each 6, W0 to W5 as there. Those of the
///   input, W0 to W2, have the shape (U, I) in the first layer and (U, 2 U) in others; the other 3 have the
///   shape (U, U).
/// * `bs`: The biases b0 to b5, in the order of the weights, of shape (U,).
/// * `xs`: The inputs of the steps, at least one. That of step t has the shape (B_t, I): a row for each
///   sequence that has so many steps. Sequences are ordered by descending length, so that B_t never grows.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_n_step_bigru`.
pub fn n_step_bigru<T1: Borrow<Variable>, T2: Borrow<Variable>, T3: Borrow<Variable>>(n_layers: i64, dropout_ratio: f64, hx: Option<&Variable>, ws: &[T1], bs: &[T2], xs: &[T3]) -> Result<(Variable, Vec<Variable>)> {
    same_length("n_step_bigru", "bs", ws.len(), bs.len())?;
    let ws_list = pointers::<Variable, _>(ws);
    let bs_list = pointers::<Variable, _>(bs);
    let xs_list = pointers::<Variable, _>(xs);
    let mut hy = null_mut();
    let mut ys = vec![null_mut::<sys::ctn_variable>(); xs.len()];
    check(unsafe { sys::ctn_n_step_bigru(n_layers, dropout_ratio, hx.map_or(null_mut(), |h| h.as_ptr()), ws_list.as_ptr().cast(), ws.len(), bs_list.as_ptr().cast(), xs_list.as_ptr().cast(), xs.len(), &mut hy, ys.as_mut_ptr()) })?;
    Ok((unsafe { Variable::adopt(hy) }, ys.into_iter().map(|p| unsafe { Variable::adopt(p) }).collect()))
}

/// Two-dimensional convolution (cross-correlation): the result has the shape (N, O, (h + 2 pad_y - kh) /
/// stride_y + 1, (w + 2 pad_x - kw) / stride_x + 1), rounded down. Options: dilation, the distance between
/// the elements of a window; groups, into which the channels are divided: filter i sees the channels of group
/// i / (O / groups).
///
/// * `x`: The input, of shape (N, C, h, w).
/// * `W`: The filters, of shape (O, C / groups, kh, kw).
/// * `b`: The bias, of shape (O,). `None`: none.
/// * `stride_y`: Number of rows from one window to the next, at least 1.
/// * `stride_x`: Number of columns from one window to the next, at least 1.
/// * `pad_y`: Number of rows of zeros added above and below, at least 0.
/// * `pad_x`: Number of columns of zeros added on the left and right, at least 0.
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_convolution_2d`.
#[inline]
pub fn convolution_2d(x: &Variable, W: &Variable, b: Option<&Variable>, stride_y: i64, stride_x: i64, pad_y: i64, pad_x: i64, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_convolution_2d(x.as_ptr(), W.as_ptr(), b.map_or(null_mut(), |h| h.as_ptr()), stride_y, stride_x, pad_y, pad_x, options.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Two-dimensional transposed convolution, with a result of shape (N, O, outsize_y, outsize_x). Options:
/// dilation and groups.
///
/// * `x`: The input, of shape (N, C, h, w).
/// * `W`: The filters, of shape (C, O / groups, kh, kw).
/// * `b`: The bias, of shape (O,). `None`: none.
/// * `stride_y`: Number of rows from one window to the next, at least 1.
/// * `stride_x`: Number of columns from one window to the next, at least 1.
/// * `pad_y`: Number of rows of zeros added above and below, at least 0.
/// * `pad_x`: Number of columns of zeros added on the left and right, at least 0.
/// * `outsize_y`: Height of the result. 0, for both sizes, means stride_y (h - 1) + kh - 2 pad_y, the smallest
///   height that fits.
/// * `outsize_x`: Width of the result. 0, for both sizes, means stride_x (w - 1) + kw - 2 pad_x, the smallest
///   width that fits.
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Shape`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_deconvolution_2d`.
#[inline]
pub fn deconvolution_2d(x: &Variable, W: &Variable, b: Option<&Variable>, stride_y: i64, stride_x: i64, pad_y: i64, pad_x: i64, outsize_y: i64, outsize_x: i64, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_deconvolution_2d(x.as_ptr(), W.as_ptr(), b.map_or(null_mut(), |h| h.as_ptr()), stride_y, stride_x, pad_y, pad_x, outsize_y, outsize_x, options.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// `functions::convolution_2d` over one, two or three spatial axes. Options: dilation and groups.
///
/// * `x`: The input, of shape (N, C, d1, ...).
/// * `W`: The filters, of shape (O, C / groups, k1, ...).
/// * `b`: The bias, of shape (O,). `None`: none.
/// * `stride`: Number of elements from one window to the next along each spatial axis, at least 1. `None`: 1.
/// * `pad`: Number of zeros added at both ends of each spatial axis, at least 0. `None`: 0.
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_convolution_nd`.
#[inline]
pub fn convolution_nd(x: &Variable, W: &Variable, b: Option<&Variable>, stride: Option<&[i64]>, pad: Option<&[i64]>, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_convolution_nd(x.as_ptr(), W.as_ptr(), b.map_or(null_mut(), |h| h.as_ptr()), stride.map_or(null(), |l| l.as_ptr()), stride.map_or(0, |l| l.len()), pad.map_or(null(), |l| l.as_ptr()), pad.map_or(0, |l| l.len()), options.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// `functions::deconvolution_2d` over one, two or three spatial axes. Options: dilation, groups and outsize,
/// by default the smallest that fits.
///
/// * `x`: The input, of shape (N, C, d1, ...).
/// * `W`: The filters, of shape (C, O / groups, k1, ...).
/// * `b`: The bias, of shape (O,). `None`: none.
/// * `stride`: Number of elements from one window to the next along each spatial axis, at least 1. `None`: 1.
/// * `pad`: Number of zeros added at both ends of each spatial axis, at least 0. `None`: 0.
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Shape`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_deconvolution_nd`.
#[inline]
pub fn deconvolution_nd(x: &Variable, W: &Variable, b: Option<&Variable>, stride: Option<&[i64]>, pad: Option<&[i64]>, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_deconvolution_nd(x.as_ptr(), W.as_ptr(), b.map_or(null_mut(), |h| h.as_ptr()), stride.map_or(null(), |l| l.as_ptr()), stride.map_or(0, |l| l.len()), pad.map_or(null(), |l| l.as_ptr()), pad.map_or(0, |l| l.len()), options.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Sets how the process computes float32 convolutions. The initial method is AUTO, or DIRECT if
/// CATENARY_CONVOLUTION is "direct" in the environment. A convolution uses the method that was set when it
/// was called, also on asynchronous devices.
///
/// * `algorithm`: The method.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_set_convolution_algorithm`.
#[inline]
pub fn set_convolution_algorithm(algorithm: ConvolutionMethod) -> Result<()> {
    check(unsafe { sys::ctn_set_convolution_algorithm(algorithm.raw()) })?;
    Ok(())
}

/// How the process computes float32 convolutions.
///
/// C: `ctn_convolution_algorithm`.
#[inline]
pub fn convolution_algorithm() -> ConvolutionMethod {
    ConvolutionMethod::from_raw(unsafe { sys::ctn_convolution_algorithm() })
}

/// Fraction of the rows of y whose largest element is at the class number t. The result is 0-d, of the dtype
/// of y and without gradient; it is 0 if no row counts. Options: ignore_label, a label whose rows do not
/// count; by default all rows count.
///
/// * `y`: The predictions, of shape (N, C, ...).
/// * `t`: The class numbers, of shape (N,).
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_accuracy`.
#[inline]
pub fn accuracy(y: &Variable, t: &Variable, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_accuracy(y.as_ptr(), t.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
    Ok(unsafe { Variable::adopt(out) })
}

/// Fraction of the elements of y that agree with t. The result is 0-d, of the dtype of y and without
/// gradient; it is 0 if all elements are ignored. Options: ignore_label, the ignored number, -1 by default;
/// it may be 0 or 1.
///
/// * `y`: The predictions: elements of at least 0 predict 1, others 0.
/// * `t`: Integers of the shape of y: 0, 1, or -1 for an element that is ignored.
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_binary_accuracy`.
#[inline]
pub fn binary_accuracy(y: &Variable, t: &Variable, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_binary_accuracy(y.as_ptr(), t.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
    Ok(unsafe { Variable::adopt(out) })
}

/// Mean over the batch of -log softmax(x)\[t\], a 0-d result. Labels that are -1 are ignored. The sum is
/// divided by N or, with `normalize`, by the number of labels that are not ignored. Options: class_weight,
/// which multiplies the terms of the labels (the divisor is still the number of labels); ignore_label, -1 by
/// default; label_smoothing e, with which a term is (1 - e) times that of the label plus e / C times the sum
/// of the terms of all classes, each with its weight; reduction, MEAN by default, or NONE with a result of
/// the shape of t and zeros for ignored labels.
///
/// * `x`: The scores, of shape (N, C, d1, ...), floating.
/// * `t`: The class numbers, of shape (N, d1, ...).
/// * `normalize`: Whether to divide by the number of labels that count instead of the batch size.
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Index`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_softmax_cross_entropy`.
#[inline]
pub fn softmax_cross_entropy(x: &Variable, t: &Variable, normalize: bool, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_softmax_cross_entropy(x.as_ptr(), t.as_ptr(), normalize as i32, options.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// -log of the probability of the targets, a 0-d result: sigmoid(x) is the probability of 1, and 1 -
/// sigmoid(x) that of 0. Targets that are -1 are ignored. The sum is divided by the first length of x or,
/// with `normalize`, by the number of targets that are not ignored. Options: reduction, MEAN by default, or
/// NONE with a result of the shape of x and zeros for ignored targets.
///
/// * `x`: The scores.
/// * `t`: Integers of the shape of x: 0, 1, or -1 for an element that is ignored.
/// * `normalize`: Whether to divide by the number of labels that count instead of the batch size.
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_sigmoid_cross_entropy`.
#[inline]
pub fn sigmoid_cross_entropy(x: &Variable, t: &Variable, normalize: bool, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_sigmoid_cross_entropy(x.as_ptr(), t.as_ptr(), normalize as i32, options.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Mean of (x0 - x1)^2 over all elements, a 0-d result. The mean of no elements is NaN. Options: reduction,
/// MEAN by default, or NONE with a result of the shape of x0.
///
/// * `x0`: The first input.
/// * `x1`: The second input, of the shape and dtype of the first.
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_mean_squared_error`.
#[inline]
pub fn mean_squared_error(x0: &Variable, x1: &Variable, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_mean_squared_error(x0.as_ptr(), x1.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Mean over the batch of the sum over the classes of max(0, 1 - d x)^p, where d is 1 at the label and -1
/// elsewhere; a 0-d result. Options: reduction, MEAN by default, or NONE with a result of shape (N, K).
///
/// * `x`: The scores, of shape (N, K).
/// * `t`: The class numbers, of shape (N,).
/// * `norm`: L1 for p = 1, L2 for p = 2.
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Index`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_hinge`.
#[inline]
pub fn hinge(x: &Variable, t: &Variable, norm: HingeNorm, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_hinge(x.as_ptr(), t.as_ptr(), norm.raw(), options.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Half of the mean over the batch of y d^2 + (1 - y) max(0, margin - d)^2, where d is the distance between
/// the rows of x0 and x1; a 0-d result. Pairs without distance have no gradient. Options: reduction, MEAN by
/// default, or NONE with a result of shape (N,).
///
/// * `x0`: The first vectors, of shape (N, K) with N of at least 1.
/// * `x1`: The second vectors, of shape (N, K).
/// * `y`: Integers of shape (N,): 1 for similar pairs and 0 for others.
/// * `margin`: The margin, above 0; 1 in the reference.
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_contrastive`.
#[inline]
pub fn contrastive(x0: &Variable, x1: &Variable, y: &Variable, margin: f64, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_contrastive(x0.as_ptr(), x1.as_ptr(), y.as_ptr(), margin, options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
    Ok(unsafe { Variable::adopt(out) })
}

/// Half of the sum of the squares of the covariances between the columns of y and z, which are divided by N;
/// a 0-d result. Options: reduction, SUM by default; MEAN divides that sum by J K, and NONE gives the
/// covariances themselves, of shape (J, K), neither squared nor halved, as the reference does.
///
/// * `y`: The first input, of shape (N, J).
/// * `z`: The second input, of shape (N, K).
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_cross_covariance`.
#[inline]
pub fn cross_covariance(y: &Variable, z: &Variable, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_cross_covariance(y.as_ptr(), z.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
    Ok(unsafe { Variable::adopt(out) })
}

/// Sum of -x log(p) - (1 - x) log(1 - p) with p = sigmoid(y), a 0-d result. Options: reduction, SUM by
/// default, MEAN over all elements, or NONE with a result of the shape of x.
///
/// * `x`: The observations.
/// * `y`: The logits, of the shape and dtype of x.
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_bernoulli_nll`.
#[inline]
pub fn bernoulli_nll(x: &Variable, y: &Variable, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_bernoulli_nll(x.as_ptr(), y.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
    Ok(unsafe { Variable::adopt(out) })
}

/// Sum of the Kullback-Leibler divergences of normal distributions from the standard one, a 0-d result.
/// Options: reduction, SUM by default, MEAN over all elements, or NONE with a result of the shape of `mean`.
///
/// * `mean`: The means.
/// * `ln_var`: The logarithms of the variances, of the shape and dtype of `mean`.
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_gaussian_kl_divergence`.
#[inline]
pub fn gaussian_kl_divergence(mean: &Variable, ln_var: &Variable, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_gaussian_kl_divergence(mean.as_ptr(), ln_var.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
    Ok(unsafe { Variable::adopt(out) })
}

/// Sum of -log of the density of x under normal distributions, a 0-d result. Options: reduction, SUM by
/// default, MEAN over all elements, or NONE with a result of the shape of x.
///
/// * `x`: The observations.
/// * `mean`: The means, of the shape and dtype of x.
/// * `ln_var`: The logarithms of the variances, of the shape and dtype of `mean`.
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_gaussian_nll`.
#[inline]
pub fn gaussian_nll(x: &Variable, mean: &Variable, ln_var: &Variable, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_gaussian_nll(x.as_ptr(), mean.as_ptr(), ln_var.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
    Ok(unsafe { Variable::adopt(out) })
}

/// Mean over the batch of -log of the probability that softmax(x) spells the labels: a class for every time
/// step, of which first repetitions and then blanks are removed; a 0-d result. Labels that are too long for
/// their sample have an infinite loss and no gradient. Options: reduction, MEAN by default, or NONE with a
/// result of shape (N,).
///
/// * `x`: The scores, a variable of shape (N, C) for each time step.
/// * `t`: The class numbers, of shape (N, L).
/// * `blank_symbol`: Number of the class that means no label.
/// * `input_length`: Number of time steps of each sample: (N,) integers. `None`: all.
/// * `label_length`: Number of labels of each sample: (N,) integers. `None`: all.
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Index`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_connectionist_temporal_classification`.
pub fn connectionist_temporal_classification<T1: Borrow<Variable>>(x: &[T1], t: &Variable, blank_symbol: i64, input_length: Option<&Variable>, label_length: Option<&Variable>, options: Option<&FunctionOptions>) -> Result<Variable> {
    let x_list = pointers::<Variable, _>(x);
    let mut y = null_mut();
    check(unsafe { sys::ctn_connectionist_temporal_classification(x_list.as_ptr().cast(), x.len(), t.as_ptr(), blank_symbol, input_length.map_or(null_mut(), |h| h.as_ptr()), label_length.map_or(null_mut(), |h| h.as_ptr()), options.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Sum over the batch of -log sigmoid(x w) for the word of t and of -log sigmoid(-x w) for words that are
/// drawn, a 0-d result. The creator's attribute "samples" is int32 of shape (N, 1 + sample_size), with t
/// first. Options: samples, of that shape with t as the first column, to repeat a call; by default they are
/// drawn.
///
/// * `x`: The input vectors, of shape (N, J).
/// * `t`: The words, of shape (N,): rows of W.
/// * `W`: The vectors of the words, of shape (V, J).
/// * `sampler`: A sampler on the device of x, which draws from the device's global generator. `None` only with
///   the option samples.
/// * `sample_size`: Number of words drawn for each row, ignored with the option samples.
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Index`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_negative_sampling`.
#[inline]
pub fn negative_sampling(x: &Variable, t: &Variable, W: &Variable, sampler: Option<&WalkerAlias>, sample_size: i64, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_negative_sampling(x.as_ptr(), t.as_ptr(), W.as_ptr(), sampler.map_or(null_mut(), |h| h.as_ptr()), sample_size, options.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Sums over axes.
///
/// * `x`: The input variable.
/// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
/// * `keepdims`: Whether reduced axes are kept with length 1.
///
/// # Errors
///
/// `Code::Index`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_sum`.
#[inline]
pub fn sum(x: &Variable, axes: Option<&[i64]>, keepdims: bool) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_sum(x.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), keepdims as i32, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Product of two matrices. A vector counts as a matrix with one column. The result is a matrix.
///
/// * `a`: The first operand.
/// * `b`: The second operand.
/// * `transa`: Whether to transpose `a` before.
/// * `transb`: Whether to transpose `b` before.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_matmul`.
#[inline]
pub fn matmul(a: &Variable, b: &Variable, transa: bool, transb: bool) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_matmul(a.as_ptr(), b.as_ptr(), transa as i32, transb as i32, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Largest elements along axes. Every element that equals the largest one receives the gradient.
///
/// * `x`: The input variable.
/// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
/// * `keepdims`: Whether reduced axes are kept with length 1.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Index`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_max`.
#[inline]
pub fn max(x: &Variable, axes: Option<&[i64]>, keepdims: bool) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_max(x.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), keepdims as i32, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Smallest elements along axes. Every element that equals the smallest one receives the gradient.
///
/// * `x`: The input variable.
/// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
/// * `keepdims`: Whether reduced axes are kept with length 1.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Index`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_min`.
#[inline]
pub fn min(x: &Variable, axes: Option<&[i64]>, keepdims: bool) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_min(x.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), keepdims as i32, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Means along axes.
///
/// * `x`: The input variable.
/// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
/// * `keepdims`: Whether reduced axes are kept with length 1.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Index`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_mean`.
#[inline]
pub fn mean(x: &Variable, axes: Option<&[i64]>, keepdims: bool) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_mean(x.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), keepdims as i32, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// log(sum(exp(x))) along axes, without intermediate overflow.
///
/// * `x`: The input variable.
/// * `axes`: The axes. Negative numbers count from the last axis. `None`: all axes.
/// * `keepdims`: Whether reduced axes are kept with length 1.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Index`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_logsumexp`.
#[inline]
pub fn logsumexp(x: &Variable, axes: Option<&[i64]>, keepdims: bool) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_logsumexp(x.as_ptr(), axes.map_or(null(), |l| l.as_ptr()), axes.map_or(0, |l| l.len()), keepdims as i32, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// The elements limited to a range. Elements within the range, including its ends, receive the gradient. NaN
/// stays NaN.
///
/// * `x`: The input variable.
/// * `x_min`: Lower bound.
/// * `x_max`: Upper bound, at least `x_min`.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_clip`.
#[inline]
pub fn clip(x: &Variable, x_min: f64, x_max: f64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_clip(x.as_ptr(), x_min, x_max, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Product like NumPy's matmul and the operator `@`: axes before the last two are broadcast. A vector counts
/// as a row on the left and as a column on the right, and the result lacks that axis.
///
/// * `a`: The first operand.
/// * `b`: The second operand.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Shape`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_matmul_numpy`.
#[inline]
pub fn matmul_numpy(a: &Variable, b: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_matmul_numpy(a.as_ptr(), b.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Products of the matrices of two stacks of equal length, of shape (N, m, n).
///
/// * `a`: Matrices in a stack with three axes, or (N, k) as a stack of columns.
/// * `b`: Matrices in a stack with three axes, or (N, k) as a stack of columns.
/// * `transa`: Whether to transpose `a` before.
/// * `transb`: Whether to transpose `b` before.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_batch_matmul`.
#[inline]
pub fn batch_matmul(a: &Variable, b: &Variable, transa: bool, transb: bool) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_batch_matmul(a.as_ptr(), b.as_ptr(), transa as i32, transb as i32, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Inverse of a matrix.
///
/// * `a`: A square matrix.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Unavailable`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_inv`.
#[inline]
pub fn inv(a: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_inv(a.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Inverses of the matrices of a stack.
///
/// * `a`: Square matrices, of shape (N, n, n).
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Unavailable`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_batch_inv`.
#[inline]
pub fn batch_inv(a: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_batch_inv(a.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Determinant of a matrix, 0-d. Its gradient needs the inverse, so that backward through the determinant of
/// a singular matrix is INVALID_ARGUMENT.
///
/// * `a`: A square matrix.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Unavailable`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_det`.
#[inline]
pub fn det(a: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_det(a.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Determinants of the matrices of a stack, of shape (N,); otherwise like `functions::det`.
///
/// * `a`: Square matrices, of shape (N, n, n).
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Unavailable`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_batch_det`.
#[inline]
pub fn batch_det(a: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_batch_det(a.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Sums of the squares of each x\[i\], of shape (N,).
///
/// * `x`: The input, of shape (N, d1, ...).
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_batch_l2_norm_squared`.
#[inline]
pub fn batch_l2_norm_squared(x: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_batch_l2_norm_squared(x.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// While the calling thread trains (`base::set_train`), sets elements to zero with a probability and scales
/// the others by 1 / (1 - ratio); otherwise the result is x itself. The scaled mask is the attribute "mask"
/// of the creator. Options: mask, a scaled mask of the shape and dtype of x, to repeat a dropout; by default
/// it is drawn.
///
/// * `x`: The input variable.
/// * `ratio`: The probability, at least 0 and less than 1; 0.5 in the reference.
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_dropout`.
#[inline]
pub fn dropout(x: &Variable, ratio: f64, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_dropout(x.as_ptr(), ratio, options.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// mean + exp(ln_var / 2) \* eps, where eps are standard normal numbers from the device's global generator,
/// the attribute "noise" of the creator. Options: noise, the numbers to use instead, to repeat a call.
///
/// * `mean`: The means.
/// * `ln_var`: The logarithms of the variances, of the shape and dtype of `mean`.
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_gaussian`.
#[inline]
pub fn gaussian(mean: &Variable, ln_var: &Variable, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_gaussian(mean.as_ptr(), ln_var.as_ptr(), options.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// gamma (x - mean) / sqrt(var + eps) + beta with the mean and the (biased) variance of the batch over all
/// axes that gamma does not have. The attributes "mean" and "var" of the creator are the statistics, without
/// eps, in float32 or float64.
///
/// * `x`: The input, of shape (N, C..., d1, ...).
/// * `gamma`: The factors, of shape (C...), usually one axis.
/// * `beta`: The offsets, of the shape and dtype of `gamma`.
/// * `eps`: Added to variances, at least 0.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_batch_normalization`.
#[inline]
pub fn batch_normalization(x: &Variable, gamma: &Variable, beta: &Variable, eps: f64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_batch_normalization(x.as_ptr(), gamma.as_ptr(), beta.as_ptr(), eps, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// gamma (x - mean) / sqrt(var) + beta with given statistics. The reference's argument eps, which is not used
/// there, is left out.
///
/// * `x`: The input, of shape (N, C..., d1, ...).
/// * `gamma`: The factors, of shape (C...), usually one axis.
/// * `beta`: The offsets, of the shape and dtype of `gamma`.
/// * `mean`: The means, of the shape of `gamma`.
/// * `var`: The variances, of the shape of `gamma`, to which the link of `Link::batch_normalization` has
///   already added eps.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_fixed_batch_normalization`.
#[inline]
pub fn fixed_batch_normalization(x: &Variable, gamma: &Variable, beta: &Variable, mean: &Variable, var: &Variable) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_fixed_batch_normalization(x.as_ptr(), gamma.as_ptr(), beta.as_ptr(), mean.as_ptr(), var.as_ptr(), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// gamma (x - mean) / sqrt(var + eps) + beta with the statistics of each row. Rows are the last axes of x, as
/// many as gamma has.
///
/// * `x`: The input variable.
/// * `gamma`: The factors, of the shape of the last axes of x.
/// * `beta`: The offsets, of the shape and dtype of `gamma`.
/// * `eps`: Added to variances, at least 0.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_layer_normalization`.
#[inline]
pub fn layer_normalization(x: &Variable, gamma: &Variable, beta: &Variable, eps: f64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_layer_normalization(x.as_ptr(), gamma.as_ptr(), beta.as_ptr(), eps, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// gamma x / sqrt(m + eps), where m is the mean square of each row. Rows are the last axes of x, as many as
/// gamma has.
///
/// * `x`: The input variable.
/// * `gamma`: The factors, of the shape of the last axes of x.
/// * `eps`: Added to variances, at least 0.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_rms_normalization`.
#[inline]
pub fn rms_normalization(x: &Variable, gamma: &Variable, eps: f64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_rms_normalization(x.as_ptr(), gamma.as_ptr(), eps, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// x / (k + alpha s)^beta, where s is the sum of squares over the channels (axis 1) from n / 2 before to n /
/// 2 after each.
///
/// * `x`: The input variable.
/// * `n`: Number of neighboring channels, at least 1; 5 in the reference.
/// * `k`: Added to the sum; 2 in the reference.
/// * `alpha`: Factor of the sum of squares; 0.0001 in the reference.
/// * `beta`: The exponent; 0.75 in the reference.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_local_response_normalization`.
#[inline]
pub fn local_response_normalization(x: &Variable, n: i64, k: f64, alpha: f64, beta: f64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_local_response_normalization(x.as_ptr(), n, k, alpha, beta, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// The largest element of each window, or its first NaN. The gradient goes to the first of equal elements.
/// Padding counts as -infinity.
///
/// * `x`: The input, of shape (N, C, h, w).
/// * `ksize_y`: Height of the window in elements, at least 1.
/// * `ksize_x`: Width of the window in elements, at least 1.
/// * `stride_y`: Number of rows from one window to the next, at least 1.
/// * `stride_x`: Number of columns from one window to the next, at least 1.
/// * `pad_y`: Number of rows of zeros added above and below, at least 0.
/// * `pad_x`: Number of columns of zeros added on the left and right, at least 0.
/// * `cover_all`: Whether the windows cover every element, so that the last ones may end outside.
/// * `options`: Must be `None` or without options: there are none.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_max_pooling_2d`.
#[inline]
pub fn max_pooling_2d(x: &Variable, ksize_y: i64, ksize_x: i64, stride_y: i64, stride_x: i64, pad_y: i64, pad_x: i64, cover_all: bool, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_max_pooling_2d(x.as_ptr(), ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, cover_all as i32, options.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// The mean of each window. Padded elements count as zeros, and elements outside of the padded image do not
/// count. Options: cover_all (0 by default), with which windows may end outside of the padded image;
/// count_include_pad (1 by default): if it is 0, padded elements do not count, and a window without other
/// elements gives 0.
///
/// * `x`: The input, of shape (N, C, h, w).
/// * `ksize_y`: Height of the window in elements, at least 1.
/// * `ksize_x`: Width of the window in elements, at least 1.
/// * `stride_y`: Number of rows from one window to the next, at least 1.
/// * `stride_x`: Number of columns from one window to the next, at least 1.
/// * `pad_y`: Number of rows of zeros added above and below, at least 0.
/// * `pad_x`: Number of columns of zeros added on the left and right, at least 0.
/// * `options`: The options that the description names. `None`: defaults.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_average_pooling_2d`.
#[inline]
pub fn average_pooling_2d(x: &Variable, ksize_y: i64, ksize_x: i64, stride_y: i64, stride_x: i64, pad_y: i64, pad_x: i64, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_average_pooling_2d(x.as_ptr(), ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, options.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Max pooling into 1, 2 x 2, 4 x 4... windows, flattened and joined to the shape (N, M, 1, 1), where M is C
/// times the number of windows.
///
/// * `x`: The input, of shape (N, C, h, w).
/// * `pyramid_height`: Number of levels, from 1 to 16.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_spatial_pyramid_pooling_2d`.
#[inline]
pub fn spatial_pyramid_pooling_2d(x: &Variable, pyramid_height: i64) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_spatial_pyramid_pooling_2d(x.as_ptr(), pyramid_height, &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Adds each element to all elements of a window of the result.
///
/// * `x`: The input, of shape (N, C, h, w).
/// * `ksize_y`: Height of the window in elements, at least 1.
/// * `ksize_x`: Width of the window in elements, at least 1.
/// * `stride_y`: Number of rows from one window to the next, at least 1.
/// * `stride_x`: Number of columns from one window to the next, at least 1.
/// * `pad_y`: Number of rows of zeros added above and below, at least 0.
/// * `pad_x`: Number of columns of zeros added on the left and right, at least 0.
/// * `outsize_y`: Height of the result, whose pooling must give the height of x. 0, for both sizes, means the
///   smallest one.
/// * `outsize_x`: Width of the result, whose pooling must give the width of x. 0, for both sizes, means the
///   smallest one.
/// * `cover_all`: The argument of the pooling whose sizes are reversed.
/// * `options`: Must be `None` or without options: there are none.
///
/// # Errors
///
/// `Code::TypeCheck`, `Code::Nan`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_unpooling_2d`.
#[inline]
pub fn unpooling_2d(x: &Variable, ksize_y: i64, ksize_x: i64, stride_y: i64, stride_x: i64, pad_y: i64, pad_x: i64, outsize_y: i64, outsize_x: i64, cover_all: bool, options: Option<&FunctionOptions>) -> Result<Variable> {
    let mut y = null_mut();
    check(unsafe { sys::ctn_unpooling_2d(x.as_ptr(), ksize_y, ksize_x, stride_y, stride_x, pad_y, pad_x, outsize_y, outsize_x, cover_all as i32, options.map_or(null_mut(), |h| h.as_ptr()), &mut y) })?;
    Ok(unsafe { Variable::adopt(y) })
}

/// Applies a body once, as `Fused::call` does. The body is recorded in every call, which takes microseconds
/// for each operation: use `Fused::new` for repeated calls. `destroy` runs once, when the history that holds
/// `body` is released.
///
/// * `body`: Computes the outputs.
/// * `inputs`: The inputs, at least one, on one device.
///
/// # Errors
///
/// `Code::Device`, `Code::Callback`, `Code::State`, `Code::Unsupported`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_fuse`.
pub fn fuse<F1: Fn(&[Variable]) -> Result<Vec<Variable>> + 'static, T2: Borrow<Variable>>(body: F1, inputs: &[T2], output_count: usize) -> Result<Vec<Variable>> {
    let inputs_list = pointers::<Variable, _>(inputs);
    let mut outputs = vec![null_mut::<sys::ctn_variable>(); output_count];
    check(unsafe { sys::ctn_fuse(Some(callbacks::fuse_fn::<F1>), Box::into_raw(Box::new(body)).cast(), Some(destroy::<F1>), inputs_list.as_ptr().cast(), inputs.len(), outputs.as_mut_ptr(), output_count) })?;
    Ok(outputs.into_iter().map(|p| unsafe { Variable::adopt(p) }).collect())
}

/// Runs `forward` without history, so that only its inputs are kept, and once more with history when backward
/// reaches it: intermediate results take memory only during that second run. Gradients reach the inputs and
/// the parameters that `forward` uses. Both runs must compute the same: outputs of other shapes, dtypes or
/// devices are a STATE error of backward. The random generators of the inputs' devices are reset for the
/// second run, so that dropout masks repeat, and then continue where they were; but other side effects, such
/// as the averages of batch normalization, happen twice. Calls may be nested, and second derivatives exist.
/// `destroy` runs once, when the history that holds `forward` is released.
///
/// * `forward`: Computes the outputs.
/// * `inputs`: The inputs, at least one.
///
/// # Errors
///
/// `Code::Callback`, `Code::State`, `Code::Device`, `Code::Nan`, `Code::InvalidArgument`,
/// `Code::OutOfMemory`.
///
/// C: `ctn_recompute`.
pub fn recompute<F1: Fn(&[Variable]) -> Result<Vec<Variable>> + 'static, T2: Borrow<Variable>>(forward: F1, inputs: &[T2], output_count: usize) -> Result<Vec<Variable>> {
    let inputs_list = pointers::<Variable, _>(inputs);
    let mut outputs = vec![null_mut::<sys::ctn_variable>(); output_count];
    check(unsafe { sys::ctn_recompute(Some(callbacks::recompute_fn::<F1>), Box::into_raw(Box::new(forward)).cast(), Some(destroy::<F1>), inputs_list.as_ptr().cast(), inputs.len(), outputs.as_mut_ptr(), output_count) })?;
    Ok(outputs.into_iter().map(|p| unsafe { Variable::adopt(p) }).collect())
}
