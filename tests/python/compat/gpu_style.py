"""Tests for GPUs, which run on test devices if there is no GPU."""

import unittest

import chainer
import chainer.functions as F
import chainer.links as L
import cupy
import numpy
from chainer import cuda
from chainer.testing import attr


class TestDevices(unittest.TestCase):
    def setUp(self):
        self.link = L.Linear(3, 2)
        self.x = numpy.ones((2, 3), "f")

    def test_cpu(self):
        assert cuda.get_device(cupy.zeros(2)) is cuda.DummyDevice
        assert cuda.get_device(self.link(chainer.Variable(self.x)).data) is cuda.DummyDevice

    @attr.gpu
    def test_gpu(self):
        assert cuda.available
        expected = self.link(chainer.Variable(self.x)).data
        self.link.to_gpu()
        x = chainer.Variable(cuda.to_gpu(self.x))
        y = F.relu(self.link(x))
        y.grad = cupy.ones((2, 2), "f")
        y.backward()
        for array in (x.data, self.link.W.data, y.data, x.grad, self.link.W.grad, cupy.zeros(2)):
            assert int(cuda.get_device(array)) == 0
        assert isinstance(y.data, self.link.xp.ndarray)
        numpy.testing.assert_allclose(
            cuda.to_cpu(y.data), numpy.maximum(cupy.asnumpy(expected), 0), rtol=1e-5
        )

    @attr.multi_gpu(2)
    def test_two(self):
        x = cuda.to_gpu(self.x, 1)
        assert int(cuda.get_device(F.exp(chainer.Variable(x)).data)) == 1
