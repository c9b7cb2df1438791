"""Memory layout of arrays, compared with NumPy: orders, strides, custom views, shared memory."""

import copy
import itertools
import pickle
import random

import catenary.array as xp
import pytest
from catenary.array.lib import stride_tricks

numpy = pytest.importorskip("numpy")
SHAPES = [(), (3,), (0,), (1,), (2, 3), (0, 3), (3, 0), (2, 3, 4), (2, 0, 3), (0, 0), (3, 1, 2)]


def _views(shape, rng):
    """Pairs of equal views of equal arrays."""
    size = int(numpy.prod(shape))
    theirs, ours = numpy.arange(size, dtype="f4").reshape(shape), xp.arange(size, dtype="f4").reshape(shape)
    yield numpy.zeros_like(theirs), xp.zeros_like(ours)
    for axes in itertools.permutations(range(len(shape))):
        yield theirs.transpose(axes), ours.transpose(axes)
        key = (
            tuple(
                [
                    slice(rng.choice([None, 0, 1]), rng.choice([None, 2, -1, 0]), rng.choice([1, -1, 2]))
                    for _ in axes
                ]
            )
            or Ellipsis
        )
        yield theirs[key].transpose(axes), ours[key].transpose(axes)
        if all(shape):
            wide = (slice(None),) * (len(shape) - 1) + (slice(0, 1),) if shape else ()
            yield (
                numpy.broadcast_to(theirs[wide], shape).transpose(axes),
                xp.broadcast_to(ours[wide], shape).transpose(axes),
            )


def _same(theirs, ours, strides=True):
    assert ours.shape == theirs.shape and ours.dtype == theirs.dtype
    assert numpy.array_equal(theirs, ours.get())
    lie = [n for n, length in enumerate(theirs.shape) if length != 1]
    if strides:
        assert [ours.strides[n] for n in lie] == [theirs.strides[n] for n in lie]
        assert (ours.flags.c_contiguous, ours.flags.f_contiguous) == (
            theirs.flags.c_contiguous,
            theirs.flags.f_contiguous,
        )


@pytest.mark.parametrize("shape", SHAPES)
def test_orders(shape):
    for theirs, ours in _views(shape, random.Random(3)):
        for order in "CFAKcfak":
            _same(theirs.ravel(order), ours.ravel(order))
            assert xp.may_share_memory(ours, ours.ravel(order)) == numpy.may_share_memory(
                theirs, theirs.ravel(order)
            )
            _same(theirs.copy(order), ours.copy(order))
            _same(numpy.copy(theirs, order), xp.copy(ours, order))
            _same(numpy.array(theirs, order=order), xp.array(ours, order=order))
            _same(numpy.asarray(theirs, "f8", order), xp.asarray(ours, "f8", order))
            _same(theirs.astype("i2", order), ours.astype("i2", order=order))
            _same(theirs.astype("f4", order, copy=False), ours.astype("f4", order=order, copy=False))
            _same(numpy.zeros_like(theirs, order=order), xp.zeros_like(ours, order=order))
            shape = theirs.shape
            for new in (shape[::-1], (2,) + shape, tuple([n + 1 for n in shape]), 5, ()):
                _same(
                    numpy.full_like(theirs, 2, "i4", order, shape=new),
                    xp.full_like(ours, 2, "i4", order, shape=new),
                )
            if order not in "Kk":
                for new in (shape[::-1], shape, -1, shape + (1,)):
                    _same(theirs.reshape(new, order=order), ours.reshape(new, order=order))
    for call in (xp.copy, xp.zeros_like, xp.ravel, xp.array, xp.asarray):
        with pytest.raises(ValueError):
            call(xp.ones(2), order="X")
    for order in "KX":
        with pytest.raises(ValueError):
            xp.ones(2).reshape(1, 2, order=order)


@pytest.mark.parametrize("shape", SHAPES)
def test_results(shape):
    for theirs, ours in _views(shape, random.Random(4)):
        if shape:
            _same(-theirs, -ours)
            _same(theirs + theirs, ours + ours)
            _same(numpy.square(theirs), xp.square(ours))
        _same(theirs.T, ours.T)
        _same(theirs[...], ours[...])
        if shape:
            _same(numpy.flip(theirs, 0), xp.flip(ours, 0))
            _same(theirs[1:1], ours[1:1])
            _same(theirs[5:2:-3], ours[5:2:-3])


