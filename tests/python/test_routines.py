"""Routines of catenary.array compared with NumPy's, on random arrays with all kinds of layouts."""

import random

import pytest

numpy = pytest.importorskip("numpy")
import catenary.array as xp  # noqa: E402

DTYPES = "? b h i l B H I L e f d".split()


def some_array(draw, shape, dtype=None):
    """The same array for both: contiguous, transposed, with gaps or reversed."""
    dtype = numpy.dtype(dtype or draw.choice(DTYPES))
    generator = numpy.random.RandomState(draw.randrange(2**31))
    layout = draw.randrange(4)
    base = [n * (2 if layout == 2 else 1) for n in shape]
    values = generator.randint(0 if dtype.kind in "bu" else -9, 10, size=base)
    host = (values / (4 if dtype.kind == "f" else 1)).astype(dtype)
    ours = xp.array(host)
    if layout == 1:
        return host.transpose().copy().transpose(), xp.array(host.transpose()).transpose()
    if layout == 2:
        return host[tuple(slice(None, None, 2) for _ in shape)], ours[
            tuple(slice(None, None, 2) for _ in shape)
        ]
    if layout == 3 and shape:
        return host[::-1], ours[::-1]
    return host, ours


def some_shape(draw, ndim=None, least=1):
    return tuple(draw.randrange(least, 5) for _ in range(draw.randrange(4) if ndim is None else ndim))


def same(ours, theirs, rtol=0.0):
    if isinstance(theirs, (tuple, list)):
        assert len(ours) == len(theirs)
        for a, b in zip(ours, theirs):
            same(a, b, rtol)
        return
    theirs = numpy.asarray(theirs)
    ours = xp.asnumpy(ours) if isinstance(ours, xp.ndarray) else numpy.asarray(ours)
    assert ours.dtype == theirs.dtype and ours.shape == theirs.shape
    if theirs.dtype == numpy.float16:
        rtol = max(rtol, 2e-3) if rtol else 0
    elif theirs.dtype == numpy.float32:
        rtol = max(rtol, 1e-5) if rtol else 0
    numpy.testing.assert_allclose(ours.astype(float), theirs.astype(float), rtol=rtol, atol=rtol)


def both(function, hosts, ours, rtol=0.0):
    """Runs a function of a module and arrays with both, and compares results or the kinds of exceptions."""
    try:
        with numpy.errstate(all="ignore"):
            theirs = function(numpy, *hosts)
    except Exception as error:
        kinds = (ValueError, TypeError, IndexError, ZeroDivisionError, numpy.linalg.LinAlgError)
        with pytest.raises(kinds) as caught:
            function(xp, *ours)
        assert isinstance(caught.value, tuple(kind for kind in kinds if isinstance(error, kind)))
        return
    same(function(xp, *ours), theirs, rtol)


