// What variables have beyond the generated methods: construction, values, gradients.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewConstant makes a variable that needs no gradient, such as a batch of inputs.
func NewConstant(data *Array) (*Variable, error) {
	v, err := NewVariable(data)
	if err != nil {
		return nil, err
	}
	if err := v.SetRequiresGrad(false); err != nil {
		v.Close()
		return nil, err
	}
	return v, nil
}

// ConstantFrom copies numbers into a variable that needs no gradient.
func ConstantFrom[T Element](data []T, shape ...int) (*Variable, error) {
	return variableFrom(NewConstant, data, shape)
}

// VariableFrom copies numbers into a variable.
func VariableFrom[T Element](data []T, shape ...int) (*Variable, error) {
	return variableFrom(NewVariable, data, shape)
}

func variableFrom[T Element](make func(*Array) (*Variable, error), data []T, shape []int) (*Variable, error) {
	a, err := FromSlice(data, shape...)
	if err != nil {
		return nil, err
	}
	defer a.Close()
	return make(a)
}

// Shape has the length of each dimension.
func (v *Variable) Shape() []int {
	shape := numbersAt(raw.VariableShape(v.ptr()), raw.VariableNdim(v.ptr()))
	runtime.KeepAlive(v)
	return shape
}

// String shows the elements as NumPy does.
func (v *Variable) String() string {
	data, err := v.Data()
	if err != nil {
		return err.Error()
	}
	defer data.Close()
	return data.String()
}

// Call applies a function of one output to variables.
func (f *Function) Call(inputs ...*Variable) (*Variable, error) {
	return single(f.CallMany(inputs, 1))
}

// Call runs a link of one output.
func (link *Link) Call(inputs ...*Variable) (*Variable, error) {
	if len(inputs) != 1 {
		return single(link.CallMany(inputs, 1))
	}
	y := new(Variable)
	err := raw.LinkCall1(link.ptr(), inputs[0].ptr(), &y.h)
	runtime.KeepAlive(link)
	runtime.KeepAlive(inputs)
	if err != nil {
		return nil, fail(err)
	}
	return y.own(), nil
}

// CallMany runs a link with a number of outputs.
func (link *Link) CallMany(inputs []*Variable, outputCount int) ([]*Variable, error) {
	if err := countable("outputCount", outputCount); err != nil {
		return nil, err
	}
	handles, made := variableHandles(inputs), make([]*raw.Variable, outputCount)
	err := raw.LinkCall(link.ptr(), first(handles), uint64(len(handles)), first(made), uint64(len(made)))
	runtime.KeepAlive(link)
	runtime.KeepAlive(inputs)
	if err != nil {
		return nil, fail(err)
	}
	return ownVariables(made), nil
}

func single(made []*Variable, err error) (*Variable, error) {
	if err != nil {
		return nil, err
	}
	return made[0], nil
}

// Param is a parameter of a link and its path below it, such as "/l1/W".
type Param struct {
	Path     string
	Variable *Variable
}

// Params are all parameters of a link and its children.
func (link *Link) Params() ([]Param, error) {
	params := make([]Param, link.ParamCount())
	for i := range params {
		var err error
		if params[i].Path, err = link.ParamPath(i); err != nil {
			return nil, err
		}
		if params[i].Variable, err = link.ParamAt(i); err != nil {
			return nil, err
		}
	}
	return params, nil
}
