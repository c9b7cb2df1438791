"""Distributions derived from others, parameters that are arrays, and bounds and dtypes of integers."""

import math

import catenary.array as xp
import pytest
from catenary.array import random

COUNT = 20000
METHODS = [None, 142, 161]


def quantiles_fit(made, quantile):
    """Whether the fractions of numbers below quantiles are near their probabilities (5 standard
    deviations)."""
    values = made.astype(float)
    for p in (0.02, 0.1, 0.25, 0.5, 0.75, 0.9, 0.98):
        share = float((values <= quantile(p)).astype(float).mean())
        assert abs(share - p) < 5 * (p * (1 - p) / values.size) ** 0.5, (p, share)


def triangle(p, left=-1.0, mode=0.5, right=2.0):
    width = right - left
    if p * width <= mode - left:
        return left + (p * width * (mode - left)) ** 0.5
    return right - ((1 - p) * width * (right - mode)) ** 0.5


def log1m(p):
    return -math.log1p(-p)


LAWS = {  # parameters and quantile function
    "standard_exponential": ((), log1m),
    "laplace": ((1.0, 2.0), lambda p: 1 + 2 * (math.log(2 * p) if p < 0.5 else -math.log(2 - 2 * p))),
    "logistic": ((1.0, 2.0), lambda p: 1 + 2 * math.log(p / (1 - p))),
    "rayleigh": ((3.0,), lambda p: 3 * (2 * log1m(p)) ** 0.5),
    "standard_cauchy": ((), lambda p: math.tan(math.pi * (p - 0.5))),
    "pareto": ((3.0,), lambda p: math.expm1(log1m(p) / 3)),
    "weibull": ((2.0,), lambda p: log1m(p) ** 0.5),
    "power": ((0.5,), lambda p: p**2),
    "triangular": ((-1.0, 0.5, 2.0), triangle),
}


