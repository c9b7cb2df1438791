"""Devices by name. A number n is that of "cuda:n" where CUDA is there, and of "test:n" otherwise."""
from ctypes import byref, c_size_t, create_string_buffer

from .. import _calls
from .._errors import failure
from .._library import library

_GPU = "cuda:%d" if library.ctn_device_is_available(b"cuda:0") else "test:%d"


def device_name(array):
    """The name of the device where an array lives: "cpu", "test:0", ..."""
    room, length = create_string_buffer(32), c_size_t()
    status = library.ctn_array_device(array, room, 32, byref(length))
    if status:
        raise failure(status)
    return room.value.decode() if length.value < 32 else _calls.array_device(array)


def name_of(device):
    """The name of a device given as a name, a number, a Device, or None for the current one."""
    if device is None:
        return _calls.device_current()
    if isinstance(device, Device):
        return device.name
    if isinstance(device, str):
        return device
    try:
        number = device.__index__()
    except AttributeError:
        raise TypeError("device: expected a name, a number or a Device, got %s" % type(device).__name__) from None
    if number < 0:
        raise ValueError("device: expected a number from 0 on, got %d" % number)
    return _GPU % number


class Device:
    """A device, the current one by default. In a `with` statement it is the current one of the thread.

    `name` is its name and `id` the number in it, -1 for the CPU.
    """

    def __init__(self, device=None):
        self.name = name_of(device)
        kind, _, number = self.name.partition(":")
        if not (self.name == "cpu" or kind in ("test", "cuda") and number.isdigit()):
            raise ValueError("Device: expected \"cpu\", \"cuda:N\" or \"test:N\", got %r" % self.name)
        self.id = int(number) if number else -1
        self._outer = []

    available = property(lambda self: bool(_calls.device_is_available(self.name)),
                         doc="Whether the device can be used here.")

    def use(self):
        """Makes the device the current one of the thread."""
        _calls.device_set_current(self.name)

    def synchronize(self):
        """Waits until everything that was started on the device has ended."""
        _calls.device_synchronize(self.name)

    def __enter__(self):
        self._outer.append(_calls.device_current())
        self.use()
        return self

    def __exit__(self, *exception):
        _calls.device_set_current(self._outer.pop())

    def _key(self):
        return (self.name.partition(":")[0], self.id)

    def __eq__(self, other):
        if isinstance(other, Device):
            return self.name == other.name
        return self.id == other if isinstance(other, int) else NotImplemented

    def __lt__(self, other):
        return self._key() < other._key() if isinstance(other, Device) else self.id < int(other)

    def __le__(self, other):
        return self == other or self < other

    def __gt__(self, other):
        return not self <= other

    def __ge__(self, other):
        return not self < other

    def __hash__(self):
        return hash(self.name)

    def __int__(self):
        return self.id

    def __str__(self):
        return self.name

    def __repr__(self):
        return "<Device %s>" % self.name
