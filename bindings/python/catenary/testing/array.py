"""Comparison of arrays on any devices, and of variables."""

from .._variable import Variable
from ..array.testing import array as arrays
from ..array.testing._requirements import assert_warns  # noqa: F401


def _data(value):
    return value.data if isinstance(value, Variable) else value


def assert_allclose(x, y, atol=1e-5, rtol=1e-4, verbose=True):
    """Fails with AssertionError unless every element of x and y is within atol + rtol * |y|.

    x and y are arrays of this package on any device, NumPy arrays, variables, or nested lists; NaNs equal
    each other.
    """
    arrays.assert_allclose(_data(x), _data(y), rtol, atol, verbose=verbose)


def assert_array_equal(x, y, err_msg="", verbose=True):
    """Fails with AssertionError unless x and y have the same shape and equal elements."""
    arrays.assert_array_equal(_data(x), _data(y), err_msg, verbose)


__all__ = ["assert_allclose", "assert_array_equal", "assert_warns"]


def __dir__():
    return __all__
