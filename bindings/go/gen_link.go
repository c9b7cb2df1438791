// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewLinear: Linear link on the current device with the parameters W of shape (outSize, inSize), with normal
// numbers of standard deviation wscale / sqrt(inSize), and b of shape (outSize), with the value `bias`,
// unless `nobias`.
//
//   - inSize: Length of an input vector, at least 1, or SizeFromInput.
//   - outSize: Length of an output vector, at least 1.
//   - options: The options wscale, bias and nobias. nil: defaults.
func NewLinear(inSize int, outSize int, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkLinearNew(int64(inSize), int64(outSize), made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewConvolution2d: Convolution link on the current device, see Convolution2d, with the parameters W of shape
// (outChannels, inChannels / groups, ksizeY, ksizeX), with normal numbers of standard deviation wscale /
// sqrt(inChannels / groups * ksizeY * ksizeX), and b of shape (outChannels), with the value `bias`, unless
// `nobias`.
//
//   - inChannels: Number of input channels, at least 1, or SizeFromInput.
//   - outChannels: Number of output channels, at least 1.
//   - ksizeY: Height of the window in elements, at least 1.
//   - ksizeX: Width of the window in elements, at least 1.
//   - strideY: Number of rows from one window to the next, at least 1.
//   - strideX: Number of columns from one window to the next, at least 1.
//   - padY: Number of rows of zeros added above and below, at least 0.
//   - padX: Number of columns of zeros added on the left and right, at least 0.
//   - options: The options wscale, bias, nobias, dilation (y, x) and groups. nil: defaults.
func NewConvolution2d(inChannels int, outChannels int, ksizeY int, ksizeX int, strideY int, strideX int, padY int, padX int, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkConvolution2dNew(int64(inChannels), int64(outChannels), int64(ksizeY), int64(ksizeX), int64(strideY), int64(strideX), int64(padY), int64(padX), made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewClassifier: Classifier with a child named "predictor". Called with x and t it returns
// SoftmaxCrossEntropy(predictor(x), t) and remembers the prediction, loss and accuracy.
//
//   - predictor: A link without a parent.
func NewClassifier(predictor *Link) (*Link, error) {
	dst := new(Link)
	err := raw.LinkClassifierNew(predictor.ptr(), &dst.h)
	runtime.KeepAlive(predictor)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ClassifierSetComputeAccuracy: Sets whether calls also compute the accuracy, as they do initially.
//
//   - compute: Whether to compute it.
func (classifier *Link) ClassifierSetComputeAccuracy(compute bool) error {
	err := raw.LinkClassifierSetComputeAccuracy(classifier.ptr(), truth(compute))
	runtime.KeepAlive(classifier)
	return fail(err)
}

// ClassifierLoss: Loss of the last call; nil, with success, before the first call.
func (classifier *Link) ClassifierLoss() (*Variable, error) {
	dst := new(Variable)
	err := raw.LinkClassifierLoss(classifier.ptr(), &dst.h)
	runtime.KeepAlive(classifier)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ClassifierAccuracy: Accuracy of the last call; nil, with success, before the first call and if it is not
// computed.
func (classifier *Link) ClassifierAccuracy() (*Variable, error) {
	dst := new(Variable)
	err := raw.LinkClassifierAccuracy(classifier.ptr(), &dst.h)
	runtime.KeepAlive(classifier)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ClassifierPrediction: Result of the predictor in the last call; nil, with success, before the first call.
func (classifier *Link) ClassifierPrediction() (*Variable, error) {
	dst := new(Variable)
	err := raw.LinkClassifierPrediction(classifier.ptr(), &dst.h)
	runtime.KeepAlive(classifier)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewLink: A user link, which is also a chain: parameters, persistent values and children are added with the
// functions below.
//
//   - forward: Runs when the link is called. nil: the link cannot be called.
func NewLink(forward LinkForwardFunc) (*Link, error) {
	dst := new(Link)
	forwardCall, forwardData, forwardEnd := callbackOf(forward == nil, forward, pointerLinkForward)
	err := raw.LinkNew(forwardCall, forwardData, forwardEnd, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewChain: An empty chain.
func NewChain() (*Link, error) {
	dst := new(Link)
	err := raw.LinkChainNew(&dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewChainList: An empty chain list.
func NewChainList() (*Link, error) {
	dst := new(Link)
	err := raw.LinkChainListNew(&dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Name: Name of the link in its parent, valid until it changes; nil for a link without a parent, and for nil.
func (link *Link) Name() string {
	result := raw.Text(raw.LinkName(link.ptr()))
	runtime.KeepAlive(link)
	return result
}

// AddParam: Adds a parameter filled with NaN, and a gradient of NaNs, as the reference does.
//
//   - name: Name of the parameter, new in this link and without slashes.
//   - shape: Lengths of the axes.
//   - dtype: A floating element type.
func (link *Link) AddParam(name string, shape []int, dtype Dtype) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	err = raw.LinkAddParam(link.ptr(), nameText, words(shape), uint64(len(shape)), dtype.raw())
	runtime.KeepAlive(link)
	return fail(err)
}

// AddPersistent: Adds an array that is saved and loaded but not optimized.
//
//   - name: Name of the array, new in this link and without slashes.
//   - value: The array.
func (link *Link) AddPersistent(name string, value *Array) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	err = raw.LinkAddPersistent(link.ptr(), nameText, value.ptr())
	runtime.KeepAlive(link)
	runtime.KeepAlive(value)
	return fail(err)
}

// Persistent: A persistent array of this link.
//
//   - name: Name of the persistent array.
func (link *Link) Persistent(name string) (*Array, error) {
	nameText, err := text(name)
	if err != nil {
		return nil, err
	}
	dst := new(Array)
	err = raw.LinkPersistent(link.ptr(), nameText, &dst.h)
	runtime.KeepAlive(link)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// SetPersistent: Replaces a persistent array.
//
//   - name: Name of the persistent array.
//   - value: The new array.
func (link *Link) SetPersistent(name string, value *Array) error {
	nameText, err := text(name)
	if err != nil {
		return err
	}
	err = raw.LinkSetPersistent(link.ptr(), nameText, value.ptr())
	runtime.KeepAlive(link)
	runtime.KeepAlive(value)
	return fail(err)
}

// AddLink: Adds a child. A link has at most one parent, and a hierarchy has at most 1000 levels.
//
//   - name: Name of the child, required in chains and user links. nil, required in chain lists, whose
//     children have numbers.
//   - child: A link without a parent. The link keeps a reference.
func (link *Link) AddLink(name string, child *Link) error {
	nameText, err := optionalText(name)
	if err != nil {
		return err
	}
	err = raw.LinkAddLink(link.ptr(), nameText, child.ptr())
	runtime.KeepAlive(link)
	runtime.KeepAlive(child)
	return fail(err)
}

// Child: The child at a path.
//
//   - path: The path, such as "inner/a". The children of a chain list are called "0", "1" and so on.
func (link *Link) Child(path string) (*Link, error) {
	pathText, err := text(path)
	if err != nil {
		return nil, err
	}
	dst := new(Link)
	err = raw.LinkChild(link.ptr(), pathText, &dst.h)
	runtime.KeepAlive(link)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ChildCount: Number of direct children; 0 for nil.
func (link *Link) ChildCount() int {
	result := int(raw.LinkChildCount(link.ptr()))
	runtime.KeepAlive(link)
	return result
}

// ChildAt: A direct child in the order of addition.
//
//   - index: Number in this order, counted from 0.
func (link *Link) ChildAt(index int) (*Link, error) {
	dst := new(Link)
	err := raw.LinkChildAt(link.ptr(), count(index), &dst.h)
	runtime.KeepAlive(link)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// IsInitialized: Whether all parameters of the hierarchy have their sizes, so that none waits for an input
// (see SizeFromInput); 1 for nil.
func (link *Link) IsInitialized() bool {
	result := raw.LinkIsInitialized(link.ptr()) != 0
	runtime.KeepAlive(link)
	return result
}

// UninitializedCount: Number of parameters and persistent values of the hierarchy that wait for their size; 0
// for nil.
func (link *Link) UninitializedCount() int {
	result := int(raw.LinkUninitializedCount(link.ptr()))
	runtime.KeepAlive(link)
	return result
}

// UninitializedPath: Path of one of the values that wait for their size, such as "/l1/W".
//
//   - index: Number in this order, counted from 0.
func (link *Link) UninitializedPath(index int) (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.LinkUninitializedPath(link.ptr(), count(index), buffer, capacity, length)
	})
	runtime.KeepAlive(link)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// ParamCount: Number of parameters of the hierarchy: the link's own and those of all links below it; 0 for
// nil.
func (link *Link) ParamCount() int {
	result := int(raw.LinkParamCount(link.ptr()))
	runtime.KeepAlive(link)
	return result
}

// ParamAt: A parameter in the order of the reference's namedparams: the link's own parameters in the order of
// addition, then those of each child.
//
//   - index: Number in this order, counted from 0.
func (link *Link) ParamAt(index int) (*Variable, error) {
	dst := new(Variable)
	err := raw.LinkParamAt(link.ptr(), count(index), &dst.h)
	runtime.KeepAlive(link)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ParamPath: Path of a parameter in the order of Link.ParamAt, such as "/l1/W".
//
//   - index: Number in this order, counted from 0.
func (link *Link) ParamPath(index int) (string, error) {
	answer, err := textOf(func(buffer *byte, capacity uint64, length *uint64) error {
		return raw.LinkParamPath(link.ptr(), count(index), buffer, capacity, length)
	})
	runtime.KeepAlive(link)
	if err != nil {
		return "", fail(err)
	}
	return answer, nil
}

// Param: The parameter at a path.
//
//   - path: Path of the parameter, such as "/l1/W" or "l1/W".
func (link *Link) Param(path string) (*Variable, error) {
	pathText, err := text(path)
	if err != nil {
		return nil, err
	}
	dst := new(Variable)
	err = raw.LinkParam(link.ptr(), pathText, &dst.h)
	runtime.KeepAlive(link)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Zerograds: Sets the gradients of all parameters that are not frozen to zeros.
func (link *Link) Zerograds() error {
	err := raw.LinkZerograds(link.ptr())
	runtime.KeepAlive(link)
	return fail(err)
}

// Cleargrads: Removes the gradients of all parameters; the next backward writes new ones.
func (link *Link) Cleargrads() error {
	err := raw.LinkCleargrads(link.ptr())
	runtime.KeepAlive(link)
	return fail(err)
}

// Addgrads: Adds the gradients of another link. Frozen parameters are skipped.
//
//   - source: A link of the same structure.
func (link *Link) Addgrads(source *Link) error {
	err := raw.LinkAddgrads(link.ptr(), source.ptr())
	runtime.KeepAlive(link)
	runtime.KeepAlive(source)
	return fail(err)
}

// Copyparams: Copies the parameters of another link.
//
//   - source: A link of the same structure.
func (link *Link) Copyparams(source *Link) error {
	err := raw.LinkCopyparams(link.ptr(), source.ptr())
	runtime.KeepAlive(link)
	runtime.KeepAlive(source)
	return fail(err)
}

// Share: A second hierarchy over the same arrays of parameters and persistent values: an update of one
// changes both. The copy has no gradients, and states of recurrent links are kept with their history. The new
// root has no name.
func (link *Link) Share() (*Link, error) {
	dst := new(Link)
	err := raw.LinkShare(link.ptr(), &dst.h)
	runtime.KeepAlive(link)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// Clone: A copy of the hierarchy with separate arrays on the same devices: parameters, gradients, persistent
// values (including statistics of batch normalization) and states of recurrent links, without their history.
// Values that share an array share one in the copy. The new root has no name, and no optimizer is set up for
// it. User links are copied as their callbacks define.
func (link *Link) Clone() (*Link, error) {
	dst := new(Link)
	err := raw.LinkClone(link.ptr(), &dst.h)
	runtime.KeepAlive(link)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// ToDevice: Moves all parameters, gradients and persistent arrays, and other arrays that links keep, to a
// device. After a failure the hierarchy is where it was.
//
//   - device: Name of a device, such as "cpu". nil: the current device.
func (link *Link) ToDevice(device string) error {
	deviceText, err := optionalText(device)
	if err != nil {
		return err
	}
	err = raw.LinkToDevice(link.ptr(), deviceText)
	runtime.KeepAlive(link)
	return fail(err)
}
