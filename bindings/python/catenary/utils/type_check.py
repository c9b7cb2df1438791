"""Conditions on the inputs of functions, whose failures say what was expected.

In check_type_forward(in_types), in_types[0].ndim == 2 is no bool but an expression; expect() looks at it, and what it
raises shows both the expression and the values that it had.
"""
import operator
from contextlib import contextmanager

from .._errors import InvalidType
from .._library import library

__all__ = ["Expr", "InvalidType", "TypeInfo", "TypeInfoTuple", "Variable", "expect", "get_types", "prod"]

_COMPARISONS = [("eq", "==", "!="), ("ne", "!=", "=="), ("lt", "<", ">="), ("le", "<=", ">"), ("gt", ">", "<="),
                ("ge", ">=", "<")]
_ARITHMETIC = [("add", "+", 4), ("sub", "-", 4), ("mul", "*", 5), ("truediv", "/", 5), ("floordiv", "//", 5),
               ("mod", "%", 5),
               ("lshift", "<<", 3), ("rshift", ">>", 3), ("and_", "&", 2), ("xor", "^", 1), ("or_", "|", 0),
               ("pow", "**", 7)]
_ATOM, _UNARY = 9, 6


class TypeInfo:
    """Shape (a tuple), number of axes and dtype of one input."""

    def __init__(self, shape, dtype):
        self.shape, self.dtype, self.ndim = tuple(shape), dtype, len(shape)

    def __repr__(self):
        return "TypeInfo(%r, %r)" % (self.shape, self.dtype)


class TypeInfoTuple(tuple):
    """The types of all inputs, as expressions."""

    name = "in_types"

    def size(self):
        """Their number, as an expression."""
        return Variable(len(self), "%s.size" % self.name)


def get_types(data, name="in_types", accept_none=False):
    """The types of a tuple of arrays; None is allowed among them with accept_none."""
    infos = []
    for i, array in enumerate(data):
        if array is None and not accept_none:
            raise ValueError("get_types: %s[%d]: expected an array, got None" % (name, i))
        info = TypeInfo((), None) if array is None else TypeInfo(array.shape, array.dtype)
        infos.append(Variable(info, "%s[%d]" % (name, i)))
    types = TypeInfoTuple(infos)
    types.name = name
    return types


class Expr:
    """An expression over types, which is evaluated only when eval() is called; str() of it is its source.

    Operators, comparisons, attributes, items and calls of expressions are expressions again. It has no truth value.
    """

    def __init__(self, priority):
        self.priority = priority

    def eval(self):
        """The value."""
        raise NotImplementedError

    def __getattr__(self, name):
        if name.startswith("__") and name.endswith("__"):
            raise AttributeError(name)
        return _Part(lambda value: getattr(value, name), self, ".%s" % name)

    def __getitem__(self, item):
        return _Part(lambda value: value[_value(item)], self, "[%s]" % _text(item))

    def __call__(self, *arguments):
        return _Part(lambda value: value(*map(_value, arguments)), self, "(%s)" % ", ".join(map(_text, arguments)))

    def __bool__(self):
        raise RuntimeError("expressions of types have no truth value; give them to expect() one by one: %s" % self)

    __hash__ = None


def _text(item):
    if isinstance(item, slice):
        return ":".join("" if part is None else str(part)
                        for part in (item.start, item.stop, item.step)[:2 + (item.step is not None)])
    return str(item)


def _value(item):
    return item.eval() if isinstance(item, Expr) else item


class Variable(Expr):
    """A value with the name that messages show for it; also a function, to be called on expressions."""

    def __init__(self, value, name):
        Expr.__init__(self, _ATOM)
        self.value, self.name = value, name

    def eval(self):
        return self.value

    def __str__(self):
        return self.name


class _Constant(Variable):
    """A value that stands for itself."""

    def __init__(self, value):
        Variable.__init__(self, value, str(value))


