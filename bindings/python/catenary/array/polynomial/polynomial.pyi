"""Types of catenary.array.polynomial.polynomial."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union

__all__ = ['polycompanion', 'polyvander']

def polycompanion(c: Any) -> Any: ...

def polyvander(x: Any, deg: Any) -> Any: ...
