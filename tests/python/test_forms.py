"""Joined, copied and spaced arrays with requested dtypes, and arrays in required forms, compared with
NumPy."""

import itertools

import catenary.array as xp
import pytest

numpy = pytest.importorskip("numpy")
RULES = ["no", "equiv", "safe", "same_kind", "unsafe"]


def _same(theirs, ours):
    assert ours.shape == theirs.shape and ours.dtype == theirs.dtype
    assert numpy.array_equal(theirs, ours.get())


def _both(call, *arrays):
    """The results of a call with both modules; both may raise TypeError."""
    try:
        theirs = call(numpy, *[numpy.array(a) for a in arrays])
    except TypeError:
        with pytest.raises(TypeError):
            call(xp, *[xp.array(a) for a in arrays])
        return
    _same(theirs, call(xp, *[xp.array(a) for a in arrays]))


@pytest.mark.parametrize("name", ["concatenate", "stack", "hstack", "vstack"])
def test_joined(name):
    for first, second, dtype in itertools.product("?bBlfd", repeat=3):
        a, b = numpy.array([0, 1, 2]).astype(first), numpy.array([3, 250, 5]).astype(second)
        for rule in RULES:
            _both(lambda m, *both: getattr(m, name)(both, dtype=dtype, casting=rule), a, b)
            if name in ("concatenate", "stack"):
                shape = (6,) if name == "concatenate" else (2, 3)
                _both(lambda m, *both: getattr(m, name)(both, out=m.zeros(shape, dtype), casting=rule), a, b)
    big = [numpy.array([2**62 + 1]), numpy.array([2**62 + 3], "u8")]
    _both(lambda m, *both: getattr(m, name)(both, dtype="u8", casting="unsafe"), *big)


def test_joined_errors():
    a = xp.zeros(2)
    with pytest.raises(TypeError):
        xp.concatenate([a, a], out=xp.zeros(4), dtype="d")
    with pytest.raises(ValueError):
        xp.concatenate([a, a], out=xp.zeros(5))
    with pytest.raises(TypeError):
        xp.stack([a, a], out=[1])
    with pytest.raises(ValueError):
        xp.hstack([a, a], dtype="f", casting="X")


def test_copyto_drops_leading_axes():
    for source, shape in (((1, 1, 3, 4), (3, 4)), ((1, 2, 1, 4), (2, 3, 4)), ((1, 1), ()), ((1, 1, 1), (3,))):
        theirs, a = numpy.zeros(shape), numpy.random.RandomState(0).rand(*source)
        ours = xp.zeros(shape)
        numpy.copyto(theirs, a)
        xp.copyto(ours, xp.array(a))
        _same(theirs, ours)
    with pytest.raises(ValueError):
        xp.copyto(xp.zeros(3), xp.zeros((2, 1)))
    for where in (True, False, 0, 3.5, numpy.bool_(False), numpy.array(True), xp.array(True)):
        ours = xp.zeros(2)
        xp.copyto(ours, xp.ones(2), where=where)
        assert ours.tolist() == [bool(where)] * 2


def test_linspace_of_arrays():
    for ours, out in itertools.product("bBhlefd", [None] + list("bBleefd")):
        for start, stop, axis, endpoint in (
            ([0, 120], [100, 0], 0, True),
            (0, [100, 16], 0, False),
            ([[1, 2]], [3, 4], 1, True),
            ([0, 2], [2, 0], -1, True),
            ([5, 5], [5, 9], 0, True),
        ):
            _both(
                lambda m, b: m.linspace(
                    m.array(start).astype(ours) if start else 0.0, b, 7, endpoint, dtype=out, axis=axis
                ),
                numpy.array(stop).astype(ours),
            )
    for num in (0, 1):
        _both(lambda m, b: m.linspace(0, b, num), numpy.array([1.0, 2.0]))
    _same(numpy.linspace([0, 1], [5, 9], 4), xp.linspace([0, 1], [5, 9], 4))
    step = xp.linspace(xp.array([0.0, 1]), xp.array([3.0, 7]), 4, retstep=True)[1]
    assert step.tolist() == [1, 2]
    for wrong in (numpy.ones((2, 2)), 3.0):
        with pytest.raises(ValueError):
            xp.vander(wrong)


