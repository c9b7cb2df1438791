"""Values at the limits of dtypes, of memory and of NumPy's behavior: no overflow, no lost dtype, promised
layouts."""

import operator
import warnings

import catenary
import catenary.array as xp
import pytest
from catenary.array._buffer import from_buffer

np = pytest.importorskip("numpy")


def same(ours, theirs):
    assert ours.dtype == theirs.dtype and ours.shape == theirs.shape
    np.testing.assert_array_equal(xp.asnumpy(ours), theirs)


# positions ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("order", ["C", "F"])
@pytest.mark.parametrize("dtype", ["int8", "uint8", "int32", "uint64", "bool"])
def test_flat_positions_are_int64(dtype, order):
    values = [
        np.array([1, 0, 1], dtype),
        np.array([1, 1, 0], dtype) * np.array(1 if dtype == "bool" else 99, dtype),
    ]
    same(
        xp.ravel_multi_index([xp.array(v) for v in values], (6, 100), order=order),
        np.ravel_multi_index(values, (6, 100), order=order),
    )


def test_modes_of_flat_positions():
    values = np.array([[7, -3, 2], [9, 1, -8]], "int8")
    for mode in ("wrap", "clip", ("clip", "wrap"), ("wrap", "clip")):
        same(xp.ravel_multi_index(xp.array(values), (4, 6), mode), np.ravel_multi_index(values, (4, 6), mode))


@pytest.mark.parametrize(
    "error, call",
    [
        (ValueError, lambda p: xp.ravel_multi_index(p, (6, 7), order="V")),
        (TypeError, lambda p: xp.ravel_multi_index(p, (6.0, 7))),
        (TypeError, lambda p: xp.ravel_multi_index(p.astype("float32"), (6, 7))),
        (ValueError, lambda p: xp.ravel_multi_index(p, (2**62, 2))),
        (ValueError, lambda p: xp.ravel_multi_index(p, (6, 7), mode="no such mode")),
        (ValueError, lambda p: xp.ravel_multi_index(p, (6, 7), mode=("wrap",))),
        (ValueError, lambda p: xp.ravel_multi_index(p, (6, 2))),
        (ValueError, lambda p: xp.ravel_multi_index(p, (6, 7, 8))),
        (ValueError, lambda p: xp.unravel_index(p > 0, (6, 7), order="V")),
    ],
)
def test_wrong_flat_positions(error, call):
    with pytest.raises(error):
        call(xp.array([[3, 1], [4, 2]]))


def test_flat_takes_no_new_axis():
    a = xp.arange(6).reshape(2, 3)
    for key in (None, (None,), (0, 1)):
        with pytest.raises(IndexError, match="iterator index"):
            a.flat[key]
        with pytest.raises(IndexError, match="iterator index"):
            a.flat[key] = 1
    assert a.flat[True] == 0 and a.flat[False].shape == (0,) and a.flat[(4,)] == 4
    a.flat[True], a.flat[False] = 9, 5
    assert a.tolist() == [[9, 1, 2], [3, 4, 5]]


# booleans from raw bytes ----------------------------------------------------------------------------------

RAW = bytes([0, 1, 2, 255])


@pytest.mark.parametrize(
    "taken",
    [
        lambda: xp.frombuffer(RAW, bool),
        lambda: xp.asarray(np.frombuffer(RAW, bool)),
        lambda: xp.array(np.frombuffer(RAW, bool)),
        lambda: xp.asarray(memoryview(RAW).cast("?")),
        lambda: xp.zeros(4, bool) | np.frombuffer(RAW, bool),
        lambda: xp.array([0, 1, 2, 255], "uint8").view("bool"),
    ],
    ids=["frombuffer", "asarray", "array", "memoryview", "operand", "view"],
)
def test_bytes_are_booleans(taken):
    a = taken()
    assert a.dtype == "bool" and a.tolist() == [False, True, True, True]
    assert (
        int(a.sum()) == 3 and (a + a).tolist() == a.tolist() and (~a).tolist() == [True, False, False, False]
    )
    assert a.astype("uint8").tolist() == [0, 1, 1, 1] and xp.unique(a).tolist() == [False, True]
    assert (a == xp.array([False, True, True, True])).all()


def test_plain_booleans_are_shared():
    a = np.array([True, False])
    xp.asarray(a)[1] = True
    assert a.all()
    b = xp.array([0, 1], "int8")
    b.view(bool)[0] = True
    assert b.tolist() == [1, 1]


def test_booleans_over_any_bytes_are_shared():
    """Writing to either side is visible on the other, for any bytes."""
    numbers = xp.array([0, 1, 2, 255], "uint8")
    seen = numbers.view(bool)
    assert xp.shares_memory(seen, numbers)
    seen[0], seen[2], numbers[1] = True, False, 0
    assert numbers.tolist() == [1, 0, 0, 255] and seen.tolist() == [True, False, False, True]
    for taken in (xp.asarray, from_buffer, lambda a: catenary.Variable(a).data):
        theirs = np.array([0, 1, 2, 255], "uint8").view(bool)
        ours = taken(theirs)
        ours[2], theirs[0] = False, True
        assert ours.tolist() == theirs.tolist() == [True, True, False, True]


