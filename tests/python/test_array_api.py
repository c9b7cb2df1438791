"""The array API standard: names, keywords and results that NumPy 1 does not have; the suite is scripts/test-array-api."""

import math

import catenary.array as xp
import pytest

try:
    import numpy
except ImportError:
    numpy = None
A = [[3.0, 1.0, 2.0], [6.0, 5.0, 4.0]]


def test_namespace():
    a = xp.array(A)
    assert a.__array_namespace__() is xp and a.__array_namespace__(api_version="2024.12") is xp
    assert xp.__array_api_version__ == "2024.12"
    with pytest.raises(ValueError, match="api_version"):
        a.__array_namespace__(api_version="2019.01")
    info = xp.__array_namespace_info__()
    assert info.capabilities() == {
        "boolean indexing": True,
        "data-dependent shapes": True,
        "max dimensions": 64,
    }
    assert info.default_device().name == "cpu"
    assert info.devices()[0].name == "cpu"
    with xp.cuda.Device("test:1"):
        assert info.default_device() in info.devices()
    assert info.default_dtypes() == {"real floating": "float64", "integral": "int64", "indexing": "int64"}
    assert list(info.dtypes(kind="real floating")) == ["float32", "float64"]
    assert set(info.dtypes(kind=("bool", "unsigned integer"))) == {
        "bool",
        "uint8",
        "uint16",
        "uint32",
        "uint64",
    }
    assert len(info.dtypes()) == 11 and info.dtypes(kind="complex floating") == {}
    with pytest.raises(ValueError, match="kind"):
        info.dtypes(kind="imaginary")


def test_kinds_of_dtypes():
    assert xp.isdtype(xp.float32, "real floating") and xp.isdtype(xp.bfloat16, "numeric")
    assert xp.isdtype(xp.int8, ("bool", "integral")) and not xp.isdtype(xp.bool, "numeric")
    assert xp.isdtype(xp.int8, xp.int8) and not xp.isdtype(xp.int8, xp.uint8)
    assert not xp.isdtype(xp.float64, "complex floating")
    with pytest.raises(ValueError, match="isdtype"):
        xp.isdtype(xp.int8, "number")
    assert type(xp.finfo(xp.float32).eps) is float and xp.finfo(xp.zeros(1, "float16")).max == 65504.0
    if numpy is not None:
        for name in ("float16", "float32", "float64"):
            ours, theirs = xp.finfo(name), numpy.finfo(name)
            for key in (
                "bits eps epsneg iexp machep max maxexp min minexp negep nexp nmant precision "
                "resolution smallest_normal smallest_subnormal tiny"
            ).split():
                assert getattr(ours, key) == pytest.approx(float(getattr(theirs, key)), rel=1e-3), (name, key)


def test_aliases():
    for new, old in (("acos", "arccos"), ("concat", "concatenate"), ("pow", "power"), ("atan2", "arctan2")):
        assert new == "concat" or getattr(xp, new) is getattr(xp, old)
    assert xp.concat([xp.ones(1), xp.zeros(1)]).tolist() == [1, 0]
    assert xp.permute_dims(xp.array(A), (1, 0)).shape == (3, 2) == xp.array(A).mT.shape
    assert xp.matrix_transpose(xp.zeros((4, 2, 3))).shape == (4, 3, 2)
    with pytest.raises(ValueError, match="two axes"):
        xp.zeros(3).mT
    with pytest.raises(ValueError, match="0-d"):
        xp.unstack(xp.array(1))
    assert [part.tolist() for part in xp.unstack(xp.array(A), axis=1)] == [[3, 6], [1, 5], [2, 4]]


