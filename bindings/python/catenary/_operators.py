"""Operators of variables with variables, arrays and numbers; numbers take the dtype of the variable."""

from ctypes import c_void_p

from . import _calls
from ._dtype import NUMPY_SCALAR
from ._variable import Variable
from .array._device import device_name
from .array._indexing import items_of
from .array._interop import from_buffer_like
from .array._ndarray import ARRAYS, ndarray
from .flag import AUTO

_new = c_void_p.__new__


# Python's name, the function, and the function with a number as the first operand if the order matters.
_BINARY = (
    ("add", "add", None),
    ("sub", "sub", "rsub"),
    ("mul", "mul", None),
    ("truediv", "div", "rdiv"),
    ("div", "div", "rdiv"),
    ("pow", "pow", "rpow"),
)
NAMES = frozenset(["neg"] + [name for _, name, _ in _BINARY])  # functions that are operators only


def constant(value, like):
    """An array as an operand without a gradient. It takes the dtype of the variable and must not be
    larger."""
    if not isinstance(value, ndarray):
        value = from_buffer_like(value)
    dtype = like.dtype
    if value.dtype != dtype:
        value = _calls.array_astype(value, dtype)
    shape = like.shape
    if value.shape != shape:
        value = _calls.array_broadcast_to(value, shape)
    variable = Variable(value, AUTO)
    variable.requires_grad = False
    return variable


def number(value, like):
    """A number as an operand without a gradient: a 0-d variable with the dtype of the variable."""
    if not isinstance(like, Variable):
        like = _calls.as_variable(like, "number", "like")
    value = _calls.array_to_device(_calls.array_scalar_f64(_in_range(value)), device_name(like.data))
    variable = Variable(_calls.array_astype(value, like.dtype), AUTO)
    variable.requires_grad = False
    return variable


def _in_range(value):
    """The number; OverflowError for an integer that no array can hold."""
    if isinstance(value, int) and not -(2**63) <= value < 2**63:
        raise OverflowError("an operand of a variable is out of range: %d" % value)
    return value


def _operand(value, like):
    """The other operand: a variable for an array, a Python number for a number, otherwise NotImplemented."""
    if isinstance(value, (bool, int, float)):
        return value
    if isinstance(value, NUMPY_SCALAR):
        return value.item() if value.dtype.kind in "biuf" else NotImplemented
    if isinstance(value, ARRAYS):
        return constant(value, like)
    if isinstance(value, Variable):  # if a method such as x.__rsub__ is called by name
        return value
    if isinstance(value, (list, tuple)):
        raise ValueError(
            "Variable: an operand is a number, an array or a Variable; got a %s" % type(value).__name__
        )
    return NotImplemented


def _operator(name, reflected=None):
    """The pair of methods for a function of two operands with forms for numbers."""
    both, with_float, with_int = (getattr(_calls, "ctn_" + name + suffix) for suffix in ("", "_f64", "_i64"))

    def operator(self, other):
        kind = other.__class__
        if kind is Variable or isinstance(other, Variable):
            return both(self, other)
        if kind is float:
            return with_float(self, other)
        if kind is int:
            return with_int(self, _in_range(other))
        other = _operand(other, self)
        return other if other is NotImplemented else operator(self, _plain(other))

    if reflected is None:

        def reflex(self, other):
            return operator(self, other)
    else:
        from_float, from_int = (getattr(_calls, reflected + suffix) for suffix in ("_f64", "_i64"))

        def reflex(self, other):
            other = _operand(other, self)
            if isinstance(other, Variable):
                return operator(other, self)
            if other is NotImplemented:
                return other
            return from_float(other, self) if isinstance(other, float) else from_int(other, self)

    return operator, reflex


def _plain(value):
    """A number of a subclass (bool, NumPy's float64) as an int or float."""
    if isinstance(value, Variable):
        return value
    return float(value) if isinstance(value, float) else int(value)


def _matmul(self, other):
    fits = isinstance(other, (Variable, *ARRAYS))
    return _calls.matmul_numpy(self, other) if fits else NotImplemented


def _rmatmul(self, other):
    return _calls.matmul_numpy(other, self) if isinstance(other, ARRAYS) else NotImplemented


def _getitem(self, slices):
    """The elements selected by ints, slices, None and an ellipsis, as a differentiable view of this
    variable."""
    items, count, arrays = items_of(slices)
    if arrays:
        raise IndexError("Variable: an index has ints, slices, None and an ellipsis, got %r" % (slices,))
    return _calls.get_item(self, items, count)


def _iter(self):
    shape = self.shape
    if not shape:
        raise TypeError("iteration over a variable without axes")
    return (self[i] for i in range(shape[0]))


def _refuse(symbol):
    def method(self, other):
        raise NotImplementedError("Variable: %s compares no variables; compare their data" % symbol)

    return method


def attach():
    """Adds the operators to the class Variable."""
    for title, name, reflected in _BINARY:
        forward, reflex = _operator(name, reflected)
        for prefix, method in (("__", forward), ("__r", reflex)):
            method.__name__ = prefix + title + "__"
            setattr(Variable, method.__name__, method)
    Variable.__neg__, Variable.__abs__, Variable.__pos__ = _calls.neg, _calls.absolute, lambda self: self
    Variable.__matmul__, Variable.__rmatmul__ = _matmul, _rmatmul
    Variable.__getitem__, Variable.__iter__ = _getitem, _iter
    for title, symbol in [("lt", "<"), ("le", "<="), ("gt", ">"), ("ge", ">="), ("eq", "=="), ("ne", "!=")]:
        setattr(Variable, "__%s__" % title, _refuse(symbol))
