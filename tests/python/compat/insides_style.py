"""Imports internals of the originals that do not exist here; only the tests that use them fail or are
skipped."""

import unittest

import cupy
import cupy.cuda.texture
import cupy_backends.cuda.libs.cublas as cublas
import pytest
from chainer.functions import vae
from chainer.serializers import hdf5
from cupy import _environment, testing
from cupy._core import _accelerator, _gufuncs
from cupy.cuda import compiler
from cupyx import cusolver


@pytest.mark.skipif(not cusolver.check_availability("gesvdj"), reason="needs cusolver")
def test_availability():
    assert False


@unittest.skipIf(compiler._get_nvrtc_version() < 11000, "an old compiler")
class TestInsides(unittest.TestCase):
    def test_passes(self):
        assert cupy.arange(3).sum() == 3 and hdf5._available in (True, False)
        assert vae.gaussian_kl_divergence is not None and compiler is not _environment

    def test_fails_to_call(self):
        cublas.create()

    def test_fails_to_look_up(self):
        cupy.cuda.texture.ChannelFormatDescriptor

    @testing.numpy_cupy_array_equal()
    def test_fails_with_both_modules(self, xp):
        return xp.zeros(_gufuncs.length)

    @testing.numpy_cupy_array_equal(accept_error=AttributeError)
    def test_fails_where_errors_are_accepted(self, xp):
        _accelerator.no_such_name
        return xp.zeros(3)

    @testing.numpy_cupy_raises()
    def test_fails_where_errors_are_expected(self, xp):
        _accelerator.no_such_name

    @testing.numpy_cupy_allclose()
    def test_fails_outside_of_numpy(self, xp):
        import cupyx

        with cupyx.errstate(linalg="ignore"):
            return xp.zeros(3)
