"""Types of catenary.functions.connection."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union
from catenary import Variable
from catenary import _VariableLike

__all__ = ['attention', 'bilinear', 'convolution_2d', 'convolution_nd', 'deconvolution_2d',
        'deconvolution_nd', 'embed_id', 'linear', 'n_step_bigru', 'n_step_bilstm', 'n_step_gru',
        'n_step_lstm']

def attention(q: _VariableLike, k: _VariableLike, v: _VariableLike, mask: Optional[_VariableLike] = ...,
        scale: Any = ..., causal: bool = ..., dropout: Any = ..., train: bool = ...) -> Variable: ...

def bilinear(e1: _VariableLike, e2: _VariableLike, W: _VariableLike, V1: Optional[_VariableLike] = ...,
        V2: Optional[_VariableLike] = ..., b: Optional[_VariableLike] = ...) -> Variable: ...

def convolution_2d(x: _VariableLike, W: _VariableLike, b: Optional[_VariableLike] = ..., stride: Any = ...,
        pad: Any = ..., use_cudnn: bool = ..., dilate: Any = ..., groups: Any = ...) -> Variable: ...

def convolution_nd(x: _VariableLike, W: _VariableLike, b: Optional[_VariableLike] = ...,
        stride: Optional[Union[int, Sequence[int]]] = ..., pad: Optional[Union[int, Sequence[int]]] = ...,
        use_cudnn: bool = ..., cover_all: bool = ..., dilate: Any = ..., groups: Any = ...) -> Variable: ...

def deconvolution_2d(x: _VariableLike, W: _VariableLike, b: Optional[_VariableLike] = ..., stride: Any = ...,
        pad: Any = ..., outsize: Any = ..., use_cudnn: bool = ..., dilate: Any = ...,
        groups: Any = ...) -> Variable: ...

def deconvolution_nd(x: _VariableLike, W: _VariableLike, b: Optional[_VariableLike] = ...,
        stride: Optional[Union[int, Sequence[int]]] = ..., pad: Optional[Union[int, Sequence[int]]] = ...,
        outsize: Any = ..., use_cudnn: bool = ..., dilate: Any = ..., groups: Any = ...) -> Variable: ...

def embed_id(x: _VariableLike, W: _VariableLike, ignore_label: Any = ...) -> Variable: ...

def linear(x: _VariableLike, W: _VariableLike, b: Optional[_VariableLike] = ...) -> Variable: ...

def n_step_bigru(n_layers: int, dropout_ratio: float, hx: Optional[_VariableLike],
        ws: Sequence[_VariableLike], bs: Sequence[_VariableLike], xs: Sequence[_VariableLike]) -> Any: ...

def n_step_bilstm(n_layers: int, dropout_ratio: float, hx: Optional[_VariableLike],
        cx: Optional[_VariableLike], ws: Sequence[_VariableLike], bs: Sequence[_VariableLike],
        xs: Sequence[_VariableLike]) -> Any: ...

def n_step_gru(n_layers: int, dropout_ratio: float, hx: Optional[_VariableLike], ws: Sequence[_VariableLike],
        bs: Sequence[_VariableLike], xs: Sequence[_VariableLike]) -> Any: ...

def n_step_lstm(n_layers: int, dropout_ratio: float, hx: Optional[_VariableLike], cx: Optional[_VariableLike],
        ws: Sequence[_VariableLike], bs: Sequence[_VariableLike], xs: Sequence[_VariableLike]) -> Any: ...
