"""chainer.variable."""
from ._variable import Variable, as_variable  # noqa: F401
