"""Types of catenary.functions.caffe."""
from typing import Any, Iterator, Optional, Sequence, Tuple, Union
from catenary.links.caffe import CaffeFunction as CaffeFunction

__all__ = ['CaffeFunction']
