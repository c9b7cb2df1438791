"""Inputs of a case: numbers that depend only on their description, and the layouts of arrays in memory.

Both workers make the same inputs by themselves, so that none have to be sent."""

import zlib

import numpy as np

PERIOD = 1 << 20  # longer arrays repeat their beginning
LAYOUTS = ["contiguous", "transposed", "every_second", "reversed", "broadcast", "padded"]


def place(shape, layout):
    """The number of elements that an array occupies, and its offset and strides in elements. None: the layout says
    nothing about arrays of this shape."""
    strides, count = [], 1
    for length in reversed(shape):
        strides.insert(0, count)
        count *= length
    if layout == "contiguous":
        return count, 0, strides
    if not shape or count == 0:
        return None
    if layout == "every_second":
        return 2 * count, 0, [2 * stride for stride in strides]
    if layout == "reversed":
        return count, shape[-1] - 1, [*strides[:-1], -1]
    if len(shape) < 2:
        return None
    if layout == "transposed":  # the last two axes
        rows, columns = shape[-2:]
        return count, 0, [*strides[:-2], 1, rows]
    if layout == "broadcast":  # along the first axis
        return count // shape[0], 0, [0, *strides[1:]]
    assert layout == "padded", layout  # columns of a wider matrix
    wide = shape[-1] + 16
    count, strides = 1, []
    for length in reversed([*shape[:-1], wide]):
        strides.insert(0, count)
        count *= length
    return count, 0, strides


def storage(dtype):
    """The dtype in which NumPy holds the numbers of an array."""
    return np.dtype("float32" if dtype == "bfloat16" else dtype)


def numbers(values, dtype, shape, count, name):
    """`count` numbers in one dimension."""
    random = np.random.Generator(np.random.PCG64(zlib.crc32(repr((values, name)).encode())))
    kind, *limits = values if isinstance(values, list) else [values]
    if kind in RULES:
        result = RULES[kind](random, count, shape, *limits)
    else:
        drawn = DRAWN[kind](random, min(count, PERIOD), storage(dtype).kind, *limits)
        result = drawn if len(drawn) == count else np.resize(drawn, count)
    return np.ascontiguousarray(result).astype(storage(dtype))


def normal(random, count, kind):
    if kind == "b":
        return random.random(count) < 0.5
    return random.standard_normal(count, np.float32) if kind == "f" else random.integers(-50, 50, count)


def between(random, count, kind, low, high):
    if kind == "b":
        return random.random(count) < 0.5
    if kind == "f":
        return low + (high - low) * random.random(count, np.float32)
    return random.integers(int(np.ceil(low)), int(np.floor(high)) + 1, count)


def indices(random, count, shape, pattern, limit):
    """Positions below `limit` in an order as programs have it."""
    if pattern == "sequential":
        return np.arange(count) % limit
    if pattern == "random":
        return random.permutation(limit)[:count] if count <= limit else random.integers(0, limit, count)
    if pattern == "sorted":
        return np.sort(random.permutation(limit)[:count])
    if pattern == "duplicates":  # each about a hundred times
        return random.integers(0, limit, max(1, count // 100))[
            random.integers(0, max(1, count // 100), count)
        ]
    assert pattern == "same", pattern
    return np.full(count, limit // 2)


def ordered(random, count, shape):
    return np.linspace(0, 100, count)


def spread(random, count, shape, scale):
    """Different numbers in random order, as sorts of keys have them."""
    return random.permutation(count) * scale


def matrices(random, count, shape, definite):
    """Matrices that can be inverted without loss."""
    n = shape[-1]
    result = random.standard_normal(shape) / np.sqrt(n)
    if definite:
        result = result @ np.swapaxes(result, -1, -2)
    return (result + 2 * np.eye(*shape[-2:])).ravel()


def probabilities(random, count, shape):
    result = 0.5 + random.random(count)
    return result / result.sum()


def constant(random, count, shape, value):
    return np.full(count, value)


DRAWN = {"normal": normal, "between": between}
RULES = {
    "indices": indices,
    "ordered": ordered,
    "spread": spread,
    "matrices": matrices,
    "probabilities": probabilities,
    "constant": constant,
}
