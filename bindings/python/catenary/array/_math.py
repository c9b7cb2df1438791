"""Mathematical functions that are not universal: limits, rounding, products of vectors and matrices."""

from operator import index

from .. import _calls, raw
from .._dtype import dtype_code
from ._arguments import array_like, destination, near, shape_of, stored, strong
from ._matmul import matmul
from ._ndarray import ndarray
from ._types import is_value, result_type
from ._ufunc import floor_divide, multiply, remainder, rint, true_divide, trunc


def clip(a, min=None, max=None, out=None, *, a_min=None, a_max=None):
    """The elements limited to [min, max], which NumPy also calls a_min and a_max; a bound that is None does
    not limit."""
    if not (a_min is None or min is None) or not (a_max is None or max is None):
        raise TypeError("clip: a bound is given by two names")
    a = strong(a)
    low = _bound(a_min if min is None else min, a)
    high = _bound(a_max if max is None else max, a)
    if low is None and high is None:
        return stored(_calls.array_copy(a), out, "same_kind", "clip")
    if out is None:
        return _calls.array_clip(a, low, high)
    _calls.array_clip_into(a, low, high, destination(out, "clip"))
    return out


def _bound(value, a):
    """A bound for the elements of an array; a number does not widen them if they can hold it."""
    if value is None:
        return None
    bound = array_like(value, a)
    if a.ndim or bound is value or not isinstance(value, (bool, int, float)) or bound.ndim:
        return bound
    fits = _calls.ctn_array_dtype(a) == dtype_code(result_type(a.dtype, value))
    return near(_calls.array_astype(bound, a.dtype), a) if fits else bound


def around(a, decimals=0, out=None):
    """The elements rounded to a number of decimals (negative: to tens and so on), halves to even; integers
    remain integers."""
    a, decimals = strong(a), index(decimals)
    if a.dtype.kind not in "fV":
        if a.dtype.kind == "b":
            made = a.astype("float16") if decimals >= 0 else a * 0.0
        elif decimals >= 0:
            made = a.copy()
        else:
            made = _rounded_integers(a, 10**-decimals)
    elif decimals == 0:
        made = rint(a)
    else:
        factor = _calls.array_scalar_f64(float(10 ** abs(decimals)))
        made = multiply(a, factor) if decimals > 0 else true_divide(a, factor)
        _calls.array_rint_into(made, made)
        down = _calls.array_true_divide_into if decimals > 0 else _calls.array_multiply_into
        down(made, factor, made)
    if out is None:
        return made
    destination(out, "around")[...] = made
    return out


def _rounded_integers(a, unit):
    """Rounds to the nearest multiple of the unit, halves to even multiples, in integer arithmetic."""
    if unit > _largest(a.dtype):
        return a * 0
    whole, rest = floor_divide(a, unit), remainder(a, unit)
    double = rest * 1.0 * 2 - unit
    up = (double > 0) | ((double == 0) & (remainder(whole, 2) == 1))
    return (whole + up.astype(a.dtype)) * unit


def _largest(dtype):
    return 2 ** (8 * dtype.itemsize - (dtype.kind == "i")) - 1


round_ = round = around


def fix(x, out=None):
    """The elements rounded toward zero."""
    return trunc(x) if out is None else trunc(x, out)


def dot(a, b, out=None):
    """Inner product of vectors, matrix product of matrices.

    For more axes, sums of products over the last axis of `a` and the second-to-last of `b`.
    """
    if not isinstance(a, ndarray):
        a = strong(a, b)
    if not isinstance(b, ndarray):
        b = strong(b, a)
    if out is None:
        return _calls.array_dot(a, b)
    try:
        _calls.array_dot_into(a, b, destination(out, "dot"))
    except TypeError as error:
        if getattr(error, "status", None) != raw.CTN_ERROR_DTYPE:
            raise
        raise ValueError(str(error)) from None  # NumPy's exception for an `out` of another dtype
    return out


def vdot(a, b):
    """Sum of the products of the elements of two arrays of the same size, as a 0-d array."""
    return _calls.array_vdot(strong(a, b), strong(b, a))


def inner(a, b):
    """Sums of products over the last axes of both operands."""
    return _calls.array_inner(strong(a, b), strong(b, a))


def outer(a, b, out=None):
    """Products of every element of `a` with every element of `b`."""
    a, b = strong(a, b), strong(b, a)
    if out is None:
        return _calls.array_outer(a, b)
    _calls.array_outer_into(a, b, destination(out, "outer"))
    return out


def tensordot(a, b, axes=2):
    """Sums of products over the last `axes` axes of `a` and the first of `b`, or over the given (axes of a,
    axes of b)."""
    a, b = strong(a, b), strong(b, a)
    try:
        count = index(axes)
    except TypeError:
        if len(axes) != 2:
            raise ValueError(
                "tensordot: axes: expected a number or a pair of axes, got %r" % (axes,)
            ) from None
        return _calls.array_tensordot_axes(a, b, shape_of(axes[0], "axes"), shape_of(axes[1], "axes"))
    return _calls.array_tensordot(a, b, count)


def kron(a, b):
    """The Kronecker product."""
    if is_value(a) or is_value(b):  # numbers do not widen arrays
        return multiply(a, b)
    a, b = strong(a, b), strong(b, a)
    ndim = max(a.ndim, b.ndim)
    first, second = (1,) * (ndim - a.ndim) + a.shape, (1,) * (ndim - b.ndim) + b.shape
    wide, high = [n for length in first for n in (length, 1)], [n for length in second for n in (1, length)]
    spread = a.reshape(wide) * b.reshape(high)
    return spread.reshape([n * m for n, m in zip(first, second)])


def trace(a, offset=0, axis1=0, axis2=1, dtype=None, out=None):
    """Sums of the diagonals of the planes of two axes; dtypes as in sum."""
    a = strong(a)
    if out is None:
        return _calls.array_trace(a, offset, axis1, axis2, dtype)
    _calls.array_trace_into(a, offset, axis1, axis2, dtype, destination(out, "trace"))
    return out


__all__ = [
    "around",
    "clip",
    "dot",
    "fix",
    "inner",
    "kron",
    "matmul",
    "outer",
    "round",
    "round_",
    "tensordot",
    "trace",
    "vdot",
]
