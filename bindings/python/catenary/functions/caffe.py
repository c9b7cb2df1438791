"""catenary.links.caffe under its name in the reference."""

from ..links.caffe import CaffeFunction

__all__ = ["CaffeFunction"]


def __dir__():
    return __all__
