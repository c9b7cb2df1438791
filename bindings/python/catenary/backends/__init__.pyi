"""Types of catenary.backends."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union
from catenary.backends import cuda as cuda
from catenary.backends import intel64 as intel64

__all__ = ['cuda', 'intel64']
