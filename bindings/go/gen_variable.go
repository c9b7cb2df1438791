// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewVariable: A variable over an array, which is not copied, with the volatile flag OFF and without history.
//
//   - data: The array.
func NewVariable(data *Array) (*Variable, error) {
	dst := new(Variable)
	err := raw.VariableNew(data.ptr(), &dst.h)
	runtime.KeepAlive(data)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Data: The array of the variable.
func (v *Variable) Data() (*Array, error) {
	dst := new(Array)
	err := raw.VariableData(v.ptr(), &dst.h)
	runtime.KeepAlive(v)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// SetData: Replaces the array. It is a STATE error if the variable has a creator or a gradient and the shape
// or dtype changes. A gradient stays on its device. After a change of shape or dtype, backward passes of
// functions that read the old array compute no gradient for the variable.
//
//   - data: The new array.
func (v *Variable) SetData(data *Array) error {
	err := raw.VariableSetData(v.ptr(), data.ptr())
	runtime.KeepAlive(v)
	runtime.KeepAlive(data)
	return fail(err)
}

// Grad: The gradient; nil, with success, if there is none.
func (v *Variable) Grad() (*Array, error) {
	dst := new(Array)
	err := raw.VariableGrad(v.ptr(), &dst.h)
	runtime.KeepAlive(v)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// SetGrad: Sets or removes the gradient.
//
//   - grad: The gradient, of the shape, dtype and device of the data. nil removes it.
func (v *Variable) SetGrad(grad *Array) error {
	err := raw.VariableSetGrad(v.ptr(), grad.ptr())
	runtime.KeepAlive(v)
	runtime.KeepAlive(grad)
	return fail(err)
}

// GradVariable: The gradient as a variable, which has history after backward with create_graph; nil, with
// success, if there is none.
func (v *Variable) GradVariable() (*Variable, error) {
	dst := new(Variable)
	err := raw.VariableGradVariable(v.ptr(), &dst.h)
	runtime.KeepAlive(v)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Creator: The function that made the variable; nil, with success, if no function did.
func (v *Variable) Creator() (*Function, error) {
	dst := new(Function)
	err := raw.VariableCreator(v.ptr(), &dst.h)
	runtime.KeepAlive(v)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Rank: Length of the longest chain of functions that leads to the variable; 0 for nil.
func (v *Variable) Rank() int {
	result := int(raw.VariableRank(v.ptr()))
	runtime.KeepAlive(v)
	return result
}

// Volatile: The volatile flag; OFF for nil.
func (v *Variable) Volatile() Volatile {
	result := Volatile(raw.VariableVolatile(v.ptr()))
	runtime.KeepAlive(v)
	return result
}

// SetVolatile: Sets the volatile flag of a variable without a creator. It is a STATE error if the variable
// has one.
//
//   - volatileFlag: The flag.
func (v *Variable) SetVolatile(volatileFlag Volatile) error {
	err := raw.VariableSetVolatile(v.ptr(), raw.Volatile(volatileFlag))
	runtime.KeepAlive(v)
	return fail(err)
}

// RequiresGrad: Whether backward computes a gradient for the variable; 0 for nil.
func (v *Variable) RequiresGrad() bool {
	result := raw.VariableRequiresGrad(v.ptr()) != 0
	runtime.KeepAlive(v)
	return result
}

// SetRequiresGrad: Marks a variable without a creator as a constant, for which no gradient is computed, or as
// an ordinary variable.
//
//   - requiresGrad: Whether a gradient is computed. The initial value is 1 for floating dtypes and 0 for
//     others.
func (v *Variable) SetRequiresGrad(requiresGrad bool) error {
	err := raw.VariableSetRequiresGrad(v.ptr(), truth(requiresGrad))
	runtime.KeepAlive(v)
	return fail(err)
}

// Name: The name, valid until it changes; nil for a variable without a name, and for nil.
func (v *Variable) Name() string {
	result := raw.Text(raw.VariableName(v.ptr()))
	runtime.KeepAlive(v)
	return result
}

// SetName: Sets or removes the name.
//
//   - name: The name, in UTF-8. nil removes it.
func (v *Variable) SetName(name string) error {
	nameText, err := optionalText(name)
	if err != nil {
		return err
	}
	err = raw.VariableSetName(v.ptr(), nameText)
	runtime.KeepAlive(v)
	return fail(err)
}

// Label: Text for drawings of the graph: the name if the variable has one, then shape and dtype, such as "(2,
// 3), float32".
func (v *Variable) Label() (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.VariableLabel(v.ptr(), buffer, capacity, length)
	})
	runtime.KeepAlive(v)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// Ndim: Number of axes; 0 for nil.
func (v *Variable) Ndim() int {
	result := int(raw.VariableNdim(v.ptr()))
	runtime.KeepAlive(v)
	return result
}

// Dtype: Element type; DtypeNone for nil.
func (v *Variable) Dtype() Dtype {
	result := dtypeOf(raw.VariableDtype(v.ptr()))
	runtime.KeepAlive(v)
	return result
}

// Size: Number of elements; 0 for nil.
func (v *Variable) Size() int {
	result := int(raw.VariableSize(v.ptr()))
	runtime.KeepAlive(v)
	return result
}

// ItemF64: The element of a variable of size 1, such as a loss, as double.
func (v *Variable) ItemF64() (float64, error) {
	var value float64
	err := raw.VariableItemF64(v.ptr(), &value)
	runtime.KeepAlive(v)
	if err != nil {
		return 0, fail(err)
	}
	return value, nil
}

// Length: Length of the first axis.
func (v *Variable) Length() (int, error) {
	var length int64
	err := raw.VariableLength(v.ptr(), &length)
	runtime.KeepAlive(v)
	if err != nil {
		return 0, fail(err)
	}
	return int(length), nil
}

// VariableBackwardOptions are optional arguments; the zero value of a field stands for the default.
type VariableBackwardOptions struct {
	// RetainGrad: Whether intermediate variables keep their gradients, which otherwise are freed as soon as
	// possible.
	RetainGrad bool
	// CreateGraph: Whether gradients have a history of their own, for second derivatives; see
	// Variable.GradVariable.
	CreateGraph bool
}

// Backward: Backpropagation from this variable. It starts with the variable's own gradient, which must be set
// before; only if the variable has one element and no gradient, it starts with 1. Gradients are added to
// those that variables without a creator already have. Operations on integers have no history: a variable of
// integers or booleans is a DTYPE error unless a function made it from floating numbers.
func (v *Variable) Backward(options ...VariableBackwardOptions) error {
	option := optional(options)
	err := raw.VariableBackward(v.ptr(), truth(option.RetainGrad), truth(option.CreateGraph))
	runtime.KeepAlive(v)
	return fail(err)
}

// UnchainBackward: Removes the history of this variable: it and all variables that functions made on the way
// to it forget their creators.
func (v *Variable) UnchainBackward() error {
	err := raw.VariableUnchainBackward(v.ptr())
	runtime.KeepAlive(v)
	return fail(err)
}

// Cleargrad: Removes the gradient.
func (v *Variable) Cleargrad() error {
	err := raw.VariableCleargrad(v.ptr())
	runtime.KeepAlive(v)
	return fail(err)
}

// Zerograd: Sets the gradient to zeros. It is a SHAPE error if the gradient differs in shape from data that
// was set since.
func (v *Variable) Zerograd() error {
	err := raw.VariableZerograd(v.ptr())
	runtime.KeepAlive(v)
	return fail(err)
}

// Addgrad: Adds the gradient of another variable to the gradient of `v`.
//
//   - source: A variable with a gradient of the same shape and dtype, on any device.
func (v *Variable) Addgrad(source *Variable) error {
	err := raw.VariableAddgrad(v.ptr(), source.ptr())
	runtime.KeepAlive(v)
	runtime.KeepAlive(source)
	return fail(err)
}

// Copydata: Copies the elements of another variable into the array of `v`.
//
//   - source: A variable of the same shape, on any device.
func (v *Variable) Copydata(source *Variable) error {
	err := raw.VariableCopydata(v.ptr(), source.ptr())
	runtime.KeepAlive(v)
	runtime.KeepAlive(source)
	return fail(err)
}

// DebugText: A summary of several lines: name, device, volatile flag, shape, dtype, mean and standard
// deviation of the elements, and those of the gradient: None if there is no gradient, 0 if it is zero.
func (v *Variable) DebugText() (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.VariableDebugText(v.ptr(), buffer, capacity, length)
	})
	runtime.KeepAlive(v)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// SetCreator: Makes the variable an output of a node. The variable that was this output before loses its
// creator; it must have the same shape, dtype and device. It is a STATE error if the variable already has a
// creator, or if a function has read it.
//
//   - f: The node.
//   - index: Number of the output, counted from 0.
func (v *Variable) SetCreator(f *Function, index int) error {
	err := raw.VariableSetCreator(v.ptr(), f.ptr(), count(index))
	runtime.KeepAlive(v)
	runtime.KeepAlive(f)
	return fail(err)
}

// ToDevice: Moves the array and the gradient to a device. The history stays: a gradient is moved to the
// device of each function that it passes, and in the end to the device of the data. Use Copy for a copy that
// backward passes through.
//
//   - device: Name of a device, such as "cpu". nil: the current device.
func (v *Variable) ToDevice(device string) error {
	deviceText, err := optionalText(device)
	if err != nil {
		return err
	}
	err = raw.VariableToDevice(v.ptr(), deviceText)
	runtime.KeepAlive(v)
	return fail(err)
}

// VolatileName: Name of a flag: "on", "off" or "auto"; nil for other values. It lives as long as the process.
//
//   - flag: The flag.
func VolatileName(flag Volatile) string {
	result := raw.Text(raw.VolatileName(raw.Volatile(flag)))
	return result
}

// VolatileFromName: The flag with a name.
//
//   - name: The name: on, off or auto, in upper or lower case.
func VolatileFromName(name string) (Volatile, error) {
	nameText, err := text(name)
	if err != nil {
		return 0, err
	}
	var flag raw.Volatile
	err = raw.VolatileFromName(nameText, &flag)
	if err != nil {
		return 0, fail(err)
	}
	return Volatile(flag), nil
}

// VolatileAggregate: The flag of the results of a function: ON or OFF if one of them occurs, otherwise AUTO.
// Both together are an error.
//
//   - flags: The flags of the inputs.
func VolatileAggregate(flags ...Volatile) (Volatile, error) {
	var flag raw.Volatile
	err := raw.VolatileAggregate((*raw.Volatile)(first(flags)), uint64(len(flags)), &flag)
	if err != nil {
		return 0, fail(err)
	}
	return Volatile(flag), nil
}

// Grad: Gradients of `outputs` with respect to `inputs`, without changing the gradient of any variable.
//
//   - outputs: The variables to differentiate.
//   - gradOutputs: The gradients of the outputs. nil, for the list or for an entry, means ones.
//   - inputs: The variables to differentiate with respect to.
//   - createGraph: Whether the results have history, for second derivatives.
func Grad(outputs []*Variable, gradOutputs []*Variable, inputs []*Variable, createGraph bool) ([]*Variable, error) {
	outputsHandles := variableHandles(outputs)
	gradOutputsHandles := variableHandles(gradOutputs)
	if err := sameLengthIfAny("gradOutputs", len(outputs), len(gradOutputs)); err != nil {
		return nil, err
	}
	inputsHandles := variableHandles(inputs)
	gradsHandles := make([]*raw.Variable, len(inputs))
	err := raw.Grad(first(outputsHandles), uint64(len(outputs)), first(gradOutputsHandles), first(inputsHandles), uint64(len(inputs)), truth(createGraph), first(gradsHandles))
	runtime.KeepAlive(outputs)
	runtime.KeepAlive(gradOutputs)
	runtime.KeepAlive(inputs)
	if err != nil {
		return nil, fail(err)
	}
	return ownVariables(gradsHandles), nil
}
