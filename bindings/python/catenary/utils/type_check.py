"""Type checks of the inputs of functions, with messages that show the violated condition.

In check_type_forward(in_types), in_types[0].ndim == 2 is not a bool but an expression, which expect()
evaluates; its exception shows both the expression and the values.
"""

import operator
from contextlib import contextmanager

from .._dtype import numpy
from .._errors import InvalidType
from .._library import library

__all__ = ["Expr", "InvalidType", "TypeInfo", "TypeInfoTuple", "Variable", "expect", "get_types", "prod"]


def __dir__():
    return __all__


_COMPARISONS = [
    ("eq", "==", "!="),
    ("ne", "!=", "=="),
    ("lt", "<", ">="),
    ("le", "<=", ">"),
    ("gt", ">", "<="),
    ("ge", ">=", "<"),
]
_ARITHMETIC = [
    ("add", "+", 4),
    ("sub", "-", 4),
    ("mul", "*", 5),
    ("truediv", "/", 5),
    ("floordiv", "//", 5),
    ("mod", "%", 5),
    ("lshift", "<<", 3),
    ("rshift", ">>", 3),
    ("and_", "&", 2),
    ("xor", "^", 1),
    ("or_", "|", 0),
    ("pow", "**", 7),
]
_ATOM, _UNARY = 8, 6


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
        """The number of inputs, as an expression."""
        return Variable(len(self), "%s.size" % self.name)


def get_types(data, name="in_types", accept_none=False):
    """The types of a tuple of arrays, which may contain None if accept_none."""
    if not isinstance(data, tuple):
        raise AssertionError("get_types: data: expected a tuple of arrays, got %s" % type(data).__name__)
    infos = []
    for i, array in enumerate(data):
        if array is None and not accept_none:
            raise AssertionError("get_types: %s[%d]: expected an array, got None" % (name, i))
        info = TypeInfo((), None) if array is None else TypeInfo(array.shape, array.dtype)
        infos.append(Variable(info, "%s[%d]" % (name, i)))
    types = TypeInfoTuple(infos)
    types.name = name
    return types


def _eval(item):
    """The value of an expression, also inside lists and tuples."""
    if isinstance(item, Expr):
        return item.eval()
    return type(item)(map(_eval, item)) if type(item) in (list, tuple) else item


def _repr(item):
    """The source text of an expression or a value."""
    if isinstance(item, Expr):
        return str(item)
    if type(item) is list:
        return "[%s]" % ", ".join(map(_repr, item))
    if type(item) is tuple:
        return "(%s%s)" % (", ".join(map(_repr, item)), "," if len(item) == 1 else "")
    return repr(item)


def _subscript(key):
    """The source text of a subscript."""
    if key is Ellipsis:
        return "..."
    if isinstance(key, tuple):
        return ", ".join(map(_subscript, key))
    if not isinstance(key, slice):
        return _repr(key)
    parts = [key.start, key.stop] + ([] if key.step is None else [key.step])
    return ":".join("" if part is None else _repr(part) for part in parts)


