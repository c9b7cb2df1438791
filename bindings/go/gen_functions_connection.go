// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// Linear: x W^T + b, of shape (N, out).
//
//   - x: The input, of shape (N, ...), flattened to (N, in).
//   - W: The weights, of shape (out, in).
//   - b: The bias, of shape (out,). nil: none.
func Linear(x *Variable, W *Variable, b *Variable) (*Variable, error) {
	y := new(Variable)
	err := raw.Linear(x.ptr(), W.ptr(), b.ptr(), &y.h)
	runtime.KeepAlive(x)
	runtime.KeepAlive(W)
	runtime.KeepAlive(b)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// EmbedId: The rows of W that x selects, of shape (shape of x, n). The gradient of W is dense. Options:
// ignore_label, a number for which there are zeros and no gradient; by default there is none.
//
//   - x: Signed integers. Negative ones count from the last row.
//   - W: The rows, of shape (rows, n).
//   - options: The options that the description names. nil: defaults.
func EmbedId(x *Variable, W *Variable, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	y := new(Variable)
	err = raw.EmbedId(x.ptr(), W.ptr(), made, &y.h)
	runtime.KeepAlive(x)
	runtime.KeepAlive(W)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// BilinearOptions are optional arguments; the zero value of a field stands for the default.
type BilinearOptions struct {
	// V1: Weights of the first input, of shape (J, L). nil: none.
	V1 *Variable
	// V2: Weights of the second input, of shape (K, L). nil: none.
	V2 *Variable
	// B: The bias, of shape (L,). nil: none.
	B *Variable
}

// Bilinear: y[i, l] = sum over j, k of e1[i, j] e2[i, k] W[j, k, l] + e1 V1 + e2 V2 + b, of shape (N, L). V1,
// V2 and b are all given or all nil.
//
//   - e1: The first input, of shape (N, ...), flattened to (N, J).
//   - e2: The second input, of shape (N, ...), flattened to (N, K).
//   - W: The weights, of shape (J, K, L).
func Bilinear(e1 *Variable, e2 *Variable, W *Variable, options ...BilinearOptions) (*Variable, error) {
	option := optional(options)
	y := new(Variable)
	err := raw.Bilinear(e1.ptr(), e2.ptr(), W.ptr(), option.V1.ptr(), option.V2.ptr(), option.B.ptr(), &y.h)
	runtime.KeepAlive(e1)
	runtime.KeepAlive(e2)
	runtime.KeepAlive(W)
	runtime.KeepAlive(option.V1)
	runtime.KeepAlive(option.V2)
	runtime.KeepAlive(option.B)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// Attention: Scaled dot-product attention, softmax(scale * q k^T) v for every batch and head, of shape (N, H,
// L, E). A query that sees no key gives zeros. Memory grows with L + S, not with their product; the product
// is held for second derivatives, for the gradient of a mask, or if weights are dropped. Options: scale, 1 /
// sqrt(D) by default; causal, with which query i sees keys 0 to i only; dropout.
//
//   - q: The queries, of shape (N, H, L, D).
//   - k: The keys, of shape (N, H, S, D).
//   - v: The values, of shape (N, H, S, E).
//   - mask: Broadcast to (N, H, L, S): a bool mask hides keys where it is false, a mask of the dtype of q is
//     added to the scores. nil: none.
//   - options: The options that the description names. nil: defaults.
func Attention(q *Variable, k *Variable, v *Variable, mask *Variable, options ...FunctionOption) (*Variable, error) {
	made, err := buildFunctionOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.FunctionOptionsRelease(made)
	y := new(Variable)
	err = raw.Attention(q.ptr(), k.ptr(), v.ptr(), mask.ptr(), made, &y.h)
	runtime.KeepAlive(q)
	runtime.KeepAlive(k)
	runtime.KeepAlive(v)
	runtime.KeepAlive(mask)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// NStepLstm: Stacked LSTM layers over whole sequences. Each layer computes, from its inputs x and the states
// h and c before a step, i = sigmoid(W0 x + W4 h + b0 + b4), f = sigmoid(W1 x + W5 h + b1 + b5), a = tanh(W2
// x + W6 h + b2 + b6), o = sigmoid(W3 x + W7 h + b3 + b7), c = f * c + i * a and h = o * tanh(c). Its outputs
// h are the inputs of the next layer. The products with the inputs of all steps are one product. This order
// of the weights is that of Chainer's implementation and of cuDNN; Chainer's documentation exchanges W2 and
// W3.
//
//   - nLayers: Number of layers, at least 1.
//   - dropoutRatio: Probability, below 1, with which the inputs of each layer except the first are dropped,
//     as by Dropout, while the thread trains (TrainEnabled).
//   - hx: Initial states of the B sequences, of shape (nLayers, B, U), in which U is the number of units; the
//     directions of a layer follow each other, so that bidirectional layers need (2 nLayers, B, U). nil:
//     zeros.
//   - cx: Initial cell states, of the shape of hx. nil: zeros.
//   - ws: The weights of one layer after another: for each 8, W0 to W7 as above. Those of the input, W0 to
//     W3, have the shape (U, I) in the first layer and (U, U) in others; the other 4 have the shape (U, U).
//   - bs: The biases b0 to b7, in the order of the weights, of shape (U,).
//   - xs: The inputs of the steps, at least one. That of step t has the shape (B_t, I): a row for each
//     sequence that has so many steps. Sequences are ordered by descending length, so that B_t never grows.
func NStepLstm(nLayers int, dropoutRatio float64, hx *Variable, cx *Variable, ws []*Variable, bs []*Variable, xs ...*Variable) (*Variable, *Variable, []*Variable, error) {
	wsHandles := variableHandles(ws)
	bsHandles := variableHandles(bs)
	if err := sameLength("bs", len(ws), len(bs)); err != nil {
		return nil, nil, nil, err
	}
	xsHandles := variableHandles(xs)
	hy := new(Variable)
	cy := new(Variable)
	ysHandles := make([]*raw.Variable, len(xs))
	err := raw.NStepLstm(int64(nLayers), dropoutRatio, hx.ptr(), cx.ptr(), first(wsHandles), uint64(len(ws)), first(bsHandles), first(xsHandles), uint64(len(xs)), &hy.h, &cy.h, first(ysHandles))
	runtime.KeepAlive(hx)
	runtime.KeepAlive(cx)
	runtime.KeepAlive(ws)
	runtime.KeepAlive(bs)
	runtime.KeepAlive(xs)
	if err != nil {
		return nil, nil, nil, fail(err)
	}
	return hy.own(), cy.own(), ownVariables(ysHandles), nil
}

// NStepBilstm: Stacked bidirectional LSTM layers over whole sequences: NStepLstm with two directions in each
// layer, the second of which goes through each sequence from its last step to its first one. The outputs of
// both, next to each other, are the inputs of the next layer.
//
//   - nLayers: Number of layers, at least 1.
//   - dropoutRatio: Probability, below 1, with which the inputs of each layer except the first are dropped,
//     as by Dropout, while the thread trains (TrainEnabled).
//   - hx: Initial states of the B sequences, of shape (nLayers, B, U), in which U is the number of units; the
//     directions of a layer follow each other, so that bidirectional layers need (2 nLayers, B, U). nil:
//     zeros.
//   - cx: Initial cell states, of the shape of hx. nil: zeros.
//   - ws: The weights of one layer and direction after another: for each 8, W0 to W7 as there. Those of the
//     input, W0 to W3, have the shape (U, I) in the first layer and (U, 2 U) in others; the other 4 have the
//     shape (U, U).
//   - bs: The biases b0 to b7, in the order of the weights, of shape (U,).
//   - xs: The inputs of the steps, at least one. That of step t has the shape (B_t, I): a row for each
//     sequence that has so many steps. Sequences are ordered by descending length, so that B_t never grows.
func NStepBilstm(nLayers int, dropoutRatio float64, hx *Variable, cx *Variable, ws []*Variable, bs []*Variable, xs ...*Variable) (*Variable, *Variable, []*Variable, error) {
	wsHandles := variableHandles(ws)
	bsHandles := variableHandles(bs)
	if err := sameLength("bs", len(ws), len(bs)); err != nil {
		return nil, nil, nil, err
	}
	xsHandles := variableHandles(xs)
	hy := new(Variable)
	cy := new(Variable)
	ysHandles := make([]*raw.Variable, len(xs))
	err := raw.NStepBilstm(int64(nLayers), dropoutRatio, hx.ptr(), cx.ptr(), first(wsHandles), uint64(len(ws)), first(bsHandles), first(xsHandles), uint64(len(xs)), &hy.h, &cy.h, first(ysHandles))
	runtime.KeepAlive(hx)
	runtime.KeepAlive(cx)
	runtime.KeepAlive(ws)
	runtime.KeepAlive(bs)
	runtime.KeepAlive(xs)
	if err != nil {
		return nil, nil, nil, fail(err)
	}
	return hy.own(), cy.own(), ownVariables(ysHandles), nil
}

// NStepGru: Stacked GRU layers over whole sequences. Each layer computes, from its inputs x and the state h
// before a step, r = sigmoid(W0 x + W3 h + b0 + b3), z = sigmoid(W1 x + W4 h + b1 + b4), g = tanh(W2 x + b2 +
// r * (W5 h + b5)) and h = (1 - z) * g + z * h. Its outputs h are the inputs of the next layer. The products
// with the inputs of all steps are one product.
//
//   - nLayers: Number of layers, at least 1.
//   - dropoutRatio: Probability, below 1, with which the inputs of each layer except the first are dropped,
//     as by Dropout, while the thread trains (TrainEnabled).
//   - hx: Initial states of the B sequences, of shape (nLayers, B, U), in which U is the number of units; the
//     directions of a layer follow each other, so that bidirectional layers need (2 nLayers, B, U). nil:
//     zeros.
//   - ws: The weights of one layer after another: for each 6, W0 to W5 as above. Those of the input, W0 to
//     W2, have the shape (U, I) in the first layer and (U, U) in others; the other 3 have the shape (U, U).
//   - bs: The biases b0 to b5, in the order of the weights, of shape (U,).
//   - xs: The inputs of the steps, at least one. That of step t has the shape (B_t, I): a row for each
//     sequence that has so many steps. Sequences are ordered by descending length, so that B_t never grows.
func NStepGru(nLayers int, dropoutRatio float64, hx *Variable, ws []*Variable, bs []*Variable, xs ...*Variable) (*Variable, []*Variable, error) {
	wsHandles := variableHandles(ws)
	bsHandles := variableHandles(bs)
	if err := sameLength("bs", len(ws), len(bs)); err != nil {
		return nil, nil, err
	}
	xsHandles := variableHandles(xs)
	hy := new(Variable)
	ysHandles := make([]*raw.Variable, len(xs))
	err := raw.NStepGru(int64(nLayers), dropoutRatio, hx.ptr(), first(wsHandles), uint64(len(ws)), first(bsHandles), first(xsHandles), uint64(len(xs)), &hy.h, first(ysHandles))
	runtime.KeepAlive(hx)
	runtime.KeepAlive(ws)
	runtime.KeepAlive(bs)
	runtime.KeepAlive(xs)
	if err != nil {
		return nil, nil, fail(err)
	}
	return hy.own(), ownVariables(ysHandles), nil
}

// NStepBigru: Stacked bidirectional GRU layers over whole sequences: NStepGru with two directions in each
// layer, the second of which goes through each sequence from its last step to its first one. The outputs of
// both, next to each other, are the inputs of the next layer.
//
//   - nLayers: Number of layers, at least 1.
//   - dropoutRatio: Probability, below 1, with which the inputs of each layer except the first are dropped,
//     as by Dropout, while the thread trains (TrainEnabled).
//   - hx: Initial states of the B sequences, of shape (nLayers, B, U), in which U is the number of units; the
//     directions of a layer follow each other, so that bidirectional layers need (2 nLayers, B, U). nil:
//     zeros.
//   - ws: The weights of one layer and direction after another: for each 6, W0 to W5 as there. Those of the
//     input, W0 to W2, have the shape (U, I) in the first layer and (U, 2 U) in others; the other 3 have the
//     shape (U, U).
//   - bs: The biases b0 to b5, in the order of the weights, of shape (U,).
//   - xs: The inputs of the steps, at least one. That of step t has the shape (B_t, I): a row for each
//     sequence that has so many steps. Sequences are ordered by descending length, so that B_t never grows.
func NStepBigru(nLayers int, dropoutRatio float64, hx *Variable, ws []*Variable, bs []*Variable, xs ...*Variable) (*Variable, []*Variable, error) {
	wsHandles := variableHandles(ws)
	bsHandles := variableHandles(bs)
	if err := sameLength("bs", len(ws), len(bs)); err != nil {
		return nil, nil, err
	}
	xsHandles := variableHandles(xs)
	hy := new(Variable)
	ysHandles := make([]*raw.Variable, len(xs))
	err := raw.NStepBigru(int64(nLayers), dropoutRatio, hx.ptr(), first(wsHandles), uint64(len(ws)), first(bsHandles), first(xsHandles), uint64(len(xs)), &hy.h, first(ysHandles))
	runtime.KeepAlive(hx)
	runtime.KeepAlive(ws)
	runtime.KeepAlive(bs)
	runtime.KeepAlive(xs)
	if err != nil {
		return nil, nil, fail(err)
	}
	return hy.own(), ownVariables(ysHandles), nil
}