# name -> function of the module and one array of at least one axis and the axis
ONE = {
    "sum": lambda m, a, n: m.sum(a, axis=n),
    "sum_keep": lambda m, a, n: m.sum(a, n, keepdims=True),
    "sum_dtype": lambda m, a, n: m.sum(a, n, "d"),
    "sum_method": lambda m, a, n: a.sum(n),
    "prod": lambda m, a, n: m.prod(a, axis=n, dtype="d"),
    "mean": lambda m, a, n: m.mean(a, n),
    "var": lambda m, a, n: m.var(a, n),
    "var_ddof": lambda m, a, n: m.var(a.astype("d"), axis=n, ddof=1),
    "std": lambda m, a, n: a.std(n, keepdims=True),
    "max": lambda m, a, n: m.max(a, n),
    "min": lambda m, a, n: a.min(axis=n),
    "amax": lambda m, a, n: m.amax(a, n, None, True),
    "argmax": lambda m, a, n: m.argmax(a, n),
    "argmin": lambda m, a, n: a.argmin(axis=n),
    "ptp": lambda m, a, n: m.ptp(a.astype("d"), n),
    "all": lambda m, a, n: m.all(a, n),
    "any": lambda m, a, n: a.any(axis=n, keepdims=True),
    "count": lambda m, a, n: m.count_nonzero(a, axis=n),
    "count_all": lambda m, a, n: m.count_nonzero(a),
    "cumsum": lambda m, a, n: m.cumsum(a, n, dtype="d"),
    "cumprod": lambda m, a, n: a.cumprod(n, "d"),
    "sort": lambda m, a, n: m.sort(a, n),
    "argsort": lambda m, a, n: m.argsort(a, n, kind="stable"),
    "median": lambda m, a, n: m.median(a.astype("d"), n),
    "diff": lambda m, a, n: m.diff(a, axis=n),
    "percentile": lambda m, a, n: m.percentile(a.astype("d"), [10, 50.5, 100], axis=n, keepdims=True),
    "average": lambda m, a, n: m.average(a, n),
    "flip": lambda m, a, n: m.flip(a, n),
    "expand": lambda m, a, n: m.expand_dims(a, n),
    "roll": lambda m, a, n: m.roll(a, 2, n),
    "roll_flat": lambda m, a, n: m.roll(a, -3),
    "roll_two": lambda m, a, n: m.roll(a, (1, 2), (n, n)),
    "repeat": lambda m, a, n: m.repeat(a, 2, n),
    "repeat_flat": lambda m, a, n: a.repeat(2),
    "tile": lambda m, a, n: m.tile(a, (2, 1)),
    "rollaxis": lambda m, a, n: m.rollaxis(a, n),
    "swapaxes": lambda m, a, n: a.swapaxes(0, n),
    "moveaxis": lambda m, a, n: m.moveaxis(a, n, 0),
    "transpose": lambda m, a, n: a.transpose(),
    "transpose_args": lambda m, a, n: a.transpose(*range(a.ndim)[::-1]),
    "T": lambda m, a, n: a.T,
    "ravel": lambda m, a, n: m.ravel(a),
    "ravel_f": lambda m, a, n: a.ravel("F"),
    "flatten": lambda m, a, n: a.flatten("F"),
    "reshape": lambda m, a, n: a.reshape(-1, a.shape[n]),
    "reshape_f": lambda m, a, n: m.reshape(a, (a.shape[n], -1), "F"),
    "squeeze": lambda m, a, n: m.squeeze(a),
    "squeeze_axis": lambda m, a, n: a.squeeze(n),
    "atleast": lambda m, a, n: m.atleast_3d(a),
    "atleast_list": lambda m, a, n: m.atleast_2d(a, 3),
    "split": lambda m, a, n: m.split(a, 2, n),
    "split_at": lambda m, a, n: m.split(a, [1, 2], n),
    "array_split": lambda m, a, n: m.array_split(a, 3, n),
    "hsplit": lambda m, a, n: m.hsplit(a, [1]),
    "vsplit": lambda m, a, n: m.vsplit(a, [1]),
    "dsplit": lambda m, a, n: m.dsplit(a, [1]),
    "concatenate": lambda m, a, n: m.concatenate((a, a), n),
    "stack": lambda m, a, n: m.stack([a, a], n),
    "hstack": lambda m, a, n: m.hstack([a, a]),
    "vstack": lambda m, a, n: m.vstack([a, a]),
    "dstack": lambda m, a, n: m.dstack([a]),
    "column_stack": lambda m, a, n: m.column_stack([a, a]),
    "append": lambda m, a, n: m.append(a, a, n),
    "take": lambda m, a, n: m.take(a, [0, -1, 0], n),
    "take_flat": lambda m, a, n: a.take([[0, 1]]),
    "take_wrap": lambda m, a, n: m.take(a, [7, -9], n, mode="wrap"),
    "take_clip": lambda m, a, n: m.take(a, [7, -9], n, mode="clip"),
    "take_out": lambda m, a, n: m.take(a, 99, n),
    "nonzero": lambda m, a, n: a.nonzero(),
    "argwhere": lambda m, a, n: m.argwhere(a),
    "flatnonzero": lambda m, a, n: m.flatnonzero(a),
    "where": lambda m, a, n: m.where(a, a, -a.astype("d")),
    "where_one": lambda m, a, n: m.where(a),
    "unique": lambda m, a, n: [
        part.ravel() for part in m.unique(a, True, True, True)
    ],  # NumPy 2 gives the inverse the shape of a
    "extract": lambda m, a, n: m.extract(a, a),
    "compress": lambda m, a, n: a.compress([True], n),
    "diagonal": lambda m, a, n: a.diagonal(1),
    "trace": lambda m, a, n: m.trace(a),
    "diag": lambda m, a, n: m.diag(a, -1),
    "diagflat": lambda m, a, n: m.diagflat(a, 1),
    "tril": lambda m, a, n: m.tril(a, 1),
    "triu": lambda m, a, n: m.triu(a),
    "clip": lambda m, a, n: a.astype("d").clip(-2.0, 3.0),
    "clip_one": lambda m, a, n: m.clip(a.astype("d"), None, 1.5),
    "round": lambda m, a, n: m.around(a.astype("d"), 1),
    "round_method": lambda m, a, n: a.astype("l").round(-1),
    "rot90": lambda m, a, n: m.rot90(a, 3),
    "fliplr": lambda m, a, n: m.fliplr(a),
    "flipud": lambda m, a, n: m.flipud(a),
    "pad": lambda m, a, n: m.pad(a, 1),
    "pad_value": lambda m, a, n: m.pad(a, ((1, 2),) * a.ndim, constant_values=1),
    "pad_edge": lambda m, a, n: m.pad(a, (2, 1), mode="edge"),
    "pad_wrap": lambda m, a, n: m.pad(a, (2, 1), "wrap"),
    "pad_reflect": lambda m, a, n: m.pad(a, 3, "reflect"),
    "pad_symmetric": lambda m, a, n: m.pad(a, 3, "symmetric"),
    "resize": lambda m, a, n: m.resize(a, (3, 5)),
    "broadcast_to": lambda m, a, n: m.broadcast_to(a, (2,) + a.shape),
    "choose": lambda m, a, n: m.choose(abs(a.astype("l")) % 2, [a, 1]),
    "ix_": lambda m, a, n: m.ix_([0, 1], [True, False, True]),
    "select": lambda m, a, n: m.select([a > 3, a < 0], [a, 7 * a.astype("d")], 1.0),
    "searchsorted": lambda m, a, n: m.searchsorted(m.sort(a.ravel()), a, "right"),
    "partition": lambda m, a, n: m.take(m.partition(a, 0, n), [0], n),
    "isclose": lambda m, a, n: m.isclose(a, 1),
    "allclose": lambda m, a, n: m.allclose(a, a),
    "array_equal": lambda m, a, n: m.array_equal(a, a[:1]),
    "full_like": lambda m, a, n: m.full_like(a, 1),
    "zeros_like": lambda m, a, n: m.zeros_like(a, "f"),
    "ones_like": lambda m, a, n: m.ones_like(a),
    "copy": lambda m, a, n: m.copy(a),
    "array": lambda m, a, n: m.array(a, ndmin=4),
    "asarray": lambda m, a, n: m.asarray(a, "f"),
    "ascontiguous": lambda m, a, n: m.ascontiguousarray(a),
    "take_along": lambda m, a, n: m.take_along_axis(a, m.argsort(a, n, kind="stable"), n),
    "histogram": lambda m, a, n: m.histogram(a.astype("d"), 5),
    "apply": lambda m, a, n: m.apply_along_axis(lambda v: v.max(), n, a),
    "digitize": lambda m, a, n: m.digitize(a.astype("d"), m.array([-3.0, 0.0, 4.0])),
    "put": lambda m, a, n: filled(m, a, lambda b: b.put([0, -1], [1, 0])),
    "fill": lambda m, a, n: filled(m, a, lambda b: b.fill(1)),
    "place": lambda m, a, n: filled(m, a, lambda b: m.place(b, b > 0, m.asarray([1, 0], b.dtype))),
    "putmask": lambda m, a, n: filled(m, a, lambda b: m.putmask(b, b > 0, m.asarray([1, 0, 1], b.dtype))),
    "copyto": lambda m, a, n: filled(m, a, lambda b: m.copyto(b, 1, where=b > 0)),
    "sort_inplace": lambda m, a, n: filled(m, a, lambda b: b.sort(n)),
    "nansum": lambda m, a, n: m.nansum(with_nan(m, a), n),
    "nanprod": lambda m, a, n: m.nanprod(with_nan(m, a), n),
    "nanmax": lambda m, a, n: m.nanmax(with_nan(m, a)),
    "nanmin": lambda m, a, n: m.nanmin(with_nan(m, a)),
    "nanmean": lambda m, a, n: m.nanmean(a.astype("d"), n),
    "nan_to_num": lambda m, a, n: m.nan_to_num(with_nan(m, a)),
    "nanargmax": lambda m, a, n: m.nanargmax(a.astype("d"), n),
    "isin": lambda m, a, n: m.isin(a, m.asarray([1, 3])),
    "in1d": lambda m, a, n: m.in1d(a, m.asarray([1, 3]), invert=True),
    "union1d": lambda m, a, n: m.union1d(a, a),
    "intersect1d": lambda m, a, n: m.intersect1d(a, a[:1]),
    "setdiff1d": lambda m, a, n: m.setdiff1d(a, a[:1]),
    "packbits": lambda m, a, n: m.packbits(a > 0, n),
    "unpackbits": lambda m, a, n: m.unpackbits(a.astype("l").astype("B"), n),
    "r_": lambda m, a, n: m.r_[1:3, a.ravel().astype("d"), 0:1:3j],
    "c_": lambda m, a, n: m.c_[a[..., None], a[..., None]],
    "angle": lambda m, a, n: m.angle(a.astype("d")),
    "sinc": lambda m, a, n: m.sinc(a.astype("d")),
    "cov": lambda m, a, n: m.cov(a.astype("d")),
    "corrcoef": lambda m, a, n: m.corrcoef(a.astype("d")[:1]),
    "delete": lambda m, a, n: m.delete(a, [0], n),
    "size": lambda m, a, n: m.size(a, n),
    "shape": lambda m, a, n: m.array(m.shape(a)),
    "sum_tuple": lambda m, a, n: m.sum(a, axis=tuple(range(a.ndim))),
    "max_tuple": lambda m, a, n: a.max((0, n)),
}


