"""Devices by name. A number n means "cuda:n", or "test:n" if CATENARY_GPU=test is set in the environment."""

import os
from contextlib import nullcontext
from ctypes import byref, c_char, c_size_t
from functools import total_ordering
from operator import index

from .. import _calls
from .._errors import failure
from .._library import quick

_Room, _LENGTH = c_char * 32, c_size_t(32)
_device_of, _current = quick("array_device"), quick("device_current")
_kind = os.environ.get("CATENARY_GPU", "cuda")
if _kind not in ("cuda", "test"):
    raise ImportError('catenary: CATENARY_GPU: expected "cuda" or "test", got %r' % _kind)


def gpu(number):
    """The name of a GPU."""
    return "%s:%d" % (_kind, number)


def count_test_devices_as_gpus():
    """Makes a number n mean "test:n" from now on, also in processes that this one starts."""
    global _kind
    _kind = os.environ["CATENARY_GPU"] = "test"


def device_name(array):
    """The name of the device of an array: "cpu", "test:0", ..."""
    room, length = _Room(), c_size_t()
    status = _device_of(array, room, _LENGTH, byref(length))
    if status:
        raise failure(status)
    return room.value.decode() if length.value < 32 else _calls.array_device(array)


def current_name():
    """The name of the current device of the thread."""
    room, length = _Room(), c_size_t()
    status = _current(room, _LENGTH, byref(length))
    if status:
        raise failure(status)
    return room.value.decode() if length.value < 32 else _calls.device_current()


def named(device):
    """The name of a device given as a name, a Device, a number, or None for the current one."""
    if device is None:
        return current_name()
    if isinstance(device, str):
        return device
    name = getattr(device, "name", None)
    if isinstance(name, str):
        return name
    try:
        number = index(device)
    except TypeError:
        raise TypeError(
            "device: expected a name, a number or a Device, got %s" % type(device).__name__
        ) from None
    if number < -1:
        raise ValueError("device: expected a number from 0 on, or -1 for the CPU, got %d" % number)
    return "cpu" if number == -1 else gpu(number)


def on(device):
    """A context in which new arrays are made on a device; None leaves the current one."""
    return nullcontext() if device is None else Device(device)


@total_ordering
class Device:
    """A device by its name ("cpu", "test:0", ...) or number (-1: the CPU), by default the current one.

    A `with` statement makes it the device of new arrays of the thread.
    """

    __slots__ = ("name", "id", "_before")

    def __init__(self, device=None):
        self.name = named(device)
        kind, _, number = self.name.partition(":")
        if self.name != "cpu" and not (kind in ("test", "cuda") and number.isdigit()):
            raise ValueError('Device: expected "cpu", "test:N" or "cuda:N", got %r' % self.name)
        self.id = int(number or -1)
        self._before = []

    @property
    def available(self):
        """Whether the device can be used here."""
        return bool(_calls.device_is_available(self.name))

    def use(self):
        """Makes this the device of new arrays of the thread."""
        _calls.device_set_current(self.name)

    def synchronize(self):
        """Waits until all work that was started on the device has finished."""
        _calls.device_synchronize(self.name)

    def __enter__(self):
        self._before.append(current_name())
        self.use()
        return self

    def __exit__(self, *error):
        _calls.device_set_current(self._before.pop())

    def __int__(self):
        return self.id

    def _order(self, other):
        """The keys by which two devices are compared; a number means the device with that id."""
        if isinstance(other, int):
            return self.id, other
        name = getattr(other, "name", None)
        if not isinstance(name, str):
            return None
        return (self.name.partition(":")[0], self.id), (
            name.partition(":")[0],
            int(name.partition(":")[2] or -1),
        )

    def __eq__(self, other):
        pair = self._order(other)
        return NotImplemented if pair is None else pair[0] == pair[1]

    def __lt__(self, other):
        pair = self._order(other)
        return NotImplemented if pair is None else pair[0] < pair[1]

    def __hash__(self):
        return hash(self.name)

    def __str__(self):
        return self.name

    def __repr__(self):
        return "<Device %s>" % self.name
