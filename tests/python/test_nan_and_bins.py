"""Reductions that ignore NaN, histograms and searches of catenary.array compared with NumPy's."""

import warnings

import pytest

numpy = pytest.importorskip("numpy")
import catenary.array as xp  # noqa: E402
from test_routines import both, same  # noqa: E402
from test_statistics import flat  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore::RuntimeWarning", "ignore::DeprecationWarning")


def test_infinities_beside_nan():
    a = numpy.array([[numpy.inf, 1, numpy.nan], [2, numpy.nan, 4]])
    for name in ("nanvar", "nanstd"):
        for axis in (None, 0, 1):
            same(getattr(xp, name)(xp.array(a), axis), getattr(numpy, name)(a, axis))
    assert numpy.isnan(float(xp.nanvar(xp.array([numpy.inf]))))


def test_nan_functions_of_integers():
    a, where = numpy.array([[3, 250, 7]], "uint8"), numpy.array([True, False, True])
    ours, flags = xp.array(a), xp.array(where)
    for name in ("nanmax", "nanmin", "nansum", "nanprod"):
        for axis, initial in ((0, 2), (1, 2), (None, 2), (1, 2.5), (1, 300)):
            if name in ("nanmax", "nanmin") and initial == 300:
                continue
            call, theirs = getattr(xp, name), getattr(numpy, name)
            same(
                call(ours, axis, initial=initial, where=flags), theirs(a, axis, initial=initial, where=where)
            )
    empty = numpy.zeros((2, 0), int)
    assert xp.nanmax(xp.array(empty), initial=-3, where=xp.array(empty > 0)) == -3
    for name in ("nanpercentile", "nanquantile"):
        made = getattr(xp, name)(xp.array(empty), 0.5, axis=1)
        same(made, getattr(numpy, name)(empty.astype(float), 0.5, axis=1))


@pytest.mark.parametrize("x2", [0.5, 1, numpy.float32(2), True])
def test_numbers_do_not_widen(x2):
    for dtype in ("float16", "float32", "int8", "int32"):
        a = numpy.array([-1, 0, 3], dtype)
        both(lambda m, a: (m.heaviside(a, x2), m.heaviside(x2, a)), (a,), (xp.array(a),))
    for dtype in ("uint8", "int8", "int64"):
        a = numpy.array([6, 0, 9], dtype)
        both(lambda m, a: (m.gcd(a, 4), m.lcm(a, 4)), (a,), (xp.array(a),))


def test_boolean_edges():
    edges = numpy.array([False, True, True])
    a = numpy.array([0.0, 0.5, 1, 1])
    both(lambda m, a, edges: m.histogram(a, edges, density=True), (a, edges), (xp.array(a), xp.array(edges)))
    both(
        lambda m, a, edges: flat(m.histogramdd([a, a], [edges[:2], 2], density=True)),
        (a, edges),
        (xp.array(a), xp.array(edges)),
    )


def test_sequences_beside_another_device():
    with xp.cuda.Device("test:0"):
        a, n = xp.array([1.0, 2, 3]), xp.array([0, 1, 1])
    for made in (
        xp.searchsorted(a, [1.5, 2]),
        xp.searchsorted([1.0, 2], a),
        xp.searchsorted(a, 2, sorter=[0, 1, 2]),
        xp.bincount(n, [1, 2, 3]),
        xp.bincount([0, 1, 1], a),
        xp.histogramdd([a, a], 2, weights=[1, 2, 3])[0],
        xp.select([n > 0], [2.5], 1),
        xp.select([[True, False, True]], [a]),
        xp.select([[True, False, True]], [[1, 2, 3]], n),
    ):
        assert str(made.device) == "test:0"