def with_nan(module, a):
    a = a.astype("d")
    a[a > 3] = float("nan")
    return a


def filled(module, a, change):
    b = a.copy()
    change(b)
    return b


@pytest.mark.parametrize("name", sorted(ONE))
def test_one_array(name):
    draw = random.Random(name)
    for _ in range(25):
        shape = some_shape(draw, draw.randrange(1, 4))
        host, ours = some_array(draw, shape)
        axis = draw.randrange(-len(shape), len(shape) + (draw.random() < 0.1))
        both(lambda m, a: ONE[name](m, a, axis), [host], [ours], 1e-12)
        assert numpy.array_equal(ours.get(), host)


TWO = {
    "dot": lambda m, a, b: m.dot(a, b),
    "matmul": lambda m, a, b: m.matmul(a, b),
    "inner": lambda m, a, b: m.inner(a, b),
    "outer": lambda m, a, b: m.outer(a, b),
    "vdot": lambda m, a, b: m.vdot(a, b),
    "tensordot": lambda m, a, b: m.tensordot(a, b, 1),
    "tensordot_axes": lambda m, a, b: m.tensordot(a, b, ([0], [0])),
    "kron": lambda m, a, b: m.kron(a, b),
    "einsum": lambda m, a, b: m.einsum("...i,...i->...", a, b),
    "broadcast": lambda m, a, b: m.broadcast_arrays(a, b),
    "broadcast_shape": lambda m, a, b: m.array(m.broadcast(a, b).shape, dtype=int),
    "concatenate": lambda m, a, b: m.concatenate([a, b]),
    "concatenate_flat": lambda m, a, b: m.concatenate([a, b], None),
    "where": lambda m, a, b: m.where(a > b, a, b),
    "meshgrid": lambda m, a, b: m.meshgrid(a, b),
    "meshgrid_ij": lambda m, a, b: m.meshgrid(a, b, indexing="ij", sparse=True),
    "result_type": lambda m, a, b: m.zeros(0, m.result_type(a.dtype, b.dtype)),
    "allclose": lambda m, a, b: m.allclose(a, b),
    "add_outer": lambda m, a, b: m.add.outer(a, b),
    "array_equiv": lambda m, a, b: m.array_equiv(a, b),
    "method": lambda m, a, b: a.dot(b),
}


