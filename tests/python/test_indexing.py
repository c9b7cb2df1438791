"""Indexing and assignment, compared with NumPy."""

import random
import warnings

import catenary.array as xp
import pytest

numpy = pytest.importorskip("numpy")


def _basic(rng, length):
    kind = rng.randrange(4)
    if kind == 0:
        return rng.randrange(-length - 1, length + 1)
    bounds = [None] + list(range(-length - 2, length + 3))
    return slice(rng.choice(bounds), rng.choice(bounds), rng.choice([None, 1, 2, 3, -1, -2]))


def _advanced(rng, shape, axis, count):
    length = shape[axis]
    if rng.random() < 0.3:
        return numpy.array([rng.random() < 0.5 for _ in range(length)], bool)
    low = 0 if rng.random() < 0.05 else -length
    dtype = rng.choice(["int64", "int32", "uint8"]) if low == 0 else rng.choice(["int64", "int32", "int8"])
    values = numpy.array([rng.randrange(low, length) if length else 0 for _ in range(count)], "int64").astype(
        dtype
    )
    return values.reshape(rng.choice([(count,), (count, 1), (1, count)])) if count > 1 else values


def _key(rng, shape, advanced):
    items, axis, ellipsis = [], 0, False
    count = rng.choice([1, 2, 3])
    while axis < len(shape) and len(items) < 6:
        pick = rng.random()
        if pick < 0.1:
            items.append(None)
        elif pick < 0.2 and not ellipsis:
            ellipsis = True
            items.append(Ellipsis)
            axis = rng.randrange(axis, len(shape) + 1)
        elif pick < 0.25:
            break
        elif advanced and pick < 0.6:
            items.append(_advanced(rng, shape, axis, count))
            axis += 1
        else:
            items.append(_basic(rng, shape[axis]))
            axis += 1
    return items[0] if len(items) == 1 and rng.random() < 0.7 else tuple(items)


def _ours(key):
    """The key with Catenary arrays, NumPy arrays and lists in rotation."""
    if isinstance(key, tuple):
        return tuple([_one(item, number) for number, item in enumerate(key)])
    return _one(key, 0)


def _one(item, number):
    if isinstance(item, numpy.ndarray):
        return [xp.asarray(item), item, item.tolist()][number % 3]
    return item


def _array(rng):
    shape = tuple(
        [
            rng.choice([0, 1, 2, 3, 4]) if rng.random() < 0.1 else rng.randrange(1, 5)
            for _ in range(rng.randrange(1, 5))
        ]
    )
    values = numpy.arange(int(numpy.prod(shape)), dtype=rng.choice(["f", "d", "i", "B", "e"])).reshape(shape)
    return values.transpose(rng.sample(range(len(shape)), len(shape))) if rng.random() < 0.3 else values


@pytest.mark.parametrize("advanced", [False, True])
def test_random_reads(advanced):
    rng = random.Random(1)
    failed = 0
    for _ in range(3000):
        values = _array(rng)
        array = xp.asarray(values.copy(order="K"))
        key = _key(rng, values.shape, advanced)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter(
                    "error"
                )  # NumPy 1.24 does not check some positions if the result is empty
                expected = values[key]
        except (IndexError, DeprecationWarning):
            failed += 1
            with pytest.raises(IndexError):
                array[_ours(key)]
            continue
        found = array[_ours(key)]
        assert found.shape == expected.shape and found.dtype == expected.dtype, key
        assert found.tolist() == expected.tolist(), key
        if not advanced and expected.size:
            steps = [(a, b) for a, b, n in zip(found.strides, expected.strides, expected.shape) if n > 1]
            assert all(a == b for a, b in steps) and found.base is not None, key
    assert 0 < failed < 2000


@pytest.mark.parametrize("advanced", [False, True])
def test_random_writes(advanced):
    rng = random.Random(2)
    for _ in range(3000):
        values = _array(rng).copy()
        array = xp.array(values)
        key = _key(rng, values.shape, advanced)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                shape = values[key].shape
            if rng.random() < 0.4:
                value = rng.randrange(100)
            else:
                value = numpy.arange(100, 100 + int(numpy.prod(shape))).reshape(shape).astype("f")
            values[key] = value
        except (IndexError, DeprecationWarning):
            before = array.tolist()
            with pytest.raises(IndexError):
                array[_ours(key)] = 1
            assert array.tolist() == before
            continue
        array[_ours(key)] = (
            xp.asarray(value) if isinstance(value, numpy.ndarray) and rng.random() < 0.5 else value
        )
        assert array.tolist() == values.tolist(), key


