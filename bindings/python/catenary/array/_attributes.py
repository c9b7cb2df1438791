"""The objects that the attributes `flags`, `data` and `ctypes` of arrays return."""

from ctypes import c_ssize_t, c_void_p, cast
from operator import index

from .. import _calls, raw
from .._errors import check
from .._library import library
from ._interop import host_address


def _flag(call, doc):
    return property(lambda self: bool(call(self._array)), doc=doc)


class Flags:
    """The memory layout of an array: c_contiguous, f_contiguous, owndata, writeable, as attributes or by
    NumPy's keys.

    `writeable` can be set, as by setflags.
    """

    __slots__ = ("_array",)
    _names = ("c_contiguous", "f_contiguous", "owndata", "writeable", "aligned", "writebackifcopy")
    _numbers = (1, 2, 4, 0x400, 0x100, 0x2000)
    _short = {
        "C": "c_contiguous",
        "CONTIGUOUS": "c_contiguous",
        "F": "f_contiguous",
        "FORTRAN": "f_contiguous",
        "O": "owndata",
        "W": "writeable",
        "A": "aligned",
        "X": "writebackifcopy",
        "B": "behaved",
        "CA": "carray",
        "FA": "farray",
    }
    _more = ("behaved", "carray", "farray", "fnc", "forc")

    def __init__(self, array):
        object.__setattr__(self, "_array", array)

    c_contiguous = contiguous = _flag(library.ctn_array_is_c_contiguous, "In C order without gaps.")
    f_contiguous = fortran_contiguous = _flag(
        library.ctn_array_is_f_contiguous, "In Fortran order without gaps."
    )
    owndata = _flag(library.ctn_array_owns_data, "Whether the array is not a view.")
    writeable = _flag(library.ctn_array_is_writeable, "Whether the array may be written.")
    aligned = property(lambda self: True, doc="True: elements are always at aligned addresses.")
    writebackifcopy = property(lambda self: False, doc="False: there are no copies to write back.")
    fortran = fnc = property(lambda self: self.f_contiguous and not self.c_contiguous)
    forc = property(lambda self: self.f_contiguous or self.c_contiguous)
    behaved = property(lambda self: self.writeable)
    carray = property(lambda self: self.writeable and self.c_contiguous)
    farray = property(lambda self: self.writeable and self.fnc)
    num = property(
        lambda self: sum([bit for name, bit in zip(self._names, self._numbers) if getattr(self, name)])
    )

    def _name(self, key):
        name = self._short.get(key, key.lower() if isinstance(key, str) and key.isupper() else "")
        if name not in self._names + self._more:
            raise KeyError("Unknown flag: %r" % (key,))
        return name

    def __setattr__(self, name, value):
        if name == "writeable":
            _calls.array_set_writeable(self._array, bool(value))
        elif name not in ("aligned", "writebackifcopy"):
            raise AttributeError("flags: %s cannot be set, only writeable can" % name)
        elif bool(value) != getattr(self, name):
            raise ValueError("flags: %s: expected %s, got %r" % (name, getattr(self, name), value))

    def __getitem__(self, key):
        return getattr(self, self._name(key))

    def __setitem__(self, key, value):
        setattr(self, self._name(key), value)

    def __eq__(self, other):
        return isinstance(other, Flags) and self.num == other.num

    __hash__ = None

    def __repr__(self):
        return "\n".join("  %s : %s" % (name.upper(), getattr(self, name)) for name in self._names)


class Block:
    """The memory of an array as the target of a pointer: `array`, `size` in bytes, `device`, `ptr`."""

    __slots__ = ("array",)

    def __init__(self, array):
        self.array = array

    size = property(lambda self: self.array.nbytes)
    device = property(lambda self: self.array.device)
    ptr = property(lambda self: host_address(self.array))

    def __int__(self):
        return self.ptr


class _NoStream:
    def __enter__(self):
        return self

    def __exit__(self, *exception):
        pass


