"""Memory shared through NumPy, the buffer protocol, DLPack and others; lifetimes."""

import array as stdlib_array
import ctypes
import gc
import hashlib
import io
import pickle
import struct
import sys
import threading
import weakref

import catenary.array as xp
import pytest
from catenary.array import _interop
from catenary.array._buffer import from_buffer
from catenary.array._protocols import from_dlpack

try:
    import numpy
except ImportError:
    numpy = None
needs_numpy = pytest.mark.skipif(numpy is None, reason="needs NumPy")
FORMATS = {
    "bool": "?",
    "int8": "b",
    "int16": "h",
    "int32": "i",
    "int64": "l",
    "uint8": "B",
    "uint16": "H",
    "uint32": "I",
    "uint64": "L",
    "float16": "e",
    "float32": "f",
    "float64": "d",
}
Device = type(xp.zeros(1).device)


def on_test_device(values, dtype="f"):
    with Device("test:0"):
        return xp.array(values, dtype)


def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096


# the buffer protocol


@pytest.mark.parametrize("name", sorted(FORMATS))
def test_memoryview_of_every_dtype(name):
    a = xp.array([[0, 1, 1], [1, 0, 1]], name)
    view = memoryview(a)
    assert (view.format, view.shape, view.strides) == (FORMATS[name], (2, 3), a.strides)
    assert view.itemsize == a.itemsize and view.nbytes == a.nbytes and not view.readonly and view.c_contiguous
    assert view.tobytes() == bytes(a) == a.tobytes() and memoryview(a.T).tobytes() == a.T.tobytes()
    assert list(struct.iter_unpack("6" + FORMATS[name], a)) == [tuple(sum(a.tolist(), []))]
    assert ctypes.addressof(ctypes.c_char.from_buffer(a)) == a.data.ptr


def test_memoryview_writes():
    a = xp.zeros((2, 3))
    view = memoryview(a)
    view[1, 2] = 7.5
    assert a.tolist() == [[0, 0, 0], [0, 0, 7.5]]
    memoryview(a[:, ::-1])
    assert memoryview(a[:, ::-1]).tolist() == [[0, 0, 0], [7.5, 0, 0]] and memoryview(a[:, ::-1]).strides == (
        24,
        -8,
    )
    flat = io.BytesIO(struct.pack("6d", *range(6)))
    assert flat.readinto(a) == 48 and a.tolist() == [[0, 1, 2], [3, 4, 5]]
    assert memoryview(xp.array(2.5)).tolist() == 2.5 and memoryview(xp.zeros((0, 2))).nbytes == 0
    assert memoryview(xp.zeros((0, 2))).shape == (0, 2)


def test_buffer_outlives_the_array():
    a = xp.arange(1000)
    view = memoryview(a)
    a.shape = (10, 100)  # the view keeps its shape
    del a
    gc.collect()
    junk = [xp.full(1000, 7) for _ in range(10)]
    assert view.shape == (1000,) and view[999] == 999 and len(junk) == 10


def test_buffer_requests_that_fail():
    for wrong in (on_test_device([1, 2]), xp.zeros(2, "bfloat16")):
        for _ in range(3):
            with pytest.raises(BufferError, match="test:0|bfloat16"):
                memoryview(wrong)
            with pytest.raises((BufferError, TypeError)):
                bytes(wrong) if wrong.ndim == 0 else hashlib.sha1(wrong)
    a = xp.zeros((2, 3))
    assert hashlib.sha1(a).digest() == hashlib.sha1(bytes(48)).digest()
    with pytest.raises(BufferError):
        hashlib.sha1(a.T)
    fixed = xp.broadcast_to(a, (2, 3))
    assert memoryview(fixed).readonly
    with pytest.raises((BufferError, TypeError)):
        io.BytesIO(bytes(48)).readinto(fixed)
    with pytest.raises(TypeError):
        ctypes.c_char.from_buffer(fixed)
    assert a.tolist() == [[0] * 3] * 2


def test_buffer_of_a_subclass():
    class Mine(xp.ndarray):
        pass

    a = Mine((2,), "f")
    a[...] = 3
    assert memoryview(a).tolist() == [3, 3] and bytes(a) == struct.pack("2f", 3, 3)

    class Two(Mine):
        extra = 1

    assert memoryview(xp.ones(3).view(Two)).tolist() == [1, 1, 1]


def test_errors_pass_releases():
    a = xp.zeros(3)
    with pytest.raises(ValueError):
        hash(memoryview(a))
    with pytest.raises(IndexError):
        memoryview(a)[5]
    with pytest.raises(ZeroDivisionError):
        with memoryview(a):
            1 / 0
    gc.collect()
    assert sys.getrefcount(a) == 2


