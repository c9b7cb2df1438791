"""Tests that skip themselves for some dtypes, that leave complex dtypes out, and whose results have a
layout."""

import unittest

import numpy
import pytest
from cupy import testing

seen = []


class TestLoops(unittest.TestCase):
    @testing.for_dtypes("bdf")
    @testing.numpy_cupy_allclose()
    def test_goes_on(self, xp, dtype):
        if numpy.dtype(dtype).char == "b":
            pytest.skip("not for this one")
        seen.append(dtype)
        return xp.ones(2, dtype)

    def test_has_gone_on(self):
        assert len(seen) == 4

    @testing.for_dtypes("bdf")
    @testing.numpy_cupy_equal()
    def test_skips_all(self, xp, dtype):
        pytest.skip("for none")

    @testing.for_dtypes("db")
    def test_fails_behind_a_skip(self, dtype):
        if numpy.dtype(dtype).char == "d":
            pytest.skip("not for this one")
        assert False

    @testing.for_all_dtypes(no_complex=True)
    @testing.numpy_cupy_array_equal()
    def test_asks_for_no_complex(self, xp, dtype):
        return testing.shaped_arange((2, 2), xp, dtype)

    @testing.for_all_dtypes()
    @testing.numpy_cupy_array_equal()
    def test_leaves_complex_out(self, xp, dtype):
        return testing.shaped_random((2, 2), xp, dtype)


class TestLayouts(unittest.TestCase):
    def check(self, xp, order):
        return xp.ones((2, 3), order=order if xp is numpy else "CF".replace(order, ""))

    @testing.numpy_cupy_allclose()
    def test_fails_in_c_order(self, xp):
        return self.check(xp, "C")

    @testing.numpy_cupy_allclose()
    def test_fails_in_fortran_order(self, xp):
        return self.check(xp, "F")

    @testing.numpy_cupy_array_equal()
    def test_unchecked(self, xp):
        return self.check(xp, "F")

    @testing.numpy_cupy_allclose()
    def test_more_contiguous(self, xp):
        a = xp.ones((2, 3))
        return a[:, ::2] if xp is numpy else a[:, ::2].copy()
