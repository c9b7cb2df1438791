"""Comparison of arrays on any devices."""

from .. import _calls
from .._dtype import numpy
from ..array import array as make_array
from ..array._ndarray import as_operand
from ..array.testing._requirements import assert_warns  # noqa: F401


def _host(value):
    value = getattr(value, "data", value) if type(value).__name__ in ("Variable", "Parameter") else value
    return value.get() if hasattr(value, "get") and hasattr(value, "dtype") else value


def _ours(value):
    value = getattr(value, "data", value) if type(value).__name__ in ("Variable", "Parameter") else value
    array = as_operand(value)
    if array is NotImplemented:
        return make_array(value)
    return array


def assert_allclose(x, y, atol=1e-5, rtol=1e-4, verbose=True):
    """Fails with AssertionError unless every element of x and y is within atol + rtol * |y|.

    x and y are arrays of this package on any device, NumPy arrays, variables, or nested lists; NaNs equal
    each other.
    """
    if numpy is None:
        _calls.testing_assert_allclose(_ours(x), _ours(y), rtol, atol, None, verbose)
        return
    numpy.testing.assert_allclose(_host(x), _host(y), rtol=rtol, atol=atol, verbose=verbose)


def assert_array_equal(x, y, err_msg="", verbose=True):
    """Fails with AssertionError unless x and y have the same shape and equal elements."""
    if numpy is None:
        _calls.testing_assert_array_equal(_ours(x), _ours(y), err_msg, verbose)
        return
    numpy.testing.assert_array_equal(_host(x), _host(y), err_msg=err_msg, verbose=verbose)


__all__ = ["assert_allclose", "assert_array_equal", "assert_warns"]


def __dir__():
    return __all__
