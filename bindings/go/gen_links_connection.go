// Generated from capi/spec by capi/gen/generate.py; edits are lost.

package catenary

import (
	"runtime"

	"catenary/raw"
)

// NewBilinear: Bilinear link, see Bilinear, called with e1 of shape (N, leftSize) and e2 of shape (N,
// rightSize). Its parameters are W (leftSize, rightSize, outSize), normal with standard deviation 1 /
// sqrt(leftSize * rightSize * outSize), and unless `nobias` V1 (leftSize, outSize) and V2 (rightSize,
// outSize), normal with 1 / sqrt(leftSize) and 1 / sqrt(rightSize), and b (outSize), zeros.
//
//   - leftSize: Length of a vector of the first input, at least 1.
//   - rightSize: Length of a vector of the second input, at least 1.
//   - outSize: Length of an output vector, at least 1.
//   - options: The option nobias. nil: defaults.
func NewBilinear(leftSize int, rightSize int, outSize int, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkBilinearNew(int64(leftSize), int64(rightSize), int64(outSize), made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewDeconvolution2d: Deconvolution link, see Deconvolution2d, with the parameters W (inChannels, outChannels
// / groups, ksizeY, ksizeX), normal with standard deviation wscale / sqrt(inChannels * ksizeY * ksizeX), and
// b (outChannels), with the value `bias`, unless `nobias`.
//
//   - inChannels: Number of input channels, at least 1, or SizeFromInput.
//   - outChannels: Number of output channels, at least 1.
//   - ksizeY: Height of the window in elements, at least 1.
//   - ksizeX: Width of the window in elements, at least 1.
//   - strideY: Number of rows from one window to the next, at least 1.
//   - strideX: Number of columns from one window to the next, at least 1.
//   - padY: Number of rows of zeros added above and below, at least 0.
//   - padX: Number of columns of zeros added on the left and right, at least 0.
//   - options: The options wscale, bias, nobias, dilation (y, x), groups and outsize (height, width). nil:
//     defaults.
func NewDeconvolution2d(inChannels int, outChannels int, ksizeY int, ksizeX int, strideY int, strideX int, padY int, padX int, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkDeconvolution2dNew(int64(inChannels), int64(outChannels), int64(ksizeY), int64(ksizeX), int64(strideY), int64(strideX), int64(padY), int64(padX), made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewInception: Inception module of GoogLeNet: relu of the channels of four paths, from x of shape (N,
// inChannels, h, w) to (N, out1 + out3 + out5 + projPool, h, w). The paths are conv1 (1x1); proj3 (1x1), relu
// and conv3 (3x3); proj5 (1x1), relu and conv5 (5x5); and max pooling over 3x3 and projp (1x1). The
// convolutions are children with these names, as NewConvolution2d makes them.
//
//   - inChannels: Number of input channels, at least 1, or SizeFromInput.
//   - out1: Number of channels of conv1, at least 1.
//   - proj3: Number of channels of proj3, at least 1.
//   - out3: Number of channels of conv3, at least 1.
//   - proj5: Number of channels of proj5, at least 1.
//   - out5: Number of channels of conv5, at least 1.
//   - projPool: Number of channels of projp, at least 1.
//   - options: The options dtype and initializers. nil: defaults.
func NewInception(inChannels int, out1 int, proj3 int, out3 int, proj5 int, out5 int, projPool int, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkInceptionNew(int64(inChannels), int64(out1), int64(proj3), int64(out3), int64(proj5), int64(out5), int64(projPool), made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewInceptionBn: Inception module with batch normalization: the channels of up to four paths. The paths are
// conv1 (1x1) if out1 is above 0; proj3 (1x1) and conv3 (3x3); proj33 (1x1), conv33a (3x3) and conv33b (3x3);
// and pooling over 3x3, with poolp (1x1) if projPool is above 0. The convolutions are children with these
// names, without biases. Each is followed by its normalization, a child with an n after the name (conv3n),
// and by relu. ctn_set_train, or Link.SetNormalizationMode of this link, replaces the reference's attribute
// train.
//
//   - inChannels: Number of input channels, at least 1, or SizeFromInput.
//   - out1: Number of channels of conv1. 0 omits this path; otherwise stride must be 1 and projPool above 0.
//   - proj3: Number of channels of proj3, at least 1.
//   - out3: Number of channels of conv3, at least 1.
//   - proj33: Number of channels of proj33, at least 1.
//   - out33: Number of channels of conv33a and conv33b, at least 1.
//   - pooltype: Kind of the pooling.
//   - projPool: Number of channels of poolp. 0 omits poolp, so that the pooling keeps the channels of x.
//   - stride: Stride of the last convolution of each path and of the pooling, at least 1.
//   - options: The options decay and eps of the normalizations. nil: defaults.
func NewInceptionBn(inChannels int, out1 int, proj3 int, out3 int, proj33 int, out33 int, pooltype Pooling, projPool int, stride int, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkInceptionBnNew(int64(inChannels), int64(out1), int64(proj3), int64(out3), int64(proj33), int64(out33), raw.Pooling(pooltype), int64(projPool), int64(stride), made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewMlpConvolution2d: Several convolutions with an activation between them, the first with the given window,
// the others 1x1. They are children with their positions as names, as NewConvolution2d makes them.
//
//   - inChannels: Number of input channels, at least 1, or SizeFromInput.
//   - outChannels: Number of channels of each convolution, at least 1.
//   - ksizeY: Height of the window in elements, at least 1.
//   - ksizeX: Width of the window in elements, at least 1.
//   - strideY: Number of rows from one window to the next, at least 1.
//   - strideX: Number of columns from one window to the next, at least 1.
//   - padY: Number of rows of zeros added above and below, at least 0.
//   - padX: Number of columns of zeros added on the left and right, at least 0.
//   - activation: The activation, which copies of the link share. nil: relu.
//   - options: The options wscale and bias of all convolutions. nil: defaults.
func NewMlpConvolution2d(inChannels int, outChannels []int, ksizeY int, ksizeX int, strideY int, strideX int, padY int, padX int, activation LinkActivationFunc, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	activationCall, activationData, activationEnd := callbackOf(activation == nil, activation, pointerLinkActivation)
	err = raw.LinkMlpConvolution2dNew(int64(inChannels), words(outChannels), uint64(len(outChannels)), int64(ksizeY), int64(ksizeX), int64(strideY), int64(strideX), int64(padY), int64(padX), activationCall, activationData, activationEnd, made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewConvolutionNd: Convolution over one to three spatial axes, see ConvolutionNd, with the parameters W
// (outChannels, inChannels / groups, ksize...), normal with standard deviation wscale / sqrt(inChannels /
// groups * the product of ksize), and b (outChannels), with the value `bias`, unless `nobias`.
//
//   - inChannels: Number of input channels, at least 1, or SizeFromInput.
//   - outChannels: Number of output channels, at least 1.
//   - ksize: Lengths of the window, at least 1. Their number is the number of spatial axes, 1 to 3.
//   - stride: Number of elements from one window to the next along each axis, at least 1. nil: 1.
//   - pad: Number of zeros added at both ends of each axis, at least 0. nil: 0.
//   - options: The options wscale, bias, nobias, dilation and groups. nil: defaults.
func NewConvolutionNd(inChannels int, outChannels int, ksize []int, stride []int, pad []int, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkConvolutionNdNew(int64(inChannels), int64(outChannels), words(ksize), uint64(len(ksize)), words(stride), uint64(len(stride)), words(pad), uint64(len(pad)), made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewDeconvolutionNd: Deconvolution over one to three spatial axes, see DeconvolutionNd, with the parameters
// W (inChannels, outChannels / groups, ksize...), normal with standard deviation wscale / sqrt(inChannels *
// the product of ksize), and b (outChannels), with the value `bias`, unless `nobias`.
//
//   - inChannels: Number of input channels, at least 1, or SizeFromInput.
//   - outChannels: Number of output channels, at least 1.
//   - ksize: Lengths of the window, at least 1. Their number is the number of spatial axes, 1 to 3.
//   - stride: Number of elements from one window to the next along each axis, at least 1. nil: 1.
//   - pad: Number of zeros added at both ends of each axis, at least 0. nil: 0.
//   - options: The options wscale, bias, nobias, dilation, groups and outsize. nil: defaults.
func NewDeconvolutionNd(inChannels int, outChannels int, ksize []int, stride []int, pad []int, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkDeconvolutionNdNew(int64(inChannels), int64(outChannels), words(ksize), uint64(len(ksize)), words(stride), uint64(len(stride)), words(pad), uint64(len(pad)), made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewMultiHeadAttention: Attention with several heads, see Attention. It is called with query (N, L, size),
// key (N, S, keySize), value (N, S, valueSize) and optionally a mask as for Attention that broadcasts to (N,
// heads, L, S), or with x (N, L, size) only, which is then all three. The result has the shape (N, L, size).
// The children query, key and value project the inputs, and the child out projects the joined heads: Linear
// links to `size` units with W and, unless `nobias`, b. Head i has units i * size / heads and following.
// Scores are scaled by 1 / sqrt(size / heads); weights are dropped while the thread trains (ctn_set_train).
//
//   - size: Length of the vectors of the queries and the result, at least 1.
//   - keySize: Length of the vectors of the keys, often `size`; at least 1, or SizeFromInput.
//   - valueSize: Length of the vectors of the values, often `size`; at least 1, or SizeFromInput.
//   - heads: Number of heads, a divisor of `size`.
//   - options: The options wscale, bias and nobias of the projections, causal and dropout. nil: defaults.
func NewMultiHeadAttention(size int, keySize int, valueSize int, heads int, options ...LinkOption) (*Link, error) {
	made, err := buildLinkOptions(options)
	if err != nil {
		return nil, err
	}
	defer raw.LinkOptionsRelease(made)
	dst := new(Link)
	err = raw.LinkMultiHeadAttentionNew(int64(size), int64(keySize), int64(valueSize), int64(heads), made, &dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// NewSequential: An empty list of links and functions that run in order, each on the result of the one
// before. An empty list returns its input. The first link receives all inputs of a call. Links are children
// with their positions among the links as names, and Link.AddLink with a nil name appends, too. Copies share
// the functions.
func NewSequential() (*Link, error) {
	dst := new(Link)
	err := raw.LinkSequentialNew(&dst.h)
	if err != nil {
		return nil, fail(err)
	}
	return dst.own(), nil
}

// SequentialAppend: Appends a link.
//
//   - link: A link without a parent that returns one output.
func (sequential *Link) SequentialAppend(link *Link) error {
	err := raw.LinkSequentialAppend(sequential.ptr(), link.ptr())
	runtime.KeepAlive(sequential)
	runtime.KeepAlive(link)
	return fail(err)
}

// SequentialAppendFunction: Appends a function.
//
//   - function: The function, which copies of the link share.
func (sequential *Link) SequentialAppendFunction(function LinkActivationFunc) error {
	functionCall, functionData, functionEnd := callbackOf(function == nil, function, pointerLinkActivation)
	err := raw.LinkSequentialAppendFunction(sequential.ptr(), functionCall, functionData, functionEnd)
	runtime.KeepAlive(sequential)
	return fail(err)
}

// SequentialAppendActivation: Appends a function of the library with its usual parameters.
//
//   - activation: The function.
func (sequential *Link) SequentialAppendActivation(activation Activation) error {
	err := raw.LinkSequentialAppendActivation(sequential.ptr(), raw.Activation(activation))
	runtime.KeepAlive(sequential)
	return fail(err)
}
