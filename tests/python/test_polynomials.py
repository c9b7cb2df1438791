"""Polynomials compared with NumPy's."""

import catenary.array as xp
import pytest

np = pytest.importorskip("numpy")
PAIRS = [([1, 2, 3], [4, 5]), ([2.5], [1, 0, 3]), ([0, 0, 1, 2], [3, 1, 1]), ([1, -3, 2], [1, -1])]


def same(ours, theirs):
    if isinstance(theirs, tuple):
        assert len(ours) == len(theirs)
        for a, b in zip(ours, theirs):
            same(a, b)
        return
    assert isinstance(ours, xp.poly1d) == isinstance(theirs, np.poly1d)
    if isinstance(theirs, np.poly1d):
        ours, theirs = ours.coeffs, theirs.coeffs
    assert ours.dtype == theirs.dtype and ours.shape == theirs.shape
    np.testing.assert_allclose(xp.asnumpy(ours), theirs, rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize("name", ["polyadd", "polysub", "polymul", "polydiv"])
@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_arithmetic(name, pair):
    first, second = map(np.array, pair)
    if name == "polydiv":
        first = np.trim_zeros(first, "f")
    same(getattr(xp, name)(xp.array(first), xp.array(second)), getattr(np, name)(first, second))
    ours = getattr(xp, name)(xp.poly1d(first), xp.array(second))
    same(ours, getattr(np, name)(np.poly1d(first), second))


def test_derivatives_and_integrals():
    p = np.array([3, 0, 2, 1])
    for m in (0, 1, 2, 4):
        same(xp.polyder(xp.array(p), m), np.polyder(p, m))
        same(xp.polyint(xp.array(p), m), np.polyint(p, m))
    same(xp.polyint(xp.poly1d(p), 2, [1, 2]), np.polyint(np.poly1d(p), 2, [1, 2]))
    with pytest.raises(ValueError, match="polyint: k"):
        xp.polyint(xp.array(p), 3, [1, 2])
    for function in (xp.polyder, xp.polyint):
        with pytest.raises(ValueError, match="m: expected"):
            function(xp.array(p), -1)


@pytest.mark.parametrize("dtype", ["?", "int8", "int64", "float16", "float32", "float64"])
@pytest.mark.parametrize("places", ["?", "int8", "uint8", "int64", "float32", "float64"])
def test_values(dtype, places):
    p, x = np.array([1, 0, 2], dtype), np.array([0, 1, 3], places)
    ours, theirs = xp.polyval(xp.array(p), xp.array(x)), np.polyval(p, x)
    assert ours.dtype == theirs.dtype
    np.testing.assert_allclose(xp.asnumpy(ours), theirs)


def test_composition():
    p, x = [1, 2, 3], [2, 1]
    same(xp.polyval(xp.poly1d(p), xp.poly1d(x)), np.polyval(np.poly1d(p), np.poly1d(x)))
    assert xp.poly1d([1, 2, 3])(2).item() == 11
    for wrong in (xp.array(3), xp.ones((2, 2))):
        with pytest.raises((TypeError, ValueError), match="polyval: p"):
            xp.polyval(wrong, 1)


def test_roots():
    for zeros in ([1.0, 2.0, 4.0], [0.0, 3.0], [5.0], [-1.0, -1.0]):
        p = xp.poly(xp.array(zeros))
        np.testing.assert_allclose(xp.asnumpy(p), np.poly(zeros), rtol=1e-12)
        np.testing.assert_allclose(xp.asnumpy(xp.sort(xp.roots(p))), sorted(zeros), atol=1e-6)
    assert xp.roots(xp.array([0, 0])).shape == (0,) and xp.poly([]) == 1.0
    with pytest.raises(NotImplementedError, match="real"):
        xp.roots([1, 0, 1])
    matrix = np.array([[2.0, 1], [1, 3]])
    np.testing.assert_allclose(xp.asnumpy(xp.poly(xp.array(matrix))), np.poly(matrix))
    with pytest.raises(ValueError, match="seq_of_zeros"):
        xp.poly(xp.ones((2, 3)))


@pytest.mark.parametrize("columns", [(), (2,)])
@pytest.mark.parametrize("weights", [None, [1.0, 2, 1, 1, 3]])
def test_fits(columns, weights):
    x, y = np.arange(5.0), np.random.RandomState(0).rand(5, *columns)
    ours = xp.polyfit(xp.array(x), xp.array(y), 2, w=weights)
    np.testing.assert_allclose(xp.asnumpy(ours), np.polyfit(x, y, 2, w=weights), rtol=1e-9, atol=1e-12)
    ours = xp.polyfit(xp.array(x), xp.array(y), 2, w=weights, full=True)
    for a, b in zip(ours, np.polyfit(x, y, 2, w=weights, full=True)):
        np.testing.assert_allclose(np.asarray(a), b, rtol=1e-8, atol=1e-12)
    for cov in (True, "unscaled"):
        ours = xp.polyfit(xp.array(x), xp.array(y), 2, w=weights, cov=cov)
        for a, b in zip(ours, np.polyfit(x, y, 2, w=weights, cov=cov)):
            np.testing.assert_allclose(xp.asnumpy(a), b, rtol=1e-7, atol=1e-12)


@pytest.mark.parametrize(
    "error, call",
    [
        (ValueError, lambda x: xp.polyfit(x, x, -1)),
        (TypeError, lambda x: xp.polyfit(x.reshape(5, 1), x, 1)),
        (TypeError, lambda x: xp.polyfit(x, x[:3], 1)),
        (TypeError, lambda x: xp.polyfit(x, x, 1, w=x[:2])),
        (ValueError, lambda x: xp.polyfit(x, x, 4, cov=True)),
        (TypeError, lambda x: xp.polyfit(x, x.astype("float16"), 1)),
    ],
)
def test_wrong_fits(error, call):
    with pytest.raises(error, match="polyfit"):
        call(xp.arange(5.0))


def test_too_few_points():
    with pytest.warns(xp.RankWarning):
        xp.polyfit(xp.ones(3), xp.ones(3), 2)


@pytest.mark.parametrize(
    "coefficients",
    [[1, 2, 3], [0], [1.5, 0, -2], [-1, 0, 0, 1e-7], list(range(-9, 30)), [3], [0, 0, 1], [1, -1, 0, 0]],
    ids=str,
)
def test_texts(coefficients):
    ours, theirs = xp.poly1d(coefficients), np.poly1d(coefficients)
    assert str(ours) == str(theirs) and repr(ours) == repr(theirs)
    assert str(xp.poly1d(coefficients, variable="z")) == str(np.poly1d(coefficients, variable="z"))


def test_poly1d():
    ours, theirs = xp.poly1d([1, 2, 3]), np.poly1d([1, 2, 3])
    for call in (
        lambda p, m: p + 1,
        lambda p, m: 2 - p,
        lambda p, m: p * p,
        lambda p, m: p * 2.5,
        lambda p, m: p / 2,
        lambda p, m: p / m.poly1d([1, 1]),
        lambda p, m: p**3,
        lambda p, m: p**0,
        lambda p, m: -p,
        lambda p, m: p.deriv(),
        lambda p, m: p.integ(2),
        lambda p, m: m.poly1d([1, 2], True),
    ):
        same(call(ours, xp), call(theirs, np))
    assert ours.order == 2 and len(ours) == 2 and [int(c) for c in ours] == [1, 2, 3]
    assert ours[0] == 3 and ours[2] == 1 and ours[5] == 0 and ours[-1] == 0
    ours[4] = 7
    theirs[4] = 7
    same(ours, theirs)
    assert ours == xp.poly1d(theirs) and ours != xp.poly1d([1]) and ours != 3
    assert ours.get() == theirs and np.poly1d(ours) == theirs
    ours.set(np.poly1d([5, 6], variable="t"))
    assert ours.variable == "t" and ours.coeffs.tolist() == [5, 6]
    for error, call in (
        (ValueError, lambda: ours**-1),
        (ValueError, lambda: ours**1.5),
        (TypeError, lambda: ours**2.0),
        (ValueError, lambda: xp.poly1d([[1]])),
        (ValueError, lambda: ours.__setitem__(-1, 2)),
        (TypeError, lambda: ours.set([1])),
        (TypeError, lambda: ours.get(out=3)),
        (AttributeError, lambda: setattr(ours, "coeffs", [1])),
    ):
        with pytest.raises(error, match="poly"):
            call()
    with pytest.raises(TypeError):
        hash(ours)


def test_next_to_arrays():
    p, a = xp.poly1d([1, 2, 3]), xp.array([1, 1, 1])
    assert (a + p).tolist() == [2, 3, 4] and xp.add(p, a).tolist() == [2, 3, 4]


def test_companions():
    from catenary.array.polynomial import polynomial, polyutils

    theirs = np.polynomial
    x = np.array([[0.0, 1], [2, 3]])
    same(polynomial.polyvander(xp.array(x), 3), theirs.polynomial.polyvander(x, 3))
    same(polynomial.polycompanion(xp.array([1.0, 2, 4])), theirs.polynomial.polycompanion([1.0, 2, 4]))
    same(polyutils.trimseq(xp.array([1.0, 0, 0])), theirs.polyutils.trimseq(np.array([1.0, 0, 0])))
    same(polyutils.trimcoef(xp.array([1.0, 0.1]), 0.2), theirs.polyutils.trimcoef([1.0, 0.1], 0.2))
    for a, b in zip(
        polyutils.as_series([xp.array([1, 0]), xp.array([2.5])]),
        theirs.polyutils.as_series([np.array([1, 0]), np.array([2.5])]),
    ):
        same(a, b)
    for error, call in (
        (ValueError, lambda: polynomial.polyvander(xp.ones(2), -1)),
        (TypeError, lambda: polynomial.polyvander(xp.ones(2), 1.5)),
        (ValueError, lambda: polynomial.polycompanion(xp.array([1.0]))),
        (ValueError, lambda: polyutils.as_series([xp.ones((2, 2))])),
        (ValueError, lambda: polyutils.as_series([xp.ones(0)])),
        (ValueError, lambda: polyutils.trimcoef(xp.ones(2), -1)),
    ):
        with pytest.raises(error):
            call()


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_long_division_rounds_each_result(dtype):
    number = np.dtype(dtype).type
    rng = np.random.default_rng(6)
    pairs = [([np.inf, 1, 2], [0.25, 3]), ([np.nan, 1, 2], [0.25, 3]), ([3e38, 3e38, 3e38], [0.25, 3])]
    for size, length, scale in ((1, 1, 1), (40, 3, 1), (300, 5, 1), (90, 64, 1), (90, 65, 1), (50, 4, 1e-38)):
        pairs.append((rng.normal(size=size) * scale, [3, *rng.normal(size=length - 1)]))
    for u, v in pairs:
        u, v = np.array(u, dtype), np.array(v, dtype)
        rest, quotient = u.copy(), np.zeros(u.size - v.size + 1, dtype)
        with np.errstate(all="ignore"):
            for n in range(quotient.size):
                quotient[n] = number(1) / v[0] * rest[n]
                rest[n : n + v.size] -= quotient[n] * v
        ours, other = xp.polydiv(xp.array(u), xp.array(v))
        assert ours.dtype == other.dtype == dtype
        np.testing.assert_array_equal(xp.asnumpy(ours), quotient)
        np.testing.assert_array_equal(xp.asnumpy(other), rest[rest.size - other.size :])


def test_division_of_small_integers_and_by_zeros():
    for a, b in (("b", "b"), ("B", "h"), ("?", "b"), ("f", "h"), ("e", "e"), ("f", "d")):
        u, v = np.array([3, 5, 7, 1]).astype(a), np.array([2, 3]).astype(b)
        for ours, theirs in zip(xp.polydiv(xp.array(u), xp.array(v)), np.polydiv(u, v)):
            same(ours, theirs)
    with np.errstate(all="ignore"):
        for ours, theirs in zip(xp.polydiv(xp.array([1.0, 2]), xp.array([0.0])), np.polydiv([1.0, 2], [0.0])):
            same(ours, theirs)
    p, q = np.poly1d([2, 3, 4]), np.array([0, 0, 1, 2])
    ours = xp.poly1d([2, 3, 4])
    for left, right in zip(ours / xp.array(q), p / q):
        same(left.coeffs, right.coeffs)
    quotient, rest = ours.__rtruediv__([0, 1, 2])
    same(quotient.coeffs, p.__rtruediv__([0, 1, 2])[0].coeffs)
    same(rest.coeffs, p.__rtruediv__([0, 1, 2])[1].coeffs)


def test_values_at_nan_and_infinity():
    x = np.array([np.nan, np.inf, 2.0])
    with np.errstate(all="ignore"):
        for p in ([3.0], [1.0, 2], [0.0]):
            same(xp.polyval(xp.array(p), xp.array(x)), np.polyval(p, x))


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 8, 9, 16, 31, 64, 100, 129])
def test_many_roots(count):
    zeros = np.random.RandomState(count).randn(count)
    made, theirs = xp.asnumpy(xp.poly(xp.array(zeros))), np.poly(zeros)
    np.testing.assert_allclose(made, theirs, atol=1e-9 * np.abs(theirs).max())
    assert xp.poly(xp.array(zeros.astype("float32"))).dtype == "float32"


