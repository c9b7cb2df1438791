// Generated from capi/spec by capi/gen/generate.py; edits are lost.

// Package raw is the C API of Catenary, function by function.
package raw

// #cgo pkg-config: catenary
// struct ctn_array { char opaque; };
// struct ctn_context { char opaque; };
// struct ctn_object { char opaque; };
// struct ctn_caffe_function { char opaque; };
// struct ctn_computational_graph { char opaque; };
// struct ctn_dataset { char opaque; };
// struct ctn_function_hook { char opaque; };
// struct ctn_function_options { char opaque; };
// struct ctn_fused { char opaque; };
// struct ctn_initializer { char opaque; };
// struct ctn_npz_file { char opaque; };
// struct ctn_iterator { char opaque; };
// struct ctn_kernel_options { char opaque; };
// struct ctn_elementwise_kernel { char opaque; };
// struct ctn_reduction_kernel { char opaque; };
// struct ctn_raw_kernel { char opaque; };
// struct ctn_link { char opaque; };
// struct ctn_link_options { char opaque; };
// struct ctn_link_iterator { char opaque; };
// struct ctn_param_iterator { char opaque; };
// struct ctn_loss_scale { char opaque; };
// struct ctn_optimizer { char opaque; };
// struct ctn_random_state { char opaque; };
// struct ctn_reporter { char opaque; };
// struct ctn_summary { char opaque; };
// struct ctn_dict_summary { char opaque; };
// struct ctn_schedule { char opaque; };
// struct ctn_serializer { char opaque; };
// struct ctn_dictionary { char opaque; };
// struct ctn_load_options { char opaque; };
// struct ctn_load_report { char opaque; };
// struct ctn_stream { char opaque; };
// struct ctn_event { char opaque; };
// struct ctn_trigger { char opaque; };
// struct ctn_extension { char opaque; };
// struct ctn_trainer { char opaque; };
// struct ctn_transform { char opaque; };
// struct ctn_type_expr { char opaque; };
// struct ctn_updater { char opaque; };
// struct ctn_walker_alias { char opaque; };
// struct ctn_variable { char opaque; };
// struct ctn_function { char opaque; };
// #include <catenary/with_message.h>
import "C"

import "unsafe"

// Failure is the error of every call that fails.
type Failure struct {
	Status  Status
	Message string
}

func (f *Failure) Error() string { return f.Message }

// StatusOf is the status of what a call gave: CTN_OK for nil.
func StatusOf(err error) Status {
	if err == nil {
		return CTN_OK
	}
	if failure, ok := err.(*Failure); ok {
		return failure.Status
	}
	return CTN_ERROR_INTERNAL
}

func taken(failure *C.ctn_failure) error {
	if failure.status == C.CTN_OK {
		return nil
	}
	result := &Failure{Status(failure.status), C.GoString(failure.message)}
	C.ctn_failure_clear(failure)
	return result
}

// Text copies a text of the library; nil gives an empty one.
func Text(text *byte) string {
	return C.GoString((*C.char)(unsafe.Pointer(text)))
}

// Status: Result of a call. Zero is success; the values never change.
type Status int32

const (
	CTN_OK                     Status = 0
	CTN_ERROR_INVALID_ARGUMENT Status = 1
	CTN_ERROR_SHAPE            Status = 2
	CTN_ERROR_INDEX            Status = 3
	CTN_ERROR_DTYPE            Status = 4
	CTN_ERROR_TYPE_CHECK       Status = 5
	CTN_ERROR_DEVICE           Status = 6
	CTN_ERROR_OUT_OF_MEMORY    Status = 7
	CTN_ERROR_IO               Status = 8
	CTN_ERROR_FORMAT           Status = 9
	CTN_ERROR_NOT_FOUND        Status = 10
	CTN_ERROR_UNSUPPORTED      Status = 11
	CTN_ERROR_UNAVAILABLE      Status = 12
	CTN_ERROR_CUDA             Status = 13
	CTN_ERROR_STATE            Status = 14
	CTN_ERROR_CALLBACK         Status = 15
	CTN_ERROR_NAN              Status = 16
	CTN_ERROR_INTERNAL         Status = 17
	CTN_ERROR_ASSERTION        Status = 18
)

// Dtype: Element type of an array.
type Dtype int32

const (
	CTN_BOOL       Dtype = 0
	CTN_INT8       Dtype = 1
	CTN_INT16      Dtype = 2
	CTN_INT32      Dtype = 3
	CTN_INT64      Dtype = 4
	CTN_UINT8      Dtype = 5
	CTN_UINT16     Dtype = 6
	CTN_UINT32     Dtype = 7
	CTN_UINT64     Dtype = 8
	CTN_FLOAT16    Dtype = 9
	CTN_BFLOAT16   Dtype = 10
	CTN_FLOAT32    Dtype = 11
	CTN_FLOAT64    Dtype = 12
	CTN_DTYPE_NONE Dtype = -1
)

// Casting: Which conversions of elements a call allows, with NumPy's names.
type Casting int32

const (
	CTN_CASTING_NO        Casting = 0
	CTN_CASTING_EQUIV     Casting = 1
	CTN_CASTING_SAFE      Casting = 2
	CTN_CASTING_SAME_KIND Casting = 3
	CTN_CASTING_UNSAFE    Casting = 4
)

// IndexKind: What one item of an index does.
type IndexKind int32

const (
	CTN_INDEX_INT      IndexKind = 0
	CTN_INDEX_SLICE    IndexKind = 1
	CTN_INDEX_NEWAXIS  IndexKind = 2
	CTN_INDEX_ELLIPSIS IndexKind = 3
	CTN_INDEX_ARRAY    IndexKind = 4
)

// Volatile: Whether results computed from a variable keep the history needed for backward.
type Volatile int32

const (
	CTN_VOLATILE_OFF  Volatile = 0
	CTN_VOLATILE_ON   Volatile = 1
	CTN_VOLATILE_AUTO Volatile = 2
)

// CTN_OMITTED: An omitted bound of a slice.
const CTN_OMITTED int64 = -9223372036854775808

// CTN_MAX_NDIM: The largest number of dimensions of an array; longer lists of lengths or axes are
// refused before they are read.
const CTN_MAX_NDIM int32 = 64

// CTN_AXIS_NONE: No axis: the array is treated as flattened.
const CTN_AXIS_NONE int64 = -9223372036854775808

// Index: One item of an index. Fields that the kind does not use are not read.
type Index struct {
	Kind  int64
	Start int64
	Stop  int64
	Step  int64
}

var _ = [1]struct{}{}[unsafe.Sizeof(Index{})-C.sizeof_ctn_index]

// IndexMode: How positions outside of an axis are treated.
type IndexMode int32

const (
	CTN_INDEX_MODE_RAISE IndexMode = 0
	CTN_INDEX_MODE_WRAP  IndexMode = 1
	CTN_INDEX_MODE_CLIP  IndexMode = 2
)

// Array: An n-dimensional array: dtype, shape, strides and shared storage on one device.
type Array = C.ctn_array

// FeatureKind: Kinds of features that a library can have or lack. More may be added; a library has
// no features of a kind that it does not know.
type FeatureKind int32

const (
	CTN_FEATURE_COMPONENT FeatureKind = 0
	CTN_FEATURE_DEVICE    FeatureKind = 1
	CTN_FEATURE_DTYPE     FeatureKind = 2
	CTN_FEATURE_FORMAT    FeatureKind = 3
)

// Context: The settings of one thread: current device, current streams, backprop mode, training
// mode and function hooks. They can be applied to another thread.
type Context = C.ctn_context

// Object: Any object of the library. A handle of any type may be cast to `ctn_object *`; the
// address stays the same. An address that is not a handle, or a handle that was released, is
// refused if a byte in the object shows it.
type Object = C.ctn_object

// Variable: An array with history.
type Variable = C.ctn_variable

// Function: One application of a differentiable function (a node of the graph), or the definition
// of a user function.
type Function = C.ctn_function

// FunctionCallbacks: The parts of a user function.
type FunctionCallbacks struct {
	StructSize        uint64
	Name              *byte
	Forward           unsafe.Pointer
	Backward          unsafe.Pointer
	BackwardVariables unsafe.Pointer
	CheckType         unsafe.Pointer
	Destroy           unsafe.Pointer
}

var _ = [1]struct{}{}[unsafe.Sizeof(FunctionCallbacks{})-C.sizeof_ctn_function_callbacks]

// Initializer: Computes the initial values of parameters.
type Initializer = C.ctn_initializer

// LinkOptions: Options of new links.
type LinkOptions = C.ctn_link_options

// CTN_SIZE_FROM_INPUT: A size of a new link that its first input determines. Until then the link
// lacks the parameters of this size. The first call makes them on the device of the input, without
// a gradient; a load or ctn_link_copyparams can make them as well.
const CTN_SIZE_FROM_INPUT int64 = -1

// Link: A function with parameters, or a hierarchy of them: a link, chain or chain list.
type Link = C.ctn_link

// CaffeFunction: A network that was read from a .caffemodel.
type CaffeFunction = C.ctn_caffe_function

// Schedule: A function of the number of updates.
type Schedule = C.ctn_schedule

// Optimizer: A gradient method with the state of every parameter.
type Optimizer = C.ctn_optimizer

// OptimizerCallbacks: A gradient method.
type OptimizerCallbacks struct {
	StructSize uint64
	Name       *byte
	InitState  unsafe.Pointer
	UpdateOne  unsafe.Pointer
	Update     unsafe.Pointer
	Destroy    unsafe.Pointer
}

var _ = [1]struct{}{}[unsafe.Sizeof(OptimizerCallbacks{})-C.sizeof_ctn_optimizer_callbacks]

// GraphFormat: Forms of a drawing as text.
type GraphFormat int32

const (
	CTN_GRAPH_FORMAT_DOT  GraphFormat = 0
	CTN_GRAPH_FORMAT_JSON GraphFormat = 1
)

// GraphDirection: Directions of a drawing.
type GraphDirection int32

const (
	CTN_GRAPH_TOP_TO_BOTTOM GraphDirection = 0
	CTN_GRAPH_BOTTOM_TO_TOP GraphDirection = 1
	CTN_GRAPH_LEFT_TO_RIGHT GraphDirection = 2
	CTN_GRAPH_RIGHT_TO_LEFT GraphDirection = 3
)

// ComputationalGraph: A drawing of a graph.
type ComputationalGraph = C.ctn_computational_graph

// Transform: Makes a new array of an array.
type Transform = C.ctn_transform

// Dataset: Numbered examples.
type Dataset = C.ctn_dataset

// TextUnit: What the numbers of a text stand for.
type TextUnit int32

const (
	CTN_TEXT_CHARACTERS TextUnit = 0
	CTN_TEXT_WORDS      TextUnit = 1
)

// ImageColor: The channels of images. Transparency is dropped in gray and RGB.
type ImageColor int32

const (
	CTN_IMAGE_AS_STORED ImageColor = 0
	CTN_IMAGE_GRAY      ImageColor = 1
	CTN_IMAGE_RGB       ImageColor = 2
)

// MemoryStatistics: Counters of a memory pool, in bytes or numbers of events. The library sets all
// fields but struct_size.
type MemoryStatistics struct {
	StructSize            uint64
	UsedBytes             uint64
	CachedBytes           uint64
	HeldBytes             uint64
	PeakHeldBytes         uint64
	LimitBytes            uint64
	AllocationCount       uint64
	CacheHitCount         uint64
	SourceAllocationCount uint64
}

var _ = [1]struct{}{}[unsafe.Sizeof(MemoryStatistics{})-C.sizeof_ctn_memory_statistics]

// Allocator: A user's source of memory for the CPU pool.
type Allocator struct {
	StructSize uint64
	Allocate   unsafe.Pointer
	Free       unsafe.Pointer
	UserData   unsafe.Pointer
}

var _ = [1]struct{}{}[unsafe.Sizeof(Allocator{})-C.sizeof_ctn_allocator]

// RandomMethod: Kinds of generators, with cuRAND's numbers. The CPU and the test devices have
// Philox4x32-10 and MT19937.
type RandomMethod int32

const (
	CTN_RANDOM_DEFAULT           RandomMethod = 100
	CTN_RANDOM_XORWOW            RandomMethod = 101
	CTN_RANDOM_MRG32K3A          RandomMethod = 121
	CTN_RANDOM_MTGP32            RandomMethod = 141
	CTN_RANDOM_MT19937           RandomMethod = 142
	CTN_RANDOM_PHILOX4_32_10     RandomMethod = 161
	CTN_RANDOM_QUASI_DEFAULT     RandomMethod = 200
	CTN_RANDOM_SOBOL32           RandomMethod = 201
	CTN_RANDOM_SCRAMBLED_SOBOL32 RandomMethod = 202
	CTN_RANDOM_SOBOL64           RandomMethod = 203
	CTN_RANDOM_SCRAMBLED_SOBOL64 RandomMethod = 204
)

// RandomState: A generator of random numbers on one device.
type RandomState = C.ctn_random_state

// LoadProblem: Why an entry was not loaded.
type LoadProblem int32

const (
	CTN_LOAD_MISSING     LoadProblem = 0
	CTN_LOAD_UNEXPECTED  LoadProblem = 1
	CTN_LOAD_MISMATCHING LoadProblem = 2
)

// Serializer: A serializer or deserializer.
type Serializer = C.ctn_serializer

// Dictionary: Arrays and strings under paths, in the order of insertion.
type Dictionary = C.ctn_dictionary

// LoadOptions: How objects are loaded.
type LoadOptions = C.ctn_load_options

// LoadReport: A list of the entries that did not fit in a load.
type LoadReport = C.ctn_load_report

// SerializerCallbacks: The parts of a user's serializer. Keys are paths from the serializer on.
// Values of a kind whose callback is NULL are refused with UNSUPPORTED. A status other than CTN_OK
// ends the traversal and reaches the caller unchanged.
type SerializerCallbacks struct {
	StructSize uint64
	Loads      int32
	Array      unsafe.Pointer
	Integer    unsafe.Pointer
	Real       unsafe.Pointer
	Text       unsafe.Pointer
	Child      unsafe.Pointer
	Destroy    unsafe.Pointer
}

var _ = [1]struct{}{}[unsafe.Sizeof(SerializerCallbacks{})-C.sizeof_ctn_serializer_callbacks]

// Reporter: Collects what is reported while it is current.
type Reporter = C.ctn_reporter

// Summary: Mean and standard deviation of numbers.
type Summary = C.ctn_summary

// DictSummary: Mean and standard deviation of each number of observations.
type DictSummary = C.ctn_dict_summary

// LossScale: A scale for losses that adapts to the gradients.
type LossScale = C.ctn_loss_scale

// Iterator: Makes batches of the examples of a dataset.
type Iterator = C.ctn_iterator

// Updater: Runs updates and counts them.
type Updater = C.ctn_updater

// UpdaterCallbacks: The parts of an updater of callbacks.
type UpdaterCallbacks struct {
	StructSize uint64
	Update     unsafe.Pointer
	Serialize  unsafe.Pointer
	Finalize   unsafe.Pointer
	Destroy    unsafe.Pointer
	IsAtomic   int32
	_          [4]byte
}

var _ = [1]struct{}{}[unsafe.Sizeof(UpdaterCallbacks{})-C.sizeof_ctn_updater_callbacks]

// TrainingResult: Why a run has ended without a failure.
type TrainingResult int32

const (
	CTN_TRAINING_FINISHED  TrainingResult = 0
	CTN_TRAINING_STOPPED   TrainingResult = 1
	CTN_TRAINING_PAUSED    TrainingResult = 2
	CTN_TRAINING_EXHAUSTED TrainingResult = 3
)

// CTN_PRIORITY_WRITER: Priority of extensions that report values.
const CTN_PRIORITY_WRITER int32 = 300

// CTN_PRIORITY_EDITOR: Priority of extensions that change reported values.
const CTN_PRIORITY_EDITOR int32 = 200

// CTN_PRIORITY_READER: Priority of extensions that only read reported values.
const CTN_PRIORITY_READER int32 = 100

// CTN_PRIORITY_DEFAULT: Stands for the priority of the extension itself.
const CTN_PRIORITY_DEFAULT int32 = -2147483647

// Trigger: Says when an extension runs, or when a training ends.
type Trigger = C.ctn_trigger

// Extension: Something that a training does besides updates.
type Extension = C.ctn_extension

// Trainer: The loop of a training.
type Trainer = C.ctn_trainer

// ExtensionCallbacks: The parts of an extension of callbacks; all but run may be NULL.
type ExtensionCallbacks struct {
	StructSize uint64
	Name       *byte
	Run        unsafe.Pointer
	Initialize unsafe.Pointer
	Finalize   unsafe.Pointer
	OnError    unsafe.Pointer
	Serialize  unsafe.Pointer
	Destroy    unsafe.Pointer
	Priority   int32
	_          [4]byte
}

var _ = [1]struct{}{}[unsafe.Sizeof(ExtensionCallbacks{})-C.sizeof_ctn_extension_callbacks]

// TriggerUnit: What a trigger counts.
type TriggerUnit int32

const (
	CTN_TRIGGER_UNIT_ITERATION TriggerUnit = 0
	CTN_TRIGGER_UNIT_EPOCH     TriggerUnit = 1
)

// StoppingMode: Which values are better.
type StoppingMode int32

const (
	CTN_STOPPING_MODE_AUTO StoppingMode = 0
	CTN_STOPPING_MODE_MIN  StoppingMode = 1
	CTN_STOPPING_MODE_MAX  StoppingMode = 2
)

// TriggerCallbacks: The parts of a trigger of callbacks.
type TriggerCallbacks struct {
	StructSize uint64
	Fire       unsafe.Pointer
	Serialize  unsafe.Pointer
	Destroy    unsafe.Pointer
}

var _ = [1]struct{}{}[unsafe.Sizeof(TriggerCallbacks{})-C.sizeof_ctn_trigger_callbacks]

// FunctionHook: Callbacks that run before and after computations of functions.
type FunctionHook = C.ctn_function_hook

// FunctionHookCallbacks: The parts of a hook; each may be NULL. The postprocess callbacks are not
// called if the computation failed.
type FunctionHookCallbacks struct {
	StructSize          uint64
	Name                *byte
	ForwardPreprocess   unsafe.Pointer
	ForwardPostprocess  unsafe.Pointer
	BackwardPreprocess  unsafe.Pointer
	BackwardPostprocess unsafe.Pointer
	Destroy             unsafe.Pointer
	RetainInputs        int32
	_                   [4]byte
}

var _ = [1]struct{}{}[unsafe.Sizeof(FunctionHookCallbacks{})-C.sizeof_ctn_function_hook_callbacks]

// Reduction: How the terms of a loss are combined.
type Reduction int32

const (
	CTN_REDUCTION_MEAN Reduction = 0
	CTN_REDUCTION_SUM  Reduction = 1
	CTN_REDUCTION_NONE Reduction = 2
)

// FunctionOptions: Options of functions.
type FunctionOptions = C.ctn_function_options

// ConvolutionMethod: How float32 convolutions are computed.
type ConvolutionMethod int32

const (
	CTN_CONVOLUTION_AUTO   ConvolutionMethod = 0
	CTN_CONVOLUTION_DIRECT ConvolutionMethod = 1
)

// WalkerAlias: Draws numbers with given probabilities in constant time, by Walker's alias method,
// on one device.
type WalkerAlias = C.ctn_walker_alias

// HingeNorm: The power of the terms of a hinge loss.
type HingeNorm int32

const (
	CTN_HINGE_NORM_L1 HingeNorm = 1
	CTN_HINGE_NORM_L2 HingeNorm = 2
)

// Fused: A fused function; see above.
type Fused = C.ctn_fused

// MmapMode: Whether and how ctn_array_load maps a file instead of reading it.
type MmapMode int32

const (
	CTN_MMAP_NONE       MmapMode = 0
	CTN_MMAP_READ       MmapMode = 1
	CTN_MMAP_READ_WRITE MmapMode = 2
	CTN_MMAP_COPY       MmapMode = 3
)

// NpzFile: An open .npz file. Entries are read on request.
type NpzFile = C.ctn_npz_file

// KernelOptions: Additional source texts and options of a kernel, which are copied when it is made.
type KernelOptions = C.ctn_kernel_options

// ElementwiseKernel: A loop over elements of broadcast arrays.
type ElementwiseKernel = C.ctn_elementwise_kernel

// ReductionKernel: A reduction of broadcast arrays along axes.
type ReductionKernel = C.ctn_reduction_kernel

// RawKernel: A kernel in CUDA-C.
type RawKernel = C.ctn_raw_kernel

// NormKind: Which norm ctn_array_norm computes.
type NormKind int32

const (
	CTN_NORM_DEFAULT   NormKind = 0
	CTN_NORM_ORDER     NormKind = 1
	CTN_NORM_FROBENIUS NormKind = 2
	CTN_NORM_NUCLEAR   NormKind = 3
)

// PersistentKind: Kinds of persistent values.
type PersistentKind int32

const (
	CTN_PERSISTENT_ARRAY   PersistentKind = 0
	CTN_PERSISTENT_INT64   PersistentKind = 1
	CTN_PERSISTENT_FLOAT64 PersistentKind = 2
	CTN_PERSISTENT_TEXT    PersistentKind = 3
)

// LinkIterator: A walk over the links of a hierarchy.
type LinkIterator = C.ctn_link_iterator

// ParamIterator: A walk over the parameters of a hierarchy.
type ParamIterator = C.ctn_param_iterator

// Activation: Functions of one variable with their usual parameters.
type Activation int32

const (
	CTN_ACTIVATION_RELU         Activation = 0
	CTN_ACTIVATION_SIGMOID      Activation = 1
	CTN_ACTIVATION_TANH         Activation = 2
	CTN_ACTIVATION_ELU          Activation = 3
	CTN_ACTIVATION_LEAKY_RELU   Activation = 4
	CTN_ACTIVATION_SOFTPLUS     Activation = 5
	CTN_ACTIVATION_SILU         Activation = 6
	CTN_ACTIVATION_GELU         Activation = 7
	CTN_ACTIVATION_SOFTMAX      Activation = 8
	CTN_ACTIVATION_LOG_SOFTMAX  Activation = 9
	CTN_ACTIVATION_CLIPPED_RELU Activation = 10
)

// Pooling: What a pooling computes from its windows.
type Pooling int32

const (
	CTN_POOLING_MAX     Pooling = 0
	CTN_POOLING_AVERAGE Pooling = 1
)

// NormalizationMode: Which statistics a batch normalization uses, and what it learns from a batch.
type NormalizationMode int32

const (
	CTN_NORMALIZATION_AUTO     NormalizationMode = 0
	CTN_NORMALIZATION_TRAIN    NormalizationMode = 1
	CTN_NORMALIZATION_TEST     NormalizationMode = 2
	CTN_NORMALIZATION_FINETUNE NormalizationMode = 3
)

// ConvolutionMode: Which shifts of two vectors ctn_array_convolve and ctn_array_correlate use.
type ConvolutionMode int32

const (
	CTN_CONVOLUTION_FULL  ConvolutionMode = 0
	CTN_CONVOLUTION_SAME  ConvolutionMode = 1
	CTN_CONVOLUTION_VALID ConvolutionMode = 2
)

// PadMode: What the elements are that ctn_array_pad adds along an axis.
type PadMode int32

const (
	CTN_PAD_EMPTY     PadMode = 0
	CTN_PAD_CONSTANT  PadMode = 1
	CTN_PAD_EDGE      PadMode = 2
	CTN_PAD_WRAP      PadMode = 3
	CTN_PAD_REFLECT   PadMode = 4
	CTN_PAD_SYMMETRIC PadMode = 5
)

// Side: Which of the suitable positions a search returns.
type Side int32

const (
	CTN_SIDE_LEFT  Side = 0
	CTN_SIDE_RIGHT Side = 1
)

// Stream: A queue of work on one device. Queued work still runs after the last reference is
// released.
type Stream = C.ctn_stream

// Event: A point in a stream that others can wait for. It can be recorded again and then marks the
// new point.
type Event = C.ctn_event

// TypeExpr: A condition or expression.
type TypeExpr = C.ctn_type_expr

// LinkCallbacks: The parts of a user link; all but struct_size may be NULL.
type LinkCallbacks struct {
	StructSize uint64
	Name       *byte
	Forward    unsafe.Pointer
	Copy       unsafe.Pointer
	ToDevice   unsafe.Pointer
	Serialize  unsafe.Pointer
	Destroy    unsafe.Pointer
}

var _ = [1]struct{}{}[unsafe.Sizeof(LinkCallbacks{})-C.sizeof_ctn_link_callbacks]

// DtypeName: NumPy's name of an element type, such as "float32"; NULL for a value that is not a
// dtype. It lives as long as the process.
func DtypeName(dtype Dtype) *byte {
	return (*byte)(unsafe.Pointer(C.ctn_dtype_name((C.ctn_dtype)(dtype))))
}

// DtypeItemsize: Size of one element in bytes; 0 for a value that is not a dtype.
func DtypeItemsize(dtype Dtype) uint64 {
	return uint64(C.ctn_dtype_itemsize((C.ctn_dtype)(dtype)))
}

// DtypeFromName: The element type with a NumPy name.
func DtypeFromName(name *byte, dtype *Dtype) error {
	var failure C.ctn_failure
	C.ctnm_dtype_from_name(&failure, (*C.char)(unsafe.Pointer(name)), (*C.ctn_dtype)(unsafe.Pointer(dtype)))
	return taken(&failure)
}

// DtypeResultType: The element type to which several ones are promoted by NumPy's rules.
func DtypeResultType(dtypes *Dtype, count uint64, dtype *Dtype) error {
	var failure C.ctn_failure
	C.ctnm_dtype_result_type(&failure, (*C.ctn_dtype)(unsafe.Pointer(dtypes)), (C.size_t)(count), (*C.ctn_dtype)(unsafe.Pointer(dtype)))
	return taken(&failure)
}

// DtypeCanCast: Whether a casting rule allows a conversion.
func DtypeCanCast(from Dtype, to Dtype, casting Casting, result *int32) error {
	var failure C.ctn_failure
	C.ctnm_dtype_can_cast(&failure, (C.ctn_dtype)(from), (C.ctn_dtype)(to), (C.ctn_casting)(casting), (*C.int32_t)(unsafe.Pointer(result)))
	return taken(&failure)
}

// ArrayRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and for
// a handle of another type.
func ArrayRetain(self *Array) *Array {
	return C.ctn_array_retain(self)
}

// ArrayRelease: Gives a reference back; the last one frees the array. NULL is allowed; cannot fail.
func ArrayRelease(self *Array) {
	C.ctn_array_release(self)
}

// ArrayEmpty: A new C-contiguous array with undefined contents, on the current device.
func ArrayEmpty(shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_empty(&failure, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayZeros: A new array of zeros.
func ArrayZeros(shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_zeros(&failure, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayOnes: A new array of ones.
func ArrayOnes(shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_ones(&failure, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayFull: A new array filled with `value`, which is broadcast to the shape.
func ArrayFull(shape *int64, ndim uint64, value *Array, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_full(&failure, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), value, (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayFullF64: A new array filled with a number.
func ArrayFullF64(shape *int64, ndim uint64, value float64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_full_f64(&failure, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.double)(value), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayFullI64: A new array filled with an integer.
func ArrayFullI64(shape *int64, ndim uint64, value int64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_full_i64(&failure, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.int64_t)(value), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayEmptyLike: A new array of the shape of `a` with undefined contents. It keeps the axis order
// of `a` in memory and lives on the device of `a`.
func ArrayEmptyLike(a *Array, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_empty_like(&failure, a, (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayZerosLike: Like ctn_array_empty_like, but filled with zeros.
func ArrayZerosLike(a *Array, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_zeros_like(&failure, a, (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayOnesLike: Like ctn_array_empty_like, but filled with ones.
func ArrayOnesLike(a *Array, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_ones_like(&failure, a, (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayFullLike: Like ctn_array_empty_like, but filled with `value`.
func ArrayFullLike(a *Array, value *Array, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_full_like(&failure, a, value, (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayEye: An n x m matrix with ones on one diagonal and zeros elsewhere.
func ArrayEye(n int64, m int64, k int64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_eye(&failure, (C.int64_t)(n), (C.int64_t)(m), (C.int64_t)(k), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayIdentity: The n x n identity matrix.
func ArrayIdentity(n int64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_identity(&failure, (C.int64_t)(n), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayArangeI64: Integers from start (included) to stop (excluded) by step. With dtype bool there
// are at most two of them.
func ArrayArangeI64(start int64, stop int64, step int64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_arange_i64(&failure, (C.int64_t)(start), (C.int64_t)(stop), (C.int64_t)(step), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayArangeF64: Values from start by step, ceil((stop - start) / step) of them.
func ArrayArangeF64(start float64, stop float64, step float64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_arange_f64(&failure, (C.double)(start), (C.double)(stop), (C.double)(step), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayLinspace: Evenly spaced values from start to stop.
func ArrayLinspace(start float64, stop float64, count int64, endpoint int32, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_linspace(&failure, (C.double)(start), (C.double)(stop), (C.int64_t)(count), (C.int32_t)(endpoint), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayDiag: For a vector, the square matrix with it on diagonal `k`. For a matrix, a copy of that
// diagonal.
func ArrayDiag(v *Array, k int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_diag(&failure, v, (C.int64_t)(k), out)
	return taken(&failure)
}

// ArrayDiagflat: The square matrix with the flattened `v` on diagonal `k`.
func ArrayDiagflat(v *Array, k int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_diagflat(&failure, v, (C.int64_t)(k), out)
	return taken(&failure)
}

// ArrayFromData: A new array on the current device with a copy of values in host memory.
func ArrayFromData(data unsafe.Pointer, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_from_data(&failure, data, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayFromMemory: An array over the caller's host memory, without a copy, on the CPU. The deleter
// runs exactly once: when no array refers to the memory anymore, or when this call fails.
func ArrayFromMemory(data unsafe.Pointer, shape *int64, ndim uint64, strides *int64, dtype Dtype, deleter unsafe.Pointer, user_data unsafe.Pointer, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_from_memory(&failure, data, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (*C.int64_t)(unsafe.Pointer(strides)), (C.ctn_dtype)(dtype), (C.ctn_destroy_fn)(deleter), user_data, out)
	return taken(&failure)
}

// ArrayScalarF64: A weak scalar: a 0-d float64 array that, like a Python float, takes the dtype of
// the other operand of an operation if that dtype is floating. Results are not weak.
func ArrayScalarF64(value float64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_scalar_f64(&failure, (C.double)(value), out)
	return taken(&failure)
}

// ArrayScalarI64: A weak scalar of integer kind (int64), which takes the dtype of any integer or
// floating operand. A value that the dtype cannot hold is an error.
func ArrayScalarI64(value int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_scalar_i64(&failure, (C.int64_t)(value), out)
	return taken(&failure)
}

// ArrayScalarBool: A weak scalar of boolean kind.
func ArrayScalarBool(value int32, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_scalar_bool(&failure, (C.int32_t)(value), out)
	return taken(&failure)
}

// ArrayDtype: Element type; CTN_DTYPE_NONE for NULL.
func ArrayDtype(a *Array) Dtype {
	return Dtype(C.ctn_array_dtype(a))
}

// ArrayNdim: Number of axes; 0 for NULL.
func ArrayNdim(a *Array) uint64 {
	return uint64(C.ctn_array_ndim(a))
}

// ArrayShape: Lengths of the axes, valid as long as the array; NULL for NULL.
func ArrayShape(a *Array) *int64 {
	return (*int64)(unsafe.Pointer(C.ctn_array_shape(a)))
}

// ArrayStrides: Bytes between neighbors along each axis, valid as long as the array; NULL for NULL.
func ArrayStrides(a *Array) *int64 {
	return (*int64)(unsafe.Pointer(C.ctn_array_strides(a)))
}

// ArraySize: Number of elements; 0 for NULL.
func ArraySize(a *Array) int64 {
	return int64(C.ctn_array_size(a))
}

// ArrayItemsize: Bytes of one element; 0 for NULL.
func ArrayItemsize(a *Array) uint64 {
	return uint64(C.ctn_array_itemsize(a))
}

// ArrayNbytes: Size of all elements together in bytes; 0 for NULL.
func ArrayNbytes(a *Array) uint64 {
	return uint64(C.ctn_array_nbytes(a))
}

// ArrayIsCContiguous: Whether the elements lie in C order without gaps; 0 for NULL.
func ArrayIsCContiguous(a *Array) int32 {
	return int32(C.ctn_array_is_c_contiguous(a))
}

// ArrayIsFContiguous: Whether the elements lie in Fortran order without gaps; 0 for NULL.
func ArrayIsFContiguous(a *Array) int32 {
	return int32(C.ctn_array_is_f_contiguous(a))
}

// ArrayOwnsData: Whether the array has storage of its own and is not a view (NumPy's owndata); 0
// for NULL.
func ArrayOwnsData(a *Array) int32 {
	return int32(C.ctn_array_owns_data(a))
}

// ArrayIsWriteable: Whether the array may be written. Views made by broadcasting may not. 0 for
// NULL.
func ArrayIsWriteable(a *Array) int32 {
	return int32(C.ctn_array_is_writeable(a))
}

// ArrayBase: The array that `a` is a view of, which is never a view itself. NULL, with CTN_OK, if
// `a` is not a view or is NULL.
func ArrayBase(a *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_base(&failure, a, out)
	return taken(&failure)
}

// ArrayDevice: Name of the device on which the array lives.
func ArrayDevice(a *Array, name *byte, name_capacity uint64, name_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_array_device(&failure, a, (*C.char)(unsafe.Pointer(name)), (C.size_t)(name_capacity), (*C.size_t)(unsafe.Pointer(name_length)))
	return taken(&failure)
}

// ArrayVersion: Number of times that the library wrote the storage, which views share; 0 for NULL.
func ArrayVersion(a *Array) int64 {
	return int64(C.ctn_array_version(a))
}

// ArrayData: Address of the first element in host memory. Arrays on devices other than the CPU are
// a DEVICE error. Call ctn_array_mark_written after writing through the address.
func ArrayData(a *Array, out *unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_array_data(&failure, a, out)
	return taken(&failure)
}

// ArrayMarkWritten: Tells the library that the storage was written through a raw address, so that
// it detects gradients which need the old values.
func ArrayMarkWritten(a *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_mark_written(&failure, a)
	return taken(&failure)
}

// ArrayToData: Copies the elements in C order to host memory. Waits for the device.
func ArrayToData(a *Array, data unsafe.Pointer, size uint64) error {
	var failure C.ctn_failure
	C.ctnm_array_to_data(&failure, a, data, (C.size_t)(size))
	return taken(&failure)
}

// ArraySetData: Overwrites all elements from host memory.
func ArraySetData(a *Array, data unsafe.Pointer, size uint64) error {
	var failure C.ctn_failure
	C.ctnm_array_set_data(&failure, a, data, (C.size_t)(size))
	return taken(&failure)
}

// ArrayItemF64: One element as double.
func ArrayItemF64(a *Array, index *int64, count uint64, value *float64) error {
	var failure C.ctn_failure
	C.ctnm_array_item_f64(&failure, a, (*C.int64_t)(unsafe.Pointer(index)), (C.size_t)(count), (*C.double)(unsafe.Pointer(value)))
	return taken(&failure)
}

// ArrayItemI64: One element as int64. Fractions are cut off, as by Python's int(). A value that is
// not finite or not within int64 is INVALID_ARGUMENT.
func ArrayItemI64(a *Array, index *int64, count uint64, value *int64) error {
	var failure C.ctn_failure
	C.ctnm_array_item_i64(&failure, a, (*C.int64_t)(unsafe.Pointer(index)), (C.size_t)(count), (*C.int64_t)(unsafe.Pointer(value)))
	return taken(&failure)
}

// ArrayStr: The array as NumPy's array_str prints it.
func ArrayStr(a *Array, max_line_width int32, precision int32, suppress_small int32, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_array_str(&failure, a, (C.int32_t)(max_line_width), (C.int32_t)(precision), (C.int32_t)(suppress_small), (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// ArrayRepr: The array as NumPy's array_repr prints it.
func ArrayRepr(a *Array, max_line_width int32, precision int32, suppress_small int32, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_array_repr(&failure, a, (C.int32_t)(max_line_width), (C.int32_t)(precision), (C.int32_t)(suppress_small), (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// ArrayPrint: Passes the text of ctn_array_str, with its default options, to a callback. If the
// callback returns another status than CTN_OK, printing ends and this call returns that status.
func ArrayPrint(a *Array, write unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_array_print(&failure, a, (C.ctn_write_fn)(write), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// ArrayAstype: A copy converted to a dtype by C casts, as by NumPy's astype with casting "unsafe".
func ArrayAstype(a *Array, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_astype(&failure, a, (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayCopy: A copy in C order.
func ArrayCopy(a *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_copy(&failure, a, out)
	return taken(&failure)
}

// ArrayAsarray: The array itself if it already has the dtype, otherwise a converted copy.
func ArrayAsarray(a *Array, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_asarray(&failure, a, (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayAscontiguousarray: The array in C order and with at least one axis: the array itself if
// possible, otherwise a copy.
func ArrayAscontiguousarray(a *Array, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_ascontiguousarray(&failure, a, (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayAsfortranarray: The array in Fortran order, otherwise like ctn_array_ascontiguousarray.
func ArrayAsfortranarray(a *Array, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_asfortranarray(&failure, a, (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayView: The same bytes as another dtype. If the item size changes, the last axis must be
// C-contiguous and its size in bytes a multiple of the new item size.
func ArrayView(a *Array, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_view(&failure, a, (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayToDevice: The array on another device: the array itself if it lives there already, otherwise
// a copy.
func ArrayToDevice(a *Array, device *byte, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_to_device(&failure, a, (*C.char)(unsafe.Pointer(device)), out)
	return taken(&failure)
}

// ArrayFill: Sets every element to a value, converted as by C casts.
func ArrayFill(a *Array, value *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_fill(&failure, a, value)
	return taken(&failure)
}

// ArrayFillF64: Sets every element to a number; see ctn_array_fill.
func ArrayFillF64(a *Array, value float64) error {
	var failure C.ctn_failure
	C.ctnm_array_fill_f64(&failure, a, (C.double)(value))
	return taken(&failure)
}

// ArrayFillI64: Sets every element to an integer; see ctn_array_fill.
func ArrayFillI64(a *Array, value int64) error {
	var failure C.ctn_failure
	C.ctnm_array_fill_i64(&failure, a, (C.int64_t)(value))
	return taken(&failure)
}

// ArrayCopyto: Copies elements into an array.
func ArrayCopyto(dst *Array, src *Array, casting Casting, where *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_copyto(&failure, dst, src, (C.ctn_casting)(casting), where)
	return taken(&failure)
}

// ArrayReshape: The elements in C order under a new shape: a view if possible, otherwise a copy.
func ArrayReshape(a *Array, shape *int64, ndim uint64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_reshape(&failure, a, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), out)
	return taken(&failure)
}

// ArraySetShape: Gives the array itself a new shape; the elements stay where they are. It is a
// SHAPE error if that needs a copy. The pointers that ctn_array_shape and ctn_array_strides
// returned before become invalid.
func ArraySetShape(a *Array, shape *int64, ndim uint64) error {
	var failure C.ctn_failure
	C.ctnm_array_set_shape(&failure, a, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim))
	return taken(&failure)
}

// ArraySetWriteable: Sets whether the array itself may be written. Views that exist keep their own
// setting, and later ones get this one. A read-only array becomes writeable unless it is over
// read-only memory, such as a mapped file, a view of a read-only array, or has elements that
// overlap, as those of broadcast views do.
func ArraySetWriteable(a *Array, writeable int32) error {
	var failure C.ctn_failure
	C.ctnm_array_set_writeable(&failure, a, (C.int32_t)(writeable))
	return taken(&failure)
}

// ArrayReducedView: A view with as few axes as possible: axes of length 1 are dropped, and
// neighbors are merged if the memory layout allows it.
func ArrayReducedView(a *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_reduced_view(&failure, a, out)
	return taken(&failure)
}

// ArrayRavel: The elements in C order along one axis: a view if possible, otherwise a copy.
func ArrayRavel(a *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_ravel(&failure, a, out)
	return taken(&failure)
}

// ArrayFlatten: A copy of the elements in C order along one axis.
func ArrayFlatten(a *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_flatten(&failure, a, out)
	return taken(&failure)
}

// ArrayTranspose: A view with permuted axes: axis i of the result is axis axes[i] of `a`.
func ArrayTranspose(a *Array, axes *int64, count uint64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_transpose(&failure, a, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), out)
	return taken(&failure)
}

// ArraySwapaxes: A view with two axes exchanged.
func ArraySwapaxes(a *Array, axis1 int64, axis2 int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_swapaxes(&failure, a, (C.int64_t)(axis1), (C.int64_t)(axis2), out)
	return taken(&failure)
}

// ArrayRollaxis: A view with one axis moved.
func ArrayRollaxis(a *Array, axis int64, start int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_rollaxis(&failure, a, (C.int64_t)(axis), (C.int64_t)(start), out)
	return taken(&failure)
}

// ArrayExpandDims: A view with an additional axis of length 1.
func ArrayExpandDims(a *Array, axis int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_expand_dims(&failure, a, (C.int64_t)(axis), out)
	return taken(&failure)
}

// ArraySqueeze: A view without some axes of length 1.
func ArraySqueeze(a *Array, axes *int64, count uint64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_squeeze(&failure, a, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), out)
	return taken(&failure)
}

// ArrayBroadcastTo: A read-only view that is broadcast to a shape.
func ArrayBroadcastTo(a *Array, shape *int64, ndim uint64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_broadcast_to(&failure, a, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), out)
	return taken(&failure)
}

// ArrayGet: A view by basic indexing.
func ArrayGet(a *Array, items *Index, count uint64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_get(&failure, a, (*C.ctn_index)(unsafe.Pointer(items)), (C.size_t)(count), out)
	return taken(&failure)
}

// ArraySet: Assigns to the elements that an index selects.
func ArraySet(a *Array, items *Index, count uint64, value *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_set(&failure, a, (*C.ctn_index)(unsafe.Pointer(items)), (C.size_t)(count), value)
	return taken(&failure)
}

// ArraySetF64: Assigns a number to the elements that an index selects.
func ArraySetF64(a *Array, items *Index, count uint64, value float64) error {
	var failure C.ctn_failure
	C.ctnm_array_set_f64(&failure, a, (*C.ctn_index)(unsafe.Pointer(items)), (C.size_t)(count), (C.double)(value))
	return taken(&failure)
}

// ArraySetI64: Assigns an integer to the elements that an index selects.
func ArraySetI64(a *Array, items *Index, count uint64, value int64) error {
	var failure C.ctn_failure
	C.ctnm_array_set_i64(&failure, a, (*C.ctn_index)(unsafe.Pointer(items)), (C.size_t)(count), (C.int64_t)(value))
	return taken(&failure)
}

// ArrayConcatenate: Joins arrays along an existing axis.
func ArrayConcatenate(arrays **Array, count uint64, axis int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_concatenate(&failure, arrays, (C.size_t)(count), (C.int64_t)(axis), out)
	return taken(&failure)
}

// ArraySplit: Splits an array into parts of equal length along an axis.
func ArraySplit(a *Array, axis int64, outs **Array, count uint64) error {
	var failure C.ctn_failure
	C.ctnm_array_split(&failure, a, (C.int64_t)(axis), outs, (C.size_t)(count))
	return taken(&failure)
}

// ArrayArraySplit: Splits an array into parts along an axis. If the length is not divisible, the
// first parts are longer by one.
func ArrayArraySplit(a *Array, axis int64, outs **Array, count uint64) error {
	var failure C.ctn_failure
	C.ctnm_array_array_split(&failure, a, (C.int64_t)(axis), outs, (C.size_t)(count))
	return taken(&failure)
}

// ArraySplitAt: Splits an array at positions along an axis.
func ArraySplitAt(a *Array, positions *int64, position_count uint64, axis int64, outs **Array, count uint64) error {
	var failure C.ctn_failure
	C.ctnm_array_split_at(&failure, a, (*C.int64_t)(unsafe.Pointer(positions)), (C.size_t)(position_count), (C.int64_t)(axis), outs, (C.size_t)(count))
	return taken(&failure)
}

// ArrayTake: Elements, or sub-arrays along an axis, at integer positions.
func ArrayTake(a *Array, indices *Array, axis int64, mode IndexMode, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_take(&failure, a, indices, (C.int64_t)(axis), (C.ctn_index_mode)(mode), out)
	return taken(&failure)
}

// ArrayTakeInto: Like ctn_array_take, but into an existing array of the shape of the result.
func ArrayTakeInto(a *Array, indices *Array, axis int64, mode IndexMode, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_take_into(&failure, a, indices, (C.int64_t)(axis), (C.ctn_index_mode)(mode), out)
	return taken(&failure)
}

// ArrayWhere: Elements of `x` where a condition is true, otherwise of `y`. All are broadcast; `x`
// and `y` are promoted to one dtype.
func ArrayWhere(condition *Array, x *Array, y *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_where(&failure, condition, x, y, out)
	return taken(&failure)
}

// ArrayClip: Limits the elements to [minimum, maximum]. At least one of the bounds is given. As in
// NumPy 1.24, a 0-d array counts as a scalar here, so that weak bounds promote it.
func ArrayClip(a *Array, minimum *Array, maximum *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_clip(&failure, a, minimum, maximum, out)
	return taken(&failure)
}

// ArrayClipInto: Like ctn_array_clip, but into an existing array.
func ArrayClipInto(a *Array, minimum *Array, maximum *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_clip_into(&failure, a, minimum, maximum, out)
	return taken(&failure)
}

// ArrayDot: NumPy's dot: the inner product of vectors, the matrix product of matrices, scaling by a
// 0-d operand; otherwise the sum over the last axis of `a` and the second to last of `b`.
func ArrayDot(a *Array, b *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_dot(&failure, a, b, out)
	return taken(&failure)
}

// ArrayDotInto: Like ctn_array_dot, but into a C-contiguous array that has exactly the shape and
// dtype of the result.
func ArrayDotInto(a *Array, b *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_dot_into(&failure, a, b, out)
	return taken(&failure)
}

// ArrayMatmul: NumPy's matmul: products of the last two axes, broadcast over the others. A vector
// counts as a row on the left and as a column on the right.
func ArrayMatmul(a *Array, b *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_matmul(&failure, a, b, out)
	return taken(&failure)
}

// ContextRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and
// for a handle of another type.
func ContextRetain(self *Context) *Context {
	return C.ctn_context_retain(self)
}

// ContextRelease: Gives a reference back; the last one frees the context. NULL is allowed; cannot
// fail.
func ContextRelease(self *Context) {
	C.ctn_context_release(self)
}

// Version: Version of the loaded library as text, such as "0.1.0". It lives as long as the process.
func Version() *byte {
	return (*byte)(unsafe.Pointer(C.ctn_version()))
}

// VersionNumber: Version of the loaded library as major * 10000 + minor * 100 + patch.
func VersionNumber() int32 {
	return int32(C.ctn_version_number())
}

// ErrorMessage: Text of the last failure on the calling thread; "" before the first one, never
// NULL. It names the function, the argument, what was expected and what was received. It is valid
// until the next failing call of this thread.
func ErrorMessage() *byte {
	return (*byte)(unsafe.Pointer(C.ctn_error_message()))
}

// ErrorCode: Status of the last failure on the calling thread; CTN_OK before the first one.
func ErrorCode() Status {
	return Status(C.ctn_error_code())
}

// ErrorSet: For callbacks: stores a message for the status that the callback is about to return.
// Both reach the caller unchanged.
func ErrorSet(status Status, message *byte) {
	C.ctn_error_set((C.ctn_status)(status), (*C.char)(unsafe.Pointer(message)))
}

// StatusName: Name of a status, such as "CTN_ERROR_SHAPE"; "unknown status" for other values.
func StatusName(status Status) *byte {
	return (*byte)(unsafe.Pointer(C.ctn_status_name((C.ctn_status)(status))))
}

// ThreadCount: Number of threads that a large operation may use.
func ThreadCount() int32 {
	return int32(C.ctn_thread_count())
}

// SetThreadCount: Sets the number of threads that a large operation may use in this process. If the
// system grants fewer, because of limits on processes or memory, calls use as many as it grants.
func SetThreadCount(count int32) error {
	var failure C.ctn_failure
	C.ctnm_set_thread_count(&failure, (C.int32_t)(count))
	return taken(&failure)
}

// SimdLevel: The instruction set in use: "baseline", "avx2", "avx512", or "amx", which is "avx512"
// with products of float32 matrices by tiles. CATENARY_SIMD in the environment sets an upper bound.
func SimdLevel() *byte {
	return (*byte)(unsafe.Pointer(C.ctn_simd_level()))
}

// OnednnEnabled: Whether large float32 matrix products use oneDNN: it was built in, and neither
// CATENARY_ONEDNN=0 nor ctn_set_onednn_enabled switched it off.
func OnednnEnabled() int32 {
	return int32(C.ctn_onednn_enabled())
}

// SetOnednnEnabled: Switches oneDNN on or off for the process. Without it the library uses its own
// kernels, whose results differ in the last bits. It is an UNAVAILABLE error to switch it on if it
// was not built in.
func SetOnednnEnabled(enabled int32) error {
	var failure C.ctn_failure
	C.ctnm_set_onednn_enabled(&failure, (C.int32_t)(enabled))
	return taken(&failure)
}

// BackpropEnabled: Whether functions called on this thread record history.
func BackpropEnabled() int32 {
	return int32(C.ctn_backprop_enabled())
}

// SetBackpropEnabled: Switches the recording of history on or off for the calling thread. Without
// it, results carry no history, as with volatile inputs.
func SetBackpropEnabled(enabled int32, previous *int32) error {
	var failure C.ctn_failure
	C.ctnm_set_backprop_enabled(&failure, (C.int32_t)(enabled), (*C.int32_t)(unsafe.Pointer(previous)))
	return taken(&failure)
}

// Train: Whether functions and links called on this thread are in training mode, which is the
// initial mode.
func Train() int32 {
	return int32(C.ctn_train())
}

// SetTrain: Switches between training and testing for the calling thread. While training, dropout
// drops, attention drops its weights, batch normalizations use and learn the statistics of the
// batch, and networks from Caffe are in the phase TRAIN. While testing, dropout returns its input,
// batch normalizations use their averages, and networks from Caffe are in the phase TEST. Gradients
// are computed in both modes; see ctn_set_backprop_enabled.
func SetTrain(enabled int32, previous *int32) error {
	var failure C.ctn_failure
	C.ctnm_set_train(&failure, (C.int32_t)(enabled), (*C.int32_t)(unsafe.Pointer(previous)))
	return taken(&failure)
}

// Debug: Whether debug mode is on; see ctn_set_debug. It is off initially, unless CATENARY_DEBUG=1
// is in the environment.
func Debug() int32 {
	return int32(C.ctn_debug())
}

// SetDebug: Switches debug mode for the process. Debug mode checks every result of a function and
// every gradient that a function returns in backward: a NaN is CTN_ERROR_NAN, and the message names
// the function, forward or backward, and which output or input it was. Every function then waits
// for its device.
func SetDebug(enabled int32) error {
	var failure C.ctn_failure
	C.ctnm_set_debug(&failure, (C.int32_t)(enabled))
	return taken(&failure)
}

// ContextCapture: Captures the calling thread's current device, current streams, backprop mode,
// training mode and function hooks.
func ContextCapture(out **Context) error {
	var failure C.ctn_failure
	C.ctnm_context_capture(&failure, out)
	return taken(&failure)
}

// ContextApply: Applies captured settings to the calling thread.
func ContextApply(context *Context) error {
	var failure C.ctn_failure
	C.ctnm_context_apply(&failure, context)
	return taken(&failure)
}

// HasFeature: Whether the loaded library has a feature. A program that also runs with older
// libraries, or with builds that leave parts out, can ask for what it needs.
func HasFeature(kind FeatureKind, name *byte) int32 {
	return int32(C.ctn_has_feature((C.ctn_feature_kind)(kind), (*C.char)(unsafe.Pointer(name))))
}

// FeatureName: Name of a feature that the loaded library has; NULL after the last one of its kind.
// It lives as long as the process.
func FeatureName(kind FeatureKind, index uint64) *byte {
	return (*byte)(unsafe.Pointer(C.ctn_feature_name((C.ctn_feature_kind)(kind), (C.size_t)(index))))
}

// OpCount: Number of functions that the loaded library has. It exports those of components that it
// was built without too, but they only fail, and are not counted.
func OpCount() uint64 {
	return uint64(C.ctn_op_count())
}

// OpName: Name of a function without ctn_, in alphabetical order; NULL after the last one. It lives
// as long as the process.
func OpName(index uint64) *byte {
	return (*byte)(unsafe.Pointer(C.ctn_op_name((C.size_t)(index))))
}

// OpSchema: A function as a JSON object: `format` (1; members are only added), `name`, `returns`,
// and `arguments`, each with its name, type, direction and nullability. NULL after the last
// function. It lives as long as the process.
func OpSchema(index uint64) *byte {
	return (*byte)(unsafe.Pointer(C.ctn_op_schema((C.size_t)(index))))
}

// ObjectRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and for
// a handle of another type.
func ObjectRetain(self *Object) *Object {
	return C.ctn_object_retain(self)
}

// ObjectRelease: Gives a reference back; the last one frees the object. NULL is allowed; cannot
// fail.
func ObjectRelease(self *Object) {
	C.ctn_object_release(self)
}

// ObjectUseCount: Number of references that callers and the library hold; 0 for NULL. It is only a
// hint while other threads hold references.
func ObjectUseCount(object *Object) int64 {
	return int64(C.ctn_object_use_count(object))
}

// ObjectSetBinding: Stores a binding's own object in the one slot of a handle. The previous content
// is destroyed, whichever key it had.
func ObjectSetBinding(self *Object, key unsafe.Pointer, object unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_object_set_binding(&failure, self, key, object, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// ObjectBinding: The object that ctn_object_set_binding stored under a key, still owned by the
// slot; NULL if there is none or the handle is NULL.
func ObjectBinding(self *Object, key unsafe.Pointer) unsafe.Pointer {
	return C.ctn_object_binding(self, key)
}

// ObjectSetToggle: Sets the function that is called when the number of references of a handle
// changes from 1 to 2 or from 2 to 1. The slot must hold an object under `key`, to which the
// function belongs: it is removed when the slot is overwritten or emptied. It is not called when
// the handle dies, which calls destroy of the slot.
func ObjectSetToggle(object *Object, key unsafe.Pointer, toggle unsafe.Pointer, shared *int32) error {
	var failure C.ctn_failure
	C.ctnm_object_set_toggle(&failure, object, key, (C.ctn_binding_toggle_fn)(toggle), (*C.int32_t)(unsafe.Pointer(shared)))
	return taken(&failure)
}

// BindingTrace: Reports to a garbage collector which of a binding's handles hold which others
// through the library. The library walks from the objects through everything that it holds for them
// (graphs, links, optimizers, hooks...) and counts the references that it finds. An object is
// accounted for if these and the binding's own are all its references, and nothing that holds it is
// held from elsewhere. For every object that is accounted for, `edge` is called once for each
// object that holds it, directly or through objects that are not in the list. For every other
// object, `edge` is called once with SIZE_MAX as the owner: somebody outside holds it (C code,
// another binding, a running call, another thread's hooks), or holds something that leads to it.
// Arrays are leaves, and references to them are not counted: an array in the list that anything
// else holds is held from the outside. The binding itself must know what the user_data of callbacks
// leads to. Counts are not changed, and no user code runs except `edge`, which is called at the
// end; if it fails, the trace ends. Time and memory are proportional to what is reached, and there
// is no recursion. The function must not be called from a toggle or a destroy function.
func BindingTrace(objects **Object, count uint64, edge unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_binding_trace(&failure, objects, (C.size_t)(count), (C.ctn_binding_edge_fn)(edge), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// VariableRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and
// for a handle of another type.
func VariableRetain(self *Variable) *Variable {
	return C.ctn_variable_retain(self)
}

// VariableRelease: Gives a reference back; the last one frees the variable. NULL is allowed; cannot
// fail.
func VariableRelease(self *Variable) {
	C.ctn_variable_release(self)
}

// FunctionRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and
// for a handle of another type.
func FunctionRetain(self *Function) *Function {
	return C.ctn_function_retain(self)
}

// FunctionRelease: Gives a reference back; the last one frees the function. NULL is allowed; cannot
// fail.
func FunctionRelease(self *Function) {
	C.ctn_function_release(self)
}

// VariableNew: A variable over an array, which is not copied, with the volatile flag OFF and
// without history.
func VariableNew(data *Array, out **Variable) error {
	var failure C.ctn_failure
	C.ctnm_variable_new(&failure, data, out)
	return taken(&failure)
}

// VariableData: The array of the variable.
func VariableData(v *Variable, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_variable_data(&failure, v, out)
	return taken(&failure)
}

// VariableSetData: Replaces the array. It is a STATE error if the variable has a creator or a
// gradient and the shape or dtype changes. A gradient stays on its device. After a change of shape
// or dtype, backward passes of functions that read the old array compute no gradient for the
// variable.
func VariableSetData(v *Variable, data *Array) error {
	var failure C.ctn_failure
	C.ctnm_variable_set_data(&failure, v, data)
	return taken(&failure)
}

// VariableGrad: The gradient; NULL, with CTN_OK, if there is none.
func VariableGrad(v *Variable, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_variable_grad(&failure, v, out)
	return taken(&failure)
}

// VariableSetGrad: Sets or removes the gradient.
func VariableSetGrad(v *Variable, grad *Array) error {
	var failure C.ctn_failure
	C.ctnm_variable_set_grad(&failure, v, grad)
	return taken(&failure)
}

// VariableGradVariable: The gradient as a variable, which has history after backward with
// create_graph; NULL, with CTN_OK, if there is none.
func VariableGradVariable(v *Variable, out **Variable) error {
	var failure C.ctn_failure
	C.ctnm_variable_grad_variable(&failure, v, out)
	return taken(&failure)
}

// VariableCreator: The function that made the variable; NULL, with CTN_OK, if no function did.
func VariableCreator(v *Variable, out **Function) error {
	var failure C.ctn_failure
	C.ctnm_variable_creator(&failure, v, out)
	return taken(&failure)
}

// VariableRank: Length of the longest chain of functions that leads to the variable; 0 for NULL.
func VariableRank(v *Variable) int64 {
	return int64(C.ctn_variable_rank(v))
}

// VariableVolatile: The volatile flag; OFF for NULL.
func VariableVolatile(v *Variable) Volatile {
	return Volatile(C.ctn_variable_volatile(v))
}

// VariableSetVolatile: Sets the volatile flag of a variable without a creator. It is a STATE error
// if the variable has one.
func VariableSetVolatile(v *Variable, volatile_flag Volatile) error {
	var failure C.ctn_failure
	C.ctnm_variable_set_volatile(&failure, v, (C.ctn_volatile)(volatile_flag))
	return taken(&failure)
}

// VariableRequiresGrad: Whether backward computes a gradient for the variable; 0 for NULL.
func VariableRequiresGrad(v *Variable) int32 {
	return int32(C.ctn_variable_requires_grad(v))
}

// VariableSetRequiresGrad: Marks a variable without a creator as a constant, for which no gradient
// is computed, or as an ordinary variable.
func VariableSetRequiresGrad(v *Variable, requires_grad int32) error {
	var failure C.ctn_failure
	C.ctnm_variable_set_requires_grad(&failure, v, (C.int32_t)(requires_grad))
	return taken(&failure)
}

// VariableName: The name, valid until it changes; NULL for a variable without a name, and for NULL.
func VariableName(v *Variable) *byte {
	return (*byte)(unsafe.Pointer(C.ctn_variable_name(v)))
}

// VariableSetName: Sets or removes the name.
func VariableSetName(v *Variable, name *byte) error {
	var failure C.ctn_failure
	C.ctnm_variable_set_name(&failure, v, (*C.char)(unsafe.Pointer(name)))
	return taken(&failure)
}

// VariableLabel: Text for drawings of the graph: the name if the variable has one, then shape and
// dtype, such as "(2, 3), float32".
func VariableLabel(v *Variable, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_variable_label(&failure, v, (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// VariableShape: Lengths of the axes, valid until the data of the variable is replaced; NULL for
// NULL.
func VariableShape(v *Variable) *int64 {
	return (*int64)(unsafe.Pointer(C.ctn_variable_shape(v)))
}

// VariableNdim: Number of axes; 0 for NULL.
func VariableNdim(v *Variable) uint64 {
	return uint64(C.ctn_variable_ndim(v))
}

// VariableDtype: Element type; CTN_DTYPE_NONE for NULL.
func VariableDtype(v *Variable) Dtype {
	return Dtype(C.ctn_variable_dtype(v))
}

// VariableSize: Number of elements; 0 for NULL.
func VariableSize(v *Variable) int64 {
	return int64(C.ctn_variable_size(v))
}

// VariableItemF64: The element of a variable of size 1, such as a loss, as double.
func VariableItemF64(v *Variable, value *float64) error {
	var failure C.ctn_failure
	C.ctnm_variable_item_f64(&failure, v, (*C.double)(unsafe.Pointer(value)))
	return taken(&failure)
}

// VariableLength: Length of the first axis.
func VariableLength(v *Variable, length *int64) error {
	var failure C.ctn_failure
	C.ctnm_variable_length(&failure, v, (*C.int64_t)(unsafe.Pointer(length)))
	return taken(&failure)
}

// VariableBackward: Backpropagation from this variable. It starts with the variable's own gradient,
// which must be set before; only if the variable has one element and no gradient, it starts with 1.
// Gradients are added to those that variables without a creator already have. Operations on
// integers have no history: a variable of integers or booleans is a DTYPE error unless a function
// made it from floating numbers.
func VariableBackward(v *Variable, retain_grad int32, create_graph int32) error {
	var failure C.ctn_failure
	C.ctnm_variable_backward(&failure, v, (C.int32_t)(retain_grad), (C.int32_t)(create_graph))
	return taken(&failure)
}

// VariableUnchainBackward: Removes the history of this variable: it and all variables that
// functions made on the way to it forget their creators.
func VariableUnchainBackward(v *Variable) error {
	var failure C.ctn_failure
	C.ctnm_variable_unchain_backward(&failure, v)
	return taken(&failure)
}

// VariableCleargrad: Removes the gradient.
func VariableCleargrad(v *Variable) error {
	var failure C.ctn_failure
	C.ctnm_variable_cleargrad(&failure, v)
	return taken(&failure)
}

// VariableZerograd: Sets the gradient to zeros. It is a SHAPE error if the gradient differs in
// shape from data that was set since.
func VariableZerograd(v *Variable) error {
	var failure C.ctn_failure
	C.ctnm_variable_zerograd(&failure, v)
	return taken(&failure)
}

// VariableAddgrad: Adds the gradient of another variable to the gradient of `v`.
func VariableAddgrad(v *Variable, source *Variable) error {
	var failure C.ctn_failure
	C.ctnm_variable_addgrad(&failure, v, source)
	return taken(&failure)
}

// VariableCopydata: Copies the elements of another variable into the array of `v`.
func VariableCopydata(v *Variable, source *Variable) error {
	var failure C.ctn_failure
	C.ctnm_variable_copydata(&failure, v, source)
	return taken(&failure)
}

// VariableDebugText: A summary of several lines: name, device, volatile flag, shape, dtype, mean
// and standard deviation of the elements, and those of the gradient: None if there is no gradient,
// 0 if it is zero.
func VariableDebugText(v *Variable, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_variable_debug_text(&failure, v, (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// VariableSetCreator: Makes the variable an output of a node. The variable that was this output
// before loses its creator; it must have the same shape, dtype and device. It is a STATE error if
// the variable already has a creator, or if a function has read it.
func VariableSetCreator(v *Variable, f *Function, index uint64) error {
	var failure C.ctn_failure
	C.ctnm_variable_set_creator(&failure, v, f, (C.size_t)(index))
	return taken(&failure)
}

// VariableToDevice: Moves the array and the gradient to a device. The history stays: a gradient is
// moved to the device of each function that it passes, and in the end to the device of the data.
// Use ctn_copy for a copy that backward passes through.
func VariableToDevice(v *Variable, device *byte) error {
	var failure C.ctn_failure
	C.ctnm_variable_to_device(&failure, v, (*C.char)(unsafe.Pointer(device)))
	return taken(&failure)
}

// VolatileName: Name of a flag: "on", "off" or "auto"; NULL for other values. It lives as long as
// the process.
func VolatileName(flag Volatile) *byte {
	return (*byte)(unsafe.Pointer(C.ctn_volatile_name((C.ctn_volatile)(flag))))
}

// VolatileFromName: The flag with a name.
func VolatileFromName(name *byte, flag *Volatile) error {
	var failure C.ctn_failure
	C.ctnm_volatile_from_name(&failure, (*C.char)(unsafe.Pointer(name)), (*C.ctn_volatile)(unsafe.Pointer(flag)))
	return taken(&failure)
}

// VolatileAggregate: The flag of the results of a function: ON or OFF if one of them occurs,
// otherwise AUTO. Both together are an error.
func VolatileAggregate(flags *Volatile, count uint64, flag *Volatile) error {
	var failure C.ctn_failure
	C.ctnm_volatile_aggregate(&failure, (*C.ctn_volatile)(unsafe.Pointer(flags)), (C.size_t)(count), (*C.ctn_volatile)(unsafe.Pointer(flag)))
	return taken(&failure)
}

// Grad: Gradients of `outputs` with respect to `inputs`, without changing the gradient of any
// variable.
func Grad(outputs **Variable, output_count uint64, grad_outputs **Variable, inputs **Variable, input_count uint64, create_graph int32, grads **Variable) error {
	var failure C.ctn_failure
	C.ctnm_grad(&failure, outputs, (C.size_t)(output_count), grad_outputs, inputs, (C.size_t)(input_count), (C.int32_t)(create_graph), grads)
	return taken(&failure)
}

// FunctionNew: Defines a user function. At least one of backward and backward_variables is needed
// for backpropagation. destroy runs exactly once: when the last reference is released, including
// those of the library, or when this call fails.
func FunctionNew(callbacks *FunctionCallbacks, user_data unsafe.Pointer, out **Function) error {
	var failure C.ctn_failure
	C.ctnm_function_new(&failure, (*C.ctn_function_callbacks)(unsafe.Pointer(callbacks)), user_data, out)
	return taken(&failure)
}

// FunctionCall: Applies a user function to variables.
func FunctionCall(f *Function, inputs **Variable, input_count uint64, outputs **Variable, output_count uint64) error {
	var failure C.ctn_failure
	C.ctnm_function_call(&failure, f, inputs, (C.size_t)(input_count), outputs, (C.size_t)(output_count))
	return taken(&failure)
}

// FunctionLabel: Name of the function in drawings of the graph.
func FunctionLabel(f *Function, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_function_label(&failure, f, (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// FunctionRank: Rank of the node, which is the highest rank of its inputs; 0 for NULL.
func FunctionRank(f *Function) int64 {
	return int64(C.ctn_function_rank(f))
}

// FunctionInputCount: Number of inputs of a node; 0 for NULL and definitions.
func FunctionInputCount(f *Function) uint64 {
	return uint64(C.ctn_function_input_count(f))
}

// FunctionInput: An input of a node as a variable. The variable has no data if its array was freed,
// because nobody else held it and the gradient does not need it.
func FunctionInput(f *Function, index uint64, out **Variable) error {
	var failure C.ctn_failure
	C.ctnm_function_input(&failure, f, (C.size_t)(index), out)
	return taken(&failure)
}

// FunctionOutputCount: Number of outputs of a node; 0 for NULL and definitions.
func FunctionOutputCount(f *Function) uint64 {
	return uint64(C.ctn_function_output_count(f))
}

// FunctionOutput: An output of a node as a variable; NULL, with CTN_OK, if nobody holds it anymore.
func FunctionOutput(f *Function, index uint64, out **Variable) error {
	var failure C.ctn_failure
	C.ctnm_function_output(&failure, f, (C.size_t)(index), out)
	return taken(&failure)
}

// FunctionUnchain: Removes the node from the graph: its outputs lose their creator, and it releases
// its inputs.
func FunctionUnchain(f *Function) error {
	var failure C.ctn_failure
	C.ctnm_function_unchain(&failure, f)
	return taken(&failure)
}

// FunctionSaveArray: For user functions: stores an array with the node, for backward.
func FunctionSaveArray(node *Function, slot uint64, a *Array) error {
	var failure C.ctn_failure
	C.ctnm_function_save_array(&failure, node, (C.size_t)(slot), a)
	return taken(&failure)
}

// FunctionSavedArray: For user functions: an array that was stored with the node; NULL, with
// CTN_OK, if there is none.
func FunctionSavedArray(node *Function, slot uint64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_function_saved_array(&failure, node, (C.size_t)(slot), out)
	return taken(&failure)
}

// FunctionAttribute: An array that a function publishes under a name.
func FunctionAttribute(f *Function, name *byte, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_function_attribute(&failure, f, (*C.char)(unsafe.Pointer(name)), out)
	return taken(&failure)
}

// InitializerRetain: Adds a reference and returns the handle itself. The result is NULL for NULL
// and for a handle of another type.
func InitializerRetain(self *Initializer) *Initializer {
	return C.ctn_initializer_retain(self)
}

// InitializerRelease: Gives a reference back; the last one frees the initializer. NULL is allowed;
// cannot fail.
func InitializerRelease(self *Initializer) {
	C.ctn_initializer_release(self)
}

// InitializerConstantNew: Sets every element to one value.
func InitializerConstantNew(value float64, out **Initializer) error {
	var failure C.ctn_failure
	C.ctnm_initializer_constant_new(&failure, (C.double)(value), out)
	return taken(&failure)
}

// InitializerNormalNew: Normal numbers with mean 0.
func InitializerNormalNew(deviation float64, out **Initializer) error {
	var failure C.ctn_failure
	C.ctnm_initializer_normal_new(&failure, (C.double)(deviation), out)
	return taken(&failure)
}

// InitializerUniformNew: Uniform numbers in [-limit, limit).
func InitializerUniformNew(limit float64, out **Initializer) error {
	var failure C.ctn_failure
	C.ctnm_initializer_uniform_new(&failure, (C.double)(limit), out)
	return taken(&failure)
}

// InitializerOrthogonalNew: A multiple of a random matrix with orthonormal rows, or columns if it
// has more rows than columns. Further axes count as columns, in C order.
func InitializerOrthogonalNew(scale float64, out **Initializer) error {
	var failure C.ctn_failure
	C.ctnm_initializer_orthogonal_new(&failure, (C.double)(scale), out)
	return taken(&failure)
}

// InitializerIdentityNew: A multiple of the identity, for arrays that are square matrices.
func InitializerIdentityNew(scale float64, out **Initializer) error {
	var failure C.ctn_failure
	C.ctnm_initializer_identity_new(&failure, (C.double)(scale), out)
	return taken(&failure)
}

// InitializerLecunNormalNew: Normal numbers with the standard deviation scale * sqrt(1 / fan_in),
// for arrays with at least two axes.
func InitializerLecunNormalNew(scale float64, out **Initializer) error {
	var failure C.ctn_failure
	C.ctnm_initializer_lecun_normal_new(&failure, (C.double)(scale), out)
	return taken(&failure)
}

// InitializerLecunUniformNew: Uniform numbers in [-s, s) with s = scale * sqrt(3 / fan_in), for
// arrays with at least two axes.
func InitializerLecunUniformNew(scale float64, out **Initializer) error {
	var failure C.ctn_failure
	C.ctnm_initializer_lecun_uniform_new(&failure, (C.double)(scale), out)
	return taken(&failure)
}

// InitializerGlorotNormalNew: Normal numbers with the standard deviation scale * sqrt(2 / (fan_in +
// fan_out)), for arrays with at least two axes.
func InitializerGlorotNormalNew(scale float64, out **Initializer) error {
	var failure C.ctn_failure
	C.ctnm_initializer_glorot_normal_new(&failure, (C.double)(scale), out)
	return taken(&failure)
}

// InitializerGlorotUniformNew: Uniform numbers in [-s, s) with s = scale * sqrt(6 / (fan_in +
// fan_out)), for arrays with at least two axes.
func InitializerGlorotUniformNew(scale float64, out **Initializer) error {
	var failure C.ctn_failure
	C.ctnm_initializer_glorot_uniform_new(&failure, (C.double)(scale), out)
	return taken(&failure)
}

// InitializerHeNormalNew: Normal numbers with the standard deviation scale * sqrt(2 / fan_in), for
// arrays with at least two axes.
func InitializerHeNormalNew(scale float64, out **Initializer) error {
	var failure C.ctn_failure
	C.ctnm_initializer_he_normal_new(&failure, (C.double)(scale), out)
	return taken(&failure)
}

// InitializerHeUniformNew: Uniform numbers in [-s, s) with s = scale * sqrt(6 / fan_in), for arrays
// with at least two axes.
func InitializerHeUniformNew(scale float64, out **Initializer) error {
	var failure C.ctn_failure
	C.ctnm_initializer_he_uniform_new(&failure, (C.double)(scale), out)
	return taken(&failure)
}

// InitializerArrayNew: Copies the values that an array has when the initializer is applied,
// converted to the dtype and device of the destination.
func InitializerArrayNew(value *Array, out **Initializer) error {
	var failure C.ctn_failure
	C.ctnm_initializer_array_new(&failure, value, out)
	return taken(&failure)
}

// InitializerCallbackNew: Calls a function on the thread that makes the parameter.
func InitializerCallbackNew(fill unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer, out **Initializer) error {
	var failure C.ctn_failure
	C.ctnm_initializer_callback_new(&failure, (C.ctn_initializer_fn)(fill), user_data, (C.ctn_destroy_fn)(destroy), out)
	return taken(&failure)
}

// InitializerApply: Fills an array.
func InitializerApply(initializer *Initializer, array *Array) error {
	var failure C.ctn_failure
	C.ctnm_initializer_apply(&failure, initializer, array)
	return taken(&failure)
}

// LinkOptionsRetain: Adds a reference and returns the handle itself. The result is NULL for NULL
// and for a handle of another type.
func LinkOptionsRetain(self *LinkOptions) *LinkOptions {
	return C.ctn_link_options_retain(self)
}

// LinkOptionsRelease: Gives a reference back; the last one frees the link options. NULL is allowed;
// cannot fail.
func LinkOptionsRelease(self *LinkOptions) {
	C.ctn_link_options_release(self)
}

// LinkOptionsNew: Options with defaults only.
func LinkOptionsNew(out **LinkOptions) error {
	var failure C.ctn_failure
	C.ctnm_link_options_new(&failure, out)
	return taken(&failure)
}

// LinkOptionsSetDtype: Sets the element type of all parameters; the default is float32.
func LinkOptionsSetDtype(options *LinkOptions, dtype Dtype) error {
	var failure C.ctn_failure
	C.ctnm_link_options_set_dtype(&failure, options, (C.ctn_dtype)(dtype))
	return taken(&failure)
}

// LinkOptionsSetWscale: Sets the factor of the initial standard deviation of weights; the default
// is 1.
func LinkOptionsSetWscale(options *LinkOptions, wscale float64) error {
	var failure C.ctn_failure
	C.ctnm_link_options_set_wscale(&failure, options, (C.double)(wscale))
	return taken(&failure)
}

// LinkOptionsSetBias: Sets the initial value of the bias; the default is 0.
func LinkOptionsSetBias(options *LinkOptions, bias float64) error {
	var failure C.ctn_failure
	C.ctnm_link_options_set_bias(&failure, options, (C.double)(bias))
	return taken(&failure)
}

// LinkOptionsSetNobias: Sets whether the link has no bias; the default is 0.
func LinkOptionsSetNobias(options *LinkOptions, nobias int32) error {
	var failure C.ctn_failure
	C.ctnm_link_options_set_nobias(&failure, options, (C.int32_t)(nobias))
	return taken(&failure)
}

// LinkOptionsSetInitializer: Sets the initializer of a parameter, which replaces its documented
// initial values.
func LinkOptionsSetInitializer(options *LinkOptions, path *byte, initializer *Initializer) error {
	var failure C.ctn_failure
	C.ctnm_link_options_set_initializer(&failure, options, (*C.char)(unsafe.Pointer(path)), initializer)
	return taken(&failure)
}

// LinkOptionsSetInitialValue: Sets the initial value of a parameter:
// ctn_link_options_set_initializer with ctn_initializer_array_new.
func LinkOptionsSetInitialValue(options *LinkOptions, path *byte, value *Array) error {
	var failure C.ctn_failure
	C.ctnm_link_options_set_initial_value(&failure, options, (*C.char)(unsafe.Pointer(path)), value)
	return taken(&failure)
}

// LinkOptionsSetDilation: Sets the distance between the elements that a window reads; the default
// is 1.
func LinkOptionsSetDilation(options *LinkOptions, dilation *int64, ndim uint64) error {
	var failure C.ctn_failure
	C.ctnm_link_options_set_dilation(&failure, options, (*C.int64_t)(unsafe.Pointer(dilation)), (C.size_t)(ndim))
	return taken(&failure)
}

// LinkOptionsSetGroups: Sets the number of groups into which the channels are divided; the default
// is 1.
func LinkOptionsSetGroups(options *LinkOptions, groups int64) error {
	var failure C.ctn_failure
	C.ctnm_link_options_set_groups(&failure, options, (C.int64_t)(groups))
	return taken(&failure)
}

// LinkOptionsSetOutsize: Sets the lengths of the result of a deconvolution along its spatial axes;
// the default is the smallest lengths that fit.
func LinkOptionsSetOutsize(options *LinkOptions, outsize *int64, ndim uint64) error {
	var failure C.ctn_failure
	C.ctnm_link_options_set_outsize(&failure, options, (*C.int64_t)(unsafe.Pointer(outsize)), (C.size_t)(ndim))
	return taken(&failure)
}

// LinkOptionsSetInit: Sets the initial value of all slopes of a parametric rectifier; the default
// is 0.25.
func LinkOptionsSetInit(options *LinkOptions, init float64) error {
	var failure C.ctn_failure
	C.ctnm_link_options_set_init(&failure, options, (C.double)(init))
	return taken(&failure)
}

// LinkOptionsSetDecay: Sets the fraction of themselves that the averages of a batch normalization
// keep; the default is 0.9.
func LinkOptionsSetDecay(options *LinkOptions, decay float64) error {
	var failure C.ctn_failure
	C.ctnm_link_options_set_decay(&failure, options, (C.double)(decay))
	return taken(&failure)
}

// LinkOptionsSetEps: Sets the number that normalizations add to variances; see each link for the
// default.
func LinkOptionsSetEps(options *LinkOptions, eps float64) error {
	var failure C.ctn_failure
	C.ctnm_link_options_set_eps(&failure, options, (C.double)(eps))
	return taken(&failure)
}

// LinkOptionsSetPower: Sets the exponent of the counts of a negative sampling; the default is 0.75.
func LinkOptionsSetPower(options *LinkOptions, power float64) error {
	var failure C.ctn_failure
	C.ctnm_link_options_set_power(&failure, options, (C.double)(power))
	return taken(&failure)
}

// LinkOptionsSetIgnoreLabel: Sets the number for which an embedding returns zeros and has no
// gradient. Without this option every number has its row.
func LinkOptionsSetIgnoreLabel(options *LinkOptions, ignore_label int64) error {
	var failure C.ctn_failure
	C.ctnm_link_options_set_ignore_label(&failure, options, (C.int64_t)(ignore_label))
	return taken(&failure)
}

// LinkOptionsSetCausal: Sets whether position i of an attention sees only positions 0 to i; the
// default is 0.
func LinkOptionsSetCausal(options *LinkOptions, causal int32) error {
	var failure C.ctn_failure
	C.ctnm_link_options_set_causal(&failure, options, (C.int32_t)(causal))
	return taken(&failure)
}

// LinkOptionsSetDropout: Sets the probability with which an attention drops each of its weights in
// training; the default is 0.
func LinkOptionsSetDropout(options *LinkOptions, dropout float64) error {
	var failure C.ctn_failure
	C.ctnm_link_options_set_dropout(&failure, options, (C.double)(dropout))
	return taken(&failure)
}

// LinkRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and for a
// handle of another type.
func LinkRetain(self *Link) *Link {
	return C.ctn_link_retain(self)
}

// LinkRelease: Gives a reference back; the last one frees the link. NULL is allowed; cannot fail.
func LinkRelease(self *Link) {
	C.ctn_link_release(self)
}

// LinkLinearNew: Linear link on the current device with the parameters W of shape (out_size,
// in_size), with normal numbers of standard deviation wscale / sqrt(in_size), and b of shape
// (out_size), with the value `bias`, unless `nobias`.
func LinkLinearNew(in_size int64, out_size int64, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_linear_new(&failure, (C.int64_t)(in_size), (C.int64_t)(out_size), options, out)
	return taken(&failure)
}

// LinkConvolution2dNew: Convolution link on the current device, see ctn_convolution_2d, with the
// parameters W of shape (out_channels, in_channels / groups, ksize_y, ksize_x), with normal numbers
// of standard deviation wscale / sqrt(in_channels / groups * ksize_y * ksize_x), and b of shape
// (out_channels), with the value `bias`, unless `nobias`.
func LinkConvolution2dNew(in_channels int64, out_channels int64, ksize_y int64, ksize_x int64, stride_y int64, stride_x int64, pad_y int64, pad_x int64, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_convolution_2d_new(&failure, (C.int64_t)(in_channels), (C.int64_t)(out_channels), (C.int64_t)(ksize_y), (C.int64_t)(ksize_x), (C.int64_t)(stride_y), (C.int64_t)(stride_x), (C.int64_t)(pad_y), (C.int64_t)(pad_x), options, out)
	return taken(&failure)
}

// LinkClassifierNew: Classifier with a child named "predictor". Called with x and t it returns
// ctn_softmax_cross_entropy(predictor(x), t) and remembers the prediction, loss and accuracy.
func LinkClassifierNew(predictor *Link, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_classifier_new(&failure, predictor, out)
	return taken(&failure)
}

// LinkClassifierSetComputeAccuracy: Sets whether calls also compute the accuracy, as they do
// initially.
func LinkClassifierSetComputeAccuracy(classifier *Link, compute int32) error {
	var failure C.ctn_failure
	C.ctnm_link_classifier_set_compute_accuracy(&failure, classifier, (C.int32_t)(compute))
	return taken(&failure)
}

// LinkClassifierLoss: Loss of the last call; NULL, with CTN_OK, before the first call.
func LinkClassifierLoss(classifier *Link, out **Variable) error {
	var failure C.ctn_failure
	C.ctnm_link_classifier_loss(&failure, classifier, out)
	return taken(&failure)
}

// LinkClassifierAccuracy: Accuracy of the last call; NULL, with CTN_OK, before the first call and
// if it is not computed.
func LinkClassifierAccuracy(classifier *Link, out **Variable) error {
	var failure C.ctn_failure
	C.ctnm_link_classifier_accuracy(&failure, classifier, out)
	return taken(&failure)
}

// LinkClassifierPrediction: Result of the predictor in the last call; NULL, with CTN_OK, before the
// first call.
func LinkClassifierPrediction(classifier *Link, out **Variable) error {
	var failure C.ctn_failure
	C.ctnm_link_classifier_prediction(&failure, classifier, out)
	return taken(&failure)
}

// LinkNew: A user link, which is also a chain: parameters, persistent values and children are added
// with the functions below.
func LinkNew(forward unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_new(&failure, (C.ctn_link_forward_fn)(forward), user_data, (C.ctn_destroy_fn)(destroy), out)
	return taken(&failure)
}

// LinkChainNew: An empty chain.
func LinkChainNew(out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_chain_new(&failure, out)
	return taken(&failure)
}

// LinkChainListNew: An empty chain list.
func LinkChainListNew(out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_chain_list_new(&failure, out)
	return taken(&failure)
}

// LinkCall: Runs the link on variables. A chain or chain list has no forward computation
// (UNSUPPORTED). Calls from callbacks of links may be nested 1000 deep; deeper ones are a STATE
// error.
func LinkCall(link *Link, inputs **Variable, input_count uint64, outputs **Variable, output_count uint64) error {
	var failure C.ctn_failure
	C.ctnm_link_call(&failure, link, inputs, (C.size_t)(input_count), outputs, (C.size_t)(output_count))
	return taken(&failure)
}

// LinkCall1: Runs the link on one variable; see ctn_link_call.
func LinkCall1(link *Link, x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_link_call1(&failure, link, x, y)
	return taken(&failure)
}

// LinkName: Name of the link in its parent, valid until it changes; NULL for a link without a
// parent, and for NULL.
func LinkName(link *Link) *byte {
	return (*byte)(unsafe.Pointer(C.ctn_link_name(link)))
}

// LinkAddParam: Adds a parameter filled with NaN, and a gradient of NaNs, as the reference does.
func LinkAddParam(link *Link, name *byte, shape *int64, ndim uint64, dtype Dtype) error {
	var failure C.ctn_failure
	C.ctnm_link_add_param(&failure, link, (*C.char)(unsafe.Pointer(name)), (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype))
	return taken(&failure)
}

// LinkAddPersistent: Adds an array that is saved and loaded but not optimized.
func LinkAddPersistent(link *Link, name *byte, value *Array) error {
	var failure C.ctn_failure
	C.ctnm_link_add_persistent(&failure, link, (*C.char)(unsafe.Pointer(name)), value)
	return taken(&failure)
}

// LinkPersistent: A persistent array of this link.
func LinkPersistent(link *Link, name *byte, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_link_persistent(&failure, link, (*C.char)(unsafe.Pointer(name)), out)
	return taken(&failure)
}

// LinkSetPersistent: Replaces a persistent array.
func LinkSetPersistent(link *Link, name *byte, value *Array) error {
	var failure C.ctn_failure
	C.ctnm_link_set_persistent(&failure, link, (*C.char)(unsafe.Pointer(name)), value)
	return taken(&failure)
}

// LinkAddLink: Adds a child. A link has at most one parent, and a hierarchy has at most 1000
// levels.
func LinkAddLink(link *Link, name *byte, child *Link) error {
	var failure C.ctn_failure
	C.ctnm_link_add_link(&failure, link, (*C.char)(unsafe.Pointer(name)), child)
	return taken(&failure)
}

// LinkChild: The child at a path.
func LinkChild(link *Link, path *byte, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_child(&failure, link, (*C.char)(unsafe.Pointer(path)), out)
	return taken(&failure)
}

// LinkChildCount: Number of direct children; 0 for NULL.
func LinkChildCount(link *Link) uint64 {
	return uint64(C.ctn_link_child_count(link))
}

// LinkChildAt: A direct child in the order of addition.
func LinkChildAt(link *Link, index uint64, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_child_at(&failure, link, (C.size_t)(index), out)
	return taken(&failure)
}

// LinkIsInitialized: Whether all parameters of the hierarchy have their sizes, so that none waits
// for an input (see CTN_SIZE_FROM_INPUT); 1 for NULL.
func LinkIsInitialized(link *Link) int32 {
	return int32(C.ctn_link_is_initialized(link))
}

// LinkUninitializedCount: Number of parameters and persistent values of the hierarchy that wait for
// their size; 0 for NULL.
func LinkUninitializedCount(link *Link) uint64 {
	return uint64(C.ctn_link_uninitialized_count(link))
}

// LinkUninitializedPath: Path of one of the values that wait for their size, such as "/l1/W".
func LinkUninitializedPath(link *Link, index uint64, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_link_uninitialized_path(&failure, link, (C.size_t)(index), (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// LinkParamCount: Number of parameters of the hierarchy: the link's own and those of all links
// below it; 0 for NULL.
func LinkParamCount(link *Link) uint64 {
	return uint64(C.ctn_link_param_count(link))
}

// LinkParamAt: A parameter in the order of the reference's namedparams: the link's own parameters
// in the order of addition, then those of each child.
func LinkParamAt(link *Link, index uint64, out **Variable) error {
	var failure C.ctn_failure
	C.ctnm_link_param_at(&failure, link, (C.size_t)(index), out)
	return taken(&failure)
}

// LinkParamPath: Path of a parameter in the order of ctn_link_param_at, such as "/l1/W".
func LinkParamPath(link *Link, index uint64, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_link_param_path(&failure, link, (C.size_t)(index), (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// LinkParam: The parameter at a path.
func LinkParam(link *Link, path *byte, out **Variable) error {
	var failure C.ctn_failure
	C.ctnm_link_param(&failure, link, (*C.char)(unsafe.Pointer(path)), out)
	return taken(&failure)
}

// LinkZerograds: Sets the gradients of all parameters that are not frozen to zeros.
func LinkZerograds(link *Link) error {
	var failure C.ctn_failure
	C.ctnm_link_zerograds(&failure, link)
	return taken(&failure)
}

// LinkCleargrads: Removes the gradients of all parameters; the next backward writes new ones.
func LinkCleargrads(link *Link) error {
	var failure C.ctn_failure
	C.ctnm_link_cleargrads(&failure, link)
	return taken(&failure)
}

// LinkAddgrads: Adds the gradients of another link. Frozen parameters are skipped.
func LinkAddgrads(link *Link, source *Link) error {
	var failure C.ctn_failure
	C.ctnm_link_addgrads(&failure, link, source)
	return taken(&failure)
}

// LinkCopyparams: Copies the parameters of another link.
func LinkCopyparams(link *Link, source *Link) error {
	var failure C.ctn_failure
	C.ctnm_link_copyparams(&failure, link, source)
	return taken(&failure)
}

// LinkShare: A second hierarchy over the same arrays of parameters and persistent values: an update
// of one changes both. The copy has no gradients, and states of recurrent links are kept with their
// history. The new root has no name.
func LinkShare(link *Link, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_share(&failure, link, out)
	return taken(&failure)
}

// LinkClone: A copy of the hierarchy with separate arrays on the same devices: parameters,
// gradients, persistent values (including statistics of batch normalization) and states of
// recurrent links, without their history. Values that share an array share one in the copy. The new
// root has no name, and no optimizer is set up for it. User links are copied as their callbacks
// define.
func LinkClone(link *Link, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_clone(&failure, link, out)
	return taken(&failure)
}

// LinkToDevice: Moves all parameters, gradients and persistent arrays, and other arrays that links
// keep, to a device. After a failure the hierarchy is where it was.
func LinkToDevice(link *Link, device *byte) error {
	var failure C.ctn_failure
	C.ctnm_link_to_device(&failure, link, (*C.char)(unsafe.Pointer(device)))
	return taken(&failure)
}

// CaffeFunctionRetain: Adds a reference and returns the handle itself. The result is NULL for NULL
// and for a handle of another type.
func CaffeFunctionRetain(self *CaffeFunction) *CaffeFunction {
	return C.ctn_caffe_function_retain(self)
}

// CaffeFunctionRelease: Gives a reference back; the last one frees the caffe function. NULL is
// allowed; cannot fail.
func CaffeFunctionRelease(self *CaffeFunction) {
	C.ctn_caffe_function_release(self)
}

// CaffeFunctionNew: Reads a .caffemodel file; the parameters are float32 on the current device.
// FORMAT errors name the layer and the field that is wrong. The format before V1 is UNSUPPORTED.
func CaffeFunctionNew(path *byte, out **CaffeFunction) error {
	var failure C.ctn_failure
	C.ctnm_caffe_function_new(&failure, (*C.char)(unsafe.Pointer(path)), out)
	return taken(&failure)
}

// CaffeFunctionNewFromMemory: Reads a network from memory; see ctn_caffe_function_new.
func CaffeFunctionNewFromMemory(data unsafe.Pointer, size uint64, out **CaffeFunction) error {
	var failure C.ctn_failure
	C.ctnm_caffe_function_new_from_memory(&failure, data, (C.size_t)(size), out)
	return taken(&failure)
}

// CaffeFunctionCall: Computes blobs of the network from given ones. Layers run in the order of the
// file if their bottoms are given or computed; a layer that writes to its own bottom replaces that
// blob. Layers that no output needs do not run. While the calling thread trains (ctn_set_train),
// layers are in the phase TRAIN: dropout drops, and BatchNorm uses and learns the statistics of the
// batch; otherwise they are in the phase TEST. It is a NOT_FOUND error if an output cannot be
// computed, and the message says what was skipped and why. Errors of a layer begin with its name
// and type.
func CaffeFunctionCall(f *CaffeFunction, input_names **byte, input_count uint64, inputs **Variable, disable **byte, disable_count uint64, output_names **byte, output_count uint64, outputs **Variable) error {
	var failure C.ctn_failure
	C.ctnm_caffe_function_call(&failure, f, (**C.char)(unsafe.Pointer(input_names)), (C.size_t)(input_count), inputs, (**C.char)(unsafe.Pointer(disable)), (C.size_t)(disable_count), (**C.char)(unsafe.Pointer(output_names)), (C.size_t)(output_count), outputs)
	return taken(&failure)
}

// CaffeFunctionFs: The parameters: a chain with a child for each layer that has parameters, at the
// path that is the layer's name ("conv1", or "inception_3a/1x1", which is the child 1x1 of the
// chain inception_3a). ctn_caffe_function_link_path returns the path if the name cannot be one or
// its place is taken. Convolution and InnerProduct are links of that kind with W and b (W is (out,
// in) even if the file has it transposed), Scale has W and b, and BatchNorm has the persistent
// values avg_mean and avg_var, which are Caffe's sums, and scale_factor, by which they are divided.
// Moving the chain to a device moves the network.
func CaffeFunctionFs(f *CaffeFunction, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_caffe_function_fs(&failure, f, out)
	return taken(&failure)
}

// CaffeFunctionLinkPath: Path of the link of a layer below ctn_caffe_function_fs. It is the layer's
// name, unless a part of that is empty, "." or "..", or the place is taken by another layer. Then
// slashes become underscores; an empty name, "." and ".." become "layer" and the number of the
// layer in the file, counted from 0; and if that is taken as well, "_" and this number are added.
func CaffeFunctionLinkPath(f *CaffeFunction, name *byte, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_caffe_function_link_path(&failure, f, (*C.char)(unsafe.Pointer(name)), (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// CaffeFunctionForwardCount: Number of layers that can run; 0 for NULL.
func CaffeFunctionForwardCount(f *CaffeFunction) uint64 {
	return uint64(C.ctn_caffe_function_forward_count(f))
}

// CaffeFunctionForwardName: Name of a layer that can run, in the order in which the layers run.
func CaffeFunctionForwardName(f *CaffeFunction, index uint64, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_caffe_function_forward_name(&failure, f, (C.size_t)(index), (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// CaffeFunctionForwardType: Type of a layer that can run, such as "Convolution", with its name in
// the current format.
func CaffeFunctionForwardType(f *CaffeFunction, index uint64, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_caffe_function_forward_type(&failure, f, (C.size_t)(index), (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// CaffeFunctionForward: Runs one layer, from its bottoms to its tops, in the phase of
// ctn_caffe_function_call. If several layers have the name, the first one runs.
func CaffeFunctionForward(f *CaffeFunction, name *byte, inputs **Variable, input_count uint64, outputs **Variable, output_count uint64) error {
	var failure C.ctn_failure
	C.ctnm_caffe_function_forward(&failure, f, (*C.char)(unsafe.Pointer(name)), inputs, (C.size_t)(input_count), outputs, (C.size_t)(output_count))
	return taken(&failure)
}

// CaffeFunctionIgnoredCount: Number of layers that are never run; 0 for NULL.
func CaffeFunctionIgnoredCount(f *CaffeFunction) uint64 {
	return uint64(C.ctn_caffe_function_ignored_count(f))
}

// CaffeFunctionIgnoredName: Name of an ignored layer, in the order of the file.
func CaffeFunctionIgnoredName(f *CaffeFunction, index uint64, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_caffe_function_ignored_name(&failure, f, (C.size_t)(index), (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// CaffeFunctionIgnoredType: Type of an ignored layer, with its name in the current format.
func CaffeFunctionIgnoredType(f *CaffeFunction, index uint64, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_caffe_function_ignored_type(&failure, f, (C.size_t)(index), (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// CaffeFunctionIgnoredReason: Reason why a layer is ignored.
func CaffeFunctionIgnoredReason(f *CaffeFunction, index uint64, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_caffe_function_ignored_reason(&failure, f, (C.size_t)(index), (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// ScheduleRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and
// for a handle of another type.
func ScheduleRetain(self *Schedule) *Schedule {
	return C.ctn_schedule_retain(self)
}

// ScheduleRelease: Gives a reference back; the last one frees the schedule. NULL is allowed; cannot
// fail.
func ScheduleRelease(self *Schedule) {
	C.ctn_schedule_release(self)
}

// ScheduleConstantNew: The same value at all times, for instance to follow a warm-up.
func ScheduleConstantNew(init float64, out **Schedule) error {
	var failure C.ctn_failure
	C.ctnm_schedule_constant_new(&failure, (C.double)(init), out)
	return taken(&failure)
}

// ScheduleExponentialNew: Exponential decay: init * rate ^ t.
func ScheduleExponentialNew(init float64, target float64, rate float64, out **Schedule) error {
	var failure C.ctn_failure
	C.ctnm_schedule_exponential_new(&failure, (C.double)(init), (C.double)(target), (C.double)(rate), out)
	return taken(&failure)
}

// ScheduleStepNew: Decay in steps: init * gamma ^ floor(t / step).
func ScheduleStepNew(init float64, target float64, step int64, gamma float64, out **Schedule) error {
	var failure C.ctn_failure
	C.ctnm_schedule_step_new(&failure, (C.double)(init), (C.double)(target), (C.int64_t)(step), (C.double)(gamma), out)
	return taken(&failure)
}

// ScheduleMultistepNew: The initial value, multiplied by gamma at given times.
func ScheduleMultistepNew(init float64, steps *int64, count uint64, gamma float64, out **Schedule) error {
	var failure C.ctn_failure
	C.ctnm_schedule_multistep_new(&failure, (C.double)(init), (*C.int64_t)(unsafe.Pointer(steps)), (C.size_t)(count), (C.double)(gamma), out)
	return taken(&failure)
}

// ScheduleLinearNew: A straight line from `init` at t = begin to `target` at t = end.
func ScheduleLinearNew(init float64, target float64, begin int64, end int64, out **Schedule) error {
	var failure C.ctn_failure
	C.ctnm_schedule_linear_new(&failure, (C.double)(init), (C.double)(target), (C.int64_t)(begin), (C.int64_t)(end), out)
	return taken(&failure)
}

// ScheduleCosineNew: Half a period of the cosine from `init` to `target`. With a restart factor
// above 0, the schedule then starts again, and each period is longer by that factor; otherwise the
// target is kept.
func ScheduleCosineNew(init float64, target float64, period int64, restart_factor int64, out **Schedule) error {
	var failure C.ctn_failure
	C.ctnm_schedule_cosine_new(&failure, (C.double)(init), (C.double)(target), (C.int64_t)(period), (C.int64_t)(restart_factor), out)
	return taken(&failure)
}

// SchedulePolynomialNew: Polynomial decay: init * (1 - t / length) ^ power up to t = length, then
// its last value.
func SchedulePolynomialNew(init float64, target float64, length int64, power float64, out **Schedule) error {
	var failure C.ctn_failure
	C.ctnm_schedule_polynomial_new(&failure, (C.double)(init), (C.double)(target), (C.int64_t)(length), (C.double)(power), out)
	return taken(&failure)
}

// ScheduleInverseNew: Inverse decay: init * (1 + gamma * t) ^ -power.
func ScheduleInverseNew(init float64, target float64, gamma float64, power float64, out **Schedule) error {
	var failure C.ctn_failure
	C.ctnm_schedule_inverse_new(&failure, (C.double)(init), (C.double)(target), (C.double)(gamma), (C.double)(power), out)
	return taken(&failure)
}

// ScheduleWarmupNew: Moves in equal steps from `start` to the first value of another schedule, then
// follows that schedule from its beginning.
func ScheduleWarmupNew(start float64, after *Schedule, length int64, out **Schedule) error {
	var failure C.ctn_failure
	C.ctnm_schedule_warmup_new(&failure, (C.double)(start), after, (C.int64_t)(length), out)
	return taken(&failure)
}

// ScheduleNew: A schedule that a function computes. If the function fails, its status reaches the
// caller of the update unchanged.
func ScheduleNew(function unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer, out **Schedule) error {
	var failure C.ctn_failure
	C.ctnm_schedule_new(&failure, (C.ctn_schedule_fn)(function), user_data, (C.ctn_destroy_fn)(destroy), out)
	return taken(&failure)
}

// ScheduleValue: Value of a schedule.
func ScheduleValue(schedule *Schedule, t int64, value *float64) error {
	var failure C.ctn_failure
	C.ctnm_schedule_value(&failure, schedule, (C.int64_t)(t), (*C.double)(unsafe.Pointer(value)))
	return taken(&failure)
}

// OptimizerRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and
// for a handle of another type.
func OptimizerRetain(self *Optimizer) *Optimizer {
	return C.ctn_optimizer_retain(self)
}

// OptimizerRelease: Gives a reference back; the last one frees the optimizer. NULL is allowed;
// cannot fail.
func OptimizerRelease(self *Optimizer) {
	C.ctn_optimizer_release(self)
}

// OptimizerSetup: Binds the optimizer to a link, makes zero states for its parameters, and sets t
// and epoch to 0. It is a NOT_FOUND error if the patterns of a group match no parameter.
func OptimizerSetup(optimizer *Optimizer, link *Link) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_setup(&failure, optimizer, link)
	return taken(&failure)
}

// OptimizerTarget: The link that the optimizer was set up for; NULL, with CTN_OK, before
// ctn_optimizer_setup.
func OptimizerTarget(optimizer *Optimizer, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_target(&failure, optimizer, out)
	return taken(&failure)
}

// OptimizerUpdate: Runs one update from the present gradients: first the hooks, then t grows by
// one, then every parameter with a gradient is updated. If no parameter has a gradient after the
// hooks, because backward was forgotten or all are frozen, it is a STATE error and nothing changes.
func OptimizerUpdate(optimizer *Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_update(&failure, optimizer)
	return taken(&failure)
}

// OptimizerUpdateLoss: Calls the loss function, removes the gradients of the link, runs backward
// from the loss, and then updates like ctn_optimizer_update. `destroy` runs before this call
// returns.
func OptimizerUpdateLoss(optimizer *Optimizer, loss unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_update_loss(&failure, optimizer, (C.ctn_loss_fn)(loss), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// OptimizerT: Number of updates so far; 0 for NULL.
func OptimizerT(optimizer *Optimizer) int64 {
	return int64(C.ctn_optimizer_t(optimizer))
}

// OptimizerEpoch: Number of epochs so far; 0 for NULL.
func OptimizerEpoch(optimizer *Optimizer) int64 {
	return int64(C.ctn_optimizer_epoch(optimizer))
}

// OptimizerNewEpoch: Adds 1 to the number of epochs.
func OptimizerNewEpoch(optimizer *Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_new_epoch(&failure, optimizer)
	return taken(&failure)
}

// OptimizerHyperparameter: Value of a hyperparameter; if it follows a schedule, the value that the
// next update uses. "lr" of Adam and its variants is the effective rate of the last update.
func OptimizerHyperparameter(optimizer *Optimizer, name *byte, value *float64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_hyperparameter(&failure, optimizer, (*C.char)(unsafe.Pointer(name)), (*C.double)(unsafe.Pointer(value)))
	return taken(&failure)
}

// OptimizerSetHyperparameter: Sets a hyperparameter. It is a STATE error if the hyperparameter
// follows a schedule.
func OptimizerSetHyperparameter(optimizer *Optimizer, name *byte, value float64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_set_hyperparameter(&failure, optimizer, (*C.char)(unsafe.Pointer(name)), (C.double)(value))
	return taken(&failure)
}

// OptimizerAddHook: Adds a hook; hooks run in the order of addition.
func OptimizerAddHook(optimizer *Optimizer, name *byte, hook unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_add_hook(&failure, optimizer, (*C.char)(unsafe.Pointer(name)), (C.ctn_optimizer_hook_fn)(hook), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// OptimizerAddWeightDecay: Adds the hook "WeightDecay": g += rate * p.
func OptimizerAddWeightDecay(optimizer *Optimizer, rate float64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_add_weight_decay(&failure, optimizer, (C.double)(rate))
	return taken(&failure)
}

// OptimizerAddGradientClipping: Adds the hook "GradientClipping": scales all gradients by threshold
// / norm if their common L2 norm is larger than the threshold.
func OptimizerAddGradientClipping(optimizer *Optimizer, threshold float64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_add_gradient_clipping(&failure, optimizer, (C.double)(threshold))
	return taken(&failure)
}

// OptimizerRemoveHook: Removes a hook.
func OptimizerRemoveHook(optimizer *Optimizer, name *byte) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_remove_hook(&failure, optimizer, (*C.char)(unsafe.Pointer(name)))
	return taken(&failure)
}

// OptimizerState: A state array of a parameter.
func OptimizerState(optimizer *Optimizer, path *byte, name *byte, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_state(&failure, optimizer, (*C.char)(unsafe.Pointer(path)), (*C.char)(unsafe.Pointer(name)), out)
	return taken(&failure)
}

// OptimizerAddGroup: Adds a group: the parameters that match at least one pattern (see
// catenary/link_tree.h). They keep the hyperparameters and hooks of the optimizer, except those
// that the functions below change for the group. A parameter that several groups match is in the
// one that was added last. Groups are configuration and are not saved; ctn_checkpoint_save saves
// their hyperparameters.
func OptimizerAddGroup(optimizer *Optimizer, name *byte, patterns **byte, count uint64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_add_group(&failure, optimizer, (*C.char)(unsafe.Pointer(name)), (**C.char)(unsafe.Pointer(patterns)), (C.size_t)(count))
	return taken(&failure)
}

// OptimizerRemoveGroup: Removes a group. Its parameters return to the group that they were in
// before, or to none.
func OptimizerRemoveGroup(optimizer *Optimizer, name *byte) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_remove_group(&failure, optimizer, (*C.char)(unsafe.Pointer(name)))
	return taken(&failure)
}

// OptimizerGroupCount: Number of groups; 0 for NULL.
func OptimizerGroupCount(optimizer *Optimizer) uint64 {
	return uint64(C.ctn_optimizer_group_count(optimizer))
}

// OptimizerGroupName: Name of a group in the order of addition.
func OptimizerGroupName(optimizer *Optimizer, index uint64, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_group_name(&failure, optimizer, (C.size_t)(index), (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// OptimizerGroupOf: Name of the group that a parameter is in; an empty string if it is in none.
func OptimizerGroupOf(optimizer *Optimizer, path *byte, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_group_of(&failure, optimizer, (*C.char)(unsafe.Pointer(path)), (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// OptimizerGroupHyperparameter: A hyperparameter as the next update uses it for a group.
func OptimizerGroupHyperparameter(optimizer *Optimizer, group *byte, name *byte, value *float64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_group_hyperparameter(&failure, optimizer, (*C.char)(unsafe.Pointer(group)), (*C.char)(unsafe.Pointer(name)), (*C.double)(unsafe.Pointer(value)))
	return taken(&failure)
}

// OptimizerGroupSetHyperparameter: Gives a group its own value of a hyperparameter. It is a STATE
// error if the hyperparameter follows a schedule of the group.
func OptimizerGroupSetHyperparameter(optimizer *Optimizer, group *byte, name *byte, value float64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_group_set_hyperparameter(&failure, optimizer, (*C.char)(unsafe.Pointer(group)), (*C.char)(unsafe.Pointer(name)), (C.double)(value))
	return taken(&failure)
}

// OptimizerGroupSetSchedule: Lets a hyperparameter of a group follow a schedule of its own.
func OptimizerGroupSetSchedule(optimizer *Optimizer, group *byte, name *byte, schedule *Schedule, by_epoch int32) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_group_set_schedule(&failure, optimizer, (*C.char)(unsafe.Pointer(group)), (*C.char)(unsafe.Pointer(name)), schedule, (C.int32_t)(by_epoch))
	return taken(&failure)
}

// OptimizerGroupSetHook: Sets whether a hook of the library (WeightDecay, Lasso, GradientClipping,
// GradientNoise) acts on the parameters of a group, as it does initially. GradientClipping computes
// the norm of the gradients that it acts on.
func OptimizerGroupSetHook(optimizer *Optimizer, group *byte, hook *byte, enabled int32) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_group_set_hook(&failure, optimizer, (*C.char)(unsafe.Pointer(group)), (*C.char)(unsafe.Pointer(hook)), (C.int32_t)(enabled))
	return taken(&failure)
}

// OptimizerSgdNew: Stochastic gradient descent: p -= lr * g. No states.
func OptimizerSgdNew(lr float64, out **Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_sgd_new(&failure, (C.double)(lr), out)
	return taken(&failure)
}

// OptimizerMomentumSgdNew: Stochastic gradient descent with momentum: v = momentum * v - lr * g; p
// += v. The state is v.
func OptimizerMomentumSgdNew(lr float64, momentum float64, out **Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_momentum_sgd_new(&failure, (C.double)(lr), (C.double)(momentum), out)
	return taken(&failure)
}

// OptimizerNesterovAgNew: Nesterov's accelerated gradient: v = momentum * v - lr * g; p +=
// momentum^2 * v - (1 + momentum) * lr * g. The state is v.
func OptimizerNesterovAgNew(lr float64, momentum float64, out **Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_nesterov_ag_new(&failure, (C.double)(lr), (C.double)(momentum), out)
	return taken(&failure)
}

// OptimizerAdagradNew: AdaGrad (Duchi and others): h += g^2; p -= lr * g / (sqrt(h) + eps). The
// state is h.
func OptimizerAdagradNew(lr float64, eps float64, out **Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_adagrad_new(&failure, (C.double)(lr), (C.double)(eps), out)
	return taken(&failure)
}

// OptimizerAdadeltaNew: AdaDelta (Zeiler). The states are msg and msdx.
func OptimizerAdadeltaNew(rho float64, eps float64, out **Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_adadelta_new(&failure, (C.double)(rho), (C.double)(eps), out)
	return taken(&failure)
}

// OptimizerAdamNew: Adam (Kingma and Ba): p -= eta * (lr * m / (sqrt(v) + eps) + weight_decay_rate
// * p), where lr is alpha with the correction of both moments. Further hyperparameters are eta (1)
// and weight_decay_rate (0). The states are m and v.
func OptimizerAdamNew(alpha float64, beta1 float64, beta2 float64, eps float64, out **Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_adam_new(&failure, (C.double)(alpha), (C.double)(beta1), (C.double)(beta2), (C.double)(eps), out)
	return taken(&failure)
}

// OptimizerAdamwNew: AdamW (Loshchilov and Hutter): Adam with eps added to the square root of the
// corrected v, and with the separate step p -= alpha * weight_decay_rate * p. The states are m and
// v.
func OptimizerAdamwNew(alpha float64, beta1 float64, beta2 float64, eps float64, weight_decay_rate float64, out **Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_adamw_new(&failure, (C.double)(alpha), (C.double)(beta1), (C.double)(beta2), (C.double)(eps), (C.double)(weight_decay_rate), out)
	return taken(&failure)
}

// OptimizerAmsgradNew: AMSGrad (Reddi and others): like AdamW, but divided by the square root of
// the largest v so far. A further hyperparameter is weight_decay_rate (0). The states are m, v and
// vhat.
func OptimizerAmsgradNew(alpha float64, beta1 float64, beta2 float64, eps float64, out **Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_amsgrad_new(&failure, (C.double)(alpha), (C.double)(beta1), (C.double)(beta2), (C.double)(eps), out)
	return taken(&failure)
}

// OptimizerRadamNew: Rectified Adam (Liu and others): uses m alone until the variance of v can be
// estimated. A further hyperparameter is weight_decay_rate (0), with the separate step p -= alpha *
// weight_decay_rate * p. The states are m and v.
func OptimizerRadamNew(alpha float64, beta1 float64, beta2 float64, eps float64, out **Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_radam_new(&failure, (C.double)(alpha), (C.double)(beta1), (C.double)(beta2), (C.double)(eps), out)
	return taken(&failure)
}

// OptimizerRmspropNew: RMSprop (Hinton): ms = alpha * ms + (1 - alpha) * g^2; p -= lr * g /
// (sqrt(ms) + eps). The state is ms.
func OptimizerRmspropNew(lr float64, alpha float64, eps float64, out **Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_rmsprop_new(&failure, (C.double)(lr), (C.double)(alpha), (C.double)(eps), out)
	return taken(&failure)
}

// OptimizerRmspropGravesNew: RMSprop (Graves). The states are n, g and delta.
func OptimizerRmspropGravesNew(lr float64, alpha float64, momentum float64, eps float64, out **Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_rmsprop_graves_new(&failure, (C.double)(lr), (C.double)(alpha), (C.double)(momentum), (C.double)(eps), out)
	return taken(&failure)
}

// OptimizerSmorms3New: SMORMS3 (Funk). The states are mem (initially ones), g and g2.
func OptimizerSmorms3New(lr float64, eps float64, out **Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_smorms3_new(&failure, (C.double)(lr), (C.double)(eps), out)
	return taken(&failure)
}

// OptimizerLionNew: Lion (Chen and others): p -= lr * (sign(beta1 * m + (1 - beta1) * g) +
// weight_decay_rate * p); m = beta2 * m + (1 - beta2) * g. The state is m.
func OptimizerLionNew(lr float64, beta1 float64, beta2 float64, weight_decay_rate float64, out **Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_lion_new(&failure, (C.double)(lr), (C.double)(beta1), (C.double)(beta2), (C.double)(weight_decay_rate), out)
	return taken(&failure)
}

// OptimizerLambNew: LAMB (You and others): u = m / (sqrt(v) + eps) + weight_decay_rate * p with
// both moments corrected; p -= lr * (|p| / |u|) * u. The norms are those of the whole parameter,
// and the quotient is 1 if one of them is 0. The states are m and v.
func OptimizerLambNew(lr float64, beta1 float64, beta2 float64, eps float64, weight_decay_rate float64, out **Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_lamb_new(&failure, (C.double)(lr), (C.double)(beta1), (C.double)(beta2), (C.double)(eps), (C.double)(weight_decay_rate), out)
	return taken(&failure)
}

// OptimizerNew: An optimizer of callbacks. destroy runs exactly once: when the last reference is
// released, or when this call fails.
func OptimizerNew(callbacks *OptimizerCallbacks, user_data unsafe.Pointer, out **Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_new(&failure, (*C.ctn_optimizer_callbacks)(unsafe.Pointer(callbacks)), user_data, out)
	return taken(&failure)
}

// OptimizerAddState: Adds or replaces a state of a parameter, for init_state and update_one of an
// optimizer of callbacks.
func OptimizerAddState(optimizer *Optimizer, path *byte, name *byte, value *Array) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_add_state(&failure, optimizer, (*C.char)(unsafe.Pointer(path)), (*C.char)(unsafe.Pointer(name)), value)
	return taken(&failure)
}

// OptimizerAddHyperparameter: Adds a hyperparameter to an optimizer of callbacks.
func OptimizerAddHyperparameter(optimizer *Optimizer, name *byte, value float64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_add_hyperparameter(&failure, optimizer, (*C.char)(unsafe.Pointer(name)), (C.double)(value))
	return taken(&failure)
}

// OptimizerPrepare: Makes the states of parameters that were added since setup, and moves states to
// the devices of their parameters. Every update does this automatically.
func OptimizerPrepare(optimizer *Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_prepare(&failure, optimizer)
	return taken(&failure)
}

// OptimizerInitState: Resets the states of a parameter to their initial values, on its device.
func OptimizerInitState(optimizer *Optimizer, path *byte) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_init_state(&failure, optimizer, (*C.char)(unsafe.Pointer(path)))
	return taken(&failure)
}

// OptimizerUpdateOne: Updates one parameter from its gradient and states at the present t, without
// hooks. A parameter without a gradient does not change. A manual update is
// ctn_optimizer_call_hooks, ctn_optimizer_set_t with t + 1, and then this function for every
// parameter.
func OptimizerUpdateOne(optimizer *Optimizer, path *byte) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_update_one(&failure, optimizer, (*C.char)(unsafe.Pointer(path)))
	return taken(&failure)
}

// OptimizerStateCount: Number of states of a parameter.
func OptimizerStateCount(optimizer *Optimizer, path *byte, count *uint64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_state_count(&failure, optimizer, (*C.char)(unsafe.Pointer(path)), (*C.size_t)(unsafe.Pointer(count)))
	return taken(&failure)
}

// OptimizerStateName: Name of a state of a parameter.
func OptimizerStateName(optimizer *Optimizer, path *byte, index uint64, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_state_name(&failure, optimizer, (*C.char)(unsafe.Pointer(path)), (C.size_t)(index), (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// OptimizerSetT: Sets the number of updates so far, to continue a training.
func OptimizerSetT(optimizer *Optimizer, t int64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_set_t(&failure, optimizer, (C.int64_t)(t))
	return taken(&failure)
}

// OptimizerSetEpoch: Sets the number of epochs so far, to continue a training.
func OptimizerSetEpoch(optimizer *Optimizer, epoch int64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_set_epoch(&failure, optimizer, (C.int64_t)(epoch))
	return taken(&failure)
}

// OptimizerName: Name of the rule, such as "Adam". It lives as long as the optimizer; NULL for
// NULL.
func OptimizerName(optimizer *Optimizer) *byte {
	return (*byte)(unsafe.Pointer(C.ctn_optimizer_name(optimizer)))
}

// OptimizerHyperparameterCount: Number of hyperparameters; 0 for NULL.
func OptimizerHyperparameterCount(optimizer *Optimizer) uint64 {
	return uint64(C.ctn_optimizer_hyperparameter_count(optimizer))
}

// OptimizerHyperparameterName: Name of a hyperparameter.
func OptimizerHyperparameterName(optimizer *Optimizer, index uint64, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_hyperparameter_name(&failure, optimizer, (C.size_t)(index), (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// OptimizerSetSchedule: Lets a hyperparameter follow a schedule. Every update uses the value of the
// schedule at the number of updates, or epochs, before the update; a value outside of the range of
// the hyperparameter is a STATE error of the update.
func OptimizerSetSchedule(optimizer *Optimizer, name *byte, schedule *Schedule, by_epoch int32) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_set_schedule(&failure, optimizer, (*C.char)(unsafe.Pointer(name)), schedule, (C.int32_t)(by_epoch))
	return taken(&failure)
}

// OptimizerCallHooks: Runs all hooks, as an update does before it changes the parameters.
func OptimizerCallHooks(optimizer *Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_call_hooks(&failure, optimizer)
	return taken(&failure)
}

// OptimizerHookCount: Number of hooks; 0 for NULL.
func OptimizerHookCount(optimizer *Optimizer) uint64 {
	return uint64(C.ctn_optimizer_hook_count(optimizer))
}

// OptimizerHookName: Name of a hook in the order of addition.
func OptimizerHookName(optimizer *Optimizer, index uint64, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_hook_name(&failure, optimizer, (C.size_t)(index), (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// OptimizerAddLasso: Adds the hook "Lasso": g += rate * sign(p).
func OptimizerAddLasso(optimizer *Optimizer, rate float64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_add_lasso(&failure, optimizer, (C.double)(rate))
	return taken(&failure)
}

// OptimizerAddGradientNoise: Adds the hook "GradientNoise" (Neelakantan and others): adds normal
// noise of variance eta / (1 + t)^0.55 from the global generator of each gradient's device.
func OptimizerAddGradientNoise(optimizer *Optimizer, eta float64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_add_gradient_noise(&failure, optimizer, (C.double)(eta))
	return taken(&failure)
}

// FunctionsetNew: An empty function set.
func FunctionsetNew(out **Link) error {
	var failure C.ctn_failure
	C.ctnm_functionset_new(&failure, out)
	return taken(&failure)
}

// FunctionsetParameters: The arrays of all parameters in the order of ctn_link_param_at.
func FunctionsetParameters(set *Link, parameters **Array, count uint64) error {
	var failure C.ctn_failure
	C.ctnm_functionset_parameters(&failure, set, parameters, (C.size_t)(count))
	return taken(&failure)
}

// FunctionsetGradients: The gradients of all parameters in the order of ctn_link_param_at.
func FunctionsetGradients(set *Link, gradients **Array, count uint64) error {
	var failure C.ctn_failure
	C.ctnm_functionset_gradients(&failure, set, gradients, (C.size_t)(count))
	return taken(&failure)
}

// FunctionsetCollectParameters: The arrays and the gradients of all parameters in the order of
// ctn_link_param_at.
func FunctionsetCollectParameters(set *Link, parameters **Array, count uint64, gradients **Array) error {
	var failure C.ctn_failure
	C.ctnm_functionset_collect_parameters(&failure, set, parameters, (C.size_t)(count), gradients)
	return taken(&failure)
}

// FunctionsetCopyParametersFrom: Copies arrays into the parameters, from any device and between
// dtypes of one kind.
func FunctionsetCopyParametersFrom(set *Link, parameters **Array, count uint64) error {
	var failure C.ctn_failure
	C.ctnm_functionset_copy_parameters_from(&failure, set, parameters, (C.size_t)(count))
	return taken(&failure)
}

// OptimizerSetupParams: The form of version 1.3 of the reference: binds the optimizer to arrays
// instead of a link. Updates and hooks change parameters and gradients in place; the paths of the
// parameters are "/0", "/1" and so on.
func OptimizerSetupParams(optimizer *Optimizer, params **Array, param_count uint64, grads **Array, grad_count uint64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_setup_params(&failure, optimizer, params, (C.size_t)(param_count), grads, (C.size_t)(grad_count))
	return taken(&failure)
}

// OptimizerAccumulateGrads: Adds arrays, from any device, to the gradients of the parameters; see
// ctn_link_addgrads.
func OptimizerAccumulateGrads(optimizer *Optimizer, grads **Array, count uint64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_accumulate_grads(&failure, optimizer, grads, (C.size_t)(count))
	return taken(&failure)
}

// OptimizerComputeGradsNorm: The L2 norm of all gradients together. Waits for the devices.
func OptimizerComputeGradsNorm(optimizer *Optimizer, norm *float64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_compute_grads_norm(&failure, optimizer, (*C.double)(unsafe.Pointer(norm)))
	return taken(&failure)
}

// OptimizerClipGrads: Does once what the hook of ctn_optimizer_add_gradient_clipping does.
func OptimizerClipGrads(optimizer *Optimizer, maxnorm float64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_clip_grads(&failure, optimizer, (C.double)(maxnorm))
	return taken(&failure)
}

// OptimizerWeightDecay: Does once what the hook of ctn_optimizer_add_weight_decay does.
func OptimizerWeightDecay(optimizer *Optimizer, decay float64) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_weight_decay(&failure, optimizer, (C.double)(decay))
	return taken(&failure)
}

// OptimizerZeroGrads: Sets all gradients to zeros; see ctn_link_zerograds.
func OptimizerZeroGrads(optimizer *Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_zero_grads(&failure, optimizer)
	return taken(&failure)
}

// LinkParameterNew: A link with the only parameter W, on the array's device. Called without inputs
// it returns ctn_link_parameter_value with the flag OFF.
func LinkParameterNew(array *Array, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_parameter_new(&failure, array, out)
	return taken(&failure)
}

// LinkParameterValue: A new variable with the value of the parameter W; its gradient reaches W
// unless the flag is ON.
func LinkParameterValue(parameter *Link, volatile_flag Volatile, out **Variable) error {
	var failure C.ctn_failure
	C.ctnm_link_parameter_value(&failure, parameter, (C.ctn_volatile)(volatile_flag), out)
	return taken(&failure)
}

// ComputationalGraphRetain: Adds a reference and returns the handle itself. The result is NULL for
// NULL and for a handle of another type.
func ComputationalGraphRetain(self *ComputationalGraph) *ComputationalGraph {
	return C.ctn_computational_graph_retain(self)
}

// ComputationalGraphRelease: Gives a reference back; the last one frees the computational graph.
// NULL is allowed; cannot fail.
func ComputationalGraphRelease(self *ComputationalGraph) {
	C.ctn_computational_graph_release(self)
}

// BuildComputationalGraph: Draws everything that is reached backward from variables and functions:
// their creators, the inputs of those, and so on, until a variable has no creator. Numbers of nodes
// grow from inputs to outputs.
func BuildComputationalGraph(variables **Variable, variable_count uint64, functions **Function, function_count uint64, out **ComputationalGraph) error {
	var failure C.ctn_failure
	C.ctnm_build_computational_graph(&failure, variables, (C.size_t)(variable_count), functions, (C.size_t)(function_count), out)
	return taken(&failure)
}

// ComputationalGraphDump: The drawing as text.
func ComputationalGraphDump(graph *ComputationalGraph, format GraphFormat, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_computational_graph_dump(&failure, graph, (C.ctn_graph_format)(format), (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// ComputationalGraphSave: Writes the text of ctn_computational_graph_dump to a file, in one step.
func ComputationalGraphSave(graph *ComputationalGraph, path *byte, format GraphFormat) error {
	var failure C.ctn_failure
	C.ctnm_computational_graph_save(&failure, graph, (*C.char)(unsafe.Pointer(path)), (C.ctn_graph_format)(format))
	return taken(&failure)
}

// ComputationalGraphSetVariableStyle: Sets an attribute of the variables of the DOT text. "shape"
// is "oval" by default.
func ComputationalGraphSetVariableStyle(graph *ComputationalGraph, attribute *byte, value *byte) error {
	var failure C.ctn_failure
	C.ctnm_computational_graph_set_variable_style(&failure, graph, (*C.char)(unsafe.Pointer(attribute)), (*C.char)(unsafe.Pointer(value)))
	return taken(&failure)
}

// ComputationalGraphSetFunctionStyle: Sets an attribute of the functions of the DOT text. "shape"
// is "box" by default.
func ComputationalGraphSetFunctionStyle(graph *ComputationalGraph, attribute *byte, value *byte) error {
	var failure C.ctn_failure
	C.ctnm_computational_graph_set_function_style(&failure, graph, (*C.char)(unsafe.Pointer(attribute)), (*C.char)(unsafe.Pointer(value)))
	return taken(&failure)
}

// ComputationalGraphSetRankdir: Sets the direction of the DOT drawing. Initially Graphviz chooses
// it.
func ComputationalGraphSetRankdir(graph *ComputationalGraph, rankdir GraphDirection) error {
	var failure C.ctn_failure
	C.ctnm_computational_graph_set_rankdir(&failure, graph, (C.ctn_graph_direction)(rankdir))
	return taken(&failure)
}

// ComputationalGraphSetShowNames: Sets whether the DOT labels of variables begin with their names.
// Initially they do not, as in the reference.
func ComputationalGraphSetShowNames(graph *ComputationalGraph, show int32) error {
	var failure C.ctn_failure
	C.ctnm_computational_graph_set_show_names(&failure, graph, (C.int32_t)(show))
	return taken(&failure)
}

// ComputationalGraphNodeCount: Number of nodes; 0 for NULL.
func ComputationalGraphNodeCount(graph *ComputationalGraph) uint64 {
	return uint64(C.ctn_computational_graph_node_count(graph))
}

// ComputationalGraphEdgeCount: Number of edges; 0 for NULL.
func ComputationalGraphEdgeCount(graph *ComputationalGraph) uint64 {
	return uint64(C.ctn_computational_graph_edge_count(graph))
}

// TransformRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and
// for a handle of another type.
func TransformRetain(self *Transform) *Transform {
	return C.ctn_transform_retain(self)
}

// TransformRelease: Gives a reference back; the last one frees the transform. NULL is allowed;
// cannot fail.
func TransformRelease(self *Transform) {
	C.ctn_transform_release(self)
}

// TransformScaleNew: Multiplies all elements by a number. Integers become float32.
func TransformScaleNew(factor float64, out **Transform) error {
	var failure C.ctn_failure
	C.ctnm_transform_scale_new(&failure, (C.double)(factor), out)
	return taken(&failure)
}

// TransformNormalizeNew: Normalizes channels: (x - mean) / deviation. Integers become float32.
func TransformNormalizeNew(mean *float64, count uint64, deviation *float64, out **Transform) error {
	var failure C.ctn_failure
	C.ctnm_transform_normalize_new(&failure, (*C.double)(unsafe.Pointer(mean)), (C.size_t)(count), (*C.double)(unsafe.Pointer(deviation)), out)
	return taken(&failure)
}

// TransformRandomCropNew: A window at a random place, each with the same probability.
func TransformRandomCropNew(height int64, width int64, out **Transform) error {
	var failure C.ctn_failure
	C.ctnm_transform_random_crop_new(&failure, (C.int64_t)(height), (C.int64_t)(width), out)
	return taken(&failure)
}

// TransformCenterCropNew: The window in the middle.
func TransformCenterCropNew(height int64, width int64, out **Transform) error {
	var failure C.ctn_failure
	C.ctnm_transform_center_crop_new(&failure, (C.int64_t)(height), (C.int64_t)(width), out)
	return taken(&failure)
}

// TransformResizeNew: Resizes by bilinear interpolation between the centers of pixels. Each pixel
// of a smaller image is the average of all that it covers. Results of integer dtypes are rounded.
// Needs arrays on the CPU.
func TransformResizeNew(height int64, width int64, out **Transform) error {
	var failure C.ctn_failure
	C.ctnm_transform_resize_new(&failure, (C.int64_t)(height), (C.int64_t)(width), out)
	return taken(&failure)
}

// TransformRandomFlipNew: Reverses an axis with a probability.
func TransformRandomFlipNew(axis int64, probability float64, out **Transform) error {
	var failure C.ctn_failure
	C.ctnm_transform_random_flip_new(&failure, (C.int64_t)(axis), (C.double)(probability), out)
	return taken(&failure)
}

// TransformPadNew: Adds rows and columns of one value on all sides.
func TransformPadNew(rows int64, columns int64, value float64, out **Transform) error {
	var failure C.ctn_failure
	C.ctnm_transform_pad_new(&failure, (C.int64_t)(rows), (C.int64_t)(columns), (C.double)(value), out)
	return taken(&failure)
}

// TransformAstypeNew: Converts to an element type.
func TransformAstypeNew(dtype Dtype, out **Transform) error {
	var failure C.ctn_failure
	C.ctnm_transform_astype_new(&failure, (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// TransformOneHotNew: Vectors with 1 at the place of a class number and 0 elsewhere, along a new
// last axis.
func TransformOneHotNew(class_count int64, dtype Dtype, out **Transform) error {
	var failure C.ctn_failure
	C.ctnm_transform_one_hot_new(&failure, (C.int64_t)(class_count), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// TransformChainNew: Several transforms, one after the other.
func TransformChainNew(transforms **Transform, count uint64, out **Transform) error {
	var failure C.ctn_failure
	C.ctnm_transform_chain_new(&failure, transforms, (C.size_t)(count), out)
	return taken(&failure)
}

// TransformApply: Applies a transform to an array.
func TransformApply(transform *Transform, x *Array, seed uint64, epoch int64, index int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_transform_apply(&failure, transform, x, (C.uint64_t)(seed), (C.int64_t)(epoch), (C.int64_t)(index), out)
	return taken(&failure)
}

// DatasetRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and
// for a handle of another type.
func DatasetRetain(self *Dataset) *Dataset {
	return C.ctn_dataset_retain(self)
}

// DatasetRelease: Gives a reference back; the last one frees the dataset. NULL is allowed; cannot
// fail.
func DatasetRelease(self *Dataset) {
	C.ctn_dataset_release(self)
}

// DatasetTupleNew: Examples along the first axis of arrays: part k of example i is row i of array
// k. The arrays are not copied, and their examples are views.
func DatasetTupleNew(arrays **Array, count uint64, out **Dataset) error {
	var failure C.ctn_failure
	C.ctnm_dataset_tuple_new(&failure, arrays, (C.size_t)(count), out)
	return taken(&failure)
}

// DatasetNew: A dataset whose examples a callback makes. Iterators with threads call it in these.
// If it fails, its status and its message reach the caller unchanged. destroy runs exactly once:
// when the last reference is released, or when this call fails.
func DatasetNew(size int64, part_count uint64, example unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer, concurrent int32, out **Dataset) error {
	var failure C.ctn_failure
	C.ctnm_dataset_new(&failure, (C.int64_t)(size), (C.size_t)(part_count), (C.ctn_dataset_example_fn)(example), user_data, (C.ctn_destroy_fn)(destroy), (C.int32_t)(concurrent), out)
	return taken(&failure)
}

// DatasetMapNew: A dataset whose examples a callback makes of those of another one,
// chainer.datasets.TransformDataset. The same rules hold as for ctn_dataset_new.
func DatasetMapNew(dataset *Dataset, part_count uint64, map_ unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer, concurrent int32, out **Dataset) error {
	var failure C.ctn_failure
	C.ctnm_dataset_map_new(&failure, dataset, (C.size_t)(part_count), (C.ctn_dataset_map_fn)(map_), user_data, (C.ctn_destroy_fn)(destroy), (C.int32_t)(concurrent), out)
	return taken(&failure)
}

// DatasetBindThread: Lets only the present thread run the callback of a dataset, for languages
// whose code cannot run on threads of the library. On other threads, such as those of
// ctn_iterator_multithread_new, examples are a STATE error.
func DatasetBindThread(dataset *Dataset) error {
	var failure C.ctn_failure
	C.ctnm_dataset_bind_thread(&failure, dataset)
	return taken(&failure)
}

// DatasetTransformNew: A dataset in which a transform is applied to one part of every example. A
// random transform depends only on the seed, the epoch and the number of the example: it does the
// same in any thread and after a resume, and two parts that are transformed with the same seed,
// such as an image and its mask, stay together.
func DatasetTransformNew(dataset *Dataset, transform *Transform, part uint64, seed uint64, out **Dataset) error {
	var failure C.ctn_failure
	C.ctnm_dataset_transform_new(&failure, dataset, transform, (C.size_t)(part), (C.uint64_t)(seed), out)
	return taken(&failure)
}

// DatasetSubNew: A range of the examples of another dataset, chainer.datasets.SubDataset.
func DatasetSubNew(dataset *Dataset, start int64, finish int64, order *int64, count uint64, out **Dataset) error {
	var failure C.ctn_failure
	C.ctnm_dataset_sub_new(&failure, dataset, (C.int64_t)(start), (C.int64_t)(finish), (*C.int64_t)(unsafe.Pointer(order)), (C.size_t)(count), out)
	return taken(&failure)
}

// DatasetConcatenatedNew: The examples of several datasets, one dataset after another,
// chainer.datasets.ConcatenatedDataset.
func DatasetConcatenatedNew(datasets **Dataset, count uint64, out **Dataset) error {
	var failure C.ctn_failure
	C.ctnm_dataset_concatenated_new(&failure, datasets, (C.size_t)(count), out)
	return taken(&failure)
}

// DatasetSplit: Splits a dataset in two, chainer.datasets.split_dataset.
func DatasetSplit(dataset *Dataset, split_at int64, order *int64, count uint64, first **Dataset, second **Dataset) error {
	var failure C.ctn_failure
	C.ctnm_dataset_split(&failure, dataset, (C.int64_t)(split_at), (*C.int64_t)(unsafe.Pointer(order)), (C.size_t)(count), first, second)
	return taken(&failure)
}

// DatasetSplitRandom: Splits the examples at random, chainer.datasets.split_dataset_random.
func DatasetSplitRandom(dataset *Dataset, first_size int64, seed uint64, first **Dataset, second **Dataset) error {
	var failure C.ctn_failure
	C.ctnm_dataset_split_random(&failure, dataset, (C.int64_t)(first_size), (C.uint64_t)(seed), first, second)
	return taken(&failure)
}

// DatasetFold: The training and test data of one fold of a cross-validation, in which each example
// is once among the test data; see chainer.datasets.get_cross_validation_datasets. The first folds
// have one more example for testing if the number of examples is not divisible.
func DatasetFold(dataset *Dataset, fold_count int64, fold int64, order *int64, count uint64, train **Dataset, test **Dataset) error {
	var failure C.ctn_failure
	C.ctnm_dataset_fold(&failure, dataset, (C.int64_t)(fold_count), (C.int64_t)(fold), (*C.int64_t)(unsafe.Pointer(order)), (C.size_t)(count), train, test)
	return taken(&failure)
}

// DatasetSize: Number of examples; 0 for NULL.
func DatasetSize(dataset *Dataset) int64 {
	return int64(C.ctn_dataset_size(dataset))
}

// DatasetPartCount: Number of arrays of an example; 0 for NULL.
func DatasetPartCount(dataset *Dataset) uint64 {
	return uint64(C.ctn_dataset_part_count(dataset))
}

// DatasetExample: One example.
func DatasetExample(dataset *Dataset, index int64, epoch int64, parts **Array, part_count uint64) error {
	var failure C.ctn_failure
	C.ctnm_dataset_example(&failure, dataset, (C.int64_t)(index), (C.int64_t)(epoch), parts, (C.size_t)(part_count))
	return taken(&failure)
}

// DatasetBatch: A batch of examples, whose shapes must be equal.
func DatasetBatch(dataset *Dataset, indices *int64, count uint64, epoch int64, parts **Array, part_count uint64) error {
	var failure C.ctn_failure
	C.ctnm_dataset_batch(&failure, dataset, (*C.int64_t)(unsafe.Pointer(indices)), (C.size_t)(count), (C.int64_t)(epoch), parts, (C.size_t)(part_count))
	return taken(&failure)
}

// DatasetVocabularySize: Number of texts that numbers in the examples stand for: the characters or
// words of a text, or the names of classes. 0 for datasets without them.
func DatasetVocabularySize(dataset *Dataset) int64 {
	return int64(C.ctn_dataset_vocabulary_size(dataset))
}

// DatasetToken: The text that a number stands for.
func DatasetToken(dataset *Dataset, id int64, token *byte, token_capacity uint64, token_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_dataset_token(&failure, dataset, (C.int64_t)(id), (*C.char)(unsafe.Pointer(token)), (C.size_t)(token_capacity), (*C.size_t)(unsafe.Pointer(token_length)))
	return taken(&failure)
}

// DatasetTokenId: The number of a text.
func DatasetTokenId(dataset *Dataset, token *byte, id *int64) error {
	var failure C.ctn_failure
	C.ctnm_dataset_token_id(&failure, dataset, (*C.char)(unsafe.Pointer(token)), (*C.int64_t)(unsafe.Pointer(id)))
	return taken(&failure)
}

// ConcatExamples: Stacks arrays of one dtype and device along a new first axis. With padding, the
// arrays may differ in their lengths: each is followed by padding up to the largest length along
// each axis.
func ConcatExamples(arrays **Array, count uint64, pads int32, padding float64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_concat_examples(&failure, arrays, (C.size_t)(count), (C.int32_t)(pads), (C.double)(padding), out)
	return taken(&failure)
}

// ArrayLoadIdx: Loads an IDX file, the format of MNIST, onto the current device. The dtype is that
// of the file: uint8, int8, int16, int32, float32 or float64.
func ArrayLoadIdx(path *byte, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_load_idx(&failure, (*C.char)(unsafe.Pointer(path)), out)
	return taken(&failure)
}

// ArrayLoadCsv: Loads the numbers of a CSV file onto the current device, as an array (rows,
// columns). Lines end with LF or CRLF, fields may be in double quotes, spaces around numbers are
// ignored, and all rows must have as many fields as the first one. Integers must fit in the dtype.
func ArrayLoadCsv(path *byte, dtype Dtype, delimiter *byte, header_lines int64, columns *int64, count uint64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_load_csv(&failure, (*C.char)(unsafe.Pointer(path)), (C.ctn_dtype)(dtype), (*C.char)(unsafe.Pointer(delimiter)), (C.int64_t)(header_lines), (*C.int64_t)(unsafe.Pointer(columns)), (C.size_t)(count), out)
	return taken(&failure)
}

// DatasetMnistNew: The handwritten digits of MNIST, or other files of its names and shapes:
// train-images-idx3-ubyte and train-labels-idx1-ubyte, or those that begin with t10k for testing,
// plain or with the suffix .gz. An example is an image and, unless they are left out, its label.
// Nothing is downloaded.
func DatasetMnistNew(folder *byte, training int32, ndim int64, channels int64, scale float64, dtype Dtype, label_dtype Dtype, out **Dataset) error {
	var failure C.ctn_failure
	C.ctnm_dataset_mnist_new(&failure, (*C.char)(unsafe.Pointer(folder)), (C.int32_t)(training), (C.int64_t)(ndim), (C.int64_t)(channels), (C.double)(scale), (C.ctn_dtype)(dtype), (C.ctn_dtype)(label_dtype), out)
	return taken(&failure)
}

// DatasetTextLinesNew: The lines of a text in UTF-8. An example is one int32 array of numbers of
// characters or words, without the end of the line. Lines differ in length; see
// ctn_iterator_set_padding.
func DatasetTextLinesNew(path *byte, unit TextUnit, vocabulary_of *Dataset, out **Dataset) error {
	var failure C.ctn_failure
	C.ctnm_dataset_text_lines_new(&failure, (*C.char)(unsafe.Pointer(path)), (C.ctn_text_unit)(unit), vocabulary_of, out)
	return taken(&failure)
}

// DatasetTextNew: Windows of a text in UTF-8, for language models. An example has two int32 arrays
// (length): the numbers of characters or words from i * stride on, and the same from one later on.
// For words, each line is followed by the word "<eos>".
func DatasetTextNew(path *byte, unit TextUnit, length int64, stride int64, vocabulary_of *Dataset, out **Dataset) error {
	var failure C.ctn_failure
	C.ctnm_dataset_text_new(&failure, (*C.char)(unsafe.Pointer(path)), (C.ctn_text_unit)(unit), (C.int64_t)(length), (C.int64_t)(stride), vocabulary_of, out)
	return taken(&failure)
}

// ArrayLoadImage: Loads a JPEG or PNG file as an array (channels, rows, columns) on the current
// device.
func ArrayLoadImage(path *byte, color ImageColor, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_load_image(&failure, (*C.char)(unsafe.Pointer(path)), (C.ctn_image_color)(color), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// DatasetImagesNew: Image files, chainer.datasets.ImageDataset. An example is one array (channels,
// rows, columns).
func DatasetImagesNew(paths **byte, count uint64, root *byte, color ImageColor, dtype Dtype, out **Dataset) error {
	var failure C.ctn_failure
	C.ctnm_dataset_images_new(&failure, (**C.char)(unsafe.Pointer(paths)), (C.size_t)(count), (*C.char)(unsafe.Pointer(root)), (C.ctn_image_color)(color), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// DatasetLabeledImagesNew: Image files with labels, chainer.datasets.LabeledImageDataset. An
// example is an array (channels, rows, columns) and a label.
func DatasetLabeledImagesNew(paths **byte, count uint64, labels *int64, root *byte, color ImageColor, dtype Dtype, label_dtype Dtype, out **Dataset) error {
	var failure C.ctn_failure
	C.ctnm_dataset_labeled_images_new(&failure, (**C.char)(unsafe.Pointer(paths)), (C.size_t)(count), (*C.int64_t)(unsafe.Pointer(labels)), (*C.char)(unsafe.Pointer(root)), (C.ctn_image_color)(color), (C.ctn_dtype)(dtype), (C.ctn_dtype)(label_dtype), out)
	return taken(&failure)
}

// DatasetImageListNew: The image files of a list, with labels. A line of the list has a path,
// spaces, and a label, a decimal integer; empty lines are ignored.
func DatasetImageListNew(path *byte, root *byte, color ImageColor, dtype Dtype, label_dtype Dtype, out **Dataset) error {
	var failure C.ctn_failure
	C.ctnm_dataset_image_list_new(&failure, (*C.char)(unsafe.Pointer(path)), (*C.char)(unsafe.Pointer(root)), (C.ctn_image_color)(color), (C.ctn_dtype)(dtype), (C.ctn_dtype)(label_dtype), out)
	return taken(&failure)
}

// DatasetImageFolderNew: The files in a folder whose names end with .jpg, .jpeg or .png, in the
// order of their names. An example is one array (channels, rows, columns).
func DatasetImageFolderNew(folder *byte, color ImageColor, dtype Dtype, out **Dataset) error {
	var failure C.ctn_failure
	C.ctnm_dataset_image_folder_new(&failure, (*C.char)(unsafe.Pointer(folder)), (C.ctn_image_color)(color), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// DatasetImageClassesNew: The image files in the folders of a folder, one for each class. The label
// of an image is the number of its folder in the order of their names, which are the vocabulary of
// the dataset.
func DatasetImageClassesNew(folder *byte, color ImageColor, dtype Dtype, label_dtype Dtype, out **Dataset) error {
	var failure C.ctn_failure
	C.ctnm_dataset_image_classes_new(&failure, (*C.char)(unsafe.Pointer(folder)), (C.ctn_image_color)(color), (C.ctn_dtype)(dtype), (C.ctn_dtype)(label_dtype), out)
	return taken(&failure)
}

// DeviceSetCurrent: Sets the device on which the calling thread creates arrays.
func DeviceSetCurrent(device *byte) error {
	var failure C.ctn_failure
	C.ctnm_device_set_current(&failure, (*C.char)(unsafe.Pointer(device)))
	return taken(&failure)
}

// DeviceCurrent: Name of the current device of the calling thread.
func DeviceCurrent(name *byte, name_capacity uint64, name_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_device_current(&failure, (*C.char)(unsafe.Pointer(name)), (C.size_t)(name_capacity), (*C.size_t)(unsafe.Pointer(name_length)))
	return taken(&failure)
}

// DeviceIsAvailable: Whether a device can be used on this machine; 0 for NULL and for a string that
// does not name a device.
func DeviceIsAvailable(device *byte) int32 {
	return int32(C.ctn_device_is_available((*C.char)(unsafe.Pointer(device))))
}

// DeviceSynchronize: Waits until all work of a device is finished.
func DeviceSynchronize(device *byte) error {
	var failure C.ctn_failure
	C.ctnm_device_synchronize(&failure, (*C.char)(unsafe.Pointer(device)))
	return taken(&failure)
}

// MemoryGetStatistics: Counters of the memory pool of a device.
func MemoryGetStatistics(device *byte, statistics *MemoryStatistics) error {
	var failure C.ctn_failure
	C.ctnm_memory_get_statistics(&failure, (*C.char)(unsafe.Pointer(device)), (*C.ctn_memory_statistics)(unsafe.Pointer(statistics)))
	return taken(&failure)
}

// MemorySetLimit: Sets an upper bound for the memory that the pool of a device holds, used and
// cached together. Existing arrays are not affected.
func MemorySetLimit(device *byte, bytes uint64) error {
	var failure C.ctn_failure
	C.ctnm_memory_set_limit(&failure, (*C.char)(unsafe.Pointer(device)), (C.uint64_t)(bytes))
	return taken(&failure)
}

// MemoryTrim: Returns all cached memory of the pool of a device to the system.
func MemoryTrim(device *byte) error {
	var failure C.ctn_failure
	C.ctnm_memory_trim(&failure, (*C.char)(unsafe.Pointer(device)))
	return taken(&failure)
}

// MemorySetAllocator: Replaces the source of the CPU pool's memory. It is a STATE error if the pool
// holds any memory.
func MemorySetAllocator(allocator *Allocator) error {
	var failure C.ctn_failure
	C.ctnm_memory_set_allocator(&failure, (*C.ctn_allocator)(unsafe.Pointer(allocator)))
	return taken(&failure)
}

// MemorySetPressureCallback: Sets the function that is called before an allocation on a device
// fails.
func MemorySetPressureCallback(device *byte, callback unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_memory_set_pressure_callback(&failure, (*C.char)(unsafe.Pointer(device)), (C.ctn_pressure_fn)(callback), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// RandomStateRetain: Adds a reference and returns the handle itself. The result is NULL for NULL
// and for a handle of another type.
func RandomStateRetain(self *RandomState) *RandomState {
	return C.ctn_random_state_retain(self)
}

// RandomStateRelease: Gives a reference back; the last one frees the random state. NULL is allowed;
// cannot fail.
func RandomStateRelease(self *RandomState) {
	C.ctn_random_state_release(self)
}

// RandomSeed: Restarts the global generator of a device from a seed. Without this call it starts
// from CATENARY_SEED in the environment or, if that is not set, from the system's entropy.
func RandomSeed(device *byte, seed uint64) error {
	var failure C.ctn_failure
	C.ctnm_random_seed(&failure, (*C.char)(unsafe.Pointer(device)), (C.uint64_t)(seed))
	return taken(&failure)
}

// RandomFreshSeed: A seed for a new generator: CATENARY_SEED from the environment if it is set,
// otherwise one from the system's entropy.
func RandomFreshSeed(seed *uint64) error {
	var failure C.ctn_failure
	C.ctnm_random_fresh_seed(&failure, (*C.uint64_t)(unsafe.Pointer(seed)))
	return taken(&failure)
}

// RandomStateNew: A separate generator on a device.
func RandomStateNew(device *byte, method RandomMethod, seed uint64, out **RandomState) error {
	var failure C.ctn_failure
	C.ctnm_random_state_new(&failure, (*C.char)(unsafe.Pointer(device)), (C.ctn_random_method)(method), (C.uint64_t)(seed), out)
	return taken(&failure)
}

// RandomStateDefault: The global generator of a device. The first use makes and seeds it.
func RandomStateDefault(device *byte, out **RandomState) error {
	var failure C.ctn_failure
	C.ctnm_random_state_default(&failure, (*C.char)(unsafe.Pointer(device)), out)
	return taken(&failure)
}

// RandomStateSeed: Restarts a generator from a seed, as ctn_random_state_new does.
func RandomStateSeed(state *RandomState, seed uint64) error {
	var failure C.ctn_failure
	C.ctnm_random_state_seed(&failure, state, (C.uint64_t)(seed))
	return taken(&failure)
}

// RandomStateMethod: Kind of a generator, which is never CTN_RANDOM_DEFAULT.
func RandomStateMethod(state *RandomState, method *RandomMethod) error {
	var failure C.ctn_failure
	C.ctnm_random_state_method(&failure, state, (*C.ctn_random_method)(unsafe.Pointer(method)))
	return taken(&failure)
}

// RandomStateDevice: Name of the device of the generator.
func RandomStateDevice(state *RandomState, name *byte, name_capacity uint64, name_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_random_state_device(&failure, state, (*C.char)(unsafe.Pointer(name)), (C.size_t)(name_capacity), (*C.size_t)(unsafe.Pointer(name_length)))
	return taken(&failure)
}

// RandomStateSave: The state of a generator as a new uint64 array on the CPU, of shape (3,) for
// Philox and (626,) for MT19937, which may be stored in a file.
func RandomStateSave(state *RandomState, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_state_save(&failure, state, out)
	return taken(&failure)
}

// RandomStateRestore: Continues, bit for bit, where ctn_random_state_save was called on a generator
// of the same kind, on any device.
func RandomStateRestore(state *RandomState, saved *Array) error {
	var failure C.ctn_failure
	C.ctnm_random_state_restore(&failure, state, saved)
	return taken(&failure)
}

// RandomSample: A new array with uniform numbers in [0, 1), of 24 bits as float32 or 53 bits as
// float64.
func RandomSample(state *RandomState, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_sample(&failure, state, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomUniform: A new array with uniform numbers in [low, high).
func RandomUniform(state *RandomState, low float64, high float64, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_uniform(&failure, state, (C.double)(low), (C.double)(high), (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomStandardNormal: A new array with normal numbers of mean 0 and standard deviation 1.
func RandomStandardNormal(state *RandomState, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_standard_normal(&failure, state, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomNormal: A new array with normal numbers.
func RandomNormal(state *RandomState, loc float64, scale float64, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_normal(&failure, state, (C.double)(loc), (C.double)(scale), (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomLognormal: A new array with exponentials of normal numbers.
func RandomLognormal(state *RandomState, mean float64, sigma float64, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_lognormal(&failure, state, (C.double)(mean), (C.double)(sigma), (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomExponential: A new array with numbers of the exponential distribution.
func RandomExponential(state *RandomState, scale float64, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_exponential(&failure, state, (C.double)(scale), (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomGumbel: A new array with numbers of the Gumbel distribution.
func RandomGumbel(state *RandomState, loc float64, scale float64, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_gumbel(&failure, state, (C.double)(loc), (C.double)(scale), (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomPoisson: A new array with numbers of the Poisson distribution.
func RandomPoisson(state *RandomState, lam float64, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_poisson(&failure, state, (C.double)(lam), (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomBinomial: A new array with numbers of successes among independent trials.
func RandomBinomial(state *RandomState, n int64, p float64, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_binomial(&failure, state, (C.int64_t)(n), (C.double)(p), (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomPoissonOf: A new array with numbers of the Poisson distribution, with a mean for each
// element.
func RandomPoissonOf(state *RandomState, lam *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_poisson_of(&failure, state, lam, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomBinomialOf: A new array with numbers of successes among independent trials, with a number
// of trials and a probability for each element.
func RandomBinomialOf(state *RandomState, n *Array, p *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_binomial_of(&failure, state, n, p, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomIntegers: A new array with uniform integers in [low, high).
func RandomIntegers(state *RandomState, low int64, high int64, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_integers(&failure, state, (C.int64_t)(low), (C.int64_t)(high), (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomIntegersInclusive: A new array with uniform integers in [low, high].
func RandomIntegersInclusive(state *RandomState, low int64, high int64, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_integers_inclusive(&failure, state, (C.int64_t)(low), (C.int64_t)(high), (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomInterval: A new array with uniform integers in [0, mx]: int32 if `mx` is below 2^31,
// otherwise int64.
func RandomInterval(state *RandomState, mx int64, shape *int64, ndim uint64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_interval(&failure, state, (C.int64_t)(mx), (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), out)
	return taken(&failure)
}

// RandomPermutation: A new int64 array with the numbers 0 to n - 1 in random order.
func RandomPermutation(state *RandomState, n int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_permutation(&failure, state, (C.int64_t)(n), out)
	return taken(&failure)
}

// RandomPermutationOf: A new array with the entries of an array along its first axis in random
// order.
func RandomPermutationOf(state *RandomState, a *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_permutation_of(&failure, state, a, out)
	return taken(&failure)
}

// RandomShuffle: Puts the entries of an array along its first axis in random order.
func RandomShuffle(state *RandomState, a *Array) error {
	var failure C.ctn_failure
	C.ctnm_random_shuffle(&failure, state, a)
	return taken(&failure)
}

// RandomChoice: A new int64 array with numbers drawn from 0 to n - 1. Without `replace` and `p`,
// all n numbers are permuted. If fewer than an eighth of them are wanted, Philox4x32-10 draws
// single ones instead and leaves out those that it has drawn before, so that time and memory are
// proportional to their number.
func RandomChoice(state *RandomState, n int64, shape *int64, ndim uint64, replace int32, p *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_choice(&failure, state, (C.int64_t)(n), (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.int32_t)(replace), p, out)
	return taken(&failure)
}

// RandomChoiceOf: A new array with elements drawn from an array.
func RandomChoiceOf(state *RandomState, a *Array, shape *int64, ndim uint64, replace int32, p *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_choice_of(&failure, state, a, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.int32_t)(replace), p, out)
	return taken(&failure)
}

// RandomUniformInto: Fills an array with uniform numbers in [low, high).
func RandomUniformInto(state *RandomState, low float64, high float64, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_random_uniform_into(&failure, state, (C.double)(low), (C.double)(high), out)
	return taken(&failure)
}

// RandomNormalInto: Fills an array with normal numbers.
func RandomNormalInto(state *RandomState, loc float64, scale float64, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_random_normal_into(&failure, state, (C.double)(loc), (C.double)(scale), out)
	return taken(&failure)
}

// RandomUniformOf: A new array with uniform numbers in [low, high).
func RandomUniformOf(state *RandomState, low *Array, high *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_uniform_of(&failure, state, low, high, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomNormalOf: A new array with normal numbers.
func RandomNormalOf(state *RandomState, loc *Array, scale *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_normal_of(&failure, state, loc, scale, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomLognormalOf: A new array with exponentials of normal numbers.
func RandomLognormalOf(state *RandomState, mean *Array, sigma *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_lognormal_of(&failure, state, mean, sigma, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomExponentialOf: A new array with numbers of the exponential distribution.
func RandomExponentialOf(state *RandomState, scale *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_exponential_of(&failure, state, scale, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomGumbelOf: A new array with numbers of the Gumbel distribution.
func RandomGumbelOf(state *RandomState, loc *Array, scale *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_gumbel_of(&failure, state, loc, scale, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomLaplace: A new array with numbers of Laplace's double exponential distribution.
func RandomLaplace(state *RandomState, loc *Array, scale *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_laplace(&failure, state, loc, scale, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomLogistic: A new array with numbers of the logistic distribution.
func RandomLogistic(state *RandomState, loc *Array, scale *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_logistic(&failure, state, loc, scale, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomRayleigh: A new array with lengths of vectors of two normal numbers, the Rayleigh
// distribution.
func RandomRayleigh(state *RandomState, scale *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_rayleigh(&failure, state, scale, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomStandardCauchy: A new array with numbers of the Cauchy distribution with mode 0 and scale
// 1.
func RandomStandardCauchy(state *RandomState, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_standard_cauchy(&failure, state, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomPareto: A new array with numbers of Pareto's second distribution (Lomax), which starts at
// 0.
func RandomPareto(state *RandomState, a *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_pareto(&failure, state, a, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomWeibull: A new array with numbers of the Weibull distribution with scale 1.
func RandomWeibull(state *RandomState, a *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_weibull(&failure, state, a, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomPower: A new array with numbers in [0, 1] with the density a x^(a - 1).
func RandomPower(state *RandomState, a *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_power(&failure, state, a, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomTriangular: A new array with numbers in [left, right] with a density that rises up to the
// mode and then falls.
func RandomTriangular(state *RandomState, left *Array, mode *Array, right *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_triangular(&failure, state, left, mode, right, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomWald: A new array with numbers of Wald's inverse Gaussian distribution.
func RandomWald(state *RandomState, mean *Array, scale *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_wald(&failure, state, mean, scale, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomStandardGamma: A new array with numbers of the gamma distribution with scale 1.
func RandomStandardGamma(state *RandomState, alpha *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_standard_gamma(&failure, state, alpha, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomGamma: A new array with numbers of the gamma distribution.
func RandomGamma(state *RandomState, alpha *Array, scale *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_gamma(&failure, state, alpha, scale, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomChisquare: A new array with numbers of the chi-square distribution.
func RandomChisquare(state *RandomState, df *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_chisquare(&failure, state, df, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomNoncentralChisquare: A new array with numbers of the noncentral chi-square distribution.
func RandomNoncentralChisquare(state *RandomState, df *Array, nonc *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_noncentral_chisquare(&failure, state, df, nonc, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomF: A new array with numbers of the F distribution.
func RandomF(state *RandomState, dfnum *Array, dfden *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_f(&failure, state, dfnum, dfden, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomNoncentralF: A new array with numbers of the noncentral F distribution.
func RandomNoncentralF(state *RandomState, dfnum *Array, dfden *Array, nonc *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_noncentral_f(&failure, state, dfnum, dfden, nonc, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomStandardT: A new array with numbers of Student's t distribution.
func RandomStandardT(state *RandomState, df *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_standard_t(&failure, state, df, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomBeta: A new array with numbers of the beta distribution.
func RandomBeta(state *RandomState, a *Array, b *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_beta(&failure, state, a, b, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomVonmises: A new array with angles in [-pi, pi] of von Mises' distribution.
func RandomVonmises(state *RandomState, mu *Array, kappa *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_vonmises(&failure, state, mu, kappa, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomDirichlet: A new array with vectors of the Dirichlet distribution, whose elements have the
// sum 1, along a new last axis.
func RandomDirichlet(state *RandomState, alpha *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_dirichlet(&failure, state, alpha, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomGeometric: A new array with numbers of the first success among independent trials, counted
// from 1.
func RandomGeometric(state *RandomState, p *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_geometric(&failure, state, p, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomLogseries: A new array with numbers of the logarithmic series.
func RandomLogseries(state *RandomState, p *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_logseries(&failure, state, p, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomZipf: A new array with numbers from 1 with probabilities proportional to their powers -a,
// Zipf's distribution, up to the largest number of the dtype.
func RandomZipf(state *RandomState, a *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_zipf(&failure, state, a, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomNegativeBinomial: A new array with numbers of failures before the n-th success among
// independent trials.
func RandomNegativeBinomial(state *RandomState, n *Array, p *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_negative_binomial(&failure, state, n, p, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// RandomHypergeometric: A new array with numbers of good elements in a sample without replacement.
func RandomHypergeometric(state *RandomState, ngood *Array, nbad *Array, nsample *Array, shape *int64, ndim uint64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_random_hypergeometric(&failure, state, ngood, nbad, nsample, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayToDlpack: A managed tensor over the memory of an array on the CPU. It keeps the memory alive
// until its deleter is called, once. A read-only array is marked as such in the versioned form and
// is an error in the older one. DLPack counts strides in elements: an array whose strides are not
// multiples of its item size, or whose elements are at unaligned addresses, is an error.
func ArrayToDlpack(a *Array, versioned int32, out *unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_array_to_dlpack(&failure, a, (C.int32_t)(versioned), out)
	return taken(&failure)
}

// ArrayFromDlpack: An array over the memory of a managed tensor on the CPU (kDLCPU or kDLCUDAHost).
// Elements must have one lane of one of the library's element types and be at aligned addresses.
// Without strides they are in C order. A tensor marked as read-only gives a read-only array; the
// flag that marks a copy is ignored.
func ArrayFromDlpack(managed unsafe.Pointer, versioned int32, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_from_dlpack(&failure, managed, (C.int32_t)(versioned), out)
	return taken(&failure)
}

// ArrayAdd: Sum. For booleans, logical or. Inputs are broadcast and promoted to one dtype. All
// dtypes are supported.
func ArrayAdd(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_add(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayAddInto: ctn_array_add into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayAddInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_add_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayAddF64: ctn_array_add with a scalar as the second operand. The scalar is weak: it counts as
// a Python float and does not widen an array of the same or a higher kind.
func ArrayAddF64(x1 *Array, x2 float64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_add_f64(&failure, x1, (C.double)(x2), out)
	return taken(&failure)
}

// ArrayAddI64: ctn_array_add with a scalar as the second operand. The scalar is weak: it counts as
// a Python int and does not widen an array of the same or a higher kind.
func ArrayAddI64(x1 *Array, x2 int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_add_i64(&failure, x1, (C.int64_t)(x2), out)
	return taken(&failure)
}

// ArraySubtract: Difference. Inputs are broadcast and promoted to one dtype. Booleans are a DTYPE
// error.
func ArraySubtract(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_subtract(&failure, x1, x2, out)
	return taken(&failure)
}

// ArraySubtractInto: ctn_array_subtract into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArraySubtractInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_subtract_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArraySubtractF64: ctn_array_subtract with a scalar as the second operand. The scalar is weak: it
// counts as a Python float and does not widen an array of the same or a higher kind.
func ArraySubtractF64(x1 *Array, x2 float64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_subtract_f64(&failure, x1, (C.double)(x2), out)
	return taken(&failure)
}

// ArrayRsubtractF64: ctn_array_subtract with a weak scalar (a Python float) as the first operand.
func ArrayRsubtractF64(x1 float64, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_rsubtract_f64(&failure, (C.double)(x1), x2, out)
	return taken(&failure)
}

// ArraySubtractI64: ctn_array_subtract with a scalar as the second operand. The scalar is weak: it
// counts as a Python int and does not widen an array of the same or a higher kind.
func ArraySubtractI64(x1 *Array, x2 int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_subtract_i64(&failure, x1, (C.int64_t)(x2), out)
	return taken(&failure)
}

// ArrayRsubtractI64: ctn_array_subtract with a weak scalar (a Python int) as the first operand.
func ArrayRsubtractI64(x1 int64, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_rsubtract_i64(&failure, (C.int64_t)(x1), x2, out)
	return taken(&failure)
}

// ArrayMultiply: Product. For booleans, logical and. Inputs are broadcast and promoted to one
// dtype. All dtypes are supported.
func ArrayMultiply(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_multiply(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayMultiplyInto: ctn_array_multiply into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayMultiplyInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_multiply_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayMultiplyF64: ctn_array_multiply with a scalar as the second operand. The scalar is weak: it
// counts as a Python float and does not widen an array of the same or a higher kind.
func ArrayMultiplyF64(x1 *Array, x2 float64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_multiply_f64(&failure, x1, (C.double)(x2), out)
	return taken(&failure)
}

// ArrayMultiplyI64: ctn_array_multiply with a scalar as the second operand. The scalar is weak: it
// counts as a Python int and does not widen an array of the same or a higher kind.
func ArrayMultiplyI64(x1 *Array, x2 int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_multiply_i64(&failure, x1, (C.int64_t)(x2), out)
	return taken(&failure)
}

// ArrayTrueDivide: Quotient, always floating. Inputs are broadcast and promoted to one dtype.
// Booleans and integers are computed as float64.
func ArrayTrueDivide(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_true_divide(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayTrueDivideInto: ctn_array_true_divide into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayTrueDivideInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_true_divide_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayTrueDivideF64: ctn_array_true_divide with a scalar as the second operand. The scalar is
// weak: it counts as a Python float and does not widen an array of the same or a higher kind.
func ArrayTrueDivideF64(x1 *Array, x2 float64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_true_divide_f64(&failure, x1, (C.double)(x2), out)
	return taken(&failure)
}

// ArrayRtrueDivideF64: ctn_array_true_divide with a weak scalar (a Python float) as the first
// operand.
func ArrayRtrueDivideF64(x1 float64, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_rtrue_divide_f64(&failure, (C.double)(x1), x2, out)
	return taken(&failure)
}

// ArrayTrueDivideI64: ctn_array_true_divide with a scalar as the second operand. The scalar is
// weak: it counts as a Python int and does not widen an array of the same or a higher kind.
func ArrayTrueDivideI64(x1 *Array, x2 int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_true_divide_i64(&failure, x1, (C.int64_t)(x2), out)
	return taken(&failure)
}

// ArrayRtrueDivideI64: ctn_array_true_divide with a weak scalar (a Python int) as the first
// operand.
func ArrayRtrueDivideI64(x1 int64, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_rtrue_divide_i64(&failure, (C.int64_t)(x1), x2, out)
	return taken(&failure)
}

// ArrayFloorDivide: Largest integer not above the quotient. Integer division by zero gives 0.
// Inputs are broadcast and promoted to one dtype. Booleans are computed as int8.
func ArrayFloorDivide(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_floor_divide(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayFloorDivideInto: ctn_array_floor_divide into an existing array or view of the broadcast
// shape. Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or
// share memory with them.
func ArrayFloorDivideInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_floor_divide_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayFloorDivideF64: ctn_array_floor_divide with a scalar as the second operand. The scalar is
// weak: it counts as a Python float and does not widen an array of the same or a higher kind.
func ArrayFloorDivideF64(x1 *Array, x2 float64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_floor_divide_f64(&failure, x1, (C.double)(x2), out)
	return taken(&failure)
}

// ArrayRfloorDivideF64: ctn_array_floor_divide with a weak scalar (a Python float) as the first
// operand.
func ArrayRfloorDivideF64(x1 float64, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_rfloor_divide_f64(&failure, (C.double)(x1), x2, out)
	return taken(&failure)
}

// ArrayFloorDivideI64: ctn_array_floor_divide with a scalar as the second operand. The scalar is
// weak: it counts as a Python int and does not widen an array of the same or a higher kind.
func ArrayFloorDivideI64(x1 *Array, x2 int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_floor_divide_i64(&failure, x1, (C.int64_t)(x2), out)
	return taken(&failure)
}

// ArrayRfloorDivideI64: ctn_array_floor_divide with a weak scalar (a Python int) as the first
// operand.
func ArrayRfloorDivideI64(x1 int64, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_rfloor_divide_i64(&failure, (C.int64_t)(x1), x2, out)
	return taken(&failure)
}

// ArrayRemainder: Remainder with the sign of the divisor. Integer division by zero gives 0. Inputs
// are broadcast and promoted to one dtype. Booleans are computed as int8.
func ArrayRemainder(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_remainder(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayRemainderInto: ctn_array_remainder into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayRemainderInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_remainder_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayRemainderF64: ctn_array_remainder with a scalar as the second operand. The scalar is weak:
// it counts as a Python float and does not widen an array of the same or a higher kind.
func ArrayRemainderF64(x1 *Array, x2 float64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_remainder_f64(&failure, x1, (C.double)(x2), out)
	return taken(&failure)
}

// ArrayRremainderF64: ctn_array_remainder with a weak scalar (a Python float) as the first operand.
func ArrayRremainderF64(x1 float64, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_rremainder_f64(&failure, (C.double)(x1), x2, out)
	return taken(&failure)
}

// ArrayRemainderI64: ctn_array_remainder with a scalar as the second operand. The scalar is weak:
// it counts as a Python int and does not widen an array of the same or a higher kind.
func ArrayRemainderI64(x1 *Array, x2 int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_remainder_i64(&failure, x1, (C.int64_t)(x2), out)
	return taken(&failure)
}

// ArrayRremainderI64: ctn_array_remainder with a weak scalar (a Python int) as the first operand.
func ArrayRremainderI64(x1 int64, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_rremainder_i64(&failure, (C.int64_t)(x1), x2, out)
	return taken(&failure)
}

// ArrayPower: Power. A negative integer exponent of integers is an error. Inputs are broadcast and
// promoted to one dtype. Booleans are computed as int8.
func ArrayPower(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_power(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayPowerInto: ctn_array_power into an existing array or view of the broadcast shape. Results
// are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayPowerInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_power_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayPowerF64: ctn_array_power with a scalar as the second operand. The scalar is weak: it counts
// as a Python float and does not widen an array of the same or a higher kind.
func ArrayPowerF64(x1 *Array, x2 float64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_power_f64(&failure, x1, (C.double)(x2), out)
	return taken(&failure)
}

// ArrayRpowerF64: ctn_array_power with a weak scalar (a Python float) as the first operand.
func ArrayRpowerF64(x1 float64, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_rpower_f64(&failure, (C.double)(x1), x2, out)
	return taken(&failure)
}

// ArrayPowerI64: ctn_array_power with a scalar as the second operand. The scalar is weak: it counts
// as a Python int and does not widen an array of the same or a higher kind.
func ArrayPowerI64(x1 *Array, x2 int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_power_i64(&failure, x1, (C.int64_t)(x2), out)
	return taken(&failure)
}

// ArrayRpowerI64: ctn_array_power with a weak scalar (a Python int) as the first operand.
func ArrayRpowerI64(x1 int64, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_rpower_i64(&failure, (C.int64_t)(x1), x2, out)
	return taken(&failure)
}

// ArrayMaximum: Larger element. NaN wins over numbers. Inputs are broadcast and promoted to one
// dtype. All dtypes are supported.
func ArrayMaximum(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_maximum(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayMaximumInto: ctn_array_maximum into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayMaximumInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_maximum_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayMaximumF64: ctn_array_maximum with a scalar as the second operand. The scalar is weak: it
// counts as a Python float and does not widen an array of the same or a higher kind.
func ArrayMaximumF64(x1 *Array, x2 float64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_maximum_f64(&failure, x1, (C.double)(x2), out)
	return taken(&failure)
}

// ArrayMaximumI64: ctn_array_maximum with a scalar as the second operand. The scalar is weak: it
// counts as a Python int and does not widen an array of the same or a higher kind.
func ArrayMaximumI64(x1 *Array, x2 int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_maximum_i64(&failure, x1, (C.int64_t)(x2), out)
	return taken(&failure)
}

// ArrayMinimum: Smaller element. NaN wins over numbers. Inputs are broadcast and promoted to one
// dtype. All dtypes are supported.
func ArrayMinimum(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_minimum(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayMinimumInto: ctn_array_minimum into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayMinimumInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_minimum_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayMinimumF64: ctn_array_minimum with a scalar as the second operand. The scalar is weak: it
// counts as a Python float and does not widen an array of the same or a higher kind.
func ArrayMinimumF64(x1 *Array, x2 float64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_minimum_f64(&failure, x1, (C.double)(x2), out)
	return taken(&failure)
}

// ArrayMinimumI64: ctn_array_minimum with a scalar as the second operand. The scalar is weak: it
// counts as a Python int and does not widen an array of the same or a higher kind.
func ArrayMinimumI64(x1 *Array, x2 int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_minimum_i64(&failure, x1, (C.int64_t)(x2), out)
	return taken(&failure)
}

// ArrayGreater: Whether x1 > x2. Inputs are broadcast and promoted to one dtype. All dtypes are
// supported. The result is bool.
func ArrayGreater(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_greater(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayGreaterInto: ctn_array_greater into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayGreaterInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_greater_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayGreaterF64: ctn_array_greater with a scalar as the second operand. The scalar is weak: it
// counts as a Python float and does not widen an array of the same or a higher kind.
func ArrayGreaterF64(x1 *Array, x2 float64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_greater_f64(&failure, x1, (C.double)(x2), out)
	return taken(&failure)
}

// ArrayGreaterI64: ctn_array_greater with a scalar as the second operand. The scalar is weak: it
// counts as a Python int and does not widen an array of the same or a higher kind.
func ArrayGreaterI64(x1 *Array, x2 int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_greater_i64(&failure, x1, (C.int64_t)(x2), out)
	return taken(&failure)
}

// ArrayGreaterEqual: Whether x1 >= x2. Inputs are broadcast and promoted to one dtype. All dtypes
// are supported. The result is bool.
func ArrayGreaterEqual(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_greater_equal(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayGreaterEqualInto: ctn_array_greater_equal into an existing array or view of the broadcast
// shape. Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or
// share memory with them.
func ArrayGreaterEqualInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_greater_equal_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayGreaterEqualF64: ctn_array_greater_equal with a scalar as the second operand. The scalar is
// weak: it counts as a Python float and does not widen an array of the same or a higher kind.
func ArrayGreaterEqualF64(x1 *Array, x2 float64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_greater_equal_f64(&failure, x1, (C.double)(x2), out)
	return taken(&failure)
}

// ArrayGreaterEqualI64: ctn_array_greater_equal with a scalar as the second operand. The scalar is
// weak: it counts as a Python int and does not widen an array of the same or a higher kind.
func ArrayGreaterEqualI64(x1 *Array, x2 int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_greater_equal_i64(&failure, x1, (C.int64_t)(x2), out)
	return taken(&failure)
}

// ArrayLess: Whether x1 < x2. Inputs are broadcast and promoted to one dtype. All dtypes are
// supported. The result is bool.
func ArrayLess(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_less(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayLessInto: ctn_array_less into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayLessInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_less_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayLessF64: ctn_array_less with a scalar as the second operand. The scalar is weak: it counts
// as a Python float and does not widen an array of the same or a higher kind.
func ArrayLessF64(x1 *Array, x2 float64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_less_f64(&failure, x1, (C.double)(x2), out)
	return taken(&failure)
}

// ArrayLessI64: ctn_array_less with a scalar as the second operand. The scalar is weak: it counts
// as a Python int and does not widen an array of the same or a higher kind.
func ArrayLessI64(x1 *Array, x2 int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_less_i64(&failure, x1, (C.int64_t)(x2), out)
	return taken(&failure)
}

// ArrayLessEqual: Whether x1 <= x2. Inputs are broadcast and promoted to one dtype. All dtypes are
// supported. The result is bool.
func ArrayLessEqual(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_less_equal(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayLessEqualInto: ctn_array_less_equal into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayLessEqualInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_less_equal_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayLessEqualF64: ctn_array_less_equal with a scalar as the second operand. The scalar is weak:
// it counts as a Python float and does not widen an array of the same or a higher kind.
func ArrayLessEqualF64(x1 *Array, x2 float64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_less_equal_f64(&failure, x1, (C.double)(x2), out)
	return taken(&failure)
}

// ArrayLessEqualI64: ctn_array_less_equal with a scalar as the second operand. The scalar is weak:
// it counts as a Python int and does not widen an array of the same or a higher kind.
func ArrayLessEqualI64(x1 *Array, x2 int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_less_equal_i64(&failure, x1, (C.int64_t)(x2), out)
	return taken(&failure)
}

// ArrayEqual: Whether x1 == x2. Inputs are broadcast and promoted to one dtype. All dtypes are
// supported. The result is bool.
func ArrayEqual(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_equal(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayEqualInto: ctn_array_equal into an existing array or view of the broadcast shape. Results
// are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayEqualInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_equal_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayEqualF64: ctn_array_equal with a scalar as the second operand. The scalar is weak: it counts
// as a Python float and does not widen an array of the same or a higher kind.
func ArrayEqualF64(x1 *Array, x2 float64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_equal_f64(&failure, x1, (C.double)(x2), out)
	return taken(&failure)
}

// ArrayEqualI64: ctn_array_equal with a scalar as the second operand. The scalar is weak: it counts
// as a Python int and does not widen an array of the same or a higher kind.
func ArrayEqualI64(x1 *Array, x2 int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_equal_i64(&failure, x1, (C.int64_t)(x2), out)
	return taken(&failure)
}

// ArrayNotEqual: Whether x1 != x2. Inputs are broadcast and promoted to one dtype. All dtypes are
// supported. The result is bool.
func ArrayNotEqual(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_not_equal(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayNotEqualInto: ctn_array_not_equal into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayNotEqualInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_not_equal_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayNotEqualF64: ctn_array_not_equal with a scalar as the second operand. The scalar is weak: it
// counts as a Python float and does not widen an array of the same or a higher kind.
func ArrayNotEqualF64(x1 *Array, x2 float64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_not_equal_f64(&failure, x1, (C.double)(x2), out)
	return taken(&failure)
}

// ArrayNotEqualI64: ctn_array_not_equal with a scalar as the second operand. The scalar is weak: it
// counts as a Python int and does not widen an array of the same or a higher kind.
func ArrayNotEqualI64(x1 *Array, x2 int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_not_equal_i64(&failure, x1, (C.int64_t)(x2), out)
	return taken(&failure)
}

// ArrayLogicalAnd: Whether both elements are true (not zero). Inputs are broadcast and promoted to
// one dtype. All dtypes are supported. The result is bool.
func ArrayLogicalAnd(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_logical_and(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayLogicalAndInto: ctn_array_logical_and into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayLogicalAndInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_logical_and_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayLogicalOr: Whether at least one element is true (not zero). Inputs are broadcast and
// promoted to one dtype. All dtypes are supported. The result is bool.
func ArrayLogicalOr(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_logical_or(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayLogicalOrInto: ctn_array_logical_or into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayLogicalOrInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_logical_or_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayLogicalXor: Whether exactly one element is true (not zero). Inputs are broadcast and
// promoted to one dtype. All dtypes are supported. The result is bool.
func ArrayLogicalXor(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_logical_xor(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayLogicalXorInto: ctn_array_logical_xor into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayLogicalXorInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_logical_xor_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayLogicalNot: Whether the element is zero. All dtypes are supported. The result is bool.
func ArrayLogicalNot(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_logical_not(&failure, x, out)
	return taken(&failure)
}

// ArrayLogicalNotInto: ctn_array_logical_not into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayLogicalNotInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_logical_not_into(&failure, x, out)
	return taken(&failure)
}

// ArrayNegative: Negation, -x. Booleans are a DTYPE error.
func ArrayNegative(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_negative(&failure, x, out)
	return taken(&failure)
}

// ArrayNegativeInto: ctn_array_negative into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayNegativeInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_negative_into(&failure, x, out)
	return taken(&failure)
}

// ArrayAbsolute: Absolute value. All dtypes are supported.
func ArrayAbsolute(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_absolute(&failure, x, out)
	return taken(&failure)
}

// ArrayAbsoluteInto: ctn_array_absolute into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayAbsoluteInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_absolute_into(&failure, x, out)
	return taken(&failure)
}

// ArraySquare: x * x. Booleans are computed as int8.
func ArraySquare(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_square(&failure, x, out)
	return taken(&failure)
}

// ArraySquareInto: ctn_array_square into an existing array or view of the broadcast shape. Results
// are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArraySquareInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_square_into(&failure, x, out)
	return taken(&failure)
}

// ArraySign: Sign: -1, 0 or 1. NaN stays NaN. Booleans are a DTYPE error.
func ArraySign(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_sign(&failure, x, out)
	return taken(&failure)
}

// ArraySignInto: ctn_array_sign into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArraySignInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_sign_into(&failure, x, out)
	return taken(&failure)
}

// ArraySqrt: Square root. Booleans and integers are computed as floating numbers: those of 8 bits
// as float16, those of 16 bits as float32, larger ones as float64.
func ArraySqrt(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_sqrt(&failure, x, out)
	return taken(&failure)
}

// ArraySqrtInto: ctn_array_sqrt into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArraySqrtInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_sqrt_into(&failure, x, out)
	return taken(&failure)
}

// ArrayExp: Exponential. Booleans and integers are computed as floating numbers: those of 8 bits as
// float16, those of 16 bits as float32, larger ones as float64.
func ArrayExp(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_exp(&failure, x, out)
	return taken(&failure)
}

// ArrayExpInto: ctn_array_exp into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayExpInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_exp_into(&failure, x, out)
	return taken(&failure)
}

// ArrayLog: Natural logarithm. Booleans and integers are computed as floating numbers: those of 8
// bits as float16, those of 16 bits as float32, larger ones as float64.
func ArrayLog(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_log(&failure, x, out)
	return taken(&failure)
}

// ArrayLogInto: ctn_array_log into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayLogInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_log_into(&failure, x, out)
	return taken(&failure)
}

// ArrayLog1p: Natural logarithm of 1 + x, accurate near zero. Booleans and integers are computed as
// floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as
// float64.
func ArrayLog1p(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_log1p(&failure, x, out)
	return taken(&failure)
}

// ArrayLog1pInto: ctn_array_log1p into an existing array or view of the broadcast shape. Results
// are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayLog1pInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_log1p_into(&failure, x, out)
	return taken(&failure)
}

// ArraySin: Sine of radians. Booleans and integers are computed as floating numbers: those of 8
// bits as float16, those of 16 bits as float32, larger ones as float64.
func ArraySin(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_sin(&failure, x, out)
	return taken(&failure)
}

// ArraySinInto: ctn_array_sin into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArraySinInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_sin_into(&failure, x, out)
	return taken(&failure)
}

// ArrayCos: Cosine of radians. Booleans and integers are computed as floating numbers: those of 8
// bits as float16, those of 16 bits as float32, larger ones as float64.
func ArrayCos(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_cos(&failure, x, out)
	return taken(&failure)
}

// ArrayCosInto: ctn_array_cos into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayCosInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_cos_into(&failure, x, out)
	return taken(&failure)
}

// ArrayTanh: Hyperbolic tangent. Booleans and integers are computed as floating numbers: those of 8
// bits as float16, those of 16 bits as float32, larger ones as float64.
func ArrayTanh(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_tanh(&failure, x, out)
	return taken(&failure)
}

// ArrayTanhInto: ctn_array_tanh into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayTanhInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_tanh_into(&failure, x, out)
	return taken(&failure)
}

// ArraySigmoid: 1 / (1 + exp(-x)). Booleans and integers are computed as floating numbers: those of
// 8 bits as float16, those of 16 bits as float32, larger ones as float64.
func ArraySigmoid(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_sigmoid(&failure, x, out)
	return taken(&failure)
}

// ArraySigmoidInto: ctn_array_sigmoid into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArraySigmoidInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_sigmoid_into(&failure, x, out)
	return taken(&failure)
}

// ArrayRelu: max(x, 0). NaN stays NaN. Booleans are a DTYPE error.
func ArrayRelu(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_relu(&failure, x, out)
	return taken(&failure)
}

// ArrayReluInto: ctn_array_relu into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayReluInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_relu_into(&failure, x, out)
	return taken(&failure)
}

// ArrayMultiplyAdd: x1 * x2 + x3 in one pass over memory. Inputs are broadcast and promoted to one
// dtype. Booleans are computed as int8.
func ArrayMultiplyAdd(x1 *Array, x2 *Array, x3 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_multiply_add(&failure, x1, x2, x3, out)
	return taken(&failure)
}

// ArrayMultiplyAddInto: ctn_array_multiply_add into an existing array or view of the broadcast
// shape. Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or
// share memory with them.
func ArrayMultiplyAddInto(x1 *Array, x2 *Array, x3 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_multiply_add_into(&failure, x1, x2, x3, out)
	return taken(&failure)
}

// ArrayPositive: A copy. Booleans are a DTYPE error.
func ArrayPositive(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_positive(&failure, x, out)
	return taken(&failure)
}

// ArrayPositiveInto: ctn_array_positive into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayPositiveInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_positive_into(&failure, x, out)
	return taken(&failure)
}

// ArrayReciprocal: 1 / x, truncated for integers. Integer zero gives the smallest number of int32
// or int64, and 0 in other integer dtypes. Booleans are computed as int8.
func ArrayReciprocal(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_reciprocal(&failure, x, out)
	return taken(&failure)
}

// ArrayReciprocalInto: ctn_array_reciprocal into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayReciprocalInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_reciprocal_into(&failure, x, out)
	return taken(&failure)
}

// ArrayFmax: Larger element. Numbers win over NaN. Inputs are broadcast and promoted to one dtype.
// All dtypes are supported.
func ArrayFmax(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_fmax(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayFmaxInto: ctn_array_fmax into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayFmaxInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_fmax_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayFmin: Smaller element. Numbers win over NaN. Inputs are broadcast and promoted to one dtype.
// All dtypes are supported.
func ArrayFmin(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_fmin(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayFminInto: ctn_array_fmin into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayFminInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_fmin_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayFmod: Remainder with the sign of the dividend. Integer division by zero gives 0. Inputs are
// broadcast and promoted to one dtype. Booleans are computed as int8.
func ArrayFmod(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_fmod(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayFmodInto: ctn_array_fmod into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayFmodInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_fmod_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayDivmod: Results of ctn_array_floor_divide and ctn_array_remainder together. Inputs are
// broadcast and promoted to one dtype. Booleans are computed as int8.
func ArrayDivmod(x1 *Array, x2 *Array, quotient **Array, remainder **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_divmod(&failure, x1, x2, quotient, remainder)
	return taken(&failure)
}

// ArrayDivmodInto: ctn_array_divmod into existing arrays or views of the broadcast shape. Results
// are cast to their dtypes by the rule same_kind. They may be inputs, or share memory with them.
func ArrayDivmodInto(x1 *Array, x2 *Array, quotient *Array, remainder *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_divmod_into(&failure, x1, x2, quotient, remainder)
	return taken(&failure)
}

// ArrayModf: Fractional and integer part, both with the sign of x. Booleans and integers are
// computed as floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger
// ones as float64.
func ArrayModf(x *Array, fraction **Array, integer **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_modf(&failure, x, fraction, integer)
	return taken(&failure)
}

// ArrayModfInto: ctn_array_modf into existing arrays or views of the broadcast shape. Results are
// cast to their dtypes by the rule same_kind. They may be inputs, or share memory with them.
func ArrayModfInto(x *Array, fraction *Array, integer *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_modf_into(&failure, x, fraction, integer)
	return taken(&failure)
}

// ArrayFrexp: Mantissa in (-1, -0.5] or [0.5, 1), or 0, and exponent of two (int32), such that x =
// mantissa * 2 ** exponent. Booleans and integers are computed as floating numbers: those of 8 bits
// as float16, those of 16 bits as float32, larger ones as float64.
func ArrayFrexp(x *Array, mantissa **Array, exponent **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_frexp(&failure, x, mantissa, exponent)
	return taken(&failure)
}

// ArrayFrexpInto: ctn_array_frexp into existing arrays or views of the broadcast shape. Results are
// cast to their dtypes by the rule same_kind. They may be inputs, or share memory with them.
func ArrayFrexpInto(x *Array, mantissa *Array, exponent *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_frexp_into(&failure, x, mantissa, exponent)
	return taken(&failure)
}

// ArrayLdexp: x1 * 2 ** x2, rounded once. Inputs are broadcast; `x2` has an integer dtype, and the
// result has the dtype of `x1`. Booleans and integers are computed as floating numbers: those of 8
// bits as float16, those of 16 bits as float32, larger ones as float64.
func ArrayLdexp(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_ldexp(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayLdexpInto: ctn_array_ldexp into an existing array or view of the broadcast shape. Results
// are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayLdexpInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_ldexp_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayCopysign: x1 with the sign of x2. Inputs are broadcast and promoted to one dtype. Booleans
// and integers are computed as floating numbers: those of 8 bits as float16, those of 16 bits as
// float32, larger ones as float64.
func ArrayCopysign(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_copysign(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayCopysignInto: ctn_array_copysign into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayCopysignInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_copysign_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayNextafter: The next number after x1 toward x2. Inputs are broadcast and promoted to one
// dtype. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those
// of 16 bits as float32, larger ones as float64.
func ArrayNextafter(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_nextafter(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayNextafterInto: ctn_array_nextafter into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayNextafterInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_nextafter_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayHypot: sqrt(x1 ** 2 + x2 ** 2) without intermediate overflow. Inputs are broadcast and
// promoted to one dtype. Booleans and integers are computed as floating numbers: those of 8 bits as
// float16, those of 16 bits as float32, larger ones as float64.
func ArrayHypot(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_hypot(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayHypotInto: ctn_array_hypot into an existing array or view of the broadcast shape. Results
// are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayHypotInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_hypot_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayArctan2: Angle of the point (x2, x1) in (-pi, pi]. Inputs are broadcast and promoted to one
// dtype. Booleans and integers are computed as floating numbers: those of 8 bits as float16, those
// of 16 bits as float32, larger ones as float64.
func ArrayArctan2(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_arctan2(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayArctan2Into: ctn_array_arctan2 into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayArctan2Into(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_arctan2_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayLogaddexp: log(exp(x1) + exp(x2)) without intermediate overflow. Inputs are broadcast and
// promoted to one dtype. Booleans and integers are computed as floating numbers: those of 8 bits as
// float16, those of 16 bits as float32, larger ones as float64.
func ArrayLogaddexp(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_logaddexp(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayLogaddexpInto: ctn_array_logaddexp into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayLogaddexpInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_logaddexp_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayLogaddexp2: log2(2 ** x1 + 2 ** x2) without intermediate overflow. Inputs are broadcast and
// promoted to one dtype. Booleans and integers are computed as floating numbers: those of 8 bits as
// float16, those of 16 bits as float32, larger ones as float64.
func ArrayLogaddexp2(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_logaddexp2(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayLogaddexp2Into: ctn_array_logaddexp2 into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayLogaddexp2Into(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_logaddexp2_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayExp2: 2 ** x. Booleans and integers are computed as floating numbers: those of 8 bits as
// float16, those of 16 bits as float32, larger ones as float64.
func ArrayExp2(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_exp2(&failure, x, out)
	return taken(&failure)
}

// ArrayExp2Into: ctn_array_exp2 into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayExp2Into(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_exp2_into(&failure, x, out)
	return taken(&failure)
}

// ArrayExpm1: exp(x) - 1, accurate near zero. Booleans and integers are computed as floating
// numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
func ArrayExpm1(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_expm1(&failure, x, out)
	return taken(&failure)
}

// ArrayExpm1Into: ctn_array_expm1 into an existing array or view of the broadcast shape. Results
// are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayExpm1Into(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_expm1_into(&failure, x, out)
	return taken(&failure)
}

// ArrayLog2: Logarithm to base 2. Booleans and integers are computed as floating numbers: those of
// 8 bits as float16, those of 16 bits as float32, larger ones as float64.
func ArrayLog2(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_log2(&failure, x, out)
	return taken(&failure)
}

// ArrayLog2Into: ctn_array_log2 into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayLog2Into(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_log2_into(&failure, x, out)
	return taken(&failure)
}

// ArrayLog10: Logarithm to base 10. Booleans and integers are computed as floating numbers: those
// of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
func ArrayLog10(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_log10(&failure, x, out)
	return taken(&failure)
}

// ArrayLog10Into: ctn_array_log10 into an existing array or view of the broadcast shape. Results
// are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayLog10Into(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_log10_into(&failure, x, out)
	return taken(&failure)
}

// ArrayCbrt: Cube root, also of negative numbers. Booleans and integers are computed as floating
// numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
func ArrayCbrt(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_cbrt(&failure, x, out)
	return taken(&failure)
}

// ArrayCbrtInto: ctn_array_cbrt into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayCbrtInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_cbrt_into(&failure, x, out)
	return taken(&failure)
}

// ArrayTan: Tangent of radians. Booleans and integers are computed as floating numbers: those of 8
// bits as float16, those of 16 bits as float32, larger ones as float64.
func ArrayTan(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_tan(&failure, x, out)
	return taken(&failure)
}

// ArrayTanInto: ctn_array_tan into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayTanInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_tan_into(&failure, x, out)
	return taken(&failure)
}

// ArrayArcsin: Inverse sine, in [-pi/2, pi/2]. Booleans and integers are computed as floating
// numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
func ArrayArcsin(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_arcsin(&failure, x, out)
	return taken(&failure)
}

// ArrayArcsinInto: ctn_array_arcsin into an existing array or view of the broadcast shape. Results
// are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayArcsinInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_arcsin_into(&failure, x, out)
	return taken(&failure)
}

// ArrayArccos: Inverse cosine, in [0, pi]. Booleans and integers are computed as floating numbers:
// those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
func ArrayArccos(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_arccos(&failure, x, out)
	return taken(&failure)
}

// ArrayArccosInto: ctn_array_arccos into an existing array or view of the broadcast shape. Results
// are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayArccosInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_arccos_into(&failure, x, out)
	return taken(&failure)
}

// ArrayArctan: Inverse tangent, in [-pi/2, pi/2]. Booleans and integers are computed as floating
// numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
func ArrayArctan(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_arctan(&failure, x, out)
	return taken(&failure)
}

// ArrayArctanInto: ctn_array_arctan into an existing array or view of the broadcast shape. Results
// are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayArctanInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_arctan_into(&failure, x, out)
	return taken(&failure)
}

// ArraySinh: Hyperbolic sine. Booleans and integers are computed as floating numbers: those of 8
// bits as float16, those of 16 bits as float32, larger ones as float64.
func ArraySinh(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_sinh(&failure, x, out)
	return taken(&failure)
}

// ArraySinhInto: ctn_array_sinh into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArraySinhInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_sinh_into(&failure, x, out)
	return taken(&failure)
}

// ArrayCosh: Hyperbolic cosine. Booleans and integers are computed as floating numbers: those of 8
// bits as float16, those of 16 bits as float32, larger ones as float64.
func ArrayCosh(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_cosh(&failure, x, out)
	return taken(&failure)
}

// ArrayCoshInto: ctn_array_cosh into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayCoshInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_cosh_into(&failure, x, out)
	return taken(&failure)
}

// ArrayArcsinh: Inverse hyperbolic sine. Booleans and integers are computed as floating numbers:
// those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
func ArrayArcsinh(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_arcsinh(&failure, x, out)
	return taken(&failure)
}

// ArrayArcsinhInto: ctn_array_arcsinh into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayArcsinhInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_arcsinh_into(&failure, x, out)
	return taken(&failure)
}

// ArrayArccosh: Inverse hyperbolic cosine. Booleans and integers are computed as floating numbers:
// those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
func ArrayArccosh(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_arccosh(&failure, x, out)
	return taken(&failure)
}

// ArrayArccoshInto: ctn_array_arccosh into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayArccoshInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_arccosh_into(&failure, x, out)
	return taken(&failure)
}

// ArrayArctanh: Inverse hyperbolic tangent. Booleans and integers are computed as floating numbers:
// those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
func ArrayArctanh(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_arctanh(&failure, x, out)
	return taken(&failure)
}

// ArrayArctanhInto: ctn_array_arctanh into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayArctanhInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_arctanh_into(&failure, x, out)
	return taken(&failure)
}

// ArrayDeg2rad: Converts degrees to radians. Booleans and integers are computed as floating
// numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
func ArrayDeg2rad(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_deg2rad(&failure, x, out)
	return taken(&failure)
}

// ArrayDeg2radInto: ctn_array_deg2rad into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayDeg2radInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_deg2rad_into(&failure, x, out)
	return taken(&failure)
}

// ArrayRad2deg: Converts radians to degrees. Booleans and integers are computed as floating
// numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as float64.
func ArrayRad2deg(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_rad2deg(&failure, x, out)
	return taken(&failure)
}

// ArrayRad2degInto: ctn_array_rad2deg into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayRad2degInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_rad2deg_into(&failure, x, out)
	return taken(&failure)
}

// ArrayFloor: Largest integer not above x; integers give floats. Booleans and integers are computed
// as floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as
// float64.
func ArrayFloor(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_floor(&failure, x, out)
	return taken(&failure)
}

// ArrayFloorInto: ctn_array_floor into an existing array or view of the broadcast shape. Results
// are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayFloorInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_floor_into(&failure, x, out)
	return taken(&failure)
}

// ArrayCeil: Smallest integer not below x; integers give floats. Booleans and integers are computed
// as floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as
// float64.
func ArrayCeil(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_ceil(&failure, x, out)
	return taken(&failure)
}

// ArrayCeilInto: ctn_array_ceil into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayCeilInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_ceil_into(&failure, x, out)
	return taken(&failure)
}

// ArrayTrunc: x without its fraction; integers give floats. Booleans and integers are computed as
// floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as
// float64.
func ArrayTrunc(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_trunc(&failure, x, out)
	return taken(&failure)
}

// ArrayTruncInto: ctn_array_trunc into an existing array or view of the broadcast shape. Results
// are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayTruncInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_trunc_into(&failure, x, out)
	return taken(&failure)
}

// ArrayRint: Nearest integer, ties to even; integers give floats. Booleans and integers are
// computed as floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger
// ones as float64.
func ArrayRint(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_rint(&failure, x, out)
	return taken(&failure)
}

// ArrayRintInto: ctn_array_rint into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayRintInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_rint_into(&failure, x, out)
	return taken(&failure)
}

// ArrayIsfinite: Whether the element is neither infinite nor NaN. All dtypes are supported. The
// result is bool.
func ArrayIsfinite(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_isfinite(&failure, x, out)
	return taken(&failure)
}

// ArrayIsfiniteInto: ctn_array_isfinite into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayIsfiniteInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_isfinite_into(&failure, x, out)
	return taken(&failure)
}

// ArrayIsinf: Whether the element is an infinity. All dtypes are supported. The result is bool.
func ArrayIsinf(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_isinf(&failure, x, out)
	return taken(&failure)
}

// ArrayIsinfInto: ctn_array_isinf into an existing array or view of the broadcast shape. Results
// are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayIsinfInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_isinf_into(&failure, x, out)
	return taken(&failure)
}

// ArrayIsnan: Whether the element is NaN. All dtypes are supported. The result is bool.
func ArrayIsnan(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_isnan(&failure, x, out)
	return taken(&failure)
}

// ArrayIsnanInto: ctn_array_isnan into an existing array or view of the broadcast shape. Results
// are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayIsnanInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_isnan_into(&failure, x, out)
	return taken(&failure)
}

// ArraySignbit: Whether the sign bit is set, as in -0.0. Booleans and integers are computed as
// floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as
// float64. The result is bool.
func ArraySignbit(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_signbit(&failure, x, out)
	return taken(&failure)
}

// ArraySignbitInto: ctn_array_signbit into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArraySignbitInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_signbit_into(&failure, x, out)
	return taken(&failure)
}

// ArrayBitwiseAnd: Bits that both elements have. For booleans, logical and. Inputs are broadcast
// and promoted to one dtype. Floating dtypes are a DTYPE error.
func ArrayBitwiseAnd(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_bitwise_and(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayBitwiseAndInto: ctn_array_bitwise_and into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayBitwiseAndInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_bitwise_and_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayBitwiseAndI64: ctn_array_bitwise_and with a scalar as the second operand. The scalar is
// weak: it counts as a Python int and does not widen an array of the same or a higher kind.
func ArrayBitwiseAndI64(x1 *Array, x2 int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_bitwise_and_i64(&failure, x1, (C.int64_t)(x2), out)
	return taken(&failure)
}

// ArrayBitwiseOr: Bits that at least one element has. For booleans, logical or. Inputs are
// broadcast and promoted to one dtype. Floating dtypes are a DTYPE error.
func ArrayBitwiseOr(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_bitwise_or(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayBitwiseOrInto: ctn_array_bitwise_or into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayBitwiseOrInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_bitwise_or_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayBitwiseOrI64: ctn_array_bitwise_or with a scalar as the second operand. The scalar is weak:
// it counts as a Python int and does not widen an array of the same or a higher kind.
func ArrayBitwiseOrI64(x1 *Array, x2 int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_bitwise_or_i64(&failure, x1, (C.int64_t)(x2), out)
	return taken(&failure)
}

// ArrayBitwiseXor: Bits that exactly one element has. For booleans, logical xor. Inputs are
// broadcast and promoted to one dtype. Floating dtypes are a DTYPE error.
func ArrayBitwiseXor(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_bitwise_xor(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayBitwiseXorInto: ctn_array_bitwise_xor into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayBitwiseXorInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_bitwise_xor_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayBitwiseXorI64: ctn_array_bitwise_xor with a scalar as the second operand. The scalar is
// weak: it counts as a Python int and does not widen an array of the same or a higher kind.
func ArrayBitwiseXorI64(x1 *Array, x2 int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_bitwise_xor_i64(&failure, x1, (C.int64_t)(x2), out)
	return taken(&failure)
}

// ArrayInvert: All bits inverted. For booleans, logical not. Floating dtypes are a DTYPE error.
func ArrayInvert(x *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_invert(&failure, x, out)
	return taken(&failure)
}

// ArrayInvertInto: ctn_array_invert into an existing array or view of the broadcast shape. Results
// are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayInvertInto(x *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_invert_into(&failure, x, out)
	return taken(&failure)
}

// ArrayLeftShift: x1 * 2 ** x2 without the bits that do not fit. A count that is negative or not
// below the width gives 0. Inputs are broadcast and promoted to one dtype. Booleans are computed as
// int8; floating dtypes are a DTYPE error.
func ArrayLeftShift(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_left_shift(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayLeftShiftInto: ctn_array_left_shift into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayLeftShiftInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_left_shift_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayLeftShiftI64: ctn_array_left_shift with a scalar as the second operand. The scalar is weak:
// it counts as a Python int and does not widen an array of the same or a higher kind.
func ArrayLeftShiftI64(x1 *Array, x2 int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_left_shift_i64(&failure, x1, (C.int64_t)(x2), out)
	return taken(&failure)
}

// ArrayRightShift: x1 / 2 ** x2, rounded down. A count that is negative or not below the width
// leaves only the sign (0 or -1). Inputs are broadcast and promoted to one dtype. Booleans are
// computed as int8; floating dtypes are a DTYPE error.
func ArrayRightShift(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_right_shift(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayRightShiftInto: ctn_array_right_shift into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayRightShiftInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_right_shift_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayRightShiftI64: ctn_array_right_shift with a scalar as the second operand. The scalar is
// weak: it counts as a Python int and does not widen an array of the same or a higher kind.
func ArrayRightShiftI64(x1 *Array, x2 int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_right_shift_i64(&failure, x1, (C.int64_t)(x2), out)
	return taken(&failure)
}

// ArrayHeaviside: 0 where x1 is negative, 1 where it is positive, x2 where it is zero. NaN stays
// NaN. Inputs are broadcast and promoted to one dtype. Booleans and integers are computed as
// floating numbers: those of 8 bits as float16, those of 16 bits as float32, larger ones as
// float64.
func ArrayHeaviside(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_heaviside(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayHeavisideInto: ctn_array_heaviside into an existing array or view of the broadcast shape.
// Results are cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share
// memory with them.
func ArrayHeavisideInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_heaviside_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayGcd: Greatest common divisor, which is not negative. The smallest number of a dtype counts
// with its size. Inputs are broadcast and promoted to one dtype. Booleans and floating dtypes are a
// DTYPE error.
func ArrayGcd(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_gcd(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayGcdInto: ctn_array_gcd into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayGcdInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_gcd_into(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayLcm: Least common multiple, which is 0 if one of the numbers is. Products that do not fit
// wrap. Inputs are broadcast and promoted to one dtype. Booleans and floating dtypes are a DTYPE
// error.
func ArrayLcm(x1 *Array, x2 *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_lcm(&failure, x1, x2, out)
	return taken(&failure)
}

// ArrayLcmInto: ctn_array_lcm into an existing array or view of the broadcast shape. Results are
// cast to its dtype by the rule same_kind. `out` may be one of the inputs, or share memory with
// them.
func ArrayLcmInto(x1 *Array, x2 *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_lcm_into(&failure, x1, x2, out)
	return taken(&failure)
}

// SerializerRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and
// for a handle of another type.
func SerializerRetain(self *Serializer) *Serializer {
	return C.ctn_serializer_retain(self)
}

// SerializerRelease: Gives a reference back; the last one frees the serializer. NULL is allowed;
// cannot fail.
func SerializerRelease(self *Serializer) {
	C.ctn_serializer_release(self)
}

// DictionaryRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and
// for a handle of another type.
func DictionaryRetain(self *Dictionary) *Dictionary {
	return C.ctn_dictionary_retain(self)
}

// DictionaryRelease: Gives a reference back; the last one frees the dictionary. NULL is allowed;
// cannot fail.
func DictionaryRelease(self *Dictionary) {
	C.ctn_dictionary_release(self)
}

// LoadOptionsRetain: Adds a reference and returns the handle itself. The result is NULL for NULL
// and for a handle of another type.
func LoadOptionsRetain(self *LoadOptions) *LoadOptions {
	return C.ctn_load_options_retain(self)
}

// LoadOptionsRelease: Gives a reference back; the last one frees the load options. NULL is allowed;
// cannot fail.
func LoadOptionsRelease(self *LoadOptions) {
	C.ctn_load_options_release(self)
}

// LoadReportRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and
// for a handle of another type.
func LoadReportRetain(self *LoadReport) *LoadReport {
	return C.ctn_load_report_retain(self)
}

// LoadReportRelease: Gives a reference back; the last one frees the load report. NULL is allowed;
// cannot fail.
func LoadReportRelease(self *LoadReport) {
	C.ctn_load_report_release(self)
}

// SerializerNew: A serializer or deserializer of callbacks. destroy runs exactly once: when the
// last reference to the serializer and its children is released, or when this call fails.
func SerializerNew(callbacks *SerializerCallbacks, user_data unsafe.Pointer, out **Serializer) error {
	var failure C.ctn_failure
	C.ctnm_serializer_new(&failure, (*C.ctn_serializer_callbacks)(unsafe.Pointer(callbacks)), user_data, out)
	return taken(&failure)
}

// SerializerChild: The serializer of everything below a key.
func SerializerChild(serializer *Serializer, key *byte, out **Serializer) error {
	var failure C.ctn_failure
	C.ctnm_serializer_child(&failure, serializer, (*C.char)(unsafe.Pointer(key)), out)
	return taken(&failure)
}

// SerializerArray: Saves an array, or copies the stored elements into it. Within the load of an
// object the elements are copied when that load is committed.
func SerializerArray(serializer *Serializer, key *byte, value *Array) error {
	var failure C.ctn_failure
	C.ctnm_serializer_array(&failure, serializer, (*C.char)(unsafe.Pointer(key)), value)
	return taken(&failure)
}

// SerializerI64: Saves an integer, or sets it to the stored one.
func SerializerI64(serializer *Serializer, key *byte, value *int64) error {
	var failure C.ctn_failure
	C.ctnm_serializer_i64(&failure, serializer, (*C.char)(unsafe.Pointer(key)), (*C.int64_t)(unsafe.Pointer(value)))
	return taken(&failure)
}

// SerializerF64: Saves a floating-point number, or sets it to the stored one.
func SerializerF64(serializer *Serializer, key *byte, value *float64) error {
	var failure C.ctn_failure
	C.ctnm_serializer_f64(&failure, serializer, (*C.char)(unsafe.Pointer(key)), (*C.double)(unsafe.Pointer(value)))
	return taken(&failure)
}

// SerializerText: Saves a string, or returns the stored one.
func SerializerText(serializer *Serializer, key *byte, value *byte, stored **byte) error {
	var failure C.ctn_failure
	C.ctnm_serializer_text(&failure, serializer, (*C.char)(unsafe.Pointer(key)), (*C.char)(unsafe.Pointer(value)), (**C.char)(unsafe.Pointer(stored)))
	return taken(&failure)
}

// SerializerIsLoading: Whether the serializer is a deserializer; 0 for NULL.
func SerializerIsLoading(serializer *Serializer) int32 {
	return int32(C.ctn_serializer_is_loading(serializer))
}

// SerializerFind: The shape and dtype of an array in a deserializer, to make an array of that
// shape. A missing entry counts as a missing value.
func SerializerFind(serializer *Serializer, key *byte, dtype *Dtype, shape *int64, capacity uint64, ndim *uint64) error {
	var failure C.ctn_failure
	C.ctnm_serializer_find(&failure, serializer, (*C.char)(unsafe.Pointer(key)), (*C.ctn_dtype)(unsafe.Pointer(dtype)), (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(capacity), (*C.size_t)(unsafe.Pointer(ndim)))
	return taken(&failure)
}

// SerializerOnCommit: For user objects within a load: calls a function when the load of the
// outermost object is committed, after the arrays, so that a load that fails before changes
// nothing. The failure of such a function is reported after all others have run; what was loaded
// remains. Outside of a load, and in serializers that save, the function runs immediately.
func SerializerOnCommit(serializer *Serializer, action unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_serializer_on_commit(&failure, serializer, (C.ctn_serializer_commit_fn)(action), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// SerializerCommit: Writes the file of a serializer: what was saved by it and its children since
// the last commit replaces the file in one step. It is a STATE error for a serializer without a
// file.
func SerializerCommit(serializer *Serializer) error {
	var failure C.ctn_failure
	C.ctnm_serializer_commit(&failure, serializer)
	return taken(&failure)
}

// SerializerReport: A report about the entries that did not fit when the last object was loaded,
// even if the load failed. It is a STATE error if none was loaded yet.
func SerializerReport(serializer *Serializer, out **LoadReport) error {
	var failure C.ctn_failure
	C.ctnm_serializer_report(&failure, serializer, out)
	return taken(&failure)
}

// DictionarySerializerNew: A serializer that stores values in a dictionary and replaces those of
// the same name. Arrays are shared, not copied; see ctn_dictionary_copy.
func DictionarySerializerNew(dictionary *Dictionary, path *byte, out **Serializer) error {
	var failure C.ctn_failure
	C.ctnm_dictionary_serializer_new(&failure, dictionary, (*C.char)(unsafe.Pointer(path)), out)
	return taken(&failure)
}

// DictionaryDeserializerNew: A deserializer of the present contents of a dictionary.
func DictionaryDeserializerNew(dictionary *Dictionary, options *LoadOptions, out **Serializer) error {
	var failure C.ctn_failure
	C.ctnm_dictionary_deserializer_new(&failure, dictionary, options, out)
	return taken(&failure)
}

// NpzSerializerNew: A serializer whose commit writes a file in NPZ format.
func NpzSerializerNew(path *byte, level int32, out **Serializer) error {
	var failure C.ctn_failure
	C.ctnm_npz_serializer_new(&failure, (*C.char)(unsafe.Pointer(path)), (C.int32_t)(level), out)
	return taken(&failure)
}

// NpzDeserializerNew: A deserializer of a file in NPZ format.
func NpzDeserializerNew(path *byte, options *LoadOptions, out **Serializer) error {
	var failure C.ctn_failure
	C.ctnm_npz_deserializer_new(&failure, (*C.char)(unsafe.Pointer(path)), options, out)
	return taken(&failure)
}

// Hdf5SerializerNew: A serializer whose commit writes a file in HDF5 format.
func Hdf5SerializerNew(path *byte, group *byte, level int32, out **Serializer) error {
	var failure C.ctn_failure
	C.ctnm_hdf5_serializer_new(&failure, (*C.char)(unsafe.Pointer(path)), (*C.char)(unsafe.Pointer(group)), (C.int32_t)(level), out)
	return taken(&failure)
}

// Hdf5DeserializerNew: A deserializer of a file in HDF5 format.
func Hdf5DeserializerNew(path *byte, group *byte, options *LoadOptions, out **Serializer) error {
	var failure C.ctn_failure
	C.ctnm_hdf5_deserializer_new(&failure, (*C.char)(unsafe.Pointer(path)), (*C.char)(unsafe.Pointer(group)), options, out)
	return taken(&failure)
}

// SafetensorsSerializerNew: A serializer whose commit writes a file in safetensors format.
func SafetensorsSerializerNew(path *byte, out **Serializer) error {
	var failure C.ctn_failure
	C.ctnm_safetensors_serializer_new(&failure, (*C.char)(unsafe.Pointer(path)), out)
	return taken(&failure)
}

// SafetensorsDeserializerNew: A deserializer of a file in safetensors format.
func SafetensorsDeserializerNew(path *byte, options *LoadOptions, out **Serializer) error {
	var failure C.ctn_failure
	C.ctnm_safetensors_deserializer_new(&failure, (*C.char)(unsafe.Pointer(path)), options, out)
	return taken(&failure)
}

// FileDeserializerNew: A deserializer of a file of any of these formats, which is recognized by its
// first bytes.
func FileDeserializerNew(path *byte, options *LoadOptions, out **Serializer) error {
	var failure C.ctn_failure
	C.ctnm_file_deserializer_new(&failure, (*C.char)(unsafe.Pointer(path)), options, out)
	return taken(&failure)
}

// LoadOptionsNew: New options with the defaults: the load is strict, reads the whole file into the
// whole object, and does not convert elements.
func LoadOptionsNew(out **LoadOptions) error {
	var failure C.ctn_failure
	C.ctnm_load_options_new(&failure, out)
	return taken(&failure)
}

// LoadOptionsSetStrict: Sets whether missing, unexpected and mismatching entries are errors, as
// they are initially. Otherwise the rest is loaded, and the report lists the entries that were not.
func LoadOptionsSetStrict(options *LoadOptions, strict int32) error {
	var failure C.ctn_failure
	C.ctnm_load_options_set_strict(&failure, options, (C.int32_t)(strict))
	return taken(&failure)
}

// LoadOptionsSetExact: Sets whether a strict load fails if the only problems are unexpected
// entries, as it does initially. Otherwise it succeeds, and the report lists them.
func LoadOptionsSetExact(options *LoadOptions, exact int32) error {
	var failure C.ctn_failure
	C.ctnm_load_options_set_exact(&failure, options, (C.int32_t)(exact))
	return taken(&failure)
}

// LoadOptionsSetPrefix: Sets where in the file the object is: with "model" the entry "model/l1/W"
// is the object's /l1/W, and entries elsewhere are ignored.
func LoadOptionsSetPrefix(options *LoadOptions, path *byte) error {
	var failure C.ctn_failure
	C.ctnm_load_options_set_prefix(&failure, options, (*C.char)(unsafe.Pointer(path)))
	return taken(&failure)
}

// LoadOptionsSetPart: Sets which part of the object is loaded: with "l1" only what is at or below
// /l1, and the rest of object and file is ignored. It is a NOT_FOUND error if the object has no
// such part.
func LoadOptionsSetPart(options *LoadOptions, path *byte) error {
	var failure C.ctn_failure
	C.ctnm_load_options_set_part(&failure, options, (*C.char)(unsafe.Pointer(path)))
	return taken(&failure)
}

// LoadOptionsSetCasting: Sets which conversions of elements are allowed if a dtype differs. The
// initial value is CTN_CASTING_EQUIV (none).
func LoadOptionsSetCasting(options *LoadOptions, casting Casting) error {
	var failure C.ctn_failure
	C.ctnm_load_options_set_casting(&failure, options, (C.ctn_casting)(casting))
	return taken(&failure)
}

// LoadReportNew: An empty report, for a load to fill.
func LoadReportNew(out **LoadReport) error {
	var failure C.ctn_failure
	C.ctnm_load_report_new(&failure, out)
	return taken(&failure)
}

// LoadReportCount: Number of entries that were missing, unexpected or mismatching; 0 for NULL.
func LoadReportCount(report *LoadReport, problem LoadProblem) uint64 {
	return uint64(C.ctn_load_report_count(report, (C.ctn_load_problem)(problem)))
}

// LoadReportName: Path of an entry in the file.
func LoadReportName(report *LoadReport, problem LoadProblem, index uint64, name **byte) error {
	var failure C.ctn_failure
	C.ctnm_load_report_name(&failure, report, (C.ctn_load_problem)(problem), (C.size_t)(index), (**C.char)(unsafe.Pointer(name)))
	return taken(&failure)
}

// LoadReportText: What was expected and what was found, such as "expected float32 (3, 2), got
// float32 (1, 2)".
func LoadReportText(report *LoadReport, problem LoadProblem, index uint64, text **byte) error {
	var failure C.ctn_failure
	C.ctnm_load_report_text(&failure, report, (C.ctn_load_problem)(problem), (C.size_t)(index), (**C.char)(unsafe.Pointer(text)))
	return taken(&failure)
}

// DictionaryNew: An empty dictionary.
func DictionaryNew(out **Dictionary) error {
	var failure C.ctn_failure
	C.ctnm_dictionary_new(&failure, out)
	return taken(&failure)
}

// DictionaryCopy: A dictionary with copies of all arrays, which keeps the present values.
func DictionaryCopy(dictionary *Dictionary, out **Dictionary) error {
	var failure C.ctn_failure
	C.ctnm_dictionary_copy(&failure, dictionary, out)
	return taken(&failure)
}

// DictionaryCount: Number of entries; 0 for NULL.
func DictionaryCount(dictionary *Dictionary) uint64 {
	return uint64(C.ctn_dictionary_count(dictionary))
}

// DictionaryKey: Path of an entry in the order of insertion.
func DictionaryKey(dictionary *Dictionary, index uint64, key **byte) error {
	var failure C.ctn_failure
	C.ctnm_dictionary_key(&failure, dictionary, (C.size_t)(index), (**C.char)(unsafe.Pointer(key)))
	return taken(&failure)
}

// DictionaryContains: Whether there is an entry.
func DictionaryContains(dictionary *Dictionary, key *byte, result *int32) error {
	var failure C.ctn_failure
	C.ctnm_dictionary_contains(&failure, dictionary, (*C.char)(unsafe.Pointer(key)), (*C.int32_t)(unsafe.Pointer(result)))
	return taken(&failure)
}

// DictionaryIsText: Whether an entry is a string and not an array.
func DictionaryIsText(dictionary *Dictionary, key *byte, result *int32) error {
	var failure C.ctn_failure
	C.ctnm_dictionary_is_text(&failure, dictionary, (*C.char)(unsafe.Pointer(key)), (*C.int32_t)(unsafe.Pointer(result)))
	return taken(&failure)
}

// DictionaryArray: The array of an entry, not a copy.
func DictionaryArray(dictionary *Dictionary, key *byte, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_dictionary_array(&failure, dictionary, (*C.char)(unsafe.Pointer(key)), out)
	return taken(&failure)
}

// DictionaryText: The text of an entry.
func DictionaryText(dictionary *Dictionary, key *byte, text **byte) error {
	var failure C.ctn_failure
	C.ctnm_dictionary_text(&failure, dictionary, (*C.char)(unsafe.Pointer(key)), (**C.char)(unsafe.Pointer(text)))
	return taken(&failure)
}

// DictionaryI64: The integer of an entry: an array of one integer or boolean, of any width.
func DictionaryI64(dictionary *Dictionary, key *byte, value *int64) error {
	var failure C.ctn_failure
	C.ctnm_dictionary_i64(&failure, dictionary, (*C.char)(unsafe.Pointer(key)), (*C.int64_t)(unsafe.Pointer(value)))
	return taken(&failure)
}

// DictionaryF64: The number of an entry: an array of one element, of any dtype.
func DictionaryF64(dictionary *Dictionary, key *byte, value *float64) error {
	var failure C.ctn_failure
	C.ctnm_dictionary_f64(&failure, dictionary, (*C.char)(unsafe.Pointer(key)), (*C.double)(unsafe.Pointer(value)))
	return taken(&failure)
}

// DictionarySetArray: Adds or replaces an entry.
func DictionarySetArray(dictionary *Dictionary, key *byte, value *Array) error {
	var failure C.ctn_failure
	C.ctnm_dictionary_set_array(&failure, dictionary, (*C.char)(unsafe.Pointer(key)), value)
	return taken(&failure)
}

// DictionarySetText: Adds or replaces an entry.
func DictionarySetText(dictionary *Dictionary, key *byte, value *byte) error {
	var failure C.ctn_failure
	C.ctnm_dictionary_set_text(&failure, dictionary, (*C.char)(unsafe.Pointer(key)), (*C.char)(unsafe.Pointer(value)))
	return taken(&failure)
}

// DictionarySetI64: Adds or replaces an entry: an int64 array without axes.
func DictionarySetI64(dictionary *Dictionary, key *byte, value int64) error {
	var failure C.ctn_failure
	C.ctnm_dictionary_set_i64(&failure, dictionary, (*C.char)(unsafe.Pointer(key)), (C.int64_t)(value))
	return taken(&failure)
}

// DictionarySetF64: Adds or replaces an entry: a float64 array without axes.
func DictionarySetF64(dictionary *Dictionary, key *byte, value float64) error {
	var failure C.ctn_failure
	C.ctnm_dictionary_set_f64(&failure, dictionary, (*C.char)(unsafe.Pointer(key)), (C.double)(value))
	return taken(&failure)
}

// DictionaryRemove: Removes an entry; the others keep their order.
func DictionaryRemove(dictionary *Dictionary, key *byte) error {
	var failure C.ctn_failure
	C.ctnm_dictionary_remove(&failure, dictionary, (*C.char)(unsafe.Pointer(key)))
	return taken(&failure)
}

// DictionarySaveNpz: Saves all entries as NPZ.
func DictionarySaveNpz(dictionary *Dictionary, path *byte, level int32) error {
	var failure C.ctn_failure
	C.ctnm_dictionary_save_npz(&failure, dictionary, (*C.char)(unsafe.Pointer(path)), (C.int32_t)(level))
	return taken(&failure)
}

// DictionarySaveHdf5: Saves all entries as HDF5.
func DictionarySaveHdf5(dictionary *Dictionary, path *byte, group *byte, level int32) error {
	var failure C.ctn_failure
	C.ctnm_dictionary_save_hdf5(&failure, dictionary, (*C.char)(unsafe.Pointer(path)), (*C.char)(unsafe.Pointer(group)), (C.int32_t)(level))
	return taken(&failure)
}

// DictionarySaveSafetensors: Saves all entries as safetensors, the texts as metadata.
func DictionarySaveSafetensors(dictionary *Dictionary, path *byte) error {
	var failure C.ctn_failure
	C.ctnm_dictionary_save_safetensors(&failure, dictionary, (*C.char)(unsafe.Pointer(path)))
	return taken(&failure)
}

// DictionaryLoad: Loads all entries of a file in NPZ, HDF5 or safetensors format, the arrays onto
// the current device.
func DictionaryLoad(path *byte, out **Dictionary) error {
	var failure C.ctn_failure
	C.ctnm_dictionary_load(&failure, (*C.char)(unsafe.Pointer(path)), out)
	return taken(&failure)
}

// ReporterRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and
// for a handle of another type.
func ReporterRetain(self *Reporter) *Reporter {
	return C.ctn_reporter_retain(self)
}

// ReporterRelease: Gives a reference back; the last one frees the reporter. NULL is allowed; cannot
// fail.
func ReporterRelease(self *Reporter) {
	C.ctn_reporter_release(self)
}

// SummaryRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and
// for a handle of another type.
func SummaryRetain(self *Summary) *Summary {
	return C.ctn_summary_retain(self)
}

// SummaryRelease: Gives a reference back; the last one frees the summary. NULL is allowed; cannot
// fail.
func SummaryRelease(self *Summary) {
	C.ctn_summary_release(self)
}

// DictSummaryRetain: Adds a reference and returns the handle itself. The result is NULL for NULL
// and for a handle of another type.
func DictSummaryRetain(self *DictSummary) *DictSummary {
	return C.ctn_dict_summary_retain(self)
}

// DictSummaryRelease: Gives a reference back; the last one frees the dict summary. NULL is allowed;
// cannot fail.
func DictSummaryRelease(self *DictSummary) {
	C.ctn_dict_summary_release(self)
}

// Report: Reports a number to the current reporter of the thread. Without one, nothing happens. A
// later report of the same name replaces the value.
func Report(name *byte, value float64, observer *Link) error {
	var failure C.ctn_failure
	C.ctnm_report(&failure, (*C.char)(unsafe.Pointer(name)), (C.double)(value), observer)
	return taken(&failure)
}

// ReportVariable: Reports a variable of one element, like ctn_report. Its present value is stored,
// without its history; this does not wait for a device.
func ReportVariable(name *byte, value *Variable, observer *Link) error {
	var failure C.ctn_failure
	C.ctnm_report_variable(&failure, (*C.char)(unsafe.Pointer(name)), value, observer)
	return taken(&failure)
}

// IsReported: Whether the current reporter of the thread has received a value of this name in its
// observation.
func IsReported(name *byte, observer *Link, result *int32) error {
	var failure C.ctn_failure
	C.ctnm_is_reported(&failure, (*C.char)(unsafe.Pointer(name)), observer, (*C.int32_t)(unsafe.Pointer(result)))
	return taken(&failure)
}

// ReporterNew: A reporter without observers. A program needs one only if it collects values without
// a trainer.
func ReporterNew(out **Reporter) error {
	var failure C.ctn_failure
	C.ctnm_reporter_new(&failure, out)
	return taken(&failure)
}

// ReporterAddObserver: Gives an observer a name. An observer that already has one gets the new one.
func ReporterAddObserver(reporter *Reporter, name *byte, observer *Link) error {
	var failure C.ctn_failure
	C.ctnm_reporter_add_observer(&failure, reporter, (*C.char)(unsafe.Pointer(name)), observer)
	return taken(&failure)
}

// ReporterAddObservers: Gives a link and all links below it names, such as "main" and
// "main/predictor/l1".
func ReporterAddObservers(reporter *Reporter, prefix *byte, link *Link) error {
	var failure C.ctn_failure
	C.ctnm_reporter_add_observers(&failure, reporter, (*C.char)(unsafe.Pointer(prefix)), link)
	return taken(&failure)
}

// ReporterEnter: Makes a reporter the current one of the thread, until ctn_reporter_exit. Reporters
// may be nested.
func ReporterEnter(reporter *Reporter, observation *Dictionary) error {
	var failure C.ctn_failure
	C.ctnm_reporter_enter(&failure, reporter, observation)
	return taken(&failure)
}

// ReporterExit: Ends what ctn_reporter_enter began; it is a STATE error if the reporter is not the
// current one.
func ReporterExit(reporter *Reporter) error {
	var failure C.ctn_failure
	C.ctnm_reporter_exit(&failure, reporter)
	return taken(&failure)
}

// ReporterCurrent: The current reporter of the thread; NULL, with CTN_OK, if there is none.
func ReporterCurrent(out **Reporter) error {
	var failure C.ctn_failure
	C.ctnm_reporter_current(&failure, out)
	return taken(&failure)
}

// SummaryNew: A summary of no numbers yet.
func SummaryNew(out **Summary) error {
	var failure C.ctn_failure
	C.ctnm_summary_new(&failure, out)
	return taken(&failure)
}

// SummaryAdd: Adds a number.
func SummaryAdd(summary *Summary, value float64, weight float64) error {
	var failure C.ctn_failure
	C.ctnm_summary_add(&failure, summary, (C.double)(value), (C.double)(weight))
	return taken(&failure)
}

// SummaryMean: Mean of the numbers; NaN if there are none, 0 for NULL.
func SummaryMean(summary *Summary) float64 {
	return float64(C.ctn_summary_mean(summary))
}

// SummaryStd: Standard deviation of the numbers, without a correction for their count; NaN if there
// are none, 0 for NULL.
func SummaryStd(summary *Summary) float64 {
	return float64(C.ctn_summary_std(summary))
}

// SummarySerialize: Saves or loads a summary.
func SummarySerialize(summary *Summary, serializer *Serializer) error {
	var failure C.ctn_failure
	C.ctnm_summary_serialize(&failure, summary, serializer)
	return taken(&failure)
}

// DictSummaryNew: A summary of no observations yet.
func DictSummaryNew(out **DictSummary) error {
	var failure C.ctn_failure
	C.ctnm_dict_summary_new(&failure, out)
	return taken(&failure)
}

// DictSummaryAdd: Adds the numbers of an observation. Its other entries are left out.
func DictSummaryAdd(summary *DictSummary, observation *Dictionary, weight float64) error {
	var failure C.ctn_failure
	C.ctnm_dict_summary_add(&failure, summary, observation, (C.double)(weight))
	return taken(&failure)
}

// DictSummaryComputeMean: A dictionary with the mean of each number.
func DictSummaryComputeMean(summary *DictSummary, out **Dictionary) error {
	var failure C.ctn_failure
	C.ctnm_dict_summary_compute_mean(&failure, summary, out)
	return taken(&failure)
}

// DictSummaryMakeStatistics: A dictionary with the mean of each number and, as NAME.std, its
// standard deviation.
func DictSummaryMakeStatistics(summary *DictSummary, out **Dictionary) error {
	var failure C.ctn_failure
	C.ctnm_dict_summary_make_statistics(&failure, summary, out)
	return taken(&failure)
}

// DictSummarySerialize: Saves or loads a summary.
func DictSummarySerialize(summary *DictSummary, serializer *Serializer) error {
	var failure C.ctn_failure
	C.ctnm_dict_summary_serialize(&failure, summary, serializer)
	return taken(&failure)
}

// LossScaleRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and
// for a handle of another type.
func LossScaleRetain(self *LossScale) *LossScale {
	return C.ctn_loss_scale_retain(self)
}

// LossScaleRelease: Gives a reference back; the last one frees the loss scale. NULL is allowed;
// cannot fail.
func LossScaleRelease(self *LossScale) {
	C.ctn_loss_scale_release(self)
}

// LossScaleNew: A loss scale.
func LossScaleNew(scale float64, growth float64, backoff float64, interval int64, out **LossScale) error {
	var failure C.ctn_failure
	C.ctnm_loss_scale_new(&failure, (C.double)(scale), (C.double)(growth), (C.double)(backoff), (C.int64_t)(interval), out)
	return taken(&failure)
}

// LossScaleValue: The current scale. Waits for the device after ctn_loss_scale_step.
func LossScaleValue(scaler *LossScale, scale *float64) error {
	var failure C.ctn_failure
	C.ctnm_loss_scale_value(&failure, scaler, (*C.double)(unsafe.Pointer(scale)))
	return taken(&failure)
}

// LossScaleSteps: Number of finite steps since the scale changed. Waits for the device after
// ctn_loss_scale_step.
func LossScaleSteps(scaler *LossScale, steps *int64) error {
	var failure C.ctn_failure
	C.ctnm_loss_scale_steps(&failure, scaler, (*C.int64_t)(unsafe.Pointer(steps)))
	return taken(&failure)
}

// LossScaleRestore: Sets the scale and the number of finite steps, to continue from another loss
// scale.
func LossScaleRestore(scaler *LossScale, scale float64, steps int64) error {
	var failure C.ctn_failure
	C.ctnm_loss_scale_restore(&failure, scaler, (C.double)(scale), (C.int64_t)(steps))
	return taken(&failure)
}

// LossScaleApply: The loss times the scale; call backward on the result.
func LossScaleApply(scaler *LossScale, loss *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_loss_scale_apply(&failure, scaler, loss, y)
	return taken(&failure)
}

// LossScaleUnscale: Divides the gradients of all parameters of a link by the scale if all of them
// are finite; otherwise does not change them. Parameters without a gradient do not count. Waits for
// the device.
func LossScaleUnscale(scaler *LossScale, link *Link, finite *int32) error {
	var failure C.ctn_failure
	C.ctnm_loss_scale_unscale(&failure, scaler, link, (*C.int32_t)(unsafe.Pointer(finite)))
	return taken(&failure)
}

// LossScaleUpdate: Adapts the scale after a step.
func LossScaleUpdate(scaler *LossScale, finite int32) error {
	var failure C.ctn_failure
	C.ctnm_loss_scale_update(&failure, scaler, (C.int32_t)(finite))
	return taken(&failure)
}

// LossScaleStep: Updates parameters with scaled gradients, and adapts the scale. If all gradients
// of the optimizer's parameters are finite, they are divided by the scale, and then
// ctn_optimizer_update continues with its hooks and its rule. Otherwise gradients, parameters and
// states of the optimizer do not change. In both cases the hooks are called (functions see what the
// gradients are) and the optimizer's t grows by one, because the host does not know what the
// devices find: t counts attempts, and rules such as Adam use it. The host waits only for
// optimizers of callbacks, which are called only if all gradients are finite. If no parameter has a
// gradient, it is a STATE error, and nothing changes.
func LossScaleStep(scaler *LossScale, optimizer *Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_loss_scale_step(&failure, scaler, optimizer)
	return taken(&failure)
}

// IteratorRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and
// for a handle of another type.
func IteratorRetain(self *Iterator) *Iterator {
	return C.ctn_iterator_retain(self)
}

// IteratorRelease: Gives a reference back; the last one frees the iterator. NULL is allowed; cannot
// fail.
func IteratorRelease(self *Iterator) {
	C.ctn_iterator_release(self)
}

// IteratorSerialNew: An iterator that makes its batches on the calling thread.
func IteratorSerialNew(dataset *Dataset, batch_size int64, repeat int32, shuffle int32, seed uint64, out **Iterator) error {
	var failure C.ctn_failure
	C.ctnm_iterator_serial_new(&failure, dataset, (C.int64_t)(batch_size), (C.int32_t)(repeat), (C.int32_t)(shuffle), (C.uint64_t)(seed), out)
	return taken(&failure)
}

// IteratorMultithreadNew: An iterator whose batches are made by threads of its own ahead of time.
// It makes the same batches as one from ctn_iterator_serial_new. The threads are started by the
// first ctn_iterator_next and end when the iterator is released, which waits for examples that are
// being made. They do not exist in a child process after a fork.
func IteratorMultithreadNew(dataset *Dataset, batch_size int64, repeat int32, shuffle int32, seed uint64, thread_count int64, prefetch int64, out **Iterator) error {
	var failure C.ctn_failure
	C.ctnm_iterator_multithread_new(&failure, dataset, (C.int64_t)(batch_size), (C.int32_t)(repeat), (C.int32_t)(shuffle), (C.uint64_t)(seed), (C.int64_t)(thread_count), (C.int64_t)(prefetch), out)
	return taken(&failure)
}

// IteratorNext: The next batch. If making it fails, the next call makes the same batch again. If an
// iterator that does not repeat is exhausted, `more` is 0, and the parts are NULL.
func IteratorNext(iterator *Iterator, parts **Array, part_count uint64, more *int32) error {
	var failure C.ctn_failure
	C.ctnm_iterator_next(&failure, iterator, parts, (C.size_t)(part_count), (*C.int32_t)(unsafe.Pointer(more)))
	return taken(&failure)
}

// IteratorNextPicks: Chooses the examples of the next batch without fetching them, for programs
// that make batches themselves.
func IteratorNextPicks(iterator *Iterator, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_iterator_next_picks(&failure, iterator, out)
	return taken(&failure)
}

// IteratorPartCount: Number of arrays of a batch; 0 for NULL.
func IteratorPartCount(iterator *Iterator) uint64 {
	return uint64(C.ctn_iterator_part_count(iterator))
}

// IteratorBatchSize: Number of examples in a batch; 0 for NULL.
func IteratorBatchSize(iterator *Iterator) int64 {
	return int64(C.ctn_iterator_batch_size(iterator))
}

// IteratorDataset: The dataset of an iterator.
func IteratorDataset(iterator *Iterator, out **Dataset) error {
	var failure C.ctn_failure
	C.ctnm_iterator_dataset(&failure, iterator, out)
	return taken(&failure)
}

// IteratorEpoch: Number of epochs that are complete; 0 for NULL.
func IteratorEpoch(iterator *Iterator) int64 {
	return int64(C.ctn_iterator_epoch(iterator))
}

// IteratorEpochDetail: The number of complete epochs with the fraction of the present one; 0 for
// NULL.
func IteratorEpochDetail(iterator *Iterator) float64 {
	return float64(C.ctn_iterator_epoch_detail(iterator))
}

// IteratorPreviousEpochDetail: ctn_iterator_epoch_detail before the last batch; below 0 if there
// was none, 0 for NULL.
func IteratorPreviousEpochDetail(iterator *Iterator) float64 {
	return float64(C.ctn_iterator_previous_epoch_detail(iterator))
}

// IteratorIsNewEpoch: Whether the last batch completed an epoch; 0 for NULL.
func IteratorIsNewEpoch(iterator *Iterator) int32 {
	return int32(C.ctn_iterator_is_new_epoch(iterator))
}

// IteratorReset: Begins again with the first epoch, in the same order.
func IteratorReset(iterator *Iterator) error {
	var failure C.ctn_failure
	C.ctnm_iterator_reset(&failure, iterator)
	return taken(&failure)
}

// IteratorFinalize: Ends the threads of an iterator from ctn_iterator_multithread_new, after the
// examples that they are making, and drops the batches that were made ahead of time. The iterator
// may be used afterward. Nothing happens for other iterators.
func IteratorFinalize(iterator *Iterator) error {
	var failure C.ctn_failure
	C.ctnm_iterator_finalize(&failure, iterator)
	return taken(&failure)
}

// IteratorSetPadding: Sets the values with which examples of different shapes are padded, as in
// ctn_concat_examples. Without them, which is the default, the shapes of the examples must be
// equal.
func IteratorSetPadding(iterator *Iterator, values *float64, count uint64) error {
	var failure C.ctn_failure
	C.ctnm_iterator_set_padding(&failure, iterator, (*C.double)(unsafe.Pointer(values)), (C.size_t)(count))
	return taken(&failure)
}

// IteratorSerialize: Saves or loads the place in the data: numbers of epoch and batch, seed, and
// the order of the present epoch. After a load, the iterator makes the batches that the saved one
// would have made next. The dataset is not saved, and must have as many examples as before. Names
// are those of Chainer: epoch, current_position, is_new_epoch, previous_epoch_detail, order; and
// seed.
func IteratorSerialize(iterator *Iterator, serializer *Serializer) error {
	var failure C.ctn_failure
	C.ctnm_iterator_serialize(&failure, iterator, serializer)
	return taken(&failure)
}

// UpdaterRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and
// for a handle of another type.
func UpdaterRetain(self *Updater) *Updater {
	return C.ctn_updater_retain(self)
}

// UpdaterRelease: Gives a reference back; the last one frees the updater. NULL is allowed; cannot
// fail.
func UpdaterRelease(self *Updater) {
	C.ctn_updater_release(self)
}

// UpdaterStandardNew: An updater that draws a batch, computes its loss, and updates the parameters
// of the optimizer's link. The loss is reported as "main/loss", unless the function has reported
// one, and the accuracy of a Classifier as "main/accuracy". After the last batch of an epoch,
// ctn_optimizer_new_epoch is called.
func UpdaterStandardNew(iterator *Iterator, optimizer *Optimizer, loss unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer, device *byte, out **Updater) error {
	var failure C.ctn_failure
	C.ctnm_updater_standard_new(&failure, iterator, optimizer, (C.ctn_batch_loss_fn)(loss), user_data, (C.ctn_destroy_fn)(destroy), (*C.char)(unsafe.Pointer(device)), out)
	return taken(&failure)
}

// UpdaterStandardSetLossScale: Multiplies losses by a scale, against the underflow of 16-bit
// gradients; see ctn_loss_scale_step.
func UpdaterStandardSetLossScale(updater *Updater, scaler *LossScale) error {
	var failure C.ctn_failure
	C.ctnm_updater_standard_set_loss_scale(&failure, updater, scaler)
	return taken(&failure)
}

// UpdaterStandardSetAccumulation: Lets an update use the mean of the gradients of several batches.
func UpdaterStandardSetAccumulation(updater *Updater, count int64) error {
	var failure C.ctn_failure
	C.ctnm_updater_standard_set_accumulation(&failure, updater, (C.int64_t)(count))
	return taken(&failure)
}

// UpdaterNew: An updater of callbacks. Add the iterators and optimizers that it uses, so that they
// are saved and counted. destroy runs exactly once: when the last reference is released, or when
// this call fails.
func UpdaterNew(callbacks *UpdaterCallbacks, user_data unsafe.Pointer, out **Updater) error {
	var failure C.ctn_failure
	C.ctnm_updater_new(&failure, (*C.ctn_updater_callbacks)(unsafe.Pointer(callbacks)), user_data, out)
	return taken(&failure)
}

// UpdaterAddOptimizer: Adds an optimizer. What its link reports begins with its name. The model and
// optimizer "main" are those of the snapshots as checkpoints (ctn_checkpoint_load).
func UpdaterAddOptimizer(updater *Updater, name *byte, optimizer *Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_updater_add_optimizer(&failure, updater, (*C.char)(unsafe.Pointer(name)), optimizer)
	return taken(&failure)
}

// UpdaterAddIterator: Adds an iterator. The iterator "main" counts the epochs.
func UpdaterAddIterator(updater *Updater, name *byte, iterator *Iterator) error {
	var failure C.ctn_failure
	C.ctnm_updater_add_iterator(&failure, updater, (*C.char)(unsafe.Pointer(name)), iterator)
	return taken(&failure)
}

// UpdaterOptimizer: An optimizer of an updater.
func UpdaterOptimizer(updater *Updater, name *byte, out **Optimizer) error {
	var failure C.ctn_failure
	C.ctnm_updater_optimizer(&failure, updater, (*C.char)(unsafe.Pointer(name)), out)
	return taken(&failure)
}

// UpdaterIterator: An iterator of an updater.
func UpdaterIterator(updater *Updater, name *byte, out **Iterator) error {
	var failure C.ctn_failure
	C.ctnm_updater_iterator(&failure, updater, (*C.char)(unsafe.Pointer(name)), out)
	return taken(&failure)
}

// UpdaterUpdate: Runs one update, for programs without a trainer. If it fails, the iterators are
// where they were before.
func UpdaterUpdate(updater *Updater, more *int32) error {
	var failure C.ctn_failure
	C.ctnm_updater_update(&failure, updater, (*C.int32_t)(unsafe.Pointer(more)))
	return taken(&failure)
}

// UpdaterIteration: Number of updates so far; 0 for NULL.
func UpdaterIteration(updater *Updater) int64 {
	return int64(C.ctn_updater_iteration(updater))
}

// UpdaterEpoch: Number of complete epochs of the iterator "main"; 0 without one.
func UpdaterEpoch(updater *Updater) int64 {
	return int64(C.ctn_updater_epoch(updater))
}

// UpdaterEpochDetail: The number of epochs with the fraction of the present one; 0 without an
// iterator "main".
func UpdaterEpochDetail(updater *Updater) float64 {
	return float64(C.ctn_updater_epoch_detail(updater))
}

// UpdaterPreviousEpochDetail: ctn_updater_epoch_detail before the last update; below 0 if there was
// none, 0 without an iterator "main".
func UpdaterPreviousEpochDetail(updater *Updater) float64 {
	return float64(C.ctn_updater_previous_epoch_detail(updater))
}

// UpdaterIsNewEpoch: Whether the last update completed an epoch.
func UpdaterIsNewEpoch(updater *Updater) int32 {
	return int32(C.ctn_updater_is_new_epoch(updater))
}

// TriggerRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and
// for a handle of another type.
func TriggerRetain(self *Trigger) *Trigger {
	return C.ctn_trigger_retain(self)
}

// TriggerRelease: Gives a reference back; the last one frees the trigger. NULL is allowed; cannot
// fail.
func TriggerRelease(self *Trigger) {
	C.ctn_trigger_release(self)
}

// ExtensionRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and
// for a handle of another type.
func ExtensionRetain(self *Extension) *Extension {
	return C.ctn_extension_retain(self)
}

// ExtensionRelease: Gives a reference back; the last one frees the extension. NULL is allowed;
// cannot fail.
func ExtensionRelease(self *Extension) {
	C.ctn_extension_release(self)
}

// TrainerRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and
// for a handle of another type.
func TrainerRetain(self *Trainer) *Trainer {
	return C.ctn_trainer_retain(self)
}

// TrainerRelease: Gives a reference back; the last one frees the trainer. NULL is allowed; cannot
// fail.
func TrainerRelease(self *Trainer) {
	C.ctn_trainer_release(self)
}

// TrainerNew: A trainer without extensions.
func TrainerNew(updater *Updater, stop *Trigger, out_folder *byte, out **Trainer) error {
	var failure C.ctn_failure
	C.ctnm_trainer_new(&failure, updater, stop, (*C.char)(unsafe.Pointer(out_folder)), out)
	return taken(&failure)
}

// TrainerExtend: Adds an extension.
func TrainerExtend(trainer *Trainer, extension *Extension, name *byte, trigger *Trigger, priority int32) error {
	var failure C.ctn_failure
	C.ctnm_trainer_extend(&failure, trainer, extension, (*C.char)(unsafe.Pointer(name)), trigger, (C.int32_t)(priority))
	return taken(&failure)
}

// TrainerExtension: An extension by its name.
func TrainerExtension(trainer *Trainer, name *byte, out **Extension) error {
	var failure C.ctn_failure
	C.ctnm_trainer_extension(&failure, trainer, (*C.char)(unsafe.Pointer(name)), out)
	return taken(&failure)
}

// TrainerExtensionCount: Number of extensions; 0 for NULL.
func TrainerExtensionCount(trainer *Trainer) uint64 {
	return uint64(C.ctn_trainer_extension_count(trainer))
}

// TrainerExtensionName: Name of an extension; NULL after the last one and for NULL. It lives as
// long as the trainer gets no further extensions.
func TrainerExtensionName(trainer *Trainer, index uint64) *byte {
	return (*byte)(unsafe.Pointer(C.ctn_trainer_extension_name(trainer, (C.size_t)(index))))
}

// TrainerRun: Runs until the training ends, and says why. Extensions are initialized before the
// first update and finalized at the end; see the description of this header for failures. A run
// whose training was ended may be repeated, for instance to continue after it was stopped.
func TrainerRun(trainer *Trainer, result *TrainingResult) error {
	var failure C.ctn_failure
	C.ctnm_trainer_run(&failure, trainer, (*C.ctn_training_result)(unsafe.Pointer(result)))
	return taken(&failure)
}

// TrainerRunFor: Runs a slice of a training, for programs with a main loop of their own. It ends
// with CTN_TRAINING_PAUSED after the given number of updates or time, whichever is first, but not
// before one update; a further run continues.
func TrainerRunFor(trainer *Trainer, iterations int64, milliseconds int64, result *TrainingResult) error {
	var failure C.ctn_failure
	C.ctnm_trainer_run_for(&failure, trainer, (C.int64_t)(iterations), (C.int64_t)(milliseconds), (*C.ctn_training_result)(unsafe.Pointer(result)))
	return taken(&failure)
}

// TrainerStop: Ends the present run after its present update, or the next run before its first.
// Snapshot extensions save the training, and the result is CTN_TRAINING_STOPPED.
func TrainerStop(trainer *Trainer) {
	C.ctn_trainer_stop(trainer)
}

// TrainerSetInterrupts: Lets SIGINT (Ctrl-C) and SIGTERM end a run like ctn_trainer_stop. The
// handlers are installed for the time of a run, and the old ones are restored when the run ends or
// such a signal has arrived, so that a second signal has its old effect. It is off initially.
func TrainerSetInterrupts(trainer *Trainer, enabled int32) error {
	var failure C.ctn_failure
	C.ctnm_trainer_set_interrupts(&failure, trainer, (C.int32_t)(enabled))
	return taken(&failure)
}

// TrainerSetOutput: Sets where PrintReport and ProgressBar print; standard output initially.
func TrainerSetOutput(trainer *Trainer, write unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer, columns int32) error {
	var failure C.ctn_failure
	C.ctnm_trainer_set_output(&failure, trainer, (C.ctn_training_write_fn)(write), user_data, (C.ctn_destroy_fn)(destroy), (C.int32_t)(columns))
	return taken(&failure)
}

// TrainerUpdater: The updater of a trainer.
func TrainerUpdater(trainer *Trainer, out **Updater) error {
	var failure C.ctn_failure
	C.ctnm_trainer_updater(&failure, trainer, out)
	return taken(&failure)
}

// TrainerObservation: What the last update and its extensions have reported, such as "main/loss".
// Each update makes a new dictionary.
func TrainerObservation(trainer *Trainer, out **Dictionary) error {
	var failure C.ctn_failure
	C.ctnm_trainer_observation(&failure, trainer, out)
	return taken(&failure)
}

// TrainerReporter: The reporter that is current within updates and extensions. The models of the
// updater are its observers.
func TrainerReporter(trainer *Trainer, out **Reporter) error {
	var failure C.ctn_failure
	C.ctnm_trainer_reporter(&failure, trainer, out)
	return taken(&failure)
}

// TrainerOut: Path of the folder for files; NULL for NULL. It lives as long as the trainer.
func TrainerOut(trainer *Trainer) *byte {
	return (*byte)(unsafe.Pointer(C.ctn_trainer_out(trainer)))
}

// TrainerElapsedTime: Seconds within runs so far, including those before the snapshot that was
// loaded; 0 for NULL.
func TrainerElapsedTime(trainer *Trainer) float64 {
	return float64(C.ctn_trainer_elapsed_time(trainer))
}

// TrainerSnapshotPath: Path of the last snapshot that was saved; "" if there is none, NULL for
// NULL. It lives until the next snapshot.
func TrainerSnapshotPath(trainer *Trainer) *byte {
	return (*byte)(unsafe.Pointer(C.ctn_trainer_snapshot_path(trainer)))
}

// TrainerSerialize: Saves or loads a whole training, with the entries of a checkpoint
// (ctn_checkpoint_save): the model and the optimizer "main", the random generator, and everything
// else below "extra/trainer". It is a STATE error within a run, where snapshot extensions save at
// the right time, except for ctn_snapshot_file_fn.
func TrainerSerialize(trainer *Trainer, serializer *Serializer) error {
	var failure C.ctn_failure
	C.ctnm_trainer_serialize(&failure, trainer, serializer)
	return taken(&failure)
}

// TrainerSave: Saves a whole training in one step, as snapshots do. It is a STATE error within a
// run, where snapshot extensions save at the right time, except for ctn_snapshot_file_fn.
func TrainerSave(trainer *Trainer, path *byte) error {
	var failure C.ctn_failure
	C.ctnm_trainer_save(&failure, trainer, (*C.char)(unsafe.Pointer(path)))
	return taken(&failure)
}

// TrainerLoad: Loads a snapshot into a trainer that is set up in the same way. Extensions that the
// program has added since begin anew, and the states of those that it no longer has are not read.
// If it fails, nothing has changed, unless a callback or the medium fails in the last step. It is a
// STATE error within a run, except for ctn_snapshot_file_fn.
func TrainerLoad(trainer *Trainer, path *byte) error {
	var failure C.ctn_failure
	C.ctnm_trainer_load(&failure, trainer, (*C.char)(unsafe.Pointer(path)))
	return taken(&failure)
}

// TriggerIntervalNew: Fires after each period. As the end of a training, it ends it when the period
// is over.
func TriggerIntervalNew(period float64, unit TriggerUnit, out **Trigger) error {
	var failure C.ctn_failure
	C.ctnm_trigger_interval_new(&failure, (C.double)(period), (C.ctn_trigger_unit)(unit), out)
	return taken(&failure)
}

// TriggerManualScheduleNew: Fires at given points. As the end of a training, it ends it at the last
// one.
func TriggerManualScheduleNew(points *float64, count uint64, unit TriggerUnit, out **Trigger) error {
	var failure C.ctn_failure
	C.ctnm_trigger_manual_schedule_new(&failure, (*C.double)(unsafe.Pointer(points)), (C.size_t)(count), (C.ctn_trigger_unit)(unit), out)
	return taken(&failure)
}

// TriggerOnceNew: Fires after the first update.
func TriggerOnceNew(call_on_resume int32, out **Trigger) error {
	var failure C.ctn_failure
	C.ctnm_trigger_once_new(&failure, (C.int32_t)(call_on_resume), out)
	return taken(&failure)
}

// TriggerMinValueNew: Fires when the mean of a value is the smallest so far.
func TriggerMinValueNew(key *byte, check_trigger *Trigger, out **Trigger) error {
	var failure C.ctn_failure
	C.ctnm_trigger_min_value_new(&failure, (*C.char)(unsafe.Pointer(key)), check_trigger, out)
	return taken(&failure)
}

// TriggerMaxValueNew: Fires when the mean of a value is the largest so far.
func TriggerMaxValueNew(key *byte, check_trigger *Trigger, out **Trigger) error {
	var failure C.ctn_failure
	C.ctnm_trigger_max_value_new(&failure, (*C.char)(unsafe.Pointer(key)), check_trigger, out)
	return taken(&failure)
}

// TriggerEarlyStoppingNew: Fires when the mean of a value was not better than the best one in a
// number of checks in succession. It is meant for the end of a training.
func TriggerEarlyStoppingNew(monitor *byte, patience int64, mode StoppingMode, check_trigger *Trigger, max_trigger *Trigger, out **Trigger) error {
	var failure C.ctn_failure
	C.ctnm_trigger_early_stopping_new(&failure, (*C.char)(unsafe.Pointer(monitor)), (C.int64_t)(patience), (C.ctn_stopping_mode)(mode), check_trigger, max_trigger, out)
	return taken(&failure)
}

// TriggerNew: A trigger of callbacks. destroy runs exactly once: when the last reference is
// released, or when this call fails.
func TriggerNew(callbacks *TriggerCallbacks, user_data unsafe.Pointer, out **Trigger) error {
	var failure C.ctn_failure
	C.ctnm_trigger_new(&failure, (*C.ctn_trigger_callbacks)(unsafe.Pointer(callbacks)), user_data, out)
	return taken(&failure)
}

// TriggerBestValue: The best mean that a trigger of the kinds MinValue, MaxValue and EarlyStopping
// has seen; NaN before the first.
func TriggerBestValue(trigger *Trigger, value *float64) error {
	var failure C.ctn_failure
	C.ctnm_trigger_best_value(&failure, trigger, (*C.double)(unsafe.Pointer(value)))
	return taken(&failure)
}

// ExtensionNew: An extension of callbacks, which runs after each update by default. destroy runs
// exactly once: when the last reference is released, or when this call fails.
func ExtensionNew(callbacks *ExtensionCallbacks, user_data unsafe.Pointer, out **Extension) error {
	var failure C.ctn_failure
	C.ctnm_extension_new(&failure, (*C.ctn_extension_callbacks)(unsafe.Pointer(callbacks)), user_data, out)
	return taken(&failure)
}

// ExtensionDefaultName: Name of an extension if no other is given; NULL for NULL. It lives as long
// as the extension.
func ExtensionDefaultName(extension *Extension) *byte {
	return (*byte)(unsafe.Pointer(C.ctn_extension_default_name(extension)))
}

// ExtensionEvaluatorNew: The extension "validation" computes the loss of all examples of an
// iterator, in testing mode and without history, and reports the means over the examples as
// "validation/main/loss" and "validation/main/accuracy", or under another name of the extension.
// Values that the loss function reports of the link are averaged too. Runs after each epoch.
func ExtensionEvaluatorNew(iterator *Iterator, target *Link, loss unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer, device *byte, out **Extension) error {
	var failure C.ctn_failure
	C.ctnm_extension_evaluator_new(&failure, iterator, target, (C.ctn_batch_loss_fn)(loss), user_data, (C.ctn_destroy_fn)(destroy), (*C.char)(unsafe.Pointer(device)), out)
	return taken(&failure)
}

// ExtensionLogReportNew: The extension "LogReport" collects the means of reported values since the
// last entry, with epoch, iteration and elapsed_time. The file has one JSON object in each line. A
// run that continues a snapshot begins with the lines of the snapshot.
func ExtensionLogReportNew(keys **byte, count uint64, filename *byte, trigger *Trigger, out **Extension) error {
	var failure C.ctn_failure
	C.ctnm_extension_log_report_new(&failure, (**C.char)(unsafe.Pointer(keys)), (C.size_t)(count), (*C.char)(unsafe.Pointer(filename)), trigger, out)
	return taken(&failure)
}

// ExtensionLogCount: Number of entries of a log; 0 for NULL and for extensions of other kinds.
func ExtensionLogCount(extension *Extension) uint64 {
	return uint64(C.ctn_extension_log_count(extension))
}

// ExtensionLogValue: A value of an entry of a log.
func ExtensionLogValue(extension *Extension, index uint64, key *byte, value *float64) error {
	var failure C.ctn_failure
	C.ctnm_extension_log_value(&failure, extension, (C.size_t)(index), (*C.char)(unsafe.Pointer(key)), (*C.double)(unsafe.Pointer(value)))
	return taken(&failure)
}

// ExtensionLogLine: An entry of a log as a JSON object.
func ExtensionLogLine(extension *Extension, index uint64, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_extension_log_line(&failure, extension, (C.size_t)(index), (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// ExtensionPrintReportNew: The extension "PrintReport" prints each new entry of a log as a line of
// a table; on a terminal that is too narrow for the table, as names with values.
func ExtensionPrintReportNew(entries **byte, count uint64, log_report *byte, out **Extension) error {
	var failure C.ctn_failure
	C.ctnm_extension_print_report_new(&failure, (**C.char)(unsafe.Pointer(entries)), (C.size_t)(count), (*C.char)(unsafe.Pointer(log_report)), out)
	return taken(&failure)
}

// ExtensionProgressBarNew: The extension "ProgressBar" shows the part of the training that is done,
// its rate and the time left on one line below all others. It prints nothing unless the output is a
// terminal.
func ExtensionProgressBarNew(update_interval int64, out **Extension) error {
	var failure C.ctn_failure
	C.ctnm_extension_progress_bar_new(&failure, (C.int64_t)(update_interval), out)
	return taken(&failure)
}

// ExtensionProgressBarSetTrainingLength: Says how long the training is, for trainers that no
// interval ends. By default, the part that is done is known if an interval ends the training.
func ExtensionProgressBarSetTrainingLength(extension *Extension, length float64, unit TriggerUnit) error {
	var failure C.ctn_failure
	C.ctnm_extension_progress_bar_set_training_length(&failure, extension, (C.double)(length), (C.ctn_trigger_unit)(unit))
	return taken(&failure)
}

// ExtensionProgressBarSetBarLength: Sets the largest number of characters of the bar, 40 by
// default. It is shorter on narrow terminals.
func ExtensionProgressBarSetBarLength(extension *Extension, length int64) error {
	var failure C.ctn_failure
	C.ctnm_extension_progress_bar_set_bar_length(&failure, extension, (C.int64_t)(length))
	return taken(&failure)
}

// ExtensionSetOutput: Sets where a PrintReport or a ProgressBar prints; by default where its
// trainer does.
func ExtensionSetOutput(extension *Extension, write unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer, columns int32) error {
	var failure C.ctn_failure
	C.ctnm_extension_set_output(&failure, extension, (C.ctn_training_write_fn)(write), user_data, (C.ctn_destroy_fn)(destroy), (C.int32_t)(columns))
	return taken(&failure)
}

// ExtensionSnapshotNew: The extension "snapshot" saves the whole training after each epoch, and
// when a run is stopped or fails. A file can also be loaded by ctn_trainer_load and, for its model,
// by ctn_checkpoint_load.
func ExtensionSnapshotNew(filename *byte, keep int64, autoload int32, out **Extension) error {
	var failure C.ctn_failure
	C.ctnm_extension_snapshot_new(&failure, (*C.char)(unsafe.Pointer(filename)), (C.int64_t)(keep), (C.int32_t)(autoload), out)
	return taken(&failure)
}

// ExtensionSnapshotUserNew: The same with files that a callback writes, in a format of its own. It
// is called when a snapshot is due, after all extensions of an update. destroy runs exactly once:
// when the last reference is released, or when this call fails.
func ExtensionSnapshotUserNew(filename *byte, keep int64, autoload int32, function unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer, out **Extension) error {
	var failure C.ctn_failure
	C.ctnm_extension_snapshot_user_new(&failure, (*C.char)(unsafe.Pointer(filename)), (C.int64_t)(keep), (C.int32_t)(autoload), (C.ctn_snapshot_file_fn)(function), user_data, (C.ctn_destroy_fn)(destroy), out)
	return taken(&failure)
}

// ExtensionSnapshotSetOnError: Sets whether a run that fails saves the state after its last whole
// update, which it does by default.
func ExtensionSnapshotSetOnError(extension *Extension, enabled int32) error {
	var failure C.ctn_failure
	C.ctnm_extension_snapshot_set_on_error(&failure, extension, (C.int32_t)(enabled))
	return taken(&failure)
}

// ExtensionSnapshotObjectNew: The extension "snapshot_object" saves a link after each epoch; with a
// trigger such as ctn_trigger_min_value_new, the best one.
func ExtensionSnapshotObjectNew(target *Link, filename *byte, out **Extension) error {
	var failure C.ctn_failure
	C.ctnm_extension_snapshot_object_new(&failure, target, (*C.char)(unsafe.Pointer(filename)), out)
	return taken(&failure)
}

// ExtensionShiftNew: The extension "Shift" sets a hyperparameter to the first value of a schedule
// before the first update, and to the next one each time it runs, by default after each epoch. See
// ctn_optimizer_set_schedule for schedules that follow the number of updates without an extension.
func ExtensionShiftNew(hyperparameter *byte, schedule *Schedule, optimizer *Optimizer, out **Extension) error {
	var failure C.ctn_failure
	C.ctnm_extension_shift_new(&failure, (*C.char)(unsafe.Pointer(hyperparameter)), schedule, optimizer, out)
	return taken(&failure)
}

// ExtensionObserveValueNew: The extension "observe_value" reports what a function computes, after
// each epoch.
func ExtensionObserveValueNew(key *byte, function unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer, out **Extension) error {
	var failure C.ctn_failure
	C.ctnm_extension_observe_value_new(&failure, (*C.char)(unsafe.Pointer(key)), (C.ctn_observe_fn)(function), user_data, (C.ctn_destroy_fn)(destroy), out)
	return taken(&failure)
}

// ExtensionObserveHyperparameterNew: Reports a hyperparameter after each epoch. The name is
// "observe_" and the hyperparameter.
func ExtensionObserveHyperparameterNew(key *byte, optimizer_name *byte, hyperparameter *byte, out **Extension) error {
	var failure C.ctn_failure
	C.ctnm_extension_observe_hyperparameter_new(&failure, (*C.char)(unsafe.Pointer(key)), (*C.char)(unsafe.Pointer(optimizer_name)), (*C.char)(unsafe.Pointer(hyperparameter)), out)
	return taken(&failure)
}

// ExtensionFailOnNonNumberNew: The extension "FailOnNonNumber" fails with CTN_ERROR_NAN after an
// update that has made a parameter NaN or infinite. The training is then not saved, so that the
// last snapshot stays.
func ExtensionFailOnNonNumberNew(out **Extension) error {
	var failure C.ctn_failure
	C.ctnm_extension_fail_on_non_number_new(&failure, out)
	return taken(&failure)
}

// ExtensionParameterStatisticsNew: The extension "ParameterStatistics" reports mean, std, min, max,
// the number of zeros and percentiles of parameters and their gradients after each epoch, such as
// "main/l1/W/data/mean" and "main/l1/W/data/percentile/0".
func ExtensionParameterStatisticsNew(link *Link, prefix *byte, report_data int32, report_grad int32, out **Extension) error {
	var failure C.ctn_failure
	C.ctnm_extension_parameter_statistics_new(&failure, link, (*C.char)(unsafe.Pointer(prefix)), (C.int32_t)(report_data), (C.int32_t)(report_grad), out)
	return taken(&failure)
}

// ExtensionParameterStatisticsSetPercentiles: Sets the percentiles of a ParameterStatistics: 0.13,
// 2.28, 15.87, 50, 84.13, 97.72 and 99.87 by default, which are 3, 2 and 1 standard deviations
// below the mean of a normal distribution, its mean, and 1, 2 and 3 above it.
func ExtensionParameterStatisticsSetPercentiles(extension *Extension, percentiles *float64, count uint64) error {
	var failure C.ctn_failure
	C.ctnm_extension_parameter_statistics_set_percentiles(&failure, extension, (*C.double)(unsafe.Pointer(percentiles)), (C.size_t)(count))
	return taken(&failure)
}

// ExtensionDumpGraphNew: The extension "dump_graph" writes the computational graph of a value that
// the first update reports as a variable, in the language of Graphviz.
func ExtensionDumpGraphNew(root_name *byte, filename *byte, out **Extension) error {
	var failure C.ctn_failure
	C.ctnm_extension_dump_graph_new(&failure, (*C.char)(unsafe.Pointer(root_name)), (*C.char)(unsafe.Pointer(filename)), out)
	return taken(&failure)
}

// ExtensionPlotReportNew: The extension "PlotReport" draws the means of reported values, and
// replaces the picture whenever its trigger fires.
func ExtensionPlotReportNew(y_keys **byte, count uint64, x_key *byte, filename *byte, trigger *Trigger, out **Extension) error {
	var failure C.ctn_failure
	C.ctnm_extension_plot_report_new(&failure, (**C.char)(unsafe.Pointer(y_keys)), (C.size_t)(count), (*C.char)(unsafe.Pointer(x_key)), (*C.char)(unsafe.Pointer(filename)), trigger, out)
	return taken(&failure)
}

// FunctionHookRetain: Adds a reference and returns the handle itself. The result is NULL for NULL
// and for a handle of another type.
func FunctionHookRetain(self *FunctionHook) *FunctionHook {
	return C.ctn_function_hook_retain(self)
}

// FunctionHookRelease: Gives a reference back; the last one frees the function hook. NULL is
// allowed; cannot fail.
func FunctionHookRelease(self *FunctionHook) {
	C.ctn_function_hook_release(self)
}

// FunctionHookNew: A hook of callbacks. destroy runs exactly once: when the last reference is
// released, including those of the library, or when this call fails.
func FunctionHookNew(callbacks *FunctionHookCallbacks, user_data unsafe.Pointer, out **FunctionHook) error {
	var failure C.ctn_failure
	C.ctnm_function_hook_new(&failure, (*C.ctn_function_hook_callbacks)(unsafe.Pointer(callbacks)), user_data, out)
	return taken(&failure)
}

// FunctionHookName: Name under which the hook is registered if no other is given. It lives as long
// as the hook; NULL for NULL.
func FunctionHookName(hook *FunctionHook) *byte {
	return (*byte)(unsafe.Pointer(C.ctn_function_hook_name(hook)))
}

// FunctionHookAdd: Registers a hook for the calling thread.
func FunctionHookAdd(hook *FunctionHook, name *byte) error {
	var failure C.ctn_failure
	C.ctnm_function_hook_add(&failure, hook, (*C.char)(unsafe.Pointer(name)))
	return taken(&failure)
}

// FunctionHookRemove: Removes a hook of the calling thread.
func FunctionHookRemove(name *byte) error {
	var failure C.ctn_failure
	C.ctnm_function_hook_remove(&failure, (*C.char)(unsafe.Pointer(name)))
	return taken(&failure)
}

// FunctionHookCount: Number of hooks of the calling thread.
func FunctionHookCount() uint64 {
	return uint64(C.ctn_function_hook_count())
}

// FunctionHookAt: A hook of the calling thread and its name there.
func FunctionHookAt(index uint64, name *byte, name_capacity uint64, name_length *uint64, out **FunctionHook) error {
	var failure C.ctn_failure
	C.ctnm_function_hook_at(&failure, (C.size_t)(index), (*C.char)(unsafe.Pointer(name)), (C.size_t)(name_capacity), (*C.size_t)(unsafe.Pointer(name_length)), out)
	return taken(&failure)
}

// FunctionAddHook: Registers a hook with one function: the creator of a variable, or the definition
// of a user function.
func FunctionAddHook(f *Function, hook *FunctionHook, name *byte) error {
	var failure C.ctn_failure
	C.ctnm_function_add_hook(&failure, f, hook, (*C.char)(unsafe.Pointer(name)))
	return taken(&failure)
}

// FunctionDeleteHook: Removes a hook of a function.
func FunctionDeleteHook(f *Function, name *byte) error {
	var failure C.ctn_failure
	C.ctnm_function_delete_hook(&failure, f, (*C.char)(unsafe.Pointer(name)))
	return taken(&failure)
}

// FunctionLocalHookCount: Number of hooks registered with the function itself; 0 for NULL.
func FunctionLocalHookCount(f *Function) uint64 {
	return uint64(C.ctn_function_local_hook_count(f))
}

// FunctionLocalHookAt: A hook of a function and its name there.
func FunctionLocalHookAt(f *Function, index uint64, name *byte, name_capacity uint64, name_length *uint64, out **FunctionHook) error {
	var failure C.ctn_failure
	C.ctnm_function_local_hook_at(&failure, f, (C.size_t)(index), (*C.char)(unsafe.Pointer(name)), (C.size_t)(name_capacity), (*C.size_t)(unsafe.Pointer(name_length)), out)
	return taken(&failure)
}

// TimerHookNew: A hook named "TimerHook" that measures how long forward and backward computations
// take. It waits for asynchronous devices before and after each computation.
func TimerHookNew(out **FunctionHook) error {
	var failure C.ctn_failure
	C.ctnm_timer_hook_new(&failure, out)
	return taken(&failure)
}

// TimerHookCallCount: Number of computations measured so far; 0 for NULL and other hooks.
func TimerHookCallCount(hook *FunctionHook) uint64 {
	return uint64(C.ctn_timer_hook_call_count(hook))
}

// TimerHookCall: One measurement. Functions that a user function calls are measured separately,
// too, and come before it.
func TimerHookCall(hook *FunctionHook, index uint64, label *byte, label_capacity uint64, label_length *uint64, seconds *float64, is_backward *int32) error {
	var failure C.ctn_failure
	C.ctnm_timer_hook_call(&failure, hook, (C.size_t)(index), (*C.char)(unsafe.Pointer(label)), (C.size_t)(label_capacity), (*C.size_t)(unsafe.Pointer(label_length)), (*C.double)(unsafe.Pointer(seconds)), (*C.int32_t)(unsafe.Pointer(is_backward)))
	return taken(&failure)
}

// TimerHookTotalTime: Sum of the measured seconds; 0 for NULL and other hooks.
func TimerHookTotalTime(hook *FunctionHook) float64 {
	return float64(C.ctn_timer_hook_total_time(hook))
}

// TimerHookClear: Removes all measurements.
func TimerHookClear(hook *FunctionHook) error {
	var failure C.ctn_failure
	C.ctnm_timer_hook_clear(&failure, hook)
	return taken(&failure)
}

// MemoryHookNew: A hook named "MemoryHook" that measures how many more bytes of its device's memory
// pool are in use after each computation than before (negative: fewer). Allocations of other
// threads at the same time count as well.
func MemoryHookNew(out **FunctionHook) error {
	var failure C.ctn_failure
	C.ctnm_memory_hook_new(&failure, out)
	return taken(&failure)
}

// MemoryHookCallCount: Number of computations measured so far; 0 for NULL and other hooks.
func MemoryHookCallCount(hook *FunctionHook) uint64 {
	return uint64(C.ctn_memory_hook_call_count(hook))
}

// MemoryHookCall: One measurement.
func MemoryHookCall(hook *FunctionHook, index uint64, label *byte, label_capacity uint64, label_length *uint64, bytes *int64, is_backward *int32) error {
	var failure C.ctn_failure
	C.ctnm_memory_hook_call(&failure, hook, (C.size_t)(index), (*C.char)(unsafe.Pointer(label)), (C.size_t)(label_capacity), (*C.size_t)(unsafe.Pointer(label_length)), (*C.int64_t)(unsafe.Pointer(bytes)), (*C.int32_t)(unsafe.Pointer(is_backward)))
	return taken(&failure)
}

// MemoryHookTotalBytes: Sum of the measured bytes; 0 for NULL and other hooks.
func MemoryHookTotalBytes(hook *FunctionHook) int64 {
	return int64(C.ctn_memory_hook_total_bytes(hook))
}

// MemoryHookClear: Removes all measurements.
func MemoryHookClear(hook *FunctionHook) error {
	var failure C.ctn_failure
	C.ctnm_memory_hook_clear(&failure, hook)
	return taken(&failure)
}

// FunctionOptionsRetain: Adds a reference and returns the handle itself. The result is NULL for
// NULL and for a handle of another type.
func FunctionOptionsRetain(self *FunctionOptions) *FunctionOptions {
	return C.ctn_function_options_retain(self)
}

// FunctionOptionsRelease: Gives a reference back; the last one frees the function options. NULL is
// allowed; cannot fail.
func FunctionOptionsRelease(self *FunctionOptions) {
	C.ctn_function_options_release(self)
}

// FunctionOptionsNew: Options with defaults only.
func FunctionOptionsNew(out **FunctionOptions) error {
	var failure C.ctn_failure
	C.ctnm_function_options_new(&failure, out)
	return taken(&failure)
}

// FunctionOptionsSetReduction: Sets how the terms of a loss are combined; see each loss for the
// default.
func FunctionOptionsSetReduction(options *FunctionOptions, reduction Reduction) error {
	var failure C.ctn_failure
	C.ctnm_function_options_set_reduction(&failure, options, (C.ctn_reduction)(reduction))
	return taken(&failure)
}

// FunctionOptionsSetClassWeight: Sets a weight for every class, which multiplies the terms of its
// labels; the default is 1.
func FunctionOptionsSetClassWeight(options *FunctionOptions, class_weight *Array) error {
	var failure C.ctn_failure
	C.ctnm_function_options_set_class_weight(&failure, options, class_weight)
	return taken(&failure)
}

// FunctionOptionsSetIgnoreLabel: Sets the label that does not count; see each function for the
// default.
func FunctionOptionsSetIgnoreLabel(options *FunctionOptions, ignore_label int64) error {
	var failure C.ctn_failure
	C.ctnm_function_options_set_ignore_label(&failure, options, (C.int64_t)(ignore_label))
	return taken(&failure)
}

// FunctionOptionsSetLabelSmoothing: Sets the share of every label that is spread evenly over all
// classes; the default is 0.
func FunctionOptionsSetLabelSmoothing(options *FunctionOptions, label_smoothing float64) error {
	var failure C.ctn_failure
	C.ctnm_function_options_set_label_smoothing(&failure, options, (C.double)(label_smoothing))
	return taken(&failure)
}

// FunctionOptionsSetMask: Sets the scaled mask of a dropout, to repeat a dropout. By default it is
// drawn.
func FunctionOptionsSetMask(options *FunctionOptions, mask *Array) error {
	var failure C.ctn_failure
	C.ctnm_function_options_set_mask(&failure, options, mask)
	return taken(&failure)
}

// FunctionOptionsSetNoise: Sets the standard normal numbers of ctn_gaussian, to repeat a call. If
// they are not set, they are drawn.
func FunctionOptionsSetNoise(options *FunctionOptions, noise *Array) error {
	var failure C.ctn_failure
	C.ctnm_function_options_set_noise(&failure, options, noise)
	return taken(&failure)
}

// FunctionOptionsSetSamples: Sets the samples of a negative sampling, to repeat a call. If they are
// not set, they are drawn.
func FunctionOptionsSetSamples(options *FunctionOptions, samples *Array) error {
	var failure C.ctn_failure
	C.ctnm_function_options_set_samples(&failure, options, samples)
	return taken(&failure)
}

// FunctionOptionsSetDilation: Sets the distance between the elements that a window reads; the
// default is 1.
func FunctionOptionsSetDilation(options *FunctionOptions, dilation *int64, ndim uint64) error {
	var failure C.ctn_failure
	C.ctnm_function_options_set_dilation(&failure, options, (*C.int64_t)(unsafe.Pointer(dilation)), (C.size_t)(ndim))
	return taken(&failure)
}

// FunctionOptionsSetGroups: Sets the number of groups into which the channels are divided; the
// default is 1.
func FunctionOptionsSetGroups(options *FunctionOptions, groups int64) error {
	var failure C.ctn_failure
	C.ctnm_function_options_set_groups(&failure, options, (C.int64_t)(groups))
	return taken(&failure)
}

// FunctionOptionsSetOutsize: Sets the lengths of the result of ctn_deconvolution_nd along its
// spatial axes; the default is the smallest lengths that fit. ctn_deconvolution_2d takes them as
// arguments.
func FunctionOptionsSetOutsize(options *FunctionOptions, outsize *int64, ndim uint64) error {
	var failure C.ctn_failure
	C.ctnm_function_options_set_outsize(&failure, options, (*C.int64_t)(unsafe.Pointer(outsize)), (C.size_t)(ndim))
	return taken(&failure)
}

// FunctionOptionsSetCoverAll: Sets whether the windows of ctn_average_pooling_2d cover every
// element of x, so that the last ones may end outside; the default is 0. ctn_max_pooling_2d takes
// this as an argument.
func FunctionOptionsSetCoverAll(options *FunctionOptions, cover_all int32) error {
	var failure C.ctn_failure
	C.ctnm_function_options_set_cover_all(&failure, options, (C.int32_t)(cover_all))
	return taken(&failure)
}

// FunctionOptionsSetCountIncludePad: Sets whether the means of ctn_average_pooling_2d count padded
// elements, which are zeros; the default is 1.
func FunctionOptionsSetCountIncludePad(options *FunctionOptions, count_include_pad int32) error {
	var failure C.ctn_failure
	C.ctnm_function_options_set_count_include_pad(&failure, options, (C.int32_t)(count_include_pad))
	return taken(&failure)
}

// FunctionOptionsSetScale: Sets the factor of the scores of an attention; the default is 1 /
// sqrt(D).
func FunctionOptionsSetScale(options *FunctionOptions, scale float64) error {
	var failure C.ctn_failure
	C.ctnm_function_options_set_scale(&failure, options, (C.double)(scale))
	return taken(&failure)
}

// FunctionOptionsSetCausal: Sets whether position i of an attention sees only positions 0 to i; the
// default is 0.
func FunctionOptionsSetCausal(options *FunctionOptions, causal int32) error {
	var failure C.ctn_failure
	C.ctnm_function_options_set_causal(&failure, options, (C.int32_t)(causal))
	return taken(&failure)
}

// FunctionOptionsSetDropout: Sets the probability with which an attention drops each of its weights
// in training; the default is 0.
func FunctionOptionsSetDropout(options *FunctionOptions, dropout float64) error {
	var failure C.ctn_failure
	C.ctnm_function_options_set_dropout(&failure, options, (C.double)(dropout))
	return taken(&failure)
}

// FunctionOptionsSetApproximate: Sets whether ctn_gelu uses an approximation with tanh; the default
// is 0.
func FunctionOptionsSetApproximate(options *FunctionOptions, approximate int32) error {
	var failure C.ctn_failure
	C.ctnm_function_options_set_approximate(&failure, options, (C.int32_t)(approximate))
	return taken(&failure)
}

// Add: Sum. For booleans, logical or. Differentiable. Inputs are broadcast and have one dtype.
func Add(x1 *Variable, x2 *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_add(&failure, x1, x2, y)
	return taken(&failure)
}

// AddF64: ctn_add with a scalar as the second operand; the scalar takes the variable's dtype.
func AddF64(x1 *Variable, x2 float64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_add_f64(&failure, x1, (C.double)(x2), y)
	return taken(&failure)
}

// AddI64: ctn_add with a scalar as the second operand; the scalar takes the variable's dtype.
func AddI64(x1 *Variable, x2 int64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_add_i64(&failure, x1, (C.int64_t)(x2), y)
	return taken(&failure)
}

// Sub: Difference. Differentiable. Inputs are broadcast and have one dtype.
func Sub(x1 *Variable, x2 *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_sub(&failure, x1, x2, y)
	return taken(&failure)
}

// SubF64: ctn_sub with a scalar as the second operand; the scalar takes the variable's dtype.
func SubF64(x1 *Variable, x2 float64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_sub_f64(&failure, x1, (C.double)(x2), y)
	return taken(&failure)
}

// RsubF64: ctn_sub with a scalar as the first operand; the scalar takes the variable's dtype.
func RsubF64(x1 float64, x2 *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_rsub_f64(&failure, (C.double)(x1), x2, y)
	return taken(&failure)
}

// SubI64: ctn_sub with a scalar as the second operand; the scalar takes the variable's dtype.
func SubI64(x1 *Variable, x2 int64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_sub_i64(&failure, x1, (C.int64_t)(x2), y)
	return taken(&failure)
}

// RsubI64: ctn_sub with a scalar as the first operand; the scalar takes the variable's dtype.
func RsubI64(x1 int64, x2 *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_rsub_i64(&failure, (C.int64_t)(x1), x2, y)
	return taken(&failure)
}

// Mul: Product. For booleans, logical and. Differentiable. Inputs are broadcast and have one dtype.
func Mul(x1 *Variable, x2 *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_mul(&failure, x1, x2, y)
	return taken(&failure)
}

// MulF64: ctn_mul with a scalar as the second operand; the scalar takes the variable's dtype.
func MulF64(x1 *Variable, x2 float64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_mul_f64(&failure, x1, (C.double)(x2), y)
	return taken(&failure)
}

// MulI64: ctn_mul with a scalar as the second operand; the scalar takes the variable's dtype.
func MulI64(x1 *Variable, x2 int64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_mul_i64(&failure, x1, (C.int64_t)(x2), y)
	return taken(&failure)
}

// Div: Quotient, always floating. Differentiable. Inputs are broadcast and have one dtype.
func Div(x1 *Variable, x2 *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_div(&failure, x1, x2, y)
	return taken(&failure)
}

// DivF64: ctn_div with a scalar as the second operand; the scalar takes the variable's dtype.
func DivF64(x1 *Variable, x2 float64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_div_f64(&failure, x1, (C.double)(x2), y)
	return taken(&failure)
}

// RdivF64: ctn_div with a scalar as the first operand; the scalar takes the variable's dtype.
func RdivF64(x1 float64, x2 *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_rdiv_f64(&failure, (C.double)(x1), x2, y)
	return taken(&failure)
}

// DivI64: ctn_div with a scalar as the second operand; the scalar takes the variable's dtype.
func DivI64(x1 *Variable, x2 int64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_div_i64(&failure, x1, (C.int64_t)(x2), y)
	return taken(&failure)
}

// RdivI64: ctn_div with a scalar as the first operand; the scalar takes the variable's dtype.
func RdivI64(x1 int64, x2 *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_rdiv_i64(&failure, (C.int64_t)(x1), x2, y)
	return taken(&failure)
}

// Pow: Power. A negative integer exponent of integers is an error. Differentiable. Inputs are
// broadcast and have one dtype.
func Pow(x1 *Variable, x2 *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_pow(&failure, x1, x2, y)
	return taken(&failure)
}

// PowF64: ctn_pow with a scalar as the second operand; the scalar takes the variable's dtype.
func PowF64(x1 *Variable, x2 float64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_pow_f64(&failure, x1, (C.double)(x2), y)
	return taken(&failure)
}

// RpowF64: ctn_pow with a scalar as the first operand; the scalar takes the variable's dtype.
func RpowF64(x1 float64, x2 *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_rpow_f64(&failure, (C.double)(x1), x2, y)
	return taken(&failure)
}

// PowI64: ctn_pow with a scalar as the second operand; the scalar takes the variable's dtype.
func PowI64(x1 *Variable, x2 int64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_pow_i64(&failure, x1, (C.int64_t)(x2), y)
	return taken(&failure)
}

// RpowI64: ctn_pow with a scalar as the first operand; the scalar takes the variable's dtype.
func RpowI64(x1 int64, x2 *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_rpow_i64(&failure, (C.int64_t)(x1), x2, y)
	return taken(&failure)
}

// Maximum: Larger element. NaN wins over numbers. The first of two equal elements receives the
// gradient. Differentiable. Inputs are broadcast and have one dtype.
func Maximum(x1 *Variable, x2 *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_maximum(&failure, x1, x2, y)
	return taken(&failure)
}

// MaximumF64: ctn_maximum with a scalar as the second operand; the scalar takes the variable's
// dtype.
func MaximumF64(x1 *Variable, x2 float64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_maximum_f64(&failure, x1, (C.double)(x2), y)
	return taken(&failure)
}

// Minimum: Smaller element. NaN wins over numbers. The first of two equal elements receives the
// gradient. Differentiable. Inputs are broadcast and have one dtype.
func Minimum(x1 *Variable, x2 *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_minimum(&failure, x1, x2, y)
	return taken(&failure)
}

// MinimumF64: ctn_minimum with a scalar as the second operand; the scalar takes the variable's
// dtype.
func MinimumF64(x1 *Variable, x2 float64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_minimum_f64(&failure, x1, (C.double)(x2), y)
	return taken(&failure)
}

// Neg: Negation, -x. Differentiable.
func Neg(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_neg(&failure, x, y)
	return taken(&failure)
}

// Absolute: Absolute value. Differentiable.
func Absolute(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_absolute(&failure, x, y)
	return taken(&failure)
}

// Square: x * x. Differentiable.
func Square(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_square(&failure, x, y)
	return taken(&failure)
}

// Sqrt: Square root. Differentiable.
func Sqrt(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_sqrt(&failure, x, y)
	return taken(&failure)
}

// Exp: Exponential. Differentiable.
func Exp(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_exp(&failure, x, y)
	return taken(&failure)
}

// Log: Natural logarithm. Differentiable.
func Log(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_log(&failure, x, y)
	return taken(&failure)
}

// Log1p: Natural logarithm of 1 + x, accurate near zero. Differentiable.
func Log1p(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_log1p(&failure, x, y)
	return taken(&failure)
}

// Sin: Sine of radians. Differentiable.
func Sin(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_sin(&failure, x, y)
	return taken(&failure)
}

// Cos: Cosine of radians. Differentiable.
func Cos(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_cos(&failure, x, y)
	return taken(&failure)
}

// Tanh: Hyperbolic tangent. Differentiable.
func Tanh(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_tanh(&failure, x, y)
	return taken(&failure)
}

// Sigmoid: 1 / (1 + exp(-x)). Differentiable.
func Sigmoid(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_sigmoid(&failure, x, y)
	return taken(&failure)
}

// Relu: max(x, 0). NaN stays NaN. Differentiable.
func Relu(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_relu(&failure, x, y)
	return taken(&failure)
}

// MultiplyAdd: x1 * x2 + x3 in one pass over memory. Differentiable. Inputs are broadcast and have
// one dtype.
func MultiplyAdd(x1 *Variable, x2 *Variable, x3 *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_multiply_add(&failure, x1, x2, x3, y)
	return taken(&failure)
}

// Reciprocal: 1 / x, truncated for integers. Integer zero gives the smallest number of int32 or
// int64, and 0 in other integer dtypes. Differentiable.
func Reciprocal(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_reciprocal(&failure, x, y)
	return taken(&failure)
}

// Hypot: sqrt(x1 ** 2 + x2 ** 2) without intermediate overflow. Differentiable. Inputs are
// broadcast and have one dtype.
func Hypot(x1 *Variable, x2 *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_hypot(&failure, x1, x2, y)
	return taken(&failure)
}

// Arctan2: Angle of the point (x2, x1) in (-pi, pi]. Differentiable. Inputs are broadcast and have
// one dtype.
func Arctan2(x1 *Variable, x2 *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_arctan2(&failure, x1, x2, y)
	return taken(&failure)
}

// Logaddexp: log(exp(x1) + exp(x2)) without intermediate overflow. Differentiable. Inputs are
// broadcast and have one dtype.
func Logaddexp(x1 *Variable, x2 *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_logaddexp(&failure, x1, x2, y)
	return taken(&failure)
}

// Logaddexp2: log2(2 ** x1 + 2 ** x2) without intermediate overflow. Differentiable. Inputs are
// broadcast and have one dtype.
func Logaddexp2(x1 *Variable, x2 *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_logaddexp2(&failure, x1, x2, y)
	return taken(&failure)
}

// Exp2: 2 ** x. Differentiable.
func Exp2(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_exp2(&failure, x, y)
	return taken(&failure)
}

// Expm1: exp(x) - 1, accurate near zero. Differentiable.
func Expm1(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_expm1(&failure, x, y)
	return taken(&failure)
}

// Log2: Logarithm to base 2. Differentiable.
func Log2(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_log2(&failure, x, y)
	return taken(&failure)
}

// Log10: Logarithm to base 10. Differentiable.
func Log10(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_log10(&failure, x, y)
	return taken(&failure)
}

// Cbrt: Cube root, also of negative numbers. Differentiable.
func Cbrt(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_cbrt(&failure, x, y)
	return taken(&failure)
}

// Tan: Tangent of radians. Differentiable.
func Tan(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_tan(&failure, x, y)
	return taken(&failure)
}

// Arcsin: Inverse sine, in [-pi/2, pi/2]. Differentiable.
func Arcsin(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_arcsin(&failure, x, y)
	return taken(&failure)
}

// Arccos: Inverse cosine, in [0, pi]. Differentiable.
func Arccos(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_arccos(&failure, x, y)
	return taken(&failure)
}

// Arctan: Inverse tangent, in [-pi/2, pi/2]. Differentiable.
func Arctan(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_arctan(&failure, x, y)
	return taken(&failure)
}

// Sinh: Hyperbolic sine. Differentiable.
func Sinh(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_sinh(&failure, x, y)
	return taken(&failure)
}

// Cosh: Hyperbolic cosine. Differentiable.
func Cosh(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_cosh(&failure, x, y)
	return taken(&failure)
}

// Arcsinh: Inverse hyperbolic sine. Differentiable.
func Arcsinh(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_arcsinh(&failure, x, y)
	return taken(&failure)
}

// Arccosh: Inverse hyperbolic cosine. Differentiable.
func Arccosh(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_arccosh(&failure, x, y)
	return taken(&failure)
}

// Arctanh: Inverse hyperbolic tangent. Differentiable.
func Arctanh(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_arctanh(&failure, x, y)
	return taken(&failure)
}

// Deg2rad: Converts degrees to radians. Differentiable.
func Deg2rad(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_deg2rad(&failure, x, y)
	return taken(&failure)
}

// Rad2deg: Converts radians to degrees. Differentiable.
func Rad2deg(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_rad2deg(&failure, x, y)
	return taken(&failure)
}

// ClippedRelu: min(max(0, x), z).
func ClippedRelu(x *Variable, z float64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_clipped_relu(&failure, x, (C.double)(z), y)
	return taken(&failure)
}

// LeakyRelu: x where x >= 0, otherwise slope * x.
func LeakyRelu(x *Variable, slope float64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_leaky_relu(&failure, x, (C.double)(slope), y)
	return taken(&failure)
}

// Elu: x where x >= 0, otherwise alpha * (exp(x) - 1).
func Elu(x *Variable, alpha float64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_elu(&failure, x, (C.double)(alpha), y)
	return taken(&failure)
}

// Softplus: log(1 + exp(beta * x)) / beta.
func Softplus(x *Variable, beta float64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_softplus(&failure, x, (C.double)(beta), y)
	return taken(&failure)
}

// Silu: x * sigmoid(x).
func Silu(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_silu(&failure, x, y)
	return taken(&failure)
}

// Gelu: x times the standard normal distribution function of x. With the option approximate it is x
// * (1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x ** 3))) / 2.
func Gelu(x *Variable, options *FunctionOptions, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_gelu(&failure, x, options, y)
	return taken(&failure)
}

// Prelu: x where x >= 0, otherwise W * x.
func Prelu(x *Variable, W *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_prelu(&failure, x, W, y)
	return taken(&failure)
}

// Softmax: exp(x) divided by its sum over axis 1.
func Softmax(x *Variable, options *FunctionOptions, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_softmax(&failure, x, options, y)
	return taken(&failure)
}

// LogSoftmax: The logarithm of ctn_softmax, without underflow.
func LogSoftmax(x *Variable, options *FunctionOptions, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_log_softmax(&failure, x, options, y)
	return taken(&failure)
}

// Lstm: One step of LSTM units with forget gates: c = tanh(a) * sigmoid(i) + c_prev * sigmoid(f), h
// = tanh(c) * sigmoid(o).
func Lstm(c_prev *Variable, x *Variable, c **Variable, h **Variable) error {
	var failure C.ctn_failure
	C.ctnm_lstm(&failure, c_prev, x, c, h)
	return taken(&failure)
}

// Slstm: S-LSTM units of a tree with two children, each with states and sources as for ctn_lstm: c
// = tanh(a1) * sigmoid(i1) + tanh(a2) * sigmoid(i2) + c_prev1 * sigmoid(f1) + c_prev2 *
// sigmoid(f2), h = tanh(c) * sigmoid(o1 + o2).
func Slstm(c_prev1 *Variable, c_prev2 *Variable, x1 *Variable, x2 *Variable, c **Variable, h **Variable) error {
	var failure C.ctn_failure
	C.ctnm_slstm(&failure, c_prev1, c_prev2, x1, x2, c, h)
	return taken(&failure)
}

// Maxout: The largest of every `pool_size` neighbors along an axis. Ties share the gradient as in
// ctn_max.
func Maxout(x *Variable, pool_size int64, axis int64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_maxout(&failure, x, (C.int64_t)(pool_size), (C.int64_t)(axis), y)
	return taken(&failure)
}

// Reshape: The elements in C order under a new shape.
func Reshape(x *Variable, shape *int64, ndim uint64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_reshape(&failure, x, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), y)
	return taken(&failure)
}

// Transpose: x with permuted axes: axis i of the result is axis axes[i] of x.
func Transpose(x *Variable, axes *int64, count uint64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_transpose(&failure, x, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), y)
	return taken(&failure)
}

// BroadcastTo: x broadcast to a shape; see ctn_array_broadcast_to.
func BroadcastTo(x *Variable, shape *int64, ndim uint64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_broadcast_to(&failure, x, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), y)
	return taken(&failure)
}

// ExpandDims: x with an additional axis of length 1.
func ExpandDims(x *Variable, axis int64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_expand_dims(&failure, x, (C.int64_t)(axis), y)
	return taken(&failure)
}

// Squeeze: x without some axes of length 1.
func Squeeze(x *Variable, axes *int64, count uint64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_squeeze(&failure, x, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), y)
	return taken(&failure)
}

// Swapaxes: x with two axes exchanged.
func Swapaxes(x *Variable, axis1 int64, axis2 int64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_swapaxes(&failure, x, (C.int64_t)(axis1), (C.int64_t)(axis2), y)
	return taken(&failure)
}

// Flip: x with the elements along some axes in reverse order.
func Flip(x *Variable, axes *int64, count uint64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_flip(&failure, x, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), y)
	return taken(&failure)
}

// Cast: The elements converted to another dtype; x itself if it already has that dtype. The
// gradient is converted back; a conversion to integers has no gradient.
func Cast(x *Variable, dtype Dtype, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_cast(&failure, x, (C.ctn_dtype)(dtype), y)
	return taken(&failure)
}

// Copy: A copy on a device. The gradient is copied back to the device of x.
func Copy(x *Variable, device *byte, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_copy(&failure, x, (*C.char)(unsafe.Pointer(device)), y)
	return taken(&failure)
}

// Tile: x repeated as a whole along its axes.
func Tile(x *Variable, repetitions *int64, count uint64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_tile(&failure, x, (*C.int64_t)(unsafe.Pointer(repetitions)), (C.size_t)(count), y)
	return taken(&failure)
}

// Pad: Adds elements of one value before and after those of x.
func Pad(x *Variable, before *int64, ndim uint64, after *int64, value float64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_pad(&failure, x, (*C.int64_t)(unsafe.Pointer(before)), (C.size_t)(ndim), (*C.int64_t)(unsafe.Pointer(after)), (C.double)(value), y)
	return taken(&failure)
}

// Concat: Joins variables along an existing axis.
func Concat(xs **Variable, count uint64, axis int64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_concat(&failure, xs, (C.size_t)(count), (C.int64_t)(axis), y)
	return taken(&failure)
}

// Stack: Joins variables along a new axis.
func Stack(xs **Variable, count uint64, axis int64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_stack(&failure, xs, (C.size_t)(count), (C.int64_t)(axis), y)
	return taken(&failure)
}

// SplitAxis: Splits a variable into parts of equal length along an axis.
func SplitAxis(x *Variable, axis int64, ys **Variable, sections uint64) error {
	var failure C.ctn_failure
	C.ctnm_split_axis(&failure, x, (C.int64_t)(axis), ys, (C.size_t)(sections))
	return taken(&failure)
}

// SplitAxisAt: Splits a variable at positions along an axis.
func SplitAxisAt(x *Variable, indices *int64, index_count uint64, axis int64, ys **Variable, count uint64) error {
	var failure C.ctn_failure
	C.ctnm_split_axis_at(&failure, x, (*C.int64_t)(unsafe.Pointer(indices)), (C.size_t)(index_count), (C.int64_t)(axis), ys, (C.size_t)(count))
	return taken(&failure)
}

// Broadcast: Broadcasts variables to their common shape.
func Broadcast(xs **Variable, count uint64, ys **Variable) error {
	var failure C.ctn_failure
	C.ctnm_broadcast(&failure, xs, (C.size_t)(count), ys)
	return taken(&failure)
}

// GetItem: Basic indexing like ctn_array_get: integers, slices, new axes and an ellipsis. The
// result shares memory with x; the gradient is zero outside of it.
func GetItem(x *Variable, items *Index, count uint64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_get_item(&failure, x, (*C.ctn_index)(unsafe.Pointer(items)), (C.size_t)(count), y)
	return taken(&failure)
}

// SelectItem: x[i, t[i]] for each row i, as a variable of shape (N,).
func SelectItem(x *Variable, t *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_select_item(&failure, x, t, y)
	return taken(&failure)
}

// Where: x where a condition is true, otherwise y. All are broadcast, and each gradient goes to the
// input that its elements were taken from.
func Where(condition *Variable, x *Variable, y *Variable, out **Variable) error {
	var failure C.ctn_failure
	C.ctnm_where(&failure, condition, x, y, out)
	return taken(&failure)
}

// IdentityList: The inputs themselves, as new variables that one function made.
func IdentityList(xs **Variable, count uint64, ys **Variable) error {
	var failure C.ctn_failure
	C.ctnm_identity_list(&failure, xs, (C.size_t)(count), ys)
	return taken(&failure)
}

// Identity: The input itself as a new variable.
func Identity(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_identity(&failure, x, y)
	return taken(&failure)
}

// Linear: x W^T + b, of shape (N, out).
func Linear(x *Variable, W *Variable, b *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_linear(&failure, x, W, b, y)
	return taken(&failure)
}

// EmbedId: The rows of W that x selects, of shape (shape of x, n). The gradient of W is dense.
// Options: ignore_label, a number for which there are zeros and no gradient; by default there is
// none.
func EmbedId(x *Variable, W *Variable, options *FunctionOptions, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_embed_id(&failure, x, W, options, y)
	return taken(&failure)
}

// Bilinear: y[i, l] = sum over j, k of e1[i, j] e2[i, k] W[j, k, l] + e1 V1 + e2 V2 + b, of shape
// (N, L). V1, V2 and b are all given or all NULL.
func Bilinear(e1 *Variable, e2 *Variable, W *Variable, V1 *Variable, V2 *Variable, b *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_bilinear(&failure, e1, e2, W, V1, V2, b, y)
	return taken(&failure)
}

// Attention: Scaled dot-product attention, softmax(scale * q k^T) v for every batch and head, of
// shape (N, H, L, E). A query that sees no key gives zeros. Memory grows with L + S, not with their
// product; the product is held for second derivatives, for the gradient of a mask, or if weights
// are dropped. Options: scale, 1 / sqrt(D) by default; causal, with which query i sees keys 0 to i
// only; dropout.
func Attention(q *Variable, k *Variable, v *Variable, mask *Variable, options *FunctionOptions, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_attention(&failure, q, k, v, mask, options, y)
	return taken(&failure)
}

// NStepLstm: Stacked LSTM layers over whole sequences. Each layer computes, from its inputs x and
// the states h and c before a step, i = sigmoid(W0 x + W4 h + b0 + b4), f = sigmoid(W1 x + W5 h +
// b1 + b5), a = tanh(W2 x + W6 h + b2 + b6), o = sigmoid(W3 x + W7 h + b3 + b7), c = f * c + i * a
// and h = o * tanh(c). Its outputs h are the inputs of the next layer. The products with the inputs
// of all steps are one product. This order of the weights is that of Chainer's implementation and
// of cuDNN; Chainer's documentation exchanges W2 and W3.
func NStepLstm(n_layers int64, dropout_ratio float64, hx *Variable, cx *Variable, ws **Variable, weight_count uint64, bs **Variable, xs **Variable, count uint64, hy **Variable, cy **Variable, ys **Variable) error {
	var failure C.ctn_failure
	C.ctnm_n_step_lstm(&failure, (C.int64_t)(n_layers), (C.double)(dropout_ratio), hx, cx, ws, (C.size_t)(weight_count), bs, xs, (C.size_t)(count), hy, cy, ys)
	return taken(&failure)
}

// NStepBilstm: Stacked bidirectional LSTM layers over whole sequences: ctn_n_step_lstm with two
// directions in each layer, the second of which goes through each sequence from its last step to
// its first one. The outputs of both, next to each other, are the inputs of the next layer.
func NStepBilstm(n_layers int64, dropout_ratio float64, hx *Variable, cx *Variable, ws **Variable, weight_count uint64, bs **Variable, xs **Variable, count uint64, hy **Variable, cy **Variable, ys **Variable) error {
	var failure C.ctn_failure
	C.ctnm_n_step_bilstm(&failure, (C.int64_t)(n_layers), (C.double)(dropout_ratio), hx, cx, ws, (C.size_t)(weight_count), bs, xs, (C.size_t)(count), hy, cy, ys)
	return taken(&failure)
}

// NStepGru: Stacked GRU layers over whole sequences. Each layer computes, from its inputs x and the
// state h before a step, r = sigmoid(W0 x + W3 h + b0 + b3), z = sigmoid(W1 x + W4 h + b1 + b4), g
// = tanh(W2 x + b2 + r * (W5 h + b5)) and h = (1 - z) * g + z * h. Its outputs h are the inputs of
// the next layer. The products with the inputs of all steps are one product.
func NStepGru(n_layers int64, dropout_ratio float64, hx *Variable, ws **Variable, weight_count uint64, bs **Variable, xs **Variable, count uint64, hy **Variable, ys **Variable) error {
	var failure C.ctn_failure
	C.ctnm_n_step_gru(&failure, (C.int64_t)(n_layers), (C.double)(dropout_ratio), hx, ws, (C.size_t)(weight_count), bs, xs, (C.size_t)(count), hy, ys)
	return taken(&failure)
}

// NStepBigru: Stacked bidirectional GRU layers over whole sequences: ctn_n_step_gru with two
// directions in each layer, the second of which goes through each sequence from its last step to
// its first one. The outputs of both, next to each other, are the inputs of the next layer.
func NStepBigru(n_layers int64, dropout_ratio float64, hx *Variable, ws **Variable, weight_count uint64, bs **Variable, xs **Variable, count uint64, hy **Variable, ys **Variable) error {
	var failure C.ctn_failure
	C.ctnm_n_step_bigru(&failure, (C.int64_t)(n_layers), (C.double)(dropout_ratio), hx, ws, (C.size_t)(weight_count), bs, xs, (C.size_t)(count), hy, ys)
	return taken(&failure)
}

// Convolution2d: Two-dimensional convolution (cross-correlation): the result has the shape (N, O,
// (h + 2 pad_y - kh) / stride_y + 1, (w + 2 pad_x - kw) / stride_x + 1), rounded down. Options:
// dilation, the distance between the elements of a window; groups, into which the channels are
// divided: filter i sees the channels of group i / (O / groups).
func Convolution2d(x *Variable, W *Variable, b *Variable, stride_y int64, stride_x int64, pad_y int64, pad_x int64, options *FunctionOptions, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_convolution_2d(&failure, x, W, b, (C.int64_t)(stride_y), (C.int64_t)(stride_x), (C.int64_t)(pad_y), (C.int64_t)(pad_x), options, y)
	return taken(&failure)
}

// Deconvolution2d: Two-dimensional transposed convolution, with a result of shape (N, O, outsize_y,
// outsize_x). Options: dilation and groups.
func Deconvolution2d(x *Variable, W *Variable, b *Variable, stride_y int64, stride_x int64, pad_y int64, pad_x int64, outsize_y int64, outsize_x int64, options *FunctionOptions, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_deconvolution_2d(&failure, x, W, b, (C.int64_t)(stride_y), (C.int64_t)(stride_x), (C.int64_t)(pad_y), (C.int64_t)(pad_x), (C.int64_t)(outsize_y), (C.int64_t)(outsize_x), options, y)
	return taken(&failure)
}

// ConvolutionNd: ctn_convolution_2d over one, two or three spatial axes. Options: dilation and
// groups.
func ConvolutionNd(x *Variable, W *Variable, b *Variable, stride *int64, stride_count uint64, pad *int64, pad_count uint64, options *FunctionOptions, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_convolution_nd(&failure, x, W, b, (*C.int64_t)(unsafe.Pointer(stride)), (C.size_t)(stride_count), (*C.int64_t)(unsafe.Pointer(pad)), (C.size_t)(pad_count), options, y)
	return taken(&failure)
}

// DeconvolutionNd: ctn_deconvolution_2d over one, two or three spatial axes. Options: dilation,
// groups and outsize, by default the smallest that fits.
func DeconvolutionNd(x *Variable, W *Variable, b *Variable, stride *int64, stride_count uint64, pad *int64, pad_count uint64, options *FunctionOptions, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_deconvolution_nd(&failure, x, W, b, (*C.int64_t)(unsafe.Pointer(stride)), (C.size_t)(stride_count), (*C.int64_t)(unsafe.Pointer(pad)), (C.size_t)(pad_count), options, y)
	return taken(&failure)
}

// SetConvolutionAlgorithm: Sets how the process computes float32 convolutions. The initial method
// is AUTO, or DIRECT if CATENARY_CONVOLUTION is "direct" in the environment. A convolution uses the
// method that was set when it was called, also on asynchronous devices.
func SetConvolutionAlgorithm(algorithm ConvolutionMethod) error {
	var failure C.ctn_failure
	C.ctnm_set_convolution_algorithm(&failure, (C.ctn_convolution_method)(algorithm))
	return taken(&failure)
}

// ConvolutionAlgorithm: How the process computes float32 convolutions.
func ConvolutionAlgorithm() ConvolutionMethod {
	return ConvolutionMethod(C.ctn_convolution_algorithm())
}

// Accuracy: Fraction of the rows of y whose largest element is at the class number t. The result is
// 0-d, of the dtype of y and without gradient; it is 0 if no row counts. Options: ignore_label, a
// label whose rows do not count; by default all rows count.
func Accuracy(y *Variable, t *Variable, options *FunctionOptions, out **Variable) error {
	var failure C.ctn_failure
	C.ctnm_accuracy(&failure, y, t, options, out)
	return taken(&failure)
}

// BinaryAccuracy: Fraction of the elements of y that agree with t. The result is 0-d, of the dtype
// of y and without gradient; it is 0 if all elements are ignored. Options: ignore_label, the
// ignored number, -1 by default; it may be 0 or 1.
func BinaryAccuracy(y *Variable, t *Variable, options *FunctionOptions, out **Variable) error {
	var failure C.ctn_failure
	C.ctnm_binary_accuracy(&failure, y, t, options, out)
	return taken(&failure)
}

// WalkerAliasRetain: Adds a reference and returns the handle itself. The result is NULL for NULL
// and for a handle of another type.
func WalkerAliasRetain(self *WalkerAlias) *WalkerAlias {
	return C.ctn_walker_alias_retain(self)
}

// WalkerAliasRelease: Gives a reference back; the last one frees the walker alias. NULL is allowed;
// cannot fail.
func WalkerAliasRelease(self *WalkerAlias) {
	C.ctn_walker_alias_release(self)
}

// WalkerAliasNew: A sampler of the numbers 0 to n - 1 with given probabilities, on the device of
// `probs`. It computes in float32.
func WalkerAliasNew(probs *Array, out **WalkerAlias) error {
	var failure C.ctn_failure
	C.ctnm_walker_alias_new(&failure, probs, out)
	return taken(&failure)
}

// WalkerAliasSample: A new int32 array with samples, on the device of the sampler.
func WalkerAliasSample(alias *WalkerAlias, state *RandomState, shape *int64, ndim uint64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_walker_alias_sample(&failure, alias, state, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), out)
	return taken(&failure)
}

// WalkerAliasSampleFrom: The int32 samples that belong to uniform draws in [0, 1), in the shape of
// the draws. Numbers outside of the interval count as the nearest number inside.
func WalkerAliasSampleFrom(alias *WalkerAlias, uniform *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_walker_alias_sample_from(&failure, alias, uniform, out)
	return taken(&failure)
}

// WalkerAliasToDevice: Moves the sampler to a device.
func WalkerAliasToDevice(alias *WalkerAlias, device *byte) error {
	var failure C.ctn_failure
	C.ctnm_walker_alias_to_device(&failure, alias, (*C.char)(unsafe.Pointer(device)))
	return taken(&failure)
}

// WalkerAliasThreshold: The threshold of each of the n columns, from which on its second number is
// drawn: float32 of shape (n,).
func WalkerAliasThreshold(alias *WalkerAlias, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_walker_alias_threshold(&failure, alias, out)
	return taken(&failure)
}

// WalkerAliasValues: The two numbers of each column: int32 of shape (2 n,).
func WalkerAliasValues(alias *WalkerAlias, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_walker_alias_values(&failure, alias, out)
	return taken(&failure)
}

// SoftmaxCrossEntropy: Mean over the batch of -log softmax(x)[t], a 0-d result. Labels that are -1
// are ignored. The sum is divided by N or, with `normalize`, by the number of labels that are not
// ignored. Options: class_weight, which multiplies the terms of the labels (the divisor is still
// the number of labels); ignore_label, -1 by default; label_smoothing e, with which a term is (1 -
// e) times that of the label plus e / C times the sum of the terms of all classes, each with its
// weight; reduction, MEAN by default, or NONE with a result of the shape of t and zeros for ignored
// labels.
func SoftmaxCrossEntropy(x *Variable, t *Variable, normalize int32, options *FunctionOptions, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_softmax_cross_entropy(&failure, x, t, (C.int32_t)(normalize), options, y)
	return taken(&failure)
}

// SigmoidCrossEntropy: -log of the probability of the targets, a 0-d result: sigmoid(x) is the
// probability of 1, and 1 - sigmoid(x) that of 0. Targets that are -1 are ignored. The sum is
// divided by the first length of x or, with `normalize`, by the number of targets that are not
// ignored. Options: reduction, MEAN by default, or NONE with a result of the shape of x and zeros
// for ignored targets.
func SigmoidCrossEntropy(x *Variable, t *Variable, normalize int32, options *FunctionOptions, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_sigmoid_cross_entropy(&failure, x, t, (C.int32_t)(normalize), options, y)
	return taken(&failure)
}

// MeanSquaredError: Mean of (x0 - x1)^2 over all elements, a 0-d result. The mean of no elements is
// NaN. Options: reduction, MEAN by default, or NONE with a result of the shape of x0.
func MeanSquaredError(x0 *Variable, x1 *Variable, options *FunctionOptions, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_mean_squared_error(&failure, x0, x1, options, y)
	return taken(&failure)
}

// Hinge: Mean over the batch of the sum over the classes of max(0, 1 - d x)^p, where d is 1 at the
// label and -1 elsewhere; a 0-d result. Options: reduction, MEAN by default, or NONE with a result
// of shape (N, K).
func Hinge(x *Variable, t *Variable, norm HingeNorm, options *FunctionOptions, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_hinge(&failure, x, t, (C.ctn_hinge_norm)(norm), options, y)
	return taken(&failure)
}

// Contrastive: Half of the mean over the batch of y d^2 + (1 - y) max(0, margin - d)^2, where d is
// the distance between the rows of x0 and x1; a 0-d result. Pairs without distance have no
// gradient. Options: reduction, MEAN by default, or NONE with a result of shape (N,).
func Contrastive(x0 *Variable, x1 *Variable, y *Variable, margin float64, options *FunctionOptions, out **Variable) error {
	var failure C.ctn_failure
	C.ctnm_contrastive(&failure, x0, x1, y, (C.double)(margin), options, out)
	return taken(&failure)
}

// CrossCovariance: Half of the sum of the squares of the covariances between the columns of y and
// z, which are divided by N; a 0-d result. Options: reduction, SUM by default; MEAN divides that
// sum by J K, and NONE gives the covariances themselves, of shape (J, K), neither squared nor
// halved, as the reference does.
func CrossCovariance(y *Variable, z *Variable, options *FunctionOptions, out **Variable) error {
	var failure C.ctn_failure
	C.ctnm_cross_covariance(&failure, y, z, options, out)
	return taken(&failure)
}

// BernoulliNll: Sum of -x log(p) - (1 - x) log(1 - p) with p = sigmoid(y), a 0-d result. Options:
// reduction, SUM by default, MEAN over all elements, or NONE with a result of the shape of x.
func BernoulliNll(x *Variable, y *Variable, options *FunctionOptions, out **Variable) error {
	var failure C.ctn_failure
	C.ctnm_bernoulli_nll(&failure, x, y, options, out)
	return taken(&failure)
}

// GaussianKlDivergence: Sum of the Kullback-Leibler divergences of normal distributions from the
// standard one, a 0-d result. Options: reduction, SUM by default, MEAN over all elements, or NONE
// with a result of the shape of `mean`.
func GaussianKlDivergence(mean *Variable, ln_var *Variable, options *FunctionOptions, out **Variable) error {
	var failure C.ctn_failure
	C.ctnm_gaussian_kl_divergence(&failure, mean, ln_var, options, out)
	return taken(&failure)
}

// GaussianNll: Sum of -log of the density of x under normal distributions, a 0-d result. Options:
// reduction, SUM by default, MEAN over all elements, or NONE with a result of the shape of x.
func GaussianNll(x *Variable, mean *Variable, ln_var *Variable, options *FunctionOptions, out **Variable) error {
	var failure C.ctn_failure
	C.ctnm_gaussian_nll(&failure, x, mean, ln_var, options, out)
	return taken(&failure)
}

// ConnectionistTemporalClassification: Mean over the batch of -log of the probability that
// softmax(x) spells the labels: a class for every time step, of which first repetitions and then
// blanks are removed; a 0-d result. Labels that are too long for their sample have an infinite loss
// and no gradient. Options: reduction, MEAN by default, or NONE with a result of shape (N,).
func ConnectionistTemporalClassification(x **Variable, count uint64, t *Variable, blank_symbol int64, input_length *Variable, label_length *Variable, options *FunctionOptions, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_connectionist_temporal_classification(&failure, x, (C.size_t)(count), t, (C.int64_t)(blank_symbol), input_length, label_length, options, y)
	return taken(&failure)
}

// NegativeSampling: Sum over the batch of -log sigmoid(x w) for the word of t and of -log
// sigmoid(-x w) for words that are drawn, a 0-d result. The creator's attribute "samples" is int32
// of shape (N, 1 + sample_size), with t first. Options: samples, of that shape with t as the first
// column, to repeat a call; by default they are drawn.
func NegativeSampling(x *Variable, t *Variable, W *Variable, sampler *WalkerAlias, sample_size int64, options *FunctionOptions, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_negative_sampling(&failure, x, t, W, sampler, (C.int64_t)(sample_size), options, y)
	return taken(&failure)
}

// Sum: Sums over axes.
func Sum(x *Variable, axes *int64, count uint64, keepdims int32, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_sum(&failure, x, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.int32_t)(keepdims), y)
	return taken(&failure)
}

// Matmul: Product of two matrices. A vector counts as a matrix with one column. The result is a
// matrix.
func Matmul(a *Variable, b *Variable, transa int32, transb int32, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_matmul(&failure, a, b, (C.int32_t)(transa), (C.int32_t)(transb), y)
	return taken(&failure)
}

// Max: Largest elements along axes. Every element that equals the largest one receives the
// gradient.
func Max(x *Variable, axes *int64, count uint64, keepdims int32, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_max(&failure, x, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.int32_t)(keepdims), y)
	return taken(&failure)
}

// Min: Smallest elements along axes. Every element that equals the smallest one receives the
// gradient.
func Min(x *Variable, axes *int64, count uint64, keepdims int32, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_min(&failure, x, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.int32_t)(keepdims), y)
	return taken(&failure)
}

// Mean: Means along axes.
func Mean(x *Variable, axes *int64, count uint64, keepdims int32, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_mean(&failure, x, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.int32_t)(keepdims), y)
	return taken(&failure)
}

// Logsumexp: log(sum(exp(x))) along axes, without intermediate overflow.
func Logsumexp(x *Variable, axes *int64, count uint64, keepdims int32, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_logsumexp(&failure, x, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.int32_t)(keepdims), y)
	return taken(&failure)
}

// Clip: The elements limited to a range. Elements within the range, including its ends, receive the
// gradient. NaN stays NaN.
func Clip(x *Variable, x_min float64, x_max float64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_clip(&failure, x, (C.double)(x_min), (C.double)(x_max), y)
	return taken(&failure)
}

// MatmulNumpy: Product like NumPy's matmul and the operator `@`: axes before the last two are
// broadcast. A vector counts as a row on the left and as a column on the right, and the result
// lacks that axis.
func MatmulNumpy(a *Variable, b *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_matmul_numpy(&failure, a, b, y)
	return taken(&failure)
}

// BatchMatmul: Products of the matrices of two stacks of equal length, of shape (N, m, n).
func BatchMatmul(a *Variable, b *Variable, transa int32, transb int32, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_batch_matmul(&failure, a, b, (C.int32_t)(transa), (C.int32_t)(transb), y)
	return taken(&failure)
}

// Inv: Inverse of a matrix.
func Inv(a *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_inv(&failure, a, y)
	return taken(&failure)
}

// BatchInv: Inverses of the matrices of a stack.
func BatchInv(a *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_batch_inv(&failure, a, y)
	return taken(&failure)
}

// Det: Determinant of a matrix, 0-d. Its gradient needs the inverse, so that backward through the
// determinant of a singular matrix is INVALID_ARGUMENT.
func Det(a *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_det(&failure, a, y)
	return taken(&failure)
}

// BatchDet: Determinants of the matrices of a stack, of shape (N,); otherwise like ctn_det.
func BatchDet(a *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_batch_det(&failure, a, y)
	return taken(&failure)
}

// BatchL2NormSquared: Sums of the squares of each x[i], of shape (N,).
func BatchL2NormSquared(x *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_batch_l2_norm_squared(&failure, x, y)
	return taken(&failure)
}

// Dropout: While the calling thread trains (ctn_set_train), sets elements to zero with a
// probability and scales the others by 1 / (1 - ratio); otherwise the result is x itself. The
// scaled mask is the attribute "mask" of the creator. Options: mask, a scaled mask of the shape and
// dtype of x, to repeat a dropout; by default it is drawn.
func Dropout(x *Variable, ratio float64, options *FunctionOptions, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_dropout(&failure, x, (C.double)(ratio), options, y)
	return taken(&failure)
}

// Gaussian: mean + exp(ln_var / 2) * eps, where eps are standard normal numbers from the device's
// global generator, the attribute "noise" of the creator. Options: noise, the numbers to use
// instead, to repeat a call.
func Gaussian(mean *Variable, ln_var *Variable, options *FunctionOptions, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_gaussian(&failure, mean, ln_var, options, y)
	return taken(&failure)
}

// BatchNormalization: gamma (x - mean) / sqrt(var + eps) + beta with the mean and the (biased)
// variance of the batch over all axes that gamma does not have. The attributes "mean" and "var" of
// the creator are the statistics, without eps, in float32 or float64.
func BatchNormalization(x *Variable, gamma *Variable, beta *Variable, eps float64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_batch_normalization(&failure, x, gamma, beta, (C.double)(eps), y)
	return taken(&failure)
}

// FixedBatchNormalization: gamma (x - mean) / sqrt(var) + beta with given statistics. The
// reference's argument eps, which is not used there, is left out.
func FixedBatchNormalization(x *Variable, gamma *Variable, beta *Variable, mean *Variable, var_ *Variable, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_fixed_batch_normalization(&failure, x, gamma, beta, mean, var_, y)
	return taken(&failure)
}

// LayerNormalization: gamma (x - mean) / sqrt(var + eps) + beta with the statistics of each row.
// Rows are the last axes of x, as many as gamma has.
func LayerNormalization(x *Variable, gamma *Variable, beta *Variable, eps float64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_layer_normalization(&failure, x, gamma, beta, (C.double)(eps), y)
	return taken(&failure)
}

// RmsNormalization: gamma x / sqrt(m + eps), where m is the mean square of each row. Rows are the
// last axes of x, as many as gamma has.
func RmsNormalization(x *Variable, gamma *Variable, eps float64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_rms_normalization(&failure, x, gamma, (C.double)(eps), y)
	return taken(&failure)
}

// LocalResponseNormalization: x / (k + alpha s)^beta, where s is the sum of squares over the
// channels (axis 1) from n / 2 before to n / 2 after each.
func LocalResponseNormalization(x *Variable, n int64, k float64, alpha float64, beta float64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_local_response_normalization(&failure, x, (C.int64_t)(n), (C.double)(k), (C.double)(alpha), (C.double)(beta), y)
	return taken(&failure)
}

// MaxPooling2d: The largest element of each window, or its first NaN. The gradient goes to the
// first of equal elements. Padding counts as -infinity.
func MaxPooling2d(x *Variable, ksize_y int64, ksize_x int64, stride_y int64, stride_x int64, pad_y int64, pad_x int64, cover_all int32, options *FunctionOptions, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_max_pooling_2d(&failure, x, (C.int64_t)(ksize_y), (C.int64_t)(ksize_x), (C.int64_t)(stride_y), (C.int64_t)(stride_x), (C.int64_t)(pad_y), (C.int64_t)(pad_x), (C.int32_t)(cover_all), options, y)
	return taken(&failure)
}

// AveragePooling2d: The mean of each window. Padded elements count as zeros, and elements outside
// of the padded image do not count. Options: cover_all (0 by default), with which windows may end
// outside of the padded image; count_include_pad (1 by default): if it is 0, padded elements do not
// count, and a window without other elements gives 0.
func AveragePooling2d(x *Variable, ksize_y int64, ksize_x int64, stride_y int64, stride_x int64, pad_y int64, pad_x int64, options *FunctionOptions, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_average_pooling_2d(&failure, x, (C.int64_t)(ksize_y), (C.int64_t)(ksize_x), (C.int64_t)(stride_y), (C.int64_t)(stride_x), (C.int64_t)(pad_y), (C.int64_t)(pad_x), options, y)
	return taken(&failure)
}

// SpatialPyramidPooling2d: Max pooling into 1, 2 x 2, 4 x 4... windows, flattened and joined to the
// shape (N, M, 1, 1), where M is C times the number of windows.
func SpatialPyramidPooling2d(x *Variable, pyramid_height int64, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_spatial_pyramid_pooling_2d(&failure, x, (C.int64_t)(pyramid_height), y)
	return taken(&failure)
}

// Unpooling2d: Adds each element to all elements of a window of the result.
func Unpooling2d(x *Variable, ksize_y int64, ksize_x int64, stride_y int64, stride_x int64, pad_y int64, pad_x int64, outsize_y int64, outsize_x int64, cover_all int32, options *FunctionOptions, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_unpooling_2d(&failure, x, (C.int64_t)(ksize_y), (C.int64_t)(ksize_x), (C.int64_t)(stride_y), (C.int64_t)(stride_x), (C.int64_t)(pad_y), (C.int64_t)(pad_x), (C.int64_t)(outsize_y), (C.int64_t)(outsize_x), (C.int32_t)(cover_all), options, y)
	return taken(&failure)
}

// FusedRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and for
// a handle of another type.
func FusedRetain(self *Fused) *Fused {
	return C.ctn_fused_retain(self)
}

// FusedRelease: Gives a reference back; the last one frees the fused. NULL is allowed; cannot fail.
func FusedRelease(self *Fused) {
	C.ctn_fused_release(self)
}

// FusedNew: Makes a fused function. Nothing is called yet. `destroy` runs once, when the last
// reference is released, including those of the library, or when this call fails.
func FusedNew(body unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer, out **Fused) error {
	var failure C.ctn_failure
	C.ctnm_fused_new(&failure, (C.ctn_fuse_fn)(body), user_data, (C.ctn_destroy_fn)(destroy), out)
	return taken(&failure)
}

// FusedCall: Applies a fused function to variables as one function of the graph. Outputs have the
// dtypes, shapes and strides that the body gives them; an output that is a view of an input shares
// its memory.
func FusedCall(f *Fused, inputs **Variable, input_count uint64, outputs **Variable, output_count uint64) error {
	var failure C.ctn_failure
	C.ctnm_fused_call(&failure, f, inputs, (C.size_t)(input_count), outputs, (C.size_t)(output_count))
	return taken(&failure)
}

// FusedCallArrays: The same for arrays. The body still gets variables; ctn_variable_data gives
// their arrays for operations that only arrays have, and ctn_variable_new makes a variable of a
// result. The body may overwrite an input as a whole: the array of the caller keeps its values, and
// an output that is this input is a new array with the new ones. Powers of integers are not
// rejected for negative exponents, whose values are not known; these count as 0.
func FusedCallArrays(f *Fused, inputs **Array, input_count uint64, outputs **Array, output_count uint64) error {
	var failure C.ctn_failure
	C.ctnm_fused_call_arrays(&failure, f, inputs, (C.size_t)(input_count), outputs, (C.size_t)(output_count))
	return taken(&failure)
}

// Fuse: Applies a body once, as ctn_fused_call does. The body is recorded in every call, which
// takes microseconds for each operation: use ctn_fused_new for repeated calls. `destroy` runs once,
// when the history that holds `body` is released.
func Fuse(body unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer, inputs **Variable, input_count uint64, outputs **Variable, output_count uint64) error {
	var failure C.ctn_failure
	C.ctnm_fuse(&failure, (C.ctn_fuse_fn)(body), user_data, (C.ctn_destroy_fn)(destroy), inputs, (C.size_t)(input_count), outputs, (C.size_t)(output_count))
	return taken(&failure)
}

// ArrayGetAdvanced: NumPy's advanced indexing: a new array with what the items select. Items of
// kind CTN_INDEX_ARRAY use `arrays[start]`; the others work as in ctn_array_get. Integer arrays are
// broadcast together, with INT items as 0-d arrays, and select single elements. A mask of k axes
// counts as k arrays, the positions of its true elements, and must have the lengths of the axes it
// applies to. The axes of the broadcast positions replace the indexed axes if these are neighbors;
// if a slice, an ellipsis or a new axis separates them, they come first.
func ArrayGetAdvanced(a *Array, items *Index, count uint64, arrays **Array, array_count uint64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_get_advanced(&failure, a, (*C.ctn_index)(unsafe.Pointer(items)), (C.size_t)(count), arrays, (C.size_t)(array_count), out)
	return taken(&failure)
}

// ArraySetAdvanced: Assigns to what the items select, with the rules of ctn_array_get_advanced. If
// positions are repeated, the last one in C order wins. If there is one mask of all axes, the value
// must have at most one axis, with one element or as many as the mask has true ones.
func ArraySetAdvanced(a *Array, items *Index, count uint64, arrays **Array, array_count uint64, value *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_set_advanced(&failure, a, (*C.ctn_index)(unsafe.Pointer(items)), (C.size_t)(count), arrays, (C.size_t)(array_count), value)
	return taken(&failure)
}

// ArrayAddAt: Adds values to what the items select, in C order. Repeated positions add up (NumPy's
// add.at). Each sum is computed in the dtype that both promote to and converted to the dtype of `a`
// as by C casts.
func ArrayAddAt(a *Array, items *Index, count uint64, arrays **Array, array_count uint64, value *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_add_at(&failure, a, (*C.ctn_index)(unsafe.Pointer(items)), (C.size_t)(count), arrays, (C.size_t)(array_count), value)
	return taken(&failure)
}

// ArrayGetMask: The elements, or sub-arrays, where a mask is true: NumPy's a[mask].
func ArrayGetMask(a *Array, mask *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_get_mask(&failure, a, mask, out)
	return taken(&failure)
}

// ArraySetMask: Assigns to the elements where a mask is true: NumPy's a[mask] = value.
func ArraySetMask(a *Array, mask *Array, value *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_set_mask(&failure, a, mask, value)
	return taken(&failure)
}

// ArrayPut: Sets elements of the flattened array: a.flat[indices] = values. If there are fewer
// values than positions, the values are repeated; without values nothing happens.
func ArrayPut(a *Array, indices *Array, values *Array, mode IndexMode) error {
	var failure C.ctn_failure
	C.ctnm_array_put(&failure, a, indices, values, (C.ctn_index_mode)(mode))
	return taken(&failure)
}

// ArrayTakeAlongAxis: Elements at positions along one axis that are chosen separately for every
// place of the other axes.
func ArrayTakeAlongAxis(a *Array, indices *Array, axis int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_take_along_axis(&failure, a, indices, (C.int64_t)(axis), out)
	return taken(&failure)
}

// ArrayPutAlongAxis: Sets the elements that ctn_array_take_along_axis reads.
func ArrayPutAlongAxis(a *Array, indices *Array, values *Array, axis int64) error {
	var failure C.ctn_failure
	C.ctnm_array_put_along_axis(&failure, a, indices, values, (C.int64_t)(axis))
	return taken(&failure)
}

// ArrayNonzero: Positions of the elements that are not zero, in C order: an int64 array of shape
// (ndim, count), whose rows are the arrays of NumPy's tuple. A 0-d array counts as an array with
// one axis. NaN is not zero.
func ArrayNonzero(a *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_nonzero(&failure, a, out)
	return taken(&failure)
}

// ArrayFlatnonzero: Positions of the elements that are not zero in the flattened array: an int64
// array with one axis.
func ArrayFlatnonzero(a *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_flatnonzero(&failure, a, out)
	return taken(&failure)
}

// ArrayArgwhere: Positions of the elements that are not zero: an int64 array of shape (count,
// ndim).
func ArrayArgwhere(a *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_argwhere(&failure, a, out)
	return taken(&failure)
}

// ArrayCompress: The sub-arrays along an axis where a condition is true.
func ArrayCompress(condition *Array, a *Array, axis int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_compress(&failure, condition, a, (C.int64_t)(axis), out)
	return taken(&failure)
}

// ArrayExtract: The elements of the flattened array where the flattened condition is true.
func ArrayExtract(condition *Array, a *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_extract(&failure, condition, a, out)
	return taken(&failure)
}

// NpzFileRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and
// for a handle of another type.
func NpzFileRetain(self *NpzFile) *NpzFile {
	return C.ctn_npz_file_retain(self)
}

// NpzFileRelease: Gives a reference back; the last one frees the npz file. NULL is allowed; cannot
// fail.
func NpzFileRelease(self *NpzFile) {
	C.ctn_npz_file_release(self)
}

// ArraySave: Saves an array as a .npy file. An array in Fortran order is saved in that order if C
// order would need a copy. This replaces the reference's dump, which writes a pickle.
func ArraySave(a *Array, path *byte) error {
	var failure C.ctn_failure
	C.ctnm_array_save(&failure, a, (*C.char)(unsafe.Pointer(path)))
	return taken(&failure)
}

// ArrayLoad: Loads a .npy file of format version 1 to 3, of either byte order, onto the current
// device. An array in Fortran order stays in that order. If the file is mapped, its elements must
// be aligned and in the machine's byte order; the mapping ends with the last array that refers to
// it. If somebody shortens the file while it is mapped, the system ends the process at the next
// access to the missing part. For .npz files see ctn_npz_file_open.
func ArrayLoad(path *byte, mmap_mode MmapMode, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_load(&failure, (*C.char)(unsafe.Pointer(path)), (C.ctn_mmap_mode)(mmap_mode), out)
	return taken(&failure)
}

// ArraySaveToMemory: Writes the .npy file of ctn_array_save to memory of the caller. This replaces
// the reference's dumps, which returns a pickle.
func ArraySaveToMemory(a *Array, data unsafe.Pointer, capacity uint64, length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_array_save_to_memory(&failure, a, data, (C.size_t)(capacity), (*C.size_t)(unsafe.Pointer(length)))
	return taken(&failure)
}

// ArrayLoadFromMemory: Loads a .npy file from memory, as ctn_array_load does, onto the current
// device.
func ArrayLoadFromMemory(data unsafe.Pointer, size uint64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_load_from_memory(&failure, data, (C.size_t)(size), out)
	return taken(&failure)
}

// ArrayTofile: Writes the elements alone, in C order, as bytes or as text.
func ArrayTofile(a *Array, path *byte, separator *byte) error {
	var failure C.ctn_failure
	C.ctnm_array_tofile(&failure, a, (*C.char)(unsafe.Pointer(path)), (*C.char)(unsafe.Pointer(separator)))
	return taken(&failure)
}

// ArraySavez: Saves arrays as an .npz file.
func ArraySavez(path *byte, arrays **Array, count uint64, names **byte, level int32) error {
	var failure C.ctn_failure
	C.ctnm_array_savez(&failure, (*C.char)(unsafe.Pointer(path)), arrays, (C.size_t)(count), (**C.char)(unsafe.Pointer(names)), (C.int32_t)(level))
	return taken(&failure)
}

// NpzFileOpen: Opens an .npz file and reads its directory. Two entries with the same name, and
// names that are not UTF-8 or lead out of the archive, are errors. The contents of an entry are
// checked when it is read.
func NpzFileOpen(path *byte, file **NpzFile) error {
	var failure C.ctn_failure
	C.ctnm_npz_file_open(&failure, (*C.char)(unsafe.Pointer(path)), file)
	return taken(&failure)
}

// NpzFileCount: Number of entries; 0 for NULL.
func NpzFileCount(file *NpzFile) uint64 {
	return uint64(C.ctn_npz_file_count(file))
}

// NpzFileName: Name of an entry without ".npy" (with it if the short name is an entry as well).
func NpzFileName(file *NpzFile, index uint64, name **byte) error {
	var failure C.ctn_failure
	C.ctnm_npz_file_name(&failure, file, (C.size_t)(index), (**C.char)(unsafe.Pointer(name)))
	return taken(&failure)
}

// NpzFileContains: Whether there is an entry of that name; 0 for NULL.
func NpzFileContains(file *NpzFile, name *byte) int32 {
	return int32(C.ctn_npz_file_contains(file, (*C.char)(unsafe.Pointer(name))))
}

// NpzFileRead: Reads an entry onto the current device, and verifies its size and checksum. Every
// call reads it again.
func NpzFileRead(file *NpzFile, name *byte, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_npz_file_read(&failure, file, (*C.char)(unsafe.Pointer(name)), out)
	return taken(&failure)
}

// KernelOptionsRetain: Adds a reference and returns the handle itself. The result is NULL for NULL
// and for a handle of another type.
func KernelOptionsRetain(self *KernelOptions) *KernelOptions {
	return C.ctn_kernel_options_retain(self)
}

// KernelOptionsRelease: Gives a reference back; the last one frees the kernel options. NULL is
// allowed; cannot fail.
func KernelOptionsRelease(self *KernelOptions) {
	C.ctn_kernel_options_release(self)
}

// ElementwiseKernelRetain: Adds a reference and returns the handle itself. The result is NULL for
// NULL and for a handle of another type.
func ElementwiseKernelRetain(self *ElementwiseKernel) *ElementwiseKernel {
	return C.ctn_elementwise_kernel_retain(self)
}

// ElementwiseKernelRelease: Gives a reference back; the last one frees the elementwise kernel. NULL
// is allowed; cannot fail.
func ElementwiseKernelRelease(self *ElementwiseKernel) {
	C.ctn_elementwise_kernel_release(self)
}

// ReductionKernelRetain: Adds a reference and returns the handle itself. The result is NULL for
// NULL and for a handle of another type.
func ReductionKernelRetain(self *ReductionKernel) *ReductionKernel {
	return C.ctn_reduction_kernel_retain(self)
}

// ReductionKernelRelease: Gives a reference back; the last one frees the reduction kernel. NULL is
// allowed; cannot fail.
func ReductionKernelRelease(self *ReductionKernel) {
	C.ctn_reduction_kernel_release(self)
}

// RawKernelRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and
// for a handle of another type.
func RawKernelRetain(self *RawKernel) *RawKernel {
	return C.ctn_raw_kernel_retain(self)
}

// RawKernelRelease: Gives a reference back; the last one frees the raw kernel. NULL is allowed;
// cannot fail.
func RawKernelRelease(self *RawKernel) {
	C.ctn_raw_kernel_release(self)
}

// KernelOptionsNew: Options with defaults only.
func KernelOptionsNew(out **KernelOptions) error {
	var failure C.ctn_failure
	C.ctnm_kernel_options_new(&failure, out)
	return taken(&failure)
}

// KernelOptionsSetPreamble: Sets the text before an elementwise kernel or a reduction, for
// functions and types; placeholders are known there.
func KernelOptionsSetPreamble(options *KernelOptions, text *byte) error {
	var failure C.ctn_failure
	C.ctnm_kernel_options_set_preamble(&failure, options, (*C.char)(unsafe.Pointer(text)))
	return taken(&failure)
}

// KernelOptionsSetLoopPrep: Sets the statements before the loop of an elementwise kernel. On the
// CPU, every part of the loop that a thread takes begins with them.
func KernelOptionsSetLoopPrep(options *KernelOptions, text *byte) error {
	var failure C.ctn_failure
	C.ctnm_kernel_options_set_loop_prep(&failure, options, (*C.char)(unsafe.Pointer(text)))
	return taken(&failure)
}

// KernelOptionsSetAfterLoop: Sets the statements after the loop of an elementwise kernel. On the
// CPU, every part of the loop that a thread takes ends with them.
func KernelOptionsSetAfterLoop(options *KernelOptions, text *byte) error {
	var failure C.ctn_failure
	C.ctnm_kernel_options_set_after_loop(&failure, options, (*C.char)(unsafe.Pointer(text)))
	return taken(&failure)
}

// KernelOptionsSetReduceDims: Sets whether `_ind` of an elementwise kernel may have fewer axes than
// the arrays, because neighbors are merged; the default is 1.
func KernelOptionsSetReduceDims(options *KernelOptions, enabled int32) error {
	var failure C.ctn_failure
	C.ctnm_kernel_options_set_reduce_dims(&failure, options, (C.int32_t)(enabled))
	return taken(&failure)
}

// KernelOptionsSetReduceType: Sets the C++ type of the values that a reduction combines. The
// default is that of the first output; a sum of float16 is then rounded to float16 at every step.
func KernelOptionsSetReduceType(options *KernelOptions, text *byte) error {
	var failure C.ctn_failure
	C.ctnm_kernel_options_set_reduce_type(&failure, options, (*C.char)(unsafe.Pointer(text)))
	return taken(&failure)
}

// KernelOptionsAddCompilerOption: Adds an option of the compiler, such as -DNAME=1, which is passed
// without a shell.
func KernelOptionsAddCompilerOption(options *KernelOptions, option *byte) error {
	var failure C.ctn_failure
	C.ctnm_kernel_options_add_compiler_option(&failure, options, (*C.char)(unsafe.Pointer(option)))
	return taken(&failure)
}

// ElementwiseKernelNew: A kernel that runs `operation`, C++ statements, for every element. In these
// statements inputs are constants, outputs are variables that already have the value of a given
// output, `i` is the number of the element in C order, `n` is the `size` of the call, `_ind.size()`
// is the number of elements, and `_ind.ndim`, `_ind.shape()` and `_ind.get()` are the number of
// axes of the loop, their lengths and the element's position along each. `continue` ends an
// element; `return` must not be used. Nothing is compiled yet. Making the same kernel again is
// fast: its programs are found in memory.
func ElementwiseKernelNew(in_params *byte, out_params *byte, operation *byte, name *byte, options *KernelOptions, out **ElementwiseKernel) error {
	var failure C.ctn_failure
	C.ctnm_elementwise_kernel_new(&failure, (*C.char)(unsafe.Pointer(in_params)), (*C.char)(unsafe.Pointer(out_params)), (*C.char)(unsafe.Pointer(operation)), (*C.char)(unsafe.Pointer(name)), options, out)
	return taken(&failure)
}

// ElementwiseKernelCall: Runs the kernel over the shape to which all arrays that are not raw
// broadcast, including given outputs.
func ElementwiseKernelCall(kernel *ElementwiseKernel, inputs **Array, count uint64, size int64, destinations **Array, outs **Array, out_count uint64) error {
	var failure C.ctn_failure
	C.ctnm_elementwise_kernel_call(&failure, kernel, inputs, (C.size_t)(count), (C.int64_t)(size), destinations, outs, (C.size_t)(out_count))
	return taken(&failure)
}

// ReductionKernelNew: A kernel that computes `map_expr` from the inputs, combines the values with
// `reduce_expr` of `a` and `b`, starting with `identity`, and computes the outputs with
// `post_map_expr` from the combined value `a`. The result must not depend on the order of the
// values. The L2 norm is "T x", "T y", "x * x", "a + b", "y = sqrt(a)", "0". In map_expr `_j` is
// the number of the element in C order of the inputs' shape and `_i` that of the result;
// `_in_ind.size()` and `_out_ind.size()` are their numbers of elements. Raw inputs may be used in
// any of the source texts. Nothing is compiled yet. Making the same kernel again is fast: its
// programs are found in memory.
func ReductionKernelNew(in_params *byte, out_params *byte, map_expr *byte, reduce_expr *byte, post_map_expr *byte, identity *byte, name *byte, options *KernelOptions, out **ReductionKernel) error {
	var failure C.ctn_failure
	C.ctnm_reduction_kernel_new(&failure, (*C.char)(unsafe.Pointer(in_params)), (*C.char)(unsafe.Pointer(out_params)), (*C.char)(unsafe.Pointer(map_expr)), (*C.char)(unsafe.Pointer(reduce_expr)), (*C.char)(unsafe.Pointer(post_map_expr)), (*C.char)(unsafe.Pointer(identity)), (*C.char)(unsafe.Pointer(name)), options, out)
	return taken(&failure)
}

// ReductionKernelCall: Reduces the inputs, broadcast together, along axes. Values are combined in
// an order that depends only on shape and strides, not on the number of threads. Raw inputs do not
// take part in the axes. The shape of the results is that of the inputs without the reduced axes.
func ReductionKernelCall(kernel *ReductionKernel, inputs **Array, count uint64, axes *int64, axis_count uint64, keepdims int32, destinations **Array, outs **Array, out_count uint64) error {
	var failure C.ctn_failure
	C.ctnm_reduction_kernel_call(&failure, kernel, inputs, (C.size_t)(count), (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(axis_count), (C.int32_t)(keepdims), destinations, outs, (C.size_t)(out_count))
	return taken(&failure)
}

// RawKernelNew: A kernel in CUDA-C. On the CPU the threads of a block run one after the other and
// blocks run in any order. blockIdx, threadIdx, blockDim and gridDim, the qualifiers and atomic
// functions are available; shared memory, __syncthreads and warp functions are not, and give a
// compilation error that says so. Nothing is compiled yet.
func RawKernelNew(code *byte, name *byte, options *KernelOptions, out **RawKernel) error {
	var failure C.ctn_failure
	C.ctnm_raw_kernel_new(&failure, (*C.char)(unsafe.Pointer(code)), (*C.char)(unsafe.Pointer(name)), options, out)
	return taken(&failure)
}

// RawKernelCall: Runs the kernel for every thread of a grid.
func RawKernelCall(kernel *RawKernel, grid *int64, grid_ndim uint64, block *int64, block_ndim uint64, arguments **Array, count uint64) error {
	var failure C.ctn_failure
	C.ctnm_raw_kernel_call(&failure, kernel, (*C.int64_t)(unsafe.Pointer(grid)), (C.size_t)(grid_ndim), (*C.int64_t)(unsafe.Pointer(block)), (C.size_t)(block_ndim), arguments, (C.size_t)(count))
	return taken(&failure)
}

// KernelCacheDirectory: The directory where compiled kernels are stored. If they are not stored, it
// is an UNAVAILABLE error with the reason; kernels then work, but every process compiles them.
func KernelCacheDirectory(path *byte, path_capacity uint64, path_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_kernel_cache_directory(&failure, (*C.char)(unsafe.Pointer(path)), (C.size_t)(path_capacity), (*C.size_t)(unsafe.Pointer(path_length)))
	return taken(&failure)
}

// ArrayInner: Sums of the products over the last axes of both operands. A 0-d operand scales the
// other.
func ArrayInner(a *Array, b *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_inner(&failure, a, b, out)
	return taken(&failure)
}

// ArrayOuter: Products of every element of `a` with every element of `b`, both flattened: an array
// of shape (a.size, b.size).
func ArrayOuter(a *Array, b *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_outer(&failure, a, b, out)
	return taken(&failure)
}

// ArrayOuterInto: Like ctn_array_outer, but into an existing array of shape (a.size, b.size).
func ArrayOuterInto(a *Array, b *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_outer_into(&failure, a, b, out)
	return taken(&failure)
}

// ArrayVdot: Sum of the products of the elements of two arrays of the same size, as a 0-d array.
func ArrayVdot(a *Array, b *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_vdot(&failure, a, b, out)
	return taken(&failure)
}

// ArrayTensordot: Sums of products over the last axes of `a` and the first axes of `b`, paired in
// order.
func ArrayTensordot(a *Array, b *Array, axes int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_tensordot(&failure, a, b, (C.int64_t)(axes), out)
	return taken(&failure)
}

// ArrayTensordotAxes: Sums of products over pairs of axes: a_axes[i] of `a` and b_axes[i] of `b`.
// The remaining axes of `a` come before those of `b`.
func ArrayTensordotAxes(a *Array, b *Array, a_axes *int64, a_count uint64, b_axes *int64, b_count uint64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_tensordot_axes(&failure, a, b, (*C.int64_t)(unsafe.Pointer(a_axes)), (C.size_t)(a_count), (*C.int64_t)(unsafe.Pointer(b_axes)), (C.size_t)(b_count), out)
	return taken(&failure)
}

// ArrayMatmulInto: Like ctn_array_matmul, but into an existing array of the shape of the result.
func ArrayMatmulInto(a *Array, b *Array, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_matmul_into(&failure, a, b, out)
	return taken(&failure)
}

// ArrayDiagonal: A view of the diagonals of the planes that two axes span, as the last axis. Unlike
// NumPy's, it may be written if `a` may.
func ArrayDiagonal(a *Array, offset int64, axis1 int64, axis2 int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_diagonal(&failure, a, (C.int64_t)(offset), (C.int64_t)(axis1), (C.int64_t)(axis2), out)
	return taken(&failure)
}

// ArrayTrace: Sums of the diagonals that ctn_array_diagonal gives.
func ArrayTrace(a *Array, offset int64, axis1 int64, axis2 int64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_trace(&failure, a, (C.int64_t)(offset), (C.int64_t)(axis1), (C.int64_t)(axis2), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayTraceInto: Like ctn_array_trace, but into an existing array of the shape of the result.
func ArrayTraceInto(a *Array, offset int64, axis1 int64, axis2 int64, dtype Dtype, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_trace_into(&failure, a, (C.int64_t)(offset), (C.int64_t)(axis1), (C.int64_t)(axis2), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayInv: Inverses of square matrices.
func ArrayInv(a *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_inv(&failure, a, out)
	return taken(&failure)
}

// ArrayDet: Determinants of square matrices. The determinant of an empty matrix is 1.
func ArrayDet(a *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_det(&failure, a, out)
	return taken(&failure)
}

// ArraySlogdet: Signs of determinants and logarithms of their absolute values. A singular matrix
// has the sign 0 and the logarithm minus infinity.
func ArraySlogdet(a *Array, sign **Array, logarithm **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_slogdet(&failure, a, sign, logarithm)
	return taken(&failure)
}

// ArraySolve: The solutions x of a x = b. The outer axes are broadcast.
func ArraySolve(a *Array, b *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_solve(&failure, a, b, out)
	return taken(&failure)
}

// ArrayCholesky: Lower triangular matrices l such that l times its transpose is `a`.
func ArrayCholesky(a *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_cholesky(&failure, a, out)
	return taken(&failure)
}

// ArrayQr: Decompositions a = q r with orthonormal columns of q and an upper triangular r. Their
// shapes are (m, k) and (k, n), k being the smaller of m and n, or (m, m) and (m, n) with
// `complete`.
func ArrayQr(a *Array, complete int32, q **Array, r **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_qr(&failure, a, (C.int32_t)(complete), q, r)
	return taken(&failure)
}

// ArrayQrR: The r of ctn_array_qr without `complete`, alone.
func ArrayQrR(a *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_qr_r(&failure, a, out)
	return taken(&failure)
}

// ArraySvd: Singular value decompositions a = u diag(s) vh, with singular values in descending
// order. The shapes are (m, k), (k) and (k, n), k being the smaller of m and n; with
// `full_matrices` u has shape (m, m) and vh has shape (n, n).
func ArraySvd(a *Array, full_matrices int32, u **Array, s **Array, vh **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_svd(&failure, a, (C.int32_t)(full_matrices), u, s, vh)
	return taken(&failure)
}

// ArraySvdvals: Singular values alone, in descending order.
func ArraySvdvals(a *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_svdvals(&failure, a, out)
	return taken(&failure)
}

// ArrayEigh: Eigenvalues in ascending order and orthonormal eigenvectors of symmetric matrices.
func ArrayEigh(a *Array, upper int32, w **Array, v **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_eigh(&failure, a, (C.int32_t)(upper), w, v)
	return taken(&failure)
}

// ArrayEigvalsh: Eigenvalues of symmetric matrices alone, in ascending order.
func ArrayEigvalsh(a *Array, upper int32, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_eigvalsh(&failure, a, (C.int32_t)(upper), out)
	return taken(&failure)
}

// ArrayPinv: Moore-Penrose pseudo-inverses.
func ArrayPinv(a *Array, rcond float64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_pinv(&failure, a, (C.double)(rcond), out)
	return taken(&failure)
}

// ArrayNorm: Norms of vectors (over one axis) or matrices (over two axes: rows and columns).
// Integers are computed in float64.
func ArrayNorm(a *Array, kind NormKind, order float64, axes *int64, count uint64, keepdims int32, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_norm(&failure, a, (C.ctn_norm_kind)(kind), (C.double)(order), (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.int32_t)(keepdims), out)
	return taken(&failure)
}

// LinkIteratorRetain: Adds a reference and returns the handle itself. The result is NULL for NULL
// and for a handle of another type.
func LinkIteratorRetain(self *LinkIterator) *LinkIterator {
	return C.ctn_link_iterator_retain(self)
}

// LinkIteratorRelease: Gives a reference back; the last one frees the link iterator. NULL is
// allowed; cannot fail.
func LinkIteratorRelease(self *LinkIterator) {
	C.ctn_link_iterator_release(self)
}

// ParamIteratorRetain: Adds a reference and returns the handle itself. The result is NULL for NULL
// and for a handle of another type.
func ParamIteratorRetain(self *ParamIterator) *ParamIterator {
	return C.ctn_param_iterator_retain(self)
}

// ParamIteratorRelease: Gives a reference back; the last one frees the param iterator. NULL is
// allowed; cannot fail.
func ParamIteratorRelease(self *ParamIterator) {
	C.ctn_param_iterator_release(self)
}

// LinkCount: Number of links of the hierarchy.
func LinkCount(link *Link, skipself int32, count *uint64) error {
	var failure C.ctn_failure
	C.ctnm_link_count(&failure, link, (C.int32_t)(skipself), (*C.size_t)(unsafe.Pointer(count)))
	return taken(&failure)
}

// LinkAt: A link of the hierarchy. First comes the link itself, unless `skipself`, then each child
// with everything below it.
func LinkAt(link *Link, index uint64, skipself int32, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_at(&failure, link, (C.size_t)(index), (C.int32_t)(skipself), out)
	return taken(&failure)
}

// LinkPath: Path of a link in the order of ctn_link_at, such as "/l1"; "/" for the link itself.
func LinkPath(link *Link, index uint64, skipself int32, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_link_path(&failure, link, (C.size_t)(index), (C.int32_t)(skipself), (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// LinkIteratorNew: A walk over all links of the hierarchy, which the iterator keeps alive.
func LinkIteratorNew(link *Link, skipself int32, out **LinkIterator) error {
	var failure C.ctn_failure
	C.ctnm_link_iterator_new(&failure, link, (C.int32_t)(skipself), out)
	return taken(&failure)
}

// LinkIteratorNext: The next link of a walk; NULL, with CTN_OK, after the last one.
func LinkIteratorNext(iterator *LinkIterator, path **byte, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_iterator_next(&failure, iterator, (**C.char)(unsafe.Pointer(path)), out)
	return taken(&failure)
}

// ParamIteratorNew: A walk over all parameters of the hierarchy, which the iterator keeps alive.
func ParamIteratorNew(link *Link, out **ParamIterator) error {
	var failure C.ctn_failure
	C.ctnm_param_iterator_new(&failure, link, out)
	return taken(&failure)
}

// ParamIteratorNext: The next parameter of a walk; NULL, with CTN_OK, after the last one.
func ParamIteratorNext(iterator *ParamIterator, path **byte, out **Variable) error {
	var failure C.ctn_failure
	C.ctnm_param_iterator_next(&failure, iterator, (**C.char)(unsafe.Pointer(path)), out)
	return taken(&failure)
}

// LinkFreeze: Freezes the parameters that match a pattern now, including those that wait for their
// size. They lose their gradient, backward computes none for them, and no optimizer updates them.
// They are still saved, loaded, copied and moved. Running averages of batch normalization are not
// parameters and still change.
func LinkFreeze(link *Link, pattern *byte) error {
	var failure C.ctn_failure
	C.ctnm_link_freeze(&failure, link, (*C.char)(unsafe.Pointer(pattern)))
	return taken(&failure)
}

// LinkUnfreeze: Reverses ctn_link_freeze. The parameters have no gradient until the next backward.
func LinkUnfreeze(link *Link, pattern *byte) error {
	var failure C.ctn_failure
	C.ctnm_link_unfreeze(&failure, link, (*C.char)(unsafe.Pointer(pattern)))
	return taken(&failure)
}

// LinkKind: The kind of a link in messages: "Linear", "a chain", or the name of a user link. It
// lives as long as the link; NULL for NULL.
func LinkKind(link *Link) *byte {
	return (*byte)(unsafe.Pointer(C.ctn_link_kind(link)))
}

// LinkDevice: Name of the device of a link: that of the first parameter of the hierarchy or,
// without parameters, of the first persistent array. If all of them wait for their size, it is the
// device that the first will be on; if there are none, it is the calling thread's current device.
func LinkDevice(link *Link, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_link_device(&failure, link, (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// LinkAddPersistentI64: Adds an integer that is saved and loaded. A copy of the link has a separate
// one.
func LinkAddPersistentI64(link *Link, name *byte, value int64) error {
	var failure C.ctn_failure
	C.ctnm_link_add_persistent_i64(&failure, link, (*C.char)(unsafe.Pointer(name)), (C.int64_t)(value))
	return taken(&failure)
}

// LinkAddPersistentF64: Adds a number that is saved and loaded. A copy of the link has a separate
// one.
func LinkAddPersistentF64(link *Link, name *byte, value float64) error {
	var failure C.ctn_failure
	C.ctnm_link_add_persistent_f64(&failure, link, (*C.char)(unsafe.Pointer(name)), (C.double)(value))
	return taken(&failure)
}

// LinkAddPersistentText: Adds a string that is saved and loaded. A copy of the link has a separate
// one.
func LinkAddPersistentText(link *Link, name *byte, value *byte) error {
	var failure C.ctn_failure
	C.ctnm_link_add_persistent_text(&failure, link, (*C.char)(unsafe.Pointer(name)), (*C.char)(unsafe.Pointer(value)))
	return taken(&failure)
}

// LinkPersistentI64: A persistent integer of this link.
func LinkPersistentI64(link *Link, name *byte, value *int64) error {
	var failure C.ctn_failure
	C.ctnm_link_persistent_i64(&failure, link, (*C.char)(unsafe.Pointer(name)), (*C.int64_t)(unsafe.Pointer(value)))
	return taken(&failure)
}

// LinkPersistentF64: A persistent number of this link.
func LinkPersistentF64(link *Link, name *byte, value *float64) error {
	var failure C.ctn_failure
	C.ctnm_link_persistent_f64(&failure, link, (*C.char)(unsafe.Pointer(name)), (*C.double)(unsafe.Pointer(value)))
	return taken(&failure)
}

// LinkPersistentText: A persistent string of this link.
func LinkPersistentText(link *Link, name *byte, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_link_persistent_text(&failure, link, (*C.char)(unsafe.Pointer(name)), (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// LinkSetPersistentI64: Replaces a persistent integer.
func LinkSetPersistentI64(link *Link, name *byte, value int64) error {
	var failure C.ctn_failure
	C.ctnm_link_set_persistent_i64(&failure, link, (*C.char)(unsafe.Pointer(name)), (C.int64_t)(value))
	return taken(&failure)
}

// LinkSetPersistentF64: Replaces a persistent number.
func LinkSetPersistentF64(link *Link, name *byte, value float64) error {
	var failure C.ctn_failure
	C.ctnm_link_set_persistent_f64(&failure, link, (*C.char)(unsafe.Pointer(name)), (C.double)(value))
	return taken(&failure)
}

// LinkSetPersistentText: Replaces a persistent string.
func LinkSetPersistentText(link *Link, name *byte, value *byte) error {
	var failure C.ctn_failure
	C.ctnm_link_set_persistent_text(&failure, link, (*C.char)(unsafe.Pointer(name)), (*C.char)(unsafe.Pointer(value)))
	return taken(&failure)
}

// LinkPersistentCount: Number of persistent values of this link, without those of its children; 0
// for NULL.
func LinkPersistentCount(link *Link) uint64 {
	return uint64(C.ctn_link_persistent_count(link))
}

// LinkPersistentName: Name of a persistent value in the order of addition.
func LinkPersistentName(link *Link, index uint64, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_link_persistent_name(&failure, link, (C.size_t)(index), (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// LinkPersistentKind: Kind of a persistent value in the order of addition.
func LinkPersistentKind(link *Link, index uint64, kind *PersistentKind) error {
	var failure C.ctn_failure
	C.ctnm_link_persistent_kind(&failure, link, (C.size_t)(index), (*C.ctn_persistent_kind)(unsafe.Pointer(kind)))
	return taken(&failure)
}

// LinkPreluNew: Parametric rectifier, see ctn_prelu, with the parameter W, filled with `init`.
func LinkPreluNew(shape *int64, ndim uint64, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_prelu_new(&failure, (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(ndim), options, out)
	return taken(&failure)
}

// LinkMaxoutNew: Maxout layer, see ctn_maxout. The child "linear", a Linear link, computes out_size
// * pool_size units of x, of shape (N, in_size); the result has the largest of each pool_size
// neighbors and the shape (N, out_size).
func LinkMaxoutNew(in_size int64, out_size int64, pool_size int64, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_maxout_new(&failure, (C.int64_t)(in_size), (C.int64_t)(out_size), (C.int64_t)(pool_size), options, out)
	return taken(&failure)
}

// LinkClassifierSetLossFunction: Sets the loss function. Copies of the classifier share it.
func LinkClassifierSetLossFunction(classifier *Link, function unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_link_classifier_set_loss_function(&failure, classifier, (C.ctn_classifier_function_fn)(function), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// LinkClassifierSetAccuracyFunction: Sets the accuracy function. Copies of the classifier share it.
func LinkClassifierSetAccuracyFunction(classifier *Link, function unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_link_classifier_set_accuracy_function(&failure, classifier, (C.ctn_classifier_function_fn)(function), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// LinkBilinearNew: Bilinear link, see ctn_bilinear, called with e1 of shape (N, left_size) and e2
// of shape (N, right_size). Its parameters are W (left_size, right_size, out_size), normal with
// standard deviation 1 / sqrt(left_size * right_size * out_size), and unless `nobias` V1
// (left_size, out_size) and V2 (right_size, out_size), normal with 1 / sqrt(left_size) and 1 /
// sqrt(right_size), and b (out_size), zeros.
func LinkBilinearNew(left_size int64, right_size int64, out_size int64, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_bilinear_new(&failure, (C.int64_t)(left_size), (C.int64_t)(right_size), (C.int64_t)(out_size), options, out)
	return taken(&failure)
}

// LinkDeconvolution2dNew: Deconvolution link, see ctn_deconvolution_2d, with the parameters W
// (in_channels, out_channels / groups, ksize_y, ksize_x), normal with standard deviation wscale /
// sqrt(in_channels * ksize_y * ksize_x), and b (out_channels), with the value `bias`, unless
// `nobias`.
func LinkDeconvolution2dNew(in_channels int64, out_channels int64, ksize_y int64, ksize_x int64, stride_y int64, stride_x int64, pad_y int64, pad_x int64, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_deconvolution_2d_new(&failure, (C.int64_t)(in_channels), (C.int64_t)(out_channels), (C.int64_t)(ksize_y), (C.int64_t)(ksize_x), (C.int64_t)(stride_y), (C.int64_t)(stride_x), (C.int64_t)(pad_y), (C.int64_t)(pad_x), options, out)
	return taken(&failure)
}

// LinkInceptionNew: Inception module of GoogLeNet: relu of the channels of four paths, from x of
// shape (N, in_channels, h, w) to (N, out1 + out3 + out5 + proj_pool, h, w). The paths are conv1
// (1x1); proj3 (1x1), relu and conv3 (3x3); proj5 (1x1), relu and conv5 (5x5); and max pooling over
// 3x3 and projp (1x1). The convolutions are children with these names, as
// ctn_link_convolution_2d_new makes them.
func LinkInceptionNew(in_channels int64, out1 int64, proj3 int64, out3 int64, proj5 int64, out5 int64, proj_pool int64, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_inception_new(&failure, (C.int64_t)(in_channels), (C.int64_t)(out1), (C.int64_t)(proj3), (C.int64_t)(out3), (C.int64_t)(proj5), (C.int64_t)(out5), (C.int64_t)(proj_pool), options, out)
	return taken(&failure)
}

// LinkInceptionBnNew: Inception module with batch normalization: the channels of up to four paths.
// The paths are conv1 (1x1) if out1 is above 0; proj3 (1x1) and conv3 (3x3); proj33 (1x1), conv33a
// (3x3) and conv33b (3x3); and pooling over 3x3, with poolp (1x1) if proj_pool is above 0. The
// convolutions are children with these names, without biases. Each is followed by its
// normalization, a child with an n after the name (conv3n), and by relu. ctn_set_train, or
// ctn_link_set_normalization_mode of this link, replaces the reference's attribute train.
func LinkInceptionBnNew(in_channels int64, out1 int64, proj3 int64, out3 int64, proj33 int64, out33 int64, pooltype Pooling, proj_pool int64, stride int64, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_inception_bn_new(&failure, (C.int64_t)(in_channels), (C.int64_t)(out1), (C.int64_t)(proj3), (C.int64_t)(out3), (C.int64_t)(proj33), (C.int64_t)(out33), (C.ctn_pooling)(pooltype), (C.int64_t)(proj_pool), (C.int64_t)(stride), options, out)
	return taken(&failure)
}

// LinkMlpConvolution2dNew: Several convolutions with an activation between them, the first with the
// given window, the others 1x1. They are children with their positions as names, as
// ctn_link_convolution_2d_new makes them.
func LinkMlpConvolution2dNew(in_channels int64, out_channels *int64, count uint64, ksize_y int64, ksize_x int64, stride_y int64, stride_x int64, pad_y int64, pad_x int64, activation unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_mlp_convolution_2d_new(&failure, (C.int64_t)(in_channels), (*C.int64_t)(unsafe.Pointer(out_channels)), (C.size_t)(count), (C.int64_t)(ksize_y), (C.int64_t)(ksize_x), (C.int64_t)(stride_y), (C.int64_t)(stride_x), (C.int64_t)(pad_y), (C.int64_t)(pad_x), (C.ctn_link_activation_fn)(activation), user_data, (C.ctn_destroy_fn)(destroy), options, out)
	return taken(&failure)
}

// LinkConvolutionNdNew: Convolution over one to three spatial axes, see ctn_convolution_nd, with
// the parameters W (out_channels, in_channels / groups, ksize...), normal with standard deviation
// wscale / sqrt(in_channels / groups * the product of ksize), and b (out_channels), with the value
// `bias`, unless `nobias`.
func LinkConvolutionNdNew(in_channels int64, out_channels int64, ksize *int64, ndim uint64, stride *int64, stride_count uint64, pad *int64, pad_count uint64, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_convolution_nd_new(&failure, (C.int64_t)(in_channels), (C.int64_t)(out_channels), (*C.int64_t)(unsafe.Pointer(ksize)), (C.size_t)(ndim), (*C.int64_t)(unsafe.Pointer(stride)), (C.size_t)(stride_count), (*C.int64_t)(unsafe.Pointer(pad)), (C.size_t)(pad_count), options, out)
	return taken(&failure)
}

// LinkDeconvolutionNdNew: Deconvolution over one to three spatial axes, see ctn_deconvolution_nd,
// with the parameters W (in_channels, out_channels / groups, ksize...), normal with standard
// deviation wscale / sqrt(in_channels * the product of ksize), and b (out_channels), with the value
// `bias`, unless `nobias`.
func LinkDeconvolutionNdNew(in_channels int64, out_channels int64, ksize *int64, ndim uint64, stride *int64, stride_count uint64, pad *int64, pad_count uint64, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_deconvolution_nd_new(&failure, (C.int64_t)(in_channels), (C.int64_t)(out_channels), (*C.int64_t)(unsafe.Pointer(ksize)), (C.size_t)(ndim), (*C.int64_t)(unsafe.Pointer(stride)), (C.size_t)(stride_count), (*C.int64_t)(unsafe.Pointer(pad)), (C.size_t)(pad_count), options, out)
	return taken(&failure)
}

// LinkMultiHeadAttentionNew: Attention with several heads, see ctn_attention. It is called with
// query (N, L, size), key (N, S, key_size), value (N, S, value_size) and optionally a mask as for
// ctn_attention that broadcasts to (N, heads, L, S), or with x (N, L, size) only, which is then all
// three. The result has the shape (N, L, size). The children query, key and value project the
// inputs, and the child out projects the joined heads: Linear links to `size` units with W and,
// unless `nobias`, b. Head i has units i * size / heads and following. Scores are scaled by 1 /
// sqrt(size / heads); weights are dropped while the thread trains (ctn_set_train).
func LinkMultiHeadAttentionNew(size int64, key_size int64, value_size int64, heads int64, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_multi_head_attention_new(&failure, (C.int64_t)(size), (C.int64_t)(key_size), (C.int64_t)(value_size), (C.int64_t)(heads), options, out)
	return taken(&failure)
}

// LinkSequentialNew: An empty list of links and functions that run in order, each on the result of
// the one before. An empty list returns its input. The first link receives all inputs of a call.
// Links are children with their positions among the links as names, and ctn_link_add_link with a
// NULL name appends, too. Copies share the functions.
func LinkSequentialNew(out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_sequential_new(&failure, out)
	return taken(&failure)
}

// LinkSequentialAppend: Appends a link.
func LinkSequentialAppend(sequential *Link, link *Link) error {
	var failure C.ctn_failure
	C.ctnm_link_sequential_append(&failure, sequential, link)
	return taken(&failure)
}

// LinkSequentialAppendFunction: Appends a function.
func LinkSequentialAppendFunction(sequential *Link, function unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_link_sequential_append_function(&failure, sequential, (C.ctn_link_activation_fn)(function), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// LinkSequentialAppendActivation: Appends a function of the library with its usual parameters.
func LinkSequentialAppendActivation(sequential *Link, activation Activation) error {
	var failure C.ctn_failure
	C.ctnm_link_sequential_append_activation(&failure, sequential, (C.ctn_activation)(activation))
	return taken(&failure)
}

// LinkNegativeSamplingNew: Negative sampling loss, see ctn_negative_sampling, called with x of
// shape (N, in_size) and t of shape (N,), int32 or int64, with the parameter W of shape (count,
// in_size), zeros. Words are drawn with probabilities proportional to their counts raised to
// `power`, from the global generator of the link's device.
func LinkNegativeSamplingNew(in_size int64, counts *int64, count uint64, sample_size int64, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_negative_sampling_new(&failure, (C.int64_t)(in_size), (*C.int64_t)(unsafe.Pointer(counts)), (C.size_t)(count), (C.int64_t)(sample_size), options, out)
	return taken(&failure)
}

// LinkNegativeSamplingSampler: The sampler that draws the words: a separate sampler over the tables
// of the link.
func LinkNegativeSamplingSampler(link *Link, out **WalkerAlias) error {
	var failure C.ctn_failure
	C.ctnm_link_negative_sampling_sampler(&failure, link, out)
	return taken(&failure)
}

// LinkNegativeSamplingCall: Calls the link with options of ctn_negative_sampling, for instance with
// the samples of an earlier call to repeat it.
func LinkNegativeSamplingCall(link *Link, x *Variable, t *Variable, options *FunctionOptions, y **Variable) error {
	var failure C.ctn_failure
	C.ctnm_link_negative_sampling_call(&failure, link, x, t, options, y)
	return taken(&failure)
}

// LinkBinaryHierarchicalSoftmaxNew: Hierarchical softmax over a binary tree. Called with x of shape
// (N, in_size) and t of shape (N,), int32 or int64, it returns the sum over the batch of -log P(t),
// a 0-d variable. The probability of a word is the product over the inner nodes on its path of
// sigmoid(x w), or sigmoid(-x w) if the path goes right. The parameter W (inner nodes, in_size) is
// uniform over [-1, 1). A number below the largest word that is not a leaf has the probability 1; a
// larger or negative number is an INDEX error.
func LinkBinaryHierarchicalSoftmaxNew(in_size int64, tree *Array, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_binary_hierarchical_softmax_new(&failure, (C.int64_t)(in_size), tree, options, out)
	return taken(&failure)
}

// LinkBinaryHierarchicalSoftmaxTables: The paths to the words, as arrays of the link. The path of
// word w is entries begins[w] to begins[w + 1] - 1 of `paths` and `codes`.
func LinkBinaryHierarchicalSoftmaxTables(link *Link, paths **Array, codes **Array, begins **Array) error {
	var failure C.ctn_failure
	C.ctnm_link_binary_hierarchical_softmax_tables(&failure, link, paths, codes, begins)
	return taken(&failure)
}

// CreateHuffmanTree: The Huffman tree of words as numbers: a new int64 array of shape (2 * count -
// 1,) on the CPU. Of equal counts, the word that is given first, or the tree that contains it,
// comes first.
func CreateHuffmanTree(words *int64, word_count uint64, counts *float64, count uint64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_create_huffman_tree(&failure, (*C.int64_t)(unsafe.Pointer(words)), (C.size_t)(word_count), (*C.double)(unsafe.Pointer(counts)), (C.size_t)(count), out)
	return taken(&failure)
}

// LinkBatchNormalizationNew: Batch normalization on the current device with the parameters gamma
// (ones) and beta (zeros), the persistent values avg_mean and avg_var (zeros), all of the shape
// `size`, and N (int64, the number of batches of fine-tuning). Averages keep `decay` of themselves;
// `eps` is added to the variance, also in avg_var. The mode is CTN_NORMALIZATION_AUTO initially.
func LinkBatchNormalizationNew(size *int64, ndim uint64, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_batch_normalization_new(&failure, (*C.int64_t)(unsafe.Pointer(size)), (C.size_t)(ndim), options, out)
	return taken(&failure)
}

// LinkSetNormalizationMode: Sets the mode of all batch normalizations of a hierarchy, including the
// link itself. Other links do not change.
func LinkSetNormalizationMode(link *Link, mode NormalizationMode) error {
	var failure C.ctn_failure
	C.ctnm_link_set_normalization_mode(&failure, link, (C.ctn_normalization_mode)(mode))
	return taken(&failure)
}

// LinkNormalizationMode: The mode of a batch normalization.
func LinkNormalizationMode(link *Link, mode *NormalizationMode) error {
	var failure C.ctn_failure
	C.ctnm_link_normalization_mode(&failure, link, (*C.ctn_normalization_mode)(unsafe.Pointer(mode)))
	return taken(&failure)
}

// LinkStartFinetuning: Sets the count N of all batch normalizations of a hierarchy to zero, so that
// fine-tuning starts again.
func LinkStartFinetuning(link *Link) error {
	var failure C.ctn_failure
	C.ctnm_link_start_finetuning(&failure, link)
	return taken(&failure)
}

// LinkLayerNormalizationNew: Layer normalization, see ctn_layer_normalization, with the parameters
// gamma (ones) and beta (zeros) of the shape `size`.
func LinkLayerNormalizationNew(size *int64, ndim uint64, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_layer_normalization_new(&failure, (*C.int64_t)(unsafe.Pointer(size)), (C.size_t)(ndim), options, out)
	return taken(&failure)
}

// LinkEmbedIdNew: Embedding with the parameter W of shape (in_size, out_size), standard normal.
// Called with x it returns ctn_embed_id(x, W).
func LinkEmbedIdNew(in_size int64, out_size int64, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_embed_id_new(&failure, (C.int64_t)(in_size), (C.int64_t)(out_size), options, out)
	return taken(&failure)
}

// LinkEmbedIdSetIgnoreLabel: Sets the number for which an embedding returns zeros and has no
// gradient. A new link ignores a number only with the option ignore_label.
func LinkEmbedIdSetIgnoreLabel(link *Link, ignores int32, ignore_label int64) error {
	var failure C.ctn_failure
	C.ctnm_link_embed_id_set_ignore_label(&failure, link, (C.int32_t)(ignores), (C.int64_t)(ignore_label))
	return taken(&failure)
}

// LinkLstmNew: LSTM layer with the children "upward" (Linear from in_size to 4 * out_size) and
// "lateral" (Linear from out_size to 4 * out_size, without a bias). Called with x of shape (N,
// in_size), it sets c, h = ctn_lstm(c, upward(x) + lateral(h)) and returns h of shape (N,
// out_size). Without a state, c is zero and lateral(h) is left out.
func LinkLstmNew(in_size int64, out_size int64, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_lstm_new(&failure, (C.int64_t)(in_size), (C.int64_t)(out_size), options, out)
	return taken(&failure)
}

// LinkLstmResetState: Removes c and h.
func LinkLstmResetState(lstm *Link) error {
	var failure C.ctn_failure
	C.ctnm_link_lstm_reset_state(&failure, lstm)
	return taken(&failure)
}

// LinkLstmSetState: Replaces the state.
func LinkLstmSetState(lstm *Link, c *Variable, h *Variable) error {
	var failure C.ctn_failure
	C.ctnm_link_lstm_set_state(&failure, lstm, c, h)
	return taken(&failure)
}

// LinkLstmC: Cell state of the last call; NULL, with CTN_OK, without a state.
func LinkLstmC(lstm *Link, out **Variable) error {
	var failure C.ctn_failure
	C.ctnm_link_lstm_c(&failure, lstm, out)
	return taken(&failure)
}

// LinkLstmH: Output of the last call; NULL, with CTN_OK, without a state.
func LinkLstmH(lstm *Link, out **Variable) error {
	var failure C.ctn_failure
	C.ctnm_link_lstm_h(&failure, lstm, out)
	return taken(&failure)
}

// LinkGruNew: Gated recurrent unit without a state: called with h of shape (N, out_size) and x of
// shape (N, in_size), it returns (1 - z) h + z tanh(W(x) + U(r h)) with r = sigmoid(W_r(x) +
// U_r(h)) and z = sigmoid(W_z(x) + U_z(h)). W_r, U_r, W_z, U_z, W and U are children, Linear links
// to out_size.
func LinkGruNew(in_size int64, out_size int64, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_gru_new(&failure, (C.int64_t)(in_size), (C.int64_t)(out_size), options, out)
	return taken(&failure)
}

// LinkStatefulGruNew: A link like that of ctn_link_gru_new that keeps its result as the state h of
// shape (N, out_size) and is called with x of shape (N, in_size) only. Without a state, h is zero.
func LinkStatefulGruNew(in_size int64, out_size int64, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_stateful_gru_new(&failure, (C.int64_t)(in_size), (C.int64_t)(out_size), options, out)
	return taken(&failure)
}

// LinkStatefulGruResetState: Removes h.
func LinkStatefulGruResetState(gru *Link) error {
	var failure C.ctn_failure
	C.ctnm_link_stateful_gru_reset_state(&failure, gru)
	return taken(&failure)
}

// LinkStatefulGruSetState: Replaces the state.
func LinkStatefulGruSetState(gru *Link, h *Variable) error {
	var failure C.ctn_failure
	C.ctnm_link_stateful_gru_set_state(&failure, gru, h)
	return taken(&failure)
}

// LinkStatefulGruH: Output of the last call; NULL, with CTN_OK, without a state.
func LinkStatefulGruH(gru *Link, out **Variable) error {
	var failure C.ctn_failure
	C.ctnm_link_stateful_gru_h(&failure, gru, out)
	return taken(&failure)
}

// LinkNStepLstmNew: LSTM layers over whole sequences; see ctn_n_step_lstm. The children "0", "1"...
// are the layers. Each has the parameters w0, b0 to w7, b7: weights, normal with the standard
// deviation sqrt(1 / columns), and biases of zero. ctn_link_n_step_lstm_call runs the link.
// ctn_link_call takes sequences and returns as many outputs, with initial states of zero.
func LinkNStepLstmNew(n_layers int64, in_size int64, out_size int64, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_n_step_lstm_new(&failure, (C.int64_t)(n_layers), (C.int64_t)(in_size), (C.int64_t)(out_size), options, out)
	return taken(&failure)
}

// LinkNStepBilstmNew: Bidirectional LSTM layers over whole sequences; see ctn_n_step_bilstm.
// Children and parameters are as for ctn_link_n_step_lstm_new, with two children for each layer,
// the forward direction first: inputs of later layers and the outputs have 2 out_size columns.
// ctn_link_n_step_lstm_call runs it.
func LinkNStepBilstmNew(n_layers int64, in_size int64, out_size int64, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_n_step_bilstm_new(&failure, (C.int64_t)(n_layers), (C.int64_t)(in_size), (C.int64_t)(out_size), options, out)
	return taken(&failure)
}

// LinkNStepLstmCall: Runs LSTM layers over sequences; see ctn_n_step_lstm. The sequences are packed
// by descending length, so that each step computes those that have not ended.
func LinkNStepLstmCall(link *Link, hx *Variable, cx *Variable, xs **Variable, count uint64, hy **Variable, cy **Variable, ys **Variable) error {
	var failure C.ctn_failure
	C.ctnm_link_n_step_lstm_call(&failure, link, hx, cx, xs, (C.size_t)(count), hy, cy, ys)
	return taken(&failure)
}

// LinkNStepGruNew: GRU layers over whole sequences; see ctn_n_step_gru. The children "0", "1"...
// are the layers. Each has the parameters w0, b0 to w5, b5: weights, normal with the standard
// deviation sqrt(1 / columns), and biases of zero. ctn_link_n_step_gru_call runs the link.
// ctn_link_call takes sequences and returns as many outputs, with initial states of zero.
func LinkNStepGruNew(n_layers int64, in_size int64, out_size int64, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_n_step_gru_new(&failure, (C.int64_t)(n_layers), (C.int64_t)(in_size), (C.int64_t)(out_size), options, out)
	return taken(&failure)
}

// LinkNStepBigruNew: Bidirectional GRU layers over whole sequences; see ctn_n_step_bigru. Children
// and parameters are as for ctn_link_n_step_gru_new, with two children for each layer, the forward
// direction first: inputs of later layers and the outputs have 2 out_size columns.
// ctn_link_n_step_gru_call runs it.
func LinkNStepBigruNew(n_layers int64, in_size int64, out_size int64, options *LinkOptions, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_n_step_bigru_new(&failure, (C.int64_t)(n_layers), (C.int64_t)(in_size), (C.int64_t)(out_size), options, out)
	return taken(&failure)
}

// LinkNStepGruCall: Runs GRU layers over sequences; see ctn_n_step_gru. The sequences are packed by
// descending length, so that each step computes those that have not ended.
func LinkNStepGruCall(link *Link, hx *Variable, xs **Variable, count uint64, hy **Variable, ys **Variable) error {
	var failure C.ctn_failure
	C.ctnm_link_n_step_gru_call(&failure, link, hx, xs, (C.size_t)(count), hy, ys)
	return taken(&failure)
}

// ArrayAtleast1d: The array with at least one axis; the array itself if it has one.
func ArrayAtleast1d(a *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_atleast_1d(&failure, a, out)
	return taken(&failure)
}

// ArrayAtleast2d: The array with at least two axes, new ones first; the array itself if it has two.
func ArrayAtleast2d(a *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_atleast_2d(&failure, a, out)
	return taken(&failure)
}

// ArrayAtleast3d: The array with at least three axes: shape (n,) becomes (1, n, 1), and (m, n)
// becomes (m, n, 1). The array itself if it has three.
func ArrayAtleast3d(a *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_atleast_3d(&failure, a, out)
	return taken(&failure)
}

// ArrayBroadcast: The shape to which arrays broadcast.
func ArrayBroadcast(arrays **Array, count uint64, shape *int64, capacity uint64, ndim *uint64) error {
	var failure C.ctn_failure
	C.ctnm_array_broadcast(&failure, arrays, (C.size_t)(count), (*C.int64_t)(unsafe.Pointer(shape)), (C.size_t)(capacity), (*C.size_t)(unsafe.Pointer(ndim)))
	return taken(&failure)
}

// ArrayBroadcastArrays: Views of all arrays, broadcast to one shape and read-only. An array that
// already has that shape is returned itself.
func ArrayBroadcastArrays(arrays **Array, count uint64, outs **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_broadcast_arrays(&failure, arrays, (C.size_t)(count), outs)
	return taken(&failure)
}

// ArrayMoveaxis: A view with one axis at another position; the others keep their order.
func ArrayMoveaxis(a *Array, source int64, destination int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_moveaxis(&failure, a, (C.int64_t)(source), (C.int64_t)(destination), out)
	return taken(&failure)
}

// ArrayFlip: A view with the elements along some axes in reverse order.
func ArrayFlip(a *Array, axes *int64, count uint64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_flip(&failure, a, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), out)
	return taken(&failure)
}

// ArrayStack: Joins arrays of one shape along a new axis.
func ArrayStack(arrays **Array, count uint64, axis int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_stack(&failure, arrays, (C.size_t)(count), (C.int64_t)(axis), out)
	return taken(&failure)
}

// ArrayHstack: Joins arrays along the second axis. Vectors are joined along their only axis.
func ArrayHstack(arrays **Array, count uint64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_hstack(&failure, arrays, (C.size_t)(count), out)
	return taken(&failure)
}

// ArrayVstack: Joins arrays along the first axis; vectors count as rows.
func ArrayVstack(arrays **Array, count uint64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_vstack(&failure, arrays, (C.size_t)(count), out)
	return taken(&failure)
}

// ArrayDstack: Joins arrays along the third axis, after ctn_array_atleast_3d.
func ArrayDstack(arrays **Array, count uint64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_dstack(&failure, arrays, (C.size_t)(count), out)
	return taken(&failure)
}

// ArrayColumnStack: Joins arrays along the second axis; vectors count as columns.
func ArrayColumnStack(arrays **Array, count uint64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_column_stack(&failure, arrays, (C.size_t)(count), out)
	return taken(&failure)
}

// ArrayHsplit: Splits an array into parts of equal length along the second axis, or a vector along
// its only axis.
func ArrayHsplit(a *Array, outs **Array, count uint64) error {
	var failure C.ctn_failure
	C.ctnm_array_hsplit(&failure, a, outs, (C.size_t)(count))
	return taken(&failure)
}

// ArrayVsplit: Splits an array with at least two axes into parts of equal length along the first
// axis.
func ArrayVsplit(a *Array, outs **Array, count uint64) error {
	var failure C.ctn_failure
	C.ctnm_array_vsplit(&failure, a, outs, (C.size_t)(count))
	return taken(&failure)
}

// ArrayDsplit: Splits an array with at least three axes into parts of equal length along the third
// axis.
func ArrayDsplit(a *Array, outs **Array, count uint64) error {
	var failure C.ctn_failure
	C.ctnm_array_dsplit(&failure, a, outs, (C.size_t)(count))
	return taken(&failure)
}

// ArrayHsplitAt: Splits an array at positions along the second axis, or a vector along its only
// axis.
func ArrayHsplitAt(a *Array, positions *int64, position_count uint64, outs **Array, count uint64) error {
	var failure C.ctn_failure
	C.ctnm_array_hsplit_at(&failure, a, (*C.int64_t)(unsafe.Pointer(positions)), (C.size_t)(position_count), outs, (C.size_t)(count))
	return taken(&failure)
}

// ArrayVsplitAt: Splits an array with at least two axes at positions along the first axis.
func ArrayVsplitAt(a *Array, positions *int64, position_count uint64, outs **Array, count uint64) error {
	var failure C.ctn_failure
	C.ctnm_array_vsplit_at(&failure, a, (*C.int64_t)(unsafe.Pointer(positions)), (C.size_t)(position_count), outs, (C.size_t)(count))
	return taken(&failure)
}

// ArrayDsplitAt: Splits an array with at least three axes at positions along the third axis.
func ArrayDsplitAt(a *Array, positions *int64, position_count uint64, outs **Array, count uint64) error {
	var failure C.ctn_failure
	C.ctnm_array_dsplit_at(&failure, a, (*C.int64_t)(unsafe.Pointer(positions)), (C.size_t)(position_count), outs, (C.size_t)(count))
	return taken(&failure)
}

// ArrayTile: The array repeated as a whole along its axes.
func ArrayTile(a *Array, repetitions *int64, count uint64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_tile(&failure, a, (*C.int64_t)(unsafe.Pointer(repetitions)), (C.size_t)(count), out)
	return taken(&failure)
}

// ArrayRepeat: The array with its elements repeated along an axis.
func ArrayRepeat(a *Array, repeats *int64, count uint64, axis int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_repeat(&failure, a, (*C.int64_t)(unsafe.Pointer(repeats)), (C.size_t)(count), (C.int64_t)(axis), out)
	return taken(&failure)
}

// ArrayRoll: A copy with the elements moved along an axis. Elements moved beyond the end return at
// the beginning.
func ArrayRoll(a *Array, shift int64, axis int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_roll(&failure, a, (C.int64_t)(shift), (C.int64_t)(axis), out)
	return taken(&failure)
}

// Recompute: Runs `forward` without history, so that only its inputs are kept, and once more with
// history when backward reaches it: intermediate results take memory only during that second run.
// Gradients reach the inputs and the parameters that `forward` uses. Both runs must compute the
// same: outputs of other shapes, dtypes or devices are a STATE error of backward. The random
// generators of the inputs' devices are reset for the second run, so that dropout masks repeat, and
// then continue where they were; but other side effects, such as the averages of batch
// normalization, happen twice. Calls may be nested, and second derivatives exist. `destroy` runs
// once, when the history that holds `forward` is released.
func Recompute(forward unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer, inputs **Variable, input_count uint64, outputs **Variable, output_count uint64) error {
	var failure C.ctn_failure
	C.ctnm_recompute(&failure, (C.ctn_recompute_fn)(forward), user_data, (C.ctn_destroy_fn)(destroy), inputs, (C.size_t)(input_count), outputs, (C.size_t)(output_count))
	return taken(&failure)
}

// ArraySum: Sums of the elements.
func ArraySum(a *Array, axes *int64, count uint64, keepdims int32, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_sum(&failure, a, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.int32_t)(keepdims), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArraySumInto: Sums of the elements, into an existing array of the shape of the result.
func ArraySumInto(a *Array, axes *int64, count uint64, keepdims int32, dtype Dtype, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_sum_into(&failure, a, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.int32_t)(keepdims), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayProd: Products of the elements.
func ArrayProd(a *Array, axes *int64, count uint64, keepdims int32, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_prod(&failure, a, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.int32_t)(keepdims), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayProdInto: Products of the elements, into an existing array of the shape of the result.
func ArrayProdInto(a *Array, axes *int64, count uint64, keepdims int32, dtype Dtype, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_prod_into(&failure, a, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.int32_t)(keepdims), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayMean: Arithmetic means of the elements.
func ArrayMean(a *Array, axes *int64, count uint64, keepdims int32, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_mean(&failure, a, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.int32_t)(keepdims), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayMeanInto: Arithmetic means of the elements, into an existing array of the shape of the
// result.
func ArrayMeanInto(a *Array, axes *int64, count uint64, keepdims int32, dtype Dtype, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_mean_into(&failure, a, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.int32_t)(keepdims), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayMax: Largest elements, or NaN if there is one. An empty axis is an error.
func ArrayMax(a *Array, axes *int64, count uint64, keepdims int32, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_max(&failure, a, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.int32_t)(keepdims), out)
	return taken(&failure)
}

// ArrayMaxInto: Largest elements, into an existing array of the shape of the result.
func ArrayMaxInto(a *Array, axes *int64, count uint64, keepdims int32, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_max_into(&failure, a, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.int32_t)(keepdims), out)
	return taken(&failure)
}

// ArrayMin: Smallest elements, or NaN if there is one. An empty axis is an error.
func ArrayMin(a *Array, axes *int64, count uint64, keepdims int32, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_min(&failure, a, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.int32_t)(keepdims), out)
	return taken(&failure)
}

// ArrayMinInto: Smallest elements, into an existing array of the shape of the result.
func ArrayMinInto(a *Array, axes *int64, count uint64, keepdims int32, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_min_into(&failure, a, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.int32_t)(keepdims), out)
	return taken(&failure)
}

// ArrayArgmax: First positions (int64) of the largest elements along an axis. The first NaN wins.
func ArrayArgmax(a *Array, axis int64, keepdims int32, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_argmax(&failure, a, (C.int64_t)(axis), (C.int32_t)(keepdims), out)
	return taken(&failure)
}

// ArrayArgmaxInto: Like ctn_array_argmax, but into an existing array of an integer dtype that int64
// can hold.
func ArrayArgmaxInto(a *Array, axis int64, keepdims int32, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_argmax_into(&failure, a, (C.int64_t)(axis), (C.int32_t)(keepdims), out)
	return taken(&failure)
}

// ArrayArgmin: First positions (int64) of the smallest elements along an axis. The first NaN wins.
func ArrayArgmin(a *Array, axis int64, keepdims int32, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_argmin(&failure, a, (C.int64_t)(axis), (C.int32_t)(keepdims), out)
	return taken(&failure)
}

// ArrayArgminInto: Like ctn_array_argmin, but into an existing array of an integer dtype that int64
// can hold.
func ArrayArgminInto(a *Array, axis int64, keepdims int32, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_argmin_into(&failure, a, (C.int64_t)(axis), (C.int32_t)(keepdims), out)
	return taken(&failure)
}

// ArrayVar: Variances: the mean square distance from the mean, with the number of elements minus
// `ddof` as the divisor.
func ArrayVar(a *Array, axes *int64, count uint64, ddof float64, keepdims int32, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_var(&failure, a, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.double)(ddof), (C.int32_t)(keepdims), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayVarInto: Like ctn_array_var, but into an existing array of the shape of the result.
func ArrayVarInto(a *Array, axes *int64, count uint64, ddof float64, keepdims int32, dtype Dtype, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_var_into(&failure, a, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.double)(ddof), (C.int32_t)(keepdims), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayStd: Standard deviations: the square roots of the variances of ctn_array_var.
func ArrayStd(a *Array, axes *int64, count uint64, ddof float64, keepdims int32, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_std(&failure, a, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.double)(ddof), (C.int32_t)(keepdims), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayStdInto: Like ctn_array_std, but into an existing array of the shape of the result.
func ArrayStdInto(a *Array, axes *int64, count uint64, ddof float64, keepdims int32, dtype Dtype, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_std_into(&failure, a, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.double)(ddof), (C.int32_t)(keepdims), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayCountNonzero: Number of elements that are not zero (int64).
func ArrayCountNonzero(a *Array, axes *int64, count uint64, keepdims int32, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_count_nonzero(&failure, a, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.int32_t)(keepdims), out)
	return taken(&failure)
}

// ArrayAll: Whether all elements differ from zero (bool); true if there are no elements.
func ArrayAll(a *Array, axes *int64, count uint64, keepdims int32, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_all(&failure, a, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.int32_t)(keepdims), out)
	return taken(&failure)
}

// ArrayAny: Whether at least one element differs from zero (bool); false if there are no elements.
func ArrayAny(a *Array, axes *int64, count uint64, keepdims int32, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_any(&failure, a, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.int32_t)(keepdims), out)
	return taken(&failure)
}

// ArrayConvolve: Sums of products of the elements of one vector with those of the other one in
// reverse order, for all shifts at which they overlap: the product of two polynomials.
func ArrayConvolve(a *Array, v *Array, mode ConvolutionMode, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_convolve(&failure, a, v, (C.ctn_convolution_mode)(mode), out)
	return taken(&failure)
}

// ArrayCorrelate: Sums of products of the elements of two vectors for all shifts at which they
// overlap; the first sum is that of the first elements of `a` with the last ones of `v`.
func ArrayCorrelate(a *Array, v *Array, mode ConvolutionMode, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_correlate(&failure, a, v, (C.ctn_convolution_mode)(mode), out)
	return taken(&failure)
}

// ArrayEinsum: Einstein summation as by NumPy's einsum. Comma-separated letters name the axes of
// the operands, "..." denotes further axes that are broadcast, and the letters after "->" order the
// result. Without "->", the result has the axes of the ellipsis and then those of the letters that
// occur once, in alphabetical order. Products are contracted pairwise, greedily, as matrix
// products. The operands are promoted to one dtype. The result of one operand without sums is a
// view of it, otherwise a new C-contiguous array.
func ArrayEinsum(subscripts *byte, arrays **Array, count uint64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_einsum(&failure, (*C.char)(unsafe.Pointer(subscripts)), arrays, (C.size_t)(count), out)
	return taken(&failure)
}

// ArrayEinsumInto: Like ctn_array_einsum, but into an existing array of the shape of the result,
// whose dtype may be another one of the same kind.
func ArrayEinsumInto(subscripts *byte, arrays **Array, count uint64, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_einsum_into(&failure, (*C.char)(unsafe.Pointer(subscripts)), arrays, (C.size_t)(count), out)
	return taken(&failure)
}

// ArrayEig: Eigenvalues and eigenvectors of square matrices whose eigenvalues are all real numbers,
// otherwise UNSUPPORTED. They are computed on the host.
func ArrayEig(a *Array, w **Array, v **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_eig(&failure, a, w, v)
	return taken(&failure)
}

// ArrayEigvals: Eigenvalues alone of square matrices whose eigenvalues are all real numbers,
// otherwise UNSUPPORTED. They are computed on the host.
func ArrayEigvals(a *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_eigvals(&failure, a, out)
	return taken(&failure)
}

// ArrayLstsq: Least squares: of all x for which the sums of the squares of the columns of b - a x
// are the smallest, the one of the smallest norm. The sums are computed if the rank of `a` is n and
// m is above n; otherwise there are none. Results are float32 if both operands are, otherwise
// float64; 16-bit floats are a DTYPE error. Waits for the device.
func ArrayLstsq(a *Array, b *Array, rcond float64, x **Array, residuals **Array, rank *int64, s **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_lstsq(&failure, a, b, (C.double)(rcond), x, residuals, (*C.int64_t)(unsafe.Pointer(rank)), s)
	return taken(&failure)
}

// ArrayPad: A copy with elements added before and behind those along every axis.
func ArrayPad(a *Array, widths *int64, count uint64, mode PadMode, value *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_pad(&failure, a, (*C.int64_t)(unsafe.Pointer(widths)), (C.size_t)(count), (C.ctn_pad_mode)(mode), value, out)
	return taken(&failure)
}

// ArraySplice: A copy with values in place of ranges of positions along an axis. Ranges without
// positions insert values, and without values the ranges are left out. Positions of several ranges
// are left out once.
func ArraySplice(a *Array, begins *int64, count uint64, ends *int64, values *Array, axis int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_splice(&failure, a, (*C.int64_t)(unsafe.Pointer(begins)), (C.size_t)(count), (*C.int64_t)(unsafe.Pointer(ends)), values, (C.int64_t)(axis), out)
	return taken(&failure)
}

// ArrayRollAxes: A copy with the elements moved along several axes. Elements moved beyond an end
// return at the other one.
func ArrayRollAxes(a *Array, shifts *int64, count uint64, axes *int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_roll_axes(&failure, a, (*C.int64_t)(unsafe.Pointer(shifts)), (C.size_t)(count), (*C.int64_t)(unsafe.Pointer(axes)), out)
	return taken(&failure)
}

// ArrayPackbits: Packs groups of eight elements along an axis into the bits of a uint8, which are
// set where an element is not 0. The last group is padded with zeros.
func ArrayPackbits(a *Array, axis int64, little int32, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_packbits(&failure, a, (C.int64_t)(axis), (C.int32_t)(little), out)
	return taken(&failure)
}

// LinkSerialize: Saves or loads a link: its parameters, persistent values and children.
func LinkSerialize(link *Link, serializer *Serializer) error {
	var failure C.ctn_failure
	C.ctnm_link_serialize(&failure, link, serializer)
	return taken(&failure)
}

// OptimizerSerialize: Saves or loads an optimizer that was set up: t, epoch and all states.
func OptimizerSerialize(optimizer *Optimizer, serializer *Serializer) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_serialize(&failure, optimizer, serializer)
	return taken(&failure)
}

// RandomStateSerialize: Saves or loads a generator, which then continues bit for bit.
func RandomStateSerialize(state *RandomState, serializer *Serializer) error {
	var failure C.ctn_failure
	C.ctnm_random_state_serialize(&failure, state, serializer)
	return taken(&failure)
}

// LossScaleSerialize: Saves or loads a loss scale: its value and number of steps.
func LossScaleSerialize(scaler *LossScale, serializer *Serializer) error {
	var failure C.ctn_failure
	C.ctnm_loss_scale_serialize(&failure, scaler, serializer)
	return taken(&failure)
}

// CheckpointSave: Saves a training into one file, in one step, so that it can be continued bit for
// bit: the model ("model/l1/W"), the optimizer ("optimizer/t", its states, hyperparameters that are
// numbers and not schedules as "hyperparameters/lr", and those of a group as
// "hyperparameters/biases/lr"), a generator ("random/state") and the entries of a dictionary
// ("extra/..."), for other values of a program such as its position in the data or a loss scale.
// Hooks, schedules, groups, the training switch and frozen parameters are configuration, which the
// program must set up again.
func CheckpointSave(path *byte, model *Link, optimizer *Optimizer, random *RandomState, extra *Dictionary) error {
	var failure C.ctn_failure
	C.ctnm_checkpoint_save(&failure, (*C.char)(unsafe.Pointer(path)), model, optimizer, random, extra)
	return taken(&failure)
}

// CheckpointLoad: Loads a training that ctn_checkpoint_save saved. If it fails, nothing has
// changed, unless the medium fails in the last step (see catenary/serializer.h). The parameters of
// the model may wait for their sizes. A hyperparameter that follows a schedule keeps it. Groups
// must have values of the same hyperparameters as when the file was saved: set them before the
// load.
func CheckpointLoad(path *byte, model *Link, optimizer *Optimizer, random *RandomState, extra *Dictionary) error {
	var failure C.ctn_failure
	C.ctnm_checkpoint_load(&failure, (*C.char)(unsafe.Pointer(path)), model, optimizer, random, extra)
	return taken(&failure)
}

// LinkSaveNpz: Saves the parameters, persistent values and children of a link as NPZ.
func LinkSaveNpz(link *Link, path *byte, level int32) error {
	var failure C.ctn_failure
	C.ctnm_link_save_npz(&failure, link, (*C.char)(unsafe.Pointer(path)), (C.int32_t)(level))
	return taken(&failure)
}

// LinkLoadNpz: Loads the parameters, persistent values and children of a link from NPZ.
func LinkLoadNpz(link *Link, path *byte) error {
	var failure C.ctn_failure
	C.ctnm_link_load_npz(&failure, link, (*C.char)(unsafe.Pointer(path)))
	return taken(&failure)
}

// LinkSaveHdf5: Saves the parameters, persistent values and children of a link as HDF5.
func LinkSaveHdf5(link *Link, path *byte, level int32) error {
	var failure C.ctn_failure
	C.ctnm_link_save_hdf5(&failure, link, (*C.char)(unsafe.Pointer(path)), (C.int32_t)(level))
	return taken(&failure)
}

// LinkLoadHdf5: Loads the parameters, persistent values and children of a link from HDF5.
func LinkLoadHdf5(link *Link, path *byte) error {
	var failure C.ctn_failure
	C.ctnm_link_load_hdf5(&failure, link, (*C.char)(unsafe.Pointer(path)))
	return taken(&failure)
}

// LinkSaveSafetensors: Saves the parameters, persistent values and children of a link as
// safetensors.
func LinkSaveSafetensors(link *Link, path *byte) error {
	var failure C.ctn_failure
	C.ctnm_link_save_safetensors(&failure, link, (*C.char)(unsafe.Pointer(path)))
	return taken(&failure)
}

// LinkLoadSafetensors: Loads the parameters, persistent values and children of a link from
// safetensors.
func LinkLoadSafetensors(link *Link, path *byte) error {
	var failure C.ctn_failure
	C.ctnm_link_load_safetensors(&failure, link, (*C.char)(unsafe.Pointer(path)))
	return taken(&failure)
}

// LinkLoad: Loads the parameters, persistent values and children of a link from a file of any of
// these formats, which is recognized by its first bytes.
func LinkLoad(link *Link, path *byte, options *LoadOptions, report *LoadReport) error {
	var failure C.ctn_failure
	C.ctnm_link_load(&failure, link, (*C.char)(unsafe.Pointer(path)), options, report)
	return taken(&failure)
}

// OptimizerSaveNpz: Saves t, epoch and all states of an optimizer that was set up as NPZ.
func OptimizerSaveNpz(optimizer *Optimizer, path *byte, level int32) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_save_npz(&failure, optimizer, (*C.char)(unsafe.Pointer(path)), (C.int32_t)(level))
	return taken(&failure)
}

// OptimizerLoadNpz: Loads t, epoch and all states of an optimizer that was set up from NPZ.
func OptimizerLoadNpz(optimizer *Optimizer, path *byte) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_load_npz(&failure, optimizer, (*C.char)(unsafe.Pointer(path)))
	return taken(&failure)
}

// OptimizerSaveHdf5: Saves t, epoch and all states of an optimizer that was set up as HDF5.
func OptimizerSaveHdf5(optimizer *Optimizer, path *byte, level int32) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_save_hdf5(&failure, optimizer, (*C.char)(unsafe.Pointer(path)), (C.int32_t)(level))
	return taken(&failure)
}

// OptimizerLoadHdf5: Loads t, epoch and all states of an optimizer that was set up from HDF5.
func OptimizerLoadHdf5(optimizer *Optimizer, path *byte) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_load_hdf5(&failure, optimizer, (*C.char)(unsafe.Pointer(path)))
	return taken(&failure)
}

// OptimizerSaveSafetensors: Saves t, epoch and all states of an optimizer that was set up as
// safetensors.
func OptimizerSaveSafetensors(optimizer *Optimizer, path *byte) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_save_safetensors(&failure, optimizer, (*C.char)(unsafe.Pointer(path)))
	return taken(&failure)
}

// OptimizerLoadSafetensors: Loads t, epoch and all states of an optimizer that was set up from
// safetensors.
func OptimizerLoadSafetensors(optimizer *Optimizer, path *byte) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_load_safetensors(&failure, optimizer, (*C.char)(unsafe.Pointer(path)))
	return taken(&failure)
}

// OptimizerLoad: Loads t, epoch and all states of an optimizer that was set up from a file of any
// of these formats, which is recognized by its first bytes.
func OptimizerLoad(optimizer *Optimizer, path *byte, options *LoadOptions, report *LoadReport) error {
	var failure C.ctn_failure
	C.ctnm_optimizer_load(&failure, optimizer, (*C.char)(unsafe.Pointer(path)), options, report)
	return taken(&failure)
}

// ArraySort: A sorted copy along an axis.
func ArraySort(a *Array, axis int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_sort(&failure, a, (C.int64_t)(axis), out)
	return taken(&failure)
}

// ArraySortInplace: Sorts the array itself along an axis.
func ArraySortInplace(a *Array, axis int64) error {
	var failure C.ctn_failure
	C.ctnm_array_sort_inplace(&failure, a, (C.int64_t)(axis))
	return taken(&failure)
}

// ArrayArgsort: Positions that sort an array along an axis. Equal elements keep their order.
func ArrayArgsort(a *Array, axis int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_argsort(&failure, a, (C.int64_t)(axis), out)
	return taken(&failure)
}

// ArrayLexsort: Positions that sort by several keys along an axis.
func ArrayLexsort(keys **Array, count uint64, axis int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_lexsort(&failure, keys, (C.size_t)(count), (C.int64_t)(axis), out)
	return taken(&failure)
}

// ArrayPartition: A copy in which the elements at the given positions are those of the sorted
// array, with elements that are smaller or equal before them and larger or equal after them.
func ArrayPartition(a *Array, kth *int64, count uint64, axis int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_partition(&failure, a, (*C.int64_t)(unsafe.Pointer(kth)), (C.size_t)(count), (C.int64_t)(axis), out)
	return taken(&failure)
}

// ArrayArgpartition: Positions that partition an array as ctn_array_partition does.
func ArrayArgpartition(a *Array, kth *int64, count uint64, axis int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_argpartition(&failure, a, (*C.int64_t)(unsafe.Pointer(kth)), (C.size_t)(count), (C.int64_t)(axis), out)
	return taken(&failure)
}

// ArraySearchsorted: Positions at which values can be inserted into a sorted array so that it stays
// sorted.
func ArraySearchsorted(a *Array, values *Array, side Side, sorter *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_searchsorted(&failure, a, values, (C.ctn_side)(side), sorter, out)
	return taken(&failure)
}

// ArrayUnique: The sorted distinct elements of the flattened array. NaNs count as equal.
func ArrayUnique(a *Array, out **Array, index **Array, inverse **Array, counts **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_unique(&failure, a, out, index, inverse, counts)
	return taken(&failure)
}

// ArrayBincount: Number of occurrences of each value in an array of integers that are at least 0.
// With weights, the float64 sums of the weights instead.
func ArrayBincount(x *Array, weights *Array, minlength int64, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_bincount(&failure, x, weights, (C.int64_t)(minlength), out)
	return taken(&failure)
}

// ArrayCumsum: Running sums along an axis.
func ArrayCumsum(a *Array, axis int64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_cumsum(&failure, a, (C.int64_t)(axis), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayCumsumInto: Running sums along an axis, into an existing array of the shape of the result.
func ArrayCumsumInto(a *Array, axis int64, dtype Dtype, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_cumsum_into(&failure, a, (C.int64_t)(axis), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayCumprod: Running products along an axis.
func ArrayCumprod(a *Array, axis int64, dtype Dtype, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_cumprod(&failure, a, (C.int64_t)(axis), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// ArrayCumprodInto: Running products along an axis, into an existing array of the shape of the
// result.
func ArrayCumprodInto(a *Array, axis int64, dtype Dtype, out *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_cumprod_into(&failure, a, (C.int64_t)(axis), (C.ctn_dtype)(dtype), out)
	return taken(&failure)
}

// StreamRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and for
// a handle of another type.
func StreamRetain(self *Stream) *Stream {
	return C.ctn_stream_retain(self)
}

// StreamRelease: Gives a reference back; the last one frees the stream. NULL is allowed; cannot
// fail.
func StreamRelease(self *Stream) {
	C.ctn_stream_release(self)
}

// EventRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and for
// a handle of another type.
func EventRetain(self *Event) *Event {
	return C.ctn_event_retain(self)
}

// EventRelease: Gives a reference back; the last one frees the event. NULL is allowed; cannot fail.
func EventRelease(self *Event) {
	C.ctn_event_release(self)
}

// StreamNew: A new stream. It begins after the work that was started on the default stream of the
// device before. Unless it is non-blocking, it stays in order with the default stream: work of each
// waits for all earlier work of the other.
func StreamNew(device *byte, non_blocking int32, priority int32, out **Stream) error {
	var failure C.ctn_failure
	C.ctnm_stream_new(&failure, (*C.char)(unsafe.Pointer(device)), (C.int32_t)(non_blocking), (C.int32_t)(priority), out)
	return taken(&failure)
}

// StreamDefault: The default stream of a device (the reference's null stream).
func StreamDefault(device *byte, out **Stream) error {
	var failure C.ctn_failure
	C.ctnm_stream_default(&failure, (*C.char)(unsafe.Pointer(device)), out)
	return taken(&failure)
}

// StreamPerThread: The per-thread default stream of a device. Whatever uses it, including
// ctn_stream_set_current and contexts for other threads, means a stream of the thread that makes
// the call, which exists until that thread ends. It stays in order with the default stream, but not
// with those of other threads.
func StreamPerThread(device *byte, out **Stream) error {
	var failure C.ctn_failure
	C.ctnm_stream_per_thread(&failure, (*C.char)(unsafe.Pointer(device)), out)
	return taken(&failure)
}

// StreamCurrent: The stream that runs the calling thread's operations on a device.
func StreamCurrent(device *byte, out **Stream) error {
	var failure C.ctn_failure
	C.ctnm_stream_current(&failure, (*C.char)(unsafe.Pointer(device)), out)
	return taken(&failure)
}

// StreamSetCurrent: Sets the stream that runs the calling thread's operations on a device. The
// thread keeps a reference until it uses another stream or ends.
func StreamSetCurrent(device *byte, stream *Stream) error {
	var failure C.ctn_failure
	C.ctnm_stream_set_current(&failure, (*C.char)(unsafe.Pointer(device)), stream)
	return taken(&failure)
}

// StreamDevice: Name of the device of a stream.
func StreamDevice(stream *Stream, name *byte, name_capacity uint64, name_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_stream_device(&failure, stream, (*C.char)(unsafe.Pointer(name)), (C.size_t)(name_capacity), (*C.size_t)(unsafe.Pointer(name_length)))
	return taken(&failure)
}

// StreamPriority: Priority of a stream.
func StreamPriority(stream *Stream, priority *int32) error {
	var failure C.ctn_failure
	C.ctnm_stream_priority(&failure, stream, (*C.int32_t)(unsafe.Pointer(priority)))
	return taken(&failure)
}

// StreamPriorityRange: The priorities of a device's streams. Both ends are 0 on devices without
// priorities, such as "cpu". Work in an urgent stream runs before work that waits in others, and
// does not interrupt what runs.
func StreamPriorityRange(device *byte, least *int32, greatest *int32) error {
	var failure C.ctn_failure
	C.ctnm_stream_priority_range(&failure, (*C.char)(unsafe.Pointer(device)), (*C.int32_t)(unsafe.Pointer(least)), (*C.int32_t)(unsafe.Pointer(greatest)))
	return taken(&failure)
}

// StreamSynchronize: Waits until all work that was started on the stream is finished.
func StreamSynchronize(stream *Stream) error {
	var failure C.ctn_failure
	C.ctnm_stream_synchronize(&failure, stream)
	return taken(&failure)
}

// StreamDone: Whether all work that was started on the stream is finished.
func StreamDone(stream *Stream, done *int32) error {
	var failure C.ctn_failure
	C.ctnm_stream_done(&failure, stream, (*C.int32_t)(unsafe.Pointer(done)))
	return taken(&failure)
}

// StreamRecord: Records an event after the work that was started on the stream before.
func StreamRecord(stream *Stream, event *Event, out **Event) error {
	var failure C.ctn_failure
	C.ctnm_stream_record(&failure, stream, event, out)
	return taken(&failure)
}

// StreamWaitEvent: Makes work that is started on the stream later wait for the point at which the
// event was last recorded. The call itself does not wait, except on "cpu".
func StreamWaitEvent(stream *Stream, event *Event) error {
	var failure C.ctn_failure
	C.ctnm_stream_wait_event(&failure, stream, event)
	return taken(&failure)
}

// StreamAddCallback: Calls a function after all work that was started on the stream before. Later
// work waits until the function returns. destroy runs after it. On "cpu" both run before this call
// returns.
func StreamAddCallback(stream *Stream, callback unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_stream_add_callback(&failure, stream, (C.ctn_stream_fn)(callback), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// EventNew: A new event of a device, which is not recorded yet. Waiting for it does not spin, and
// it cannot be passed to other processes.
func EventNew(device *byte, disable_timing int32, out **Event) error {
	var failure C.ctn_failure
	C.ctnm_event_new(&failure, (*C.char)(unsafe.Pointer(device)), (C.int32_t)(disable_timing), out)
	return taken(&failure)
}

// EventDevice: Name of the device of an event.
func EventDevice(event *Event, name *byte, name_capacity uint64, name_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_event_device(&failure, event, (*C.char)(unsafe.Pointer(name)), (C.size_t)(name_capacity), (*C.size_t)(unsafe.Pointer(name_length)))
	return taken(&failure)
}

// EventRecord: Records an event after the work that was started on a stream before.
func EventRecord(event *Event, stream *Stream) error {
	var failure C.ctn_failure
	C.ctnm_event_record(&failure, event, stream)
	return taken(&failure)
}

// EventSynchronize: Waits until the stream has reached the point at which the event was last
// recorded. Returns immediately if the event was never recorded.
func EventSynchronize(event *Event) error {
	var failure C.ctn_failure
	C.ctnm_event_synchronize(&failure, event)
	return taken(&failure)
}

// EventDone: Whether the point at which the event was last recorded has been reached. An event that
// was not recorded is done.
func EventDone(event *Event, done *int32) error {
	var failure C.ctn_failure
	C.ctnm_event_done(&failure, event, (*C.int32_t)(unsafe.Pointer(done)))
	return taken(&failure)
}

// EventElapsedTime: Time between two events of one device. It is a STATE error unless both were
// recorded with timing and have been reached.
func EventElapsedTime(start *Event, end *Event, milliseconds *float64) error {
	var failure C.ctn_failure
	C.ctnm_event_elapsed_time(&failure, start, end, (*C.double)(unsafe.Pointer(milliseconds)))
	return taken(&failure)
}

// ArrayToDataAsync: Copies the elements in C order to host memory, in the order of a stream and
// without waiting. The array may be released immediately. On "cpu" the copy is finished when the
// call returns.
func ArrayToDataAsync(a *Array, data unsafe.Pointer, size uint64, stream *Stream) error {
	var failure C.ctn_failure
	C.ctnm_array_to_data_async(&failure, a, data, (C.size_t)(size), stream)
	return taken(&failure)
}

// ArraySetDataAsync: Overwrites all elements from host memory, in the order of a stream and without
// waiting. The array may be released immediately. On "cpu" the copy is finished when the call
// returns.
func ArraySetDataAsync(a *Array, data unsafe.Pointer, size uint64, stream *Stream) error {
	var failure C.ctn_failure
	C.ctnm_array_set_data_async(&failure, a, data, (C.size_t)(size), stream)
	return taken(&failure)
}

// GradientCheckNumericalGrad: Gradients of the sum of grad_outputs[i] * outputs[i] with respect to
// the inputs, by central differences, all on one device.
func GradientCheckNumericalGrad(f unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer, inputs **Array, input_count uint64, grad_outputs **Array, output_count uint64, eps float64, grads **Array) error {
	var failure C.ctn_failure
	C.ctnm_gradient_check_numerical_grad(&failure, (C.ctn_gradient_check_arrays_fn)(f), user_data, (C.ctn_destroy_fn)(destroy), inputs, (C.size_t)(input_count), grad_outputs, (C.size_t)(output_count), (C.double)(eps), grads)
	return taken(&failure)
}

// GradientCheckBackward: Checks the gradients of a function of variables with respect to its inputs
// and to `params`. Inputs that are not C-contiguous are passed to `f` as they are for the gradient,
// and as contiguous copies for the differences; the outputs of both must agree.
func GradientCheckBackward(f unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer, x_data **Array, x_count uint64, y_grad **Array, y_count uint64, params **Variable, param_count uint64, eps float64, rtol float64, atol float64) error {
	var failure C.ctn_failure
	C.ctnm_gradient_check_backward(&failure, (C.ctn_gradient_check_fn)(f), user_data, (C.ctn_destroy_fn)(destroy), x_data, (C.size_t)(x_count), y_grad, (C.size_t)(y_count), params, (C.size_t)(param_count), (C.double)(eps), (C.double)(rtol), (C.double)(atol))
	return taken(&failure)
}

// GradientCheckDoubleBackward: Checks second derivatives: the gradients of backward with
// create_graph are differentiated with respect to the inputs, to `params` and to the upstream
// gradients, and compared with differences of the plain gradients.
func GradientCheckDoubleBackward(f unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer, x_data **Array, x_count uint64, y_grad **Array, y_count uint64, params **Variable, param_count uint64, eps float64, rtol float64, atol float64) error {
	var failure C.ctn_failure
	C.ctnm_gradient_check_double_backward(&failure, (C.ctn_gradient_check_fn)(f), user_data, (C.ctn_destroy_fn)(destroy), x_data, (C.size_t)(x_count), y_grad, (C.size_t)(y_count), params, (C.size_t)(param_count), (C.double)(eps), (C.double)(rtol), (C.double)(atol))
	return taken(&failure)
}

// GradientCheckFunction: ctn_gradient_check_backward or ctn_gradient_check_double_backward of a
// user function.
func GradientCheckFunction(f *Function, x_data **Array, x_count uint64, y_grad **Array, y_count uint64, order int32, eps float64, rtol float64, atol float64) error {
	var failure C.ctn_failure
	C.ctnm_gradient_check_function(&failure, f, x_data, (C.size_t)(x_count), y_grad, (C.size_t)(y_count), (C.int32_t)(order), (C.double)(eps), (C.double)(rtol), (C.double)(atol))
	return taken(&failure)
}

// GradientCheckLink: ctn_gradient_check_backward or ctn_gradient_check_double_backward of a link,
// with respect to its inputs and all its parameters. The parameters and their gradients do not
// change.
func GradientCheckLink(link *Link, x_data **Array, x_count uint64, y_grad **Array, y_count uint64, order int32, eps float64, rtol float64, atol float64) error {
	var failure C.ctn_failure
	C.ctnm_gradient_check_link(&failure, link, x_data, (C.size_t)(x_count), y_grad, (C.size_t)(y_count), (C.int32_t)(order), (C.double)(eps), (C.double)(rtol), (C.double)(atol))
	return taken(&failure)
}

// TestingAssertAllclose: Asserts |actual - desired| <= atol + rtol * |desired| for all elements.
// NaN equals NaN, and infinities equal themselves. Both arrays have the same shape, or one is 0-d.
// NumPy's defaults are rtol 1e-7 and atol 0; those of the reference's gradient_check are 1e-4 and
// 1e-5.
func TestingAssertAllclose(actual *Array, desired *Array, rtol float64, atol float64, err_msg *byte, verbose int32) error {
	var failure C.ctn_failure
	C.ctnm_testing_assert_allclose(&failure, actual, desired, (C.double)(rtol), (C.double)(atol), (*C.char)(unsafe.Pointer(err_msg)), (C.int32_t)(verbose))
	return taken(&failure)
}

// TestingAssertArrayAlmostEqual: Asserts |x - y| < 1.5 * 10^-decimal for all elements. NaN equals
// NaN, and infinities equal themselves. Both arrays have the same shape, or one is 0-d. NumPy's
// default is decimal 6.
func TestingAssertArrayAlmostEqual(x *Array, y *Array, decimal int32, err_msg *byte, verbose int32) error {
	var failure C.ctn_failure
	C.ctnm_testing_assert_array_almost_equal(&failure, x, y, (C.int32_t)(decimal), (*C.char)(unsafe.Pointer(err_msg)), (C.int32_t)(verbose))
	return taken(&failure)
}

// TestingAssertArrayAlmostEqualNulp: Asserts |x - y| <= nulp * spacing(max(|x|, |y|)) for all
// elements, broadcast; spacing is the distance to the next number of the promoted floating type.
// NaN and infinities are never close. NumPy's default is nulp 1. bool is a DTYPE error.
func TestingAssertArrayAlmostEqualNulp(x *Array, y *Array, nulp int64) error {
	var failure C.ctn_failure
	C.ctnm_testing_assert_array_almost_equal_nulp(&failure, x, y, (C.int64_t)(nulp))
	return taken(&failure)
}

// TestingAssertArrayMaxUlp: Asserts that at most `maxulp` representable numbers are between each
// element of `a` and that of `b`, counted exactly in the promoted floating type (float64 for
// integers). NaN equals NaN. NumPy's default is maxulp 1. The shapes must be equal; bool is a DTYPE
// error.
func TestingAssertArrayMaxUlp(a *Array, b *Array, maxulp int64, dtype Dtype) error {
	var failure C.ctn_failure
	C.ctnm_testing_assert_array_max_ulp(&failure, a, b, (C.int64_t)(maxulp), (C.ctn_dtype)(dtype))
	return taken(&failure)
}

// TestingAssertArrayEqual: Asserts that all elements are equal. NaN equals NaN, and the dtypes may
// differ. Both arrays have the same shape, or one is 0-d.
func TestingAssertArrayEqual(x *Array, y *Array, err_msg *byte, verbose int32) error {
	var failure C.ctn_failure
	C.ctnm_testing_assert_array_equal(&failure, x, y, (*C.char)(unsafe.Pointer(err_msg)), (C.int32_t)(verbose))
	return taken(&failure)
}

// TestingAssertArrayListEqual: ctn_testing_assert_array_equal for each pair of arrays of two lists.
// Lists of different lengths do not match; the message names the position that does not.
func TestingAssertArrayListEqual(xlist **Array, xcount uint64, ylist **Array, ycount uint64, err_msg *byte, verbose int32) error {
	var failure C.ctn_failure
	C.ctnm_testing_assert_array_list_equal(&failure, xlist, (C.size_t)(xcount), ylist, (C.size_t)(ycount), (*C.char)(unsafe.Pointer(err_msg)), (C.int32_t)(verbose))
	return taken(&failure)
}

// TestingAssertArrayLess: Asserts x < y for all elements; if one is NaN, the other must be NaN,
// too. Both arrays have the same shape, or one is 0-d.
func TestingAssertArrayLess(x *Array, y *Array, err_msg *byte, verbose int32) error {
	var failure C.ctn_failure
	C.ctnm_testing_assert_array_less(&failure, x, y, (*C.char)(unsafe.Pointer(err_msg)), (C.int32_t)(verbose))
	return taken(&failure)
}

// TestingForDtypes: Calls a test for each of several element types, one at a time. It ends at the
// first failure, whose status and message, after the element types, reach the caller.
func TestingForDtypes(dtypes *Dtype, count uint64, function unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_testing_for_dtypes(&failure, (*C.ctn_dtype)(unsafe.Pointer(dtypes)), (C.size_t)(count), (C.ctn_testing_dtypes_fn)(function), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// TestingForAllDtypes: Calls a test for each element type: float16, bfloat16, float32, float64,
// int8 to int64, uint8 to uint64, bool. It ends at the first failure, whose status and message,
// after the element types, reach the caller.
func TestingForAllDtypes(no_float16 int32, no_bool int32, function unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_testing_for_all_dtypes(&failure, (C.int32_t)(no_float16), (C.int32_t)(no_bool), (C.ctn_testing_dtypes_fn)(function), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// TestingForFloatDtypes: Calls a test for float16, bfloat16, float32 and float64. It ends at the
// first failure, whose status and message, after the element types, reach the caller.
func TestingForFloatDtypes(no_float16 int32, function unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_testing_for_float_dtypes(&failure, (C.int32_t)(no_float16), (C.ctn_testing_dtypes_fn)(function), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// TestingForSignedDtypes: Calls a test for int8 to int64. It ends at the first failure, whose
// status and message, after the element types, reach the caller.
func TestingForSignedDtypes(function unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_testing_for_signed_dtypes(&failure, (C.ctn_testing_dtypes_fn)(function), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// TestingForUnsignedDtypes: Calls a test for uint8 to uint64. It ends at the first failure, whose
// status and message, after the element types, reach the caller.
func TestingForUnsignedDtypes(function unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_testing_for_unsigned_dtypes(&failure, (C.ctn_testing_dtypes_fn)(function), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// TestingForIntDtypes: Calls a test for int8 to int64, uint8 to uint64 and bool. It ends at the
// first failure, whose status and message, after the element types, reach the caller.
func TestingForIntDtypes(no_bool int32, function unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_testing_for_int_dtypes(&failure, (C.int32_t)(no_bool), (C.ctn_testing_dtypes_fn)(function), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// TestingForDtypesCombination: Calls a test for combinations of element types: for all of them, or
// for as many as there are types. The latter take one element each of `argument_count` shuffled
// copies of the list (the same in every run), so that every type appears once in every place. More
// than 1,000,000 calls are INVALID_ARGUMENT. It ends at the first failure, whose status and
// message, after the element types, reach the caller.
func TestingForDtypesCombination(dtypes *Dtype, count uint64, argument_count uint64, full int32, function unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_testing_for_dtypes_combination(&failure, (*C.ctn_dtype)(unsafe.Pointer(dtypes)), (C.size_t)(count), (C.size_t)(argument_count), (C.int32_t)(full), (C.ctn_testing_dtypes_fn)(function), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// TestingForAllDtypesCombination: ctn_testing_for_dtypes_combination with the types of
// ctn_testing_for_all_dtypes.
func TestingForAllDtypesCombination(argument_count uint64, no_float16 int32, no_bool int32, full int32, function unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_testing_for_all_dtypes_combination(&failure, (C.size_t)(argument_count), (C.int32_t)(no_float16), (C.int32_t)(no_bool), (C.int32_t)(full), (C.ctn_testing_dtypes_fn)(function), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// TestingForSignedDtypesCombination: ctn_testing_for_dtypes_combination with the types of
// ctn_testing_for_signed_dtypes.
func TestingForSignedDtypesCombination(argument_count uint64, full int32, function unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_testing_for_signed_dtypes_combination(&failure, (C.size_t)(argument_count), (C.int32_t)(full), (C.ctn_testing_dtypes_fn)(function), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// TestingForUnsignedDtypesCombination: ctn_testing_for_dtypes_combination with the types of
// ctn_testing_for_unsigned_dtypes.
func TestingForUnsignedDtypesCombination(argument_count uint64, full int32, function unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_testing_for_unsigned_dtypes_combination(&failure, (C.size_t)(argument_count), (C.int32_t)(full), (C.ctn_testing_dtypes_fn)(function), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// TestingForIntDtypesCombination: ctn_testing_for_dtypes_combination with the types of
// ctn_testing_for_int_dtypes.
func TestingForIntDtypesCombination(argument_count uint64, no_bool int32, full int32, function unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_testing_for_int_dtypes_combination(&failure, (C.size_t)(argument_count), (C.int32_t)(no_bool), (C.int32_t)(full), (C.ctn_testing_dtypes_fn)(function), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// TestingDevicesAllclose: Runs a computation on two devices and asserts that the results are close,
// like ctn_testing_assert_allclose with the result of `second` as actual and that of `first` as
// desired. Both runs wait for their device, so that late failures belong to them. A failure of only
// one of them, different statuses, and (unless `accept_error`) the same failure of both are
// CTN_ERROR_ASSERTION with the messages. The current device is always restored.
func TestingDevicesAllclose(first *byte, second *byte, rtol float64, atol float64, err_msg *byte, verbose int32, type_check int32, accept_error int32, compute unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_testing_devices_allclose(&failure, (*C.char)(unsafe.Pointer(first)), (*C.char)(unsafe.Pointer(second)), (C.double)(rtol), (C.double)(atol), (*C.char)(unsafe.Pointer(err_msg)), (C.int32_t)(verbose), (C.int32_t)(type_check), (C.int32_t)(accept_error), (C.ctn_testing_compute_fn)(compute), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// TestingDevicesArrayAlmostEqual: ctn_testing_devices_allclose with
// ctn_testing_assert_array_almost_equal.
func TestingDevicesArrayAlmostEqual(first *byte, second *byte, decimal int32, err_msg *byte, verbose int32, type_check int32, accept_error int32, compute unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_testing_devices_array_almost_equal(&failure, (*C.char)(unsafe.Pointer(first)), (*C.char)(unsafe.Pointer(second)), (C.int32_t)(decimal), (*C.char)(unsafe.Pointer(err_msg)), (C.int32_t)(verbose), (C.int32_t)(type_check), (C.int32_t)(accept_error), (C.ctn_testing_compute_fn)(compute), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// TestingDevicesArrayAlmostEqualNulp: ctn_testing_devices_allclose with
// ctn_testing_assert_array_almost_equal_nulp.
func TestingDevicesArrayAlmostEqualNulp(first *byte, second *byte, nulp int64, type_check int32, accept_error int32, compute unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_testing_devices_array_almost_equal_nulp(&failure, (*C.char)(unsafe.Pointer(first)), (*C.char)(unsafe.Pointer(second)), (C.int64_t)(nulp), (C.int32_t)(type_check), (C.int32_t)(accept_error), (C.ctn_testing_compute_fn)(compute), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// TestingDevicesArrayMaxUlp: ctn_testing_devices_allclose with ctn_testing_assert_array_max_ulp.
func TestingDevicesArrayMaxUlp(first *byte, second *byte, maxulp int64, dtype Dtype, type_check int32, accept_error int32, compute unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_testing_devices_array_max_ulp(&failure, (*C.char)(unsafe.Pointer(first)), (*C.char)(unsafe.Pointer(second)), (C.int64_t)(maxulp), (C.ctn_dtype)(dtype), (C.int32_t)(type_check), (C.int32_t)(accept_error), (C.ctn_testing_compute_fn)(compute), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// TestingDevicesArrayEqual: ctn_testing_devices_allclose with ctn_testing_assert_array_equal.
func TestingDevicesArrayEqual(first *byte, second *byte, err_msg *byte, verbose int32, type_check int32, accept_error int32, compute unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_testing_devices_array_equal(&failure, (*C.char)(unsafe.Pointer(first)), (*C.char)(unsafe.Pointer(second)), (*C.char)(unsafe.Pointer(err_msg)), (C.int32_t)(verbose), (C.int32_t)(type_check), (C.int32_t)(accept_error), (C.ctn_testing_compute_fn)(compute), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// TestingDevicesArrayListEqual: ctn_testing_devices_allclose for lists of arrays, with
// ctn_testing_assert_array_list_equal; a failure of either run is a mismatch.
func TestingDevicesArrayListEqual(first *byte, second *byte, capacity uint64, err_msg *byte, verbose int32, compute unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_testing_devices_array_list_equal(&failure, (*C.char)(unsafe.Pointer(first)), (*C.char)(unsafe.Pointer(second)), (C.size_t)(capacity), (*C.char)(unsafe.Pointer(err_msg)), (C.int32_t)(verbose), (C.ctn_testing_compute_list_fn)(compute), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// TestingDevicesArrayLess: ctn_testing_devices_allclose with ctn_testing_assert_array_less: the
// result of `second` is less than that of `first`.
func TestingDevicesArrayLess(first *byte, second *byte, err_msg *byte, verbose int32, type_check int32, accept_error int32, compute unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_testing_devices_array_less(&failure, (*C.char)(unsafe.Pointer(first)), (*C.char)(unsafe.Pointer(second)), (*C.char)(unsafe.Pointer(err_msg)), (C.int32_t)(verbose), (C.int32_t)(type_check), (C.int32_t)(accept_error), (C.ctn_testing_compute_fn)(compute), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// TestingDevicesRaise: Runs a computation on two devices and asserts that both fail with the same
// status, including late failures. The current device is always restored.
func TestingDevicesRaise(first *byte, second *byte, compute unsafe.Pointer, user_data unsafe.Pointer, destroy unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_testing_devices_raise(&failure, (*C.char)(unsafe.Pointer(first)), (*C.char)(unsafe.Pointer(second)), (C.ctn_testing_compute_fn)(compute), user_data, (C.ctn_destroy_fn)(destroy))
	return taken(&failure)
}

// TypeExprRetain: Adds a reference and returns the handle itself. The result is NULL for NULL and
// for a handle of another type.
func TypeExprRetain(self *TypeExpr) *TypeExpr {
	return C.ctn_type_expr_retain(self)
}

// TypeExprRelease: Gives a reference back; the last one frees the type expr. NULL is allowed;
// cannot fail.
func TypeExprRelease(self *TypeExpr) {
	C.ctn_type_expr_release(self)
}

// TypeCheckExpect: Asserts conditions on arrays, which the text calls in_types. Does nothing while
// type checks are off.
func TypeCheckExpect(in_types **Array, count uint64, expression *byte) error {
	var failure C.ctn_failure
	C.ctnm_type_check_expect(&failure, in_types, (C.size_t)(count), (*C.char)(unsafe.Pointer(expression)))
	return taken(&failure)
}

// TypeCheckExpectValues: ctn_type_check_expect with named values, which messages call by their
// names.
func TypeCheckExpectValues(in_types **Array, count uint64, expression *byte, names **byte, value_count uint64, values *int64) error {
	var failure C.ctn_failure
	C.ctnm_type_check_expect_values(&failure, in_types, (C.size_t)(count), (*C.char)(unsafe.Pointer(expression)), (**C.char)(unsafe.Pointer(names)), (C.size_t)(value_count), (*C.int64_t)(unsafe.Pointer(values)))
	return taken(&failure)
}

// TypeCheckFail: Always fails: CTN_ERROR_TYPE_CHECK with the message "Expect: ... Actual: ...", for
// conditions that cannot be written as a string. A check_type callback returns the result of this
// call.
func TypeCheckFail(expect *byte, actual *byte) error {
	var failure C.ctn_failure
	C.ctnm_type_check_fail(&failure, (*C.char)(unsafe.Pointer(expect)), (*C.char)(unsafe.Pointer(actual)))
	return taken(&failure)
}

// TypeCheckEnabled: Whether user functions check their inputs; see ctn_set_type_check_enabled. They
// do initially, unless CATENARY_TYPE_CHECK=0 is in the environment.
func TypeCheckEnabled() int32 {
	return int32(C.ctn_type_check_enabled())
}

// SetTypeCheckEnabled: Switches type checks for the process. Without them the check_type callbacks
// of user functions are not called, and ctn_type_check_expect accepts everything. The functions of
// the library always check, because their kernels rely on it.
func SetTypeCheckEnabled(enabled int32) error {
	var failure C.ctn_failure
	C.ctnm_set_type_check_enabled(&failure, (C.int32_t)(enabled))
	return taken(&failure)
}

// TypeExprNew: Reads an expression, which can then be evaluated any number of times.
func TypeExprNew(expression *byte, names **byte, value_count uint64, values *int64, out **TypeExpr) error {
	var failure C.ctn_failure
	C.ctnm_type_expr_new(&failure, (*C.char)(unsafe.Pointer(expression)), (**C.char)(unsafe.Pointer(names)), (C.size_t)(value_count), (*C.int64_t)(unsafe.Pointer(values)), out)
	return taken(&failure)
}

// TypeExprText: The expression in a uniform spelling, as in messages.
func TypeExprText(expr *TypeExpr, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_type_expr_text(&failure, expr, (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// TypeExprEval: The value for given arrays: comparisons give 0 or 1, dtypes their ctn_dtype, kinds
// their character. A shape is not a number; see ctn_type_expr_eval_text.
func TypeExprEval(expr *TypeExpr, in_types **Array, count uint64, value *int64) error {
	var failure C.ctn_failure
	C.ctnm_type_expr_eval(&failure, expr, in_types, (C.size_t)(count), (*C.int64_t)(unsafe.Pointer(value)))
	return taken(&failure)
}

// TypeExprEvalText: The value for given arrays as text, such as "(2, 3)" or "float32".
func TypeExprEvalText(expr *TypeExpr, in_types **Array, count uint64, text *byte, text_capacity uint64, text_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_type_expr_eval_text(&failure, expr, in_types, (C.size_t)(count), (*C.char)(unsafe.Pointer(text)), (C.size_t)(text_capacity), (*C.size_t)(unsafe.Pointer(text_length)))
	return taken(&failure)
}

// TypeExprExpect: Asserts the conditions for given arrays, like ctn_type_check_expect, even while
// type checks are off.
func TypeExprExpect(expr *TypeExpr, in_types **Array, count uint64) error {
	var failure C.ctn_failure
	C.ctnm_type_expr_expect(&failure, expr, in_types, (C.size_t)(count))
	return taken(&failure)
}

// ArrayUfunc: Runs an operation of elementwise.h with one output by its name, with NumPy's keyword
// arguments.
func ArrayUfunc(name *byte, inputs **Array, count uint64, dtype Dtype, casting Casting, where *Array, destination *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_ufunc(&failure, (*C.char)(unsafe.Pointer(name)), inputs, (C.size_t)(count), (C.ctn_dtype)(dtype), (C.ctn_casting)(casting), where, destination, out)
	return taken(&failure)
}

// ArrayUfuncOutputs: Like ctn_array_ufunc, but for operations with any number of outputs.
func ArrayUfuncOutputs(name *byte, inputs **Array, count uint64, dtype Dtype, casting Casting, where *Array, destinations **Array, outs **Array, out_count uint64) error {
	var failure C.ctn_failure
	C.ctnm_array_ufunc_outputs(&failure, (*C.char)(unsafe.Pointer(name)), inputs, (C.size_t)(count), (C.ctn_dtype)(dtype), (C.ctn_casting)(casting), where, destinations, outs, (C.size_t)(out_count))
	return taken(&failure)
}

// ArrayUfuncAt: NumPy's ufunc.at: applies an operation with one output in place to what the items
// select, with the rules of ctn_array_get_advanced. It takes one element after the other in C
// order, so that repeated positions are treated repeatedly. The loop is the one for the dtypes of
// `a` and `value`; its results are converted to the dtype of `a` as by C casts.
func ArrayUfuncAt(name *byte, a *Array, items *Index, count uint64, arrays **Array, array_count uint64, value *Array) error {
	var failure C.ctn_failure
	C.ctnm_array_ufunc_at(&failure, (*C.char)(unsafe.Pointer(name)), a, (*C.ctn_index)(unsafe.Pointer(items)), (C.size_t)(count), arrays, (C.size_t)(array_count), value)
	return taken(&failure)
}

// UfuncCount: Number of operations that ctn_array_ufunc knows.
func UfuncCount() uint64 {
	return uint64(C.ctn_ufunc_count())
}

// UfuncName: Name of an operation; NULL after the last one. It lives as long as the process.
func UfuncName(index uint64) *byte {
	return (*byte)(unsafe.Pointer(C.ctn_ufunc_name((C.size_t)(index))))
}

// UfuncArity: Number of inputs and outputs of an operation (NumPy's nin and nout).
func UfuncArity(name *byte, inputs *uint64, outputs *uint64) error {
	var failure C.ctn_failure
	C.ctnm_ufunc_arity(&failure, (*C.char)(unsafe.Pointer(name)), (*C.size_t)(unsafe.Pointer(inputs)), (*C.size_t)(unsafe.Pointer(outputs)))
	return taken(&failure)
}

// UfuncTypes: The loops of an operation in the order in which they are searched, separated by
// spaces, in NumPy's characters such as "ff->f". E is bfloat16.
func UfuncTypes(name *byte, types *byte, types_capacity uint64, types_length *uint64) error {
	var failure C.ctn_failure
	C.ctnm_ufunc_types(&failure, (*C.char)(unsafe.Pointer(name)), (*C.char)(unsafe.Pointer(types)), (C.size_t)(types_capacity), (*C.size_t)(unsafe.Pointer(types_length)))
	return taken(&failure)
}

// ArrayUfuncReduce: NumPy's ufunc.reduce: combines the elements along axes by an operation with two
// inputs and one output. The loop is the one for the dtype of `a`, or for those of `destination`
// and `a`, whose results must be possible first inputs of it; sums and products of small integers
// and of booleans without a destination are int64 or uint64, and the logical operations give bool.
func ArrayUfuncReduce(name *byte, a *Array, axes *int64, count uint64, keepdims int32, dtype Dtype, where *Array, initial *Array, destination *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_ufunc_reduce(&failure, (*C.char)(unsafe.Pointer(name)), a, (*C.int64_t)(unsafe.Pointer(axes)), (C.size_t)(count), (C.int32_t)(keepdims), (C.ctn_dtype)(dtype), where, initial, destination, out)
	return taken(&failure)
}

// ArrayUfuncAccumulate: NumPy's ufunc.accumulate: the results of ctn_array_ufunc_reduce for the
// first elements along an axis, for the first two, and so on.
func ArrayUfuncAccumulate(name *byte, a *Array, axis int64, dtype Dtype, destination *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_ufunc_accumulate(&failure, (*C.char)(unsafe.Pointer(name)), a, (C.int64_t)(axis), (C.ctn_dtype)(dtype), destination, out)
	return taken(&failure)
}

// ArrayUfuncReduceat: NumPy's ufunc.reduceat: reductions of segments of an axis, each from one of
// the positions up to the next one, or to the end from the last one. If the next position is not
// larger, the result is the element at the position.
func ArrayUfuncReduceat(name *byte, a *Array, indices *Array, axis int64, dtype Dtype, destination *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_ufunc_reduceat(&failure, (*C.char)(unsafe.Pointer(name)), a, indices, (C.int64_t)(axis), (C.ctn_dtype)(dtype), destination, out)
	return taken(&failure)
}

// ArrayUfuncOuter: NumPy's ufunc.outer: an operation with two inputs and one output on every pair
// of an element of `a` and one of `b`; the shape is that of `a`, followed by that of `b`.
func ArrayUfuncOuter(name *byte, a *Array, b *Array, dtype Dtype, casting Casting, where *Array, destination *Array, out **Array) error {
	var failure C.ctn_failure
	C.ctnm_array_ufunc_outer(&failure, (*C.char)(unsafe.Pointer(name)), a, b, (C.ctn_dtype)(dtype), (C.ctn_casting)(casting), where, destination, out)
	return taken(&failure)
}

// UfuncReduction: What reductions by an operation with two inputs and one output can rely on.
func UfuncReduction(name *byte, reorderable *int32, identity **Array) error {
	var failure C.ctn_failure
	C.ctnm_ufunc_reduction(&failure, (*C.char)(unsafe.Pointer(name)), (*C.int32_t)(unsafe.Pointer(reorderable)), identity)
	return taken(&failure)
}

// LinkUserNew: A user link with a table of callbacks. Parameters, persistent values and children
// are added as to any link. destroy runs even if this call fails.
func LinkUserNew(callbacks *LinkCallbacks, user_data unsafe.Pointer, out **Link) error {
	var failure C.ctn_failure
	C.ctnm_link_user_new(&failure, (*C.ctn_link_callbacks)(unsafe.Pointer(callbacks)), user_data, out)
	return taken(&failure)
}

// LinkUserData: The user_data of a link that was made by ctn_link_user_new or ctn_link_new, or
// copied from one.
func LinkUserData(link *Link, out *unsafe.Pointer) error {
	var failure C.ctn_failure
	C.ctnm_link_user_data(&failure, link, out)
	return taken(&failure)
}
