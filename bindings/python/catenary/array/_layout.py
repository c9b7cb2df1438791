"""Methods of arrays that concern their flags and bytes."""

from operator import index

from .. import _calls, raw
from .._dtype import DTYPES, dtype_code
from .._library import library
from ._attributes import Block, MemoryPointer
from ._interop import over_memory

# What NumPy's arrays have and these do not, with what to use instead.
_ABSENT = {
    "resize": "arrays keep their size; catenary.array.resize(a, shape) makes a new one",
    "newbyteorder": "arrays have the machine's byte order; byteswap() exchanges the bytes of elements",
}


def _setflags(self, write=None, align=None, uic=None):
    """Sets whether the array may be written, if `write` is given. A read-only view of read-only memory or of
    overlapping elements cannot become writeable."""
    flags = self.flags
    for name, value in (("aligned", align), ("writebackifcopy", uic), ("writeable", write)):
        if value is not None:
            setattr(flags, name, value)


def _byteswap(self, inplace=False):
    """A copy with the bytes of every element in reverse order, or the array itself, changed in place."""
    target = self if inplace else self.copy("K")
    if target.dtype.itemsize > 1 and target.size:
        flat = _calls.array_copy(target)
        parts = _calls.array_view(flat.reshape(-1, 1), raw.CTN_UINT8)
        turned = _calls.array_copy(_calls.array_flip(parts, (1,)))
        swapped = _calls.array_view(turned, target.dtype).reshape(target.shape)
        _calls.array_copyto(target, swapped, raw.CTN_CASTING_NO, None)
    return target


def _getfield(self, dtype, offset=0):
    """A view of a part of every element, `offset` bytes from its beginning, as a dtype; for arrays on the
    CPU."""
    code, offset = dtype_code(dtype), index(offset)
    size = DTYPES[code].itemsize
    if not 0 <= offset <= self.itemsize - size:
        raise ValueError(
            "getfield: expected %d bytes within the %d of an element, got them from %d on"
            % (size, self.itemsize, offset)
        )
    where = MemoryPointer(Block(self), offset)
    return over_memory(
        where.ptr, self.shape, self.strides, code, where, not library.ctn_array_is_writeable(self)
    )


def _setfield(self, val, dtype, offset=0):
    """Writes a part of every element, `offset` bytes from its beginning, as a dtype."""
    if not library.ctn_array_is_writeable(self):
        raise ValueError("setfield: expected an array that can be written, got a read-only one")
    self.getfield(dtype, offset)[...] = val
    _calls.array_mark_written(self)


def _getattr(self, name):
    """Raises AttributeError, which names what to use instead of an attribute of NumPy's arrays."""
    why = ": " + _ABSENT[name] if name in _ABSENT else ""
    raise AttributeError("%r object has no attribute %r%s" % (type(self).__name__, name, why))


def attach(ndarray):
    """Adds the methods to the class."""
    for name, function in (
        ("setflags", _setflags),
        ("byteswap", _byteswap),
        ("getfield", _getfield),
        ("setfield", _setfield),
        ("__getattr__", _getattr),
    ):
        function.__name__, function.__qualname__ = name, "ndarray." + name
        setattr(ndarray, name, function)
