"""Keeps Python objects alive while C holds their handles, and lets the collector find cycles through C.

`track` is for handles whose Python objects have state: user functions, links, optimizers. While only Python
holds such a handle, Python's reference counts keep its object alive. Once C holds it too (a graph, a parent
link), the object is kept in `_strong`. That alone would keep cycles through C alive forever. Therefore the
library reports before each full collection which handles hold which: objects that can be reached only from
Python's handles are moved from `_strong` to the handles that lead to them, where the collector sees them, and
those that are still alive afterward are moved back.
"""

import gc
import sys
import threading
from ctypes import PyDLL, c_void_p
from weakref import ref

from . import raw
from ._errors import begun, check, lasting, lose
from ._handle import KEY, Array, _live, _tracked, address, library

_strong = {}  # address -> the object that C keeps alive
_suspended = []  # during a collection: weak references to the objects that were removed from _strong
_holders = []  # during a collection: weak references to the handles that hold them instead
_found = {}  # during a trace: number of a handle -> the numbers of those that hold it
_OUTSIDE = 2**64 - 1
_toggles = 0  # running toggles
# Called with the interpreter's lock held, because nothing may change in the meantime.
_trace = PyDLL(None, handle=library._handle).ctn_binding_trace
_trace.argtypes = [
    c_void_p if issubclass(kind, raw.POINTERS) else kind for kind in raw.FUNCTIONS["ctn_binding_trace"][1]
]


def _settle(where):
    """Keeps the object of a handle alive if anything else holds the handle."""
    if library.ctn_object_use_count(where) > 1:
        found = _live.get(where)
        handle = found() if found is not None else None
        if handle is not None:
            _strong[where] = handle
    else:
        _strong.pop(where, None)


def _toggle(where, shared):
    global _toggles
    if _tracked and where in _tracked:  # None while the interpreter exits
        _toggles += 1
        try:
            _settle(where)
        finally:
            _toggles -= 1


def _toggle_again(args):
    _toggle(args.exc_traceback.tb_frame.f_locals["where"], None)
    lose(args)


_toggled = lasting(raw.ctn_binding_toggle_fn)(_toggle)
begun[_toggle.__code__] = _toggle_again


def track(handle):
    """Keeps the Python object of a handle alive while anything holds the handle. Returns the handle."""
    where = address(handle)
    if where not in _tracked:
        check(library.ctn_object_set_binding(where, KEY, where, None))
        _tracked.add(where)
        check(library.ctn_object_set_toggle(where, KEY, _toggled, None))
    _settle(where)
    return handle


def untrack(handle):
    """Must be called before a Python object gives up its handle or passes it to another object."""
    where = address(handle)
    _tracked.discard(where)
    _strong.pop(where, None)


def _quiet():
    """Whether no thread is inside the library; such a thread has a frame of this package."""
    me = threading.get_ident()
    return not _toggles and not any(
        frame.f_globals.get("__name__", "").partition(".")[0] == __package__
        for thread, frame in sys._current_frames().items()
        if thread != me
    )


@lasting(raw.ctn_binding_edge_fn)
def _edge(user_data, owner, owned):
    _found.setdefault(owned, []).append(owner)
    return raw.CTN_OK


def _edges():
    """Pairs (owners, owned) for the objects in _strong that can be reached only from Python's handles."""
    handles = [
        handle
        for handle in [found() for found in list(_live.values())]
        if handle is not None and not isinstance(handle, Array)
    ]
    _found.clear()
    check(_trace((c_void_p * len(handles))(*handles), len(handles), _edge, None, None))
    return [
        ([handles[owner] for owner in owners], handles[owned])
        for owned, owners in _found.items()
        if _OUTSIDE not in owners and address(handles[owned]) in _strong
    ]


def _suspend():
    for owners, owned in _edges():
        for owner in owners:
            if not getattr(owner, "_holds", None):
                owner._holds = []
                _holders.append(ref(owner))
            owner._holds.append(owned)
        _suspended.append(ref(owned))
        del _strong[address(owned)]


def _resume():
    for found in _suspended:
        handle = found()
        if handle is not None:
            _settle(address(handle))
    for found in _holders:
        handle = found()
        if handle is not None:
            handle._holds = None
    _suspended.clear()
    _holders.clear()


_FULL = 1 if sys.version_info >= (3, 14) else 2  # the first generation whose collection counts as full


def _around_collection(phase, info):
    if info["generation"] >= _FULL:
        if phase == "start" and _strong and not _suspended and _quiet():
            _suspend()
        elif phase == "stop" and (_suspended or _holders):
            _resume()


gc.callbacks.append(_around_collection)