def test_unsafe_values():
    for function, mask in (("putmask", [True, False, True]), ("place", numpy.array([True, False, True]))):
        for dtype, values in itertools.product(
            "bBlfd", ([7, 8, 9], 3, True, numpy.array([7, 8], "b"), numpy.array([7, 8]), numpy.array([7.0]))
        ):
            _both(lambda m, a: (getattr(m, function)(a, mask, values), a)[1], numpy.zeros(3, dtype))


def test_require():
    a = xp.arange(6.0).reshape(2, 3)
    assert xp.require(a, "d", ["C", "A", "W"]) is a and xp.require(a) is a
    assert xp.require(a, "f").dtype == "float32" and xp.require(a, None, "F").flags.f_contiguous
    assert (
        xp.require(a.T, None, ["C_CONTIGUOUS"]).flags.c_contiguous
        and xp.require(a[:], None, "O").flags.owndata
    )
    assert xp.require(xp.broadcast_to(a, (2, 2, 3)), None, ["W", "E"]).flags.writeable
    for wrong in (["C", "F"], "X", [3]):
        with pytest.raises(ValueError):
            xp.require(a, None, wrong)
    assert xp.asfarray([1, 2]).dtype == xp.asfarray([1, 2], int).dtype == "float64"
    assert xp.asfarray([1], "f").dtype == "float32" and xp.asarray_chkfinite([1, 2]).tolist() == [1, 2]
    for wrong in ([1, float("nan")], [float("inf")]):
        with pytest.raises(ValueError):
            xp.asarray_chkfinite(wrong)


def test_trim_zeros():
    for values, trim in itertools.product(
        ([0, 0, 1, 0, 2, 0], [0, 0], [1], [], [3.5, 0]), ("fb", "F", "b", "")
    ):
        theirs = numpy.trim_zeros(numpy.array(values), trim)
        _same(theirs, xp.trim_zeros(xp.array(values), trim))
        assert xp.trim_zeros(values, trim) == numpy.trim_zeros(values, trim) == theirs.tolist()
    with pytest.raises(TypeError):
        xp.trim_zeros(xp.array(1))
    with pytest.raises(ValueError):
        xp.trim_zeros(xp.ones((2, 2)))


def test_positions():
    for shape in [(3, 3), (2, 4), (4, 2), (3, 3, 3), (0, 0), (5,), ()]:
        theirs, ours = numpy.zeros(shape), xp.zeros(shape)
        for name in ("diag_indices_from", "tril_indices_from", "triu_indices_from"):
            try:
                expected = getattr(numpy, name)(theirs)
            except ValueError:
                with pytest.raises(ValueError):
                    getattr(xp, name)(ours)
                continue
            for pair in zip(expected, getattr(xp, name)(ours)):
                _same(*pair)
        assert list(xp.ndindex(shape)) == list(xp.ndindex(*shape)) == list(numpy.ndindex(shape))
        assert list(xp.ndenumerate(ours)) == list(numpy.ndenumerate(theirs))
    assert list(xp.ndenumerate(xp.array([[1, 2]]))) == [((0, 0), 1), ((0, 1), 2)]
    with pytest.raises(ValueError):
        xp.ndindex(2, -1)
    for name in ("tril_indices_from", "triu_indices_from"):
        with pytest.raises(AttributeError):  # as NumPy's
            getattr(xp, name)(4)


def test_min_scalar_type():
    for value in (
        True,
        0,
        255,
        256,
        -1,
        -129,
        2**32,
        2**64 - 1,
        1.5,
        1e5,
        1e300,
        numpy.int64(3),
        [1, 2],
        numpy.zeros(2, "f"),
    ):
        assert xp.min_scalar_type(value) == numpy.min_scalar_type(value), value


def test_flat_iterates():
    a = xp.arange(6).reshape(2, 3).T
    flat = a.flat
    assert iter(flat) is flat and next(flat) == 0 and flat.coords == (0, 1) and flat.index == 1
    assert list(map(int, flat)) == [3, 1, 4, 2, 5] and flat.copy().tolist() == [0, 3, 1, 4, 2, 5]
    assert list(xp.zeros((0, 2)).flat) == [] and list(map(int, xp.array(4).flat)) == [4]
    with pytest.raises(StopIteration):
        next(flat)
