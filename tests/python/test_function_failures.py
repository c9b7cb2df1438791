"""Functions written in Python that fail: wrong results, exceptions, the debug mode."""

import traceback

import catenary as ctn
import catenary.functions as F
import numpy as np
import pytest
from catenary import Function, Variable
from function_support import values, variable


@pytest.mark.parametrize(
    "result, error, text",
    [
        (lambda x: x, TypeError, "must be a tuple"),
        (lambda x: [x], TypeError, "must be a tuple"),
        (lambda x: (), ValueError, "output"),
        (lambda x: None, TypeError, "must be a tuple"),
        (lambda x: (1.0,), TypeError, "result 0"),
        (lambda x: (x, None), TypeError, "result 1"),
    ],
)
def test_wrong_results_of_forward(result, error, text):
    class Wrong(Function):
        def forward(self, inputs):
            return result(inputs[0])

    with pytest.raises(error, match="Wrong.forward.*" + text):
        Wrong()(variable(1))


@pytest.mark.parametrize(
    "result, error, text",
    [
        (lambda g: g, TypeError, "must be a tuple"),
        (lambda g: (), ValueError, "expected 1 gradients, got 0"),
        (lambda g: (g, g), ValueError, "expected 1 gradients, got 2"),
        (lambda g: (1.0,), TypeError, "result 0"),
        (lambda g: (np.ones(5, np.float32),), ValueError, "gradient 0"),
        (lambda g: (np.ones(1),), TypeError, "gradient 0"),
    ],
)
def test_wrong_results_of_backward(result, error, text):
    class Wrong(Function):
        def forward(self, inputs):
            return inputs

        def backward(self, inputs, grad_outputs):
            return result(grad_outputs[0])

    x = variable(1)
    with pytest.raises(error, match="Wrong.*" + text):
        Wrong()(x).backward()
    assert x.grad is None


class Trouble(Exception):
    pass


class Failing(Function):
    def __init__(self, where):
        self.where = where

    def fail(self, where):
        if where == self.where:
            raise Trouble(where)

    def check_type_forward(self, in_types):
        self.fail("check")

    def forward(self, inputs):
        self.fail("forward")
        return (inputs[0] + 1,)

    def backward(self, inputs, grad_outputs):
        self.fail("backward")
        return grad_outputs


@pytest.mark.parametrize("where", ["check", "forward", "backward"])
def test_exceptions_come_out_and_leave_everything_usable(where):
    f, x = Failing(where), variable(1)
    with pytest.raises(Trouble, match=where) as caught:
        F.exp(f(x)).backward()
    assert any(frame.name == "fail" for frame in traceback.extract_tb(caught.value.__traceback__))
    f.where = None
    if where == "backward":
        f(x)
    y = f(x)
    y.backward()
    assert values(y) == [2] and values(x.grad) == [1] and y.creator is f


def test_exceptions_of_nested_calls():
    class Outer(Function):
        def forward(self, inputs):
            try:
                Failing("forward")(Variable(inputs[0]))
            except Trouble:
                return (Failing(None)(Variable(inputs[0])).data,)

    assert values(Outer()(variable(1))) == [2]


def test_interrupts_come_out():
    class Stop(Function):
        def forward(self, inputs):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Stop()(variable(1))


def test_recompute():
    calls = []

    def part(x, y):
        calls.append(1)
        return F.exp(x) * y, x + y

    x, y = variable(1, 2), variable(3, 4)
    a, b = ctn.recompute(part, x, y)
    before = len(calls)
    F.sum(a * b).backward()
    assert len(calls) == before + 1
    got = values(x.grad), values(y.grad)
    x.cleargrad()
    y.cleargrad()
    a, b = part(x, y)
    F.sum(a * b).backward()
    assert got == (values(x.grad), values(y.grad))

    def fails(x):
        raise Trouble("part")

    with pytest.raises(Trouble):
        F.forget(fails, x)


def test_debug_mode():
    class Nothing(Function):
        def forward(self, inputs):
            return (inputs[0] * float("nan"),)

    before = ctn.is_debug()
    with ctn.DebugMode(True):
        assert ctn.is_debug()
        with pytest.raises(RuntimeError, match="Nothing.*NaN"):
            Nothing()(variable(1))
    assert ctn.is_debug() == before
    ctn.set_debug(True)
    assert ctn.is_debug()
    ctn.set_debug(before)


def test_debug_mode_says_where_a_function_was_called():
    class Wrong(Function):
        def forward(self, inputs):
            return (inputs[0] * 2,)

        def backward(self, inputs, grad_outputs):
            return (given,)

    assert Wrong().stack is None
    for given, error in ((np.zeros(2, "f"), ValueError), (np.zeros(1, "d"), TypeError)):
        with ctn.DebugMode(True):
            y = Wrong()(variable(1))  # the place
            assert y.creator.stack[-2].line.endswith("# the place")
            place = "line %d.*# the place" % y.creator.stack[-2].lineno
            with pytest.raises(error, match="(?s)Wrong.*Stacktrace.*" + place):
                y.backward()
        y = Wrong()(variable(1))
        assert y.creator.stack is None
        with pytest.raises(error) as caught:
            y.backward()
        assert "Stacktrace" not in str(caught.value)
