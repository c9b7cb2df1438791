"""utils.type_check: expressions, their source text, and messages of failures."""

import pickle

import catenary as ctn
import numpy as np
import pytest
from catenary import Function, Variable
from catenary.utils import type_check
from catenary.utils.type_check import InvalidType, TypeInfo, expect, get_types, prod

T = type_check.Variable
x, y = get_types((np.zeros((2, 3), np.float32), np.zeros((4, 3, 5), np.int32)))


@pytest.mark.parametrize(
    "condition, text, actual",
    [
        (lambda: x.ndim == 3, "in_types[0].ndim == 3", "2 != 3"),
        (lambda: x.shape[0] > 2, "in_types[0].shape[0] > 2", "2 <= 2"),
        (lambda: x.shape[0] >= 3, "in_types[0].shape[0] >= 3", "2 < 3"),
        (lambda: x.shape[0] < 2, "in_types[0].shape[0] < 2", "2 >= 2"),
        (lambda: x.shape[0] <= 1, "in_types[0].shape[0] <= 1", "2 > 1"),
        (lambda: x.shape[-1] != 3, "in_types[0].shape[-1] != 3", "3 == 3"),
        (lambda: x.shape[0] == y.shape[0] * 4, "in_types[0].shape[0] == in_types[1].shape[0] * 4", "2 != 16"),
        (lambda: (x.ndim + 1) * 2 == 7, "(in_types[0].ndim + 1) * 2 == 7", "6 != 7"),
        (lambda: x.ndim - (y.ndim - 1) == 9, "in_types[0].ndim - (in_types[1].ndim - 1) == 9", "0 != 9"),
        (lambda: 10 - x.ndim == 9, "10 - in_types[0].ndim == 9", "8 != 9"),
        (lambda: -x.ndim == 9, "-in_types[0].ndim == 9", "-2 != 9"),
        (lambda: x.shape[0] == T(5, "in_size"), "in_types[0].shape[0] == in_size", "2 != 5"),
        (lambda: T(np.sum, "sum")(x.shape) == 10, "sum(in_types[0].shape) == 10", "5 != 10"),
        (lambda: prod(y.shape[1:]) == 1, "prod(in_types[1].shape[1:]) == 1", "15 != 1"),
        (lambda: y.shape[:2] == (1, 2), "in_types[1].shape[:2] == (1, 2)", "(4, 3) != (1, 2)"),
        (lambda: x.dtype == np.dtype("float64"), "in_types[0].dtype == float64", "float32 != float64"),
        (lambda: y.dtype.kind == "f", "in_types[1].dtype.kind == f", "i != f"),
        (lambda: y.ndim // 2 == 2, "in_types[1].ndim // 2 == 2", "1 != 2"),
        (lambda: y.ndim % 2**2 == 2, "in_types[1].ndim % 4 == 2", "3 != 2"),
    ],
)
def test_failures(condition, text, actual):
    expression = condition()
    assert str(expression).replace("dtype('float64')", "float64").replace("'", "") == text
    with pytest.raises(InvalidType) as caught:
        expect(expression)
    assert (caught.value.expect, caught.value.actual) == (text, actual)
    assert str(caught.value) == "Expect: %s\nActual: %s" % (text, actual)


def test_what_holds_passes():
    expect(
        x.ndim == 2,
        x.dtype == np.float32,
        x.shape == (2, 3),
        x.shape[1] == y.shape[1],
        prod(x.shape) == 6,
        y.dtype.kind == "i",
    )
    assert x.shape[0].eval() == 2 and x.shape.eval() == (2, 3) and isinstance(x.eval(), TypeInfo)
    assert (T(1, "x") == T(1, "y")).eval() is True and str(T(1, "x") == T(1, "y")) == "x == y"


def test_expressions_have_no_truth_value():
    with pytest.raises(RuntimeError):
        x.ndim == 2 and x.ndim == 3
    for wrong in (True, None, x.ndim):
        with pytest.raises(TypeError):
            expect(wrong)


def test_invalid_type():
    error = InvalidType("two", "three")
    assert str(error) == "Expect: two\nActual: three"
    assert str(InvalidType("two", "three", msg="other")) == "other"
    assert pickle.loads(pickle.dumps(error)).actual == "three"
    assert type_check.InvalidType is ctn._errors.InvalidType


class Checked(Function):
    def check_type_forward(self, in_types):
        expect(in_types.size() == 2)
        a, b = in_types
        expect(a.ndim == 2, a.shape[0] == b.shape[0])

    def forward(self, inputs):
        return (inputs[0] + 1,)


def variable(*shape):
    return Variable(np.zeros(shape, np.float32))


def test_functions_check_their_inputs():
    Checked()(variable(2, 3), variable(2))
    for inputs, text in [
        ((variable(2),), "in_types.size == 2\nActual: 1 != 2"),
        ((variable(2), variable(2)), "in_types[0].ndim == 2\nActual: 1 != 2"),
        ((variable(2, 3), variable(4)), "in_types[0].shape[0] == in_types[1].shape[0]\nActual: 2 != 4"),
    ]:
        with pytest.raises(InvalidType) as caught:
            Checked()(*inputs)
        assert str(caught.value) == "Invalid operation is performed in: Checked (Forward)\n\nExpect: " + text


def test_checks_may_be_off():
    class Unchecked(Checked):
        type_check_enable = False

    Unchecked()(variable(2))
    ctn._calls.set_type_check_enabled(False)
    try:
        Checked()(variable(2))
        expect(x.ndim == 17)
    finally:
        ctn._calls.set_type_check_enabled(True)


def test_absent_inputs():
    types = get_types((np.zeros(2), None), "types", True)
    assert types[1].dtype.eval() is None and str(types[0].ndim) == "types[0].ndim"
    for wrong in ((None,), 1):
        with pytest.raises(AssertionError):
            get_types(wrong)


def test_sources():
    a, b = T(1, "a"), T(2, "b")
    for expression, text in [
        (a**b**a, "a ** b ** a"),
        ((a**b) ** a, "(a ** b) ** a"),
        (-(a**b), "-a ** b"),
        ((-a) ** b, "(-a) ** b"),
        (a - (b - a), "a - (b - a)"),
        (a << b | a, "a << b | a"),
        (a[1:, ...], "a[1:, ...]"),
        (a["k"], "a['k']"),
        (a[::2], "a[::2]"),
        (a.x(b, 1), "a.x(b, 1)"),
        (prod([]), "prod([])"),
        (~(a + b), "~(a + b)"),
    ]:
        assert str(expression) == text
    assert (T([[0]], "c") == [[type_check.Constant(0)]]).eval() is True and prod([2, 3]).eval() == 6
