"""Types of catenary.array.exceptions."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union
from catenary import AxisError as AxisError
from catenary.array import ComplexWarning as ComplexWarning
from catenary.array import ModuleDeprecationWarning as ModuleDeprecationWarning
from catenary.array import RankWarning as RankWarning
from catenary.array import TooHardError as TooHardError
from catenary.array import VisibleDeprecationWarning as VisibleDeprecationWarning

__all__ = ['AxisError', 'ComplexWarning', 'ModuleDeprecationWarning', 'RankWarning', 'TooHardError',
        'VisibleDeprecationWarning']
