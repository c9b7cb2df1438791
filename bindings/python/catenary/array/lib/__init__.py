"""Tools for arrays under NumPy's name `lib`."""

from . import stride_tricks  # noqa: F401
