"""The errors and warnings of arrays: NumPy's classes where NumPy is installed, otherwise only those that the
library raises."""

from .._errors import AxisError
from ._names import ERRORS as _ERRORS

globals().update(_ERRORS)

__all__ = ["AxisError", *_ERRORS]