@pytest.mark.parametrize(
    "make, code",
    [
        (lambda: stdlib_array.array("f", [1, 2, 3]), "float32"),
        (lambda: stdlib_array.array("H", [1, 2, 3]), "uint16"),
        (lambda: (ctypes.c_int32 * 3)(1, 2, 3), "int32"),
        (lambda: bytearray([1, 2, 3]), "uint8"),
        (lambda: memoryview(stdlib_array.array("d", [1, 9, 2, 9, 3, 9]))[::2], "float64"),
        (lambda: memoryview(bytearray([3, 2, 1]))[::-1], "uint8"),
    ],
)
def test_arrays_over_buffers(make, code):
    value = make()
    a = from_buffer(value)
    assert a.dtype == code and a.tolist() == [1, 2, 3] and a.flags.writeable
    a[0] = 7
    assert list(value)[0] == 7
    reference = weakref.ref(value) if isinstance(value, stdlib_array.array) else None
    del value
    gc.collect()
    assert a.tolist() == [7, 2, 3]
    if reference is not None:
        assert reference() is not None
        del a
        gc.collect()
        assert reference() is None


def test_read_only_buffers():
    a = from_buffer(b"\1\2\3")
    assert not a.flags.writeable and a.tolist() == [1, 2, 3] and a.dtype == "uint8"
    with pytest.raises(ValueError):
        a[0] = 1
    with pytest.raises(ValueError):
        a += 1
    copied = from_buffer(b"\1\2\3", copy=True)
    copied[0] = 5
    assert copied.tolist() == [5, 2, 3]
    two = from_buffer((ctypes.c_double * 2 * 3)((1, 2), (3, 4), (5, 6)))
    assert two.tolist() == [[1, 2], [3, 4], [5, 6]]


def test_buffers_of_the_wrong_kind():
    class Point(ctypes.Structure):
        _fields_ = [("x", ctypes.c_int)]

    with pytest.raises((TypeError, ValueError)):
        from_buffer((Point * 2)())
    held = bytearray(8)
    a = from_buffer(held)
    with pytest.raises(BufferError):
        held.extend(b"x")
    del a
    gc.collect()
    held.extend(b"x")


# NumPy


@needs_numpy
def test_numpy_arrays_share_memory():
    for value in (
        numpy.arange(6.0).reshape(2, 3),
        numpy.arange(12, dtype="h").reshape(3, 4)[::-1, ::2].T,
        numpy.zeros((0, 3)),
        numpy.array(5, "B"),
        numpy.asfortranarray(numpy.ones((2, 3), "e")),
        numpy.zeros((2, 1, 3), bool),
    ):
        a = _interop.from_numpy(value)
        assert (a.shape, a.strides, a.dtype) == (value.shape, value.strides, value.dtype)
        assert a.tolist() == value.tolist()
        if value.size:
            assert a.data.ptr == value.ctypes.data
        views = [numpy.asarray(a), xp.asnumpy(a), a.__array__()]
        if a.flags.c_contiguous and a.size and a.ndim:
            views.append(numpy.frombuffer(a, a.dtype))
        for back in views:
            assert back.dtype == value.dtype and (not value.size or back.ctypes.data == value.ctypes.data)
        assert numpy.asarray(a).strides == value.strides or 1 in value.shape or not value.size
    a = xp.arange(6)
    a.get()[1] = 7
    xp.asnumpy(a)[2] = 9
    numpy.asarray(a)[3] = 8
    assert a.tolist() == [0, 1, 9, 8, 4, 5]


@needs_numpy
def test_numpy_arrays_that_are_copied():
    shifted = numpy.frombuffer(b"x" + numpy.arange(3.0).tobytes(), "d", offset=1)
    for value in (shifted, numpy.arange(3, dtype=">f4"), numpy.arange(3, dtype=">i8")):
        a = _interop.from_numpy(value)
        assert a.tolist() == value.tolist() and a.data.ptr != value.ctypes.data
    for wrong in (
        numpy.zeros(2, complex),
        numpy.array(["a"]),
        numpy.array([None]),
        numpy.zeros(2, "M8[s]"),
        numpy.zeros(2, "f,f"),
        numpy.zeros(2, "longdouble"),
    ):
        with pytest.raises(TypeError):
            _interop.from_numpy(wrong)
        with pytest.raises(TypeError):
            xp.ones(2) + wrong


