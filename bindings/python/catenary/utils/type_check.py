"""Conditions on the inputs of functions, whose failures say what was expected.

In check_type_forward(in_types), in_types[0].ndim == 2 is no bool but an expression; expect() looks at it, and what it
raises shows both the expression and the values that it had.
"""
import operator
from contextlib import contextmanager

from .._errors import InvalidType
from .._library import library

__all__ = ["Atom", "BinaryOperator", "BoolBinaryOperator", "Call", "Constant", "Expr", "GetAttr", "GetItem",
           "InvalidType", "Testable", "TypeInfo", "TypeInfoTuple", "UnaryOperator", "Variable", "expect", "get_types",
           "prod"]

_COMPARISONS = [("eq", "==", "!="), ("ne", "!=", "=="), ("lt", "<", ">="), ("le", "<=", ">"), ("gt", ">", "<="),
                ("ge", ">=", "<")]
_ARITHMETIC = [("add", "+", 4), ("sub", "-", 4), ("mul", "*", 5), ("truediv", "/", 5), ("floordiv", "//", 5),
               ("mod", "%", 5), ("lshift", "<<", 3), ("rshift", ">>", 3), ("and_", "&", 2), ("xor", "^", 1),
               ("or_", "|", 0), ("pow", "**", 7)]
_ATOM, _UNARY, _POWER = 8, 6, 7


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
    if not isinstance(data, tuple):
        raise AssertionError("get_types: data: expected a tuple, got %s" % type(data).__name__)
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
        return GetAttr(self, name)

    def __getitem__(self, key):
        return GetItem(self, key)

    def __call__(self, *args):
        return Call(self, args)

    def __bool__(self):
        raise RuntimeError("expressions of types have no truth value; give them to expect() one by one: %s" % self)

    __hash__ = None


def _repr(item):
    """The source of a value: expressions within lists and tuples show theirs."""
    if isinstance(item, Expr):
        return str(item)
    if type(item) is list:
        return "[%s]" % ", ".join(map(_repr, item))
    if type(item) is tuple:
        return "(%s)" % (_repr(item[0]) + "," if len(item) == 1 else ", ".join(map(_repr, item)))
    return repr(item)


def _subscript(key):
    """The source of what stands in brackets."""
    if isinstance(key, tuple) and key:
        return ", ".join(map(_subscript, key)) + ("," if len(key) == 1 else "")
    if isinstance(key, slice):
        parts = [key.start, key.stop] + ([] if key.step is None else [key.step])
        return ":".join("" if part is None else _repr(part) for part in parts)
    return "..." if key is Ellipsis else _repr(key)


def _value(item):
    """The value of an expression, also within lists, tuples and slices."""
    if isinstance(item, Expr):
        return item.eval()
    if type(item) in (list, tuple):
        return type(item)(map(_value, item))
    if isinstance(item, slice):
        return slice(_value(item.start), _value(item.stop), _value(item.step))
    return item


def _bracketed(expr, priority):
    return str(expr) if expr.priority >= priority else "(%s)" % expr


class Atom(Expr):
    """An expression that needs no brackets."""

    def __init__(self):
        Expr.__init__(self, _ATOM)


class Variable(Atom):
    """A value with the name that messages show for it; also a function, to be called on expressions."""

    def __init__(self, value, name):
        Atom.__init__(self)
        self.value, self.name = value, name

    def eval(self):
        return self.value

    def __str__(self):
        return self.name


class Constant(Atom):
    """A value that stands for itself; also a list or tuple that holds expressions."""

    def __init__(self, value):
        Atom.__init__(self)
        self.value = value

    def eval(self):
        return _value(self.value)

    def __str__(self):
        return str(self.value) if not isinstance(self.value, (list, tuple)) else _repr(self.value)


class GetAttr(Atom):
    """An attribute of an expression."""

    def __init__(self, obj, name):
        Atom.__init__(self)
        self.obj, self.name = obj, name

    def eval(self):
        return getattr(self.obj.eval(), _value(self.name))

    def __str__(self):
        name = self.name.value if isinstance(self.name, Constant) else self.name
        if isinstance(name, str):
            return "%s.%s" % (_bracketed(self.obj, _ATOM), name)
        return "getattr(%s, %s)" % (self.obj, _repr(self.name))


