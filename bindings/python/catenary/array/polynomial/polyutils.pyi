"""Types of catenary.array.polynomial.polyutils."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union

__all__ = ['as_series', 'trimcoef', 'trimseq']

def as_series(alist: Any, trim: bool = ...) -> Any: ...

def trimcoef(c: Any, tol: Any = ...) -> Any: ...

def trimseq(seq: Any) -> Any: ...
