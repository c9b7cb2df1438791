"""Devices, their memory, streams and events, under the names of cupy.cuda.

A device is named "cpu", "test:N" or "cuda:N"; a number N means "cuda:N" ("test:N" if CATENARY_GPU=test is set
in the environment). Operations run on the device of their arguments; the current device of a thread is only
where new arrays are made.
"""

from ctypes import byref, c_void_p, sizeof

from .. import _calls, raw
from .._convert import int32
from .._errors import check, lasting
from .._handle import Event as EventHandle, Stream as StreamHandle, address, adopt, library, made_by, own
from .._shown import shown
from ._attributes import MemoryPointer
from ._device import Device, named as device_name
from ._ndarray import ndarray


def get_device_id():
    """Number of the current device, -1 for the CPU."""
    return Device().id


class Memory:
    """Bytes on the current device. `ptr` is their address; 0 on devices whose memory the host cannot
    reach."""

    def __init__(self, size):
        self.size = size
        self.device = Device()
        self.array = _calls.array_empty((size,), raw.CTN_UINT8)
        self.ptr = _calls.array_data(self.array) or 0 if self.device.name == "cpu" else 0

    def __int__(self):
        return self.ptr


def alloc(size):
    """New memory on the current device, from the library's pool."""
    return MemoryPointer(Memory(size), 0)


def statistics(device=None):
    """Counters of the memory pool of a device as a dict, in bytes unless the name says otherwise."""
    counters = raw.ctn_memory_statistics(struct_size=sizeof(raw.ctn_memory_statistics))
    check(library.ctn_memory_get_statistics(device_name(device).encode(), byref(counters)))
    return {name: getattr(counters, name) for name, _ in counters._fields_ if name != "struct_size"}


class MemoryPool:
    """The library's memory pool of the current device; all objects of this class refer to it."""

    def __init__(self, allocator=None):
        if allocator not in (None, alloc):
            raise NotImplementedError(
                "MemoryPool: memory comes from the library's pools, not from a Python function"
            )

    def malloc(self, size):
        """New memory on the current device."""
        return alloc(size)

    def free_all_free(self):
        """Returns all unused memory of the current device to the system."""
        _calls.memory_trim(None)

    free_all_blocks = free_all_free

    def used_bytes(self):
        """Bytes that arrays on the current device use."""
        return statistics()["used_bytes"]

    def free_bytes(self):
        """Bytes that the pool of the current device keeps for reuse."""
        return statistics()["cached_bytes"]

    def total_bytes(self):
        """Bytes that the pool of the current device has allocated from the system."""
        return statistics()["held_bytes"]

    def set_limit(self, size):
        """Bytes that the pool of the current device may hold; 0 removes the limit."""
        _calls.memory_set_limit(None, size)


class PinnedMemoryPool:
    """Host memory for copies to and from devices. The library does not cache it, so there is never anything
    to free."""

    def free_all_blocks(self):
        """Does nothing: there is no cached memory."""

    def n_free_blocks(self):
        """The number of cached blocks: 0."""
        return 0


def set_allocator(allocator=None):
    """Accepts only the library's own allocation (None, alloc, MemoryPool().malloc), which is always used."""
    if allocator not in (None, alloc) and not isinstance(getattr(allocator, "__self__", None), MemoryPool):
        raise NotImplementedError(
            "set_allocator: memory comes from the library's pools, not from a Python function"
        )


_callbacks = {}  # number -> (function, argument, stream's handle) until the stream has called it


@lasting(raw.ctn_stream_fn)
def _reached(key, stream, status):
    function, argument, handle = _callbacks[key]
    function(
        handle, status, argument
    )  # no caller waits for it: ctypes passes exceptions to sys.unraisablehook


@lasting(raw.ctn_destroy_fn)
def _forget(key, forget=_callbacks.pop):
    forget(key, None)


class _StreamOfDevice:
    """A class attribute of Stream: a stream that always exists, of the current device."""

    def __init__(self, name):
        self.name = name

    def __get__(self, instance, owner):
        return owner(**{self.name: True})


