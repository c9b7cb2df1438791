"""Types of catenary.functions.loss."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union
from catenary import Variable
from catenary import _VariableLike
from catenary.functions import accuracy as accuracy
from catenary.functions import bernoulli_nll as bernoulli_nll
from catenary.functions import binary_accuracy as binary_accuracy
from catenary.functions import cross_covariance as cross_covariance
from catenary.functions import gaussian_kl_divergence as gaussian_kl_divergence
from catenary.functions import gaussian_nll as gaussian_nll
from catenary.functions import mean_squared_error as mean_squared_error

def connectionist_temporal_classification(x: Sequence[_VariableLike], t: _VariableLike, blank_symbol: int,
        input_length: Optional[_VariableLike] = ..., label_length: Optional[_VariableLike] = ...) -> Variable: ...

def contrastive(x0: _VariableLike, x1: _VariableLike, y: _VariableLike, margin: float = ...) -> Variable: ...

def fixed_samples() -> Any: ...

def hinge(x: _VariableLike, t: _VariableLike, norm: str = ...) -> Variable: ...

def negative_sampling(x: _VariableLike, t: _VariableLike, W: _VariableLike, sampler: Any, sample_size: int,
        samples: Any = ...) -> Variable: ...

def sigmoid_cross_entropy(x: _VariableLike, t: _VariableLike, use_cudnn: bool = ...,
        normalize: bool = ...) -> Variable: ...

def softmax_cross_entropy(x: _VariableLike, t: _VariableLike, use_cudnn: bool = ..., normalize: bool = ...,
        cache_score: bool = ..., class_weight: Any = ..., ignore_label: Any = ...) -> Variable: ...
