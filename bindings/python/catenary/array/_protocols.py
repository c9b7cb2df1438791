"""NumPy's protocols for functions that meet arrays of others, and DLPack."""
from .. import _calls, raw
from .._dtype import numpy
from .._library import library
from ._interop import as_operand, asnumpy, from_numpy


def attach(ndarray):
    pass
