"""Types of catenary.backends.intel64."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union

__all__ = ['is_ideep_available']

def is_ideep_available() -> bool: ...
