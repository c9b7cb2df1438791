"""catenary.links.caffe under the name that the reference has for it."""

from ..links.caffe import CaffeFunction

__all__ = ["CaffeFunction"]


def __dir__():
    return __all__
