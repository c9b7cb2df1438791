"""Vectors of coefficients in a common form."""

from operator import index
from warnings import warn

from ... import _calls
from .._arguments import strong
from .._forms import trim_zeros
from .._types import common_type


def whole(value, function, name):
    """An integer of at least 0, which may be given as a float without fraction."""
    try:
        made = index(value)
    except TypeError:
        try:
            made = int(value)
        except TypeError:
            made = None
        if made is None or made != value:
            raise TypeError("%s: %s: expected an integer, got %r" % (function, name, value)) from None
        warn(
            "%s: %s: expected an integer, got the float %r" % (function, name, value),
            DeprecationWarning,
            stacklevel=3,
        )
    if made < 0:
        raise ValueError("%s: %s: expected a number of at least 0, got %d" % (function, name, made))
    return made


def trimseq(seq):
    """The coefficients without trailing zeros; if all are zero the first one."""
    made = trim_zeros(seq, "b") if seq.size else seq
    return made if made.size else seq[:1]


def _vector(a, function):
    a = strong(a)
    if not a.size:
        raise ValueError("%s: expected at least one coefficient, got an empty array" % function)
    if a.ndim > 1:
        raise ValueError("%s: expected coefficients of one axis, got %d axes" % (function, a.ndim))
    if a.dtype.kind == "b":
        raise ValueError("%s: expected numbers, got booleans" % function)
    return _calls.array_ravel(a)


def as_series(alist, trim=True):
    """A list of vectors of coefficients in a common floating dtype, with `trim` without trailing zeros."""
    vectors = [_vector(a, "as_series") for a in alist]
    dtype = common_type(*vectors)
    return [(trimseq(a) if trim else a).astype(dtype, copy=False) for a in vectors]


def trimcoef(c, tol=0):
    """The coefficients without trailing ones of at most `tol`; at least one is returned."""
    if tol < 0:
        raise ValueError("trimcoef: tol: expected a number of at least 0, got %r" % (tol,))
    c = _vector(c, "trimcoef")
    c = c.astype(common_type(c), copy=False)
    places = _calls.array_flatnonzero(abs(c) > tol)
    return c[: int(places[-1]) + 1] if places.size else c[:1] * 0


__all__ = ["as_series", "trimcoef", "trimseq"]


def __dir__():
    return __all__
