"""Arguments that are made once, for calls of C functions without conversions.

Calls of arrays with usual arguments go to C directly. If C refuses them, the general call finds out why.
"""

from struct import pack

from .. import _calls, raw
from ._ndarray import ndarray

AXES = {axis: pack("q", axis) for axis in range(-4, 4)}
NO_DTYPE, ALL = raw.CTN_DTYPE_NONE, raw.CTN_AXIS_NONE


def reduction(name, *more):
    """call(array, axis, keepdims) for a reduction along one axis or all axes (None), with further arguments;
    None if the general call has to be made."""
    function = getattr(_calls, "ctn_array_" + name)

    def call(array, axis, keepdims):
        try:
            if axis is None:
                return function(array, None, 0, 1 if keepdims else 0, *more)
            if axis.__class__ is int and axis in AXES:
                return function(array, AXES[axis], 1, 1 if keepdims else 0, *more)
        except Exception:  # the general call has the message
            pass
        return None

    return call


def position(name):
    """Like reduction, for functions that take one axis, or all."""
    function = getattr(_calls, "ctn_array_" + name)

    def call(array, axis, keepdims):
        at = ALL if axis is None else axis if axis.__class__ is int and axis in AXES else None
        if at is None:
            return None
        try:
            return function(array, at, 1 if keepdims else 0)
        except Exception:  # as above
            return None

    return call


def joined(name):
    """call(sequence of arrays), or also with an axis, for functions that join arrays; None as above, and for
    other sequences than lists and tuples of plain arrays."""
    function = getattr(_calls, "ctn_array_" + name)

    def call(arrays, *axes):
        if arrays.__class__ is not tuple and arrays.__class__ is not list:
            return None
        for array in arrays:
            if array.__class__ is not ndarray:
                return None
        for axis in axes:
            if axis.__class__ is not int or axis not in AXES:
                if axis is not None:
                    return None
                axes = (ALL,)
        try:
            return function(_calls.addresses(arrays), len(arrays), *axes)
        except Exception:  # as above
            return None

    return call
