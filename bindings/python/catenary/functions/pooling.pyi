"""Types of catenary.functions.pooling."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union
from catenary import Variable
from catenary import _VariableLike

__all__ = ['average_pooling_2d', 'max_pooling_2d', 'spatial_pyramid_pooling_2d', 'unpooling_2d']

def average_pooling_2d(x: _VariableLike, ksize: Any, stride: Any = ..., pad: Any = ..., use_cudnn: bool = ...,
        cover_all: bool = ..., count_include_pad: bool = ...) -> Variable: ...

def max_pooling_2d(x: _VariableLike, ksize: Any, stride: Any = ..., pad: Any = ..., cover_all: bool = ...,
        use_cudnn: bool = ...) -> Variable: ...

def spatial_pyramid_pooling_2d(x: _VariableLike, pyramid_height: int, pooling_class: Any = ...,
        use_cudnn: bool = ...) -> Variable: ...

def unpooling_2d(x: _VariableLike, ksize: Any, stride: Any = ..., pad: Any = ..., outsize: Any = ...,
        cover_all: bool = ...) -> Variable: ...