@pytest.mark.parametrize("device", ["cpu", "test:0"])
def test_devices(device):
    where = xp.zeros(1).to_device(device).device
    made = [
        xp.empty(2, device=device),
        xp.zeros((2, 2), order="F", device=device),
        xp.ones(2, device=where),
        xp.full(2, 3.0, device=device),
        xp.full(2, xp.array(3.0), device=device),
        xp.eye(2, device=device),
        xp.arange(3, device=device),
        xp.linspace(0, 1, 3, device=device),
        xp.linspace(xp.zeros(2), 1, 3, device=device),
        xp.asarray([1, 2], device=device),
        xp.asarray(xp.zeros(2), device=device),
        xp.array(xp.zeros(2), device=device),
        xp.astype(xp.zeros(2), xp.int8, device=device),
        xp.zeros(2).to_device(where),
        xp.from_dlpack(xp.zeros(2), device=device),
    ] + [getattr(xp, kind + "_like")(xp.zeros((2, 3)), device=device) for kind in ("empty", "zeros", "ones")]
    made.append(xp.full_like(xp.zeros((2, 3)), xp.array(1), device=device))
    assert [a.device.name for a in made] == [device] * len(made)
    back = xp.zeros_like(made[0], device="cpu")
    assert back.device.name == "cpu" and xp.zeros(1).device.name == "cpu"
    assert made[0].to_device(device) is made[0]
    with pytest.raises(TypeError, match="stream"):
        made[0].to_device("cpu", stream=1)


def test_copy():
    a = xp.array(A)
    assert (
        xp.asarray(a, copy=False) is a and xp.asarray(a, copy=None) is a and xp.asarray(a, copy=True) is not a
    )
    for needs in (lambda: [1, 2], lambda: 3.0, lambda: a.T):
        with pytest.raises(ValueError, match="copy"):
            xp.asarray(needs(), copy=False, order="C")
    for wrong in (dict(dtype="int8"), dict(device="test:0")):
        with pytest.raises(ValueError, match="copy"):
            xp.asarray(a, copy=False, **wrong)
    held = bytearray(8)
    xp.asarray(held, copy=False)[0] = 7
    assert held[0] == 7
    view = xp.reshape(a, (3, 2), copy=False)
    view[0, 0] = 9
    assert a[0, 0] == 9
    copied = xp.reshape(a, (3, 2), copy=True)
    copied[0, 0] = 1
    assert a[0, 0] == 9 and a.reshape(6, copy=True).tolist() == a.ravel().tolist()
    assert xp.reshape(a, (3, 2), order="F", copy=True).tolist() == xp.reshape(a, (3, 2), order="F").tolist()
    with pytest.raises(ValueError, match="copy"):
        xp.reshape(a.T, 6, copy=False)
    assert xp.reshape(a, newshape=6).shape == (6,)
    for wrong in (lambda: xp.reshape(a), lambda: xp.reshape(a, 6, newshape=6)):
        with pytest.raises(TypeError, match="newshape"):
            wrong()
    assert xp.astype(a, float, copy=False) is a


def test_keywords():
    a = xp.array(A)
    assert xp.std(a, correction=1).item() == pytest.approx(xp.std(a, ddof=1).item())
    assert a.var(correction=0.5).item() == pytest.approx(a.var().item() * 6 / 5.5)
    with pytest.raises(ValueError, match="correction"):
        xp.var(a, ddof=1, correction=1)
    assert (xp.ones(1, "float32") + 3.4001e38).dtype == "float32"  # it fits
    assert xp.clip(xp.array(3.0, "float32"), 0.0, 1.0).dtype == "float32"
    assert xp.clip(xp.array(3.0, "float32").to_device("test:0"), 0.0, 1.0).item() == 1
    assert xp.clip(xp.array(3, "uint8"), max=300).dtype == "int64"  # a uint8 does not hold it
    assert xp.clip(a).tolist() == A and xp.clip(a, max=3).max() == 3 and a.clip(2, a_max=3).min() == 2
    with pytest.raises(TypeError, match="two names"):
        xp.clip(a, 1, a_min=2)
    assert xp.take_along_axis(a, xp.argsort(a)).tolist() == xp.sort(a).tolist()
    with pytest.raises(ValueError, match="atleast_1d"):
        xp.nonzero(xp.array(3))
    assert xp.expand_dims(a).shape == (1, 2, 3)