@pytest.mark.parametrize("name", sorted(TWO))
def test_two_arrays(name):
    draw = random.Random(name)
    for _ in range(40):
        ndim = draw.randrange(1, 4)
        shape = some_shape(draw, ndim)
        other = draw.choice([shape, shape[-1:], shape[::-1], some_shape(draw, 2)])
        a, our_a = some_array(draw, shape)
        b, our_b = some_array(draw, other)
        both(TWO[name], [a, b], [our_a, our_b], 1e-6)


CREATION = {
    "zeros": lambda m: m.zeros((2, 3)),
    "zeros_int": lambda m: m.zeros(4, "i"),
    "zeros_order": lambda m: m.zeros((2, 3), order="F"),
    "ones": lambda m: m.ones([2, 3], numpy.float32),
    "full": lambda m: m.full((2, 2), 7),
    "full_float": lambda m: m.full(3, 1.5),
    "full_list": lambda m: m.full((2, 2), [1, 2]),
    "full_bool": lambda m: m.full((), True),
    "eye": lambda m: m.eye(3, 4, 1, "i"),
    "identity": lambda m: m.identity(3),
    "arange": lambda m: m.arange(5),
    "arange3": lambda m: m.arange(1, 10, 3),
    "arange_float": lambda m: m.arange(0.5, 3),
    "arange_down": lambda m: m.arange(5, 0, -2),
    "arange_dtype": lambda m: m.arange(3, dtype="f"),
    "linspace": lambda m: m.linspace(0, 1, 5),
    "linspace_open": lambda m: m.linspace(0, 1, 5, endpoint=False),
    "linspace_step": lambda m: m.linspace(2, 3, 5, retstep=True),
    "logspace": lambda m: m.logspace(0, 2, 5),
    "array_int": lambda m: m.array([1, 2]),
    "array_mixed": lambda m: m.array([[1, 2.5], [True, 4]]),
    "array_bool": lambda m: m.array([True]),
    "array_empty": lambda m: m.array([]),
    "array_nested": lambda m: m.array([[], []]),
    "array_scalar": lambda m: m.array(3),
    "array_big": lambda m: m.array([2**63]),
    "array_ndmin": lambda m: m.array([1], ndmin=3),
    "array_tuple": lambda m: m.array(((1,), (2,))),
    "array_dtype": lambda m: m.array([1.9, -1.9], dtype="i"),
    "array_arrays": lambda m: m.array([m.ones(2), m.zeros(2)]),
    "array_numpy": lambda m: m.array(numpy.arange(6).reshape(2, 3)[:, ::2]),
    "tri": lambda m: m.tri(3, 4, -1),
    "mgrid": lambda m: m.mgrid[0:2, 1:4],
    "ogrid": lambda m: m.ogrid[0:2, 0:1:3j],
    "mgrid_one": lambda m: m.mgrid[0:3:0.5],
    "vander": lambda m: m.vander(m.array([1, 2, 3]), 4),
    "indices": lambda m: m.indices((2, 3)),
    "frombuffer": lambda m: m.frombuffer(b"\1\0\2\0", "i2"),
    "fromiter": lambda m: m.fromiter(range(3), float),
    "unravel": lambda m: m.unravel_index(m.array([0, 5, 7]), (2, 4)),
    "unravel_f": lambda m: m.unravel_index(m.array([5]), (2, 4), "F"),
    "ravel_multi": lambda m: m.ravel_multi_index((m.array([0, 1]), m.array([3, 2])), (2, 4)),
    "diag_indices": lambda m: m.diag_indices(3),
    "tril_indices": lambda m: m.tril_indices(3, 1),
    "triu_indices": lambda m: m.triu_indices(3),
    "lexsort": lambda m: m.lexsort((m.array([2, 1]), m.array([1, 1]))),
    "bincount": lambda m: m.bincount(m.array([1, 1, 3]), minlength=6),
    "bincount_w": lambda m: m.bincount(m.array([1, 1]), m.array([0.5, 0.25])),
    "histogram_edges": lambda m: m.histogram(m.array([1.0, 2.0, 2.5, 9.0]), m.array([1.0, 2.0, 3.0])),
    "histogram_density": lambda m: m.histogram(m.array([1.0, 2.0, 2.5, 9.0]), 4, (0, 8), density=True),
    "empty_shape": lambda m: m.array(m.empty((2, 0, 3)).shape),
    "linspace_arrays": lambda m: m.linspace(m.array([0.0, 1.0]), 5, 4),
    "cross": lambda m: m.cross(m.array([[1.0, 2.0, 3.0], [0.0, 1.0, 0.0]]), m.array([4.0, 5.0, 6.0])),
    "fromfunction": lambda m: m.fromfunction(lambda i, j: i + j, (2, 3)),
    "cov_two": lambda m: m.cov(m.array([1.0, 2.0]), m.array([3.0, 5.0])),
    "zero_error": lambda m: m.zeros((-1, 2)),
    "arange_error": lambda m: m.arange(0, 1, 0),
    "array_error": lambda m: m.array([[1], [2, 3]]),
    "concatenate_error": lambda m: m.concatenate([]),
    "split_error": lambda m: m.split(m.zeros(5), 2),
    "axis_error": lambda m: m.zeros(3).sum(1),
    "reshape_error": lambda m: m.zeros(3).reshape(2),
    "transpose_error": lambda m: m.zeros((2, 3)).transpose(0, 0),
    "where_error": lambda m: m.where(m.ones(2), 1),
    "dot_error": lambda m: m.dot(m.ones(2), m.ones(3)),
    "squeeze_error": lambda m: m.squeeze(m.ones(2), 0),
    "choose_error": lambda m: m.choose(m.array([2]), [m.array([1])]),
    "dtype_error": lambda m: m.zeros(2, "no such type"),
    "shape_error": lambda m: m.zeros("ab"),
    "linspace_error": lambda m: m.linspace(0, 1, -1),
    "put_error": lambda m: m.zeros(2).put([5], 1),
    "float_axis": lambda m: m.zeros(3).sum(1.5),
    "copyto_error": lambda m: m.copyto(m.zeros(2, "i"), m.ones(2)),
    "broadcast_error": lambda m: m.broadcast_to(m.ones(3), (2,)),
    "argmax_empty": lambda m: m.zeros(0).argmax(),
}


