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
