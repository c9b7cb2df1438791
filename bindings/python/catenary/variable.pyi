"""Types of catenary.variable."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union


