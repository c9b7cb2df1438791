"""Calls of functions in progress, and the Python objects for the handles that callbacks of the library
receive."""

import threading
from ctypes import c_void_p, create_string_buffer

from ._handle import Function as FunctionHandle, _set_address, adopt, known, own
from ._library import library
from ._variable import same_array
from .array._ndarray import ndarray

_new = c_void_p.__new__


class Application:
    """A call in progress."""

    __slots__ = ("function", "node", "outputs", "count")

    def __init__(self, function):
        self.function, self.node, self.outputs, self.count = function, None, None, None


class _Thread(threading.local):
    def __init__(self):
        self.applications = []
        self.room = create_string_buffer(64)


thread = _Thread()


def array_at(where):
    """The Python object for an array at a borrowed address."""
    if not where:
        return None
    out = _new(ndarray)
    library.ctn_array_retain(where)
    _set_address(out, where)
    return same_array(out)


def function_of(node):
    """The Function for a borrowed node; a function that is being called gets its node here."""
    found = known(node)
    if found is not None:
        return found
    applications = thread.applications
    if applications and applications[-1].node is None:
        application = applications[-1]
        application.node = node
        library.ctn_function_retain(node)
        return own(application.function, node)
    return adopt(FunctionHandle, node, borrowed=True)