@pytest.mark.parametrize("dtype", ["f", "d", "i"])
@pytest.mark.parametrize("few", [0, 10**9])
def test_even_bins(dtype, few, monkeypatch):
    """Elements at, just below and just above the edges, by multiplication and by search."""
    monkeypatch.setattr(xp._statistics, "_FEW", few)
    for count in (1, 3, 10, 37, 1000):
        edges = numpy.linspace(-1.25, 7.75, count + 1).astype(numpy.dtype(dtype) if dtype == "f" else "d")
        a = [
            edges,
            numpy.nextafter(edges, edges.dtype.type(99)),
            numpy.nextafter(edges, -edges.dtype.type(99)),
        ]
        a = numpy.concatenate(
            a + [[numpy.nan, numpy.inf, -numpy.inf] if dtype != "i" else [0, 1, -99]]
        ).astype(dtype)
        weights = numpy.random.RandomState(count).rand(a.size)
        made, ends = xp.histogram(xp.array(a), count, (-1.25, 7.75))
        wide = ends.get().astype("d")
        naive = [((a >= low) & (a < high)).sum() for low, high in zip(wide[:-1], wide[1:])]
        naive[-1] += (a == wide[-1]).sum()
        assert made.tolist() == naive
        heavy = xp.histogram(xp.array(a), count, (-1.25, 7.75), weights=xp.array(weights))[0]
        for n, (low, high) in enumerate(zip(wide[:-1], wide[1:])):
            inside = (a >= low) & ((a < high) | (a == high) & (n == count - 1))
            assert abs(heavy[n].item() - weights[inside].sum()) < 1e-9
    a = numpy.linspace(1e15, 1e15 + 10, 50)
    same(xp.histogram(xp.array(a), 5)[0], numpy.histogram(a, numpy.linspace(1e15, 1e15 + 10, 6))[0])


@pytest.mark.parametrize("bins", [3, 5000])
def test_counts_do_not_depend_on_threads(bins):
    from catenary import get_num_threads, set_num_threads

    a, threads = numpy.random.RandomState(0).randint(0, bins, 300001), get_num_threads()
    try:
        for count in (1, 2, 4):
            set_num_threads(count)
            same(xp.bincount(xp.array(a)), numpy.bincount(a))
    finally:
        set_num_threads(threads)


def test_bits_of_all_lengths():
    rng = numpy.random.RandomState(0)
    for n in (0, 1, 7, 8, 9, 64, 100):
        for order in ("big", "little"):
            for dtype in "?Bil":
                a = rng.randint(0, 3, n).astype(dtype)
                same(xp.packbits(xp.array(a), bitorder=order), numpy.packbits(a, bitorder=order))
            a = rng.randint(0, 256, (3, n, 2)).astype("B")
            for axis in (None, 0, 1, -1):
                for count in (None, 5, 40) if n else (None,):  # NumPy leaves the bits of nothing undefined
                    ours = xp.unpackbits(xp.array(a), axis, bitorder=order, count=count)
                    same(ours, numpy.unpackbits(a, axis, bitorder=order, count=count))


@pytest.mark.parametrize("name", ["nanmax", "nanmin"])
def test_extrema_without_nan(name):
    a = numpy.random.RandomState(0).randn(4, 5, 6)
    a[1, 2], a[0, 0, 0] = numpy.nan, numpy.nan
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for axis in (None, 0, 1, 2, (0, 1), (0, 1, 2)):
            for keepdims in (False, True):
                theirs = numpy.asarray(getattr(numpy, name)(a, axis, keepdims=keepdims))
                same(getattr(xp, name)(xp.array(a), axis, keepdims=keepdims), theirs)


@pytest.mark.parametrize("dtype", "?bBhHiIlLefd")
def test_places_in_sorted_vectors(dtype):
    """Every length up to more steps of the search, and every place."""
    rng = numpy.random.RandomState(0)
    for n in [*range(20), 31, 32, 33, 100]:
        a = numpy.sort(rng.randint(0, 2 * n + 2, n).astype(dtype))
        values = numpy.arange(2 * n + 4).astype(dtype)
        if dtype in "efd":
            values = numpy.concatenate([values, [numpy.nan, numpy.inf, -numpy.inf, -0.0]]).astype(dtype)
            a[n - n // 8 :] = numpy.nan
        for side in ("left", "right"):
            same(xp.searchsorted(xp.array(a), xp.array(values), side), numpy.searchsorted(a, values, side))
