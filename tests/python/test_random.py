"""Random numbers: shapes, dtypes, distributions, seeds, states."""

import pickle

import catenary.array as xp
import pytest
from catenary.array import random

DRAWS = {
    "rand": lambda r: r.rand(200, 10),
    "random_sample": lambda r: r.random_sample(2000),
    "random": lambda r: r.random(2000),
    "ranf": lambda r: r.ranf(2000),
    "sample": lambda r: r.sample(2000),
    "uniform": lambda r: r.uniform(-1, 3, 2000),
    "randn": lambda r: r.randn(2000),
    "standard_normal": lambda r: r.standard_normal((200, 10)),
    "normal": lambda r: r.normal(1, 2, 2000),
    "lognormal": lambda r: r.lognormal(0, 0.25, 2000),
    "exponential": lambda r: r.exponential(2.0, 2000),
    "gumbel": lambda r: r.gumbel(0.0, 1.0, 2000),
    "poisson": lambda r: r.poisson(3.0, 2000),
    "binomial": lambda r: r.binomial(10, 0.5, 2000),
    "randint": lambda r: r.randint(2, 9, 2000),
    "random_integers": lambda r: r.random_integers(2, 8, 2000),
    "interval": lambda r: r.interval(6, 2000),
    "permutation": lambda r: r.permutation(2000),
    "choice": lambda r: r.choice(7, 2000),
}
MEANS = {
    "rand": 0.5,
    "random_sample": 0.5,
    "random": 0.5,
    "ranf": 0.5,
    "sample": 0.5,
    "uniform": 1,
    "randn": 0,
    "standard_normal": 0,
    "normal": 1,
    "lognormal": 1.0317,
    "exponential": 2,
    "gumbel": 0.5772,
    "poisson": 3,
    "binomial": 5,
    "randint": 5,
    "random_integers": 5,
    "interval": 3,
    "permutation": 999.5,
    "choice": 3,
}


@pytest.mark.parametrize("name", sorted(DRAWS))
@pytest.mark.parametrize("method", [None, 100, 142, 161])
def test_draws(name, method):
    source = random if method is None else random.RandomState(0, method)
    made = []
    for seed in (1, 2, 1):
        source.seed(seed)
        made.append(DRAWS[name](source))
        assert made[-1].size == 2000
    assert xp.array_equal(made[0], made[2]) and not xp.array_equal(made[0], made[1])
    values = made[0].astype(float)
    assert abs(float(values.mean()) - MEANS[name]) <= 6 * float(values.std()) / 2000**0.5 + 1e-9


@pytest.mark.parametrize(
    "name",
    [
        "rand",
        "randn",
        "random_sample",
        "uniform",
        "standard_normal",
        "normal",
        "lognormal",
        "exponential",
        "gumbel",
    ],
)
def test_dtypes_and_sizes(name):
    draw = getattr(random, name)
    for dtype in ("float32", "float64", float):
        made = draw(2, 3, dtype=dtype) if name in ("rand", "randn") else draw(size=(2, 3), dtype=dtype)
        assert made.shape == (2, 3) and made.dtype == xp.dtype(dtype)
    with pytest.raises(TypeError):
        draw(2, dtype="int32") if name in ("rand", "randn") else draw(size=2, dtype="int32")
    if name not in ("rand", "randn"):
        assert draw().shape == () and draw(size=4).shape == (4,) and draw(size=(0, 2)).shape == (0, 2)
        for wrong in (-1, (2, -1)):
            with pytest.raises(ValueError):
                draw(size=wrong)
        for wrong in ("ab", 1.5, object()):
            with pytest.raises(TypeError):
                draw(size=wrong)
    with pytest.raises(TypeError):
        draw(no_such_argument=1)


def test_seeds_of_several_integers():
    first = random.RandomState(xp.array([1, 2])).rand(3).tolist()
    assert first == random.RandomState([1, 2]).rand(3).tolist() != random.RandomState([2, 1]).rand(3).tolist()
    assert random.RandomState([3]).rand(3).tolist() == random.RandomState(3).rand(3).tolist()
    for wrong in ([1.5, 2.5], [[1, 2]], xp.ones((2, 2))):
        with pytest.raises(TypeError, match="seed"):
            random.RandomState(wrong)


