"""Classes of the reference for single functions: `F.ReLU()(x)` is `F.relu(x)`. After a call the object
represents the creator of the result, a function of the library."""

from collections import OrderedDict
from contextlib import ExitStack
from inspect import signature

from .._variable import Variable
from ..function import Function
from . import _samples, activation, array, connection, loss, math, noise, normalization, pooling

# Name of the class, the function, and the arguments of the constructor; the other arguments come with the
# call.
_TABLE = {
    activation: (
        "ClippedReLU clipped_relu z|ELU elu alpha|LeakyReLU leaky_relu slope|"
        "LogSoftmax log_softmax use_cudnn|"
        "LSTM lstm|PReLUFunction prelu|ReLU relu use_cudnn|Sigmoid sigmoid use_cudnn|SLSTM slstm|"
        "Softmax softmax use_cudnn|Softplus softplus beta|Tanh tanh use_cudnn"
    ),
    array: (
        "Broadcast broadcast|BroadcastTo broadcast_to shape|Copy copy dst|ExpandDims expand_dims axis|"
        "Reshape reshape shape|SelectItem select_item|SplitAxis split_axis indices_or_sections axis|"
        "Swapaxes swapaxes axis1 axis2|Transpose transpose axes|Where where"
    ),
    connection: (
        "BilinearFunction bilinear|Convolution2DFunction convolution_2d stride pad use_cudnn|"
        "Deconvolution2DFunction deconvolution_2d stride pad outsize use_cudnn|"
        "EmbedIDFunction embed_id ignore_label|"
        "LinearFunction linear"
    ),
    loss: (
        "Accuracy accuracy ignore_label|BinaryAccuracy binary_accuracy|Contrastive contrastive margin|"
        "CrossCovariance cross_covariance|Hinge hinge norm|MeanSquaredError mean_squared_error|"
        "NegativeSamplingFunction negative_sampling sampler sample_size|"
        "SigmoidCrossEntropy sigmoid_cross_entropy use_cudnn normalize|"
        "SoftmaxCrossEntropy softmax_cross_entropy use_cudnn normalize"
    ),
    math: (
        "BatchDet batch_det|BatchInv batch_inv|BatchL2NormSquared batch_l2_norm_squared|"
        "BatchMatMul batch_matmul transa transb|Cos cos|Exp exp|Identity identity|Inv inv|Log log|"
        "MatMul matmul transa transb|Max max axis keepdims|Min min axis keepdims|Sin sin|Sum sum axis"
    ),
    noise: ("Dropout dropout ratio|Gaussian gaussian"),
    normalization: (
        "BatchNormalizationFunction batch_normalization eps|"
        "LocalResponseNormalization local_response_normalization n k alpha beta"
    ),
    pooling: (
        "AveragePooling2D average_pooling_2d ksize stride pad cover_all use_cudnn|"
        "MaxPooling2D max_pooling_2d ksize stride pad cover_all use_cudnn|"
        "SpatialPyramidPooling2D spatial_pyramid_pooling_2d x_shape pyramid_height pooling_class use_cudnn|"
        "Unpooling2D unpooling_2d ksize stride pad outsize cover_all"
    ),
}
_IGNORED = {"SpatialPyramidPooling2D": ("x_shape",), "AveragePooling2D": ("cover_all",)}


# Classes that call another function for another number of inputs.
_FORMS = {("BatchNormalizationFunction", 5): normalization.fixed_batch_normalization}
# Values of the first call that an object reuses in the next ones, as in the reference.
_KEPT = {"Gaussian": "eps", "NegativeSamplingFunction": "samples"}
# Labels that differ from the name of the class.
_LABELS = {"BatchDet": "det", "Cos": "cos", "Exp": "exp", "Log": "log", "Sin": "sin"}
_PAIRS = {
    "kh": ("ksize", 0),
    "kw": ("ksize", 1),
    "sy": ("stride", 0),
    "sx": ("stride", 1),
    "ph": ("pad", 0),
    "pw": ("pad", 1),
}


class _Kind(type):
    """Metaclass of these classes: functions of the library count as instances of the class with their
    label."""

    def __instancecheck__(cls, instance):
        if isinstance(instance, Function):
            return instance.label in (cls.__name__, cls.__name__.lower())
        return type.__instancecheck__(cls, instance)


