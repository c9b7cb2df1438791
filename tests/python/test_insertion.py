"""Inserting, deleting, assembling, sets of rows and other routines compared with NumPy's."""

import catenary.array as xp
import pytest

np = pytest.importorskip("numpy")


def same(ours, theirs):
    if isinstance(theirs, tuple):
        assert len(ours) == len(theirs)
        for a, b in zip(ours, theirs):
            same(a, b)
        return
    assert ours.dtype == theirs.dtype and ours.shape == theirs.shape
    np.testing.assert_allclose(xp.asnumpy(ours), theirs, rtol=1e-12)


def to_ours(value):
    return xp.array(value) if isinstance(value, np.ndarray) else value


@pytest.mark.parametrize("axis", [None, 0, 1, -1])
@pytest.mark.parametrize(
    "place", [0, 2, -1, [1], [0, 2], [2, 0, 0], slice(0, 2), [], np.array([1, 1]), np.array(1)], ids=repr
)
def test_insert(axis, place):
    a = np.arange(6.0).reshape(2, 3)
    if axis == 0 and not isinstance(place, (int, slice)) and max(np.atleast_1d(place), default=0) > 1:
        place = [0, 1]
    same(xp.insert(xp.array(a), to_ours(place), 7, axis), np.insert(a, place, 7, axis))
    if isinstance(place, int):
        values = {None: np.arange(3), 0: np.arange(3), 1: np.arange(2), -1: np.arange(2)}[axis]
        same(xp.insert(xp.array(a), place, xp.array(values), axis), np.insert(a, place, values, axis))


def test_inserted_values():
    a = np.arange(6, dtype="int8").reshape(2, 3)
    same(xp.insert(xp.array(a), [1], [[2.7], [300]], 1), np.insert(a, [1], [[2.7], [300]], 1))
    same(xp.insert(xp.array(a), 1, [9, 8], 1), np.insert(a, 1, [9, 8], 1))
    same(xp.insert(xp.array(a), [0, 2], [5, 6], 1), np.insert(a, [0, 2], [5, 6], 1))
    for error, call in (
        (IndexError, lambda: xp.insert(xp.arange(3), 4, 0)),
        (IndexError, lambda: xp.insert(xp.arange(3), [0, -5], 0)),
        (IndexError, lambda: xp.insert(xp.arange(3), 1.5, 0)),
        (ValueError, lambda: xp.insert(xp.arange(3), [[0]], 0)),
        (IndexError, lambda: xp.insert(xp.arange(3), 0, 0, axis=1)),
    ):
        with pytest.raises(error):
            call()


@pytest.mark.parametrize("axis", [None, 0, 1])
@pytest.mark.parametrize("place", [0, -1, [0, 1], slice(None, None, 2), [], [1, 1], np.array([0])], ids=repr)
def test_delete(axis, place):
    a = np.arange(6).reshape(2, 3)
    same(xp.delete(xp.array(a), to_ours(place), axis), np.delete(a, place, axis))


def test_deleted_by_booleans():
    a, flags = np.arange(3), np.array([True, False, True])
    same(xp.delete(xp.array(a), xp.array(flags)), np.delete(a, flags))
    same(xp.delete(xp.array(a), flags.tolist()), np.delete(a, flags.tolist()))
    for error, call in (
        (ValueError, lambda: xp.delete(xp.arange(3), [True])),
        (IndexError, lambda: xp.delete(xp.arange(3), 3)),
        (IndexError, lambda: xp.delete(xp.arange(3), [0, -4])),
        (IndexError, lambda: xp.delete(xp.arange(3), [0.5])),
    ):
        with pytest.raises(error):
            call()


def test_block():
    a, b = np.ones((2, 2)), np.arange(2).reshape(2, 1)
    for blocks in (
        [[a, b], [b.T, 5]],
        [a, a],
        [1, 2, 3],
        [[1, 2], [3, 4]],
        a,
        [[[1]], [[2]]],
        [a[0], a],
        [np.arange(2), 3],
    ):

        def converted(value):
            return [converted(part) for part in value] if isinstance(value, list) else to_ours(value)

        try:
            theirs = np.block(blocks)
        except ValueError:
            with pytest.raises(ValueError):
                xp.block(converted(blocks))
            continue
        same(xp.block(converted(blocks)), theirs)
    for error, wrong in (
        (TypeError, (1, 2)),
        (ValueError, []),
        (ValueError, [1, [2]]),
        (ValueError, [[], 1]),
    ):
        with pytest.raises(error, match="block: arrays"):
            xp.block(wrong)


