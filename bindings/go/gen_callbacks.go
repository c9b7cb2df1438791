// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

// #cgo pkg-config: catenary
// #include <catenary/catenary.h>
// #include <catenary/testing.h>
// ctn_status catenaryGoDatasetExample(void *, int64_t, int64_t, ctn_array **, size_t);
// ctn_status catenaryGoDatasetMap(void *, int64_t, int64_t, ctn_array **, size_t, ctn_array **, size_t);
// ctn_status catenaryGoPressure(void *, uint64_t);
// ctn_status catenaryGoObserve(void *, ctn_trainer *, double *);
// ctn_status catenaryGoSnapshotFile(void *, ctn_trainer *, char *, int32_t, int32_t *);
// ctn_status catenaryGoFuse(void *, ctn_variable **, size_t, ctn_variable **, size_t);
// ctn_status catenaryGoGradientCheckArrays(void *, ctn_array **, size_t);
// ctn_status catenaryGoGradientCheck(void *, ctn_variable **, size_t, ctn_variable **, size_t);
// ctn_status catenaryGoInitializer(void *, ctn_array *);
// ctn_status catenaryGoLinkForward(void *, ctn_link *, ctn_variable **, size_t, ctn_variable **, size_t);
// ctn_status catenaryGoClassifierFunction(void *, ctn_variable *, ctn_variable *, ctn_variable **);
// ctn_status catenaryGoLinkActivation(void *, ctn_variable *, ctn_variable **);
// ctn_status catenaryGoLoss(void *, ctn_variable **);
// ctn_status catenaryGoOptimizerHook(void *, ctn_optimizer *, ctn_link *);
// ctn_status catenaryGoRecompute(void *, ctn_variable **, size_t, ctn_variable **, size_t);
// ctn_status catenaryGoSchedule(void *, int64_t, double *);
// ctn_status catenaryGoSerializerCommit(void *);
// void catenaryGoStream(void *, ctn_stream *, ctn_status);
// ctn_status catenaryGoTrainingWrite(void *, char *, size_t);
// ctn_status catenaryGoBatchLoss(void *, ctn_variable **, size_t, ctn_variable **);
// ctn_status catenaryGoFunctionCallbacksForward(void *, ctn_function *, ctn_array **, size_t, ctn_array **, size_t);
// ctn_status catenaryGoFunctionCallbacksBackward(void *, ctn_function *, ctn_array **, size_t, ctn_array **, size_t, ctn_array **);
// ctn_status catenaryGoFunctionCallbacksBackwardVariables(void *, ctn_function *, ctn_variable **, size_t, ctn_variable **, size_t, ctn_variable **);
// ctn_status catenaryGoFunctionCallbacksCheckType(void *, ctn_array **, size_t);
// ctn_status catenaryGoFunctionHookCallbacksForwardPreprocess(void *, ctn_function *, ctn_array **, size_t);
// ctn_status catenaryGoFunctionHookCallbacksForwardPostprocess(void *, ctn_function *, ctn_array **, size_t);
// ctn_status catenaryGoFunctionHookCallbacksBackwardPreprocess(void *, ctn_function *, ctn_array **, size_t, ctn_array **, size_t);
// ctn_status catenaryGoFunctionHookCallbacksBackwardPostprocess(void *, ctn_function *, ctn_array **, size_t, ctn_array **, size_t);
// ctn_status catenaryGoOptimizerCallbacksInitState(void *, ctn_optimizer *, char *, ctn_variable *);
// ctn_status catenaryGoOptimizerCallbacksUpdateOne(void *, ctn_optimizer *, char *, ctn_variable *);
// ctn_status catenaryGoOptimizerCallbacksUpdate(void *, ctn_optimizer *, ctn_link *, ctn_loss_fn, void *);
// ctn_status catenaryGoSerializerCallbacksArray(void *, char *, ctn_array *);
// ctn_status catenaryGoSerializerCallbacksInteger(void *, char *, int64_t *);
// ctn_status catenaryGoSerializerCallbacksReal(void *, char *, double *);
// ctn_status catenaryGoSerializerCallbacksText(void *, char *, char *, char **);
// ctn_status catenaryGoSerializerCallbacksChild(void *, char *, ctn_serializer **);
// ctn_status catenaryGoExtensionCallbacksRun(void *, ctn_trainer *);
// ctn_status catenaryGoExtensionCallbacksInitialize(void *, ctn_trainer *);
// ctn_status catenaryGoExtensionCallbacksFinalize(void *, ctn_trainer *);
// ctn_status catenaryGoExtensionCallbacksOnError(void *, ctn_trainer *, ctn_status);
// ctn_status catenaryGoExtensionCallbacksSerialize(void *, ctn_serializer *);
// ctn_status catenaryGoTriggerCallbacksFire(void *, ctn_trainer *, int32_t *);
// ctn_status catenaryGoTriggerCallbacksSerialize(void *, ctn_serializer *);
// ctn_status catenaryGoUpdaterCallbacksUpdate(void *, ctn_updater *, int32_t *);
// ctn_status catenaryGoUpdaterCallbacksSerialize(void *, ctn_updater *, ctn_serializer *);
// ctn_status catenaryGoUpdaterCallbacksFinalize(void *, ctn_updater *);
// ctn_status catenaryGoLinkCallbacksForward(void *, ctn_link *, ctn_variable **, size_t, ctn_variable **, size_t);
// ctn_status catenaryGoLinkCallbacksCopy(void *, ctn_link *, int32_t, void **);
// ctn_status catenaryGoLinkCallbacksToDevice(void *, ctn_link *, char *);
// ctn_status catenaryGoLinkCallbacksSerialize(void *, ctn_link *, ctn_serializer *);
import "C"

import (
	"unsafe"

	"catenary/raw"
)

