"""CuPy's decorator fuse for functions of arrays."""

from functools import update_wrapper
from importlib import import_module

from ._ndarray import ndarray


class _Fused:
    """A function whose elementwise operations take few passes; without arrays of this package it is called as
    it is."""

    def __init__(self, function, kernel_name):
        update_wrapper(self, function)
        self._function, self.kernel_name = function, kernel_name
        self.clear_cache()

    def __get__(self, instance, owner=None):
        return self if instance is None else lambda *args, **kwargs: self(instance, *args, **kwargs)

    def __call__(self, *args, **kwargs):
        if not any([isinstance(value, ndarray) for value in (*args, *kwargs.values())]):
            return self._function(*args, **kwargs)
        if self._calls is None:
            self._calls = import_module("catenary._array_fusion").Calls(self._function)
        return self._calls(args, kwargs)

    def clear_cache(self):
        """Forgets the compiled forms of the function."""
        self._calls = None


def fuse(*args, kernel_name=None):
    """A decorator, used as `fuse` or `fuse()`, for functions of elementwise operations, which then take few
    passes over memory.

    See catenary.fuse about what the function may do. Here it may also overwrite its arguments as a whole, as
    in `x += y` or with `out=x`, and return None, numbers, and tuples or lists. If an argument that it
    overwrites shares memory with another, it runs operation by operation. So it does without arrays of this
    package. `kernel_name` is only kept as an attribute.
    """
    if not args:
        return lambda function: _Fused(function, kernel_name)
    if len(args) != 1 or not callable(args[0]):
        raise TypeError("fuse: expected one function, got %r" % (args,))
    return _Fused(args[0], kernel_name or getattr(args[0], "__name__", None))


__all__ = ["fuse"]
