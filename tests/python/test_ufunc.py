"""Universal functions, compared with NumPy's."""

import pickle
import random

import pytest

numpy = pytest.importorskip("numpy")
import catenary.array as xp  # noqa: E402
from catenary import _calls  # noqa: E402

# Operations and their aliases; test_functions.py compares those that NumPy lacks.
NAMES = sorted(name for name in xp._ufunc.__all__ if isinstance(getattr(numpy, name, None), numpy.ufunc))
DTYPES = ["?", "b", "i", "l", "B", "L", "e", "f", "d"]


def operands(draw, count):
    shape = tuple(draw.randrange(1, 4) for _ in range(draw.randrange(3)))
    made = []
    for number in range(count):
        dtype = numpy.dtype(draw.choice(DTYPES))
        lengths = (
            shape[number:] if len(shape) > 1 else shape
        )  # the value of a 0-d array next to others would count
        values = numpy.random.RandomState(draw.randrange(10**6)).randint(1, 6, size=lengths)
        values = values / (4.0 if dtype.kind == "f" else 1)
        made.append(values.astype(dtype))
    return made


def same(ours, theirs):
    for a, b in zip(ours, theirs) if isinstance(theirs, tuple) else [(ours, theirs)]:
        b = numpy.asarray(b)
        assert a.dtype == b.dtype and a.shape == b.shape
        eps = numpy.finfo(b.dtype).eps if b.dtype.kind == "f" else 0
        numpy.testing.assert_allclose(a.get().astype(float), b.astype(float), rtol=16 * eps, atol=16 * eps)


@pytest.mark.parametrize("name", NAMES)
def test_calls(name):
    ours, theirs, draw = getattr(xp, name), getattr(numpy, name), random.Random(name)
    assert isinstance(ours, xp.ufunc) and (ours.nin, ours.nout, ours.nargs) == (
        theirs.nin,
        theirs.nout,
        theirs.nargs,
    )
    for _ in range(30):
        hosts = operands(draw, ours.nin)
        try:
            with numpy.errstate(all="ignore"):
                expected = theirs(*hosts)
            if name in ("ceil", "floor", "trunc") and numpy.asarray(hosts[0]).dtype.kind in "biu":
                expected = hosts[0]  # as in NumPy 2
        except TypeError:
            with pytest.raises(TypeError):
                ours(*map(xp.array, hosts))
            continue
        arrays = list(map(xp.array, hosts))
        same(ours(*arrays), expected)
        same(ours(*hosts), expected)  # NumPy arrays are accepted
        outs = tuple(
            xp.zeros(numpy.shape(e), numpy.asarray(e).dtype)
            for e in (expected if ours.nout == 2 else (expected,))
        )
        made = ours(*arrays, *outs)
        assert made is outs[0] if ours.nout == 1 else made[0] is outs[0] and made[1] is outs[1]
        same(made, expected)
        made = ours(*arrays, out=outs if draw.random() < 0.5 or ours.nout == 2 else outs[0])
        same(made, expected)


@pytest.mark.parametrize(
    "name",  # for ldexp(number, integers) NumPy 1.24 takes the smallest floating dtype, this package float64
    [n for n in NAMES if (getattr(numpy, n).nin, getattr(numpy, n).nout) == (2, 1) and n != "ldexp"],
)
def test_where_and_scalars(name):
    ours, theirs = getattr(xp, name), getattr(numpy, name)
    host = numpy.arange(1, 7).reshape(2, 3)
    mask = numpy.array([True, False, True])
    out = numpy.zeros((2, 3), theirs(host, host).dtype)
    expected = theirs(host, 2, where=mask, out=out)
    ours_out = xp.zeros((2, 3), out.dtype)
    assert ours(xp.array(host), 2, where=xp.array(mask), out=ours_out) is ours_out
    same(ours_out, expected)
    same(ours(xp.array(host), 2), theirs(host, 2))
    same(ours(3, xp.array(host)), theirs(3, host))
    same(ours(xp.array(host), numpy.int64(2)), theirs(host, numpy.int64(2)))


