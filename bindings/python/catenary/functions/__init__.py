"""Differentiable functions on variables. An array of this package or of NumPy may be passed in place of a
variable.

Classes such as ReLU exist for programs that were written with them.
"""

from importlib import import_module as _import_module

from ..configuration import recompute
from . import activation, array, classes, connection, loss, math, noise, normalization, pooling

forget = recompute
_FAMILIES = (activation, array, connection, loss, math, noise, normalization, pooling)

__all__ = ["forget", "recompute"]
for _module in (*_FAMILIES, classes):
    for _name in _module.__all__:
        if _name != "Single":
            globals()[_name] = getattr(_module, _name)
            __all__.append(_name)

# Functions with parameters, as version 1.3 of the reference called its links.
_LATER = frozenset(
    (
        "BatchNormalization Bilinear BinaryHierarchicalSoftmax Convolution2D EmbedID Inception InceptionBN "
        "Linear NegativeSampling PReLU Parameter"
    ).split()
)


def __getattr__(name):
    if name in _LATER:
        return getattr(_import_module("..links", __name__), name)
    if name == "caffe":
        return _import_module(".caffe", __name__)
    raise AttributeError("module %r has no attribute %r" % (__name__, name))


def __dir__():
    modules = [module.__name__.rpartition(".")[2] for module in (*_FAMILIES, classes)]
    return sorted(_LATER.union(__all__, modules, ["caffe"]))
