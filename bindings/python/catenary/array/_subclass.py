"""Subclasses of ndarray: what their methods, operators and universal functions return has their class, too.

Plain arrays pay nothing for it. A class that derives from ndarray gets `Kept` in between, whose methods
convert results; the first such class also makes the universal functions do so.
"""

from ctypes import c_void_p
from functools import wraps
from types import FunctionType

from .._handle import _new, _set_address, address
from .._library import library
from ._interop import from_buffer_like

# Methods of ndarray that return arrays and are not operators. view and astype look at their arguments.
_METHODS = (
    "__getitem__ all any argmax argmin argpartition argsort choose clip compress conj conjugate copy cumprod "
    "cumsum diagonal dot flatten max mean min nonzero prod ptp ravel reduced_view repeat reshape round "
    "searchsorted squeeze std sum swapaxes take to_device trace transpose var"
).split()
_PROPERTIES = ("T", "mT", "real", "imag")
_OPERATORS = (
    "add sub mul matmul truediv floordiv mod divmod pow and or xor lshift rshift".split(),
    "lt le gt ge eq ne neg pos abs invert".split(),
)
_UFUNC_METHODS = ("__call__", "_called", "reduce", "accumulate", "reduceat", "outer")
_plain = _kept = None  # the classes ndarray and Kept
_untaught = []  # classes of universal functions


class Meta(type(c_void_p)):
    """The metaclass of ndarray, which puts `Kept` between it and a class that derives from it."""

    def __new__(cls, name, bases, members, **keywords):
        if _kept is not None:
            bases = tuple([_kept if base is _plain else base for base in bases])
            _teach_ufuncs()
        return super().__new__(cls, name, bases, members, **keywords)


def become(cls, array, template=None):
    """The same array as an object of a class; `template` is the object of which it is a view or result."""
    self = _new(cls)
    where = address(array)
    library.ctn_array_retain(where)
    _set_address(self, where)
    if cls is not _plain:
        self.__array_finalize__(template)
    return self


def like(made, template, subok=True):
    """An array as an object of the class of another, or as a plain one."""
    cls = template.__class__ if subok else _plain
    return made if made.__class__ is cls else become(cls, made, template)


def leading(values):
    """The object whose class the result of an operation has: the first one of a subclass that has the highest
    priority; None without one."""
    found = None
    for value in values:
        if isinstance(value, _kept) and (
            found is None or value.__array_priority__ > found.__array_priority__
        ):
            found = value
    return found


def _converted(made, convert, given):
    """Results with the plain arrays among them converted, except those that the caller gave."""
    if made.__class__ is tuple:
        return tuple([_converted(one, convert, given) for one in made])
    if made.__class__ is not _plain or any([made is one for one in given]):
        return made
    return convert(made)


def _all_of(args, keywords):
    """Arguments, with those inside tuples."""
    values = [*args, *keywords.values()]
    return values + [item for value in values if value.__class__ is tuple for item in value]


def _method(function):
    @wraps(function)
    def method(self, *args, **keywords):
        made = function(self, *args, **keywords)
        return _converted(made, lambda one: become(type(self), one, self), _all_of(args, keywords))

    return method


def _operation(function):
    """A function of operands, whose results the leading one of them wraps."""

    @wraps(function)
    def operation(*args, **keywords):
        made, given = function(*args, **keywords), _all_of(args, keywords)
        lead = leading(given)
        return made if lead is None else _converted(made, lead.__array_wrap__, given)

    return operation


def _astype(self, dtype, copy=True, order="K", casting="unsafe", subok=True):
    return like(_plain.astype(self, dtype, copy, order, casting), self, subok)


def _wrap(self, array, context=None, return_scalar=False):
    """The result of a universal function, an array of this package or of NumPy, as an object of this
    class."""
    return like(array if isinstance(array, _plain) else from_buffer_like(array), self)


def _finalize(self, obj):
    """Does nothing. A subclass is told of each new object; `obj` is the one of which it is a view or result,
    or None."""


def _teach_ufuncs():
    """Makes universal functions keep subclasses, once."""
    while _untaught:
        cls = _untaught.pop()
        for name in _UFUNC_METHODS:
            if isinstance(vars(cls).get(name), FunctionType):
                setattr(cls, name, _operation(vars(cls)[name]))


def _below(cls):
    return [one for direct in cls.__subclasses__() for one in (direct, *_below(direct))]


def attach(ndarray, ufunc):
    """Makes the class between ndarray, which has all of its methods by now, and its subclasses; ufunc is the
    class of universal functions."""
    global _plain, _kept
    for name, function in (("__array_wrap__", _wrap), ("__array_finalize__", _finalize)):
        function.__name__, function.__qualname__ = name, "ndarray." + name
        setattr(ndarray, name, function)
    members = {name: _method(getattr(ndarray, name)) for name in _METHODS}
    for name in _PROPERTIES:
        known = vars(ndarray)[name]
        members[name] = property(_method(known.fget), known.fset, doc=known.__doc__)
    arithmetic, others = _OPERATORS
    for name in [side + name for side in ("", "r") for name in arithmetic] + others:
        members["__%s__" % name] = _operation(getattr(ndarray, "__%s__" % name))
    members.update(astype=wraps(ndarray.astype)(_astype), __hash__=None, __slots__=())
    members["__doc__"] = "The base of subclasses of ndarray, which makes their results be of their class."
    _plain = ndarray
    _untaught[:] = *ufunc.__mro__[:-1], *_below(ufunc)
    _kept = Meta("Kept", (ndarray,), members)
