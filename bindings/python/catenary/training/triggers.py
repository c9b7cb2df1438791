"""Triggers: when extensions run, and when a training ends.

Instead of a trigger, a tuple such as ``(1, "epoch")`` or ``(100, "iteration")`` stands for an interval, and a
function of the trainer decides itself.
"""

from ctypes import byref, sizeof

from .. import _calls, raw
from .._errors import callback
from .._handle import (
    Serializer as SerializerHandle,
    Trainer as TrainerHandle,
    Trigger as TriggerHandle,
    adopt,
    take,
)
from .._shown import made_by_call
from ._tables import number_of, object_of

__all__ = [
    "EarlyStoppingTrigger",
    "IntervalTrigger",
    "ManualScheduleTrigger",
    "MaxValueTrigger",
    "MinValueTrigger",
    "OnceTrigger",
    "get_trigger",
]


def __dir__():
    return __all__


_UNITS = {"iteration": raw.CTN_TRIGGER_UNIT_ITERATION, "epoch": raw.CTN_TRIGGER_UNIT_EPOCH}
_MODES = {
    "auto": raw.CTN_STOPPING_MODE_AUTO,
    "min": raw.CTN_STOPPING_MODE_MIN,
    "max": raw.CTN_STOPPING_MODE_MAX,
}


def _choice(choices, value, name):
    if value not in choices:
        raise ValueError(
            "%s: expected %s, got %r" % (name, " or ".join(repr(each) for each in choices), value)
        )
    return choices[value]


def unit_of(unit):
    """The unit of the library for "iteration" or "epoch"."""
    return _choice(_UNITS, unit, "unit")


@made_by_call
class IntervalTrigger(TriggerHandle):
    """Fires after each period of iterations or epochs. As the end of a training, it ends it after one."""

    def __init__(self, period, unit):
        take(self, _calls.trigger_interval_new(period, unit_of(unit)))
        self.period, self.unit = period, unit


@made_by_call
class ManualScheduleTrigger(TriggerHandle):
    """Fires at given numbers of iterations or epochs."""

    def __init__(self, points, unit):
        points = list(points) if hasattr(points, "__iter__") else [points]
        take(self, _calls.trigger_manual_schedule_new(points, unit_of(unit)))
        self.points, self.unit = points, unit


@made_by_call
class OnceTrigger(TriggerHandle):
    """Fires after the first update; with `call_on_resume` also after the first update of each resumed run."""

    def __init__(self, call_on_resume=False):
        take(self, _calls.trigger_once_new(call_on_resume))


class _BestValue(TriggerHandle):
    @property
    def best_value(self):
        """The best mean so far; None before the first."""
        value = _calls.trigger_best_value(self)
        return None if value != value else value


@made_by_call
class MinValueTrigger(_BestValue):
    """Fires when the mean of a reported value since the last check is the smallest so far."""

    def __init__(self, key, trigger=(1, "epoch")):
        take(self, _calls.trigger_min_value_new(key, _handle(trigger, self)))


@made_by_call
class MaxValueTrigger(_BestValue):
    """Fires when the mean of a reported value since the last check is the largest so far."""

    def __init__(self, key, trigger=(1, "epoch")):
        take(self, _calls.trigger_max_value_new(key, _handle(trigger, self)))


@made_by_call
class EarlyStoppingTrigger(_BestValue):
    """Ends a training when a reported value has not become better in `patience` checks in succession.

    mode: "min", "max", or "auto", which is "max" for names with "accuracy". max_trigger ends the training at
    the latest.
    """

    def __init__(
        self,
        check_trigger=(1, "epoch"),
        monitor="main/loss",
        patience=3,
        mode="auto",
        max_trigger=(100, "epoch"),
    ):
        take(
            self,
            _calls.trigger_early_stopping_new(
                monitor,
                patience,
                _choice(_MODES, mode, "mode"),
                _handle(check_trigger, self),
                _handle(max_trigger, self),
            ),
        )


class _Function:
    """A trigger that a function of the trainer decides; the function may have a method `serialize`."""

    def __init__(self, function):
        self.function = function


@callback(raw.ctn_trigger_fire_fn)
def _fire(number, trainer, fires):
    fires[0] = bool(object_of(number).function(adopt(TrainerHandle, trainer, borrowed=True)))


@callback(raw.ctn_training_serialize_fn, last=True)
def _serialize(number, serializer):
    function = object_of(number).function
    if hasattr(function, "serialize"):
        function.serialize(adopt(SerializerHandle, serializer, borrowed=True))


_table = raw.ctn_trigger_callbacks(sizeof(raw.ctn_trigger_callbacks), _fire, _serialize, raw.ctn_destroy_fn())


def handle_and_object(trigger):
    """The handle of a trigger in any form, and what must be kept as long as it is used; None for None."""
    if trigger is None or isinstance(trigger, TriggerHandle):
        return trigger, trigger
    if isinstance(trigger, tuple):
        trigger = IntervalTrigger(*trigger)
        return trigger, trigger
    if not callable(trigger):
        raise TypeError(
            "trigger: expected a trigger, a tuple such as (1, 'epoch') or a function, got %s"
            % type(trigger).__name__
        )
    function = _Function(trigger)
    return _calls.trigger_new(byref(_table), number_of(function)), function


def _handle(trigger, owner):
    """The handle of a trigger that is a part of another one."""
    handle, kept = handle_and_object(trigger)
    owner.__dict__.setdefault("_kept", []).append(kept)
    return handle


def get_trigger(trigger):
    """The trigger for a tuple such as ``(1, "epoch")``; triggers and functions are returned as they are."""
    return IntervalTrigger(*trigger) if isinstance(trigger, tuple) else trigger