# dtypes and kinds of results ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "value", [np.int64(1), np.float64(0.5), [3, 4], np.array([2.5]), 7, True, np.float32(2)], ids=str
)
def test_append_keeps_the_dtype_of_values(value):
    a = np.array([1], "int16")
    same(xp.append(xp.array(a), value), np.append(a, value))


def test_results_without_axes_are_arrays():
    a = xp.array([[1.0, 2.0], [2.0, 4.0]])
    for value, wanted in (
        (xp.count_nonzero(a), 4),
        (xp.linalg.matrix_rank(a), 1),
        (xp.linalg.matrix_rank([1, 2]), 1),
        (xp.linalg.lstsq(a, xp.ones(2), None)[2], 1),
    ):
        assert isinstance(value, xp.ndarray) and value.shape == () and value == wanted
    assert xp.linalg.lstsq(a, xp.ones(2), None)[2].dtype == "int32"


def test_unique_with_each_nan():
    values = np.array([[3, np.nan, 1], [np.nan, 3, np.nan]])
    for equal in (True, False):
        theirs = np.unique(values, True, True, True, equal_nan=equal)
        for ours, wanted in zip(xp.unique(xp.array(values), True, True, True, equal_nan=equal), theirs):
            same(ours, wanted)
    assert xp.unique(xp.array([2, 1, 2]), equal_nan=False).tolist() == [1, 2]


# layouts --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "make",
    [
        lambda: xp.correlate(xp.ones(3), xp.arange(5.0), "valid"),
        lambda: xp.correlate(xp.ones(3), xp.arange(5.0), "full"),
        lambda: xp.percentile(xp.ones((2, 3, 4)), xp.array([10, 50]), (0, 2)),
        lambda: xp.quantile(xp.ones((2, 3, 4)), xp.array([[0.1], [0.5]]), 1),
        lambda: xp.percentile(xp.ones((3, 4)), 20, 0),
        lambda: xp.ones((2, 3)).imag,
    ],
)
def test_results_in_c_order(make):
    assert make().flags.c_contiguous


def test_imag_lies_as_the_array():
    for order in "CF":
        theirs, ours = np.ones((2, 3), order=order).imag, xp.ones((2, 3), order=order).imag
        assert ours.flags.c_contiguous == theirs.flags.c_contiguous and not ours.flags.writeable
        assert ours.flags.f_contiguous == theirs.flags.f_contiguous and not ours.any()


# nothing in, nothing out ----------------------------------------------------------------------------------


def test_no_vectors_and_no_columns():
    assert xp.apply_along_axis(lambda x: x, 0, xp.empty((0, 10))).shape == (0, 10)
    assert xp.linalg.solve(xp.zeros((3, 3)), xp.empty((3, 0))).shape == (3, 0)
    assert xp.linalg.solve(xp.zeros((2, 3, 3)), xp.empty((2, 3, 0))).shape == (2, 3, 0)
    with pytest.raises(ValueError):
        xp.linalg.solve(xp.zeros((3, 3)), xp.empty((4, 0)))
    with pytest.raises(ValueError):
        xp.apply_along_axis(lambda x: x, 0, xp.empty((10, 0)))


def test_pseudo_inverses_of_nothing():
    for shape, dtype in (((0, 3), "int32"), ((2, 3, 0), "float32")):
        same(xp.linalg.pinv(xp.empty(shape, dtype)), np.linalg.pinv(np.empty(shape, dtype)))


# decompositions -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", [(4, 3), (3, 4), (3, 3), (1, 1)])
def test_reflections_of_qr(shape):
    a = np.random.RandomState(0).rand(*shape)
    for ours, theirs in zip(xp.linalg.qr(xp.array(a), "raw"), np.linalg.qr(a, "raw")):
        np.testing.assert_allclose(xp.asnumpy(ours), theirs, rtol=1e-10, atol=1e-13)
    triangle = np.triu(a)
    for ours, theirs in zip(xp.linalg.qr(xp.array(triangle), "raw"), np.linalg.qr(triangle, "raw")):
        np.testing.assert_allclose(xp.asnumpy(ours), theirs, rtol=1e-10, atol=1e-13)


def test_reflections_of_stacks():
    a = xp.array(np.random.RandomState(1).rand(2, 4, 3))
    h, tau = xp.linalg.qr(a, "raw")
    assert h.shape == (2, 3, 4) and tau.shape == (2, 3)
    for n in range(2):
        one, scales = xp.linalg.qr(a[n], "raw")
        assert xp.allclose(h[n], one) and xp.allclose(tau[n], scales)


