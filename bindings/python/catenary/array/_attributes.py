"""What the attributes `flags` and `data` of arrays are."""
from operator import index

from .._library import library
from ._interop import host_address


class Flags:
    """How an array lies in memory: c_contiguous, f_contiguous, owndata, writeable, as attributes or by NumPy's keys."""

    __slots__ = ("c_contiguous", "f_contiguous", "owndata", "writeable", "aligned", "writebackifcopy")
    _short = {"C": "c_contiguous", "CONTIGUOUS": "c_contiguous", "F": "f_contiguous", "FORTRAN": "f_contiguous",
              "O": "owndata", "W": "writeable", "A": "aligned", "X": "writebackifcopy"}

    def __init__(self, array):
        put = object.__setattr__
        put(self, "c_contiguous", bool(library.ctn_array_is_c_contiguous(array)))
        put(self, "f_contiguous", bool(library.ctn_array_is_f_contiguous(array)))
        put(self, "owndata", bool(library.ctn_array_owns_data(array)))
        put(self, "writeable", bool(library.ctn_array_is_writeable(array)))
        put(self, "aligned", True)
        put(self, "writebackifcopy", False)

    def __setattr__(self, name, value):
        raise AttributeError("flags of an array cannot be set: %s" % name)

    def __getitem__(self, key):
        name = self._short.get(key, key.lower() if isinstance(key, str) and key.isupper() else "")
        if name not in self.__slots__:
            raise KeyError("Unknown flag: %r" % (key,))
        return getattr(self, name)

    contiguous = property(lambda self: self.c_contiguous)
    fortran = fnc = property(lambda self: self.f_contiguous and not self.c_contiguous)
    forc = property(lambda self: self.f_contiguous or self.c_contiguous)

    def __eq__(self, other):
        return isinstance(other, Flags) and all(getattr(self, name) == getattr(other, name) for name in self.__slots__)

    __hash__ = None

    def __repr__(self):
        return "\n".join("  %s : %s" % (name.upper(), getattr(self, name)) for name in self.__slots__)


class MemoryPointer:
    """Where the elements of an array begin: `ptr` is the address in host memory; it keeps the array alive."""

    __slots__ = ("mem", "_offset")

    def __init__(self, mem, offset=0):
        self.mem, self._offset = mem, offset

    @property
    def ptr(self):
        return host_address(self.mem) + self._offset

    @property
    def device(self):
        return self.mem.device

    def __int__(self):
        return self.ptr

    def __add__(self, offset):
        return MemoryPointer(self.mem, self._offset + index(offset))

    __radd__ = __add__

    def __sub__(self, offset):
        return MemoryPointer(self.mem, self._offset - index(offset))

    def __eq__(self, other):
        return isinstance(other, MemoryPointer) and self.ptr == other.ptr

    def __hash__(self):
        return hash(self.ptr)

    def __repr__(self):
        return "<MemoryPointer 0x%x>" % self.ptr
