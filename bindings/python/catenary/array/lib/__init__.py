"""Tools for arrays under NumPy's name `lib`."""

from . import stride_tricks

__all__ = ["stride_tricks"]


def __dir__():
    return __all__
