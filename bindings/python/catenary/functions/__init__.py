"""Differentiable functions on variables. Arrays (of ours or of NumPy) may stand for variables that nobody else needs."""
from .activation import *  # noqa: F401,F403
from .array import *  # noqa: F401,F403
from .connection import *  # noqa: F401,F403
from .loss import *  # noqa: F401,F403
from .math import *  # noqa: F401,F403
from .noise import *  # noqa: F401,F403
from .normalization import *  # noqa: F401,F403
from .pooling import *  # noqa: F401,F403

# Functions with parameters, as version 1.3 of the reference called its links.
_LINKS = frozenset("BatchNormalization Bilinear BinaryHierarchicalSoftmax Convolution2D EmbedID Inception InceptionBN Linear "
                   "NegativeSampling PReLU Parameter".split())


def __getattr__(name):
    from importlib import import_module
    if name in _LINKS:
        return getattr(import_module("..links", __name__), name)
    if name == "caffe":
        return import_module(".caffe", __name__)
    raise AttributeError("module %r has no attribute %r" % (__name__, name))


def __dir__():
    return sorted(set(globals()) | _LINKS)