def test_over_axes():
    a = np.arange(24.0).reshape(2, 3, 4)
    for axes in (0, [0, 2], [-1, 1]):
        same(xp.apply_over_axes(xp.sum, xp.array(a), axes), np.apply_over_axes(np.sum, a, axes))
    with pytest.raises(ValueError, match="apply_over_axes"):
        xp.apply_over_axes(lambda a, axis: a.reshape(-1), xp.array(a), 0)


@pytest.mark.parametrize("axis", [0, 1, -1])
@pytest.mark.parametrize("dtype", ["int8", "float32", "bool"])
def test_unique_along(axis, dtype):
    a = np.random.RandomState(0).randint(0, 2, (6, 2, 3)).astype(dtype)
    same(xp.unique(xp.array(a), axis=axis), np.unique(a, axis=axis))
    same(xp.unique(xp.array(a), True, True, True, axis=axis), np.unique(a, True, True, True, axis=axis))
    same(xp.unique(xp.array(a[:0]), axis=0), np.unique(a[:0], axis=0))


def test_sets():
    a, b = np.array([1, 5, 2, 5]), np.array([5, 7])
    for kind in (None, "sort", "table"):
        same(xp.isin(xp.array(a), xp.array(b), kind=kind), np.isin(a, b))
        same(xp.in1d(xp.array(a), xp.array(b), invert=True, kind=kind), np.in1d(a, b, invert=True))
    with pytest.raises(ValueError, match="kind"):
        xp.isin(xp.array(a), xp.array(b), kind="tree")
    with pytest.raises(ValueError, match="kind"):
        xp.isin(xp.array(a), xp.array([1.5]), kind="table")


@pytest.mark.parametrize("bitorder", ["big", "little"])
@pytest.mark.parametrize("count", [None, 0, 3, 8, 11, 20, -3, -16])
def test_counted_bits(count, bitorder):
    a = np.array([[3, 130], [7, 255]], "uint8")
    for axis in (None, 0, 1):
        theirs = None
        try:
            theirs = np.unpackbits(a, axis, count=count, bitorder=bitorder)
        except ValueError:
            with pytest.raises(ValueError):
                xp.unpackbits(xp.array(a), axis, bitorder, count=count)
        if theirs is not None:
            same(xp.unpackbits(xp.array(a), axis, bitorder, count=count), theirs)


def test_ratios():
    for arguments in ((1, 1000), (1, 256, 9, False), (-1, -8, 4), (2.5, 40, 1), (1, 8, 0)):
        same(xp.geomspace(*arguments), np.geomspace(*arguments))
    same(xp.geomspace(1, 1000, 4, dtype=int), np.geomspace(1, 1000, 4, dtype=int))
    low, high = np.array([1.0, 2]), np.array([100.0, 32])
    for axis in (0, -1):
        same(xp.geomspace(xp.array(low), xp.array(high), 5, axis=axis), np.geomspace(low, high, 5, axis=axis))
    with pytest.raises(ValueError, match="zero"):
        xp.geomspace(0, 1)


@pytest.mark.parametrize("dtype", ["float16", "float32", "float64"])
def test_spacing(dtype):
    x = np.array([1, -1, 0, 3.5, np.inf, np.nan, -0.0, 1e-5, np.finfo(dtype).max], dtype)
    x = x[x >= 0] if dtype == "float16" else x  # NumPy's are wrong for negative float16
    with np.errstate(all="ignore"):
        same(xp.spacing(xp.array(x)), np.spacing(x))


