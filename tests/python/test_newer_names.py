"""What NumPy 2 has beyond the array API standard, compared with plain Python."""

import catenary.array as xp
import pytest

np = pytest.importorskip("numpy")


@pytest.mark.parametrize("size", [0, 7, 5000])
@pytest.mark.parametrize("dtype", ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"])
def test_bitwise_count(dtype, size):
    limits = np.iinfo(dtype)
    random = np.random.RandomState(3)
    x = random.bytes(size * np.dtype(dtype).itemsize)
    x = np.frombuffer(x, dtype).copy()
    x[:2] = (limits.min, limits.max)[: x[:2].size]
    made = xp.bitwise_count(xp.array(x))
    assert made.dtype == "uint8"
    assert made.tolist() == [bin(abs(int(value))).count("1") for value in x]


def test_bitwise_count_is_a_ufunc():
    x = xp.array([[1, 3], [-7, 0]], dtype="int32")
    out = xp.empty((2, 2), dtype="uint8")
    assert xp.bitwise_count(x, out=out) is out and out.tolist() == [[1, 2], [3, 0]]
    assert xp.bitwise_count(x.T).tolist() == [[1, 3], [2, 0]]
    assert xp.bitwise_count(xp.array([True, False])).tolist() == [1, 0]
    assert int(xp.bitwise_count(255)) == 8
    with pytest.raises(TypeError, match="float32"):
        xp.bitwise_count(xp.ones(3, dtype="float32"))


@pytest.mark.parametrize(
    "shapes", [((3, 4), (4,)), ((2, 3, 4), (4,)), ((3, 4), (5, 4)), ((2, 1, 3, 4), (5, 4))]
)
def test_matvec(shapes):
    random = np.random.RandomState(5)
    matrices, vectors = (random.randint(-5, 5, shape).astype("float32") for shape in shapes)
    expected = np.matmul(matrices, vectors[..., None])[..., 0]
    assert np.array_equal(xp.asnumpy(xp.matvec(xp.array(matrices), xp.array(vectors))), expected)
    transposed = np.swapaxes(matrices, -1, -2)
    assert np.array_equal(xp.asnumpy(xp.vecmat(xp.array(vectors), xp.array(transposed))), expected)


@pytest.mark.parametrize("name", ["matvec", "vecmat"])
def test_vectors_must_fit(name):
    operands = [xp.ones((3, 4)), xp.ones(5)]
    with pytest.raises(ValueError):
        getattr(xp, name)(*(operands if name == "matvec" else operands[::-1]))
    with pytest.raises(ValueError, match=name + ": expected operands with at least one axis"):
        getattr(xp, name)(xp.ones((3, 4)), xp.array(2.0))


def test_exceptions():
    with pytest.raises(xp.exceptions.AxisError):
        xp.ones((2, 3)).sum(axis=2)
    assert issubclass(xp.exceptions.RankWarning, Warning)
    assert all(issubclass(getattr(xp.exceptions, name), Exception) for name in xp.exceptions.__all__)


def test_trapezoid():
    assert xp.trapezoid(xp.array([1, 2, 4])) == 4.5