@needs_numpy
def test_read_only_numpy():
    value = numpy.arange(3.0)
    value.flags.writeable = False
    a = _interop.from_numpy(value)
    assert (
        not a.flags.writeable and not numpy.asarray(a).flags.writeable and not xp.asnumpy(a).flags.writeable
    )
    assert a.data.ptr == value.ctypes.data
    with pytest.raises(ValueError):
        a[0] = 1
    assert not a[1:].flags.writeable


@needs_numpy
def test_lifetimes_with_numpy():
    value = numpy.arange(10.0)
    reference = weakref.ref(value)
    a = _interop.from_numpy(value)
    view = a[2:]
    del value, a
    gc.collect()
    assert reference() is not None and view.tolist()[0] == 2
    back = xp.asnumpy(view)
    del view
    gc.collect()
    assert reference() is not None and back[0] == 2
    del back
    gc.collect()
    assert reference() is None
    b = xp.arange(5)
    shared = numpy.asarray(b)[1:]
    ours = weakref.ref(b)
    del b
    gc.collect()
    assert ours() is not None and shared.tolist() == [1, 2, 3, 4]
    del shared
    gc.collect()
    assert ours() is None


@needs_numpy
def test_array_function_arguments():
    a = xp.arange(3)
    assert numpy.asarray(a, "f").dtype == "float32" and a.__array__("f", copy=True).tolist() == [0, 1, 2]
    assert a.__array__(copy=True).ctypes.data != a.data.ptr
    with pytest.raises(ValueError):
        a.__array__("f", copy=False)
    b = xp.array([1.5, 2], "bfloat16")
    assert numpy.asarray(b).dtype == "float32" and numpy.asarray(b).tolist() == [1.5, 2]
    d = on_test_device([1, 2])
    assert d.get().tolist() == [1, 2] and numpy.asarray(d).tolist() == [1, 2]
    d.get()[0] = 7
    assert d.tolist() == [1, 2]
    assert not hasattr(d, "__array_interface__") and not hasattr(b, "__array_interface__")
    assert not hasattr(a, "__cuda_array_interface__")
    assert a.__array_interface__["data"] == (a.data.ptr, False)


@needs_numpy
def test_array_ufunc():
    a, n = xp.arange(3.0), numpy.arange(3.0)
    for function in (numpy.add, numpy.maximum, numpy.arctan2, numpy.power, numpy.less, numpy.logical_and):
        for found in (function(a, n), function(n, a), function(a, 2), function(2, a), function(a, a)):
            assert type(found) is xp.ndarray
        assert numpy.allclose(function(a, n).get(), function(n, n))
    for function in (numpy.sin, numpy.negative, numpy.sqrt, numpy.isnan, numpy.absolute):
        assert type(function(a)) is xp.ndarray and numpy.allclose(function(a).get(), function(n))
    assert numpy.allclose([x.get() for x in numpy.modf(a)], numpy.modf(n))
    out = numpy.zeros(3)
    assert numpy.add(a, n, out=out) is out and out.tolist() == [0, 2, 4]
    ours = xp.zeros(3)
    assert numpy.add(n, n, out=ours) is ours and ours.tolist() == [0, 2, 4]
    assert numpy.add(a, n, out=out, where=a > 1) is out and numpy.add(a, n, dtype="f").dtype == "float32"
    assert numpy.add.reduce(a).item() == 3 and numpy.add.accumulate(a).tolist() == [0, 1, 3]
    assert numpy.multiply.outer(a, a).tolist() == [[0, 0, 0], [0, 1, 2], [0, 2, 4]]
    assert numpy.matmul(a, n).item() == 5 and (n @ a).item() == 5
    for wrong in (lambda: numpy.add(a, "x"), lambda: numpy.gcd(a, a)):
        with pytest.raises(TypeError):
            wrong()


