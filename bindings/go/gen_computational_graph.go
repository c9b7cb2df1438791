// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// BuildComputationalGraph: Draws everything that is reached backward from variables and functions: their
// creators, the inputs of those, and so on, until a variable has no creator. Numbers of nodes grow from
// inputs to outputs.
//
//   - variables: Variables to start from; may be nil if there are none.
//   - functions: Functions to start from; may be nil if there are none.
func BuildComputationalGraph(variables []*Variable, functions ...*Function) (*ComputationalGraph, error) {
	variablesHandles := variableHandles(variables)
	functionsHandles := functionHandles(functions)
	dst := new(ComputationalGraph)
	err := raw.BuildComputationalGraph(first(variablesHandles), uint64(len(variables)), first(functionsHandles), uint64(len(functions)), &dst.h)
	runtime.KeepAlive(variables)
	runtime.KeepAlive(functions)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Dump: The drawing as text.
//
//   - format: Format of the text.
func (graph *ComputationalGraph) Dump(format GraphFormat) (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.ComputationalGraphDump(graph.ptr(), raw.GraphFormat(format), buffer, capacity, length)
	})
	runtime.KeepAlive(graph)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// Save: Writes the text of ComputationalGraph.Dump to a file, in one step.
//
//   - path: Path of the file.
//   - format: Format of the text.
func (graph *ComputationalGraph) Save(path string, format GraphFormat) error {
	pathText, err := text(path)
	if err != nil {
		return err
	}
	err = raw.ComputationalGraphSave(graph.ptr(), pathText, raw.GraphFormat(format))
	runtime.KeepAlive(graph)
	return fail(err)
}

// SetVariableStyle: Sets an attribute of the variables of the DOT text. "shape" is "oval" by default.
//
//   - attribute: Name of the attribute, such as "fillcolor".
//   - value: The value, in UTF-8. nil removes the attribute.
func (graph *ComputationalGraph) SetVariableStyle(attribute string, value string) error {
	attributeText, err := text(attribute)
	if err != nil {
		return err
	}
	valueText, err := optionalText(value)
	if err != nil {
		return err
	}
	err = raw.ComputationalGraphSetVariableStyle(graph.ptr(), attributeText, valueText)
	runtime.KeepAlive(graph)
	return fail(err)
}

// SetFunctionStyle: Sets an attribute of the functions of the DOT text. "shape" is "box" by default.
//
//   - attribute: Name of the attribute, such as "fillcolor".
//   - value: The value, in UTF-8. nil removes the attribute.
func (graph *ComputationalGraph) SetFunctionStyle(attribute string, value string) error {
	attributeText, err := text(attribute)
	if err != nil {
		return err
	}
	valueText, err := optionalText(value)
	if err != nil {
		return err
	}
	err = raw.ComputationalGraphSetFunctionStyle(graph.ptr(), attributeText, valueText)
	runtime.KeepAlive(graph)
	return fail(err)
}

// SetRankdir: Sets the direction of the DOT drawing. Initially Graphviz chooses it.
//
//   - rankdir: The direction.
func (graph *ComputationalGraph) SetRankdir(rankdir GraphDirection) error {
	err := raw.ComputationalGraphSetRankdir(graph.ptr(), raw.GraphDirection(rankdir))
	runtime.KeepAlive(graph)
	return fail(err)
}

// SetShowNames: Sets whether the DOT labels of variables begin with their names. Initially they do not, as in
// the reference.
//
//   - show: Whether to show names.
func (graph *ComputationalGraph) SetShowNames(show bool) error {
	err := raw.ComputationalGraphSetShowNames(graph.ptr(), truth(show))
	runtime.KeepAlive(graph)
	return fail(err)
}

// NodeCount: Number of nodes; 0 for nil.
func (graph *ComputationalGraph) NodeCount() int {
	result := int(raw.ComputationalGraphNodeCount(graph.ptr()))
	runtime.KeepAlive(graph)
	return result
}

// EdgeCount: Number of edges; 0 for nil.
func (graph *ComputationalGraph) EdgeCount() int {
	result := int(raw.ComputationalGraphEdgeCount(graph.ptr()))
	runtime.KeepAlive(graph)
	return result
}
