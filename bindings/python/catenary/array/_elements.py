"""Lengths of arrays, and elements as Python's numbers."""

import warnings
from ctypes import byref, c_double, c_int64

from .. import raw
from .._dtype import DTYPES
from .._extension import native
from .._library import library, quick
from ._interop import numbers

_ndim, _shape, _size, _dtype = (
    library.ctn_array_ndim,
    library.ctn_array_shape,
    library.ctn_array_size,
    library.ctn_array_dtype,
)
_item_f64 = quick("array_item_f64")
_INTEGER = quick("array_item_i64"), c_int64, int
# By dtypes: the call for one element, what receives it, and its class; None for dtypes that neither holds.
READ = [None] * len(DTYPES)
for _code in range(raw.CTN_INT8, raw.CTN_UINT64):
    READ[_code] = _INTEGER
for _code in (raw.CTN_FLOAT16, raw.CTN_BFLOAT16, raw.CTN_FLOAT32, raw.CTN_FLOAT64):
    READ[_code] = _item_f64, c_double, float


def single(array, kind):
    """The only element as a number of a class of Python."""
    if _size(array) != 1:
        raise TypeError(
            "only size-1 arrays can be converted to Python scalars, got shape %r" % (array.shape,)
        )
    return kind(numbers(array)[0])


def _len(self):
    if not _ndim(self):
        raise TypeError("len() of unsized object")
    return _shape(self)[0]


def _float(self):
    value = c_double()
    return single(self, float) if _item_f64(self, None, 0, byref(value)) else value.value


def _int(self):
    read = READ[_dtype(self)]
    if read is _INTEGER:
        value = c_int64()
        if not read[0](self, None, 0, byref(value)):
            return value.value
    return single(self, int)


def _bool(self):
    value = c_double()
    if not _item_f64(self, None, 0, byref(value)):
        return value.value != 0
    if _size(self) > 1:
        raise ValueError(
            "The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()"
        )
    if not _size(self):
        warnings.warn(
            "the truth value of an empty array is ambiguous: it is False here, an error in newer NumPy",
            DeprecationWarning,
            stacklevel=2,
        )
        return False
    return bool(numbers(self)[0])


def _hollow(shape):
    """Nested lists for a shape without elements."""
    return [_hollow(shape[1:]) for _ in range(shape[0])] if len(shape) > 1 else []


def _tolist(self):
    """The elements as nested lists of Python numbers; a number for a 0-d array."""
    flat, ndim = numbers(self), _ndim(self)
    if ndim < 2:
        return list(flat) if ndim else flat[0]
    flat, shape = list(flat), self.shape
    for length in reversed(shape[1:]):
        if not length:
            break
        flat = [flat[i : i + length] for i in range(0, len(flat), length)]
    return flat if all(shape) else _hollow(shape)


GENERAL = _len, _float, _int, _bool, _tolist


def attach(ndarray):
    """Adds these to the class, unless the extension module has them and leaves to GENERAL what is unusual."""
    if native is None:
        ndarray.tolist = _tolist
        for function in GENERAL[:-1]:
            function.__name__ = "_%s__" % function.__name__  # such as __len__
            setattr(ndarray, function.__name__, function)
