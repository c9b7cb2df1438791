"""The class Variable, with its operators."""

from . import _operators
from ._variable import Variable, as_variable

__all__ = ["Variable", "as_variable"]


def __dir__():
    return __all__


_operators.attach()