@pytest.mark.parametrize("mode", ["full", "same", "valid"])
def test_convolutions(mode):
    random = np.random.RandomState(0)
    for n, m in ((1, 1), (5, 3), (3, 5), (40, 17), (300, 129), (7, 7)):
        for dtype in ("int32", "float64", "bool", "float32"):
            a, v = (random.rand(n) * 9).astype(dtype), (random.rand(m) * 9).astype(dtype)
            for name in ("convolve", "correlate"):
                ours = getattr(xp, name)(xp.array(a), xp.array(v), mode)
                theirs = getattr(np, name)(a, v, mode)
                assert ours.dtype == theirs.dtype and ours.shape == theirs.shape and ours.flags.c_contiguous
                np.testing.assert_allclose(xp.asnumpy(ours), theirs, rtol=1e-4)
    for n, m in ((60, 20), (50, 4)):  # values that are not finite spread only as far as they reach
        a, v = random.rand(n), random.rand(m)
        a[7], a[40], v[2] = np.inf, np.nan, -np.inf
        with np.errstate(all="ignore"):
            np.testing.assert_allclose(
                xp.asnumpy(xp.convolve(xp.array(a), xp.array(v), mode)), np.convolve(a, v, mode)
            )
    with pytest.raises(ValueError, match="mode"):
        xp.convolve([1, 2], [1], "half")
    for wrong in ([], [[1]]):
        with pytest.raises(ValueError, match="convolve"):
            xp.convolve([1, 2], wrong)


def test_condition_numbers():
    a = np.array([[1.0, 2], [3, 5]])
    for p in (None, 2, -2, 1, -1, np.inf, -np.inf, "fro"):
        np.testing.assert_allclose(xp.linalg.cond(xp.array(a), p), np.linalg.cond(a, p), rtol=1e-9)
    stack = np.array([[[1.0, 0], [0, 2]], [[1, 1], [1, 1]]])
    np.testing.assert_allclose(xp.asnumpy(xp.linalg.cond(xp.array(stack), 1)), [2, np.inf])
    for wrong in (xp.ones((2, 3)), xp.ones((0, 0))):
        with pytest.raises(np.linalg.LinAlgError):
            xp.linalg.cond(wrong, 1)


def test_chains_of_products():
    random = np.random.RandomState(0)
    parts = [random.rand(*shape) for shape in ((4, 20), (20, 3), (3, 10), (10, 2))]
    for count in (2, 3, 4):
        ours = xp.linalg.multi_dot([xp.array(part) for part in parts[:count]])
        np.testing.assert_allclose(xp.asnumpy(ours), np.linalg.multi_dot(parts[:count]))
    ends = [parts[0][0], *parts[1:3], parts[3][:, 0]]
    ours, out = [xp.array(part) for part in ends], xp.empty(())
    np.testing.assert_allclose(xp.asnumpy(xp.linalg.multi_dot(ours)), np.linalg.multi_dot(ends))
    assert xp.linalg.multi_dot(ours, out=out) is out
    with pytest.raises(ValueError, match="multi_dot"):
        xp.linalg.multi_dot([xp.ones(3)])
    with pytest.raises(np.linalg.LinAlgError, match=r"arrays\[1\]"):
        xp.linalg.multi_dot([xp.ones((2, 2)), xp.ones(2), xp.ones((2, 2))])


def test_eigenvalues():
    a = np.array([[2.0, 1, 0], [0, 3, 4], [0, 1, 5]])
    w, v = xp.linalg.eig(xp.array(a))
    their_w, their_v = np.linalg.eig(a)
    np.testing.assert_allclose(xp.asnumpy(w), their_w)
    np.testing.assert_allclose(xp.asnumpy(v), their_v, atol=1e-12)
    np.testing.assert_allclose(xp.asnumpy(xp.linalg.eigvals(xp.array(a, "float32"))), their_w, rtol=1e-5)
    with pytest.raises(NotImplementedError, match="real eigenvalues"):
        xp.linalg.eig(xp.array([[0.0, 1], [-1, 0]]))
    with pytest.raises(np.linalg.LinAlgError):
        xp.linalg.eigvals(xp.array([[np.nan, 1], [1, 0]]))


def test_symmetric_matrices():
    a = np.array([[[2.0, 1], [1, -3]], [[1, 0], [0, 0]]])
    for name in ("pinv", "matrix_rank"):
        ours = getattr(xp.linalg, name)(xp.array(a), hermitian=True)
        np.testing.assert_allclose(xp.asnumpy(ours), getattr(np.linalg, name)(a, hermitian=True), atol=1e-12)
    u, s, vh = xp.linalg.svd(xp.array(a), hermitian=True)
    np.testing.assert_allclose(xp.asnumpy(u * s[:, None, :] @ vh), a, atol=1e-12)
    np.testing.assert_allclose(xp.asnumpy(s), np.linalg.svd(a, compute_uv=False))
    assert (xp.linalg.svd(xp.array(a), compute_uv=False, hermitian=True) == s).all()