@pytest.mark.parametrize("name", sorted(LAWS))
@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_laws(name, method, dtype):
    parameters, quantile = LAWS[name]
    source = random.RandomState(11, 100 if method is None else method)
    made = getattr(source, name)(*parameters, size=(COUNT // 10, 10), dtype=dtype)
    assert made.shape == (COUNT // 10, 10) and made.dtype == xp.dtype(dtype) and bool(xp.isfinite(made).all())
    quantiles_fit(made, quantile)
    draw = getattr(random, name)
    assert draw(*parameters).shape == () and draw(*parameters, size=3).dtype == xp.dtype("float64")
    assert draw(*parameters, size=(0, 2)).shape == (0, 2)
    for wrong, error in ((-1, ValueError), (1.5, TypeError)):
        with pytest.raises(error):
            draw(*parameters, size=wrong)
    with pytest.raises(TypeError):
        draw(*parameters, size=2, dtype="int32")


def wald_law(x, mean, scale):
    """The distribution function of the inverse Gaussian."""

    def normal(z):
        return math.erfc(-z / 2**0.5) / 2

    root = (scale / x) ** 0.5
    return normal(root * (x / mean - 1)) + math.exp(2 * scale / mean) * normal(-root * (x / mean + 1))


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_wald(dtype):
    made = random.RandomState(5).wald(3.0, 2.0, COUNT, dtype)
    assert made.dtype == xp.dtype(dtype)
    for x in (0.5, 1.0, 2.0, 4.0, 8.0):
        p = wald_law(x, 3.0, 2.0)
        share = float((made.astype(float) <= x).astype(float).mean())
        assert abs(share - p) < 5 * (p * (1 - p) / COUNT) ** 0.5


@pytest.mark.parametrize(
    "name,parameter,probability",
    [
        ("geometric", 0.3, lambda k: 0.3 * 0.7 ** (k - 1)),
        ("geometric", 0.9, lambda k: 0.9 * 0.1 ** (k - 1)),
        ("logseries", 0.6, lambda k: 0.6**k / (k * log1m(0.6))),
    ],
)
def test_counts(name, parameter, probability):
    source = random.RandomState(7)
    made = getattr(source, name)(parameter, COUNT)
    assert made.dtype == xp.dtype("int64") and int(made.min()) == 1
    for k in range(1, 6):
        p, share = probability(k), float((made == k).astype(float).mean())
        assert abs(share - p) < 5 * (p * (1 - p) / COUNT) ** 0.5, k
    for dtype in ("int8", "uint16", "float32"):
        assert getattr(source, name)(parameter, (2, 3), dtype).dtype == xp.dtype(dtype)


def test_parameters_that_are_missing():
    """NumPy raises TypeError for None, and CuPy ValueError."""
    for draw in (
        lambda: random.poisson(None),
        lambda: random.standard_gamma(None),
        lambda: random.geometric(None),
        lambda: random.default_rng(0).poisson(None),
    ):
        for kind in (TypeError, ValueError):
            with pytest.raises(kind, match="expected a number"):
                draw()


def test_ends_of_parameters():
    assert set(random.geometric(1.0, 50).tolist()) == {1} and random.geometric(1e-300) > 2**60
    assert set(random.logseries(0.0, 50).tolist()) == {1}
    assert set(random.weibull(0.0, 5).tolist()) == {0} and set(random.weibull(math.inf, 5).tolist()) == {1}
    assert set(random.rayleigh(0.0, 5).tolist()) == {0} and random.laplace(2.0, 0.0) == 2
    for wrong in (
        lambda: random.geometric(0),
        lambda: random.geometric(1.1),
        lambda: random.geometric(math.nan),
        lambda: random.logseries(1.0),
        lambda: random.logseries(-0.1),
        lambda: random.power(0),
        lambda: random.pareto([1, 0]),
        lambda: random.weibull(-1),
        lambda: random.rayleigh([1, -1]),
        lambda: random.laplace(0, -1),
        lambda: random.logistic(0, [-1]),
        lambda: random.wald(0, 1),
        lambda: random.wald(1, 0),
        lambda: random.triangular(0, 0, 0),
        lambda: random.triangular(1, 0, 2),
        lambda: random.triangular(0, 3, 2),
    ):
        with pytest.raises(ValueError):
            wrong()


ARRAYS = {
    "normal": (1.5, 2.0),
    "uniform": (-2.0, 3.0),
    "lognormal": (0.5, 0.25),
    "gumbel": (1.0, 2.0),
    "exponential": (2.0,),
}


@pytest.mark.parametrize("name", sorted(ARRAYS))
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_arrays_of_parameters(name, dtype):
    """If all elements have the same parameters, the result is that for single parameters."""
    numbers = ARRAYS[name]

    def drawn(parameters, **size):
        return getattr(random.RandomState(3), name)(*parameters, dtype=dtype, **size)

    expected = drawn(numbers, size=(4, 3))
    close = {"rtol": 1e-5 if dtype == "float32" else 1e-12, "atol": 1e-5 if dtype == "float32" else 1e-12}
    for make in (
        lambda v: xp.full((4, 3), v),
        lambda v: xp.full(3, v, "float32"),
        lambda v: [v, v, v],
        lambda v: xp.full((4, 1), v, "float16"),
        lambda v: xp.array(v),
    ):
        made = drawn([make(v) for v in numbers], size=(4, 3))
        assert made.dtype == xp.dtype(dtype) and made.shape == (4, 3)
        xp.testing.assert_allclose(made, expected, **close)
    made = drawn([xp.full((4, 1), numbers[0])] + [xp.full(3, v) for v in numbers[1:]])
    assert made.shape == ((4, 3) if len(numbers) > 1 else (4, 1))
    assert drawn([xp.full((2, 0), v) for v in numbers]).shape == (2, 0)
    for shape in (2, (3, 2), (), (4, 1)):
        with pytest.raises(ValueError, match="size"):
            drawn([xp.full((4, 3), v) for v in numbers], size=shape)
    with pytest.raises(ValueError):
        drawn([xp.full(2, numbers[0]), xp.ones(3)][: max(len(numbers), 1)], size=(4, 3))
    with pytest.raises(TypeError):
        drawn(["a"] + [xp.ones(2)] * (len(numbers) - 1))


def test_parameters_differ():
    loc, scale = xp.array([[-100], [0], [100]]), xp.array([0.0, 1.0, 5.0])
    made = random.RandomState(0).normal(loc, scale, (2000, 3, 3))
    assert xp.array_equal(made[:, :, 0], xp.broadcast_to(loc.astype(float).ravel(), (2000, 3)))
    xp.testing.assert_allclose(made.mean(axis=0), xp.broadcast_to(loc, (3, 3)), atol=1)
    xp.testing.assert_allclose(made.std(axis=0), xp.broadcast_to(scale, (3, 3)), rtol=0.1, atol=1e-9)
    low, high = xp.array([0, 5]), xp.array([1, 5])
    made = random.uniform(low, high, (500, 2))
    assert bool((made[:, 0] < 1).all()) and set(made[:, 1].tolist()) == {5}
    below = random.RandomState(1).uniform(xp.array([1.0]), xp.array([1.0 + 2.0**-22]), 200, "float32")
    assert bool((below < 1.0 + 2.0**-22).all())
    down = random.RandomState(1).uniform([2.0, 2.0], 1.0, (200, 2))
    assert bool((down > 1).all()) and bool((down <= 2).all())
    for wrong in (
        lambda: random.normal([0, 1], [1, -1]),
        lambda: random.lognormal(0, [math.nan]),
        lambda: random.exponential([2, -1, 3]),
        lambda: random.uniform([0, math.inf], 1),
        lambda: random.uniform([0, 1e300], 1, dtype="float32"),
    ):
        with pytest.raises(ValueError):
            wrong()
    for wrong in (
        lambda: random.random_integers([1, 2]),
        lambda: random.binomial([1, 2.5], 0.5),
        lambda: random.binomial("a", [0.5]),
    ):
        with pytest.raises(TypeError):
            wrong()


def test_counts_from_arrays_of_parameters():
    made = random.RandomState(1).poisson(xp.array([0.0, 5.0, 400.0]), (2000, 3))
    assert made.dtype == "int64" and bool((made[:, 0] == 0).all())
    assert abs(float(made[:, 1].mean()) - 5) < 0.4 and abs(float(made[:, 2].mean()) - 400) < 4
    made = random.RandomState(1).binomial([[5], [1000]], [0, 0.5, 1], dtype="int32")
    assert made.dtype == "int32" and made.shape == (2, 3)
    assert (
        made[:, 0].tolist() == [0, 0]
        and made[:, 2].tolist() == [5, 1000]
        and made[0, 1] <= 5
        and 400 < made[1, 1] < 600
    )
    assert random.binomial(xp.array([5, 5]), 0.5).shape == (2,) and random.poisson([3.0] * 4).shape == (4,)
    assert random.binomial(7, xp.array([0.5, 0.25]), (3, 2), "uint8").dtype == "uint8"
    one, other = random.RandomState(3), random.RandomState(3)
    assert one.poisson(4.0, 50).tolist() == other.poisson(xp.full(50, 4.0)).tolist()
    assert one.binomial(9, 0.25, 50).tolist() == other.binomial([9], 0.25, 50).tolist()
    for wrong in (
        lambda: random.poisson([1, -1]),
        lambda: random.binomial([-1], 0.5),
        lambda: random.binomial(3, [1.5]),
        lambda: random.poisson([1.0, 2.0], 3),
    ):
        with pytest.raises(ValueError):
            wrong()


def test_bounds_of_integers_differ():
    low, high = xp.array([[-3], [10**12]]), [[-2, 0], [10**12 + 1, 2 * 10**12]]
    made = random.RandomState(1).randint(low, high, (300, 2, 2))
    assert (
        made.dtype == "int64"
        and set(made[:, 0, 0].tolist()) == {-3}
        and set(made[:, 0, 1].tolist()) == {-3, -2, -1}
    )
    assert set(made[:, 1, 0].tolist()) == {10**12} and made[:, 1, 1].max() > 15 * 10**11
    assert random.randint([5, 7]).shape == (2,) and random.randint(4, [5, 6], dtype="uint8").dtype == "uint8"
    for wrong in (
        lambda: random.randint([2, 0]),
        lambda: random.randint([2, 3], 3),
        lambda: random.randint([2, 3], size=3),
    ):
        with pytest.raises(ValueError):
            wrong()


def test_numpy_parameters():
    numpy = pytest.importorskip("numpy")
    assert random.normal(numpy.zeros(3), numpy.ones((2, 1))).shape == (2, 3)
    assert (
        random.normal(numpy.float32(1), numpy.array(2)).shape == () == random.poisson(numpy.array(3.0)).shape
    )
    assert random.choice(numpy.array(3), 5).shape == (5,) and random.pareto(numpy.float16(2), 2).shape == (2,)


def test_other_devices():
    with xp.cuda.Device("test:1"):
        source = random.RandomState(4)
    made = [
        source.normal([0, 1], 1),
        source.laplace(),
        source.triangular(0, 1, 2, 3),
        source.geometric(0.5, 2),
        source.multinomial(5, [0.5, 0.5], 2),
        source.multivariate_normal([0, 0], [[1, 0], [0, 1]]),
        source.randint(0, 2**64, 3, "uint64"),
        source.wald([1, 2], 1),
        source.logseries(0.5, 3),
    ]
    assert {str(a.device) for a in made} == {"test:1"}
    assert random.RandomState(4).normal([0, 1], 1).tolist() == pytest.approx(made[0].tolist())


def test_bounds_of_integers():
    source = random.RandomState(9)
    assert source.randint(0, 2, 100, bool).dtype == xp.dtype(bool) and set(
        source.randint(0, 2, 50, bool).tolist()
    ) == {False, True}
    wide = source.randint(0, 2**64, 2000, "uint64")
    assert (
        wide.dtype == xp.dtype("uint64")
        and int(wide.max()) > 2**63
        and abs(float((wide >= xp.array(2**63, "uint64")).astype(float).mean()) - 0.5) < 0.06
    )
    top = source.randint(2**64 - 3, 2**64, 200, "uint64")
    assert set(top.tolist()) == {2**64 - 3, 2**64 - 2, 2**64 - 1}
    assert (
        0 <= source.randint(2**63) < 2**63 and source.randint(2**63 - 1, 2**63, 3).tolist() == [2**63 - 1] * 3
    )
    assert source.random_integers(2**64 - 1, 2**64 - 1, 2, "uint64").tolist() == [2**64 - 1] * 2
    first = random.RandomState(9).randint(0, 10, 50)
    assert xp.array_equal(first, random.RandomState(9).random_integers(0, 9, 50))
    for wrong in (
        lambda: source.randint(0, 3, 2, bool),
        lambda: source.randint(-1, 1, 2, bool),
        lambda: source.randint(0, 257, 2, "uint8"),
        lambda: source.randint(-1, 2, 2, "uint64"),
        lambda: source.random_integers(2, 1, 2, "uint64"),
    ):
        with pytest.raises(ValueError):
            wrong()
    for wrong in (
        lambda: source.randint(2**64 + 1, size=2),
        lambda: source.randint(0, 2**64 + 1, 2, "uint64"),
    ):
        with pytest.raises((ValueError, OverflowError)):
            wrong()
    with pytest.raises(TypeError):
        source.randint(0, 2, 3, "float32")
    made = source.tomaxint((3, 2))
    assert made.dtype == xp.dtype("int64") and made.shape == (3, 2) and int(made.min()) >= 0
    assert source.tomaxint().shape == ()


@pytest.mark.parametrize(
    "draw", [lambda r, **k: r.poisson(3.0, 500, **k), lambda r, **k: r.binomial(9, 0.5, 500, **k)]
)
def test_dtypes_of_counts(draw):
    expected = draw(random.RandomState(2))
    for dtype in ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "float32"):
        made = draw(random.RandomState(2), dtype=dtype)
        assert made.dtype == xp.dtype(dtype)
        if dtype != "int32":  # drawn by another method
            assert xp.array_equal(made, expected)


def test_multinomial():
    source = random.RandomState(3)
    for size in (None, (), 4, (2, 3), (0,), (1, 0)):
        made = source.multinomial(100, [0.2, 0.3, 0.5], size)
        shape = () if size is None else size if isinstance(size, tuple) else (size,)
        assert made.shape == shape + (3,) and made.dtype == xp.dtype("int64")
        assert bool((made.sum(axis=-1) == 100).all())
    made = source.multinomial(100000, xp.array([0.2, 0.3, 0.5], "float32"))
    xp.testing.assert_allclose(made / 100000, xp.array([0.2, 0.3, 0.5]), atol=0.01)
    many = source.multinomial([[3], [10**6]], [[0.5, 0.5], [0.0, 1.0], [1.0, 0.0]])
    assert (
        many.shape == (2, 3, 2)
        and many[0, 1:].tolist() == [[0, 3], [3, 0]]
        and abs(many[1, 0, 0] - 5e5) < 3e3
    )
    assert source.multinomial(3, [0.25, 0.25]).shape == (2,) and source.multinomial(0, [1.0]).tolist() == [0]
    for wrong in (
        lambda: source.multinomial(-1, [1.0]),
        lambda: source.multinomial(1, [0.9, 0.9, 0.1]),
        lambda: source.multinomial(1, [-0.1, 1.1]),
        lambda: source.multinomial([[1]], [0.5, 0.5], 3),
        lambda: source.multinomial(1, []),
    ):
        with pytest.raises(ValueError):
            wrong()


def test_multivariate_normal():
    source, mean, cov = random.RandomState(3), [1, -2], [[4.0, 1.5], [1.5, 1.0]]
    for size in (None, (), 4, (2, 3), 0):
        shape = () if size is None else size if isinstance(size, tuple) else (size,)
        assert source.multivariate_normal(mean, cov, size).shape == shape + (2,)
    made = source.multivariate_normal(mean, cov, COUNT)
    xp.testing.assert_allclose(made.mean(axis=0), xp.array(mean), atol=0.08)
    centred = made - made.mean(axis=0)
    xp.testing.assert_allclose(centred.T.dot(centred) / COUNT, xp.array(cov), atol=0.15)
    assert source.multivariate_normal(mean, cov, 3, dtype="float32").dtype == xp.dtype("float32")
    single = source.multivariate_normal([0, 0], [[1, 1], [1, 1]], 50)
    xp.testing.assert_allclose(single[:, 0], single[:, 1], atol=1e-7)
    with pytest.warns(RuntimeWarning):
        source.multivariate_normal([0, 0], [[1, 2], [2, 1]])
    source.multivariate_normal([0, 0], [[1, 2], [2, 1]], check_valid="ignore")
    for wrong in (
        lambda: source.multivariate_normal([0, 0], [[1, 2], [2, 1]], check_valid="raise"),
        lambda: source.multivariate_normal([0, 0], [[1, 0]]),
        lambda: source.multivariate_normal([[0, 0]], [[1, 0], [0, 1]]),
        lambda: source.multivariate_normal([0, 0], [[1, 0], [0, 1]], check_valid="what"),
    ):
        with pytest.raises(ValueError):
            wrong()


def test_what_is_no_population():
    for wrong in (1.5, None, "ab", xp.array(3), xp.array(2.5)):
        with pytest.raises(IndexError):
            random.permutation(wrong)
    assert random.choice(xp.array(4), 10).max() < 4


def test_kinds_of_generators():
    kinds = xp.cuda.curand
    assert random.RandomState(0, kinds.CURAND_RNG_MT19937).method == 142 == kinds.CURAND_RNG_PSEUDO_MT19937
    assert random.RandomState(0, kinds.CURAND_RNG_PSEUDO_DEFAULT).method == kinds.CURAND_RNG_PHILOX4_32_10
    with pytest.raises(NotImplementedError):
        random.RandomState(0, kinds.CURAND_RNG_XORWOW)


@pytest.mark.parametrize("seed", [1, 2])
def test_one_law_for_all_elements(seed):
    """The law that elements share remembers what it has computed; laws of single elements do not."""
    for name, parameters in (
        ("hypergeometric", (1000, 500, 300)),
        ("hypergeometric", (70, 5000, 4000)),
        ("hypergeometric", (10, 5, 6)),
        ("hypergeometric", (10**7, 10**6, 10**6)),
        ("noncentral_chisquare", (0.5, 30.0)),
    ):
        made = []
        for values in (parameters, [xp.full(5000, value) for value in parameters]):
            state = random.RandomState(seed)
            made.append(getattr(state, name)(*values, size=5000).tolist())
        assert made[0] == made[1]


def test_whole_parameters_without_axes():
    made = xp.random.hypergeometric(xp.array([1, 4, 2]), xp.array(5.0), xp.array([2, 7, 4]))
    assert made.shape == (3,) and made.dtype == "int64"
    with pytest.raises(TypeError, match="nbad"):
        xp.random.hypergeometric(xp.array([1, 4]), xp.array([5.0, 5.0]), xp.array([2, 7]))
