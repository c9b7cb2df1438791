"""Types of catenary.variable."""
from typing import Any, Callable, Iterator, Optional, Sequence, Tuple, Union