def test_integers():
    assert (
        random.randint(5).shape == random.random_integers(5).shape == ()
        and random.randint(5).dtype == "int64"
    )
    assert 0 <= random.randint(5) < 5 and random.randint(3, 4) == 3 and 1 <= random.random_integers(5) <= 5
    assert set(random.randint(-1.2, 3.4, 200).tolist()) == {-1, 0, 1, 2} and random.randint(1.5) == 0
    assert random.randint(0, 3, (2, 2)).dtype == xp.dtype("int64")
    assert random.randint(0, 3, 4, dtype="uint8").dtype == xp.dtype("uint8")
    assert random.interval(3, 5).dtype == xp.dtype("int32") and random.RandomState(0).interval(3).shape == ()
    for wrong in (
        lambda: random.randint(3, 3),
        lambda: random.randint(0),
        lambda: random.random_integers(4, 3),
        lambda: random.binomial(-1, 0.5, 2),
        lambda: random.binomial(1, 1.5, 2),
        lambda: random.poisson(-1.0, 2),
        lambda: random.normal(0, -1, 2),
        lambda: random.lognormal(0, -1, 2),
        lambda: random.interval(-1, 2),
        lambda: random.choice(0, 2),
        lambda: random.choice(2, 3, replace=False),
        lambda: random.choice(2, 3, p=[1.0, 1.0]),
        lambda: random.permutation(-1),
        lambda: random.choice("ab"),
    ):
        with pytest.raises(ValueError):
            wrong()
    for wrong in (
        lambda: random.randint("3"),
        lambda: random.randint(None),
        lambda: random.normal("a"),
        lambda: random.shuffle([1, 2]),
        lambda: random.uniform(None, 1),
        lambda: random.seed("a"),
        lambda: random.seed(1.5),
        lambda: random.RandomState("a"),
    ):
        with pytest.raises(TypeError):
            wrong()


def test_orders():
    a = xp.arange(20).reshape(10, 2)
    made = random.permutation(a)
    assert sorted(made.tolist()) == a.tolist() and a.tolist() == xp.arange(20).reshape(10, 2).tolist()
    random.shuffle(a)
    assert sorted(a.tolist()) == xp.arange(20).reshape(10, 2).tolist()
    population = xp.array([3, 5, 7])
    assert set(random.choice(population, 50).tolist()) <= {3, 5, 7} and random.choice(population).shape == ()
    assert sorted(random.choice(population, 3, replace=False).tolist()) == [3, 5, 7]
    nearly = xp.array([0, 0.9999999, 0], dtype="float32")  # its sum is 1 as precisely as float32 can say
    assert set(random.choice(3, 50, p=nearly).tolist()) == {1}
    assert set(random.choice(3, 50, p=[0.0, 1.0, 0.0]).tolist()) == {1} and random.choice(
        [1, 2], 2
    ).shape == (2,)


def test_states():
    state = random.RandomState(7)
    state.rand(3)
    saved = state.get_state()
    first = state.randn(5)
    state.set_state(saved)
    assert xp.array_equal(state.randn(5), first)
    state.set_state(saved)
    other = pickle.loads(pickle.dumps(state))
    assert xp.array_equal(other.randn(5), state.randn(5)) and other.method == state.method
    assert random.get_random_state() is random.get_random_state()
    assert isinstance(random.get_random_state(), random.RandomState)
    random.seed(3)
    first = random.rand(4)
    random.get_random_state().seed(3)
    assert xp.array_equal(random.rand(4), first)
    saved = random.get_state()
    first = random.rand(4)
    random.set_state(saved)
    assert xp.array_equal(random.rand(4), first)
    random.reset_states()
    assert not xp.array_equal(random.rand(4), first)
    random.seed(None)
    random.RandomState()
    with pytest.raises((ValueError, NotImplementedError)):
        random.RandomState(0, 5)
    with pytest.raises((ValueError, TypeError)):
        state.set_state(xp.ones(2))


def test_mersenne_twister_is_numpys():
    numpy = pytest.importorskip("numpy")
    ours, theirs = random.RandomState(5, 142), numpy.random.RandomState(5)
    assert numpy.array_equal(ours.rand(10).get(), theirs.rand(10))
    assert len(ours.bytes(7)) == 7
