"""Calls of C by the extension module `_native` if it is there; ctypes does the same, but takes longer.

`native` is the module or None. It lies in the package, otherwise beside the library that CATENARY_LIBRARY
names. CATENARY_NATIVE=0 leaves it alone.
"""

import os
import sys
from ctypes import (
    Array,
    _Pointer,
    _SimpleCData,
    byref,
    c_char_p,
    c_double,
    c_int32,
    c_int64,
    c_size_t,
    c_uint64,
    c_void_p,
)
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_file_location

from . import raw

_FILE = "_native.abi3.so"
_FORM = 3  # of the module's functions
_RESULTS = {None: "v", c_char_p: "z", c_void_p: "P", c_double: "d", c_int32: "i", c_int64: "q", c_size_t: "Q"}
_PLAIN = (c_void_p, c_char_p, c_double, c_int32, c_int64, c_size_t, c_uint64)


def _find():
    """The module's path; None without one, and for interpreters without the binary interface that it uses."""
    if sys.implementation.name != "cpython" or sys.version_info < (3, 10):
        return None
    if os.environ.get("CATENARY_NATIVE") == "0" or "t" in getattr(sys, "abiflags", ""):  # free-threaded
        return None
    folders = [os.path.dirname(os.path.abspath(__file__))]
    if os.environ.get("CATENARY_LIBRARY"):
        folders.append(os.path.dirname(os.path.abspath(os.environ["CATENARY_LIBRARY"])))
    paths = [os.path.join(folder, _FILE) for folder in folders]
    return next(filter(os.path.exists, paths), None)


def _load():
    path = _find()
    if path is None:
        return None
    loader = ExtensionFileLoader(__package__ + "._native", path)
    probe = c_void_p(0x1234567)
    try:
        module = module_from_spec(spec_from_file_location(loader.name, path, loader=loader))
        loader.exec_module(module)
        if module.FORM != _FORM:  # of another version of the package
            return None
        module.set_up(c_void_p, _SimpleCData, c_double, Array, probe, byref(probe))
    except ImportError:  # another layout of ctypes
        return None
    return module


native = _load()


def _letters(parameters):
    """The parameters as the module takes them; None if there are others."""
    if all([kind in _PLAIN or issubclass(kind, _Pointer) for kind in parameters]):
        return "".join(["f" if kind is c_double else "w" for kind in parameters])
    return None


def hastened(name, function):
    """A function of ctypes as one of the module if it has usual parameters, otherwise itself."""
    result, parameters = raw.FUNCTIONS[name]
    result, letters = "s" if result is raw.ctn_status else _RESULTS.get(result), _letters(parameters)
    if native is None or result is None or letters is None:
        return function
    return native.function(function, function, letters, result)


def hasten(library):
    """Puts functions of the module in place of those of ctypes, which are kept in library.plain."""
    library.plain = {name: getattr(library, name) for name in raw.FUNCTIONS}
    for name, function in library.plain.items() if native is not None else ():
        setattr(library, name, hastened(name, function))


def maker(name, function, kind, other):
    """A function that returns the array ("a") or variable ("v") which C makes, or raises. Without the module
    that is `other`."""
    letters = _letters(raw.FUNCTIONS[name][1])
    return other if native is None or letters is None else native.maker(function, other, letters[:-1], kind)


def direct(plain, letters, result):
    """A decorator of functions over functions of ctypes. Calls with usual arguments, of which the letters are
    the kinds, go to C at once, and others to the Python function."""

    def hastened(function):
        code = function.__code__
        names = ", ".join(code.co_varnames[: code.co_argcount])
        doc = "%s(%s)\n--\n\n%s" % (function.__name__, names, function.__doc__)
        callee = plain["ctn_" + function.__name__]
        return native.direct(callee, function, letters, result, function.__name__, doc, function.__module__)

    return (lambda function: function) if native is None else hastened
