"""The errors and warnings of arrays: NumPy's classes where NumPy is installed, otherwise those that the library raises."""

from .._dtype import numpy
from .._errors import AxisError
from ._names import RankWarning

__all__ = ["AxisError", "RankWarning"]
for _name in (
    "ComplexWarning",
    "DTypePromotionError",
    "ModuleDeprecationWarning",
    "TooHardError",
    "VisibleDeprecationWarning",
):
    _found = getattr(getattr(numpy, "exceptions", numpy), _name, None)
    if _found is not None:
        globals()[_name] = _found
        __all__.append(_name)
