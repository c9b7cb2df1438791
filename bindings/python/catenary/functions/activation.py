"""Activation functions."""

from .. import _calls
from .._calls import lstm, prelu, silu, slstm  # noqa: F401
from ._forms import unary
from ._options import options

relu, sigmoid, tanh = (unary(name, use_cudnn=True) for name in ("relu", "sigmoid", "tanh"))


def clipped_relu(x, z=20.0):
    """min(max(0, x), z), with z > 0."""
    return _calls.clipped_relu(x, z)


def elu(x, alpha=1.0):
    """x where x >= 0, else alpha * (exp(x) - 1)."""
    return _calls.elu(x, alpha)


def gelu(x, approximate=False):
    """x times the standard normal distribution function of x, or its approximation by tanh."""
    return _calls.gelu(x, options(approximate=True) if approximate else None)


def leaky_relu(x, slope=0.2):
    """x where x >= 0, else slope * x."""
    return _calls.leaky_relu(x, slope)


def log_softmax(x, use_cudnn=True):
    return _calls.log_softmax(x, None)


log_softmax.__doc__ = _calls.log_softmax.__doc__


def maxout(x, pool_size, axis=1):
    """The largest of every pool_size neighbors along an axis, whose length must be a multiple of
    pool_size."""
    return _calls.maxout(x, pool_size, axis)


def softmax(x, use_cudnn=True):
    return _calls.softmax(x, None)


softmax.__doc__ = _calls.softmax.__doc__


def softplus(x, beta=1.0):
    """log(1 + exp(beta * x)) / beta."""
    return _calls.softplus(x, beta)


__all__ = [
    "clipped_relu",
    "elu",
    "gelu",
    "leaky_relu",
    "log_softmax",
    "lstm",
    "maxout",
    "prelu",
    "relu",
    "sigmoid",
    "silu",
    "slstm",
    "softmax",
    "softplus",
    "tanh",
]


def __dir__():
    return __all__
