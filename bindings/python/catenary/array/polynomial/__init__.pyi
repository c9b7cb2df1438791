"""Types of catenary.array.polynomial."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union
from catenary.array.polynomial import polynomial as polynomial
from catenary.array.polynomial import polyutils as polyutils

__all__ = ['polynomial', 'polyutils']