def test_indices_that_broadcast():
    for ours, theirs in zip(xp.indices((2, 3), sparse=True), np.indices((2, 3), sparse=True)):
        same(ours, theirs)


def test_index_expressions():
    assert xp.s_[1:3, ::2] == np.s_[1:3, ::2] and xp.s_[2] == 2 and xp.index_exp[2] == (2,)
    assert xp.iterable(xp.arange(2)) and not xp.iterable(3)


def test_errors_of_arithmetic():
    with xp.errstate(divide="ignore", invalid="ignore"):
        assert xp.isinf(xp.ones(1) / 0).all()
    old = xp.seterr(all="ignore")
    assert xp.seterr(**old) == xp.geterr() == dict.fromkeys(("divide", "over", "under", "invalid"), "ignore")
    with pytest.raises(NotImplementedError, match="seterr: divide"):
        xp.seterr(divide="raise")
    with pytest.raises(ValueError, match="seterr: over"):
        xp.errstate(over="perhaps")


def test_order_of_products():
    shapes = ((2, 30), (30, 4), (4, 5))
    path, text = xp.einsum_path("ij,jk,kl->il", *map(xp.ones, shapes))
    assert (path, text) == np.einsum_path("ij,jk,kl->il", *map(np.ones, shapes))


def test_fused_functions():
    calls = []

    @xp.fuse(kernel_name="scaled")
    def scaled(x, factor):
        calls.append(1)
        return (x * factor + 1).sum()

    @xp.fuse
    def plain(x):
        return x + 1

    x = xp.arange(4.0)
    assert scaled(x, 2.0).item() == scaled(x, 2.0).item() == 16 and len(calls) == 1
    assert scaled.kernel_name == "scaled" and plain(xp.ones(2)).tolist() == [2, 2] and plain(1) == 2
    scaled.clear_cache()
    assert scaled(x, 2.0).item() == 16 and len(calls) == 2

    class Model:
        @xp.fuse()
        def double(self, x):
            return x * 2

    assert Model().double(x).tolist() == [0, 2, 4, 6]
    with pytest.raises(TypeError, match="fuse"):
        xp.fuse(3)


def test_numpys_functions():
    """NumPy's functions find those of this package by its protocol."""
    a = xp.arange(6.0).reshape(2, 3)
    for call in (
        lambda x: np.gradient(x, axis=0),
        lambda x: np.insert(x, 1, 2),
        lambda x: np.delete(x, 1),
        lambda x: np.polyfit(x[0], x[1], 1),
        lambda x: np.linalg.cond(x[:, :2]),
        lambda x: np.unique(x, axis=0),
        lambda x: np.convolve(x[0], x[1]),
        lambda x: np.block([x, x]),
        lambda x: np.trapz(x),
        lambda x: np.spacing(x),
    ):
        assert isinstance(call(a), xp.ndarray)
        np.testing.assert_allclose(xp.asnumpy(call(a)), call(xp.asnumpy(a)), rtol=1e-9, atol=1e-12)


@pytest.mark.parametrize("dtype", ["float64", "float32", "int16"])
def test_nan_with_where(dtype):
    a = np.array([[1, 5, 2], [7, 3, 4]], dtype)
    if dtype != "int16":
        a[0, 1] = np.nan
    where = np.array([[True, True, False], [False, True, True]])
    ours, flags = xp.array(a), xp.array(where)
    for axis in (None, 0, 1):
        for name in ("nansum", "nanprod"):
            call, theirs = getattr(xp, name), getattr(np, name)
            same(call(ours, axis, where=flags), theirs(a, axis, where=where))
            same(call(ours, axis, initial=3, where=flags), theirs(a, axis, initial=3, where=where))
            same(call(ours, axis, initial=2), theirs(a, axis, initial=2))
        for name in ("nanmax", "nanmin"):
            call, theirs = getattr(xp, name), getattr(np, name)
            same(call(ours, axis, initial=3, where=flags), theirs(a, axis, initial=3, where=where))
            same(call(ours, axis, initial=3), theirs(a, axis, initial=3))
        with np.errstate(all="ignore"):
            for name in ("nanmean", "nanvar", "nanstd"):
                theirs = getattr(np, name)(a, axis, where=where)
                made = xp.asnumpy(getattr(xp, name)(ours, axis, where=flags))
                finite = np.isfinite(theirs)
                np.testing.assert_allclose(made[finite], np.asarray(theirs)[finite], rtol=1e-6)
    with pytest.raises(ValueError, match="initial"):
        xp.nanmax(ours, where=flags)


