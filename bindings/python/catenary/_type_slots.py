"""The slots of classes for the buffer protocol, which Python code cannot set before Python 3.12."""

import sys
from ctypes import c_size_t, c_void_p

_AS_BUFFER = 160


def _is_known():
    """Whether types have the layout that the constants assume, judged by some types with known values."""

    def word(of, offset):
        return c_size_t.from_address(id(of) + offset).value

    class Heap:
        pass

    slot = word(Heap, _AS_BUFFER) - id(Heap)
    known = (
        all(
            word(t, 32) == t.__basicsize__ and word(t, 168) == t.__flags__
            for t in (int, bytes, dict, bytearray)
        )
        and not word(int, _AS_BUFFER)
        and all(word(t, _AS_BUFFER) for t in (bytes, bytearray, memoryview))
        and 0 < slot < type.__basicsize__
    )
    for kind, releases in ((bytes, False), (bytearray, True), (memoryview, True)):
        if known:
            get, release = (c_size_t * 2).from_address(word(kind, _AS_BUFFER))
            known = bool(get) and bool(release) == releases
    return known


if sys.version_info < (3, 12) and (sys.implementation.name != "cpython" or not _is_known()):
    raise ImportError("catenary: the buffer protocol requires CPython's type layout, or Python 3.12")


def buffer_slots(kind):
    """The functions (getbuffer, releasebuffer) of a class made in Python."""
    return (c_void_p * 2).from_address(c_size_t.from_address(id(kind) + _AS_BUFFER).value)
