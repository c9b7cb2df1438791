// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// RandomUniformOf: A new array with uniform numbers in [low, high).
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - low: Lower bounds, which are included; finite.
//   - high: Upper bounds, which are excluded; finite.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomUniformOf(state *RandomState, low *Array, high *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomUniformOf(state.ptr(), low.ptr(), high.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(low)
	runtime.KeepAlive(high)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomNormalOf: A new array with normal numbers.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - loc: Means.
//   - scale: Standard deviations, at least 0.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomNormalOf(state *RandomState, loc *Array, scale *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomNormalOf(state.ptr(), loc.ptr(), scale.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(loc)
	runtime.KeepAlive(scale)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomLognormalOf: A new array with exponentials of normal numbers.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - mean: Means of the normal numbers.
//   - sigma: Standard deviations of the normal numbers, at least 0.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomLognormalOf(state *RandomState, mean *Array, sigma *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomLognormalOf(state.ptr(), mean.ptr(), sigma.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(mean)
	runtime.KeepAlive(sigma)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomExponentialOf: A new array with numbers of the exponential distribution.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - scale: Means, at least 0.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomExponentialOf(state *RandomState, scale *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomExponentialOf(state.ptr(), scale.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(scale)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomGumbelOf: A new array with numbers of the Gumbel distribution.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - loc: Modes.
//   - scale: Scales, at least 0.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomGumbelOf(state *RandomState, loc *Array, scale *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomGumbelOf(state.ptr(), loc.ptr(), scale.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(loc)
	runtime.KeepAlive(scale)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomLaplace: A new array with numbers of Laplace's double exponential distribution.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - loc: Means.
//   - scale: Scales, at least 0.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomLaplace(state *RandomState, loc *Array, scale *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomLaplace(state.ptr(), loc.ptr(), scale.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(loc)
	runtime.KeepAlive(scale)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomLogistic: A new array with numbers of the logistic distribution.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - loc: Means.
//   - scale: Scales, at least 0.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomLogistic(state *RandomState, loc *Array, scale *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomLogistic(state.ptr(), loc.ptr(), scale.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(loc)
	runtime.KeepAlive(scale)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomRayleigh: A new array with lengths of vectors of two normal numbers, the Rayleigh distribution.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - scale: Standard deviations of the normal numbers, at least 0.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomRayleigh(state *RandomState, scale *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomRayleigh(state.ptr(), scale.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(scale)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomStandardCauchy: A new array with numbers of the Cauchy distribution with mode 0 and scale 1.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomStandardCauchy(state *RandomState, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomStandardCauchy(state.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomPareto: A new array with numbers of Pareto's second distribution (Lomax), which starts at 0.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - a: Exponents, more than 0.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomPareto(state *RandomState, a *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomPareto(state.ptr(), a.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomWeibull: A new array with numbers of the Weibull distribution with scale 1.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - a: Shapes, at least 0.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomWeibull(state *RandomState, a *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomWeibull(state.ptr(), a.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomPower: A new array with numbers in [0, 1] with the density a x^(a - 1).
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - a: Exponents a, more than 0.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomPower(state *RandomState, a *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomPower(state.ptr(), a.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomTriangular: A new array with numbers in [left, right] with a density that rises up to the mode and
// then falls.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - left: Lower bounds, finite.
//   - mode: Modes, from left to right.
//   - right: Upper bounds, more than left; finite.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomTriangular(state *RandomState, left *Array, mode *Array, right *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomTriangular(state.ptr(), left.ptr(), mode.ptr(), right.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(left)
	runtime.KeepAlive(mode)
	runtime.KeepAlive(right)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomWald: A new array with numbers of Wald's inverse Gaussian distribution.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - mean: Means, more than 0.
//   - scale: Scales, more than 0.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomWald(state *RandomState, mean *Array, scale *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomWald(state.ptr(), mean.ptr(), scale.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(mean)
	runtime.KeepAlive(scale)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomStandardGamma: A new array with numbers of the gamma distribution with scale 1.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - alpha: Shapes, at least 0.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomStandardGamma(state *RandomState, alpha *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomStandardGamma(state.ptr(), alpha.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(alpha)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomGamma: A new array with numbers of the gamma distribution.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - alpha: Shapes, at least 0.
//   - scale: Scales, at least 0.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomGamma(state *RandomState, alpha *Array, scale *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomGamma(state.ptr(), alpha.ptr(), scale.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(alpha)
	runtime.KeepAlive(scale)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomChisquare: A new array with numbers of the chi-square distribution.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - df: Degrees of freedom, more than 0.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomChisquare(state *RandomState, df *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomChisquare(state.ptr(), df.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(df)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomNoncentralChisquare: A new array with numbers of the noncentral chi-square distribution.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - df: Degrees of freedom, more than 0.
//   - nonc: Noncentralities, 0 to 2^62.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomNoncentralChisquare(state *RandomState, df *Array, nonc *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomNoncentralChisquare(state.ptr(), df.ptr(), nonc.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(df)
	runtime.KeepAlive(nonc)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomF: A new array with numbers of the F distribution.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - dfnum: Degrees of freedom of the numerator, more than 0.
//   - dfden: Degrees of freedom of the denominator, more than 0.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomF(state *RandomState, dfnum *Array, dfden *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomF(state.ptr(), dfnum.ptr(), dfden.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(dfnum)
	runtime.KeepAlive(dfden)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomNoncentralF: A new array with numbers of the noncentral F distribution.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - dfnum: Degrees of freedom of the numerator, more than 0.
//   - dfden: Degrees of freedom of the denominator, more than 0.
//   - nonc: Noncentralities of the numerator, 0 to 2^62.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomNoncentralF(state *RandomState, dfnum *Array, dfden *Array, nonc *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomNoncentralF(state.ptr(), dfnum.ptr(), dfden.ptr(), nonc.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(dfnum)
	runtime.KeepAlive(dfden)
	runtime.KeepAlive(nonc)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomStandardT: A new array with numbers of Student's t distribution.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - df: Degrees of freedom, more than 0.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomStandardT(state *RandomState, df *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomStandardT(state.ptr(), df.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(df)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomBeta: A new array with numbers of the beta distribution.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - a: First shapes, more than 0.
//   - b: Second shapes, more than 0.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomBeta(state *RandomState, a *Array, b *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomBeta(state.ptr(), a.ptr(), b.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(a)
	runtime.KeepAlive(b)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomVonmises: A new array with angles in [-pi, pi] of von Mises' distribution.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - mu: Modes.
//   - kappa: Concentrations, at least 0.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Float32 or Float64.
func RandomVonmises(state *RandomState, mu *Array, kappa *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomVonmises(state.ptr(), mu.ptr(), kappa.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(mu)
	runtime.KeepAlive(kappa)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomDirichlet: A new array with vectors of the Dirichlet distribution, whose elements have the sum 1,
// along a new last axis.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - alpha: Concentrations of the elements, more than 0, an array with one axis.
//   - shape: Shape of the result without its last axis.
//   - dtype: Element type, Float32 or Float64.
func RandomDirichlet(state *RandomState, alpha *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomDirichlet(state.ptr(), alpha.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(alpha)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomGeometric: A new array with numbers of the first success among independent trials, counted from 1.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - p: Probabilities of a success, more than 0 and at most 1.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Int32 or Int64.
func RandomGeometric(state *RandomState, p *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomGeometric(state.ptr(), p.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(p)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomLogseries: A new array with numbers of the logarithmic series.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - p: Ratios of the series, at least 0 and less than 1.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Int32 or Int64.
func RandomLogseries(state *RandomState, p *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomLogseries(state.ptr(), p.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(p)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomZipf: A new array with numbers from 1 with probabilities proportional to their powers -a, Zipf's
// distribution, up to the largest number of the dtype.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - a: Exponents, more than 1.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Int32 or Int64.
func RandomZipf(state *RandomState, a *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomZipf(state.ptr(), a.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(a)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomNegativeBinomial: A new array with numbers of failures before the n-th success among independent
// trials.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - n: Numbers of successes, more than 0, also fractions.
//   - p: Probabilities of a success, more than 0 and at most 1, with counts that the dtype holds.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Int32 or Int64.
func RandomNegativeBinomial(state *RandomState, n *Array, p *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomNegativeBinomial(state.ptr(), n.ptr(), p.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(n)
	runtime.KeepAlive(p)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// RandomHypergeometric: A new array with numbers of good elements in a sample without replacement.
//
//   - state: A generator, on the device of the parameters. nil: the global generator of that device, or of
//     the current one if all parameters are weak scalars.
//   - ngood: Numbers of good elements, 0 to 2^50, of an integer dtype.
//   - nbad: Numbers of the other elements, 0 to 2^50, of an integer dtype.
//   - nsample: Sizes of the samples, 0 to ngood + nbad, of an integer dtype.
//   - shape: Lengths of the axes, each at least 0.
//   - dtype: Element type, Int32 or Int64.
func RandomHypergeometric(state *RandomState, ngood *Array, nbad *Array, nsample *Array, shape []int, dtype Dtype) (*Array, error) {
	dst := new(Array)
	err := raw.RandomHypergeometric(state.ptr(), ngood.ptr(), nbad.ptr(), nsample.ptr(), words(shape), uint64(len(shape)), dtype.raw(), &dst.h)
	runtime.KeepAlive(state)
	runtime.KeepAlive(ngood)
	runtime.KeepAlive(nbad)
	runtime.KeepAlive(nsample)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}
