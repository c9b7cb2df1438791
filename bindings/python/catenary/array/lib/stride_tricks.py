"""Views with arbitrary shapes and strides."""

from .. import _memory
from .._manipulation import broadcast_arrays, broadcast_shapes, broadcast_to

as_strided, sliding_window_view = _memory.as_strided, _memory.sliding_window_view

__all__ = ["as_strided", "broadcast_arrays", "broadcast_shapes", "broadcast_to", "sliding_window_view"]


def __dir__():
    return __all__
