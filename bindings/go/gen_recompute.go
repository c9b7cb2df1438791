// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// Recompute: Runs `forward` without history, so that only its inputs are kept, and once more with history
// when backward reaches it: intermediate results take memory only during that second run. Gradients reach the
// inputs and the parameters that `forward` uses. Both runs must compute the same: outputs of other shapes,
// dtypes or devices are a STATE error of backward. The random generators of the inputs' devices are reset for
// the second run, so that dropout masks repeat, and then continue where they were; but other side effects,
// such as the averages of batch normalization, happen twice. Calls may be nested, and second derivatives
// exist. `destroy` runs once, when the history that holds `forward` is released.
//
//   - forward: Computes the outputs.
//   - inputs: The inputs, at least one.
func Recompute(forward RecomputeFunc, inputs []*Variable, outputCount int) ([]*Variable, error) {
	inputsHandles := variableHandles(inputs)
	if err := countable("outputCount", outputCount); err != nil {
		return nil, err
	}
	outputsHandles := make([]*raw.Variable, outputCount)
	forwardCall, forwardData, forwardEnd := callbackOf(forward == nil, forward, pointerRecompute)
	err := raw.Recompute(forwardCall, forwardData, forwardEnd, first(inputsHandles), uint64(len(inputs)), first(outputsHandles), uint64(outputCount))
	runtime.KeepAlive(inputs)
	if err != nil {
		return nil, fail(err)
	}
	return ownVariables(outputsHandles), nil
}
