"""Classes of the reference for single functions: `F.ReLU()(x)` is `F.relu(x)`. The creator of the result is the
library's."""
from ..function import Function
from . import activation, array, connection, loss, math, noise, normalization, pooling

# Name of the class, the function, and what the constructor takes; the rest of the arguments come with the call.
_TABLE = {
    activation: (
        "ClippedReLU clipped_relu z|ELU elu alpha|LeakyReLU leaky_relu slope|LogSoftmax log_softmax use_cudnn|"
        "LSTM lstm|PReLUFunction prelu|ReLU relu use_cudnn|Sigmoid sigmoid use_cudnn|SLSTM slstm|"
        "Softmax softmax use_cudnn|Softplus softplus beta|Tanh tanh use_cudnn"),
    array: (
        "Broadcast broadcast|BroadcastTo broadcast_to shape|Copy copy dst|ExpandDims expand_dims axis|"
        "Reshape reshape shape|SelectItem select_item|SplitAxis split_axis indices_or_sections axis|"
        "Swapaxes swapaxes axis1 axis2|Transpose transpose axes|Where where"),
    connection: (
        "BilinearFunction bilinear|Convolution2DFunction convolution_2d stride pad use_cudnn|"
        "Deconvolution2DFunction deconvolution_2d stride pad outsize use_cudnn|EmbedIDFunction embed_id ignore_label|"
        "LinearFunction linear"),
    loss: (
        "Accuracy accuracy|BinaryAccuracy binary_accuracy|Contrastive contrastive margin|"
        "CrossCovariance cross_covariance|Hinge hinge norm|MeanSquaredError mean_squared_error|"
        "NegativeSamplingFunction negative_sampling sampler sample_size|"
        "SigmoidCrossEntropy sigmoid_cross_entropy use_cudnn normalize|"
        "SoftmaxCrossEntropy softmax_cross_entropy use_cudnn normalize"),
    math: (
        "BatchDet batch_det|BatchInv batch_inv|BatchL2NormSquared batch_l2_norm_squared|"
        "BatchMatMul batch_matmul transa transb|Cos cos|Exp exp|Identity identity|Inv inv|Log log|"
        "MatMul matmul transa transb|Max max axis keepdims|Min min axis keepdims|Sin sin|Sum sum axis"),
    noise: (
        "Dropout dropout ratio|Gaussian gaussian"),
    normalization: (
        "BatchNormalizationFunction batch_normalization eps|"
        "LocalResponseNormalization local_response_normalization n k alpha beta"),
    pooling: (
        "AveragePooling2D average_pooling_2d ksize stride pad cover_all use_cudnn|"
        "MaxPooling2D max_pooling_2d ksize stride pad cover_all use_cudnn|"
        "SpatialPyramidPooling2D spatial_pyramid_pooling_2d x_shape pyramid_height pooling_class|"
        "Unpooling2D unpooling_2d ksize stride pad outsize cover_all"),
}
_IGNORED = {"SpatialPyramidPooling2D": ("x_shape",), "AveragePooling2D": ("cover_all",)}


class _Kind(type):
    """The class of these classes: what the library's functions made counts as an instance of the class of that name."""

    def __instancecheck__(cls, instance):
        if isinstance(instance, Function):
            return instance.label in (cls.__name__, cls.__name__.lower())
        return type.__instancecheck__(cls, instance)


def _class(name, function, parameters):
    ignored = _IGNORED.get(name, ())

    def __init__(self, *args, **kwargs):
        if len(args) > len(parameters):
            raise TypeError("%s: expected at most %d arguments, got %d" % (name, len(parameters), len(args)))
        arguments = dict(zip(parameters, args))
        for key, value in kwargs.items():
            if key not in parameters or key in arguments:
                raise TypeError("%s: unexpected argument %r; expected %s"
                                % (name, key, ", ".join(parameters) or "none"))
            arguments[key] = value
        self.arguments = {key: value for key, value in arguments.items() if key not in ignored}

    def __call__(self, *inputs):
        return function(*inputs, **self.arguments)

    def __repr__(self):
        return "%s(%s)" % (name, ", ".join("%s=%r" % item for item in self.arguments.items()))

    return _Kind(name, (), {
        "__init__": __init__, "__call__": __call__, "__repr__": __repr__, "__module__": "catenary.functions",
        "__doc__": "functions.%s with these arguments, to be called with variables." % function.__name__})


class Concat(metaclass=_Kind):
    """functions.concat along an axis, to be called with variables."""

    def __init__(self, axis=1):
        self.axis = axis

    def __call__(self, *xs):
        return array.concat(xs, self.axis)


class ConnectionistTemporalClassification(metaclass=_Kind):
    """functions.connectionist_temporal_classification, to be called with input_length, label_length, t and the
    inputs."""

    def __init__(self, blank_symbol):
        self.blank_symbol = blank_symbol

    def __call__(self, input_length, label_length, t, *x):
        return loss.connectionist_temporal_classification(list(x), t, self.blank_symbol, input_length, label_length)


__all__ = ["Concat", "ConnectionistTemporalClassification"]
for _module, _rows in _TABLE.items():
    for _row in _rows.split("|"):
        _name, _function, *_parameters = _row.split()
        globals()[_name] = _class(_name, getattr(_module, _function), tuple(_parameters))
        __all__.append(_name)
