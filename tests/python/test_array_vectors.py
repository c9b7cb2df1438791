"""Functions with ways of their own for whole vectors, blocks and rests, against NumPy's results."""

import catenary
import catenary.array as xp
import catenary.functions as F
import numpy as np
import pytest

LENGTHS = [1, 2, 3, 5, 15, 16, 17, 31, 63, 64, 65, 130, 1000]
DTYPES = ["bool", "int8", "int16", "int32", "int64", "float16", "float32", "float64"]


def numbers(shape, dtype, seed=0):
    draw = np.random.default_rng(seed).integers(-100, 100, shape)
    return (draw > 0) if dtype == "bool" else draw.astype(dtype)


def same(ours, expected):
    ours = np.asarray(ours)
    assert ours.dtype == expected.dtype and ours.shape == expected.shape
    np.testing.assert_array_equal(ours, expected)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 7, 8, 9, 12, 33, 70, 1100])
def test_repeated_elements(dtype, count):
    for length in LENGTHS[:12]:
        a = numbers(length, dtype, count)
        same(xp.repeat(xp.asarray(a), count), np.repeat(a, count))
    m = numbers((3, 5, 7), dtype)
    for axis in range(3):
        same(xp.repeat(xp.asarray(m), count, axis=axis), np.repeat(m, count, axis=axis))
    same(xp.tile(xp.asarray(m), (2, count, 2)), np.tile(m, (2, count, 2)))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("step", [2, 3, 4, 5, 9, -1, -2, -3])
def test_copies_at_a_stride(dtype, step):
    for length in LENGTHS:
        a = numbers(length * abs(step), dtype)
        same(xp.asarray(a)[::step].copy(), a[::step].copy())
        ours, expected = xp.asarray(a.copy()), a.copy()
        values = numbers(expected[::step].shape, dtype, 1)
        ours[::step] = xp.asarray(values)
        expected[::step] = values
        same(ours, expected)
        ours[::step] = 1
        expected[::step] = 1
        same(ours, expected)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_extrema_with_nan_anywhere(dtype):
    for length in (64, 130, 2047, 2048, 2049, 4096, 10001):
        a = np.random.default_rng(length).standard_normal(length).astype(dtype)
        for place in (None, 0, 1, length // 2, length - 1):
            b = a.copy()
            if place is not None:
                b[place] = np.nan
            ours = xp.asarray(b)
            for name in ("max", "min", "argmax", "argmin"):
                same(getattr(xp, name)(ours), np.asarray(getattr(np, name)(b)))
        b = np.full(length, -np.inf, dtype)
        same(xp.max(xp.asarray(b)), b[0].reshape(()))
        assert int(xp.argmax(xp.asarray(b))) == 0


@pytest.mark.parametrize("dtype", ["int8", "int32", "int64"])
def test_first_extremum_among_equal_ones(dtype):
    a = np.zeros(20000, dtype)
    for place in (0, 700, 1024, 2050, 19999):
        b = a.copy()
        b[place] = 1
        b[19999] = 1
        same(xp.argmax(xp.asarray(b)), np.asarray(np.argmax(b)))
        same(xp.argmin(xp.asarray(-b)), np.asarray(np.argmin(-b)))


def test_means_are_quotients():
    for count in (3, 7, 10, 49, 1000):
        totals = np.random.default_rng(count).standard_normal(500) * 10.0 ** np.arange(-250, 250)
        totals[:4] = [0.0, 1e308, 5e-324, 3e-310]
        a = np.zeros((count, 500))
        a[0] = totals
        same(xp.mean(xp.asarray(a), axis=0), totals / count)


@pytest.mark.parametrize("dtype", ["int8", "uint8", "int32", "uint32", "int64", "uint64"])
def test_running_integers(dtype):
    for length in LENGTHS:
        a = numbers(length, "int64", length).astype(dtype)
        ours = xp.asarray(a)
        same(xp.cumsum(ours), np.cumsum(a))
        same(xp.cumprod(ours), np.cumprod(a))
        same(xp.subtract.accumulate(ours), np.subtract.accumulate(a))


@pytest.mark.parametrize("dtype", ["int8", "int32", "int64", "uint64"])
def test_integer_products_of_odd_rows(dtype):
    for m, k, n in ((1, 1, 1), (2, 9, 8), (3, 20, 33), (5, 17, 65), (33, 40, 70)):
        a, b = numbers((m, k), "int64").astype(dtype), numbers((k, n), "int64", 1).astype(dtype)
        same(xp.matmul(xp.asarray(a), xp.asarray(b)), np.matmul(a, b))


@pytest.mark.parametrize("dtype", DTYPES)
def test_outer_functions(dtype):
    a, b = numbers(300, dtype), numbers(200, dtype, 1)
    for name in ("multiply", "add", "maximum"):
        same(getattr(xp, name).outer(xp.asarray(a), xp.asarray(b)), getattr(np, name).outer(a, b))


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_clip_of_nan_and_zeros(dtype):
    values = np.array([np.nan, -np.inf, -1, -0.0, 0.0, 0.5, 1, np.inf] * 9, dtype)
    x, low, high = (a.ravel() for a in np.meshgrid(values[:8], values[:8], values[:8]))
    ours = np.asarray(xp.clip(xp.asarray(x), xp.asarray(low), xp.asarray(high)))
    np.testing.assert_array_equal(ours, np.minimum(np.maximum(x, low), high))
    np.testing.assert_array_equal(np.asarray(xp.maximum(xp.asarray(x), xp.asarray(low))), np.maximum(x, low))
    np.testing.assert_array_equal(np.asarray(xp.minimum(xp.asarray(x), xp.asarray(low))), np.minimum(x, low))


@pytest.mark.parametrize("queries", [1, 2, 8, 9])
def test_attention_of_few_queries(queries):
    draw = np.random.default_rng(queries)
    q, k, v = (draw.standard_normal((2, 3, n, 24)).astype("float32") for n in (queries, 700, 700))
    scores = np.einsum("bhqd,bhkd->bhqk", q, k).astype("float64") / np.sqrt(24)
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    expected = (weights / weights.sum(-1, keepdims=True)) @ v
    ours = F.attention(xp.asarray(q), xp.asarray(k), xp.asarray(v)).data
    np.testing.assert_allclose(np.asarray(ours), expected, rtol=2e-5, atol=2e-6)


@pytest.mark.parametrize("shape", [(50, 3), (700, 10), (4, 1500), (3, 5, 100), (7, 9, 2, 3), (2, 3, 40, 40)])
def test_prelu_of_any_number_of_channels(shape):
    draw = np.random.default_rng(1)
    data, weights = (
        draw.standard_normal(shape).astype("float32"),
        draw.standard_normal(shape[1]).astype("float32"),
    )
    x, w = catenary.Variable(xp.asarray(data)), catenary.Variable(xp.asarray(weights))
    y = F.prelu(x, w)
    wide = weights.reshape((-1,) + (1,) * (len(shape) - 2))
    same(y.data, np.where(data >= 0, data, wide * data))
    y.grad = xp.ones_like(y.data)
    y.backward()
    same(x.grad, np.where(data >= 0, np.float32(1), np.broadcast_to(wide, shape)))
