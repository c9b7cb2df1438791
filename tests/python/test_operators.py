"""Operators of arrays, compared with those of NumPy."""

import operator

import catenary.array as xp
import pytest
from catenary import _calls

try:
    import numpy
except ImportError:
    numpy = None
needs_numpy = pytest.mark.skipif(numpy is None, reason="needs NumPy")


BINARY = [
    operator.add,
    operator.sub,
    operator.mul,
    operator.truediv,
    operator.floordiv,
    operator.mod,
    operator.pow,
    operator.and_,
    operator.or_,
    operator.xor,
    operator.lshift,
    operator.rshift,
    operator.lt,
    operator.le,
    operator.gt,
    operator.ge,
    operator.eq,
    operator.ne,
    divmod,
    operator.matmul,
]


def _outcome(function, *arguments):
    try:
        with numpy.errstate(all="ignore"):
            return function(*arguments)
    except (TypeError, ValueError) as error:
        return TypeError if isinstance(error, TypeError) else ValueError


def _same(found, expected):
    if isinstance(expected, tuple):
        return all(map(_same, found, expected))
    if isinstance(expected, type):
        return found is expected
    expected = numpy.asarray(expected)
    return (
        isinstance(found, xp.ndarray)
        and found.dtype == expected.dtype
        and found.shape == expected.shape
        and numpy.allclose(numpy.asarray(found), expected, rtol=1e-3, equal_nan=True)
    )


@needs_numpy
@pytest.mark.parametrize("function", BINARY)
@pytest.mark.parametrize("first", ["bool", "int8", "int64", "uint16", "float16", "float32", "float64"])
def test_operators_as_numpy(function, first):
    x = numpy.array([[1, 2], [0, 3]]).astype(first)
    a = xp.array(x)
    for second in ["bool", "uint8", "int32", "float32", "float64"]:
        y = numpy.array([[1, 1], [2, 3]]).astype(second)
        expected = _outcome(function, x, y)
        for b in (xp.array(y), y):
            assert _same(_outcome(function, a, b), expected), (second, type(b))
        assert _same(_outcome(function, x, xp.array(y)), expected), second
        if function is not operator.matmul:
            for number in (y[0, 0], y[1, 0]):  # the values of NumPy scalars count
                if function is operator.pow and number in (1, 2):
                    continue  # NumPy 1 computes these with other functions and their dtypes
                assert _same(_outcome(function, a, number), _outcome(function, x, number)), number
                assert _same(_outcome(function, number, a), _outcome(function, number, x)), number
    if function is not operator.matmul:
        for number in (2, 3.0, True, 1.5):
            if function is operator.pow and first == "bool":
                continue
            assert _same(_outcome(function, a, number), _outcome(function, x, number)), number
            assert _same(_outcome(function, number, a), _outcome(function, number, x)), number


@needs_numpy
@pytest.mark.parametrize(
    "name",
    [
        "iadd",
        "isub",
        "imul",
        "itruediv",
        "ifloordiv",
        "imod",
        "ipow",
        "iand",
        "ior",
        "ixor",
        "ilshift",
        "irshift",
        "imatmul",
    ],
)
@pytest.mark.parametrize("first", ["int32", "float32"])
def test_operators_in_place(name, first):
    function = getattr(operator, name)
    for second in (numpy.array([[1, 2], [3, 4]], first), 2, 2.5, numpy.int8(3), numpy.array(2, first)):
        x = numpy.array([[5, 6], [7, 8]], first)
        if name == "imatmul":
            if not isinstance(second, numpy.ndarray) or not second.ndim:
                continue
            expected = x @ second
        else:
            expected = _outcome(function, x.copy(), second)
        a = b = xp.array(x)
        c = xp.array(second) if isinstance(second, numpy.ndarray) else second
        found = _outcome(function, a, c)
        assert _same(found, expected), second
        assert found is b or isinstance(expected, type) and b.tolist() == x.tolist()


@needs_numpy
def test_in_place_on_numpy():
    x = y = numpy.ones(3)
    x += xp.arange(3)
    assert x is y and x.tolist() == [1, 2, 3]
    with pytest.raises(TypeError):
        z = numpy.ones(3, int)
        z += xp.ones(3)


def test_unary_operators():
    a = xp.array([-1, 2, 0])
    assert (-a).tolist() == [1, -2, 0] and (+a).tolist() == [-1, 2, 0] and abs(a).tolist() == [1, 2, 0]
    assert (~a).tolist() == [0, -3, -1] and (~(a > 0)).tolist() == [True, False, True]
    for wrong in (lambda: ~xp.ones(2), lambda: -(a > 0), lambda: xp.positive(a > 0)):
        with pytest.raises(TypeError):
            wrong()


def test_number_of_dimensions():
    a = xp.zeros((1,) * 64)
    assert a.ndim == 64 and (a + 1).ndim == 64 and str(a).startswith("[[[")
    for wrong in (
        lambda: xp.zeros((1,) * 65),
        lambda: a[None],
        lambda: xp.expand_dims(a, 0),
        lambda: xp.stack([a, a]),
        lambda: xp.ones(1).reshape((1,) * 65),
        lambda: xp.ones(1)[(None,) * 64],
        lambda: xp.tile(xp.ones(1), (1,) * 65),
        lambda: xp.broadcast_to(a, (1,) * 65),
    ):
        with pytest.raises(ValueError, match="64"):
            wrong()


