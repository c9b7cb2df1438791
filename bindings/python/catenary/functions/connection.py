"""Functions that connect layers."""

from .. import _calls
from .._training import training
from ._forms import pair
from ._options import options


def attention(q, k, v, mask=None, scale=0.0, causal=False, dropout=0.0, train=True):
    given = options(scale=scale or None, causal=causal or None, dropout=dropout or None)
    with training(train):
        return _calls.attention(q, k, v, mask, given)


attention.__doc__ = _calls.attention.__doc__ + " Weights are dropped only if train is true."


def bilinear(e1, e2, W, V1=None, V2=None, b=None):
    """e1 W e2 for every output, plus e1 V1 + e2 V2 + b if those three are given: e1 (N, J), e2 (N, K), W (J,
    K, L)."""
    return _calls.bilinear(e1, e2, W, V1, V2, b)


def _windows(dilate, groups):
    """The options dilation and groups for two axes."""
    if dilate == 1 and groups == 1:
        return None
    return options(dilation=pair(dilate, "dilate"), groups=groups)


def convolution_2d(x, W, b=None, stride=1, pad=0, use_cudnn=True, dilate=1, groups=1):
    """x (N, C, h, w) correlated with W (O, C / groups, kh, kw), plus b (O): stride, pad and dilate are a
    number or (y, x)."""
    return _calls.convolution_2d(
        x, W, b, *pair(stride, "stride"), *pair(pad, "pad"), _windows(dilate, groups)
    )


def deconvolution_2d(x, W, b=None, stride=1, pad=0, outsize=None, use_cudnn=True, dilate=1, groups=1):
    """The transpose of convolution_2d: x (N, O, h, w), W (O, C / groups, kh, kw), b (C); outsize (h, w) of
    the result."""
    outsize = pair(outsize, "outsize") if outsize is not None else (0, 0)
    return _calls.deconvolution_2d(
        x, W, b, *pair(stride, "stride"), *pair(pad, "pad"), *outsize, _windows(dilate, groups)
    )


def _each(value, count):
    return value if hasattr(value, "__len__") else (value,) * count


def convolution_nd(x, W, b=None, stride=1, pad=0, use_cudnn=True, cover_all=False, dilate=1, groups=1):
    """Like convolution_2d, with any number of spatial axes."""
    if cover_all:
        raise ValueError("convolution_nd: cover_all: expected False")
    n = x.ndim - 2
    return _calls.convolution_nd(
        x, W, b, _each(stride, n), _each(pad, n), options(dilation=_each(dilate, n), groups=groups)
    )


def deconvolution_nd(x, W, b=None, stride=1, pad=0, outsize=None, use_cudnn=True, dilate=1, groups=1):
    """Like deconvolution_2d, with any number of spatial axes."""
    n = x.ndim - 2
    return _calls.deconvolution_nd(
        x,
        W,
        b,
        _each(stride, n),
        _each(pad, n),
        options(dilation=_each(dilate, n), groups=groups, outsize=outsize),
    )


def embed_id(x, W, ignore_label=None):
    """The rows of W with the numbers x (signed integers); zeros where x is ignore_label."""
    return _calls.embed_id(x, W, None if ignore_label is None else options(ignore_label=ignore_label))


def linear(x, W, b=None):
    """x W^T + b: x (N, ...) flattened to (N, in), W (out, in), b (out)."""
    return _calls.linear(x, W, b)


def _flat(lists):
    """The elements of lists of each layer."""
    return [each for layer in lists for each in layer]


def n_step_lstm(n_layers, dropout_ratio, hx, cx, ws, bs, xs):
    """(hy, cy, ys) of stacked LSTM layers over whole sequences.

    hx, cx: initial states (n_layers, B, U), None for zeros. ws, bs: for each layer, a list of eight weights
    and of eight biases, for i, f, c and o of the input, then of the state. xs: for each step, a variable
    (B_t, I); the sequences are ordered by descending length. dropout_ratio: probability with which the inputs
    of all layers but the first are dropped while `train` is on.
    """
    return _calls.n_step_lstm(n_layers, dropout_ratio, hx, cx, _flat(ws), _flat(bs), xs)


def n_step_bilstm(n_layers, dropout_ratio, hx, cx, ws, bs, xs):
    """n_step_lstm in both directions: ws and bs have lists for both directions of each layer, the forward one
    first, and so have hx and cx; outputs have 2 U columns."""
    return _calls.n_step_bilstm(n_layers, dropout_ratio, hx, cx, _flat(ws), _flat(bs), xs)


def n_step_gru(n_layers, dropout_ratio, hx, ws, bs, xs):
    """(hy, ys) of stacked GRU layers over whole sequences.

    The arguments are those of n_step_lstm; ws and bs are lists of six weights and biases for each layer, for
    r, z and the candidate of the input, then of the state.
    """
    return _calls.n_step_gru(n_layers, dropout_ratio, hx, _flat(ws), _flat(bs), xs)


def n_step_bigru(n_layers, dropout_ratio, hx, ws, bs, xs):
    """n_step_gru in both directions: ws and bs have lists for both directions of each layer, the forward one
    first, and so has hx; outputs have 2 U columns."""
    return _calls.n_step_bigru(n_layers, dropout_ratio, hx, _flat(ws), _flat(bs), xs)


__all__ = [
    "attention",
    "bilinear",
    "convolution_2d",
    "convolution_nd",
    "deconvolution_2d",
    "deconvolution_nd",
    "embed_id",
    "linear",
    "n_step_bigru",
    "n_step_bilstm",
    "n_step_gru",
    "n_step_lstm",
]


def __dir__():
    return __all__
