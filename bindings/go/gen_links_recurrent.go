// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewEmbedId: Embedding with the parameter W of shape (inSize, outSize), standard normal. Called with x it
// returns EmbedId(x, W).
//
//   - inSize: Number of rows of W, at least 1.
//   - outSize: Length of an output vector, at least 1.
//   - options: The option ignore_label. nil: no number is ignored.
func NewEmbedId(inSize int, outSize int, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkEmbedIdNew(int64(inSize), int64(outSize), made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// EmbedIdSetIgnoreLabel: Sets the number for which an embedding returns zeros and has no gradient. A new link
// ignores a number only with the option ignoreLabel.
//
//   - ignores: Whether a number is ignored.
//   - ignoreLabel: The number.
func (link *Link) EmbedIdSetIgnoreLabel(ignores bool, ignoreLabel int) error {
	err := raw.LinkEmbedIdSetIgnoreLabel(link.ptr(), truth(ignores), int64(ignoreLabel))
	runtime.KeepAlive(link)
	return fail(err)
}

// NewLstm: LSTM layer with the children "upward" (Linear from inSize to 4 * outSize) and "lateral" (Linear
// from outSize to 4 * outSize, without a bias). Called with x of shape (N, inSize), it sets c, h = Lstm(c,
// upward(x) + lateral(h)) and returns h of shape (N, outSize). Without a state, c is zero and lateral(h) is
// left out.
//
//   - inSize: Length of an input vector, at least 1, or SizeFromInput.
//   - outSize: Length of an output vector, at least 1.
//   - options: The options dtype and initializers. nil: defaults.
func NewLstm(inSize int, outSize int, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkLstmNew(int64(inSize), int64(outSize), made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// LstmResetState: Removes c and h.
func (lstm *Link) LstmResetState() error {
	err := raw.LinkLstmResetState(lstm.ptr())
	runtime.KeepAlive(lstm)
	return fail(err)
}

// LstmSetState: Replaces the state.
//
//   - c: The cell state, of shape (N, out_size). The library keeps a reference.
//   - h: The state, of shape (N, out_size). The library keeps a reference.
func (lstm *Link) LstmSetState(c *Variable, h *Variable) error {
	err := raw.LinkLstmSetState(lstm.ptr(), c.ptr(), h.ptr())
	runtime.KeepAlive(lstm)
	runtime.KeepAlive(c)
	runtime.KeepAlive(h)
	return fail(err)
}

// LstmC: Cell state of the last call; nil, with success, without a state.
func (lstm *Link) LstmC() (*Variable, error) {
	dst := new(Variable)
	err := raw.LinkLstmC(lstm.ptr(), &dst.h)
	runtime.KeepAlive(lstm)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// LstmH: Output of the last call; nil, with success, without a state.
func (lstm *Link) LstmH() (*Variable, error) {
	dst := new(Variable)
	err := raw.LinkLstmH(lstm.ptr(), &dst.h)
	runtime.KeepAlive(lstm)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewGru: Gated recurrent unit without a state: called with h of shape (N, outSize) and x of shape (N,
// inSize), it returns (1 - z) h + z tanh(W(x) + U(r h)) with r = sigmoid(W_r(x) + U_r(h)) and z =
// sigmoid(W_z(x) + U_z(h)). W_r, U_r, W_z, U_z, W and U are children, Linear links to outSize.
//
//   - inSize: Length of an input vector, at least 1, or SizeFromInput.
//   - outSize: Length of an output vector, at least 1.
//   - options: The options dtype and initializers. nil: defaults.
func NewGru(inSize int, outSize int, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkGruNew(int64(inSize), int64(outSize), made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewStatefulGru: A link like that of NewGru that keeps its result as the state h of shape (N, outSize) and
// is called with x of shape (N, inSize) only. Without a state, h is zero.
//
//   - inSize: Length of an input vector, at least 1, or SizeFromInput.
//   - outSize: Length of an output vector, at least 1.
//   - options: The options dtype and initializers. nil: defaults.
func NewStatefulGru(inSize int, outSize int, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkStatefulGruNew(int64(inSize), int64(outSize), made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// StatefulGruResetState: Removes h.
func (gru *Link) StatefulGruResetState() error {
	err := raw.LinkStatefulGruResetState(gru.ptr())
	runtime.KeepAlive(gru)
	return fail(err)
}

// StatefulGruSetState: Replaces the state.
//
//   - h: The state, of shape (N, out_size). The library keeps a reference.
func (gru *Link) StatefulGruSetState(h *Variable) error {
	err := raw.LinkStatefulGruSetState(gru.ptr(), h.ptr())
	runtime.KeepAlive(gru)
	runtime.KeepAlive(h)
	return fail(err)
}

// StatefulGruH: Output of the last call; nil, with success, without a state.
func (gru *Link) StatefulGruH() (*Variable, error) {
	dst := new(Variable)
	err := raw.LinkStatefulGruH(gru.ptr(), &dst.h)
	runtime.KeepAlive(gru)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewNStepLstm: LSTM layers over whole sequences; see NStepLstm. The children "0", "1"... are the layers.
// Each has the parameters w0, b0 to w7, b7: weights, normal with the standard deviation sqrt(1 / columns),
// and biases of zero. Link.NStepLstmCall runs the link. ctn_link_call takes sequences and returns as many
// outputs, with initial states of zero.
//
//   - nLayers: Number of layers, at least 1.
//   - inSize: Length of an input vector, at least 1, or SizeFromInput.
//   - outSize: Length of an output vector, at least 1.
//   - options: The options dropout (the dropout_ratio of NStepLstm, 0 by default), dtype and initializers.
//     nil: defaults.
func NewNStepLstm(nLayers int, inSize int, outSize int, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkNStepLstmNew(int64(nLayers), int64(inSize), int64(outSize), made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewNStepBilstm: Bidirectional LSTM layers over whole sequences; see NStepBilstm. Children and parameters
// are as for NewNStepLstm, with two children for each layer, the forward direction first: inputs of later
// layers and the outputs have 2 outSize columns. Link.NStepLstmCall runs it.
//
//   - nLayers: Number of layers, at least 1.
//   - inSize: Length of an input vector, at least 1, or SizeFromInput.
//   - outSize: Length of an output vector, at least 1.
//   - options: The options dropout (the dropout_ratio of NStepBilstm, 0 by default), dtype and initializers.
//     nil: defaults.
func NewNStepBilstm(nLayers int, inSize int, outSize int, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkNStepBilstmNew(int64(nLayers), int64(inSize), int64(outSize), made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NStepLstmCall: Runs LSTM layers over sequences; see NStepLstm. The sequences are packed by descending
// length, so that each step computes those that have not ended.
//
//   - hx: Initial states, of shape (n_layers * directions, count, out_size) in the order of the children and
//     of the sequences. nil: zeros.
//   - cx: Initial cell states, of the shape of hx. nil: zeros.
//   - xs: The sequences, at least one, each of shape (length, in_size). Lengths may differ and be 0; the
//     order is arbitrary.
func (link *Link) NStepLstmCall(hx *Variable, cx *Variable, xs ...*Variable) (*Variable, *Variable, []*Variable, error) {
	xsHandles := variableHandles(xs)
	hy := new(Variable)
	cy := new(Variable)
	ysHandles := make([]*raw.Variable, len(xs))
	err := raw.LinkNStepLstmCall(link.ptr(), hx.ptr(), cx.ptr(), first(xsHandles), uint64(len(xs)), &hy.h, &cy.h, first(ysHandles))
	runtime.KeepAlive(link)
	runtime.KeepAlive(hx)
	runtime.KeepAlive(cx)
	runtime.KeepAlive(xs)
	if err != nil {
		return nil, nil, nil, fail(err)
	}
	return hy.own(), cy.own(), ownVariables(ysHandles), nil
}

// NewNStepGru: GRU layers over whole sequences; see NStepGru. The children "0", "1"... are the layers. Each
// has the parameters w0, b0 to w5, b5: weights, normal with the standard deviation sqrt(1 / columns), and
// biases of zero. Link.NStepGruCall runs the link. ctn_link_call takes sequences and returns as many outputs,
// with initial states of zero.
//
//   - nLayers: Number of layers, at least 1.
//   - inSize: Length of an input vector, at least 1, or SizeFromInput.
//   - outSize: Length of an output vector, at least 1.
//   - options: The options dropout (the dropout_ratio of NStepGru, 0 by default), dtype and initializers.
//     nil: defaults.
func NewNStepGru(nLayers int, inSize int, outSize int, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkNStepGruNew(int64(nLayers), int64(inSize), int64(outSize), made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewNStepBigru: Bidirectional GRU layers over whole sequences; see NStepBigru. Children and parameters are
// as for NewNStepGru, with two children for each layer, the forward direction first: inputs of later layers
// and the outputs have 2 outSize columns. Link.NStepGruCall runs it.
//
//   - nLayers: Number of layers, at least 1.
//   - inSize: Length of an input vector, at least 1, or SizeFromInput.
//   - outSize: Length of an output vector, at least 1.
//   - options: The options dropout (the dropout_ratio of NStepBigru, 0 by default), dtype and initializers.
//     nil: defaults.
func NewNStepBigru(nLayers int, inSize int, outSize int, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkNStepBigruNew(int64(nLayers), int64(inSize), int64(outSize), made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NStepGruCall: Runs GRU layers over sequences; see NStepGru. The sequences are packed by descending length,
// so that each step computes those that have not ended.
//
//   - hx: Initial states, of shape (n_layers * directions, count, out_size) in the order of the children and
//     of the sequences. nil: zeros.
//   - xs: The sequences, at least one, each of shape (length, in_size). Lengths may differ and be 0; the
//     order is arbitrary.
func (link *Link) NStepGruCall(hx *Variable, xs ...*Variable) (*Variable, []*Variable, error) {
	xsHandles := variableHandles(xs)
	hy := new(Variable)
	ysHandles := make([]*raw.Variable, len(xs))
	err := raw.LinkNStepGruCall(link.ptr(), hx.ptr(), first(xsHandles), uint64(len(xs)), &hy.h, first(ysHandles))
	runtime.KeepAlive(link)
	runtime.KeepAlive(hx)
	runtime.KeepAlive(xs)
	if err != nil {
		return nil, nil, fail(err)
	}
	return hy.own(), ownVariables(ysHandles), nil
}
