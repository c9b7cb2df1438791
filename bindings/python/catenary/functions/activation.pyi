"""Types of catenary.functions.activation."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union
from catenary import Variable
from catenary import _VariableLike
from catenary.functions import lstm as lstm
from catenary.functions import prelu as prelu
from catenary.functions import relu as relu
from catenary.functions import sigmoid as sigmoid
from catenary.functions import silu as silu
from catenary.functions import slstm as slstm
from catenary.functions import tanh as tanh

__all__ = ['clipped_relu', 'elu', 'gelu', 'leaky_relu', 'log_softmax', 'lstm', 'maxout', 'prelu', 'relu',
        'sigmoid', 'silu', 'slstm', 'softmax', 'softplus', 'tanh']

def clipped_relu(x: _VariableLike, z: float = ...) -> Variable: ...

def elu(x: _VariableLike, alpha: float = ...) -> Variable: ...

def gelu(x: _VariableLike, approximate: bool = ...) -> Variable: ...

def leaky_relu(x: _VariableLike, slope: float = ...) -> Variable: ...

def log_softmax(x: _VariableLike, use_cudnn: bool = ...) -> Variable: ...

def maxout(x: _VariableLike, pool_size: int, axis: int = ...) -> Variable: ...

def softmax(x: _VariableLike, use_cudnn: bool = ...) -> Variable: ...

def softplus(x: _VariableLike, beta: float = ...) -> Variable: ...
