"""The modules of devices where later versions of the reference have them."""

from . import cuda, intel64

__all__ = ["cuda", "intel64"]


def __dir__():
    return __all__
