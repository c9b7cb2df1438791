// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// IndexMode: How positions outside of an axis are treated.
type IndexMode int32

const (
	// IndexModeRaise: They are errors. Negative positions count from the end.
	IndexModeRaise IndexMode = 0

	// IndexModeWrap: They are taken modulo the length.
	IndexModeWrap IndexMode = 1

	// IndexModeClip: They are replaced by the first or the last position. Negative positions do not count from
	// the end.
	IndexModeClip IndexMode = 2
)

// FeatureKind: Kinds of features that a library can have or lack. More may be added; a library has no
// features of a kind that it does not know.
type FeatureKind int32

const (
	// FeatureComponent: Parts that a build can leave out: "openmp", "onednn", "hdf5", "caffe", "jpeg", "png",
	// "training", "distributions", "routines" and "kernels". Functions of a part that was left out fail with
	// ErrUnsupported or ErrUnavailable.
	FeatureComponent FeatureKind = 0

	// FeatureDevice: Kinds of devices that the library can use: "cpu", "test" and "cuda". DeviceIsAvailable says
	// whether this machine has a device.
	FeatureDevice FeatureKind = 1

	// FeatureDtype: Element types by their names, such as "float32".
	FeatureDtype FeatureKind = 2

	// FeatureFormat: File formats that can be saved and loaded, such as "npz".
	FeatureFormat FeatureKind = 3
)

// GraphFormat: Forms of a drawing as text.
type GraphFormat int32

const (
	// GraphFormatDot: The language of Graphviz.
	GraphFormatDot GraphFormat = 0

	// GraphFormatJson: An object of `nodes` (id, kind "variable" or "function", label; variables have shape,
	// dtype and name, if they have one) and `edges` (pairs of ids).
	GraphFormatJson GraphFormat = 1
)

// GraphDirection: Directions of a drawing.
type GraphDirection int32

const (
	// GraphTopToBottom: Graphviz's default, "TB".
	GraphTopToBottom GraphDirection = 0

	// GraphBottomToTop: "BT".
	GraphBottomToTop GraphDirection = 1

	// GraphLeftToRight: "LR".
	GraphLeftToRight GraphDirection = 2

	// GraphRightToLeft: "RL".
	GraphRightToLeft GraphDirection = 3
)

// TextUnit: What the numbers of a text stand for.
type TextUnit int32

const (
	// TextCharacters: Characters of UTF-8.
	TextCharacters TextUnit = 0

	// TextWords: Words between spaces.
	TextWords TextUnit = 1
)

// ImageColor: The channels of images. Transparency is dropped in gray and RGB.
type ImageColor int32

const (
	// ImageAsStored: Those of the file: 1 (gray), 2 (gray and alpha), 3 (RGB) or 4 (RGBA).
	ImageAsStored ImageColor = 0

	// ImageGray: One channel.
	ImageGray ImageColor = 1

	// ImageRgb: Three channels.
	ImageRgb ImageColor = 2
)

// Reduction: How the terms of a loss are combined.
type Reduction int32

const (
	// ReductionMean: Their sum divided by a count that the function documents; 0-d.
	ReductionMean Reduction = 0

	// ReductionSum: Their sum; 0-d.
	ReductionSum Reduction = 1

	// ReductionNone: The terms themselves.
	ReductionNone Reduction = 2
)

// ConvolutionMethod: How float32 convolutions are computed.
type ConvolutionMethod int32

const (
	// ConvolutionAuto: The fastest method: windows of 3 by 3 may be transformed (Winograd), with errors near 1e-5
	// of the largest sums.
	ConvolutionAuto ConvolutionMethod = 0

	// ConvolutionDirect: Sums of products only.
	ConvolutionDirect ConvolutionMethod = 1
)

// HingeNorm: The power of the terms of a hinge loss.
type HingeNorm int32

const (
	// HingeNormL1: The terms themselves.
	HingeNormL1 HingeNorm = 1

	// HingeNormL2: Their squares.
	HingeNormL2 HingeNorm = 2
)

// MmapMode: Whether and how ArrayLoad maps a file instead of reading it.
type MmapMode int32

const (
	// MmapNone: It is read.
	MmapNone MmapMode = 0

	// MmapRead: A read-only array (NumPy's "r").
	MmapRead MmapMode = 1

	// MmapReadWrite: Writes to the array change the file ("r+").
	MmapReadWrite MmapMode = 2

	// MmapCopy: Writes to the array stay in memory ("c").
	MmapCopy MmapMode = 3
)

// NormKind: Which norm Array.Norm computes.
type NormKind int32

const (
	// NormDefault: The 2-norm of all elements taken as one vector (Frobenius for a matrix).
	NormDefault NormKind = 0

	// NormOrder: The norm of the given order, including infinities and zero.
	NormOrder NormKind = 1

	// NormFrobenius: Frobenius norm of matrices.
	NormFrobenius NormKind = 2

	// NormNuclear: Sum of the singular values of matrices.
	NormNuclear NormKind = 3
)

// PersistentKind: Kinds of persistent values.
type PersistentKind int32

const (
	// PersistentArray: An array.
	PersistentArray PersistentKind = 0

	// PersistentInt64: An integer.
	PersistentInt64 PersistentKind = 1

	// PersistentFloat64: A number.
	PersistentFloat64 PersistentKind = 2

	// PersistentText: A string.
	PersistentText PersistentKind = 3
)

// Activation: Functions of one variable with their usual parameters.
type Activation int32

const (
	// ActivationRelu: Relu.
	ActivationRelu Activation = 0

	// ActivationSigmoid: Sigmoid.
	ActivationSigmoid Activation = 1

	// ActivationTanh: Tanh.
	ActivationTanh Activation = 2

	// ActivationElu: Elu with alpha 1.
	ActivationElu Activation = 3

	// ActivationLeakyRelu: LeakyRelu with a slope of 0.2.
	ActivationLeakyRelu Activation = 4

	// ActivationSoftplus: Softplus with beta 1.
	ActivationSoftplus Activation = 5

	// ActivationSilu: Silu.
	ActivationSilu Activation = 6

	// ActivationGelu: Gelu, not approximate.
	ActivationGelu Activation = 7

	// ActivationSoftmax: Softmax.
	ActivationSoftmax Activation = 8

	// ActivationLogSoftmax: LogSoftmax.
	ActivationLogSoftmax Activation = 9

	// ActivationClippedRelu: ClippedRelu with z 20.
	ActivationClippedRelu Activation = 10
)

// Pooling: What a pooling computes from its windows.
type Pooling int32

const (
	// PoolingMax: Their largest elements, see MaxPooling2d.
	PoolingMax Pooling = 0

	// PoolingAverage: Their means, see AveragePooling2d.
	PoolingAverage Pooling = 1
)

// NormalizationMode: Which statistics a batch normalization uses, and what it learns from a batch.
type NormalizationMode int32

const (
	// NormalizationAuto: TRAIN while the calling thread trains (ctn_set_train), otherwise TEST.
	NormalizationAuto NormalizationMode = 0

	// NormalizationTrain: Uses the statistics of the batch, which enter the moving averages avg_mean and avg_var,
	// whether the thread trains or not.
	NormalizationTrain NormalizationMode = 1

	// NormalizationTest: Uses avg_mean and avg_var, whether the thread trains or not; gradients do not flow into
	// them.
	NormalizationTest NormalizationMode = 2

	// NormalizationFinetune: TEST while the thread does not train. While it trains, uses the statistics of the
	// batch; avg_mean and avg_var keep 1 / N of themselves, where N counts the batches since start_finetuning. As
	// in the reference, the first batch does not change the averages.
	NormalizationFinetune NormalizationMode = 3
)

