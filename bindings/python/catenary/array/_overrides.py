"""NumPy's protocol __array_ufunc__, by which other objects take over calls of universal functions."""

from .._dtype import numpy
from ._ndarray import ndarray

_ORDINARY = {bool, int, float, list, tuple, type(None), ndarray}
# Keywords with these values are those of a call without them.
_DEFAULTS = {
    "axis": 0,
    "dtype": None,
    "out": None,
    "keepdims": False,
    "where": True,
    "casting": "same_kind",
    "order": "K",
    "subok": True,
    "signature": None,
}


def has_override(value):
    """Whether the type of a value has an __array_ufunc__ that is neither NumPy's nor this package's."""
    if value.__class__ in _ORDINARY:
        return False
    call = getattr(type(value), "__array_ufunc__", ndarray.__array_ufunc__)
    if numpy is not None and call is numpy.ndarray.__array_ufunc__:
        return False
    return call is not ndarray.__array_ufunc__


def overridden(ufunc, method, inputs, keywords, missing=None):
    """The result of a call by an object among its inputs and outputs that takes it over, otherwise
    NotImplemented.

    Such objects are asked from the left to the right, subclasses before their base classes. They receive
    NumPy's function of the same name, if there is one.
    """
    out = keywords.get("out")
    outs = out if isinstance(out, tuple) else (out,)
    found = []
    for value in (*inputs, *outs):
        if not has_override(value) or any(type(value) is type(other) for other in found):
            continue
        place = next((n for n, other in enumerate(found) if issubclass(type(value), type(other))), len(found))
        found.insert(place, value)
    if not found:
        return NotImplemented
    for value in found:
        if type(value).__array_ufunc__ is None:
            raise TypeError(
                "operand '%s' does not support ufuncs (__array_ufunc__=None)" % type(value).__name__
            )
    given = {
        name: value
        for name, value in keywords.items()
        if value is not missing and value is not _DEFAULTS.get(name, _DEFAULTS)
    }
    if out is not None:
        given["out"] = outs
    function = getattr(numpy, ufunc.name, ufunc) if numpy is not None else ufunc
    for value in found:
        made = value.__array_ufunc__(function, method, *inputs, **given)
        if made is not NotImplemented:
            return made
    raise TypeError(
        "operand type(s) all returned NotImplemented from __array_ufunc__(%r, %r, %s): %s"
        % (
            function,
            method,
            ", ".join(map(repr, inputs)),
            ", ".join(repr(type(value).__name__) for value in found),
        )
    )
