//! Random numbers of distributions whose parameters are arrays.
// Generated from capi/spec by capi/gen/generate.py; edits are lost.

#[allow(unused_imports)]
use crate::support::*;
#[allow(unused_imports)]
use crate::{callbacks, callbacks::*, handles::*, enums::*, index::Index};

/// A new array with uniform numbers in \[low, high).
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `low`: Lower bounds, which are included; finite.
/// * `high`: Upper bounds, which are excluded; finite.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_uniform_of`.
#[inline]
pub fn random_uniform_of(state: Option<&RandomState>, low: &Array, high: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_uniform_of(state.map_or(null_mut(), |h| h.as_ptr()), low.as_ptr(), high.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with normal numbers.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `loc`: Means.
/// * `scale`: Standard deviations, at least 0.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_normal_of`.
#[inline]
pub fn random_normal_of(state: Option<&RandomState>, loc: &Array, scale: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_normal_of(state.map_or(null_mut(), |h| h.as_ptr()), loc.as_ptr(), scale.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with exponentials of normal numbers.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `mean`: Means of the normal numbers.
/// * `sigma`: Standard deviations of the normal numbers, at least 0.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_lognormal_of`.
#[inline]
pub fn random_lognormal_of(state: Option<&RandomState>, mean: &Array, sigma: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_lognormal_of(state.map_or(null_mut(), |h| h.as_ptr()), mean.as_ptr(), sigma.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of the exponential distribution.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `scale`: Means, at least 0.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_exponential_of`.
#[inline]
pub fn random_exponential_of(state: Option<&RandomState>, scale: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_exponential_of(state.map_or(null_mut(), |h| h.as_ptr()), scale.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of the Gumbel distribution.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `loc`: Modes.
/// * `scale`: Scales, at least 0.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_gumbel_of`.
#[inline]
pub fn random_gumbel_of(state: Option<&RandomState>, loc: &Array, scale: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_gumbel_of(state.map_or(null_mut(), |h| h.as_ptr()), loc.as_ptr(), scale.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of Laplace's double exponential distribution.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `loc`: Means.
/// * `scale`: Scales, at least 0.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_laplace`.
#[inline]
pub fn random_laplace(state: Option<&RandomState>, loc: &Array, scale: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_laplace(state.map_or(null_mut(), |h| h.as_ptr()), loc.as_ptr(), scale.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of the logistic distribution.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `loc`: Means.
/// * `scale`: Scales, at least 0.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_logistic`.
#[inline]
pub fn random_logistic(state: Option<&RandomState>, loc: &Array, scale: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_logistic(state.map_or(null_mut(), |h| h.as_ptr()), loc.as_ptr(), scale.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with lengths of vectors of two normal numbers, the Rayleigh distribution.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `scale`: Standard deviations of the normal numbers, at least 0.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_rayleigh`.
#[inline]
pub fn random_rayleigh(state: Option<&RandomState>, scale: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_rayleigh(state.map_or(null_mut(), |h| h.as_ptr()), scale.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of the Cauchy distribution with mode 0 and scale 1.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Dtype`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_standard_cauchy`.
#[inline]
pub fn random_standard_cauchy(state: Option<&RandomState>, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_standard_cauchy(state.map_or(null_mut(), |h| h.as_ptr()), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of Pareto's second distribution (Lomax), which starts at 0.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `a`: Exponents, more than 0.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_pareto`.
#[inline]
pub fn random_pareto(state: Option<&RandomState>, a: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_pareto(state.map_or(null_mut(), |h| h.as_ptr()), a.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of the Weibull distribution with scale 1.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `a`: Shapes, at least 0.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_weibull`.
#[inline]
pub fn random_weibull(state: Option<&RandomState>, a: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_weibull(state.map_or(null_mut(), |h| h.as_ptr()), a.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers in \[0, 1\] with the density a x^(a - 1).
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `a`: Exponents a, more than 0.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_power`.
#[inline]
pub fn random_power(state: Option<&RandomState>, a: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_power(state.map_or(null_mut(), |h| h.as_ptr()), a.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers in \[left, right\] with a density that rises up to the mode and then falls.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `left`: Lower bounds, finite.
/// * `mode`: Modes, from left to right.
/// * `right`: Upper bounds, more than left; finite.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_triangular`.
#[inline]
pub fn random_triangular(state: Option<&RandomState>, left: &Array, mode: &Array, right: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_triangular(state.map_or(null_mut(), |h| h.as_ptr()), left.as_ptr(), mode.as_ptr(), right.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of Wald's inverse Gaussian distribution.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `mean`: Means, more than 0.
/// * `scale`: Scales, more than 0.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_wald`.
#[inline]
pub fn random_wald(state: Option<&RandomState>, mean: &Array, scale: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_wald(state.map_or(null_mut(), |h| h.as_ptr()), mean.as_ptr(), scale.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of the gamma distribution with scale 1.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `alpha`: Shapes, at least 0.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_standard_gamma`.
#[inline]
pub fn random_standard_gamma(state: Option<&RandomState>, alpha: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_standard_gamma(state.map_or(null_mut(), |h| h.as_ptr()), alpha.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of the gamma distribution.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `alpha`: Shapes, at least 0.
/// * `scale`: Scales, at least 0.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_gamma`.
#[inline]
pub fn random_gamma(state: Option<&RandomState>, alpha: &Array, scale: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_gamma(state.map_or(null_mut(), |h| h.as_ptr()), alpha.as_ptr(), scale.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of the chi-square distribution.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `df`: Degrees of freedom, more than 0.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_chisquare`.
#[inline]
pub fn random_chisquare(state: Option<&RandomState>, df: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_chisquare(state.map_or(null_mut(), |h| h.as_ptr()), df.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of the noncentral chi-square distribution.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `df`: Degrees of freedom, more than 0.
/// * `nonc`: Noncentralities, 0 to 2^62.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_noncentral_chisquare`.
#[inline]
pub fn random_noncentral_chisquare(state: Option<&RandomState>, df: &Array, nonc: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_noncentral_chisquare(state.map_or(null_mut(), |h| h.as_ptr()), df.as_ptr(), nonc.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of the F distribution.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `dfnum`: Degrees of freedom of the numerator, more than 0.
/// * `dfden`: Degrees of freedom of the denominator, more than 0.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_f`.
#[inline]
pub fn random_f(state: Option<&RandomState>, dfnum: &Array, dfden: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_f(state.map_or(null_mut(), |h| h.as_ptr()), dfnum.as_ptr(), dfden.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of the noncentral F distribution.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `dfnum`: Degrees of freedom of the numerator, more than 0.
/// * `dfden`: Degrees of freedom of the denominator, more than 0.
/// * `nonc`: Noncentralities of the numerator, 0 to 2^62.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_noncentral_f`.
#[inline]
pub fn random_noncentral_f(state: Option<&RandomState>, dfnum: &Array, dfden: &Array, nonc: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_noncentral_f(state.map_or(null_mut(), |h| h.as_ptr()), dfnum.as_ptr(), dfden.as_ptr(), nonc.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of Student's t distribution.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `df`: Degrees of freedom, more than 0.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_standard_t`.
#[inline]
pub fn random_standard_t(state: Option<&RandomState>, df: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_standard_t(state.map_or(null_mut(), |h| h.as_ptr()), df.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of the beta distribution.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `a`: First shapes, more than 0.
/// * `b`: Second shapes, more than 0.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_beta`.
#[inline]
pub fn random_beta(state: Option<&RandomState>, a: &Array, b: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_beta(state.map_or(null_mut(), |h| h.as_ptr()), a.as_ptr(), b.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with angles in \[-pi, pi\] of von Mises' distribution.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `mu`: Modes.
/// * `kappa`: Concentrations, at least 0.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_vonmises`.
#[inline]
pub fn random_vonmises(state: Option<&RandomState>, mu: &Array, kappa: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_vonmises(state.map_or(null_mut(), |h| h.as_ptr()), mu.as_ptr(), kappa.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with vectors of the Dirichlet distribution, whose elements have the sum 1, along a new last
/// axis.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `alpha`: Concentrations of the elements, more than 0, an array with one axis.
/// * `shape`: Shape of the result without its last axis.
/// * `dtype`: Element type, `DType::Float32` or `DType::Float64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_dirichlet`.
#[inline]
pub fn random_dirichlet(state: Option<&RandomState>, alpha: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_dirichlet(state.map_or(null_mut(), |h| h.as_ptr()), alpha.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of the first success among independent trials, counted from 1.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `p`: Probabilities of a success, more than 0 and at most 1.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Int32` or `DType::Int64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_geometric`.
#[inline]
pub fn random_geometric(state: Option<&RandomState>, p: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_geometric(state.map_or(null_mut(), |h| h.as_ptr()), p.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of the logarithmic series.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `p`: Ratios of the series, at least 0 and less than 1.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Int32` or `DType::Int64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_logseries`.
#[inline]
pub fn random_logseries(state: Option<&RandomState>, p: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_logseries(state.map_or(null_mut(), |h| h.as_ptr()), p.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers from 1 with probabilities proportional to their powers -a, Zipf's distribution,
/// up to the largest number of the dtype.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `a`: Exponents, more than 1.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Int32` or `DType::Int64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_zipf`.
#[inline]
pub fn random_zipf(state: Option<&RandomState>, a: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_zipf(state.map_or(null_mut(), |h| h.as_ptr()), a.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of failures before the n-th success among independent trials.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `n`: Numbers of successes, more than 0, also fractions.
/// * `p`: Probabilities of a success, more than 0 and at most 1, with counts that the dtype holds.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Int32` or `DType::Int64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_negative_binomial`.
#[inline]
pub fn random_negative_binomial(state: Option<&RandomState>, n: &Array, p: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_negative_binomial(state.map_or(null_mut(), |h| h.as_ptr()), n.as_ptr(), p.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}

/// A new array with numbers of good elements in a sample without replacement.
///
/// * `state`: A generator, on the device of the parameters. `None`: the global generator of that device, or of
///   the current one if all parameters are weak scalars.
/// * `ngood`: Numbers of good elements, 0 to 2^50, of an integer dtype.
/// * `nbad`: Numbers of the other elements, 0 to 2^50, of an integer dtype.
/// * `nsample`: Sizes of the samples, 0 to ngood + nbad, of an integer dtype.
/// * `shape`: Lengths of the axes, each at least 0.
/// * `dtype`: Element type, `DType::Int32` or `DType::Int64`.
///
/// # Errors
///
/// `Code::Shape`, `Code::Dtype`, `Code::Device`, `Code::InvalidArgument`, `Code::OutOfMemory`.
///
/// C: `ctn_random_hypergeometric`.
#[inline]
pub fn random_hypergeometric(state: Option<&RandomState>, ngood: &Array, nbad: &Array, nsample: &Array, shape: &[i64], dtype: DType) -> Result<Array> {
    let mut out = null_mut();
    check(unsafe { sys::ctn_random_hypergeometric(state.map_or(null_mut(), |h| h.as_ptr()), ngood.as_ptr(), nbad.as_ptr(), nsample.as_ptr(), shape.as_ptr(), shape.len(), dtype.raw(), &mut out) })?;
    Ok(unsafe { Array::adopt(out) })
}
