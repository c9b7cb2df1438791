"""The buffer protocol, in both directions.

Since Python 3.12 a class can implement it with a method. Before, only C types can: there a ctypes callback is
stored once in the slot of the class.
"""

import sys
import threading
from ctypes import (
    POINTER,
    PYFUNCTYPE,
    Structure,
    addressof,
    byref,
    c_char,
    c_char_p,
    c_int,
    c_ssize_t,
    c_void_p,
    cast,
    py_object,
    pythonapi,
)

from .. import _calls
from .._dtype import dtype_code
from .._library import library
from .._type_slots import buffer_slots
from ._device import device_name
from ._interop import FORMATS, from_bytes, host_address, on_host, over_memory

_WRITABLE, _FORMAT, _ND, _STRIDES, _C, _F, _ANY, _FULL_READ_ONLY = 1, 4, 8, 0x18, 0x38, 0x58, 0x98, 0x11C
_FORMAT_BYTES = [None if text is None else c_char_p(text.encode()) for text in FORMATS]
_nothing = (c_char * 8)()


class _View(Structure):
    _fields_ = [
        ("buf", c_void_p),
        ("obj", c_void_p),
        ("len", c_ssize_t),
        ("itemsize", c_ssize_t),
        ("readonly", c_int),
        ("ndim", c_int),
        ("format", c_char_p),
        ("shape", c_void_p),
        ("strides", c_void_p),
        ("suboffsets", c_void_p),
        ("internal", c_void_p),
    ]


def _python(result, name, *arguments):
    return PYFUNCTYPE(result, *arguments)((name, pythonapi))


_get_buffer = _python(c_int, "PyObject_GetBuffer", py_object, c_void_p, c_int)
_release_buffer = _python(None, "PyBuffer_Release", c_void_p)
_view_of = _python(py_object, "PyMemoryView_FromBuffer", c_void_p)
_retain = _python(None, "Py_IncRef", py_object)


class _Held:
    """Keeps the buffer of an object that supports the buffer protocol."""

    __slots__ = ("view", "__weakref__")

    def __init__(self, value):
        view = _View()
        _get_buffer(value, byref(view), _FULL_READ_ONLY)
        self.view = view

    def __del__(self, release=_release_buffer, byref=byref):
        if hasattr(self, "view"):
            release(byref(self.view))


def _code_of(text, itemsize):
    """The dtype code for a format of the struct module."""
    kind = text.lstrip("@=<" if sys.byteorder == "little" else "@=>!")
    name = {"?": "bool", "e": "float16", "f": "float32", "d": "float64", "c": "uint8"}.get(kind)
    if name is None and len(kind) == 1 and kind in "bhilqnBHILQN":
        name = "%s%d" % ("int" if kind.islower() else "uint", 8 * itemsize)
    if name is None:
        raise TypeError("expected a buffer of numbers, got one of format %r" % text)
    return dtype_code(name)


