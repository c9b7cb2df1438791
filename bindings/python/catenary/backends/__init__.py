"""The modules of devices under the names of later versions of the reference."""

from . import cuda, intel64

__all__ = ["cuda", "intel64"]


def __dir__():
    return __all__
