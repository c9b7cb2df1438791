"""Hooks that measure time and memory."""

from time import perf_counter

from . import _calls
from ._handle import take
from .function_hook import FunctionHook, _Registered


class _MeasuringHook(FunctionHook):
    """Records every computation with its function and the change of a quantity while it ran."""

    def __init__(self):
        self.call_history = []
        self._started = []

    def _begin(self, function, in_data, out_grad=None):
        self._started.append((function, self._now(in_data)))

    def _end(self, function, in_data, out_grad=None):
        now = self._now(in_data)
        while self._started:  # those after it failed
            begun, before = self._started.pop()
            if begun is function:
                self.call_history.append((function, now - before))
                return

    forward_preprocess = backward_preprocess = _begin
    forward_postprocess = backward_postprocess = _end

    def __enter__(self):
        self._started = []
        return super().__enter__()

    def _total(self):
        return sum(amount for _, amount in self.call_history)


def _synchronize(arrays):
    for array in arrays:
        if array is not None and _calls.array_device(array) != "cpu":
            _calls.device_synchronize(_calls.array_device(array))
            return


class TimerHook(_MeasuringHook):
    """Measures the time of functions: call_history has a pair (function, seconds) for every forward and
    backward computation."""

    name = "TimerHook"

    def _now(self, arrays):
        _synchronize(arrays)
        return perf_counter()

    def total_time(self):
        """The sum of all seconds."""
        return self._total()


class MemoryHook(_Registered):
    """Measures by how many bytes each computation increases (or decreases) the memory in use on its device.

    call_history has a triple (label of the function, bytes, whether it was its backward computation) for
    each.
    """

    name = "MemoryHook"

    def __init__(self):
        take(self, _calls.memory_hook_new())

    @property
    def call_history(self):
        """(label, bytes, is_backward) of every computation so far."""
        return [_calls.memory_hook_call(self, i) for i in range(_calls.memory_hook_call_count(self))]

    def total_bytes(self):
        """The sum of all bytes."""
        return _calls.memory_hook_total_bytes(self)

    def clear(self):
        """Deletes the measurements."""
        _calls.memory_hook_clear(self)


__all__ = ["MemoryHook", "TimerHook"]


def __dir__():
    return __all__
