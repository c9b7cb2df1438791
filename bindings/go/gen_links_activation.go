// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"catenary/raw"
)

// NewPrelu: Parametric rectifier, see Prelu, with the parameter W, filled with `init`.
//
//   - shape: Shape of W, lengths of at least 1. Without axes there is one slope for all elements.
//   - options: The option init (default 0.25). nil: defaults.
func NewPrelu(shape []int, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkPreluNew(words(shape), uint64(len(shape)), made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewMaxout: Maxout layer, see Maxout. The child "linear", a Linear link, computes outSize * poolSize units
// of x, of shape (N, inSize); the result has the largest of each poolSize neighbors and the shape (N,
// outSize).
//
//   - inSize: Length of an input vector, at least 1, or SizeFromInput.
//   - outSize: Length of an output vector, at least 1.
//   - poolSize: Number of units that compete, at least 1.
//   - options: The options wscale, bias and nobias for the child. nil: defaults.
func NewMaxout(inSize int, outSize int, poolSize int, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkMaxoutNew(int64(inSize), int64(outSize), int64(poolSize), made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}
