"""cupyx: those of CuPy's extensions that make sense for arrays on any device."""

import contextlib

from .._calls import device_current
from ..array import scatter_add  # noqa: F401

_STATES = {
    "linalg": ("raise",),
    "divide": ("ignore",),
    "over": ("ignore",),
    "under": ("ignore",),
    "invalid": ("ignore",),
    "fallback_mode": (),
}


@contextlib.contextmanager
def errstate(**states):
    """Context that accepts this library's error handling: routines of linalg raise, arithmetic does not."""
    for name, state in states.items():
        if name not in _STATES:
            raise TypeError("errstate: expected one of %s, got %s" % (", ".join(sorted(_STATES)), name))
        if state is not None and state not in _STATES[name]:
            raise NotImplementedError("errstate: %s: %r is not supported" % (name, state))
    yield


def geterr():
    """The error handling, as a dict."""
    return {name: choices[0] if choices else None for name, choices in _STATES.items()}


@contextlib.contextmanager
def allow_synchronize(allow):
    """Context that allows waiting for a device. It can be forbidden only on the CPU, where nothing waits."""
    if not allow and device_current() != "cpu":
        raise NotImplementedError("allow_synchronize: waiting for a device cannot be forbidden")
    yield
