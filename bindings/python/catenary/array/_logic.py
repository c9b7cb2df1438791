"""Comparisons of whole arrays."""

from .. import _calls, raw
from .._dtype import generic
from ._arguments import strong
from ._ndarray import ndarray
from ._ufunc import isinf, logical_and, signbit


def isclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    """Whether |a - b| <= atol + rtol * |b|, element by element; equal infinities are close."""
    a, b = (_floating(value) for value in (a, b))
    finite = _calls.array_isfinite(b)
    finite = _calls.array_logical_and(finite, _calls.array_isfinite(a))
    distance, bound = a - b, abs(b)
    if a.ndim and b.ndim and type(rtol) is type(atol) is float:
        _calls.array_absolute_into(distance, distance)
        _calls.array_multiply_into(bound, _calls.array_scalar_f64(rtol), bound)
        _calls.array_add_into(bound, _calls.array_scalar_f64(atol), bound)
    else:
        distance, bound = abs(distance), rtol * bound + atol
    made = _calls.array_where(finite, distance <= bound, a == b)
    return made | (_calls.array_isnan(a) & _calls.array_isnan(b)) if equal_nan else made


def _floating(value):
    value = strong(value)
    return value if value.dtype.kind in "fV" else value.astype(float)


def allclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    """Whether all elements are close, as a Python bool."""
    return bool(_calls.array_all(isclose(a, b, rtol, atol, equal_nan), None, False))


def array_equal(a1, a2, equal_nan=False):
    """Whether two arrays have the same shape and equal elements, as a Python bool."""
    try:
        a1, a2 = strong(a1), strong(a2)
    except (TypeError, ValueError):
        return False
    if a1.shape != a2.shape:
        return False
    same = a1 == a2
    if equal_nan:
        same = same | (_calls.array_not_equal(a1, a1) & _calls.array_not_equal(a2, a2))
    return bool(_calls.array_all(same, None, False))


def array_equiv(a1, a2):
    """Whether two arrays have equal elements after broadcasting, as a Python bool."""
    try:
        return bool(_calls.array_all(_calls.array_equal(strong(a1), strong(a2)), None, False))
    except (TypeError, ValueError):
        return False


def isscalar(element):
    """Whether a value is a number and not an array."""
    return isinstance(element, (bool, int, float, complex, str, bytes, generic)) and not isinstance(
        element, ndarray
    )


def isfortran(a):
    """Whether an array is in Fortran order and not in C order."""
    return bool(a.flags.fnc)


def iscomplexobj(x):
    """Whether a value is complex; arrays never are."""
    return isinstance(x, complex) or getattr(getattr(x, "dtype", None), "kind", "") == "c"


def isrealobj(x):
    """Whether a value is not complex."""
    return not iscomplexobj(x)


def iscomplex(x):
    """Whether each element has an imaginary part: False."""
    return _calls.array_zeros_like(strong(x), raw.CTN_BOOL)


def isreal(x):
    """Whether each element is real: True."""
    return _calls.array_ones_like(strong(x), raw.CTN_BOOL)


def _infinite(sign):
    def test(x, out=None):
        x = strong(x)
        negative = signbit(x) if x.dtype.kind in "fV" else _calls.array_less(x, _calls.array_scalar_i64(0))
        return logical_and(isinf(x), negative if sign < 0 else _calls.array_logical_not(negative), out)

    return test


isposinf, isneginf = _infinite(1), _infinite(-1)
for _name, _sign in (("isposinf", "positive"), ("isneginf", "negative")):
    globals()[_name].__name__ = globals()[_name].__qualname__ = _name
    globals()[_name].__doc__ = "Is %s infinity." % _sign

__all__ = [
    "allclose",
    "array_equal",
    "array_equiv",
    "isclose",
    "iscomplex",
    "iscomplexobj",
    "isfortran",
    "isneginf",
    "isposinf",
    "isreal",
    "isrealobj",
    "isscalar",
]