def test_dtype_and_casting():
    a = xp.arange(3)
    assert (
        xp.add(a, a, dtype="f").dtype == numpy.float32
        and xp.exp(a, dtype=numpy.float32).dtype == numpy.float32
    )
    out = xp.zeros(3, "i")
    with pytest.raises(TypeError):
        xp.true_divide(a, a, out)
    with pytest.raises(TypeError):
        xp.add(xp.ones(3), 1.5, out=out)
    assert xp.add(xp.ones(3), 1.5, out=out, casting="unsafe") is out and out.tolist() == [2, 2, 2]
    with pytest.raises(TypeError):
        xp.add(a, a, dtype="?", casting="safe")
    with pytest.raises(ValueError):
        xp.add(a, a, casting="perhaps")
    with pytest.raises(TypeError):
        xp.add(a, a, casting=3)


@pytest.mark.parametrize("value", [3, 0, -3])
@pytest.mark.parametrize("dtype", ["uint8", "uint64", "float16", "bfloat16"])
def test_scalars_of_numpy_beside_a_dtype(value, dtype):
    """What NumPy allows for the value of a scalar is allowed, although its dtype would forbid it."""
    scalars = numpy.int64(value), numpy.int16(4)
    if value < 0 and dtype.startswith("uint"):
        for module in numpy, xp:
            with pytest.raises(TypeError):
                module.add(*scalars, dtype=dtype)
    else:
        made = xp.add(*scalars, dtype=dtype)
        assert made.dtype.name == dtype and made == value + 4


def test_numbers_are_weak():
    for dtype in "bhilBHILefd":
        a = xp.ones(3, dtype)
        assert xp.add(a, 1).dtype == xp.multiply(2, a).dtype == xp.power(a, True).dtype == a.dtype
        assert xp.add(a, 1.0).dtype == (a.dtype if a.dtype.kind == "f" else numpy.float64)
    assert xp.add(1, 2).item() == 3 and xp.add(True, True).dtype == bool
    with pytest.raises(OverflowError):
        xp.add(xp.ones(2), 10**30)
    for array, number in (
        ("b", 1000),
        ("b", 2**40),
        ("B", -1),
        ("B", 300),
        ("e", 1e6),
        ("f", 1e300),
        ("H", -2),
    ):
        for f in ("add", "subtract", "multiply", "maximum"):
            for swap in (False, True):
                made, expected = (
                    getattr(m, f)(*[m.ones(2, array), number][:: -1 if swap else 1]) for m in (xp, numpy)
                )
                assert made.dtype == expected.dtype and made.tolist() == expected.tolist(), (
                    f,
                    array,
                    number,
                    swap,
                )
    for m in (xp, numpy):
        assert (m.ones((), "b") + 1000).dtype == (m.ones((), "B") * 2**40).dtype == "int64"
        assert (m.ones((), "e") + 1e6).dtype == m.add(m.ones((), "f"), 1e300).dtype == "float64"
    out = xp.zeros(3, "f")
    assert xp.add(xp.ones(3, "f"), 1, out=out, where=[True, False, True]) is out and out.tolist() == [2, 0, 2]


def test_sequences():
    """Lists and tuples of numbers are operands, as in NumPy."""
    a, host = xp.arange(3, dtype="f"), numpy.arange(3, dtype="f")
    for name, inputs in (
        ("add", (a, [1, 2, 3])),
        ("add", ([1, 2, 3], a)),
        ("subtract", ((1, 2, 3), [[1.5], [2]])),
        ("maximum", (a, (True, False, True))),
        ("hypot", ([3], 4)),
        ("exp", ([0, 1],)),
        ("negative", (((1, 2), (3, 4)),)),
        ("floor", ([0.5, -0.5],)),
        ("modf", ([0.5, -1.5],)),
        ("logical_and", ([], [])),
    ):
        ours = getattr(xp, name)(*inputs)
        theirs = getattr(numpy, name)(*[host if value is a else value for value in inputs])
        for x, y in zip(ours if name == "modf" else [ours], theirs if name == "modf" else [theirs]):
            assert x.dtype == y.dtype and numpy.allclose(x.get(), y)
    assert xp.add([1, 2], [3, a[1]]).tolist() == [4, 3] and xp.add([1], 2, dtype="d").dtype == "d"
    there = _calls.array_to_device(a, "test:0")
    assert str(xp.multiply([1, 2, 3], there).device) == "test:0"


