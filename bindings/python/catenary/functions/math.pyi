"""Types of catenary.functions.math."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union
from catenary import Variable
from catenary import _VariableLike
from catenary.functions import absolute as absolute
from catenary.functions import arccos as arccos
from catenary.functions import arccosh as arccosh
from catenary.functions import arcsin as arcsin
from catenary.functions import arcsinh as arcsinh
from catenary.functions import arctan as arctan
from catenary.functions import arctan2 as arctan2
from catenary.functions import arctanh as arctanh
from catenary.functions import batch_det as batch_det
from catenary.functions import batch_inv as batch_inv
from catenary.functions import batch_l2_norm_squared as batch_l2_norm_squared
from catenary.functions import cbrt as cbrt
from catenary.functions import cos as cos
from catenary.functions import cosh as cosh
from catenary.functions import deg2rad as deg2rad
from catenary.functions import det as det
from catenary.functions import exp as exp
from catenary.functions import exp2 as exp2
from catenary.functions import expm1 as expm1
from catenary.functions import hypot as hypot
from catenary.functions import inv as inv
from catenary.functions import log as log
from catenary.functions import log10 as log10
from catenary.functions import log1p as log1p
from catenary.functions import log2 as log2
from catenary.functions import logaddexp as logaddexp
from catenary.functions import logaddexp2 as logaddexp2
from catenary.functions import logsumexp as logsumexp
from catenary.functions import max as max
from catenary.functions import maximum as maximum
from catenary.functions import mean as average
from catenary.functions import mean as mean
from catenary.functions import min as min
from catenary.functions import minimum as minimum
from catenary.functions import multiply_add as multiply_add
from catenary.functions import rad2deg as rad2deg
from catenary.functions import reciprocal as reciprocal
from catenary.functions import sin as sin
from catenary.functions import sinh as sinh
from catenary.functions import sqrt as sqrt
from catenary.functions import square as square
from catenary.functions import sum as sum
from catenary.functions import tan as tan

__all__ = ['absolute', 'arccos', 'arccosh', 'arcsin', 'arcsinh', 'arctan', 'arctan2', 'arctanh', 'average',
        'batch_det', 'batch_inv', 'batch_l2_norm_squared', 'batch_matmul', 'cbrt', 'clip', 'cos', 'cosh',
        'deg2rad', 'det', 'exp', 'exp2', 'expm1', 'hypot', 'identity', 'inv', 'log', 'log10', 'log1p', 'log2',
        'logaddexp', 'logaddexp2', 'logsumexp', 'matmul', 'max', 'maximum', 'mean', 'min', 'minimum',
        'multiply_add', 'rad2deg', 'reciprocal', 'sin', 'sinh', 'sqrt', 'square', 'sum', 'tan']

def batch_matmul(a: _VariableLike, b: _VariableLike, transa: bool = ..., transb: bool = ...) -> Variable: ...

def clip(x: _VariableLike, x_min: float, x_max: float) -> Variable: ...

def identity(*inputs: Any) -> Any: ...

def matmul(a: _VariableLike, b: _VariableLike, transa: bool = ..., transb: bool = ...) -> Variable: ...
