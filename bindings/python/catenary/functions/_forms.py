"""Fast paths for the most frequently called functions."""

from ctypes import byref, c_void_p
from weakref import ref

from .. import _calls
from .._errors import failure
from .._handle import _live, address
from .._library import quick
from .._variable import Variable, as_variable

new = c_void_p.__new__


def unary(name, use_cudnn=False, title=None):
    """A function of one variable; some accept the argument use_cudnn of the reference, which has no
    effect."""
    call = quick(name)
    title = title or name

    def plain(x):
        if x.__class__ is not Variable and not isinstance(x, Variable):
            x = as_variable(x, title, "x")
        y = new(Variable)
        status = call(x, byref(y))
        if status:
            raise failure(status)
        _live[address(y)] = ref(y)
        return y

    function = plain
    if use_cudnn:

        def function(x, use_cudnn=True):
            return plain(x)

    function.__name__ = function.__qualname__ = title
    function.__doc__ = getattr(_calls, name).__doc__
    function.__module__ = "catenary.functions"
    return function


def pair(value, name):
    """Two numbers (vertical, horizontal) for a number or a pair."""
    if hasattr(value, "__getitem__"):
        if len(value) != 2:
            raise ValueError("%s: expected a number or a pair, got %r" % (name, value))
        return value
    return value, value


def axes_of(axis):
    """The axes of a C call, given None, a number or a sequence."""
    return axis if axis is None or isinstance(axis, (tuple, list)) else (axis,)
