"""utils.type_check: expressions, their texts, and what failures say."""
import pickle

import numpy as np
import pytest

import catenary as ctn
from catenary import Function, Variable
from catenary.utils import type_check
from catenary.utils.type_check import InvalidType, TypeInfo, expect, get_types, prod

T = type_check.Variable
x, y = get_types((np.zeros((2, 3), np.float32), np.zeros((4, 3, 5), np.int32)))


@pytest.mark.parametrize("condition, text, actual", [
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
    (lambda: y.ndim % 2 ** 2 == 2, "in_types[1].ndim % 4 == 2", "3 != 2"),
])
def test_failures(condition, text, actual):
    expression = condition()
    assert str(expression) == text
    with pytest.raises(InvalidType) as caught:
        expect(expression)
    assert (caught.value.expect, caught.value.actual) == (text, actual)
    assert str(caught.value) == "Expect: %s\nActual: %s" % (text, actual)


def test_what_holds_passes():
    expect(x.ndim == 2, x.dtype == np.float32, x.shape == (2, 3), x.shape[1] == y.shape[1], prod(x.shape) == 6,
           y.dtype.kind == "i")
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
        return inputs[0] + 1,


def variable(*shape):
    return Variable(np.zeros(shape, np.float32))


def test_functions_check_their_inputs():
    Checked()(variable(2, 3), variable(2))
    for inputs, text in [((variable(2),), "in_types.size == 2\nActual: 1 != 2"),
                         ((variable(2), variable(2)), "in_types[0].ndim == 2\nActual: 1 != 2"),
                         ((variable(2, 3), variable(4)),
                          "in_types[0].shape[0] == in_types[1].shape[0]\nActual: 2 != 4")]:
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
    with pytest.raises(ValueError):
        get_types((None,))


def test_classes_of_expressions():
    x = type_check.Variable([4, 5, 6], "x")
    part = type_check.GetItem(x, slice(1, None))
    assert str(part) == "x[1:]" and part.eval() == [5, 6]
    assert str(x[0, ..., None]) == "x[0, ..., None]" and str(x["k"]) == "x['k']" and str(x[::2]) == "x[::2]"
    assert str(type_check.GetAttr(x, "size")) == str(type_check.GetAttr(x, type_check.Constant("size"))) == "x.size"
    assert str(type_check.Call(type_check.Variable(max, "max"), (x, type_check.Constant([1])))) == "max(x, [1])"
    assert type_check.Call(type_check.Variable(max, "max"), ([1, type_check.Constant(9)],)).eval() == 9
    minus = type_check.BinaryOperator(4, x, 1, "-", lambda a, b: a[b])
    assert str(minus) == "x - 1" and minus.eval() == 5
    assert str(type_check.UnaryOperator(6, minus, "-", None)) == "-(x - 1)"
    one, two = type_check.Constant(1), type_check.Constant(2)
    comparison = type_check.BoolBinaryOperator(one, two, "<<", "!<<", lambda a, b: a > b)
    assert isinstance(comparison, type_check.Testable) and not comparison.eval()
    with pytest.raises(type_check.InvalidType, match="1 !<< 2"):
        type_check.expect(comparison)


def test_brackets_of_powers():
    x, y = type_check.Variable(2, "x"), type_check.Variable(3, "y")
    assert str(x ** y ** x) == str(x ** (y ** x)) == "x ** y ** x" and str((x ** y) ** x) == "(x ** y) ** x"
    assert str(-x ** y) == "-x ** y" and str((-x) ** y) == "(-x) ** y" and (-x ** y).eval() == -8
    assert str(x - (y - x)) == "x - (y - x)" and str(x - y - x) == "x - y - x"