// RandomMethod: Kinds of generators, with cuRAND's numbers. The CPU and the test devices have Philox4x32-10
// and MT19937.
type RandomMethod int32

const (
	// RandomDefault: The default of the device, Philox4x32-10.
	RandomDefault  RandomMethod = 100
	RandomXorwow   RandomMethod = 101
	RandomMrg32k3a RandomMethod = 121
	RandomMtgp32   RandomMethod = 141

	// RandomMt19937: The Mersenne twister: raw words, float64 uniforms, int64 integers and permutations are those
	// of NumPy's RandomState.
	RandomMt19937 RandomMethod = 142

	// RandomPhilox43210: Counter-based: runs on all threads.
	RandomPhilox43210      RandomMethod = 161
	RandomQuasiDefault     RandomMethod = 200
	RandomSobol32          RandomMethod = 201
	RandomScrambledSobol32 RandomMethod = 202
	RandomSobol64          RandomMethod = 203
	RandomScrambledSobol64 RandomMethod = 204
)

// ConvolutionMode: Which shifts of two vectors Array.Convolve and Array.Correlate use.
type ConvolutionMode int32

const (
	// ConvolutionFull: All at which the vectors overlap.
	ConvolutionFull ConvolutionMode = 0

	// ConvolutionSame: As many, in the middle, as the longer vector has elements.
	ConvolutionSame ConvolutionMode = 1

	// ConvolutionValid: Those at which the shorter vector lies within the longer one.
	ConvolutionValid ConvolutionMode = 2
)

// PadMode: What the elements are that Array.Pad adds along an axis.
type PadMode int32

const (
	// PadEmpty: Undefined ones, to be set later.
	PadEmpty PadMode = 0

	// PadConstant: A value.
	PadConstant PadMode = 1

	// PadEdge: The first or the last element.
	PadEdge PadMode = 2

	// PadWrap: Those from the other end on, as if the array were repeated.
	PadWrap PadMode = 3

	// PadReflect: Those from the edge on in reverse order, without the first or the last one.
	PadReflect PadMode = 4

	// PadSymmetric: Those from the edge on in reverse order.
	PadSymmetric PadMode = 5
)

// LoadProblem: Why an entry was not loaded.
type LoadProblem int32

const (
	// LoadMissing: The object has the value, but the file does not.
	LoadMissing LoadProblem = 0

	// LoadUnexpected: The file has the entry, but the object does not request it.
	LoadUnexpected LoadProblem = 1

	// LoadMismatching: Both have it, but with different shapes or dtypes.
	LoadMismatching LoadProblem = 2
)

// Side: Which of the suitable positions a search returns.
type Side int32

const (
	// SideLeft: The first: sorted[i - 1] < value <= sorted[i].
	SideLeft Side = 0

	// SideRight: The last: sorted[i - 1] <= value < sorted[i].
	SideRight Side = 1
)

// TrainingResult: Why a run has ended without a failure.
type TrainingResult int32

const (
	// TrainingFinished: The stop trigger has ended the training.
	TrainingFinished TrainingResult = 0

	// TrainingStopped: Trainer.Stop or a signal has ended the run. Snapshot extensions have saved the training.
	TrainingStopped TrainingResult = 1

	// TrainingPaused: The limit of Trainer.RunFor is reached; a further run continues.
	TrainingPaused TrainingResult = 2

	// TrainingExhausted: There are no more examples, because the iterator does not repeat.
	TrainingExhausted TrainingResult = 3
)

// TriggerUnit: What a trigger counts.
type TriggerUnit int32

const (
	// TriggerUnitIteration: Updates.
	TriggerUnitIteration TriggerUnit = 0

	// TriggerUnitEpoch: Epochs of the iterator "main".
	TriggerUnitEpoch TriggerUnit = 1
)

// StoppingMode: Which values are better.
type StoppingMode int32

const (
	// StoppingModeAuto: Larger ones if the name of the value contains "accuracy", otherwise smaller ones.
	StoppingModeAuto StoppingMode = 0

	// StoppingModeMin: Smaller ones.
	StoppingModeMin StoppingMode = 1

	// StoppingModeMax: Larger ones.
	StoppingModeMax StoppingMode = 2
)

// The values of Code.
const (
	// ErrInvalidArgument: A value that the function does not accept, or nil where an object is needed.
	ErrInvalidArgument Code = 1

	// ErrShape: Shapes do not fit together.
	ErrShape Code = 2

	// ErrIndex: An axis or index is out of range.
	ErrIndex Code = 3

	// ErrDtype: An element type without an implementation, or a cast that the casting rule forbids.
	ErrDtype Code = 4

	// ErrTypeCheck: The inputs of a differentiable function do not meet its conditions.
	ErrTypeCheck Code = 5

	// ErrDevice: Operands are on different devices, or a device does not exist.
	ErrDevice Code = 6

	// ErrOutOfMemory: There is not enough memory; nothing was changed.
	ErrOutOfMemory Code = 7

	// ErrIo: The operating system refused to read or write.
	ErrIo Code = 8

	// ErrFormat: A file or text is malformed.
	ErrFormat Code = 9

	// ErrNotFound: A file, entry, parameter or name does not exist.
	ErrNotFound Code = 10

	// ErrUnsupported: The library does not do this.
	ErrUnsupported Code = 11

	// ErrUnavailable: This machine or build lacks what is needed (CUDA, a compiler).
	ErrUnavailable Code = 12

	// ErrCuda: A CUDA library reported a failure.
	ErrCuda Code = 13

	// ErrState: The object is in a state that does not allow the call.
	ErrState Code = 14

	// ErrCallback: A callback failed without a message.
	ErrCallback Code = 15

	// ErrNan: Debug mode found a NaN.
	ErrNan Code = 16

	// ErrInternal: A defect of the library.
	ErrInternal Code = 17

	// ErrAssertion: An assertion of catenary/testing.h does not hold.
	ErrAssertion Code = 18
)

// The values of Dtype.
const (
	// Bool: One byte, 0 or 1.
	Bool   Dtype = 1
	Int8   Dtype = 2
	Int16  Dtype = 3
	Int32  Dtype = 4
	Int64  Dtype = 5
	Uint8  Dtype = 6
	Uint16 Dtype = 7
	Uint32 Dtype = 8
	Uint64 Dtype = 9

	// Float16: IEEE binary16; computed in float32.
	Float16 Dtype = 10

	// Bfloat16: The upper half of a float32; computed in float32. Promotes as float16 does; with float16 gives
	// float32.
	Bfloat16 Dtype = 11
	Float32  Dtype = 12
	Float64  Dtype = 13

	// DtypeNone: For an optional dtype: the default that the function documents.
	DtypeNone Dtype = 0
)

// Casting: Which conversions of elements a call allows, with NumPy's names.
type Casting int32

const (
	// CastingNo: None.
	CastingNo Casting = 0

	// CastingEquiv: The same element type.
	CastingEquiv Casting = 1

	// CastingSafe: Conversions that keep every value.
	CastingSafe Casting = 2

	// CastingSameKind: Safe conversions and those within a kind, such as float64 to float32.
	CastingSameKind Casting = 3

	// CastingUnsafe: All.
	CastingUnsafe Casting = 4
)

// Volatile: Whether results computed from a variable keep the history needed for backward.
type Volatile int32

const (
	// VolatileOff: History is kept.
	VolatileOff Volatile = 0

	// VolatileOn: History is not kept; must not be mixed with OFF.
	VolatileOn Volatile = 1

	// VolatileAuto: Follows the other inputs.
	VolatileAuto Volatile = 2
)

