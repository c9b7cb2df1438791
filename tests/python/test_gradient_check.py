"""gradient_check: right gradients pass, wrong ones are reported."""

import catenary.functions as F
import numpy as np
import pytest
from catenary import Function, Variable, array, cuda, gradient_check

x64, y64 = np.linspace(0.5, 2, 6).reshape(2, 3), np.linspace(-1, 1, 6).reshape(2, 3)


@pytest.mark.parametrize("inputs, grad_outputs", [("cg", ""), ("", "cg"), ("c", "g"), ("g", "c")])
def test_devices_do_not_mix(inputs, grad_outputs):
    """Before the function runs, as in the reference."""
    with cuda.get_device("test:0"):
        made = {"c": np.array(0), "g": array.zeros((), "int32")}
    called = []
    with pytest.raises(RuntimeError, match="numerical_grad: .* on one device, got cpu, test:0"):
        gradient_check.numerical_grad(
            lambda: called.append(1), [made[each] for each in inputs], [made[each] for each in grad_outputs]
        )
    assert not called


def test_numbers_go_with_arrays_of_any_device():
    with cuda.get_device("test:0"):
        x = array.array([1.0, 2.0])
    (given,) = gradient_check.numerical_grad(lambda: (x * x,), (x,), (3,))
    np.testing.assert_allclose(given.get(), [6, 12], rtol=1e-6)


class Square(Function):
    factor = 2

    def forward(self, inputs):
        return (inputs[0] * inputs[0],)

    def backward(self, inputs, grad_outputs):
        return (grad_outputs[0] * inputs[0] * self.factor,)


class Wrong(Square):
    factor = 2.1


def test_numerical_grad():
    x = np.array([1.0, 2.0, 3.0])
    (gx,) = gradient_check.numerical_grad(lambda: (x**3,), (x,), (np.ones(3),))
    gradient_check.assert_allclose(gx, 3 * x**2, atol=1e-5)
    np.testing.assert_array_equal(x, [1, 2, 3])
    v = Variable(np.array([1.0, 2.0]))
    n = np.array([1, 2])
    gx, gn = gradient_check.numerical_grad(
        lambda: (F.exp(v).data, None or v.data), (v.data, n), (np.ones(2), None), eps=1e-4
    )
    gradient_check.assert_allclose(gx, np.exp([1, 2]), rtol=1e-4)
    assert np.asarray(gn).tolist() == [0, 0]
    for wrong in (lambda: 1 / 0, lambda: ("text",), lambda: (x, x)):
        with pytest.raises((ZeroDivisionError, TypeError, ValueError)):
            gradient_check.numerical_grad(wrong, (x,), (np.ones(3),))


def test_check_backward():
    gradient_check.check_backward(Square(), x64, y64)
    gradient_check.check_backward(lambda x, y: x * y + F.sin(x), (x64, y64), y64)
    gradient_check.check_backward(lambda x, y: (x * y, F.sum(x)), (x64, y64), (y64, np.array(2.0)))
    gradient_check.check_backward(lambda x: F.sum(x * x), x64, None)
    W, b = Variable(np.ones((4, 3)) * 0.5), Variable(np.zeros(4))
    gradient_check.check_backward(lambda x: F.linear(x, W, b), x64, np.ones((2, 4)), (W, b))
    gradient_check.check_backward(lambda x: F.linear(x, W), x64, np.ones((2, 4)), W, eps=1e-4, rtol=1e-3)
    with pytest.raises(AssertionError, match="input 0|gradient"):
        gradient_check.check_backward(Wrong(), x64, y64)


def test_check_double_backward():
    gradient_check.check_double_backward(lambda x: F.sin(x) * x, x64, y64, rtol=1e-3)
    with pytest.raises(NotImplementedError):
        gradient_check.check_double_backward(lambda x: Square()(x), x64, y64)


def test_failures_come_out():
    def fails(x):
        raise LookupError("inside")

    for check in (gradient_check.check_backward, gradient_check.check_double_backward):
        with pytest.raises(LookupError, match="inside"):
            check(fails, x64, y64)
    with pytest.raises(TypeError):
        gradient_check.check_backward(lambda x: x, "x", y64)
    with pytest.raises((TypeError, ValueError)):
        gradient_check.check_backward(lambda x: (x, x), x64, y64)
    assert not gradient_check._running


def test_assert_allclose():
    gradient_check.assert_allclose(x64, x64 + 1e-7)
    gradient_check.assert_allclose([1, float("nan")], np.array([1, np.nan]))
    gradient_check.assert_allclose(Variable(x64), Variable(x64).data)
    gradient_check.assert_allclose(2, 2.0)
    for x, y, options in [
        (x64, x64 + 1, {}),
        (x64, x64 + 1, dict(verbose=False)),
        (1.0, 1.1, dict(atol=0.01, rtol=0)),
    ]:
        with pytest.raises(AssertionError):
            gradient_check.assert_allclose(x, y, **options)
    with pytest.raises((AssertionError, ValueError)):
        gradient_check.assert_allclose(x64, np.ones(4))
    with pytest.raises(TypeError):
        gradient_check.assert_allclose(x64, "text")


def test_numerical_grad_of_numbers():
    x = np.array([1.0, 2.0])
    (gx,) = gradient_check.numerical_grad(lambda: (x * x,), (x,), (1,))
    gradient_check.assert_allclose(gx, 2 * x, atol=1e-5)
    (gx,) = gradient_check.numerical_grad(lambda: (float(x.sum()),), (x,), (2.0,))
    gradient_check.assert_allclose(gx, [2, 2], atol=1e-5)
    (gx,) = gradient_check.numerical_grad(lambda: (x.sum(),), (x,), (np.ones(3),))
    gradient_check.assert_allclose(gx, [3, 3], atol=1e-5)
    for eps in (0, -1e-3, float("nan")):
        with pytest.raises(AssertionError, match="eps"):
            gradient_check.numerical_grad(lambda: (x,), (x,), (1,), eps)
