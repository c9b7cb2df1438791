"""The reference's module of arithmetic on variables, whose classes its tests make by name: here they are
operators."""

import operator

from .._variable import Variable


def _convert_value_to_string(value):
    """How a constant is shown in a label."""
    value = value.data if isinstance(value, Variable) else value
    if getattr(value, "ndim", 0):
        return "constant array"
    number = value.item() if hasattr(value, "item") else value
    return "(%s)" % number if number < 0 else str(number)


class _Operation:
    """An operator on variables; some have a constant for their left or right side."""

    constants = 0

    def __init__(self, *values):
        if len(values) != self.constants:
            raise TypeError(
                "%s: expected %d arguments, got %d" % (type(self).__name__, self.constants, len(values))
            )
        if values:
            (self.value,) = values

    def __call__(self, *operands):
        if self.constants:
            operands = (self.value,) + operands if self.form.startswith("%s") else operands + (self.value,)
        return self.function(*operands)

    @property
    def label(self):
        """The name that nodes of graphs show."""
        return self.form % _convert_value_to_string(self.value) if self.constants else self.form


def _rsub(lhs, rhs):
    return rhs - lhs


def _rdiv(lhs, rhs):
    return rhs / lhs


def _rpow(lhs, rhs):
    return rhs**lhs


neg, absolute, add, sub, mul, div, pow = (
    operator.neg,
    abs,
    operator.add,
    operator.sub,
    operator.mul,
    operator.truediv,
    operator.pow,
)
rsub, rdiv, rpow = _rsub, _rdiv, _rpow

for _name, _form, _function in [
    ("Neg", "__neg__", neg),
    ("Absolute", "|_|", absolute),
    ("Add", "_ + _", add),
    ("AddConstant", "_ + %s", add),
    ("Sub", "_ - _", sub),
    ("SubFromConstant", "%s - _", sub),
    ("Mul", "_ * _", mul),
    ("MulConstant", "_ * %s", mul),
    ("Div", "_ / _", div),
    ("DivFromConstant", "_ / %s", rdiv),
    ("PowVarVar", "_ ** _", pow),
    ("PowVarConst", "_ ** %s", pow),
    ("PowConstVar", "%s ** _", pow),
]:
    globals()[_name] = type(
        _name,
        (_Operation,),
        {
            "form": _form,
            "function": staticmethod(_function),
            "constants": _form.count("%s"),
            "__doc__": "The operation %s on variables." % _form.replace("%s", "c"),
            "__module__": __name__,
        },
    )
