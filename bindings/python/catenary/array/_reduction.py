"""Reductions over axes."""

import warnings

from .. import _calls, raw
from .._dtype import dtype_code
from ._arguments import axes_of, axis_of, destination, shape_of, stored, strong
from ._ndarray import ndarray
from ._quick import NO_DTYPE, position, reduction as quick_reduction
from ._ufunc import add, logical_and, logical_or, maximum, minimum, multiply
from ._ufunc_methods import _MISSING, mask_of


def _axes(a, axis):
    """Axes for C: None (all) or a sequence. An array without axes may be reduced along axis 0 or -1."""
    if axis is None:
        return None
    axes = shape_of(axis, "axis")
    return () if axes is not axis and axes[0] in (0, -1) and not a.ndim else axes


def _sum_like(name, function, doc):
    call, into = getattr(_calls, "array_" + name), getattr(_calls, "array_%s_into" % name)
    quick = quick_reduction(name, NO_DTYPE)

    def reduction(a, axis=None, dtype=None, out=None, keepdims=False, initial=_MISSING, where=True):
        if initial is not _MISSING or where is not True:
            return function.reduce(strong(a), axis, dtype, out, keepdims, initial, where)
        if a.__class__ is ndarray and dtype is None and out is None:
            made = quick(a, axis, keepdims)
            if made is not None:
                return made
        a = strong(a)
        axis = _axes(a, axis)
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
_FROM = " `initial` comes before the elements, and those where `where` is false are left out."

sum = _sum_like(
    "sum", add, "Sum" + _AXES + " Small integers and booleans are summed as int64 or uint64." + _FROM
)
prod = _sum_like(
    "prod",
    multiply,
    "Product" + _AXES + " Small integers and booleans are multiplied as int64 or uint64." + _FROM,
)


_mean = quick_reduction("mean", NO_DTYPE)


def mean(a, axis=None, dtype=None, out=None, keepdims=False, *, where=True):
    if a.__class__ is ndarray and dtype is None and out is None and where is True:
        made = _mean(a, axis, keepdims)
        if made is not None:
            return made
    a = strong(a)
    if where is not True:
        return _masked_mean(a, axis, dtype, out, keepdims, where)
    if axis is not None:
        axis = shape_of(axis, "axis")
    if out is None:
        return _calls.array_mean(a, axis, keepdims, dtype)
    out = destination(out, "mean")
    _calls.array_mean_into(a, axis, keepdims, dtype, out)
    return out


_LEFT_OUT = " Elements where `where` is false are left out."
mean.__doc__ = "Arithmetic mean" + _AXES + " Integers give float64." + _LEFT_OUT


def _counted(a, axis, where):
    """The number of elements of each result, with the axes kept, and the mask."""
    mask = mask_of(where, a)
    if mask.dtype.kind != "b":
        raise TypeError("where: expected booleans, got %s" % mask.dtype)
    mask = _calls.array_broadcast_to(mask, a.shape)
    return _calls.array_count_nonzero(mask, axes_of(axis), True), mask


def _in_shape(made, a, axis, keepdims):
    """A result with the axes kept, in the shape of the call."""
    if keepdims:
        return made
    return _calls.array_squeeze(made, tuple(range(a.ndim)) if axis is None else axes_of(axis))


def _precision(a, dtype):
    """The dtype in which means are computed, and that of the result."""
    floating = a.dtype.kind in "fV"
    result = dtype_code(dtype) if dtype is not None else dtype_code(a.dtype) if floating else raw.CTN_FLOAT64
    half = dtype is None and result in (raw.CTN_FLOAT16, raw.CTN_BFLOAT16)
    return raw.CTN_FLOAT32 if half else result, result


def _quotient(total, count):
    if bool((count <= 0).any()):
        warnings.warn("mean or variance of no elements", RuntimeWarning, stacklevel=4)
    return _calls.array_true_divide(total, count.astype(total.dtype) if total.dtype.kind in "fV" else count)


def _masked_mean(a, axis, dtype, out, keepdims, where):
    count, mask = _counted(a, axis, where)
    compute, result = _precision(a, dtype)
    total = add.reduce(a, axis, compute, None, True, where=mask)
    made = _calls.array_asarray(_quotient(total, count), result)
    return stored(_in_shape(made, a, axis, keepdims), out, "unsafe", "mean")


