"""catenary.links.caffe."""

from .links.caffe import CaffeFunction

__all__ = ["CaffeFunction"]