def test_thresholds_of_pseudo_inverses():
    a, thresholds = np.random.RandomState(2).rand(2, 4, 3), np.array([0.1, 0.5])
    made = xp.linalg.pinv(xp.array(a), xp.array(thresholds))
    np.testing.assert_allclose(xp.asnumpy(made), np.linalg.pinv(a, thresholds), rtol=1e-9, atol=1e-12)


# comparisons with objects ---------------------------------------------------------------------------------


class Equal:
    def __eq__(self, other):
        return other == 2


class Unequal:
    def __ne__(self, other):
        return other == 2


class Answering:
    def __array_ufunc__(self, ufunc, method, *inputs, **keywords):
        return ufunc.__name__, method, [value is self for value in inputs].index(True)


class OptedOut:
    __array_ufunc__ = None

    def __eq__(self, other):
        return "equal"

    def __ne__(self, other):
        return "unequal"

    def __gt__(self, other):
        return "greater"


@pytest.mark.parametrize(
    "value",
    [Equal(), Unequal(), object(), type("Int", (int,), {})(2)],
    ids=lambda value: type(value).__name__,
)
def test_objects_are_compared_with_each_element(value):
    a = np.array([[1, 2], [2, 3]])
    for compare in (operator.eq, operator.ne):
        same(compare(xp.array(a), value), compare(a, value))


def test_objects_with_the_protocol_for_functions():
    a, other = xp.array([3, 7]), Answering()
    assert (a < other) == ("less", "__call__", 1) and (a >= other) == ("greater_equal", "__call__", 1)
    assert (a == other) == ("equal", "__call__", 1) and (a != other) == ("not_equal", "__call__", 1)
    out = OptedOut()
    assert (a == out, a != out, a < out) == ("equal", "unequal", "greater")
    with pytest.raises(TypeError):
        a < object()


# warnings -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "call",
    [
        lambda: xp.zeros(None),
        lambda: bool(xp.zeros(0)),
        lambda: +xp.array([True]),
    ],
)
def test_what_newer_numpy_refuses_is_warned_of(call):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(DeprecationWarning):
            call()


def test_shapes_of_other_values():
    for value, shape in (("abc", ()), (None, ()), ({1}, ()), ([["a"], ["b"]], (2, 1)), (3, ())):
        assert xp.shape(value) == np.shape(value) == shape
        assert xp.ndim(value) == np.ndim(value) and xp.size(value) == np.size(value)
    assert xp.size([[1, 2, 3]], 1) == 3


@pytest.mark.parametrize("offset", [-1, len(RAW) + 1, 10**20])
def test_offsets_beyond_a_buffer(offset):
    with pytest.raises(ValueError, match="offset"):
        xp.frombuffer(RAW, "uint8", 0, offset)
    assert xp.frombuffer(RAW, "uint8", offset=len(RAW)).shape == (0,)


# triangles and bits -----------------------------------------------------------------------------------------


def test_triangles_of_any_size():
    rng = np.random.default_rng(4)
    shapes = [tuple(rng.integers(0, 12, 2)) for _ in range(40)] + [(2, 40000), (40000, 2), (3, 32767), (1, 1)]
    for rows, columns in shapes:
        for k in (0, 1, -1, int(rng.integers(-40, 40)), 32766, -32769, 10**9, -(10**12)):
            for dtype in ("float32", bool, "int64"):
                same(xp.tri(rows, columns, k, dtype=dtype), np.tri(rows, columns, k, dtype=dtype))
        x = rng.integers(1, 9, (2, rows, columns))
        for k in (0, 3, -2):
            same(xp.tril(xp.array(x), k), np.tril(x, k))
            same(xp.triu(xp.array(x), k), np.triu(x, k))
    same(xp.tri(4), np.tri(4))
    assert xp.tri(3, dtype="bool").dtype == "bool"


def test_bits_of_any_number():
    rng = np.random.default_rng(5)
    for _ in range(150):
        shape = tuple(rng.integers(0, 7, rng.integers(1, 4)))
        bits, a = rng.integers(0, 3, shape), rng.integers(0, 256, shape).astype("uint8")
        order = ("big", "little")[rng.integers(2)]
        axis = [None, *range(-len(shape), len(shape))][rng.integers(2 * len(shape) + 1)]
        for dtype in ("bool", "uint8", "int16", "int64"):
            x = bits.astype(dtype)
            same(xp.packbits(xp.array(x), axis, order), np.packbits(x, axis, order))
        length = 8 * (a.size if axis is None else a.shape[axis])
        for count in (None, int(rng.integers(-length, length + 20))):
            if not a.size:
                break  # of which NumPy gives memory that it has not written
            made = xp.unpackbits(xp.array(a), axis, order, count=count)
            same(made, np.unpackbits(a, axis, count=count, bitorder=order))
            assert made.flags.c_contiguous or axis is not None
        with pytest.raises(ValueError, match="count"):
            xp.unpackbits(xp.array(a), axis, order, count=-length - 1)
