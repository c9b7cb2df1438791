"""Devices under the names of the reference. Every device but the CPU counts as a GPU; a number n is that of "cuda:n", or of
"test:n" where CATENARY_GPU=test is in the environment."""
from functools import wraps

from . import _calls
from ._dtype import numpy
from .array._device import GPU
from .array._ndarray import ndarray

available = _calls.device_is_available("cuda:0")
cudnn_enabled = available
cudnn = None  # the library has kernels of its own
_LATER = ("Device", "Event", "Stream", "runtime", "MemoryPool", "memory_pool")


def __getattr__(name):
    from . import array
    if name == "cupy":
        return array
    if name in _LATER:
        return getattr(array.cuda, name)
    raise AttributeError("module %r has no attribute %r" % (__name__, name))


def init(arg=None):
    """Nothing is to be prepared; makes `arg`, where it is given, the current device."""
    if arg is not None:
        get_device(arg).use()


def check_cuda_available():
    """Raises RuntimeError where there is no CUDA device."""
    if not available:
        raise RuntimeError("there is no CUDA device: the library was built without CUDA, or the driver found none")


def device_name(device):
    """The name for a device as it is given: a name, a Device, or a number, of which negative ones are the CPU. None is
    None."""
    if device is None or isinstance(device, str):
        return device
    name = getattr(device, "name", None)
    if isinstance(name, str):
        return name
    try:
        number = device.__index__()
    except AttributeError:
        raise TypeError("device: expected a number, a name or a Device, got %s" % type(device).__name__) from None
    return "cpu" if number < 0 else GPU % number


def gpu_name(device):
    """device_name; for None the current device, or GPU 0 where that is the CPU."""
    if device is not None:
        return device_name(device)
    current = _calls.device_current()
    return current if current != "cpu" else GPU % 0


class DummyDeviceType:
    """Stands for the CPU where a device is asked for."""

    id = -1
    name = "cpu"

    def __int__(self):
        return -1

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        pass

    def use(self):
        """Does nothing: the current device stays what it is."""

    def synchronize(self):
        """Does nothing: what is computed on the CPU is there when its call returns."""

    def __eq__(self, other):
        return isinstance(other, DummyDeviceType)

    def __ne__(self, other):
        return not self == other

    def __hash__(self):
        return -1


DummyDevice = DummyDeviceType()


def _on_gpu(array):
    return isinstance(array, ndarray) and _calls.array_device(array) != "cpu"


def _is_array(value):
    return isinstance(value, ndarray) or numpy is not None and isinstance(value, numpy.ndarray)


def get_device(*args):
    """The device of the first array that is not on the CPU, or for the first number, name or Device; DummyDevice where
    all are arrays on the CPU or None."""
    from .array._device import Device
    for arg in args:
        if _on_gpu(arg):
            return Device(_calls.array_device(arg))
        if arg is not None and not _is_array(arg):
            return arg if isinstance(arg, (Device, DummyDeviceType)) else Device(device_name(arg))
    return DummyDevice


def to_gpu(array, device=None, stream=None):
    """The array on a GPU: copied there from the CPU, or with `device` from another one; itself where it is there
    already."""
    if numpy is not None and isinstance(array, numpy.ndarray):
        from .array._interop import from_buffer_like
        array = from_buffer_like(array)
    if not isinstance(array, ndarray):
        raise TypeError("to_gpu: array: expected an array, got %s" % type(array).__name__)
    here = _calls.array_device(array)
    name = gpu_name(device) if device is not None or here == "cpu" else here
    return array if name == here else _calls.array_to_device(array, name)


def to_cpu(array, stream=None):
    """The array on the CPU: itself where it is there, also if it is one of NumPy."""
    if isinstance(array, ndarray):
        return array if not _on_gpu(array) else _calls.array_to_device(array, "cpu")
    if _is_array(array):
        return array
    raise TypeError("to_cpu: array: expected an array, got %s" % type(array).__name__)


def copy(array, out=None, out_device=None, stream=None):
    """A copy of an array: into `out`, or on `out_device`, or where it is."""
    if out is not None:
        from . import array as xp
        xp.copyto(out, array)
        return out
    name = device_name(out_device)
    if name is None or name == _calls.array_device(array):
        return _calls.array_copy(array)
    return _calls.array_to_device(array, name)


def to_gpu_async(array, stream=None):
    """to_gpu; copies never wait here."""
    return to_gpu(array, None, stream)


def to_cpu_async(array, stream=None):
    """to_cpu."""
    return to_cpu(array, stream)


def get_array_module(*args):
    """The module whose functions take these arrays (or Variables): catenary.array if one is of ours, else numpy."""
    from . import array
    from ._variable import Variable
    if numpy is None or any(isinstance(arg, (ndarray, Variable)) for arg in args):
        return array
    return numpy


def memoize(for_each_device=False):
    """A decorator: results are kept for each argument list, and each device if asked for; clear_memo() forgets them."""
    def decorate(function):
        memo = {}
        _memos.append(memo)

        @wraps(function)
        def wrapper(*args, **kwargs):
            key = (_calls.device_current() if for_each_device else None, args, tuple(sorted(kwargs.items())))
            if key not in memo:
                memo[key] = function(*args, **kwargs)
            return memo[key]
        return wrapper
    return decorate


_memos = []


def clear_memo():
    """Forgets the results of all memoized functions."""
    for memo in _memos:
        memo.clear()


@memoize(for_each_device=True)
def elementwise(in_params, out_params, operation, name, **kwargs):
    """An ElementwiseKernel, made once for its arguments."""
    from . import array
    return array.ElementwiseKernel(in_params, out_params, operation, name, **kwargs)


@memoize(for_each_device=True)
def reduce(in_params, out_params, map_expr, reduce_expr, post_map_expr, identity, name, **kwargs):
    """A ReductionKernel, made once for its arguments."""
    from . import array
    return array.ReductionKernel(in_params, out_params, map_expr, reduce_expr, post_map_expr, identity, name, **kwargs)


@memoize(for_each_device=True)
def raw(code, name, *args, **kwargs):
    """A RawKernel, made once for its arguments."""
    from . import array
    return array.RawKernel(code, name, *args, **kwargs)


def _array_maker(name, like):
    """Array makers of the first versions, whose dtype was float32."""
    if like:
        def make(array, *args, **kwargs):
            from . import array as xp
            return getattr(xp, name)(array, *args, **kwargs)
    else:
        def make(shape, *args, **kwargs):
            from . import array as xp
            position = 1 if name == "full" else 0
            if len(args) <= position and "dtype" not in kwargs:
                kwargs["dtype"] = "float32"
            return getattr(xp, name)(shape, *args, **kwargs)
    make.__name__ = make.__qualname__ = name
    make.__doc__ = "catenary.array.%s%s." % (name, "" if like else ", of float32 unless a dtype is given")
    return make


for _name in ("empty", "zeros", "ones", "full"):
    globals()[_name] = _array_maker(_name, False)
    globals()[_name + "_like"] = _array_maker(_name + "_like", True)
