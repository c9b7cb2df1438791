// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// SoftmaxCrossEntropy: Mean over the batch of -log softmax(x)[t], a 0-d result. Labels that are -1 are
// ignored. The sum is divided by N or, with `normalize`, by the number of labels that are not ignored.
// Options: class_weight, which multiplies the terms of the labels (the divisor is still the number of
// labels); ignore_label, -1 by default; label_smoothing e, with which a term is (1 - e) times that of the
// label plus e / C times the sum of the terms of all classes, each with its weight; reduction, MEAN by
// default, or NONE with a result of the shape of t and zeros for ignored labels.
//
//   - x: The scores, of shape (N, C, d1, ...), floating.
//   - t: The class numbers, of shape (N, d1, ...).
//   - normalize: Whether to divide by the number of labels that count instead of the batch size.
//   - options: The options that the description names. nil: defaults.
func SoftmaxCrossEntropy(x *Variable, t *Variable, normalize bool, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	y := new(Variable)
	err = raw.SoftmaxCrossEntropy(x.ptr(), t.ptr(), truth(normalize), made, &y.h)
	runtime.KeepAlive(x)
	runtime.KeepAlive(t)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// SigmoidCrossEntropy: -log of the probability of the targets, a 0-d result: sigmoid(x) is the probability of
// 1, and 1 - sigmoid(x) that of 0. Targets that are -1 are ignored. The sum is divided by the first length of
// x or, with `normalize`, by the number of targets that are not ignored. Options: reduction, MEAN by default,
// or NONE with a result of the shape of x and zeros for ignored targets.
//
//   - x: The scores.
//   - t: Integers of the shape of x: 0, 1, or -1 for an element that is ignored.
//   - normalize: Whether to divide by the number of labels that count instead of the batch size.
//   - options: The options that the description names. nil: defaults.
func SigmoidCrossEntropy(x *Variable, t *Variable, normalize bool, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	y := new(Variable)
	err = raw.SigmoidCrossEntropy(x.ptr(), t.ptr(), truth(normalize), made, &y.h)
	runtime.KeepAlive(x)
	runtime.KeepAlive(t)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// MeanSquaredError: Mean of (x0 - x1)^2 over all elements, a 0-d result. The mean of no elements is NaN.
// Options: reduction, MEAN by default, or NONE with a result of the shape of x0.
//
//   - x0: The first input.
//   - x1: The second input, of the shape and dtype of the first.
//   - options: The options that the description names. nil: defaults.
func MeanSquaredError(x0 *Variable, x1 *Variable, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	y := new(Variable)
	err = raw.MeanSquaredError(x0.ptr(), x1.ptr(), made, &y.h)
	runtime.KeepAlive(x0)
	runtime.KeepAlive(x1)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Hinge: Mean over the batch of the sum over the classes of max(0, 1 - d x)^p, where d is 1 at the label and
// -1 elsewhere; a 0-d result. Options: reduction, MEAN by default, or NONE with a result of shape (N, K).
//
//   - x: The scores, of shape (N, K).
//   - t: The class numbers, of shape (N,).
//   - norm: L1 for p = 1, L2 for p = 2.
//   - options: The options that the description names. nil: defaults.
func Hinge(x *Variable, t *Variable, norm HingeNorm, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	y := new(Variable)
	err = raw.Hinge(x.ptr(), t.ptr(), raw.HingeNorm(norm), made, &y.h)
	runtime.KeepAlive(x)
	runtime.KeepAlive(t)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Contrastive: Half of the mean over the batch of y d^2 + (1 - y) max(0, margin - d)^2, where d is the
// distance between the rows of x0 and x1; a 0-d result. Pairs without distance have no gradient. Options:
// reduction, MEAN by default, or NONE with a result of shape (N,).
//
//   - x0: The first vectors, of shape (N, K) with N of at least 1.
//   - x1: The second vectors, of shape (N, K).
//   - y: Integers of shape (N,): 1 for similar pairs and 0 for others.
//   - margin: The margin, above 0; 1 in the reference.
//   - options: The options that the description names. nil: defaults.
func Contrastive(x0 *Variable, x1 *Variable, y *Variable, margin float64, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	dst := new(Variable)
	err = raw.Contrastive(x0.ptr(), x1.ptr(), y.ptr(), margin, made, &dst.h)
	runtime.KeepAlive(x0)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(y)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// CrossCovariance: Half of the sum of the squares of the covariances between the columns of y and z, which
// are divided by N; a 0-d result. Options: reduction, SUM by default; MEAN divides that sum by J K, and NONE
// gives the covariances themselves, of shape (J, K), neither squared nor halved, as the reference does.
//
//   - y: The first input, of shape (N, J).
//   - z: The second input, of shape (N, K).
//   - options: The options that the description names. nil: defaults.
func CrossCovariance(y *Variable, z *Variable, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	dst := new(Variable)
	err = raw.CrossCovariance(y.ptr(), z.ptr(), made, &dst.h)
	runtime.KeepAlive(y)
	runtime.KeepAlive(z)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// BernoulliNll: Sum of -x log(p) - (1 - x) log(1 - p) with p = sigmoid(y), a 0-d result. Options: reduction,
// SUM by default, MEAN over all elements, or NONE with a result of the shape of x.
//
//   - x: The observations.
//   - y: The logits, of the shape and dtype of x.
//   - options: The options that the description names. nil: defaults.
func BernoulliNll(x *Variable, y *Variable, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	dst := new(Variable)
	err = raw.BernoulliNll(x.ptr(), y.ptr(), made, &dst.h)
	runtime.KeepAlive(x)
	runtime.KeepAlive(y)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// GaussianKlDivergence: Sum of the Kullback-Leibler divergences of normal distributions from the standard
// one, a 0-d result. Options: reduction, SUM by default, MEAN over all elements, or NONE with a result of the
// shape of `mean`.
//
//   - mean: The means.
//   - lnVar: The logarithms of the variances, of the shape and dtype of `mean`.
//   - options: The options that the description names. nil: defaults.
func GaussianKlDivergence(mean *Variable, lnVar *Variable, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	dst := new(Variable)
	err = raw.GaussianKlDivergence(mean.ptr(), lnVar.ptr(), made, &dst.h)
	runtime.KeepAlive(mean)
	runtime.KeepAlive(lnVar)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// GaussianNll: Sum of -log of the density of x under normal distributions, a 0-d result. Options: reduction,
// SUM by default, MEAN over all elements, or NONE with a result of the shape of x.
//
//   - x: The observations.
//   - mean: The means, of the shape and dtype of x.
//   - lnVar: The logarithms of the variances, of the shape and dtype of `mean`.
//   - options: The options that the description names. nil: defaults.
func GaussianNll(x *Variable, mean *Variable, lnVar *Variable, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	dst := new(Variable)
	err = raw.GaussianNll(x.ptr(), mean.ptr(), lnVar.ptr(), made, &dst.h)
	runtime.KeepAlive(x)
	runtime.KeepAlive(mean)
	runtime.KeepAlive(lnVar)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ConnectionistTemporalClassification: Mean over the batch of -log of the probability that softmax(x) spells
// the labels: a class for every time step, of which first repetitions and then blanks are removed; a 0-d
// result. Labels that are too long for their sample have an infinite loss and no gradient. Options:
// reduction, MEAN by default, or NONE with a result of shape (N,).
//
//   - x: The scores, a variable of shape (N, C) for each time step.
//   - t: The class numbers, of shape (N, L).
//   - blankSymbol: Number of the class that means no label.
//   - inputLength: Number of time steps of each sample: (N,) integers. nil: all.
//   - labelLength: Number of labels of each sample: (N,) integers. nil: all.
//   - options: The options that the description names. nil: defaults.
func ConnectionistTemporalClassification(x []*Variable, t *Variable, blankSymbol int, inputLength *Variable, labelLength *Variable, options ...FunctionOption) (*Variable, error) {
	xHandles := variableHandles(x)
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	y := new(Variable)
	err = raw.ConnectionistTemporalClassification(first(xHandles), uint64(len(x)), t.ptr(), int64(blankSymbol), inputLength.ptr(), labelLength.ptr(), made, &y.h)
	runtime.KeepAlive(x)
	runtime.KeepAlive(t)
	runtime.KeepAlive(inputLength)
	runtime.KeepAlive(labelLength)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// NegativeSampling: Sum over the batch of -log sigmoid(x w) for the word of t and of -log sigmoid(-x w) for
// words that are drawn, a 0-d result. The creator's attribute "samples" is int32 of shape (N, 1 +
// sampleSize), with t first. Options: samples, of that shape with t as the first column, to repeat a call; by
// default they are drawn.
//
//   - x: The input vectors, of shape (N, J).
//   - t: The words, of shape (N,): rows of W.
//   - W: The vectors of the words, of shape (V, J).
//   - sampler: A sampler on the device of x, which draws from the device's global generator. nil only with
//     the option samples.
//   - sampleSize: Number of words drawn for each row, ignored with the option samples.
//   - options: The options that the description names. nil: defaults.
func NegativeSampling(x *Variable, t *Variable, W *Variable, sampler *WalkerAlias, sampleSize int, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	y := new(Variable)
	err = raw.NegativeSampling(x.ptr(), t.ptr(), W.ptr(), sampler.ptr(), int64(sampleSize), made, &y.h)
	runtime.KeepAlive(x)
	runtime.KeepAlive(t)
	runtime.KeepAlive(W)
	runtime.KeepAlive(sampler)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}
