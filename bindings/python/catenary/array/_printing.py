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


array_str, _repr = _printer("array_str"), _printer("array_repr")


def array_repr(array, *options):
    """The text of an array that shows its class, with the options of array_str."""
    text, name = _repr(array, *options), type(array).__name__
    if name == "ndarray" or not text.startswith("array("):
        return text
    first, *rest = text.split("\n")
    indent = " " * (len(name) + 1)
    return "\n".join([name + first[len("array") :]] + [indent + line[len("array(") :] for line in rest])
