"""Devices under the names of the reference. Every device except the CPU counts as a GPU.

A number n means "cuda:n", or "test:n" if CATENARY_GPU=test is set in the environment.
"""

from . import _calls, array as cupy
from ._dtype import NUMPY_ARRAY
from .array import clear_memo, empty_like, full_like, get_array_module, memoize, ones_like, zeros_like
from .array._device import Device, gpu, named
from .array._interop import from_buffer_like
from .array._ndarray import ARRAYS, ndarray

__all__ = [
    "Device",
    "DummyDevice",
    "DummyDeviceType",
    "available",
    "check_cuda_available",
    "clear_memo",
    "copy",
    "cudnn",
    "cudnn_enabled",
    "device_name",
    "elementwise",
    "empty",
    "empty_like",
    "full",
    "full_like",
    "get_array_module",
    "get_device",
    "get_device_from_array",
    "get_device_from_id",
    "gpu_name",
    "init",
    "memoize",
    "ndarray",
    "ones",
    "ones_like",
    "raw",
    "reduce",
    "to_cpu",
    "to_cpu_async",
    "to_gpu",
    "to_gpu_async",
    "zeros",
    "zeros_like",
]


def __dir__():
    return __all__


available = _calls.device_is_available(gpu(0))
cudnn_enabled = _calls.device_is_available("cuda:0")
cudnn = None  # the library has kernels of its own
_LATER = ("Event", "Stream", "runtime", "MemoryPool", "memory_pool")


def __getattr__(name):
    if name in _LATER:
        return getattr(cupy.cuda, name)
    raise AttributeError("module %r has no attribute %r" % (__name__, name))


def init(arg=None):
    """Makes `arg`, if it is given, the current device; nothing else has to be initialized."""
    if arg is not None:
        get_device(arg).use()


def check_cuda_available():
    """Raises RuntimeError if there is no CUDA device."""
    if not available:
        raise RuntimeError(
            "there is no CUDA device: the library was built without CUDA, or the driver found none"
        )


def device_name(device):
    """The name of a device given as a name, a Device, or a number; negative numbers mean the CPU. None gives
    None."""
    if device is None:
        return None
    return "cpu" if hasattr(device, "__index__") and device.__index__() < 0 else named(device)


def gpu_name(device):
    """Like device_name; None means the current device, or GPU 0 if that is the CPU."""
    if device is not None:
        return device_name(device)
    current = _calls.device_current()
    return current if current != "cpu" else gpu(0)


class DummyDeviceType:
    """The class of DummyDevice, which represents the CPU."""

    id = -1
    name = "cpu"

    def __int__(self):
        return -1

    def __enter__(self):
        return self

    def __exit__(self, *exception):
        pass

    def use(self):
        """Does nothing."""

    def synchronize(self):
        """Does nothing: computations on the CPU have finished when their call returns."""

    def __eq__(self, other):
        return isinstance(other, DummyDeviceType)

    def __ne__(self, other):
        return not self == other

    def __hash__(self):
        return -1


DummyDevice = DummyDeviceType()


def _on_gpu(array):
    return isinstance(array, ndarray) and _calls.array_device(array) != "cpu"


def get_device(*args):
    """The device of the first argument that is a number, a name, a Device, or an array that is not on the
    CPU; DummyDevice if there is none."""
    for arg in args:
        if _on_gpu(arg):
            return Device(_calls.array_device(arg))
        if arg is not None and not isinstance(arg, ARRAYS):
            return arg if isinstance(arg, (Device, DummyDeviceType)) else Device(device_name(arg))
    return DummyDevice


def get_device_from_id(device_id):
    """The device given as a number, a name or a Device; DummyDevice for None and negative numbers."""
    if device_id is None or hasattr(device_id, "__index__") and device_id.__index__() < 0:
        return DummyDevice
    return get_device(device_id)


def get_device_from_array(*arrays):
    """The device of the first array that is not on the CPU, otherwise DummyDevice."""
    return get_device(*[array for array in arrays if isinstance(array, ARRAYS)])


def to_gpu(array, device=None, stream=None):
    """The array on a GPU, copied there if necessary; without `device` an array that is on any GPU is returned
    itself."""
    if isinstance(array, NUMPY_ARRAY):
        array = from_buffer_like(array)
    if not isinstance(array, ndarray):
        raise TypeError("to_gpu: array: expected an array, got %s" % type(array).__name__)
    here = _calls.array_device(array)
    name = gpu_name(device) if device is not None or here == "cpu" else here
    return array if name == here else _calls.array_to_device(array, name)


def to_cpu(array, stream=None):
    """The array on the CPU; an array that is already there, or a NumPy array, is returned unchanged."""
    if isinstance(array, ndarray):
        return array if not _on_gpu(array) else _calls.array_to_device(array, "cpu")
    if isinstance(array, ARRAYS):
        return array
    raise TypeError("to_cpu: array: expected an array, got %s" % type(array).__name__)


def copy(array, out=None, out_device=None, stream=None):
    """A copy of an array: in `out`, on `out_device`, or on its own device."""
    if out is not None:
        cupy.copyto(out, array)
        return out
    name = device_name(out_device)
    if name is None or name == _calls.array_device(array):
        return _calls.array_copy(array)
    return _calls.array_to_device(array, name)


def to_gpu_async(array, stream=None):
    """Same as to_gpu; copies never wait."""
    return to_gpu(array, None, stream)


def to_cpu_async(array, stream=None):
    """to_cpu."""
    return to_cpu(array, stream)


@memoize(for_each_device=True)
def elementwise(in_params, out_params, operation, name, **kwargs):
    """An ElementwiseKernel, cached by its arguments."""
    return cupy.ElementwiseKernel(in_params, out_params, operation, name, **kwargs)


@memoize(for_each_device=True)
def reduce(in_params, out_params, map_expr, reduce_expr, post_map_expr, identity, name, **kwargs):
    """A ReductionKernel, cached by its arguments."""
    return cupy.ReductionKernel(
        in_params, out_params, map_expr, reduce_expr, post_map_expr, identity, name, **kwargs
    )


@memoize(for_each_device=True)
def raw(code, name, *args, **kwargs):
    """A RawKernel, cached by its arguments."""
    return cupy.RawKernel(code, name, *args, **kwargs)


def _of_float32(make, position):
    """A creation function whose default dtype is float32, as in the first versions; `position` is that of the
    dtype."""

    def maker(shape, *args, **kwargs):
        if len(args) < position:
            kwargs.setdefault("dtype", "float32")
        return make(shape, *args, **kwargs)

    maker.__name__ = maker.__qualname__ = make.__name__
    maker.__doc__ = "catenary.array.%s, with float32 as the default dtype." % make.__name__
    return maker


empty, zeros, ones = (_of_float32(make, 1) for make in (cupy.empty, cupy.zeros, cupy.ones))
full = _of_float32(cupy.full, 2)
