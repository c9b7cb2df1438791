//! Random numbers from Philox4x32-10 and MT19937.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

#[allow(unused_imports)]
use crate::support::*;
#[allow(unused_imports)]
use crate::{callbacks, callbacks::*, handles::*, enums::*, index::Index};

/// Restarts the global generator of a device from a seed. Without this call it starts from CATENARY_SEED in
/// the environment or, if that is not set, from the system's entropy.
///
/// * `device`: Name of a device, such as "cpu". `None`: the current device.
/// * `seed`: The seed.
///
/// # Errors
///
/// `Code::Device`, `Code::Unavailable`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_seed`.
#[inline]
pub fn seed(device: Option<&str>, seed: u64) -> Result<()> {
    let device = optional_text(device)?;
    check(unsafe { sys::ctn_random_seed(text_pointer(&device), seed) })?;
    Ok(())
}

/// A seed for a new generator: CATENARY_SEED from the environment if it is set, otherwise one from the
/// system's entropy.
///
/// # Errors
///
/// `Code::Io`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_fresh_seed`.
#[inline]
pub fn fresh_seed() -> Result<u64> {
    let mut seed: u64 = Default::default();
    check(unsafe { sys::ctn_random_fresh_seed(&mut seed) })?;
    Ok(seed)
}

/// A new array with uniform numbers in \[0, 1), of 24 bits as float32 or 53 bits as float64.
///
/// * `state`: A generator. `None`: the global generator of the current device.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_sample`.
#[inline]
pub fn sample(state: Option<&RandomState>, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_sample(state.map_or(null_mut(), |h| h.as_ptr()), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with uniform numbers in \[low, high).
///
/// * `state`: A generator. `None`: the global generator of the current device.
/// * `low`: Lower bound, which is included; finite.
/// * `high`: Upper bound, which is excluded; finite.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_uniform`.
#[inline]
pub fn uniform(state: Option<&RandomState>, low: f64, high: f64, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_uniform(state.map_or(null_mut(), |h| h.as_ptr()), low, high, shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with normal numbers of mean 0 and standard deviation 1.
///
/// * `state`: A generator. `None`: the global generator of the current device.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_standard_normal`.
#[inline]
pub fn standard_normal(state: Option<&RandomState>, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_standard_normal(state.map_or(null_mut(), |h| h.as_ptr()), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with normal numbers.
///
/// * `state`: A generator. `None`: the global generator of the current device.
/// * `loc`: Mean.
/// * `scale`: Standard deviation, at least 0.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_normal`.
#[inline]
pub fn normal(state: Option<&RandomState>, loc: f64, scale: f64, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_normal(state.map_or(null_mut(), |h| h.as_ptr()), loc, scale, shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with exponentials of normal numbers.
///
/// * `state`: A generator. `None`: the global generator of the current device.
/// * `mean`: Mean of the normal numbers.
/// * `sigma`: Standard deviation of the normal numbers, at least 0.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_lognormal`.
#[inline]
pub fn lognormal(state: Option<&RandomState>, mean: f64, sigma: f64, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_lognormal(state.map_or(null_mut(), |h| h.as_ptr()), mean, sigma, shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of the exponential distribution.
///
/// * `state`: A generator. `None`: the global generator of the current device.
/// * `scale`: Mean, at least 0.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_exponential`.
#[inline]
pub fn exponential(state: Option<&RandomState>, scale: f64, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_exponential(state.map_or(null_mut(), |h| h.as_ptr()), scale, shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of the Gumbel distribution.
///
/// * `state`: A generator. `None`: the global generator of the current device.
/// * `loc`: Mode.
/// * `scale`: Scale, at least 0.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_gumbel`.
#[inline]
pub fn gumbel(state: Option<&RandomState>, loc: f64, scale: f64, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_gumbel(state.map_or(null_mut(), |h| h.as_ptr()), loc, scale, shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of the Poisson distribution.
///
/// * `state`: A generator. `None`: the global generator of the current device.
/// * `lam`: Mean, at least 0 and ten standard deviations below the largest number of the dtype.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Int32` or `DType::Int64`.
///
/// # Errors
///
/// `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_poisson`.
#[inline]
pub fn poisson(state: Option<&RandomState>, lam: f64, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_poisson(state.map_or(null_mut(), |h| h.as_ptr()), lam, shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of successes among independent trials.
///
/// * `state`: A generator. `None`: the global generator of the current device.
/// * `n`: Number of trials, at least 0.
/// * `p`: Probability of a success, from 0 to 1.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Int32` or `DType::Int64`.
///
/// # Errors
///
/// `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_binomial`.
#[inline]
pub fn binomial(state: Option<&RandomState>, n: i64, p: f64, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_binomial(state.map_or(null_mut(), |h| h.as_ptr()), n, p, shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of the Poisson distribution, with a mean for each element.
///
/// * `state`: A generator. `None`: the global generator of the current device.
/// * `lam`: Means, broadcast to the shape, at least 0 and ten standard deviations below the largest number of
///   the dtype.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Int32` or `DType::Int64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_poisson_of`.
#[inline]
pub fn poisson_of(state: Option<&RandomState>, lam: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_poisson_of(state.map_or(null_mut(), |h| h.as_ptr()), lam.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of successes among independent trials, with a number of trials and a probability
/// for each element.
///
/// * `state`: A generator. `None`: the global generator of the current device.
/// * `n`: Numbers of trials, broadcast to the shape, at least 0, of an integer dtype.
/// * `p`: Probabilities of a success, broadcast to the shape, from 0 to 1.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Int32` or `DType::Int64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_binomial_of`.
#[inline]
pub fn binomial_of(state: Option<&RandomState>, n: &Array, p: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_binomial_of(state.map_or(null_mut(), |h| h.as_ptr()), n.as_ptr(), p.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with uniform integers in \[low, high).
///
/// * `state`: A generator. `None`: the global generator of the current device.
/// * `low`: Lower bound, which is included.
/// * `high`: Upper bound, which is excluded; above `low`.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: An integer element type that holds all results.
///
/// # Errors
///
/// `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_integers`.
#[inline]
pub fn integers(state: Option<&RandomState>, low: i64, high: i64, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_integers(state.map_or(null_mut(), |h| h.as_ptr()), low, high, shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with uniform integers in \[low, high\].
///
/// * `state`: A generator. `None`: the global generator of the current device.
/// * `low`: Lower bound, which is included.
/// * `high`: Upper bound, which is included; at least `low`.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: An integer element type that holds all results.
///
/// # Errors
///
/// `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_integers_inclusive`.
#[inline]
pub fn integers_inclusive(state: Option<&RandomState>, low: i64, high: i64, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_integers_inclusive(state.map_or(null_mut(), |h| h.as_ptr()), low, high, shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with uniform integers in \[0, mx\]: int32 if `mx` is below 2^31, otherwise int64.
///
/// * `state`: A generator. `None`: the global generator of the current device.
/// * `mx`: Upper bound, which is included; at least 0.
/// * `shape`: Lengths of the axes, each at least 0.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_interval`.
#[inline]
pub fn interval(state: Option<&RandomState>, mx: i64, shape: &[i64]) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_interval(state.map_or(null_mut(), |h| h.as_ptr()), mx, shape.as_ptr(), shape.len(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new int64 array with the numbers 0 to n - 1 in random order.
///
/// * `state`: A generator. `None`: the global generator of the current device.
/// * `n`: Number of elements, at least 0.
///
/// # Errors
///
/// `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_permutation`.
#[inline]
pub fn permutation(state: Option<&RandomState>, n: i64) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_permutation(state.map_or(null_mut(), |h| h.as_ptr()), n, &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with the entries of an array along its first axis in random order.
///
/// * `state`: A generator. `None`: the global generator of the current device.
/// * `a`: The array, with at least one axis.
///
/// # Errors
///
/// `Code::Shape`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_permutation_of`.
#[inline]
pub fn permutation_of(state: Option<&RandomState>, a: &Array) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_permutation_of(state.map_or(null_mut(), |h| h.as_ptr()), a.as_ptr(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// Puts the entries of an array along its first axis in random order.
///
/// * `state`: A generator. `None`: the global generator of the current device.
/// * `a`: The array, with at least one axis.
///
/// # Errors
///
/// `Code::Shape`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_shuffle`.
#[inline]
pub fn shuffle(state: Option<&RandomState>, a: &Array) -> Result<()> {
    check(unsafe { sys::ctn_random_shuffle(state.map_or(null_mut(), |h| h.as_ptr()), a.as_ptr()) })?;
    Ok(())
}

/// A new int64 array with numbers drawn from 0 to n - 1.
///
/// Without `replace` and `p`, all n numbers are permuted. If fewer than an eighth of them are wanted,
/// Philox4x32-10 draws single ones instead and leaves out those that it has drawn before, so that time and
/// memory are proportional to their number.
///
/// * `state`: A generator. `None`: the global generator of the current device.
/// * `n`: Size of the population, at least 1 if any number is drawn. Without `replace` it is at least the
///   number of draws.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `replace`: Whether a number may be drawn more than once.
/// * `p`: The n probabilities of the numbers, with the sum 1. `None`: all numbers are equally likely.
///
/// # Errors
///
/// `Code::Shape`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_choice`.
#[inline]
pub fn choice(state: Option<&RandomState>, n: i64, shape: &[i64], replace: bool, p: Option<&Array>) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_choice(state.map_or(null_mut(), |h| h.as_ptr()), n, shape.as_ptr(), shape.len(), replace as i32, p.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with elements drawn from an array.
///
/// * `state`: A generator. `None`: the global generator of the current device.
/// * `a`: The population, an array with one axis. Without `replace` it has at least as many elements as are
///   drawn.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `replace`: Whether an element may be drawn more than once.
/// * `p`: A probability for each element, with the sum 1. `None`: all elements are equally likely.
///
/// # Errors
///
/// `Code::Shape`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_choice_of`.
#[inline]
pub fn choice_of(state: Option<&RandomState>, a: &Array, shape: &[i64], replace: bool, p: Option<&Array>) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_choice_of(state.map_or(null_mut(), |h| h.as_ptr()), a.as_ptr(), shape.as_ptr(), shape.len(), replace as i32, p.map_or(null_mut(), |h| h.as_ptr()), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// Fills an array with uniform numbers in \[low, high).
///
/// * `state`: A generator. `None`: the global generator of the current device.
/// * `low`: Lower bound, which is included; finite.
/// * `high`: Upper bound, which is excluded; finite.
/// * `out`: The destination, a C-contiguous float32 or float64 array.
///
/// # Errors
///
/// `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_uniform_into`.
#[inline]
pub fn uniform_into(state: Option<&RandomState>, low: f64, high: f64, out: &Array) -> Result<()> {
    check(unsafe { sys::ctn_random_uniform_into(state.map_or(null_mut(), |h| h.as_ptr()), low, high, out.as_ptr()) })?;
    Ok(())
}

/// Fills an array with normal numbers.
///
/// * `state`: A generator. `None`: the global generator of the current device.
/// * `loc`: Mean.
/// * `scale`: Standard deviation, at least 0.
/// * `out`: The destination, a C-contiguous float32 or float64 array.
///
/// # Errors
///
/// `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_normal_into`.
#[inline]
pub fn normal_into(state: Option<&RandomState>, loc: f64, scale: f64, out: &Array) -> Result<()> {
    check(unsafe { sys::ctn_random_normal_into(state.map_or(null_mut(), |h| h.as_ptr()), loc, scale, out.as_ptr()) })?;
    Ok(())
}
