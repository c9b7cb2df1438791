"""Types of catenary.functions.noise."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union
from catenary import Variable
from catenary import _VariableLike

__all__ = ['dropout', 'gaussian']

def dropout(x: _VariableLike, ratio: float = ..., train: bool = ..., mask: Any = ...) -> Variable: ...

def gaussian(mean: _VariableLike, ln_var: _VariableLike, eps: Any = ...) -> Variable: ...
