"""Sums of products and squares that are not stored, products of truth values, and cube roots."""

import catenary.array as xp
import pytest

np = pytest.importorskip("numpy")

FLOATS = ["float32", "float64"]
DTYPES = FLOATS + ["float16", "int64", "int32", "int16", "uint8", "bool"]


def data(shape, dtype, seed=0):
    made = np.random.default_rng(seed).standard_normal(shape) * 3
    return (made > 0 if dtype == "bool" else np.abs(made) if dtype == "uint8" else made).astype(dtype)


def same(ours, expected):
    ours = xp.asnumpy(ours)
    assert ours.dtype == expected.dtype and ours.shape == expected.shape
    np.testing.assert_array_equal(ours, expected)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize(
    "shape", [(0,), (1,), (15,), (16,), (5000,), (200000,), (7, 33), (3, 2, 16), (0, 20)]
)
def test_norm_rounds_as_squares_and_sums(dtype, shape):
    a = xp.array(data(shape, dtype))
    wide = a if a.dtype.kind == "f" else a.astype(float)
    for b, x in ((a, wide), (a.T, wide.T), (a[::2], wide[::2])):
        # Long arrays are multiplied by themselves.
        long = b.size >= 4096 and b.dtype.kind == "f" and b.flags.c_contiguous
        all = xp.vdot(x, x) if long else (x * x).sum()
        same(xp.linalg.norm(b), xp.asnumpy(xp.sqrt(all)))
        for axis in range(b.ndim):
            for keepdims in (False, True):
                sums = (x * x).sum(axis=axis, keepdims=keepdims)
                expected = xp.sqrt(all.reshape(sums.shape) if b.ndim == 1 else sums)
                same(xp.linalg.norm(b, axis=axis, keepdims=keepdims), xp.asnumpy(expected))


def test_norm_of_unaligned_elements():
    room = np.zeros(8 * 100 + 1, "uint8")
    a = room[1:].view("float64")
    a[:] = np.arange(100)
    same(xp.linalg.norm(xp.asarray(a)), np.linalg.norm(a))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("length", [0, 1, 5, 16, 100, 1500])
def test_inner_products_of_rows(dtype, length):
    a, b = data((6, length), dtype), data((6, length), dtype, 1)
    x, y = xp.array(a), xp.array(b)
    wide = "float64" if dtype in FLOATS + ["float16"] else dtype
    terms = a.astype(wide) * b.astype(wide)
    expected = terms.any(axis=1) if dtype == "bool" else terms.sum(axis=1, dtype=wide)
    size = np.abs(terms).sum(axis=1) if terms.dtype.kind == "f" else 0
    turned = [xp.array(values.T.copy()) for values in (a, b)]
    for made in (
        xp.vecdot(x, y),
        xp.vecdot(*turned, axis=0),
        xp.einsum("ij,ij->i", x, y),
        xp.matmul(x[:, None], y[:, :, None])[:, 0, 0],
    ):
        made = xp.asnumpy(made)
        assert made.dtype == dtype and made.shape == (6,)
        if dtype in FLOATS + ["float16"]:
            precision = np.finfo(dtype).eps * (length + 2)
            assert (np.abs(made - expected) <= precision * (size + 1)).all()
        else:
            np.testing.assert_array_equal(made, expected)


def test_cube_roots():
    a = data(20000, "float32") * np.exp(data(20000, "float32", 1) * 6)
    a = np.concatenate([a, np.array([0, -0.0, np.inf, -np.inf, np.nan], "float32")])
    a = np.concatenate([a, np.float32([1e-45, -1e-40, 3.4e38, 1.2e-38])])
    np.testing.assert_array_max_ulp(
        xp.asnumpy(xp.cbrt(xp.array(a))), np.cbrt(a.astype(float)).astype("float32")
    )
    np.testing.assert_array_equal(np.signbit(xp.asnumpy(xp.cbrt(xp.array(a[-8:])))), np.signbit(a[-8:]))
    half = np.arange(1 << 16, dtype="uint16").view("float16")
    half = half[np.isfinite(half)]
    np.testing.assert_array_max_ulp(
        xp.asnumpy(xp.cbrt(xp.array(half))), np.cbrt(half.astype(float)).astype("float16")
    )
    cubes = np.arange(-250, 251, dtype="float32")
    same(xp.cbrt(xp.array(cubes**3)), cubes)


@pytest.mark.parametrize("dtype", FLOATS)
def test_spacings_of_many(dtype):
    a = np.concatenate([data(40000, dtype), np.array([0, -0.0, np.inf, -np.inf, np.nan], dtype)])
    with np.errstate(invalid="ignore"):
        same(xp.spacing(xp.array(a)), np.spacing(a))


@pytest.mark.parametrize(
    "shape", [(8, 0, 16), (8, 1, 16), (9, 40, 255), (8, 3, 256), (30, 100, 300), (7, 5, 15)]
)
def test_products_of_truth_values(shape):
    m, k, n = shape
    r = np.random.default_rng(0)
    for share in (0.02, 0.3, 1.0):
        a, b = r.random((2, m, k)) < share, r.random((2, k, n)) < share
        x, y = xp.array(a), xp.array(b)
        same(xp.matmul(x, y), np.matmul(a, b))
        same(xp.matmul(x[0], y), np.matmul(a[0], b))
        same(xp.matmul(x[:, ::2, ::-1], y[:, ::-1, ::-1]), np.matmul(a[:, ::2, ::-1], b[:, ::-1, ::-1]))
        turned = xp.matmul(xp.swapaxes(y, 1, 2), xp.swapaxes(x, 1, 2))
        same(turned, np.matmul(a, b).swapaxes(1, 2))
