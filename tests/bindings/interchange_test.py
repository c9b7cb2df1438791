#!/usr/bin/env python3
"""Exchanges arrays with NumPy and PyTorch: DLPack tensors in both directions, .npy and .npz files.

Usage: interchange_test.py LIBCATENARY [PYTHON...]   (interpreters to try; those without NumPy are skipped)
"""

import subprocess
import sys

PROGRAM = r'''
import ctypes, gc, os, sys, tempfile
import numpy as np
try:
    import torch
except ImportError:
    torch = None

lib = ctypes.CDLL(sys.argv[1])
lib.ctn_error_message.restype = ctypes.c_char_p
lib.ctn_array_shape.restype = lib.ctn_array_strides.restype = ctypes.POINTER(ctypes.c_int64)
lib.ctn_array_ndim.restype = ctypes.c_size_t
lib.ctn_array_nbytes.restype = ctypes.c_size_t
for name in ("shape", "strides", "ndim", "dtype", "is_writeable", "release", "nbytes"):
    getattr(lib, "ctn_array_" + name).argtypes = [ctypes.c_void_p]

api = ctypes.pythonapi
api.PyCapsule_New.restype = ctypes.py_object
api.PyCapsule_New.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
api.PyCapsule_GetPointer.restype = ctypes.c_void_p
api.PyCapsule_GetPointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
api.PyCapsule_IsValid.argtypes = [ctypes.py_object, ctypes.c_char_p]
api.PyCapsule_SetName.argtypes = [ctypes.py_object, ctypes.c_char_p]
USED = [ctypes.c_char_p(b"used_dltensor"), ctypes.c_char_p(b"used_dltensor_versioned")]

# The names that NumPy uses for the library's dtypes, in the order of their numbers.
NAMES = ("bool int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 bfloat16 float32 float64").split()


def check(status):
    if status:
        raise RuntimeError(lib.ctn_error_message().decode())


class Array:
    """A handle with the two methods of the protocol."""

    def __init__(self, handle):
        self.handle = handle

    def __del__(self):
        lib.ctn_array_release(self.handle)

    def __dlpack_device__(self):
        return 1, 0

    def __dlpack__(self, *, stream=None, max_version=None, dl_device=None, copy=None):
        versioned = max_version is not None and max_version[0] >= 1
        managed = ctypes.c_void_p()
        check(lib.ctn_array_to_dlpack(self.handle, versioned, ctypes.byref(managed)))
        return api.PyCapsule_New(managed, b"dltensor_versioned" if versioned else b"dltensor", None)

    def numpy(self):
        """A copy through the C API."""
        shape = [lib.ctn_array_shape(self.handle)[i] for i in range(lib.ctn_array_ndim(self.handle))]
        out = np.empty(shape, NAMES[lib.ctn_array_dtype(self.handle)])
        check(lib.ctn_array_to_data(self.handle, ctypes.c_void_p(out.ctypes.data), ctypes.c_size_t(out.nbytes)))
        return out


def call(function, *arguments):
    handle = ctypes.c_void_p()
    check(getattr(lib, "ctn_" + function)(*arguments, ctypes.byref(handle)))
    return Array(handle)


def imported(capsule):
    for versioned, name in ((1, b"dltensor_versioned"), (0, b"dltensor")):
        if api.PyCapsule_IsValid(capsule, name):
            array = call("array_from_dlpack", ctypes.c_void_p(api.PyCapsule_GetPointer(capsule, name)), versioned)
            api.PyCapsule_SetName(capsule, USED[versioned])
            return array
    raise AssertionError("no capsule of the protocol")


def of(values):
    values = np.array(values, order="C")
    shape = (ctypes.c_int64 * max(values.ndim, 1))(*values.shape)
    return call("array_from_data", ctypes.c_void_p(values.ctypes.data), shape, ctypes.c_size_t(values.ndim),
                NAMES.index(values.dtype.name))


def used():
    class Statistics(ctypes.Structure):
        _fields_ = [("size", ctypes.c_size_t)] + [("n%d" % i, ctypes.c_uint64) for i in range(8)]
    statistics = Statistics(ctypes.sizeof(Statistics))
    check(lib.ctn_memory_get_statistics(b"cpu", ctypes.byref(statistics)))
    return statistics.n0


def layouts(dtype):
    base = np.arange(24).reshape(2, 3, 4) % (2 if dtype == "bool" else 100)
    a = base.astype(dtype)
    return [a, a.T, a[:, ::2, ::-1], a[1, 2, 3:].reshape(()), a[:0], np.asfortranarray(a[0])]


def same(a, b):
    assert a.dtype == b.dtype and a.shape == b.shape and a.tobytes() == b.tobytes(), (a, b)


numpy_names = [n for n in NAMES if n != "bfloat16"]
before = used()
calls = 0

# NumPy supports the protocol from version 1.22 on.
if hasattr(np, "from_dlpack"):
    modern = int(np.__version__.split(".")[0]) >= 2
    for dtype in numpy_names:
        if dtype == "bool" and not modern:
            continue
        for values in layouts(dtype):
            mine = imported(values.__dlpack__())
            same(mine.numpy(), values)
            assert lib.ctn_array_is_writeable(mine.handle)
            if modern:
                same(imported(values.__dlpack__(max_version=(1, 1))).numpy(), values)
            back = np.from_dlpack(mine)
            same(np.array(back), values)
            if values.size:
                assert back.__array_interface__["data"][0] == values.__array_interface__["data"][0]
            owner = of(values)
            view = np.from_dlpack(owner)
            del owner
            gc.collect()
            same(np.array(view), values)
            calls += 4
    if modern:
        frozen = np.arange(3.0)
        frozen.flags.writeable = False
        mine = imported(frozen.__dlpack__(max_version=(1, 1)))
        assert not lib.ctn_array_is_writeable(mine.handle)
        assert not np.from_dlpack(mine).flags.writeable
        try:
            mine.__dlpack__()
            raise AssertionError("a read-only array was exported without its mark")
        except RuntimeError as error:
            assert "read-only" in str(error), error
    mine = view = back = values = frozen = None

if torch is not None:
    kinds = [n for n in NAMES if hasattr(torch, n) and not n.startswith("uint") or n == "uint8"]
    for dtype in kinds:
        whole = (torch.arange(24).reshape(2, 3, 4) % 2).to(getattr(torch, dtype))
        for values in (whole, whole.permute(2, 0, 1), whole[:, ::2], whole[1, 2, 3], whole[:0]):
            if dtype == "bool" and torch.__version__ < "2":
                continue
            mine = imported(torch.utils.dlpack.to_dlpack(values))
            assert NAMES[lib.ctn_array_dtype(mine.handle)] == dtype
            back = torch.utils.dlpack.from_dlpack(mine.__dlpack__())
            assert back.dtype == values.dtype and torch.equal(back, values)
            assert values.numel() == 0 or back.data_ptr() == values.data_ptr()
            if values.numel():
                back.zero_()
                assert torch.equal(values, torch.zeros_like(values))
            calls += 1
            try:
                capsule = values.__dlpack__(max_version=(1, 1))
            except TypeError:
                continue
            mine = imported(capsule)
            again = torch.from_dlpack(mine)
            assert torch.equal(again, values)
            calls += 1
    mine = back = again = values = whole = capsule = None
gc.collect()
assert used() == before, "%d bytes are left" % (used() - before)

# Files.
with tempfile.TemporaryDirectory() as directory:
    path = os.path.join(directory, "a.npy")
    theirs = os.path.join(directory, "b.npy")
    for dtype in numpy_names:
        for values in layouts(dtype):
            np.save(theirs, values)
            mine = call("array_load", theirs.encode(), 0)
            same(mine.numpy(), values)
            check(lib.ctn_array_save(mine.handle, path.encode()))
            same(np.load(path), values)
            with open(path, "rb") as a, open(theirs, "rb") as b:
                if np.__version__ >= "1.24":
                    assert a.read() == b.read(), values
            if values.size:
                mapped = call("array_load", theirs.encode(), 1)
                same(mapped.numpy(), values)
                same(np.load(path, mmap_mode="r"), values)
            swapped = values.astype(values.dtype.newbyteorder())
            np.save(theirs, swapped)
            same(call("array_load", theirs.encode(), 0).numpy(), values)
            calls += 4
    big = np.zeros((1, 2) + (1,) * 30, "int8")
    for version in ((1, 0), (2, 0), (3, 0)):
        with open(theirs, "wb") as file:
            np.lib.format.write_array(file, big, version=version)
        same(call("array_load", theirs.encode(), 0).numpy(), big)

    # Text as NumPy's tofile writes it.
    special = np.array([0.1, -0.0, 1e16, 1.5e-5, np.nan, np.inf, -np.inf, 123456.75, 5e-324, 2.0**70])
    for values in [special, special.astype("float32"), special[:4].astype("float16"), np.arange(-3, 3),
                   np.array([True, False]), np.arange(3).astype("uint64") + np.uint64(2**63)]:
        for separator in ("", ",", " ; "):
            values.tofile(theirs, sep=separator)
            mine = of(values)
            check(lib.ctn_array_tofile(mine.handle, path.encode(), separator.encode()))
            with open(path, "rb") as a, open(theirs, "rb") as b:
                text, expected = a.read(), b.read()
            assert text == expected, (text, expected)
            calls += 1

    archive = os.path.join(directory, "a.npz")
    arrays = {"w": np.arange(6.0).reshape(2, 3), "layer/0/b": np.arange(3), "f": np.asfortranarray(np.eye(3, 2))}
    for save in (np.savez, np.savez_compressed):
        save(archive, np.float32(3), **arrays)
        file = ctypes.c_void_p()
        check(lib.ctn_npz_file_open(archive.encode(), ctypes.byref(file)))
        same(call("npz_file_read", file, b"arr_0").numpy(), np.array(np.float32(3)))
        for name, values in arrays.items():
            same(call("npz_file_read", file, name.encode()).numpy(), values)
        lib.ctn_npz_file_release(file)
    for level in (0, -1):
        mine = [of(values) for values in arrays.values()]
        handles = (ctypes.c_void_p * len(mine))(*[a.handle for a in mine])
        names = (ctypes.c_char_p * len(mine))(*[None if n == "f" else n.encode() for n in arrays])
        check(lib.ctn_array_savez(archive.encode(), handles, ctypes.c_size_t(len(mine)), names, ctypes.c_int32(level)))
        with np.load(archive) as read:
            assert read.files == ["w", "layer/0/b", "arr_0"], read.files
            for name, values in zip(read.files, arrays.values()):
                same(read[name], values)
    mine = mapped = None

print("ok: NumPy %s%s, %d exchanges" % (np.__version__, ", torch " + torch.__version__ if torch else "", calls))
'''

passed = failed = skipped = 0
for python in dict.fromkeys(sys.argv[2:] or [sys.executable]):
    if subprocess.run([python, "-c", "import numpy"], stderr=subprocess.DEVNULL).returncode:
        print("skipped: %s has no NumPy" % python)
        skipped += 1
        continue
    done = subprocess.run([python, "-W", "ignore", "-c", PROGRAM, sys.argv[1]])
    passed += done.returncode == 0
    failed += done.returncode != 0
print("%d passed, %d failed, %d skipped" % (passed, failed, skipped))
sys.exit(1 if failed else 0 if passed else 77)
