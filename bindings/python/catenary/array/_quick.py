"""Arguments that are made once, for calls of C functions without conversions.

Calls of arrays with usual arguments go to C directly. If C refuses them, the general call finds out why.
"""

from struct import pack

from .. import _calls, raw
from .._extension import native
from ._ndarray import ndarray

AXES = {axis: pack("q", axis) for axis in range(-4, 4)}
NO_DTYPE, ALL = raw.CTN_DTYPE_NONE, raw.CTN_AXIS_NONE

if native is None:

    def are_plain(values):
        """Whether a value is a list or tuple of arrays of no other class."""
        return values.__class__ in (list, tuple) and all([value.__class__ is ndarray for value in values])

else:
    are_plain = native.are_arrays


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
    function = getattr(_calls, "array_" + name)

    def call(arrays, *axis):
        try:
            return function(arrays, *axis) if are_plain(arrays) else None
        except Exception:  # as above
            return None

    return call
