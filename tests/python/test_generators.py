"""Generator, BitGenerators and SeedSequence, and the distributions of the library."""

import math
import pickle

import catenary.array as xp
import pytest
from catenary.array import random

COUNT = 20000

# Parameters, mean and variance.
LAWS = {
    "gamma": ((3.0, 2.0), 6, 12),
    "standard_gamma": ((0.5,), 0.5, 0.5),
    "chisquare": ((4.0,), 4, 8),
    "noncentral_chisquare": ((3.0, 2.0), 5, 14),
    "f": ((4.0, 12.0), 1.2, 1.26),
    "noncentral_f": ((4.0, 20.0, 2.0), 20 * 6 / (4 * 18), 1.3),
    "standard_t": ((6.0,), 0, 1.5),
    "beta": ((2.0, 3.0), 0.4, 0.04),
    "vonmises": ((0.5, 4.0), 0.5, 0.3),
    "negative_binomial": ((4, 0.5), 4, 8),
    "hypergeometric": ((30, 20, 10), 6, 1.96),
    "zipf": ((5.0,), 1.0437788, 0.07),
}
FAMILY = (
    "gamma",
    "standard_gamma",
    "chisquare",
    "noncentral_chisquare",
    "f",
    "standard_t",
    "beta",
    "vonmises",
)