def test_strides_of_empty_arrays():
    for shape in [(0,), (2, 0, 2), (0, 3), (1, 0, 1), (0, 0)]:
        for make in (
            lambda m: m.empty(shape),
            lambda m: m.zeros(shape, "i2", "F"),
            lambda m: m.ones(shape).copy(),
            lambda m: m.ones(shape) + 1,
            lambda m: m.array(numpy.ones(shape)),
        ):
            assert make(xp).strides == make(numpy).strides == (0,) * len(shape)
        new = shape[::-1]
        assert xp.empty(shape).reshape(new).strides == numpy.empty(shape).reshape(new).strides
    assert xp.ones((3, 4))[2:0].strides == numpy.ones((3, 4))[2:0].strides == (32, 8)


def test_flat():
    theirs = numpy.arange(12.0).reshape(3, 4).T
    ours = xp.array(theirs)
    assert (
        list(map(float, ours.flat)) == list(theirs.flat) and len(ours.flat) == 12 and ours.flat.base is ours
    )
    for key in (3, -1, slice(2, 5), slice(None, None, -3), [1, 2], numpy.array([True, False] * 6)):
        _same(numpy.asarray(theirs.flat[key]), ours.flat[key])
        theirs.flat[key] = ours.flat[key] = 7 if isinstance(key, int) else numpy.array([20, 21])
        _same(theirs, ours, strides=False)
    theirs.flat = ours.flat = [1, 2, 3]
    _same(theirs, ours, strides=False)
    assert ours.flat.copy().tolist() == theirs.flat.copy().tolist() == numpy.asarray(ours.flat).tolist()
    with pytest.raises(IndexError):
        ours.flat[12]
    with pytest.raises(IndexError):
        ours.flat[12] = 1


def test_itemset():
    a = xp.zeros((2, 3))
    for arguments in ((4, 1), ((0, 2), 2), (1, 0, 3)):
        a.itemset(*arguments)
    assert a.tolist() == [[0, 0, 2], [3, 1, 0]]
    b = xp.array(1)
    b.itemset(5)
    assert b == 5
    for arguments in ((), (1,), (9, 1, 1, 1), ((0,) * 3, 1)):
        with pytest.raises((ValueError, IndexError)):
            a.itemset(*arguments)


def test_memory():
    a = xp.arange(12)
    assert xp.may_share_memory(a[:7], a[6:]) and not xp.may_share_memory(a[:6], a[6:])
    assert xp.may_share_memory(a[::2], a[1::2]) and not xp.shares_memory(a[::2], a[1::2])
    assert xp.shares_memory(a[::2], a[4:5]) and xp.shares_memory(a.reshape(3, 4).T, a)
    assert not xp.may_share_memory(a[:0], a) and not xp.shares_memory(a, a.copy())
    assert xp.shares_memory(xp.broadcast_to(a[:1], (10**6,))[::2], a) and not xp.shares_memory(a[1:], a[:1])
    assert xp.shares_memory(numpy.asarray(a), a) and xp.byte_bounds(a[::-1]) == xp.byte_bounds(a)
    host = numpy.ones((2, 3))
    assert xp.byte_bounds(host) == xp.byte_bounds(xp.asarray(host))
    wide = xp.zeros((1000, 1000))
    assert xp.shares_memory(wide[::2, ::3], wide[1:, 1:].T) and not xp.shares_memory(
        wide[:, ::2], wide[:, 1::2]
    )
    assert xp.shares_memory(wide[:, ::2], wide[:, 1::2], max_work=0)
    with pytest.raises(RuntimeError, match="max_work"):
        xp.shares_memory(wide[:, ::2], wide[:, 1::2], max_work=1)
    theirs = numpy.zeros(16)
    ours, rng = xp.array(theirs, copy=False), random.Random(5)
    for _ in range(300):
        keys = [
            (slice(*sorted(rng.sample(range(5), 2)), rng.choice([1, 2])), slice(rng.randrange(4), None))
            for _ in "ab"
        ]
        pair = [theirs.reshape(4, 4)[key] for key in keys], [ours.reshape(4, 4)[key] for key in keys]
        assert xp.may_share_memory(*pair[1]) == numpy.may_share_memory(*pair[0])
        assert xp.shares_memory(*pair[1]) == numpy.shares_memory(*pair[0])