def _spread(name, doc):
    call, into = getattr(_calls, "array_" + name), getattr(_calls, "array_%s_into" % name)

    def reduction(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False, *, where=True, correction=None):
        a, axis = strong(a), axes_of(axis)
        if correction is not None:
            if ddof:
                raise ValueError("%s: ddof and correction must not be given together" % name)
            ddof = correction
        if where is not True:
            made = _masked_variance(a, axis, dtype, ddof, where)
            made = made if name == "var" else _calls.array_sqrt(made)
            made = _calls.array_asarray(made, _precision(a, dtype)[1])
            return stored(_in_shape(made, a, axis, keepdims), out, "same_kind", name)
        if out is None:
            return call(a, axis, ddof, keepdims, dtype)
        into(a, axis, ddof, keepdims, dtype, destination(out, name))
        return out

    reduction.__name__ = reduction.__qualname__ = name
    reduction.__doc__ = (
        doc
        + _AXES
        + " The divisor is the number of elements minus `ddof`, or `correction`, as the array API standard "
        "calls it." + _LEFT_OUT
    )
    return reduction


def _masked_variance(a, axis, dtype, ddof, where):
    count, mask = _counted(a, axis, where)
    compute = _precision(a, dtype)[0]
    if compute < raw.CTN_FLOAT16:
        raise TypeError("dtype: expected a floating dtype, got %s" % (dtype,))
    x = _calls.array_asarray(a, compute)
    center = _quotient(add.reduce(x, axis, None, None, True, where=mask), count)
    distance = _calls.array_subtract(x, center)
    total = add.reduce(_calls.array_multiply(distance, distance), axis, None, None, True, where=mask)
    return _quotient(total, _calls.array_maximum(count - ddof, _calls.array_scalar_i64(0)))


var, std = _spread("var", "Variance"), _spread("std", "Standard deviation")


def _extremum(name, title, function, doc):
    call, into = getattr(_calls, "array_" + name), getattr(_calls, "array_%s_into" % name)

    quick = quick_reduction(name)

    def reduction(a, axis=None, out=None, keepdims=False, initial=_MISSING, where=True, *, dtype=None):
        plain = initial is _MISSING and where is True
        if plain and a.__class__ is ndarray and dtype is None and out is None:
            made = quick(a, axis, keepdims)
            if made is not None:
                return made
        a = strong(a)
        if not plain:
            return function.reduce(a, axes_of(axis), dtype, out, keepdims, initial, where)
        axis = _axes(a, axis)
        if dtype is not None:
            a = _calls.array_asarray(a, dtype)
        if out is None:
            return call(a, axis, keepdims)
        into(a, axis, keepdims, destination(out, title))
        return out

    reduction.__name__ = reduction.__qualname__ = title
    reduction.__doc__ = doc + _AXES + " NaN if there is one; an empty axis is a ValueError." + _FROM
    return reduction


amax = _extremum("max", "amax", maximum, "Largest element")
amin = _extremum("min", "amin", minimum, "Smallest element")


def _position(name, doc):
    call, into = getattr(_calls, "array_" + name), getattr(_calls, "array_%s_into" % name)
    quick = position(name)

    def reduction(a, axis=None, dtype=None, out=None, keepdims=False):
        if a.__class__ is ndarray and dtype is None and out is None:
            made = quick(a, axis, keepdims)
            if made is not None:
                return made
        a, axis = strong(a), axis_of(axis)
        if axis in (0, -1) and not a.ndim:
            axis = raw.CTN_AXIS_NONE
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


_count = quick_reduction("count_nonzero")


def count_nonzero(a, axis=None, keepdims=False):
    """The number of elements along the axes (by default all) that are not zero, as int64."""
    made = _count(a, axis, keepdims) if a.__class__ is ndarray else None
    if made is not None:
        return made
    a = strong(a)
    return _calls.array_count_nonzero(a, _axes(a, axis), keepdims)


def _truth(name, function, doc):
    call, quick = getattr(_calls, "array_" + name), quick_reduction(name)

    def reduction(a, axis=None, out=None, keepdims=False, *, where=True):
        if where is not True:
            return function.reduce(strong(a), axis, None, out, keepdims, where=where)
        if a.__class__ is ndarray and out is None:
            made = quick(a, axis, keepdims)
            if made is not None:
                return made
        a = strong(a)
        return stored(call(a, _axes(a, axis), keepdims), out, "unsafe", name)

    reduction.__name__ = reduction.__qualname__ = name
    reduction.__doc__ = doc + " along the axes (bool)." + _LEFT_OUT
    return reduction


all = _truth("all", logical_and, "Whether all elements are nonzero")
any = _truth("any", logical_or, "Whether any element is nonzero")


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