class _Part(Expr):
    """What is taken out of an expression: an attribute, an item, or the result of a call."""

    def __init__(self, take, whole, suffix):
        Expr.__init__(self, _ATOM - 1)
        self.take, self.whole, self.suffix = take, whole, suffix

    def eval(self):
        return self.take(self.whole.eval())

    def __str__(self):
        return _bracketed(self.whole, self.priority) + self.suffix


def _bracketed(expr, priority):
    return str(expr) if expr.priority >= priority else "(%s)" % expr


class _Unary(Expr):
    def __init__(self, symbol, function, operand):
        Expr.__init__(self, _UNARY)
        self.symbol, self.function, self.operand = symbol, function, operand

    def eval(self):
        return self.function(self.operand.eval())

    def __str__(self):
        return self.symbol + _bracketed(self.operand, self.priority)


class _Binary(Expr):
    def __init__(self, priority, symbol, function, left, right):
        Expr.__init__(self, priority)
        self.symbol, self.function = symbol, function
        self.left, self.right = (side if isinstance(side, Expr) else _Constant(side) for side in (left, right))

    def eval(self):
        return self.function(self.left.eval(), self.right.eval())

    def __str__(self):
        return "%s %s %s" % (_bracketed(self.left, self.priority), self.symbol,
                             _bracketed(self.right, self.priority + 1))


class _Comparison(_Binary):
    def __init__(self, symbol, opposite, function, left, right):
        _Binary.__init__(self, -1, symbol, function, left, right)
        self.opposite = opposite

    def expect(self):
        left, right = self.left.eval(), self.right.eval()
        if not self.function(left, right):
            raise InvalidType(str(self), "%s %s %s" % (left, self.opposite, right))


def _install():
    for name, symbol, opposite in _COMPARISONS:
        def compare(self, other, function=getattr(operator, name), symbol=symbol, opposite=opposite):
            return _Comparison(symbol, opposite, function, self, other)
        setattr(Expr, "__%s__" % name, compare)
    for name, symbol, priority in _ARITHMETIC:
        def combine(self, other, function=getattr(operator, name), symbol=symbol, priority=priority):
            return _Binary(priority, symbol, function, self, other)

        def reflected(self, other, function=getattr(operator, name), symbol=symbol, priority=priority):
            return _Binary(priority, symbol, function, other, self)
        setattr(Expr, "__%s__" % name.rstrip("_"), combine)
        setattr(Expr, "__r%s__" % name.rstrip("_"), reflected)
    for name, symbol in [("neg", "-"), ("pos", "+"), ("invert", "~")]:
        def change(self, function=getattr(operator, name), symbol=symbol):
            return _Unary(symbol, function, self)
        setattr(Expr, "__%s__" % name, change)
    Expr.__hash__ = None


_install()


def expect(*bool_exprs):
    """Raises InvalidType for the first comparison that does not hold, unless type checks are off."""
    if not library.ctn_is_type_check_enabled():
        return
    for expr in bool_exprs:
        if not isinstance(expr, _Comparison):
            raise TypeError("expect: expected comparisons of expressions, got %r" % (expr,))
        expr.expect()


def _product(values):
    result = 1
    for value in values:
        result *= value
    return result


_prod = Variable(_product, "prod")


def prod(xs):
    """The product of a shape, as an expression."""
    return _prod(xs)


@contextmanager
def checked_types(function, variables):
    """The types of the inputs of a function, whose failures are told with its name."""
    try:
        yield get_types([_Shape(v) for v in variables])
    except InvalidType as error:
        label = "%s (Forward)" % function.label
        raise InvalidType(error.expect, error.actual,
                          "Invalid operation is performed in: %s\n\nExpect: %s\nActual: %s" % (
            label, error.expect, error.actual)).with_traceback(error.__traceback__) from None


class _Shape:
    __slots__ = ("shape", "dtype")

    def __init__(self, variable):
        data = variable.data
        self.shape, self.dtype = data.shape, data.dtype