class Single(metaclass=_Kind):
    """Holds arguments and hooks for calls; after a call also the attributes of its creator, such as inputs
    and mask."""

    def __init__(self):
        self.local_function_hooks = OrderedDict()

    def __call__(self, *inputs):
        """Applies the function."""
        with ExitStack() as stack:
            for hook in self.local_function_hooks.values():
                stack.enter_context(hook)
            results = self._apply(inputs)
        self.creator = creator = (results[0] if isinstance(results, tuple) else results).creator
        if creator is not None:
            for name, hook in self.local_function_hooks.items():
                creator.add_hook(hook, name)
        return results

    def forward(self, inputs):
        """The arrays of the results for arrays, as a tuple."""
        results = self(*[Variable(x, volatile="on") for x in inputs])
        return tuple([y.data for y in results]) if isinstance(results, tuple) else (results.data,)

    def backward(self, inputs, grad_outputs):
        """The gradients of the inputs for gradients of the results, as a tuple with None for missing ones."""
        inputs = [Variable(x) for x in inputs]
        results = self(*inputs)
        results = results if isinstance(results, tuple) else (results,)
        for y, grad in zip(results, grad_outputs):
            y.grad = grad
        results[0].backward()
        return tuple([x.grad for x in inputs])

    def add_hook(self, hook, name=None):
        """Registers a hook for later calls; KeyError if the name is taken."""
        name = hook.name if name is None else name
        if name in self.local_function_hooks:
            raise KeyError("hook %s already exists" % name)
        self.local_function_hooks[name] = hook

    def delete_hook(self, name):
        """Removes a hook; KeyError if there is none with that name."""
        del self.local_function_hooks[name]

    @property
    def label(self):
        """The name of the class, or the label of the function of the last call."""
        creator = self.__dict__.get("creator")
        return _LABELS.get(type(self).__name__, type(self).__name__) if creator is None else creator.label

    def __getattr__(self, name):
        if not name.startswith("_"):
            creator = self.__dict__.get("creator")
            if creator is not None and hasattr(creator, name):
                return getattr(creator, name)
            if name in ("inputs", "outputs"):
                return None
        raise AttributeError("%r object has no attribute %r" % (type(self).__name__, name))


def _check_axes(name, axes):
    """Checks the axes of a reduction as far as that is possible without an input."""
    if axes is None:
        return
    for axis in axes if isinstance(axes, tuple) else (axes,):
        if not isinstance(axis, int):
            raise TypeError("%s: axis: expected None, an int or a tuple of ints, got %r" % (name, axes))
    if isinstance(axes, tuple) and len(set(axes)) < len(axes):
        raise ValueError("%s: axis: expected different axes, got %r" % (name, axes))


def _class(name, function, parameters):
    ignored = _IGNORED.get(name, ())
    kept = _KEPT.get(name)

    def __init__(self, *args, **kwargs):
        if len(args) > len(parameters):
            raise TypeError("%s: expected at most %d arguments, got %d" % (name, len(parameters), len(args)))
        arguments = dict(zip(parameters, args))
        for key, value in kwargs.items():
            if key not in parameters or key in arguments:
                raise TypeError(
                    "%s: unexpected argument %r; expected %s" % (name, key, ", ".join(parameters) or "none")
                )
            arguments[key] = value
        if "axis" in arguments and name in ("Max", "Min", "Sum"):
            _check_axes(name, arguments["axis"])
        Single.__init__(self)
        self.arguments = {key: value for key, value in arguments.items() if key not in ignored}

    def _apply(self, inputs):
        results = _FORMS.get((name, len(inputs)), function)(*inputs, **self.arguments)
        if kept and kept not in self.arguments and results.creator is not None:
            self.arguments[kept] = getattr(results.creator, kept)
        return results

    def __getattr__(self, key):
        pair = _PAIRS.get(key)
        if pair is not None and pair[0] in parameters:
            value = getattr(self, pair[0])
            if value is None:  # the default stride of a pooling is its window
                value = self.ksize
            return value[pair[1]] if isinstance(value, tuple) else value
        if key in parameters and key not in ignored and "arguments" in self.__dict__:
            if key in self.arguments:
                return self.arguments[key]
            parameter = signature(function).parameters.get(key)
            if parameter is not None and parameter.default is not parameter.empty:
                return parameter.default
        return Single.__getattr__(self, key)

    def __repr__(self):
        return "%s(%s)" % (name, ", ".join("%s=%r" % item for item in self.arguments.items()))

    return _Kind(
        name,
        (Single,),
        {
            "__init__": __init__,
            "_apply": _apply,
            "__getattr__": __getattr__,
            "__repr__": __repr__,
            "__module__": "catenary.functions",
            "__doc__": "functions.%s with fixed arguments, to be called with variables." % function.__name__,
        },
    )


class Concat(Single):
    """functions.concat along an axis, to be called with variables."""

    def __init__(self, axis=1):
        super().__init__()
        self.axis = axis

    def _apply(self, inputs):
        return array.concat(inputs, self.axis)


class ConnectionistTemporalClassification(Single):
    """functions.connectionist_temporal_classification, to be called with input_length, label_length, t and
    the inputs."""

    def __init__(self, blank_symbol):
        super().__init__()
        self.blank_symbol = blank_symbol

    def _apply(self, inputs):
        input_length, label_length, t, *x = inputs
        return loss.connectionist_temporal_classification(
            list(x), t, self.blank_symbol, input_length, label_length
        )


__all__ = ["Single", "Concat", "ConnectionistTemporalClassification"]


def __dir__():
    return __all__


for _module, _rows in _TABLE.items():
    for _row in _rows.split("|"):
        _name, _function, *_parameters = _row.split()
        globals()[_name] = _class(_name, getattr(_module, _function), tuple(_parameters))
        __all__.append(_name)

_samples.holder = globals()["NegativeSamplingFunction"]