var (
	pointerDatasetExample                           = unsafe.Pointer(C.catenaryGoDatasetExample)
	pointerDatasetMap                               = unsafe.Pointer(C.catenaryGoDatasetMap)
	pointerPressure                                 = unsafe.Pointer(C.catenaryGoPressure)
	pointerObserve                                  = unsafe.Pointer(C.catenaryGoObserve)
	pointerSnapshotFile                             = unsafe.Pointer(C.catenaryGoSnapshotFile)
	pointerFuse                                     = unsafe.Pointer(C.catenaryGoFuse)
	pointerGradientCheckArrays                      = unsafe.Pointer(C.catenaryGoGradientCheckArrays)
	pointerGradientCheck                            = unsafe.Pointer(C.catenaryGoGradientCheck)
	pointerInitializer                              = unsafe.Pointer(C.catenaryGoInitializer)
	pointerLinkForward                              = unsafe.Pointer(C.catenaryGoLinkForward)
	pointerClassifierFunction                       = unsafe.Pointer(C.catenaryGoClassifierFunction)
	pointerLinkActivation                           = unsafe.Pointer(C.catenaryGoLinkActivation)
	pointerLoss                                     = unsafe.Pointer(C.catenaryGoLoss)
	pointerOptimizerHook                            = unsafe.Pointer(C.catenaryGoOptimizerHook)
	pointerRecompute                                = unsafe.Pointer(C.catenaryGoRecompute)
	pointerSchedule                                 = unsafe.Pointer(C.catenaryGoSchedule)
	pointerSerializerCommit                         = unsafe.Pointer(C.catenaryGoSerializerCommit)
	pointerStream                                   = unsafe.Pointer(C.catenaryGoStream)
	pointerTrainingWrite                            = unsafe.Pointer(C.catenaryGoTrainingWrite)
	pointerBatchLoss                                = unsafe.Pointer(C.catenaryGoBatchLoss)
	pointerFunctionCallbacksForward                 = unsafe.Pointer(C.catenaryGoFunctionCallbacksForward)
	pointerFunctionCallbacksBackward                = unsafe.Pointer(C.catenaryGoFunctionCallbacksBackward)
	pointerFunctionCallbacksBackwardVariables       = unsafe.Pointer(C.catenaryGoFunctionCallbacksBackwardVariables)
	pointerFunctionCallbacksCheckType               = unsafe.Pointer(C.catenaryGoFunctionCallbacksCheckType)
	pointerFunctionHookCallbacksForwardPreprocess   = unsafe.Pointer(C.catenaryGoFunctionHookCallbacksForwardPreprocess)
	pointerFunctionHookCallbacksForwardPostprocess  = unsafe.Pointer(C.catenaryGoFunctionHookCallbacksForwardPostprocess)
	pointerFunctionHookCallbacksBackwardPreprocess  = unsafe.Pointer(C.catenaryGoFunctionHookCallbacksBackwardPreprocess)
	pointerFunctionHookCallbacksBackwardPostprocess = unsafe.Pointer(C.catenaryGoFunctionHookCallbacksBackwardPostprocess)
	pointerOptimizerCallbacksInitState              = unsafe.Pointer(C.catenaryGoOptimizerCallbacksInitState)
	pointerOptimizerCallbacksUpdateOne              = unsafe.Pointer(C.catenaryGoOptimizerCallbacksUpdateOne)
	pointerOptimizerCallbacksUpdate                 = unsafe.Pointer(C.catenaryGoOptimizerCallbacksUpdate)
	pointerSerializerCallbacksArray                 = unsafe.Pointer(C.catenaryGoSerializerCallbacksArray)
	pointerSerializerCallbacksInteger               = unsafe.Pointer(C.catenaryGoSerializerCallbacksInteger)
	pointerSerializerCallbacksReal                  = unsafe.Pointer(C.catenaryGoSerializerCallbacksReal)
	pointerSerializerCallbacksText                  = unsafe.Pointer(C.catenaryGoSerializerCallbacksText)
	pointerSerializerCallbacksChild                 = unsafe.Pointer(C.catenaryGoSerializerCallbacksChild)
	pointerExtensionCallbacksRun                    = unsafe.Pointer(C.catenaryGoExtensionCallbacksRun)
	pointerExtensionCallbacksInitialize             = unsafe.Pointer(C.catenaryGoExtensionCallbacksInitialize)
	pointerExtensionCallbacksFinalize               = unsafe.Pointer(C.catenaryGoExtensionCallbacksFinalize)
	pointerExtensionCallbacksOnError                = unsafe.Pointer(C.catenaryGoExtensionCallbacksOnError)
	pointerExtensionCallbacksSerialize              = unsafe.Pointer(C.catenaryGoExtensionCallbacksSerialize)
	pointerTriggerCallbacksFire                     = unsafe.Pointer(C.catenaryGoTriggerCallbacksFire)
	pointerTriggerCallbacksSerialize                = unsafe.Pointer(C.catenaryGoTriggerCallbacksSerialize)
	pointerUpdaterCallbacksUpdate                   = unsafe.Pointer(C.catenaryGoUpdaterCallbacksUpdate)
	pointerUpdaterCallbacksSerialize                = unsafe.Pointer(C.catenaryGoUpdaterCallbacksSerialize)
	pointerUpdaterCallbacksFinalize                 = unsafe.Pointer(C.catenaryGoUpdaterCallbacksFinalize)
	pointerLinkCallbacksForward                     = unsafe.Pointer(C.catenaryGoLinkCallbacksForward)
	pointerLinkCallbacksCopy                        = unsafe.Pointer(C.catenaryGoLinkCallbacksCopy)
	pointerLinkCallbacksToDevice                    = unsafe.Pointer(C.catenaryGoLinkCallbacksToDevice)
	pointerLinkCallbacksSerialize                   = unsafe.Pointer(C.catenaryGoLinkCallbacksSerialize)
)

// DatasetExampleFunc: Makes one example.
//
// It may run on any thread, and on several at a time.
type DatasetExampleFunc func(index int, epoch int, partCount int) ([]*Array, error)

// DatasetMapFunc: Makes an example of an example of another dataset.
//
// It may run on any thread, and on several at a time.
type DatasetMapFunc func(index int, epoch int, inputs []*Array, partCount int) ([]*Array, error)

// PressureFunc: Called when the pool of a device cannot find enough memory, on the thread that needs it and
// without a lock of the library; it may release arrays. If it returns a status other than success, the
// allocation fails.
//
// It may run on any thread, and on several at a time.
type PressureFunc func(wanted uint64) error

// ObserveFunc: Computes a value to report.
type ObserveFunc func(trainer *Trainer) (float64, error)

// SnapshotFileFunc: Saves a snapshot in a file, or loads one. Trainer.Save and Trainer.Load may be called in
// it.
type SnapshotFileFunc func(trainer *Trainer, path string, loads int32) (int32, error)

// FunctionForwardFunc: Computes all outputs.
type FunctionForwardFunc func(node *Function, inputs []*Array, outputCount int) ([]*Array, error)

// FunctionBackwardFunc: Computes the gradients of the inputs.
type FunctionBackwardFunc func(node *Function, inputs []*Array, gradOutputs []*Array) ([]*Array, error)

// FunctionBackwardVariablesFunc: Computes the gradients of the inputs from variables and with differentiable
// functions, so that second derivatives exist.
type FunctionBackwardVariablesFunc func(node *Function, inputs []*Variable, gradOutputs []*Variable) ([]*Variable, error)

// FunctionCheckTypeFunc: Checks the inputs before forward; see catenary/type_check.h. It is not called while
// type checks are off.
type FunctionCheckTypeFunc func(inputs []*Array) error

// FunctionHookForwardFunc: Called before or after a forward computation.
//
// It may run on any thread, and on several at a time.
type FunctionHookForwardFunc func(function *Function, inData []*Array) error

// FunctionHookBackwardFunc: Called before or after a backward computation.
//
// It may run on any thread, and on several at a time.
type FunctionHookBackwardFunc func(function *Function, inData []*Array, outGrad []*Array) error

// FuseFunc: Computes the outputs from variables without values. It is called when inputs have new dtypes,
// shapes or strides, and must compute the same each time.
type FuseFunc func(inputs []*Variable, outputCount int) ([]*Variable, error)

