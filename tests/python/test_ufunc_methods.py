"""reduce, accumulate, reduceat and outer of universal functions, compared with NumPy's or with a plain loop."""

import random
import warnings

import pytest

numpy = pytest.importorskip("numpy")
import catenary.array as xp  # noqa: E402
from catenary import _calls  # noqa: E402

NAMES = sorted(
    name
    for name in xp._ufunc.__all__
    if isinstance(getattr(numpy, name, None), numpy.ufunc) and getattr(numpy, name).nin == 2
)
BINARY = [name for name in NAMES if getattr(numpy, name).nout == 1 and name != "ldexp"]
DTYPES = "?bhilBHILefd"
# NumPy 1.24's reductions by these read results of the vector that they are writing.
BY_LOOP = {"arctan2", "power"}
EXACT = {"maximum", "minimum", "fmax", "fmin"}  # without roundings
DEVICES = ["cpu", "test:0"]


def host_array(draw):
    """An array with random lengths, strides and elements."""
    shape = [draw.choice([1, 2, 3, 5]) for _ in range(draw.choice([0, 1, 1, 2, 2, 3]))]
    if shape and draw.random() < 0.3:
        shape[draw.randrange(len(shape))] = draw.choice([0, 17, 70, 300, 1100])
    steps = [draw.choice([1, 1, 2, -1]) for _ in shape]
    rng = numpy.random.RandomState(draw.randrange(10**6))
    lengths = [n * abs(step) for n, step in zip(shape, steps)]
    dtype = numpy.dtype(draw.choice(DTYPES))
    if dtype.kind == "f":
        values = rng.standard_normal(lengths) * 2
    else:
        values = rng.randint(-2 if dtype.kind == "i" else 0, 5, lengths)
    values = numpy.asarray(values).astype(dtype)[tuple([slice(None, None, step) for step in steps])]
    if len(shape) > 1 and draw.random() < 0.4:
        values = values.transpose(draw.sample(range(len(shape)), len(shape)))
    return numpy.asarray(values)


def on(device, value):
    return _calls.array_to_device(xp.asarray(value), device) if isinstance(value, numpy.ndarray) else value


def compare(name, method, arguments, keywords, device="cpu"):
    """Whether both give the same array, or both an error of the same kind."""

    def call(module, convert):
        function = getattr(getattr(module, name), method)
        try:
            with numpy.errstate(all="ignore"), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                return function(
                    *[convert(value) for value in arguments],
                    **{key: convert(value) for key, value in keywords.items()},
                )
        except (TypeError, ValueError, IndexError) as error:
            return error

    wanted = call(numpy, lambda value: value)
    made = call(xp, lambda value: on(device, value))
    what = (name, method, [(a.shape, a.dtype, a.strides) for a in arguments], keywords, wanted, made)
    if isinstance(wanted, Exception):
        kind = next(k for k in (TypeError, IndexError, ValueError) if isinstance(wanted, k))
        assert isinstance(made, kind if arguments[0].size else Exception), what
        return
    assert not isinstance(made, Exception), what
    wanted = numpy.asarray(wanted)
    assert made.dtype == wanted.dtype and made.shape == wanted.shape, what
    if wanted.dtype.char == "e" and arguments[0].size > 8 and method != "outer" and name not in EXACT:
        return  # NumPy rounds after each element, and one rounding more may change everything
    if wanted.dtype.kind == "f":
        tolerance = {"e": 0.05, "f": 1e-4, "d": 1e-9}[wanted.dtype.char]
        close = numpy.allclose(
            made.get().astype(float), wanted.astype(float), tolerance, tolerance, equal_nan=True
        )
    else:
        close = numpy.array_equal(made.get(), wanted)
    assert close, what


