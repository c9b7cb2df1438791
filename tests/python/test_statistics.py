"""Statistics, padding, products and special functions of catenary.array compared with NumPy's, for all dtypes
and layouts."""

import random

import pytest

numpy = pytest.importorskip("numpy")
import catenary.array as xp  # noqa: E402
from test_routines import both, same, some_array, some_shape  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning", "ignore::DeprecationWarning")

METHODS = (
    "linear lower higher nearest midpoint inverted_cdf averaged_inverted_cdf closest_observation "
    "interpolated_inverted_cdf hazen weibull median_unbiased normal_unbiased"
).split()


def holes(m, a):
    """A copy; for floats with NaN in place of elements below 1."""
    return m.where(a < 1, m.array(numpy.nan, a.dtype), a) if a.dtype.kind == "f" else a


def flat(made):
    return (made[0],) + tuple(made[1])


def check(case, seed, least=1, rounds=30, dtypes=None, rtol=1e-12):
    """Runs case(module, array, axis, draw) with both modules on random arrays."""
    for n in range(rounds):
        draw = random.Random("%s %d" % (seed, n))
        shape = some_shape(draw, draw.randrange(least, 4))
        host, ours = some_array(draw, shape, draw.choice(dtypes) if dtypes else None)
        axis = draw.randrange(-len(shape), len(shape)) if shape else None
        both(lambda m, a: case(m, a, axis, random.Random(n)), (host,), (ours,), rtol)


