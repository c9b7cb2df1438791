"""The array object: construction, attributes, conversions, pickling, printing."""

import copy
import ctypes
import operator
import pickle

import catenary.array as xp
import pytest

try:
    import numpy
except ImportError:
    numpy = None
needs_numpy = pytest.mark.skipif(numpy is None, reason="needs NumPy")
NAMES = [
    "bool",
    "int8",
    "int16",
    "int32",
    "int64",
    "uint8",
    "uint16",
    "uint32",
    "uint64",
    "float16",
    "bfloat16",
    "float32",
    "float64",
]
Device = type(xp.zeros(1).device)


def test_construction():
    a = xp.ndarray((2, 3))
    assert a.shape == (2, 3) and a.dtype == "float64" and a.strides == (24, 8) and a.flags.owndata
    a = xp.ndarray((2, 3), "f", order="F")
    assert a.strides == (4, 8) and a.flags.f_contiguous and not a.flags.c_contiguous
    assert (
        xp.ndarray(4, int).shape == (4,) and xp.ndarray((), int).shape == () and xp.ndarray([2, 0]).size == 0
    )
    b = xp.zeros((2, 3), "f")
    c = xp.ndarray((3,), "f", b.data + 4, strides=(8,))
    c[...] = 5
    assert b.tolist() == [[0, 5, 0], [5, 0, 5]]
    assert xp.ndarray((2, 2), "d", strides=(0, 8)).strides == (0, 8)
    assert xp.ndarray((2, 2), "f", b.data + 12, strides=(-12, 4)).tolist() == [
        b[1, :2].tolist(),
        b[0, :2].tolist(),
    ]
    for wrong, kind in [
        (dict(shape=-1), ValueError),
        (dict(shape="ab"), TypeError),
        (dict(shape=1.5), TypeError),
        (dict(shape=(2,), dtype="no"), TypeError),
        (dict(shape=(2,), dtype="complex64"), TypeError),
        (dict(shape=(2,), order="X"), ValueError),
        (dict(shape=(2,), memptr=3), TypeError),
        (dict(shape=(7,), dtype="f", memptr=b.data), ValueError),
        (dict(shape=(2,), dtype="f", memptr=b.data, strides=(-4,)), ValueError),
        (dict(shape=(2, 2), strides=(-16, 8)), ValueError),
        (dict(shape=(2, 2), strides=(24, 8)), ValueError),
        (dict(shape=(2,), strides=(1, 2)), ValueError),
    ]:
        with pytest.raises(kind):
            xp.ndarray(**wrong)
    with pytest.raises(TypeError):
        xp.ndarray()


def test_memory_of_elements():
    a = xp.arange(6, dtype="f").reshape(2, 3)
    pointer = a.data
    assert (
        isinstance(pointer, xp.cuda.MemoryPointer) and pointer.mem.size == 24 and pointer.device == a.device
    )
    assert int(pointer + 4) == a[0, 1:].data.ptr and pointer == a.data and 4 + pointer - 4 == pointer
    host = (ctypes.c_float * 2)()
    (pointer + 8).copy_to_host(host, 8)
    assert list(host) == [2, 3]
    pointer.copy_from(xp.full(2, 7, "f").data, 8)
    pointer += 20
    pointer.memset(0, 4)
    assert a.tolist() == [[7, 7, 2], [3, 4, 0]]
    with pytest.raises(ValueError):
        pointer.memset(0, 5)
    with pytest.raises(ValueError):
        a.T.data.memset(0, 4)
    assert (
        a.ctypes.data == a.data.ptr and list(a.ctypes.shape) == [2, 3] and list(a.T.ctypes.strides) == [4, 12]
    )
    assert a.ctypes.data_as(ctypes.POINTER(ctypes.c_float))[1] == 7
    assert list(a.ctypes.shape_as(ctypes.c_int)) == [2, 3]
    ctypes.memset(a.ctypes, 0, 8)
    assert a.tolist() == [[0, 0, 2], [3, 4, 0]]


def test_small_differences_to_numpy_that_are_gone():
    a = xp.arange(2.0)
    assert round(xp.array(2.567), 1) == 2.6 and round(xp.array(2.5)) == 2
    for wrong in (lambda: round(a), a.reshape, lambda: a.reshape(order="C")):
        with pytest.raises(TypeError):
            wrong()
    with pytest.raises(ValueError):
        del a[0]
    small = xp.array([1, 5], "B")
    assert small.clip(-1, 3).dtype == "int16" and xp.clip(small, 2, 300).tolist() == [2, 5]
    assert xp.where(small > 1, small, 1000).tolist() == [1000, 5]
    with pytest.raises(TypeError):
        small.take([0], out=xp.zeros(1))
    assert xp.full(None, 3).shape == ()
    for kind in (TypeError, ValueError):
        with pytest.raises(kind):
            xp.array(["a"] if numpy is None else numpy.zeros(2, object))
    assert type(xp.broadcast(small, 1).values) is list
    fortran = xp.zeros((2, 3), order="F")
    assert (
        xp.array(fortran).strides == xp.copy(fortran).strides == fortran.strides
        and xp.array(fortran).base is None
    )
    assert fortran.base is None and fortran.flags.owndata and xp.ones((2, 3), "f", "F").sum() == 6
    assert xp.array(fortran, order="C").flags.c_contiguous and xp.copy(fortran, "C").flags.c_contiguous
    if numpy:
        assert xp.array(numpy.zeros((2, 3), order="F")).strides == (8, 16)


