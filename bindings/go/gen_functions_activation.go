// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// ClippedRelu: min(max(0, x), z).
//
//   - x: The input variable.
//   - z: Upper bound, above 0; 20 in the reference.
func ClippedRelu(x *Variable, z float64) (*Variable, error) {
	y := new(Variable)
	err := raw.ClippedRelu(x.ptr(), z, &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// LeakyRelu: x where x >= 0, otherwise slope * x.
//
//   - x: The input variable.
//   - slope: Factor for negative elements; 0.2 in the reference.
func LeakyRelu(x *Variable, slope float64) (*Variable, error) {
	y := new(Variable)
	err := raw.LeakyRelu(x.ptr(), slope, &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Elu: x where x >= 0, otherwise alpha * (exp(x) - 1).
//
//   - x: The input variable.
//   - alpha: Minus the limit for small x; 1 in the reference.
func Elu(x *Variable, alpha float64) (*Variable, error) {
	y := new(Variable)
	err := raw.Elu(x.ptr(), alpha, &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Softplus: log(1 + exp(beta * x)) / beta.
//
//   - x: The input variable.
//   - beta: Sharpness of the bend, not 0; 1 in the reference.
func Softplus(x *Variable, beta float64) (*Variable, error) {
	y := new(Variable)
	err := raw.Softplus(x.ptr(), beta, &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Silu: x * sigmoid(x).
//
//   - x: The input variable.
func Silu(x *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Silu(x.ptr(), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Gelu: x times the standard normal distribution function of x. With the option approximate it is x * (1 +
// tanh(sqrt(2 / pi) * (x + 0.044715 * x ** 3))) / 2.
//
//   - x: The input variable.
//   - options: The options that the description names. nil: defaults.
func Gelu(x *Variable, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	y := new(Variable)
	err = raw.Gelu(x.ptr(), made, &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Prelu: x where x >= 0, otherwise W * x.
//
//   - x: The input, of shape (N, d1, ..., dk, ...).
//   - W: The slopes, of shape (d1, ..., dk).
func Prelu(x *Variable, W *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Prelu(x.ptr(), W.ptr(), &y.h)
	runtime.KeepAlive(x)
	runtime.KeepAlive(W)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Softmax: exp(x) divided by its sum over axis 1.
//
//   - x: The input, of shape (N, C, d1, ...).
//   - options: Must be nil or without options: there are none.
func Softmax(x *Variable, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	y := new(Variable)
	err = raw.Softmax(x.ptr(), made, &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// LogSoftmax: The logarithm of Softmax, without underflow.
//
//   - x: The input, of shape (N, C, d1, ...).
//   - options: Must be nil or without options: there are none.
func LogSoftmax(x *Variable, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	y := new(Variable)
	err = raw.LogSoftmax(x.ptr(), made, &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Lstm: One step of LSTM units with forget gates: c = tanh(a) * sigmoid(i) + cPrev * sigmoid(f), h = tanh(c)
// * sigmoid(o).
//
//   - cPrev: The previous cell state, of shape (N, U, ...).
//   - x: The sources a, i, f and o of each unit, next to each other: shape (N, 4 U, ...).
func Lstm(cPrev *Variable, x *Variable) (*Variable, *Variable, error) {
	c := new(Variable)
	h := new(Variable)
	err := raw.Lstm(cPrev.ptr(), x.ptr(), &c.h, &h.h)
	runtime.KeepAlive(cPrev)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, nil, fail(err)
	}
	return c.own(), h.own(), nil
}

// Slstm: S-LSTM units of a tree with two children, each with states and sources as for Lstm: c = tanh(a1) *
// sigmoid(i1) + tanh(a2) * sigmoid(i2) + cPrev1 * sigmoid(f1) + cPrev2 * sigmoid(f2), h = tanh(c) *
// sigmoid(o1 + o2).
//
//   - cPrev1: Cell state of the first child, of shape (N, U, ...).
//   - cPrev2: Cell state of the second child, of shape (N, U, ...).
//   - x1: Sources of the first child, of shape (N, 4 U, ...).
//   - x2: Sources of the second child, of shape (N, 4 U, ...).
func Slstm(cPrev1 *Variable, cPrev2 *Variable, x1 *Variable, x2 *Variable) (*Variable, *Variable, error) {
	c := new(Variable)
	h := new(Variable)
	err := raw.Slstm(cPrev1.ptr(), cPrev2.ptr(), x1.ptr(), x2.ptr(), &c.h, &h.h)
	runtime.KeepAlive(cPrev1)
	runtime.KeepAlive(cPrev2)
	runtime.KeepAlive(x1)
	runtime.KeepAlive(x2)
	if err != nil {
		return nil, nil, fail(err)
	}
	return c.own(), h.own(), nil
}

// Maxout: The largest of every `poolSize` neighbors along an axis. Ties share the gradient as in Max.
//
//   - x: The input variable.
//   - poolSize: Number of neighbors, which must divide the length of the axis.
//   - axis: The axis; 1 in the reference. Negative numbers count from the last axis.
func Maxout(x *Variable, poolSize int, axis int) (*Variable, error) {
	y := new(Variable)
	err := raw.Maxout(x.ptr(), int64(poolSize), int64(axis), &y.h)
	runtime.KeepAlive(x)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}
