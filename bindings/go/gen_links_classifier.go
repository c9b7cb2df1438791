// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// ClassifierSetLossFunction: Sets the loss function. Copies of the classifier share it.
//
//   - function: The function. nil: SoftmaxCrossEntropy.
func (classifier *Link) ClassifierSetLossFunction(function ClassifierFunctionFunc) error {
	functionCall, functionData, functionEnd := callbackOf(function == nil, function, pointerClassifierFunction)
	err := raw.LinkClassifierSetLossFunction(classifier.ptr(), functionCall, functionData, functionEnd)
	runtime.KeepAlive(classifier)
	return fail(err)
}

// ClassifierSetAccuracyFunction: Sets the accuracy function. Copies of the classifier share it.
//
//   - function: The function. nil: Accuracy.
func (classifier *Link) ClassifierSetAccuracyFunction(function ClassifierFunctionFunc) error {
	functionCall, functionData, functionEnd := callbackOf(function == nil, function, pointerClassifierFunction)
	err := raw.LinkClassifierSetAccuracyFunction(classifier.ptr(), functionCall, functionData, functionEnd)
	runtime.KeepAlive(classifier)
	return fail(err)
}
