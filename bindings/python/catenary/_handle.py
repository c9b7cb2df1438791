"""Handles: Python objects that own one reference to an object of the library each.

A handle *is* a ctypes pointer, which is passed to C without conversion; making and dropping one costs two C
calls and no second object. Arrays that calls return are always new; for everything else an existing Python
object is looked up by its address first.
"""

import sys
from ctypes import addressof, c_char, c_void_p
from weakref import ref

from . import raw
from ._extension import native
from ._library import library
from ._type_slots import buffer_slots

address = c_void_p.value.__get__
_set_address = c_void_p.value.__set__
_new = c_void_p.__new__
_live = {}  # address -> weak reference to the handle
_key = c_char()
KEY = addressof(_key)  # identifies this binding's slots
_tracked = set()  # addresses of handles whose objects C keeps alive, see _cycles


def dropping(name):
    """The function with which a finalizer releases a handle. It keeps the interpreter's lock, as toggles
    require, and does not check its argument, because that would fail at the recursion limit."""
    return library.quick._FuncPtr(("ctn_%s_release" % name, library.quick))


class Handle(c_void_p):
    """Owns one reference to an object of the library and releases it with the Python object."""

    __slots__ = ("_holds",)  # for _cycles
    value = None  # hides the pointer
    __hash__ = object.__hash__  # ctypes pointers are not hashable

    def __init__(self):
        """Makes an empty handle: ctypes would use an address given as argument without a check."""

    def __init_subclass__(cls, handle=None, **kwargs):
        super().__init_subclass__(**kwargs)
        if sys.version_info < (3, 12):  # the slots are inherited from ctypes' pointer, not from the base
            buffer_slots(cls)[:] = buffer_slots(cls.__base__)[:]
        if handle is not None:
            cls._handle = handle
            cls._release = staticmethod(getattr(library, "ctn_%s_release" % handle))
            cls._drop = dropping(handle)
            cls._retain = staticmethod(getattr(library, "ctn_%s_retain" % handle))
            cls._made = cls

    def __del__(self, address=address, clear=_set_address, live=_live, tracked=_tracked):
        where = address(self)
        if where:
            known = live.get(where)
            there = known() if known is not None else known
            if known is not None and (there is self or there is None):  # collectors clear references first
                del live[where]
                tracked.discard(where)
            self._drop(self)
            clear(self, None)  # finalizers of other objects in the same cycle may still reach it

    def __setstate__(self, state):
        """Raises TypeError: ctypes' own __setstate__ would set the address."""
        raise TypeError("%s objects have no state to set" % type(self).__name__)

    def __reduce_ex__(self, protocol):
        raise TypeError("cannot pickle %s objects" % type(self).__name__)

    _text = None  # what it is printed as

    def __repr__(self):
        where = address(self) or 0
        return self._text or "<%s.%s at 0x%x>" % (type(self).__module__, type(self).__qualname__, where)

    def __buffer__(self, flags):
        """Raises TypeError: the buffer of ctypes' pointer would be the address."""
        raise TypeError("%s objects have no buffer" % type(self).__name__)

    def _detach(self):
        """Passes the reference to the caller as an address."""
        where = address(self)
        _live.pop(where, None)
        _set_address(self, None)
        return where

    @property
    def _use_count(self):
        """The number of references that Python and the library hold."""
        return library.ctn_object_use_count(self)


if sys.version_info < (3, 12):
    buffer_slots(Handle)[:] = (None, None)


def made_by(cls):
    """Class decorator: handles that C returns without a Python object get this class."""
    cls._made = cls
    for base in cls.__mro__[1:]:
        if "_handle" in base.__dict__:
            base._made = cls
            break
    return cls


def own(handle, where):
    """Makes an empty handle own the reference at an address, as the only Python object for it."""
    _set_address(handle, where)
    _live[where] = ref(handle)
    return handle


if native is None:

    def keep(handle):
        """Enters the only Python object of a handle among the known ones, so that views find their base."""
        _live[address(handle)] = ref(handle)

else:
    keep = native.keep


def take(handle, made):
    """Moves what C has just made under another handle into an empty handle; RuntimeError if that is not
    empty."""
    if address(handle):
        raise RuntimeError("%s: the object has already been initialized" % type(handle).__name__)
    return own(handle, made._detach())


def known(where):
    """The Python object that owns the object at an address, or None."""
    found = _live.get(where)
    return found() if found is not None else None


def arrived(handle):
    """The Python object for a handle that C has just filled: an older one for the same object, or the handle
    itself; None for NULL."""
    where = address(handle)
    if not where:
        return None
    found = _live.get(where)
    if found is not None:
        there = found()
        if there is not None:
            return there
    _live[where] = ref(handle)
    return handle


def adopt(kind, pointer, borrowed=False):
    """The handle for an address (a c_void_p or an int) that comes with a reference, or is borrowed."""
    handle = _new(kind._made)
    where = address(pointer) if isinstance(pointer, c_void_p) else pointer
    if not where:
        return None
    if borrowed:
        kind._retain(where)
    _set_address(handle, where)
    return arrived(handle)


def adopt_all(kind, pointers):
    return tuple([adopt(kind, where) for where in pointers])


def filled(handle):
    """The handle, or None if C has left it empty."""
    return handle if address(handle) else None


def _declare():
    for name in raw.HANDLES:
        title = "".join(word.capitalize() for word in name.split("_"))
        members = {"__slots__": (), "__doc__": "Base of handles to a ctn_%s." % name}
        globals()[title] = type(title, (Handle,), members, handle=name)


_declare()
