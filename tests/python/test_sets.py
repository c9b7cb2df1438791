"""Sets, and copies with elements inserted, removed or moved, of random arrays compared with NumPy's."""

import random

import catenary.array as xp
import pytest

np = pytest.importorskip("numpy")

DTYPES = ["bool", "int8", "uint8", "int32", "int64", "uint64", "float16", "float32", "float64"]


def some(rng, dtype, shape, span=40):
    values = rng.integers(0, span, shape)
    made = (values - span // 2 if np.dtype(dtype).kind in "if" else values).astype(dtype)
    if made.dtype.kind == "f" and made.size:
        made.flat[rng.integers(0, made.size, made.size // 20)] = -0.0
    return made


def same(ours, theirs):
    assert ours.dtype == theirs.dtype and ours.shape == theirs.shape
    np.testing.assert_array_equal(xp.asnumpy(ours), theirs)


@pytest.mark.parametrize("dtype", DTYPES)
def test_sets(dtype):
    rng = np.random.default_rng(1)
    for n, m, span in ((0, 0, 5), (0, 9, 5), (30, 7, 9), (500, 300, 20), (500, 700, 100), (9, 12000, 90)):
        a, b = some(rng, dtype, n, span), some(rng, dtype, m, span)
        ours = xp.array(a), xp.array(b)
        for name in ("union1d", "intersect1d", "setdiff1d", "setxor1d", "isin"):
            same(getattr(xp, name)(*ours), getattr(np, name)(a, b))
        same(xp.isin(ours[1], ours[0], invert=True), np.isin(b, a, invert=True))
        first, second = np.unique(a)[::-1].copy(), np.unique(b)
        for name in ("intersect1d", "setxor1d"):
            got = getattr(xp, name)(xp.array(first), xp.array(second), assume_unique=True)
            same(got, getattr(np, name)(first, second, assume_unique=True))


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
def test_distinct_numbers_with_nan_and_zeros(dtype):
    rng = np.random.default_rng(2)
    for n in (1, 5, 400, 3000):
        a = some(rng, dtype, n)
        a[rng.random(n) < 0.1] = np.nan
        same(xp.unique(xp.array(a)), np.unique(a))
        for ours, theirs in zip(xp.unique(xp.array(a), True, True, True), np.unique(a, True, True, True)):
            same(ours, theirs)


@pytest.mark.parametrize("count", [1, 2, 16, 17])
def test_membership_in_few_numbers(count):
    rng = np.random.default_rng(3)
    for dtype in DTYPES:
        a, known = some(rng, dtype, 20000, 100), some(rng, dtype, count, 100)
        for kind in (None, "sort"):
            for invert in (False, True):
                got = xp.isin(xp.array(a), xp.array(known), invert=invert, kind=kind)
                same(got, np.isin(a, known, invert=invert))


def copies(rng, a, axis):
    """Calls that copy most of an array, as functions of the module and the array."""
    length = a.size if axis is None else a.shape[axis]
    places = [rng.randint(-length, length - 1) for _ in range(rng.randint(1, 5))]
    value = rng.choice([3, 0, 2.75, True])
    row = np.arange(len(places))
    return [
        lambda m, x: m.insert(x, places[0], value, axis),
        lambda m, x: m.insert(x, length, value, axis),
        lambda m, x: m.insert(x, places, value, axis),
        lambda m, x: m.insert(x, places, row if m is np else xp.array(row), None),
        lambda m, x: m.delete(x, places, axis),
        lambda m, x: m.delete(x, places[0], axis),
        lambda m, x: m.append(x, x, axis),
    ]


def test_insertions_and_deletions():
    rng, numbers = random.Random(4), np.random.default_rng(4)
    for shape in ((1,), (7,), (3000,), (2, 5), (40, 50), (4, 30, 25)):
        for dtype in DTYPES:
            plain = some(numbers, dtype, shape)
            for a, ours in ((plain, xp.array(plain)), (plain.T, xp.array(plain).T)):
                for axis in (None, *range(-1, a.ndim)):
                    for call in copies(rng, a, axis):
                        same(call(xp, ours), call(np, a))


def test_positions_out_of_range():
    for call in (xp.insert, lambda a, places, *_: xp.delete(a, places)):
        for places in ([0, 3001], [-3001, 2, 5]):
            with pytest.raises(IndexError, match="out of bounds for axis 0 with size 3000"):
                call(xp.arange(3000), places, 0)


@pytest.mark.parametrize("shape", [(3, 4), (300, 301), (1, 5), (0, 4), (30, 40, 60)])
def test_rolls_along_two_axes(shape):
    rng = random.Random(5)
    a = np.arange(np.prod(shape, dtype=int), dtype=float).reshape(shape)
    for _ in range(6):
        axes = rng.sample(range(-len(shape), 0), 2)
        shifts = [rng.randint(-400, 400) for _ in axes]
        same(xp.roll(xp.array(a), shifts, axes), np.roll(a, shifts, axes))
        same(xp.roll(xp.array(a).T, shifts, axes), np.roll(a.T, shifts, axes))


def test_resized_arrays():
    a = np.arange(12, dtype="int16").reshape(3, 4)
    for shape in (0, 1, 5, 12, 13, 24, 40, (2, 3), (6, 4), (5, 5)):
        made = xp.resize(xp.array(a), shape)
        same(made, np.resize(a, shape))
        made[...] = 7  # a copy
    vector = xp.arange(5)
    xp.resize(vector, 3)[:] = 9
    assert vector.tolist() == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64", "int8", "int32", "int64"])
def test_differences_between_ends(dtype):
    for n in (0, 1, 2, 50):
        a = np.arange(n).astype(dtype) ** 2
        for begin, end in ((0, 0), (-5, 99), (7, None), (None, [1, 2])):
            same(xp.ediff1d(xp.array(a), end, begin), np.ediff1d(a, end, begin))
    floats = np.arange(4.0)
    same(xp.ediff1d(xp.array(floats), 1e300, -0.5), np.ediff1d(floats, 1e300, -0.5))
    with pytest.raises(TypeError):
        xp.ediff1d(xp.arange(4), 1.5, 0)
    with pytest.raises(TypeError):
        xp.ediff1d(xp.arange(4, dtype="uint32"), -1, 0)


@pytest.mark.parametrize("invert", [False, True])
@pytest.mark.parametrize("kind", [None, "sort", "table"])
def test_integers_at_both_ends_among_others(kind, invert):
    ends = np.array([-(2**63), -(2**63) + 1, -1, 0, 1, 2**63 - 2, 2**63 - 1])
    for start in (0, 5, -(2**61), 2**61, -7):
        known = np.arange(start, start + 40, 3)
        for a in (np.concatenate([ends, known, known - 1]), np.resize(ends, 12000)):
            got = xp.isin(xp.array(a), xp.array(known), invert=invert, kind=kind)
            same(got, np.isin(a, known, invert=invert))
        small = [known[abs(known) < 2**7], np.arange(-128, 128, 2), np.array([-128, 127])][start % 3]
        for dtype in ("int8", "int16", "int32"):
            a = np.arange(-128, 128).astype(dtype)
            a = np.concatenate([a, np.array([np.iinfo(dtype).min, np.iinfo(dtype).max], dtype)])
            for other in (small.astype(dtype), small):
                got = xp.isin(xp.array(a), xp.array(other), invert=invert, kind=kind)
                same(got, np.isin(a, other, invert=invert))