def test_attributes():
    a = xp.arange(24, dtype="int16").reshape(2, 3, 4)
    assert (a.shape, a.ndim, a.size, a.itemsize, a.nbytes, a.strides) == ((2, 3, 4), 3, 24, 2, 48, (24, 8, 2))
    assert a.T.shape == (4, 3, 2) and a.T.strides == (2, 8, 24) and a.T.flags.fnc
    assert a.device == Device("cpu") and a.device.id == -1
    assert a.data.ptr % 2 == 0 and a[0, 0, 1].data.ptr == a.data.ptr + 2
    assert a.real is a and not a.imag.any() and a.imag.shape == a.shape and a.imag.dtype == a.dtype
    assert len(a) == 2 and [row.shape for row in a] == [(3, 4)] * 2
    flags = a.flags
    assert (
        flags.c_contiguous
        and flags["C_CONTIGUOUS"]
        and flags["C"]
        and not flags.f_contiguous
        and flags["WRITEABLE"]
    )
    with pytest.raises(KeyError):
        flags["NO"]
    with pytest.raises(AttributeError):
        flags.owndata = False
    with pytest.raises(AttributeError):
        a.dtype = "f"
    a.shape = 4, -1
    assert a.shape == (4, 6) and a.strides == (12, 2)
    with pytest.raises(ValueError):
        a.shape = 5
    with pytest.raises(AttributeError):
        a.T.shape = 24
    with pytest.raises(TypeError):
        a.shape = "x"
    with pytest.raises(TypeError):
        hash(a)


def test_conversions_to_numbers():
    a = xp.array([[2.5]])
    assert float(a) == 2.5 and int(a) == 2 and complex(a) == 2.5 and bool(a) and a.item() == 2.5
    assert not xp.zeros(1)
    assert operator.index(xp.array(3)) == 3 and [10, 20][xp.array(1)] == 20
    assert int(xp.array(2**63 + 1, "uint64")) == 2**63 + 1
    for wrong in (xp.array(3.0), xp.array([3]), xp.array(True)):
        with pytest.raises(TypeError):
            operator.index(wrong)
    b = xp.zeros((2, 2))
    for kind in (float, int, complex):
        with pytest.raises(TypeError):
            kind(b)
    with pytest.raises(ValueError, match="ambiguous"):
        bool(b)
    with pytest.raises(ValueError):
        b.item()
    with pytest.raises(TypeError):
        len(xp.array(1))
    with pytest.raises(TypeError):
        iter(xp.array(1))
    c = xp.arange(6).reshape(2, 3)
    assert c.item(4) == 4 and c.item(1, 2) == 5 and c.item((0, 1)) == 1 and c.item(-1) == 5
    for wrong in ((6,), (2, 0), (-7,)):
        with pytest.raises(IndexError):
            c.item(*wrong)
    with pytest.raises(ValueError):
        c.item(0, 0, 0)
    assert 4 in c and 7 not in c and c.tolist() == [[0, 1, 2], [3, 4, 5]]
    assert format(xp.array(2.5), ".2f") == "2.50" and "%d" % xp.array(3) == "3"
    assert xp.zeros((2, 0)).tolist() == [[], []] and xp.zeros((0, 2)).tolist() == []
    assert xp.zeros((1, 0, 3)).tolist() == [[]]


@pytest.mark.parametrize("name", NAMES)
def test_every_dtype(name):
    a = xp.array([[0, 1, 3], [1, 2, 0]], name)
    values = (
        [[bool(v) for v in row] for row in [[0, 1, 3], [1, 2, 0]]]
        if name == "bool"
        else [[0, 1, 3], [1, 2, 0]]
    )
    assert a.tolist() == values and a.dtype == name and a.dtype.name == name
    for other in (
        pickle.loads(pickle.dumps(a)),
        pickle.loads(a.dumps()),
        copy.copy(a),
        copy.deepcopy(a),
        a.copy(),
        a.T.copy().T,
        a.copy("F"),
        pickle.loads(pickle.dumps(a.T, 2)).T,
        a.astype(name),
    ):
        assert other.dtype == a.dtype and other.tolist() == values and other.data.ptr != a.data.ptr
    assert (
        len(a.tobytes()) == a.nbytes and a.tobytes("F") == a.T.tobytes() and a.T.tobytes("A") == a.tobytes()
    )
    assert a.astype(name, copy=False) is a
    assert eval(repr(a), {"array": xp.array, **{n: n for n in NAMES}}).tolist() == values
    a.fill(1)
    assert a.astype("float64").tolist() == [[1.0] * 3] * 2
    assert a.view("uint8").shape == (2, 3 * a.itemsize) and a.view().data.ptr == a.data.ptr
    device = Device("test:0")
    with device:
        on = xp.array(values, name)
    back = pickle.loads(pickle.dumps(on))
    assert on.device == device and back.device == Device("cpu") and back.tolist() == values


