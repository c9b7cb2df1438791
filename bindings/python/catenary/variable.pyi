"""Types of catenary.variable."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union
from catenary import Variable as Variable

__all__ = ['Variable', 'as_variable']

def as_variable(value: Any, function: Any, name: Any, constant: Any = ...) -> Any: ...