@pytest.mark.parametrize("name", sorted(LAWS))
@pytest.mark.parametrize("method", [142, 161])
def test_laws(name, method):
    parameters, mean, variance = LAWS[name]
    source = random.RandomState(3, method)
    generator = random.Generator(random.Philox4x3210(5))
    for draw in (getattr(source, name), getattr(generator, name)):
        made = draw(*parameters, size=(COUNT // 10, 10))
        assert made.shape == (COUNT // 10, 10)
        assert abs(float(made.mean()) - mean) < 6 * (variance / COUNT) ** 0.5
        arrays = [xp.full((5, 1), parameters[0])] + [xp.full(4, p) for p in parameters[1:]]
        shape = (5, 4) if len(parameters) > 1 else (5, 1)
        assert draw(*arrays).shape == shape and draw(*arrays, size=(2, 5, 4)).shape == (2, 5, 4)
        assert draw(*parameters).shape == () and draw(*parameters, size=(0, 3)).shape == (0, 3)
        with pytest.raises(ValueError, match="size"):
            draw(*[xp.full((5, 4), p) for p in parameters], size=(4, 5))
        with pytest.raises(ValueError):
            draw(*[-2] * len(parameters) if name != "vonmises" else (0, -2))
        with pytest.raises(TypeError):
            draw(*["a"] * len(parameters))
    assert getattr(random, name)(*parameters, size=3).dtype == ("float64" if name not in COUNTS else "int64")


COUNTS = ("negative_binomial", "hypergeometric", "zipf")


@pytest.mark.parametrize("name", FAMILY)
def test_dtypes_of_the_gamma_family(name):
    draw = getattr(random.RandomState(1), name)
    for dtype in ("float16", "float32", "float64", "int32", "uint8"):
        assert draw(*LAWS[name][0], size=4, dtype=dtype).dtype == dtype


def test_dirichlet():
    source = random.RandomState(2)
    made = source.dirichlet([1.0, 2.0, 3.0], (500, 4))
    assert made.shape == (500, 4, 3) and made.dtype == "float64"
    xp.testing.assert_allclose(made.sum(axis=-1), xp.ones((500, 4)))
    xp.testing.assert_allclose(made.mean(axis=(0, 1)), xp.array([1, 2, 3]) / 6, atol=0.03)
    assert source.dirichlet([1, 1]).shape == (2,) and source.dirichlet(5).tolist() == [1]
    for wrong in ([1, 0], [[1, 1]], [], [1, math.nan]):
        with pytest.raises(ValueError):
            source.dirichlet(wrong)


def test_multivariate_hypergeometric():
    generator = random.default_rng(4)
    made = generator.multivariate_hypergeometric([30, 20, 50, 0], 10, COUNT)
    assert made.shape == (COUNT, 4) and bool((made.sum(axis=1) == 10).all())
    xp.testing.assert_allclose(made.mean(axis=0), xp.array([3.0, 2.0, 5.0, 0.0]), atol=0.1)
    assert generator.multivariate_hypergeometric([2, 3], 5).tolist() == [2, 3]
    for wrong in (([1, -1], 0), ([1, 2], 4), ([1, 2], -1)):
        with pytest.raises(ValueError):
            generator.multivariate_hypergeometric(*wrong)
    with pytest.raises(ValueError, match="method"):
        generator.multivariate_hypergeometric([1], 1, method="x")


def test_failures_leave_the_generator():
    source = random.RandomState(6)
    before = source.get_state().tolist()
    for wrong in (
        lambda: source.gamma(-1),
        lambda: source.beta([1, 2], [1, 0]),
        lambda: source.hypergeometric(3, 3, 7),
        lambda: source.hypergeometric(3.5, 3, 2),
        lambda: source.hypergeometric([3.5], 3, 2),
        lambda: source.zipf(1),
        lambda: source.standard_t(xp.ones((2, 3)), size=3),
        lambda: source.negative_binomial(1, 0),
    ):
        with pytest.raises((ValueError, TypeError)):
            wrong()
    assert source.get_state().tolist() == before


def test_default_rng():
    generator = random.default_rng(7)
    assert random.default_rng(generator) is generator
    wrapped = random.default_rng(generator.bit_generator)
    assert wrapped.bit_generator is generator.bit_generator
    assert random.default_rng(7).random(5).tolist() == random.default_rng(7).random(5).tolist()
    assert random.default_rng(7).random(5).tolist() != random.default_rng(8).random(5).tolist()
    assert random.default_rng([1, 2]).random().shape == () and random.default_rng().random() < 1
    again = pickle.loads(pickle.dumps(generator))
    assert again.normal(size=5).tolist() == generator.normal(size=5).tolist()
    with pytest.raises(TypeError):
        random.default_rng(1.5)
    with pytest.raises(ValueError):
        random.default_rng(-1)
    with pytest.raises(TypeError):
        random.Generator(3)


def test_spawn():
    one, two = random.default_rng(3).spawn(2)
    other = random.default_rng(random.SeedSequence(3).spawn(2)[1])
    assert one.random(5).tolist() != two.random(5).tolist() and str(one.device) == "cpu"
    assert random.default_rng(3).spawn(2)[1].random(5).tolist() == other.random(5).tolist()
    with pytest.raises(TypeError):
        random.get_bit_generator().spawn(1)


def test_output_arrays():
    generator = random.default_rng(2)
    for name, arguments in (
        ("random", ()),
        ("standard_normal", ()),
        ("standard_exponential", ()),
        ("standard_gamma", (2.0,)),
    ):
        draw = getattr(generator, name)
        for dtype in ("float32", "float64"):
            out = xp.zeros((3, 2), dtype)
            assert draw(*arguments, out=out, dtype=dtype) is out and bool((out != 0).all())
        with pytest.raises(TypeError):
            draw(*arguments, out=xp.zeros(3, "float32"))
        with pytest.raises(ValueError):
            draw(*arguments, out=xp.zeros((4, 4))[:, :2])
        with pytest.raises(ValueError):
            draw(*arguments, size=(2, 3), out=xp.zeros((3, 2)))
        with pytest.raises(TypeError):
            draw(*arguments, size=3, dtype="int32")


def test_integers():
    generator = random.default_rng(1)
    assert set(generator.integers(3, size=200).tolist()) == {0, 1, 2}
    assert set(generator.integers(1, 3, 200, "uint8", endpoint=True).tolist()) == {1, 2, 3}
    assert generator.integers(2**63, 2**64, 3, "uint64").dtype == "uint64"
    assert set(generator.integers([1, 5], [2, 6], endpoint=True).tolist()) <= {1, 2, 5, 6}
    assert generator.integers(5).shape == () and generator.integers(0, 2, 5, bool).dtype == bool
    for wrong in ((0,), (3, 3), ([2, 3], [2, 4])):
        with pytest.raises(ValueError):
            generator.integers(*wrong)


def test_choice_and_order():
    generator, a = random.default_rng(1), xp.arange(12).reshape(3, 4)
    assert generator.choice(a, 5).shape == (5, 4) and generator.choice(a, (2, 2), axis=1).shape == (3, 2, 2)
    assert sorted(generator.choice(5, 5, replace=False, shuffle=False).tolist()) == [0, 1, 2, 3, 4]
    assert generator.choice([7, 8], 3, p=[0, 1]).tolist() == [8, 8, 8]
    for axis in (0, 1, -1):
        made = generator.permutation(a, axis)
        assert xp.sort(made, axis).tolist() == a.tolist() and xp.sort(made.ravel()).tolist() == list(
            range(12)
        )
        made = generator.permuted(a, axis=axis)
        assert xp.sort(made, axis).tolist() == a.tolist()
        moved = a.copy()
        generator.shuffle(moved, axis)
        assert xp.sort(moved, axis).tolist() == a.tolist()
    assert xp.sort(generator.permuted(a).ravel()).tolist() == list(range(12))
    out = xp.zeros((3, 4), int)
    assert generator.permuted(a, axis=0, out=out) is out and xp.sort(out, 0).tolist() == a.tolist()
    values = ["a", "b", "c"]
    generator.shuffle(values)
    assert sorted(values) == ["a", "b", "c"] and sorted(generator.permutation(4).tolist()) == [0, 1, 2, 3]
    assert len(generator.bytes(5)) == 5
    for wrong in (
        lambda: generator.choice(a, axis=2),
        lambda: generator.choice(2, 3, replace=False),
        lambda: generator.permutation(a, 2),
        lambda: generator.permuted(a, axis=2),
        lambda: generator.permuted(a, out=xp.zeros(3)),
    ):
        with pytest.raises(ValueError):
            wrong()
    with pytest.raises(TypeError):
        generator.shuffle("abc")


def test_bit_generators():
    first, second = random.Philox4x3210(5), random.Philox4x3210(5)
    assert first.random_raw(4).dtype == "uint64" and first.random_raw(2, output=False) is None
    second.state = first.state
    assert first.random_raw(3).tolist() == second.random_raw(3).tolist() and first.random_raw().shape == ()
    with pytest.raises(ValueError):
        second.state = random.MT19937(1).state
    with pytest.raises(NotImplementedError):
        random.BitGenerator(1)
    for absent in (random.XORWOW, random.MRG32k3a):
        with pytest.raises(NotImplementedError, match="Philox4x32-10 or MT19937"):
            absent(1)
    generator = random.Generator(first)
    generator.bit_generator = random.MT19937(1)
    assert repr(generator) == "Generator(MT19937) on cpu" and repr(first) == "Philox4x3210 on cpu"


def test_the_generator_of_the_module():
    kept = random.get_random_state()
    try:
        random.set_random_state(random.RandomState(3))
        assert random.gamma(2.0, size=4).tolist() == random.RandomState(3).gamma(2.0, size=4).tolist()
        random.set_bit_generator(random.MT19937(3))
        assert isinstance(random.get_bit_generator(), random.MT19937)
        assert random.random(3).tolist() == random.RandomState(random.MT19937(3)).random(3).tolist()
        for wrong in (random.set_random_state, random.set_bit_generator):
            with pytest.raises(TypeError):
                wrong(3)
    finally:
        random.set_random_state(None)
    assert random.get_random_state() is kept
    assert isinstance(random.get_bit_generator(), random.Philox4x3210)


def test_other_devices():
    with xp.cuda.Device("test:1"):
        generator = random.default_rng(3)
    assert generator.device == "test:1"
    made = [
        generator.gamma([1.0, 2.0]),
        generator.dirichlet([1, 2]),
        generator.integers(3, size=2),
        generator.permuted(generator.random((2, 2)), axis=0),
        generator.multivariate_hypergeometric([1, 2], 2, 3),
        generator.hypergeometric(3, 4, [1, 2]),
        generator.bit_generator.random_raw(2),
    ]
    assert {str(a.device) for a in made} == {"test:1"}
    assert made[0].tolist() == random.default_rng(3).gamma([1.0, 2.0]).tolist()


@pytest.mark.parametrize("entropy", [0, 5, 2**40, 2**200 + 7, [1, 2, 3], [2**70, 0]])
def test_numpys_seeds_and_words(entropy):
    numpy = pytest.importorskip("numpy")
    theirs, ours = numpy.random.SeedSequence(entropy), random.SeedSequence(entropy)
    for dtype in ("uint32", "uint64"):
        assert theirs.generate_state(9, dtype).tolist() == ours.generate_state(9, dtype).tolist()
    assert theirs.pool.tolist() == ours.pool.tolist()
    for one, other in zip(theirs.spawn(2), ours.spawn(2)):
        child, ours_child = one.spawn(1)[0], other.spawn(1)[0]
        assert child.generate_state(5).tolist() == ours_child.generate_state(5).tolist()
    theirs, ours = numpy.random.MT19937(entropy), random.MT19937(entropy)
    assert theirs.random_raw(700).tolist() == ours.random_raw(700).tolist()
    expected = numpy.random.Generator(theirs).random(5).tolist()
    assert random.Generator(ours).random(5).tolist() == expected


def test_seeds():
    for wrong, error in ((-1, ValueError), ("a", TypeError), ([1.5], TypeError)):
        with pytest.raises(error):
            random.SeedSequence(wrong)
    with pytest.raises(ValueError):
        random.SeedSequence(1, pool_size=2)
    with pytest.raises(ValueError):
        random.SeedSequence(1).generate_state(2, "int32")
    assert random.SeedSequence().entropy != random.SeedSequence().entropy
    assert repr(random.SeedSequence(3).spawn(1)[0]) == "SeedSequence(entropy=3, spawn_key=(0,))"
    assert random.SeedSequence(**random.SeedSequence(3).state).words(2) == random.SeedSequence(3).words(2)


def test_bounds_of_integers_that_are_arrays():
    generator, most = random.default_rng(1), 2**64 - 1
    whole = generator.integers(xp.array([0], "uint8"), xp.array([255], "uint8"), 500, "uint8", endpoint=True)
    assert {0, 255} <= set(whole.tolist()) and whole.dtype == "uint8"
    top = generator.integers(xp.array([2**63 - 1]), xp.array([2**63 - 1]), endpoint=True)
    assert top.tolist() == [2**63 - 1]
    last = xp.array([most], "uint64")
    assert generator.integers(last, last, dtype="uint64", endpoint=True).tolist() == [most]
    wide = generator.integers(xp.array([-(2**63)]), 2**63, 1000)
    assert bool((wide < 0).any()) and bool((wide > 0).any())
    assert generator.integers([2**53 + 1], [2**53 + 2], 3).tolist() == [2**53 + 1] * 3
    assert set(generator.integers([0, 1], 2, (50, 2), bool)[:, 0].tolist()) == {False, True}
    # of three numbers in four none is more likely, although they do not divide 2^64
    third = generator.integers([0], 3 * 2**62, 20000, "uint64") < 2**62
    assert abs(float(third.astype(float).mean()) - 1 / 3) < 0.02
    for wrong in (
        lambda: generator.integers([0], 300, dtype="int8"),
        lambda: generator.integers([-1], 3, dtype="uint64"),
        lambda: generator.integers([1], 1),
        lambda: generator.integers([0], xp.array([0], "uint64")),
        lambda: generator.integers([float("nan")]),
        lambda: generator.integers([1e300]),
        lambda: generator.integers([0], xp.array([most], "uint64")),
    ):
        with pytest.raises(ValueError, match="integers: (low|high): expected numbers"):
            wrong()
    for wrong in ("5", float("nan"), float("inf"), None):
        with pytest.raises(TypeError, match="integers: "):
            generator.integers(wrong)
    with pytest.raises(TypeError, match="dtype"):
        generator.integers([3], dtype="float32")


def test_every_method_draws():
    generator = random.default_rng(1)
    arguments = {
        "dirichlet": ([1, 2],),
        "hypergeometric": (3, 4, 5),
        "multinomial": (3, [0.5, 0.5]),
        "multivariate_hypergeometric": ([3, 4], 5),
        "multivariate_normal": ([0, 0], [[1, 0], [0, 1]]),
        "noncentral_f": (1, 2, 3),
        "permuted": ([3],),
        "shuffle": ([3],),
        "triangular": (0, 1, 2),
    }
    arguments.update(dict.fromkeys(("bytes", "choice", "integers", "permutation", "spawn", "zipf"), (3,)))
    arguments.update(dict.fromkeys(("gamma", "standard_gamma", "chisquare", "standard_t", "power"), (2,)))
    arguments.update(dict.fromkeys(("pareto", "weibull"), (2,)))
    arguments.update(dict.fromkeys(("geometric", "logseries"), (0.5,)))
    arguments.update(dict.fromkeys(("binomial", "negative_binomial"), (3, 0.5)))
    two = ("beta", "f", "noncentral_chisquare", "vonmises", "wald")
    arguments.update(dict.fromkeys(two, (1, 2)))
    for name in dir(random.Generator):
        if not name.startswith("_") and callable(getattr(generator, name)):
            getattr(generator, name)(*arguments.get(name, ()))


def test_extremes():
    generator = random.default_rng(1)
    for low, high in ((0, 1e300), (-1e-200, 1e-200), (-1e300, 7e299)):
        made = generator.triangular(low, high, high, 1000)
        assert bool((made >= low).all()) and bool((made <= high).all())
        middle = (float(made.mean()) - low) / (high - low)  # without an overflow of the sum
        assert math.isclose(middle, 2 / 3, abs_tol=0.03)
    for alpha in ([1e308, 1e308], [1e300, 1.0], [5e-324, 1e308]):
        made = generator.dirichlet(alpha, 20)
        assert bool((abs(made.sum(axis=1) - 1) < 1e-12).all())
    assert generator.dirichlet([1e308, 1e308]).tolist() == [0.5, 0.5]


def test_sequences_go_to_the_device_of_the_generator():
    with xp.cuda.Device("test:0"):
        generator, state = random.default_rng(1), random.RandomState(1)
        there = xp.array([1.0, 2, 3])
    for source in (generator, state):
        for made in (
            source.choice(3, p=[0.25, 0.25, 0.5]),
            source.choice([1, 2, 3], 2),
            source.choice(there, 2, p=[0.25, 0.25, 0.5]),
            source.permutation([1, 2, 3]),
        ):
            assert str(made.device) == "test:0"
        with pytest.raises(Exception, match="device"):
            source.choice(xp.arange(3))
    assert str(generator.permuted([[1, 2], [3, 4]], axis=0).device) == "test:0"
    assert str(generator.permuted([1, 2]).device) == "test:0"
    assert str(generator.spawn(1)[0].random().device) == "test:0"
