"""Memory that is shared with NumPy and others."""
from ctypes import byref, c_void_p

from .. import raw
from .._convert import int64s
from .._dtype import dtype_code, numpy
from .._errors import failure
from .._handle import Array, _new, library

_kept = {}  # number -> the object whose memory an array uses


@raw.ctn_array_deleter_fn
def _let_go(*arguments):
    _kept.pop(arguments[-1], None)


def from_buffer_like(value):
    """An array over the memory of a NumPy array, which stays alive as long."""
    value = numpy.asanyarray(value)
    key = id(value)
    while key in _kept:
        key += 1
    _kept[key] = value
    out = _new(Array._made)
    status = library.ctn_array_from_memory(value.ctypes.data, int64s(value.shape, "shape"), value.ndim,
                                           int64s(value.strides, "strides"), dtype_code(value.dtype), _let_go, key, None,
                                           byref(out))
    if status:
        raise failure(status)
    return out


def host_address(array):
    out = c_void_p()
    status = library.ctn_array_data(array, byref(out))
    if status:
        raise failure(status)
    return out.value
