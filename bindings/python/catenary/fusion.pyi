"""Types of catenary.fusion."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union

__all__ = ['fuse']

def fuse(function: Any) -> Any: ...
