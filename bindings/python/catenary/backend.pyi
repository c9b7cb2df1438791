"""Types of catenary.backend."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union
from catenary.array import copyto as copyto
from catenary.array import get_array_module as get_array_module

__all__ = ['copyto', 'get_array_module']