NUMBERS = "b h i l B H I L e f d".split()
CASES = {
    "average": lambda m, a, n, draw: m.average(a, n, returned=True),
    "average_weights": lambda m, a, n, draw: m.average(a, n, abs(a.astype("f")) + 1, returned=True),
    "average_tuple": lambda m, a, n, draw: m.average(a, tuple(range(a.ndim)), abs(a) + a.dtype.type(1)),
    "average_vector": lambda m, a, n, draw: m.average(a, n, m.arange(1, a.shape[n] + 1), keepdims=True),
    "average_length": lambda m, a, n, draw: m.average(a, n, m.arange(1, a.shape[n] + 2)),
    "average_zero": lambda m, a, n, draw: m.average(a, n, a * a.dtype.type(0)),
    "cov": lambda m, a, n, draw: m.cov(a, rowvar=draw.random() < 0.5, bias=draw.random() < 0.5),
    "cov_two": lambda m, a, n, draw: m.cov(a, a[::-1], ddof=draw.choice([0, 1, 1.5])),
    "cov_empty": lambda m, a, n, draw: m.cov(a[:0]),
    "cov_weights": lambda m, a, n, draw: m.cov(
        a.ravel(), fweights=m.arange(a.size) + 1, aweights=m.ones(a.size) / 2
    ),
    "corrcoef": lambda m, a, n, draw: m.corrcoef(a, rowvar=draw.random() < 0.5),
    "histogram": lambda m, a, n, draw: m.histogram(
        a, draw.choice([1, 4, 10]), draw.choice([None, (-2, 3), (1, 1)])
    ),
    "histogram_weights": lambda m, a, n, draw: m.histogram(
        a, [-4, 0, 2.5, 4], weights=a.astype("f"), density=True
    ),
    "histogram_falls": lambda m, a, n, draw: m.histogram(a, [3, 1]),
    "histogram_none": lambda m, a, n, draw: m.histogram(a, 0),
    "histogramdd": lambda m, a, n, draw: flat(
        m.histogramdd(
            [a.ravel(), a.ravel()[::-1]],
            draw.choice([3, (2, 4), 0, (1, 2, 3), ([-3, 0, 2], 3), ([3, 1], 2)]),
            draw.choice([None, ((-2, 3), (0, 5))]),
            draw.random() < 0.5,
            None if draw.random() < 0.5 else abs(a.ravel()).astype("f"),
        )
    ),
    "histogramdd_matrix": lambda m, a, n, draw: flat(m.histogramdd(a.reshape(-1, a.shape[-1]), 2)),
    "histogramdd_vector": lambda m, a, n, draw: flat(
        m.histogramdd(a.ravel(), 3, draw.choice([None, [(1, 0)], []]))
    ),
    "histogram2d": lambda m, a, n, draw: m.histogram2d(
        a.ravel(),
        a.ravel()[::-1],
        draw.choice([4, (2, 3), [-3, 0, 2, 5], m.array([-3, 0, 2, 5])]),
        weights=a.ravel() if draw.random() < 0.5 else None,
    ),
    "histogram2d_lengths": lambda m, a, n, draw: m.histogram2d(a.ravel(), [1, 2, 3, 4, 5, 6, 7]),
    "angle": lambda m, a, n, draw: m.angle(a, draw.random() < 0.5),
    "float_power": lambda m, a, n, draw: m.float_power(abs(a) + a.dtype.type(1), a),
    "setxor1d": lambda m, a, n, draw: m.setxor1d(a.ravel(), m.array([1, 1, 2, 9]), draw.random() < 0.5),
    "cov_dtype": lambda m, a, n, draw: m.cov(a, dtype=draw.choice("fdi")),
    "edges": lambda m, a, n, draw: m.histogram_bin_edges(a, 3),
    "digitize": lambda m, a, n, draw: m.digitize(a, m.array([-3, 0, 0, 2.25, 8]), draw.random() < 0.5),
    "digitize_falls": lambda m, a, n, draw: m.digitize(
        a, m.array([7, 2.25, 0, -3])[draw.randrange(3) :], right=True
    ),
    "digitize_falls_left": lambda m, a, n, draw: m.digitize(a, m.array([7, 2.25, 0, -3])),
    "digitize_nan": lambda m, a, n, draw: m.digitize(a, m.array([1.0, 3.0, numpy.nan, numpy.nan])),
    "digitize_only_nan": lambda m, a, n, draw: m.digitize(a, m.array([numpy.nan])),
    "digitize_nan_falls": lambda m, a, n, draw: m.digitize(a, m.array([numpy.nan, numpy.nan, 3, 1.0])),
    "digitize_neither": lambda m, a, n, draw: m.digitize(a, m.array([1, 3, 2])),
    "median": lambda m, a, n, draw: m.median(a, n, keepdims=draw.random() < 0.5),
    "median_tuple": lambda m, a, n, draw: m.median(holes(m, a), tuple({0, n % a.ndim})),
    "percentile": lambda m, a, n, draw: m.percentile(
        a, draw.choice([0, 33, [5, 50, 100]]), n, method=draw.choice(METHODS), keepdims=draw.random() < 0.5
    ),
    "percentile_all": lambda m, a, n, draw: m.percentile(a, [[10, 90.5]], method=draw.choice(METHODS)),
    "percentile_tuple": lambda m, a, n, draw: m.percentile(a, 40, tuple(range(a.ndim)), keepdims=True),
    "percentile_interpolation": lambda m, a, n, draw: m.percentile(a, 40, interpolation="higher"),
    "percentile_twice": lambda m, a, n, draw: m.percentile(a, 40, interpolation="higher", method="lower"),
    "percentile_nan": lambda m, a, n, draw: m.percentile(holes(m, a.astype("d")), 60, n),
    "percentile_unknown": lambda m, a, n, draw: m.percentile(a, 40, method="best"),
    "percentile_range": lambda m, a, n, draw: m.percentile(a, draw.choice([-1, 100.5, numpy.nan]), n),
    "percentile_axes": lambda m, a, n, draw: m.percentile(a, [[[1]]]),
    "quantile": lambda m, a, n, draw: m.quantile(a, draw.choice([0.25, [0.1, 1]]), n),
    "nanmean": lambda m, a, n, draw: m.nanmean(holes(m, a), n, keepdims=draw.random() < 0.5),
    "nanvar": lambda m, a, n, draw: m.nanvar(holes(m, a), n, ddof=draw.randrange(2)),
    "nanstd": lambda m, a, n, draw: m.nanstd(holes(m, a), keepdims=draw.random() < 0.5),
    "nanmedian": lambda m, a, n, draw: m.nanmedian(holes(m, a), n, keepdims=draw.random() < 0.5),
    "nanpercentile": lambda m, a, n, draw: m.nanpercentile(holes(m, a.astype("d")), [20, 50], n),
    "nanquantile": lambda m, a, n, draw: m.nanquantile(holes(m, a.astype("d")), 0.3),
    "nancumsum": lambda m, a, n, draw: m.nancumsum(holes(m, a), n),
    "nancumprod": lambda m, a, n, draw: m.nancumprod(holes(m, a.astype("d"))),
    "nan_to_num": lambda m, a, n, draw: m.nan_to_num(holes(m, a), nan=a[..., :1], posinf=7),
    "diff": lambda m, a, n, draw: m.diff(a, draw.randrange(3), n, prepend=draw.choice([1, a]), append=0),
    "unwrap": lambda m, a, n, draw: m.unwrap(a, draw.choice([None, 1.0, 5]), n),
    "unwrap_period": lambda m, a, n, draw: m.unwrap(a.astype("i"), axis=n, period=draw.choice([5, 6, 7.5])),
    "msort": lambda m, a, n, draw: m.msort(a),
    "real": lambda m, a, n, draw: (m.real(a), m.imag(a), m.conj(a), a.conj(), m.isreal(a), m.iscomplex(a)),
    "sets": lambda m, a, n, draw: (
        m.setxor1d(a, a[:1] + a.dtype.type(1)),
        m.setdiff1d(a, m.arange(3).astype(a.dtype)),
    ),
    "intersect": lambda m, a, n, draw: m.intersect1d(a, m.arange(-2, 4), return_indices=True),
    "convolve": lambda m, a, n, draw: m.convolve(
        a.ravel(), a[0].ravel(), draw.choice(["full", "same", "valid"])
    ),
    "correlate": lambda m, a, n, draw: m.correlate(
        a[0].ravel(), a.ravel(), draw.choice(["full", "same", "valid"])
    ),
    "convolve_axes": lambda m, a, n, draw: m.convolve(a.reshape(1, -1), a.ravel()),
    "fabs": lambda m, a, n, draw: m.fabs(a),
    "heaviside": lambda m, a, n, draw: m.heaviside(holes(m, a), a[:1]),
    "cbrt": lambda m, a, n, draw: m.cbrt(a),
    "interp": lambda m, a, n, draw: m.interp(
        a, m.array([-3, 0, 1.5, 4]), m.array([1, 5, -2, 3]), draw.choice([None, 9])
    ),
    "interp_period": lambda m, a, n, draw: m.interp(a, m.array([4, 0, 2.5]), m.array([1, 5, -2]), period=6),
}
NO_BOOL = {
    "average_tuple",
    "unwrap",
    "unwrap_period",
    "sets",
    "fabs",
    "real",
    "float_power",
    "cov_two",
    "average_zero",
    "percentile",
    "percentile_all",
    "percentile_tuple",
    "percentile_nan",
    "quantile",
}


