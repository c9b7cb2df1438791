"""Catenary: deep learning with define-by-run graphs and its own arrays.

Variables, functions, links and optimizers have the names and arguments of Chainer 1.7; `catenary.array` has
NumPy's.
"""

from importlib import import_module as _import_module

from ._calls import version as _version
from ._errors import AxisError, CudaError, DeviceError, FormatError, InvalidType, NotFoundError
from .array._ndarray import ndarray
from .flag import AUTO, OFF, ON, Flag
from .function import Function, FunctionHook
from .variable import Variable

__version__ = _version()

_LATER = {
    name: module
    for module, names in {
        "link": "Link Chain ChainList",
        "sequential": "Sequential",
        "optimizer": "Optimizer GradientMethod",
        "reporter": "report",
        "serializer": "AbstractSerializer Deserializer Serializer",
        "function_set": "FunctionSet",
        "fusion": "fuse",
        "configuration": "DebugMode backprop_mode force_backprop_mode get_function_hooks get_num_threads "
        "grad is_debug no_backprop_mode recompute set_debug set_num_threads using_debug",
    }.items()
    for name in names.split()
}
_MODULES = frozenset(
    (
        "array backend backends caffe computational_graph configuration cuda dataset datasets dictionary "
        "flag function function_hook function_hooks function_set functions fusion gradient_check "
        "initializers iterators link links loss_scale optimizer optimizer_hooks optimizers reporter "
        "schedules sequential serializer serializers settings testing training transforms utils variable"
    ).split()
)


def __getattr__(name):
    """Modules and classes are loaded when they are first asked for."""
    if name in _LATER:
        found = getattr(_import_module("." + _LATER[name], __name__), name)
    elif name in _MODULES:
        found = _import_module("." + name, __name__)
    else:
        raise AttributeError("module %r has no attribute %r" % (__name__, name))
    globals()[name] = found
    return found


def __dir__():
    return sorted(_MODULES.union(__all__))


__all__ = [
    "AUTO",
    "AxisError",
    "CudaError",
    "DeviceError",
    "Flag",
    "FormatError",
    "Function",
    "FunctionHook",
    "InvalidType",
    "NotFoundError",
    "OFF",
    "ON",
    "Variable",
    "ndarray",
] + sorted(_LATER)