class MemoryPointer:
    """A position in memory, which it keeps alive: `mem` is the memory, `ptr` the address. Offsets and sizes
    are in bytes."""

    __slots__ = ("mem", "offset")

    def __init__(self, mem, offset=0):
        self.mem, self.offset = mem, index(offset)

    ptr = property(lambda self: self.mem.ptr + self.offset, doc="The address, on its device.")
    device = property(lambda self: self.mem.device, doc="The device of the memory.")

    def __int__(self):
        return self.ptr

    def __add__(self, offset):
        return MemoryPointer(self.mem, self.offset + index(offset))

    __radd__ = __add__

    def __sub__(self, offset):
        return MemoryPointer(self.mem, self.offset - index(offset))

    def __iadd__(self, offset):
        self.offset += index(offset)
        return self

    def __isub__(self, offset):
        self.offset -= index(offset)
        return self

    def __eq__(self, other):
        if not isinstance(other, MemoryPointer):
            return NotImplemented
        return self.ptr == other.ptr and self.device == other.device

    def __hash__(self):
        return hash(self.ptr)

    def __repr__(self):
        return "<MemoryPointer 0x%x>" % self.ptr

    def _bytes(self, size):
        if size < 0 or self.offset < 0 or self.offset + size > self.mem.size:
            raise ValueError(
                "MemoryPointer: expected bytes within the %d of the memory, got %d from %d on"
                % (self.mem.size, size, self.offset)
            )
        array = self.mem.array
        if not library.ctn_array_is_c_contiguous(array):
            raise ValueError(
                "MemoryPointer: expected the memory of a contiguous array, got strides %r" % (array.strides,)
            )
        return _calls.array_view(array.reshape(-1), raw.CTN_UINT8)[self.offset : self.offset + size]

    def copy_from_host(self, mem, size):
        """Copies bytes from host memory, given as a c_void_p or another object that holds an address."""
        check(library.ctn_array_set_data(self._bytes(size), mem, size))

    def copy_to_host(self, mem, size):
        """Copies bytes to host memory."""
        check(library.ctn_array_to_data(self._bytes(size), mem, size))

    def copy_from_host_async(self, mem, size, stream=None):
        """copy_from_host in stream order; the host memory must not change until the stream has reached it."""
        check(library.ctn_array_set_data_async(self._bytes(size), mem, size, stream))

    def copy_to_host_async(self, mem, size, stream=None):
        """copy_to_host in stream order; the bytes are valid once the stream has reached it."""
        check(library.ctn_array_to_data_async(self._bytes(size), mem, size, stream))

    def copy_from_device(self, src, size):
        """Copies bytes from memory of the same or another device."""
        _calls.array_copyto(
            self._bytes(size),
            _calls.array_to_device(src._bytes(size), self.device.name),
            raw.CTN_CASTING_NO,
            None,
        )

    def copy_from_device_async(self, src, size, stream=None):
        """copy_from_device in stream order."""
        with stream or _NoStream():
            self.copy_from_device(src, size)

    def copy_from(self, mem, size):
        """Copies bytes from device or host memory."""
        (self.copy_from_device if isinstance(mem, MemoryPointer) else self.copy_from_host)(mem, size)

    def copy_from_async(self, mem, size, stream=None):
        """copy_from in stream order."""
        on_device = isinstance(mem, MemoryPointer)
        (self.copy_from_device_async if on_device else self.copy_from_host_async)(mem, size, stream)

    def memset(self, value, size):
        """Sets bytes to a value from 0 to 255."""
        self._bytes(size).fill(value)

    def memset_async(self, value, size, stream=None):
        """memset in stream order."""
        with stream or _NoStream():
            self.memset(value, size)


class Foreign:
    """Arguments for functions of C libraries: the address of the elements and the shape, also as ctypes
    objects.

    The object can itself be an argument of a ctypes function, and keeps the array alive.
    """

    __slots__ = ("_array",)

    def __init__(self, array):
        self._array = array

    data = property(lambda self: host_address(self._array), doc="The address of the first element.")
    shape = property(lambda self: self.shape_as(c_ssize_t), doc="The lengths, as an array of C numbers.")
    strides = property(
        lambda self: self.strides_as(c_ssize_t), doc="The strides in bytes, as an array of C numbers."
    )
    _as_parameter_ = property(lambda self: self.data_as(c_void_p))

    def data_as(self, obj):
        """The address as a pointer of a ctypes type."""
        pointer = cast(self.data, obj)
        pointer._array = self._array
        return pointer

    def shape_as(self, obj):
        """The lengths as an array of a ctypes type."""
        return (obj * self._array.ndim)(*self._array.shape)

    def strides_as(self, obj):
        """The strides in bytes as an array of a ctypes type."""
        return (obj * self._array.ndim)(*self._array.strides)
