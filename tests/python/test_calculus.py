"""Derivatives, integrals, piecewise and vectorized functions, and texts."""

import io

import catenary.array as xp
import pytest

np = pytest.importorskip("numpy")
RNG = np.random.RandomState(3)
F = {
    "vector": RNG.rand(7),
    "matrix": RNG.rand(4, 5),
    "float32": RNG.rand(5).astype("float32"),
    "int": RNG.randint(-9, 9, (3, 4)),
    "uint8": np.array([3, 1, 7, 2], "uint8"),
    "cube": RNG.rand(3, 4, 5),
}


def same(ours, theirs, **tolerance):
    assert ours.dtype == theirs.dtype and ours.shape == theirs.shape
    np.testing.assert_allclose(xp.asnumpy(ours), theirs, **(tolerance or {"rtol": 1e-6}))


@pytest.mark.parametrize("edge_order", [1, 2])
@pytest.mark.parametrize("name", F)
def test_gradient(name, edge_order):
    f = F[name]
    places = [np.sort(RNG.rand(n)) for n in f.shape]
    for spaces in ([], [2], [0.5], places, [list(p) for p in places], [np.arange(n) * 2.0 for n in f.shape]):
        ours = xp.gradient(
            xp.array(f),
            *[xp.array(s) if isinstance(s, np.ndarray) else s for s in spaces],
            edge_order=edge_order,
        )
        theirs = np.gradient(f, *spaces, edge_order=edge_order)
        for a, b in zip(ours if f.ndim > 1 else [ours], theirs if f.ndim > 1 else [theirs]):
            same(a, b, rtol=1e-4 if name == "float32" else 1e-9)
    for axis in (0, -1, (0,)):
        same(xp.gradient(xp.array(f), 3.0, axis=axis), np.gradient(f, 3.0, axis=axis))


@pytest.mark.parametrize(
    "error, call",
    [
        (ValueError, lambda f: xp.gradient(f, edge_order=3)),
        (ValueError, lambda f: xp.gradient(f[:1])),
        (ValueError, lambda f: xp.gradient(f[:2], edge_order=2)),
        (ValueError, lambda f: xp.gradient(f, xp.ones(3))),
        (TypeError, lambda f: xp.gradient(f, 1, 2)),
        (ValueError, lambda f: xp.gradient(f, xp.ones((2, 2)))),
        (TypeError, lambda f: xp.gradient(f > 0)),
        (ValueError, lambda f: xp.gradient(xp.ones((3, 3)), axis=(0, 0))),
        (ValueError, lambda f: xp.gradient(f, axis=1)),
    ],
)
def test_wrong_gradients(error, call):
    with pytest.raises(error):
        call(xp.arange(5.0))


@pytest.mark.parametrize(
    "a",
    [
        np.array([1, 4, 2, 9]),
        np.array([[1.5, 2], [7, 3]]),
        np.array([3]),
        np.array([], "f"),
        np.array([200, 3], "int16"),
    ],
    ids=lambda a: str(a.dtype) + str(a.shape),
)
def test_differences(a):
    for begin, end in (
        (None, None),
        (1, None),
        (None, [2, 3]),
        (np.array([5], a.dtype), np.array([6, 7], a.dtype)),
    ):
        ours = xp.ediff1d(
            xp.array(a),
            end if end is None or isinstance(end, list) else xp.array(end),
            begin if begin is None or isinstance(begin, int) else xp.array(begin),
        )
        same(ours, np.ediff1d(a, end, begin))
    with pytest.raises(TypeError, match="to_begin"):
        xp.ediff1d(xp.array([1, 2]), to_begin=2.5)


def test_integrals():
    y, x = RNG.rand(3, 4), np.sort(RNG.rand(4))
    theirs = getattr(np, "trapezoid", None) or np.trapz
    for arguments in (
        {},
        {"dx": 0.5},
        {"x": x},
        {"axis": 0},
        {"x": RNG.rand(3, 4), "axis": 0},
        {"x": x[:3], "axis": 0},
    ):
        same(
            xp.trapz(xp.array(y), **{k: xp.array(v) if k == "x" else v for k, v in arguments.items()}),
            theirs(y, **arguments),
        )
    assert xp.trapz(xp.array([1, 2, 4])) == 4.5