def test_wrong_arguments():
    a = xp.ones(3)
    for wrong in (["a"], (1, None), "text", None, object(), 1j, {}, numpy.array(["a"])):
        for call in (
            lambda: xp.add(a, wrong),
            lambda: xp.add(wrong, a),
            lambda: xp.exp(wrong),
            lambda: xp.modf(wrong),
            lambda: xp.add(a, a, where=wrong) if wrong is not None else xp.add(None, a),
        ):
            with pytest.raises(TypeError):
                call()
    with pytest.raises(ValueError):
        xp.add(a, [[1], [2, 3]])
    with pytest.raises(TypeError, match="Unsupported type <class 'dict'>"):
        xp.add(a, {})
    for call in (
        lambda: xp.add(),
        lambda: xp.add(a),
        lambda: xp.add(a, a, a, a),
        lambda: xp.exp(),
        lambda: xp.exp(a, a, a),
        lambda: xp.modf(),
        lambda: xp.modf(a, a, a, a),
        lambda: xp.add(a, a, a, out=a),
        lambda: xp.modf(a, a, out=(a, a)),
        lambda: xp.add(a, a, out=[a]),
        lambda: xp.add(a, a, out=numpy.ones(3)),
        lambda: xp.add(a, a, no=1),
    ):
        with pytest.raises(TypeError):
            call()
    with pytest.raises(ValueError):
        xp.modf(a, out=(a,))
    with pytest.raises(ValueError):
        xp.add(a, xp.ones(2))
    with pytest.raises(ValueError):
        xp.add(a, a, xp.ones(2))
    with pytest.raises(TypeError):
        xp.bitwise_and(a, a)
    with pytest.raises(ValueError):
        xp.add(a, a, xp.broadcast_to(xp.ones(()), (3,)))


def test_attributes():
    assert xp.add.name == xp.add.__name__ == "add" and repr(xp.add) == "<ufunc 'add'>" and xp.add.__doc__
    assert "ff->f" in xp.add.types and xp.add.ntypes == len(xp.add.types) and "l->d" not in xp.exp.types
    assert xp.divide is xp.true_divide and xp.abs is xp.absolute and xp.mod is xp.remainder
    assert pickle.loads(pickle.dumps(xp.add)) is xp.add
    assert xp.sigmoid(xp.zeros(2)).tolist() == [0.5, 0.5] and xp.relu(xp.array([-1, 1])).tolist() == [0, 1]
    assert xp.multiply_add(xp.ones(2), 2.0, 3.0).tolist() == [5, 5]


@pytest.mark.parametrize("name", ["add", "multiply", "maximum", "minimum", "logical_and", "logical_or"])
def test_reduce(name):
    host = numpy.arange(12).reshape(3, 4)
    ours, theirs, a = getattr(xp, name), getattr(numpy, name), xp.array(host)
    for axis in (0, 1, -1, None, (0, 1)):
        same(ours.reduce(a, axis), theirs.reduce(host, axis))
        same(ours.reduce(a, axis=axis, keepdims=True), theirs.reduce(host, axis=axis, keepdims=True))
    same(ours.reduce(a), theirs.reduce(host))


def test_other_methods():
    host = numpy.arange(1, 7).reshape(2, 3)
    a = xp.array(host)
    same(xp.add.accumulate(a), numpy.add.accumulate(host))
    same(xp.multiply.accumulate(a, 1), numpy.multiply.accumulate(host, 1))
    same(xp.subtract.outer(a, a[0]), numpy.subtract.outer(host, host[0]))
    numpy.add.at(host, ([0, 0, 1], [1, 1, 2]), 5)
    xp.add.at(a, ([0, 0, 1], [1, 1, 2]), 5)
    same(a, host)
    with pytest.raises(ValueError):
        xp.exp.outer(a, a)
    with pytest.raises(IndexError):
        xp.add.accumulate(a, 2)


