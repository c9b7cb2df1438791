"""CuPy's functions that only call the method of their argument, so that an array of NumPy gives NumPy's
result."""

import functools

from .. import array
from .._dtype import NUMPY_ARRAY

_NAMES = ("prod", "sum")


def _passing(function):
    @functools.wraps(function)
    def passing(a, *args, **kwargs):
        if isinstance(a, NUMPY_ARRAY):
            return getattr(a, function.__name__)(*args, **kwargs)
        return function(a, *args, **kwargs)

    return passing


def install():
    """Makes these functions do the same here; returns a line of text that lists them."""
    for name in _NAMES:
        setattr(array, name, _passing(getattr(array, name)))
    return "arrays of NumPy are passed on to NumPy by: %s" % ", ".join(_NAMES)
