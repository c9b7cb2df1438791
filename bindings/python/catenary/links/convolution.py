"""Convolutions and modules composed of them."""

from .. import _calls, raw
from .._errors import UnmetError
from .._signed import constructor
from .._training import training
from ..functions import relu
from ..initializers import as_initializer
from ..link import ChainList
from ._base import NativeChain, NativeLink, bias_values, options, pair, registered, shape_of, size

_POOLINGS = {"max": raw.CTN_POOLING_MAX, "avg": raw.CTN_POOLING_AVERAGE}


# The arguments of constructors that have defaults.
_DEFAULTS = dict(
    stride=1,
    pad=0,
    wscale=1,
    bias=0,
    nobias=False,
    outsize=None,
    use_cudnn=True,
    initialW=None,
    initial_bias=None,
    dilate=1,
    groups=1,
    dtype=None,
)


def _lengths(value, axes, name):
    if axes is None:
        return pair(value, name)
    if hasattr(value, "__index__"):
        return (value,) * axes
    if len(value) != axes:
        raise ValueError("%s: expected %d numbers, one for each axis, got %r" % (name, axes, value))
    return tuple(value)


def _constructor(title, make, names, kept):
    """The constructor of a link with these arguments, which the function `make` of the library makes. The
    arguments in `kept` become attributes."""
    names = names.split()
    parameters = [(name, None, *([_DEFAULTS[name]] if name in _DEFAULTS else [])) for name in names]

    def fill(self, *values):
        given = dict(zip(names, values))
        given.update(_build(self, title, make, **given))
        self.__dict__.update({name: given[name] for name in kept})

    return constructor(title, parameters, fill)


def _build(
    self,
    title,
    make,
    in_channels,
    out_channels,
    ksize,
    stride,
    pad,
    wscale,
    bias,
    nobias,
    initialW,
    initial_bias,
    dilate,
    groups,
    dtype,
    ndim=None,
    outsize=None,
    use_cudnn=None,
):
    """Returns the arguments that have a number for each axis."""

    def lengths(name, value):
        return _lengths(value, ndim, "%s: %s" % (title, name))

    window = [lengths(*item) for item in (("ksize", ksize), ("stride", stride), ("pad", pad))]
    outsize = None if outsize is None else lengths("outsize", outsize)
    initial = {"W": initialW}
    named = dict(
        wscale=wscale,
        bias=bias_values(initial, nobias, bias, initial_bias),
        nobias=nobias,
        groups=groups,
        dilation=lengths("dilate", dilate),
        outsize=outsize,
    )
    window_arguments = window if ndim is not None else sum(window, ())
    self._built(make(size(in_channels), out_channels, *window_arguments, options(dtype, initial, **named)))
    return {"stride": window[1], "pad": window[2], "outsize": (None, None) if outsize is None else outsize}


@registered
class Convolution2D(NativeLink):
    """Two-dimensional convolution, see functions.convolution_2d.

    in_channels: a number, or None for that of the first input. out_channels: a number. ksize, stride, pad: an
    integer, or one for each axis (y, x). wscale: factor of the standard deviation sqrt(1 / (in_channels ky
    kx)) of the initial W. bias: initial value of b. nobias: whether to omit b. use_cudnn: has no effect.
    initialW, initial_bias: initial values: arrays, numbers or initializers. dilate: distance between the
    elements of a window. groups: number of groups of channels. Attributes: W (out_channels, in_channels /
    groups, ky, kx), b (out_channels).
    """

    _none = ("b",)
    __init__ = _constructor(
        "Convolution2D",
        _calls.link_convolution_2d_new,
        "in_channels out_channels ksize stride pad wscale bias nobias use_cudnn initialW initial_bias dilate "
        "groups dtype",
        ("stride", "pad", "use_cudnn"),
    )


@registered
class Deconvolution2D(NativeLink):
    """Two-dimensional deconvolution, see functions.deconvolution_2d.

    The arguments are those of Convolution2D, and outsize: the size (height, width) of the result, by default
    the smallest possible. Attributes: W (in_channels, out_channels / groups, ky, kx), b (out_channels).
    """

    _none = ("b",)
    __init__ = _constructor(
        "Deconvolution2D",
        _calls.link_deconvolution_2d_new,
        "in_channels out_channels ksize stride pad wscale bias nobias outsize use_cudnn initialW "
        "initial_bias dilate groups dtype",
        ("stride", "pad", "use_cudnn", "outsize"),
    )


@registered
class ConvolutionND(NativeLink):
    """Convolution over one to three spatial axes; `ndim` is their number. The other arguments are those of
    Convolution2D, with one integer or one for each axis. Attributes: W (out_channels, in_channels / groups,
    k...), b (out_channels)."""

    _none = ("b",)
    __init__ = _constructor(
        "ConvolutionND",
        _calls.link_convolution_nd_new,
        "ndim in_channels out_channels ksize stride pad wscale bias nobias initialW initial_bias dilate "
        "groups dtype",
        ("ndim", "stride", "pad"),
    )