def from_buffer(value, copy=False):
    """An array over the memory of an object with the buffer protocol, like array.array, memoryview, ctypes
    arrays.

    Read-only memory gives a read-only array. Elements at unaligned addresses are copied.
    """
    held = _Held(value)
    view = held.view
    itemsize, ndim = view.itemsize, view.ndim
    code = _code_of(view.format.decode() if view.format else "B", itemsize)
    shape = list((c_ssize_t * ndim).from_address(view.shape)) if view.shape else [view.len // itemsize] * ndim
    strides = list((c_ssize_t * ndim).from_address(view.strides)) if view.strides else None
    if not view.len:
        return _calls.array_empty(shape, code)
    alignment = (
        view.buf if strides is None else view.buf | sum(abs(step) for step in strides if step % itemsize)
    )
    if copy or view.suboffsets or alignment % itemsize:
        return from_bytes(memoryview(value).tobytes(), shape, code)
    return over_memory(view.buf, shape, strides, code, held, bool(view.readonly))


def _layout(array, numbers):
    """Shape and strides in memory that lives as long as the array; the array's own may change."""
    kept = vars(array).setdefault("_layouts", {})
    found = kept.get(numbers)
    if found is None:
        found = kept[numbers] = (c_ssize_t * (len(numbers) or 1))(*numbers)
    return found


def _fill(view, array, flags):
    """Fills a Py_buffer except for its owner."""
    code, ndim = library.ctn_array_dtype(array), library.ctn_array_ndim(array)
    if _FORMAT_BYTES[code] is None:
        raise BufferError(
            "bfloat16 has no format in the buffer protocol; use a.view('uint16') or a.astype('float32')"
        )
    if not on_host(array):
        raise BufferError(
            "the memory of device %s cannot be reached from the host; use a.get()" % device_name(array)
        )
    c_order, fortran = library.ctn_array_is_c_contiguous(array), library.ctn_array_is_f_contiguous(array)
    writeable = library.ctn_array_is_writeable(array)
    if flags & _WRITABLE and not writeable:
        raise BufferError("the array is read-only")
    if flags & _ANY == _ANY and not (c_order or fortran):
        raise BufferError("the array is not contiguous")
    if not c_order and (flags & _C == _C or flags & _STRIDES != _STRIDES):
        raise BufferError("the array is not C-contiguous")
    if flags & _F == _F and not fortran:
        raise BufferError("the array is not Fortran contiguous")
    layout = _layout(array, array.shape + array.strides)
    view.buf = host_address(array) or addressof(_nothing)
    view.len, view.itemsize = library.ctn_array_nbytes(array), library.ctn_array_itemsize(array)
    view.readonly = 0 if writeable else 1
    view.format = _FORMAT_BYTES[code] if flags & _FORMAT else None
    view.ndim = ndim if flags & _ND else 1
    view.shape = addressof(layout) if flags & _ND else None
    view.strides = addressof(layout) + 8 * ndim if flags & _STRIDES == _STRIDES else None
    view.suboffsets = view.internal = None


class _Exporter:
    """The exporter between an array and a memoryview of it."""

    __slots__ = ("array",)

    def __init__(self, array):
        self.array = array

    def __buffer__(self, flags):
        view = _View()
        _fill(view, self.array, _FULL_READ_ONLY)  # the memoryview respects the flags
        return _view_of(byref(view))


def _method(self, flags):
    """A memoryview of the elements, without a copy."""
    return memoryview(_Exporter(self))


_GetBuffer = PYFUNCTYPE(c_int, py_object, POINTER(_View), c_int)
_pending = threading.local()


class _Carrier(type):
    """Metaclass of _Failure: releasing a buffer of the class sets the error."""


class _Failure(BufferError, metaclass=_Carrier):
    """Becomes the exception of a failed request.

    ctypes clears an exception that leaves a callback. Therefore the callback's result holds a buffer of this
    class and releases it after ctypes is done; that sets this class as the error, which creates the real
    exception when it is instantiated.
    """

    def __new__(cls, *arguments):
        return getattr(_pending, "last", None) or BufferError()


class _Status(int):
    pass


@_GetBuffer
def _carry(owner, view, flags):
    _retain(owner)
    target = view.contents
    target.buf, target.obj = addressof(_nothing), id(owner)
    target.len = target.itemsize = target.readonly = target.ndim = 1
    target.format = target.shape = target.strides = target.suboffsets = target.internal = None
    return 0


@_GetBuffer
def _get(array, view, flags):
    view.contents.obj = None
    try:
        _fill(view.contents, array, flags)
    except BaseException as error:
        _pending.last = error.with_traceback(None)
        status = _Status(-1)
        status.held = memoryview(_Failure)
        return status
    _retain(array)
    view.contents.obj = id(array)
    return 0


def export(kind):
    """Adds the buffer protocol to the class of arrays."""
    if sys.version_info >= (3, 12):
        kind.__buffer__ = _method
        return
    slots = buffer_slots(_Carrier)
    slots[0], slots[1] = cast(_carry, c_void_p), cast(pythonapi.PyErr_SetNone, c_void_p)
    slots = buffer_slots(kind)
    slots[0] = cast(_get, c_void_p)
