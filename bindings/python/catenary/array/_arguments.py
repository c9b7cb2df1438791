"""Conversion of arguments of routines for the generated calls."""

from operator import index

from .. import raw
from .._calls import array_copyto, array_to_device
from .._convert import CASTINGS, chosen  # noqa: F401  (for the routines)
from .._errors import AxisError
from .._handle import keep
from ._device import device_name
from ._interop import NUMPY_ARRAY, NUMPY_SCALAR, as_operand, on_host
from ._ndarray import ndarray
from ._values import array, asarray, from_number

AXIS_NONE = raw.CTN_AXIS_NONE
NONE = raw.CTN_DTYPE_NONE
MODES = {"raise": raw.CTN_INDEX_MODE_RAISE, "wrap": raw.CTN_INDEX_MODE_WRAP, "clip": raw.CTN_INDEX_MODE_CLIP}


class ZeroError(ZeroDivisionError, ValueError):
    """A zero divisor: the step of a range or a number of parts."""


def _is_number(value):
    return isinstance(value, (bool, int, float, NUMPY_SCALAR)) or (
        isinstance(value, NUMPY_ARRAY) and not value.ndim
    )


def operand(value, beside=None):
    """An operand of an elementwise operation: an array, a NumPy array or scalar, a number, or a (nested) list
    or tuple of them; TypeError for others.

    Beside another number, a number counts as an array of its own dtype.
    """
    if isinstance(value, ndarray):
        return value
    if isinstance(value, (list, tuple)):
        return near(array(value), beside)
    if not isinstance(beside, ndarray) and _is_number(value) and _is_number(beside):
        return array(value)
    made = as_operand(value, beside if isinstance(beside, ndarray) else None)
    if made is NotImplemented:
        raise TypeError("Unsupported type %s" % type(value))
    return made


def array_like(value, beside=None):
    """An array argument of a routine, which may also be a (nested) sequence or a buffer, as in NumPy.

    Numbers and sequences become arrays on the device of the array `beside`, and numbers that do not fit its
    dtype get a wider one.
    """
    if value.__class__ in (int, float) and (beside is None or beside.__class__ is ndarray):
        return as_operand(value, beside)
    if isinstance(value, ndarray):
        return value
    beside = beside if isinstance(beside, ndarray) else None
    made = as_operand(value, beside)
    if made is NotImplemented:
        return near(asarray(value), beside)
    return made


def near(made, beside):
    """The array on the device of another, if there is one."""
    if made is beside or not isinstance(beside, ndarray) or on_host(made) and on_host(beside):
        return made
    if device_name(made) == device_name(beside):
        return made
    return array_to_device(made, device_name(beside))


def viewed(value):
    """Like array_like, for an array of which results may be views: it becomes their `base`."""
    value = array_like(value)
    keep(value)
    return value


def strong(value, beside=None):
    """Like array_like, but a number counts as an array of its own dtype."""
    if isinstance(value, ndarray):
        return value
    if isinstance(value, (bool, int, float)):
        made = from_number(value)
        return near(array(value) if made is None else made, beside)
    return array_like(value, beside)


def array_likes(values, function, name):
    if isinstance(values, ndarray):
        if values.ndim == 0:
            raise TypeError("%s: %s: expected a sequence of arrays, got a 0-d array" % (function, name))
        return list(values)
    if isinstance(values, (str, bytes, dict, set)) or not hasattr(values, "__iter__"):
        raise TypeError(
            "%s: %s: expected a sequence of arrays, got %s" % (function, name, type(values).__name__)
        )
    beside = next((value for value in values if isinstance(value, ndarray)), None)
    return [strong(value, beside) for value in values]


def destination(out, function):
    """The array for the result, or None."""
    if out is None or isinstance(out, ndarray):
        return out
    if isinstance(out, tuple) and len(out) == 1:
        return destination(out[0], function)
    raise TypeError("%s: out: expected an array, got %s" % (function, type(out).__name__))


def stored(made, out, casting, function):
    """The result, stored in `out` if that is given."""
    if out is None:
        return made
    out = destination(out, function)
    if out.shape != made.shape:
        raise ValueError("%s: out: expected shape %s, got %s" % (function, made.shape, out.shape))
    array_copyto(out, made, CASTINGS[casting], None)
    return out


def shape_of(shape, name="shape"):
    """A shape, given as a number or a sequence of numbers, as a tuple."""
    if isinstance(shape, (tuple, list)):
        return shape
    if shape.__class__ is int:
        return (shape,)
    try:
        return (index(shape),)
    except TypeError:
        pass
    try:
        return tuple([index(n) for n in shape])
    except TypeError:
        raise TypeError("%s: expected an integer or a sequence of integers, got %r" % (name, shape)) from None


def axis_of(axis):
    """An axis for C; None means the flattened array."""
    if axis is None:
        return AXIS_NONE
    if axis.__class__ is int:
        return axis
    try:
        return index(axis)
    except TypeError:
        raise TypeError("axis: expected an integer or None, got %r" % (axis,)) from None


def axes_of(axis, name="axis"):
    """Axes for C: None (all) or a tuple."""
    return None if axis is None else shape_of(axis, name)


def normalized(axis, ndim, name="axis"):
    """The non-negative position of an axis that may count from the end."""
    axis = index(axis)
    if not -ndim <= axis < ndim:
        raise AxisError("%s %d is out of bounds for array of dimension %d" % (name, axis, ndim))
    return axis % ndim


def order_of(order, name="order"):
    """Whether Fortran order is requested."""
    if order in ("C", "c", None):
        return False
    if order in ("F", "f"):
        return True
    raise ValueError("%s: expected 'C' or 'F', got %r" % (name, order))
