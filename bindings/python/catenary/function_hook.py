"""Hooks around the computations of functions."""

import ctypes
from collections import OrderedDict
from ctypes import byref
from itertools import count
from weakref import WeakValueDictionary

from . import _calls, raw
from ._application import array_at, function_of, thread
from ._cycles import track
from ._errors import callback
from ._handle import FunctionHook as FunctionHookHandle, address, made_by, take

_hooks = WeakValueDictionary()  # number -> hook
_numbers = count(1)


def _callback(kind, name):
    """The C callback for a method of hooks, which gets the function and tuples of arrays."""

    def arrays(where, length):
        return tuple([array_at(where[i]) for i in range(length)])

    def run(number, node, *arguments):
        hook = _hooks[number]
        if (
            name == "forward_preprocess"
            and thread.applications
            and thread.applications[-1].outputs is not None
        ):
            return  # the call is repeated with another number of outputs
        getattr(hook, name)(
            function_of(node), *[arrays(*arguments[i : i + 2]) for i in range(0, len(arguments), 2)]
        )

    return callback(kind)(run)


_FORWARD, _BACKWARD = raw.ctn_function_hook_forward_fn, raw.ctn_function_hook_backward_fn
_CALLBACKS = {
    name: _callback(kind, name)
    for name, kind in (
        ("forward_preprocess", _FORWARD),
        ("forward_postprocess", _FORWARD),
        ("backward_preprocess", _BACKWARD),
        ("backward_postprocess", _BACKWARD),
    )
}


def _ready(self):
    return self


FunctionHookHandle._ready = _ready


def _enter(self):
    name = self.name
    if name in get_function_hooks():
        raise KeyError("hook %s already exists" % name)
    _calls.function_hook_add(self._ready(), name)
    return self


def _exit(self, *exception):
    _calls.function_hook_remove(self.name)


class _Registered(FunctionHookHandle):
    """Common base of hooks, and the class of those of the library."""

    name = "FunctionHook"
    __enter__, __exit__ = _enter, _exit


@made_by
class FunctionHook(_Registered):
    """Base class of hooks. `with hook:` registers a hook for all functions that this thread runs,
    function.add_hook for one function.

    forward_preprocess and forward_postprocess get (function, in_data), backward_preprocess and
    backward_postprocess get (function, in_data, out_grad): the Function and tuples of arrays, with None for
    missing gradients. The class attribute `name` is the default name under which the hook is registered.
    """

    def __init__(self):
        pass

    def _ready(self):
        if not address(self):
            cls = type(self)
            used = {name: self._uses(name) for name in _CALLBACKS}
            number = next(_numbers)
            callbacks = raw.ctn_function_hook_callbacks(
                ctypes.sizeof(raw.ctn_function_hook_callbacks),
                str(cls.name).encode(),
                *[
                    _CALLBACKS[name] if used[name] else kind()
                    for name, kind in (
                        ("forward_preprocess", _FORWARD),
                        ("forward_postprocess", _FORWARD),
                        ("backward_preprocess", _BACKWARD),
                        ("backward_postprocess", _BACKWARD),
                    )
                ],
                retain_inputs=used["backward_preprocess"] or used["backward_postprocess"],
            )
            take(self, _calls.function_hook_new(byref(callbacks), number))
            _hooks[number] = self
        track(self)
        return self

    def _uses(self, name):
        return name in self.__dict__ or getattr(type(self), name) is not getattr(FunctionHook, name)

    def __call__(self, function, in_data, out_grad=None):
        """Called by hooks that treat all four cases alike."""

    def forward_preprocess(self, function, in_data):
        """Runs before a forward computation."""

    def forward_postprocess(self, function, in_data):
        """Runs after a forward computation."""

    def backward_preprocess(self, function, in_data, out_grad):
        """Runs before a backward computation."""

    def backward_postprocess(self, function, in_data, out_grad):
        """Runs after a backward computation."""


def hooks_of(function):
    """The hooks registered with one function, by name."""
    count = _calls.function_local_hook_count(function)
    return OrderedDict(_calls.function_local_hook_at(function, i) for i in range(count))


def get_function_hooks():
    """The hooks of the calling thread, by name in the order of registration."""
    return OrderedDict(_calls.function_hook_at(i) for i in range(_calls.function_hook_count()))


__all__ = ["FunctionHook", "get_function_hooks"]


def __dir__():
    return __all__