def test_number_of_axes():
    for value in ("abc", None, {1}, 3.5, [1, 2], [[1]], (), np.ones((2, 1))):
        assert xp.ndim(value) == np.ndim(value)


def test_least_squares_without_a_bound():
    with pytest.warns(FutureWarning, match="rcond"):
        xp.linalg.lstsq(xp.ones((3, 2)), xp.ones(3))
    with pytest.raises(TypeError, match=r"condlist\[0\]"):
        xp.select([xp.arange(2)], [xp.arange(2)])
    with pytest.raises(ValueError, match="require"):
        xp.require(xp.ones(2), "random")


def test_dtype_of_selections():
    rng = np.random.RandomState(8)
    for dtypes in ("bBe", "ef", "hB", "Lh", "f?", "?b"):
        for default in (0, 2.5, True, -1):
            conditions = [rng.rand(4) < 0.5 for _ in dtypes]
            choices = [(rng.rand(4) * 5).astype(dtype) for dtype in dtypes]
            made = xp.select(list(map(xp.array, conditions)), list(map(xp.array, choices)), default)
            same(made, np.select(conditions, choices, default))
    made = xp.select([xp.array([True, False])], [3], xp.array([7, 8], "uint8"))
    assert made.dtype == "uint8" and made.tolist() == [3, 8]


def test_deletion_by_a_boolean():
    for obj in (True, np.array(True), [True, False]):
        with pytest.raises(ValueError, match="obj"):
            xp.delete(xp.arange(3), obj)


@pytest.mark.parametrize("shape", [(7,), (3, 4), (2, 3, 4)])
def test_one_place(shape):
    a = np.random.RandomState(2).rand(*shape)
    for axis in (None, *range(-len(shape), len(shape))):
        length = a.size if axis is None else shape[axis]
        for place in (
            0,
            1,
            -1,
            length,
            -length,
            slice(0, 2),
            slice(1, None, 2),
            slice(-2, None),
            slice(2, 1),
        ):
            if not isinstance(place, int) or place < length:
                same(xp.delete(xp.array(a), place, axis), np.delete(a, place, axis))
            same(xp.insert(xp.array(a), place, 2.5, axis), np.insert(a, place, 2.5, axis))
        for place in (length + 1, -length - 1):
            for call in (
                lambda at, n=axis: xp.insert(xp.array(a), at, 1, n),
                lambda at, n=axis: xp.delete(xp.array(a), at, n),
            ):
                with pytest.raises(IndexError, match="out of bounds"):
                    call(place)
    same(xp.insert(xp.array(a), 1, xp.ones((1,) * a.ndim), 0), np.insert(a, 1, np.ones((1,) * a.ndim), 0))
    with pytest.raises(ValueError):
        xp.insert(xp.array(a), 1, xp.ones((3, 5) + (1,) * a.ndim), 0)


@pytest.mark.parametrize(
    "numbers", [[0, 0, 1, 0, 2, 0], [0, 0], [], [1, 2], [0] * 70 + [3] + [0] * 100, [0.0, np.nan]]
)
def test_zeros_at_the_ends(numbers):
    for trim in ("f", "b", "fb", "FB"):
        same(xp.trim_zeros(xp.array(numbers), trim), np.trim_zeros(np.array(numbers), trim))


