"""Differentiable functions on variables. Arrays (of ours or of NumPy) may stand for variables that nobody else needs.

Classes such as ReLU are there for programs that were written with them.
"""

from types import FunctionType as _FunctionType

from ..configuration import recompute
from . import activation, array, classes, connection, loss, math, noise, normalization, pooling

_HELPERS = ("pair", "unary", "axes_of")
_FAMILIES = (activation, array, connection, loss, math, noise, normalization, pooling)
for _family in _FAMILIES:
    for _name, _value in list(vars(_family).items()):
        if isinstance(_value, _FunctionType) and not _name.startswith("_") and _name not in _HELPERS:
            globals()[_name] = _value
_classes = [_name for _name in classes.__all__ if _name != "Single"]
for _name in _classes:
    globals()[_name] = getattr(classes, _name)
forget = recompute

__all__ = [
    _name
    for _name, _value in list(globals().items())
    if not _name.startswith("_") and (isinstance(_value, _FunctionType) or _name in _classes)
]

# Functions with parameters, as version 1.3 of the reference called its links.
_LINKS = frozenset(
    "BatchNormalization Bilinear BinaryHierarchicalSoftmax Convolution2D EmbedID Inception InceptionBN "
    "Linear NegativeSampling PReLU Parameter".split()
)


def __getattr__(name):
    from importlib import import_module

    if name in _LINKS:
        return getattr(import_module("..links", __name__), name)
    if name == "caffe":
        return import_module(".caffe", __name__)
    raise AttributeError("module %r has no attribute %r" % (__name__, name))


def __dir__():
    return sorted(set(globals()) | _LINKS)
