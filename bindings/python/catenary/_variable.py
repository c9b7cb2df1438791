"""Variables: arrays with history."""
from ctypes import c_void_p

from . import _calls
from ._handle import Variable as VariableHandle, address, arrived, filled, made_by
from .array._ndarray import as_operand, ndarray

_new = c_void_p.__new__


@made_by
class Variable(VariableHandle):
    """An array with history."""

    __slots__ = ()

    def __new__(cls, data, *arguments, **keywords):
        return _new(cls)

    @property
    def data(self):
        return _calls.variable_data(self)

    @property
    def grad(self):
        return _calls.variable_grad(self)


def as_variable(value, function, name):
    """For calls: an argument that is no variable yet."""
    if isinstance(value, ndarray):
        return _calls.variable_new(value)
    raise TypeError("%s: %s: expected a Variable or an array, got %s" % (function, name, type(value).__name__))


_calls.bind(Variable=Variable, as_variable=as_variable)