def test_views_of_ones_own():
    a = xp.arange(12.0)
    made = stride_tricks.as_strided(a, (3, 4), (8, 16))
    assert made.tolist() == numpy.lib.stride_tricks.as_strided(numpy.arange(12.0), (3, 4), (8, 16)).tolist()
    made[0, 0] = 5
    assert a[0] == 5
    assert stride_tricks.as_strided(a[::-1], (2, 2), (-8, 0)).tolist() == [[11, 11], [10, 10]]
    fixed = stride_tricks.as_strided(a, (5, 2), (0, 8), writeable=False)
    assert fixed.shape == (5, 2) and not fixed.flags.writeable
    for shape, strides in (((13,), (8,)), ((2,), (-8,)), ((-1,), (8,)), ((2, 2), (8,))):
        with pytest.raises(ValueError):
            stride_tricks.as_strided(a, shape, strides)
    b = numpy.arange(24.0).reshape(4, 6)
    for window, axis in ((2, 0), ((2, 3), None), ((4, 6), None), (3, -1), ((1, 2), (1, 1))):
        theirs = numpy.lib.stride_tricks.sliding_window_view(b, window, axis)
        _same(theirs, stride_tricks.sliding_window_view(xp.array(b), window, axis))
    for window, axis in (((5, 1), None), (2, None), (-1, 0)):
        with pytest.raises(ValueError):
            stride_tricks.sliding_window_view(xp.array(b), window, axis)


def test_get():
    theirs = numpy.arange(9.0).reshape(3, 3)
    ours = xp.array(theirs)[::2, ::2]
    for order in "CFA":
        made = ours.get(order=order)
        assert numpy.array_equal(made, theirs[::2, ::2]) and made.flags["F" if order == "F" else "C"]
    out = numpy.zeros((2, 2), order="F")
    assert ours.get(out=out) is out and numpy.array_equal(out, theirs[::2, ::2])
    for wrong, error in (
        (numpy.zeros((2, 2), "f"), TypeError),
        (xp.zeros((2, 2)), TypeError),
        (numpy.zeros(4), ValueError),
        (numpy.zeros((4, 4))[::2, ::2], RuntimeError),
    ):
        with pytest.raises(error):
            ours.get(out=wrong)


def test_no_imaginary_parts():
    a = xp.arange(3.0)
    a.real = [4, 5, 6]
    assert a.tolist() == [4, 5, 6]
    with pytest.raises(TypeError):
        a.imag = 1
    assert xp.fromDlpack(a.toDlpack()).data.ptr == a.data.ptr


def test_on_another_device():
    with xp.cuda.Device(0):
        a = xp.arange(12.0).reshape(3, 4)
    for made in (
        xp.zeros_like(a.T, shape=(2, 2)),
        xp.full_like(a, 3, order="F"),
        a.T.ravel(),
        a.copy("F"),
        next(a.flat),
        xp.require(a, "f", "F"),
        xp.linspace(0, a[0], 3),
    ):
        assert made.device == a.device
    xp.fill_diagonal(a, 5)
    a.flat[[1, 2]] = 9
    assert a.tolist() == [[5, 9, 9, 3], [4, 5, 6, 7], [8, 9, 5, 11]] and a.get(order="F").flags.f_contiguous
    assert xp.may_share_memory(a, a[1:]) and not xp.may_share_memory(a, a.copy())
    for call in (lambda: xp.shares_memory(a, a), lambda: stride_tricks.as_strided(a, (2,), (8,))):
        with pytest.raises((ValueError, RuntimeError)):
            call()


def test_flags_can_be_set():
    theirs, ours = numpy.zeros((2, 3)), xp.zeros((2, 3))
    for a in (theirs, ours):
        a.flags.writeable = False
        view = a[0]
        assert not view.flags.writeable and not a.flags["W"] and not a.flags.behaved and not a.flags.carray
        with pytest.raises(ValueError):
            a[0] = 1
        with pytest.raises(ValueError):
            view.setflags(write=True)
        a.setflags(write=True, align=True)
        view.setflags(write=1)
        view[1] = 3
        a.flags["WRITEABLE"] = True
        assert a[0, 1] == 3
    assert ours.flags.num == theirs.flags.num
    assert xp.zeros((2, 3), order="F").flags.num == numpy.zeros((2, 3), order="F").flags.num
    fixed = numpy.zeros(3)
    fixed.flags.writeable = False
    for a in (xp.asarray(fixed), xp.asarray(fixed)[:2], xp.broadcast_to(ours, (2, 2, 3))):
        with pytest.raises(ValueError, match="array_set_writeable"):
            a.flags.writeable = True
        a.setflags(write=False)
    for wrong, error in (
        ("owndata", AttributeError),
        ("c_contiguous", AttributeError),
        ("fnc", AttributeError),
    ):
        with pytest.raises(error, match="only writeable"):
            setattr(ours.flags, wrong, True)
    for wrong, name in ((dict(uic=True), "writebackifcopy"), (dict(align=False), "aligned")):
        with pytest.raises(ValueError, match=name):
            ours.setflags(**wrong)
    with pytest.raises(KeyError):
        ours.flags["no"] = True