@pytest.mark.parametrize("dtypes", ["ll", "Bl", "h?", "?b", "LL", "lL"])
def test_members_by_table_and_by_search(dtypes):
    rng = np.random.RandomState(0)
    a, b = rng.randint(0, 40, (5, 10)).astype(dtypes[0]), rng.randint(0, 60, 20).astype(dtypes[1])
    for kind in (None, "sort", "table"):
        for invert in (False, True):
            same(xp.isin(xp.array(a), xp.array(b), invert=invert, kind=kind), np.isin(a, b, invert=invert))
    ends = np.array([2**63 - 1, -(2**63), 5])
    same(xp.isin(xp.array(ends), xp.array(ends[1:])), np.isin(ends, ends[1:]))
    same(xp.isin(xp.array(a), xp.array(b[:0])), np.isin(a, b[:0]))


@pytest.mark.parametrize("dtype", ["float32", "float64", "int64"])
@pytest.mark.parametrize(
    "rows, columns, more", [(300, 5, ()), (100, 9, (2,)), (2000, 6, (3,)), (300, 200, (150,))]
)
def test_least_squares_of_tall_matrices(dtype, rows, columns, more):
    rng = np.random.RandomState(1)
    a, b = (rng.rand(rows, columns) * 9).astype(dtype), (rng.rand(rows, *more) * 9).astype(dtype)
    tolerance = 1e-3 if dtype == "float32" else 1e-8
    for matrix, rcond in ((a, None), (np.hstack([a, a[:, :1]]), 1e-3)):
        theirs = np.linalg.lstsq(matrix, b, rcond)
        for ours, expected in zip(xp.linalg.lstsq(xp.array(matrix), xp.array(b), rcond), theirs):
            assert ours.dtype == np.asarray(expected).dtype and ours.shape == np.shape(expected)
            np.testing.assert_allclose(xp.asnumpy(ours), expected, rtol=tolerance, atol=tolerance)
    if dtype == "float64":  # on another device, too
        from catenary import _calls

        far = [_calls.array_to_device(xp.array(v), "test:0") for v in (a, b)]
        np.testing.assert_allclose(
            xp.linalg.lstsq(*far, None)[0].get(), np.linalg.lstsq(a, b, None)[0], rtol=1e-8
        )
    with pytest.raises(np.linalg.LinAlgError):
        xp.linalg.lstsq(xp.array(a), xp.array(b[1:]), None)


@pytest.mark.parametrize("dtype", ["int64", "int32", "uint8", "uint64"])
def test_repeats_given_by_arrays(dtype):
    random = np.random.default_rng(1)
    counts = random.integers(0, 9, 300).astype(dtype)
    for axis in (None, 0, 1):
        values = random.integers(0, 99, (300, 2) if axis == 0 else (2, 300) if axis else 300)
        same(xp.repeat(xp.array(values), xp.array(counts), axis), values.repeat(counts.astype("int64"), axis))
        step = xp.array(np.repeat(counts, 2))[::2]
        same(xp.repeat(xp.array(values), step, axis), values.repeat(counts.astype("int64"), axis))
    many = np.array([0, 70000, 3, 70000, 0, 1])
    same(xp.repeat(xp.arange(6), xp.array(many)), np.arange(6).repeat(many))
    with pytest.raises(ValueError):
        xp.repeat(xp.arange(3), xp.array([1, 2]))
    with pytest.raises(TypeError):
        xp.repeat(xp.arange(2), xp.array([1.0, 2.0]))
    if dtype == "int64":
        with pytest.raises(ValueError):
            xp.repeat(xp.arange(2), xp.array([1, -2]))


@pytest.mark.parametrize("dtype", ["int32", "float32", "float64", "bool", "float16"])
@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_powers(dtype, count):
    for size in (0, 1, 7, 9000):
        x = (np.arange(size) % 5 - 2).astype(dtype)
        for increasing in (False, True):
            same(xp.vander(xp.array(x), count, increasing), np.vander(x, count, increasing))


def test_sequences_of_every_length():
    for count in [*range(40), 255, 256, 257, 600]:
        for first, step in ((0, 1), (2, 3), (5, -1), (-7, 1000), (0.5, 0.25), (2.0, -1.5)):
            last = first + count * step
            for dtype in (None, "int32", "float32", "float64"):
                same(xp.arange(first, last, step, dtype), np.arange(first, last, step, dtype))
        for end in (True, False):
            same(xp.linspace(1, 3, count, endpoint=end), np.linspace(1, 3, count, endpoint=end))


