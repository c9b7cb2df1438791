"""Text for arrays: by the library, or by NumPy if its print options are not the defaults."""

from .. import _calls, raw
from .._dtype import numpy
from .._library import library
from ._interop import asnumpy

_DEFAULTS = {
    "edgeitems": 3,
    "threshold": 1000,
    "floatmode": "maxprec",
    "precision": 8,
    "suppress": False,
    "linewidth": 75,
    "nanstr": "nan",
    "infstr": "inf",
    "sign": "-",
    "formatter": None,
    "legacy": False,
}


def _numpy_differs():
    if numpy is None:
        return False
    options = numpy.get_printoptions()
    return any(options[name] != value for name, value in _DEFAULTS.items())


def _printer(name):
    ours, theirs = getattr(_calls, name), getattr(numpy, name, None)

    def text(array, *options):
        """`options` are the line width, the precision, and whether small numbers are printed as zeros; None
        is the default."""
        if _numpy_differs() and library.ctn_array_dtype(array) != raw.CTN_BFLOAT16:
            return theirs(asnumpy(array), *options)
        return ours(array, *[-1 if value is None else int(value) for value in options or (None,) * 3])

    return text


array_repr, array_str = _printer("array_repr"), _printer("array_str")
