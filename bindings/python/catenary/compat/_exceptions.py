"""The exceptions of cupy.exceptions."""

from .._dtype import numpy
from .._errors import AxisError  # noqa: F401

if numpy is not None:
    _home = getattr(numpy, "exceptions", numpy)
    for _name in ("AxisError", "ComplexWarning", "RankWarning", "TooHardError", "VisibleDeprecationWarning"):
        if hasattr(_home, _name):
            globals()[_name] = getattr(_home, _name)