def random_keywords(draw, name, method, a):
    keywords = {}
    if a.ndim and draw.random() < 0.8:
        keywords["axis"] = draw.randrange(-a.ndim, a.ndim)
    if draw.random() < 0.2:
        keywords["dtype"] = draw.choice("?lLfd")
    if method == "reduce":
        if draw.random() < 0.3:
            some = tuple(draw.sample(range(a.ndim), draw.randint(0, a.ndim)))
            keywords["axis"] = draw.choice([None, some])
        if draw.random() < 0.3:
            keywords["keepdims"] = True
        if draw.random() < 0.3:
            keywords["initial"] = draw.choice([0, 1, 3])
        if draw.random() < 0.3:
            rng = numpy.random.RandomState(draw.randrange(10**6))
            keywords["where"] = numpy.asarray(rng.rand(*a.shape[draw.randint(0, a.ndim) :]) < 0.6)
    return keywords


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("method", ["reduce", "accumulate", "reduceat"])
@pytest.mark.parametrize("name", [name for name in BINARY if name not in BY_LOOP])
def test_against_numpy(name, method, device):
    draw = random.Random(name + method)
    for _ in range(60 if device == "cpu" else 20):
        a = host_array(draw)
        keywords, arguments = random_keywords(draw, name, method, a), [a]
        if method == "reduceat":
            length = a.shape[keywords.get("axis", 0)] if a.ndim else 1
            places = [draw.randrange(max(length, 1)) for _ in range(draw.choice([0, 1, 2, 9]))]
            arguments.append(numpy.array(places, int))
        compare(name, method, arguments, keywords, device)


@pytest.mark.parametrize("name", sorted(BY_LOOP))
@pytest.mark.parametrize("shape", [(7,), (4, 5), (300, 3), (3, 300), (40, 70)])
def test_against_a_loop(name, shape):
    host = numpy.random.RandomState(0).uniform(0.5, 1.5, shape)
    function = getattr(numpy, name)
    for axis in range(len(shape)):
        rows = [numpy.take(host, k, axis) for k in range(shape[axis])]
        running = [rows[0]]
        for row in rows[1:]:
            running.append(function(running[-1], row))
        ours, a = getattr(xp, name), xp.array(host)
        numpy.testing.assert_allclose(ours.reduce(a, axis).get(), running[-1], rtol=1e-12)
        numpy.testing.assert_allclose(ours.accumulate(a, axis).get(), numpy.stack(running, axis), rtol=1e-12)
        made = ours.reduceat(a, [0], axis).get()
        numpy.testing.assert_allclose(numpy.take(made, 0, axis), running[-1], rtol=1e-12)


@pytest.mark.parametrize("name", [name for name in BINARY if name != "divmod"])
def test_outer(name):
    draw = random.Random(name)
    for _ in range(10):
        a, b = (numpy.atleast_1d(host_array(draw)) for _ in range(2))
        if a.size * b.size < 20000:
            compare(name, "outer", [a, b], {})


def test_long_axes():
    rng = numpy.random.RandomState(0)
    for shape, axis in (
        ((200001,), 0),
        ((3, 70001), 1),
        ((70001, 3), 0),
        ((2, 5000, 2), 1),
        ((2, 100, 90), 2),
    ):
        a = rng.randint(0, 100, shape)
        for name in ("bitwise_xor", "maximum", "subtract", "logical_xor", "fmin"):
            compare(name, "reduce", [a], {"axis": axis})
            compare(name, "accumulate", [a], {"axis": axis})
            compare(name, "reduce", [a.astype(float)], {"axis": axis}) if name[0] not in "b" else None
        compare("logaddexp", "reduce", [a / 10.0], {"axis": axis})
        compare("hypot", "reduce", [a / 10.0], {"axis": axis})
        places = numpy.sort(rng.choice(shape[axis], 40, replace=False))
        for name in ("add", "maximum", "bitwise_or", "subtract", "multiply"):
            compare(name, "reduceat", [a, places], {"axis": axis})
            compare(name, "reduceat", [a % 2 + 0.5, places], {"axis": axis}) if name[0] not in "bm" else None


def test_results_do_not_depend_on_threads():
    import catenary

    rng = numpy.random.RandomState(0)
    arrays = [xp.array(rng.standard_normal(shape)) for shape in ((300001,), (300, 1001), (1001, 300))]
    before = catenary.thread_count() if hasattr(catenary, "thread_count") else _calls.thread_count()
    found = []
    try:
        for threads in (1, 2, 5):
            _calls.set_thread_count(threads)
            found.append(
                [
                    made.get().tobytes()
                    for a in arrays
                    for made in (xp.logaddexp.reduce(a), xp.hypot.accumulate(a), xp.subtract.reduce(a, -1))
                ]
            )
    finally:
        _calls.set_thread_count(before)
    assert found[0] == found[1] == found[2]


