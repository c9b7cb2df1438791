"""Grids, diagonals, rolls, empty masks and lists as indices, compared with NumPy."""

import itertools

import catenary.array as xp
import pytest

numpy = pytest.importorskip("numpy")


def _same(theirs, ours):
    if isinstance(theirs, list):
        assert len(theirs) == len(ours)
        for pair in zip(theirs, ours):
            _same(*pair)
        return
    assert ours.shape == theirs.shape and ours.dtype == theirs.dtype
    assert numpy.allclose(theirs, ours.get(), rtol=1e-14, atol=0)


@pytest.mark.parametrize("grid", ["mgrid", "ogrid"])
def test_grids(grid):
    for key in (
        numpy.s_[0:4],
        numpy.s_[4:0:-1.5],
        numpy.s_[:3],
        numpy.s_[0:1:3j],
        numpy.s_[0:1:1j],
        numpy.s_[0:1:0j],
        numpy.s_[0:3, 1:4:2],
        numpy.s_[0:1:5j, :3],
        numpy.s_[0.5:3, 0:2, 1:3],
        numpy.s_[0:0, 1:2],
        numpy.s_[numpy.array(1) : numpy.array(4)],
        numpy.s_[numpy.float32(0) : numpy.float32(2) : 3j, :2],
    ):
        _same(getattr(numpy, grid)[key], getattr(xp, grid)[key])
    for key in (
        lambda a, b: numpy.s_[a:b:4j],
        lambda a, b: numpy.s_[a:b:4j, a:b:4j],
        lambda a, b: numpy.s_[a:b:4j, 0:3],
        lambda a, b: numpy.s_[a[0] : b[0] : 3j],
        lambda a, b: numpy.s_[a[0] : b[0] : 3j, 0:2],
        lambda a, b: numpy.s_[a[0, 0] : b[0, 0] : 3j, 0:2],
        lambda a, b: numpy.s_[a[0, 0] : b[0, 0]],
    ):
        made = [getattr(m, grid)[key(m.zeros((4, 1)), m.ones((4, 1)))] for m in (numpy, xp)]
        _same(*made)


def test_fill_diagonal():
    for shape in [(3, 3), (3, 5), (7, 3), (9, 2), (2, 2, 2), (3, 3, 3, 3), (0, 3), (3, 0), (1, 1)]:
        for wrap, value in itertools.product((False, True), (7, 2.5, [1, 2], numpy.array([[1, 2], [3, 4]]))):
            for turn in (False, True):
                theirs, ours = numpy.zeros(shape, int), xp.zeros(shape, int)
                theirs, ours = (theirs.T, ours.T) if turn else (theirs, ours)
                numpy.fill_diagonal(theirs, value, wrap)
                assert xp.fill_diagonal(ours, value, wrap) is None
                _same(theirs, ours)
    for shape in [(), (3,), (2, 3, 2)]:
        with pytest.raises(ValueError):
            xp.fill_diagonal(xp.zeros(shape), 1)


def test_roll():
    for shape in [(), (5,), (3, 4), (2, 3, 4), (0, 3)]:
        theirs = numpy.arange(numpy.prod(shape, dtype=int)).reshape(shape)
        axes = [None, *range(-len(shape), len(shape))]
        axes += [(0,), (0, -1), (0, 0)] if shape else []
        for shift, axis in itertools.product((1, -7, 100, (2,), (1, 2), [-1, 5], numpy.array([1, 2])), axes):
            _same(numpy.roll(theirs, shift, axis), xp.roll(xp.array(theirs), shift, axis))
    a = xp.arange(6).reshape(2, 3)
    assert xp.roll(a, (), None).tolist() == xp.roll(a, (), ()).tolist() == a.tolist()
    with pytest.raises(ValueError):
        xp.roll(a, (1, 2, 3), (0, 1))
    with pytest.raises(xp.AxisError):
        xp.roll(a, 1, 2)
    with pytest.raises(TypeError):
        xp.roll(a, 1.5)


def test_squeeze_without_axes():
    a = xp.array(3.0)
    assert a.squeeze(0).shape == a.squeeze(-1).shape == xp.squeeze(a).shape == ()
    for axis in (1, -2, (0,)):
        with pytest.raises(ValueError):
            a.squeeze(axis)


def test_masks_without_elements():
    theirs = numpy.arange(24.0).reshape(2, 3, 4)
    ours = xp.array(theirs)
    shapes = [
        (0,),
        (2, 0),
        (0, 3),
        (0, 0),
        (0, 3, 4),
        (2, 0, 4),
        (0, 0, 0),
        (3, 0),
        (0, 5),
        (2, 5, 0),
        (0, 0, 0, 0),
    ]
    for shape in shapes:
        for key in (
            numpy.zeros(shape, bool),
            (slice(None), numpy.zeros(shape, bool)),
            (0, numpy.zeros(shape, bool)),
        ):
            try:
                expected = theirs[key]
            except IndexError:
                with pytest.raises(IndexError):
                    ours[key]
                continue
            _same(expected, ours[key])
            ours[key] = 1
            ours[key] = numpy.ones(expected.shape)
            with pytest.raises(ValueError):
                ours[key] = [1, 2, 3]
    assert numpy.array_equal(theirs, ours.get())


def test_lists_as_indices():
    a = xp.arange(24).reshape(2, 3, 4)
    for wrong in ([[1, 1], 1], [1, [1, [1]]], [[1], [1, 2]]):
        with pytest.raises(ValueError):
            a[wrong]
        with pytest.raises(ValueError):
            a[wrong] = 1
    for wrong in (["a"], [slice(1)], [1.5], [None]):
        with pytest.raises(IndexError):
            a[wrong]


def test_places_of_no_array():
    for wrong in (0.5, "text", None, object()):
        with pytest.raises((TypeError, ValueError)) as caught:
            xp.take_along_axis(wrong, [], 0)
        assert "wrong type" not in str(caught.value)


@pytest.mark.parametrize("dtype", ["bool", "int8", "uint64", "float16", "float64"])
def test_numbers_on_diagonals(dtype):
    for shape in ((3, 3), (2, 5), (5, 2), (0, 3), (1, 1)):
        for number in (
            True,
            2,
            -1 if dtype != "uint64" else 1,
            2.5,
            float("inf") if dtype[0] == "f" else 0.0,
        ):
            for wrap in (False, True):
                theirs = numpy.zeros(shape, dtype)
                ours = xp.array(theirs)
                numpy.fill_diagonal(theirs, number, wrap)
                xp.fill_diagonal(ours, number, wrap)
                _same(theirs, ours)
                turned = xp.zeros(shape[::-1], dtype).T
                xp.fill_diagonal(turned, number, wrap)
                _same(theirs, turned)


def test_diagonals_that_stay():
    a = xp.zeros((3, 3))
    a.flags.writeable = False
    for number in (1, 2.5, True, [1, 2]):
        with pytest.raises(ValueError):
            xp.fill_diagonal(a, number)
    for wrong in (numpy.zeros((3, 3)), [[0]], xp.zeros(3)):
        with pytest.raises((TypeError, ValueError)):
            xp.fill_diagonal(wrong, 1)
    assert not a.any()