def test_files(tmp_path):
    a = xp.arange(6).reshape(2, 3).T
    a.tofile(str(tmp_path / "raw"))
    assert (tmp_path / "raw").read_bytes() == a.tobytes()
    with open(tmp_path / "raw", "wb") as file:
        a.tofile(file)
    assert (tmp_path / "raw").read_bytes() == a.tobytes()
    a.tofile(tmp_path / "text", sep=", ", format="%d")
    assert (tmp_path / "text").read_text() == "0, 3, 1, 4, 2, 5"
    a.dump(tmp_path / "dumped")
    with open(tmp_path / "dumped", "rb") as file:
        assert pickle.load(file).tolist() == a.tolist()
    with pytest.raises(OSError):
        a.tofile(str(tmp_path / "no" / "where"))


def test_subclass():
    class Mine(xp.ndarray):
        pass

    a = Mine((2,), "f")
    a.tag = "t"
    a[...] = 3
    assert type(a + 1) is Mine and (a + a).tolist() == [6, 6]
    assert (a + xp.ones(2)).tolist() == (xp.ones(2) + a).tolist()
    assert type(copy.deepcopy(a)) is Mine and type(xp.zeros(2).view(Mine)) is Mine
    a += 1
    assert type(a) is Mine and a.tolist() == [4, 4]
    Mine.__module__, Mine.__qualname__ = __name__, "_Mine"
    globals()["_Mine"] = Mine
    b = pickle.loads(pickle.dumps(a))
    assert type(b) is Mine and b.tag == "t" and b.tolist() == [4, 4]
    assert bytes(memoryview(a)) == a.tobytes()


def test_astype_and_view():
    a = xp.array([1.7, -1.7])
    assert a.astype(int).tolist() == [1, -1] and a.astype("f").dtype == "float32"
    with pytest.raises(TypeError):
        a.astype("int32", casting="safe")
    with pytest.raises(ValueError):
        a.astype("int32", casting="x")
    with pytest.raises(TypeError):
        a.astype("complex128")
    assert a.view("int64").view("float64").tolist() == a.tolist() and a.view("float32").shape == (4,)
    with pytest.raises(ValueError):
        xp.zeros(3, "uint8").view("uint16")
    assert xp.ones((2, 3)).T.astype("f").flags.f_contiguous
    assert xp.ones((2, 3)).T.astype("f", order="C").flags.c_contiguous
    assert a.astype("f", order="F").shape == (2,) and xp.ones((2, 3)).astype("f", order="F").strides == (4, 8)


@needs_numpy
def test_set_and_get():
    a = xp.zeros((2, 3), "f")
    a.set(numpy.arange(6, dtype="f").reshape(2, 3))
    assert a.tolist() == [[0, 1, 2], [3, 4, 5]] and a.get().tolist() == a.tolist()
    a.T.set(numpy.zeros((3, 2), "f"))
    assert not a.any()
    for wrong, kind in (
        (numpy.zeros(6, "f"), ValueError),
        (numpy.zeros((2, 3)), TypeError),
        ([1, 2], TypeError),
        (1, TypeError),
    ):
        with pytest.raises(kind):
            a.set(wrong)
    with pytest.raises(ValueError):
        xp.broadcast_to(a, (2, 2, 3)).set(numpy.zeros((2, 2, 3), "f"))
    with Device("test:0"):
        b = xp.zeros((2, 3), "f")
    b.set(numpy.ones((2, 3), "f"))
    b.T.set(2 * numpy.ones((3, 2), "f"))
    assert b.get().tolist() == [[2] * 3] * 2 and b.device.name == "test:0"


def test_printing():
    assert (
        repr(xp.array([1.0, 2.5], "f")) == "array([1. , 2.5], dtype=float32)"
        and str(xp.arange(3)) == "[0 1 2]"
    )
    assert repr(xp.array(3)) == "array(3)" and str(xp.array(3)) == "3"
    assert repr(xp.zeros((0, 2))) == "array([], shape=(0, 2), dtype=float64)"


@needs_numpy
def test_print_options_of_numpy_hold():
    theirs = numpy.array([[1 / 3, 2 / 3, 1e-9], [1, float("nan"), -4]])
    mine = xp.array(theirs)
    for options in (
        dict(precision=3),
        dict(suppress=True),
        dict(linewidth=20),
        dict(threshold=2, edgeitems=1),
        dict(sign="+"),
        dict(nanstr="none"),
        dict(formatter={"float": "<{:g}>".format}),
    ):
        with numpy.printoptions(**options):
            assert repr(mine) == repr(theirs) and str(mine) == str(theirs), options
            assert xp.array_str(mine, 30, 2) == numpy.array_str(theirs, 30, 2), options
            assert repr(xp.ones(1, "bfloat16")) == "array([1.], dtype=bfloat16)"
    assert repr(mine) == repr(theirs)
