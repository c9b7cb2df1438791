"""Tools for polynomials as vectors of coefficients, the lowest power first."""

from . import polynomial, polyutils

__all__ = ["polynomial", "polyutils"]


def __dir__():
    return __all__