class GetItem(Atom):
    """An item or a part of an expression."""

    def __init__(self, obj, key):
        Atom.__init__(self)
        self.obj, self.key = obj, key

    def eval(self):
        return self.obj.eval()[_value(self.key)]

    def __str__(self):
        return "%s[%s]" % (_bracketed(self.obj, _ATOM), _subscript(self.key))


class Call(Atom):
    """What an expression returns when it is called."""

    def __init__(self, obj, args):
        Atom.__init__(self)
        self.obj, self.args = obj, args

    def eval(self):
        return self.obj.eval()(*map(_value, self.args))

    def __str__(self):
        return "%s(%s)" % (_bracketed(self.obj, _ATOM), ", ".join(map(_repr, self.args)))


class UnaryOperator(Expr):
    """An operator in front of an expression."""

    def __init__(self, priority, term, exp, func):
        Expr.__init__(self, priority)
        self.term, self.exp, self.func = term, exp, func

    def eval(self):
        return self.func(self.term.eval())

    def __str__(self):
        return self.exp + _bracketed(self.term, self.priority)


class BinaryOperator(Expr):
    """An operator between two expressions, or an expression and a value."""

    def __init__(self, priority, lhs, rhs, exp, func, right_associative=False):
        Expr.__init__(self, priority)
        self.lhs, self.rhs = (side if isinstance(side, Expr) else Constant(side) for side in (lhs, rhs))
        self.exp, self.func, self.right_associative = exp, func, right_associative

    def eval(self):
        return self.func(self.lhs.eval(), self.rhs.eval())

    def __str__(self):
        right = bool(self.right_associative)
        return "%s %s %s" % (_bracketed(self.lhs, self.priority + right), self.exp,
                             _bracketed(self.rhs, self.priority + (not right)))


class Testable:
    """What can be given to expect()."""

    __test__ = False  # the name is that of a test class

    def expect(self):
        """Raises InvalidType if the condition does not hold."""
        raise NotImplementedError


class BoolBinaryOperator(BinaryOperator, Testable):
    """A comparison; `inv` is the operator that is shown when it fails."""

    def __init__(self, lhs, rhs, exp, inv, func):
        BinaryOperator.__init__(self, -1, lhs, rhs, exp, func)
        self.inv = inv

    def expect(self):
        left, right = self.lhs.eval(), self.rhs.eval()
        if not self.func(left, right):
            raise InvalidType(str(self), "%s %s %s" % (left, self.inv, right))


def _install():
    for name, symbol, opposite in _COMPARISONS:
        def compare(self, other, function=getattr(operator, name), symbol=symbol, opposite=opposite):
            return BoolBinaryOperator(self, other, symbol, opposite, function)
        setattr(Expr, "__%s__" % name, compare)
    for name, symbol, priority in _ARITHMETIC:
        def combine(self, other, function=getattr(operator, name), symbol=symbol, priority=priority):
            return BinaryOperator(priority, self, other, symbol, function, priority == _POWER)

        def reflected(self, other, function=getattr(operator, name), symbol=symbol, priority=priority):
            return BinaryOperator(priority, other, self, symbol, function, priority == _POWER)
        setattr(Expr, "__%s__" % name.rstrip("_"), combine)
        setattr(Expr, "__r%s__" % name.rstrip("_"), reflected)
    for name, symbol in [("neg", "-"), ("pos", "+"), ("invert", "~")]:
        def change(self, function=getattr(operator, name), symbol=symbol):
            return UnaryOperator(_UNARY, self, symbol, function)
        setattr(Expr, "__%s__" % name, change)
    Expr.__hash__ = None


_install()


def expect(*bool_exprs):
    """Raises InvalidType for the first comparison that does not hold, unless type checks are off."""
    if not library.ctn_is_type_check_enabled():
        return
    for expr in bool_exprs:
        if not isinstance(expr, Testable):
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
        yield get_types(tuple([_Shape(v) for v in variables]))
    except InvalidType as error:
        label = "%s (Forward)" % function.label
        text = "Invalid operation is performed in: %s\n\nExpect: %s\nActual: %s" % (label, error.expect, error.actual)
        raise InvalidType(error.expect, error.actual, text).with_traceback(error.__traceback__) from None


class _Shape:
    __slots__ = ("shape", "dtype")

    def __init__(self, variable):
        data = variable.data
        self.shape, self.dtype = data.shape, data.dtype