def test_sort():
    values = [3.0, 1.0, math.nan, 2.0, 1.0]
    a = xp.array(values)
    assert str(xp.sort(a, descending=True)) == "[nan  3.  2.  1.  1.]"
    assert xp.argsort(a, descending=True).tolist() == [2, 0, 3, 1, 4]
    assert xp.argsort(a, stable=True).tolist() == [1, 4, 3, 0, 2]
    b = xp.array(A)
    for axis in (0, 1, -1):
        places = xp.argsort(b, axis=axis, descending=True)
        assert xp.take_along_axis(b, places, axis).tolist() == xp.sort(b, axis, descending=True).tolist()
    assert xp.sort(b, None, descending=True).tolist() == [6, 5, 4, 3, 2, 1]
    assert xp.argsort(b, None, descending=True).tolist() == [3, 4, 5, 0, 2, 1]
    assert xp.argsort(xp.array(1), None, descending=True).tolist() == [0]
    with pytest.raises(ValueError, match="kind and stable"):
        xp.sort(a, kind="stable", stable=True)
    with pytest.raises(TypeError, match="fields"):
        xp.argsort(a, order="x")
    b.sort(axis=0, descending=True)
    assert b.tolist() == [[6, 5, 4], [3, 1, 2]]


def test_whole_numbers_stay():
    for kind in ("bool", "int8", "uint64"):
        a = xp.array([1, 0], kind)
        for function in (xp.floor, xp.ceil, xp.trunc, xp.round if kind != "bool" else xp.floor):
            made = function(a)
            assert made.dtype == kind and made.tolist() == a.tolist() and made is not a
    out = xp.zeros(2)
    assert xp.floor(xp.array([1, 2]), out) is out and out.tolist() == [1, 2]
    assert xp.floor(xp.array([1, 2]), dtype="float32").dtype == "float32"
    xp.floor(xp.array([5, 6]), out, where=xp.array([True, False]))
    assert out.tolist() == [5, 2]
    assert xp.ceil(xp.array(4), where=xp.array([True, True])).tolist() == [4, 4]
    with pytest.raises(TypeError):
        xp.floor(xp.array([1, 2]), xp.zeros(2, "int8"), casting="safe")


def test_sums():
    a = xp.arange(4)
    assert xp.cumulative_sum(a, include_initial=True).tolist() == [0, 0, 1, 3, 6]
    assert xp.cumulative_prod(a + 1, include_initial=True, dtype="float32").tolist() == [1, 1, 2, 6, 24]
    out = xp.zeros((2, 3))
    assert xp.cumulative_sum(xp.array(A), axis=1, out=out) is out and out[1].tolist() == [6, 11, 15]
    with pytest.raises(ValueError, match="axis"):
        xp.cumulative_sum(out)
    assert xp.vecdot(xp.array(A), xp.array([1, 2, 3])).tolist() == [11, 28]
    assert xp.vecdot(xp.array(A), xp.array(A), axis=0).tolist() == [45, 26, 20]
    with pytest.raises(ValueError, match="lengths"):
        xp.vecdot(a, xp.array(A))
    with pytest.raises(ValueError, match="0-d"):
        xp.vecdot(a, xp.array(1))


def test_sets():
    a = xp.array([[2.0, math.nan], [1.0, 2.0], [math.nan, 1.0]])
    values, indices, inverse, counts = xp.unique_all(a)
    assert (
        str(values) == "[ 1.  2. nan nan]"
        and indices.tolist() == [2, 0, 1, 4]
        and counts.tolist() == [2, 2, 1, 1]
    )
    assert inverse.shape == a.shape and str(values[inverse]) == str(a)
    assert xp.unique_counts(a).counts.tolist() == [2, 2, 1, 1] and xp.unique_values(a).size == 4
    assert xp.unique_inverse(a).inverse_indices.tolist() == inverse.tolist()