@registered
class DeconvolutionND(NativeLink):
    """Deconvolution over one to three spatial axes; `ndim` is their number. The other arguments are those of
    Deconvolution2D. Attributes: W (in_channels, out_channels / groups, k...), b (out_channels)."""

    _none = ("b",)
    __init__ = _constructor(
        "DeconvolutionND",
        _calls.link_deconvolution_nd_new,
        "ndim in_channels out_channels ksize stride pad wscale bias nobias outsize initialW initial_bias "
        "dilate groups dtype",
        ("ndim", "stride", "pad"),
    )


@registered
class Inception(NativeChain):
    """Inception module of GoogLeNet: four concatenated paths, from (N, in_channels, h, w) to (N, out1 + out3
    + out5 + proj_pool, h, w). The convolutions are the children conv1, proj3, conv3, proj5, conv5, projp."""

    def __init__(self, in_channels, out1, proj3, out3, proj5, out5, proj_pool, initial=None, dtype=None):
        self._built(
            _calls.link_inception_new(
                size(in_channels), out1, proj3, out3, proj5, out5, proj_pool, options(dtype, initial)
            )
        )


@registered
class InceptionBN(NativeChain):
    """Inception module with batch normalization after each convolution.

    out1: channels of the 1x1 path, 0 to omit it. pooltype: "max" or "avg". proj_pool: channels of the
    convolution after the pooling, None to omit it. stride: stride of the last convolution of each path.
    decay, eps: arguments of the normalizations. Attribute: train, whether the statistics of the batch are
    used and learned, initially True.
    """

    def __init__(
        self,
        in_channels,
        out1,
        proj3,
        out3,
        proj33,
        out33,
        pooltype,
        proj_pool=None,
        stride=1,
        decay=None,
        eps=None,
        initial=None,
        dtype=None,
    ):
        if pooltype not in _POOLINGS:
            raise NotImplementedError("InceptionBN: pooltype: expected 'max' or 'avg', got %r" % (pooltype,))
        if size(out1) > 0 and (proj_pool is None or stride != 1):
            raise UnmetError(
                "InceptionBN: expected proj_pool and a stride of 1 if out1 is above 0, got %r and %r"
                % (proj_pool, stride)
            )
        self._built(
            _calls.link_inception_bn_new(
                size(in_channels),
                out1,
                proj3,
                out3,
                proj33,
                out33,
                _POOLINGS[pooltype],
                0 if proj_pool is None else proj_pool,
                stride,
                options(dtype, initial, decay=decay, eps=eps),
            )
        )
        self.__dict__.update(train=True, out1=out1, proj_pool=proj_pool, pooltype=pooltype, stride=stride)

    train = True

    def __call__(self, x):
        """The concatenated channels of all paths."""
        with training(self.train):
            return _calls.link_call1(self, x)


class MLPConvolution2D(ChainList):
    """Convolutions in sequence, the first with the given window, the others 1x1, with an activation between
    them.

    out_channels: a tuple with the channels of each convolution. activation: a function of a variable, relu by
    default. The other arguments are those of Convolution2D; wscale and bias apply to all convolutions.
    Attribute: activation.
    """

    def __init__(
        self,
        in_channels,
        out_channels,
        ksize,
        stride=1,
        pad=0,
        wscale=1,
        activation=None,
        use_cudnn=True,
        bias=0,
        initialW=None,
        initial_bias=None,
        dtype=None,
    ):
        channels = shape_of(out_channels)
        if not channels:
            raise ValueError("MLPConvolution2D: out_channels: expected at least one number, got none")
        shared = dict(
            wscale=wscale,
            bias=bias,
            dtype=dtype,
            use_cudnn=use_cudnn,
            initialW=_shared(initialW),
            initial_bias=_shared(initial_bias),
        )
        ChainList.__init__(
            self,
            Convolution2D(in_channels, channels[0], ksize, stride, pad, **shared),
            *[Convolution2D(before, after, 1, **shared) for before, after in zip(channels, channels[1:])],
        )
        self.activation = relu if activation is None else activation

    def __call__(self, x):
        """The result of the last convolution, without the activation."""
        first = True
        for link in self._links.values():
            x = link(x if first else self.activation(x))
            first = False
        return x


def _shared(value):
    return None if value is None else as_initializer(value)


__all__ = [
    "Convolution2D",
    "ConvolutionND",
    "Deconvolution2D",
    "DeconvolutionND",
    "Inception",
    "InceptionBN",
    "MLPConvolution2D",
]


def __dir__():
    return __all__
