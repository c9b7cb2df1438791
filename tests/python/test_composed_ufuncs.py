"""Universal functions that other ones compute: their keywords and methods beside NumPy's."""

import pickle
import random
import warnings

import pytest

numpy = pytest.importorskip("numpy")
import catenary.array as xp  # noqa: E402
from catenary import _calls  # noqa: E402

UNARY = ["cbrt", "conjugate", "fabs", "spacing"]
BINARY = ["float_power", "gcd", "heaviside", "lcm"]
WHOLE = ("gcd", "lcm")


def outcome(call):
    with numpy.errstate(all="ignore"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return call()
        except (TypeError, ValueError, IndexError) as error:
            return error


def compare(call, what):
    """Whether a call gives the same array with both modules, or errors of one kind."""
    ours, theirs = outcome(lambda: call(xp)), outcome(lambda: call(numpy))
    if isinstance(theirs, Exception) or isinstance(ours, Exception):
        kinds = (TypeError, ValueError, IndexError)
        assert isinstance(theirs, Exception), (what, ours)
        assert isinstance(ours, [kind for kind in kinds if isinstance(theirs, kind)][0]), (what, ours, theirs)
        return
    ours, theirs = ours.get(), numpy.asarray(theirs)
    assert ours.dtype == theirs.dtype and ours.shape == theirs.shape, (what, ours, theirs)
    numpy.testing.assert_allclose(ours, theirs, rtol=1e-3 if ours.dtype == "e" else 1e-6, err_msg=str(what))


def host_array(draw, name, axes):
    rng = numpy.random.RandomState(draw.randrange(10**6))
    dtype = draw.choice("bhilBHIL" if name in WHOLE and draw.random() < 0.9 else "?bhiBHIefd")
    low = 0 if dtype in "?BHIL" or name == "float_power" else -4
    shape = [draw.choice([1, 2, 3, 7]) for _ in range(axes)]
    if axes and draw.random() < 0.1:
        shape[draw.randrange(axes)] = 0
    values = numpy.asarray(rng.randint(low, 9, shape)).astype(dtype)
    return values.T if draw.random() < 0.3 else values


@pytest.mark.parametrize("name", BINARY)
def test_methods_of_long_vectors(name):
    """Numbers one by one, segments together or each alone; with NaN, and products that wrap."""
    rng = numpy.random.RandomState(7)
    for dtype in "bhilBHIL" if name in WHOLE else "d" if name == "float_power" else "efd":
        for turn in range(6):
            shape = [(rng.randint(1, 3000),), (rng.randint(1, 300), 3)][turn % 2]
            values = rng.randint(0, 9, shape).astype(dtype) / (1 if name in WHOLE else 4)
            values = values.astype(dtype)
            if name in WHOLE and turn > 2:
                info = numpy.iinfo(dtype)
                values = rng.randint(info.min, info.max, shape, dtype=dtype)
                values[::7] = info.min
            if name == "heaviside":
                values = numpy.where(rng.rand(*shape) < 0.1, numpy.nan, values - values.dtype.type(1))
            steps = numpy.arange(0, shape[0], rng.randint(1, 12))
            for places in (steps, rng.randint(0, shape[0], 5), rng.randint(0, shape[0], 400), steps[:1]):
                compare(lambda m: getattr(m, name).reduceat(m.asarray(values), places), (name, dtype))
            compare(lambda m: getattr(m, name).reduce(m.asarray(values)), (name, dtype))
            compare(lambda m: getattr(m, name).accumulate(m.asarray(values)), (name, dtype))
            compare(lambda m: getattr(m, name)(m.asarray(values[1:]), m.asarray(values[:-1])), (name, dtype))


@pytest.mark.parametrize("name", BINARY)
def test_reductions(name):
    draw = random.Random(name)
    for _ in range(150):
        values = host_array(draw, name, draw.choice([0, 1, 1, 2, 3]))
        axis = draw.randrange(-3, 3)
        keywords = {"axis": draw.choice([axis, axis, None, (axis,), (0, 1), ()])}
        if draw.random() < 0.3:
            keywords["keepdims"] = True
        if draw.random() < 0.3:
            keywords["initial"] = draw.choice([4, None])
        if draw.random() < 0.2:
            keywords["dtype"] = "q" if name in WHOLE else "d"
        if draw.random() < 0.2:
            mask = numpy.random.RandomState(draw.randrange(99)).rand(*values.shape) < 0.5
            compare(
                lambda m: getattr(m, name).reduce(m.asarray(values), where=m.asarray(mask), **keywords),
                (name, values, keywords, mask),
            )
        compare(lambda m: getattr(m, name).reduce(m.asarray(values), **keywords), (name, values, keywords))


@pytest.mark.parametrize("name", BINARY)
def test_other_methods(name):
    draw = random.Random(name)
    for _ in range(100):
        values = host_array(draw, name, draw.choice([1, 1, 2, 3]))
        other = host_array(draw, name, draw.choice([1, 2]))
        axis = draw.randrange(-3, 3)
        places = [draw.randrange(4) for _ in range(draw.choice([0, 1, 3, 5]))]
        call = [
            lambda m: getattr(m, name).accumulate(m.asarray(values), axis),
            lambda m: getattr(m, name).reduceat(m.asarray(values), places, axis),
            lambda m: getattr(m, name).outer(m.asarray(values), m.asarray(other)),
        ]
        for number, method in enumerate(call):
            compare(method, (name, number, values, other, axis, places))


@pytest.mark.parametrize("name", UNARY + BINARY)
def test_in_place_once_for_every_occurrence(name):
    draw = random.Random(name)
    for _ in range(60):
        values = host_array(draw, name, draw.choice([1, 2]))
        if not values.size:
            continue
        count = values.shape[0]
        places = numpy.array([draw.randrange(-count, count) for _ in range(draw.choice([1, 3, 6]))])
        operands = () if name in UNARY else (numpy.array([draw.randrange(5)]).astype(values.dtype),)

        def call(m):
            given = m.array(values)
            getattr(m, name).at(given, m.asarray(places), *map(m.asarray, operands))
            return given

        compare(call, (name, values, places, operands))
    with pytest.raises(TypeError):
        getattr(xp, name).at([1.0], [0], *operands)
    with pytest.raises((TypeError, ValueError)):
        getattr(xp, name).at(xp.ones(2), [0], *(() if operands else (1,)))


@pytest.mark.parametrize("name", UNARY + BINARY)
def test_keywords(name):
    draw = random.Random(name)
    for _ in range(60):
        inputs = [host_array(draw, name, 2)]
        if name in BINARY:
            inputs.append(host_array(draw, name, 0).reshape(1, 1))
        keywords = {}
        if draw.random() < 0.5:
            keywords["dtype"] = draw.choice("bldef")
        if draw.random() < 0.5:
            keywords["casting"] = draw.choice(["no", "safe", "same_kind", "unsafe"])
        if draw.random() < 0.3:
            keywords["order"] = draw.choice("CFAK")
        compare(lambda m: getattr(m, name)(*map(m.asarray, inputs), **keywords), (name, inputs, keywords))
        kind, mask = draw.choice("lefd"), numpy.random.RandomState(draw.randrange(99)).rand(1, 1) < 0.5

        by_name = draw.random() < 0.5

        def stored(m):
            out = m.zeros(numpy.broadcast_shapes(*[a.shape for a in inputs]), kind)
            given = {"out": (out,)} if by_name else {}
            made = getattr(m, name)(
                *map(m.asarray, inputs), *(() if by_name else (out,)), where=m.asarray(mask), **given
            )
            assert made is out
            return made

        if outcome(lambda: numpy.broadcast_shapes(*[a.shape for a in inputs])).__class__ is tuple:
            compare(stored, (name, inputs, kind, mask))


def test_properties():
    for name in UNARY + BINARY:
        ours, theirs = getattr(xp, name), getattr(numpy, name)
        assert isinstance(ours, xp.ufunc) and ours.__name__ == theirs.__name__ and ours.__doc__
        for attribute in ("nin", "nout", "nargs", "identity", "signature"):
            assert getattr(ours, attribute) == getattr(theirs, attribute), (name, attribute)
        types = {loop for loop in theirs.types if not set("OgFDGqQ") & set(loop)}
        assert types == {loop for loop in ours.types if "E" not in loop}, name
        assert ours.ntypes == len(ours.types) and repr(ours) == repr(theirs)
        assert pickle.loads(pickle.dumps(ours)) is ours
    assert xp.conj is xp.conjugate


def test_spacing_of_borders():
    for dtype in "efd":
        limits = numpy.finfo(dtype)
        values = numpy.array([limits.max, -limits.max, limits.tiny, 0, -0.0, 1, -1, -2, -3], dtype)
        values = numpy.append(values, numpy.array([numpy.inf, -numpy.inf, numpy.nan], dtype))
        compare(lambda m: m.spacing(m.asarray(values)), values)


def test_numpys_functions_take_these_arrays():
    a = xp.array([12, 18, 30])
    assert type(numpy.gcd(a, 4)) is xp.ndarray and numpy.gcd(a, 4).tolist() == [4, 2, 2]
    assert type(numpy.gcd.reduce(a)) is xp.ndarray and numpy.gcd.reduce(a) == 6
    assert numpy.lcm.accumulate(a).tolist() == [12, 36, 180]
    numpy.gcd.at(a, [0, 0], [9, 2])
    assert a.tolist() == [1, 18, 30]

    class Taking:
        def __array_ufunc__(self, function, method, *inputs, **keywords):
            return function.__name__, method, len(inputs)

    assert xp.gcd(a, Taking()) == ("gcd", "__call__", 2)
    assert xp.lcm(a, 2, out=Taking()) == ("lcm", "__call__", 2)
    assert xp.lcm.reduce(Taking()) == ("lcm", "reduce", 1)
    assert xp.heaviside.accumulate(Taking()) == ("heaviside", "accumulate", 1)
    assert xp.gcd.reduceat(Taking(), [0]) == ("gcd", "reduceat", 2)
    assert xp.gcd.outer(a, Taking()) == ("gcd", "outer", 2)
    assert xp.gcd.at(a, [0], Taking()) is None and a.tolist() == [1, 18, 30]


def test_subclasses_and_devices():
    class Own(xp.ndarray):
        pass

    own = xp.arange(1, 4).view(Own)
    assert type(xp.gcd(own, 2)) is Own and type(xp.gcd.reduce(own, keepdims=True)) is Own
    a = _calls.array_to_device(xp.arange(1, 7), "test:0")
    for made in (
        xp.gcd(a, 4),
        xp.gcd.reduce(a),
        xp.lcm.accumulate(a),
        xp.lcm.reduceat(a, [0, 2]),
        xp.gcd.outer(a, [2, 3]),
        xp.gcd.reduce(a, initial=8, where=[True, False] * 3),
        xp.cbrt(a, dtype="f", where=a > 2),
    ):
        assert str(made.device) == "test:0"
    xp.gcd.at(a, [0, 5, 5], [3, 4, 3])
    assert a.tolist() == [1, 2, 3, 4, 5, 1]


def test_failures():
    a = xp.arange(6).reshape(2, 3)
    for wrong in (
        lambda: xp.gcd(a),
        lambda: xp.gcd(a, a, a, a),
        lambda: xp.gcd(a, a, a, out=a),
        lambda: xp.gcd(a, 0.5),
        lambda: xp.gcd(a, a, dtype="f"),
        lambda: xp.gcd(a, a, signature="ff->f"),
        lambda: xp.gcd(a, a, out=3),
        lambda: xp.gcd(a, a, order="X"),
        lambda: xp.gcd(a, a, out=(a, a)),
        lambda: xp.gcd(a, a, casting="other"),
        lambda: xp.gcd(a, a, out=xp.zeros((2, 3), "b")[:1]),
        lambda: xp.cbrt.reduce(a),
        lambda: xp.cbrt.accumulate(a),
        lambda: xp.cbrt.reduceat(a, [0]),
        lambda: xp.cbrt.outer(a, a),
        lambda: xp.lcm.reduce(a, axis=None),
        lambda: xp.lcm.reduce(a[:, :0], axis=1),
        lambda: xp.lcm.reduce(a, where=a > 2),
        lambda: xp.gcd.reduce(a, axis=2),
        lambda: xp.gcd.reduce(a, axis=(0, 0)),
        lambda: xp.gcd.reduce(a, out=xp.zeros(2, int)),
        lambda: xp.gcd.accumulate(xp.array(3)),
        lambda: xp.gcd.accumulate(a, axis=(0, 1)),
        lambda: xp.gcd.reduceat(a, [2]),
        lambda: xp.gcd.reduceat(a, [-1]),
        lambda: xp.gcd.at(a, [7], [1]),
    ):
        with pytest.raises((TypeError, ValueError, IndexError)):
            wrong()
    assert a.tolist() == [[0, 1, 2], [3, 4, 5]]
