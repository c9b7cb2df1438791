"""Assertions on arrays of this package and of NumPy, and on numbers."""

from ... import _calls
from ..._dtype import bfloat16, numpy
from .._arguments import strong
from .._creation import asnumpy
from .._ndarray import ndarray


def _hosts(arrays):
    """The arrays for NumPy's assertions; None if the library's own are needed."""
    if numpy is None or any(isinstance(a, ndarray) and a.dtype == bfloat16 for a in arrays):
        return None
    return [asnumpy(a) if isinstance(a, ndarray) else a for a in arrays]


def _asserted(name, arrays, *options):
    """Calls an assertion by name: NumPy's if it is installed, otherwise the equivalent of the library."""
    hosts = _hosts(arrays)
    if hosts is not None:
        getattr(numpy.testing, name)(*hosts, *options)
    else:
        getattr(_calls, "testing_" + name)(*map(strong, arrays), *options)


def assert_allclose(actual, desired, rtol=1e-7, atol=0, err_msg="", verbose=True):
    """Asserts |actual - desired| <= atol + rtol * |desired| for all elements."""
    hosts = _hosts((actual, desired))
    if hosts is not None:
        numpy.testing.assert_allclose(*hosts, rtol=rtol, atol=atol, err_msg=err_msg, verbose=verbose)
    else:
        _calls.testing_assert_allclose(strong(actual), strong(desired), rtol, atol, err_msg, verbose)


def assert_array_almost_equal(x, y, decimal=6, err_msg="", verbose=True):
    """Asserts |x - y| < 1.5 * 10^-decimal for all elements."""
    _asserted("assert_array_almost_equal", (x, y), decimal, err_msg, verbose)


def assert_array_almost_equal_nulp(x, y, nulp=1):
    """Asserts that all elements are within `nulp` spacings of each other."""
    _asserted("assert_array_almost_equal_nulp", (x, y), nulp)


def assert_array_max_ulp(a, b, maxulp=1, dtype=None):
    """Asserts that at most `maxulp` representable numbers lie between elements."""
    _asserted("assert_array_max_ulp", (a, b), maxulp, dtype)


def assert_array_equal(x, y, err_msg="", verbose=True, strides_check=False):
    """Asserts that all elements are equal, NaN to NaN included; with `strides_check` the strides of arrays as
    well."""
    _asserted("assert_array_equal", (x, y), err_msg, verbose)
    if strides_check and x.strides != y.strides:
        raise AssertionError("Strides are not equal: %s and %s. %s" % (x.strides, y.strides, err_msg))


def assert_array_list_equal(xlist, ylist, err_msg="", verbose=True):
    """Asserts that two lists have the same length and equal arrays."""
    if not isinstance(xlist, (list, tuple)) or not isinstance(ylist, (list, tuple)):
        kinds = type(xlist).__name__, type(ylist).__name__
        raise AssertionError("expected two lists of arrays, got %s and %s" % kinds)
    if len(xlist) != len(ylist):
        raise AssertionError("lists of different lengths: %d and %d. %s" % (len(xlist), len(ylist), err_msg))
    for number, (x, y) in enumerate(zip(xlist, ylist)):
        assert_array_equal(x, y, "array %d of the lists. %s" % (number, err_msg), verbose)


def assert_array_less(x, y, err_msg="", verbose=True):
    """Asserts x < y for all elements."""
    _asserted("assert_array_less", (x, y), err_msg, verbose)


__all__ = [
    "assert_allclose",
    "assert_array_almost_equal",
    "assert_array_almost_equal_nulp",
    "assert_array_equal",
    "assert_array_less",
    "assert_array_list_equal",
    "assert_array_max_ulp",
]


def __dir__():
    return __all__