@pytest.mark.parametrize("name", CASES)
def test_like_numpy(name):
    check(CASES[name], name, dtypes=NUMBERS if name in NO_BOOL else None)


PADS = {
    "constant": lambda draw: {"constant_values": draw.choice([3, (1, 2)])},
    "linear_ramp": lambda draw: {"end_values": draw.choice([0, 3, (1, 2)])},
    "edge": lambda draw: {},
    "reflect": lambda draw: {"reflect_type": draw.choice(["even", "odd"])},
    "symmetric": lambda draw: {"reflect_type": draw.choice(["even", "odd"])},
}
PADS.update(
    dict.fromkeys(
        ("maximum", "minimum", "mean", "median"),
        lambda draw: {"stat_length": draw.choice([None, 1, (2, 3), 9])},
    )
)


@pytest.mark.parametrize("mode", PADS)
def test_pad(mode):
    def case(m, a, n, draw):
        widths = [(draw.randrange(6), draw.randrange(6)) for _ in a.shape]
        return m.pad(a, draw.choice([1, (1, 2), widths]), mode, **PADS[mode](draw))

    check(case, mode, dtypes=NUMBERS)


def test_pad_by_functions_and_wrong_arguments():
    def fill(line, widths, axis, keywords):
        line[: widths[0]] = keywords.get("value", 7)
        line[line.shape[0] - widths[1] :] = axis

    check(lambda m, a, n, draw: m.pad(a, (1, 2), fill, value=5), "function", dtypes=NUMBERS)
    check(lambda m, a, n, draw: m.pad(a, 2, "empty")[(slice(2, -2),) * a.ndim], "empty")
    for arguments in [(-1,), ([],), (1.5,), ([[1, 2], [3, 4], [5, 6]],), (1, "unknown"), (1, "edge", 3)]:
        both(lambda m, a: m.pad(a, *arguments), (numpy.ones((2, 2)),), (xp.ones((2, 2)),))
    for keywords in [{"mode": "edge", "constant_values": 1}, {"mode": "maximum", "stat_length": 0}]:
        both(lambda m, a: m.pad(a, 1, **keywords), (numpy.ones((2, 2)),), (xp.ones((2, 2)),))
    both(lambda m, a: m.pad(a, 1, "edge"), (numpy.ones((0, 2)),), (xp.ones((0, 2)),))
    both(lambda m, a: m.pad(a, ((0, 0), (1, 1)), "mean"), (numpy.ones((0, 2)),), (xp.ones((0, 2)),))


