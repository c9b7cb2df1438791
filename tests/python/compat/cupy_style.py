"""Tests in the style of CuPy's own tests: one body for both modules."""

import unittest

import cupy
import numpy
from cupy import testing


@testing.gpu
class TestSums(unittest.TestCase):
    _multiprocess_can_split_ = True

    @testing.for_all_dtypes()
    @testing.numpy_cupy_allclose(rtol=1e-3)
    def test_sum_axis(self, xp, dtype):
        a = testing.shaped_arange((2, 3, 4), xp, dtype)
        return a.sum(axis=1)

    @testing.for_float_dtypes(no_float16=True)
    @testing.numpy_cupy_array_equal()
    def test_external(self, xp, dtype):
        a = testing.shaped_reverse_arange((3, 2), xp, dtype)
        return xp.concatenate((a, a + 1), axis=0)

    @testing.numpy_cupy_raises()
    def test_wrong_axis(self, xp):
        return xp.zeros((2, 3)).sum(axis=5)

    def test_same_module(self):
        self.assertIs(cupy.array([1, 2]).__class__, cupy.ndarray)
        self.assertIs(cupy.get_array_module(cupy.zeros(2)), cupy)


@testing.parameterize(*testing.product({"shape": [(2, 3), (4,)], "order": ["C", "F"]}))
@testing.gpu
class TestShapes(unittest.TestCase):
    @testing.numpy_cupy_array_equal()
    def test_ravel(self, xp):
        return testing.shaped_arange(self.shape, xp, "f").ravel()

    def test_attribute(self):
        assert self.order in "CF"


class TestOldNames(unittest.TestCase):
    def test_unittest(self):
        self.assertEquals(1, 1)
        self.assertItemsEqual([1, 2], [2, 1])
        self.assertRegexpMatches("abc", "b")
        self.assertRaisesRegexp(ValueError, "bad", self.bad)

    def bad(self):
        raise ValueError("bad")

    def test_numpy(self):
        self.assertEqual(numpy.product([2, 3]), 6)
        self.assertIs(cupy.zeros(2, numpy.bool).dtype.type, numpy.bool_)

    def test_internal_path(self):
        import cupy.manipulation.join
        from cupy.core import core

        self.assertIs(core.ndarray, cupy.ndarray)
        self.assertIs(cupy.manipulation.join.concatenate, cupy.concatenate)
        self.assertFalse(hasattr(core, "no_such_thing"))