@pytest.mark.parametrize("name", sorted(CREATION))
def test_creation(name):
    both(lambda m: CREATION[name](m), [], [], 1e-12)


LINALG = {
    "inv": lambda m, a: m.linalg.inv(a),
    "det": lambda m, a: m.linalg.det(a),
    "slogdet": lambda m, a: m.linalg.slogdet(a),
    "solve": lambda m, a: m.linalg.solve(a, a[0]),
    "cholesky": lambda m, a: m.linalg.cholesky(a @ a.T),
    "pinv": lambda m, a: m.linalg.pinv(a),
    "svd": lambda m, a: m.linalg.svd(a, compute_uv=False),
    "svd_product": lambda m, a: product(m, m.linalg.svd(a)),
    "qr": lambda m, a: m.dot(*m.linalg.qr(a)),
    "qr_r": lambda m, a: abs(m.linalg.qr(a, "r")),
    "eigvalsh": lambda m, a: m.linalg.eigvalsh(a + a.T),
    "eigh": lambda m, a: m.linalg.eigh(a + a.T)[0],
    "norm": lambda m, a: m.linalg.norm(a),
    "norm_1": lambda m, a: m.linalg.norm(a, 1),
    "norm_inf": lambda m, a: m.linalg.norm(a, numpy.inf, axis=1),
    "norm_nuc": lambda m, a: m.linalg.norm(a, "nuc"),
    "norm_fro": lambda m, a: m.linalg.norm(a, "fro", (0, 1), True),
    "rank": lambda m, a: m.linalg.matrix_rank(a),
    "power": lambda m, a: m.linalg.matrix_power(a, 5),
    "power_inverse": lambda m, a: m.linalg.matrix_power(a, -2),
}