@pytest.mark.parametrize("lengths", [(3, 3), (2, 3), (3, 2), (2, 2), (4, 3)])
def test_cross(lengths):
    for n in range(40):
        draw = random.Random(n)
        shape = list(some_shape(draw, draw.randrange(1, 4)))
        axis = draw.randrange(len(shape))
        pairs = []
        for length in lengths:
            shape[axis] = length
            pairs.append(some_array(draw, tuple(shape)))
        hosts, ours = zip(*pairs)
        if all(a.dtype == bool for a in hosts):
            continue
        both(lambda m, a, b: m.cross(a, b, axis=axis), hosts, ours)
        both(lambda m, a, b: m.cross(a, b, axis, axis - a.ndim, draw.choice([0])), hosts, ours)


def test_out_of_quantiles():
    a = numpy.random.RandomState(0).rand(4, 5)
    for dtype in ("f", "d", "i"):
        for call in (
            lambda m, a, out: m.percentile(a, [20, 40], 0, out),
            lambda m, a, out: m.nanvar(a, 0, out=out[0]),
            lambda m, a, out: m.median(a, 0, out[1]),
            lambda m, a, out: m.nanmean(a, 0, None, out[0]),
        ):

            def filled(m, a):
                out = m.zeros((2, 5), dtype)
                made = call(m, a, out)
                assert made is out or made.shape == (5,)
                return out

            both(filled, (a,), (xp.array(a),), 1e-12)
    with pytest.raises(IndexError):
        xp.percentile(xp.zeros((0, 2)), 50, axis=0)
    assert xp.percentile(xp.zeros((0, 2)), 50, axis=1).shape == (0,)


@pytest.mark.parametrize("name", "sum prod mean var max min cumsum argmax".split())
def test_out_of_any_dtype(name):
    for source in "?bBhilfde":
        for target in "?bBhilfde":
            a = numpy.array([[1, 2, 4], [3, 3, 3]]).astype(source)

            def filled(m, a):
                out = m.zeros((2, 3) if name == "cumsum" else 3, target)
                getattr(m, name)(a, axis=0, out=out)
                return out

            both(filled, (a,), (xp.array(a),), 1e-12)


def test_warnings():
    for call in (
        lambda m: m.nanmax(m.array([[numpy.nan, 1], [numpy.nan, 2]]), 0),
        lambda m: m.nanmin(m.array([numpy.nan, numpy.nan])),
        lambda m: m.cov(m.ones((2, 2)), ddof=2),
    ):
        for m in (numpy, xp):
            with pytest.warns(RuntimeWarning):
                call(m)


@pytest.mark.parametrize("points", [-1, 0, 1, 2, 7, 10, 7.5])
def test_windows(points):
    for name in ("bartlett", "blackman", "hamming", "hanning"):
        both(lambda m: getattr(m, name)(points), (), (), 1e-13)
    both(lambda m: m.kaiser(points, 8.6), (), (), 1e-13)


def test_bessel_and_roots():
    x = numpy.concatenate([numpy.linspace(-60, 60, 501), [700, -700, 0, numpy.nan]])
    for dtype in "fd":
        same(xp.i0(xp.array(x.astype(dtype))), numpy.i0(x.astype(dtype)), 1e-13)
        values = numpy.r_[x, 1e30, -1e-30, 1e-40, numpy.inf, -numpy.inf].astype(dtype)
        same(xp.cbrt(xp.array(values)), numpy.cbrt(values), 1e-15)
    same(xp.i0(xp.array([1, 2], "i")), numpy.i0(numpy.array([1, 2], "i")), 1e-13)


