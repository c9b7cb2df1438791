"""Arrays of any device."""

from .array import copyto
from .cuda import get_array_module

__all__ = ["copyto", "get_array_module"]


def __dir__():
    return __all__
