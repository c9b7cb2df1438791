"""Matrices of polynomials."""

from ... import _calls
from .._arguments import near, strong
from .._creation import eye, powers_into
from .._manipulation import moveaxis
from .polyutils import as_series, whole


def polyvander(x, deg):
    """The powers 0 to `deg` of the elements, along a new last axis."""
    deg = whole(deg, "polyvander", "deg")
    x = strong(x)
    x = x if x.ndim else x.reshape(1)
    dtype = x.dtype if x.dtype.kind in "fV" else float
    made = near(_calls.array_empty((deg + 1,) + x.shape, dtype), x)
    powers_into(x, made)
    return moveaxis(made, 0, -1)


def polycompanion(c):
    """The companion matrix of a polynomial, whose eigenvalues are the roots."""
    (c,) = as_series([c])
    if c.size < 2:
        raise ValueError("polycompanion: c: expected a degree of at least 1, got 0")
    made = near(eye(c.size - 1, k=-1, dtype=c.dtype), c)
    made[:, -1] -= c[:-1] / c[-1]
    return made


__all__ = ["polycompanion", "polyvander"]


def __dir__():
    return __all__