@pytest.mark.parametrize("name", ["add", "multiply", "maximum"])
def test_reduceat(name):
    a = numpy.random.RandomState(0).randint(1, 5, (3, 7))
    ours, theirs = getattr(xp, name), getattr(numpy, name)
    for places in ([0, 3, 1, 6], [2], [], [0, 0, 6]):
        made, wanted = ours.reduceat(xp.array(a), places, 1), theirs.reduceat(a, numpy.array(places, int), 1)
        assert made.tolist() == wanted.tolist() and made.dtype == wanted.dtype and made.shape == wanted.shape
    out = xp.zeros((2, 7), int)
    assert ours.reduceat(xp.array(a), xp.array([0, 2]), out=out) is out
    assert out.tolist() == theirs.reduceat(a, [0, 2]).tolist()
    for wrong in ([7], [-1]):
        with pytest.raises(IndexError):
            ours.reduceat(xp.array(a), wrong, 1)


@pytest.mark.parametrize("dtype", ["int8", "uint64", "float32", "float64", "bool"])
@pytest.mark.parametrize(
    "name",
    [
        "add",
        "subtract",
        "multiply",
        "maximum",
        "minimum",
        "bitwise_and",
        "bitwise_or",
        "bitwise_xor",
        "floor_divide",
        "logical_xor",
        "negative",
        "square",
    ],
)
def test_at_positions(name, dtype):
    if dtype == "bool" and name in ("floor_divide", "square"):
        pytest.skip("NumPy writes int8 to booleans")
    ours, theirs = getattr(xp, name), getattr(numpy, name)
    source = numpy.random.RandomState(1)
    a = source.randint(1, 9, (3, 4)).astype(dtype)
    for places in ([0, 2, 0, 0], ([0, 1, 0], [3, 3, 3]), (slice(None), [1, 1, 2]), a > 4, (1, 2)):
        selected = a[places if not isinstance(places, list) else numpy.array(places)]
        b = () if theirs.nin == 1 else (source.randint(1, 4, selected.shape[-1:]).astype(dtype),)
        mine, wanted = xp.array(a), a.copy()
        there = xp.array(places) if isinstance(places, numpy.ndarray) else places
        try:
            theirs.at(wanted, places, *b)
        except TypeError:
            with pytest.raises(TypeError):
                ours.at(mine, there, *map(xp.array, b))
            continue
        ours.at(mine, there, *map(xp.array, b))
        assert mine.dtype == wanted.dtype and mine.tolist() == wanted.tolist(), (places, b)


def test_wrong_calls_of_at():
    a = xp.arange(4)
    for error, call in (
        (ValueError, lambda: xp.add.at(a, [0])),
        (TypeError, lambda: xp.negative.at(a, [0], 1)),
        (IndexError, lambda: xp.add.at(a, [4], 1)),
        (ValueError, lambda: xp.add.at(a, [0, 1], xp.ones(3, int))),
        (TypeError, lambda: xp.add.at([1, 2], [0], 1)),
    ):
        with pytest.raises(error):
            call()
    assert a.tolist() == [0, 1, 2, 3]
    xp.add.at(a, [0, 0], 1)
    assert a.tolist() == [2, 1, 2, 3]


@pytest.mark.parametrize("dtype", ["uint8", "int32", "float32"])
@pytest.mark.parametrize("x", [3, 300, -1, 2.5, True])
def test_numbers_beside_a_dtype(x, dtype):
    try:
        expected = numpy.add(x, 4, dtype=dtype)
    except TypeError:
        with pytest.raises(TypeError):
            xp.add(x, 4, dtype=dtype)
        return
    made = xp.add(x, 4, dtype=dtype)
    assert made.dtype == expected.dtype and float(made) == float(expected)
