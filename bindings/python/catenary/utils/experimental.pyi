"""Types of catenary.utils.experimental."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union

disable_experimental_warning: bool

def experimental(api_name: Any) -> None: ...
