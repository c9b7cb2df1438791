"""Values of a hyperparameter over time; see `Optimizer.set_schedule`.

A schedule is a function of the number of updates (or epochs) that are over. A `target` is a value that, once reached on
the way from `init`, is kept; NaN for none.
"""
from ctypes import byref
from math import nan
from operator import index
from weakref import WeakValueDictionary

from . import _calls, raw
from ._convert import int64s
from ._errors import callback, failure
from ._handle import Schedule as ScheduleHandle, address, own, unmade
from ._library import library

_functions = WeakValueDictionary()  # number -> the schedule that a function belongs to


@callback(raw.ctn_schedule_fn)
def _call(number, t, value):
    value[0] = float(_functions[number].function(t))


_NO_DESTROY = raw.ctn_destroy_fn()


class Schedule(ScheduleHandle):
    """A schedule of a function: `function(t)` gives a finite number, for the same t always the same."""

    _count = 0

    def __init__(self, function):
        if not callable(function):
            raise TypeError("Schedule: function: expected a function of t, got %s" % type(function).__name__)
        self.function = function
        Schedule._count += 1
        _functions[Schedule._count] = self
        self._take(library.ctn_schedule_new(_call, Schedule._count, _NO_DESTROY, byref(unmade(self))))

    def _take(self, status):
        if status:
            raise failure(status)
        own(self, address(self))

    def __call__(self, t: int) -> float:
        """The value after t updates (or epochs)."""
        return _calls.schedule_value(self, t)


def as_schedule(value):
    """A schedule, or one of a function."""
    return value if isinstance(value, ScheduleHandle) else Schedule(value)


class Warmup(Schedule):
    """Evenly from `start` to the first value of `after` in `length` steps, then `after` from its beginning."""

    def __init__(self, start: float, length: int, after):
        self.after = as_schedule(after)
        self._take(library.ctn_schedule_warmup_new(float(start), index(length), self.after, byref(unmade(self))))


class Multistep(Schedule):
    """init, multiplied by gamma at each of `steps`, which are ascending values of t."""

    def __init__(self, init: float, gamma: float, steps):
        self._take(library.ctn_schedule_multistep_new(float(init), float(gamma), int64s(steps, "steps"), len(steps),
                                                      byref(unmade(self))))


# Class, constructor of the library, arguments: (name, kind, default or none).
_ROWS = [
    ("Constant", "constant", [("init", "float")]),
    ("Exponential", "exponential", [("init", "float"), ("rate", "float"), ("target", "float", nan)]),
    ("Step", "step", [("init", "float"), ("gamma", "float"), ("step", "index"), ("target", "float", nan)]),
    ("Linear", "linear", [("init", "float"), ("target", "float"), ("begin", "index"), ("end", "index")]),
    ("Cosine", "cosine", [("init", "float"), ("target", "float"), ("period", "index"), ("restart_factor", "index", 0)]),
    ("Polynomial", "polynomial",
     [("init", "float"), ("power", "float"), ("length", "index"), ("target", "float", nan)]),
    ("Inverse", "inverse", [("init", "float"), ("gamma", "float"), ("power", "float"), ("target", "float", nan)]),
]


def _define(name, constructor, arguments):
    make = getattr(library, "ctn_schedule_%s_new" % constructor)
    scope = {"make": make, "byref": byref, "unmade": unmade, "index": index, "nan": nan}
    exec("def __init__(self, %s):\n    self._take(make(%s, byref(unmade(self))))" % (
        ", ".join("%s: %s" % (a[0], {"index": "int"}.get(a[1], a[1])) + (" = %r" % a[2] if len(a) > 2 else "")
                  for a in arguments),
        ", ".join("%s(%s)" % (a[1], a[0]) for a in arguments)), scope)
    document = getattr(_calls, "schedule_%s_new" % constructor).__doc__
    return type(name, (Schedule,), {"__init__": scope["__init__"], "__doc__": document, "__module__": __name__})


globals().update({row[0]: _define(*row) for row in _ROWS})
__all__ = ["Multistep", "Schedule", "Warmup"] + [row[0] for row in _ROWS]