def test_destinations():
    a = xp.arange(12).reshape(3, 4)
    out = xp.zeros(4, "f")
    assert xp.subtract.reduce(a, out=out) is out and out.tolist() == [-12, -13, -14, -15]
    assert xp.subtract.reduce(a, 0, None, (out,)) is out
    whole = xp.zeros((3, 4), "b")
    assert xp.bitwise_or.accumulate(a, 1, None, whole) is whole
    assert whole.tolist() == numpy.bitwise_or.accumulate(a.get(), 1).tolist()
    with pytest.raises(ValueError):
        xp.subtract.reduce(a, out=xp.zeros(3))
    with pytest.raises(TypeError):
        xp.subtract.reduce(a, out=[0, 0, 0, 0])
    a[1:] = xp.maximum.accumulate(a)[:2]  # the memory of the input
    assert xp.maximum.accumulate(a, 0, out=a) is a and a.tolist()[2] == [4, 5, 6, 7]
    with pytest.raises(ValueError):
        xp.subtract.reduce(a, out=xp.broadcast_to(xp.zeros(4), (4,)))


def test_failures():
    a = xp.ones((2, 3))
    for call, error, text in (
        (lambda: xp.sin.reduce(a), ValueError, "binary"),
        (lambda: xp.divmod.accumulate(a), ValueError, "single value"),
        (lambda: xp.sin.reduceat(a, [0]), ValueError, "binary"),
        (lambda: xp.sin.outer(a, a), ValueError, "binary"),
        (lambda: xp.subtract.reduce(a, (0, 1)), ValueError, "axes"),
        (lambda: xp.add.reduce(a, (0, 0)), (ValueError, IndexError), "repeated"),
        (lambda: xp.add.reduce(a, 2), IndexError, "axes"),
        (lambda: xp.maximum.reduce(xp.ones((0, 3))), ValueError, "identity"),
        (lambda: xp.maximum.reduce(a, where=a > 0), ValueError, "identity"),
        (lambda: xp.add.reduce(a, where=a), TypeError, "where"),
        (lambda: xp.add.reduce(a, where=xp.ones((2, 2, 3), bool)), ValueError, "broadcast"),
        (lambda: xp.add.reduce(a, initial=xp.ones(3)), ValueError, "initial"),
        (lambda: xp.add.reduce(xp.ones(0), initial=None), ValueError, "initial"),
        (lambda: xp.greater.reduce(a), TypeError, "greater.reduce"),
        (lambda: xp.bitwise_and.reduce(a), TypeError, "bitwise_and"),
        (lambda: xp.logical_and.reduce(a, dtype=float), TypeError, "logical_and"),
        (lambda: xp.power.reduce(xp.array([2, -1])), ValueError, "negative"),
        (lambda: xp.power.accumulate(xp.array([2, -1])), ValueError, "negative"),
        (lambda: xp.power.reduceat(xp.array([2, 1, -1]), [1]), ValueError, "negative"),
        (lambda: xp.add.accumulate(xp.array(3)), TypeError, "one axis"),
        (lambda: xp.add.accumulate(a, None), ValueError, "one axis"),
        (lambda: xp.ldexp.accumulate(xp.ones(3, "b")), TypeError, "ldexp"),
        (lambda: xp.add.reduceat(a, [[0]]), ValueError, "indices"),
        (lambda: xp.add.reduceat(a, [0.5]), TypeError, "indices"),
        (lambda: xp.add.reduceat(a, [2]), IndexError, "indices"),
        (lambda: xp.add.reduceat(a, [-1]), IndexError, "indices"),
        (lambda: xp.add.reduceat(xp.array(3), [0]), TypeError, "one axis"),
    ):
        with pytest.raises(error, match=text):
            call()
    assert xp.power.reduce(xp.array([-2, 3])) == -8  # only exponents must not be negative


def test_properties():
    for name in NAMES:
        ours, theirs = getattr(xp, name), getattr(numpy, name)
        assert ours.identity == theirs.identity and type(ours.identity) is type(theirs.identity), name
        assert ours.signature is None
    assert xp.sin.identity is None


@pytest.mark.parametrize("name", ["sum", "prod", "amax", "amin", "any", "all", "mean", "std", "var"])
def test_masks_of_reductions(name):
    ours, theirs, draw = getattr(xp, name), getattr(numpy, name), random.Random(name)
    for _ in range(60):
        a = host_array(draw)
        keywords = random_keywords(draw, name, "reduce", a)
        keywords.setdefault("axis", None)
        keywords.setdefault("where", a == a)
        keywords.pop("dtype", None)
        keywords.pop("initial", None)
        if name in ("sum", "prod", "amax", "amin"):
            keywords["initial"] = 3
        if name in ("std", "var"):
            keywords["ddof"] = draw.choice([0, 1])
        with numpy.errstate(all="ignore"), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            wanted = numpy.asarray(theirs(a, **keywords))
            made = ours(xp.asarray(a), **{key: on("cpu", value) for key, value in keywords.items()})
        assert made.dtype == wanted.dtype and made.shape == wanted.shape, (a.dtype, keywords)
        tolerance = {"e": 2e-2, "f": 1e-4}.get(wanted.dtype.char, 1e-9)
        numpy.testing.assert_allclose(
            made.get().astype(float), wanted.astype(float), rtol=tolerance, atol=tolerance
        )
    method = getattr(xp.ones((2, 3)), {"amax": "max", "amin": "min"}.get(name, name))
    more = {"initial": 0} if name in ("amax", "amin") else {}
    assert method(where=xp.ones((2, 3), bool), **more).shape == ()