def test_cube_roots_of_all_magnitudes():
    random = np.random.default_rng(2)
    x = random.standard_normal(5000) * 10.0 ** random.integers(-323, 308, 5000)
    x = np.concatenate([x, [0.0, -0.0, np.inf, -np.inf, np.nan, 5e-324, -1e-310, 8.0, -125.0, 1e300]])
    made = xp.asnumpy(xp.cbrt(xp.array(x)))
    np.testing.assert_allclose(made, np.cbrt(x), rtol=5e-16)
    np.testing.assert_array_equal(np.signbit(made), np.signbit(x))
    same(xp.cbrt(xp.array([8, 27, -1], dtype="int8")), np.cbrt(np.array([8, 27, -1], "int8")))


@pytest.mark.parametrize("mode", ["wrap", "clip"])
def test_many_positions_in_and_out_of_range(mode):
    values = np.arange(50.0)
    for low, high in ((0, 50), (0, 51), (-1, 50), (-200, 200)):
        places = np.random.default_rng(3).integers(low, high, 3000)
        places[7], places[8] = low, high - 1
        same(xp.take(xp.array(values), xp.array(places), mode=mode), values.take(places, mode=mode))
    rows = places.reshape(3, 1000)
    same(xp.take(xp.array(values), xp.array(rows), mode=mode), values.take(rows, mode=mode))


def test_numbers_instead_of_nan():
    values = np.array([1.5, np.nan, np.inf, -np.inf, -0.0])
    for keywords in ({}, {"nan": 3}, {"nan": np.nan}, {"posinf": 1e300, "neginf": -2}):
        for dtype in ("float32", "float64", "float16"):
            with np.errstate(over="ignore"):
                x = values.astype(dtype)
                same(xp.nan_to_num(xp.array(x), **keywords), np.nan_to_num(x, **keywords))
                ours = xp.array(x)
                assert xp.nan_to_num(ours, copy=False, **keywords) is ours
                same(ours, np.nan_to_num(x, **keywords))


@pytest.mark.parametrize("dtype", ["float64", "float32", "int8", "bool"])
def test_few_places_of_many(dtype):
    """Places that are few beside the elements, in any order, and repeated."""
    random = np.random.RandomState(0)
    for shape, axis in (
        ((900,), None),
        ((900,), 0),
        ((30, 40), None),
        ((30, 40), 0),
        ((30, 40), 1),
        ((9, 8, 20), 1),
    ):
        for order in "CF":
            a = np.asarray(random.randint(0, 9, shape).astype(dtype), order=order)
            length = a.size if axis is None else a.shape[axis]
            for places in (
                random.randint(-length, length, 5),
                [1, -3, 1, 0],
                [length - 1],
                slice(1, 6),
                slice(7, 2, -2),
                slice(-3, None),
                2,
                -1,
            ):
                count = len(np.arange(length)[places]) if not isinstance(places, int) else 1
                values = random.randint(0, 300, count)
                if axis is not None:
                    values = values.reshape((count,) + (1,) * (a.ndim - 1 - axis))
                for given in (3, 2.5, values if count > 1 else 1):
                    ours = xp.insert(xp.array(a), to_ours(places), to_ours(given), axis)
                    same(ours, np.insert(a, places, given, axis))
                same(xp.delete(xp.array(a), to_ours(places), axis), np.delete(a, places, axis))


def test_wrong_places_of_many():
    a = xp.arange(1000)
    for error, call in (
        (IndexError, lambda: xp.insert(a, [0, 1001], 0)),
        (IndexError, lambda: xp.insert(a, xp.array([-1001, 3]), 0)),
        (IndexError, lambda: xp.delete(a, [0, 1000])),
        (IndexError, lambda: xp.delete(a, xp.array([-1001, 3]))),
        (ValueError, lambda: xp.insert(a, [0, 1, 2, 3], [1, 2])),
        (ValueError, lambda: xp.insert(a, [0, 1], [1, 2, 3, 4])),
        (ValueError, lambda: xp.insert(a.reshape(10, 100), 2, xp.arange(3), 0)),
    ):
        with pytest.raises(error):
            call()