def test_pickles_and_copies_keep_the_order():
    for theirs, ours in _views((2, 3, 4), random.Random(7)):
        for again in (lambda a: pickle.loads(pickle.dumps(a)), copy.copy, copy.deepcopy):
            made, expected = again(ours), again(theirs)
            assert numpy.array_equal(made.get(), expected)
            assert made.flags.owndata and made.flags.writeable
            assert (made.flags.c_contiguous, made.flags.f_contiguous) == (
                expected.flags.c_contiguous,
                expected.flags.f_contiguous,
            )


@pytest.mark.parametrize("dtype", ["bool", "int8", "uint16", "int32", "float64"])
def test_bytes_of_elements(dtype):
    for theirs, ours in _views((3, 4), random.Random(8)):
        theirs, ours = theirs.astype(dtype), ours.astype(dtype)
        assert ours.byteswap().tobytes() == theirs.byteswap().tobytes()
        assert ours.byteswap(True) is ours
        theirs.byteswap(True)
        assert ours.tobytes() == theirs.tobytes()
        assert (
            ours.getfield("uint8", ours.itemsize - 1).tolist()
            == theirs.getfield("u1", ours.itemsize - 1).tolist()
        )
    with pytest.raises(ValueError, match="getfield"):
        ours.getfield("float64", 1)
    a = xp.zeros(2, "int32")
    a.setfield(1, "uint8", 1)
    assert a.tolist() == [256, 256]
    a.flags.writeable = False
    with pytest.raises(ValueError, match="read-only"):
        a.setfield(1, "uint8")


def test_what_arrays_lack():
    a = xp.zeros(2)
    for name, instead in (
        ("resize", "catenary.array.resize"),
        ("newbyteorder", "byteswap"),
        ("nonsense", "nonsense"),
    ):
        with pytest.raises(AttributeError, match=instead):
            getattr(a, name)
    with pytest.raises(AttributeError, match="as_strided"):
        a.strides = (8,)
    for value, instead in (
        (["a"], "strings"),
        ([b"a"], "strings"),
        ([numpy.datetime64("2020-01-01")], "dates"),
        ([numpy.timedelta64(1, "s")], "times"),
        ([None], "objects"),
        (numpy.zeros(2, [("x", "f4")]), "structured"),
        ([1j], "complex"),
    ):
        with pytest.raises(TypeError, match=instead):
            xp.array(value)
        with pytest.raises(TypeError, match=instead):
            xp.zeros(2, numpy.array(value).dtype)
        with pytest.raises(TypeError, match=instead):
            xp.asarray(numpy.array(value))


def test_fortran_order_of_vectors():
    """One axis of several is longer than one, so that no order has gaps, but strides tell the order."""
    makers = {
        "zeros": lambda m, a: m.zeros(a.shape, "f", "F"),
        "ones": lambda m, a: m.ones(a.shape, None, "F"),
        "full": lambda m, a: m.full(a.shape, 3, order="F"),
        "ndarray": lambda m, a: m.ndarray(a.shape, "h", order="F"),
        "empty_like": lambda m, a: m.empty_like(a, order="F"),
        "array": lambda m, a: m.array(a, order="F"),
        "of lists": lambda m, a: m.array(a.tolist(), order="F"),
        "copy": lambda m, a: a.copy("F"),
        "astype": lambda m, a: a.astype("d", order="F"),
        "itself": lambda m, a: a.astype(a.dtype, order="F", copy=False),
        "asfortranarray": lambda m, a: m.asfortranarray(a),
        "add": lambda m, a: m.add(a, a, order="F"),
    }
    for shape in itertools.product((0, 1, 3), repeat=3):
        for order in "CF":
            ours, theirs = (m.array(numpy.ones(shape, "h"), order=order) for m in (xp, numpy))
            for name, make in makers.items():
                made, expected = make(xp, ours), make(numpy, theirs)
                assert made.strides == expected.strides and made.dtype == expected.dtype, (name, shape, order)
                if name not in ("ndarray", "empty_like"):
                    assert made.tolist() == expected.tolist()