def test_mean_of_nothing():
    with pytest.warns(RuntimeWarning):
        assert xp.isnan(xp.mean(xp.ones(3), where=False))
    out = xp.zeros((), "f")
    assert xp.mean(xp.arange(4.0), out=out, where=xp.array([True, True, False, False])) is out
    assert out == 0.5


class Other:
    """An object that takes over calls."""

    def __array_ufunc__(self, ufunc, method, *inputs, **keywords):
        return ufunc.__name__, method, len(inputs), sorted(keywords)


class Refusing:
    __array_ufunc__ = None


class Passing:
    def __array_ufunc__(self, *arguments, **keywords):
        return NotImplemented


def test_other_objects_take_over():
    a, other = xp.ones(3), Other()
    assert xp.add(a, other) == xp.add(other, a) == ("add", "__call__", 2, [])
    assert xp.sin(other) == ("sin", "__call__", 1, [])
    assert xp.add(1, 2, out=other) == ("add", "__call__", 2, ["out"])
    assert xp.add(a, a, where=a > 0, out=other, dtype="f")[3] == ["dtype", "out", "where"]
    assert xp.add.reduce(other, axis=1) == ("add", "reduce", 1, ["axis"])
    assert xp.add.accumulate(other) == ("add", "accumulate", 1, [])
    assert xp.add.reduceat(a, [0], out=other)[1:] == ("reduceat", 2, ["out"])
    assert xp.multiply.outer(a, other) == ("multiply", "outer", 2, [])
    assert a + other == other + a == ("add", "__call__", 2, [])
    assert (a < other) == ("less", "__call__", 2, []) and (a == other)[0] == "equal"
    b = a
    b += other
    assert b == ("add", "__call__", 2, ["out"])
    for value in (Refusing(), Passing()):
        with pytest.raises(TypeError, match="__array_ufunc__"):
            xp.add(a, value)
    with pytest.raises(TypeError):
        a + Refusing()
    assert xp.add(Passing(), other)[0] == "add"


def test_order_and_signature():
    a = xp.arange(6.0).reshape(2, 3)
    f = xp.asfortranarray(a)
    for order, first, second in (("C", 1, 1), ("F", 0, 0), ("A", 1, 0), ("K", 1, 0)):
        assert xp.add(a, 1, order=order).flags.c_contiguous == bool(first)
        assert xp.negative(f, order=order).flags.c_contiguous == bool(second)
        assert all(part.flags.c_contiguous == bool(second) for part in xp.modf(f, order=order))
    with pytest.raises(ValueError):
        xp.add(a, a, order="X")
    assert xp.add(a, a, signature="ff->f").dtype == xp.add(a, a, sig=("f", "f", "f")).dtype == numpy.float32
    assert xp.add(a, a, sig=(None, None, "f")).dtype == numpy.float32
    assert xp.less(a, a, dtype=bool).dtype == bool and xp.less(a, a, sig="dd->?").dtype == bool
    for wrong, error in (("ff", ValueError), ("DD->D", ValueError), (3, ValueError), ("fd->f", TypeError)):
        with pytest.raises(error):
            xp.add(a, a, signature=wrong)
    with pytest.raises(TypeError):
        xp.add(a, a, dtype="f", signature="ff->f")
    with pytest.raises(TypeError):
        xp.less(a, a, dtype=float)
    assert xp.add(a, a, subok=False).tolist() == (a + a).tolist()


