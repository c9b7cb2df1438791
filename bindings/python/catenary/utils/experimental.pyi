"""Types of catenary.utils.experimental."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union

__all__ = ['disable_experimental_warning', 'experimental']
disable_experimental_warning: bool

def experimental(api_name: Any) -> None: ...
