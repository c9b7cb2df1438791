"""Types of catenary.array.lib."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union
from catenary.array.lib import stride_tricks as stride_tricks

__all__ = ['stride_tricks']
