// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewFused: Makes a fused function. Nothing is called yet. `destroy` runs once, when the last reference is
// released, including those of the library, or when this call fails.
//
//   - body: Computes the outputs.
func NewFused(body FuseFunc) (*Fused, error) {
	dst := new(Fused)
	bodyCall, bodyData, bodyEnd := callbackOf(body == nil, body, pointerFuse)
	err := raw.FusedNew(bodyCall, bodyData, bodyEnd, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Call: Applies a fused function to variables as one function of the graph. Outputs have the dtypes, shapes
// and strides that the body gives them; an output that is a view of an input shares its memory.
//
//   - inputs: The inputs, at least one, on one device.
func (f *Fused) Call(inputs []*Variable, outputCount int) ([]*Variable, error) {
	inputsHandles := variableHandles(inputs)
	if err := countable("outputCount", outputCount); err != nil {
		return nil, err
	}
	outputsHandles := make([]*raw.Variable, outputCount)
	err := raw.FusedCall(f.ptr(), first(inputsHandles), uint64(len(inputs)), first(outputsHandles), uint64(outputCount))
	runtime.KeepAlive(f)
	runtime.KeepAlive(inputs)
	if err != nil {
		return nil, fail(err)
	}
	return ownVariables(outputsHandles), nil
}

// CallArrays: The same for arrays. The body still gets variables; Variable.Data gives their arrays for
// operations that only arrays have, and NewVariable makes a variable of a result. The body may overwrite an
// input as a whole: the array of the caller keeps its values, and an output that is this input is a new array
// with the new ones. Powers of integers are not rejected for negative exponents, whose values are not known;
// these count as 0.
//
//   - inputs: The inputs, at least one, on one device.
func (f *Fused) CallArrays(inputs []*Array, outputCount int) ([]*Array, error) {
	inputsHandles := arrayHandles(inputs)
	if err := countable("outputCount", outputCount); err != nil {
		return nil, err
	}
	outputsHandles := make([]*raw.Array, outputCount)
	err := raw.FusedCallArrays(f.ptr(), first(inputsHandles), uint64(len(inputs)), first(outputsHandles), uint64(outputCount))
	runtime.KeepAlive(f)
	runtime.KeepAlive(inputs)
	if err != nil {
		return nil, fail(err)
	}
	return ownArrays(outputsHandles), nil
}

// Fuse: Applies a body once, as Fused.Call does. The body is recorded in every call, which takes microseconds
// for each operation: use NewFused for repeated calls. `destroy` runs once, when the history that holds
// `body` is released.
//
//   - body: Computes the outputs.
//   - inputs: The inputs, at least one, on one device.
func Fuse(body FuseFunc, inputs []*Variable, outputCount int) ([]*Variable, error) {
	inputsHandles := variableHandles(inputs)
	if err := countable("outputCount", outputCount); err != nil {
		return nil, err
	}
	outputsHandles := make([]*raw.Variable, outputCount)
	bodyCall, bodyData, bodyEnd := callbackOf(body == nil, body, pointerFuse)
	err := raw.Fuse(bodyCall, bodyData, bodyEnd, first(inputsHandles), uint64(len(inputs)), first(outputsHandles), uint64(outputCount))
	runtime.KeepAlive(inputs)
	if err != nil {
		return nil, fail(err)
	}
	return ownVariables(outputsHandles), nil
}
