"""Types of catenary.utils."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union
from catenary.utils import array as array
from catenary.utils import conv as conv
from catenary.utils import type_check as type_check
from catenary.utils import walker_alias as walker_alias
from catenary.utils.experimental import experimental as experimental
from catenary.utils.walker_alias import WalkerAlias as WalkerAlias

__all__ = ['WalkerAlias', 'array', 'conv', 'experimental', 'force_array', 'force_type', 'type_check',
        'walker_alias']

def force_array(x: Any, dtype: Any = ...) -> Any: ...

def force_type(dtype: Any, value: Any) -> Any: ...