def test_positions_of_masks():
    for mask in ("triu", "tril"):
        for k in (-1, 0, 2):
            for a, b in zip(
                xp.mask_indices(4, getattr(xp, mask), k), np.mask_indices(4, getattr(np, mask), k)
            ):
                same(a, b)


@pytest.mark.parametrize(
    "conditions, functions",
    [
        (lambda x: [x < 0, x >= 2], [-1, 1]),
        (lambda x: [x < 0, x >= 2], [-1, 1, 10]),
        (lambda x: x < 1 if x.ndim == 1 else [x < 1], [5]),
        (lambda x: [x < 0, x < 1], [lambda v: v * 2, lambda v: v + 7, lambda v: -v]),
        (lambda x: [x < 1], [1.5, 2.5]),
    ],
)
@pytest.mark.parametrize(
    "x",
    [np.linspace(-2, 3, 6), np.arange(-3, 3), np.array(2.0), np.arange(6.0).reshape(2, 3)],
    ids=lambda x: str(x.dtype) + str(x.shape),
)
def test_pieces(x, conditions, functions):
    ours = xp.array(x)
    same(xp.piecewise(ours, conditions(ours), functions), np.piecewise(x, conditions(x), functions))


def test_wrong_pieces():
    x = xp.arange(3)
    with pytest.raises(ValueError, match="functions"):
        xp.piecewise(x, [x < 1], [1, 2, 3])


def test_functions_of_numbers():
    a, b = RNG.rand(2, 3).astype("float16"), np.arange(3, dtype="int8")
    for f in (lambda x, y: x * y + 1, lambda x, y: max(x, y), lambda x, y: x > y):
        same(xp.vectorize(f)(xp.array(a), xp.array(b)), np.vectorize(f)(a, b))
    same(
        xp.vectorize(lambda x: x * 2, otypes=["f"])(xp.array(b)),
        np.vectorize(lambda x: x * 2, otypes=["f"])(b),
    )
    two = xp.vectorize(lambda x, n: (x + n, x > 1), excluded=["n"])(xp.array(b), n=2)
    assert two[0].tolist() == [2, 3, 4] and two[1].tolist() == [False, False, True]
    assert xp.vectorize(lambda x: x, otypes=[int])(xp.zeros((0, 2))).shape == (0, 2)
    with pytest.raises(ValueError, match="otypes"):
        xp.vectorize(lambda x: x)(xp.zeros(0))
    pair = xp.vectorize(lambda x: (x, 2 * x), otypes="fd")
    for x in (np.ones((2, 1)), np.ones((0, 2))):
        for ours, theirs in zip(pair(xp.array(x)), np.vectorize(lambda x: (x, 2 * x), otypes="fd")(x)):
            same(ours, theirs)
    for wrong in (
        xp.vectorize(lambda x: (x, x), otypes="d"),
        xp.vectorize(lambda x: x, otypes="dd"),
        xp.vectorize(lambda x: (x, x, x), otypes="dd"),
        xp.vectorize(lambda x: (x, x) if x > 1 else (x,)),
        xp.vectorize(lambda x: (x, x) if x < 1 else x),
    ):
        with pytest.raises(ValueError, match="pyfunc"):
            wrong(xp.arange(3.0))
    with xp.cuda.Device("test:0"):
        there = xp.arange(3)
    assert str(xp.vectorize(lambda x, y: x + y)(there, 1).device) == "test:0"


def test_conditions_for_the_first_axes():
    x = np.arange(9.0).reshape(3, 3)
    rows, functions = np.array([True, False, True]), [lambda v: v * 2, -1.0]
    for conditions in ([rows], [x > 4, x < 2], [rows, ~rows], [x > 4, x > 5]):
        ours = xp.piecewise(xp.array(x), list(map(xp.array, conditions)), functions)
        same(ours, np.piecewise(x, conditions, functions))
    square = np.array([rows, ~rows, rows])  # three conditions for rows
    three = functions + [7]
    same(xp.piecewise(xp.array(x), xp.array(square), three), np.piecewise(x, square, three))
    for wrong in ([xp.array([True])], [xp.array([True, False])], [xp.ones((3, 2), bool)]):
        with pytest.raises(IndexError, match="condlist"):
            xp.piecewise(xp.array(x), wrong, [1])


