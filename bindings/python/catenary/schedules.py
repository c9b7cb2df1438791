"""Values of a hyperparameter over time; see `Optimizer.set_schedule`.

A schedule is a function of the number of completed updates (or epochs). Once the value has reached `target`
on the way from `init`, it stays there; NaN means no target.
"""

from itertools import count
from math import nan
from weakref import WeakValueDictionary

from . import _calls, raw
from ._errors import callback
from ._handle import Schedule as ScheduleHandle, take
from ._shown import made_by_call
from ._signed import constructor

__all__ = [
    "Constant",
    "Cosine",
    "Exponential",
    "Inverse",
    "Linear",
    "Multistep",
    "Polynomial",
    "Schedule",
    "Step",
    "Warmup",
]


def __dir__():
    return __all__


_numbers = count(1)
_functions = WeakValueDictionary()  # number -> the schedule of a function


@callback(raw.ctn_schedule_fn)
def _call(number, t, value):
    value[0] = float(_functions[number].function(t))


@made_by_call
class Schedule(ScheduleHandle):
    """A schedule given by a function: `function(t)` returns a finite number, always the same for the same
    t."""

    def __init__(self, function):
        if not callable(function):
            raise TypeError("Schedule: function: expected a function of t, got %s" % type(function).__name__)
        self.function = function
        number = next(_numbers)
        _functions[number] = self
        take(self, _calls.schedule_new(_call, number, None))

    def __call__(self, t: int) -> float:
        """The value after t updates (or epochs)."""
        return _calls.schedule_value(self, t)


def as_schedule(value):
    """The schedule itself, or one for a function."""
    return value if isinstance(value, ScheduleHandle) else Schedule(value)


@made_by_call
class Warmup(Schedule):
    """Linear from `start` to the first value of `after` in `length` steps, followed by `after`."""

    def __init__(self, start: float, length: int, after):
        self.after = as_schedule(after)
        take(self, _calls.schedule_warmup_new(start, self.after, length))


@made_by_call
class Multistep(Schedule):
    """`init`, multiplied by `gamma` at each of `steps`, which are ascending values of t."""

    def __init__(self, init: float, gamma: float, steps):
        take(self, _calls.schedule_multistep_new(init, steps, gamma))


def _schedule(title, name, *parameters):
    """Makes a class. The parameters are those of the library's constructor, which gets them by name, given as
    (name, type) or (name, type, default); those with a default come last."""
    make = getattr(_calls, "schedule_%s_new" % name)
    names = [key for key, *_ in parameters]
    return made_by_call(
        type(
            title,
            (Schedule,),
            {
                "__init__": constructor(
                    title, parameters, lambda self, *values: take(self, make(**dict(zip(names, values))))
                ),
                "__doc__": make.__doc__,
                "__module__": __name__,
            },
        )
    )


_INIT, _GAMMA, _POWER = ("init", float), ("gamma", float), ("power", float)
_TARGET = ("target", float, nan)

Constant = _schedule("Constant", "constant", _INIT)
Exponential = _schedule("Exponential", "exponential", _INIT, ("rate", float), _TARGET)
Step = _schedule("Step", "step", _INIT, _GAMMA, ("step", int), _TARGET)
Linear = _schedule("Linear", "linear", _INIT, ("target", float), ("begin", int), ("end", int))
Cosine = _schedule("Cosine", "cosine", _INIT, ("target", float), ("period", int), ("restart_factor", int, 0))
Polynomial = _schedule("Polynomial", "polynomial", _INIT, _POWER, ("length", int), _TARGET)
Inverse = _schedule("Inverse", "inverse", _INIT, _GAMMA, _POWER, _TARGET)
