"""The n-dimensional array."""
from ctypes import byref, c_void_p

from .. import _calls, raw
from .._dtype import DTYPES, bfloat16, dtype_code, numpy
from .._errors import failure
from .._handle import Array as ArrayHandle
from .._library import library
from ._interop import from_buffer_like, host_address

_new = c_void_p.__new__


def _quick(name):
    """A C function without conversions of its arguments: for handles, which need none."""
    return library._FuncPtr(("ctn_" + name, library))


def _binary(name, title=None):
    forward, into = _quick("array_" + name), _quick("array_%s_into" % name)

    def operator(self, other):
        if other.__class__ is ndarray:
            out = _new(ndarray)
            status = forward(self, other, byref(out))
            if status:
                raise failure(status)
            return out
        other = as_operand(other)
        return NotImplemented if other is NotImplemented else _ufunc(name, self, other)

    def reflected(self, other):
        other = as_operand(other)
        return NotImplemented if other is NotImplemented else _ufunc(name, other, self)

    def inplace(self, other):
        if other.__class__ is ndarray:
            status = into(self, other, self)
            if status:
                raise failure(status)
            return self
        other = as_operand(other)
        if other is NotImplemented:
            return other
        _calls.array_ufunc(name, (self, other), None, raw.CTN_CASTING_SAME_KIND, None, self)
        return self

    return operator, reflected, inplace


def _ufunc(name, *inputs):
    return _calls.array_ufunc(name, inputs, None, raw.CTN_CASTING_SAME_KIND, None, None)


class ndarray(ArrayHandle):
    """An n-dimensional array on one device."""

    __slots__ = ()
    __array_priority__ = 100

    __add__, __radd__, __iadd__ = _binary("add")
    __sub__, __rsub__, __isub__ = _binary("subtract")
    __mul__, __rmul__, __imul__ = _binary("multiply")
    __truediv__, __rtruediv__, __itruediv__ = _binary("true_divide")

    def __del__(self, release=library.ctn_array_release):
        release(self)

    @property
    def ndim(self):
        return library.ctn_array_ndim(self)

    @property
    def shape(self):
        return tuple(library.ctn_array_shape(self)[:library.ctn_array_ndim(self)])

    @property
    def strides(self):
        return tuple(library.ctn_array_strides(self)[:library.ctn_array_ndim(self)])

    @property
    def dtype(self):
        return DTYPES[library.ctn_array_dtype(self)]

    @property
    def size(self):
        return library.ctn_array_size(self)

    def __repr__(self):
        return _calls.array_repr(self, -1, -1, -1)

    def __str__(self):
        return _calls.array_str(self, -1, -1, -1)


ndarray._made = ArrayHandle._made = ndarray


def scalar(value):
    """A weak scalar for a Python number, which keeps its kind but does not widen an array."""
    if value.__class__ is float:
        return _calls.array_scalar_f64(value)
    if value.__class__ is bool:
        return _calls.array_scalar_bool(value)
    return _calls.array_scalar_i64(value)


def as_operand(value):
    """What stands beside an array in an operator: an array, a NumPy array or scalar, or a number; else NotImplemented."""
    if isinstance(value, ndarray):
        return value
    if isinstance(value, (bool, int, float)) and value.__class__ in (bool, int, float):
        return scalar(value)
    if numpy is not None and isinstance(value, (numpy.ndarray, numpy.generic)):
        return from_buffer_like(value)
    return NotImplemented


def as_array(value, function, name):
    """For calls: an argument that is no array yet."""
    operand = as_operand(value)
    if operand is NotImplemented:
        raise TypeError("%s: %s: expected an array, got %s" % (function, name, type(value).__name__))
    return operand


_calls.bind(Array=ndarray, as_array=as_array)