def test_plus_copies_booleans():
    a = xp.array([True, False])
    with pytest.warns(DeprecationWarning):
        b = +a
    b[0] = False
    assert a.tolist() == [True, False] and b.tolist() == [False, False] and b.dtype == "bool"


def test_numbers_do_not_widen():
    a = xp.ones(2, "float32")
    assert (a + 1).dtype == (a * 2.5).dtype == (1 / a).dtype == (2**a).dtype == (a**2).dtype == "float32"
    b = xp.ones(2, "int8")
    assert (b + 1).dtype == "int8" and (b + 1.0).dtype == "float64" and (b + True).dtype == "int8"
    for wrong in (lambda: a + 10**30, lambda: 10**30 - xp.ones(2, int), lambda: a.__iadd__(2**64)):
        with pytest.raises(OverflowError):
            wrong()
    c = xp.array([2**63], "uint64")
    assert (c + 2**63).tolist() == [0] and (c // 2).tolist() == [2**62]


@needs_numpy
@pytest.mark.skipif(
    numpy is not None and numpy.__version__ >= "2", reason="NumPy 2 does not widen arrays by values"
)
@pytest.mark.parametrize(
    "name", ["float16", "float32", "float64", "int8", "uint8", "int16", "uint16", "int64", "uint64", "bool"]
)
def test_numbers_that_do_not_fit_widen(name):
    x = numpy.ones(3, name)
    a = xp.array(x)
    numbers = [
        0,
        127,
        128,
        200,
        255,
        256,
        -1,
        -128,
        -129,
        1000,
        32768,
        40000,
        65536,
        100000,
        2**31,
        2**40,
        2**63 - 1,
        -(2**63),
    ]
    for number in numbers + [
        2**63,
        1.5,
        6e4,
        65000.0,
        -1e5,
        3.5e38,
        1e39,
        float("inf"),
        float("-inf"),
        float("nan"),
    ]:
        with numpy.errstate(all="ignore"):
            for function in (operator.add, operator.mul, operator.truediv, operator.lt):
                expected = function(x, number).dtype
                if a.dtype == "float32" and type(number) is int and number < 2**63:  # as in NumPy 2
                    expected = "bool" if function is operator.lt else "float32"
                assert function(a, number).dtype == function(number, a).dtype == expected, number


@pytest.mark.parametrize("other", ["x", None, {}, object(), 1j, b"ab", [None, 1], ("a", "b")])
def test_strange_operands(other):
    a = xp.ones(2)
    for function in (
        operator.add,
        operator.mul,
        operator.pow,
        operator.lt,
        operator.and_,
        operator.matmul,
        divmod,
        operator.iadd,
    ):
        for arguments in ((a, other), (other, a))[: 1 if function is operator.iadd else 2]:
            with pytest.raises(TypeError):
                function(*arguments)
    assert (a == other).tolist() == [False, False] and (a != other).tolist() == [True, True]
    for kind in (
        numpy.float32,
        xp.ndarray,
        int,
    ):  # not values, though some have an attribute __array_priority__
        assert (a == kind).tolist() == [False, False] and (kind != a).tolist() == [True, True]


@pytest.mark.parametrize("other", [[1, 2], (1, 2), [[2], [3]], [True, False], [2.5, 1], ((1, 2), (3, 1))])
@pytest.mark.parametrize("dtype", ["b", "l", "f", "d"])
def test_sequences(other, dtype):
    """Lists and tuples are operands, as in NumPy."""
    host = numpy.array([[3, 2], [1, 4]], dtype)
    for name in "add sub mul truediv floordiv mod pow lt le gt ge eq ne and_ or_ xor matmul divmod".split():
        function = divmod if name == "divmod" else getattr(operator, name)
        for swapped in (False, True):

            def call(a, function=function, swapped=swapped):
                return function(other, a) if swapped else function(a, other)

            try:
                with numpy.errstate(all="ignore"):
                    theirs = call(host)
            except (TypeError, ValueError) as error:
                with pytest.raises(TypeError if isinstance(error, TypeError) else ValueError):
                    call(xp.array(host))
                continue
            ours = call(xp.array(host))
            for x, y in zip(ours, theirs) if name == "divmod" else [(ours, theirs)]:
                assert x.dtype == y.dtype and numpy.allclose(x.get(), y, equal_nan=True), (name, swapped)
    a = b = xp.array(host, "d")
    a += other
    a *= other
    assert a is b and numpy.allclose(a.get(), (host + other) * numpy.array(other))
    there = _calls.array_to_device(xp.array(host), "test:0")
    assert str((there + other).device) == str((other < there).device) == "test:0"
    with pytest.raises(ValueError):
        b + [1, 2, 3]
    with pytest.raises(ValueError):
        b + [[1], [2, 3]]


def test_comparison_of_other_shapes():
    with pytest.raises(ValueError):
        xp.ones(2) == xp.ones(3)
    with pytest.raises(ValueError):
        xp.ones(2) + xp.ones(3)
