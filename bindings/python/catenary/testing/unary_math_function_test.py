"""Ready tests of a function of one variable."""

import unittest

from .. import cuda, gradient_check
from .._dtype import numpy
from .._variable import Variable
from .array import assert_allclose
from .attr import gpu
from .condition import retry


def _random(shape, dtype):
    return (
        numpy.random.uniform(-1, 1, shape).astype(dtype),
        numpy.random.uniform(-1, 1, shape).astype(dtype),
    )


def unary_math_function_unittest(func, func_expected=None, label_expected=None, make_data=None):
    """Decorator of a TestCase with attributes shape and dtype: adds tests of forward, backward and label.

    func: the function of one variable, or an instance of a Function class; func_expected: the same for NumPy
    arrays, by default NumPy's function of that name; label_expected: the label of the node; make_data(shape,
    dtype) gives x and gy.
    """
    if numpy is None:
        raise ImportError("unary_math_function_unittest needs NumPy")
    name = (getattr(func, "__name__", None) or type(func).__name__).lower()
    if func_expected is None:
        func_expected = getattr(numpy, name, None)
        if func_expected is None:
            raise ValueError(
                "unary_math_function_unittest: NumPy has no function %s: give func_expected" % name
            )
    label = name if label_expected is None else label_expected
    data = make_data or _random

    def apply(x):
        return (type(func)() if not hasattr(func, "__name__") else func)(x)

    def decorator(klass):
        base_set_up = klass.__dict__.get("setUp")

        def set_up(self):
            self.x, self.gy = data(self.shape, self.dtype)
            half = self.dtype == numpy.float16
            self.forward_options = {"atol": 1e-3, "rtol": 1e-3} if half else {"atol": 1e-7, "rtol": 1e-7}
            if self.dtype == numpy.float32:
                self.forward_options = {"atol": 1e-5, "rtol": 1e-5}
            self.backward_options = (
                {"eps": 1e-2, "atol": 1e-2, "rtol": 1e-2}
                if half
                else {"eps": 1e-3, "atol": 1e-3, "rtol": 1e-3}
            )
            if base_set_up is not None:
                base_set_up(self)

        def check_forward(self, x):
            y = apply(Variable(x))
            expected = func_expected(self.x)
            assert y.data.dtype == self.x.dtype, (y.data.dtype, self.x.dtype)
            assert_allclose(expected, y.data, **self.forward_options)

        def check_backward(self, x, gy):
            gradient_check.check_backward(apply, x, gy, **self.backward_options)

        def test_forward_cpu(self):
            self.check_forward(self.x)

        @gpu
        def test_forward_gpu(self):
            self.check_forward(cuda.to_gpu(self.x))

        @retry(3)
        def test_backward_cpu(self):
            self.check_backward(self.x, self.gy)

        @gpu
        def test_backward_gpu(self):
            self.check_backward(cuda.to_gpu(self.x), cuda.to_gpu(self.gy))

        def test_label(self):
            y = apply(Variable(self.x))
            self.assertEqual(y.creator.label, label)

        klass.setUp = set_up
        for method in (
            check_forward,
            check_backward,
            test_forward_cpu,
            test_forward_gpu,
            test_backward_cpu,
            test_backward_gpu,
            test_label,
        ):
            setattr(klass, method.__name__, method)
        if not issubclass(klass, unittest.TestCase):
            raise TypeError("unary_math_function_unittest: expected a TestCase, got %s" % klass.__name__)
        return klass

    return decorator


unary_math_function_test = unary_math_function_unittest


__all__ = ["unary_math_function_test", "unary_math_function_unittest"]


def __dir__():
    return __all__
