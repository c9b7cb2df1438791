"""Elements at indices along an axis, with random shapes, strides and dtypes, compared with NumPy."""

import catenary.array as xp
import pytest

numpy = pytest.importorskip("numpy")

DTYPES = ("bool", "int8", "float16", "int32", "float32", "int64", "float64")


def _draw(rng, shape, dtype):
    """An array of a shape whose axes have random order and steps in memory."""
    order = rng.permutation(len(shape))
    steps = rng.choice([1, 1, 2, -1], len(shape))
    memory = (rng.random([shape[d] * abs(steps[d]) for d in order]) * 100).astype(dtype)
    views = tuple(slice(None, None, int(steps[d])) for d in order)
    return memory[views].transpose(numpy.argsort(order))


def _shapes(rng, repeats):
    """Shapes of an array and of indices; `repeats`: axes of the array may have length 1 where the others are longer."""
    ndim = rng.integers(1, 5)
    axis = rng.integers(ndim)
    long = 40 if rng.random() < 0.3 else 6
    shape = [int(n) for n in rng.integers(1, long, ndim)]
    indices = list(shape)
    for d in range(ndim):
        if d == axis:
            indices[d] = int(rng.integers(1, 2 * long))
        elif rng.random() < 0.2:
            indices[d] = 1
        elif repeats and rng.random() < 0.2:
            shape[d] = 1
    return shape, indices, int(axis)


def _indices(rng, shape, length):
    dtype = rng.choice(["int8", "int32", "int64"])
    if rng.random() < 0.2:  # equal ones
        return numpy.full(shape, rng.integers(-length, length), dtype)
    return (_draw(rng, shape, "int64") % (2 * length) - length).astype(dtype)


@pytest.mark.parametrize("device", ["cpu", "test:0"])
def test_random(device):
    rng = numpy.random.default_rng(7)
    with xp.cuda.Device(device):
        for _ in range(400):
            shape, wanted, axis = _shapes(rng, True)
            dtype = rng.choice(DTYPES)
            a, i = _draw(rng, shape, dtype), _indices(rng, wanted, shape[axis])
            expected = numpy.take_along_axis(a, i.astype("int64"), axis)
            assert numpy.array_equal(expected, xp.take_along_axis(xp.array(a), xp.array(i), axis).get())

            shape, wanted, axis = _shapes(rng, False)
            a, i = _draw(rng, shape, dtype), _indices(rng, wanted, shape[axis])
            selected = numpy.take_along_axis(a, i.astype("int64"), axis).shape
            values = _draw(rng, [n if rng.random() < 0.8 else 1 for n in selected], dtype)
            ours, theirs = xp.array(a), a.copy()
            xp.put_along_axis(ours, xp.array(i), xp.array(values), axis)
            numpy.put_along_axis(theirs, i.astype("int64"), values, axis)
            assert numpy.array_equal(theirs, ours.get())


@pytest.mark.parametrize("axis", [0, 1])
def test_shared_by_threads(axis):
    rng = numpy.random.default_rng(axis)
    for shape in ((700, 900), (3, 200000), (200000, 3)):
        a, v = (rng.random(shape).astype("float32") for _ in range(2))
        i = rng.integers(-3, 3, shape)  # so that many are equal, and the last one stays
        assert numpy.array_equal(
            numpy.take_along_axis(a, i, axis), xp.take_along_axis(xp.array(a), xp.array(i), axis).get()
        )
        ours, theirs = xp.array(a), a.copy()
        xp.put_along_axis(ours, xp.array(i), xp.array(v), axis)
        numpy.put_along_axis(theirs, i, v, axis)
        assert numpy.array_equal(theirs, ours.get())


def test_views_and_shared_memory():
    rng = numpy.random.default_rng(3)
    a, i = rng.random((6, 8)), rng.integers(0, 6, (6, 8))
    ours, theirs = xp.array(a), a.copy()
    xp.put_along_axis(ours.T[::-1], xp.array(i.T), ours.T, 1)
    numpy.put_along_axis(theirs.T[::-1], i.T, theirs.T.copy(), 1)
    assert numpy.array_equal(theirs, ours.get())
    own, expected = xp.array(i), i.copy()
    xp.put_along_axis(own, own, own[::-1], 0)
    numpy.put_along_axis(expected, i, i[::-1].copy(), 0)
    assert numpy.array_equal(expected, own.get())


def test_nothing_is_written_if_an_index_is_wrong():
    a = xp.zeros((3, 4))
    for axis, bad in ((0, 3), (1, -5)):
        i = xp.zeros((3, 4), "int64")
        i[2, 3] = bad
        with pytest.raises(IndexError, match="index %d is out of bounds for axis %d" % (bad, axis)):
            xp.put_along_axis(a, i, xp.ones((3, 4)), axis)
        assert not a.any()
        with pytest.raises(IndexError):
            xp.take_along_axis(a, i, axis)
