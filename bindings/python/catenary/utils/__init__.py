"""Utilities: type checks, Walker's alias method, sizes of convolutions."""

from .. import _calls
from .._dtype import numpy
from ..array import asarray as _asarray
from . import array, conv, type_check, walker_alias
from .experimental import experimental
from .walker_alias import WalkerAlias


def force_array(x, dtype=None):
    """A number as a 0-d array (of NumPy if it is installed); an array is returned itself, or converted to the
    dtype."""
    if numpy is None or isinstance(x, _calls.Array):
        return _asarray(x, dtype)
    return numpy.asarray(x, dtype)


def force_type(dtype, value):
    """Converts an array to the dtype; a number is returned itself."""
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
