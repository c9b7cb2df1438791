"""Types of catenary.functions.normalization."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union
from catenary import Variable
from catenary import _VariableLike

__all__ = ['batch_normalization', 'fixed_batch_normalization', 'layer_normalization',
        'local_response_normalization', 'rms_normalization']

def batch_normalization(x: _VariableLike, gamma: _VariableLike, beta: _VariableLike,
        eps: float = ...) -> Variable: ...

def fixed_batch_normalization(x: _VariableLike, gamma: _VariableLike, beta: _VariableLike,
        mean: _VariableLike, var: _VariableLike, eps: Any = ...) -> Variable: ...

def layer_normalization(x: _VariableLike, gamma: _VariableLike, beta: _VariableLike,
        eps: float = ...) -> Variable: ...

def local_response_normalization(x: _VariableLike, n: int = ..., k: float = ..., alpha: float = ...,
        beta: float = ...) -> Variable: ...

def rms_normalization(x: _VariableLike, gamma: _VariableLike, eps: float = ...) -> Variable: ...