@pytest.mark.parametrize("shapes", [((2, 3), (3, 4)), ((3,), (3, 2)), ((2, 3), (3,)), ((3,), (3,))])
def test_matmul_keywords(shapes):
    rng = numpy.random.RandomState(0)
    hosts = [rng.randint(-3, 4, shape) for shape in shapes]
    arrays = [xp.array(host) for host in hosts]
    for keywords in (
        {},
        {"dtype": "f"},
        {"casting": "unsafe", "dtype": "b"},
        {"order": "F"},
        {"sig": "dd->d"},
        {"signature": ("d", "d", "d")},
    ):
        made, wanted = xp.matmul(*arrays, **keywords), numpy.asarray(numpy.matmul(*hosts, **keywords))
        assert made.dtype == wanted.dtype and made.tolist() == wanted.tolist()
        assert made.flags.f_contiguous == wanted.flags.f_contiguous
    out = xp.zeros(wanted.shape, "b")
    assert xp.matmul(*arrays, out, casting="unsafe") is out and out.tolist() == wanted.tolist()
    with pytest.raises(TypeError):
        xp.matmul(*arrays, out, casting="safe")
    with pytest.raises(TypeError):
        xp.matmul(*arrays, dtype="b", casting="safe")
    with pytest.raises(TypeError):
        xp.matmul(arrays[0], arrays[1].astype("d"), casting="no")
    with pytest.raises(TypeError):
        xp.matmul(*arrays, where=True)


def test_matmul_axes():
    rng = numpy.random.RandomState(0)
    for first, second, axes in (
        ((2, 3, 4), (3, 5, 4), [(0, 1), (0, 1), (0, 1)]),
        ((4, 2, 3), (3, 5, 4), [(1, 2), (0, 1), (2, 0)]),
        ((3, 2), (3, 5), [(1, 0), (0, 1), (1, 0)]),
        ((3,), (2, 3, 4), [0, (1, 2), -1]),
        ((3,), (2, 3, 4), [(0,), (1, 2), (0,)]),
        ((3, 7), (3,), [(1, 0), 0, 0]),
        ((3,), (3,), [0, 0, ()]),
    ):
        a, b = rng.rand(*first), rng.rand(*second)
        wanted = numpy.asarray(numpy.matmul(a, b, axes=axes))
        made = xp.matmul(xp.array(a), xp.array(b), axes=axes)
        assert made.shape == wanted.shape
        numpy.testing.assert_allclose(made.get(), wanted)
        out = xp.zeros(wanted.shape)
        assert xp.matmul(xp.array(a), xp.array(b), out=out, axes=axes) is out
        numpy.testing.assert_allclose(out.get(), wanted)
    a = xp.ones((2, 2))
    for axes, error in (
        (((0, 1),) * 3, TypeError),
        ([(0, 1), (0, 1)], ValueError),
        ([(0, 1), (0,), (0, 1)], ValueError),
        ([(0, 0), (0, 1), (0, 1)], ValueError),
        ([(0, 2), (0, 1), (0, 1)], ValueError),
    ):
        with pytest.raises(error):
            xp.matmul(a, a, axes=axes)
    with pytest.raises(TypeError):
        xp.matmul(a, a, axis=0)


def test_matmul_is_a_ufunc():
    assert isinstance(xp.matmul, xp.ufunc) and xp.matmul.signature == numpy.matmul.signature
    assert (xp.matmul.nin, xp.matmul.nout, xp.matmul.identity) == (2, 1, None)
    assert xp.matmul(xp.ones((2, 2)), Other()) == ("matmul", "__call__", 2, [])
    a = xp.ones((2, 2))
    for call, error in (
        (lambda: xp.matmul.reduce(a), RuntimeError),
        (lambda: xp.matmul.accumulate(a), RuntimeError),
        (lambda: xp.matmul.reduceat(a, [0]), RuntimeError),
        (lambda: xp.matmul.outer(a, a), TypeError),
        (lambda: xp.matmul.at(a, 0, a), TypeError),
    ):
        with pytest.raises(error):
            call()
    assert numpy.matmul(a, a).tolist() == [[2, 2], [2, 2]]