def test_divisors():
    for dtypes in ("bb", "Bh", "il", "LL", "lL", "fd", "?i"):
        draw = random.Random(dtypes)
        hosts = [
            numpy.array([[draw.randrange(0, 100)] * n for _ in range(4)]).astype(t)
            for n, t in zip((1, 3), dtypes)
        ]
        ours = [xp.array(a) for a in hosts]
        both(lambda m, a, b: (m.gcd(a, b), m.lcm(a // 9, b // 9)), hosts, ours)


def test_bits():
    for order in ("big", "little", "other"):
        for axis in (None, 0, -1):
            check(lambda m, a, n, draw: m.packbits(a, axis, order), order, dtypes="? b l".split())
            check(lambda m, a, n, draw: m.unpackbits(a, axis=axis, bitorder=order), order, dtypes=["B"])
    same(xp.setxor1d(xp.array([]), xp.array([])), numpy.array([]))
    same(xp.packbits(xp.array([], "B")), numpy.packbits(numpy.array([], "B")))


EINSUMS = [
    ("ij", 2),
    ("ji", 2),
    ("ii->i", 2),
    ("ii", 2),
    ("...i->i...", 3),
    ("iji->ji", 3),
    ("ijk->kij", 3),
    ("...", 1),
    (" i j -> j i ", 2),
    ("ij->", 2),
    ("ij->k", 2),
    ("i", 2),
    ("i1", 2),
    ("iij->jj", 3),
    ("->", 0),
    ("i.j", 2),
]


@pytest.mark.parametrize("subscripts, ndim", EINSUMS)
def test_einsum_of_one(subscripts, ndim):
    host = numpy.arange(3.0**ndim).reshape((3,) * ndim)
    ours = xp.array(host)
    both(lambda m, a: m.einsum(subscripts, a), (host,), (ours,))
    if subscripts.endswith("->"):
        both(lambda m, a: m.einsum(subscripts, a.astype("f"), dtype="d"), (host,), (ours,))
    try:
        view = numpy.einsum(subscripts, host)
    except ValueError:
        return
    made = xp.einsum(subscripts, ours)
    if isinstance(view, numpy.ndarray) and view.base is not None:
        assert made.base is ours
        if made.ndim:
            made[...] = 5
            assert float(ours.sum()) != float(host.sum())


def test_einsum_of_lists():
    draw = random.Random(0)
    for first, second, result in [
        ([0, 1], [1, 2], [0, 2]),
        ([0, 1], [1, 2], None),
        ([Ellipsis, 0], [0, 3], [Ellipsis, 3]),
        ([0, 1], [2, 1], []),
        ([0, 60], [1, 2], None),
        ([0, "a"], [1, 2], None),
        ([0, 1, 2], [1, 2], None),
        ([0, 1], [1, 2], [7]),
    ]:
        hosts, ours = zip(*[some_array(draw, (3, 3), "d") for _ in range(2)])
        more = () if result is None else (result,)
        both(lambda m, a, b: m.einsum(a, first, b, second, *more), hosts, ours, 1e-12)
    with pytest.raises(ValueError):
        xp.einsum()
    with pytest.raises(ValueError):
        xp.einsum("i")
    a = xp.array([1.5, 2], "f")
    assert xp.einsum("i,", a, 2.0).dtype == "float32" and xp.einsum("i,i", a, a, dtype="d").dtype == "float64"
    with pytest.raises(TypeError):
        xp.einsum("i,i", a, a, dtype="i")
    out = xp.zeros(())
    assert xp.einsum("i,i", a, a, out=out, optimize=True) is out and float(out) == 6.25


def test_tensor_equations():
    draw = numpy.random.RandomState(0)
    for shape, b, axes in [
        ((6, 2, 3), (6,), None),
        ((2, 3, 6), (2, 3), None),
        ((2, 6, 3), (6,), (0,)),
        ((2, 3), (2,), None),
    ]:
        hosts = draw.rand(*shape), draw.rand(*b)
        both(lambda m, a, b: m.linalg.tensorsolve(a, b, axes), hosts, [xp.array(a) for a in hosts], 1e-9)
    for shape, count in [((6, 2, 3), 1), ((2, 3, 6), 2), ((2, 3), 0), ((2, 3), 1)]:
        host = draw.rand(*shape)
        both(lambda m, a: m.linalg.tensorinv(a, count), (host,), (xp.array(host),), 1e-9)
    for shape, b, rcond in [
        ((5, 3), (5,), None),
        ((5, 3), (5, 2), 1e-15),
        ((3, 5), (3,), None),
        ((4, 4), (4, 2), 0.5),
        ((4, 3), (3,), None),
        ((3,), (3,), None),
        ((3, 3), (3, 3, 3), None),
    ]:
        for dtype in "dfi":
            hosts = [(10 * draw.rand(*n)).astype(dtype) for n in (shape, b)]

            def solved(m, a, b):
                x, rest, rank, s = m.linalg.lstsq(a, b, rcond=rcond)
                return x, rest, int(rank), s

            both(solved, hosts, [xp.array(a) for a in hosts], 1e-3)


def test_kinds_of_values():
    assert xp.isfortran(xp.zeros((2, 3)).T) and not xp.isfortran(xp.zeros(3))
    assert xp.iscomplexobj(1j) and not xp.iscomplexobj(xp.zeros(2)) and xp.isrealobj([1, 2])
    assert issubclass(xp.AxisError, numpy.AxisError)
    with pytest.raises(numpy.AxisError, match="axis"):
        xp.sort(xp.zeros(3), axis=3)


def test_on_another_device():
    from catenary import _calls

    matrix, vector = (
        _calls.array_to_device(xp.array(a), "test:0") for a in ([[1.0, 2, 3], [4, 1, 6]], [1.0, 2, 3])
    )
    calls = [
        lambda: xp.percentile(matrix, [10, 20], 1),
        lambda: xp.nanmedian(matrix, 0),
        lambda: xp.nanvar(vector),
        lambda: xp.average(matrix, 1, [1, 2, 3], True),
        lambda: xp.histogram(vector, [0, 2, 4], weights=[1, 2, 3]),
        lambda: xp.histogram2d(vector, vector, 2),
        lambda: xp.cov(vector, [3, 2, 1], fweights=[1, 2, 1]),
        lambda: xp.corrcoef(matrix),
        lambda: xp.digitize(vector, [0, 2, 4]),
        lambda: xp.diff(vector, prepend=1),
        lambda: xp.unwrap(vector * 4),
        lambda: xp.i0(vector),
        lambda: xp.convolve(vector, [1, 2]),
        lambda: xp.interp(vector, [1, 2, 3], [4, 5, 6]),
        lambda: xp.nan_to_num(vector, nan=[1, 2, 3]),
        lambda: xp.cross([1, 2], vector),
        lambda: xp.einsum("i,i", vector, [1, 2, 3]),
        lambda: xp.packbits(vector > 1, bitorder="little"),
        lambda: xp.setxor1d(vector, [1, 7]),
        lambda: xp.intersect1d(vector, [1, 7], return_indices=True),
        lambda: xp.linalg.lstsq(matrix.T, [1, 2, 3], None),
    ]
    calls += [lambda mode=mode: xp.pad(matrix, 2, mode) for mode in PADS]
    for call in calls:
        made = call()
        for part in made if isinstance(made, tuple) else [made]:
            assert not isinstance(part, xp.ndarray) or part.device.name == "test:0"


@pytest.mark.parametrize("axis", [0, -1])
def test_overwritten_input(axis):
    a = xp.array([[3.0, 1.0, 2.0], [0.0, 5.0, 4.0]])
    wanted = xp.percentile(a, 30, axis).tolist()
    b = a.copy()
    assert xp.percentile(b, 30, axis, overwrite_input=True).tolist() == wanted and not (a == b).all()
    assert a.tolist() == [[3, 1, 2], [0, 5, 4]]


def test_arguments_stay_as_they_are():
    """Routines read arrays where they are; none of their intermediate results is written into them."""
    rng = numpy.random.RandomState(3)
    for dtype in ("float64", "float32", "int64"):
        x, y = [(rng.rand(3, 30) * 9).astype(dtype) for _ in range(2)]
        a, b = xp.array(x), xp.array(y)
        for call in (
            lambda m, p, q: m.cov(p),
            lambda m, p, q: m.cov(p[0]),
            lambda m, p, q: m.cov(p, q),
            lambda m, p, q: m.cov(p, rowvar=False),
            lambda m, p, q: m.cov(p, fweights=m.arange(30), aweights=q[0] + 1),
            lambda m, p, q: m.cross(p.T, q.T),
            lambda m, p, q: m.interp(q[0], m.arange(30), p[0]),
            lambda m, p, q: m.interp(q[0], m.arange(30), p[0], period=31),
            lambda m, p, q: m.unwrap(p),
            lambda m, p, q: m.float_power(p, q),
            lambda m, p, q: m.i0(p),
            lambda m, p, q: m.polyfit(m.arange(30), p[0], 2, w=q[0] + 1),
            lambda m, p, q: m.polydiv(p[0, :9] + 1, q[0, :3] + 1)[0],
            lambda m, p, q: m.poly(p[0, :7]),
            lambda m, p, q: m.ediff1d(p[0]),
            lambda m, p, q: m.ediff1d(p[0, :0]),
        ):
            made, theirs = call(xp, a, b), numpy.asarray(call(numpy, x, y))
            numpy.testing.assert_allclose(xp.asnumpy(made), theirs, rtol=2e-3 if dtype == "float32" else 1e-7)
            assert not xp.shares_memory(made, a) and not xp.shares_memory(made, b)
            assert (xp.asnumpy(a) == x).all() and (xp.asnumpy(b) == y).all()
