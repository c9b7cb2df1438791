"""The loaded library."""

import os

from . import raw
from ._extension import hasten, hastened


def _path():
    """The file that CATENARY_LIBRARY names, the library that a wheel carries, or None for the system's."""
    carried = os.path.join(os.path.dirname(os.path.abspath(__file__)), "_lib", "libcatenary.so.0")
    return os.environ.get("CATENARY_LIBRARY") or (carried if os.path.exists(carried) else None)


def _load():
    try:
        library = raw.load(_path())
    except OSError as error:
        raise ImportError(
            "catenary: the library was not found (%s); install it, or set CATENARY_LIBRARY to its path"
            % error
        ) from None
    except AttributeError as error:
        raise ImportError(
            "catenary: the library lacks functions that this package needs: %s" % error
        ) from None
    version = library.ctn_version().decode()
    if version.split(".")[0] != raw.VERSION.split(".")[0] or library.ctn_op_count() < len(raw.FUNCTIONS):
        raise ImportError(
            "catenary: expected library %s with at least %d functions, got %s with %d"
            % (raw.VERSION, len(raw.FUNCTIONS), version, library.ctn_op_count())
        )
    hasten(library)
    return library


library = _load()


def pointer(name):
    """A C function of ctypes that does not convert its arguments."""
    return library._FuncPtr(("ctn_" + name, library))


def quick(name):
    """A C function that does not convert its arguments, for handles and ctypes objects."""
    return hastened("ctn_" + name, pointer(name))