def test_texts(tmp_path, capsys):
    a = np.array([[1.25, 2], [3, 1e-9]])
    assert xp.array2string(xp.array(a), precision=2) == np.array2string(a, precision=2)
    assert xp.format_float_positional(xp.array(0.1), precision=3) == "0.1"
    assert xp.format_float_scientific(xp.array(1e-9)) == "1.e-09"
    xp.savetxt(tmp_path / "a.txt", xp.array(a), delimiter=",")
    assert (tmp_path / "a.txt").read_text() == "\n".join("%.18e,%.18e" % tuple(row) for row in a) + "\n"
    same(xp.loadtxt(tmp_path / "a.txt", delimiter=","), a)
    assert np.isnan(xp.asnumpy(xp.genfromtxt(io.StringIO("1,,3"), delimiter=","))).tolist() == [
        False,
        True,
        False,
    ]
    with xp.printoptions(precision=1):
        assert str(xp.array([0.123])) == "[0.1]" and xp.get_printoptions()["precision"] == 1
    table = xp.ones((2, 3))
    xp.who({"table": table, "part": table[0], "number": 3})
    lines = capsys.readouterr().out.splitlines()
    assert lines[2].split() == ["table", "2", "x", "3", "48", "float64"] and lines[3].split()[2] == "24*"
    assert lines[-1] == "Upper bound on total bytes  =       48"


def reference(x, xp_, fp, left, right):
    """Linear interpolation, number by number."""
    made = []
    for value in x:
        if value != value:
            made.append(value if len(xp_) > 1 else fp[0])
        elif value < xp_[0] or value > xp_[-1]:
            made.append(left if value < xp_[0] else right)
        else:
            n = int(np.searchsorted(xp_, value, "right"))
            if n == len(xp_):
                made.append(fp[-1])
            else:
                part = (value - xp_[n - 1]) / (xp_[n] - xp_[n - 1])
                made.append(fp[n - 1] + part * (fp[n] - fp[n - 1]))
    return np.array(made)


@pytest.mark.parametrize("points", [1, 2, 3, 50])
def test_interpolation_number_by_number(points):
    rng = np.random.RandomState(points)
    places, values = np.sort(rng.randn(points)), rng.randn(points)
    x = np.concatenate([rng.randn(200) * 2, places, [np.nan, np.inf, -np.inf]])
    args = [xp.array(a) for a in (x, places, values)]
    same(xp.interp(*args), reference(x, places, values, values[0], values[-1]), rtol=1e-9, atol=1e-12)
    same(xp.interp(*args, -7.0, 9), reference(x, places, values, -7.0, 9.0), rtol=1e-9, atol=1e-12)
    finite = x[np.isfinite(x)]
    same(
        xp.interp(xp.array(finite), *args[1:], period=5.0),
        np.interp(finite, places, values, period=5.0),
        rtol=1e-9,
        atol=1e-12,
    )


@pytest.mark.parametrize("dtype", ["float32", "float64", "int32"])
def test_integrals_of_dtypes(dtype):
    y = (np.random.RandomState(4).rand(4, 6) * 9).astype(dtype)
    for axis in (0, 1):
        x = np.sort(RNG.rand(y.shape[axis]))
        same(xp.trapz(xp.array(y), axis=axis), np.trapz(y, axis=axis))
        same(xp.trapz(xp.array(y), dx=2.5, axis=axis), np.trapz(y, dx=2.5, axis=axis))
        same(xp.trapz(xp.array(y), xp.array(x), axis=axis), np.trapz(y, x, axis=axis))


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64", "int8", "int64"])
def test_even_gradients_of_any_layout(dtype):
    rng = np.random.default_rng(9)
    for _ in range(60):
        shape = tuple(rng.integers(2, 9, rng.integers(1, 4)))
        f = rng.integers(-50, 50, shape).astype(dtype)
        f = f.T if rng.random() < 0.3 else f[::-1] if rng.random() < 0.3 else f
        axis = int(rng.integers(-f.ndim, f.ndim))
        step = float(rng.choice([1, -1, 2, 0.25, 3, 0.1, -0.7, 1e6, 2.0**-30]))
        order = int(rng.integers(1, 3)) if f.shape[axis] > 2 else 1
        theirs = np.gradient(f, step, axis=axis, edge_order=order)
        made = xp.gradient(xp.array(f), step, axis=axis, edge_order=order)
        same(made, theirs, rtol={"float16": 2e-2, "float32": 1e-5}.get(dtype, 1e-10), atol=1e-2)
