"""Uses internals of CuPy that have a replacement here, because tests need them around public functions."""

import unittest
from unittest import mock

import cupy
import numpy
import pytest
from cupy import _core, testing
from cupy._core import _routines_linalg
from cupy._core._routines_math import _scan_for_test
from cupy_backends.cuda.api import runtime


@testing.parameterize(
    {"kind": _routines_linalg.COMPUTE_TYPE_DEFAULT}, {"kind": _routines_linalg.COMPUTE_TYPE_TF32}
)
class TestProducts(unittest.TestCase):
    def setUp(self):
        self.before = _core.get_compute_type("float32")
        _core.set_compute_type("float32", self.kind)

    def tearDown(self):
        assert _core.get_compute_type("float32") == self.kind
        _core.set_compute_type("float32", self.before)

    @testing.numpy_cupy_allclose(rtol=1e-6)
    def test_product(self, xp):
        a = testing.shaped_random((5, 7), xp, "float32")
        return a @ a.T


def test_compute_types_of_other_dtypes():
    with pytest.raises(TypeError):
        _core.get_compute_type("int32")
    with pytest.raises(ValueError):
        _core.set_compute_type("float64", 8)


@testing.numpy_cupy_array_equal()
def test_reduction_function(xp):
    a = testing.shaped_random((4, 6), xp, "int16")
    if xp is numpy:
        return (a.astype("int64") ** 2).sum(axis=1, keepdims=True)
    squares = _core.create_reduction_func(
        "squares", ("b->b", "l->l"), ("in0 * in0", "a + b", "out0 = a", None), 0
    )
    with pytest.raises(TypeError):
        squares(a.astype("float64"))
    return squares(a, axis=1, keepdims=True)


def test_running_sums():
    a = cupy.ones(200, "int8")
    assert _scan_for_test(a).tolist() == numpy.cumsum(a.get(), dtype="int8").tolist()
    assert _scan_for_test(a, a) is a and a[99] == 100
    with pytest.raises(TypeError):
        _scan_for_test(cupy.ones((2, 2)))


def test_copies():
    device = cupy.cuda.Device().id
    with cupy.cuda.Device(device):
        a, b = cupy.arange(3.0), cupy.empty(3, "int32")
        _core.elementwise_copy(a, b)
    assert b.tolist() == [0, 1, 2]


@mock.patch("cupy._core._fusion_trace.TraceImpl", mock.Mock())
def test_fused():
    assert cupy.fuse(lambda x: x + 1)(cupy.ones(1)).tolist() == [2]


def test_numpys_results():
    a = numpy.ones((2, 3))
    assert type(cupy.sum(a, axis=0)) is numpy.ndarray and type(cupy.sum(cupy.ones(3))) is cupy.ndarray


@testing.numpy_cupy_array_equal()
def test_skipped_without_memory(xp):
    if xp is numpy:
        raise MemoryError("too much")
    return xp.ones(1)


@testing.numpy_cupy_array_equal()
def test_fails_without_memory_here(xp):
    if xp is cupy:
        raise MemoryError("too much")
    return xp.ones(1)


@pytest.mark.xfail(runtime.is_hip, reason="other devices")
def test_runtime():
    assert not runtime.is_hip


@unittest.skipUnless(cupy.cuda.runtime.runtimeGetVersion() >= 9000, "needs the runtime")
def test_skipped_without_cuda():
    assert int(cupy.cuda.device.get_compute_capability()) >= 60