def product(m, parts):
    u, s, v = parts
    return m.dot(u * s, v)


@pytest.mark.parametrize("name", sorted(LINALG))
def test_linalg(name):
    host = numpy.random.RandomState(3).normal(size=(4, 4))
    both(LINALG[name], [host], [xp.array(host)], 1e-9)
    assert issubclass(xp.linalg.LinAlgError, numpy.linalg.LinAlgError)


def test_linalg_errors():
    for call in (xp.linalg.inv, xp.linalg.cholesky, lambda a: xp.linalg.solve(a, a)):
        with pytest.raises(xp.linalg.LinAlgError):
            call(xp.zeros((2, 2)))
    with pytest.raises(xp.linalg.LinAlgError):
        xp.linalg.inv(xp.zeros((2, 3)))
    with pytest.raises(TypeError):
        xp.linalg.inv("matrix")


# wrong arguments of every kind

FUNCTIONS = (
    "sum prod mean var std amax amin argmax argmin all any count_nonzero cumsum cumprod sort argsort "
    "nonzero argwhere take reshape ravel transpose squeeze expand_dims concatenate stack hstack vstack "
    "split array_split tile repeat roll flip pad where extract choose dot inner outer vdot tensordot "
    "matmul trace diag diagonal clip around unique bincount searchsorted histogram zeros_like "
    "broadcast_to atleast_2d copyto put array_repr save add exp multiply modf"
).split()
LENIENT = {
    "save",
    "where",
    "pad",
    "array_split",
    "atleast_2d",
    "sort",
    "argsort",
    "unique",
}  # any object is a truth value