def test_views_share_memory():
    a = xp.arange(12).reshape(3, 4)
    a[1:, ::2][...] += 100
    assert a.tolist() == [[0, 1, 2, 3], [104, 5, 106, 7], [108, 9, 110, 11]]
    a[0] *= 2
    assert a[0].tolist() == [0, 2, 4, 6]
    a[a > 50] = 0
    assert a.tolist() == [[0, 2, 4, 6], [0, 5, 0, 7], [0, 9, 0, 11]]
    a[[0, 2]] += 1
    assert a.tolist() == [[1, 3, 5, 7], [0, 5, 0, 7], [1, 10, 1, 12]]
    assert a[1].base is a.base or a[1].base is a


def test_base_is_the_array():
    a = xp.zeros((3, 4))
    assert a.base is None
    assert a[1].base is a and a[1:][0].base is a and a.T.base is a and a.view().base is a
    assert a[[0, 1]].base is None
    for made in (
        lambda a: xp.array(a, copy=False, ndmin=4),
        lambda a: xp.expand_dims(a, 0),
        lambda a: xp.broadcast_to(a, (2, 3, 4)),
        lambda a: xp.atleast_3d(a),
        lambda a: xp.split(a, 3)[1],
    ):
        fresh = xp.zeros((3, 4))
        assert made(fresh).base is fresh


def test_scalars_as_positions():
    a = xp.arange(6).reshape(2, 3)
    assert a[numpy.int64(1), numpy.uint8(2)].item() == 5
    assert a[numpy.array(1)].tolist() == [3, 4, 5]
    assert a[xp.array(1)].tolist() == [3, 4, 5]
    assert a[True].shape == (1, 2, 3) and a[False].shape == (0, 2, 3) and a[numpy.True_].shape == (1, 2, 3)
    assert a[[]].shape == (0, 3) and a[()].shape == (2, 3) and a[[], []].shape == (0,)
    assert a[[[0, 1]], [[2], [0]]].tolist() == [[2, 5], [0, 3]]
    assert a[slice(numpy.int64(0), numpy.int64(1))].tolist() == [[0, 1, 2]]
    assert a[range(2), [2, 0]].tolist() == [2, 3] and a[:, range(0, 3, 2)].tolist() == [[0, 2], [3, 5]]
    assert a[range(0)].shape == (0, 3) and a[((0, 1), (1, 1))].tolist() == [1, 4]
    assert a[0].shape == (3,) and a[-1, -1].shape == ()
    assert a[-(10**30) : 10**30].shape == (2, 3) and a[10**30 :].shape == (0, 3)


@pytest.mark.parametrize(
    "key, kind",
    [
        (2, IndexError),
        (-3, IndexError),
        (10**30, IndexError),
        ((0, 0, 0), IndexError),
        ((Ellipsis, Ellipsis), IndexError),
        (1.0, IndexError),
        ("x", IndexError),
        ([0.5], IndexError),
        ([2], IndexError),
        (([0, 1], [0, 1, 2]), IndexError),
        (numpy.ones((3, 3), bool), IndexError),
        (numpy.array([1.0]), IndexError),
        (slice(None, None, 0), ValueError),
        (slice("a"), TypeError),
        ((slice(0.5),), TypeError),
        (object(), IndexError),
        ({}, IndexError),
    ],
)
def test_wrong_keys(key, kind):
    a = xp.arange(6).reshape(2, 3)
    with pytest.raises(kind):
        a[key]
    with pytest.raises(kind):
        a[key] = 1
    assert a.tolist() == [[0, 1, 2], [3, 4, 5]]


@pytest.mark.parametrize(
    "value, kind",
    [
        ([1, 2], ValueError),
        ([[1, 2, 3]] * 3, ValueError),
        ("text", (TypeError, ValueError)),
        (None, (TypeError, ValueError)),
        (object(), (TypeError, ValueError)),
        (1j, TypeError),
        (10**30, OverflowError),
    ],
)
def test_wrong_values(value, kind):
    a = xp.arange(6).reshape(2, 3)
    with pytest.raises(kind):
        a[...] = value
    assert a.tolist() == [[0, 1, 2], [3, 4, 5]]


def test_values_of_all_kinds():
    a = xp.zeros((2, 3), "f")
    a[0] = [1, 2, 3]
    a[1] = (4, 5.5, True)
    assert a.tolist() == [[1, 2, 3], [4, 5.5, 1]]
    a[:, 0] = numpy.float32(7)
    a[:, 1] = xp.array([8, 9])
    a[0, 2] = True
    assert a.tolist() == [[7, 8, 1], [7, 9, 1]]
    with pytest.raises(ValueError):
        xp.broadcast_to(xp.zeros(3), (2, 3))[0] = 1


def test_on_a_device():
    with xp.zeros(1).device.__class__("test:0"):
        a = xp.arange(6).reshape(2, 3)
    assert a.device.name == "test:0"
    assert a[[1, 0], numpy.array([0, 2])].device.name == "test:0"
    a[[1], [1]] = 7
    a[0] = [5, 6, 7]
    assert a.tolist() == [[5, 6, 7], [3, 7, 5]]