def test_quick_calls_fail_like_others():
    """Calls with arrays and defaults go to C directly; their errors are those of the general call."""
    x, at, two = xp.arange(6.0), xp.array([0, 3]), xp.ones((2, 2))
    for call, error, text in (
        (lambda: xp.add.reduce(x, 2), IndexError, "axes"),
        (lambda: xp.subtract.reduce(two, None), ValueError, "reorder"),
        (lambda: xp.maximum.reduce(x[:0]), ValueError, "identity"),
        (lambda: xp.less.accumulate(x), TypeError, "less"),
        (lambda: xp.add.accumulate(x, 1), IndexError, "axis"),
        (lambda: xp.add.accumulate(xp.array(1.0)), TypeError, "axis"),
        (lambda: xp.add.reduceat(x, xp.array([0, 6])), IndexError, "out of bounds"),
        (lambda: xp.add.reduceat(x, xp.array([0.0, 1.0])), TypeError, "integers"),
        (lambda: xp.bitwise_and.outer(x, x), TypeError, "bitwise_and"),
        (lambda: xp.add.at(x, xp.array([7]), x[:1]), IndexError, "out of bounds"),
        (lambda: xp.add.at(x, xp.array([0.5]), x[:1]), IndexError, "integer"),
        (lambda: xp.negative.reduce(x), ValueError, "binary"),
        (lambda: xp.divmod.reduce(x), ValueError, "single value"),
    ):
        with pytest.raises(error, match=text):
            call()
    assert x.tolist() == [0, 1, 2, 3, 4, 5]
    assert xp.add.reduce(xp.array(2.0)).item() == 2 and xp.add.reduce(x, -1).item() == 15
    assert xp.add.reduce(two, None, keepdims=True).tolist() == [[4]] and xp.add.reduce(two, True).shape == (
        2,
    )
    assert xp.add.reduceat(x, at, -1).tolist() == [3, 12]
    xp.add.at(x, xp.array([1, 1]), xp.array(10.0))
    assert x.tolist() == [0, 21, 2, 3, 4, 5]


@pytest.mark.parametrize("name", ["add", "subtract", "true_divide", "maximum", "fmax", "power", "remainder"])
def test_segments_do_not_depend_on_threads(name):
    from catenary import get_num_threads, set_num_threads

    rng, threads = numpy.random.RandomState(1), get_num_threads()
    a = xp.array(rng.uniform(0.5, 1.5, 200000))
    at = xp.array(numpy.unique(rng.randint(0, 200000, 30000)))
    try:
        results = []
        for count in (1, 2, 5):
            set_num_threads(count)
            results.append(getattr(xp, name).reduceat(a, at).get().tobytes())
    finally:
        set_num_threads(threads)
    assert len(set(results)) == 1


@pytest.mark.parametrize("name", ["add", "subtract", "multiply", "true_divide", *sorted(EXACT)])
def test_at_repeated_places(name):
    rng = numpy.random.RandomState(4)
    for dtype in DTYPES:
        if dtype == "?" and name == "subtract" or dtype not in "efd" and name == "true_divide":
            continue
        for width in ((), (3,), (40,)):
            values, others = (rng.randint(1, 5, (n, *width)).astype(dtype) for n in (9, 60))
            if dtype in "efd" and name in EXACT:
                values[rng.rand(*values.shape) < 0.2] = numpy.nan
                others[rng.rand(*others.shape) < 0.4] = numpy.nan
                others[rng.rand(*others.shape) < 0.1] = -0.0
            places = rng.randint(-9, 9, 60)
            ours = xp.array(values)
            getattr(xp, name).at(ours, xp.array(places), xp.array(others))
            for place, other in zip(places, others):
                values[place] = getattr(numpy, name)(values[place], other)
            assert ours.dtype == dtype
            numpy.testing.assert_array_equal(xp.asnumpy(ours), values)


@pytest.mark.parametrize("name", ["remainder", "floor_divide", "fmod", "true_divide"])
def test_quotients_of_one_vector(name):
    rng = numpy.random.RandomState(5)
    for dtype in "bhilBHILfd":
        if name == "true_divide" and dtype not in "fd":
            continue
        for first in (100, 3, -100, 0, -128):
            divisors = rng.randint(-3 if dtype not in "BHIL" else 0, 40, 300)
            if dtype in "fd" and name != "fmod":
                divisors[divisors == 0] = 1
            line = numpy.concatenate([[abs(first) if dtype in "BHIL" else first], divisors]).astype(dtype)
            if dtype in "fd":
                line[1:] += rng.choice([0, 0.25, 0.5], 300)
            with numpy.errstate(all="ignore"):
                want = [line[0]]
                for number in line[1:]:
                    want.append(getattr(numpy, name)(want[-1], number, dtype=line.dtype))
            want = numpy.array(want, dtype)
            made = xp.asnumpy(getattr(xp, name).accumulate(xp.array(line)))
            numpy.testing.assert_array_equal(made, want)
            assert (numpy.signbit(made) == numpy.signbit(want))[~numpy.isnan(want)].all()
            numpy.testing.assert_array_equal(xp.asnumpy(getattr(xp, name).reduce(xp.array(line))), want[-1])
