"""Devices by name."""
from ctypes import byref, c_size_t, create_string_buffer

from .. import _calls
from .._errors import failure
from .._library import library


def device_name(array):
    """The name of the device where an array lives: "cpu", "test:0", ..."""
    room, length = create_string_buffer(32), c_size_t()
    status = library.ctn_array_device(array, room, 32, byref(length))
    if status:
        raise failure(status)
    return room.value.decode() if length.value < 32 else _calls.array_device(array)


class Device:
    """A device by its name ("cpu", "test:0", ...); as a context manager it is where new arrays are made.

    A number n stands for "test:n", None for the current device.
    """

    __slots__ = ("name", "_before")

    def __init__(self, device=None):
        if device is None:
            device = _calls.device_current()
        elif isinstance(device, Device):
            device = device.name
        elif isinstance(device, int):
            device = "cpu" if device < 0 else "test:%d" % device
        if not isinstance(device, str):
            raise TypeError("device: expected a name or a number, got %r" % (device,))
        self.name, self._before = device, []

    @property
    def id(self):
        """The number of the device among those of its kind, -1 for the CPU."""
        return int(self.name.partition(":")[2] or -1)

    def use(self):
        """Makes this the device on which the calling thread makes arrays."""
        _calls.device_set_current(self.name)

    def synchronize(self):
        """Waits until everything that was started on the device has ended."""
        _calls.device_synchronize(self.name)

    def __enter__(self):
        self._before.append(_calls.device_current())
        self.use()
        return self

    def __exit__(self, *error):
        _calls.device_set_current(self._before.pop())

    def __int__(self):
        return self.id

    def __eq__(self, other):
        return isinstance(other, Device) and self.name == other.name

    def __hash__(self):
        return hash(self.name)

    def __repr__(self):
        return "<Device %s>" % self.name
