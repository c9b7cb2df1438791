"""Types of catenary.array.lib.stride_tricks."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union
from catenary.array import broadcast_arrays as broadcast_arrays
from catenary.array import broadcast_shapes as broadcast_shapes
from catenary.array import broadcast_to as broadcast_to

__all__ = ['as_strided', 'broadcast_arrays', 'broadcast_shapes', 'broadcast_to', 'sliding_window_view']

def as_strided(x: Any, shape: Any = ..., strides: Any = ..., subok: bool = ...,
        writeable: bool = ...) -> Any: ...

def sliding_window_view(x: Any, window_shape: Any, axis: Any = ..., *, subok: bool = ...,
        writeable: bool = ...) -> Any: ...