@pytest.mark.parametrize("dtypes", ["dd", "ff", "fd", "ld", "hf", "ll"])
def test_values_of_dtypes(dtypes):
    rng = np.random.RandomState(1)
    p, x = rng.randint(1, 5, 6).astype(dtypes[0]), (rng.rand(50) * 4).astype(dtypes[1])
    made, theirs = xp.polyval(xp.array(p), xp.array(x)), np.polyval(p, x)
    assert made.dtype == theirs.dtype
    np.testing.assert_allclose(xp.asnumpy(made), theirs, rtol=1e-5 if "f" in dtypes else 1e-12)


def test_a_power_that_is_there():
    ours, theirs = xp.poly1d(xp.array([0, 0, 2, 3, 0])), np.poly1d([0, 0, 2, 3, 0])
    for power in (1, 4):
        ours[power] = theirs[power] = 10
        same(ours, theirs)


@pytest.mark.parametrize("columns", [None, 3])
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_least_squares_of_tall_matrices(dtype, columns):
    random = np.random.default_rng(1)
    for rows, order in ((4096, 4), (5001, 3), (9000, 40)):
        a = random.standard_normal((rows, order)).astype(dtype)
        b = random.standard_normal(rows if columns is None else (rows, columns)).astype(dtype)
        tolerance = 2e-4 if dtype == "float32" else 1e-11
        want = np.linalg.lstsq(a, b, rcond=None)
        for ours, theirs in zip(xp.linalg.lstsq(xp.array(a), xp.array(b), rcond=None), want):
            np.testing.assert_allclose(xp.asnumpy(ours), theirs, rtol=tolerance, atol=tolerance)