class Expr:
    """An expression over types, which is evaluated by eval(); str() returns its source text.

    Operators, comparisons, attributes, items and calls of expressions are expressions, too. Expressions have
    no truth value.
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
        raise RuntimeError(
            "expressions of types have no truth value; give them to expect() one by one: %s" % self
        )

    def _within(self, priority):
        """The source text inside an expression of the given priority."""
        return str(self) if self.priority >= priority else "(%s)" % self


class Atom(Expr):
    """An expression that does not need parentheses."""

    def __init__(self):
        Expr.__init__(self, _ATOM)


class Variable(Atom):
    """A value with a name for messages; also a function, which is called with expressions."""

    def __init__(self, value, name):
        Atom.__init__(self)
        self.value, self.name = value, name

    def eval(self):
        return self.value

    def __str__(self):
        return self.name


class Constant(Variable):
    """A constant."""

    def __init__(self, value):
        Variable.__init__(self, value, _repr(value))


class GetAttr(Atom):
    """An attribute of an expression."""

    def __init__(self, obj, name):
        Atom.__init__(self)
        self.obj, self.name = obj, name

    def eval(self):
        return getattr(_eval(self.obj), _eval(self.name))

    def __str__(self):
        name = self.name.value if isinstance(self.name, Constant) else self.name
        return (
            "%s.%s" % (_repr(self.obj), name)
            if isinstance(name, str)
            else "getattr(%s, %s)" % (_repr(self.obj), _repr(name))
        )


class GetItem(Atom):
    """An item of an expression."""

    def __init__(self, obj, key):
        Atom.__init__(self)
        self.obj, self.key = obj, key

    def eval(self):
        return _eval(self.obj)[_eval(self.key)]

    def __str__(self):
        return "%s[%s]" % (_repr(self.obj), _subscript(self.key))


class Call(Atom):
    """The result of a function."""

    def __init__(self, obj, args):
        Atom.__init__(self)
        self.obj, self.args = obj, tuple(args)

    def eval(self):
        return _eval(self.obj)(*_eval(self.args))

    def __str__(self):
        return "%s(%s)" % (_repr(self.obj), ", ".join(map(_repr, self.args)))


class UnaryOperator(Expr):
    """A unary operator before an expression."""

    def __init__(self, priority, term, exp, func):
        Expr.__init__(self, priority)
        self.term, self.exp, self.func = term, exp, func

    def eval(self):
        return self.func(_eval(self.term))

    def __str__(self):
        return self.exp + (
            self.term._within(self.priority) if isinstance(self.term, Expr) else _repr(self.term)
        )


class BinaryOperator(Expr):
    """An operator between two expressions or values."""

    def __init__(self, priority, lhs, rhs, exp, func, right_associative=False):
        Expr.__init__(self, priority)
        self.lhs, self.rhs, self.exp, self.func, self.right_associative = (
            lhs,
            rhs,
            exp,
            func,
            right_associative,
        )

    def eval(self):
        return self.func(_eval(self.lhs), _eval(self.rhs))

    def __str__(self):
        sides = [(self.lhs, self.right_associative), (self.rhs, not self.right_associative)]
        left, right = [
            side._within(self.priority + tight) if isinstance(side, Expr) else _repr(side)
            for side, tight in sides
        ]
        return "%s %s %s" % (left, self.exp, right)


class Testable:
    """Base of expressions that expect() accepts."""

    def expect(self):
        """Raises InvalidType if the condition is false."""
        raise NotImplementedError


class BoolBinaryOperator(BinaryOperator, Testable):
    """A comparison; inv is the inverse operator, which messages show between the values."""

    def __init__(self, lhs, rhs, exp, inv, func):
        BinaryOperator.__init__(self, -1, lhs, rhs, exp, func)
        self.inv = inv

    def expect(self):
        left, right = _eval(self.lhs), _eval(self.rhs)
        if not self.func(left, right):
            raise InvalidType(
                " ".join(map(str, (self.lhs, self.exp, self.rhs))),
                " ".join(map(str, (left, self.inv, right))),
            )


def _install():
    def comparison(symbol, opposite, function):
        return lambda self, other: BoolBinaryOperator(self, other, symbol, opposite, function)

    def arithmetic(priority, symbol, function, right):
        return (
            lambda self, other: BinaryOperator(priority, self, other, symbol, function, right),
            lambda self, other: BinaryOperator(priority, other, self, symbol, function, right),
        )

    def sign(symbol, function):
        return lambda self: UnaryOperator(_UNARY, self, symbol, function)

    for name, symbol, opposite in _COMPARISONS:
        setattr(Expr, "__%s__" % name, comparison(symbol, opposite, getattr(operator, name)))
    for name, symbol, priority in _ARITHMETIC:
        plain = name.rstrip("_")
        forward, reflected = arithmetic(priority, symbol, getattr(operator, name), name == "pow")
        setattr(Expr, "__%s__" % plain, forward)
        setattr(Expr, "__r%s__" % plain, reflected)
    for name, symbol in [("neg", "-"), ("pos", "+"), ("invert", "~")]:
        setattr(Expr, "__%s__" % name, sign(symbol, getattr(operator, name)))
    Expr.__hash__ = None


_install()


def expect(*bool_exprs):
    """Raises InvalidType for the first comparison that is false, unless type checks are off."""
    if not library.ctn_type_check_enabled():
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


# The product of a shape, which is called with expressions.
prod = Variable(_product if numpy is None else numpy.prod, "prod")


@contextmanager
def checked_types(function, variables):
    """Context with the types of the inputs of a function, which adds its name to failures."""
    try:
        yield get_types(tuple([_Shape(v) for v in variables]))
    except InvalidType as error:
        label = "%s (Forward)" % function.label
        raise InvalidType(
            error.expect,
            error.actual,
            "Invalid operation is performed in: %s\n\nExpect: %s\nActual: %s"
            % (label, error.expect, error.actual),
        ).with_traceback(error.__traceback__) from None


class _Shape:
    __slots__ = ("shape", "dtype")

    def __init__(self, variable):
        data = variable.data
        self.shape, self.dtype = data.shape, data.dtype
