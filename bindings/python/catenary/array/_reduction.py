"""Reductions over axes."""

from .. import _calls
from ._arguments import axes_of, axis_of, destination, shape_of, stored, strong
from ._ndarray import ndarray


def _sum_like(name, doc):
    call, into = getattr(_calls, "array_" + name), getattr(_calls, "array_%s_into" % name)

    def reduction(a, axis=None, dtype=None, out=None, keepdims=False):
        if not isinstance(a, ndarray):
            a = strong(a)
        if axis is not None:
            axis = shape_of(axis, "axis")
        if out is None:
            return call(a, axis, keepdims, dtype)
        out = destination(out, name)
        into(a, axis, keepdims, dtype, out)
        return out

    reduction.__name__ = reduction.__qualname__ = name
    reduction.__doc__ = doc
    return reduction


_AXES = (
    " along the axes (a number or a tuple; None: all), computed in `dtype` and written to `out` if these are "
    "given; with `keepdims` the axes stay with length one."
)

sum = _sum_like("sum", "Sum" + _AXES + " Small integers and booleans are summed as int64 or uint64.")
prod = _sum_like(
    "prod", "Product" + _AXES + " Small integers and booleans are multiplied as int64 or uint64."
)
mean = _sum_like("mean", "Arithmetic mean" + _AXES + " Integers give float64.")


def _spread(name, doc):
    call, into = getattr(_calls, "array_" + name), getattr(_calls, "array_%s_into" % name)

    def reduction(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False, *, correction=None):
        a, axis = strong(a), axes_of(axis)
        if correction is not None:
            if ddof:
                raise ValueError("%s: ddof and correction must not be given together" % name)
            ddof = correction
        if out is None:
            return call(a, axis, ddof, keepdims, dtype)
        into(a, axis, ddof, keepdims, dtype, destination(out, name))
        return out

    reduction.__name__ = reduction.__qualname__ = name
    reduction.__doc__ = (
        doc
        + _AXES
        + " The divisor is the number of elements minus `ddof`, or `correction`, as the array API standard "
        "calls it."
    )
    return reduction


var, std = _spread("var", "Variance"), _spread("std", "Standard deviation")


def _extremum(name, title, doc):
    call, into = getattr(_calls, "array_" + name), getattr(_calls, "array_%s_into" % name)

    def reduction(a, axis=None, out=None, keepdims=False, dtype=None):
        a, axis = strong(a), axes_of(axis)
        if dtype is not None:
            a = _calls.array_asarray(a, dtype)
        if out is None:
            return call(a, axis, keepdims)
        into(a, axis, keepdims, destination(out, title))
        return out

    reduction.__name__ = reduction.__qualname__ = title
    reduction.__doc__ = doc + _AXES + " NaN if there is one; an empty axis is a ValueError."
    return reduction


amax, amin = _extremum("max", "amax", "Largest element"), _extremum("min", "amin", "Smallest element")


def _position(name, doc):
    call, into = getattr(_calls, "array_" + name), getattr(_calls, "array_%s_into" % name)

    def reduction(a, axis=None, dtype=None, out=None, keepdims=False):
        a, axis = strong(a), axis_of(axis)
        if isinstance(dtype, ndarray) and out is None:  # NumPy's position of out
            dtype, out = None, dtype
        if out is None:
            made = call(a, axis, keepdims)
            return made if dtype is None else _calls.array_asarray(made, dtype)
        into(a, axis, keepdims, destination(out, name))
        return out

    reduction.__name__ = reduction.__qualname__ = name
    reduction.__doc__ = (
        doc
        + " along an axis, or of the flattened array, as int64 (or `dtype`); the position of the first NaN "
        "if there is one."
    )
    return reduction


argmax = _position("argmax", "First position of the largest element")
argmin = _position("argmin", "First position of the smallest element")


def count_nonzero(a, axis=None, keepdims=False):
    """The number of elements along the axes (by default all) that are not zero, as int64."""
    return _calls.array_count_nonzero(strong(a), axes_of(axis), keepdims)


def _truth(name, doc):
    call = getattr(_calls, "array_" + name)

    def reduction(a, axis=None, out=None, keepdims=False):
        return stored(call(strong(a), axes_of(axis), keepdims), out, "unsafe", name)

    reduction.__name__ = reduction.__qualname__ = name
    reduction.__doc__ = doc + " along the axes (bool)."
    return reduction


all = _truth("all", "Whether all elements are nonzero")
any = _truth("any", "Whether any element is nonzero")


def ptp(a, axis=None, out=None, keepdims=False):
    """The distance between the largest and the smallest element along the axes."""
    high, low = amax(a, axis, keepdims=keepdims), amin(a, axis, keepdims=keepdims)
    if out is None:
        return _calls.array_subtract(high, low)
    out = destination(out, "ptp")
    _calls.array_subtract_into(high, low, out)
    return out


max, min, product = amax, amin, prod
alltrue, sometrue = all, any
__all__ = [
    "all",
    "alltrue",
    "amax",
    "amin",
    "any",
    "argmax",
    "argmin",
    "count_nonzero",
    "max",
    "mean",
    "min",
    "prod",
    "product",
    "ptp",
    "sometrue",
    "std",
    "sum",
    "var",
]
