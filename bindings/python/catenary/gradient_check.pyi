"""Types of catenary.gradient_check."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union

__all__ = ['assert_allclose', 'check_backward', 'check_double_backward', 'numerical_grad']

def assert_allclose(x: Any, y: Any, atol: Any = ..., rtol: Any = ..., verbose: bool = ...) -> None: ...

def check_backward(func: Any, x_data: Any, y_grad: Any, params: Any = ..., eps: Any = ..., atol: Any = ...,
        rtol: Any = ...) -> None: ...

def check_double_backward(func: Any, x_data: Any, y_grad: Any, x_grad_grad: Any = ..., params: Any = ...,
        params_grad_grad: Any = ..., eps: Any = ..., atol: Any = ..., rtol: Any = ...) -> None: ...

def numerical_grad(f: Any, inputs: Any, grad_outputs: Any, eps: Any = ...) -> Any: ...
