"""N-dimensional arrays under the names of NumPy and CuPy."""

import sys as _sys
from importlib import import_module as _import_module

from .. import _calls, _dtype as _d
from .._errors import AxisError
from . import (
    _calculus,
    _compound,
    _creation,
    _einsum,
    _forms,
    _fusing,
    _indexing_routines,
    _insertion,
    _io,
    _kernel,
    _logic,
    _manipulation,
    _math,
    _memory,
    _names,
    _nan,
    _newer,
    _padding,
    _polynomials,
    _reduction,
    _sorting,
    _special,
    _standard,
    _statistics,
    _subclass,
    _text,
    _types,
    _ufunc,
    linalg,
    random,
)
from ._arguments import keep as _keep, viewed as _viewed
from ._flat import Flat as _Flat
from ._ndarray import ndarray
from ._protocols import from_dlpack, fromDlpack
from ._standard import __array_api_version__, __array_namespace_info__  # noqa: F401

_MODULES = (
    _types,
    _ufunc,
    _creation,
    _manipulation,
    _math,
    _reduction,
    _sorting,
    _logic,
    _indexing_routines,
    _io,
    _kernel,
    _compound,
    _memory,
    _forms,
    _statistics,
    _nan,
    _special,
    _padding,
    _einsum,
    _calculus,
    _text,
    _names,
    _insertion,
    _polynomials,
    _fusing,
    _standard,
    _newer,
)
_LATER = ("cuda", "exceptions", "lib", "polynomial", "testing")  # modules that are imported on first use

__all__ = [
    "AxisError",
    "fromDlpack",
    "from_dlpack",
    "get_array_module",
    "get_default_memory_pool",
    "get_default_pinned_memory_pool",
    "is_available",
    "linalg",
    "ndarray",
    "random",
]
for _module in _MODULES:
    for _name in _module.__all__:
        globals()[_name] = getattr(_module, _name)
        __all__.append(_name)


def __getattr__(name):
    if name in _LATER:
        return _import_module(__name__ + "." + name)
    why = ": there are no complex numbers; numpy.fft takes asnumpy(x)" if name == "fft" else ""
    raise AttributeError("module %r has no attribute %r%s" % (__name__, name, why))


def __dir__():
    return sorted([*__all__, *_LATER])


bool = _types.bool_  # NumPy 2's name, which `from catenary.array import *` leaves out


def get_array_module(*args):
    """This module if one of the arguments is one of its arrays (or holds one as `data`), otherwise NumPy."""
    for value in args:
        if isinstance(value, ndarray) or isinstance(getattr(value, "data", None), ndarray):
            return _sys.modules[__name__]
    return _d.numpy if _d.numpy is not None else _sys.modules[__name__]


def get_default_memory_pool():
    """The memory pool of the current device."""
    return _import_module(__name__ + ".cuda").MemoryPool()


def get_default_pinned_memory_pool():
    """The pool of host memory for copies to and from devices."""
    return _import_module(__name__ + ".cuda").PinnedMemoryPool()


def is_available():
    """Whether there is a CUDA device."""
    return _import_module(__name__ + ".cuda").is_available()


# Methods are the functions whose first parameter is the array; those in _RENAMED have another name.
_METHODS = (
    "all any argmax argmin argpartition argsort choose clip cumprod cumsum diagonal dot mean nonzero prod "
    "ptp put ravel repeat searchsorted squeeze std sum swapaxes take trace var"
).split()
_RENAMED = {"max": "amax", "min": "amin", "round": "around"}


def _reshape(self, *shape, order="C", copy=None):
    """A view (if possible) with a new shape, given as a tuple or as arguments; one length may be -1."""
    if len(shape) == 1 and shape[0].__class__ is not int:
        shape = shape[0]
    elif not shape:
        raise TypeError("reshape: shape: expected a tuple or integers, got nothing")
    if copy is None and order == "C" and shape.__class__ is tuple:
        _keep(self)
        return _calls.array_reshape(self, shape)
    return _manipulation.reshape(self, shape, order, copy=copy)


def _transpose(self, *axes):
    """A view with permuted axes, given as a tuple or as arguments; by default in reverse order."""
    if not axes:
        return self.T
    if axes[0].__class__ is int:
        _keep(self)
        return _calls.array_transpose(self, axes)
    if len(axes) == 1 and (axes[0] is None or isinstance(axes[0], (tuple, list))):
        axes = axes[0]
    return _manipulation.transpose(self, None if axes == () else axes)


def _compress(self, condition, axis=None, out=None):
    """The sub-arrays along an axis where the condition is true."""
    return _indexing_routines.compress(condition, self, axis, out)


def _scatter_add(self, slices, value):
    """Adds values to self[slices] in place; repeated positions add up."""
    _indexing_routines.scatter_add(self, slices, value)


def _conjugate(self):
    """The array itself, because its elements are real."""
    return self


def _set_flat(self, value):
    _Flat(self)[...] = value


def _reduced_view(self, dtype=None):
    """A view with as few axes as possible: axes of length one are dropped, adjacent axes merged if memory
    allows."""
    return _calls.array_reduced_view(_viewed(self))


def _attach():
    methods = {name: globals()[name] for name in _METHODS}
    methods.update({name: globals()[function] for name, function in _RENAMED.items()})
    methods.update(
        reshape=_reshape,
        transpose=_transpose,
        compress=_compress,
        conj=_conjugate,
        conjugate=_conjugate,
        flatten=_manipulation.flatten,
        reduced_view=_reduced_view,
        scatter_add=_scatter_add,
        sort=_sorting.sort_inplace,
        partition=_sorting.partition_inplace,
    )
    for name, method in methods.items():
        setattr(ndarray, name, method)
    ndarray.flat = property(
        _Flat, _set_flat, doc="The elements in C order, for iteration, indexing and assignment."
    )


_attach()
_subclass.attach(ndarray, _ufunc.ufunc)
