"""Tests of functions that NumPy has under the same name."""

import inspect
import unittest

from ..._dtype import numpy
from . import array
from ._shaped import this_module


class NumpyAliasTestBase(unittest.TestCase):
    """The name of a function as attribute `func`, and the function of both modules."""

    @property
    def func(self):
        """The name of the function; classes below give it."""
        raise NotImplementedError("a test of an alias names it by its attribute func")

    @property
    def cupy_func(self):
        """The function of this library."""
        return getattr(this_module(), self.func)

    @property
    def numpy_func(self):
        """NumPy's function."""
        if numpy is None:
            self.skipTest("needs NumPy to compare with")
        return getattr(numpy, self.func)


class NumpyAliasBasicTestBase(NumpyAliasTestBase):
    """Tests arguments and documentation of the function."""

    def test_argspec(self):
        """The names, the order and the defaults of the arguments are NumPy's."""
        ours, theirs = (
            [(p.name, p.kind, p.default) for p in inspect.signature(f).parameters.values()]
            for f in (self.cupy_func, self.numpy_func)
        )
        self.assertEqual(ours, theirs)

    def test_docstring(self):
        """The function is documented."""
        self.assertTrue(self.cupy_func.__doc__)


class NumpyAliasValuesTestBase(NumpyAliasTestBase):
    """Tests the result for the attribute `args`."""

    def test_values(self):
        """The results for `args` are equal."""
        array.assert_array_equal(self.cupy_func(*self.args), self.numpy_func(*self.args))


__all__ = ["NumpyAliasBasicTestBase", "NumpyAliasTestBase", "NumpyAliasValuesTestBase"]


def __dir__():
    return __all__
