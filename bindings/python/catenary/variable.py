"""chainer.variable."""

from ._variable import Variable, as_variable

__all__ = ["Variable", "as_variable"]
