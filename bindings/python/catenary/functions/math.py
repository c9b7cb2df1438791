"""Elementwise mathematics, sums, products and linear algebra."""

from .. import _calls, raw
from .._calls import batch_det, batch_inv, batch_l2_norm_squared, det, inv
from .._operators import NAMES as _OPERATORS, number as _number
from . import activation as _activation
from ._forms import axes_of, unary


def _binary(name):
    """A function of two operands, either of which may be a number."""
    both = getattr(_calls, name)

    def function(x1, x2):
        if isinstance(x2, (int, float)):
            x2 = _number(x2, x1)
        elif isinstance(x1, (int, float)):
            x1 = _number(x1, x2)
        return both(x1, x2)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = both.__doc__
    function.__module__ = "catenary.functions"
    return function


def _call(name):
    """A function of variables alone."""
    return getattr(_calls, name)


def _elementwise():
    """The elementwise functions by name, but for operators and activations."""
    for inputs, name in raw.OPERATIONS.values():
        if name is not None and name not in _OPERATORS and name not in _activation.__all__:
            yield name, {1: unary, 2: _binary}.get(inputs, _call)(name)


_ELEMENTWISE = dict(_elementwise())
globals().update(_ELEMENTWISE)


def identity(*inputs):
    """The inputs themselves as new variables: one, or a tuple."""
    return _calls.identity(inputs[0]) if len(inputs) == 1 else _calls.identity_list(inputs)


def clip(x, x_min, x_max):
    return _calls.clip(x, x_min, x_max)


clip.__doc__ = _calls.clip.__doc__


def _reduction(name):
    call = getattr(_calls, name)

    def function(x, axis=None, keepdims=False):
        return call(x, axes_of(axis), keepdims)

    function.__name__ = function.__qualname__ = name
    function.__doc__ = call.__doc__.replace("NULL", "None")
    function.__module__ = "catenary.functions"
    return function


sum, max, min, mean, logsumexp = map(_reduction, ("sum", "max", "min", "mean", "logsumexp"))
average = mean


def matmul(a, b, transa=False, transb=False):
    """Product of two matrices, each optionally transposed; a vector counts as a matrix with one column."""
    return _calls.matmul(a, b, transa, transb)


def batch_matmul(a, b, transa=False, transb=False):
    """Products of the matrices of two batches (N, ., .); (N, .) counts as matrices with one column."""
    return _calls.batch_matmul(a, b, transa, transb)


__all__ = [
    "average",
    "batch_det",
    "batch_inv",
    "batch_l2_norm_squared",
    "batch_matmul",
    "clip",
    "det",
    "identity",
    "inv",
    "logsumexp",
    "matmul",
    "max",
    "mean",
    "min",
    "sum",
    *_ELEMENTWISE,
]


def __dir__():
    return __all__
