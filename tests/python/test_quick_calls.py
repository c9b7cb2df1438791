"""Calls with usual arguments, which go to C directly, give what the general calls give, and fail like them."""

import itertools

import pytest

numpy = pytest.importorskip("numpy")
import catenary.array as xp  # noqa: E402
from catenary import _calls  # noqa: E402

DTYPES = "?bhilBHILefd"
inf, nan = float("inf"), float("nan")


class Own(xp.ndarray):
    """Subclasses take the general way."""


def same(ours, theirs):
    assert ours.shape == theirs.shape and ours.dtype == theirs.dtype
    numpy.testing.assert_array_equal(ours.get(), theirs)


@pytest.mark.parametrize("name", ["sum", "prod", "max", "min", "mean", "any", "all", "argmax", "argmin"])
def test_reductions(name):
    for shape in ((4,), (2, 3), (2, 1, 2, 1, 2, 1)):
        values = numpy.arange(1, numpy.prod(shape) + 1).reshape(shape) % 5
        for axis, kept, dtype in itertools.product(
            [None, *range(-len(shape), len(shape))], [False, True], "lfd?"
        ):
            host = values.astype(dtype)
            theirs = numpy.asarray(getattr(host, name)(axis=axis, keepdims=kept))
            for a in (xp.array(host), xp.array(host).view(Own)):
                same(getattr(a, name)(axis=axis, keepdims=kept), theirs)
            same(getattr(xp, name)(host.tolist(), axis, keepdims=kept).astype(theirs.dtype), theirs)
        for wrong in (len(shape), -len(shape) - 1, 99):
            with pytest.raises(xp.AxisError):
                getattr(xp.array(values), name)(axis=wrong)
        with pytest.raises(TypeError):
            getattr(xp.array(values), name)(axis="0")
    assert str(getattr(_calls.array_to_device(xp.ones(3), "test:0"), name)().device) == "test:0"


@pytest.mark.parametrize("name", ["sum", "prod", "max", "min", "any", "all", "argmax", "argmin", "ptp"])
def test_reductions_of_numbers(name):
    """An array without axes may be reduced along axis 0 or -1, as in NumPy."""
    for axis in (0, -1, None):
        ours, theirs = getattr(xp.array(3.0), name)(axis=axis), getattr(numpy.array(3.0), name)(axis=axis)
        assert ours.shape == () and ours == theirs
    for axis in (1, -2):
        with pytest.raises(xp.AxisError):
            getattr(xp.array(3.0), name)(axis=axis)
    assert xp.count_nonzero(xp.array(3.0), axis=0) == 1 and xp.nansum(xp.array(3.0), axis=0) == 3


def test_indices():
    host = numpy.arange(24.0).reshape(4, 6)
    a = xp.array(host)
    places, mask = numpy.array([[3, -1], [0, 0]]), host[:, 0] > 6
    for index in (places, places.astype("b"), mask, host > 5, numpy.array(2), numpy.zeros((0,), int)):
        same(a[xp.array(index)], host[index])
        for value in (7, -1.5, True, 1000, 2**40, numpy.float32(3), numpy.arange(6.0)):
            if numpy.ndim(value) and index.dtype == bool and index.ndim == 2:
                continue
            b, other = a.copy(), host.copy()
            b[xp.array(index)] = value if not isinstance(value, numpy.ndarray) else xp.array(value)
            other[index] = value
            same(b, other)
    for wrong in (
        lambda: a[xp.array([0.5])],
        lambda: a[xp.array([4])],
        lambda: a[xp.array([True, False])],
        lambda: a.__setitem__(xp.array([4]), 1),
        lambda: a.__setitem__(xp.array([1.0]), 1),
        lambda: a.__setitem__(xp.array([0]), [1, 2]),
        lambda: a.__setitem__(4, 1),
        lambda: a.__setitem__(2**70, 1),
    ):
        with pytest.raises((IndexError, ValueError)):
            wrong()
    same(a, host)
    there = _calls.array_to_device(a, "test:0")
    same(there[xp.array([2, 0])], host[[2, 0]])
    there[xp.array([2, 0])] = 5
    assert there[0, 0] == there[2, 5] == 5 and there[1, 0] == 6
    assert type(a.view(Own)[xp.array([1])]) is Own


@pytest.mark.parametrize("dtype", DTYPES)
def test_numbers_beside_arrays(dtype):
    values = (0, 1, 127, 128, 255, -1, 300, 40000, 70000, 2**31, 0.0, -0.0, 1.5, 64999.0, 65000.0, 1e39, True)
    host = numpy.array([0, 1, 2]).astype(dtype)
    for value in values:
        with numpy.errstate(all="ignore"):
            theirs = numpy.where(host > 1, host, value)
        if dtype != "f" or isinstance(value, float) or abs(value) < 2**15:  # integers do not widen float32
            assert xp.where(xp.array(host) > 1, xp.array(host), value).dtype == theirs.dtype, value