// GradientCheckArraysFunc: Computes all outputs from arrays that the callback knows.
type GradientCheckArraysFunc func(outputCount int) ([]*Array, error)

// GradientCheckFunc: Computes all outputs of the function under test from its inputs.
type GradientCheckFunc func(inputs []*Variable, outputCount int) ([]*Variable, error)

// InitializerFunc: Fills an array.
//
// It may run on any thread, and on several at a time.
type InitializerFunc func(array *Array) error

// LinkForwardFunc: Computes the outputs of a user link.
type LinkForwardFunc func(link *Link, inputs []*Variable, outputCount int) ([]*Variable, error)

// ClassifierFunctionFunc: Computes the loss or the accuracy.
type ClassifierFunctionFunc func(y *Variable, t *Variable) (*Variable, error)

// LinkActivationFunc: Computes an activation.
type LinkActivationFunc func(x *Variable) (*Variable, error)

// LossFunc: Computes the loss that an update minimizes.
type LossFunc func() (*Variable, error)

// OptimizerHookFunc: Called before every update of the parameters; may change the gradients of the link.
type OptimizerHookFunc func(optimizer *Optimizer, link *Link) error

// OptimizerParamFunc: Called for one parameter of an optimizer of callbacks.
type OptimizerParamFunc func(optimizer *Optimizer, path string, param *Variable) error

// OptimizerUpdateFunc: Runs a whole update of an optimizer of callbacks. It may compute the loss as often as
// it likes, and calls the hooks itself. The number of updates grows by one afterward.
type OptimizerUpdateFunc func(optimizer *Optimizer, link *Link, loss LossFunc) error

// RecomputeFunc: Computes the outputs from variables.
type RecomputeFunc func(inputs []*Variable, outputCount int) ([]*Variable, error)

// ScheduleFunc: Computes a value. The same t must always give the same value.
//
// It may run on any thread, and on several at a time.
type ScheduleFunc func(t int) (float64, error)

// SerializerChildFunc: Makes the serializer of everything below a key, in the same direction.
type SerializerChildFunc func(key string) (*Serializer, error)

// SerializerArrayFunc: Saves an array, or fills it with the stored elements.
type SerializerArrayFunc func(key string, value *Array) error

// SerializerI64Func: Saves an integer, or sets it to the stored one.
type SerializerI64Func func(key string, value int) (int, error)

// SerializerF64Func: Saves a floating-point number, or sets it to the stored one.
type SerializerF64Func func(key string, value float64) (float64, error)

// SerializerTextFunc: Saves a string, or returns the stored one.
type SerializerTextFunc func(key string, value string) (string, error)

// SerializerCommitFunc: Runs after all of an object has been checked and its arrays are loaded.
type SerializerCommitFunc func() error

// StreamFunc: Called when a stream reaches a point, on any thread. It may call only release functions: others
// that need the device fail with a STATE error.
//
// It may run on any thread, and on several at a time.
type StreamFunc func(stream *Stream, status Code)

// ExtensionFunc: A part of an extension of callbacks.
type ExtensionFunc func(trainer *Trainer) error

// ExtensionErrorFunc: Called when a run fails. ctn_error_message is the message of the failure.
type ExtensionErrorFunc func(trainer *Trainer, code Code) error

// TrainingSerializeFunc: Saves or loads the contents of user_data.
type TrainingSerializeFunc func(serializer *Serializer) error

// TrainingWriteFunc: Receives a piece of text to print. Pieces follow one another.
type TrainingWriteFunc func(source string, length int) error

// TriggerFireFunc: Decides whether a trigger fires after the present update. It is called at most once for
// each update.
type TriggerFireFunc func(trainer *Trainer) (int32, error)

// BatchLossFunc: Computes the loss of a batch.
type BatchLossFunc func(batch []*Variable) (*Variable, error)

// UpdaterFunc: A part of an updater of callbacks.
type UpdaterFunc func(updater *Updater) error

// UpdaterUpdateFunc: Runs one update.
type UpdaterUpdateFunc func(updater *Updater, done int32) (int32, error)

// UpdaterSerializeFunc: Saves or loads the contents of user_data.
type UpdaterSerializeFunc func(updater *Updater, serializer *Serializer) error

// LinkCopyFunc: Makes the user_data of a copy of a link, for Link.Share or Link.Clone of it or of a link
// above it.
type LinkCopyFunc func(link *Link, shares bool) (*LinkCallbacks, error)

// LinkToDeviceFunc: Moves the contents of user_data to a device. The parameters of the hierarchy are still
// where they were, and must not be changed here. If the move of the hierarchy fails afterward, the callback
// is called again with the name of the old device, and the status of that call is ignored.
type LinkToDeviceFunc func(link *Link, device string) error

// LinkSerializeFunc: Saves or loads the contents of user_data, under keys that no parameter, persistent value
// or child of the link has.
type LinkSerializeFunc func(link *Link, serializer *Serializer) error

// FunctionCallbacks: The parts of a user function.
type FunctionCallbacks struct {
	// Name: Label of the function, in UTF-8. nil: "UserFunction".
	Name string

	// Forward: Computes the outputs; required.
	Forward FunctionForwardFunc

	// Backward: Computes the gradients as arrays. nil: backward_variables does.
	Backward FunctionBackwardFunc

	// BackwardVariables: Computes the gradients as variables. nil: there are no second derivatives.
	BackwardVariables FunctionBackwardVariablesFunc

	// CheckType: Checks the inputs. nil: nothing is checked.
	CheckType FunctionCheckTypeFunc
}

// table is the struct of C and the user data that leads back to t. C copies the name.
func (t *FunctionCallbacks) table() (*raw.FunctionCallbacks, unsafe.Pointer, error) {
	if t == nil {
		return nil, nil, &Error{ErrInvalidArgument, "function_callbacks: expected a table, got nil"}
	}
	made := &raw.FunctionCallbacks{Destroy: pointerDestroy}
	made.StructSize = uint64(unsafe.Sizeof(*made))
	var err error
	if made.Name, err = interned(t.Name); err != nil {
		return nil, nil, err
	}
	if t.Forward != nil {
		made.Forward = pointerFunctionCallbacksForward
	}
	if t.Backward != nil {
		made.Backward = pointerFunctionCallbacksBackward
	}
	if t.BackwardVariables != nil {
		made.BackwardVariables = pointerFunctionCallbacksBackwardVariables
	}
	if t.CheckType != nil {
		made.CheckType = pointerFunctionCallbacksCheckType
	}
	return made, keep(t), nil
}

// FunctionHookCallbacks: The parts of a hook; each may be nil. The postprocess callbacks are not called if
// the computation failed.
type FunctionHookCallbacks struct {
	// Name: Name under which the hook is registered if no other is given. nil: "FunctionHook".
	Name string

	// ForwardPreprocess: Called before forward computations; may be nil.
	ForwardPreprocess FunctionHookForwardFunc

	// ForwardPostprocess: Called after forward computations; may be nil.
	ForwardPostprocess FunctionHookForwardFunc

	// BackwardPreprocess: Called before backward computations; may be nil.
	BackwardPreprocess FunctionHookBackwardFunc

	// BackwardPostprocess: Called after backward computations; may be nil.
	BackwardPostprocess FunctionHookBackwardFunc

	// RetainInputs: If 1 instead of 0, functions that run while the hook is registered keep their inputs, so that
	// backward hooks see all of in_data; otherwise an array that nobody else holds is nil there.
	RetainInputs bool
}