def test_linalg():
    a = xp.array([[4.0, 2.0], [2.0, 3.0]])
    upper = xp.linalg.cholesky(a, upper=True)
    assert xp.allclose(upper.T @ upper, a) and upper[1, 0] == 0
    assert xp.allclose(xp.linalg.svd(a).S, xp.linalg.svdvals(a)) and xp.linalg.qr(a).R[1, 0] == 0
    assert xp.linalg.eigh(a).eigenvalues.shape == (2,) and xp.linalg.slogdet(a).sign == 1
    assert xp.linalg.matrix_rank(xp.array([[1, 0], [0, 0.1]]), rtol=0.2) == 1
    assert xp.linalg.matrix_rank(xp.stack([a, a]), rtol=xp.array([0.1, 0.9])).tolist() == [2, 1]
    assert xp.allclose(xp.linalg.pinv(a, rtol=None), xp.linalg.inv(a))
    for function, names in ((xp.linalg.pinv, ("rcond", "rtol")), (xp.linalg.matrix_rank, ("tol", "rtol"))):
        with pytest.raises(ValueError, match="together"):
            function(a, **dict.fromkeys(names, 0.1))
    stack = xp.arange(24.0).reshape(2, 3, 4)
    assert xp.linalg.diagonal(stack, offset=1).tolist() == [[1, 6, 11], [13, 18, 23]]
    assert xp.linalg.trace(stack).tolist() == [15, 51]
    assert xp.linalg.cross(xp.array([1, 0, 0]), xp.array([[0, 1, 0], [0, 0, 1]])).tolist() == [
        [0, 0, 1],
        [0, -1, 0],
    ]
    with pytest.raises(ValueError, match="three"):
        xp.linalg.cross(xp.array([1, 2]), xp.array([1, 2]))
    with pytest.raises(ValueError, match="two vectors"):
        xp.linalg.outer(stack, stack)
    assert xp.linalg.vector_norm(stack, axis=(0, 2), keepdims=True).shape == (1, 3, 1)
    assert xp.linalg.vector_norm(stack, axis=(0, 2)).tolist() == pytest.approx(
        [math.sqrt(sum(v * v for v in stack[:, n].ravel().tolist())) for n in range(3)]
    )
    assert (
        xp.linalg.vector_norm(stack, ord=0) == 23
        and xp.linalg.vector_norm(stack, axis=()).shape == stack.shape
    )
    assert xp.linalg.matrix_norm(stack, keepdims=True).shape == (2, 1, 1)
    for name in ("matmul", "tensordot"):
        assert xp.allclose(getattr(xp.linalg, name)(a, a), getattr(xp, name)(a, a))


def test_dlpack():
    a = xp.array(A)
    assert xp.from_dlpack(a, copy=True).data.ptr != a.data.ptr == xp.from_dlpack(a, copy=False).data.ptr
    far = a.to_device("test:0")
    assert far.__dlpack_device__() == (12, 0)
    assert xp.from_dlpack(far, device="cpu").tolist() == A
    with pytest.raises(BufferError):
        xp.from_dlpack(far)
    with pytest.raises(BufferError, match="copy"):
        xp.from_dlpack(far, device="cpu", copy=False)
    with pytest.raises(ValueError, match="copy"):
        xp.from_dlpack(a, device="test:0", copy=False)
    for version in ((0, 8), (1, 0), (2, 0)):
        for copy in (None, True, False):
            assert a.__dlpack__(max_version=version, copy=copy, dl_device=(1, 0)) is not None
    fixed = xp.broadcast_to(a, (2, 2, 3))
    assert not xp.from_dlpack(fixed).flags.writeable
    with pytest.raises(BufferError):
        fixed.__dlpack__(max_version=(0, 8))
