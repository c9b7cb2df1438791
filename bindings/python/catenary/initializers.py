"""Initial values of parameters: what the arguments `initialW`, `initial_bias` and `initial` of links may be.

An initializer is an object that is called with an array and fills it. Arrays, numbers and functions serve as well.
"""
from itertools import count

from . import _calls, raw
from ._dtype import numpy
from ._errors import callback, lasting
from ._handle import Array as ArrayHandle, Initializer as InitializerHandle, address, adopt, made_by
from .array._ndarray import as_operand, ndarray

_fills = {}  # number of a callback -> what fills
_numbers = count(1)


@callback(raw.ctn_initializer_fn)
def _fill(number, array):
    _fills[number](adopt(ArrayHandle, array, borrowed=True))


@lasting(raw.ctn_destroy_fn)
def _forget(number, forget=_fills.pop):
    forget(number, None)


@made_by
class Initializer(InitializerHandle):
    """Fills new parameters. Called with an array (ours, or a NumPy array of floats) it fills that in place.

    Subclasses define `__call__(self, array)`, where `array` is what to fill.
    """

    def __init__(self):
        pass

    def _take(self, made):
        from ._handle import take
        if address(self):
            raise RuntimeError("%s: the initializer has been made already" % type(self).__name__)
        take(self, made)

    def __call__(self, array):
        _calls.initializer_apply(self, array)


def _from_function(function):
    number = next(_numbers)
    _fills[number] = function
    return _calls.initializer_callback_new(_fill, number, _forget)


def _scaled(name, maker, argument, default, doc):
    def __init__(self, *values, **named):
        value = _one_argument(name, argument, default, values, named)
        self._take(maker(value))
        self.__dict__[argument] = value

    def __repr__(self):
        return "%s(%s=%r)" % (name, argument, self.__dict__.get(argument))

    def __reduce_ex__(self, protocol):
        return type(self), (self.__dict__[argument],)

    return type(name, (Initializer,), {"__init__": __init__, "__repr__": __repr__, "__reduce_ex__": __reduce_ex__, "__doc__": doc,
                                       "__module__": __name__})


def _one_argument(name, argument, default, values, named):
    if len(values) + len(named) > 1 or named and argument not in named:
        raise TypeError("%s: expected %s, got %d arguments%s" % (
            name, argument, len(values) + len(named), "".join(" %r" % key for key in named)))
    return number(values[0] if values else named.get(argument, default), "%s: %s" % (name, argument))


def number(value, name):
    """A float; TypeError for texts and whatever else is no number."""
    if not isinstance(value, (str, bytes)):
        try:
            return float(value)
        except TypeError:
            pass
    raise TypeError("%s: expected a number, got %r" % (name, value))


_TABLE = [
    ("Constant", _calls.initializer_constant_new, "fill_value", None, "Every element is `fill_value`."),
    ("Normal", _calls.initializer_normal_new, "scale", 0.05, "Normal with mean 0 and standard deviation `scale`."),
    ("Uniform", _calls.initializer_uniform_new, "scale", 0.05, "Uniform over [-scale, scale)."),
    ("Orthogonal", _calls.initializer_orthogonal_new, "scale", 1.1,
     "`scale` times a random matrix with orthonormal rows, or columns where it has more rows; further axes count as columns."),
    ("Identity", _calls.initializer_identity_new, "scale", 1.0, "`scale` times the identity; for square matrices."),
    ("LeCunNormal", _calls.initializer_lecun_normal_new, "scale", 1.0, "Normal with deviation scale sqrt(1 / fan_in)."),
    ("LeCunUniform", _calls.initializer_lecun_uniform_new, "scale", 1.0, "Uniform within scale sqrt(3 / fan_in)."),
    ("GlorotNormal", _calls.initializer_glorot_normal_new, "scale", 1.0,
     "Normal with deviation scale sqrt(2 / (fan_in + fan_out))."),
    ("GlorotUniform", _calls.initializer_glorot_uniform_new, "scale", 1.0,
     "Uniform within scale sqrt(6 / (fan_in + fan_out))."),
    ("HeNormal", _calls.initializer_he_normal_new, "scale", 1.0, "Normal with deviation scale sqrt(2 / fan_in)."),
    ("HeUniform", _calls.initializer_he_uniform_new, "scale", 1.0, "Uniform within scale sqrt(6 / fan_in)."),
]
for _row in _TABLE:
    globals()[_row[0]] = _scaled(*_row)


def Zero():
    """Every element is 0."""
    return Constant(0.0)  # noqa: F821


def One():
    """Every element is 1."""
    return Constant(1.0)  # noqa: F821


class Array(Initializer):
    """The elements of an array of the parameter's shape, or of one that broadcasts to it."""

    def __init__(self, value):
        value = _floats(value)
        self._take(_calls.initializer_array_new(value))
        self.value = value

    def __reduce_ex__(self, protocol):
        return Array, (self.value,)


def _floats(value):
    array = as_operand(value)
    if not isinstance(array, ndarray):
        raise TypeError("initial value: expected an array, got %s" % type(value).__name__)
    return array if array.dtype.kind in "fV" else _calls.array_astype(array, "float32")


def as_initializer(value):
    """The initializer for an argument: an initializer, an array, a number or a function that fills an array."""
    if isinstance(value, InitializerHandle) and address(value):
        return value
    if isinstance(value, (bool, int, float)) or numpy is not None and isinstance(value, numpy.generic):
        return Constant(float(value))  # noqa: F821
    if isinstance(value, ndarray) or numpy is not None and isinstance(value, numpy.ndarray):
        return Array(value)
    if callable(value):
        return _from_function(value)
    raise TypeError("initial value: expected an array, a number, an initializer or a function, got %s" % type(value).__name__)


__all__ = [_row[0] for _row in _TABLE] + ["Array", "Initializer", "One", "Zero", "as_initializer"]