// table is the struct of C and the user data that leads back to t. C copies the name.
func (t *FunctionHookCallbacks) table() (*raw.FunctionHookCallbacks, unsafe.Pointer, error) {
	if t == nil {
		return nil, nil, &Error{ErrInvalidArgument, "function_hook_callbacks: expected a table, got nil"}
	}
	made := &raw.FunctionHookCallbacks{Destroy: pointerDestroy}
	made.StructSize = uint64(unsafe.Sizeof(*made))
	var err error
	if made.Name, err = interned(t.Name); err != nil {
		return nil, nil, err
	}
	if t.ForwardPreprocess != nil {
		made.ForwardPreprocess = pointerFunctionHookCallbacksForwardPreprocess
	}
	if t.ForwardPostprocess != nil {
		made.ForwardPostprocess = pointerFunctionHookCallbacksForwardPostprocess
	}
	if t.BackwardPreprocess != nil {
		made.BackwardPreprocess = pointerFunctionHookCallbacksBackwardPreprocess
	}
	if t.BackwardPostprocess != nil {
		made.BackwardPostprocess = pointerFunctionHookCallbacksBackwardPostprocess
	}
	made.RetainInputs = truth(t.RetainInputs)
	return made, keep(t), nil
}

// OptimizerCallbacks: A gradient method.
type OptimizerCallbacks struct {
	// Name: Name of the rule in messages and for Optimizer.Name. nil: "Optimizer".
	Name string

	// InitState: Adds the states of a parameter by Optimizer.AddState; may be nil.
	InitState OptimizerParamFunc

	// UpdateOne: Updates a parameter that has a gradient, with Optimizer.State, Optimizer.Hyperparameter and
	// Optimizer.T, the number of the update. May be nil if update is not.
	UpdateOne OptimizerParamFunc

	// Update: Runs a whole update instead of init_state and update_one. nil: they are called.
	Update OptimizerUpdateFunc
}

// table is the struct of C and the user data that leads back to t. C copies the name.
func (t *OptimizerCallbacks) table() (*raw.OptimizerCallbacks, unsafe.Pointer, error) {
	if t == nil {
		return nil, nil, &Error{ErrInvalidArgument, "optimizer_callbacks: expected a table, got nil"}
	}
	made := &raw.OptimizerCallbacks{Destroy: pointerDestroy}
	made.StructSize = uint64(unsafe.Sizeof(*made))
	var err error
	if made.Name, err = interned(t.Name); err != nil {
		return nil, nil, err
	}
	if t.InitState != nil {
		made.InitState = pointerOptimizerCallbacksInitState
	}
	if t.UpdateOne != nil {
		made.UpdateOne = pointerOptimizerCallbacksUpdateOne
	}
	if t.Update != nil {
		made.Update = pointerOptimizerCallbacksUpdate
	}
	return made, keep(t), nil
}

// SerializerCallbacks: The parts of a user's serializer. Keys are paths from the serializer on. Values of a
// kind whose callback is nil are refused with UNSUPPORTED. A status other than success ends the traversal and
// reaches the caller unchanged.
type SerializerCallbacks struct {
	// Loads: 1 for a deserializer, 0 for a serializer.
	Loads bool

	// Array: Saves or loads an array. nil: arrays are refused.
	Array SerializerArrayFunc

	// Integer: Saves or loads an integer. nil: integers are refused.
	Integer SerializerI64Func

	// Real: Saves or loads a floating-point number. nil: such numbers are refused.
	Real SerializerF64Func

	// Text: Saves or loads a string in UTF-8. nil: strings are refused.
	Text SerializerTextFunc

	// Child: Makes child serializers. nil: a child is the serializer itself with longer keys.
	Child SerializerChildFunc
}

// table is the struct of C and the user data that leads back to t. C copies the name.
func (t *SerializerCallbacks) table() (*raw.SerializerCallbacks, unsafe.Pointer, error) {
	if t == nil {
		return nil, nil, &Error{ErrInvalidArgument, "serializer_callbacks: expected a table, got nil"}
	}
	made := &raw.SerializerCallbacks{Destroy: pointerDestroy}
	made.StructSize = uint64(unsafe.Sizeof(*made))
	made.Loads = truth(t.Loads)
	if t.Array != nil {
		made.Array = pointerSerializerCallbacksArray
	}
	if t.Integer != nil {
		made.Integer = pointerSerializerCallbacksInteger
	}
	if t.Real != nil {
		made.Real = pointerSerializerCallbacksReal
	}
	if t.Text != nil {
		made.Text = pointerSerializerCallbacksText
	}
	if t.Child != nil {
		made.Child = pointerSerializerCallbacksChild
	}
	return made, keep(t), nil
}

// ExtensionCallbacks: The parts of an extension of callbacks; all but run may be nil.
type ExtensionCallbacks struct {
	// Name: Name of the extension if no other is given. nil: "extension".
	Name string

	// Run: Called when the trigger fires.
	Run ExtensionFunc

	// Initialize: Called before the first update of a run.
	Initialize ExtensionFunc

	// Finalize: Called at the end of a run, also of one that failed.
	Finalize ExtensionFunc

	// OnError: Called when a run fails.
	OnError ExtensionErrorFunc

	// Serialize: Saves or loads the contents of user_data.
	Serialize TrainingSerializeFunc

	// Priority: Priority of the extension if no other is given, such as PriorityReader.
	Priority bool
}

// table is the struct of C and the user data that leads back to t. C copies the name.
func (t *ExtensionCallbacks) table() (*raw.ExtensionCallbacks, unsafe.Pointer, error) {
	if t == nil {
		return nil, nil, &Error{ErrInvalidArgument, "extension_callbacks: expected a table, got nil"}
	}
	made := &raw.ExtensionCallbacks{Destroy: pointerDestroy}
	made.StructSize = uint64(unsafe.Sizeof(*made))
	var err error
	if made.Name, err = interned(t.Name); err != nil {
		return nil, nil, err
	}
	if t.Run != nil {
		made.Run = pointerExtensionCallbacksRun
	}
	if t.Initialize != nil {
		made.Initialize = pointerExtensionCallbacksInitialize
	}
	if t.Finalize != nil {
		made.Finalize = pointerExtensionCallbacksFinalize
	}
	if t.OnError != nil {
		made.OnError = pointerExtensionCallbacksOnError
	}
	if t.Serialize != nil {
		made.Serialize = pointerExtensionCallbacksSerialize
	}
	made.Priority = truth(t.Priority)
	return made, keep(t), nil
}

// TriggerCallbacks: The parts of a trigger of callbacks.
type TriggerCallbacks struct {
	// Fire: Decides whether it fires.
	Fire TriggerFireFunc

	// Serialize: Saves or loads the contents of user_data; may be nil.
	Serialize TrainingSerializeFunc
}