@pytest.mark.parametrize("dtype", DTYPES)
def test_items(dtype):
    host = numpy.array([[0, 1, 2], [3, 4, 100]]).astype(dtype)
    a = xp.array(host)
    for place in itertools.chain(itertools.product(range(-2, 2), range(-3, 3)), range(-6, 6)):
        place = place if isinstance(place, tuple) else (place,)
        ours, theirs = a.item(*place), host.item(*place)
        assert ours == theirs and type(ours) is type(theirs)
        assert a.T.item(*place[::-1]) == host.T.item(*place[::-1])
    assert a.tolist() == host.tolist() and a.T[::-1].tolist() == host.T[::-1].tolist()
    assert [type(x) for x in a.ravel().tolist()] == [type(x) for x in host.ravel().tolist()]
    for wrong in ((2, 0), (0, 3), (6,), (-7,), (0, 2**70)):
        with pytest.raises(IndexError):
            a.item(*wrong)
    with pytest.raises(TypeError):
        a.item(0.5, 0)
    with pytest.raises(ValueError):
        a.item(0, 0, 0)


def test_items_of_limits():
    for value, dtype in ((2**63 - 1, "l"), (-(2**63), "l"), (2**64 - 1, "L"), (-0.0, "d"), (numpy.nan, "f")):
        a = xp.array([value], dtype)
        assert repr(a.item(0)) == repr(numpy.array([value], dtype).item(0)) == repr(a.tolist()[0])


def test_joining():
    a, b = numpy.arange(6).reshape(2, 3), numpy.ones((2, 3), "f")
    for name, keywords in (
        ("concatenate", {}),
        ("concatenate", {"axis": -1}),
        ("concatenate", {"axis": None}),
        ("stack", {}),
        ("stack", {"axis": 2}),
        ("stack", {"axis": -3}),
        ("hstack", {}),
        ("vstack", {}),
    ):
        for kind in (list, tuple):
            ours = getattr(xp, name)(kind([xp.array(a), xp.array(b), xp.array(a)]), **keywords)
            same(ours, getattr(numpy, name)(kind([a, b, a]), **keywords))
        same(
            getattr(xp, name)([xp.array(a), b.tolist()], **keywords).astype("l"),
            getattr(numpy, name)([a, b], **keywords).astype("l"),
        )
        for wrong in ([], [xp.ones(2), xp.ones((3, 3, 3))], [xp.ones(2), "text"], 3):
            if keywords != {"axis": None}:
                with pytest.raises((TypeError, ValueError)):
                    getattr(xp, name)(wrong, **keywords)
    with pytest.raises(xp.AxisError):
        xp.concatenate([xp.array(a), xp.array(b)], axis=2)
    with pytest.raises(xp.AxisError):
        xp.stack([xp.array(a), xp.array(b)], axis=9)


def test_sequences():
    values = [[1, 2.5], [True, 3]]
    same(xp.array(values), numpy.array(values))
    same(xp.array([[xp.array(1), 2], [3, xp.array(4.5)]]), numpy.array([[1, 2], [3, 4.5]]))
    same(xp.array([[xp.arange(2)], [[5, 6]]]), numpy.array([[[0, 1]], [[5, 6]]]))
    same(xp.array([numpy.float32(1), numpy.float32(2)]), numpy.array([1, 2], "f"))
    big = numpy.arange(6, dtype=">i4").reshape(2, 3)
    for host in (big, big.T, numpy.asfortranarray(numpy.ones((3, 2, 2))), numpy.ones((0, 3)), numpy.array(5)):
        made = xp.array(host)
        same(made, host.astype(host.dtype.newbyteorder("=")))
        assert made.flags.owndata and made.flags.fnc == host.flags.fnc
        same(xp.array(host, "f"), host.astype("f"))
    with xp.cuda.Device("test:0") if hasattr(xp.cuda, "Device") else pytest.raises(KeyError):
        assert str(xp.array([1, 2]).device) == str(xp.zeros(2).device) == "test:0"
        assert str(xp.array(xp.arange(3)).device) == "test:0"
    for wrong in ([1, "a"], [[1], [2, 3]], [None], [object()], [1j]):
        with pytest.raises((TypeError, ValueError)):
            xp.array(wrong)


def test_likes():
    a = xp.arange(6, dtype="h").reshape(2, 3)
    for b in (a, a.T, a[:, ::2], a.view(Own)):
        for name in ("empty_like", "zeros_like", "ones_like"):
            made = getattr(xp, name)(b)
            assert made.shape == b.shape and made.dtype == b.dtype and type(made) is type(b)
            assert made.flags.f_contiguous == numpy.empty_like(xp.asnumpy(b)).flags.f_contiguous
            assert getattr(xp, name)(b, "f", subok=False).dtype == "f"
        assert xp.full_like(b, 7).tolist() == numpy.full_like(b.get(), 7).tolist()
    assert str(xp.zeros_like(_calls.array_to_device(a, "test:0")).device) == "test:0"


