"""Arguments that are made once, for calls of C functions without conversions.

Calls of arrays with usual arguments go to C directly. If C refuses them, the general call finds out why.
"""

from ctypes import byref, c_int32, c_int64, c_size_t, c_void_p

from .. import raw
from .._library import quick
from ._ndarray import ndarray

new = c_void_p.__new__
NUMBERS = {axis: c_int64(axis) for axis in range(-4, 4)}
AXES = {axis: byref(number) for axis, number in NUMBERS.items()}
NO, YES, ONE, ZERO = c_int32(0), c_int32(1), c_size_t(1), c_size_t(0)
NO_DTYPE, ALL = c_int32(raw.CTN_DTYPE_NONE), c_int64(raw.CTN_AXIS_NONE)


def reduction(name, *more):
    """call(array, axis, keepdims) for a reduction along one axis or all axes (None), with further arguments;
    None if the general call has to be made."""
    function = quick("array_" + name)

    def call(array, axis, keepdims):
        made = new(ndarray)
        if axis is None:
            failed = function(array, None, ZERO, YES if keepdims else NO, *more, byref(made))
        elif axis.__class__ is int and axis in AXES:
            failed = function(array, AXES[axis], ONE, YES if keepdims else NO, *more, byref(made))
        else:
            return None
        return None if failed else made

    return call


def position(name):
    """Like reduction, for functions that take one axis, or all."""
    function = quick("array_" + name)

    def call(array, axis, keepdims):
        at = ALL if axis is None else NUMBERS.get(axis) if axis.__class__ is int else None
        if at is None:
            return None
        made = new(ndarray)
        return None if function(array, at, YES if keepdims else NO, byref(made)) else made

    return call