@made_by
class Stream(StreamHandle):
    """A queue of work on the current device, its default stream if `null`, or, if `ptds`, its per-thread
    default stream, which means a stream of the thread that uses it. `with stream:` runs operations on it.

    A `non_blocking` stream is not ordered with the default stream either. Smaller numbers of `priority` are
    more urgent (None: 0); numbers outside of priority_range() count as its ends.
    """

    null = _StreamOfDevice("null")
    ptds = _StreamOfDevice("ptds")

    def __new__(cls, null=False, non_blocking=False, ptds=False, priority=None):
        urgency = 0 if priority is None else int32(priority, "priority")
        out = c_void_p()
        if null or ptds:
            always = library.ctn_stream_default if null else library.ctn_stream_per_thread
            check(always(None, byref(out)))
            return adopt(cls, out)
        check(library.ctn_stream_new(None, bool(non_blocking), urgency, byref(out)))
        return own(StreamHandle.__new__(cls), out.value)

    def __init__(self, null=False, non_blocking=False, ptds=False, priority=None):
        """Does nothing: __new__ has used the arguments."""

    __repr__ = shown("device", "priority", "done")
    ptr = property(lambda self: address(self), doc="Address of the library's stream.")
    done = property(lambda self: _calls.stream_done(self), doc="Whether all work on the stream has finished.")
    device = property(lambda self: Device(_calls.stream_device(self)), doc="The device of the stream.")
    priority = property(lambda self: _calls.stream_priority(self), doc="The priority of the stream.")

    @staticmethod
    def priority_range():
        """The least and the greatest priority of streams of the current device; both are 0 if it has none."""
        return _calls.stream_priority_range(None)

    def synchronize(self):
        """Waits until all work that was started on the stream has finished."""
        _calls.stream_synchronize(self)

    def add_callback(self, callback, arg):
        """Calls callback(stream, status, arg) after all work so far has finished; it must not use the
        device."""
        key = id(callback)
        while key in _callbacks:
            key += 1
        _callbacks[key] = (callback, arg, self)
        check(library.ctn_stream_add_callback(self, _reached, key, _forget))

    def record(self, event=None):
        """Records an event (a new one by default) after the work so far, and returns it."""
        return _calls.stream_record(self, event)

    def wait_event(self, event):
        """Makes later work wait for an event."""
        _calls.stream_wait_event(self, event)

    def use(self):
        """Makes the thread's operations on the device of the stream run on it; returns the stream."""
        _calls.stream_set_current(None, self)
        return self

    def __enter__(self):
        outer = _calls.stream_current(_calls.stream_device(self))
        self.use()
        self.__dict__.setdefault("_outer", []).append(outer)
        return self

    def __exit__(self, *exception):
        _calls.stream_set_current(None, self._outer.pop())


def get_current_stream():
    """The stream on which the thread's operations on the current device run."""
    return _calls.stream_current(None)


@made_by
class Event(EventHandle):
    """A point in a stream of the current device for which others can wait."""

    def __new__(cls, block=False, disable_timing=False, interprocess=False):
        if interprocess:
            raise NotImplementedError("Event: events of the library stay in their process")
        out = c_void_p()
        check(library.ctn_event_new(None, bool(disable_timing), byref(out)))
        return own(EventHandle.__new__(cls), out.value)

    def __init__(self, block=False, disable_timing=False, interprocess=False):
        """Does nothing: __new__ has used the arguments."""

    __repr__ = shown("done")
    ptr = property(lambda self: address(self), doc="Address of the library's event.")
    done = property(lambda self: _calls.event_done(self), doc="Whether the point has been reached.")

    def record(self, stream=None):
        """Records the event after the work started on a stream, by default the current one."""
        _calls.event_record(self, stream)

    def synchronize(self):
        """Waits until the point has been reached."""
        _calls.event_synchronize(self)


def get_elapsed_time(start_event, end_event):
    """Milliseconds between two events."""
    return _calls.event_elapsed_time(start_event, end_event)


class curand:
    """Numbers of cuRAND's generators, which RandomState accepts."""

    CURAND_RNG_PSEUDO_DEFAULT = raw.CTN_RANDOM_DEFAULT
    CURAND_RNG_PSEUDO_XORWOW = CURAND_RNG_XORWOW = raw.CTN_RANDOM_XORWOW
    CURAND_RNG_PSEUDO_MRG32K3A = CURAND_RNG_MRG32K3A = raw.CTN_RANDOM_MRG32K3A
    CURAND_RNG_PSEUDO_MTGP32 = CURAND_RNG_MTGP32 = raw.CTN_RANDOM_MTGP32
    CURAND_RNG_PSEUDO_MT19937 = CURAND_RNG_MT19937 = raw.CTN_RANDOM_MT19937
    CURAND_RNG_PSEUDO_PHILOX4_32_10 = CURAND_RNG_PHILOX4_32_10 = raw.CTN_RANDOM_PHILOX4_32_10


def is_available():
    """Whether there is a CUDA device."""
    return bool(_calls.device_is_available("cuda:0"))


__all__ = [
    "Device",
    "Event",
    "Memory",
    "MemoryPointer",
    "MemoryPool",
    "PinnedMemoryPool",
    "Stream",
    "alloc",
    "curand",
    "device_name",
    "get_current_stream",
    "get_device_id",
    "get_elapsed_time",
    "is_available",
    "ndarray",
    "set_allocator",
    "statistics",
]


def __dir__():
    return __all__