// table is the struct of C and the user data that leads back to t. C copies the name.
func (t *TriggerCallbacks) table() (*raw.TriggerCallbacks, unsafe.Pointer, error) {
	if t == nil {
		return nil, nil, &Error{ErrInvalidArgument, "trigger_callbacks: expected a table, got nil"}
	}
	made := &raw.TriggerCallbacks{Destroy: pointerDestroy}
	made.StructSize = uint64(unsafe.Sizeof(*made))
	if t.Fire != nil {
		made.Fire = pointerTriggerCallbacksFire
	}
	if t.Serialize != nil {
		made.Serialize = pointerTriggerCallbacksSerialize
	}
	return made, keep(t), nil
}

// UpdaterCallbacks: The parts of an updater of callbacks.
type UpdaterCallbacks struct {
	// Update: Runs one update.
	Update UpdaterUpdateFunc

	// Serialize: Saves or loads the contents of user_data. Iterators and optimizers that were added to the
	// updater are saved without it. May be nil.
	Serialize UpdaterSerializeFunc

	// Finalize: Called at the end of a run; may be nil.
	Finalize UpdaterFunc

	// IsAtomic: 1 if an update that fails has changed no parameters and no states of optimizers. If 0, a trainer
	// with a snapshot extension copies them before each update, to undo one that fails.
	IsAtomic bool
}

// table is the struct of C and the user data that leads back to t. C copies the name.
func (t *UpdaterCallbacks) table() (*raw.UpdaterCallbacks, unsafe.Pointer, error) {
	if t == nil {
		return nil, nil, &Error{ErrInvalidArgument, "updater_callbacks: expected a table, got nil"}
	}
	made := &raw.UpdaterCallbacks{Destroy: pointerDestroy}
	made.StructSize = uint64(unsafe.Sizeof(*made))
	if t.Update != nil {
		made.Update = pointerUpdaterCallbacksUpdate
	}
	if t.Serialize != nil {
		made.Serialize = pointerUpdaterCallbacksSerialize
	}
	if t.Finalize != nil {
		made.Finalize = pointerUpdaterCallbacksFinalize
	}
	made.IsAtomic = truth(t.IsAtomic)
	return made, keep(t), nil
}

// LinkCallbacks: The parts of a user link; all but struct_size may be nil.
type LinkCallbacks struct {
	// Name: Name of the link in messages. nil: "a user link".
	Name string

	// Forward: Computes the outputs. nil: the link cannot be called.
	Forward LinkForwardFunc

	// Copy: Makes the user_data of a copy. nil: copies share user_data.
	Copy LinkCopyFunc

	// ToDevice: Moves the contents of user_data. nil: they do not move.
	ToDevice LinkToDeviceFunc

	// Serialize: Saves or loads the contents of user_data. nil: they are not saved.
	Serialize LinkSerializeFunc
}

// table is the struct of C and the user data that leads back to t. C copies the name.
func (t *LinkCallbacks) table() (*raw.LinkCallbacks, unsafe.Pointer, error) {
	if t == nil {
		return nil, nil, &Error{ErrInvalidArgument, "link_callbacks: expected a table, got nil"}
	}
	made := &raw.LinkCallbacks{Destroy: pointerDestroy}
	made.StructSize = uint64(unsafe.Sizeof(*made))
	var err error
	if made.Name, err = interned(t.Name); err != nil {
		return nil, nil, err
	}
	if t.Forward != nil {
		made.Forward = pointerLinkCallbacksForward
	}
	if t.Copy != nil {
		made.Copy = pointerLinkCallbacksCopy
	}
	if t.ToDevice != nil {
		made.ToDevice = pointerLinkCallbacksToDevice
	}
	if t.Serialize != nil {
		made.Serialize = pointerLinkCallbacksSerialize
	}
	return made, keep(t), nil
}