@needs_numpy
def test_array_function():
    a, n = xp.arange(6.0).reshape(2, 3), numpy.arange(6.0).reshape(2, 3)
    for call in (
        lambda x: numpy.concatenate([x, x]),
        lambda x: numpy.sum(x, axis=0),
        lambda x: numpy.dot(x, x.T),
        lambda x: numpy.where(x > 2, x, -x),
        lambda x: numpy.linalg.norm(x),
        lambda x: numpy.stack([x, n]),
        lambda x: numpy.transpose(x),
        lambda x: numpy.clip(x, 1, 3),
        lambda x: numpy.reshape(x, -1),
        numpy.argmax,
        numpy.cumsum,
        numpy.zeros_like,
    ):
        found = call(a)
        assert type(found) is xp.ndarray and numpy.allclose(found.get(), call(n))
    assert numpy.shape(a) == (2, 3) and numpy.ndim(a) == 2 and numpy.size(a) == 6 and numpy.array_equal(a, n)
    assert numpy.allclose(a, n) and numpy.may_share_memory(a, xp.asnumpy(a))
    assert not numpy.may_share_memory(a, a.get()) and numpy.result_type(a, "f") == "float64"
    numpy.testing.assert_array_equal(a, n)
    numpy.testing.assert_allclose(a, n)
    numpy.testing.assert_array_almost_equal(n, a)
    numpy.testing.assert_equal(a, n)
    with pytest.raises(AssertionError):
        numpy.testing.assert_array_equal(a, n + 1)
    with pytest.raises(TypeError):
        numpy.fft.fft(a)
    target = numpy.zeros((2, 3))
    numpy.copyto(target, a)
    assert target.tolist() == a.tolist()
    out = numpy.zeros(3)
    assert numpy.sum(a, axis=0, out=out) is out and out.tolist() == [3, 5, 7]


# DLPack


def test_dlpack_to_itself():
    a = xp.arange(6.0).reshape(2, 3)
    for view in (a, a.T, a[:, ::-1], xp.zeros((0, 2)), a.astype("bfloat16")):
        b = from_dlpack(view)
        assert b.tolist() == view.tolist() and b.shape == view.shape and b.dtype == view.dtype
        assert not view.size or (b.strides == view.strides and b.data.ptr == view.data.ptr)
    assert a.__dlpack_device__() == (1, 0)
    fixed = xp.broadcast_to(a, (2, 3))
    assert not from_dlpack(fixed).flags.writeable
    with pytest.raises(BufferError):
        fixed.__dlpack__()
    for wrong in (dict(stream=7), dict(dl_device=(2, 0))):
        with pytest.raises(BufferError):
            a.__dlpack__(**wrong)
    with pytest.raises(BufferError):
        on_test_device([1]).__dlpack__()
    capsule = a.__dlpack__()
    assert from_dlpack(capsule).data.ptr == a.data.ptr
    with pytest.raises(ValueError, match="multiple times"):
        from_dlpack(capsule)
    for wrong in (capsule, 3, None, "x"):
        with pytest.raises(ValueError if wrong is capsule else TypeError):
            from_dlpack(wrong)
    assert a.__dlpack__(copy=True) is not None


def test_dlpack_releases():
    a = xp.arange(3)
    for _ in range(100):
        a.__dlpack__()
        a.__dlpack__(max_version=(1, 0))
        from_dlpack(a)
        from_dlpack(a.__dlpack__())
    a.T.__dlpack__()
    from_dlpack(xp.ones(1).__dlpack__())
    xp.ones(1).__dlpack__()
    assert a._use_count <= 2


@needs_numpy
def test_dlpack_with_numpy():
    a, n = xp.arange(3), numpy.arange(3)
    assert numpy.from_dlpack(a).ctypes.data == a.data.ptr and from_dlpack(n).data.ptr == n.ctypes.data
    with pytest.raises((RuntimeError, BufferError)):
        numpy.from_dlpack(a.astype("bfloat16"))
    assert a._use_count == 1 or a.__dlpack__() and a._use_count <= 2


def test_dlpack_with_torch():
    torch = pytest.importorskip("torch")
    a = xp.arange(6, dtype="f").reshape(2, 3)
    t = torch.from_dlpack(a.T)
    assert t.data_ptr() == a.data.ptr and t.tolist() == a.T.tolist()
    t[0, 0] = 9
    assert a[0, 0].item() == 9
    back = from_dlpack(t)
    del a, t
    gc.collect()
    assert back.tolist() == [[9, 3], [1, 4], [2, 5]]
    assert from_dlpack(torch.ones(2, dtype=torch.bfloat16)).dtype == "bfloat16"


# memory and threads


def _churn(number):
    for i in range(number):
        a = xp.zeros(100)
        memoryview(a)
        b = a[10:]
        b += 1
        pickle.dumps(b)
        from_dlpack(b)
        if numpy is not None:
            (_interop.from_numpy(numpy.ones(90)) + b.get()).get()


def test_memory_stays_flat():
    _churn(2000)
    gc.collect()
    before, kept = resident(), len(_interop._kept)
    _churn(20000)
    for i in range(100000):
        xp.ndarray((50,), "f")[3:]
    gc.collect()
    assert len(_interop._kept) == kept
    assert resident() - before < 8e6


def test_two_threads():
    errors = []

    def work():
        try:
            _churn(500)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not errors