@pytest.mark.parametrize("name", FUNCTIONS)
def test_wrong_arguments(name):
    function = getattr(xp, name)
    for wrong in (
        object(),
        "text",
        {},
        None,
        1j,
        b"bytes",
        {1, 2},
        lambda: 0,
        numpy.array(["a"]),
        numpy.array([1j]),
    ):
        for arguments in (
            (wrong,),
            (wrong, wrong),
            (wrong, wrong, wrong),
            (xp.ones(2), object(), wrong),
            (xp.ones(2), xp.ones(2), object()),
        ):
            try:
                function(*arguments)
            except (TypeError, ValueError, IndexError, OverflowError, NotImplementedError) as error:
                assert str(error)
            else:  # a sequence of numbers, or None for a default
                assert isinstance(wrong, (bytes, type(None))) or name in LENIENT
    with pytest.raises(TypeError):
        function(xp.ones(2), no_such_argument=1)
    if name != "atleast_2d":
        with pytest.raises(TypeError):
            function()


def test_eigenvalues_of_halves():
    a = numpy.array([[2, 1], [1, 3]])
    w, v = xp.linalg.eigh(xp.array(a, "e"))
    assert w.dtype == v.dtype == xp.linalg.eigvalsh(xp.array(a, "e")).dtype == "float16"
    assert numpy.allclose(w.get(), numpy.linalg.eigvalsh(a), atol=2e-3)
    assert numpy.allclose((v * w @ v.T).get(), a, atol=1e-2)
    with pytest.raises(TypeError):
        xp.linalg.inv(xp.array(a, "e"))


def test_whole_powers():
    assert xp.logspace(0, 15, 16, dtype=int).tolist() == [10**n for n in range(16)]
    bases, exponents = xp.arange(2.0, 30).reshape(-1, 1), xp.arange(0.0, 11)
    assert xp.power(bases, exponents).tolist() == [[float(b**n) for n in range(11)] for b in range(2, 30)]


@pytest.mark.parametrize("name", ["r_", "c_"])
@pytest.mark.parametrize(
    "directive", ["-1", "0,2", "1,2,0", "0,2,-1", "0,3,1", "-1,3,-2", "0,2,2", "2,2", "a", ""]
)
def test_directives_of_joined_slices(name, directive):
    x, v = numpy.arange(6.0).reshape(2, 3), numpy.arange(3)
    for items in ((v, v + 1), (v, 5), (slice(0, 3), v), (slice(0, 1, 3j), v), (x, v), (x, x)):
        try:
            expected = getattr(numpy, name)[(directive, *items)]
        except (ValueError, IndexError):
            with pytest.raises((ValueError, IndexError)):
                getattr(xp, name)[
                    (directive, *(xp.array(i) if isinstance(i, numpy.ndarray) else i for i in items))
                ]
            continue
        made = getattr(xp, name)[
            (directive, *(xp.array(i) if isinstance(i, numpy.ndarray) else i for i in items))
        ]
        assert made.dtype == expected.dtype and made.shape == expected.shape
        assert numpy.allclose(made.get(), expected)
    with pytest.raises(ValueError):
        getattr(xp, name)[1, "0,2"]
    with pytest.raises(NotImplementedError, match="no matrices"):
        getattr(xp, name)["r", 1]
    with pytest.raises(ValueError, match="up to three numbers"):
        getattr(xp, name)["0,1,2,3", 1]
