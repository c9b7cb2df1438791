"""Utilities: type checks, Walker's alias method, sizes of convolutions."""

from .. import _calls
from .._dtype import numpy
from ..array import asarray as _asarray
from . import array, conv, type_check, walker_alias
from .experimental import experimental
from .walker_alias import WalkerAlias


def force_array(x, dtype=None):
    """A number as an array of no axes (of NumPy, where it is installed); an array as it is, or of the
    dtype."""
    if numpy is None or isinstance(x, _calls.Array):
        return _asarray(x, dtype)
    return numpy.asarray(x, dtype)


def force_type(dtype, value):
    """A number as it is, an array of another dtype converted."""
    if not hasattr(value, "astype"):
        return dtype.type(value) if hasattr(dtype, "type") else value
    return value if value.dtype == dtype else value.astype(dtype)


__all__ = [
    "WalkerAlias",
    "array",
    "conv",
    "experimental",
    "force_array",
    "force_type",
    "type_check",
    "walker_alias",
]


def __dir__():
    return __all__
