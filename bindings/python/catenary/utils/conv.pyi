"""Types of catenary.utils.conv."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union

__all__ = ['col2im', 'col2im_cpu', 'col2im_gpu', 'get_conv_outsize', 'get_deconv_outsize', 'im2col',
        'im2col_cpu', 'im2col_gpu']

def col2im(col: Any, sy: Any, sx: Any, ph: Any, pw: Any, h: Any, w: Any) -> Any: ...

def get_conv_outsize(size: Any, k: Any, s: Any, p: Any, cover_all: bool = ..., d: Any = ...) -> Any: ...

def get_deconv_outsize(size: Any, k: Any, s: Any, p: Any, cover_all: bool = ..., d: Any = ...) -> Any: ...

def im2col(img: Any, kh: Any, kw: Any, sy: Any, sx: Any, ph: Any, pw: Any, pval: Any = ...,
        cover_all: bool = ...) -> Any: ...

col2im_cpu = col2im
col2im_gpu = col2im
im2col_cpu = im2col
im2col_gpu = im2col
