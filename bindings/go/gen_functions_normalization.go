// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// BatchNormalization: gamma (x - mean) / sqrt(var + eps) + beta with the mean and the (biased) variance of
// the batch over all axes that gamma does not have. The attributes "mean" and "var" of the creator are the
// statistics, without eps, in float32 or float64.
//
//   - x: The input, of shape (N, C..., d1, ...).
//   - gamma: The factors, of shape (C...), usually one axis.
//   - beta: The offsets, of the shape and dtype of `gamma`.
//   - eps: Added to variances, at least 0.
func BatchNormalization(x *Variable, gamma *Variable, beta *Variable, eps float64) (*Variable, error) {
	y := new(Variable)
	err := raw.BatchNormalization(x.ptr(), gamma.ptr(), beta.ptr(), eps, &y.h)
	runtime.KeepAlive(x)
	runtime.KeepAlive(gamma)
	runtime.KeepAlive(beta)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// FixedBatchNormalization: gamma (x - mean) / sqrt(var) + beta with given statistics. The reference's
// argument eps, which is not used there, is left out.
//
//   - x: The input, of shape (N, C..., d1, ...).
//   - gamma: The factors, of shape (C...), usually one axis.
//   - beta: The offsets, of the shape and dtype of `gamma`.
//   - mean: The means, of the shape of `gamma`.
//   - variance: The variances, of the shape of `gamma`, to which the link of NewBatchNormalization has
//     already added eps.
func FixedBatchNormalization(x *Variable, gamma *Variable, beta *Variable, mean *Variable, variance *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.FixedBatchNormalization(x.ptr(), gamma.ptr(), beta.ptr(), mean.ptr(), variance.ptr(), &y.h)
	runtime.KeepAlive(x)
	runtime.KeepAlive(gamma)
	runtime.KeepAlive(beta)
	runtime.KeepAlive(mean)
	runtime.KeepAlive(variance)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// LayerNormalization: gamma (x - mean) / sqrt(var + eps) + beta with the statistics of each row. Rows are the
// last axes of x, as many as gamma has.
//
//   - x: The input variable.
//   - gamma: The factors, of the shape of the last axes of x.
//   - beta: The offsets, of the shape and dtype of `gamma`.
//   - eps: Added to variances, at least 0.
func LayerNormalization(x *Variable, gamma *Variable, beta *Variable, eps float64) (*Variable, error) {
	y := new(Variable)
	err := raw.LayerNormalization(x.ptr(), gamma.ptr(), beta.ptr(), eps, &y.h)
	runtime.KeepAlive(x)
	runtime.KeepAlive(gamma)
	runtime.KeepAlive(beta)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// RmsNormalization: gamma x / sqrt(m + eps), where m is the mean square of each row. Rows are the last axes
// of x, as many as gamma has.
//
//   - x: The input variable.
//   - gamma: The factors, of the shape of the last axes of x.
//   - eps: Added to variances, at least 0.
func RmsNormalization(x *Variable, gamma *Variable, eps float64) (*Variable, error) {
	y := new(Variable)
	err := raw.RmsNormalization(x.ptr(), gamma.ptr(), eps, &y.h)
	runtime.KeepAlive(x)
	runtime.KeepAlive(gamma)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// LocalResponseNormalization: x / (k + alpha s)^beta, where s is the sum of squares over the channels (axis
// 1) from n / 2 before to n / 2 after each.
//
//   - x: The input variable.
//   - n: Number of neighboring channels, at least 1; 5 in the reference.
//   - k: Added to the sum; 2 in the reference.
//   - alpha: Factor of the sum of squares; 0.0001 in the reference.
//   - beta: The exponent; 0.75 in the reference.
func LocalResponseNormalization(x *Variable, n int, k float64, alpha float64, beta float64) (*Variable, error) {
	y := new(Variable)
	err := raw.LocalResponseNormalization(x.ptr(), int64(n), k, alpha, beta, &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}