// Omitted: An omitted bound of a slice.
const Omitted = -9223372036854775808

// MaxNdim: The largest number of dimensions of an array; longer lists of lengths or axes are refused before
// they are read.
const MaxNdim = 64

// AxisNone: No axis: the array is treated as flattened.
const AxisNone = -9223372036854775808

// SizeFromInput: A size of a new link that its first input determines. Until then the link lacks the
// parameters of this size. The first call makes them on the device of the input, without a gradient; a load
// or Link.Copyparams can make them as well.
const SizeFromInput = -1

// PriorityWriter: Priority of extensions that report values.
const PriorityWriter = 300

// PriorityEditor: Priority of extensions that change reported values.
const PriorityEditor = 200

// PriorityReader: Priority of extensions that only read reported values.
const PriorityReader = 100

// PriorityDefault: Stands for the priority of the extension itself.
const PriorityDefault = -2147483647

// Array: An n-dimensional array: dtype, shape, strides and shared storage on one device.
//
// Several goroutines may read it at a time; writing needs a lock.
type Array struct {
	h *raw.Array
	_ room
}

func (x *Array) ptr() *raw.Array {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *Array) own() *Array {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*Array).drop)
	pace.array(x.h)
	return x
}

func (x *Array) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.ArrayRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed Array is an error.
func (x *Array) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *Array) Retain() *Array {
	again := (&Array{h: raw.ArrayRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *Array) Same(other *Array) bool {
	return x.ptr() == other.ptr()
}

func borrowArray(h *raw.Array) *Array {
	if h == nil {
		return nil
	}
	return (&Array{h: raw.ArrayRetain(h)}).own()
}

func ownArrays(handles []*raw.Array) []*Array {
	made := make([]*Array, len(handles))
	for i, h := range handles {
		made[i] = (&Array{h: h}).own()
	}
	return made
}

func arrayHandles(list []*Array) []*raw.Array {
	handles := make([]*raw.Array, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// CaffeFunction: A network that was read from a .caffemodel.
//
// One goroutine at a time may use it.
type CaffeFunction struct {
	h *raw.CaffeFunction
	_ room
}

func (x *CaffeFunction) ptr() *raw.CaffeFunction {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *CaffeFunction) own() *CaffeFunction {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*CaffeFunction).drop)
	pace.object()
	return x
}

func (x *CaffeFunction) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.CaffeFunctionRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed CaffeFunction is an error.
func (x *CaffeFunction) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *CaffeFunction) Retain() *CaffeFunction {
	again := (&CaffeFunction{h: raw.CaffeFunctionRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *CaffeFunction) Same(other *CaffeFunction) bool {
	return x.ptr() == other.ptr()
}

func borrowCaffeFunction(h *raw.CaffeFunction) *CaffeFunction {
	if h == nil {
		return nil
	}
	return (&CaffeFunction{h: raw.CaffeFunctionRetain(h)}).own()
}

func ownCaffeFunctions(handles []*raw.CaffeFunction) []*CaffeFunction {
	made := make([]*CaffeFunction, len(handles))
	for i, h := range handles {
		made[i] = (&CaffeFunction{h: h}).own()
	}
	return made
}

func caffeFunctionHandles(list []*CaffeFunction) []*raw.CaffeFunction {
	handles := make([]*raw.CaffeFunction, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// ComputationalGraph: A drawing of a graph.
//
// One goroutine at a time may use it.
type ComputationalGraph struct {
	h *raw.ComputationalGraph
	_ room
}

func (x *ComputationalGraph) ptr() *raw.ComputationalGraph {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *ComputationalGraph) own() *ComputationalGraph {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*ComputationalGraph).drop)
	pace.object()
	return x
}

func (x *ComputationalGraph) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.ComputationalGraphRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed ComputationalGraph is an error.
func (x *ComputationalGraph) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *ComputationalGraph) Retain() *ComputationalGraph {
	again := (&ComputationalGraph{h: raw.ComputationalGraphRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *ComputationalGraph) Same(other *ComputationalGraph) bool {
	return x.ptr() == other.ptr()
}

func borrowComputationalGraph(h *raw.ComputationalGraph) *ComputationalGraph {
	if h == nil {
		return nil
	}
	return (&ComputationalGraph{h: raw.ComputationalGraphRetain(h)}).own()
}

func ownComputationalGraphs(handles []*raw.ComputationalGraph) []*ComputationalGraph {
	made := make([]*ComputationalGraph, len(handles))
	for i, h := range handles {
		made[i] = (&ComputationalGraph{h: h}).own()
	}
	return made
}

func computationalGraphHandles(list []*ComputationalGraph) []*raw.ComputationalGraph {
	handles := make([]*raw.ComputationalGraph, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// Dataset: Numbered examples.
//
// Several goroutines may use it at a time.
type Dataset struct {
	h *raw.Dataset
	_ room
}

func (x *Dataset) ptr() *raw.Dataset {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *Dataset) own() *Dataset {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*Dataset).drop)
	pace.object()
	return x
}

func (x *Dataset) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.DatasetRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed Dataset is an error.
func (x *Dataset) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *Dataset) Retain() *Dataset {
	again := (&Dataset{h: raw.DatasetRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *Dataset) Same(other *Dataset) bool {
	return x.ptr() == other.ptr()
}

func borrowDataset(h *raw.Dataset) *Dataset {
	if h == nil {
		return nil
	}
	return (&Dataset{h: raw.DatasetRetain(h)}).own()
}

func ownDatasets(handles []*raw.Dataset) []*Dataset {
	made := make([]*Dataset, len(handles))
	for i, h := range handles {
		made[i] = (&Dataset{h: h}).own()
	}
	return made
}

func datasetHandles(list []*Dataset) []*raw.Dataset {
	handles := make([]*raw.Dataset, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// FunctionHook: Callbacks that run before and after computations of functions.
//
// Several goroutines may use it at a time.
type FunctionHook struct {
	h *raw.FunctionHook
	_ room
}

func (x *FunctionHook) ptr() *raw.FunctionHook {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *FunctionHook) own() *FunctionHook {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*FunctionHook).drop)
	pace.object()
	return x
}

func (x *FunctionHook) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.FunctionHookRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed FunctionHook is an error.
func (x *FunctionHook) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *FunctionHook) Retain() *FunctionHook {
	again := (&FunctionHook{h: raw.FunctionHookRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *FunctionHook) Same(other *FunctionHook) bool {
	return x.ptr() == other.ptr()
}

func borrowFunctionHook(h *raw.FunctionHook) *FunctionHook {
	if h == nil {
		return nil
	}
	return (&FunctionHook{h: raw.FunctionHookRetain(h)}).own()
}

func ownFunctionHooks(handles []*raw.FunctionHook) []*FunctionHook {
	made := make([]*FunctionHook, len(handles))
	for i, h := range handles {
		made[i] = (&FunctionHook{h: h}).own()
	}
	return made
}

func functionHookHandles(list []*FunctionHook) []*raw.FunctionHook {
	handles := make([]*raw.FunctionHook, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// FunctionOption is one optional setting; the functions whose names begin with Function make them.
type FunctionOption struct {
	set func(*raw.FunctionOptions) error
}

func buildFunctionOptions(options []FunctionOption) (*raw.FunctionOptions, error) {
	if len(options) == 0 {
		return nil, nil
	}
	var made *raw.FunctionOptions
	if err := raw.FunctionOptionsNew(&made); err != nil {
		return nil, fail(err)
	}
	for _, one := range options {
		if one.set == nil {
			continue
		}
		if err := one.set(made); err != nil {
			raw.FunctionOptionsRelease(made)
			return nil, err
		}
	}
	return made, nil
}

// Fused: A fused function; see above.
//
// One goroutine at a time may use it.
type Fused struct {
	h *raw.Fused
	_ room
}

func (x *Fused) ptr() *raw.Fused {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *Fused) own() *Fused {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*Fused).drop)
	pace.object()
	return x
}

func (x *Fused) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.FusedRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed Fused is an error.
func (x *Fused) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *Fused) Retain() *Fused {
	again := (&Fused{h: raw.FusedRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *Fused) Same(other *Fused) bool {
	return x.ptr() == other.ptr()
}

func borrowFused(h *raw.Fused) *Fused {
	if h == nil {
		return nil
	}
	return (&Fused{h: raw.FusedRetain(h)}).own()
}

func ownFuseds(handles []*raw.Fused) []*Fused {
	made := make([]*Fused, len(handles))
	for i, h := range handles {
		made[i] = (&Fused{h: h}).own()
	}
	return made
}

func fusedHandles(list []*Fused) []*raw.Fused {
	handles := make([]*raw.Fused, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// Initializer: Computes the initial values of parameters.
//
// Several goroutines may use it at a time.
type Initializer struct {
	h *raw.Initializer
	_ room
}

func (x *Initializer) ptr() *raw.Initializer {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *Initializer) own() *Initializer {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*Initializer).drop)
	pace.object()
	return x
}

func (x *Initializer) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.InitializerRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed Initializer is an error.
func (x *Initializer) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *Initializer) Retain() *Initializer {
	again := (&Initializer{h: raw.InitializerRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *Initializer) Same(other *Initializer) bool {
	return x.ptr() == other.ptr()
}

func borrowInitializer(h *raw.Initializer) *Initializer {
	if h == nil {
		return nil
	}
	return (&Initializer{h: raw.InitializerRetain(h)}).own()
}

func ownInitializers(handles []*raw.Initializer) []*Initializer {
	made := make([]*Initializer, len(handles))
	for i, h := range handles {
		made[i] = (&Initializer{h: h}).own()
	}
	return made
}

func initializerHandles(list []*Initializer) []*raw.Initializer {
	handles := make([]*raw.Initializer, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// NpzFile: An open .npz file. Entries are read on request.
//
// Several goroutines may use it at a time.
type NpzFile struct {
	h *raw.NpzFile
	_ room
}

func (x *NpzFile) ptr() *raw.NpzFile {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *NpzFile) own() *NpzFile {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*NpzFile).drop)
	pace.object()
	return x
}

func (x *NpzFile) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.NpzFileRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed NpzFile is an error.
func (x *NpzFile) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *NpzFile) Retain() *NpzFile {
	again := (&NpzFile{h: raw.NpzFileRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *NpzFile) Same(other *NpzFile) bool {
	return x.ptr() == other.ptr()
}

func borrowNpzFile(h *raw.NpzFile) *NpzFile {
	if h == nil {
		return nil
	}
	return (&NpzFile{h: raw.NpzFileRetain(h)}).own()
}

func ownNpzFiles(handles []*raw.NpzFile) []*NpzFile {
	made := make([]*NpzFile, len(handles))
	for i, h := range handles {
		made[i] = (&NpzFile{h: h}).own()
	}
	return made
}

func npzFileHandles(list []*NpzFile) []*raw.NpzFile {
	handles := make([]*raw.NpzFile, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// Iterator: Makes batches of the examples of a dataset.
//
// One goroutine at a time may use it.
type Iterator struct {
	h *raw.Iterator
	_ room
}

func (x *Iterator) ptr() *raw.Iterator {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *Iterator) own() *Iterator {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*Iterator).drop)
	pace.object()
	return x
}

func (x *Iterator) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.IteratorRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed Iterator is an error.
func (x *Iterator) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *Iterator) Retain() *Iterator {
	again := (&Iterator{h: raw.IteratorRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *Iterator) Same(other *Iterator) bool {
	return x.ptr() == other.ptr()
}

func borrowIterator(h *raw.Iterator) *Iterator {
	if h == nil {
		return nil
	}
	return (&Iterator{h: raw.IteratorRetain(h)}).own()
}

func ownIterators(handles []*raw.Iterator) []*Iterator {
	made := make([]*Iterator, len(handles))
	for i, h := range handles {
		made[i] = (&Iterator{h: h}).own()
	}
	return made
}

func iteratorHandles(list []*Iterator) []*raw.Iterator {
	handles := make([]*raw.Iterator, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// KernelOption is one optional setting; the functions whose names begin with Kernel make them.
type KernelOption struct {
	set func(*raw.KernelOptions) error
}

func buildKernelOptions(options []KernelOption) (*raw.KernelOptions, error) {
	if len(options) == 0 {
		return nil, nil
	}
	var made *raw.KernelOptions
	if err := raw.KernelOptionsNew(&made); err != nil {
		return nil, fail(err)
	}
	for _, one := range options {
		if one.set == nil {
			continue
		}
		if err := one.set(made); err != nil {
			raw.KernelOptionsRelease(made)
			return nil, err
		}
	}
	return made, nil
}

// ElementwiseKernel: A loop over elements of broadcast arrays.
//
// Several goroutines may use it at a time.
type ElementwiseKernel struct {
	h *raw.ElementwiseKernel
	_ room
}

func (x *ElementwiseKernel) ptr() *raw.ElementwiseKernel {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *ElementwiseKernel) own() *ElementwiseKernel {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*ElementwiseKernel).drop)
	pace.object()
	return x
}

func (x *ElementwiseKernel) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.ElementwiseKernelRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed ElementwiseKernel is an error.
func (x *ElementwiseKernel) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *ElementwiseKernel) Retain() *ElementwiseKernel {
	again := (&ElementwiseKernel{h: raw.ElementwiseKernelRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *ElementwiseKernel) Same(other *ElementwiseKernel) bool {
	return x.ptr() == other.ptr()
}

func borrowElementwiseKernel(h *raw.ElementwiseKernel) *ElementwiseKernel {
	if h == nil {
		return nil
	}
	return (&ElementwiseKernel{h: raw.ElementwiseKernelRetain(h)}).own()
}

func ownElementwiseKernels(handles []*raw.ElementwiseKernel) []*ElementwiseKernel {
	made := make([]*ElementwiseKernel, len(handles))
	for i, h := range handles {
		made[i] = (&ElementwiseKernel{h: h}).own()
	}
	return made
}

func elementwiseKernelHandles(list []*ElementwiseKernel) []*raw.ElementwiseKernel {
	handles := make([]*raw.ElementwiseKernel, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// ReductionKernel: A reduction of broadcast arrays along axes.
//
// Several goroutines may use it at a time.
type ReductionKernel struct {
	h *raw.ReductionKernel
	_ room
}

func (x *ReductionKernel) ptr() *raw.ReductionKernel {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *ReductionKernel) own() *ReductionKernel {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*ReductionKernel).drop)
	pace.object()
	return x
}

func (x *ReductionKernel) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.ReductionKernelRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed ReductionKernel is an error.
func (x *ReductionKernel) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *ReductionKernel) Retain() *ReductionKernel {
	again := (&ReductionKernel{h: raw.ReductionKernelRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *ReductionKernel) Same(other *ReductionKernel) bool {
	return x.ptr() == other.ptr()
}

func borrowReductionKernel(h *raw.ReductionKernel) *ReductionKernel {
	if h == nil {
		return nil
	}
	return (&ReductionKernel{h: raw.ReductionKernelRetain(h)}).own()
}

func ownReductionKernels(handles []*raw.ReductionKernel) []*ReductionKernel {
	made := make([]*ReductionKernel, len(handles))
	for i, h := range handles {
		made[i] = (&ReductionKernel{h: h}).own()
	}
	return made
}

func reductionKernelHandles(list []*ReductionKernel) []*raw.ReductionKernel {
	handles := make([]*raw.ReductionKernel, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// RawKernel: A kernel in CUDA-C.
//
// Several goroutines may use it at a time.
type RawKernel struct {
	h *raw.RawKernel
	_ room
}

func (x *RawKernel) ptr() *raw.RawKernel {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *RawKernel) own() *RawKernel {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*RawKernel).drop)
	pace.object()
	return x
}

func (x *RawKernel) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.RawKernelRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed RawKernel is an error.
func (x *RawKernel) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *RawKernel) Retain() *RawKernel {
	again := (&RawKernel{h: raw.RawKernelRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *RawKernel) Same(other *RawKernel) bool {
	return x.ptr() == other.ptr()
}

func borrowRawKernel(h *raw.RawKernel) *RawKernel {
	if h == nil {
		return nil
	}
	return (&RawKernel{h: raw.RawKernelRetain(h)}).own()
}

func ownRawKernels(handles []*raw.RawKernel) []*RawKernel {
	made := make([]*RawKernel, len(handles))
	for i, h := range handles {
		made[i] = (&RawKernel{h: h}).own()
	}
	return made
}

func rawKernelHandles(list []*RawKernel) []*raw.RawKernel {
	handles := make([]*raw.RawKernel, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// Link: A function with parameters, or a hierarchy of them: a link, chain or chain list.
//
// One goroutine at a time may use it.
type Link struct {
	h *raw.Link
	_ room
}

func (x *Link) ptr() *raw.Link {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *Link) own() *Link {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*Link).drop)
	pace.object()
	return x
}

func (x *Link) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.LinkRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed Link is an error.
func (x *Link) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *Link) Retain() *Link {
	again := (&Link{h: raw.LinkRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *Link) Same(other *Link) bool {
	return x.ptr() == other.ptr()
}

func borrowLink(h *raw.Link) *Link {
	if h == nil {
		return nil
	}
	return (&Link{h: raw.LinkRetain(h)}).own()
}

func ownLinks(handles []*raw.Link) []*Link {
	made := make([]*Link, len(handles))
	for i, h := range handles {
		made[i] = (&Link{h: h}).own()
	}
	return made
}

func linkHandles(list []*Link) []*raw.Link {
	handles := make([]*raw.Link, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// LinkOption is one optional setting; the functions whose names begin with Link make them.
type LinkOption struct {
	set func(*raw.LinkOptions) error
}

func buildLinkOptions(options []LinkOption) (*raw.LinkOptions, error) {
	if len(options) == 0 {
		return nil, nil
	}
	var made *raw.LinkOptions
	if err := raw.LinkOptionsNew(&made); err != nil {
		return nil, fail(err)
	}
	for _, one := range options {
		if one.set == nil {
			continue
		}
		if err := one.set(made); err != nil {
			raw.LinkOptionsRelease(made)
			return nil, err
		}
	}
	return made, nil
}

// LinkIterator: A walk over the links of a hierarchy.
//
// One goroutine at a time may use it.
type LinkIterator struct {
	h *raw.LinkIterator
	_ room
}

func (x *LinkIterator) ptr() *raw.LinkIterator {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *LinkIterator) own() *LinkIterator {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*LinkIterator).drop)
	pace.object()
	return x
}

func (x *LinkIterator) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.LinkIteratorRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed LinkIterator is an error.
func (x *LinkIterator) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *LinkIterator) Retain() *LinkIterator {
	again := (&LinkIterator{h: raw.LinkIteratorRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *LinkIterator) Same(other *LinkIterator) bool {
	return x.ptr() == other.ptr()
}

func borrowLinkIterator(h *raw.LinkIterator) *LinkIterator {
	if h == nil {
		return nil
	}
	return (&LinkIterator{h: raw.LinkIteratorRetain(h)}).own()
}

func ownLinkIterators(handles []*raw.LinkIterator) []*LinkIterator {
	made := make([]*LinkIterator, len(handles))
	for i, h := range handles {
		made[i] = (&LinkIterator{h: h}).own()
	}
	return made
}

func linkIteratorHandles(list []*LinkIterator) []*raw.LinkIterator {
	handles := make([]*raw.LinkIterator, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// ParamIterator: A walk over the parameters of a hierarchy.
//
// One goroutine at a time may use it.
type ParamIterator struct {
	h *raw.ParamIterator
	_ room
}

func (x *ParamIterator) ptr() *raw.ParamIterator {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *ParamIterator) own() *ParamIterator {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*ParamIterator).drop)
	pace.object()
	return x
}

func (x *ParamIterator) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.ParamIteratorRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed ParamIterator is an error.
func (x *ParamIterator) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *ParamIterator) Retain() *ParamIterator {
	again := (&ParamIterator{h: raw.ParamIteratorRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *ParamIterator) Same(other *ParamIterator) bool {
	return x.ptr() == other.ptr()
}

func borrowParamIterator(h *raw.ParamIterator) *ParamIterator {
	if h == nil {
		return nil
	}
	return (&ParamIterator{h: raw.ParamIteratorRetain(h)}).own()
}

func ownParamIterators(handles []*raw.ParamIterator) []*ParamIterator {
	made := make([]*ParamIterator, len(handles))
	for i, h := range handles {
		made[i] = (&ParamIterator{h: h}).own()
	}
	return made
}

func paramIteratorHandles(list []*ParamIterator) []*raw.ParamIterator {
	handles := make([]*raw.ParamIterator, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// LossScale: A scale for losses that adapts to the gradients.
//
// One goroutine at a time may use it.
type LossScale struct {
	h *raw.LossScale
	_ room
}

func (x *LossScale) ptr() *raw.LossScale {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *LossScale) own() *LossScale {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*LossScale).drop)
	pace.object()
	return x
}

func (x *LossScale) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.LossScaleRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed LossScale is an error.
func (x *LossScale) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *LossScale) Retain() *LossScale {
	again := (&LossScale{h: raw.LossScaleRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *LossScale) Same(other *LossScale) bool {
	return x.ptr() == other.ptr()
}

func borrowLossScale(h *raw.LossScale) *LossScale {
	if h == nil {
		return nil
	}
	return (&LossScale{h: raw.LossScaleRetain(h)}).own()
}

func ownLossScales(handles []*raw.LossScale) []*LossScale {
	made := make([]*LossScale, len(handles))
	for i, h := range handles {
		made[i] = (&LossScale{h: h}).own()
	}
	return made
}

func lossScaleHandles(list []*LossScale) []*raw.LossScale {
	handles := make([]*raw.LossScale, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// Optimizer: A gradient method with the state of every parameter.
//
// One goroutine at a time may use it.
type Optimizer struct {
	h *raw.Optimizer
	_ room
}

func (x *Optimizer) ptr() *raw.Optimizer {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *Optimizer) own() *Optimizer {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*Optimizer).drop)
	pace.object()
	return x
}

func (x *Optimizer) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.OptimizerRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed Optimizer is an error.
func (x *Optimizer) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *Optimizer) Retain() *Optimizer {
	again := (&Optimizer{h: raw.OptimizerRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *Optimizer) Same(other *Optimizer) bool {
	return x.ptr() == other.ptr()
}

func borrowOptimizer(h *raw.Optimizer) *Optimizer {
	if h == nil {
		return nil
	}
	return (&Optimizer{h: raw.OptimizerRetain(h)}).own()
}

func ownOptimizers(handles []*raw.Optimizer) []*Optimizer {
	made := make([]*Optimizer, len(handles))
	for i, h := range handles {
		made[i] = (&Optimizer{h: h}).own()
	}
	return made
}

func optimizerHandles(list []*Optimizer) []*raw.Optimizer {
	handles := make([]*raw.Optimizer, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// RandomState: A generator of random numbers on one device.
//
// Several goroutines may use it at a time.
type RandomState struct {
	h *raw.RandomState
	_ room
}

func (x *RandomState) ptr() *raw.RandomState {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *RandomState) own() *RandomState {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*RandomState).drop)
	pace.object()
	return x
}

func (x *RandomState) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.RandomStateRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed RandomState is an error.
func (x *RandomState) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *RandomState) Retain() *RandomState {
	again := (&RandomState{h: raw.RandomStateRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *RandomState) Same(other *RandomState) bool {
	return x.ptr() == other.ptr()
}

func borrowRandomState(h *raw.RandomState) *RandomState {
	if h == nil {
		return nil
	}
	return (&RandomState{h: raw.RandomStateRetain(h)}).own()
}

func ownRandomStates(handles []*raw.RandomState) []*RandomState {
	made := make([]*RandomState, len(handles))
	for i, h := range handles {
		made[i] = (&RandomState{h: h}).own()
	}
	return made
}

func randomStateHandles(list []*RandomState) []*raw.RandomState {
	handles := make([]*raw.RandomState, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// Reporter: Collects what is reported while it is current.
//
// One goroutine at a time may use it.
type Reporter struct {
	h *raw.Reporter
	_ room
}

func (x *Reporter) ptr() *raw.Reporter {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *Reporter) own() *Reporter {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*Reporter).drop)
	pace.object()
	return x
}

func (x *Reporter) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.ReporterRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed Reporter is an error.
func (x *Reporter) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *Reporter) Retain() *Reporter {
	again := (&Reporter{h: raw.ReporterRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *Reporter) Same(other *Reporter) bool {
	return x.ptr() == other.ptr()
}

func borrowReporter(h *raw.Reporter) *Reporter {
	if h == nil {
		return nil
	}
	return (&Reporter{h: raw.ReporterRetain(h)}).own()
}

func ownReporters(handles []*raw.Reporter) []*Reporter {
	made := make([]*Reporter, len(handles))
	for i, h := range handles {
		made[i] = (&Reporter{h: h}).own()
	}
	return made
}

func reporterHandles(list []*Reporter) []*raw.Reporter {
	handles := make([]*raw.Reporter, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// Summary: Mean and standard deviation of numbers.
//
// One goroutine at a time may use it.
type Summary struct {
	h *raw.Summary
	_ room
}

func (x *Summary) ptr() *raw.Summary {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *Summary) own() *Summary {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*Summary).drop)
	pace.object()
	return x
}

func (x *Summary) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.SummaryRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed Summary is an error.
func (x *Summary) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *Summary) Retain() *Summary {
	again := (&Summary{h: raw.SummaryRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *Summary) Same(other *Summary) bool {
	return x.ptr() == other.ptr()
}

func borrowSummary(h *raw.Summary) *Summary {
	if h == nil {
		return nil
	}
	return (&Summary{h: raw.SummaryRetain(h)}).own()
}

func ownSummarys(handles []*raw.Summary) []*Summary {
	made := make([]*Summary, len(handles))
	for i, h := range handles {
		made[i] = (&Summary{h: h}).own()
	}
	return made
}

func summaryHandles(list []*Summary) []*raw.Summary {
	handles := make([]*raw.Summary, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// DictSummary: Mean and standard deviation of each number of observations.
//
// One goroutine at a time may use it.
type DictSummary struct {
	h *raw.DictSummary
	_ room
}

func (x *DictSummary) ptr() *raw.DictSummary {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *DictSummary) own() *DictSummary {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*DictSummary).drop)
	pace.object()
	return x
}

func (x *DictSummary) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.DictSummaryRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed DictSummary is an error.
func (x *DictSummary) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *DictSummary) Retain() *DictSummary {
	again := (&DictSummary{h: raw.DictSummaryRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *DictSummary) Same(other *DictSummary) bool {
	return x.ptr() == other.ptr()
}

func borrowDictSummary(h *raw.DictSummary) *DictSummary {
	if h == nil {
		return nil
	}
	return (&DictSummary{h: raw.DictSummaryRetain(h)}).own()
}

func ownDictSummarys(handles []*raw.DictSummary) []*DictSummary {
	made := make([]*DictSummary, len(handles))
	for i, h := range handles {
		made[i] = (&DictSummary{h: h}).own()
	}
	return made
}

func dictSummaryHandles(list []*DictSummary) []*raw.DictSummary {
	handles := make([]*raw.DictSummary, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// Schedule: A function of the number of updates.
//
// Several goroutines may use it at a time.
type Schedule struct {
	h *raw.Schedule
	_ room
}

func (x *Schedule) ptr() *raw.Schedule {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *Schedule) own() *Schedule {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*Schedule).drop)
	pace.object()
	return x
}

func (x *Schedule) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.ScheduleRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed Schedule is an error.
func (x *Schedule) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *Schedule) Retain() *Schedule {
	again := (&Schedule{h: raw.ScheduleRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *Schedule) Same(other *Schedule) bool {
	return x.ptr() == other.ptr()
}

func borrowSchedule(h *raw.Schedule) *Schedule {
	if h == nil {
		return nil
	}
	return (&Schedule{h: raw.ScheduleRetain(h)}).own()
}

func ownSchedules(handles []*raw.Schedule) []*Schedule {
	made := make([]*Schedule, len(handles))
	for i, h := range handles {
		made[i] = (&Schedule{h: h}).own()
	}
	return made
}

func scheduleHandles(list []*Schedule) []*raw.Schedule {
	handles := make([]*raw.Schedule, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// Serializer: A serializer or deserializer.
//
// One goroutine at a time may use it.
type Serializer struct {
	h *raw.Serializer
	_ room
}

func (x *Serializer) ptr() *raw.Serializer {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *Serializer) own() *Serializer {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*Serializer).drop)
	pace.object()
	return x
}

func (x *Serializer) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.SerializerRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed Serializer is an error.
func (x *Serializer) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *Serializer) Retain() *Serializer {
	again := (&Serializer{h: raw.SerializerRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *Serializer) Same(other *Serializer) bool {
	return x.ptr() == other.ptr()
}

func borrowSerializer(h *raw.Serializer) *Serializer {
	if h == nil {
		return nil
	}
	return (&Serializer{h: raw.SerializerRetain(h)}).own()
}

func ownSerializers(handles []*raw.Serializer) []*Serializer {
	made := make([]*Serializer, len(handles))
	for i, h := range handles {
		made[i] = (&Serializer{h: h}).own()
	}
	return made
}

func serializerHandles(list []*Serializer) []*raw.Serializer {
	handles := make([]*raw.Serializer, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// Dictionary: Arrays and strings under paths, in the order of insertion.
//
// One goroutine at a time may use it.
type Dictionary struct {
	h *raw.Dictionary
	_ room
}

func (x *Dictionary) ptr() *raw.Dictionary {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *Dictionary) own() *Dictionary {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*Dictionary).drop)
	pace.object()
	return x
}

func (x *Dictionary) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.DictionaryRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed Dictionary is an error.
func (x *Dictionary) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *Dictionary) Retain() *Dictionary {
	again := (&Dictionary{h: raw.DictionaryRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *Dictionary) Same(other *Dictionary) bool {
	return x.ptr() == other.ptr()
}

func borrowDictionary(h *raw.Dictionary) *Dictionary {
	if h == nil {
		return nil
	}
	return (&Dictionary{h: raw.DictionaryRetain(h)}).own()
}

func ownDictionarys(handles []*raw.Dictionary) []*Dictionary {
	made := make([]*Dictionary, len(handles))
	for i, h := range handles {
		made[i] = (&Dictionary{h: h}).own()
	}
	return made
}

func dictionaryHandles(list []*Dictionary) []*raw.Dictionary {
	handles := make([]*raw.Dictionary, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// LoadOption is one optional setting; the functions whose names begin with Load make them.
type LoadOption struct {
	set func(*raw.LoadOptions) error
}

func buildLoadOptions(options []LoadOption) (*raw.LoadOptions, error) {
	if len(options) == 0 {
		return nil, nil
	}
	var made *raw.LoadOptions
	if err := raw.LoadOptionsNew(&made); err != nil {
		return nil, fail(err)
	}
	for _, one := range options {
		if one.set == nil {
			continue
		}
		if err := one.set(made); err != nil {
			raw.LoadOptionsRelease(made)
			return nil, err
		}
	}
	return made, nil
}

// LoadReport: A list of the entries that did not fit in a load.
//
// One goroutine at a time may use it.
type LoadReport struct {
	h *raw.LoadReport
	_ room
}

func (x *LoadReport) ptr() *raw.LoadReport {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *LoadReport) own() *LoadReport {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*LoadReport).drop)
	pace.object()
	return x
}

func (x *LoadReport) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.LoadReportRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed LoadReport is an error.
func (x *LoadReport) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *LoadReport) Retain() *LoadReport {
	again := (&LoadReport{h: raw.LoadReportRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *LoadReport) Same(other *LoadReport) bool {
	return x.ptr() == other.ptr()
}

func borrowLoadReport(h *raw.LoadReport) *LoadReport {
	if h == nil {
		return nil
	}
	return (&LoadReport{h: raw.LoadReportRetain(h)}).own()
}

func ownLoadReports(handles []*raw.LoadReport) []*LoadReport {
	made := make([]*LoadReport, len(handles))
	for i, h := range handles {
		made[i] = (&LoadReport{h: h}).own()
	}
	return made
}

func loadReportHandles(list []*LoadReport) []*raw.LoadReport {
	handles := make([]*raw.LoadReport, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// Stream: A queue of work on one device. Queued work still runs after the last reference is released.
//
// Several goroutines may use it at a time.
type Stream struct {
	h *raw.Stream
	_ room
}

func (x *Stream) ptr() *raw.Stream {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *Stream) own() *Stream {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*Stream).drop)
	pace.object()
	return x
}

func (x *Stream) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.StreamRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed Stream is an error.
func (x *Stream) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *Stream) Retain() *Stream {
	again := (&Stream{h: raw.StreamRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *Stream) Same(other *Stream) bool {
	return x.ptr() == other.ptr()
}

func borrowStream(h *raw.Stream) *Stream {
	if h == nil {
		return nil
	}
	return (&Stream{h: raw.StreamRetain(h)}).own()
}

func ownStreams(handles []*raw.Stream) []*Stream {
	made := make([]*Stream, len(handles))
	for i, h := range handles {
		made[i] = (&Stream{h: h}).own()
	}
	return made
}

func streamHandles(list []*Stream) []*raw.Stream {
	handles := make([]*raw.Stream, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// Event: A point in a stream that others can wait for. It can be recorded again and then marks the new point.
//
// Several goroutines may use it at a time.
type Event struct {
	h *raw.Event
	_ room
}

func (x *Event) ptr() *raw.Event {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *Event) own() *Event {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*Event).drop)
	pace.object()
	return x
}

func (x *Event) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.EventRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed Event is an error.
func (x *Event) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *Event) Retain() *Event {
	again := (&Event{h: raw.EventRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *Event) Same(other *Event) bool {
	return x.ptr() == other.ptr()
}

func borrowEvent(h *raw.Event) *Event {
	if h == nil {
		return nil
	}
	return (&Event{h: raw.EventRetain(h)}).own()
}

func ownEvents(handles []*raw.Event) []*Event {
	made := make([]*Event, len(handles))
	for i, h := range handles {
		made[i] = (&Event{h: h}).own()
	}
	return made
}

func eventHandles(list []*Event) []*raw.Event {
	handles := make([]*raw.Event, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// Trigger: Says when an extension runs, or when a training ends.
//
// One goroutine at a time may use it.
type Trigger struct {
	h *raw.Trigger
	_ room
}

func (x *Trigger) ptr() *raw.Trigger {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *Trigger) own() *Trigger {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*Trigger).drop)
	pace.object()
	return x
}

func (x *Trigger) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.TriggerRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed Trigger is an error.
func (x *Trigger) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *Trigger) Retain() *Trigger {
	again := (&Trigger{h: raw.TriggerRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *Trigger) Same(other *Trigger) bool {
	return x.ptr() == other.ptr()
}

func borrowTrigger(h *raw.Trigger) *Trigger {
	if h == nil {
		return nil
	}
	return (&Trigger{h: raw.TriggerRetain(h)}).own()
}

func ownTriggers(handles []*raw.Trigger) []*Trigger {
	made := make([]*Trigger, len(handles))
	for i, h := range handles {
		made[i] = (&Trigger{h: h}).own()
	}
	return made
}

func triggerHandles(list []*Trigger) []*raw.Trigger {
	handles := make([]*raw.Trigger, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// Extension: Something that a training does besides updates.
//
// One goroutine at a time may use it.
type Extension struct {
	h *raw.Extension
	_ room
}

func (x *Extension) ptr() *raw.Extension {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *Extension) own() *Extension {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*Extension).drop)
	pace.object()
	return x
}

func (x *Extension) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.ExtensionRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed Extension is an error.
func (x *Extension) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *Extension) Retain() *Extension {
	again := (&Extension{h: raw.ExtensionRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *Extension) Same(other *Extension) bool {
	return x.ptr() == other.ptr()
}

func borrowExtension(h *raw.Extension) *Extension {
	if h == nil {
		return nil
	}
	return (&Extension{h: raw.ExtensionRetain(h)}).own()
}

func ownExtensions(handles []*raw.Extension) []*Extension {
	made := make([]*Extension, len(handles))
	for i, h := range handles {
		made[i] = (&Extension{h: h}).own()
	}
	return made
}

func extensionHandles(list []*Extension) []*raw.Extension {
	handles := make([]*raw.Extension, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// Trainer: The loop of a training.
//
// One goroutine at a time may use it.
type Trainer struct {
	h *raw.Trainer
	_ room
}

func (x *Trainer) ptr() *raw.Trainer {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *Trainer) own() *Trainer {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*Trainer).drop)
	pace.object()
	return x
}

func (x *Trainer) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.TrainerRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed Trainer is an error.
func (x *Trainer) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *Trainer) Retain() *Trainer {
	again := (&Trainer{h: raw.TrainerRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *Trainer) Same(other *Trainer) bool {
	return x.ptr() == other.ptr()
}

func borrowTrainer(h *raw.Trainer) *Trainer {
	if h == nil {
		return nil
	}
	return (&Trainer{h: raw.TrainerRetain(h)}).own()
}

func ownTrainers(handles []*raw.Trainer) []*Trainer {
	made := make([]*Trainer, len(handles))
	for i, h := range handles {
		made[i] = (&Trainer{h: h}).own()
	}
	return made
}

func trainerHandles(list []*Trainer) []*raw.Trainer {
	handles := make([]*raw.Trainer, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// Transform: Makes a new array of an array.
//
// Several goroutines may use it at a time.
type Transform struct {
	h *raw.Transform
	_ room
}

func (x *Transform) ptr() *raw.Transform {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *Transform) own() *Transform {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*Transform).drop)
	pace.object()
	return x
}

func (x *Transform) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.TransformRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed Transform is an error.
func (x *Transform) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *Transform) Retain() *Transform {
	again := (&Transform{h: raw.TransformRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *Transform) Same(other *Transform) bool {
	return x.ptr() == other.ptr()
}

func borrowTransform(h *raw.Transform) *Transform {
	if h == nil {
		return nil
	}
	return (&Transform{h: raw.TransformRetain(h)}).own()
}

func ownTransforms(handles []*raw.Transform) []*Transform {
	made := make([]*Transform, len(handles))
	for i, h := range handles {
		made[i] = (&Transform{h: h}).own()
	}
	return made
}

func transformHandles(list []*Transform) []*raw.Transform {
	handles := make([]*raw.Transform, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// TypeExpr: A condition or expression.
//
// Several goroutines may use it at a time.
type TypeExpr struct {
	h *raw.TypeExpr
	_ room
}

func (x *TypeExpr) ptr() *raw.TypeExpr {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *TypeExpr) own() *TypeExpr {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*TypeExpr).drop)
	pace.object()
	return x
}

func (x *TypeExpr) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.TypeExprRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed TypeExpr is an error.
func (x *TypeExpr) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *TypeExpr) Retain() *TypeExpr {
	again := (&TypeExpr{h: raw.TypeExprRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *TypeExpr) Same(other *TypeExpr) bool {
	return x.ptr() == other.ptr()
}

func borrowTypeExpr(h *raw.TypeExpr) *TypeExpr {
	if h == nil {
		return nil
	}
	return (&TypeExpr{h: raw.TypeExprRetain(h)}).own()
}

func ownTypeExprs(handles []*raw.TypeExpr) []*TypeExpr {
	made := make([]*TypeExpr, len(handles))
	for i, h := range handles {
		made[i] = (&TypeExpr{h: h}).own()
	}
	return made
}

func typeExprHandles(list []*TypeExpr) []*raw.TypeExpr {
	handles := make([]*raw.TypeExpr, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// Updater: Runs updates and counts them.
//
// One goroutine at a time may use it.
type Updater struct {
	h *raw.Updater
	_ room
}

func (x *Updater) ptr() *raw.Updater {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *Updater) own() *Updater {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*Updater).drop)
	pace.object()
	return x
}

func (x *Updater) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.UpdaterRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed Updater is an error.
func (x *Updater) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *Updater) Retain() *Updater {
	again := (&Updater{h: raw.UpdaterRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *Updater) Same(other *Updater) bool {
	return x.ptr() == other.ptr()
}

func borrowUpdater(h *raw.Updater) *Updater {
	if h == nil {
		return nil
	}
	return (&Updater{h: raw.UpdaterRetain(h)}).own()
}

func ownUpdaters(handles []*raw.Updater) []*Updater {
	made := make([]*Updater, len(handles))
	for i, h := range handles {
		made[i] = (&Updater{h: h}).own()
	}
	return made
}

func updaterHandles(list []*Updater) []*raw.Updater {
	handles := make([]*raw.Updater, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// WalkerAlias: Draws numbers with given probabilities in constant time, by Walker's alias method, on one
// device.
//
// Several goroutines may read it at a time; writing needs a lock.
type WalkerAlias struct {
	h *raw.WalkerAlias
	_ room
}

func (x *WalkerAlias) ptr() *raw.WalkerAlias {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *WalkerAlias) own() *WalkerAlias {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*WalkerAlias).drop)
	pace.object()
	return x
}

func (x *WalkerAlias) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.WalkerAliasRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed WalkerAlias is an error.
func (x *WalkerAlias) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *WalkerAlias) Retain() *WalkerAlias {
	again := (&WalkerAlias{h: raw.WalkerAliasRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *WalkerAlias) Same(other *WalkerAlias) bool {
	return x.ptr() == other.ptr()
}

func borrowWalkerAlias(h *raw.WalkerAlias) *WalkerAlias {
	if h == nil {
		return nil
	}
	return (&WalkerAlias{h: raw.WalkerAliasRetain(h)}).own()
}

func ownWalkerAliass(handles []*raw.WalkerAlias) []*WalkerAlias {
	made := make([]*WalkerAlias, len(handles))
	for i, h := range handles {
		made[i] = (&WalkerAlias{h: h}).own()
	}
	return made
}

func walkerAliasHandles(list []*WalkerAlias) []*raw.WalkerAlias {
	handles := make([]*raw.WalkerAlias, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// Variable: An array with history.
//
// One goroutine at a time may use it.
type Variable struct {
	h *raw.Variable
	_ room
}

func (x *Variable) ptr() *raw.Variable {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *Variable) own() *Variable {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*Variable).drop)
	pace.object()
	return x
}

func (x *Variable) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.VariableRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed Variable is an error.
func (x *Variable) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *Variable) Retain() *Variable {
	again := (&Variable{h: raw.VariableRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *Variable) Same(other *Variable) bool {
	return x.ptr() == other.ptr()
}

func borrowVariable(h *raw.Variable) *Variable {
	if h == nil {
		return nil
	}
	return (&Variable{h: raw.VariableRetain(h)}).own()
}

func ownVariables(handles []*raw.Variable) []*Variable {
	made := make([]*Variable, len(handles))
	for i, h := range handles {
		made[i] = (&Variable{h: h}).own()
	}
	return made
}

func variableHandles(list []*Variable) []*raw.Variable {
	handles := make([]*raw.Variable, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}

// Function: One application of a differentiable function (a node of the graph), or the definition of a user
// function.
//
// One goroutine at a time may use it.
type Function struct {
	h *raw.Function
	_ room
}

func (x *Function) ptr() *raw.Function {
	if x == nil {
		return nil
	}
	return x.h
}

// own takes over the reference that a call has written; nil if there is none.
func (x *Function) own() *Function {
	if x.h == nil {
		return nil
	}
	runtime.SetFinalizer(x, (*Function).drop)
	pace.object()
	return x
}

func (x *Function) drop() {
	if h := x.h; h != nil {
		x.h = nil
		raw.FunctionRelease(h)
		pace.gone()
	}
}

// Close releases the reference now instead of when the collector finds it. It may be called twice; every
// other use of a closed Function is an error.
func (x *Function) Close() {
	if x != nil && x.h != nil {
		x.drop()
		runtime.SetFinalizer(x, nil)
	}
}

// Retain is another reference to the same object, with a Close of its own.
func (x *Function) Retain() *Function {
	again := (&Function{h: raw.FunctionRetain(x.ptr())}).own()
	runtime.KeepAlive(x)
	return again
}

// Same tells whether both are references to one object.
func (x *Function) Same(other *Function) bool {
	return x.ptr() == other.ptr()
}

func borrowFunction(h *raw.Function) *Function {
	if h == nil {
		return nil
	}
	return (&Function{h: raw.FunctionRetain(h)}).own()
}

func ownFunctions(handles []*raw.Function) []*Function {
	made := make([]*Function, len(handles))
	for i, h := range handles {
		made[i] = (&Function{h: h}).own()
	}
	return made
}

func functionHandles(list []*Function) []*raw.Function {
	handles := make([]*raw.Function, len(list))
	for i, x := range list {
		handles[i] = x.ptr()
	}
	return handles
}