//export catenaryGoDatasetExample
func catenaryGoDatasetExample(userData unsafe.Pointer, index C.int64_t, epoch C.int64_t, parts **C.ctn_array, partCount C.size_t) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	partsMade, err := kept(userData).(DatasetExampleFunc)(int(index), int(epoch), int(partCount))
	if err == nil {
		err = handOut("dataset_example", (**raw.Array)(unsafe.Pointer(parts)), int(partCount), false, partsMade, func(x *Array) *raw.Array { return raw.ArrayRetain(x.ptr()) })
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoDatasetMap
func catenaryGoDatasetMap(userData unsafe.Pointer, index C.int64_t, epoch C.int64_t, inputs **C.ctn_array, inputCount C.size_t, parts **C.ctn_array, partCount C.size_t) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	partsMade, err := kept(userData).(DatasetMapFunc)(int(index), int(epoch), borrowed((**raw.Array)(unsafe.Pointer(inputs)), int(inputCount), borrowArray), int(partCount))
	if err == nil {
		err = handOut("dataset_map", (**raw.Array)(unsafe.Pointer(parts)), int(partCount), false, partsMade, func(x *Array) *raw.Array { return raw.ArrayRetain(x.ptr()) })
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoPressure
func catenaryGoPressure(userData unsafe.Pointer, wanted C.uint64_t) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(PressureFunc)(uint64(wanted))
	return C.ctn_status(refused(err))
}

//export catenaryGoObserve
func catenaryGoObserve(userData unsafe.Pointer, trainer *C.ctn_trainer, value *C.double) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	valueMade, err := kept(userData).(ObserveFunc)(borrowTrainer((*raw.Trainer)(unsafe.Pointer(trainer))))
	if err == nil {
		*value = C.double(valueMade)
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoSnapshotFile
func catenaryGoSnapshotFile(userData unsafe.Pointer, trainer *C.ctn_trainer, path *C.char, loads C.int32_t, done *C.int32_t) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	doneMade, err := kept(userData).(SnapshotFileFunc)(borrowTrainer((*raw.Trainer)(unsafe.Pointer(trainer))), raw.Text((*byte)(unsafe.Pointer(path))), int32(loads))
	if err == nil {
		*done = C.int32_t(doneMade)
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoFuse
func catenaryGoFuse(userData unsafe.Pointer, inputs **C.ctn_variable, inputCount C.size_t, outputs **C.ctn_variable, outputCount C.size_t) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	outputsMade, err := kept(userData).(FuseFunc)(borrowed((**raw.Variable)(unsafe.Pointer(inputs)), int(inputCount), borrowVariable), int(outputCount))
	if err == nil {
		err = handOut("fuse", (**raw.Variable)(unsafe.Pointer(outputs)), int(outputCount), false, outputsMade, func(x *Variable) *raw.Variable { return raw.VariableRetain(x.ptr()) })
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoGradientCheckArrays
func catenaryGoGradientCheckArrays(userData unsafe.Pointer, outputs **C.ctn_array, outputCount C.size_t) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	outputsMade, err := kept(userData).(GradientCheckArraysFunc)(int(outputCount))
	if err == nil {
		err = handOut("gradient_check_arrays", (**raw.Array)(unsafe.Pointer(outputs)), int(outputCount), false, outputsMade, func(x *Array) *raw.Array { return raw.ArrayRetain(x.ptr()) })
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoGradientCheck
func catenaryGoGradientCheck(userData unsafe.Pointer, inputs **C.ctn_variable, inputCount C.size_t, outputs **C.ctn_variable, outputCount C.size_t) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	outputsMade, err := kept(userData).(GradientCheckFunc)(borrowed((**raw.Variable)(unsafe.Pointer(inputs)), int(inputCount), borrowVariable), int(outputCount))
	if err == nil {
		err = handOut("gradient_check", (**raw.Variable)(unsafe.Pointer(outputs)), int(outputCount), false, outputsMade, func(x *Variable) *raw.Variable { return raw.VariableRetain(x.ptr()) })
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoInitializer
func catenaryGoInitializer(userData unsafe.Pointer, array *C.ctn_array) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(InitializerFunc)(borrowArray((*raw.Array)(unsafe.Pointer(array))))
	return C.ctn_status(refused(err))
}

//export catenaryGoLinkForward
func catenaryGoLinkForward(userData unsafe.Pointer, link *C.ctn_link, inputs **C.ctn_variable, inputCount C.size_t, outputs **C.ctn_variable, outputCount C.size_t) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	outputsMade, err := kept(userData).(LinkForwardFunc)(borrowLink((*raw.Link)(unsafe.Pointer(link))), borrowed((**raw.Variable)(unsafe.Pointer(inputs)), int(inputCount), borrowVariable), int(outputCount))
	if err == nil {
		err = handOut("link_forward", (**raw.Variable)(unsafe.Pointer(outputs)), int(outputCount), false, outputsMade, func(x *Variable) *raw.Variable { return raw.VariableRetain(x.ptr()) })
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoClassifierFunction
func catenaryGoClassifierFunction(userData unsafe.Pointer, y *C.ctn_variable, t *C.ctn_variable, dst **C.ctn_variable) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	dstMade, err := kept(userData).(ClassifierFunctionFunc)(borrowVariable((*raw.Variable)(unsafe.Pointer(y))), borrowVariable((*raw.Variable)(unsafe.Pointer(t))))
	if err == nil {
		err = handOut("classifier_function", (**raw.Variable)(unsafe.Pointer(dst)), 1, false, []*Variable{dstMade}, func(x *Variable) *raw.Variable { return raw.VariableRetain(x.ptr()) })
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoLinkActivation
func catenaryGoLinkActivation(userData unsafe.Pointer, x *C.ctn_variable, y **C.ctn_variable) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	yMade, err := kept(userData).(LinkActivationFunc)(borrowVariable((*raw.Variable)(unsafe.Pointer(x))))
	if err == nil {
		err = handOut("link_activation", (**raw.Variable)(unsafe.Pointer(y)), 1, false, []*Variable{yMade}, func(x *Variable) *raw.Variable { return raw.VariableRetain(x.ptr()) })
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoLoss
func catenaryGoLoss(userData unsafe.Pointer, loss **C.ctn_variable) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	lossMade, err := kept(userData).(LossFunc)()
	if err == nil {
		err = handOut("loss", (**raw.Variable)(unsafe.Pointer(loss)), 1, false, []*Variable{lossMade}, func(x *Variable) *raw.Variable { return raw.VariableRetain(x.ptr()) })
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoOptimizerHook
func catenaryGoOptimizerHook(userData unsafe.Pointer, optimizer *C.ctn_optimizer, link *C.ctn_link) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(OptimizerHookFunc)(borrowOptimizer((*raw.Optimizer)(unsafe.Pointer(optimizer))), borrowLink((*raw.Link)(unsafe.Pointer(link))))
	return C.ctn_status(refused(err))
}

//export catenaryGoRecompute
func catenaryGoRecompute(userData unsafe.Pointer, inputs **C.ctn_variable, inputCount C.size_t, outputs **C.ctn_variable, outputCount C.size_t) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	outputsMade, err := kept(userData).(RecomputeFunc)(borrowed((**raw.Variable)(unsafe.Pointer(inputs)), int(inputCount), borrowVariable), int(outputCount))
	if err == nil {
		err = handOut("recompute", (**raw.Variable)(unsafe.Pointer(outputs)), int(outputCount), false, outputsMade, func(x *Variable) *raw.Variable { return raw.VariableRetain(x.ptr()) })
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoSchedule
func catenaryGoSchedule(userData unsafe.Pointer, t C.int64_t, value *C.double) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	valueMade, err := kept(userData).(ScheduleFunc)(int(t))
	if err == nil {
		*value = C.double(valueMade)
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoSerializerCommit
func catenaryGoSerializerCommit(userData unsafe.Pointer) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(SerializerCommitFunc)()
	return C.ctn_status(refused(err))
}

//export catenaryGoStream
func catenaryGoStream(userData unsafe.Pointer, stream *C.ctn_stream, status C.ctn_status) {
	defer logged()
	kept(userData).(StreamFunc)(borrowStream((*raw.Stream)(unsafe.Pointer(stream))), Code(status))
}

//export catenaryGoTrainingWrite
func catenaryGoTrainingWrite(userData unsafe.Pointer, source *C.char, length C.size_t) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(TrainingWriteFunc)(raw.Text((*byte)(unsafe.Pointer(source))), int(length))
	return C.ctn_status(refused(err))
}

//export catenaryGoBatchLoss
func catenaryGoBatchLoss(userData unsafe.Pointer, batch **C.ctn_variable, n C.size_t, loss **C.ctn_variable) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	lossMade, err := kept(userData).(BatchLossFunc)(borrowed((**raw.Variable)(unsafe.Pointer(batch)), int(n), borrowVariable))
	if err == nil {
		err = handOut("batch_loss", (**raw.Variable)(unsafe.Pointer(loss)), 1, false, []*Variable{lossMade}, func(x *Variable) *raw.Variable { return raw.VariableRetain(x.ptr()) })
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoFunctionCallbacksForward
func catenaryGoFunctionCallbacksForward(userData unsafe.Pointer, node *C.ctn_function, inputs **C.ctn_array, inputCount C.size_t, outputs **C.ctn_array, outputCount C.size_t) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	outputsMade, err := kept(userData).(*FunctionCallbacks).Forward(borrowFunction((*raw.Function)(unsafe.Pointer(node))), borrowed((**raw.Array)(unsafe.Pointer(inputs)), int(inputCount), borrowArray), int(outputCount))
	if err == nil {
		err = handOut("function_forward", (**raw.Array)(unsafe.Pointer(outputs)), int(outputCount), false, outputsMade, func(x *Array) *raw.Array { return raw.ArrayRetain(x.ptr()) })
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoFunctionCallbacksBackward
func catenaryGoFunctionCallbacksBackward(userData unsafe.Pointer, node *C.ctn_function, inputs **C.ctn_array, inputCount C.size_t, gradOutputs **C.ctn_array, outputCount C.size_t, gradInputs **C.ctn_array) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	gradInputsMade, err := kept(userData).(*FunctionCallbacks).Backward(borrowFunction((*raw.Function)(unsafe.Pointer(node))), borrowed((**raw.Array)(unsafe.Pointer(inputs)), int(inputCount), borrowArray), borrowed((**raw.Array)(unsafe.Pointer(gradOutputs)), int(outputCount), borrowArray))
	if err == nil {
		err = handOut("function_backward", (**raw.Array)(unsafe.Pointer(gradInputs)), int(inputCount), true, gradInputsMade, func(x *Array) *raw.Array { return raw.ArrayRetain(x.ptr()) })
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoFunctionCallbacksBackwardVariables
func catenaryGoFunctionCallbacksBackwardVariables(userData unsafe.Pointer, node *C.ctn_function, inputs **C.ctn_variable, inputCount C.size_t, gradOutputs **C.ctn_variable, outputCount C.size_t, gradInputs **C.ctn_variable) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	gradInputsMade, err := kept(userData).(*FunctionCallbacks).BackwardVariables(borrowFunction((*raw.Function)(unsafe.Pointer(node))), borrowed((**raw.Variable)(unsafe.Pointer(inputs)), int(inputCount), borrowVariable), borrowed((**raw.Variable)(unsafe.Pointer(gradOutputs)), int(outputCount), borrowVariable))
	if err == nil {
		err = handOut("function_backward_variables", (**raw.Variable)(unsafe.Pointer(gradInputs)), int(inputCount), true, gradInputsMade, func(x *Variable) *raw.Variable { return raw.VariableRetain(x.ptr()) })
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoFunctionCallbacksCheckType
func catenaryGoFunctionCallbacksCheckType(userData unsafe.Pointer, inputs **C.ctn_array, inputCount C.size_t) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(*FunctionCallbacks).CheckType(borrowed((**raw.Array)(unsafe.Pointer(inputs)), int(inputCount), borrowArray))
	return C.ctn_status(refused(err))
}

//export catenaryGoFunctionHookCallbacksForwardPreprocess
func catenaryGoFunctionHookCallbacksForwardPreprocess(userData unsafe.Pointer, function *C.ctn_function, inData **C.ctn_array, inputCount C.size_t) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(*FunctionHookCallbacks).ForwardPreprocess(borrowFunction((*raw.Function)(unsafe.Pointer(function))), borrowed((**raw.Array)(unsafe.Pointer(inData)), int(inputCount), borrowArray))
	return C.ctn_status(refused(err))
}

//export catenaryGoFunctionHookCallbacksForwardPostprocess
func catenaryGoFunctionHookCallbacksForwardPostprocess(userData unsafe.Pointer, function *C.ctn_function, inData **C.ctn_array, inputCount C.size_t) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(*FunctionHookCallbacks).ForwardPostprocess(borrowFunction((*raw.Function)(unsafe.Pointer(function))), borrowed((**raw.Array)(unsafe.Pointer(inData)), int(inputCount), borrowArray))
	return C.ctn_status(refused(err))
}

//export catenaryGoFunctionHookCallbacksBackwardPreprocess
func catenaryGoFunctionHookCallbacksBackwardPreprocess(userData unsafe.Pointer, function *C.ctn_function, inData **C.ctn_array, inputCount C.size_t, outGrad **C.ctn_array, outputCount C.size_t) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(*FunctionHookCallbacks).BackwardPreprocess(borrowFunction((*raw.Function)(unsafe.Pointer(function))), borrowed((**raw.Array)(unsafe.Pointer(inData)), int(inputCount), borrowArray), borrowed((**raw.Array)(unsafe.Pointer(outGrad)), int(outputCount), borrowArray))
	return C.ctn_status(refused(err))
}

//export catenaryGoFunctionHookCallbacksBackwardPostprocess
func catenaryGoFunctionHookCallbacksBackwardPostprocess(userData unsafe.Pointer, function *C.ctn_function, inData **C.ctn_array, inputCount C.size_t, outGrad **C.ctn_array, outputCount C.size_t) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(*FunctionHookCallbacks).BackwardPostprocess(borrowFunction((*raw.Function)(unsafe.Pointer(function))), borrowed((**raw.Array)(unsafe.Pointer(inData)), int(inputCount), borrowArray), borrowed((**raw.Array)(unsafe.Pointer(outGrad)), int(outputCount), borrowArray))
	return C.ctn_status(refused(err))
}

//export catenaryGoOptimizerCallbacksInitState
func catenaryGoOptimizerCallbacksInitState(userData unsafe.Pointer, optimizer *C.ctn_optimizer, path *C.char, param *C.ctn_variable) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(*OptimizerCallbacks).InitState(borrowOptimizer((*raw.Optimizer)(unsafe.Pointer(optimizer))), raw.Text((*byte)(unsafe.Pointer(path))), borrowVariable((*raw.Variable)(unsafe.Pointer(param))))
	return C.ctn_status(refused(err))
}

//export catenaryGoOptimizerCallbacksUpdateOne
func catenaryGoOptimizerCallbacksUpdateOne(userData unsafe.Pointer, optimizer *C.ctn_optimizer, path *C.char, param *C.ctn_variable) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(*OptimizerCallbacks).UpdateOne(borrowOptimizer((*raw.Optimizer)(unsafe.Pointer(optimizer))), raw.Text((*byte)(unsafe.Pointer(path))), borrowVariable((*raw.Variable)(unsafe.Pointer(param))))
	return C.ctn_status(refused(err))
}

//export catenaryGoOptimizerCallbacksUpdate
func catenaryGoOptimizerCallbacksUpdate(userData unsafe.Pointer, optimizer *C.ctn_optimizer, link *C.ctn_link, loss C.ctn_loss_fn, lossData unsafe.Pointer) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(*OptimizerCallbacks).Update(borrowOptimizer((*raw.Optimizer)(unsafe.Pointer(optimizer))), borrowLink((*raw.Link)(unsafe.Pointer(link))), lossOf(loss, lossData))
	return C.ctn_status(refused(err))
}

//export catenaryGoSerializerCallbacksArray
func catenaryGoSerializerCallbacksArray(userData unsafe.Pointer, key *C.char, value *C.ctn_array) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(*SerializerCallbacks).Array(raw.Text((*byte)(unsafe.Pointer(key))), borrowArray((*raw.Array)(unsafe.Pointer(value))))
	return C.ctn_status(refused(err))
}

//export catenaryGoSerializerCallbacksInteger
func catenaryGoSerializerCallbacksInteger(userData unsafe.Pointer, key *C.char, value *C.int64_t) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	valueMade, err := kept(userData).(*SerializerCallbacks).Integer(raw.Text((*byte)(unsafe.Pointer(key))), int(*value))
	if err == nil {
		*value = C.int64_t(valueMade)
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoSerializerCallbacksReal
func catenaryGoSerializerCallbacksReal(userData unsafe.Pointer, key *C.char, value *C.double) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	valueMade, err := kept(userData).(*SerializerCallbacks).Real(raw.Text((*byte)(unsafe.Pointer(key))), float64(*value))
	if err == nil {
		*value = C.double(valueMade)
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoSerializerCallbacksText
func catenaryGoSerializerCallbacksText(userData unsafe.Pointer, key *C.char, value *C.char, stored **C.char) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	storedMade, err := kept(userData).(*SerializerCallbacks).Text(raw.Text((*byte)(unsafe.Pointer(key))), raw.Text((*byte)(unsafe.Pointer(value))))
	if err == nil {
		err = lend(userData, (**byte)(unsafe.Pointer(stored)), storedMade)
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoSerializerCallbacksChild
func catenaryGoSerializerCallbacksChild(userData unsafe.Pointer, key *C.char, dst **C.ctn_serializer) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	dstMade, err := kept(userData).(*SerializerCallbacks).Child(raw.Text((*byte)(unsafe.Pointer(key))))
	if err == nil {
		err = handOut("serializer_child", (**raw.Serializer)(unsafe.Pointer(dst)), 1, false, []*Serializer{dstMade}, func(x *Serializer) *raw.Serializer { return raw.SerializerRetain(x.ptr()) })
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoExtensionCallbacksRun
func catenaryGoExtensionCallbacksRun(userData unsafe.Pointer, trainer *C.ctn_trainer) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(*ExtensionCallbacks).Run(borrowTrainer((*raw.Trainer)(unsafe.Pointer(trainer))))
	return C.ctn_status(refused(err))
}

//export catenaryGoExtensionCallbacksInitialize
func catenaryGoExtensionCallbacksInitialize(userData unsafe.Pointer, trainer *C.ctn_trainer) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(*ExtensionCallbacks).Initialize(borrowTrainer((*raw.Trainer)(unsafe.Pointer(trainer))))
	return C.ctn_status(refused(err))
}

//export catenaryGoExtensionCallbacksFinalize
func catenaryGoExtensionCallbacksFinalize(userData unsafe.Pointer, trainer *C.ctn_trainer) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(*ExtensionCallbacks).Finalize(borrowTrainer((*raw.Trainer)(unsafe.Pointer(trainer))))
	return C.ctn_status(refused(err))
}

//export catenaryGoExtensionCallbacksOnError
func catenaryGoExtensionCallbacksOnError(userData unsafe.Pointer, trainer *C.ctn_trainer, code C.ctn_status) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(*ExtensionCallbacks).OnError(borrowTrainer((*raw.Trainer)(unsafe.Pointer(trainer))), Code(code))
	return C.ctn_status(refused(err))
}

//export catenaryGoExtensionCallbacksSerialize
func catenaryGoExtensionCallbacksSerialize(userData unsafe.Pointer, serializer *C.ctn_serializer) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(*ExtensionCallbacks).Serialize(borrowSerializer((*raw.Serializer)(unsafe.Pointer(serializer))))
	return C.ctn_status(refused(err))
}

//export catenaryGoTriggerCallbacksFire
func catenaryGoTriggerCallbacksFire(userData unsafe.Pointer, trainer *C.ctn_trainer, fires *C.int32_t) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	firesMade, err := kept(userData).(*TriggerCallbacks).Fire(borrowTrainer((*raw.Trainer)(unsafe.Pointer(trainer))))
	if err == nil {
		*fires = C.int32_t(firesMade)
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoTriggerCallbacksSerialize
func catenaryGoTriggerCallbacksSerialize(userData unsafe.Pointer, serializer *C.ctn_serializer) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(*TriggerCallbacks).Serialize(borrowSerializer((*raw.Serializer)(unsafe.Pointer(serializer))))
	return C.ctn_status(refused(err))
}

//export catenaryGoUpdaterCallbacksUpdate
func catenaryGoUpdaterCallbacksUpdate(userData unsafe.Pointer, updater *C.ctn_updater, done *C.int32_t) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	doneMade, err := kept(userData).(*UpdaterCallbacks).Update(borrowUpdater((*raw.Updater)(unsafe.Pointer(updater))), int32(*done))
	if err == nil {
		*done = C.int32_t(doneMade)
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoUpdaterCallbacksSerialize
func catenaryGoUpdaterCallbacksSerialize(userData unsafe.Pointer, updater *C.ctn_updater, serializer *C.ctn_serializer) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(*UpdaterCallbacks).Serialize(borrowUpdater((*raw.Updater)(unsafe.Pointer(updater))), borrowSerializer((*raw.Serializer)(unsafe.Pointer(serializer))))
	return C.ctn_status(refused(err))
}

//export catenaryGoUpdaterCallbacksFinalize
func catenaryGoUpdaterCallbacksFinalize(userData unsafe.Pointer, updater *C.ctn_updater) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(*UpdaterCallbacks).Finalize(borrowUpdater((*raw.Updater)(unsafe.Pointer(updater))))
	return C.ctn_status(refused(err))
}

//export catenaryGoLinkCallbacksForward
func catenaryGoLinkCallbacksForward(userData unsafe.Pointer, link *C.ctn_link, inputs **C.ctn_variable, inputCount C.size_t, outputs **C.ctn_variable, outputCount C.size_t) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	outputsMade, err := kept(userData).(*LinkCallbacks).Forward(borrowLink((*raw.Link)(unsafe.Pointer(link))), borrowed((**raw.Variable)(unsafe.Pointer(inputs)), int(inputCount), borrowVariable), int(outputCount))
	if err == nil {
		err = handOut("link_forward", (**raw.Variable)(unsafe.Pointer(outputs)), int(outputCount), false, outputsMade, func(x *Variable) *raw.Variable { return raw.VariableRetain(x.ptr()) })
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoLinkCallbacksCopy
func catenaryGoLinkCallbacksCopy(userData unsafe.Pointer, link *C.ctn_link, shares C.int32_t, copy_ *unsafe.Pointer) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	copy_Made, err := kept(userData).(*LinkCallbacks).Copy(borrowLink((*raw.Link)(unsafe.Pointer(link))), shares != 0)
	if err == nil && copy_Made == nil {
		err = &Error{ErrCallback, "link_copy: expected callbacks of the copy, got nil"}
	}
	if err == nil {
		*copy_ = keep(copy_Made)
	}
	return C.ctn_status(refused(err))
}

//export catenaryGoLinkCallbacksToDevice
func catenaryGoLinkCallbacksToDevice(userData unsafe.Pointer, link *C.ctn_link, device *C.char) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(*LinkCallbacks).ToDevice(borrowLink((*raw.Link)(unsafe.Pointer(link))), raw.Text((*byte)(unsafe.Pointer(device))))
	return C.ctn_status(refused(err))
}

//export catenaryGoLinkCallbacksSerialize
func catenaryGoLinkCallbacksSerialize(userData unsafe.Pointer, link *C.ctn_link, serializer *C.ctn_serializer) (status C.ctn_status) {
	defer caught((*int32)(unsafe.Pointer(&status)))
	err := kept(userData).(*LinkCallbacks).Serialize(borrowLink((*raw.Link)(unsafe.Pointer(link))), borrowSerializer((*raw.Serializer)(unsafe.Pointer(serializer))))
	return C.ctn_status(refused(err))
}
