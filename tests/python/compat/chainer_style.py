"""Tests in the style of Chainer's own tests of functions, links and optimizers."""

import unittest

import chainer
import mock
import numpy
import six
from chainer import cuda, functions, gradient_check, links, optimizers, testing
from chainer.functions.activation import relu
from chainer.testing import attr, condition


class TestReLU(unittest.TestCase):
    def setUp(self):
        self.x = numpy.random.uniform(-1, 1, (3, 2)).astype(numpy.float32)
        self.x[abs(self.x) < 0.1] = 0.5
        self.gy = numpy.random.uniform(-1, 1, (3, 2)).astype(numpy.float32)

    def check_forward(self, x_data):
        x = chainer.Variable(x_data)
        y = functions.relu(x)
        self.assertEqual(y.data.dtype, numpy.float32)
        expected = self.x.copy()
        for i in numpy.ndindex(self.x.shape):
            if self.x[i] < 0:
                expected[i] = 0
        gradient_check.assert_allclose(expected, y.data)

    @condition.retry(3)
    def test_forward_cpu(self):
        self.check_forward(self.x)

    @attr.gpu
    @condition.retry(3)
    def test_forward_gpu(self):
        self.check_forward(cuda.to_gpu(self.x))

    @condition.repeat(2)
    def test_backward_cpu(self):
        x = chainer.Variable(self.x)
        y = functions.relu(x)
        y.grad = self.gy
        y.backward()
        func = y.creator
        (gx,) = gradient_check.numerical_grad(lambda: (functions.relu(x).data,), (x.data,), (y.grad,))
        gradient_check.assert_allclose(gx, x.grad)
        self.assertIsNotNone(func)

    def test_module(self):
        self.assertIs(relu.relu, functions.relu)


@testing.parameterize(*testing.product({"in_size": [2, 3], "nobias": [True, False]}))
class TestLinear(unittest.TestCase):
    def test_forward(self):
        link = links.Linear(self.in_size, 4, nobias=self.nobias)
        x = numpy.random.uniform(-1, 1, (5, self.in_size)).astype("f")
        y = link(chainer.Variable(x))
        expected = x.dot(numpy.asarray(link.W.data).T)
        if not self.nobias:
            expected = expected + numpy.asarray(link.b.data)
        testing.assert_allclose(y.data, expected)


class TestTraining(unittest.TestCase):
    def test_loss_falls(self):
        model = links.Linear(3, 1)
        optimizer = optimizers.SGD(lr=0.1)
        optimizer.setup(model)
        x = chainer.Variable(numpy.eye(3, dtype="f"))
        t = chainer.Variable(numpy.ones((3, 1), "f"))
        losses = []
        for _ in six.moves.range(3):
            model.zerograds()
            loss = functions.mean_squared_error(model(x), t)
            loss.backward()
            optimizer.update()
            losses.append(float(loss.data))
        self.assertTrue(losses[0] > losses[1] > losses[2])

    def test_mock(self):
        with mock.patch("chainer.functions.relu") as relu:
            chainer.functions.relu(1)
        relu.assert_called_once_with(1)


testing.run_module(__name__, __file__)
