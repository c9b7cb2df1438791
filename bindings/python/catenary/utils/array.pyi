"""Types of catenary.utils.array."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union

__all__ = ['as_mat', 'as_vec', 'empty_like']

def as_mat(x: Any) -> Any: ...

def as_vec(x: Any) -> Any: ...

def empty_like(x: Any) -> Any: ...