def test_rounding():
    for name in ("floor", "ceil", "trunc"):
        function = getattr(xp, name)
        a = xp.array([-1.5, 2.5])
        assert function(a).tolist() == getattr(numpy, name)(a.get()).tolist()
        assert function(a, casting="unsafe", out=xp.zeros(2, int)).dtype == "l"
        assert function(a.view(Own)).__class__ is Own and function(2.5) == getattr(numpy, name)(2.5)
        whole = xp.array([3, -4])
        assert function(whole).dtype == "l" and function(whole) is not whole
        assert function(whole, where=xp.array([True, False]), out=xp.zeros(2, int)).tolist() == [3, 0]
        assert function(whole, dtype="d").dtype == "d"
        with pytest.raises(TypeError):
            function(whole, out=xp.zeros(2, "b"), casting="no")
        with pytest.raises(TypeError):
            function(a, out=xp.zeros(2, int))


def test_full():
    for value in (0, 7, -(2**63), 2**63 - 1, 2**63, 2.5, -0.0, inf, True, numpy.float32(3), numpy.int8(4)):
        for shape in (3, (), (2, 3), [2, 1], 0):
            same(xp.full(shape, value), numpy.full(shape, value))
            same(xp.full(shape, value, "f", "F"), numpy.full(shape, value, "f", "F"))
    same(xp.full((2, 2), [1, 2]), numpy.full((2, 2), [1, 2]))
    for wrong in (lambda: xp.full(-1, 0), lambda: xp.full("a", 0), lambda: xp.full(2, "a")):
        with pytest.raises((TypeError, ValueError)):
            wrong()


@pytest.mark.parametrize("dtype", DTYPES)
def test_single_elements(dtype):
    for value in (0, 1, 100):
        for shape in ((), (1,), (1, 1)):
            ours, theirs = xp.full(shape, value, dtype), numpy.full(shape, value, dtype)
            assert bool(ours) is bool(theirs)
            assert float(ours) == float(theirs) and int(ours) == int(theirs)
    for shape in ((2,), (0,), (3, 0)):
        for kind in (float, int):
            with pytest.raises(TypeError):
                kind(xp.ones(shape, dtype))
    with pytest.raises(ValueError):
        bool(xp.ones(2, dtype))
    with pytest.warns(DeprecationWarning):
        assert not bool(xp.ones(0, dtype))


def test_truth_of_limits():
    assert bool(xp.array(nan)) and bool(xp.array(-inf)) and not bool(xp.array(-0.0))
    assert bool(xp.array(2**64 - 1, "L")) and bool(xp.array(-(2**63))) and bool(xp.array(5e-324))


def test_views_by_methods():
    host = numpy.arange(24).reshape(2, 3, 4)
    a = xp.array(host)
    for call in (
        lambda m: m.transpose(),
        lambda m: m.transpose(None),
        lambda m: m.transpose(2, 0, 1),
        lambda m: m.transpose((1, 0, 2)),
        lambda m: m.reshape(6, -1),
        lambda m: m.reshape((4, 6)),
        lambda m: m.reshape([4, 6]),
        lambda m: m.reshape(-1),
        lambda m: m.T.reshape(4, 6),
        lambda m: m.reshape((4, 6), order="F"),
        lambda m: m[1, 2, 3],
        lambda m: m[:, None, 1],
        lambda m: m[..., ::-1, 0],
        lambda m: m[:],
        lambda m: m[None, :, 1:, None],
        lambda m: m.astype("f", order="F"),
        lambda m: m.T.astype("b"),
        lambda m: m.T.copy(),
        lambda m: m.T.copy("K"),
    ):
        same(call(a), call(host))
        assert call(a).flags.c_contiguous == call(host).flags.c_contiguous
    assert a.transpose().base is a and a.reshape(6, 4).base is a and a[:].base is a
    assert type(a.view(Own).reshape(6, 4)) is type(a.view(Own).transpose()) is Own
    for wrong in (
        lambda: a.reshape(5, 5),
        lambda: a.reshape(-1, -1),
        lambda: a.reshape("ab"),
        lambda: a.reshape(),
    ):
        with pytest.raises((TypeError, ValueError)):
            wrong()
    with pytest.raises(IndexError):
        a[0, 0, 4]
    with pytest.raises(IndexError):
        a[0, 0, 0, 0]
    with pytest.raises((TypeError, ValueError)):
        a.astype("f", order="Q")


@pytest.mark.parametrize("dtype", DTYPES)
def test_limits(dtype):
    host = numpy.arange(6).astype(dtype)
    for bounds in ((1, 4), (None, 3), (2, None), (1.5, 3.5), (numpy.float32(1), 3), (0, 300)):
        if dtype == "?" or dtype in "Bb" and bounds == (0, 300):
            continue
        ours = xp.array(host).clip(*bounds)
        theirs = host.clip(*bounds)
        assert numpy.array_equal(ours.get(), theirs), bounds
