// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewFunction: Defines a user function. At least one of backward and backward_variables is needed for
// backpropagation. destroy runs exactly once: when the last reference is released, including those of the
// library, or when this call fails.
//
//   - callbacks: The parts of the function, which are copied.
func NewFunction(callbacks *FunctionCallbacks) (*Function, error) {
	dst := new(Function)
	callbacksTable, callbacksData, err := callbacks.table()
	if err != nil {
		return nil, err
	}
	err = raw.FunctionNew(callbacksTable, callbacksData, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// CallMany: Applies a user function to variables.
//
//   - inputs: The inputs, at least one.
func (f *Function) CallMany(inputs []*Variable, outputCount int) ([]*Variable, error) {
	inputsHandles := variableHandles(inputs)
	if err := countable("outputCount", outputCount); err != nil {
		return nil, err
	}
	outputsHandles := make([]*raw.Variable, outputCount)
	err := raw.FunctionCall(f.ptr(), first(inputsHandles), uint64(len(inputs)), first(outputsHandles), uint64(outputCount))
	runtime.KeepAlive(f)
	runtime.KeepAlive(inputs)
	if err != nil {
		return nil, fail(err)
	}
	return ownVariables(outputsHandles), nil
}

// Label: Name of the function in drawings of the graph.
func (f *Function) Label() (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.FunctionLabel(f.ptr(), buffer, capacity, length)
	})
	runtime.KeepAlive(f)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// Rank: Rank of the node, which is the highest rank of its inputs; 0 for nil.
func (f *Function) Rank() int {
	result := int(raw.FunctionRank(f.ptr()))
	runtime.KeepAlive(f)
	return result
}

// InputCount: Number of inputs of a node; 0 for nil and definitions.
func (f *Function) InputCount() int {
	result := int(raw.FunctionInputCount(f.ptr()))
	runtime.KeepAlive(f)
	return result
}

// Input: An input of a node as a variable. The variable has no data if its array was freed, because nobody
// else held it and the gradient does not need it.
//
//   - index: Number of the input, counted from 0.
func (f *Function) Input(index int) (*Variable, error) {
	dst := new(Variable)
	err := raw.FunctionInput(f.ptr(), count(index), &dst.h)
	runtime.KeepAlive(f)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// OutputCount: Number of outputs of a node; 0 for nil and definitions.
func (f *Function) OutputCount() int {
	result := int(raw.FunctionOutputCount(f.ptr()))
	runtime.KeepAlive(f)
	return result
}

// Output: An output of a node as a variable; nil, with success, if nobody holds it anymore.
//
//   - index: Number of the output, counted from 0.
func (f *Function) Output(index int) (*Variable, error) {
	dst := new(Variable)
	err := raw.FunctionOutput(f.ptr(), count(index), &dst.h)
	runtime.KeepAlive(f)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Unchain: Removes the node from the graph: its outputs lose their creator, and it releases its inputs.
func (f *Function) Unchain() error {
	err := raw.FunctionUnchain(f.ptr())
	runtime.KeepAlive(f)
	return fail(err)
}

// SaveArray: For user functions: stores an array with the node, for backward.
//
//   - slot: Number of the array, from 0 to 1023.
//   - a: The array. nil removes the stored one.
func (node *Function) SaveArray(slot int, a *Array) error {
	err := raw.FunctionSaveArray(node.ptr(), count(slot), a.ptr())
	runtime.KeepAlive(node)
	runtime.KeepAlive(a)
	return fail(err)
}

// SavedArray: For user functions: an array that was stored with the node; nil, with success, if there is
// none.
//
//   - slot: Number of the array, from 0 to 1023.
func (node *Function) SavedArray(slot int) (*Array, error) {
	dst := new(Array)
	err := raw.FunctionSavedArray(node.ptr(), count(slot), &dst.h)
	runtime.KeepAlive(node)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Attribute: An array that a function publishes under a name.
//
//   - name: Name of the array, such as "mask" of dropout.
func (f *Function) Attribute(name string) (*Array, error) {
	nameText, err := text(name)
	if err != nil {
		return nil, err
	}
	dst := new(Array)
	err = raw.FunctionAttribute(f.ptr(), nameText, &dst.h)
	runtime.KeepAlive(f)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}
