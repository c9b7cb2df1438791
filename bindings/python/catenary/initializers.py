"""Initial values of parameters, for the arguments `initialW`, `initial_bias` and `initial` of links.

An initializer is an object that is called with an array and fills it. Arrays, numbers and functions are
accepted, too.
"""

from itertools import count

from . import _calls, raw
from ._convert import double
from ._dtype import NUMPY_SCALAR
from ._errors import callback, lasting
from ._handle import Array as ArrayHandle, Initializer as InitializerHandle, address, adopt, made_by, take
from ._signed import constructor
from .array._ndarray import ARRAYS, as_operand, ndarray

__all__ = [
    "Array",
    "Constant",
    "GlorotNormal",
    "GlorotUniform",
    "HeNormal",
    "HeUniform",
    "Identity",
    "Initializer",
    "LeCunNormal",
    "LeCunUniform",
    "Normal",
    "One",
    "Orthogonal",
    "Uniform",
    "Zero",
    "as_initializer",
]


def __dir__():
    return __all__


_fills = {}  # number of a callback -> function that fills
_numbers = count(1)


@callback(raw.ctn_initializer_fn)
def _fill(number, array):
    _fills[number](adopt(ArrayHandle, array, borrowed=True))


@lasting(raw.ctn_destroy_fn)
def _forget(number, forget=_fills.pop):
    forget(number, None)


@made_by
class Initializer(InitializerHandle):
    """Fills new parameters. A call fills an array (of this package, or a NumPy array of floats) in place.

    Subclasses define `__call__(self, array)`, where `array` is the array to fill.
    """

    def __init__(self):
        pass

    def __call__(self, array):
        _calls.initializer_apply(self, array)


def _from_function(function):
    number = next(_numbers)
    _fills[number] = function
    return _calls.initializer_callback_new(_fill, number, _forget)


def _initializer(title, make, argument, doc, *default):
    """A class of initializers with one number as argument."""

    def fill(self, value):
        value = double(value, "%s: %s" % (title, argument))
        take(self, make(value))
        self.__dict__[argument] = value

    def __repr__(self):
        return "%s(%s=%r)" % (title, argument, self.__dict__.get(argument))

    def __reduce_ex__(self, protocol):
        return type(self), (self.__dict__[argument],)

    return type(
        title,
        (Initializer,),
        {
            "__init__": constructor(title, [(argument, float, *default)], fill),
            "__repr__": __repr__,
            "__reduce_ex__": __reduce_ex__,
            "__doc__": doc,
            "__module__": __name__,
        },
    )


Constant = _initializer(
    "Constant", _calls.initializer_constant_new, "fill_value", "Every element is `fill_value`."
)
Normal = _initializer(
    "Normal",
    _calls.initializer_normal_new,
    "scale",
    "Normal with mean 0 and standard deviation `scale`.",
    0.05,
)
Uniform = _initializer(
    "Uniform", _calls.initializer_uniform_new, "scale", "Uniform over [-scale, scale).", 0.05
)
Orthogonal = _initializer(
    "Orthogonal",
    _calls.initializer_orthogonal_new,
    "scale",
    "`scale` times a random matrix with orthonormal rows, or columns if it has more rows; "
    "further axes count as columns.",
    1.1,
)
Identity = _initializer(
    "Identity",
    _calls.initializer_identity_new,
    "scale",
    "`scale` times the identity; for square matrices.",
    1.0,
)
LeCunNormal = _initializer(
    "LeCunNormal",
    _calls.initializer_lecun_normal_new,
    "scale",
    "Normal with deviation scale sqrt(1 / fan_in).",
    1.0,
)
LeCunUniform = _initializer(
    "LeCunUniform",
    _calls.initializer_lecun_uniform_new,
    "scale",
    "Uniform within scale sqrt(3 / fan_in).",
    1.0,
)
GlorotNormal = _initializer(
    "GlorotNormal",
    _calls.initializer_glorot_normal_new,
    "scale",
    "Normal with deviation scale sqrt(2 / (fan_in + fan_out)).",
    1.0,
)
GlorotUniform = _initializer(
    "GlorotUniform",
    _calls.initializer_glorot_uniform_new,
    "scale",
    "Uniform within scale sqrt(6 / (fan_in + fan_out)).",
    1.0,
)
HeNormal = _initializer(
    "HeNormal",
    _calls.initializer_he_normal_new,
    "scale",
    "Normal with deviation scale sqrt(2 / fan_in).",
    1.0,
)
HeUniform = _initializer(
    "HeUniform", _calls.initializer_he_uniform_new, "scale", "Uniform within scale sqrt(6 / fan_in).", 1.0
)


def Zero():
    """Every element is 0."""
    return Constant(0.0)


def One():
    """Every element is 1."""
    return Constant(1.0)


class Array(Initializer):
    """The elements of an array of the parameter's shape, or of one that broadcasts to it."""

    def __init__(self, value):
        value = _floats(value)
        take(self, _calls.initializer_array_new(value))
        self.value = value

    def __reduce_ex__(self, protocol):
        return Array, (self.value,)


def _floats(value):
    array = as_operand(value)
    if not isinstance(array, ndarray):
        raise TypeError("initial value: expected an array, got %s" % type(value).__name__)
    return array if array.dtype.kind in "fV" else _calls.array_astype(array, "float32")


def as_initializer(value):
    """The initializer for an argument: an initializer, an array, a number or a function that fills an
    array."""
    if isinstance(value, InitializerHandle) and address(value):
        return value
    if isinstance(value, (bool, int, float, NUMPY_SCALAR)):
        return Constant(float(value))
    if isinstance(value, ARRAYS):
        return Array(value)
    if callable(value):
        return _from_function(value)
    raise TypeError(
        "initial value: expected an array, a number, an initializer or a function, got %s"
        % type(value).__name__
    )
