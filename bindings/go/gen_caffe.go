// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"
	"unsafe"

	"catenary/raw"
)

// NewCaffeFunction: Reads a .caffemodel file; the parameters are float32 on the current device. FORMAT errors
// name the layer and the field that is wrong. The format before V1 is UNSUPPORTED.
//
//   - path: Path of the file.
func NewCaffeFunction(path string) (*CaffeFunction, error) {
	pathText, err := text(path)
	if err != nil {
		return nil, err
	}
	dst := new(CaffeFunction)
	err = raw.CaffeFunctionNew(pathText, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// CaffeFunctionNewFromMemory: Reads a network from memory; see NewCaffeFunction.
//
//   - data: The bytes of a .caffemodel file.
func CaffeFunctionNewFromMemory(data []byte) (*CaffeFunction, error) {
	dst := new(CaffeFunction)
	err := raw.CaffeFunctionNewFromMemory(unsafe.Pointer(first(data)), uint64(len(data)), &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Call: Computes blobs of the network from given ones. Layers run in the order of the file if their bottoms
// are given or computed; a layer that writes to its own bottom replaces that blob. Layers that no output
// needs do not run. While the calling thread trains (ctn_set_train), layers are in the phase TRAIN: dropout
// drops, and BatchNorm uses and learns the statistics of the batch; otherwise they are in the phase TEST. It
// is a NOT_FOUND error if an output cannot be computed, and the message says what was skipped and why. Errors
// of a layer begin with its name and type.
//
//   - inputNames: Names of blobs, each once.
//   - inputs: The values of these blobs.
//   - disable: Names of layers that must not run.
//   - outputNames: Names of the blobs to compute.
func (f *CaffeFunction) Call(inputNames []string, inputs []*Variable, disable []string, outputNames ...string) ([]*Variable, error) {
	inputNamesTexts, err := texts(inputNames)
	if err != nil {
		return nil, err
	}
	defer inputNamesTexts.free()
	inputsHandles := variableHandles(inputs)
	if err := sameLength("inputs", len(inputNames), len(inputs)); err != nil {
		return nil, err
	}
	disableTexts, err := texts(disable)
	if err != nil {
		return nil, err
	}
	defer disableTexts.free()
	outputNamesTexts, err := texts(outputNames)
	if err != nil {
		return nil, err
	}
	defer outputNamesTexts.free()
	outputsHandles := make([]*raw.Variable, len(outputNames))
	err = raw.CaffeFunctionCall(f.ptr(), inputNamesTexts.list(), uint64(len(inputNames)), first(inputsHandles), disableTexts.list(), uint64(len(disable)), outputNamesTexts.list(), uint64(len(outputNames)), first(outputsHandles))
	runtime.KeepAlive(f)
	runtime.KeepAlive(inputs)
	if err != nil {
		return nil, fail(err)
	}
	return ownVariables(outputsHandles), nil
}

// Fs: The parameters: a chain with a child for each layer that has parameters, at the path that is the
// layer's name ("conv1", or "inception_3a/1x1", which is the child 1x1 of the chain inception_3a).
// CaffeFunction.LinkPath returns the path if the name cannot be one or its place is taken. Convolution and
// InnerProduct are links of that kind with W and b (W is (out, in) even if the file has it transposed), Scale
// has W and b, and BatchNorm has the persistent values avg_mean and avg_var, which are Caffe's sums, and
// scale_factor, by which they are divided. Moving the chain to a device moves the network.
func (f *CaffeFunction) Fs() (*Link, error) {
	dst := new(Link)
	err := raw.CaffeFunctionFs(f.ptr(), &dst.h)
	runtime.KeepAlive(f)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// LinkPath: Path of the link of a layer below CaffeFunction.Fs. It is the layer's name, unless a part of that
// is empty, "." or "..", or the place is taken by another layer. Then slashes become underscores; an empty
// name, "." and ".." become "layer" and the number of the layer in the file, counted from 0; and if that is
// taken as well, "_" and this number are added.
//
//   - name: Name of the layer.
func (f *CaffeFunction) LinkPath(name string) (string, error) {
	nameText, err := text(name)
	if err != nil {
		return "", err
	}
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.CaffeFunctionLinkPath(f.ptr(), nameText, buffer, capacity, length)
	})
	runtime.KeepAlive(f)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// ForwardCount: Number of layers that can run; 0 for nil.
func (f *CaffeFunction) ForwardCount() int {
	result := int(raw.CaffeFunctionForwardCount(f.ptr()))
	runtime.KeepAlive(f)
	return result
}

// ForwardName: Name of a layer that can run, in the order in which the layers run.
//
//   - index: Number in this order, counted from 0.
func (f *CaffeFunction) ForwardName(index int) (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.CaffeFunctionForwardName(f.ptr(), count(index), buffer, capacity, length)
	})
	runtime.KeepAlive(f)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// ForwardType: Type of a layer that can run, such as "Convolution", with its name in the current format.
//
//   - index: Number in this order, counted from 0.
func (f *CaffeFunction) ForwardType(index int) (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.CaffeFunctionForwardType(f.ptr(), count(index), buffer, capacity, length)
	})
	runtime.KeepAlive(f)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// Forward: Runs one layer, from its bottoms to its tops, in the phase of CaffeFunction.Call. If several
// layers have the name, the first one runs.
//
//   - name: Name of the layer.
//   - inputs: The bottoms.
func (f *CaffeFunction) Forward(name string, inputs []*Variable, outputCount int) ([]*Variable, error) {
	nameText, err := text(name)
	if err != nil {
		return nil, err
	}
	inputsHandles := variableHandles(inputs)
	if err := countable("outputCount", outputCount); err != nil {
		return nil, err
	}
	outputsHandles := make([]*raw.Variable, outputCount)
	err = raw.CaffeFunctionForward(f.ptr(), nameText, first(inputsHandles), uint64(len(inputs)), first(outputsHandles), uint64(outputCount))
	runtime.KeepAlive(f)
	runtime.KeepAlive(inputs)
	if err != nil {
		return nil, fail(err)
	}
	return ownVariables(outputsHandles), nil
}

// IgnoredCount: Number of layers that are never run; 0 for nil.
func (f *CaffeFunction) IgnoredCount() int {
	result := int(raw.CaffeFunctionIgnoredCount(f.ptr()))
	runtime.KeepAlive(f)
	return result
}

// IgnoredName: Name of an ignored layer, in the order of the file.
//
//   - index: Number in this order, counted from 0.
func (f *CaffeFunction) IgnoredName(index int) (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.CaffeFunctionIgnoredName(f.ptr(), count(index), buffer, capacity, length)
	})
	runtime.KeepAlive(f)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// IgnoredType: Type of an ignored layer, with its name in the current format.
//
//   - index: Number in this order, counted from 0.
func (f *CaffeFunction) IgnoredType(index int) (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.CaffeFunctionIgnoredType(f.ptr(), count(index), buffer, capacity, length)
	})
	runtime.KeepAlive(f)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// IgnoredReason: Reason why a layer is ignored.
//
//   - index: Number in this order, counted from 0.
func (f *CaffeFunction) IgnoredReason(index int) (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.CaffeFunctionIgnoredReason(f.ptr(), count(index), buffer, capacity, length)
	})
	runtime.KeepAlive(f)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}
