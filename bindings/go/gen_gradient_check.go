// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// GradientCheckNumericalGrad: Gradients of the sum of gradOutputs[i] * outputs[i] with respect to the inputs,
// by central differences, all on one device.
//
//   - f: Computes the outputs from the present elements of the inputs.
//   - inputs: The inputs. Their elements change while `f` runs, and have their old bits when the call
//     returns.
//   - gradOutputs: Arrays of the shapes of the outputs; nil entries count as zeros.
//   - eps: Step of the differences, above 0.
func GradientCheckNumericalGrad(f GradientCheckArraysFunc, inputs []*Array, gradOutputs []*Array, eps float64) ([]*Array, error) {
	inputsHandles := arrayHandles(inputs)
	gradOutputsHandles := arrayHandles(gradOutputs)
	gradsHandles := make([]*raw.Array, len(inputs))
	fCall, fData, fEnd := callbackOf(f == nil, f, pointerGradientCheckArrays)
	err := raw.GradientCheckNumericalGrad(fCall, fData, fEnd, first(inputsHandles), uint64(len(inputs)), first(gradOutputsHandles), uint64(len(gradOutputs)), eps, first(gradsHandles))
	runtime.KeepAlive(inputs)
	runtime.KeepAlive(gradOutputs)
	if err != nil {
		return nil, fail(err)
	}
	return ownArrays(gradsHandles), nil
}

// GradientCheckBackward: Checks the gradients of a function of variables with respect to its inputs and to
// `params`. Inputs that are not C-contiguous are passed to `f` as they are for the gradient, and as
// contiguous copies for the differences; the outputs of both must agree.
//
//   - f: The function under test.
//   - xData: The inputs; they do not change.
//   - yGrad: Upstream gradients. nil, for the list or for an entry, means 1 for an output of one element, and
//     fixed numbers of both signs otherwise.
//   - params: Further variables that the function reads. nil: none.
//   - eps: Step of the differences, above 0.
//   - rtol: Relative tolerance, at least 0.
//   - atol: Absolute tolerance, at least 0.
func GradientCheckBackward(f GradientCheckFunc, xData []*Array, yGrad []*Array, params []*Variable, eps float64, rtol float64, atol float64) error {
	xDataHandles := arrayHandles(xData)
	yGradHandles := arrayHandles(yGrad)
	paramsHandles := variableHandles(params)
	fCall, fData, fEnd := callbackOf(f == nil, f, pointerGradientCheck)
	err := raw.GradientCheckBackward(fCall, fData, fEnd, first(xDataHandles), uint64(len(xData)), first(yGradHandles), uint64(len(yGrad)), first(paramsHandles), uint64(len(params)), eps, rtol, atol)
	runtime.KeepAlive(xData)
	runtime.KeepAlive(yGrad)
	runtime.KeepAlive(params)
	return fail(err)
}

// GradientCheckDoubleBackward: Checks second derivatives: the gradients of backward with create_graph are
// differentiated with respect to the inputs, to `params` and to the upstream gradients, and compared with
// differences of the plain gradients.
//
//   - f: The function under test.
//   - xData: The inputs; they do not change.
//   - yGrad: Upstream gradients. nil, for the list or for an entry, means 1 for an output of one element, and
//     fixed numbers of both signs otherwise.
//   - params: Further variables that the function reads. nil: none.
//   - eps: Step of the differences, above 0.
//   - rtol: Relative tolerance, at least 0.
//   - atol: Absolute tolerance, at least 0.
func GradientCheckDoubleBackward(f GradientCheckFunc, xData []*Array, yGrad []*Array, params []*Variable, eps float64, rtol float64, atol float64) error {
	xDataHandles := arrayHandles(xData)
	yGradHandles := arrayHandles(yGrad)
	paramsHandles := variableHandles(params)
	fCall, fData, fEnd := callbackOf(f == nil, f, pointerGradientCheck)
	err := raw.GradientCheckDoubleBackward(fCall, fData, fEnd, first(xDataHandles), uint64(len(xData)), first(yGradHandles), uint64(len(yGrad)), first(paramsHandles), uint64(len(params)), eps, rtol, atol)
	runtime.KeepAlive(xData)
	runtime.KeepAlive(yGrad)
	runtime.KeepAlive(params)
	return fail(err)
}

// GradientCheckFunction: GradientCheckBackward or GradientCheckDoubleBackward of a user function.
//
//   - f: A function from NewFunction.
//   - xData: The inputs; they do not change.
//   - yGrad: Upstream gradients. nil, for the list or for an entry, means 1 for an output of one element, and
//     fixed numbers of both signs otherwise.
//   - order: 1 for first derivatives, 2 for second derivatives.
//   - eps: Step of the differences, above 0.
//   - rtol: Relative tolerance, at least 0.
//   - atol: Absolute tolerance, at least 0.
func GradientCheckFunction(f *Function, xData []*Array, yGrad []*Array, order int32, eps float64, rtol float64, atol float64) error {
	xDataHandles := arrayHandles(xData)
	yGradHandles := arrayHandles(yGrad)
	err := raw.GradientCheckFunction(f.ptr(), first(xDataHandles), uint64(len(xData)), first(yGradHandles), uint64(len(yGrad)), order, eps, rtol, atol)
	runtime.KeepAlive(f)
	runtime.KeepAlive(xData)
	runtime.KeepAlive(yGrad)
	return fail(err)
}

// GradientCheckLink: GradientCheckBackward or GradientCheckDoubleBackward of a link, with respect to its
// inputs and all its parameters. The parameters and their gradients do not change.
//
//   - link: The link.
//   - xData: The inputs; they do not change.
//   - yGrad: Upstream gradients. nil, for the list or for an entry, means 1 for an output of one element, and
//     fixed numbers of both signs otherwise.
//   - order: 1 for first derivatives, 2 for second derivatives.
//   - eps: Step of the differences, above 0.
//   - rtol: Relative tolerance, at least 0.
//   - atol: Absolute tolerance, at least 0.
func GradientCheckLink(link *Link, xData []*Array, yGrad []*Array, order int32, eps float64, rtol float64, atol float64) error {
	xDataHandles := arrayHandles(xData)
	yGradHandles := arrayHandles(yGrad)
	err := raw.GradientCheckLink(link.ptr(), first(xDataHandles), uint64(len(xData)), first(yGradHandles), uint64(len(yGrad)), order, eps, rtol, atol)
	runtime.KeepAlive(link)
	runtime.KeepAlive(xData)
	runtime.KeepAlive(yGrad)
	return fail(err)
}
